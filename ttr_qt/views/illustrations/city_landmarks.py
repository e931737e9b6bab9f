"""Buildings of old Amsterdam as small elevations, each standing on (0, 0), about 90 high."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ttr_qt.views.theme.pencil import Fill, Pencil, Point, mix, stroke, tint

_INK: Final = "#4A3321"
_BRICK: Final = "#C98A68"
_STONE: Final = "#EBDCBB"
_SLATE: Final = "#7C8C92"
_TILE: Final = "#B0573C"
_GLASS: Final = "#5E747A"
_GOLD: Final = "#D9A93A"
_WATER: Final = "#BCD0CB"


class _Engraver:
    """Draws with the thin brown outline of the plan."""

    def __init__(self, pencil: Pencil) -> None:
        self.pencil = pencil
        self._line = stroke(_INK, 1.3)

    def wall(self, left: float, top: float, width: float, height: float, fill: Fill) -> None:
        self.pencil.box((left, top, width, height), fill, self._line)

    def cut(self, corners: Sequence[Point], fill: Fill) -> None:
        self.pencil.poly(corners, fill, self._line)

    def shape(self, path: QPainterPath, fill: Fill) -> None:
        self.pencil.shape(path, fill, self._line)

    def bar(self, start: Point, end: Point, width: float = 1.3, colour: str = _INK) -> None:
        self.pencil.line(*start, *end, stroke(colour, width))

    def windows(self, xs: Sequence[float], top: float, height: float, width: float = 5.0) -> None:
        """Draw a row of windows with round heads."""
        for x in xs:
            path = QPainterPath(QPointF(x - width / 2, top + height))
            path.lineTo(x - width / 2, top + width / 2)
            path.arcTo(QRectF(x - width / 2, top, width, width), 180, -180)
            path.lineTo(x + width / 2, top + height)
            path.closeSubpath()
            self.shape(path, _GLASS)

    def spire(self, x: float, foot: float, half: float, height: float, fill: str) -> None:
        """Draw a pointed roof, its right side in shade, with a ball on top."""
        top = foot - height
        self.cut([(x - half, foot), (x, top), (x + half, foot)], fill)
        self.pencil.poly([(x, top), (x + half, foot), (x + half * 0.2, foot)], tint(_INK, 0.22))
        self.bar((x, top), (x, top - 6))
        self.pencil.disc(x, top - 6, 1.8, _GOLD, stroke(_INK, 0.8))

    def lantern(self, x: float, foot: float, half: float) -> None:
        """Draw an open storey with a small dome."""
        self.wall(x - half, foot - 12, 2 * half, 12, _STONE)
        self.windows((x - half * 0.45, x + half * 0.45), foot - 10, 9, 3)
        dome = QPainterPath(QPointF(x - half, foot - 12))
        dome.cubicTo(x - half, foot - 24, x + half, foot - 24, x + half, foot - 12)
        dome.closeSubpath()
        self.shape(dome, _SLATE)
        self.spire(x, foot - 21, half * 0.3, 12, _SLATE)

    def ground(self, half: float) -> None:
        """Draw a little lawn and a shadow."""
        self.pencil.ellipse(3, 2, (half + 4, 7), tint("#2C2414", 0.16))
        self.pencil.ellipse(0, 0, (half, 6), "#CBD0A4", stroke(_INK, 0.8, alpha=0.5))


def _oude_kerk(e: _Engraver) -> None:
    e.ground(36)
    e.wall(-18, -26, 50, 26, _STONE)
    e.cut([(-20, -26), (-10, -44), (26, -44), (34, -26)], _SLATE)
    e.windows((-4, 6, 16, 26), -22, 16)
    e.wall(-32, -54, 18, 54, _BRICK)
    e.windows((-23,), -46, 12)
    e.lantern(-23, -54, 7)


def _waag(e: _Engraver) -> None:
    e.ground(38)
    e.wall(-20, -34, 40, 34, _BRICK)
    for x, height in ((-28, 40), (28, 40), (-10, 52), (12, 52)):
        e.wall(x - 8, -height, 16, height, mix(_BRICK, "#FFF3DC", 0.16))
        e.spire(x, -height, 10, 22, _SLATE)
        e.windows((x,), -height + 8, 8, 4)
    e.windows((1,), -22, 22, 10)


def _town_hall(e: _Engraver) -> None:
    e.ground(40)
    e.wall(-38, -40, 76, 40, _STONE)
    e.wall(-13, -46, 26, 46, mix(_STONE, "#FFFFFF", 0.3))
    for top in (-34, -18):
        e.windows((-32, -25, -18, 18, 25, 32), top, 11, 4)
        e.windows((-7, 0, 7), top, 11, 4)
    e.cut([(-15, -46), (0, -58), (15, -46)], mix(_STONE, "#FFFFFF", 0.3))
    e.wall(-8, -68, 16, 11, _STONE)
    e.lantern(0, -66, 8)


def _zuiderkerk(e: _Engraver) -> None:
    e.ground(34)
    e.wall(-32, -28, 42, 28, _BRICK)
    e.cut([(-34, -28), (-24, -44), (2, -44), (12, -28)], _SLATE)
    e.windows((-24, -13, -2), -23, 17)
    e.wall(10, -52, 18, 52, _STONE)
    e.windows((19,), -46, 12)
    e.wall(12, -62, 14, 10, _STONE)
    e.lantern(19, -60, 6)


def _westerkerk(e: _Engraver) -> None:
    """Draw the church with the emperor's crown on its tower."""
    e.ground(36)
    e.wall(-8, -28, 42, 28, _BRICK)
    e.cut([(-10, -28), (0, -44), (28, -44), (36, -28)], _SLATE)
    e.windows((6, 16, 26), -23, 16)
    e.wall(-28, -56, 20, 56, _BRICK)
    e.windows((-18,), -24, 16, 6)
    e.pencil.disc(-18, -46, 5, _STONE, stroke(_INK, 1.1))
    e.bar((-18, -46), (-18, -49.5), 1.1)
    e.bar((-18, -46), (-15.6, -46), 1.1)
    e.wall(-26, -67, 16, 11, _STONE)
    e.windows((-21.5, -14.5), -65, 8, 3)
    e.wall(-24, -76, 12, 9, _STONE)
    crown = QPainterPath(QPointF(-25, -76))
    crown.cubicTo(-28, -86, -8, -86, -11, -76)
    crown.closeSubpath()
    e.shape(crown, "#3F6FA8")
    e.bar((-25, -77), (-11, -77), 2.2, _GOLD)
    e.bar((-18, -83), (-18, -90))
    e.pencil.disc(-18, -88, 1.8, _GOLD, stroke(_INK, 0.8))


