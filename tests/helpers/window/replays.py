"""Games on record, and the page that shows them."""

from tests.helpers.engine.walks import actions_of, lively
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Game
from ttr_qt.pages.replay.replay_page import ReplayPage


def recorded(edition: str, players: int, plies: int | None = None, *, name: str = "Robin") -> Game:
    """Return a game as walks play it, with names."""
    levels = ["", "clara", "otto", "rosa", "viktor"][:players]
    seed = players * 2  # so that the first seat begins
    game = Game.new(edition, players=players, seed=seed, extra={"levels": levels, "name": name})
    for action in actions_of(edition, players, lively(edition), seed)[:plies]:
        game.play(action)
    return game


def shown(window: MainWindow, game: Game) -> ReplayPage:
    """Show a replay."""
    window.overlays.open_replay(game)
    page = window.stack.overlay
    assert isinstance(page, ReplayPage)
    return page
