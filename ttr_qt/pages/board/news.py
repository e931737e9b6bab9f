"""News of a game on the banner over the board."""

from ttr_qt.models.session.source import GameSource
from ttr_qt.models.session.updates import Step
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.notices import last_round_words, notices_of


class News:
    """Shows what everybody should notice of a step, and keeps it true."""

    def __init__(self, source: GameSource, banner: Banner, language: Language) -> None:
        self._source = source
        self._banner = banner
        self._language = language
        self._last_round = ""
        """What was said of the last round."""

    def show_step(self, step: Step) -> None:
        """Show the news of a step."""
        self.amend()
        view, names = self._source.observation, self._source.names
        for notice in notices_of(step, view, names, self._language):
            self._banner.say(notice.text, notice.kind, notice.milliseconds)

    def amend(self) -> None:
        """Correct what is still shown of the last round, in another position."""
        before, self._last_round = self._last_round, last_round_words(self._source.observation)
        if before:
            self._banner.amend(before, self._last_round)
