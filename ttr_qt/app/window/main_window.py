"""The main window: the start page, the game, and its end."""

import functools
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

from PySide6.QtCore import QPoint, QSettings, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from ai.levels import LEVELS
from ttr_qt.app.process.kernel_preparation import Preparation
from ttr_qt.app.process.options import SMALLEST
from ttr_qt.app.sound.loudspeaker import Loudspeaker
from ttr_qt.app.sound.sounds import Sounds
from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.last_choice import recall, remember
from ttr_qt.app.storage.preferences import Preferences, read_preferences, write_preferences
from ttr_qt.app.storage.unfinished_game import forget_kept, left_text, make_room, why_not_continued
from ttr_qt.app.window.error_reporter import ErrorReporter
from ttr_qt.app.window.file_actions import FileActions
from ttr_qt.app.window.game_files import GameFiles, dropped_file
from ttr_qt.app.window.menu import game_menu
from ttr_qt.app.window.moves_dock import MovesDock
from ttr_qt.app.window.page_stack import MakeLeaf, PageStack
from ttr_qt.app.window.readiness import Readiness
from ttr_qt.app.window.side_pages import SidePages
from ttr_qt.engine.errors import EngineError
from ttr_qt.models.session.choice import GameChoice
from ttr_qt.models.tutorial.progress import TutorialProgress
from ttr_qt.pages.start.header import SidePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.qt_palette import qt_palette
from ttr_qt.views.theme.style import Style
from ttr_qt.views.theme.translation import speak
from ttr_qt.views.words.opponents import Opponent

# Whatever loads kernels is imported when it is needed: the first window does not wait for it.
if TYPE_CHECKING:
    from ttr_qt.bots.game_setup import Table
    from ttr_qt.engine import Game
    from ttr_qt.models.session.session import Session, Step
    from ttr_qt.models.tutorial.lesson import Lesson
    from ttr_qt.pages.game.game_page import GamePage

