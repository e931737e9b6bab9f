"""What a person wants who presses a button in the panel of the turn."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import StartJourney, SwapTickets
from ttr_qt.pages.game.hint_controller import HINT

if TYPE_CHECKING:
    from ttr_qt.pages.game.game_page import GamePage


class TurnActions(QObject):
    """Fulfils what the buttons offer, or asks first."""

    def __init__(self, page: "GamePage") -> None:
        super().__init__(page)
        self._page = page
        self._asked_to_swap: Observation | None = None
        """The position in which a swap was wanted the last time."""

    def fulfil(self, payload: Action | str) -> None:
        """Do what a button is for: an action, or what leads to one."""
        page = self._page
        if payload == "tickets":
            page.hint_desk.leave()  # mixes have numbers of their own
            page.board_play.call_passengers(called=False)
            page.set_wishing(wishing=not page.wishing_tickets)
        elif payload == "journey":
            self._set_off()
        elif payload == HINT:
            page.hint_desk.toggle()
        elif payload == "result":
            page.ended.emit()
        elif payload == "pause":
            page.session.set_paused(not page.session.paused)
        elif isinstance(payload, SwapTickets) and not self._sure_of_swap():
            text = self.tr("Press again to swap: both tickets go back, and it takes your turn.")
            page.remarks.say(text)
        elif not isinstance(payload, str):
            page.play(payload)

    def _sure_of_swap(self) -> bool:
        """Say whether tickets may go: a slip of the finger would cost them, and a turn."""
        now = self._page.session.observation
        asked, self._asked_to_swap = self._asked_to_swap, now
        return asked is now or not self._page.asks_before_swap

    def _set_off(self) -> None:
        """Let the only passenger who can travel do so, or ask which one is meant."""
        page = self._page
        page.board_view.setFocus()  # arrows and Enter go on there, not from button to button
        legal = page.session.observation.legal_actions
        starts = [action for action in legal if isinstance(action, StartJourney)]
        if len(starts) == 1:
            page.play(starts[0])
        else:
            page.stop_wishing()
            page.board_play.call_passengers(called=not page.board_play.calling)
