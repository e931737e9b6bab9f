"""A choice of a few has room for the letters of the one that is chosen, which are bold."""

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.window.fixtures import QUIET
from ttr_qt.views.widgets.buttons import Segments

EDGE = 3
"""Pixels at each side that show what lies behind the button."""


def width_of_letters(image: QImage, face: QColor) -> int:
    """Return over how many columns the letters reach in the middle of a button."""
    columns = [
        x
        for x in range(EDGE, image.width() - EDGE)
        for y in range(image.height() // 4, image.height() * 3 // 4)
        if abs(image.pixelColor(x, y).lightness() - face.lightness()) > 60
    ]
    return max(columns) - min(columns)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_chosen_later_is_not_cut_off(qtbot: QtBot, *, narrow: bool, scale: float) -> None:
    style = QUIET.with_values({"scale": scale}).style()
    words = ("Fast", "Standard", "in the morning")
    segments = Segments(style, list(enumerate(words)), 0, narrow=narrow)
    qtbot.addWidget(segments)
    segments.resize(segments.sizeHint())
    segments.show()
    for number, part in enumerate(segments.findChildren(QPushButton)):
        segments.set_value(number)
        accent = QColor(style.theme.accent)
        tight = width_of_letters(part.grab().toImage(), accent)
        part.resize(part.width() + 80, part.height())
        assert tight == width_of_letters(part.grab().toImage(), accent), part.text()