def _corn_house(e: _Engraver) -> None:
    """Draw the little house of those who measured the corn, with sacks at its door."""
    e.ground(32)
    e.wall(-19, -36, 38, 36, _BRICK)
    e.cut([(-22, -36), (0, -60), (22, -36)], _TILE)
    e.bar((-19, -24), (19, -24), 1.6, _STONE)
    e.windows((-11, 11), -20, 11, 6)
    e.windows((0,), -48, 9, 5)
    e.windows((0,), -18, 18, 8)
    e.bar((0, -60), (0, -68))
    e.pencil.disc(0, -68, 1.8, _GOLD, stroke(_INK, 0.8))
    for x in (-26, 25, 31):
        e.pencil.ellipse(x, -6, (5.5, 7), "#E3CC95", stroke(_INK, 1.1))
        e.bar((x - 2, -12), (x + 2, -12), 1.6)


def _clock_tower(e: _Engraver) -> None:
    """Draw a tower of the old city wall with a wooden spire and a clock."""
    e.pencil.ellipse(0, 0, (34, 7), _WATER, stroke(_INK, 0.8, alpha=0.5))
    e.wall(-15, -34, 30, 34, _BRICK)
    e.windows((0,), -20, 20, 9)
    e.wall(-17, -38, 34, 4, _STONE)
    e.wall(-12, -54, 24, 16, _STONE)
    e.pencil.disc(0, -46, 5.5, "#F7EFDB", stroke(_INK, 1.1))
    e.bar((0, -46), (0, -50), 1.1)
    e.bar((0, -46), (2.8, -46), 1.1)
    bell = QPainterPath(QPointF(-14, -54))
    bell.cubicTo(-10, -60, -6, -62, -5, -68)
    bell.lineTo(5, -68)
    bell.cubicTo(6, -62, 10, -60, 14, -54)
    bell.closeSubpath()
    e.shape(bell, _SLATE)
    e.spire(0, -68, 5, 16, _SLATE)


