"""Landmarks of the children's board, each standing on (0, 0)."""

from collections.abc import Callable, Mapping
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QRectF

from ttr_qt.views.illustrations.crayon import OUTLINE, Crayon, curve
from ttr_qt.views.theme.pencil import Pencil, circle, mix, polygon, stroke, tint

Draw = Callable[[Crayon], None]


def _ground(c: Crayon, width: float, colour: str = "#7FBF6A") -> None:
    c.pencil.ellipse(3, 4, (width + 3, 10), tint("#2C3A2A", 0.16))
    c.pencil.ellipse(0, 0, (width, 9), colour)


def _tower(c: Crayon) -> None:
    _ground(c, 46)
    legs = ((-18, -30, -9, -70, -5, -118), (5, -118), (9, -70, 18, -30, 40, 0), (24, 0))
    path = curve((-40, 0), *legs, (18, -22, -18, -22, -24, 0))
    c.form(path, "#C98B5E")
    with c.pencil.clipped(path):
        for y in range(-112, 0, 13):
            c.bar((-44, y), (44, y + 26), 2, "#8E5634")
            c.bar((44, y), (-44, y + 26), 2, "#8E5634")
    c.form(path, None)
    c.block((-24, -44, 48, 7), "#E0A878", 2.6, 2)
    c.block((-14, -76, 28, 6), "#E0A878", 2.6, 2)
    c.bar((0, -118), (0, -136))
    c.cut([(0, -136), (20, -130), (0, -124)], "#E8503F", 2.4)


def _clock(c: Crayon) -> None:
    _ground(c, 34)
    c.block((-17, -104, 34, 104), "#E9C98C")
    for x in (-9, 0, 9):
        c.bar((x, -66), (x, -4), 2, "#B98F4E")
    c.block((-21, -108, 42, 38), "#F4DDA8")
    c.dot(0, -89, 14, "#FFFDF4", 2.6)
    c.bar((0, -89), (0, -98), 2.4)
    c.bar((0, -89), (7, -86), 2.4)
    c.cut([(-21, -108), (0, -142), (21, -108)], "#4E86A8")
    c.bar((0, -142), (0, -152))


def _windmill(c: Crayon) -> None:
    _ground(c, 44)
    c.cut([(-26, 0), (-15, -66), (15, -66), (26, 0)], "#F2E3C2")
    c.block((-22, -28, 44, 5), "#C8603F", 0)
    c.block((-8, -20, 16, 20), "#A65B3A", 2.6, 3)
    c.form(curve((-19, -64), (-16, -92, 16, -92, 19, -64)), "#C8603F")
    for angle in (24, 114, 204, 294):
        with c.pencil.at(0, -76, angle=angle):
            c.bar((0, 0), (0, -56), 3.4, "#6B4A32")
            c.block((2, -56, 15, 38), "#FFF8E6", 2.4)
            for y in (-46, -37, -28):
                c.bar((2, y), (17, y), 1.6, "#B9A98A")
    c.dot(0, -76, 6, "#6B4A32", 2.4)


def _arch(c: Crayon, x: float, y: float, width: float, height: float) -> None:
    path = curve((x - width / 2, y), (x - width / 2, y - height + width / 2), close=False)
    path.arcTo(QRectF(x - width / 2, y - height, width, width), 180, -180)
    path.lineTo(x + width / 2, y)
    path.closeSubpath()
    c.form(path, "#9C6B4C", 2.2)


def _arena(c: Crayon) -> None:
    _ground(c, 66)
    wall = ((-60, -62), (-58, -84, -20, -84), (6, -84), (12, -64), (26, -62), (32, -48))
    c.form(curve((-60, 0), *wall, (58, -46), (60, 0)), "#EBC79A")
    for index in range(6):
        _arch(c, -47 + index * 19, -4, 12, 26)
        _arch(c, -47 + index * 19, -35, 10, 15)
    for index in range(3):
        _arch(c, -47 + index * 19, -60, 10, 15)
    c.bar((-60, -32), (60, -32), 2.4)
    c.bar((-60, -57), (10, -57), 2.4)


