"""The bundled typefaces, and text as outlines that look the same at any zoom."""

import functools
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainterPath, QTransform

from ttr_qt.paths import data_dir

REGULAR: Final = 400
MEDIUM: Final = 500
SEMIBOLD: Final = 600
BOLD: Final = 700

_DETAIL: Final = 8
"""Outlines are made so many times larger: Qt has whole pixel sizes only."""


class Family(StrEnum):
    """The typefaces, under names of their own so that installed fonts never stand in for them."""

    MAP = "Railway Garamond"
    WINDOW = "Railway Inter"
    TOY = "Railway Fredoka"


@functools.cache
def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt, once; return the names of their families."""
    families: set[str] = set()
    for file in sorted(data_dir("resources").glob("fonts/*/*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        families.update(QFontDatabase.applicationFontFamilies(number))
    return tuple(sorted(families))


@dataclass(frozen=True, slots=True)
class TextStyle:
    """A typeface at a size; lengths are in the units of the painter that draws with it."""

    family: Family
    size: float
    weight: int = REGULAR
    italic: bool = False
    spacing: float = 0.0
    """Added after each letter."""

    def width(self, text: str) -> float:
        """Return how far ``text`` runs, without the space after its last letter."""
        advance: float = _metrics(self).horizontalAdvance(text) / _DETAIL
        return advance - (self.spacing if text else 0.0)

    def path(self, text: str) -> QPainterPath:
        """Return the outlines of ``text``, its base line beginning at (0, 0); not to be changed."""
        return _outlines(self, text)

    def font(self, scale: float = 1.0) -> QFont:
        """Return the font for widgets, ``scale`` times as large."""
        load_fonts()
        font = QFont(self.family.value)
        font.setPixelSize(max(1, round(self.size * scale)))
        font.setWeight(QFont.Weight(self.weight))
        font.setItalic(self.italic)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if self.spacing:
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, self.spacing * scale)
        return font


@functools.lru_cache(maxsize=256)
def _metrics(style: TextStyle) -> QFontMetricsF:
    return QFontMetricsF(style.font(_DETAIL))


@functools.lru_cache(maxsize=2048)
def _outlines(style: TextStyle, text: str) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, style.font(_DETAIL), text)
    # Strokes of letters overlap in fonts that were cut from variable ones.
    path.setFillRule(Qt.FillRule.WindingFill)
    return QTransform.fromScale(1 / _DETAIL, 1 / _DETAIL).map(path)


def map_text(
    size: float, weight: int = REGULAR, *, italic: bool = False, spacing: float = 0.0
) -> TextStyle:
    """Return a style of the map's typeface."""
    return TextStyle(Family.MAP, size, weight, italic, spacing)


def toy_text(size: float, weight: int = SEMIBOLD) -> TextStyle:
    """Return a style of the round typeface of the children's game."""
    return TextStyle(Family.TOY, size, weight)


def window_text(size: float, weight: int = REGULAR) -> TextStyle:
    """Return a style of the window's typeface."""
    return TextStyle(Family.WINDOW, size, weight)
