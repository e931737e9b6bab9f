"""The main window: a board, and which edition it belongs to."""

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel, QMainWindow, QToolBar

from ttr_qt.engine.maps import GameMap, Text, load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.palette import DARK, LIGHT
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.position import BoardPosition
from ttr_qt.views.texts import Language, in_language

_EDITION: Final = Text("Edition", "Ausgabe")


class MainWindow(QMainWindow):
    """Shows a position, or the empty board of the edition chosen in its tool bar."""

    def __init__(self, language: Language, game_map: GameMap, position: BoardPosition) -> None:
        super().__init__()
        self._language = language
        self.chooser = QComboBox(self)
        for edition in EDITIONS:
            self.chooser.addItem(in_language(load_map(edition).name, language), edition)
        self.chooser.activated.connect(self.on_edition_activated)
        self.board_view = BoardView(self)
        self.setCentralWidget(self.board_view)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.on_scheme_changed)
        self.on_scheme_changed(hints.colorScheme())
        self.addToolBar(self._tool_bar())
        self.show_position(game_map, position)

    def show_position(self, game_map: GameMap, position: BoardPosition) -> None:
        """Show a board and the pieces on it."""
        self.board = BoardScene(game_map, self._language)
        self.board.show_position(position)
        self.board_view.show_board(self.board)
        self.setWindowTitle(f"{in_language(game_map.name, self._language)} – The Railway Table")
        # No edition is marked for a map of the user's own, whatever it calls itself.
        own = [load_map(edition) is game_map for edition in EDITIONS]
        self.chooser.setCurrentIndex(own.index(True) if any(own) else -1)

    @Slot(Qt.ColorScheme)
    def on_scheme_changed(self, scheme: Qt.ColorScheme) -> None:
        """Follow the system between light and dark."""
        self.board_view.set_theme(DARK if scheme == Qt.ColorScheme.Dark else LIGHT)

    @Slot(int)
    def on_edition_activated(self, index: int) -> None:
        """Show the empty board of the edition that was chosen."""
        self.show_position(load_map(EDITIONS[index]), BoardPosition())

    def _tool_bar(self) -> QToolBar:
        label = QLabel(in_language(_EDITION, self._language), self)
        label.setBuddy(self.chooser)
        label.setContentsMargins(6, 0, 6, 0)
        bar = QToolBar(label.text(), self)
        bar.setMovable(False)
        # Its menu could hide the bar, and nothing would bring it back.
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        bar.addWidget(label)
        bar.addWidget(self.chooser)
        return bar
