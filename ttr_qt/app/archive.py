"""All games besides the one that is being played: those that ended, were left, saved or opened."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QImage

from ttr_qt.app.game_store import GameStore
from ttr_qt.app.recent_games import RecentGames
from ttr_qt.models.kept_game import GameFacts, KeptGame


class Archive(QObject):
    """Keeps games, and lists them for the pages of games and of statistics.

    Signals:
        changed: `games` may return something else than before.
        failed: why a game could not be kept or deleted; may be empty.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, settings: QSettings, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store: Final = GameStore(folder, self)
        self.recent: Final = RecentGames(settings, folder, self)
        self.store.changed.connect(self.changed)
        self.recent.changed.connect(self.changed)
        self.store.failed.connect(self.failed)

    def games(self) -> list[KeptGame]:
        """Return all games, the latest first."""
        both = [*self.store.entries(), *self.recent.entries()]
        return sorted(both, key=lambda game: game.facts.played, reverse=True)

    def finished(self) -> Sequence[GameFacts]:
        """Return what is known of the games that ended, the oldest first."""
        return [game.facts for game in reversed(self.store.entries()) if game.facts.over]

    def keep(self, text: str, picture: QImage | None) -> None:
        """Keep a game that has ended."""
        self.store.keep(text, picture)

    def put_by(self, left: str, opened: str) -> None:
        """Keep a game that was left and would now be lost to one that is opened instead."""
        if left and not _goes_on(left, opened):
            self.store.keep(left)

    def take_up(self, file: Path) -> None:
        """Forget a game that was put by: from now on it is the one that is being played."""
        for game in self.store.entries():
            if game.file == file and not game.facts.over:
                self.store.delete(game)

    def delete(self, game: KeptGame) -> None:
        """Delete a game; a person's own file is only no longer listed."""
        if game.own_file:
            self.recent.forget(game.file)
        else:
            self.store.delete(game)

    def delete_all(self) -> None:
        """Delete all games; a person's own files are only no longer listed."""
        self.store.delete_all()
        self.recent.forget_all()

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self.store.close()
        self.recent.flush()


def _goes_on(left: str, opened: str) -> bool:
    """Tell whether one game is the other, or goes on from it; what is no game needs no keeping."""
    try:
        old, new = json.loads(left), json.loads(opened)
        played: list[Any] = old["actions"]
        same = all(old[key] == new[key] for key in ("edition", "seed", "players", "first"))
        return not played or (same and new["actions"][: len(played)] == played)
    except (ValueError, LookupError, TypeError):
        return True
