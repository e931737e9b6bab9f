"""Drawing a second time by habit, where one draw is a whole turn."""

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QApplication

from ttr_qt.engine.actions import DrawCard, TakeCard
from ttr_qt.engine.knowledge.events import CardsDrawn
from ttr_qt.models.session.session import Session


class RepeatedDraw:
    """Recognizes the second draw of somebody who is used to drawing cards one by one.

    Without open cards both cards are drawn at once, and the next draw would use up the next turn.
    So after a draw another one counts only when it has been the person's turn again for as long
    as a double click may take.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._active = False
        self._active_since = QElapsedTimer()

    def note(self, *, active: bool) -> None:
        """Note whether the person may act now."""
        if active and not self._active:
            self._active_since.start()
        self._active = active

    def is_meant_by(self, action: TakeCard | DrawCard) -> bool:
        """Say whether an action is only the second half of the last draw."""
        if self._session.rules.market_size or not isinstance(action, DrawCard):
            return False
        own = (step for step in reversed(self._session.steps) if step.seat == self._session.person)
        last = next(own, None)
        if last is None or not any(isinstance(event, CardsDrawn) for event in last.events):
            return False
        too_soon = self._active_since.elapsed() < QApplication.doubleClickInterval()
        return not self._session.over and (not self._active or too_soon)
