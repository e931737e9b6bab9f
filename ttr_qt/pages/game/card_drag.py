"""Dragging cards: from the market to the hand, and from the hand onto the board."""

from PySide6.QtCore import QObject, QPoint, Signal, Slot

from ttr_qt.engine.actions import DrawCard, TakeCard
from ttr_qt.models.item_models.cards import HandModel
from ttr_qt.pages.game.carried_cards import CarriedCards
from ttr_qt.views.panels.hand_panel import HandPanel
from ttr_qt.views.panels.market_panel import MarketPanel
from ttr_qt.views.play.board_play import BoardPlay


class CardDrag(QObject):
    """Connects hand, market and board while cards are picked and carried.

    Signals:
        card_wanted: `TakeCard` or `DrawCard`, by a click or by dropping it on the hand.
    """

    card_wanted = Signal(object)

    def __init__(
        self,
        hand: HandPanel,
        market: MarketPanel,
        board: BoardPlay,
        carried: CarriedCards,
        model: HandModel,
    ) -> None:
        super().__init__(hand)
        self._hand = hand
        self._board = board
        self._carried = carried
        self._model = model
        hand.stack_picked.connect(board.pick)
        hand.drag_moved.connect(self._on_stack_moved)
        hand.drag_dropped.connect(self._on_stack_dropped)
        hand.drag_cancelled.connect(self.let_go)
        market.card_wanted.connect(self.card_wanted)
        market.drag_moved.connect(self._on_card_moved)
        market.drag_dropped.connect(self._on_card_dropped)
        market.drag_cancelled.connect(self.let_go)
        board.pick_cleared.connect(self._on_pick_cleared)

    @Slot()
    def let_go(self) -> bool:
        """Give up what was picked or is being carried; say whether anything was."""
        self._carried.put_down()
        return self._board.cancel()

    @Slot()
    def _on_pick_cleared(self) -> None:
        self._hand.set_picked(None)

    @Slot(str, QPoint)
    def _on_stack_moved(self, card: str, at: QPoint) -> None:
        row = self._model.find(card)
        if row is not None:
            self._carried.carry((card,) * row.count, at)
            self._board.carry(card, at)

    @Slot(str, QPoint)
    def _on_stack_dropped(self, card: str, at: QPoint) -> None:
        self._carried.put_down()
        self._board.drop(card, at)

    @Slot(object, QPoint)
    def _on_card_moved(self, action: TakeCard | DrawCard, at: QPoint) -> None:
        self._carried.carry((action.card if isinstance(action, TakeCard) else "",), at)

    @Slot(object, QPoint)
    def _on_card_dropped(self, action: TakeCard | DrawCard, at: QPoint) -> None:
        self._carried.put_down()
        if self._hand.rect().contains(self._hand.mapFromGlobal(at)):
            self.card_wanted.emit(action)
