"""All ways to a game: a new one, the unfinished one, one in a file, or the same table again."""

import functools
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.app.game.current_game import CurrentGame
from ttr_qt.app.game.error_reporter import ErrorReporter
from ttr_qt.app.game.readiness import Readiness
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.unfinished_game import why_not_continued
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.savefile import read_save
from ttr_qt.models.setup.choice import GameChoice, Identity
from ttr_qt.models.setup.todays_deal import Deal
from ttr_qt.views.words.file_errors import fault_text

# What loads kernels is imported when it is needed: the first window does not wait for it.
if TYPE_CHECKING:
    from ttr_qt.engine import Game
    from ttr_qt.engine.setup import Setup

_log = logging.getLogger(__name__)


class GameOpener(QObject):
    """Opens games as soon as they can be played, and reports those that can't be opened.

    Signals:
        overlays_done: a game is opened in place of all pages that lie over the present one.
        file_opened: the `Path` of a file whose game is shown now.
        result_opened: a `Game` whose result is to be shown.
        replay_opened: a `Game` that is to be watched again.
        review_opened: a `Game` that is to be reviewed.
        unfinished_game_refused: the unfinished game can't be continued, and may be gone.
    """

    overlays_done = Signal()
    file_opened = Signal(object)
    result_opened = Signal(object)
    replay_opened = Signal(object)
    review_opened = Signal(object)
    unfinished_game_refused = Signal()

    def __init__(
        self,
        current_game: CurrentGame,
        autosave: Autosave,
        readiness: Readiness,
        errors: ErrorReporter,
        was_reviewed: "Callable[[Game], bool]",
        is_second_try: "Callable[[Game, Path], bool]",
        parent: QObject | None = None,
    ) -> None:
        """``was_reviewed`` tells whether a game was looked into, with all that is hidden.

        ``is_second_try`` tells whether a file has a game of the day that may not count any more.
        """
        super().__init__(parent)
        self._current_game = current_game
        self._autosave = autosave
        self._readiness = readiness
        self._errors = errors
        self._was_reviewed = was_reviewed
        self._is_second_try = is_second_try

    @Slot(object)
    def start(self, choice: GameChoice) -> None:
        """Start a new game as it was chosen."""
        self._readiness.when_ready(functools.partial(self._current_game.open_new, choice))

    def start_todays(self, deal: Deal, identity: Identity, *, practice: bool) -> None:
        """Start the game of a day, as the one try or for practice."""
        start = functools.partial(self._start_todays, deal, identity, practice=practice)
        self._readiness.when_ready(start)

    def _start_todays(self, deal: Deal, identity: Identity, *, practice: bool) -> None:
        from ttr_qt.bots.game_setup import todays_game  # noqa: PLC0415 - loads kernels

        self._current_game.open_game(todays_game(deal, identity, practice=practice))

    @Slot()
    def continue_unfinished(self) -> None:
        """Play on the game that was left."""
        self._readiness.when_ready(self._continue_unfinished)

    def _continue_unfinished(self) -> None:
        try:
            game = self._autosave.read()
        except EngineError as error:
            why = why_not_continued(self._autosave, error)
            self._errors.show_box(self.tr("This game can't be continued."), why)
            self.unfinished_game_refused.emit()
        else:
            self._current_game.open_game(game)

    @Slot()
    def deal_again(self) -> None:
        """Play the same table again, with other cards."""
        self._deal_again(same=False)

    @Slot()
    def deal_same_cards(self) -> None:
        """Play the same table again, with the same cards."""
        self._deal_again(same=True)

    def _deal_again(self, *, same: bool) -> None:
        if (table := self._current_game.table) is not None:
            self._open_dealt(table.session.setup, same=same)

    def _open_dealt(self, setup: "Setup", *, same: bool) -> None:
        from ttr_qt.bots.game_setup import dealt_again  # noqa: PLC0415 - loads kernels

        self._current_game.open_game(dealt_again(setup, same=same))

    @Slot()
    def replay_current(self) -> None:
        """Watch the current game again."""
        if (table := self._current_game.table) is not None:
            self.replay_opened.emit(table.session.game_copy())

    @Slot()
    def review_current(self) -> None:
        """Look back at the current game."""
        if (table := self._current_game.table) is not None:
            self.review_opened.emit(table.session.game_copy())

    @Slot(object)
    def play_on(self, game: "Game") -> None:
        """Play on a game that was watched."""
        self.overlays_done.emit()
        self._current_game.open_game(game)

    @Slot(object)
    def load(self, file: Path) -> None:
        """Open a saved game; a file that is none changes nothing, but that is said."""
        self._read(file, functools.partial(self._open_file, file))

    @Slot(object)
    def load_replay(self, file: Path) -> None:
        """Watch a saved game again."""
        self._read(file, self.replay_opened.emit)

    @Slot(object)
    def load_review(self, file: Path) -> None:
        """Look back at a saved game."""
        self._read(file, self.review_opened.emit)

    @Slot(object)
    def load_result(self, file: Path) -> None:
        """Show how a saved game ended."""
        self._read(file, self.result_opened.emit)

    @Slot(object)
    def load_same_cards(self, file: Path) -> None:
        """Play a saved game from its beginning, with the same cards."""
        self._read(file, self._open_same_cards)

    def _open_file(self, file: Path, game: "Game") -> None:
        from ttr_qt.models.setup.save_flags import is_given_up, unrated  # noqa: PLC0415 - loads kernels

        if game.over:  # it may be anybody's: it is looked at, and counts for nobody here
            self.result_opened.emit(game)
            self._current_game.add_file(file)
        elif is_given_up(game.setup):  # it is lost, and can only be looked at
            self.replay_opened.emit(game)
            self._current_game.add_file(file)
        else:
            second_try = self._is_second_try(game, file)
            if second_try or self._was_reviewed(game):
                game.setup = unrated(game.setup)
            self.overlays_done.emit()
            self._current_game.open_file(game, file)
            self.file_opened.emit(file)
            if second_try:
                self._errors.report_second_try()

    def _open_same_cards(self, game: "Game") -> None:
        self.overlays_done.emit()
        self._open_dealt(game.setup, same=True)

    def _read(self, file: Path, then: "Callable[[Game], None]") -> None:
        """Read a save as soon as games can be played: every action in it is."""
        self._readiness.when_ready(functools.partial(self._read_now, file, then))

    def _read_now(self, file: Path, then: "Callable[[Game], None]") -> None:
        try:
            game = read_save(file)
        except EngineError as error:
            _log.warning("%s", error)
            self._errors.show_box(self.tr("This file can't be opened."), fault_text(error))
        else:
            then(game)