def _three_gables(e: _Engraver) -> None:
    """Draw three merchants' houses side by side."""
    e.ground(40)
    for x, roof in ((-25, _BRICK), (0, mix(_BRICK, "#7A4A30", 0.22)), (25, _BRICK)):
        e.wall(x - 12, -36, 24, 36, roof)
        steps = [(x - 12, -36), (x - 12, -42), (x - 8, -42), (x - 8, -48), (x - 4, -48),
                 (x - 4, -55), (x + 4, -55), (x + 4, -48), (x + 8, -48), (x + 8, -42),
                 (x + 12, -42), (x + 12, -36)]  # fmt: skip
        e.cut(steps, roof)
        e.bar((x - 12, -36), (x + 12, -36), 1.4, _STONE)
        e.windows((x - 6, x + 6), -30, 10, 4)
        e.windows((x,), -47, 7, 4)
        e.windows((x - 6, x + 6), -14, 10, 4)
        e.wall(x - 2.5, -12, 5, 12, _SLATE)


def _round_tower(e: _Engraver) -> None:
    e.pencil.ellipse(0, 0, (38, 8), _WATER, stroke(_INK, 0.8, alpha=0.5))
    body = QPainterPath(QPointF(-22, 0))
    body.lineTo(-21, -42)
    body.quadTo(0, -48, 21, -42)
    body.lineTo(22, 0)
    body.quadTo(0, 8, -22, 0)
    e.shape(body, _BRICK)
    e.windows((-12, 0, 12), -34, 9, 4)
    e.windows((-12, 12), -16, 9, 4)
    e.spire(0, -43, 26, 36, _SLATE)


def _pointed_tower(e: _Engraver) -> None:
    e.pencil.ellipse(0, 0, (34, 7), _WATER, stroke(_INK, 0.8, alpha=0.5))
    e.wall(-14, -40, 28, 40, _BRICK)
    e.windows((-6, 6), -34, 9, 4)
    e.windows((0,), -16, 16, 8)
    e.wall(-10, -54, 20, 14, _STONE)
    e.windows((-4, 4), -51, 8, 3)
    e.spire(0, -54, 12, 28, _SLATE)


def _company_house(e: _Engraver) -> None:
    e.ground(42)
    e.wall(-40, -34, 80, 34, _BRICK)
    for top in (-30, -15):
        e.windows((-34, -26, -18, 18, 26, 34), top, 9, 4)
    for x in (-28, 28):
        e.cut([(x - 13, -34), (x - 8, -44), (x - 4, -44), (x, -52), (x + 4, -44), (x + 8, -44),
               (x + 13, -34)], _STONE)  # fmt: skip
    e.wall(-10, -42, 20, 42, _STONE)
    e.windows((0,), -18, 18, 9)
    e.cut([(-12, -42), (0, -56), (12, -42)], _TILE)


