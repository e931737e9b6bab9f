"""What makes a board look as it does: its background, and how pieces and names are drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import Final, Protocol

from PySide6.QtCore import QRectF

from ttr_qt.engine.geometry.layout import Label, Layout, PlaceLayout, label_lines
from ttr_qt.engine.maps import GameMap, Place
from ttr_qt.views.boards.art import Art
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.boards.small_map import MapPart
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import TrackSpace, space_at
from ttr_qt.views.paint.stamps import Piece
from ttr_qt.views.theme.fonts import SEMIBOLD, Family, TextStyle
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import DEEP, HALO, INK
from ttr_qt.views.theme.pencil import Colour, Pencil, rounded, stroke, tint

_PLACE_RADIUS: Final = 12.5
"""For which the lengths below are meant."""
PLATE_MARGIN: Final = 5.0
"""Between a name and the edge of its plate, left and right."""


@dataclass(frozen=True, slots=True)
class BoardDesign:
    """A map with its layout and its look, in one language: all that a drawing of it depends on."""

    map: GameMap
    layout: Layout
    language: Language
    look: "BoardLook"

    @property
    def rect(self) -> QRectF:
        """The whole board."""
        return QRectF(0, 0, self.layout.width, self.layout.height)

    def spaces(self, route_id: str) -> list[TrackSpace]:
        """Return the spaces of a route."""
        layout = self.layout
        size = (layout.space_length, layout.space_width)
        return [space_at(s.x, s.y, s.angle, *size) for s in layout.tracks[route_id].spaces]


class DrawPlace(Protocol):
    """Draws a place around (0, 0) of the pencil."""

    def __call__(
        self,
        pencil: Pencil,
        place: Place,
        where: PlaceLayout,
        state: CityState,
        ring: Colour | None,
    ) -> None:
        """Draw it at its position on the board."""


@dataclass(frozen=True, slots=True)
class NameStyle:
    """How the names of cities are written."""

    family: Family = Family.MAP
    weight: int = SEMIBOLD
    ink: str = INK
    halo: str = HALO
    halo_width: float = 5.5
    halo_opacity: float = 0.93
    plate: bool = False
    """Whether the name stands on a plate instead of on a halo."""

    def strengthened(self) -> "NameStyle":
        """Return the same in black, on white that nothing shines through."""
        width = self.halo_width + 1.5
        return replace(self, ink="#000000", halo="#FFFFFF", halo_width=width, halo_opacity=1.0)

    def draw(self, pencil: Pencil, label: Label, name: str) -> None:
        """Write a name into its box."""
        style = TextStyle(self.family, label.size, self.weight)
        lines = label_lines(name, label.lines)
        box = label.box
        margin = PLATE_MARGIN if self.plate else 0.0
        places = {
            "left": box.left + margin,
            "centre": (box.left + box.right) / 2,
            "right": box.right - margin,
        }
        x, middle = places[label.align], (box.top + box.bottom) / 2
        halo = None if self.plate else (tint(self.halo, self.halo_opacity), self.halo_width)
        if self.plate:
            width = max(map(style.width, lines))
            left = x - width * {"left": 0.0, "centre": 0.5, "right": 1.0}[label.align]
            rect = (left - margin, box.top, width + 2 * margin, box.bottom - box.top)
            _draw_plate(pencil, rect, self.ink)
        for index, line in enumerate(lines):
            y = middle + (index - (len(lines) - 1) / 2) * label.size * 0.84 + label.size * 0.30
            pencil.text((x, y), line, style, self.ink, label.align, halo)


def _draw_plate(pencil: Pencil, rect: tuple[float, float, float, float], ink: str) -> None:
    """Draw the plate of a station's name."""
    path = rounded(*rect, 4)
    pencil.shadow(path, (1.2, 2), 2.4, 0.40, layers=4)
    pencil.shape(path, "#FCFAF2", stroke(ink, 1.7))


@dataclass(frozen=True, slots=True, eq=False)
class BoardLook:
    """Everything about a board's looks that is not in its layout."""

    record: Callable[[BoardDesign], Recording]
    """Draws all that lies still: land, frame, casings of tracks."""
    draw_place: DrawPlace
    small_map: Callable[[Art], tuple[MapPart, ...]] | None = None
    """What small maps show of the board's art; None: lines between the places."""
    toy: bool = False
    """Whether tickets and small maps are bright and round, as children like them."""
    landmarks: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """What stands on toy tickets for their ends: names of scenery by place."""
    names: NameStyle = NameStyle()
    piece: Piece = "wagon"
    score_track: bool = True
    surround: tuple[str, str] = ("#ECE8E0", "#14171A")
    """Around the board, in light and dark windows."""

    def strengthened(self) -> "BoardLook":
        """Return the look with names and places set off as clearly as possible."""
        return replace(
            self,
            names=self.names.strengthened(),
            draw_place=partial(_draw_strongly, self.draw_place),
        )


def _draw_strongly(
    draw_place: DrawPlace,
    pencil: Pencil,
    place: Place,
    where: PlaceLayout,
    state: CityState,
    ring: Colour | None,
) -> None:
    """Draw a place with a second rim around it."""
    draw_place(pencil, place, where, state, ring)
    size = where.radius / _PLACE_RADIUS
    pencil.disc(where.x, where.y, where.radius + 0.4 * size, None, stroke(DEEP, 3.2 * size))
