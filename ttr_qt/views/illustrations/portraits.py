"""Faces of those who sit at the table: five opponents of one character each, and the person."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from ttr_qt.views.illustrations.crayon import curve
from ttr_qt.views.theme.pencil import (
    Colour,
    Pencil,
    circle,
    linear,
    mix,
    radial,
    rounded,
    stroke,
    tint,
)

PERSON: Final = "person"
_INK: Final = "#2A1C12"
_EYE: Final = "#241A12"
_LINE: Final = stroke(_INK, 1.9)
_THIN: Final = stroke(_INK, 1.3)
_BRASS: Final = "#E8C24C"
_LINEN: Final = "#FBF6EA"


@dataclass(frozen=True, slots=True)
class _Sitter:
    """The colours of one face, and who draws the rest of it."""

    ground: str
    skin: str
    hair: str
    coat: str
    behind: Callable[["_Sketch"], None]
    """What lies behind the head."""
    front: Callable[["_Sketch"], None]
    """Face, hair, hat and what the coat carries."""
    child: bool = False


class _Sketch:
    """A pencil on a portrait: a circle of radius 50 around (0, 0)."""

    def __init__(self, pencil: Pencil, sitter: _Sitter) -> None:
        self.pencil = pencil
        self.sitter = sitter
        self.cheek: Colour = mix(sitter.skin, "#D0533A", 0.42)
        self.lip: Colour = mix(sitter.skin, "#7A2A1C", 0.62)

    def shoulders(self) -> None:
        """Draw the coat and the neck."""
        coat = self.sitter.coat
        light, dark = mix(coat, "#FFFFFF", 0.18), mix(coat, "#000000", 0.25)
        wide = 34.0 if self.sitter.child else 42.0
        body = curve(
            (-wide, 60),
            (-wide, 32, -22, 26, 0, 26),
            (22, 26, wide, 32, wide, 60),
        )
        self.pencil.shape(body, linear(-wide, 0, wide, 0, (0, light), (1, dark)), _LINE)
        self.pencil.shape(rounded(-8, 13, 16, 19, 7), mix(self.sitter.skin, "#7A3A1C", 0.16), _LINE)

    def collar(self, fill: Colour = _LINEN) -> None:
        """Draw the two ends of a collar."""
        for side in (-1, 1):
            self.pencil.poly([(side * 12, 25), (0, 31), (side * 7, 38)], fill, _LINE)

    def head(self, *, width: float = 20.0, chin: float = 24.0) -> None:
        """Draw ears and face."""
        skin = self.sitter.skin
        for side in (-1, 1):
            self.pencil.ellipse(side * (width + 0.5), -2, (4.4, 6), skin, _LINE)
        face = curve(
            (-width, -12),
            (-width - 2, 12, -10, chin, 0, chin),
            (10, chin, width + 2, 12, width, -12),
            (16, -31, -16, -31, -width, -12),
        )
        light = mix(skin, "#FFFFFF", 0.16)
        self.pencil.shape(face, radial(-8, -10, 42, (0, light), (1, skin)), _LINE)

    def eyes(self, *, y: float = -3.0, size: float = 1.0, apart: float = 8.0) -> None:
        """Draw two eyes that look at the table."""
        for side in (-1, 1):
            x = side * apart
            self.pencil.ellipse(x, y, (2.4 * size, 3.0 * size), _EYE)
            self.pencil.disc(x - 0.8 * size, y - 1.1 * size, 0.85 * size, "#FFFFFF")

    def lids(self, *, y: float = -3.0, apart: float = 8.0) -> None:
        """Draw upper lids with lashes."""
        for side in (-1, 1):
            x = side * apart
            lid = curve((x - side * 4.2, y - 0.6), (x, y - 6.2, x + side * 5.4, y - 3), close=False)
            self.pencil.shape(lid, None, stroke(_EYE, 1.7))

    def brows(self, inner: float, outer: float, width: float = 2.2, apart: float = 8.0) -> None:
        """Draw brows, from the height near the nose to that near the temple."""
        line = stroke(mix(self.sitter.hair, "#000000", 0.15), width)
        for side in (-1, 1):
            brow = curve(
                (side * (apart - 4.4), inner),
                (side * apart, min(inner, outer) - 1.4, side * (apart + 4.8), outer),
                close=False,
            )
            self.pencil.shape(brow, None, line)

    def nose(self, size: float = 1.0) -> None:
        """Draw a nose, as one line."""
        line = curve((0, -1), (4.0 * size, 4.6 * size, -0.6, 5.4 * size), close=False)
        self.pencil.shape(line, None, stroke(self.lip, 1.7))

    def cheeks(self, y: float = 7.5, alpha: float = 0.5, apart: float = 12.5) -> None:
        """Draw a little red on the cheeks."""
        for side in (-1, 1):
            self.pencil.ellipse(side * apart, y, (4.4, 3.0), tint(self.cheek, alpha))

    def mouth(self, y: float = 12.5, bend: float = 5.0, half: float = 6.0) -> None:
        """Draw the mouth as a line; a bend below zero is no smile."""
        line = curve((-half, y), (0, y + bend, half, y), close=False)
        self.pencil.shape(line, None, stroke(self.lip, 2.0))

    def buttons(self, ys: tuple[float, ...], xs: tuple[float, ...] = (0.0,)) -> None:
        """Draw buttons of brass."""
        for y in ys:
            for x in xs:
                self.pencil.disc(x, y, 1.9, _BRASS, stroke(_INK, 0.9))

    def cap(self, colour: str, band: Colour, *, height: float = 42.0, badge: bool = True) -> None:
        """Draw the cap of somebody in office."""
        crown = curve(
            (-25, -21),
            (-34, -30, -29, -height, -4, -height),
            (4, -height),
            (29, -height, 34, -30, 25, -21),
        )
        light = mix(colour, "#FFFFFF", 0.2)
        fill = linear(-20, -height, 22, -20, (0, light), (0.6, colour))
        self.pencil.shape(crown, fill, _LINE)
        strip = curve((-24, -24), (0, -29, 24, -24), (23, -15), (0, -20, -23, -15))
        self.pencil.shape(strip, band, _LINE)
        peak = curve((-23, -15.5), (0, -21, 23, -15.5), (14, -7.5, -14, -7.5, -23, -15.5))
        self.pencil.shape(peak, "#17130F", _LINE)
        self.pencil.shape(
            curve((-15, -13.2), (0, -16.4, 15, -13.2), close=False),
            None,
            stroke("#FFFFFF", 1.2, alpha=0.35),
        )
        if badge:
            self.pencil.disc(0, -30, 5, _BRASS, _THIN)
            self.pencil.disc(0, -30, 2.2, None, stroke(mix(_BRASS, _INK, 0.5), 1.2))


def draw_portrait(pencil: Pencil, who: str, x: float, y: float, radius: float) -> None:
    """Draw somebody in a circle around a point: an opponent by name, anybody else as the person."""
    sitter = _SITTERS.get(who, _SITTERS[PERSON])
    with pencil.at(x, y, radius / 50):
        rim = circle(0, 0, 49.2)
        light = mix(sitter.ground, "#FFFFFF", 0.45)
        pencil.shape(rim, radial(-15, -25, 100, (0, light), (1, sitter.ground)))
        with pencil.clipped(rim):
            sketch = _Sketch(pencil, sitter)
            sitter.behind(sketch)
            sketch.shoulders()
            sitter.front(sketch)
        pencil.shape(rim, None, stroke("#8F7F66", 1.6))


def portrait_names() -> tuple[str, ...]:
    """Return everybody who has a portrait."""
    return tuple(_SITTERS)


def _nothing_behind(_s: _Sketch) -> None:
    """Leave the ground as it is."""


def _person(s: _Sketch) -> None:
    s.collar()
    s.head()
    s.cheeks()
    s.eyes()
    s.brows(-10.2, -9.6)
    s.nose()
    s.mouth()
    hair = curve(
        (-21.5, -4),
        (-26, -36, 24, -40, 22, -4),
        (19, -15, 9, -20, 1, -19),
        (-6, -12, -15, -13, -21.5, -4),
    )
    s.pencil.shape(hair, s.sitter.hair, _LINE)
    shine = curve((-12, -25), (-4, -31, 8, -29), close=False)
    s.pencil.shape(shine, None, stroke(mix(s.sitter.hair, "#FFFFFF", 0.4), 2.2))


def _clara_behind(s: _Sketch) -> None:
    hair = s.sitter.hair
    for side in (-1, 1):
        tail = curve(
            (side * 20, -9),
            (side * 40, -22, side * 46, 2, side * 38, 18),
            (side * 34, 12, side * 26, 8, side * 20, -2),
        )
        s.pencil.shape(tail, hair, _LINE)
    s.pencil.disc(0, -6, 24.5, hair, _LINE)


def _clara(s: _Sketch) -> None:
    s.collar("#FFFFFF")
    s.head(width=20.5, chin=22)
    s.cheeks(y=7.5, alpha=0.6, apart=13)
    for side in (-1, 1):
        for x, y in ((9.5, 5), (12.5, 3.6), (14.5, 6.2)):
            s.pencil.disc(side * x, y, 0.85, tint("#A8592C", 0.75))
    s.eyes(y=-1.5, size=1.35, apart=8.5)
    s.brows(-10.2, -10.6, 1.8, 8.5)
    s.pencil.ellipse(0, 4.4, (1.7, 1.2), tint(s.lip, 0.8))
    laugh = curve((-6.5, 10), (0, 12, 6.5, 10), (4.5, 18.2, -4.5, 18.2, -6.5, 10))
    s.pencil.shape(laugh, "#8A2F2A", stroke(_INK, 1.3))
    with s.pencil.clipped(laugh):
        for left in (-3.6, 0.4):
            s.pencil.box((left, 9.5, 3.2, 3.6), "#FFFFFF")
        s.pencil.ellipse(0, 18.2, (3.4, 2.4), "#E07A74")
    fringe = curve(
        (-22, -5),
        (-26, -34, 26, -34, 22, -5),
        (20, -12, 14, -17, 9, -18),
        (5, -12, -2, -12, -5, -17),
        (-10, -12, -18, -12, -22, -5),
    )
    s.pencil.shape(fringe, s.sitter.hair, _LINE)
    for side in (-1, 1):
        knot = (side * 22.5, -11)
        for turn in (-1, 1):
            loop = curve(
                knot, (knot[0] + side * 4, knot[1] + turn * 12, knot[0] + side * 11, knot[1] + turn)
            )
            s.pencil.shape(loop, "#E5484D", _THIN)
        s.pencil.disc(*knot, 2.6, "#C9302F", _THIN)
    s.buttons((42.0,))


def _otto(s: _Sketch) -> None:
    s.collar()
    s.pencil.poly([(-2.5, 32), (2.5, 32), (4, 50), (-4, 50)], "#7E2F22", _THIN)
    s.buttons((40.0, 48.0), (-13.0, 13.0))
    s.head(width=21, chin=25)
    for side in (-1, 1):
        whisker = curve((side * 21.5, -14), (side * 22.5, 4, side * 17.5, 6), (side * 17, -14))
        s.pencil.shape(whisker, s.sitter.hair, _THIN)
    s.cheeks(alpha=0.65, apart=12)
    s.eyes(y=-2.6)
    glasses = stroke("#5B4A2A", 1.7)
    for side in (-1, 1):
        s.pencil.disc(side * 8.2, -2.6, 6.4, tint("#FFFFFF", 0.25), glasses)
    s.pencil.line(-1.8, -3, 1.8, -3, glasses)
    s.nose(1.25)
    s.mouth(y=16.5, bend=3.2, half=4.0)
    bush = curve(
        (0, 7.8),
        (-5, 5.2, -12, 7, -19, 14.5),
        (-12, 17.4, -5, 16.4, 0, 12.8),
        (5, 16.4, 12, 17.4, 19, 14.5),
        (12, 7, 5, 5.2, 0, 7.8),
    )
    s.pencil.shape(bush, s.sitter.hair, _LINE)
    s.cap("#24476B", "#1A3450")
    ticket = rounded(-8, -6, 17, 11, 1.5)
    with s.pencil.at(25, 41, angle=-16):
        s.pencil.shape(ticket, "#F4D98A", _THIN)
        for x in (-3.5, 1.0, 5.0):
            s.pencil.disc(x, -0.5, 1.15, "#8A6A22")


def _rosa_behind(s: _Sketch) -> None:
    for low, high, colour in ((24, 12, "#C4322B"), (30, 22, "#E04A3F")):
        ends = curve(
            (-6, low - 4),
            (-26, high - 4, -34, high + 6, -52, high - 8),
            (-52, high + 4),
            (-36, high + 16, -24, low + 4, -4, low + 6),
        )
        s.pencil.shape(ends, colour, _LINE)
    hair = curve(
        (20, -18),
        (30, -2, 24, 16, 17, 22),
        (-17, 22),
        (-30, 20, -38, 8, -34, -2),
        (-30, -2, -28, -10, -20, -18),
    )
    s.pencil.shape(hair, s.sitter.hair, _LINE)


def _rosa(s: _Sketch) -> None:
    scarf = curve((-15, 22), (0, 31, 16, 22), (19, 32), (0, 43, -18, 32))
    s.head(width=19.5, chin=24)
    s.pencil.shape(scarf, "#D83A32", _LINE)
    fold = curve((-12, 30), (0, 36, 13, 29), close=False)
    s.pencil.shape(fold, None, stroke("#8E1F1C", 1.4))
    s.cheeks(alpha=0.5)
    s.eyes(y=-1.6, size=1.05)
    s.lids(y=-1.6)
    s.brows(-7.4, -10.4, 2.2)
    s.nose()
    grin = curve((-7, 11.6), (1, 14.6, 8, 9.6), (7, 18, -3, 18.4, -7, 11.6))
    s.pencil.shape(grin, "#FFFFFF", stroke(s.lip, 1.7))
    helmet = curve(
        (-23, 2),
        (-30, -42, 30, -42, 23, 2),
        (19, -2, 20, -14, 14, -16),
        (6, -20, -6, -20, -14, -16),
        (-20, -14, -19, -2, -23, 2),
    )
    leather = linear(-16, -36, 18, 0, (0, "#B4763F"), (1, "#7C4A22"))
    s.pencil.shape(helmet, leather, _LINE)
    s.pencil.shape(curve((-25, -19), (0, -28, 25, -19), close=False), None, stroke("#3B2413", 5))
    for side in (-1, 1):
        glass = rounded(side * 10 - 9, -31, 18, 14, 6.5)
        shine = linear(0, -31, 0, -17, (0, "#DDF3F7"), (1, "#6FB3C4"))
        s.pencil.shape(glass, shine, stroke("#D9A441", 2.6))
        s.pencil.shape(glass, None, stroke(_INK, 0.9))
        s.pencil.line(side * 10 - 4, -22, side * 10 + 1, -28, stroke("#FFFFFF", 1.6, alpha=0.9))
    s.pencil.box((-2.4, -26.5, 4.8, 4), "#D9A441", _THIN, 1.5)


def _viktor(s: _Sketch) -> None:
    lapel = mix(s.sitter.coat, "#000000", 0.3)
    s.collar()
    for side in (-1, 1):
        s.pencil.poly([(side * 12, 26), (side * 2, 50), (side * 22, 44)], lapel, _THIN)
        board = [(side * 27, 34), (side * 40, 40), (side * 41, 45), (side * 26, 39)]
        s.pencil.poly(board, _BRASS, _THIN)
    s.pencil.poly([(-3, 31), (3, 31), (4.5, 50), (-4.5, 50)], "#20262C", _THIN)
    s.head(width=20.5, chin=27)
    beard = curve(
        (-21, -8),
        (-22, 18, -14, 33, 0, 34),
        (14, 33, 22, 18, 21, -8),
        (18, 0, 16.5, 6, 12, 8),
        (6, 6, -6, 6, -12, 8),
        (-16.5, 6, -18, 0, -21, -8),
    )
    s.pencil.shape(beard, s.sitter.hair, _LINE)
    s.pencil.shape(
        curve((-5, 15.6), (0, 13.6, 5, 15.6), (0, 17.8, -5, 15.6)), s.lip, stroke(_INK, 1.1)
    )
    streak = stroke(mix(s.sitter.hair, "#FFFFFF", 0.3), 1.3)
    for x in (-9, -3.5, 3.5, 9):
        s.pencil.line(x, 22, x * 0.8, 29 - abs(x) * 0.2, streak)
    s.eyes(y=-1.4, size=0.9)
    s.brows(-4.8, -8.8, 3.6)
    for x in (-1.6, 1.6):
        s.pencil.line(x, -8.8, x * 1.1, -5.4, stroke(s.lip, 1.2))
    s.nose(1.15)
    s.cap("#B3261E", "#23262B", height=43)
    s.pencil.shape(
        curve((-23.5, -19.6), (0, -24.6, 23.5, -19.6), close=False), None, stroke(_BRASS, 1.8)
    )


def _ada_behind(s: _Sketch) -> None:
    s.pencil.ellipse(3, -34, (15, 12), s.sitter.hair, _LINE)
    s.pencil.shape(
        curve((-8, -36), (3, -46, 14, -36), close=False),
        None,
        stroke(mix(s.sitter.hair, "#FFFFFF", 0.6), 1.8),
    )


def _ada(s: _Sketch) -> None:
    lapel = mix(s.sitter.coat, "#FFFFFF", 0.16)
    s.pencil.poly([(-12, 26), (0, 48), (12, 26), (6, 24), (-6, 24)], "#F4E6CF", _LINE)
    for side in (-1, 1):
        s.pencil.poly([(side * 11, 24), (side * 1, 54), (side * 24, 40)], lapel, _THIN)
    s.head(width=18.5, chin=25)
    for index in range(-4, 5):
        s.pencil.disc(
            index * 3.1, 31.5 - abs(index) ** 1.7 * 0.5, 1.75, "#FFFDF4", stroke(_INK, 0.8)
        )
    s.cheeks(y=8, alpha=0.35, apart=11.5)
    for side in (-1, 1):
        shade = curve(
            (side * 4, -3), (side * 8, -9.5, side * 13.6, -4.6), (side * 8, -5, side * 4, -3)
        )
        s.pencil.shape(shade, tint("#2F7F8C", 0.55))
    s.eyes(y=-2.4, size=0.98)
    s.lids(y=-2.4)
    s.brows(-10.0, -10.2, 1.7)
    s.nose(0.95)
    lips = curve((-6.4, 12.2), (-2.5, 11.6, 0, 12.8), (2.5, 11.6, 6.8, 11.8), (1, 19.0, -6.4, 12.2))
    s.pencil.shape(lips, "#A8283A", stroke("#6E1624", 1.0))
    wave = curve(
        (-20.5, 0),
        (-27, -34, 0, -38, 12, -30),
        (24, -26, 24, -10, 20, -2),
        (19, -12, 12, -18, 2, -22),
        (-4, -13, -16, -14, -20.5, 0),
    )
    s.pencil.shape(wave, s.sitter.hair, _LINE)
    silver = stroke(mix(s.sitter.hair, "#FFFFFF", 0.62), 2.0)
    for bend in (-30.0, -25.0):
        s.pencil.shape(
            curve((-16, bend + 14), (-10, bend - 1, 3, bend + 2), close=False), None, silver
        )
    for side in (-1, 1):
        s.pencil.disc(side * 19.5, 5.5, 2.5, "#FFFDF4", _THIN)
    s.pencil.disc(19, 41, 4.6, _BRASS, _THIN)
    for dx, dy in ((4, 0), (0, 4), (2.8, 2.8), (2.8, -2.8)):
        s.pencil.line(19 - dx, 41 - dy, 19 + dx, 41 + dy, stroke(_INK, 0.8))


_SITTERS: Final[Mapping[str, _Sitter]] = {
    "clara": _Sitter("#F8DDB4", "#F7D3AE", "#C8692E", "#3C86B4", _clara_behind, _clara, child=True),
    "otto": _Sitter("#EBD8B5", "#EFC39B", "#B9AD9C", "#2C4C70", _nothing_behind, _otto),
    "rosa": _Sitter("#CFE3EC", "#D9A071", "#33201A", "#8A5A30", _rosa_behind, _rosa),
    "viktor": _Sitter("#D3D9DC", "#E6B990", "#3A2A22", "#2F3F4C", _nothing_behind, _viktor),
    "ada": _Sitter("#E2D6E8", "#9A6440", "#2B2428", "#17606C", _ada_behind, _ada),
    PERSON: _Sitter("#F3D9D2", "#E9C29B", "#4A3524", "#B92A1F", _nothing_behind, _person),
}