def _onion(
    c: Crayon, x: float, y: float, size: tuple[float, float], fill: str, stripe: str
) -> None:
    w, h = size
    left = (x - w * 0.78, y - h * 0.30, x - w * 0.42, y - h * 0.62, x, y - h)
    right = (x + w * 0.42, y - h * 0.62, x + w * 0.78, y - h * 0.30, x + w * 0.30, y)
    path = curve((x - w * 0.30, y), left, right)
    c.form(path, fill)
    with c.pencil.clipped(path):
        for index in range(-3, 4):
            foot = x + index * w * 0.3
            c.bar((foot - w * 0.3, y), (foot + w * 0.3, y - h), w * 0.13, stripe)
    c.form(path, None)
    c.dot(x, y - h - 4, 3.4, "#FFD24A", 2)


def _domes(c: Crayon) -> None:
    _ground(c, 62)
    for left in (-50, 26):
        c.block((left, -46, 24, 46), "#F6D9B8")
    c.block((-20, -72, 40, 72), "#E88B6A")
    c.block((-9, -26, 18, 26), "#8A3F2E", 2.6, 8)
    for x in (-38, 38):
        c.block((x - 5, -34, 10, 14), "#6FA8C9", 2.2, 4)
    c.cut([(-24, -72), (0, -92), (24, -72)], "#F6D9B8")
    c.block((-10, -100, 20, 14), "#F6D9B8", 2.6)
    _onion(c, -38, -46, (30, 40), "#3FA08F", "#F5EBC8")
    _onion(c, 38, -46, (30, 40), "#E5B43C", "#C64B3C")
    _onion(c, 0, -98, (38, 48), "#4A7FD0", "#F5EBC8")


def _temple(c: Crayon) -> None:
    _ground(c, 62)
    c.block((-56, -10, 112, 10), "#E5DDCB")
    c.block((-50, -18, 100, 8), "#F3EDDF")
    for x in (-42, -21, 0, 21, 42):
        c.block((x - 6, -62, 12, 44), "#FBF6EA", 2.6)
        c.bar((x, -58), (x, -22), 1.6, "#C9BFA8")
    c.block((-52, -72, 104, 10), "#F3EDDF")
    c.cut([(-56, -72), (0, -100), (56, -72)], "#FBF6EA")
    c.cut([(-34, -76), (0, -92), (34, -76)], "#E2A562", 2.2)


def _lighthouse(c: Crayon) -> None:
    c.blob(0, 0, (40, 12), "#9A9AA6")
    c.cut([(-18, -4), (-11, -86), (11, -86), (18, -4)], "#FFF8EC")
    for low, high in ((-24, -40), (-58, -72)):
        wide, narrow = (11 + 7 * (y + 86) / 82 for y in (low, high))
        c.cut([(-wide, low), (-narrow, high), (narrow, high), (wide, low)], "#E1483C", 2.4)
    c.block((-16, -92, 32, 7), "#5A5A6A", 2.6, 2)
    c.block((-9, -110, 18, 18), "#FFE27A", 2.6)
    c.cut([(-13, -110), (0, -124), (13, -110)], "#E1483C")
    for side in (-1, 1):
        beam = [(side * 11, -103), (side * 48, -116), (side * 48, -92)]
        c.pencil.poly(beam, tint("#FFF0A8", 0.75))


