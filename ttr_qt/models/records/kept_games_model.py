"""The games on the disk as an item model."""

from collections.abc import Sequence

from ttr_qt.models.item_models.rows import RowsModel
from ttr_qt.models.records.kept_game import KeptGame


class KeptGamesModel(RowsModel[KeptGame]):
    """Games, the newest first."""

    row_type = KeptGame

    def set_games(self, games: Sequence[KeptGame]) -> None:
        """Show these games; many new ones are told at once."""
        ordered = sorted(games, key=lambda game: game.facts.played, reverse=True)
        if ordered and not self.rowCount():
            self.add_rows(ordered)
        else:
            self.set_rows(ordered)
