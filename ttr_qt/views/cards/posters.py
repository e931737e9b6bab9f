"""Posters of the start page: something large before a faded map."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainterPath

from ttr_qt.views.cards.base import draw_hills
from ttr_qt.views.cards.wagons_art import draw_locomotive, draw_side_view
from ttr_qt.views.theme.pencil import Pencil, circle, linear, stroke, tint

WIDTH: Final = 700.0
GROUND: Final = -46.0
"""Where rails lie; y = 0 is the lower edge of a poster's picture."""
LINE: Final = stroke("#3A2412", 2.2)


@dataclass(frozen=True, slots=True, eq=False)
class Poster:
    """What stands before the map, and the haze between the two."""

    haze: str
    """Its colour."""
    draw: Callable[[Pencil, float], None]
    """Draws into a width of `WIDTH` above y = 0; the poster may reach further to either side."""


def draw_poster(pencil: Pencil, poster: Poster, board: QImage, size: QSizeF) -> None:
    """Draw a poster from (0, 0), before its map ``board``."""
    width, height = size.width(), size.height()
    with pencil.clipped(_frame(width, height)):
        _draw_map(pencil, board, size)
        scale = min(width / WIDTH, height / 520)
        veil = poster.haze
        haze = (0.0, tint(veil, 0.0)), (0.5, tint(veil, 0.82)), (1.0, tint(veil, 0.97))
        top = height - 400 * scale
        pencil.box((0, top, width, height - top), linear(0, top, 0, height - 70 * scale, *haze))
        with pencil.at((width - WIDTH * scale) / 2, height, scale):
            poster.draw(pencil, (width / scale - WIDTH) / 2)


def _frame(width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(0, 0, width, height))
    return path


def _draw_map(pencil: Pencil, board: QImage, size: QSizeF) -> None:
    """Cover the picture with the map, its upper edge always seen."""
    scale = max(size.width() / board.width(), size.height() / board.height())
    shown = QSizeF(size.width() / scale, size.height() / scale)
    part = QRectF((board.width() - shown.width()) / 2, 0, shown.width(), shown.height())
    # Made smaller before it is drawn: the painter itself skips pixels when it shrinks much.
    pixels = (size * pencil.painter.deviceTransform().m11()).toSize()
    smooth = Qt.TransformationMode.SmoothTransformation
    fitted = board.copy(part.toRect()).scaled(pixels, mode=smooth)
    pencil.painter.drawImage(QRectF(0, 0, size.width(), size.height()), fitted)


def draw_ground(pencil: Pencil, spare: float, colour: str, *, rails: bool = True) -> None:
    """Draw the soil and a track; ``spare`` is how far the poster reaches to either side."""
    left, right = -spare - 4, WIDTH + spare + 4
    pencil.box((left, GROUND, right - left, 60), colour)
    if not rails:
        return
    x = left
    while x < right:
        pencil.box((x, GROUND + 6.6, 12.6, 7.8), "#7B6A52")
        x += 21
    pencil.box((left, GROUND, right - left, 6.9), "#3E372F")
    pencil.box((left, GROUND, right - left, 2.1), "#CFC4B0")


def draw_hill_rows(
    pencil: Pencil, spare: float, height: float, colour: str, shift: float = 0.0
) -> None:
    """Draw hills of a height behind the ground; ``shift`` sets rows of them off."""
    left = -spare - 20 - shift
    draw_hills(pencil, (left, GROUND - height, WIDTH + 2 * spare + 40 + 2 * shift, height), colour)


def draw_steam(pencil: Pencil, puffs: tuple[tuple[float, float, float], ...]) -> None:
    """Draw the steam of a locomotive as puffs around points, with their radii."""
    cloud = QPainterPath()
    for x, y, radius in puffs:
        cloud = cloud.united(circle(x, y, radius))
    pencil.shape(cloud.translated(4, 7), tint("#7A6A55", 0.18))
    pencil.shape(cloud, tint("#FFFFFF", 0.95))


def draw_train(pencil: Pencil, wagon: str) -> None:
    """Draw a locomotive with its steam and a wagon of a colour."""
    puffs = ((512, -344, 28), (470, -372, 38), (412, -386, 46), (345, -382, 42))
    draw_steam(pencil, (*puffs, (285, -364, 34), (238, -342, 24)))
    with pencil.at(48, GROUND, 3.7):
        draw_side_view(pencil, wagon)
    with pencil.at(428, GROUND, 4.2):
        draw_locomotive(pencil)


def _draw_plain(pencil: Pencil, spare: float) -> None:
    draw_hill_rows(pencil, spare, 170, "#C3C39A")
    draw_hill_rows(pencil, spare, 100, "#ADB07F", 120)
    draw_ground(pencil, spare, "#B9A877")
    draw_train(pencil, "blue")


PLAIN_POSTER: Final = Poster("#E9E2CA", _draw_plain)
"""For editions that have none of their own."""
