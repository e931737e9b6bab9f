"""The pictures of the editions on the start page: something large before a faded map."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainterPath

from ttr_qt.paths import data_dir
from ttr_qt.views.cards.base import draw_hills
from ttr_qt.views.cards.toys import draw_toy_engine
from ttr_qt.views.cards.trains import draw_gentleman, draw_lady
from ttr_qt.views.cards.wagons_art import draw_locomotive, draw_side_view
from ttr_qt.views.illustrations.city_landmarks import draw_city_landmark
from ttr_qt.views.illustrations.crayon import curve
from ttr_qt.views.illustrations.landmarks import draw_building
from ttr_qt.views.paint.tokens import draw_goods_stack
from ttr_qt.views.theme.pencil import Pencil, Point, circle, linear, stroke, tint

_WIDTH: Final = 700.0
_GROUND: Final = -46.0
"""Where rails lie; y = 0 is the lower edge of a poster's picture."""
_LINE: Final = stroke("#3A2412", 2.2)


def poster_map(edition: str) -> QImage:
    """Return the map behind a poster, without names."""
    return QImage(str(data_dir("resources") / "posters" / f"{edition}.jpg"))


def draw_poster(pencil: Pencil, edition: str, board: QImage, size: QSizeF) -> None:
    """Draw the picture of an edition from (0, 0), before its map ``board``."""
    width, height = size.width(), size.height()
    with pencil.clipped(_frame(width, height)):
        _draw_map(pencil, board, size)
        veil, draw = _HEROES[edition]
        scale = min(width / _WIDTH, height / 520)
        haze = (0.0, tint(veil, 0.0)), (0.5, tint(veil, 0.82)), (1.0, tint(veil, 0.97))
        top = height - 400 * scale
        pencil.box((0, top, width, height - top), linear(0, top, 0, height - 70 * scale, *haze))
        with pencil.at((width - _WIDTH * scale) / 2, height, scale):
            draw(pencil, (width / scale - _WIDTH) / 2)


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


def _draw_ground(pencil: Pencil, spare: float, colour: str, *, rails: bool = True) -> None:
    """Draw the soil and a track; ``spare`` is how far the poster reaches to either side."""
    left, right = -spare - 4, _WIDTH + spare + 4
    pencil.box((left, _GROUND, right - left, 60), colour)
    if not rails:
        return
    x = left
    while x < right:
        pencil.box((x, _GROUND + 6.6, 12.6, 7.8), "#7B6A52")
        x += 21
    pencil.box((left, _GROUND, right - left, 6.9), "#3E372F")
    pencil.box((left, _GROUND, right - left, 2.1), "#CFC4B0")


def _hills(pencil: Pencil, spare: float, height: float, colour: str, shift: float = 0.0) -> None:
    left = -spare - 20 - shift
    draw_hills(
        pencil, (left, _GROUND - height, _WIDTH + 2 * spare + 40 + 2 * shift, height), colour
    )


def _draw_steam(pencil: Pencil, puffs: tuple[tuple[float, float, float], ...]) -> None:
    cloud = QPainterPath()
    for x, y, radius in puffs:
        cloud = cloud.united(circle(x, y, radius))
    pencil.shape(cloud.translated(4, 7), tint("#7A6A55", 0.18))
    pencil.shape(cloud, tint("#FFFFFF", 0.95))


def _usa(pencil: Pencil, spare: float) -> None:
    _hills(pencil, spare, 190, "#D9B98C")
    _draw_mesa(pencil, (560, _GROUND - 60), 1.0)
    _draw_mesa(pencil, (70, _GROUND - 70), 0.75)
    _hills(pencil, spare, 110, "#C99F70", 120)
    _draw_ground(pencil, spare, "#D2B27E")
    puffs = ((512, -344, 28), (470, -372, 38), (412, -386, 46), (345, -382, 42))
    _draw_steam(pencil, (*puffs, (285, -364, 34), (238, -342, 24)))
    with pencil.at(48, _GROUND, 3.7):
        draw_side_view(pencil, "yellow")
    with pencil.at(428, _GROUND, 4.2):
        draw_locomotive(pencil)


def _draw_mesa(pencil: Pencil, at: Point, scale: float) -> None:
    with pencil.at(*at, scale):
        rock = [(-90.0, 20.0), (-62.0, -70.0), (-48.0, -150.0), (52.0, -150.0), (66.0, -76.0)]
        pencil.poly([*rock, (96.0, 20.0)], "#C98F63")
        pencil.poly([(10, -150), (52, -150), (66, -76), (96, 20), (20, 20)], "#B67C52")
        for y in (-128, -100):
            pencil.line(-52, y, 58, y, stroke("#A66B44", 4, alpha=0.6))


def _germany(pencil: Pencil, spare: float) -> None:
    _hills(pencil, spare, 230, "#B9BE93")
    _draw_castle(pencil, (500, -286))
    _hills(pencil, spare, 150, "#9CA87A", 160)
    _draw_ground(pencil, spare, "#A89A6E")
    with pencil.at(180, _GROUND, 3.5):
        draw_side_view(pencil, "green")
    with pencil.at(598, _GROUND, 3.5):
        draw_side_view(pencil, "purple")


