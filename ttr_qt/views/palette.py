"""Colours of the board, of tracks and of players, chosen to stay apart for colour-blind eyes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ttr_qt.engine.maps import Text

LAND: Final = "#EDE4D0"
INK: Final = "#2A1F16"
HALO: Final = "#F7EFDC"
OUTLINE: Final = "#6E6353"
CITY: Final = "#C4452F"
BORDER_POINT: Final = "#3F5D6B"


@dataclass(frozen=True, slots=True)
class TrackColour:
    """How a colour of the map looks and what it is called."""

    fill: str
    name: Text


TRACKS: Final[Mapping[str, TrackColour]] = {
    "red": TrackColour("#A8110D", Text("red", "rot")),
    "orange": TrackColour("#DE722A", Text("orange", "orange")),
    "yellow": TrackColour("#FBCF32", Text("yellow", "gelb")),
    "green": TrackColour("#2D7055", Text("green", "grün")),
    "blue": TrackColour("#3389DB", Text("blue", "blau")),
    "purple": TrackColour("#792F84", Text("purple", "lila")),
    "pink": TrackColour("#792F84", Text("pink", "rosa")),
    "black": TrackColour("#1E1C1A", Text("black", "schwarz")),
    "white": TrackColour("#FBF8EE", Text("white", "weiß")),
    "gray": TrackColour("#A09896", Text("gray", "grau")),
}

SEATS: Final[tuple[str, ...]] = ("#B92A1F", "#1C5AB2", "#58AE8A", "#F8CF38", "#28282C")
"""Colours of the players, by seat."""