NAME: Final = "The Railway Table"
_SIDE_PAGES: Final[tuple[SidePage, ...]] = tuple(get_args(SidePage))


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
        self._preferences = preferences or read_preferences(settings)
        self._style = Style()
        self._thought = self._preferences.thought
        self._page: QWidget | None = None
        self._game_page: GamePage | None = None
        self._table: Table | None = None
        self._counted = False  # nobody wants to see a count twice
        self._played = False  # what is only looked at is not kept once more
        self._lesson: Lesson | None = None
        """Of the tutorial, if it is shown."""
        self._held: Session | None = None
        """The game that waits until the leaf over it is closed."""
        self.readiness: Final = Readiness(preparation, self)
        self.readiness.progressed.connect(self._on_progressed)
        self._choice = recall(settings, [level.name for level in LEVELS])
        self.troubles: Final = ErrorReporter(settings, self)
        autosave.failed.connect(self.troubles.on_not_kept)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)
        self.leaves: Final = PageStack(self)
        self.leaves.opened.connect(self._on_leaf_opened)
        self.leaves.closed.connect(self._on_leaf_closed)
        self.setCentralWidget(self.leaves)
        self.files: Final = GameFiles(settings, self)
        self._file_desk = FileActions(self, autosave)
        self.archive: Final = Archive(settings, autosave.file.parent, self)
        self.archive.failed.connect(self.troubles.on_not_kept)
        self.side: Final = SidePages(self)
        self.sounds: Final = Sounds(Loudspeaker())
        self.sounds.set_volumes(self._preferences.volumes)
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST)
        self._moves = MovesDock(settings, self)
        self._take_style()

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._page

    @property
    def preferences(self) -> Preferences:
        """What the person prefers."""
        return self._preferences

    @property
    def game_page(self) -> "GamePage | None":
        """The page of the game that is shown."""
        return self._game_page

    @property
    def moves(self) -> MovesDock:
        """The dock with the list of moves."""
        return self._moves

    @property
    def settings(self) -> QSettings:
        """Where everything is kept that is to be as the last time."""
        return self._settings

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """Everybody one can play against, the weakest first."""
        return tuple(
            Opponent(level.name, level.name.capitalize(), level.about, level.number)
            for level in LEVELS
        )

    @property
    def edition(self) -> str:
        """The edition that is played or chosen at the moment."""
        if self._table is not None:
            return self._table.session.rules.name
        return self._page.choice.edition if isinstance(self._page, StartPage) else "usa"

    @property
    def rule(self) -> str:
        """The rule that the game speaks of at the moment; mostly empty."""
        link = None if self._game_page is None else self._game_page.banner.link
        return "" if link is None else link.target

    @property
    def style_now(self) -> Style:
        """How the window looks at the moment."""
        return self._style

    def show_start(self, edition: str | None = None, *, seed: int | None = None) -> None:
        """Show the start page; a game that was being played can be gone on with."""
        self._leave_table()
        if seed is not None:
            self._choice = replace(self._choice, seed=seed)
        if edition is not None:
            self._choice = replace(self._choice, edition=edition)
        forget_kept(self._autosave, self.archive)
        page = StartPage(
            self._style,
            self.opponents,
            self._choice,
            left=left_text(self._autosave, self._style.language),
            show_extras=_SIDE_PAGES,
        )
        page.page_wanted.connect(self.side.open)
        page.start_wanted.connect(self._on_start_wanted)
        page.continue_wanted.connect(self._on_continue_wanted)
        self._show(page, self._name())

    def open_table(self, table: "Table", *, running: bool = True) -> None:
        """Show a game, and let it go on."""
        self._leave_table()
        self._table, self._played = table, running
        self._hold_under_leaf()
        table.session.stepped.connect(self._on_stepped)
        table.session.rewound.connect(self._keep)
        table.session.became_unrated.connect(self._keep)
        self._show_table(table)
        if running:
            make_room(self._autosave, self.archive, table.session.to_json())
            self._keep()
            table.session.start()

    @Slot(str)
    def show_tutorial(self, chapter: str) -> None:
        """Show a chapter of the tutorial where it was left; a game that was left stays so."""
        self.leaves.close_leaf()
        self.readiness.when_ready(functools.partial(self._show_chapter, chapter))

    def _show_chapter(self, chapter: str, played: tuple[str, ...] | None = None) -> None:
        from ttr_qt.pages.tutorial.tutorial_page import TutorialPage  # noqa: PLC0415 - loads kernels

        self._leave_table()
        page = TutorialPage(self._style, chapter, TutorialProgress(self._settings), played)
        page.left.connect(self._on_tutorial_left)
        page.next_wanted.connect(self.show_tutorial)
        page.play_wanted.connect(self.show_start)
        page.menu_wanted.connect(self._on_menu)
        self._table = page.table
        self._hold_under_leaf()
        self._show(page, self._title(page.table))
        self._game_page = page.game
        self._file_desk.serve(page)
        self._lesson = page.lesson

    @Slot()
    def _on_tutorial_left(self) -> None:
        self.show_start()
        self.side.tutorial()

    def show_end(self) -> None:
        """Show how the game ended."""
        from ttr_qt.app.window.end_of_game import end_of  # noqa: PLC0415 - loads kernels

        table, page = self._table, self._game_page
        if table is None or page is None:
            return
        end, picture = end_of(self._style, table, page)
        end.again_wanted.connect(self._on_again)
        end.same_seed_wanted.connect(self._on_same_seed)
        end.save_wanted.connect(self.save_as)
        end.start_wanted.connect(self.show_start)
        end.board_wanted.connect(self._on_board_wanted)
        end.replay_wanted.connect(self._on_replay_wanted)
        # The autosave is forgotten when the archive has the game for sure.
        if self._played:
            self.archive.keep(table.session.to_json(), picture)
        self._show(end, self._title(table))
        if self._counted:
            end.skip()
        self._counted = True

    def _show_table(self, table: "Table") -> None:
        from ttr_qt.app.sound.game_sounds import GameSounds  # noqa: PLC0415 - likewise
        from ttr_qt.pages.game.game_page import GamePage  # noqa: PLC0415 - loads kernels

        before, page = self._game_page, GamePage(self._style, table)
        if before is not None and before.session is table.session:
            page.resume(before)
        self._apply_play(page)
        heard = GameSounds(self.sounds, table.session, self._style.motion, page)
        page.stage.settled.connect(heard.hush)
        page.menu_wanted.connect(self._on_menu)
        page.rule_wanted.connect(self.side.rules)
        page.ended.connect(self.show_end)
        self._show(page, self._title(table))
        self._game_page = page
        self._file_desk.serve(page)
        self._moves.serve(page)

    def _title(self, table: "Table") -> str:
        return f"{in_language(table.session.map.name, self._style.language)} – {self._name()}"

    def _name(self) -> str:
        return self.tr("The Railway Table")

    def _show(self, page: QWidget, title: str) -> None:
        old, self._game_page = self._game_page, None
        self._lesson = None
        self._page = page
        self._moves.serve(None)
        if old is not None:
            old.retire()
        self.leaves.set_page(page)
        self.setWindowTitle(title)
        page.setAccessibleName(title)
        self.page_left.emit()

    def open_leaf(self, make: MakeLeaf) -> QWidget:
        """Show a leaf over the page; a game waits until it is closed."""
        return self.leaves.open_leaf(make, self._style)

    def show_replay(self, game: "Game") -> None:
        """Show a game again, over the page; whoever plays on from a moment gets another game."""
        from ttr_qt.pages.replay.replay_page import ReplayPage  # noqa: PLC0415 - loads kernels

        def make(style: Style) -> ReplayPage:
            page = ReplayPage(style, game)
            page.play_on_wanted.connect(self._on_play_on)
            return page

        self.open_leaf(make)

    @Slot(object)
    def _on_play_on(self, game: "Game") -> None:
        self.leaves.close_leaf()
        self.open_game(game)

    @Slot()
    def _on_replay_wanted(self) -> None:
        if self._table is not None:
            self.show_replay(self._table.session.on_record())

    @Slot()
    def _on_leaf_opened(self) -> None:
        self._hold_under_leaf()
        self._moves.set_covered(covered=True)

    @Slot()
    def _on_leaf_closed(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.release()
        self._moves.set_covered(covered=False)
        if self._game_page is not None:
            self._game_page.take_keyboard()

    def _hold_under_leaf(self) -> None:
        """Let the game wait while a leaf lies over it, also one that begins only now."""
        if self._table is not None and self.leaves.leaf is not None:
            self._held = self._table.session
            self._held.hold()

    def _leave_table(self) -> None:
        table, self._table = self._table, None
        self._counted = self._played = False
        if table is not None:
            table.session.close()

    @Slot(object)
    def _on_stepped(self, _step: "Step") -> None:
        self._counted = False
        self._keep()

    @Slot()
    def _keep(self) -> None:
        if self._table is not None:
            self._autosave.keep(self._table.session.snapshot())

    @Slot(object)
    def _on_start_wanted(self, choice: GameChoice) -> None:
        self._choice = replace(choice, seed=None)
        remember(self._settings, choice)
        self.readiness.when_ready(functools.partial(self._open_choice, choice))

    def _open_choice(self, choice: GameChoice) -> None:
        from ttr_qt.bots import game_setup  # noqa: PLC0415 - loads kernels

        self.open_table(game_setup.new_table(choice, self._thought))

    @Slot()
    def _on_continue_wanted(self) -> None:
        self.readiness.when_ready(self._continue)

    def _continue(self) -> None:
        try:
            game = self._autosave.read()
        except EngineError as error:
            why = why_not_continued(self._autosave, error)
            self.files.tell(self.tr("This game can't be continued."), why)
            self.show_start()
        else:
            self.open_game(game)

    def open_game(self, game: "Game", *, running: bool = True) -> None:
        """Show a game with those who sit at it."""
        from ttr_qt.bots.game_setup import table_of  # noqa: PLC0415 - loads kernels

        self.open_table(table_of(game, self._thought), running=running)

    def show_result(self, game: "Game") -> None:
        """Show how a game ended that is kept somewhere; the game that was left stays so."""
        self.leaves.close_leaf()
        self.open_game(game, running=False)
        self._counted = True
        self.show_end()

    def draw_sharp(self) -> None:
        """Draw boards at once and in full, as pictures of the window need it."""
        if self._game_page is not None:
            self._game_page.board_view.set_immediate(True)

    @Slot(int, int)
    def _on_progressed(self, done: int, total: int) -> None:
        if isinstance(self._page, StartPage):
            self._page.set_progress(done, total)

    @Slot()
    def _on_again(self) -> None:
        self._deal_again(same=False)

    @Slot()
    def _on_same_seed(self) -> None:
        self._deal_again(same=True)

    def _deal_again(self, *, same: bool) -> None:
        """Play the same table again, with the same deal or a new one."""
        from ttr_qt.bots.game_setup import dealt_again  # noqa: PLC0415 - loads kernels

        if self._table is not None:
            self.open_game(dealt_again(self._table.session.setup, same=same))

    def play_again(self, game: "Game") -> None:
        """Play a game from its beginning, with the same cards."""
        from ttr_qt.bots.game_setup import dealt_again  # noqa: PLC0415 - loads kernels

        self.leaves.close_leaf()
        self.open_game(dealt_again(game.setup, same=True))

    @Slot()
    def _on_board_wanted(self) -> None:
        if self._table is not None:
            self._show_table(self._table)

    @Slot()
    def save_as(self) -> None:
        """Ask where to, and write the game there."""
        if self._table is not None:
            session = self._table.session
            board = in_language(session.map.name, self._style.language)
            self.files.save_as(session.to_json(), board)

    @Slot(object)
    def load(self, file: Path) -> None:
        """Open a saved game as soon as games can be played; a file that is none changes nothing."""
        self.files.load(file)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a saved game that is dropped anywhere on the window."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the game that was dropped."""
        file = dropped_file(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            self.load(file)

    @Slot(Qt.ColorScheme)
    def _on_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        self.set_preferences(self._preferences)

    def set_preferences(self, wanted: Preferences) -> None:
        """Look, speak, move and play as wanted, now and at the next start."""
        self._prefer(wanted)
        if isinstance(self._page, StartPage):
            self._choice = self._page.choice
        if wanted.style() == self._style:
            return
        self._take_style()
        if isinstance(self._page, StartPage):
            self.show_start()
        elif self._lesson is not None:
            self._show_chapter(self._lesson.chapter.name, self._lesson.played)
        elif self._table is not None:
            ended = self._game_page is None
            self._show_table(self._table)
            if ended:
                self.show_end()
        self.leaves.rebuild(self._style)

    def _prefer(self, wanted: Preferences) -> None:
        """Keep preferences, and let those who play already know of them."""
        if changes := wanted.changes_from(self._preferences):
            self._preferences = wanted
            # No others: what the command line asks for holds for one start.
            write_preferences(self._settings, changes)
            self.troubles.on_settings_changed()
        self._thought.become(wanted.thought)
        self.sounds.set_volumes(wanted.volumes, sample=True)
        if self._game_page is not None:
            self._apply_play(self._game_page)

    def _apply_play(self, page: "GamePage") -> None:
        page.board_play.set_confirm(self._preferences.confirm)
        page.board_view.set_auto_fit(self._preferences.auto_fit)

    def _take_style(self) -> None:
        self._style = self._preferences.style()
        speak(self._style.language)
        QGuiApplication.setApplicationDisplayName(self._name())
        QApplication.setPalette(qt_palette(self._style.theme))
        self.setStyleSheet(self._style.sheet())

    @Slot(QPoint)
    def _on_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        game_menu(menu, self)
        menu.popup(at)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all thinking, and see the game onto the disk."""
        if self._game_page is not None:
            self._game_page.retire()
        self._leave_table()
        self.sounds.close()
        self._autosave.flush()
        self.archive.close()
        forget_kept(self._autosave, self.archive)
        self.readiness.close()
        super().closeEvent(event)
