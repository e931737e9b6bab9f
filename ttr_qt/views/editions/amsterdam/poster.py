"""The poster of Amsterdam: houses on a canal, and a ship."""

from typing import Final

from PySide6.QtGui import QPainterPath

from ttr_qt.views.cards.posters import GROUND, LINE, Poster, draw_ground
from ttr_qt.views.illustrations.landmarks import draw_city_landmark
from ttr_qt.views.theme.pencil import Pencil, Point, curved_path, stroke


def _draw(pencil: Pencil, spare: float) -> None:
    draw_ground(pencil, spare, "#A9C6C4", rails=False)
    houses: tuple[tuple[float, float, float, str], ...] = (
        (14, 104, 196, "#A8553C"),
        (118, 92, 226, "#D7A45A"),
        (210, 108, 188, "#7A4A38"),
        (318, 90, 214, "#C9765A"),
    )
    if spare > 0:
        houses = ((-86, 100, 210, "#5F6F5C"), *houses)
    for index, (x, width, height, colour) in enumerate(houses):
        _draw_house(pencil, (x, GROUND - 4), (width, height), colour, steps=index % 2 == 0)
    pencil.box((-spare - 4, GROUND - 6, spare + 430, 16), "#B79D74", LINE)
    with pencil.at(536, GROUND + 6, 2.9):
        draw_city_landmark(pencil, "ship")
    ripple = stroke("#6E9291", 2.6, alpha=0.9)
    for x, y in ((40, 24), (150, 34), (270, 24), (390, 36), (500, 28), (610, 36)):
        wave = curved_path(
            (x, GROUND + y),
            (x + 14, GROUND + y - 9, x + 28, GROUND + y),
            (x + 42, GROUND + y + 9, x + 56, GROUND + y),
            close=False,
        )
        pencil.shape(wave, None, ripple)


def _draw_house(pencil: Pencil, at: Point, size: Point, colour: str, *, steps: bool) -> None:
    """Draw a house on a canal, ``at`` its lower left corner."""
    w, h = size
    with pencil.at(*at):
        pencil.shape(_stepped(w, h) if steps else _bell(w, h), colour, LINE)
        glass = stroke("#FBF6EA", 2)
        for row in range(3):
            for column in range(3):
                x, y = w * (0.14 + column * 0.27), -h + 14 + row * h * 0.27
                pencil.box((x, y, w * 0.18, h * 0.18), "#4C6A72", glass)
                pencil.line(x + w * 0.09, y, x + w * 0.09, y + h * 0.18, glass)
        pencil.box((w * 0.44, -h - 24, w * 0.12, 22), "#4C6A72", glass)
        pencil.box((w * 0.41, -h * 0.17, w * 0.2, h * 0.17), "#5B2F20", LINE)


def _stepped(w: float, h: float) -> QPainterPath:
    stairs: list[Point] = []
    for step in range(4):
        stairs += [(w * step / 8, -h - step * 14), (w * (step + 0.62) / 8, -h - step * 14)]
        stairs.append((w * (step + 0.62) / 8, -h - (step + 1) * 14))
    right = [(w - x, y) for x, y in reversed(stairs)]
    return curved_path((0, 0), *stairs, (w / 2, -h - 60), *right, (w, 0))


def _bell(w: float, h: float) -> QPainterPath:
    return curved_path(
        (0, 0),
        (0, -h),
        (w * 0.16, -h, w * 0.2, -h - 18, w * 0.24, -h - 34),
        (w * 0.3, -h - 44),
        (w / 2, -h - 66, w * 0.7, -h - 44),
        (w * 0.76, -h - 34),
        (w * 0.8, -h - 18, w * 0.84, -h, w, -h),
        (w, 0),
    )


POSTER: Final = Poster("#D5E2DC", _draw)
