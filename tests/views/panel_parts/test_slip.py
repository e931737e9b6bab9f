"""Texts that are laid out by hand break where a reader would break them."""

import pytest

from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.theme.style import Style

NAMES = ("Salt Lake City", "Oklahoma City", "Sault Ste. Marie")


@pytest.mark.usefixtures("qapp")
def test_lines_end_between_names_and_not_within_them() -> None:
    pen = Slip(Style(), 1.0).pen(14, 400)
    text = "Salt Lake City – Oklahoma City"
    room = pen.width("Salt Lake City – Okl")
    assert pen.unbroken(text, NAMES, room).split(" ") == [
        "Salt\u00a0Lake\u00a0City\u00a0–",
        "Oklahoma\u00a0City",
    ]
    assert pen.height(pen.unbroken(text, NAMES, room), room) == pen.height(text, room)
    narrow = pen.width("Salt Lake")
    assert pen.unbroken(text, NAMES, narrow) == text, "a hyphen would cut what has no room"
