"""How much room names take, measured with the fonts that the program ships."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

from tools.layout.board_specs import Lettering
from ttr_qt.engine.geometry.layout import LEADING, label_lines
from ttr_qt.engine.maps import Text
from ttr_qt.paths import data_dir

# Large, so that Qt's rounding to pixels doesn't matter.
_MEASURED_AT: Final = 400


@dataclass(frozen=True, slots=True)
class Room:
    """The box of a name, halo or plate included, and its first baseline below the box's top."""

    width: float
    height: float
    baseline: float


def name_room(lettering: Lettering, name: Text, lines: int, *, major: bool) -> Room | None:
    """Return the room for a name in either language; None if it has no two lines."""
    texts = [label_lines(text, lines) for text in (name.en, name.de)]
    if all(len(text) < lines for text in texts):
        return None
    return _room(lettering, lettering.major_size if major else lettering.size, texts)


def country_room(lettering: Lettering, name: Text) -> Room:
    """Return the room for a country's name, which is set in wide capitals."""
    texts = [(name.en.upper(),), (name.de.upper(),)]
    tracking = lettering.country_tracking * max(len(text) for (text,) in texts)
    room = _room(lettering, lettering.country_size, texts)
    return Room(room.width + tracking * lettering.country_size, room.height, room.baseline)


def _room(lettering: Lettering, size: float, texts: Sequence[tuple[str, ...]]) -> Room:
    metrics, scale = _metrics(lettering.font), size / _MEASURED_AT
    width = scale * max(metrics.horizontalAdvance(line) for text in texts for line in text)
    # Plates are all alike; without them only letters that hang below the line take room there.
    tops = ["Hbd"] if lettering.plate else [text[0] for text in texts]
    bottoms = ["gp"] if lettering.plate else [text[-1] for text in texts]
    above = scale * max(-metrics.tightBoundingRect(text).top() for text in tops)
    below = scale * max(metrics.tightBoundingRect(text).bottom() for text in bottoms)
    pad_x, pad_y = lettering.halo + (4 if lettering.plate else 1), lettering.halo
    between = LEADING * size * (max(map(len, texts)) - 1)
    return Room(width + 2 * pad_x, above + between + below + 2 * pad_y, pad_y + above)


@cache
def _metrics(file: str) -> QFontMetricsF:
    _application()
    number = QFontDatabase.addApplicationFont(str(data_dir("resources") / "fonts" / file))
    families = QFontDatabase.applicationFontFamilies(number)
    if not families:
        raise FileNotFoundError(f"no font in {file}")
    font = QFont(families[0])
    font.setWeight(QFont.Weight.DemiBold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setPixelSize(_MEASURED_AT)
    return QFontMetricsF(font)


@cache
def _application() -> QGuiApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QGuiApplication.instance()
    return running if isinstance(running, QGuiApplication) else QGuiApplication([])
