"""Spaces and pieces recorded once for each direction and then only played.

To draw a wagon takes a dozen shapes whose corners are computed; to play it takes a third of that.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPicture

from ttr_qt.views.paint.spaces import (
    USUAL_FINISH,
    Slot,
    SpaceFinish,
    SpaceState,
    draw_glow,
    draw_rim,
    draw_space,
    slot_at,
)
from ttr_qt.views.paint.wagons import draw_cart, draw_wagon
from ttr_qt.views.theme.palette import PLAYERS, PlayerColour
from ttr_qt.views.theme.pencil import Pencil

Piece = Literal["wagon", "cart", "window wagon"]
Size = tuple[float, float]
"""Length and width of a space."""

PIECE_STEP: Final = 2
SPACE_STEP: Final = 1
"""Degrees between the directions for which things are recorded."""


def stamp_piece(
    pencil: Pencil, piece: Piece, slot: Slot, player: PlayerColour, *, phantom: bool = False
) -> None:
    """Draw a piece in a space."""
    direction = _direction(slot, PIECE_STEP)
    _stamp(pencil, slot, _piece(piece, direction, _size(slot), player.id, phantom))


def stamp_space(
    pencil: Pencil, slot: Slot, colour: str, state: SpaceState, finish: SpaceFinish = USUAL_FINISH
) -> None:
    """Draw a space in one of its states."""
    _stamp(pencil, slot, _space(colour, state, _direction(slot, SPACE_STEP), _size(slot), finish))


def stamp_glow(pencil: Pencil, slot: Slot, *, hovered: bool) -> None:
    """Draw the light around a space."""
    _stamp(pencil, slot, _glow(_direction(slot, SPACE_STEP), _size(slot), hovered))


def stamp_rim(pencil: Pencil, slot: Slot) -> None:
    """Draw the quiet edge of a space."""
    _stamp(pencil, slot, _rim(_direction(slot, SPACE_STEP), _size(slot)))


def prepare_stamps(
    piece: Piece,
    spaces: Sequence[tuple[Slot, str]],
    players: Sequence[PlayerColour],
    finish: SpaceFinish = USUAL_FINISH,
) -> None:
    """Record what claims and hovers will need, for spaces and their colours; in any thread."""
    for slot, colour in spaces:
        direction, size = _direction(slot, SPACE_STEP), _size(slot)
        for state in (SpaceState.TAKEN, SpaceState.HOVERED, SpaceState.CLAIMABLE):
            _space(colour, state, direction, size, finish)
        for hovered in (False, True):
            _glow(direction, size, hovered)
        _rim(direction, size)
        for player in players:
            _piece(piece, _direction(slot, PIECE_STEP), size, player.id, False)


def _direction(slot: Slot, step: int) -> int:
    """Return the direction of a space in whole steps; there and back look the same."""
    return round(slot.angle % 180 / step) * step % 180


def _size(slot: Slot) -> Size:
    return slot.length, slot.width


def _stamp(pencil: Pencil, slot: Slot, picture: QPicture) -> None:
    pencil.painter.drawPicture(QPointF(slot.x, slot.y), picture)


def _recorded(draw: Callable[[Pencil], None]) -> QPicture:
    picture = QPicture()
    painter = QPainter(picture)
    draw(Pencil(painter))
    painter.end()
    return picture


@functools.lru_cache(maxsize=4096)
def _space(
    colour: str, state: SpaceState, direction: int, size: Size, finish: SpaceFinish
) -> QPicture:
    slot = slot_at(0, 0, direction, *size)
    draw = functools.partial(draw_space, slot=slot, colour=colour, state=state, finish=finish)
    return _recorded(draw)


@functools.lru_cache(maxsize=1024)
def _glow(direction: int, size: Size, hovered: bool) -> QPicture:
    slot = slot_at(0, 0, direction, *size)
    return _recorded(functools.partial(draw_glow, slot=slot, hovered=hovered))


@functools.lru_cache(maxsize=1024)
def _rim(direction: int, size: Size) -> QPicture:
    slot = slot_at(0, 0, direction, *size)
    return _recorded(functools.partial(draw_rim, slot=slot))


@functools.lru_cache(maxsize=4096)
def _piece(
    piece: Piece,
    direction: int,
    size: Size,
    player_id: str,
    phantom: bool,
) -> QPicture:
    player = next(player for player in PLAYERS if player.id == player_id)
    slot = slot_at(0, 0, direction, *size)
    if piece == "cart":
        return _recorded(functools.partial(draw_cart, slot=slot, player=player, phantom=phantom))
    windows = piece == "window wagon"
    return _recorded(
        functools.partial(draw_wagon, slot=slot, player=player, phantom=phantom, windows=windows)
    )
