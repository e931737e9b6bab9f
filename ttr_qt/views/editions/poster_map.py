"""The map behind the poster of an edition."""

from typing import Final

from PySide6.QtGui import QImage, QPainter

from ttr_qt.engine.maps import load_map
from ttr_qt.paths import data_dir
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.registry import design_of
from ttr_qt.views.theme.palette import CASING, INK, LAND, PAPER, ROUTES
from ttr_qt.views.theme.pencil import Pencil, stroke

_WIDTH: Final = 900
"""The width of a map that is drawn for want of a picture."""
_TRACK: Final = 16.0
"""The width of its tracks."""


def poster_map(edition: Edition) -> QImage:
    """Return the picture of the map without names; drawn in a few lines if nobody has made one."""
    image = QImage(str(data_dir("resources") / "posters" / f"{edition.id}.jpg"))
    return _drawn_map(edition) if image.isNull() else image


def _drawn_map(edition: Edition) -> QImage:
    design = design_of(load_map(edition.id), "en")  # nothing is written on it
    frame, places = design.layout.frame, design.layout.places
    scale = _WIDTH / (frame.right - frame.left)
    image = QImage(_WIDTH, round((frame.bottom - frame.top) * scale), QImage.Format.Format_RGB32)
    image.fill(LAND)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-frame.left, -frame.top)
    pencil = Pencil(painter)
    for route in design.map.routes:
        ends = [(places[end].x, places[end].y) for end in (route.a, route.b)]
        pencil.curve(ends, stroke(CASING, (_TRACK + 6) / scale))
        pencil.curve(ends, stroke(ROUTES[route.colour].fill, _TRACK / scale))
    for place in places.values():
        pencil.disc(place.x, place.y, _TRACK / scale, PAPER, stroke(INK, 3 / scale))
    painter.end()
    return image
