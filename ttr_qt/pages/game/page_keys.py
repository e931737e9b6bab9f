"""What keys mean on the page of a game where the part with the focus does not use them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.pages.game.hint_controller import HintController
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.panels.hand_panel import HandPanel
from ttr_qt.views.panels.market_panel import MarketPanel


class PageKeys(QObject):
    """Dispatcher of the keys of a page that no part with the focus has a use for.

    Signals:
        cancelled: what was begun is to be left.
    """

    cancelled = Signal()

    def __init__(
        self,
        page: QWidget,
        hand: HandPanel,
        market: MarketPanel,
        hints: HintController,
        press_on_board: Callable[[QKeyEvent], bool],
    ) -> None:
        """Serve a page; ``press_on_board`` does what a key means for the board."""
        super().__init__(page)
        self._hand = hand
        self._market = market
        self._hints = hints
        self._press_on_board = press_on_board
        bind(Command.DRAW_CARD, page, self._on_deck_key)

    @Slot()
    def _on_deck_key(self) -> None:
        if self._market.isVisible():
            self._market.take("deck")

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; say whether it means anything."""
        if (stack := Command.PICK_STACK.number(event)) is not None and self._hand.isVisible():
            self._hand.pick(stack - 1)
        elif Command.CANCEL.matches(event):
            self.cancelled.emit()
        elif self._press_on_board(event):
            pass
        elif event.isAutoRepeat():
            return False  # a key that is held down is meant once
        elif self._hints.press(event):
            pass
        elif (slot := Command.TAKE_CARD.number(event)) is not None and self._market.isVisible():
            self._market.take("open", slot)
        else:
            return False
        return True
