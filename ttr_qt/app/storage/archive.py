"""All games a person played, saved or opened, and the pages that show them."""

import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSettings, Signal, Slot
from PySide6.QtGui import QImage

from ttr_qt.app.storage.game_store import GameStore
from ttr_qt.app.storage.recent_games import RecentGames
from ttr_qt.app.storage.set_aside import put_aside
from ttr_qt.engine.errors import SaveError
from ttr_qt.engine.savefile import SaveHeader, parse_save, read_bytes, unpacked
from ttr_qt.models.records.kept_game import GameFacts, KeptGame
from ttr_qt.views.theme.style import Style
from ttr_qt.views.words.opponents import Opponent

# Pages are imported when they are opened: the first window does not wait for them.
if TYPE_CHECKING:
    from ttr_qt.engine.game import Setup
    from ttr_qt.pages.games.page import GamesPage
    from ttr_qt.pages.statistics.page import StatisticsPage

FOLDER: Final = "games"
"""Below the folder for what the program keeps."""
_log = logging.getLogger(__name__)


class Archive(QObject):
    """Keeps games, and builds pages that stay up to date while they are open.

    Signals:
        failed: why a game could not be kept or deleted; may be empty.
    """

    failed = Signal(str)

    def __init__(self, settings: QSettings, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is where the program keeps things."""
        super().__init__(parent)
        self.store: Final = GameStore(folder / FOLDER, self)
        self.recent: Final = RecentGames(settings, folder / FOLDER, self)
        self.store.failed.connect(self.failed)

    def keep(self, text: str, picture: QImage | None = None) -> Path:
        """Keep a save, mostly of a game that is over; twice makes one file."""
        return self.store.keep(text, picture)

    def holds(self, text: str) -> bool:
        """Tell whether a save is kept for sure; waits for what is being written."""
        self.store.flush()
        return self.store.holds(text)

    def has_finished(self, setup: "Setup") -> bool:
        """Tell whether a game with the same cards was played to its end."""
        dealt = (setup.seed, setup.players)
        return any(
            facts.over and (facts.seed, len(facts.seats)) == dealt and facts.is_on(setup.map)
            for facts in self._facts()
        )

    def take_in(self, files: Iterable[Path]) -> None:
        """Keep games that lie aside; a file goes when the disk has its game for sure.

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
                put_aside(file, "damaged")
            except OSError as error:
                _log.warning("%s stays where it is: %s", file.name, error.strerror)

    def take_up(self, file: Path, safe: Callable[[], bool]) -> None:
        """Forget a game that was put by: from now on it is the one that is being played.

        ``safe`` tells, in another thread, whether the disk has it as such; else it stays here, too.
        """
        self.store.hand_over(file, safe)

    def add_file(self, file: Path, picture: QImage | None = None) -> None:
        """Remember a file that was saved or opened."""
        self.recent.add(file, picture)

    def close(self) -> None:
        """Wait until everything is written."""
        self.store.close()
        self.recent.close()

    def games_page(self, style: Style) -> "GamesPage":
        """Return the page of games; the caller connects what it is to open and to play."""
        from ttr_qt.pages.games.page import GamesPage  # noqa: PLC0415 - see above

        page = GamesPage(style, self._games)
        page.delete_wanted.connect(self._on_delete)
        page.delete_all_wanted.connect(self._on_delete_all)
        self.store.changed.connect(page.refresh)
        self.recent.changed.connect(page.refresh)
        return page

    def statistics_page(self, style: Style, opponents: Sequence[Opponent]) -> "StatisticsPage":
        """Return the page of statistics; the caller connects ``play_wanted``."""
        from ai import ratings as measured  # noqa: PLC0415 - see above
        from ttr_qt.bots.level_strengths import level_anchors  # noqa: PLC0415 - likewise
        from ttr_qt.pages.statistics.page import StatisticsPage  # noqa: PLC0415 - likewise

        # That nothing was measured yet is no reason to complain.
        there = measured.file().is_file()
        ratings = measured.load_ratings() if there else measured.Ratings()
        page = StatisticsPage(style, self._facts, opponents, level_anchors(ratings))
        self.store.changed.connect(page.refresh)
        return page

    def _facts(self) -> list[GameFacts]:
        return [game.facts for game in self.store.entries()]

    def _games(self) -> list[KeptGame]:
        return self.store.entries() + self.recent.entries()

    @Slot(object)
    def _on_delete(self, game: KeptGame) -> None:
        self._on_delete_all([game])

    @Slot(object)
    def _on_delete_all(self, games: Sequence[KeptGame]) -> None:
        self.recent.forget([game.file for game in games if game.own_file])
        self.store.delete([game for game in games if not game.own_file])
