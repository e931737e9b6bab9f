"""Where the lines of a chart and the figures beside them go, and in which colours."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final

from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.pencil import lightness, mix

_DARK_YELLOW: Final = "#D9A90C"
"""The line of the yellow player on white, where its own colour is too pale."""
_LIGHT_LINES: Final = 0.7
_DARK_LINES: Final = 0.25
_LINES: Final = 5
"""So many horizontal lines at the most."""


def line_colour(player: PlayerColour, ground: str) -> str:
    """Return the colour of a player's line so that it can be told from the ground."""
    bright = lightness(ground) > 0.5  # noqa: PLR2004
    if bright and lightness(player.fill) > _LIGHT_LINES:
        return _DARK_YELLOW
    if not bright and lightness(player.fill) < _DARK_LINES:
        return mix(player.fill, "#FFFFFF", 0.42).name()
    return player.fill


def ticks(low: float, high: float, most: int = _LINES) -> tuple[float, ...]:
    """Return round values from below ``low`` to above ``high``, evenly apart."""
    span = max(high - low, 1.0)
    rough = span / (most - 1)
    power = 10 ** floor(log10(rough))
    step = next(power * n for n in (1, 2, 4, 5, 10) if power * n >= rough)
    step = max(step, 1.0)
    first = floor(low / step)
    last = max(ceil(high / step), first + 1)
    return tuple(step * n for n in range(first, last + 1))


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Return positions near those wanted, in the same order, that keep their distance.

    They stay between ``low`` and ``high`` as long as there is room for all of them.
    """
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    placed = [wanted[n] for n in order]
    for n in range(1, len(placed)):
        placed[n] = max(placed[n], placed[n - 1] + apart)
    if placed:
        placed[-1] = min(placed[-1], high)
    for n in range(len(placed) - 2, -1, -1):
        placed[n] = min(placed[n], placed[n + 1] - apart)
    over = low - placed[0] if placed else 0.0
    if over > 0:
        placed = [max(value, low + n * apart) for n, value in enumerate(placed)]
    result = [0.0] * len(wanted)
    for position, n in zip(placed, order, strict=True):
        result[n] = position
    return result
