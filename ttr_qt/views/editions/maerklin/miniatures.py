"""Miniatures of the model railway: trees, houses, hills, tunnels and fields."""

from math import degrees

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ttr_qt.views.boards.art import Mark
from ttr_qt.views.theme.pencil import Pencil, linear, mix, radial, rounded, stroke, tint

_LEAVES = ("#5F8F35", "#7BA33A", "#4E7F38", "#93A63C")
_WALLS = ("#F6EAD0", "#EAD9B6", "#F2E2E0", "#E3E6DA")
_ROOFS = ("#B4432E", "#9C3A2A", "#C45A38", "#7E4A3A")
_CROPS = ("#C9B45A", "#A9845A", "#B9C86A", "#7E9C48", "#D6C774")
_SNOW_LINE = 30.0
_ROUND_LINE = 26.0
"""Lower hills are round and green, higher ones pointed plaster."""


def draw_miniature(pencil: Pencil, mark: Mark) -> None:
    """Draw the miniature of a mark."""
    _DRAW[mark.kind](pencil, mark)


def _draw_conifer(pencil: Pencil, mark: Mark) -> None:
    with pencil.at(mark.x, mark.y, mark.width):
        _draw_trunk(pencil)
        for y, width in ((-4, 11.0), (-12, 9.0), (-19, 7.0), (-25, 4.6)):
            stops = ((0, "#5E8F45"), (0.45, "#3B6B33"), (1, "#1E4424"))
            left = [(-width, y), (-width * 0.4, y - 2), (0, y - 12)]
            right = [(width * 0.4, y - 2), (width, y), (width * 0.3, y + 1.6)]
            corners = [*left, *right, (-width * 0.3, y + 1.6)]
            fill = linear(-width, 0, width, 0, *stops)
            pencil.poly(corners, fill, stroke("#16321A", 0.7, alpha=0.7))


def _draw_tree(pencil: Pencil, mark: Mark) -> None:
    colour = _LEAVES[mark.variant % len(_LEAVES)]
    with pencil.at(mark.x, mark.y, mark.width):
        _draw_trunk(pencil)
        for x, y, radius in ((-5, -11, 7), (5, -11, 7), (0, -18, 8)):
            light, dark = mix(colour, "#F2FFB8", 0.45), mix(colour, "#0F2408", 0.55)
            stops = ((0, light), (0.5, colour), (1, dark))
            fill = radial(x - 2.5, y - 3, radius * 1.5, *stops)
            line = stroke("#22381A", 0.6, alpha=0.45)
            pencil.ellipse(x, y, (radius, radius * 0.95), fill, line)


def _draw_trunk(pencil: Pencil) -> None:
    pencil.ellipse(5, 2, (11, 5), tint("#1C2A0C", 0.32))
    pencil.box((-1.6, -6, 3.2, 7), "#5A3C1E")