def _courtyard(e: _Engraver) -> None:
    e.ground(42)
    for x, height, roof in ((-30, 26, _TILE), (-14, 32, _SLATE), (14, 30, _TILE), (30, 25, _TILE)):
        e.wall(x - 8, -height, 16, height, mix(_BRICK, "#FFF3DC", 0.25))
        e.cut([(x - 9, -height), (x, -height - 15), (x + 9, -height)], roof)
        e.windows((x - 3, x + 3), -height + 6, 7, 3)
    e.wall(-5, -40, 10, 40, _STONE)
    e.spire(0, -40, 7, 26, _SLATE)
    for x in (-20, 20):
        e.pencil.disc(x, -8, 7, "#9CB07E", stroke(_INK, 0.9))


def _market_church(e: _Engraver) -> None:
    e.ground(38)
    e.wall(-34, -26, 68, 26, _STONE)
    e.cut([(-36, -26), (-24, -40), (24, -40), (36, -26)], _SLATE)
    e.wall(-13, -34, 26, 34, mix(_STONE, "#FFFFFF", 0.3))
    e.cut([(-15, -34), (0, -52), (15, -34)], _SLATE)
    e.windows((-26, -19, 19, 26), -21, 14, 4)
    e.windows((0,), -26, 20, 9)
    e.lantern(0, -48, 6)


def _mint_tower(e: _Engraver) -> None:
    e.ground(34)
    e.wall(-32, -24, 36, 24, _BRICK)
    e.cut([(-34, -24), (-24, -38), (-2, -38), (6, -24)], _TILE)
    e.windows((-25, -15, -5), -18, 9, 4)
    e.wall(2, -48, 24, 48, mix(_BRICK, "#FFF3DC", 0.2))
    e.pencil.disc(14, -38, 6, _STONE, stroke(_INK, 1.2))
    e.bar((14, -38), (14, -42))
    e.bar((14, -38), (17, -38))
    e.lantern(14, -48, 8)


def _montelbaan_tower(e: _Engraver) -> None:
    e.pencil.ellipse(0, 0, (32, 7), _WATER, stroke(_INK, 0.8, alpha=0.5))
    e.wall(-13, -36, 26, 36, _BRICK)
    e.windows((-5, 5), -28, 9, 4)
    e.wall(-15, -40, 30, 5, _STONE)
    e.wall(-9, -54, 18, 14, _STONE)
    e.lantern(0, -52, 7)


def _drawbridge(e: _Engraver) -> None:
    e.pencil.ellipse(0, -2, (44, 9), _WATER, stroke(_INK, 0.8, alpha=0.5))
    for x in (-40, 40):
        e.wall(x - 9, -14, 18, 14, _BRICK)
    path = QPainterPath(QPointF(-32, -14))
    path.quadTo(0, -22, 32, -14)
    path.lineTo(32, -10)
    path.quadTo(0, -18, -32, -10)
    path.closeSubpath()
    e.shape(path, "#A9794C")
    for x in (-22, 22):
        e.bar((x, -14), (x, -52), 3.2, "#7A5230")
        e.bar((x - 12, -54), (x + 18 * (1 if x < 0 else -1), -46), 2.6, "#7A5230")
        e.bar((x + 18 * (1 if x < 0 else -1), -46), (x * 0.1, -18), 0.9)


def _wharf_crane(e: _Engraver) -> None:
    e.pencil.ellipse(0, 0, (40, 8), _WATER, stroke(_INK, 0.8, alpha=0.5))
    hull = QPainterPath(QPointF(-34, -16))
    hull.quadTo(-26, 2, 0, 2)
    hull.quadTo(28, 2, 36, -18)
    hull.lineTo(28, -12)
    hull.lineTo(-26, -12)
    hull.closeSubpath()
    e.shape(hull, "#A9794C")
    for x in range(-22, 26, 8):
        e.bar((x, -12), (x, -26), 1.4, "#7A5230")
    e.bar((-18, -12), (10, -62), 3, "#7A5230")
    e.bar((20, -12), (10, -62), 3, "#7A5230")
    e.bar((10, -62), (10, -34), 0.9)
    e.wall(6, -34, 8, 7, _GOLD)


