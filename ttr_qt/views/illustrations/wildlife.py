"""Animals, plants and ships of the children's board, each standing or swimming at (0, 0)."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF

from ttr_qt.views.illustrations.crayon import OUTLINE, Crayon, curve
from ttr_qt.views.illustrations.landmarks import BUILDINGS, Draw
from ttr_qt.views.theme.pencil import Pencil, circle, stroke, tint


def draw_scenery(pencil: Pencil, kind: str) -> None:
    """Draw a landmark, an animal, a plant or a ship at (0, 0)."""
    draw = BUILDINGS.get(kind) or _LIVING[kind]
    draw(Crayon(pencil))


def _shadow(c: Crayon, width: float) -> None:
    c.pencil.ellipse(3, 3, (width, width * 0.18), tint("#2C3A2A", 0.18))


def _wave(c: Crayon) -> None:
    path = curve((0, 0), (12, -10, 24, 0), (36, -10, 48, 0), close=False)
    c.pencil.shape(path, None, stroke("#FFFFFF", 3.2, alpha=0.55))


def _fir(c: Crayon) -> None:
    _shadow(c, 15)
    c.block((-3, -12, 6, 12), "#9A6A42", 2.2)
    c.cut([(-14, -9), (0, -40), (14, -9)], "#4FA37A", 2.4)


def _bush(c: Crayon) -> None:
    _shadow(c, 15)
    c.block((-3, -12, 6, 12), "#9A6A42", 2.2)
    c.blob(0, -23, (14, 15), "#6DBB5C", 2.4)
    c.pencil.ellipse(-5, -28, (5, 6), tint("#FFFFFF", 0.25))


def _palm(c: Crayon) -> None:
    _shadow(c, 14)
    trunk = curve((-4, 0), (0, -18, 3, -32), (8, -32), (6, -16, 5, 0))
    c.form(trunk, "#B98A52", 2.2)
    for tip in ((-18, -28), (-12, -46), (8, -50), (24, -42), (24, -24)):
        bow = (5 + tip[0]) / 2, min(tip[1], -34) - 6
        leaf = curve((5, -33), (*bow, *tip), ((5 + tip[0]) / 2, bow[1] + 9, 5, -33))
        c.form(leaf, "#5FAE57", 1.8)


def _palms(c: Crayon) -> None:
    c.pencil.ellipse(0, 0, (54, 11), "#8FD3EC")
    c.pencil.ellipse(0, 0, (54, 11), None, stroke("#FFF3CF", 3))
    for x, scale in ((-30, 1.5), (6, 1.75), (34, 1.3)):
        with c.pencil.at(x, -3, scale):
            _palm(c)


def _camel(c: Crayon) -> None:
    _shadow(c, 46)
    fur = "#E3B26A"
    for x in (-24, -14, 14, 24):
        c.bar((x, -28), (x, -1), 7, OUTLINE)
        c.bar((x, -28), (x, -2), 3.4, fur)
    body = ((-36, -56, -26, -58), (-20, -78, -8, -60), (0, -56, 4, -62), (12, -80, 20, -58))
    neck = ((34, -56, 36, -66), (36, -82, 46, -84), (58, -84, 60, -76), (58, -70, 48, -70))
    c.form(curve((-30, -28), *body, *neck, (46, -34, 26, -28)), fur)
    c.dot(49, -78, 1.9, OUTLINE, 0)
    c.cut([(-12, -60), (12, -60), (8, -40), (-8, -40)], "#E8604C", 2.4)
    c.bar((-34, -44), (-42, -26), 3)


def _bear(c: Crayon) -> None:
    _shadow(c, 40)
    fur = "#9A6A46"
    for x in (-16, 16):
        c.blob(x, -6, (11, 8), fur)
    c.blob(0, -28, (27, 26), fur)
    c.blob(0, -24, (15, 15), "#C99A6E", 0)
    for x in (-17, 17):
        c.dot(x, -72, 8, fur)
        c.dot(x, -72, 3.4, "#C99A6E", 0)
    c.blob(0, -58, (22, 20), fur)
    c.blob(0, -52, (10, 8), "#E6C79E", 2)
    c.blob(0, -56, (4, 3), OUTLINE, 0)
    for x in (-8, 8):
        c.dot(x, -64, 2.4, OUTLINE, 0)


def _elk(c: Crayon) -> None:
    _shadow(c, 40)
    fur = "#A8764A"
    for x in (-22, -12, 12, 22):
        c.bar((x, -28), (x, -1), 6, OUTLINE)
        c.bar((x, -28), (x, -2), 2.8, "#E6C79E")
    c.form(curve((-32, -30), (-36, -56, -14, -56), (18, -58, 26, -50), (34, -30, 20, -26)), fur)
    head = ((30, -72, 40, -72), (56, -70, 56, -60), (54, -52, 42, -54), (34, -44, 26, -40))
    c.form(curve((18, -50), *head), fur)
    c.dot(42, -65, 2, OUTLINE, 0)
    for side, shift in ((-1, 0), (1, 8)):
        tip = 34 + shift + side * 20
        horn = curve((34 + shift, -72), (tip - side * 4, -74, tip, -90), close=False)
        c.pencil.shape(horn, None, stroke(OUTLINE, 7))
        c.pencil.shape(horn, None, stroke("#E6C79E", 3.2))


def _sheep(c: Crayon) -> None:
    _shadow(c, 42)
    for x in (-18, -8, 12, 22):
        c.bar((x, -12), (x, 0), 4)
    wool = circle(0, -24, 14)
    for x, y, radius in ((-20, -26, 13), (0, -32, 16), (20, -26, 13), (-8, -18, 13), (12, -18, 13)):
        wool = wool.united(circle(x, y, radius))
    c.form(wool, "#FFFDF6")
    c.blob(36, -32, (9, 11), "#57505E")
    c.dot(39, -34, 1.8, "#FFFFFF", 0)
    c.blob(27, -38, (6, 3.4), "#57505E", 2)


def _whale(c: Crayon) -> None:
    back = ((-58, -52, 0, -58, 34, -26), (44, -18, 54, -20, 60, -34), (62, -44, 52, -48, 46, -52))
    tail = ((58, -56, 66, -54, 70, -46), (76, -54, 86, -54, 92, -48), (84, -44, 76, -40, 74, -30))
    belly = ((70, -6, 48, 8, 10, 8), (-30, 8, -58, 4, -62, -14))
    path = curve((-62, -14), *back, *tail, *belly)
    with c.pencil.at(-14, 0):
        c.form(path, "#5D93C4")
        with c.pencil.clipped(path):
            c.pencil.ellipse(-22, 12, (46, 16), "#E3F1F7")
        c.form(path, None)
        c.dot(-42, -22, 3.6, OUTLINE, 0)
        c.pencil.use(None, stroke(OUTLINE, 2.4))
        c.pencil.painter.drawArc(QRectF(-58, -20, 22, 16), 200 * 16, 110 * 16)
        for side in (-1, 1):
            spout = (-24, -70, -24 + side * 6, -82, -24 + side * 20, -72)
            c.pencil.shape(curve((-24, -50), spout, close=False), None, stroke("#FFFFFF", 3.4))


def _dolphin(c: Crayon) -> None:
    back = ((-40, -44, -8, -64, 22, -50), (34, -44, 44, -36, 58, -34), (52, -28, 44, -26, 36, -28))
    belly = ((16, -28, -12, -32, -30, -6), (-32, 4, -44, 8, -54, 4), (-48, -2, -48, -8, -46, -10))
    c.form(curve((-46, -10), *back, *belly), "#6FA3D6")
    c.cut([(-6, -56), (-10, -74), (12, -56)], "#6FA3D6", 2.6)
    c.dot(34, -42, 2.2, OUTLINE, 0)
    spray = stroke("#FFFFFF", 3)
    for left in (-62, -30, 2):
        c.pencil.shape(curve((left, 8), (left + 14, 0, left + 28, 8), close=False), None, spray)


def _boat(c: Crayon) -> None:
    c.bar((0, -14), (0, -92), 4, "#6B4A32")
    c.cut([(4, -88), (44, -24), (4, -22)], "#FFF9EA")
    c.cut([(-4, -80), (-36, -24), (-4, -22)], "#F6C945")
    hull = curve((-46, -18), (50, -18), (40, 6, 20, 6), (-26, 6), (-42, 4, -46, -18))
    c.form(hull, "#D9573F")
    c.bar((-42, -8), (44, -8), 2.4, "#FFF3DC")
    c.cut([(0, -92), (18, -97), (0, -102)], "#4A90D9", 2.2)
    waves = [(-50 + i * 25, 2, -37 + i * 25, 10) for i in range(5)]
    c.pencil.shape(curve((-62, 10), *waves, close=False), None, stroke("#FFFFFF", 3))


def _fishes(c: Crayon) -> None:
    for x, y, colour in ((-22, -24, "#F2A03C"), (24, -42, "#F2708A"), (18, -8, "#F2C93C")):
        c.cut([(x + 12, y), (x + 26, y - 10), (x + 26, y + 10)], colour, 2.6)
        c.form(curve((x - 18, y), (x, y - 14, x + 16, y), (x, y + 14, x - 18, y)), colour, 2.6)
        c.dot(x - 9, y - 2, 2.2, OUTLINE, 0)


_LIVING: Final[Mapping[str, Draw]] = {
    "wave": _wave,
    "fir": _fir,
    "bush": _bush,
    "palm": _palm,
    "palms": _palms,
    "camel": _camel,
    "bear": _bear,
    "elk": _elk,
    "sheep": _sheep,
    "whale": _whale,
    "dolphin": _dolphin,
    "boat": _boat,
    "fishes": _fishes,
}
