"""All games a person played, saved or opened, with their reviews and what is learned from them."""

import logging
from collections.abc import Callable, Hashable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSettings, Signal, Slot
from PySide6.QtGui import QImage

from ai.reviewing.findings import fingerprint
from ttr_qt.app.storage.game_store import GameStore
from ttr_qt.app.storage.kept_reviews import KeptReviews, fingerprints
from ttr_qt.app.storage.practice_store import PracticeStore
from ttr_qt.app.storage.recent_games import RecentGames
from ttr_qt.app.storage.set_aside import set_aside
from ttr_qt.engine.errors import SaveError
from ttr_qt.engine.savefile import Save, SaveHeader, parse_save, read_bytes, unpacked
from ttr_qt.models.records.kept_game import GameFacts, KeptGame

if TYPE_CHECKING:  # it loads kernels
    from ttr_qt.engine import Game
    from ttr_qt.engine.setup import Setup

FOLDER: Final = "games"
"""Below the folder for what the program keeps."""
_PRACTICE: Final = "practice.json"
_REVIEWS: Final = "reviews"
"""Below that of the games."""
_log = logging.getLogger(__name__)


class Archive(QObject):
    """The games that the program keeps, and the files that a person saved or opened of late.

    Signals:
        failed: why a game could not be kept; may be empty.
        not_deleted: why a game is still there; may be empty.
        changed: `games` may return something else than before.
        deleted: the games (`KeptGame`) that a person deleted.
    """

    failed = Signal(str)
    not_deleted = Signal(str)
    changed = Signal()
    deleted = Signal(object)

    def __init__(self, settings: QSettings, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is where the program keeps things."""
        super().__init__(parent)
        self.store: Final = GameStore(folder / FOLDER, self)
        self.recent: Final = RecentGames(settings, folder / FOLDER, self)
        self.reviews: Final = KeptReviews(folder / FOLDER / _REVIEWS, self)
        self.practice: Final = PracticeStore(folder / _PRACTICE, folder / FOLDER, self)
        self.store.failed.connect(self.failed)
        self.store.not_deleted.connect(self.not_deleted)
        self.store.changed.connect(self.changed)
        self.recent.changed.connect(self.changed)

    def keep(self, text: str, picture: QImage | None = None) -> Path:
        """Keep a save, mostly of a game that is over; twice makes one file."""
        return self.store.keep(text, picture)

    def holds(self, text: str) -> bool:
        """Tell whether a save is kept for sure; waits for what is being written."""
        self.store.flush()
        return self.store.holds(text)

    def file_of(self, game: "Game") -> Path | None:
        """Return the file in which the program keeps a game, just as far as it was played."""
        self.store.flush()
        mark, alike = fingerprint(game), (game.setup.seed, game.ply)
        for kept in self.store.entries():
            if (kept.facts.seed, kept.facts.actions) != alike:
                continue
            try:
                if parse_save(read_bytes(kept.file), Save).digest == mark:
                    return kept.file
            except (OSError, SaveError) as error:
                _log.warning("%s is not looked into: %s", kept.file.name, error)
        return None

    def has_finished(self, setup: "Setup") -> bool:
        """Tell whether a game with the same cards was played to its end."""
        dealt = (setup.seed, setup.players)
        return any(
            facts.over and (facts.seed, len(facts.seats)) == dealt and facts.is_on(setup.map)
            for facts in self.facts()
        )

    def add_set_aside(self, files: Iterable[Path]) -> None:
        """Keep games that were set aside; a file goes when the disk has its game for sure.

        One with a game in which nothing was played goes at once, one that is no game stays aside.
        """
        for file in files:
            try:
                data = read_bytes(file)
                if parse_save(data, SaveHeader).actions:
                    self.store.keep(unpacked(data).decode(), instead_of=file)
                else:
                    file.unlink(missing_ok=True)
            except SaveError:
                set_aside(file, "damaged")
            except OSError as error:
                _log.warning("%s stays where it is: %s", file.name, error.strerror)

    def remove_continued(self, file: Path, safe: Callable[[], bool]) -> None:
        """Delete an unfinished game that is being played on, if the archive has it.

        ``safe`` tells, in another thread, whether the autosave has it; else it stays here, too.
        """
        self.store.delete_when_saved(file, safe)

    def add_file(self, file: Path, picture: QImage | None = None) -> None:
        """Remember a file that was saved or opened."""
        self.recent.add(file, picture)

    def close(self) -> None:
        """Wait until everything is written."""
        self.store.close()
        self.recent.close()
        self.reviews.close()
        self.practice.flush()

    def facts(self) -> list[GameFacts]:
        """Return the facts of all games that the program keeps, newest first."""
        return [game.facts for game in self.store.entries()]

    def games(self) -> list[KeptGame]:
        """Return all games: those that the program keeps, then the recent files.

        A file with a game that is kept as well, at the same moment, is not listed again.
        """
        kept = self.store.entries()
        moments = {_moment(game.facts) for game in kept}
        files = [game for game in self.recent.entries() if _moment(game.facts) not in moments]
        return kept + files

    def unfinished(self, games: Sequence[KeptGame] | None = None) -> KeptGame | None:
        """Return the last game that was left for another one, if there is any.

        ``games`` are the entries of the store, if the caller has them already.
        """
        kept = self.store.entries() if games is None else games
        return next((game for game in kept if not game.facts.over), None)

    @Slot(object)
    def delete(self, game: KeptGame) -> None:
        """Delete a game; a file of the person's only leaves the list."""
        self.delete_all([game])

    @Slot(object)
    def delete_all(self, games: Sequence[KeptGame]) -> None:
        """Delete games and their reviews; files of the person's only leave the list."""
        marks = fingerprints(game.file for game in games)
        left = [game for game in games if game.own_file]
        self.recent.forget([game.file for game in left])
        gone = left + self.store.delete([game for game in games if not game.own_file])
        self.reviews.remove(marks[game.file] for game in gone if game.file in marks)
        self.deleted.emit(gone)


def _moment(facts: GameFacts) -> Hashable:
    """Return what tells one moment of one game from all others."""
    seats = tuple((seat.name, seat.total, seat.tracks) for seat in facts.seats)
    return facts.edition, facts.map_hash, facts.seed, facts.actions, seats
