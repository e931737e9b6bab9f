"""What the search works on, as named tuples of arrays, which numba takes as they are."""

from typing import Any, NamedTuple


class Measures(NamedTuple):
    """Sizes and wishes of one board, in board units; ``cost_`` are weights of the energy."""

    length: float
    width: float
    gap: float
    """Between the spaces of a track."""
    pitch: float
    radius: float
    end_least: float
    """From the rim of a city to the first space."""
    end_most: float
    gap_most: float
    """Gaps may grow to this before it costs."""
    clear_space: float
    clear_label: float
    clear_city: float
    clear_frame: float
    left: float
    top: float
    right: float
    bottom: float
    cost_home: float
    cost_shear: float
    cost_bend: float
    cost_turn: float
    cost_end: float
    cost_space: float
    cost_label: float


class Board(NamedTuple):
    """What stays as it is. Pairs are two places with all tracks between them."""

    pair_a: Any
    pair_b: Any
    pair_spaces: Any
    """How many spaces each track of a pair has."""
    pair_tracks: Any
    incident: Any
    """Pairs at each place, padded with -1."""
    home: Any
    """Where each place would best lie."""
    home_weight: Any
    label_owner: Any
    """The place a label belongs to, or -1 for one that floats about its anchor."""
    label_anchor: Any
    label_size: Any
    """Width and height of a label in one line and in two; zero where there are no two."""
    label_reach: Any
    """How far from the rim a label may stand at no cost, and the least."""
    obstacles: Any
    """Centre and half size of what is fixed on the sheet."""


class State(NamedTuple):
    """What the search changes."""

    place: Any
    bend: Any
    """Of each pair: shift along the chord and height over it, for both control points."""
    ends: Any
    """Of each pair: from the rims of its places to its first and last spaces."""
    label: Any
    """Centre of each label, from its place or anchor."""
    variant: Any
    """Of each label: 0 for one line, 1 for two."""


class Spaces(NamedTuple):
    """What follows from the state: the spaces of all pairs, and the boxes of all labels."""

    rect: Any
    """Of each pair and space: x, y, and the direction as a unit vector."""
    box: Any
    """Around the spaces of each pair."""
    slack: Any
    """Of each pair: the gap between two spaces, or the room at both ends of a single one."""
    label: Any
    """Of each label: the middle, and half its size."""
