"""Asking before a game stops counting for the rating."""

from typing import Final, Literal

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ttr_qt.models.session.rewinding import last_turn
from ttr_qt.models.session.session import Session
from ttr_qt.pages.game.page_messages import PageMessages
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.theme.style import Style

_SHOWN: Final = 8000
"""Milliseconds to read what it costs and to press again."""


class RatingQuestion(QObject):
    """Asks once in a game, before the first hint or before the first turn that is taken back.

    The question stands at what was pressed. Whoever wants the same again while they see it has
    read what it costs.
    """

    def __init__(
        self, style: Style, session: Session, messages: PageMessages, page: QWidget, *, asks: bool
    ) -> None:
        """Ask about a session on a page, unless nothing in it counts (not ``asks``)."""
        super().__init__(messages)
        self.banner: Final = Banner(style, page)
        self._session = session
        self._messages = messages
        self._asks = asks
        self._wanted = True
        self._asked: tuple[str, int | None] | None = None
        """What was asked last, and in which turn."""

    def set_asking(self, *, wanted: bool) -> None:
        """Ask, or let the person do at once what costs the rating."""
        self._wanted = wanted

    def withdraw(self) -> bool:
        """Ask no more; say whether anything was asked."""
        asked = bool(self.banner.text)
        self.banner.clear()
        return asked

    def answered(self, why: Literal["take_back", "hint"], pressed: QWidget | None = None) -> bool:
        """Say whether a person may do what costs the rating; if not, say that it does.

        ``pressed`` is the button that does it, if it is there.

        In the one try at today's game nobody may.
        """
        if self._session.single_try:
            self._messages.say_single_try()
            return False
        if self._session.unrated or self._session.person is None:
            return True
        if not (self._asks and self._wanted):
            return True
        before = self._asked
        self._asked = (why, last_turn(self._session.steps, self._session.person))
        if self.withdraw() and self._asked == before:
            return True
        texts = {
            "take_back": self.tr(
                "Press again to take back: this game then no longer counts for your rating."
            ),
            "hint": self.tr(
                "Press again for hints: this game then no longer counts for your rating."
            ),
        }
        self.banner.stand_beside(pressed)
        self.banner.say(texts[why], "warn", _SHOWN)
        return False
