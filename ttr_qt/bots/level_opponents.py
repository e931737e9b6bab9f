"""The levels as opponents to choose from; knows nothing of games, so that it loads at once."""

from ai.levels import LEVELS
from ttr_qt.views.words.opponents import Opponent


def level_opponents() -> tuple[Opponent, ...]:
    """Return everybody one can play against, the weakest first."""
    return tuple(
        Opponent(level.name, level.name.capitalize(), level.about, level.number) for level in LEVELS
    )
