"""Texts and pictures that are laid out first, to know their room, and drawn later."""

import functools
import re
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPixmap

from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.pencil import Colour, stroke, tint
from ttr_qt.views.theme.style import Style

Align = Literal["left", "centre", "right"]

_ALIGN: Final = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "centre": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}
_NO_LIMIT: Final = 100_000
_MOST_MEASURES_KEPT: Final = 1024
"""Texts whose measures a pen remembers."""


def _parts(word: str) -> list[str]:
    """Return a word as the parts between which a line may end: behind its hyphens."""
    return re.split(r"(?<=\w-)(?=\w)", word)


class Pen:
    """A font and a colour to write with; remembers how much room texts took."""

    __slots__ = ("_heights", "_metrics", "_widths", "colour", "font", "line")

    def __init__(self, font: QFont, colour: Colour) -> None:
        self.font: Final = font
        self.colour: Final = colour
        self._metrics = QFontMetrics(font)
        self.line: Final = self._metrics.height()
        """The height of a line."""
        self._widths: dict[str, int] = {}
        self._heights: dict[tuple[str, int], int] = {}

    def width(self, text: str) -> int:
        """Return how wide a text is on one line."""
        found = self._widths.get(text)
        if found is None:
            found = self._metrics.horizontalAdvance(text)
            _remember(self._widths, text, found)
        return found

    def broken(self, text: str, width: int) -> str:
        """Return a text whose words all fit into ``width``: longer ones are cut, with hyphens.

        Lines may end at the hyphens that a word has, so only what stands between them is cut.
        """
        words = text.split(" ")
        if all(self.width(word) <= width for word in words):
            return text
        return " ".join("".join(self._cut(part, width) for part in _parts(word)) for word in words)

    def _cut(self, word: str, width: int) -> str:
        """Return a word as the pieces of it that fit into ``width``."""
        pieces = []
        while self.width(word) > width:
            fits = (n for n in range(len(word) - 2, 1, -1) if self.width(word[:n] + "-") <= width)
            cut = next(fits, 0)
            if not cut:
                break
            pieces.append(word[:cut] + "-")
            word = word[cut:]
        return " ".join([*pieces, word])

    def unbroken(self, text: str, names: Iterable[str], width: int) -> str:
        """Return a text whose lines do not end within a name, nor before the dash behind it.

        A name that has no room in one line is left as it is.
        """
        for name in sorted(names, key=len, reverse=True):  # one may be the beginning of another
            for words in (f"{name} –", name):
                whole = words.replace(" ", "\u00a0")
                if words in text and self.width(whole) <= width:
                    text = text.replace(words, whole)
        return text

    def height(self, text: str, width: int) -> int:
        """Return how high a text is that wraps at ``width``."""
        key = (text, width)
        found = self._heights.get(key)
        if found is None:
            room = QRect(0, 0, max(width, 1), _NO_LIMIT)
            flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignTop)
            found = self._metrics.boundingRect(room, flags, self.broken(text, width)).height()
            _remember(self._heights, key, found)
        return found


_Key = TypeVar("_Key")


def _remember(known: dict[_Key, int], key: _Key, value: int) -> None:
    """Keep a measure; where there are too many, all are forgotten and taken anew."""
    if len(known) >= _MOST_MEASURES_KEPT:
        known.clear()
    known[key] = value


@functools.lru_cache(maxsize=128)
def _pen(style: Style, size: float, weight: int, colour: str) -> Pen:
    return Pen(style.font(size, weight), colour)


class Slip:
    """What is to be drawn, and how far down it reaches; ``ratio`` is that of the screen."""

    def __init__(self, style: Style, ratio: float) -> None:
        self.style: Final = style
        self.ratio: Final = ratio
        self.bottom = 0
        self.rightmost = 0
        """How far texts reach to the right."""
        self._strokes: list[Callable[[QPainter], None]] = []

    def pen(self, size: float, weight: int, colour: str | None = None) -> Pen:
        """Return a pen of the window's typeface, in its ink unless said otherwise."""
        ink = self.style.theme.ink if colour is None else colour
        return _pen(self.style, size, weight, ink)

    def write(self, where: tuple[int, int, int], text: str, pen: Pen, align: Align = "left") -> int:
        """Write at (left, top, width), in several lines if need be; return where it ends below."""
        left, top, width = where
        height = pen.height(text, width)
        text = pen.broken(text, width)
        rect = QRect(left, top, width, height)
        flags = int(Qt.TextFlag.TextWordWrap) | int(_ALIGN[align])

        def draw(painter: QPainter) -> None:
            painter.setFont(pen.font)
            painter.setPen(tint(pen.colour))
            painter.drawText(rect, flags, text)

        self._strokes.append(draw)
        self.bottom = max(self.bottom, top + height)
        found = [part for word in text.split() for part in _parts(word)]
        self.rightmost = max(self.rightmost, left + max(map(pen.width, found), default=0))
        return top + height

    def picture(self, left: float, top: float, pixmap: QPixmap, opacity: float = 1.0) -> None:
        """Lay a picture down."""

        def draw(painter: QPainter) -> None:
            painter.setOpacity(opacity)
            painter.drawPixmap(QPointF(left, top), pixmap)
            painter.setOpacity(1.0)

        self._strokes.append(draw)
        height = round(pixmap.height() / pixmap.devicePixelRatio())
        self.bottom = max(self.bottom, round(top) + height)

    def late_picture(
        self, left: float, top: float, height: int, make: Callable[[], QPixmap]
    ) -> None:
        """Lay a picture down that is made when it is drawn: a slip may only be measured."""
        self._strokes.append(lambda painter: painter.drawPixmap(QPointF(left, top), make()))
        self.bottom = max(self.bottom, round(top) + height)

    def icon(self, left: float, top: float, name: str, size: int, colour: str) -> None:
        """Lay an icon down."""
        self.picture(left, top, icon_pixmap(name, colour, size, self.ratio))

    def rule(self, left: int, top: int, width: int) -> None:
        """Draw a thin line across."""
        colour = self.style.theme.line

        def draw(painter: QPainter) -> None:
            painter.setPen(stroke(colour, 1))
            painter.drawLine(QPointF(left, top + 0.5), QPointF(left + width, top + 0.5))

        self._strokes.append(draw)
        self.bottom = max(self.bottom, top + 1)

    def box(
        self, rect: QRectF, fill: Colour | None, edge: tuple[Colour, float], radius: float
    ) -> None:
        """Draw a rounded box."""

        def draw(painter: QPainter) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else tint(fill))
            painter.setPen(stroke(*edge))
            painter.drawRoundedRect(rect, radius, radius)

        self._strokes.append(draw)
        self.bottom = max(self.bottom, round(rect.bottom()))

    def shape(self, path: QPainterPath, fill: Colour, edge: tuple[Colour, float]) -> None:
        """Draw any outline, filled."""

        def draw(painter: QPainter) -> None:
            painter.setBrush(tint(fill))
            painter.setPen(stroke(*edge))
            painter.drawPath(path)

        self._strokes.append(draw)
        self.bottom = max(self.bottom, round(path.boundingRect().bottom()))

    def draw(self, painter: QPainter) -> None:
        """Draw everything in the order it was laid down."""
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for one in self._strokes:
            one(painter)
