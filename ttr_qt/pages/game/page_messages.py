"""Messages over the board while a game is played: why something can't be done, who stood in."""

from typing import Final

from PySide6.QtCore import QObject, Slot

from ttr_qt.models.session.bot_driver import StandIn
from ttr_qt.models.session.refusal_reasons import Reason, still_holds
from ttr_qt.models.session.session import Refusal, Session
from ttr_qt.views.panels.banner import Banner, BannerKind, Link
from ttr_qt.views.theme.style import Style
from ttr_qt.views.words import why_not
from ttr_qt.views.words.rule_of import rule_of

_SHOWN: Final = 3500
_LONG: Final = 9000
"""Milliseconds."""


class PageMessages(QObject):
    """Shows passing messages on the banner, and leaves the news there alone."""

    def __init__(self, style: Style, session: Session, banner: Banner, parent: QObject) -> None:
        super().__init__(parent)
        self._style = style
        self._session = session
        self._banner = banner
        self._reason: Reason | None = None
        session.refused.connect(self._on_refused)
        session.stood_in.connect(self._on_stood_in)

    def say(
        self,
        text: str,
        kind: BannerKind = "info",
        link: Link | None = None,
        reason: Reason | None = None,
    ) -> None:
        """Show a message about the present position; ``reason``: why something can't be done."""
        self._reason = reason
        self._banner.say(text, kind, _SHOWN, link, passing=True)

    def say_why(self, reason: Reason) -> None:
        """Show why something can't be done, with a link to the rule."""
        session = self._session
        sentence = why_not.sentence(
            reason, session.observation, session.names, self._style.language
        )
        link = Link(self.tr("Rule"), rule_of(reason.key, session.rules.name))
        self.say(sentence, "warn", link, reason)

    def say_single_try(self) -> None:
        """Say what holds from the beginning of somebody's one try at the game of a day."""
        text = self.tr("This is your one try: no hints, and no taking back what you have seen.")
        self._banner.say(text, "info", _LONG)

    def look_again(self) -> None:
        """Take away what is not true in another position, or was advice for the one before."""
        view = self._session.observation
        if self._banner.passing and (self._reason is None or not still_holds(view, self._reason)):
            self._banner.close_message()

    def retire(self) -> None:
        """Follow the session no longer."""
        self._session.refused.disconnect(self._on_refused)
        self._session.stood_in.disconnect(self._on_stood_in)

    @Slot(object)
    def _on_refused(self, refusal: Refusal) -> None:
        self.say_why(refusal.reason)

    @Slot(object)
    def _on_stood_in(self, notice: StandIn) -> None:
        text = self.tr("{name} found no move; a stand-in moved instead.")
        if notice.any_action:
            text = self.tr(
                "Neither {name} nor the stand-in found a move; the first legal one was played."
            )
        self._banner.say(text.format(name=self._session.names[notice.seat]), "info", _SHOWN)
