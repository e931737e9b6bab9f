"""What keys mean on the page of a game, wherever the focus is."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut

from ttr_qt.views.widgets.tab_order import order_tabs

if TYPE_CHECKING:
    from ttr_qt.pages.game.game_page import GamePage

_BOARD_KEYS: Final = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Slash,
    Qt.Key.Key_0,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Minus,
)
"""Those that go to the board from anywhere."""
_SLOTS: Final = tuple("123456")
_STACKS: Final = (*(Qt.Key.Key_0.value + digit for digit in range(1, 10)), Qt.Key.Key_0.value)
"""In the order in which they lie on the keyboard; each means a stack of the hand, with Ctrl."""


class PageKeys(QObject):
    """The keys of a page: a digit is always a card of the market, with Ctrl a stack of the hand."""

    def __init__(self, page: "GamePage") -> None:
        super().__init__(page)
        self._page = page
        deck = QShortcut(QKeySequence(Qt.Key.Key_D), page)
        deck.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        deck.setAutoRepeat(False)
        deck.activated.connect(self._on_deck_key)

    @Slot()
    def _on_deck_key(self) -> None:
        if self._page.market.isVisible():
            self._page.market.take("deck")

    def order(self) -> None:
        """Let Tab go from part to part in the order in which a turn is thought about."""
        page = self._page
        parts = (page.board_view, page.hand.stacks, page.market.table)
        order_tabs(*parts, *page.turn.buttons, page.tickets.list)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; say whether it means anything."""
        page, key = self._page, event.key()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if key not in _STACKS or not page.hand.isVisible():
                return False
            page.hand.pick(_STACKS.index(key))
        elif key == Qt.Key.Key_Escape:
            page.give_up()
        elif key == Qt.Key.Key_Space and page.stage.moving:
            page.stage.skip()
        elif key in _BOARD_KEYS and not page.board_view.hasFocus():
            page.board_view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            QCoreApplication.sendEvent(page.board_view, event)
        elif event.isAutoRepeat():
            return False  # whoever holds a key down means it once
        elif page.hint_desk.press(event.text()):
            pass
        elif event.text() in _SLOTS and page.market.isVisible():
            page.market.take("open", int(event.text()))
        else:
            return False
        return True
