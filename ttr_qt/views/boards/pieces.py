"""What printed boards share: casings of spaces, places and the grain of their paper."""

from PySide6.QtGui import QPainterPath, QPen

from ttr_qt.engine.geometry.layout import PlaceLayout
from ttr_qt.engine.maps import Place
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.boards.textures import paper_grain
from ttr_qt.views.paint.cities import CityState, draw_border_point, draw_city
from ttr_qt.views.paint.spaces import draw_casing
from ttr_qt.views.theme.palette import CASING
from ttr_qt.views.theme.pencil import Colour, Pencil, stroke


def record_grain(recording: Recording, design: BoardDesign, strength: float) -> None:
    """Lay the grain of paper over everything drawn so far."""
    path = QPainterPath()
    path.addRect(design.rect)
    recording.texture(path, paper_grain(strength))


def draw_casings(
    pencil: Pencil,
    design: BoardDesign,
    grow: float = 3.2,
    colour: Colour = CASING,
    alpha: float = 0.82,
) -> None:
    """Draw the light edges of all spaces, under all of them."""
    for route in design.map.routes:
        for space in design.spaces(route.id):
            draw_casing(pencil, space, grow, colour, alpha)


def draw_ways(pencil: Pencil, design: BoardDesign, line: QPen) -> None:
    """Draw the line that joins the spaces of each track and ends in its two places."""
    layout = design.layout
    for route in design.map.routes:
        ends = layout.places[route.a], layout.places[route.b]
        points = [(ends[0].x, ends[0].y)]
        for space in design.spaces(route.id):
            half = space.length / 2
            points.append((space.x - space.tx * half, space.y - space.ty * half))
            points.append((space.x + space.tx * half, space.y + space.ty * half))
        points.append((ends[1].x, ends[1].y))
        pencil.curve(points, stroke(CASING, line.widthF() + 3.4, alpha=0.8))
        pencil.curve(points, line)


def draw_place(
    pencil: Pencil, place: Place, where: PlaceLayout, state: CityState, ring: Colour | None
) -> None:
    """Draw a city, or the point at a border."""
    draw = draw_city if place.country is None else draw_border_point
    draw(pencil, where.x, where.y, where.radius, state, ring)