def _gate(c: Crayon) -> None:
    _ground(c, 64)
    c.block((-58, -8, 116, 8), "#D9C8A6")
    for x in (-50, -30, -10, 10, 30, 50):
        c.block((x - 6, -54, 12, 46), "#F0DFB8", 2.6)
    c.block((-60, -70, 120, 16), "#E6CF9E")
    c.block((-40, -82, 80, 12), "#F0DFB8")
    c.dot(12, -88, 6, "#4FA08A", 2.4)
    horse = ((-24, -98, -14, -102), (-9, -97), (-4, -92, 8, -94), (8, -82))
    c.form(curve((-22, -82), *horse), "#5DB59C", 2.4)
    c.bar((14, -94), (18, -110), 2.6)
    c.dot(18, -112, 3, "#FFD24A", 2)


def _ferris(c: Crayon) -> None:
    _ground(c, 52)
    for x in (-30, 30):
        c.bar((0, -62), (x, 0), 5, "#6B5A6E")
    c.pencil.disc(0, -62, 46, None, stroke("#C4473A", 4))
    c.pencil.disc(0, -62, 38, None, stroke("#C4473A", 2))
    for index in range(12):
        angle = radians(index * 30)
        c.bar((0, -62), (46 * cos(angle), -62 + 46 * sin(angle)), 1.6, "#8A6A70")
    for index in range(12):
        angle = radians(index * 30 + 8)
        colour = ("#F2B632", "#4A90D9", "#5DB075", "#E8604C")[index % 4]
        c.block((48 * cos(angle) - 7, -62 + 48 * sin(angle) - 3, 14, 12), colour, 2.2, 3)
    c.dot(0, -62, 6, "#FFF5DC", 2.6)


def _balloon(c: Crayon) -> None:
    path = curve((-9, -30), (-46, -62, -40, -124, 0, -124), (40, -124, 46, -62, 9, -30))
    c.form(path, "#F2B632")
    with c.pencil.clipped(path):
        c.pencil.ellipse(0, -80, (12, 60), "#E8604C")
        for side in (-44, 44):
            c.pencil.ellipse(side, -80, (22, 60), "#E8604C")
    c.form(path, None)
    c.bar((-8, -30), (-7, -16), 2)
    c.bar((8, -30), (7, -16), 2)
    c.block((-10, -17, 20, 15), "#A86B3C", 2.6, 3)


def _castle(c: Crayon) -> None:
    c.pencil.ellipse(0, 4, (54, 18), "#7FA867")
    for x, height, width, colour in (
        (-30, 66, 20, "#D8C6B4"),
        (28, 78, 20, "#D8C6B4"),
        (0, 52, 44, "#E8DACB"),
    ):
        c.block((x - width / 2, -height, width, height), colour)
    for x, height in ((-30, 66), (28, 78)):
        c.cut([(x - 13, -height), (x, -height - 32), (x + 13, -height)], "#A6473F")
    c.cut([(-24, -52), (0, -78), (24, -52)], "#BE5A4C")
    c.block((-8, -22, 16, 22), "#6B4636", 2.6, 7)
    for x, y in ((-30, -48), (28, -56), (-10, -40), (10, -40), (28, -34)):
        c.block((x - 3.5, y, 7, 10), "#FFE08A", 2, 3)
    c.bar((28, -110), (28, -124))
    c.cut([(28, -124), (44, -119), (28, -114)], "#4A90D9", 2.2)


def _bridge(c: Crayon) -> None:
    c.pencil.ellipse(0, 2, (60, 11), "#6FB9DC")
    top = ((-62, -22), (0, -58), (62, -22), (62, 0), (44, 0))
    c.form(curve((-62, 0), *top, (36, -48, -36, -48, -44, 0)), "#E6D6BC")
    stones = ((-54, -12), (-40, -26), (-22, -40), (22, -40), (40, -26), (54, -12), (0, -50))
    for x, y in stones:
        c.pencil.box((x - 5, y, 10, 5), None, stroke("#B59F7C", 1.8))
    for x in (-58, 58):
        c.block((x - 8, -46, 16, 46), "#D9C09A")
        c.cut([(x - 12, -46), (x, -60), (x + 12, -46)], "#C8603F")


