"""The filter of the list of games, and its sentences about them."""

from pathlib import Path
from typing import Any, Literal

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.models.records.kept_games_model import KeptGamesModel
from ttr_qt.models.setup.seeds import seed_text
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.games import game_sentence

Kind = Literal["all", "finished", "unfinished", "files"]
Index = QModelIndex | QPersistentModelIndex
_WORD_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class GamesFilter(QSortFilterProxyModel):
    """Games of a kind in which all words of a search occur."""

    def __init__(
        self, games: KeptGamesModel, language: Language, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._language = language
        self._kind: Kind = "all"
        self._words: tuple[str, ...] = ()
        self._sentences: dict[Path, tuple[KeptGame, str]] = {}
        self.setSourceModel(games)

    def game(self, index: Index) -> KeptGame:
        """Return the game of a row."""
        return self._games.row(self.mapToSource(index).row())

    def games(self) -> list[KeptGame]:
        """Return all games that are shown."""
        return [self.game(self.index(row, 0)) for row in range(self.rowCount())]

    def search(self, text: str) -> None:
        """Show only games in which these words occur."""
        self._words = tuple(text.casefold().split())
        self.invalidate()

    def set_kind(self, kind: Kind) -> None:
        """Show only games of a kind."""
        self._kind = kind
        self.invalidate()

    def _sentence(self, game: KeptGame) -> str:
        known = self._sentences.get(game.file)
        if known is None or known[0] is not game:
            known = self._sentences[game.file] = (game, game_sentence(game.facts, self._language))
        return known[1]

    def _is_shown(self, game: KeptGame) -> bool:
        match self._kind:
            case "finished":
                return game.facts.over
            case "unfinished":
                return not game.facts.over
            case "files":
                return game.own_file
            case _:
                return True

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        """Say whether a game is shown."""
        game = self._games.row(row)
        if not self._is_shown(game):
            return False
        if not self._words:
            return True
        seed = seed_text(game.facts.seed)
        text = f"{self._sentence(game)} {seed} {seed.replace('-', '')} {game.facts.seed}"
        if game.own_file:
            text += f" {game.file}"
        text = text.casefold()
        return all(word in text for word in self._words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a game in words, in the language of the window."""
        if role in _WORD_ROLES and index.isValid():
            return self._sentence(self.game(index))
        return super().data(index, role)
