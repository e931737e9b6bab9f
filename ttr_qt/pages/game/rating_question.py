"""Asking before a game stops counting for the rating."""

from typing import Literal

from PySide6.QtCore import QObject

from ttr_qt.models.session.rewinding import last_turn
from ttr_qt.models.session.session import Session
from ttr_qt.pages.game.page_messages import PageMessages


class RatingQuestion(QObject):
    """Asks once in a game, before the first hint or before the first turn that is taken back.

    Whoever wants the same again in the same turn has read what it costs.
    """

    def __init__(self, session: Session, messages: PageMessages, *, asks: bool) -> None:
        """Ask about a session, unless nothing in it counts (not ``asks``)."""
        super().__init__(messages)
        self._session = session
        self._messages = messages
        self._asks = asks
        self._wanted = True
        self._asked: tuple[str, int | None] | None = None
        """What was asked last, and in which turn."""

    def set_asking(self, *, wanted: bool) -> None:
        """Ask, or let the person do at once what costs the rating."""
        self._wanted = wanted

    def answered(self, why: Literal["take_back", "hint"]) -> bool:
        """Say whether a person may do what costs the rating; if not, say that it does.

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
        if self._asked == before:
            return True
        texts = {
            "take_back": self.tr(
                "Press again to take back: this game then no longer counts for your rating."
            ),
            "hint": self.tr(
                "Press again for hints: this game then no longer counts for your rating."
            ),
        }
        self._messages.say(texts[why])
        return False
