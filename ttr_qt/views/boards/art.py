"""What a board's background is made of, as prepared at build time; knows no Qt.

All positions are in the units of the board's layout. Outlines are written as whole tenths of a
unit, first a point and then steps from point to point, so that the files stay small.
"""

import functools
import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

from ttr_qt.engine.geometry.layout import Layout
from ttr_qt.engine.maps import GameMap, built_in_name
from ttr_qt.paths import data_dir

Outline = tuple[int, ...]
Outlines = tuple[Outline, ...]

_FINENESS: Final = 10


class Region(msgspec.Struct, frozen=True, array_like=True):
    """A coloured part of the land."""

    name: str
    tint: int
    home: bool
    """Whether it is part of what the board is about; others stay pale."""
    rings: Outlines
    edges: tuple[Outlines, ...]
    """Bands along its inner edge, from broad to narrow."""


class Writing(msgspec.Struct, frozen=True, array_like=True):
    """A name on the land or the water, around its middle."""

    kind: str
    text: str
    x: float
    y: float
    size: float
    angle: float = 0.0


class CurvedWriting(msgspec.Struct, frozen=True, array_like=True):
    """A name that follows a line, centred on it."""

    kind: str
    text: str
    size: float
    along: Outline


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """A small drawing that stands on a point: a peak, a tree, a house."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    variant: int = 0


class Art(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything about one background that depends on the layout or on geography."""

    layout: str
    """`layout_digest` of the layout that it was made for."""
    areas: dict[str, Outlines] = {}
    lines: dict[str, Outlines] = {}
    regions: tuple[Region, ...] = ()
    writings: tuple[Writing, ...] = ()
    curves: tuple[CurvedWriting, ...] = ()
    marks: tuple[Mark, ...] = ()


def encode_outline(points: ArrayLike) -> Outline:
    """Return points as whole tenths, all but the first as steps; repeated points are dropped."""
    whole = np.rint(np.asarray(points, np.float64) * _FINENESS).astype(np.int64)
    steps = np.diff(whole, axis=0)
    steps = steps[(steps != 0).any(axis=1)]
    return tuple(int(value) for value in np.vstack([whole[:1], steps]).ravel())


def decode_outline(outline: Outline) -> NDArray[np.float64]:
    """Inverse of `encode_outline`: an array of shape (n, 2)."""
    steps = np.array(outline, np.float64).reshape(-1, 2)
    return np.asarray(np.cumsum(steps, axis=0) / _FINENESS)


def encode_outlines(outlines: Iterable[ArrayLike]) -> Outlines:
    """Encode several outlines."""
    return tuple(encode_outline(points) for points in outlines)


def layout_digest(layout: Layout) -> str:
    """Return a short hash of a layout: art that was made for another one is out of date."""
    return hashlib.sha256(msgspec.json.encode(layout, enc_hook=dict)).hexdigest()[:16]


@functools.lru_cache(maxsize=8)
def load_art(name: str) -> Art:
    """Return the prepared art of a built-in board, by its edition or its `built_in_name`."""
    file = data_dir("resources") / "boards" / f"{name}.json"
    return msgspec.json.decode(file.read_bytes(), type=Art)


def art_of(game_map: GameMap) -> Art:
    """Return the prepared art of a built-in board, present or earlier; others have none."""
    name = built_in_name(game_map)
    if name is None:
        raise ValueError(f"There is no art for the map {game_map.id}: it is not a built-in one.")
    return load_art(name)


def renamed(art: Art, names: Mapping[str, str]) -> Art:
    """Return art with other names on land and water, as far as there are others."""
    return msgspec.structs.replace(
        art,
        writings=tuple(
            msgspec.structs.replace(one, text=names.get(one.text, one.text)) for one in art.writings
        ),
        curves=tuple(
            msgspec.structs.replace(one, text=names.get(one.text, one.text)) for one in art.curves
        ),
    )
