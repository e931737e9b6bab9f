"""The dock with the list of moves, which the person can show, hide and move."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSettings, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDockWidget

from ttr_qt.views.fonts import SEMIBOLD
from ttr_qt.views.style import HEADING

if TYPE_CHECKING:
    from ttr_qt.app.game_page import GamePage
    from ttr_qt.app.main_window import MainWindow

_SHOWN: Final = "moves/shown"
_WIDTH: Final = 280


class MovesDock(QDockWidget):
    """Shows the list of moves of the page that is played on; remembers whether it is wanted."""

    def __init__(self, settings: QSettings, window: "MainWindow") -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._page: GamePage | None = None
        self.setObjectName("moves")
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        self.action: Final = QAction(window)
        self.action.setCheckable(True)
        self.action.setChecked(settings.value(_SHOWN) in {True, "true"})
        self.action.setShortcut(QKeySequence(Qt.Key.Key_M))
        self.action.setAutoRepeat(False)
        self.action.toggled.connect(self._on_toggled)
        window.addAction(self.action)
        self.hide()

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
            self.setVisible(self.action.isChecked())
        else:
            self.hide()
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
        self.setVisible(not covered and self._page is not None and self.action.isChecked())

    def _take_look(self) -> None:
        """Take over language and colours of the window."""
        look = self._window.style_now
        self.setWindowTitle(self.tr("Moves"))
        theme, px = look.theme, look.px
        self.setStyleSheet(f"""
            QDockWidget {{ font-size: {px(HEADING)}px; font-weight: {SEMIBOLD}; }}
            QDockWidget::title {{
                background: {theme.background}; padding: {px(12)}px {px(12)}px {px(4)}px;
            }}
        """)

    @Slot(bool)
    def _on_toggled(self, shown: bool) -> None:
        self._settings.setValue(_SHOWN, shown)
        if self._page is None:
            return
        self.setVisible(shown)
        if shown:
            self._window.resizeDocks([self], [_WIDTH], Qt.Orientation.Horizontal)
            self._page.moves.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember that the list is not wanted any more."""
        super().closeEvent(event)
        self.action.setChecked(False)
