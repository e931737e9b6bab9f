"""Colours of maps, routes, players and the window, chosen to stay apart for colour-blind eyes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ttr_qt.engine.maps import Text

PAPER: Final = "#EFE4CB"
PAPER_LIGHT: Final = "#F5ECD8"
CASING: Final = "#F4EBD6"
HALO: Final = "#F7EFDC"
LAND: Final = "#EDE4D0"
LAND_TINTS: Final = ("#EBD9B8", "#E3DDBF", "#EFE3C9", "#E8D3BE", "#DEDCC8")
SEA: Final = "#C3D4D2"
SEA_LINE: Final = "#7FA0A3"
LAKE: Final = "#C1D3D1"
RIVER: Final = "#8FB0B4"
COAST: Final = "#4F5E5E"
BORDER: Final = "#8B7556"
COUNTRY_BORDER: Final = "#7A4F38"
RELIEF: Final = "#6B5136"
INK: Final = "#2A1F16"
REGION_INK: Final = "#6E5B40"
WATER_INK: Final = "#587A80"
FRAME_LINE: Final = "#3B2A1C"
ACCENT_RED: Final = "#7E2F22"
CLAIMABLE: Final = "#FFC02E"
HOVER: Final = "#FFE9A8"
TARGET: Final = "#F0A818"
IVORY: Final = "#FBF5E6"
CARD: Final = "#FBF6EA"
DEEP: Final = "#120C07"
"""The outline of pieces, nearly black."""
TOY_OUTLINE: Final = "#3A3546"
"""The outline of drawings for children."""


@dataclass(frozen=True, slots=True)
class RouteColour:
    """How a colour of routes and cards looks, which symbol it carries and what it is called."""

    fill: str
    symbol: str
    ink: str
    """The colour of the symbol on the fill."""
    name: Text
    edge: str | None = None
    """Around the symbol where the fill alone would not set it off enough."""


ROUTES: Final[Mapping[str, RouteColour]] = {
    "red": RouteColour("#A8110D", "disc", "#FFF6E6", Text("red", "rot")),
    "orange": RouteColour("#DE722A", "triangle", "#3A1E08", Text("orange", "orange")),
    "yellow": RouteColour("#FBCF32", "star", "#4A3505", Text("yellow", "gelb")),
    "green": RouteColour("#2D7055", "trefoil", "#F2FBEF", Text("green", "grün")),
    "blue": RouteColour("#3389DB", "wave", "#F4FAFF", Text("blue", "blau"), "#0F4275"),
    "purple": RouteColour("#792F84", "lozenge", "#FBF0FA", Text("purple", "lila")),
    "pink": RouteColour("#792F84", "lozenge", "#FBF0FA", Text("purple", "lila")),
    "black": RouteColour("#1E1C1A", "saltire", "#F3ECDF", Text("black", "schwarz")),
    "white": RouteColour("#FBF8EE", "ring", "#5A5348", Text("white", "weiß")),
    "gray": RouteColour("#A09896", "bar", "#37322D", Text("gray", "grau")),
}
"""By the names that maps use; the pink of one board is the purple of the others,
and looks and is called so."""


@dataclass(frozen=True, slots=True)
class SpaceColour:
    """How free spaces of a colour look: paler than cards and pieces of it."""

    fill: str
    ink: str
    """The colour of the symbol on the fill."""
    edge: str | None = None
    """Around the symbol where the fill alone would not set it off enough."""


SPACES: Final[Mapping[str, SpaceColour]] = {
    "red": SpaceColour("#C5594B", "#FFF9EE", "#7E1A14"),
    "orange": SpaceColour("#E8934F", "#3A1E08"),
    "yellow": SpaceColour("#FAE08A", "#4A3505"),
    "green": SpaceColour("#54897B", "#FAFFF8", "#1F5440"),
    "blue": SpaceColour("#7BAFE6", "#0B3A6B"),
    "purple": SpaceColour("#8F5799", "#FBF0FA"),
    "pink": SpaceColour("#8F5799", "#FBF0FA"),
    "black": SpaceColour("#4C4945", "#F3ECDF"),
    "white": SpaceColour("#FBF8EE", "#5A5348"),
    "gray": SpaceColour("#B4ADA8", "#37322D"),
}
"""By the names of `ROUTES`: each far from the pieces of its name, and from the others for all kinds
of eyes. Paler colours still lie nearer to each other than full ones, so they are used only together
with symbols."""


@dataclass(frozen=True, slots=True)
class PlayerColour:
    """How the pieces of a player look, and which mark they carry."""

    id: str
    fill: str
    mark: str
    ink: str
    name: Text


PLAYERS: Final[tuple[PlayerColour, ...]] = (
    PlayerColour("red", "#B92A1F", "heart", "#FFF1E2", Text("red", "rot")),
    PlayerColour("blue", "#1C5AB2", "crescent", "#EFF6FF", Text("blue", "blau")),
    PlayerColour("green", "#58AE8A", "horseshoe", "#123A2A", Text("green", "grün")),
    PlayerColour("yellow", "#F8CF38", "bolt", "#4A3405", Text("yellow", "gelb")),
    PlayerColour("black", "#28282C", "hourglass", "#EFEAE0", Text("black", "schwarz")),
)
"""By seat, unless players choose otherwise."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of the window around the board, which keeps its own light."""

    background: str
    panel: str
    panel_quiet: str
    line: str
    ink: str
    ink_second: str
    ink_disabled: str
    accent: str
    accent_ink: str
    amber: str
    amber_background: str
    good: str
    bad: str
    chip: str
    shadow: float
    """Opacity of shadows under panels."""
    veil: tuple[str, float]
    """Colour and opacity of what lies over the board while a part of it is lit."""
    strong: bool = False
    """Whether edges and outlines are to be stronger than looks ask for."""


