"""The main window: the start page, the game, and its end."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPoint, QSettings, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QMessageBox, QWidget

from ai.levels import LEVELS
from ttr_qt.app.autosave import Autosave
from ttr_qt.app.moves_dock import MovesDock
from ttr_qt.app.preferences import (
    SCALES,
    THEMES,
    Preferences,
    read_preferences,
    write_preferences,
)
from ttr_qt.app.preparing import Preparation
from ttr_qt.app.remembered import recall, remember
from ttr_qt.app.thought import Thought
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.maps import load_map
from ttr_qt.files import write_atomically
from ttr_qt.models.choice import GameChoice
from ttr_qt.views.paint.pencil import Pencil
from ttr_qt.views.paint.portraits import draw_portrait
from ttr_qt.views.start.opponents import Opponent
from ttr_qt.views.start.start_page import StartPage
from ttr_qt.views.style import Motion, Style
from ttr_qt.views.texts import in_language
from ttr_qt.views.translation import speak

# Whatever loads kernels is imported when it is needed: the first window does not wait for it.
if TYPE_CHECKING:
    from ttr_qt.app.game_page import GamePage
    from ttr_qt.app.tables import Table
    from ttr_qt.engine import Game
    from ttr_qt.models.result import Standing
    from ttr_qt.models.session import Step

NAME: Final = "The Railway Table"
SMALLEST: Final = (1024, 700)
_SAVE_FILTER: Final = "(*.json)"


class MainWindow(QMainWindow):
    """Shows one page at a time; a change of style builds it anew.

    Signals:
        page_left: another page is shown from now on.
    """

    page_left = Signal()

    def __init__(
        self,
        settings: QSettings,
        autosave: Autosave,
        preparation: Preparation | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        super().__init__()
        self._settings = settings
        self._autosave = autosave
        self._preparation = preparation
        self._preferences = preferences or read_preferences(settings)
        self._style = Style()
        self._thought = Thought()
        self._page: QWidget | None = None
        self._game_page: GamePage | None = None
        self._table: Table | None = None
        self._waiting: Callable[[], None] | None = None
        self._choice = recall(settings, [level.name for level in LEVELS])
        autosave.failed.connect(self._on_not_kept)
        if preparation is not None:
            preparation.progressed.connect(self._on_progressed)
            preparation.finished.connect(self._on_prepared)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)
        self.setMinimumSize(*SMALLEST)
        self._moves = MovesDock(settings, self)
        self._take_style()

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._page

    @property
    def style_now(self) -> Style:
        """How the window looks at the moment."""
        return self._style

    def show_start(self, edition: str | None = None) -> None:
        """Show the start page; a game that was being played can be gone on with."""
        self._leave_table()
        if edition is not None:
            self._choice = replace(self._choice, edition=edition)
        page = StartPage(self._style, _opponents(), self._choice, left=self._game_left())
        page.start_wanted.connect(self._on_start_wanted)
        page.continue_wanted.connect(self._on_continue_wanted)
        self._show(page, self._name())

    def open_table(self, table: "Table", *, running: bool = True) -> None:
        """Show a game, and let it go on."""
        self._leave_table()
        self._table = table
        table.session.stepped.connect(self._on_stepped)
        table.session.rewound.connect(self._keep)
        self._show_table(table)
        if running:
            table.session.start()

    def show_end(self) -> None:
        """Show how the game ended."""
        from ttr_qt.models.result import game_result  # noqa: PLC0415 - loads kernels
        from ttr_qt.views.ending.page import EndPage  # noqa: PLC0415 - likewise
        from ttr_qt.views.scene.snapshot import snapshot  # noqa: PLC0415 - likewise

        table, page = self._table, self._game_page
        if table is None or page is None:
            return
        colours = [colour.id for colour in table.colours]
        result = game_result(table.session, page.models.scores, colours)
        picture = snapshot(page.scene, page.board_view.zoom)
        end = EndPage(self._style, result, picture=picture, draw_face=_draw_face)
        end.again_wanted.connect(self._on_again)
        end.same_seed_wanted.connect(self._on_same_seed)
        end.save_wanted.connect(self.save_as)
        end.start_wanted.connect(self.show_start)
        end.board_wanted.connect(self._on_board_wanted)
        self._autosave.forget()
        self._show(end, self._title(table))

    def _show_table(self, table: "Table") -> None:
        from ttr_qt.app.game_page import GamePage  # noqa: PLC0415 - loads kernels

        before, page = self._game_page, GamePage(self._style, table)
        if before is not None and before.session is table.session:
            page.resume(before)
        page.menu_wanted.connect(self._on_menu)
        page.ended.connect(self.show_end)
        self._show(page, self._title(table))
        self._game_page = page
        self._moves.serve(page)

    def _title(self, table: "Table") -> str:
        return f"{in_language(table.session.map.name, self._style.language)} – {self._name()}"

    def _name(self) -> str:
        return self.tr("The Railway Table")

    def _show(self, page: QWidget, title: str) -> None:
        old, self._game_page = self._game_page, None
        self._page = page
        self._moves.serve(None)
        if old is not None:
            old.retire()
        self.setCentralWidget(page)
        self.setWindowTitle(title)
        page.setAccessibleName(title)
        page.show()  # now: what can't be seen yet does not get the focus
        page.setFocus()
        self.page_left.emit()

    def _leave_table(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            table.session.close()

    @Slot(object)
    def _on_stepped(self, _step: "Step") -> None:
        self._keep()

    @Slot()
    def _keep(self) -> None:
        if self._table is None or self._table.session.over:
            return
        self._autosave.keep(self._table.session.to_json())

    @Slot(str)
    def _on_not_kept(self, reason: str) -> None:
        if self._game_page is not None:
            text = self.tr("The game could not be saved: {reason}.")
            self._game_page.banner.say(text.format(reason=reason), "warn", 6000)

    @Slot(object)
    def _on_start_wanted(self, choice: GameChoice) -> None:
        self._choice = choice
        remember(self._settings, choice)
        self._when_prepared(self._open_choice)

    def _open_choice(self) -> None:
        from ttr_qt.app.tables import new_table  # noqa: PLC0415 - loads kernels

        self.open_table(new_table(self._choice, self._thought))

    @Slot()
    def _on_continue_wanted(self) -> None:
        self._when_prepared(self._continue)

    def _continue(self) -> None:
        try:
            game = self._autosave.read()
        except EngineError as error:
            self._tell(self.tr("This game can't be continued."), str(error))
            self.show_start()
        else:
            self.open_game(game)

    def open_game(self, game: "Game", *, running: bool = True) -> None:
        """Show a game with those who sit at it."""
        from ttr_qt.app.tables import table_of  # noqa: PLC0415 - loads kernels

        self.open_table(table_of(game, self._thought), running=running)

    def draw_sharp(self) -> None:
        """Draw boards at once and in full, as pictures of the window need it."""
        if self._game_page is not None:
            self._game_page.board_view.set_immediate(True)

    def _game_left(self) -> str | None:
        if not self._autosave.left():
            return None
        left = self._autosave.summary()
        if left is None:
            return self.tr("the game you left")
        board = in_language(load_map(left.edition).name, self._style.language)
        moves = self.tr("%n moves", "", left.actions)
        rivals = ", ".join(name.capitalize() for name in left.opponents)
        if not rivals:
            return f"{board} · {moves}"
        against = self.tr("against {names}").format(names=rivals)
        return f"{board} · {moves} · {against}"

    def _when_prepared(self, act: Callable[[], None]) -> None:
        """Do something as soon as the kernels are ready, mostly at once."""
        if self._preparation is None or not self._preparation.running:
            act()
        else:
            self._waiting = act
            self.setCursor(Qt.CursorShape.BusyCursor)

    @Slot(int, int)
    def _on_progressed(self, done: int, total: int) -> None:
        if isinstance(self._page, StartPage):
            self._page.set_progress(done, total)

    @Slot(bool)
    def _on_prepared(self, _well: bool) -> None:
        # Whatever could not be compiled ahead is compiled when it is needed.
        if isinstance(self._page, StartPage):
            self._page.set_progress(0, 0)
        act, self._waiting = self._waiting, None
        self.unsetCursor()
        if act is not None:
            act()

    @Slot()
    def _on_again(self) -> None:
        self._deal_again(same=False)

    @Slot()
    def _on_same_seed(self) -> None:
        self._deal_again(same=True)

    def _deal_again(self, *, same: bool) -> None:
        """Play the same table again, with the same deal or a new one."""
        from ttr_qt.app.hint_desk import NOTE as HINTS_NOTE  # noqa: PLC0415 - loads kernels
        from ttr_qt.engine import Game  # noqa: PLC0415 - loads kernels

        table = self._table
        if table is None:
            return
        setup = table.session.setup
        if not same:  # whoever sits next begins
            first = (setup.first + 1) % setup.players
            setup = replace(setup, seed=secrets.randbits(64), first=first)
        setup = replace(setup, extra={k: v for k, v in setup.extra.items() if k != HINTS_NOTE})
        self.open_game(Game(setup))

    @Slot()
    def _on_board_wanted(self) -> None:
        if self._table is not None:
            self._show_table(self._table)

    @Slot()
    def save_as(self) -> None:
        """Ask where to, and write the game there."""
        if self._table is None:
            return
        text = self._table.session.to_json()
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the game"), "", self.tr("Games") + f" {_SAVE_FILTER}"
        )
        if not name:
            return
        file = Path(name)
        if not file.suffix:
            file = file.with_suffix(".json")
        try:
            write_atomically(file, text.encode())
        except OSError as error:
            self._tell(self.tr("The game was not saved."), error.strerror or str(error))

    @Slot()
    def open_file(self) -> None:
        """Ask which saved game to open."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a game"), "", self.tr("Games") + f" {_SAVE_FILTER}"
        )
        if name:
            self.load(Path(name))

    def load(self, file: Path) -> None:
        """Open a saved game; a file that is none changes nothing."""
        from ttr_qt.engine import read_save  # noqa: PLC0415 - loads kernels

        try:
            game = read_save(file)
        except EngineError as error:
            self._tell(self.tr("This file can't be opened."), str(error))
            return
        self.open_game(game)

    def _tell(self, heading: str, text: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Information, self._name(), heading, parent=self)
        box.setInformativeText(text)
        box.open()

    @Slot(Qt.ColorScheme)
    def _on_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        self.set_preferences(self._preferences)

    def set_preferences(self, wanted: Preferences) -> None:
        """Look, speak and move as wanted, now and at the next start."""
        if wanted != self._preferences:
            self._preferences = wanted
            write_preferences(self._settings, wanted)
        if wanted.style() == self._style:
            return
        self._take_style()
        if isinstance(self._page, StartPage):
            self.show_start()
        elif self._table is not None:
            ended = self._game_page is None
            self._show_table(self._table)
            if ended:
                self.show_end()

    def _take_style(self) -> None:
        self._style = self._preferences.style()
        speak(self._style.language)
        QGuiApplication.setApplicationDisplayName(self._name())
        self.setStyleSheet(self._style.sheet())

    @Slot(QPoint)
    def _on_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_menu(menu)
        menu.popup(at)

    def fill_menu(self, menu: QMenu) -> None:
        """Add all that the menu of a game offers."""
        menu.addAction(self.tr("Start page"), self.show_start)
        menu.addAction(self.tr("Save the game …"), self.save_as)
        menu.addAction(self.tr("Open a game …"), self.open_file)
        if self._game_page is not None:
            menu.addAction(self.tr("Show the whole board"), self._game_page.board_view.fit)
            menu.addAction(self._moves.action)
        menu.addSeparator()
        names: dict[Any, str] = {
            "system": self.tr("follow the system"),
            "light": self.tr("light"),
            "dark": self.tr("dark"),
        }
        self._add_choice(menu, self.tr("Colours"), "theme", [(t, names[t]) for t in THEMES])
        self._add_choice(
            menu, self.tr("Language"), "language", [("en", "English"), ("de", "Deutsch")]
        )
        sizes = [(scale, f"{scale:.0%}") for scale in SCALES]
        self._add_choice(menu, self.tr("Text size"), "scale", sizes)
        pace = [
            (Motion.NORMAL, self.tr("normal")),
            (Motion.FAST, self.tr("fast")),
            (Motion.REDUCED, self.tr("reduced")),
            (Motion.OFF, self.tr("off")),
        ]
        self._add_choice(menu, self.tr("Motion"), "motion", pace)
        menu.addSeparator()
        menu.addAction(self.tr("Quit"), self.close)

    def _add_choice(
        self, menu: QMenu, title: str, field: str, choices: list[tuple[Any, str]]
    ) -> None:
        part = menu.addMenu(title)
        group = QActionGroup(part)
        present = getattr(self._preferences, field)
        if field == "language":
            present = self._style.language
        for value, text in choices:
            action = QAction(text, part, checkable=True, checked=value == present)
            action.triggered.connect(
                lambda _on=False, value=value: self.set_preferences(
                    replace(self._preferences, **{field: value})
                )
            )
            group.addAction(action)
            part.addAction(action)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all thinking, and see the game onto the disk."""
        if self._game_page is not None:
            self._game_page.retire()
        self._leave_table()
        self._autosave.flush()
        if self._preparation is not None:
            self._preparation.close()
        super().closeEvent(event)


def _draw_face(pencil: Pencil, standing: "Standing", x: float, y: float, radius: float) -> None:
    draw_portrait(pencil, standing.level, x, y, radius)


def _opponents() -> tuple[Opponent, ...]:
    return tuple(
        Opponent(level.name, level.name.capitalize(), level.about, level.number) for level in LEVELS
    )