def _city_gate(e: _Engraver) -> None:
    e.ground(36)
    e.wall(-24, -34, 48, 34, _STONE)
    for x in (-28, 28):
        e.wall(x - 8, -40, 16, 40, _BRICK)
        e.spire(x, -40, 10, 18, _SLATE)
    e.windows((0,), -24, 24, 14)
    e.cut([(-24, -34), (-12, -46), (12, -46), (24, -34)], _TILE)
    e.lantern(0, -46, 6)


def _ship(e: _Engraver) -> None:
    pencil = e.pencil
    pencil.ellipse(0, 13, (40, 5), tint("#5F7F80", 0.35))
    hull = QPainterPath(QPointF(-36, -6))
    for x, y in ((-30, 10), (28, 10)):
        hull.lineTo(x, y)
    hull.quadTo(38, 4, 42, -4)
    for x, y in ((30, -2), (-20, -1), (-22, -9)):
        hull.lineTo(x, y)
    hull.closeSubpath()
    e.shape(hull, "#A9794C")
    e.bar((-30, 4), (34, 4), 1.4, "#E8D2A0")
    for x, height in ((-16, 44), (4, 56), (23, 46)):
        e.bar((x, 0), (x, -height))
    e.bar((36, -4), (52, -14))
    for x, low, high, width in ((-16, -14, -36, 15), (4, -10, -30, 20), (4, -33, -48, 15),
                                (23, -12, -36, 15)):  # fmt: skip
        middle = (low + high) / 2
        sail = QPainterPath(QPointF(x - width / 2, high))
        sail.lineTo(x + width / 2, high)
        sail.quadTo(x + width * 0.85, middle, x + width / 2, low)
        sail.lineTo(x - width / 2, low)
        sail.quadTo(x - width * 0.1, middle, x - width / 2, high)
        e.shape(sail, "#F7EFDB")
    e.cut([(52, -14), (25, -40), (32, -8)], "#F7EFDB")
    for row, colour in enumerate(("#B3261E", "#F7EFDB", "#2F5D8A")):
        pencil.box((-10, -62 + row * 2.4, 13, 2.4), colour)


def _mill(e: _Engraver) -> None:
    e.ground(20)
    e.cut([(-10, 0), (-7, -26), (7, -26), (10, 0)], "#C9A57A")
    e.cut([(-8, -26), (0, -35), (8, -26)], "#8E5A3C")
    for angle in (30, 120, 210, 300):
        with e.pencil.at(0, -27, angle=angle):
            e.bar((0, 0), (22, 0), 1.6)
            e.pencil.box((5, 0, 17, 5), "#F3E8CE", stroke(_INK, 0.8))


LANDMARKS: Final[Mapping[str, Callable[[_Engraver], None]]] = {
    "oude kerk": _oude_kerk,
    "waag": _waag,
    "town hall": _town_hall,
    "zuiderkerk": _zuiderkerk,
    "westerkerk": _westerkerk,
    "corn house": _corn_house,
    "clock tower": _clock_tower,
    "three gables": _three_gables,
    "round tower": _round_tower,
    "pointed tower": _pointed_tower,
    "company house": _company_house,
    "courtyard": _courtyard,
    "market church": _market_church,
    "mint tower": _mint_tower,
    "montelbaan tower": _montelbaan_tower,
    "drawbridge": _drawbridge,
    "wharf crane": _wharf_crane,
    "city gate": _city_gate,
    "ship": _ship,
    "mill": _mill,
}


def draw_city_landmark(pencil: Pencil, kind: str) -> None:
    """Draw a building, a ship or a mill that stands on (0, 0)."""
    LANDMARKS[kind](_Engraver(pencil))
