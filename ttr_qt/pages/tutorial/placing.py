"""Where on the page the coach is in nobody's way."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QRect, QSize

Numbers = npt.NDArray[np.float64]

_STEPS: Final = (17, 13)
"""How many places are tried across and down."""
_ON_TARGET: Final = 1e6
_ON_NAME: Final = 1e4
"""For each name that is covered: worse than anything but a target."""
_ON_PART: Final = 60.0
"""For a card that lies wholly on a panel."""
_ON_SPACE: Final = 6.0
"""For each of the first spaces of the board that are covered."""
_ON_FURTHER_SPACE: Final = 2.0
_FIRST_SPACES: Final = 10
"""So many; a card that has to lie on more of them may as well lie there."""
_AWAY: Final = 0.01
"""For each pixel from what is pointed at."""
_MOVED: Final = 24.0
"""For leaving the place of the step before."""
_FAR: Final = 0.05
"""The cost of each pixel of the way from there: the reader need not look for the coach again."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What lies on the page."""

    page: QRect
    targets: Sequence[QRect]
    """Never to be covered."""
    names: Sequence[QRect]
    """Of the places that are spoken of: to be covered only where there is no room elsewhere."""
    parts: Sequence[tuple[QRect, float]]
    """Panels, and how much each is needed."""
    spaces: Numbers
    """The spaces of all tracks: rows of x and y."""


def best_place(size: QSize, around: Surroundings, before: QPoint | None) -> QPoint:
    """Return the left upper corner where a card of a size covers least of what matters."""
    corners = _corners(size, around.page, before)
    cards = np.hstack([corners, corners + np.array((size.width(), size.height()))])
    cost = _AWAY * _distances(cards, around.targets)
    cost += _ON_TARGET * (_overlaps(cards, around.targets) > 0).sum(axis=1)
    cost += _ON_NAME * (_overlaps(cards, around.names) > 0).sum(axis=1)
    weights = np.array([weight for _, weight in around.parts])
    shares = _overlaps(cards, [part for part, _ in around.parts]) / (size.width() * size.height())
    cost += _ON_PART * (shares * weights).sum(axis=1)
    held = _held(cards, around.spaces)
    first = np.minimum(held, _FIRST_SPACES)
    cost += _ON_SPACE * first + _ON_FURTHER_SPACE * (held - first)
    if before is not None:
        way = np.hypot(*(corners - (before.x(), before.y())).T)
        cost += _MOVED * (way > 0) + _FAR * way
    x, y = corners[int(np.argmin(cost))].tolist()
    return QPoint(round(x), round(y))


def _corners(size: QSize, page: QRect, before: QPoint | None) -> Numbers:
    """Return all places to try; the one of before too, if the card still fits there."""
    right = max(page.left(), page.right() + 1 - size.width())
    bottom = max(page.top(), page.bottom() + 1 - size.height())
    across = np.linspace(page.left(), right, _STEPS[0]).round()
    down = np.linspace(page.top(), bottom, _STEPS[1]).round()
    corners = np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 2)
    if before is not None and page.contains(QRect(before, size)):
        corners = np.vstack([[(before.x(), before.y())], corners])
    return corners


def _boxes(rects: Sequence[QRect]) -> Numbers:
    """Return left, top, right and bottom of each rectangle."""
    boxes = [(r.left(), r.top(), r.right() + 1, r.bottom() + 1) for r in rects]
    return np.array(boxes, float).reshape(-1, 4)


def _overlaps(cards: Numbers, rects: Sequence[QRect]) -> Numbers:
    """Return for each card and rectangle the area they share."""
    boxes = _boxes(rects)
    low = np.maximum(cards[:, None, :2], boxes[None, :, :2])
    high = np.minimum(cards[:, None, 2:], boxes[None, :, 2:])
    return np.asarray(np.clip(high - low, 0, None).prod(axis=2))


def _distances(cards: Numbers, rects: Sequence[QRect]) -> Numbers:
    """Return how far the nearest rectangle is from the edge of each card."""
    if not rects:
        return np.zeros(len(cards))
    boxes = _boxes(rects)
    before = boxes[None, :, :2] - cards[:, None, 2:]
    behind = cards[:, None, :2] - boxes[None, :, 2:]
    gaps = np.clip(np.maximum(before, behind), 0, None)
    return np.asarray(np.hypot(gaps[..., 0], gaps[..., 1]).min(axis=1))


def _held(cards: Numbers, spots: Numbers) -> Numbers:
    """Return how many points lie within each card."""
    inside = (spots >= cards[:, None, :2]) & (spots <= cards[:, None, 2:])
    return np.asarray(inside.all(axis=2).sum(axis=1), float)
