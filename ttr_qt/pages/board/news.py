"""News of a game on the banner over the board."""

from ttr_qt.engine.knowledge.events import LastRoundBegan
from ttr_qt.models.session.source import GameSource
from ttr_qt.models.session.updates import Step
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.notices import last_round_words, notices_of


class News:
    """Shows what everybody should notice of a step, and what a person must not forget."""

    def __init__(self, source: GameSource, banner: Banner, language: Language) -> None:
        self._source = source
        self._banner = banner
        self._language = language
        self._said: set[str] = set()
        """What may still be shown, or wait to be."""
        self.remind()

    def show_step(self, step: Step) -> None:
        """Show the news of a step."""
        source = self._source
        notices = notices_of(
            step,
            source.observation,
            source.names,
            self._language,
            playing=source.person is not None and not source.covered,
        )
        for notice in notices:
            self._said.add(notice.text)
            self._banner.say(notice.text, notice.kind, notice.milliseconds)
        # With the news that the last round begins comes what follows from it.
        self.remind(aloud=not any(isinstance(event, LastRoundBegan) for event in step.events))

    def show_moment(self) -> None:
        """Say nothing more of what was taken back."""
        for text in self._said:
            self._banner.withdraw(text)
        self._said.clear()
        self.remind()

    def remind(self, *, aloud: bool = True) -> None:
        """Keep in sight what the last round leaves to the person who looks on, if there is one."""
        source = self._source
        reminded = source.person is not None and not source.covered
        words = last_round_words(source.observation) if reminded else ""
        self._banner.remind(words, "last", aloud=aloud)
