"""What a game that has just ended did to the person's rating, told as soon as it is known."""

from PySide6.QtCore import QObject, Slot

from ttr_qt.app.storage.archive import Archive
from ttr_qt.bots.level_strengths import measured_anchors
from ttr_qt.models.records.kept_game import GameFacts
from ttr_qt.models.records.rating import rating_change
from ttr_qt.models.records.statistics import counted
from ttr_qt.models.session.source import GameSource
from ttr_qt.pages.ending.end_page import EndPage


class RatingNews(QObject):
    """Tells an end page the rating when the archive has the facts of its game.

    They are found in another thread, from the game that is being written.
    """

    def __init__(self, end: EndPage, source: GameSource, archive: Archive) -> None:
        super().__init__(end)
        self._end = end
        self._source = source
        self._archive = archive
        if source.person is not None:
            archive.store.changed.connect(self._look)
            self._look()

    @Slot()
    def _look(self) -> None:
        games = counted(self._archive.facts())
        number = next((n for n in reversed(range(len(games))) if self._is_this(games[n])), None)
        if number is not None:
            self._archive.store.changed.disconnect(self._look)
            self._end.show_rating(rating_change(games, measured_anchors(), number))

    def _is_this(self, facts: GameFacts) -> bool:
        source = self._source
        mine = (source.seed, source.ply, len(source.seats))
        played = (facts.seed, facts.actions, len(facts.seats))
        return played == mine and facts.is_on(source.map)