def _draw_castle(pencil: Pencil, at: Point) -> None:
    towers = ((0, 26, 70), (34, 44, 50), (86, 26, 92))
    with pencil.at(*at):
        for x, width, height in towers:
            pencil.box((x, 30 - height, width, height + 76), "#E3D3B2", _LINE)
            for y in (-height + 46, -height + 66):
                pencil.box((x + width / 2 - 3, y, 6, 9), "#5D4A36", None, 3)
        for x, width, height in towers:
            top = 30 - height
            roof = [(x - 5, top), (x + width / 2, top - 38), (x + width + 5, top)]
            pencil.poly(roof, "#9A3A28", _LINE)
        pencil.line(99, -100, 99, -118, _LINE)
        pencil.poly([(99, -118), (120, -112), (99, -105)], "#E8C24C", _LINE)


def _maerklin(pencil: Pencil, spare: float) -> None:
    _hills(pencil, spare, 200, "#B5C48C")
    _hills(pencil, spare, 120, "#9DB573", 140)
    _draw_ground(pencil, spare, "#B79D74")
    left, width = -spare - 4, _WIDTH + 2 * spare + 8
    pencil.box((left, _GROUND - 22, width, 30), "#C9B48C")
    pencil.box((left, _GROUND - 22, width, 5), "#8C7450")
    draw_gentleman(pencil, 128, _GROUND - 20, 2.75)
    draw_lady(pencil, 322, _GROUND - 20, 2.4)
    stacks = ((448, "yellow", (3, 3, 3)), (536, "red", (5, 5, 5, 5)), (628, "black", (7, 7)))
    for x, kind, values in stacks:
        draw_goods_stack(pencil, x, _GROUND - 60, 1.36, kind, values)


def _first_journey(pencil: Pencil, spare: float) -> None:
    _hills(pencil, spare, 170, "#A9D98A")
    _hills(pencil, spare, 100, "#7FC468", 120)
    with pencil.at(104, _GROUND + 4, 2.55):
        draw_building(pencil, "tower")
    with pencil.at(602, _GROUND + 4, 2.5):
        draw_building(pencil, "clock")
    _draw_ground(pencil, spare, "#6DB157")
    with pencil.at(348, _GROUND, 3.1):
        draw_toy_engine(pencil)


def _amsterdam(pencil: Pencil, spare: float) -> None:
    _draw_ground(pencil, spare, "#A9C6C4", rails=False)
    houses: tuple[tuple[float, float, float, str], ...] = (
        (14, 104, 196, "#A8553C"),
        (118, 92, 226, "#D7A45A"),
        (210, 108, 188, "#7A4A38"),
        (318, 90, 214, "#C9765A"),
    )
    if spare > 0:
        houses = ((-86, 100, 210, "#5F6F5C"), *houses)
    for index, (x, width, height, colour) in enumerate(houses):
        _draw_house(pencil, (x, _GROUND - 4), (width, height), colour, steps=index % 2 == 0)
    pencil.box((-spare - 4, _GROUND - 6, spare + 430, 16), "#B79D74", _LINE)
    with pencil.at(536, _GROUND + 6, 2.9):
        draw_city_landmark(pencil, "ship")
    ripple = stroke("#6E9291", 2.6, alpha=0.9)
    for x, y in ((40, 24), (150, 34), (270, 24), (390, 36), (500, 28), (610, 36)):
        wave = curve(
            (x, _GROUND + y),
            (x + 14, _GROUND + y - 9, x + 28, _GROUND + y),
            (x + 42, _GROUND + y + 9, x + 56, _GROUND + y),
            close=False,
        )
        pencil.shape(wave, None, ripple)


def _draw_house(pencil: Pencil, at: Point, size: Point, colour: str, *, steps: bool) -> None:
    """Draw a house on a canal, ``at`` its lower left corner."""
    w, h = size
    with pencil.at(*at):
        pencil.shape(_stepped(w, h) if steps else _bell(w, h), colour, _LINE)
        glass = stroke("#FBF6EA", 2)
        for row in range(3):
            for column in range(3):
                x, y = w * (0.14 + column * 0.27), -h + 14 + row * h * 0.27
                pencil.box((x, y, w * 0.18, h * 0.18), "#4C6A72", glass)
                pencil.line(x + w * 0.09, y, x + w * 0.09, y + h * 0.18, glass)
        pencil.box((w * 0.44, -h - 24, w * 0.12, 22), "#4C6A72", glass)
        pencil.box((w * 0.41, -h * 0.17, w * 0.2, h * 0.17), "#5B2F20", _LINE)


def _stepped(w: float, h: float) -> QPainterPath:
    stairs: list[Point] = []
    for step in range(4):
        stairs += [(w * step / 8, -h - step * 14), (w * (step + 0.62) / 8, -h - step * 14)]
        stairs.append((w * (step + 0.62) / 8, -h - (step + 1) * 14))
    right = [(w - x, y) for x, y in reversed(stairs)]
    return curve((0, 0), *stairs, (w / 2, -h - 60), *right, (w, 0))


def _bell(w: float, h: float) -> QPainterPath:
    return curve(
        (0, 0),
        (0, -h),
        (w * 0.16, -h, w * 0.2, -h - 18, w * 0.24, -h - 34),
        (w * 0.3, -h - 44),
        (w / 2, -h - 66, w * 0.7, -h - 44),
        (w * 0.76, -h - 34),
        (w * 0.8, -h - 18, w * 0.84, -h, w, -h),
        (w, 0),
    )


_HEROES: Final[Mapping[str, tuple[str, Callable[[Pencil, float], None]]]] = {
    "usa": ("#F0E4C6", _usa),
    "germany": ("#EADFC6", _germany),
    "maerklin": ("#DDE2C0", _maerklin),
    "first_journey": ("#BFE6F0", _first_journey),
    "amsterdam": ("#D5E2DC", _amsterdam),
}
"""The colour of the haze over the map, and who draws what stands before it."""
