"""The pages of the window: the one that is played on, and leaves that may lie over it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Signal, Slot
from PySide6.QtWidgets import QApplication, QScrollArea, QStackedWidget, QWidget

from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.views.theme.style import Style

MakeLeaf = Callable[[Style], OverlayPage]


@dataclass(slots=True)
class _Open:
    """A leaf that was opened and not left yet."""

    make: MakeLeaf
    leaf: OverlayPage
    style: Style
    """The one it was made in."""


class PageStack(QStackedWidget):
    """Shows one page and, over it, leaves: only the last one, and those below stay as they are.

    Signals:
        opened: a leaf is shown from now on.
        closed: the page below is shown again.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: QWidget | None = None
        self._open: list[_Open] = []
        self._style = Style()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    @property
    def leaf(self) -> OverlayPage | None:
        """The leaf that is shown."""
        return self._open[-1].leaf if self._open else None

    def set_page(self, page: QWidget) -> None:
        """Show another page; leaves stay open over it."""
        old, self._page = self._page, page
        self.addWidget(page)
        if not self._open:
            self._show(page)
        self._drop(old)

    def open_leaf(self, make: MakeLeaf, style: Style) -> OverlayPage:
        """Show a leaf, over one of another kind or instead of one of its own."""
        self._style = style
        fresh, leaf = not self._open, make(style)
        kinds = [type(one.leaf) for one in self._open]
        if type(leaf) in kinds:
            self._drop_from(kinds.index(type(leaf)))
        self._open.append(_Open(make, leaf, style))
        self._take_in(leaf)
        if fresh:
            self.opened.emit()
        return leaf

    def rebuild(self, style: Style) -> None:
        """Show the leaf, if there is one, in another style."""
        self._style = style
        self._restyle_last()

    @Slot()
    def go_back(self) -> None:
        """Leave the leaf that is shown, for the one it was opened over or for the page."""
        if len(self._open) > 1:
            self._drop(self._open.pop().leaf)
            self._restyle_last()
            self._show(self._open[-1].leaf)
        else:
            self.close_leaf()

    @Slot()
    def close_leaf(self) -> None:
        """Show the page again, whatever lies over it."""
        if not self._open:
            return
        if self._page is not None:
            self._show(self._page)
        self._drop_from(0)
        self.closed.emit()

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what the keyboard comes to: Qt does that only from within what is scrolled.

        Whoever clicks sees where: nothing may move then.
        """
        if now is None or not self.isAncestorOf(now):
            return
        around = now.parentWidget()
        while around is not None and around is not self:
            if isinstance(around, QScrollArea):
                _scroll_into_sight(around, now)
            around = around.parentWidget()

    def _restyle_last(self) -> None:
        """Build the leaf that is to be shown anew, if it was made in another style."""
        if not self._open or self._open[-1].style == self._style:
            return
        old = self._open.pop()
        state = old.leaf.state()  # now: what is not shown any more has no focus
        leaf = old.make(self._style)
        self._open.append(_Open(old.make, leaf, self._style))
        self._take_in(leaf)
        leaf.restore(state)
        self._drop(old.leaf)

    def _take_in(self, leaf: OverlayPage) -> None:
        leaf.closed.connect(self.go_back)
        self.addWidget(leaf)
        self._show(leaf)

    def _show(self, widget: QWidget) -> None:
        self.setCurrentWidget(widget)
        widget.show()  # now: what can't be seen yet does not get the focus
        widget.setFocus()

    def _drop_from(self, place: int) -> None:
        for one in self._open[place:]:
            self._drop(one.leaf)
        del self._open[place:]

    def _drop(self, widget: QWidget | None) -> None:
        if widget is not None:
            self.removeWidget(widget)
            widget.hide()
            # Arrows choose first and take the focus along then: it would go into what is gone.
            widget.setEnabled(False)
            widget.deleteLater()


def _scroll_into_sight(area: QScrollArea, part: QWidget) -> None:
    window = area.viewport()
    if not window.rect().intersects(QRect(part.mapTo(window, QPoint(0, 0)), part.size())):
        area.ensureWidgetVisible(part)
