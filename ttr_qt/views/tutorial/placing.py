"""Where on the page the coach is in nobody's way."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np
from PySide6.QtCore import QPoint, QRect, QSize

_STEPS: Final = (17, 13)
"""How many places are tried across and down."""
_ON_TARGET: Final = 1e6
_ON_PART: Final = 60.0
"""For a card that lies wholly on a panel."""
_ON_SPACE: Final = 1.2
"""For each space of the board that is covered."""
_AWAY: Final = 0.03
"""For each pixel from what is pointed at."""
_MOVED: Final = 8.0
"""For leaving the place of the step before."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What lies on the page."""

    page: QRect
    targets: Sequence[QRect]
    """Never to be covered."""
    parts: Sequence[tuple[QRect, float]]
    """Panels, and how much each is needed."""
    spaces: Sequence[QPoint]
    """Of all tracks."""


def best_place(size: QSize, around: Surroundings, before: QPoint | None) -> QPoint:
    """Return the left upper corner where a card of a size covers least of what matters."""
    page = around.page
    spots = np.array([(p.x(), p.y()) for p in around.spaces], float).reshape(-1, 2)

    def cost(corner: QPoint) -> float:
        card = QRect(corner, size)
        total = _covered(card, around)
        inside = (
            (spots[:, 0] >= card.left())
            & (spots[:, 0] <= card.right())
            & (spots[:, 1] >= card.top())
            & (spots[:, 1] <= card.bottom())
        )
        total += _ON_SPACE * int(inside.sum())
        total += _AWAY * _distance(card, around.targets)
        return total + (_MOVED if before is not None and corner != before else 0.0)

    across = np.linspace(page.left(), max(page.left(), page.right() - size.width()), _STEPS[0])
    down = np.linspace(page.top(), max(page.top(), page.bottom() - size.height()), _STEPS[1])
    corners = [QPoint(round(x), round(y)) for x, y in product(across, down)]
    if before is not None and page.contains(QRect(before, size)):
        corners.insert(0, before)
    return min(corners, key=cost)


def _covered(card: QRect, around: Surroundings) -> float:
    total = sum(_ON_TARGET for target in around.targets if card.intersects(target))
    whole = card.width() * card.height()
    for part, weight in around.parts:
        common = card.intersected(part)
        if not common.isEmpty():
            total += _ON_PART * weight * common.width() * common.height() / whole
    return total


def _distance(card: QRect, targets: Iterable[QRect]) -> float:
    """Return how far the nearest target is from the edge of a card."""
    found = []
    for target in targets:
        across = max(target.left() - card.right(), card.left() - target.right(), 0)
        down = max(target.top() - card.bottom(), card.top() - target.bottom(), 0)
        found.append(float(np.hypot(across, down)))
    return min(found, default=0.0)
