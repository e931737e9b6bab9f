"""The game that is open in the window, and its way onto the disk."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QImage

from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.unfinished_game import archive_unfinished_game, forget_archived_game
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.models.setup.choice import GameChoice

# What loads kernels is imported when it is needed: the first window does not wait for it.
if TYPE_CHECKING:
    from ttr_qt.bots.game_setup import Table
    from ttr_qt.engine import Game
    from ttr_qt.models.session.updates import Update


class CurrentGame(QObject):
    """The game that is played or looked at, if there is one.

    One that is played is autosaved after each step and archived at its end. It waits while another
    page covers it.

    Signals:
        opened: there is another game, which is to be shown.
    """

    opened = Signal()

    def __init__(
        self,
        autosave: Autosave,
        archive: Archive,
        thinking: ThinkingLimits,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._archive = archive
        self._thinking = thinking
        self._table: Table | None = None
        self._played = False
        self._covered = False
        self.count_shown = False
        """Whether the person has seen the points being counted: nobody wants to see that twice."""

    @property
    def table(self) -> "Table | None":
        """The game with everybody who sits at it."""
        return self._table

    @property
    def played(self) -> bool:
        """Whether it was played here, and is not only looked at."""
        return self._played

    def open(self, table: "Table", *, running: bool = True) -> None:
        """Show a game; a running one is played on and saved, any other is only looked at."""
        self.set_table(table)
        self._played = running
        table.session.updates.storage.connect(self._on_update)
        table.session.became_unrated.connect(self._save)
        self.opened.emit()
        if running:
            archive_unfinished_game(self._autosave, self._archive, table.session.to_json())
            self._save()
            table.session.start()

    def open_new(self, choice: GameChoice) -> None:
        """Open a new game as it was chosen."""
        from ttr_qt.bots import game_setup  # noqa: PLC0415 - loads kernels

        self.open(game_setup.new_table(choice, self._thinking))

    def open_game(self, game: "Game", *, running: bool = True) -> None:
        """Open a game with those who sit at it."""
        from ttr_qt.bots.game_setup import table_of  # noqa: PLC0415 - loads kernels

        self.open(table_of(game, self._thinking), running=running)

    def open_file(self, game: "Game", file: Path) -> None:
        """Play on a game from a file; if its cards are known from a finished game, unrated."""
        self.open_game(game)
        if self._table is not None and self._archive.has_finished(game.setup):
            self._table.session.unrate("known_cards")
        self.add_file(file)

    def add_file(self, file: Path) -> None:
        """List the file of the game among the recent ones; one of the archive leaves it."""
        self._archive.remove_continued(file, self._autosave.safe)
        self._archive.add_file(file)

    def set_table(self, table: "Table") -> None:
        """Make a game the current one, without showing or saving it."""
        self.close()
        self._table = table
        if self._covered:
            table.session.hold()

    def close(self) -> None:
        """End the game, if there is one; what was played can be continued."""
        table, self._table = self._table, None
        self.count_shown = self._played = False
        if table is not None:
            table.session.close()

    @Slot(bool)
    def set_covered(self, covered: bool) -> None:
        """Let the game, or one that is opened later, wait while another page covers it."""
        if covered == self._covered:
            return
        self._covered = covered
        if self._table is not None and covered:
            self._table.session.hold()
        elif self._table is not None:
            self._table.session.release()

    def give_up(self, picture: QImage) -> None:
        """Let the person lose the game, which is archived like one that is over."""
        if self._table is not None and self._played:
            self._table.session.give_up()
            self._save()
            self._archive.keep(self._table.session.to_json(), picture)

    def archive_finished(self, picture: QImage) -> None:
        """Archive the game at its end, if it was played; its autosave stays until that is done."""
        if self._table is not None and self._played:
            self._archive.keep(self._table.session.to_json(), picture)

    def finish_writing(self) -> None:
        """Close the game, and wait until everything is on the disk."""
        self.close()
        self._autosave.try_again()
        self._autosave.flush()
        self._archive.close()
        forget_archived_game(self._autosave, self._archive)

    @Slot(object)
    def _on_update(self, update: "Update") -> None:
        self.count_shown = self.count_shown and update.step is None
        self._save()

    @Slot()
    def _save(self) -> None:
        if self._table is not None:
            self._autosave.save(self._table.session.snapshot())