def _church(c: Crayon) -> None:
    _ground(c, 54)
    c.block((-42, -42, 84, 42), "#FDF8EC")
    for x in (-28, 0, 28):
        c.block((x - 7, -30, 14, 30), "#6FA8C9", 2.4, 7)
    for x, height in ((-28, 56), (28, 56), (0, 72)):
        c.block((x - 9, -height, 18, height - 42), "#FDF8EC", 2.6)
    for x, y, size in ((-28, -56, (24, 28)), (28, -56, (24, 28)), (0, -72, (32, 38))):
        _onion(c, x, y, size, "#F2BE3A", "#D99A1E")


def _mountain(c: Crayon) -> None:
    c.cut([(-62, 0), (-24, -62), (-6, -38), (18, -92), (62, 0)], "#8FA4B8")
    c.cut([(-24, -62), (-36, -42), (-26, -46), (-18, -40), (-13, -47)], "#FFFFFF", 2.4)
    cap = [(18, -92), (2, -56), (12, -62), (20, -52), (27, -60), (35, -56)]
    c.cut(cap, "#FFFFFF", 2.4)
    c.form(curve((-66, 4), (-20, -22, 66, 4)), "#7FBF6A")
    c.block((-14, -18, 26, 14), "#FFFDF4", 2.4, 5)
    c.blob(-4, -12, (5, 4), "#6B4A32", 0)
    c.dot(16, -16, 6, "#FFFDF4", 2.4)
    for x in (-9, 8):
        c.bar((x, -4), (x, 3), 2.6)


def _orange(c: Crayon) -> None:
    _ground(c, 44)
    c.block((-6, -36, 12, 36), "#8A5A38")
    crown = polygon([(-1, -50), (1, -50), (0, -49)])
    for x, y, radius in ((-22, -50, 21), (22, -50, 21), (0, -70, 27), (0, -46, 23)):
        crown = crown.united(circle(x, y, radius))
    c.form(crown, "#5FAE57")
    for x, y in ((-26, -54), (-6, -76), (14, -66), (26, -46), (2, -48), (-14, -40)):
        c.dot(x, y, 6.4, "#F58A2C", 2.2)


def _sunflower(c: Crayon) -> None:
    _ground(c, 40)
    for x, height, radius in ((-22, 56, 15.0), (4, 84, 19.0), (28, 50, 14.0)):
        c.bar((x * 0.7, 0), (x, -height), 4, "#4E9A4A")
        c.blob(x * 0.85 + 8, -height * 0.4, (10, 5), "#6CBF5E", 2.2)
        for index in range(12):
            with c.pencil.at(x, -height, angle=index * 30):
                petal = (radius * 0.34, radius * 0.55)
                c.pencil.ellipse(0, -radius, petal, "#FFCE3A", stroke("#A87410", 1.8))
        c.dot(x, -height, radius * 0.62, "#7A4A24", 2.2)


def _houses(c: Crayon) -> None:
    _ground(c, 60)
    for x, height, colour in (
        (-44, 62, "#E8604C"),
        (-17, 74, "#F2B632"),
        (10, 66, "#4A90D9"),
        (37, 78, "#5DB075"),
    ):
        c.block((x - 11, -height, 26, height), colour, 2.8)
        roof = mix(colour, "#5A2C20", 0.45)
        c.cut([(x - 13, -height), (x + 2, -height - 20), (x + 17, -height)], roof, 2.8)
        for y in (-height + 10, -height + 30):
            for dx in (-6, 6):
                c.block((x - 1.5 + dx, y, 7, 10), "#FFF6D8", 1.8)
        c.block((x - 3, -16, 10, 16), "#6B4636", 2)


