"""The main window: its parts, and the main page that it shows."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, get_args

from PySide6.QtCore import QPoint, QSettings, Qt, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from ai.levels import LEVELS
from ttr_qt.app.game.current_game import CurrentGame
from ttr_qt.app.game.error_reporter import ErrorReporter
from ttr_qt.app.game.file_picture import FilePicture
from ttr_qt.app.game.game_files import GameFiles, dropped_file
from ttr_qt.app.game.game_opener import GameOpener
from ttr_qt.app.game.readiness import Readiness
from ttr_qt.app.game.todays_games import TodaysGames
from ttr_qt.app.process.kernel_preparation import Preparation
from ttr_qt.app.process.options import SMALLEST
from ttr_qt.app.settings.current_preferences import CurrentPreferences
from ttr_qt.app.settings.last_choice import recall, recall_editions, remember
from ttr_qt.app.settings.people import People
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.sound.loudspeaker import Loudspeaker
from ttr_qt.app.sound.sounds import Sounds
from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.todays_results_file import TodaysResults
from ttr_qt.app.storage.unfinished_game import forget_archived_game, unfinished_game_text
from ttr_qt.app.window.menu import Act, fill_menu
from ttr_qt.app.window.moves_dock import MovesDock
from ttr_qt.app.window.overlay_pages import OverlayPages
from ttr_qt.app.window.page_stack import PageStack
from ttr_qt.app.window.person_choice import PersonChoice
from ttr_qt.bots.level_opponents import level_opponents
from ttr_qt.models.setup.choice import GameChoice, usual_choice, with_edition
from ttr_qt.models.setup.seeds import seed_text
from ttr_qt.models.tutorial.progress import TutorialProgress
from ttr_qt.pages.start.header import SidePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.words.decks import source_name

# What loads kernels is imported when it is needed: the first window does not wait for it.
if TYPE_CHECKING:
    from pathlib import Path

    from ttr_qt.bots.game_setup import Table
    from ttr_qt.engine import Game
    from ttr_qt.models.session.pacing import Pace
    from ttr_qt.models.tutorial.lesson import Lesson
    from ttr_qt.pages.game.game_page import GamePage
    from ttr_qt.views.panels.banner import Banner, BannerKind

NAME: Final = "The Railway Table"
_SIDE_PAGES: Final[tuple[SidePage, ...]] = tuple(get_args(SidePage))
_MESSAGE_TIME: Final = 5000
"""Milliseconds for which a message is shown."""


class MainWindow(QMainWindow):
    """Puts the parts of the window together, and shows one main page at a time.

    Main pages are the start page, the page of a game or of a chapter of the tutorial, and the end
    page; a change of style builds them again. All other pages lie over them, see `OverlayPages`.

    It has more methods and attributes than other classes: each part is an attribute, and here alone
    is known which page comes after which, so that no part has to know another one or the window.

    Signals:
        page_left: another main page is shown from now on.
    """

    page_left = Signal()

    def __init__(
        self,
        settings: QSettings,
        autosave: Autosave,
        preparation: Preparation | None = None,
        preferences: Preferences | None = None,
        people: People | None = None,
    ) -> None:
        """Make the window of one person; ``people`` are all who use the program, if known."""
        super().__init__()
        self.settings: Final = settings
        self.autosave: Final = autosave
        levels = [level.name for level in LEVELS]
        self._choice = recall(settings, levels)
        self._of_editions = recall_editions(settings, levels)
        self._tutorial_progress = TutorialProgress(settings)
        self._page: QWidget | None = None
        self._game_page: GamePage | None = None
        self._lesson: Lesson | None = None
        """The chapter of the tutorial that is shown."""
        self._file_picture: FilePicture | None = None
        self.preferences: Final = CurrentPreferences(
            settings, preferences, self, common=None if people is None else people.common
        )
        self.archive: Final = Archive(settings, autosave.file.parent, self)
        self.current_game: Final = CurrentGame(
            autosave, self.archive, self.preferences.thinking, self
        )
        self.readiness: Final = Readiness(preparation, self.preferences, self)
        self.errors: Final = ErrorReporter(self, self._banner)
        self.files: Final = GameFiles(
            settings, self.preferences, self.current_game, self.errors, self
        )
        self.person_choice: Final = PersonChoice(people, settings, self.errors, self)
        self.opener: Final = GameOpener(
            self.current_game,
            autosave,
            self.readiness,
            self.errors,
            self.archive.reviews.has,
            self._is_second_try,
            self,
        )
        self.todays: Final = TodaysGames(
            TodaysResults(autosave.file.parent, self),
            self.archive,
            autosave,
            self.current_game,
            self.opener,
            self.errors,
            self,
        )
        self.stack: Final = PageStack(self.preferences.style, self)
        self.overlays: Final = OverlayPages(
            self.stack,
            self.preferences,
            self.archive,
            self.opener,
            self._tutorial_progress,
            self._rules_place,
            self,
        )
        self.sounds: Final = Sounds(Loudspeaker())
        self.moves: Final = MovesDock(settings, self)
        self.setCentralWidget(self.stack)
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST)
        self._connect_parts()
        for command, act in self._window_commands().items():
            bind(command, self, act, context=Qt.ShortcutContext.WindowShortcut)
        self.sounds.set_volumes(self.preferences.values.volumes)
        self._apply_style()

    def _connect_parts(self) -> None:
        self.preferences.changed.connect(self._on_preferences_changed)
        self.preferences.style_changed.connect(self._on_style_changed)
        self.preferences.not_written.connect(self.errors.report_settings_not_saved)
        self.autosave.failed.connect(self.errors.report_game_not_saved)
        self.archive.failed.connect(self.errors.report_game_not_saved)
        self.archive.not_deleted.connect(self.errors.report_game_not_deleted)
        self.archive.reviews.failed.connect(self.errors.report_not_kept)
        self.archive.practice.failed.connect(self.errors.report_not_kept)
        self.current_game.opened.connect(self.show_board)
        self.files.chosen.connect(self.opener.load)
        self.files.saved.connect(self._on_saved)
        self.opener.overlays_done.connect(self.stack.close_overlays)
        self.opener.file_opened.connect(self._on_file_opened)
        self.opener.result_opened.connect(self.show_result)
        self.opener.replay_opened.connect(self.overlays.open_replay)
        self.opener.review_opened.connect(self.overlays.review.open)
        self.opener.unfinished_game_refused.connect(self.show_start)
        self.overlays.chapter_wanted.connect(self.show_tutorial)
        self.overlays.practice_wanted.connect(self._on_practice_wanted)
        self.overlays.file_wanted.connect(self.files.open)
        self.overlays.start_wanted.connect(self.show_start)
        self.stack.covered_changed.connect(self.current_game.set_covered)
        self.stack.covered_changed.connect(self.moves.set_covered)
        self.stack.covered_changed.connect(self._on_covered_changed)

    def _window_commands(self) -> dict[Command, Act]:
        """Return what can be done on every page."""
        return {
            Command.SHOW_START: self.show_start,
            Command.OPEN_FILE: self.files.open,
            Command.SHOW_GAMES: self.overlays.open_games,
            Command.SHOW_RULES: self.overlays.open_rules,
            Command.SHOW_KEYS: self.overlays.open_keys,
            Command.SHOW_TUTORIAL: self.overlays.open_tutorial,
            Command.SHOW_STATISTICS: self.overlays.open_statistics,
            Command.SHOW_SETTINGS: self.overlays.open_settings,
            Command.FULL_SCREEN: self._toggle_full_screen,
            Command.QUIT: self.close,
        }

    def _game_commands(self) -> dict[Command, Act]:
        """Return what can be done as long as a game is shown."""
        return {
            Command.SAVE_FILE: self.files.save_as,
            Command.COPY_NUMBER: self._copy_number,
        }

    def _menu_commands(self) -> dict[Command, Act]:
        """Return what the menu offers now: also what answers to its keys elsewhere, or has none."""
        acts = self._window_commands()
        if (page := self._game_page) is not None:
            acts |= self._game_commands()
            acts[Command.SHOW_WHOLE_BOARD] = page.board_view.fit
            if page.can_give_up:
                acts[Command.GIVE_UP] = page.leave_question.ask_to_give_up
            if self.moves.action.isEnabled():  # not in the tutorial
                acts[Command.LIST_MOVES] = self.moves.action.toggle
        return acts

    def _copy_number(self) -> None:
        """Copy the number of the cards that are played with."""
        if self._game_page is not None:
            QGuiApplication.clipboard().setText(seed_text(self._game_page.session.seed))

    def _toggle_full_screen(self) -> None:
        """Fill the whole screen, or be as large as before that."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @property
    def page(self) -> QWidget | None:
        """The main page that is shown, or is below overlay pages."""
        return self._page

    @property
    def game_page(self) -> "GamePage | None":
        """The page of the game that is shown, also within the tutorial."""
        return self._game_page

    @Slot()
    @Slot(str)
    def show_start(self, edition: str | None = None, *, seed: int | None = None) -> None:
        """Show the start page; a game that was being played can be continued from there."""
        self.current_game.close()
        if isinstance(self._page, StartPage):
            self._choice, self._of_editions = self._page.choice, self._page.of_editions
        if seed is not None:
            self._choice = replace(self._choice, seed=seed)
        if edition and edition != self._choice.edition:
            of_edition = self._of_editions.get(edition) or usual_choice(edition)
            self._choice = with_edition(self._choice, edition, of_edition)
        self._choice = replace(self._choice, known=self.person_choice.others)
        forget_archived_game(self.autosave, self.archive)
        kept = self.archive.store.entries()
        self.todays.look(kept)
        style = self.preferences.style
        page = StartPage(
            style,
            level_opponents(),
            self._choice,
            of_editions=self._of_editions,
            left=unfinished_game_text(self.autosave, self.archive.unfinished(kept), style.language),
            show_extras=_SIDE_PAGES,
            people=self.person_choice.known,
        )
        self.person_choice.follow(page)
        page.today_wanted.connect(self._on_today_wanted)
        self.todays.follow(page)
        page.page_wanted.connect(self.overlays.open)
        page.start_wanted.connect(self._on_start_wanted)
        page.continue_wanted.connect(self._on_continue_wanted)
        self.readiness.progressed.connect(page.set_progress)
        self._show(page, self._name())

    @Slot()
    def _on_continue_wanted(self) -> None:
        """Go on with the game that was left last: another one may have replaced it since."""
        archived = None if self.autosave.has_game() else self.archive.unfinished()
        if archived is None:
            self.opener.continue_unfinished()
        else:
            self.opener.load(archived.file)

    @Slot()
    def _on_practice_wanted(self) -> None:
        """Let mistakes that are due be tried again."""
        self.readiness.when_ready(self.overlays.practice.open_due)

    @Slot()
    def show_board(self) -> None:
        """Show the current game on its board."""
        from ttr_qt.app.sound.game_sounds import GameSounds  # noqa: PLC0415 - likewise
        from ttr_qt.pages.game.game_page import GamePage  # noqa: PLC0415 - loads kernels

        if (table := self.current_game.table) is None:
            return
        style = self.preferences.style
        before, page = self._game_page, GamePage(style, table)
        if before is not None and before.session is table.session:
            page.resume(before)
        sounds = GameSounds(self.sounds, table.session, style.motion, page)
        page.animation.settled.connect(sounds.hush)
        page.menu_wanted.connect(self._on_menu_wanted)
        page.rule_wanted.connect(self.overlays.open_rules)
        page.ended.connect(self.show_end)
        page.pace_wanted.connect(self._on_pace_wanted)
        page.leave_wanted.connect(self.show_start)
        page.give_up_wanted.connect(self._on_given_up)
        self._show(page, self._title(table), page)
        self._apply_preferences(page)
        self.moves.set_list(page.moves, page, style)

    @Slot(str)
    def show_tutorial(self, chapter: str) -> None:
        """Show a chapter of the tutorial where it was left; a game that was left stays so."""
        self.stack.close_overlays()
        self.readiness.when_ready(partial(self._show_chapter, chapter))

    def _show_chapter(self, chapter: str, played: tuple[str, ...] | None = None) -> None:
        from ttr_qt.pages.tutorial.tutorial_page import TutorialPage  # noqa: PLC0415 - loads kernels

        self.current_game.close()
        page = TutorialPage(self.preferences.style, chapter, self._tutorial_progress, played)
        page.left.connect(self._on_tutorial_left)
        page.next_wanted.connect(self.show_tutorial)
        page.play_wanted.connect(self.show_start)
        page.menu_wanted.connect(self._on_menu_wanted)
        self.current_game.set_table(page.table)
        self._show(page, self._title(page.table), page.game)
        self._lesson = page.lesson

    def _is_second_try(self, game: "Game", file: "Path") -> bool:
        return self.todays.is_second_try(game, file)

    @Slot()
    def show_end(self) -> None:
        """Show how the current game ended."""
        from ttr_qt.app.game.end_of_game import make_end_page  # noqa: PLC0415 - loads kernels
        from ttr_qt.app.game.rating_news import RatingNews  # noqa: PLC0415 - likewise

        table, page = self.current_game.table, self._game_page
        if table is None or page is None:
            return
        end, picture = make_end_page(self.preferences.style, table, page)
        end.again_wanted.connect(self.opener.deal_again)
        end.same_seed_wanted.connect(self.opener.deal_same_cards)
        end.save_wanted.connect(self.files.save_as)
        end.start_wanted.connect(self.show_start)
        end.board_wanted.connect(self.show_board)
        end.replay_wanted.connect(self.opener.replay_current)
        end.review_wanted.connect(self.opener.review_current)
        end.statistics_wanted.connect(self.overlays.open_statistics)
        self.todays.tell_end(end)
        self.current_game.archive_finished(picture)
        RatingNews(end, table.session, self.archive)
        self._show(end, self._title(table))
        if self.current_game.count_shown:
            end.show_again()
        self.current_game.count_shown = True

    @Slot(object)
    def show_result(self, game: "Game") -> None:
        """Show how a saved game ended; a game that was left stays so."""
        self.stack.close_overlays()
        self.current_game.open_game(game, running=False)
        self.current_game.count_shown = True
        self.show_end()

    def _show(self, page: QWidget, title: str, game_page: "GamePage | None" = None) -> None:
        old, self._game_page = self._game_page, game_page
        self._page = page
        if self._file_picture is not None:
            self._file_picture.stop()
        self._lesson = self._file_picture = None
        self.moves.clear(self.preferences.style)
        if old is not None:
            old.retire()
        page.setAccessibleName(title)
        self.stack.set_page(page)
        self.setWindowTitle(title)
        if game_page is not None:
            for command, act in self._game_commands().items():
                bind(command, page, act)  # to the page: another one may use the same keys
        self.page_left.emit()

    def _title(self, table: "Table") -> str:
        language = self.preferences.style.language
        return f"{source_name(table.session, language)} – {self._name()}"

    def _name(self) -> str:
        return self.tr("The Railway Table")

    def make_menu(self) -> QMenu:
        """Return the menu of the game that is shown."""
        menu, page = QMenu(self), self._game_page
        number = "" if page is None else seed_text(page.session.seed)
        fill_menu(menu, self.preferences.style, self._menu_commands(), number)
        return menu

    def _banner(self) -> "Banner | None":
        return None if self._game_page is None else self._game_page.banner

    def _rules_place(self) -> tuple[str, str]:
        """Return the edition that is played or chosen, and the rule that the game speaks of."""
        banner, table = self._banner(), self.current_game.table
        rule = "" if banner is None or banner.link is None else banner.link.target
        if table is not None:
            return table.session.rules.name, rule
        choice = self._page.choice if isinstance(self._page, StartPage) else self._choice
        return choice.edition, rule

    @Slot(object)
    def _on_start_wanted(self, choice: GameChoice) -> None:
        self._choice = replace(choice, seed=None)
        self._of_editions = {**self._of_editions, choice.edition: choice.of_edition}
        remember(self.settings, choice)
        self.opener.start(choice)

    @Slot()
    def _on_today_wanted(self) -> None:
        """Show the same edition afterwards, and at the next start."""
        if isinstance(self._page, StartPage):
            self._choice, self._of_editions = self._page.choice, self._page.of_editions
            self._choice = replace(self._choice, seed=None)
            remember(self.settings, self._choice)

    @Slot()
    def _on_tutorial_left(self) -> None:
        self.show_start()
        self.overlays.open_tutorial()

    @Slot(QPoint)
    def _on_menu_wanted(self, at: QPoint) -> None:
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    @Slot()
    def _on_given_up(self) -> None:
        if self._game_page is not None:
            self.todays.note_given_up()
            self.current_game.give_up(self._game_page.small_picture())
            self.show_start()
            self._say(self.tr("You gave up. The game counts as lost and is among your games."))

    @Slot(bool)
    def _on_covered_changed(self, covered: bool) -> None:
        if not covered and self._game_page is not None:
            self._game_page.take_keyboard()

    @Slot(object)
    def _on_file_opened(self, file: "Path") -> None:
        if (page := self._game_page) is not None:
            self._file_picture = FilePicture(file, page, self.archive)

    @Slot(object)
    def _on_saved(self, file: "Path") -> None:
        picture = None if self._game_page is None else self._game_page.small_picture()
        self.archive.add_file(file, picture)
        self._say(self.tr("Saved as {name}.").format(name=file.name), "good")

    def _say(self, text: str, kind: "BannerKind" = "info") -> None:
        """Show a message over the page, whichever it is."""
        from ttr_qt.views.panels.banner import Banner  # noqa: PLC0415 - not for the first window

        banner = self._banner()
        if banner is None and self._page is not None:  # no game is shown
            banner = self._page.findChild(Banner) or Banner(self.preferences.style, self._page)
        if banner is not None:
            banner.say(text, kind, _MESSAGE_TIME)

    @Slot()
    def _on_preferences_changed(self) -> None:
        self.sounds.set_volumes(self.preferences.values.volumes, sample=True)
        if self._game_page is not None:
            self._apply_preferences(self._game_page)

    def _apply_preferences(self, page: "GamePage") -> None:
        page.board_play.set_confirm(self.preferences.values.confirm)
        page.rating_question.set_asking(wanted=self.preferences.values.ask_rating)
        page.handing_over.set_asking(wanted=self.preferences.values.pass_on)
        page.board_view.set_auto_fit(self.preferences.values.auto_fit)
        page.pace.set_pace(self.preferences.values.pace)
        page.set_remarks(self.preferences.values.remarks)
        page.players.set_reading(on=self.preferences.values.read_remarks)

    @Slot(object)
    def _on_pace_wanted(self, pace: "Pace") -> None:
        self.preferences.set(self.preferences.values.with_values({"pace": pace}))

    @Slot()
    def _on_style_changed(self) -> None:
        self._apply_style()
        if isinstance(self._page, StartPage):
            self.show_start()
        elif self._lesson is not None:
            self._show_chapter(self._lesson.chapter.name, self._lesson.played)
        elif self.current_game.table is not None:
            ended = self._game_page is None
            self.show_board()
            if ended:
                self.show_end()
        self.stack.set_style(self.preferences.style)

    def _apply_style(self) -> None:
        QGuiApplication.setApplicationDisplayName(self._name())
        self.setStyleSheet(self.preferences.style.sheet())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a saved game that is dropped anywhere on the window."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the game that was dropped."""
        file = dropped_file(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            self.opener.load(file)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all thinking, and see the game onto the disk."""
        if self._game_page is not None:
            self._game_page.retire()
        self.sounds.close()
        self.overlays.review.close()
        self.overlays.practice.close()
        self.current_game.finish_writing()
        self.todays.finish_writing()
        self.readiness.close()
        super().closeEvent(event)
