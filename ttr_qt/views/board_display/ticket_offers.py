"""Tickets on offer, shown on the board: letters at their ends, ways, and what they cost more."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Final

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from ttr_qt.models.item_models.tickets import OfferRow
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.overlays import DashItem, ItemGroup, LetterItem, PillItem, pill_box
from ttr_qt.views.scene.tracks import Line, line_points, name_box

LETTERS: Final = "ABCDEFGH"
"""The letters of the tickets on offer, in their order, on the board and on their cards."""
CHOSEN_FILL: Final = "#1B6673"
RETURNED_FILL: Final = "#7A7469"
_DIRECTIONS: Final = 12
"""Directions in which a letter may stand beside its city."""
_LETTER_RADIUS: Final = 9.5
"""The radius of a letter's disc, in pixels of the screen."""
_LABEL_SIZE: Final = 13.0
_TAKEN_WEIGHT: Final = 3.0
"""How many times as bad as covering a name it is to cover another letter or label."""


class _Room:
    """What is taken already, so that letters and labels do not cover it."""

    def __init__(self, scene: BoardScene, lines: Mapping[str, Line]) -> None:
        design = scene.design
        self._frame = design.layout.frame
        self._boxes = [(name_box(design, place), 1.0) for place in design.layout.places]
        discs = [(w.x, w.y, w.radius, 3.0) for w in design.layout.places.values()]
        lit = {route for line in lines.values() for route in line.routes}
        for route in design.map.routes:
            weight = 1.4 if route.id in lit else 0.5
            half = design.layout.space_length / 4
            for space in design.spaces(route.id):
                for part in (-half, half):
                    spot = (space.x + space.tx * part, space.y + space.ty * part)
                    discs.append((*spot, space.width * 0.6, weight))
        self._x, self._y, self._radius, self._weight = np.array(discs).T

    def cost(self, box: QRectF) -> float:
        """Return how much a rectangle would cover; what is outside the map counts most."""
        frame = self._frame
        outside = not QRectF(
            frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top
        ).contains(box)
        cost = 20.0 if outside else 0.0
        for other, weight in self._boxes:
            part = box.intersected(other)
            if not part.isEmpty():
                smaller = min(_area(box), _area(other))
                cost += weight * (2.5 + 6 * _area(part) / smaller)
        across = np.maximum(np.maximum(box.left() - self._x, self._x - box.right()), 0.0)
        down = np.maximum(np.maximum(box.top() - self._y, self._y - box.bottom()), 0.0)
        covered = np.maximum(1 - np.hypot(across, down) / self._radius, 0.0)
        return cost + float(covered @ self._weight)

    def take(self, box: QRectF) -> None:
        """Keep others off a rectangle from now on."""
        self._boxes.append((box, _TAKEN_WEIGHT))


def _area(box: QRectF) -> float:
    return box.width() * box.height()


class OfferOverlay(ItemGroup):
    """Puts the offered tickets on a board, and takes them away."""

    def show(self, rows: Sequence[OfferRow], lines: Mapping[str, Line], pixel: float) -> None:
        """Show these tickets instead of others; ``pixel`` is one of the screen in board units."""
        self._clear()
        if not rows:
            return
        room = _Room(self._scene, lines)
        for letter, row in zip(LETTERS, rows, strict=False):
            self._show_ends(row, letter, lines.get(row.ticket), room, pixel)
        for letter, row in zip(LETTERS, rows, strict=False):
            line = lines.get(row.ticket)
            if line is not None:
                self._show_way(row, letter, line, room, pixel)

    def _show_ends(
        self, row: OfferRow, letter: str, line: Line | None, room: _Room, pixel: float
    ) -> None:
        game_map, places = self._scene.design.map, self._scene.design.layout.places
        if line is not None:
            ends = (line.places[0], line.places[-1])
        else:
            ends = (game_map.ends(row.a)[0], game_map.ends(row.b)[0])
        radius = _LETTER_RADIUS * pixel
        fill = CHOSEN_FILL if row.chosen else RETURNED_FILL
        for end in ends:
            where = places[end]
            away = where.radius + radius * 1.15
            turns = [2 * pi * turn / _DIRECTIONS for turn in range(_DIRECTIONS)]
            spots = [(where.x + away * cos(t), where.y + away * sin(t)) for t in turns]
            boxes = [QRectF(x - radius, y - radius, 2 * radius, 2 * radius) for x, y in spots]
            box = min(boxes, key=room.cost)
            room.take(box)
            self._add(LetterItem(box.center(), radius, letter, fill))

    def _show_way(self, row: OfferRow, letter: str, line: Line, room: _Room, pixel: float) -> None:
        design = self._scene.design
        if not row.chosen:
            self._add(DashItem(line_points(design, line), 2.2 * pixel, RETURNED_FILL))
        spaces = row.alone if row.state == "too_long" else row.spaces  # as beside the board
        text = f"{letter}: {_pieces(spaces, carts=edition_of(design.map).contracts)}"
        size = _LABEL_SIZE * pixel
        unowned = [route for route in line.routes if route in row.missing] or list(line.routes)
        spots = []
        for route in unowned:
            for space in design.spaces(route):
                for side in (-1, 1):
                    away = side * (space.width / 2 + size * 1.5)
                    spots.append(QPointF(space.x - space.ty * away, space.y + space.tx * away))
                    across = side * (space.width / 2 + size * 2.4)
                    spots.append(QPointF(space.x - space.ty * across, space.y + space.tx * across))
        if not spots:
            return
        spot = min(spots, key=lambda at: room.cost(pill_box(at, size, text)))
        room.take(pill_box(spot, size, text))
        self._add(PillItem(spot, size, text, CHOSEN_FILL if row.chosen else RETURNED_FILL))


def _pieces(count: int, *, carts: bool) -> str:
    """Return in words how many pieces a way takes; a bare number would look like points."""
    if carts:
        return QCoreApplication.translate("OfferOverlay", "%n carts", "", count)
    return QCoreApplication.translate("OfferOverlay", "%n wagons", "", count)
