"""The dock with the list of moves, which the person can show, hide and move."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QWidget

from ttr_qt.views.commands.actions import bind, with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import line

_SHOWN: Final = "moves/shown"
_WIDTH: Final = 280
_ROOM: Final = 1000
"""The least width of a window, at the size of its texts, in which list and page stand side by side:
in a narrower one the list lies over the players, and nothing that is needed for a choice gets
narrower."""
_WIDTH_OVER: Final = 212
"""As wide as the players."""


class MovesDock(QDockWidget):
    """Dock for the list of moves of a game; remembers whether the person wants it."""

    def __init__(self, settings: QSettings, window: QMainWindow) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._style = Style()
        self._page: QWidget | None = None
        self._covered = False
        self._over = False
        self._edge = QWidget(self)
        self._edge.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("moves")
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable
            | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        window.installEventFilter(self)
        here = Qt.ShortcutContext.WindowShortcut
        self.action: Final = bind(Command.LIST_MOVES, window, None, context=here)
        self.action.setCheckable(True)
        self.action.setChecked(settings.value(_SHOWN) in {True, "true"})
        self.action.toggled.connect(self._on_toggled)
        self.hide()

    @property
    def over(self) -> bool:
        """Whether the list lies over the page, as there is no room beside it."""
        return self._over

    def set_list(self, moves: QWidget, page: QWidget, style: Style) -> None:
        """Show a list of moves; the keyboard goes back to ``page`` when it is closed."""
        self._show_list(moves, page, style)

    def clear(self, style: Style) -> None:
        """Show no list: no game is being played."""
        self._show_list(None, None, style)

    def _show_list(self, moves: QWidget | None, page: QWidget | None, style: Style) -> None:
        old, self._page = self.widget(), page
        self._style = style
        self.action.setEnabled(moves is not None)
        self._make_title_bar()
        self.action.setText(Command.LIST_MOVES.text)
        if moves is not None:
            self.setWidget(moves)
        self._update_place()
        self._update_visibility()
        if old is not None:
            old.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away where the person cancels."""
        if Command.CANCEL.matches(event):
            self.action.setChecked(False)
        else:
            super().keyPressEvent(event)

    @Slot(bool)
    def set_covered(self, covered: bool) -> None:
        """Hide while an overlay page covers the game, and come back."""
        self._covered = covered
        self._update_visibility()

    def _update_visibility(self) -> None:
        """Be seen or not, as it is wanted."""
        wanted = self._page is not None and self.action.isChecked() and not self._covered
        self.setVisible(wanted)
        if wanted and self._over:
            self.raise_()

    def _update_place(self) -> None:
        """Take a place beside the page, or over it where the window is too narrow."""
        style, window = self._style, self._window
        over = window.width() < style.px(_ROOM)
        if over != self._over:
            self._over = over
            if over:
                window.removeDockWidget(self)
            else:
                window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
                window.resizeDocks([self], [style.px(_WIDTH)], Qt.Orientation.Horizontal)
            self._update_visibility()
        if over:
            self.setGeometry(0, 0, style.px(_WIDTH_OVER), window.height())
            self._edge.setGeometry(self.width() - 1, 0, 1, self.height())
            self._edge.raise_()
        self._edge.setVisible(over)

    def _make_title_bar(self) -> None:
        """Build the title bar in the present style."""
        style, old = self._style, self.titleBarWidget()
        px = style.px
        self.setWindowTitle(self.tr("Moves"))
        bar = QWidget(self)
        bar.setObjectName("page")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(bar)
        row.setContentsMargins(px(14), px(10), px(10), 0)
        close = button(style, "", kind="quiet", sign="x", parent=bar)
        close.setAccessibleName(self.tr("Close the list of possible moves"))
        close.setToolTip(with_key(self.tr("Close the list of possible moves"), Command.LIST_MOVES))
        close.setStyleSheet(f"QPushButton {{ padding: {px(5)}px; }}")
        close.clicked.connect(self.close)
        row.addWidget(line(self.windowTitle(), "heading", bar), 1)
        row.addWidget(close)
        self.setTitleBarWidget(bar)
        self._edge.setStyleSheet(f"background: {style.theme.line};")
        if old is not None:
            old.deleteLater()

    @Slot(bool)
    def _on_toggled(self, shown: bool) -> None:
        self._settings.setValue(_SHOWN, shown)
        if self._page is None:
            return
        self._update_visibility()
        if shown:
            if not self._over:
                width = self._style.px(_WIDTH)
                self._window.resizeDocks([self], [width], Qt.Orientation.Horizontal)
            self.widget().setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember that the list is not wanted any more."""
        super().closeEvent(event)
        self.action.setChecked(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place when the window changes its size."""
        # Qt goes on telling while a window that was let go is taken apart, when this object has no
        # attributes any more: nothing of it is asked for before the size really changes.
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self._update_place()
        return super().eventFilter(watched, event)