def _spires(c: Crayon) -> None:
    _ground(c, 54)
    for x, h in ((-34, 78), (34, 78), (-12, 102), (12, 102)):
        left = (x - 11, -h * 0.6, x - 5, -h * 0.85, x, -h)
        right = (x + 5, -h * 0.85, x + 11, -h * 0.6, x + 11, 0)
        c.form(curve((x - 11, 0), left, right), "#E3B98A", 2.8)
        for part in (0.3, 0.45, 0.6):
            c.block((x - 3, -h * part - 5, 6, 9), "#8A5E45", 1.6, 3)
        c.dot(x, -h - 3, 4.4, "#F2B632", 2.2)
    c.form(curve((-20, 0), (-18, -40, 0, -46), (18, -40, 20, 0)), "#F0CFA4", 2.8)
    c.block((-8, -24, 16, 24), "#6FA8C9", 2.4, 8)


def _cathouse(c: Crayon) -> None:
    _ground(c, 40)
    c.block((-26, -58, 52, 58), "#F5D76A")
    c.cut([(-32, -58), (0, -92), (32, -58)], "#B4534A")
    for x in (-13, 13):
        for y in (-48, -26):
            c.block((x - 6, y, 12, 14), "#6FA8C9", 2.2, 2)
    cat = "#4A4450"
    c.form(curve((-6, -92), (-10, -112, 0, -112), (12, -110, 8, -92)), cat, 2.4)
    c.blob(-3, -117, (7, 6.4), cat, 2.2)
    c.cut([(-9, -120), (-8, -128), (-3, -122)], cat, 1.8)
    c.cut([(-2, -122), (3, -128), (4, -119)], cat, 1.8)
    tail = curve((7, -94), (22, -98, 18, -114), close=False)
    c.pencil.shape(tail, None, stroke(cat, 3.6))


def _pyramids(c: Crayon) -> None:
    _ground(c, 74, "#EBC77E")
    for x, height, half in ((-34, 52, 38), (30, 78, 48)):
        c.cut([(x - half, 0), (x, -height), (x + half, 0)], "#F2CE83")
        shade = [(x, -height), (x + half, 0), (x + half * 0.25, 0)]
        c.pencil.poly(shade, tint("#A8742E", 0.35))
        for part in (0.28, 0.52, 0.76):
            y = -height * (1 - part)
            c.bar((x - half * part, y), (x + half * part, y), 1.6, "#C99A4E")
        c.cut([(x - half, 0), (x, -height), (x + half, 0)], None)
    c.dot(-2, -72, 11, "#FFD24A", 2.6)


def _tent(c: Crayon) -> None:
    _ground(c, 54, "#EBC77E")
    c.bar((0, -74), (0, -62))
    c.cut([(0, -76), (16, -71), (0, -66)], "#4A90D9", 2.2)
    stripes = ("#E8604C", "#FFF3DC", "#E8604C", "#FFF3DC", "#E8604C")
    for index, colour in enumerate(stripes):
        left, right = -48 + index * 19.2, -48 + (index + 1) * 19.2
        c.cut([(0, -62), (left, -4), (right, -4)], colour, 2.2)
    c.cut([(0, -40), (-13, -4), (13, -4)], OUTLINE, 2.2)
    c.cut([(0, -62), (-48, -4), (48, -4)], None)


BUILDINGS: Final[Mapping[str, Draw]] = {
    "tower": _tower,
    "clock": _clock,
    "windmill": _windmill,
    "arena": _arena,
    "domes": _domes,
    "temple": _temple,
    "lighthouse": _lighthouse,
    "gate": _gate,
    "ferris": _ferris,
    "balloon": _balloon,
    "castle": _castle,
    "bridge": _bridge,
    "church": _church,
    "mountain": _mountain,
    "orange": _orange,
    "sunflower": _sunflower,
    "houses": _houses,
    "spires": _spires,
    "cathouse": _cathouse,
    "pyramids": _pyramids,
    "tent": _tent,
}


def draw_building(pencil: Pencil, kind: str) -> None:
    """Draw a landmark that stands on (0, 0)."""
    BUILDINGS[kind](Crayon(pencil))