def _draw_house(pencil: Pencil, mark: Mark) -> None:
    wall = _WALLS[mark.variant % len(_WALLS)]
    roof = _ROOFS[mark.variant // 7 % len(_ROOFS)]
    line = stroke("#3A2414", 0.9, alpha=0.85)
    with pencil.at(mark.x, mark.y, mark.width):
        pencil.poly([(-11, 2), (14, 2), (22, 8), (-2, 9)], tint("#1C1408", 0.35))
        pencil.poly([(-12, -8), (-12, 3), (2, 7), (2, -3)], wall, line)
        gable = [(2, -3), (2, 7), (13, 2), (13, -8), (8, -15)]
        pencil.poly(gable, mix(wall, "#4A3418", 0.25), line)
        slope = [(-14, -7), (-6, -18), (8, -15.5), (2, -2)]
        pencil.poly(slope, mix(roof, "#FFFFFF", 0.16), line)
        for left, top in ((-9, -3.3), (-4, -2)):
            pencil.box((left, top, 3, 3.4), "#6B8FA3")
        pencil.box((5, -2, 3.4, 6), "#5A3A22")
        if mark.kind == "church":
            tower = [(-17, -22), (-17, 2), (-10, 4), (-10, -20)]
            pencil.poly(tower, "#F4ECD8", line)
            side = [(-10, -20), (-10, 4), (-5, 1), (-5, -22)]
            pencil.poly(side, mix("#F4ECD8", "#4A3418", 0.28), line)
            pencil.poly([(-18, -22), (-11, -46), (-4, -22), (-10, -19)], "#4F6E66", line)


def _draw_hill(pencil: Pencil, mark: Mark) -> None:
    if mark.height <= _ROUND_LINE:
        _draw_mound(pencil, mark)
    else:
        _draw_plaster_peak(pencil, mark)


def _draw_mound(pencil: Pencil, mark: Mark) -> None:
    x, y, w, h = mark.x, mark.y, mark.width, mark.height
    pencil.ellipse(x + w * 0.16, y, (w * 0.8, h * 0.18), tint("#1C1A0C", 0.22))
    stops = ((0, "#D3E38C"), (0.5, "#93B458"), (1, "#5C7F38"))
    path = QPainterPath(QPointF(x - w * 0.78, y))
    path.cubicTo(x - w * 0.5, y - h * 0.2, x - w * 0.36, y - h * 0.86, x, y - h * 0.88)
    path.cubicTo(x + w * 0.34, y - h * 0.86, x + w * 0.5, y - h * 0.2, x + w * 0.78, y)
    path.quadTo(x, y + h * 0.2, x - w * 0.78, y)
    fill = radial(x - w * 0.3, y - h * 0.75, w * 1.25, *stops)
    pencil.shape(path, fill, stroke("#4C6A2E", 1.1, alpha=0.8))


def _draw_plaster_peak(pencil: Pencil, mark: Mark) -> None:
    x, y, w, h = mark.x, mark.y, mark.width, mark.height
    px = x + w * ((mark.variant % 20) / 100 - 0.12)
    top, shoulder = (px, y - h), (px - w * 0.16, y - h * 0.72)
    right = [(px + w * 0.14, y - h * 0.70), (x + w * 0.40, y - h * 0.36), (x + w * 0.66, y)]
    ridge = [(px - w * 0.02, y - h * 0.66), (px + w * 0.08, y - h * 0.36), (px, y + h * 0.05)]
    line = stroke("#3A3628", 1.1, alpha=0.75)
    pencil.ellipse(x + w * 0.12, y + h * 0.02, (w * 0.72, h * 0.16), tint("#1C1A0C", 0.30))
    lit = [(x - w * 0.66, y), (x - w * 0.42, y - h * 0.42), shoulder, top, *ridge]
    pencil.poly([*lit, (x - w * 0.2, y + h * 0.06)], "#D2CCBD", line)
    pencil.poly([top, *right, (x + w * 0.3, y + h * 0.05), *reversed(ridge)], "#8E8A80", line)
    pencil.poly([shoulder, top, ridge[0], (x - w * 0.24, y - h * 0.3)], tint("#FFFFFF", 0.28))
    pencil.poly([ridge[0], right[0], (x + w * 0.24, y - h * 0.3), ridge[1]], tint("#3C3A30", 0.18))
    foot = ((-0.66, 0), (-0.52, 0.18), (-0.30, 0.10), (-0.1, 0.16), (0.1, 0.08), (0.34, 0.18))
    grass = [(x + w * dx, y - h * up) for dx, up in (*foot, (0.56, 0.14), (0.66, 0))]
    pencil.poly([*grass, (x + w * 0.3, y + h * 0.06), (x - w * 0.2, y + h * 0.07)], "#7FA24C")
    if h > _SNOW_LINE:
        cap = [top, shoulder, (px - w * 0.09, y - h * 0.66), (px - w * 0.03, y - h * 0.74)]
        pencil.poly([*cap, (px + w * 0.04, y - h * 0.62), right[0]], "#FFFFFF")


def _draw_tunnel(pencil: Pencil, mark: Mark) -> None:
    _draw_mound(pencil, Mark("hill", mark.x, mark.y, mark.width * 0.72, mark.height, 0))
    line = stroke("#2E2A22", 1.2)
    with pencil.at(mark.x, mark.y, mark.height / 46):
        pencil.box((-13, -21, 26, 21), "#B9AF9C", line)
        arch = QPainterPath(QPointF(-8, 0))
        arch.lineTo(-8, -9)
        arch.arcTo(QRectF(-8, -17, 16, 16), 180, -180)
        arch.lineTo(8, 0)
        arch.closeSubpath()
        pencil.shape(arch, "#17130F", line)
        pencil.box((-15, -24, 30, 4), "#9C917C", line)
        for y in (-16, -10, -4):
            for left in (-13, 8):
                pencil.line(left, y, left + 5, y, stroke("#6B6353", 0.8, alpha=0.8))
        for side in (-1, 1):
            pencil.line(side * 3, -1, side * 4, 5, stroke("#CFCAC0", 1.2))


def _draw_field(pencil: Pencil, mark: Mark) -> None:
    colour = _CROPS[mark.variant % len(_CROPS)]
    angle = degrees((mark.variant // 5 % 100) / 100 - 0.25)
    width, height = mark.width, mark.height
    with pencil.at(mark.x, mark.y, angle=angle):
        patch = rounded(-width / 2, -height / 2, width, height, 3)
        pencil.shape(patch, tint(colour, 0.62), stroke("#5E7A34", 2.2, alpha=0.55))
        furrow = stroke(mix(colour, "#4A3A14", 0.45), 1.2, alpha=0.45)
        y = -height / 2 + 4
        while y < height / 2 - 2:
            pencil.line(-width / 2 + 2, y, width / 2 - 2, y, furrow)
            y += 5


_DRAW = {
    "conifer": _draw_conifer,
    "tree": _draw_tree,
    "house": _draw_house,
    "church": _draw_house,
    "hill": _draw_hill,
    "tunnel": _draw_tunnel,
    "field": _draw_field,
}
