"""Draws a sheet of all faces in all moods to look at: ``python -m tools.faces FILE.png``.

Each is there as large as on the start page and as small as on a player's card, in a light and in
a dark room. It needs no display.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from ttr_qt.models.company.mood import Mood
from ttr_qt.views.illustrations.portraits import draw_portrait, portrait_names
from ttr_qt.views.theme.fonts import load_fonts, window_text
from ttr_qt.views.theme.palette import DARK, LIGHT, Theme
from ttr_qt.views.theme.pencil import Pencil

_LARGE: Final = 48
_SMALL: Final = 20
_COLUMN: Final = 156
_ROW: Final = 106
_MARGIN: Final = 90
"""For the names."""
_HEAD: Final = 34
_TEXT: Final = window_text(14, 600)


def faces_sheet() -> QImage:
    """Return the sheet: light above, dark below."""
    height = _HEAD + _ROW * len(portrait_names())
    image = QImage(_MARGIN + _COLUMN * len(Mood), 2 * height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, theme in enumerate((LIGHT, DARK)):
        painter.fillRect(0, number * height, image.width(), height, QColor(theme.panel))
        pencil = Pencil(painter)
        with pencil.at(0, number * height):
            _draw_half(pencil, theme)
    painter.end()
    return image


def _draw_half(pencil: Pencil, theme: Theme) -> None:
    for column, mood in enumerate(Mood):
        left = _MARGIN + column * _COLUMN
        pencil.text((left + _LARGE, _HEAD - 12), mood, _TEXT, theme.ink, "centre")
        for row, who in enumerate(portrait_names()):
            middle = _HEAD + row * _ROW + _ROW / 2
            if column == 0:
                pencil.text((12, middle + 5), who, _TEXT, theme.ink)
            draw_portrait(pencil, who, left + _LARGE, middle, _LARGE, mood)
            draw_portrait(pencil, who, left + 2.5 * _LARGE, middle + 26, _SMALL, mood)


def main() -> None:
    """Draw the sheet into a file."""
    parser = argparse.ArgumentParser(prog="python -m tools.faces", description=__doc__)
    parser.add_argument("file", type=Path, help="the picture to write")
    file = parser.parse_args().file
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    if not faces_sheet().save(str(file)):
        sys.exit(f"{file} can't be written.")
    app.quit()


if __name__ == "__main__":
    main()
