"""Wagons and the locomotive seen from the side; rails at y = 0, 116 wide."""

from collections.abc import Mapping
from typing import Final

from ttr_qt.views.illustrations.assets import draw_illustration
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import Colour, Pencil

_WAGONS: Final[Mapping[str, str]] = {
    "red": "caboose",
    "orange": "timber car",
    "yellow": "box car",
    "green": "sleeping car",
    "blue": "tank car",
    "purple": "coach",
    "black": "hopper",
    "white": "refrigerator car",
}


def draw_side_view(pencil: Pencil, colour: str) -> None:
    """Draw the wagon of a colour."""
    slots = {} if colour == "black" else {"colour": ROUTES[colour].fill}  # coal is black by itself
    draw_illustration(pencil, f"wagons/{_WAGONS[colour]}", **slots)


def draw_locomotive(pencil: Pencil, body: Colour = "#2F3440", wheels: Colour = "#B3261E") -> None:
    """Draw a steam locomotive that runs to the right."""
    draw_illustration(pencil, "wagons/locomotive", body=body, wheels=wheels, spokes=wheels)
