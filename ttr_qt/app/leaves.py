"""The pages of the window: the one that is played on, and a leaf that may lie over it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from ttr_qt.views.style import Style
from ttr_qt.views.widgets.leaf import LeafPage

if TYPE_CHECKING:
    from ttr_qt.app.replay_page import ReplayPage

MakeLeaf = Callable[[Style], "LeafPage | ReplayPage"]


class Leaves(QStackedWidget):
    """Shows one page and, over it, at most one leaf; the page below stays as it is.

    Signals:
        opened: a leaf is shown from now on.
        closed: the page below is shown again.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: QWidget | None = None
        self._leaf: LeafPage | ReplayPage | None = None
        self._make: MakeLeaf | None = None

    @property
    def leaf(self) -> "LeafPage | ReplayPage | None":
        """The leaf that is shown."""
        return self._leaf

    def set_page(self, page: QWidget) -> None:
        """Show another page; a leaf stays open over it."""
        old, self._page = self._page, page
        self.addWidget(page)
        if self._leaf is None:
            self.setCurrentWidget(page)
            page.show()  # now: what can't be seen yet does not get the focus
            page.setFocus()
        self._drop(old)

    def open_leaf(self, make: MakeLeaf, style: Style) -> "LeafPage | ReplayPage":
        """Show a leaf, instead of one that is open already."""
        fresh = self._leaf is None
        self._make = make
        leaf = self._show_leaf(style)
        if fresh:
            self.opened.emit()
        return leaf

    def rebuild(self, style: Style) -> None:
        """Show the leaf, if there is one, in another style."""
        if self._leaf is not None:
            state = self._leaf.state()
            self._show_leaf(style).restore(state)

    @Slot()
    def close_leaf(self) -> None:
        """Show the page below again."""
        old, self._leaf = self._leaf, None
        if old is None:
            return
        if self._page is not None:
            self.setCurrentWidget(self._page)
            self._page.show()
            self._page.setFocus()
        self._drop(old)
        self.closed.emit()

    def _show_leaf(self, style: Style) -> "LeafPage | ReplayPage":
        if self._make is None:
            raise RuntimeError("No leaf was opened.")
        old, leaf = self._leaf, self._make(style)
        self._leaf = leaf
        leaf.closed.connect(self.close_leaf)
        self.addWidget(leaf)
        self.setCurrentWidget(leaf)
        leaf.show()
        leaf.setFocus()
        self._drop(old)
        return leaf

    def _drop(self, widget: QWidget | None) -> None:
        if widget is not None:
            self.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
