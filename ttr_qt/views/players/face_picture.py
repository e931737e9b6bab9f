"""A player's face with the mark of the colour at its side."""

import functools
from typing import Final

from PySide6.QtGui import QPixmap

from ttr_qt.models.company.mood import Mood
from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.illustrations.portraits import draw_portrait
from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.pencil import Pencil, circle

_MARK: Final = 0.36
"""Radius of the mark, in radii of the face."""
_RIM: Final = 1.5


@functools.lru_cache(maxsize=256)
def face_picture(
    who: str, colour: PlayerColour, mood: Mood, width: int, ratio: float, ground: str
) -> QPixmap:
    """Return a face ``width`` pixels wide; ``ground`` is the colour between it and the mark."""
    half = width / 2
    radius = half * _MARK
    at = width - radius

    def draw(pencil: Pencil) -> None:
        draw_portrait(pencil, who, half, half, half, mood)
        pencil.shape(circle(at, at, radius + _RIM), ground)
        draw_player_chip(pencil, at, at, radius, colour)

    return picture((width + _RIM, width + _RIM), 1.0, ratio, draw)


def face_height(width: int, ratio: float) -> int:
    """Return how high such a picture is."""
    return round(round((width + _RIM) * ratio) / ratio)
