"""What the buttons of the turn panel do."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import StartJourney, SwapTickets
from ttr_qt.models.session.session import Session
from ttr_qt.pages.game.hint_controller import HINT
from ttr_qt.pages.game.page_messages import PageMessages


class TurnActions(QObject):
    """Dispatcher of the turn panel's buttons: plays what they offer, or asks first.

    Signals:
        action_wanted: an action to be played.
        mixes_wanted: the mixes of tickets that could be drawn are to be shown, or hidden again.
        hint_wanted: hints are to be looked for, or sent away.
        passenger_wanted: the person is to say which passenger travels.
        result_wanted: the end of the game is to be shown.
        next_wanted: the next opponent is to move.
        pass_on_wanted: the person has seen what came of the turn.
    """

    action_wanted = Signal(object)
    mixes_wanted = Signal()
    hint_wanted = Signal()
    passenger_wanted = Signal()
    result_wanted = Signal()
    next_wanted = Signal()
    pass_on_wanted = Signal()

    def __init__(
        self, session: Session, messages: PageMessages, board: QWidget, *, confirms_swap: bool
    ) -> None:
        """Serve a session; ``board`` gets the keyboard where the person goes on there."""
        super().__init__(board)
        self._board = board
        self._session = session
        self._messages = messages
        self._confirms_swap = confirms_swap
        self._asked_to_swap: Observation | None = None
        """The position in which a swap was asked for the last time."""

    @Slot(object)
    def press(self, payload: Action | str) -> None:
        """Do what a button is for: an action, or what leads to one."""
        if payload == "tickets":
            self.mixes_wanted.emit()
        elif payload == "journey":
            self._start_journey()
        elif payload == HINT:
            self.hint_wanted.emit()
        elif payload == "result":
            self.result_wanted.emit()
        elif payload == "next":
            self.next_wanted.emit()
        elif payload == "pass_on":
            self.pass_on_wanted.emit()
        elif payload == "pause":
            self._session.set_paused(not self._session.paused)
        elif isinstance(payload, SwapTickets) and not self._swap_confirmed():
            text = self.tr("Press again to swap: both tickets go back, and it takes your turn.")
            self._messages.say(text)
        elif not isinstance(payload, str):
            self.action_wanted.emit(payload)

    def _swap_confirmed(self) -> bool:
        """Say whether tickets may go: a slip of the finger would cost them, and a turn."""
        now = self._session.observation
        asked, self._asked_to_swap = self._asked_to_swap, now
        return asked is now or not self._confirms_swap

    def _start_journey(self) -> None:
        """Let the only passenger who can travel do so, or ask which one is meant."""
        self._board.setFocus()  # arrows and Enter go on there, not from button to button
        legal = self._session.observation.legal_actions
        starts = [action for action in legal if isinstance(action, StartJourney)]
        if len(starts) == 1:
            self.action_wanted.emit(starts[0])
        else:
            self.passenger_wanted.emit()