LIGHT: Final = Theme(
    background="#ECE8E0",
    panel="#FFFFFF",
    panel_quiet="#F6F3ED",
    line="#DDD6C9",
    ink="#211D18",
    ink_second="#5E564B",
    ink_disabled="#706859",
    accent="#1B6673",
    accent_ink="#FFFFFF",
    amber="#F0B429",
    amber_background="#FFF4D6",
    good="#26703F",
    bad="#B3261E",
    chip="#F0ECE4",
    shadow=0.16,
    veil=("#F4EBD6", 0.5),
)
DARK: Final = Theme(
    background="#14171A",
    panel="#1F2428",
    panel_quiet="#282E33",
    line="#363D43",
    ink="#F1EDE4",
    ink_second="#BDB7AB",
    ink_disabled="#A09A8F",
    accent="#5FB7C4",
    accent_ink="#0C1A1D",
    amber="#F0B429",
    amber_background="#3A3118",
    good="#6CC48C",
    bad="#FF8A7A",
    chip="#2B3238",
    shadow=0.5,
    veil=("#1A1510", 0.42),
)
STRONG_LIGHT: Final = Theme(
    background="#E6E4DF",
    panel="#FFFFFF",
    panel_quiet="#F7F6F2",
    line="#5C564D",
    ink="#000000",
    ink_second="#2B2721",
    ink_disabled="#4C473F",
    accent="#0B4A57",
    accent_ink="#FFFFFF",
    amber="#8A5A00",
    amber_background="#FFF0C2",
    good="#0C4F2B",
    bad="#8A0F0A",
    chip="#E9E5DB",
    shadow=0.0,
    veil=("#FFFFFF", 0.42),
    strong=True,
)
STRONG_DARK: Final = Theme(
    background="#000000",
    panel="#0A0C0E",
    panel_quiet="#14181B",
    line="#A9A49A",
    ink="#FFFFFF",
    ink_second="#E4E0D8",
    ink_disabled="#B6B1A8",
    accent="#7FE0EE",
    accent_ink="#000000",
    amber="#FFD24A",
    amber_background="#2E2600",
    good="#8FF0B4",
    bad="#FFB3A8",
    chip="#20262A",
    shadow=0.0,
    veil=("#000000", 0.42),
    strong=True,
)


def player_colour(colour_id: str) -> PlayerColour:
    """Return a player's colour by its id."""
    return next(colour for colour in PLAYERS if colour.id == colour_id)
