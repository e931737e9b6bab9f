"""The dock with the list of moves, which the person can show, hide and move."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QWidget

from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import line

if TYPE_CHECKING:
    from ttr_qt.app.window.main_window import MainWindow
    from ttr_qt.pages.game.game_page import GamePage

_SHOWN: Final = "moves/shown"
_WIDTH: Final = 280
_ROOM: Final = 1000
"""In a window narrower than this, at the size of its texts, list and page can't stand side by side:
the list lies over the players then, and nothing that is needed for a choice gets narrower."""
_WIDTH_OVER: Final = 212
"""As wide as the players."""


class MovesDock(QDockWidget):
    """Shows the list of moves of the page that is played on; remembers whether it is wanted."""

    def __init__(self, settings: QSettings, window: "MainWindow") -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._page: GamePage | None = None
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
        self.action: Final = QAction(window)
        self.action.setCheckable(True)
        self.action.setChecked(settings.value(_SHOWN) in {True, "true"})
        self.action.setShortcut(QKeySequence(Qt.Key.Key_M))
        self.action.setAutoRepeat(False)
        self.action.toggled.connect(self._on_toggled)
        window.addAction(self.action)
        self.hide()

    @property
    def over(self) -> bool:
        """Whether the list lies over the page, as there is no room beside it."""
        return self._over

    def serve(self, page: "GamePage | None") -> None:
        """List the moves of a page from now on; None: of none."""
        old, self._page = self.widget(), page
        self.action.setEnabled(page is not None)
        self._take_look()
        self.action.setText(self.tr("List of moves"))
        if page is not None:
            page.moves.action_wanted.connect(page.play)
            page.moves.action_pointed.connect(page.board_play.show_action)
            self.setWidget(page.moves)
        self._settle()
        self._appear()
        if old is not None:
            old.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.action.setChecked(False)
        else:
            super().keyPressEvent(event)

    def set_covered(self, *, covered: bool) -> None:
        """Make room for a leaf that covers the page, or come back."""
        self._covered = covered
        self._appear()

    def _appear(self) -> None:
        """Be seen or not, as it is wanted."""
        wanted = self._page is not None and self.action.isChecked() and not self._covered
        self.setVisible(wanted)
        if wanted and self._over:
            self.raise_()

    def _settle(self) -> None:
        """Take a place beside the page, or over it where the window is too narrow."""
        look, window = self._window.style_now, self._window
        over = window.width() < look.px(_ROOM)
        if over != self._over:
            self._over = over
            if over:
                window.removeDockWidget(self)
            else:
                window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
                window.resizeDocks([self], [look.px(_WIDTH)], Qt.Orientation.Horizontal)
            self._appear()
        if over:
            self.setGeometry(0, 0, look.px(_WIDTH_OVER), window.height())
            self._edge.setGeometry(self.width() - 1, 0, 1, self.height())
            self._edge.raise_()
        self._edge.setVisible(over)

    def _take_look(self) -> None:
        """Take over language and colours of the window."""
        look, old = self._window.style_now, self.titleBarWidget()
        px = look.px
        self.setWindowTitle(self.tr("Moves"))
        bar = QWidget(self)
        bar.setObjectName("page")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(bar)
        row.setContentsMargins(px(14), px(10), px(10), 0)
        close = button(look, "", kind="quiet", sign="x", parent=bar)
        close.setAccessibleName(self.tr("Close the list of moves"))
        close.setToolTip(f"{self.tr('Close the list of moves')} (M)")
        close.setStyleSheet(f"QPushButton {{ padding: {px(5)}px; }}")
        close.clicked.connect(self.close)
        row.addWidget(line(self.windowTitle(), "heading", bar), 1)
        row.addWidget(close)
        self.setTitleBarWidget(bar)
        self._edge.setStyleSheet(f"background: {look.theme.line};")
        if old is not None:
            old.deleteLater()

    @Slot(bool)
    def _on_toggled(self, shown: bool) -> None:
        self._settings.setValue(_SHOWN, shown)
        if self._page is None:
            return
        self._appear()
        if shown:
            if not self._over:
                width = self._window.style_now.px(_WIDTH)
                self._window.resizeDocks([self], [width], Qt.Orientation.Horizontal)
            self._page.moves.setFocus(Qt.FocusReason.ShortcutFocusReason)
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
            self._settle()
        return super().eventFilter(watched, event)
