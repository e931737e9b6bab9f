"""From the positions in a map to those in the scene."""

from math import cos, radians
from typing import Final

from PySide6.QtCore import QPointF

from ttr_qt.engine.maps import GameMap, Place

BOX: Final = (1600.0, 900.0)
"""Width and height, in scene units, of the box that every board is scaled to fit."""


def scene_positions(game_map: GameMap) -> dict[str, QPointF]:
    """Return where each place of a map lies, scaled to fit `BOX`, by its id."""
    middle = _middle_latitude(game_map)
    raw = {place.id: _plane(place, middle) for place in game_map.places}
    left = min(x for x, _ in raw.values())
    top = min(y for _, y in raw.values())
    width = max(x for x, _ in raw.values()) - left
    height = max(y for _, y in raw.values()) - top
    # A board that is a straight line, or a single point, has no size in some direction.
    sides = zip(BOX, (width, height), strict=True)
    scale = min((box / side for box, side in sides if side > 0), default=1.0)
    return {key: QPointF((x - left) * scale, (y - top) * scale) for key, (x, y) in raw.items()}


def _middle_latitude(game_map: GameMap) -> float:
    latitudes = [place.lat for place in game_map.places if place.lat is not None]
    return (min(latitudes) + max(latitudes)) / 2 if latitudes else 0.0


def _plane(place: Place, middle_latitude: float) -> tuple[float, float]:
    """Return a place on a flat board, y pointing down."""
    if place.x is not None and place.y is not None:
        return place.x, place.y
    # A checked map has either x and y or both of these. Degrees of longitude shrink towards the
    # poles: right in the middle of the board, near enough elsewhere.
    return (place.lon or 0.0) * cos(radians(middle_latitude)), -(place.lat or 0.0)
