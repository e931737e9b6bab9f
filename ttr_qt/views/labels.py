"""Where the names of places go, so that they cover as little as possible."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

# Directions in which a name may stand from its place, the liked ones first.
_DIRECTIONS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
_GAP: Final = 3.0
_COVERED_LABEL: Final = 200.0  # cost of covering a whole label or marker
_COVERED_TRACK: Final = 4.0  # cost of covering one sample of a track
_LATER_DIRECTION: Final = 0.5  # cost of each step down the list of directions


@dataclass(frozen=True, slots=True)
class Label:
    """The size of a name and the marker it belongs to, in scene units."""

    size: QSizeF
    anchor: QPointF
    radius: float


def place_labels(labels: Mapping[str, Label], track: Sequence[QPointF]) -> dict[str, QRectF]:
    """Return a rectangle for each label, chosen greedily; ``track`` are points to keep free."""
    markers = {key: _marker(label) for key, label in labels.items()}
    placed: dict[str, QRectF] = {}
    # Long names have the fewest good spots.
    for key in sorted(labels, key=lambda key: -labels[key].size.width()):
        others = [marker for other, marker in markers.items() if other != key]
        taken = [*others, *placed.values()]
        spots = _spots(labels[key])
        costs = [
            _cost(spot, taken, track) + _LATER_DIRECTION * rank for rank, spot in enumerate(spots)
        ]
        placed[key] = spots[costs.index(min(costs))]
    return placed


def _marker(label: Label) -> QRectF:
    corner = QPointF(label.radius, label.radius)
    return QRectF(label.anchor - corner, label.anchor + corner)


def _spots(label: Label) -> list[QRectF]:
    reach_x = label.radius + _GAP + label.size.width() / 2
    reach_y = label.radius + _GAP + label.size.height() / 2
    spots = []
    for dx, dy in _DIRECTIONS:
        # Diagonal names may come closer sideways: their corner, not their side, faces the marker.
        inward = label.radius if dx and dy else 0.0
        spot = QRectF(QPointF(), label.size)
        spot.moveCenter(label.anchor + QPointF(dx * (reach_x - inward), dy * (reach_y - inward)))
        spots.append(spot)
    return spots


def _cost(spot: QRectF, taken: Sequence[QRectF], track: Sequence[QPointF]) -> float:
    covered = 0.0
    for rect in taken:
        common = spot.intersected(rect)
        smaller = min(spot.width() * spot.height(), rect.width() * rect.height())
        covered += common.width() * common.height() / smaller
    crossed = sum(spot.contains(point) for point in track)
    return _COVERED_LABEL * covered + _COVERED_TRACK * crossed
