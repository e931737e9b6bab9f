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
    SpaceFinish,
    SpaceState,
    TrackSpace,
    draw_glow,
    draw_rim,
    draw_space,
    space_at,
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
    pencil: Pencil, piece: Piece, space: TrackSpace, player: PlayerColour, *, phantom: bool = False
) -> None:
    """Draw a piece in a space."""
    direction = _direction(space, PIECE_STEP)
    _stamp(pencil, space, _piece(piece, direction, _size(space), player.id, phantom))


def stamp_space(
    pencil: Pencil,
    space: TrackSpace,
    colour: str,
    state: SpaceState,
    finish: SpaceFinish = USUAL_FINISH,
) -> None:
    """Draw a space in one of its states."""
    _stamp(
        pencil, space, _space(colour, state, _direction(space, SPACE_STEP), _size(space), finish)
    )


def stamp_glow(pencil: Pencil, space: TrackSpace, *, hovered: bool) -> None:
    """Draw the light around a space."""
    _stamp(pencil, space, _glow(_direction(space, SPACE_STEP), _size(space), hovered))


def stamp_rim(pencil: Pencil, space: TrackSpace) -> None:
    """Draw the quiet edge of a space."""
    _stamp(pencil, space, _rim(_direction(space, SPACE_STEP), _size(space)))


def prepare_stamps(
    piece: Piece,
    spaces: Sequence[tuple[TrackSpace, str]],
    players: Sequence[PlayerColour],
    finish: SpaceFinish = USUAL_FINISH,
) -> None:
    """Record what claims and hovers will need, for spaces and their colours; in any thread."""
    for space, colour in spaces:
        direction, size = _direction(space, SPACE_STEP), _size(space)
        for state in (SpaceState.TAKEN, SpaceState.HOVERED, SpaceState.CLAIMABLE):
            _space(colour, state, direction, size, finish)
        for hovered in (False, True):
            _glow(direction, size, hovered)
        _rim(direction, size)
        for player in players:
            _piece(piece, _direction(space, PIECE_STEP), size, player.id, False)


def _direction(space: TrackSpace, step: int) -> int:
    """Return the direction of a space in whole steps; there and back look the same."""
    return round(space.angle % 180 / step) * step % 180


def _size(space: TrackSpace) -> Size:
    return space.length, space.width


def _stamp(pencil: Pencil, space: TrackSpace, picture: QPicture) -> None:
    pencil.painter.drawPicture(QPointF(space.x, space.y), picture)


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
    space = space_at(0, 0, direction, *size)
    draw = functools.partial(draw_space, space=space, colour=colour, state=state, finish=finish)
    return _recorded(draw)


@functools.lru_cache(maxsize=1024)
def _glow(direction: int, size: Size, hovered: bool) -> QPicture:
    space = space_at(0, 0, direction, *size)
    return _recorded(functools.partial(draw_glow, space=space, hovered=hovered))


@functools.lru_cache(maxsize=1024)
def _rim(direction: int, size: Size) -> QPicture:
    space = space_at(0, 0, direction, *size)
    return _recorded(functools.partial(draw_rim, space=space))


@functools.lru_cache(maxsize=4096)
def _piece(
    piece: Piece,
    direction: int,
    size: Size,
    player_id: str,
    phantom: bool,
) -> QPicture:
    player = next(player for player in PLAYERS if player.id == player_id)
    space = space_at(0, 0, direction, *size)
    if piece == "cart":
        return _recorded(functools.partial(draw_cart, space=space, player=player, phantom=phantom))
    windows = piece == "window wagon"
    return _recorded(
        functools.partial(draw_wagon, space=space, player=player, phantom=phantom, windows=windows)
    )
