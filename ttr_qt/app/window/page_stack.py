"""The stack of pages: the main page of the window, and overlay pages that may lie over it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Signal, Slot
from PySide6.QtWidgets import QApplication, QScrollArea, QStackedWidget, QWidget

from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce

MakeOverlay = Callable[[Style], OverlayPage]


@dataclass(slots=True)
class _Open:
    """An overlay page that was opened and not closed yet."""

    make: MakeOverlay
    page: OverlayPage
    style: Style
    """The one it was made in."""


class PageStack(QStackedWidget):
    """Shows the main page or the last overlay page; overlay pages below stay as they are.

    Signals:
        covered_changed: whether overlay pages cover the main page from now on.
    """

    covered_changed = Signal(bool)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        """Build overlay pages in a style, until `set_style` is called."""
        super().__init__(parent)
        self._page: QWidget | None = None
        self._open: list[_Open] = []
        self._style = style
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed)

    @property
    def overlay(self) -> OverlayPage | None:
        """The overlay page that is shown."""
        return self._open[-1].page if self._open else None

    def set_page(self, page: QWidget) -> None:
        """Show another main page; overlay pages stay open over it."""
        old, self._page = self._page, page
        self.addWidget(page)
        if not self._open:
            self._show(page)
        self._drop(old)

    def open_overlay(self, make: MakeOverlay) -> OverlayPage:
        """Show an overlay page, over one of another kind or instead of one of its own.

        ``make`` is called again when the style changes.
        """
        fresh, overlay = not self._open, make(self._style)
        kinds = [type(one.page) for one in self._open]
        if type(overlay) in kinds:
            self._drop_from(kinds.index(type(overlay)))
        self._open.append(_Open(make, overlay, self._style))
        self._add(overlay)
        if fresh:
            self.covered_changed.emit(True)
        return overlay

    def set_style(self, style: Style) -> None:
        """Build overlay pages in a style from now on, also the one that is shown."""
        self._style = style
        self._restyle_last()

    @Slot()
    def go_back(self) -> None:
        """Close the overlay page that is shown, and show what it was opened over."""
        if len(self._open) > 1:
            self._drop(self._open.pop().page)
            self._restyle_last()
            self._show(self._open[-1].page)
        else:
            self.close_overlays()

    @Slot()
    def close_overlays(self) -> None:
        """Show the main page again, and close what lies over it."""
        if not self._open:
            return
        if self._page is not None:
            self._show(self._page)
        self._drop_from(0)
        self.covered_changed.emit(False)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what the keyboard comes to: Qt does that only from within what is scrolled.

        A person who clicks sees where: nothing may move then.
        """
        if now is None or not self.isAncestorOf(now):
            return
        around = now.parentWidget()
        while around is not None and around is not self:
            if isinstance(around, QScrollArea):
                _scroll_into_sight(around, now)
            around = around.parentWidget()

    def _restyle_last(self) -> None:
        """Build the last overlay page again, if it was made in another style."""
        if not self._open or self._open[-1].style == self._style:
            return
        old = self._open.pop()
        state = old.page.state()  # now: what is not shown any more has no focus
        new = old.make(self._style)
        self._open.append(_Open(old.make, new, self._style))
        self._add(new)
        new.restore(state)
        self._drop(old.page)

    def _add(self, overlay: OverlayPage) -> None:
        overlay.closed.connect(self.go_back)
        self.addWidget(overlay)
        self._show(overlay)

    def _show(self, widget: QWidget) -> None:
        self.setCurrentWidget(widget)
        widget.show()  # now: what can't be seen yet does not get the focus
        widget.setFocus()
        if QApplication.focusWidget() is not widget:  # else its name is told with the focus
            announce(widget, widget.accessibleName())

    def _drop_from(self, place: int) -> None:
        for one in self._open[place:]:
            self._drop(one.page)
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
