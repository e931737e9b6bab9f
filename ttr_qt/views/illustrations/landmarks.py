"""Landmarks, animals, plants and ships that stand on boards, tickets and posters."""

from ttr_qt.views.illustrations.assets import draw_illustration
from ttr_qt.views.theme.pencil import Pencil


def draw_scenery(pencil: Pencil, kind: str) -> None:
    """Draw a landmark, an animal, a plant or a boat of the children's board at (0, 0)."""
    draw_illustration(pencil, f"scenery/{kind}")


def draw_city_landmark(pencil: Pencil, kind: str) -> None:
    """Draw a building of old Amsterdam, a ship or a mill that stands on (0, 0)."""
    draw_illustration(pencil, f"city_landmarks/{kind}")
