"""The longest trail of any network, for callers without a game."""

from collections.abc import Sequence

import numpy as np

from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.networks import trail


def longest_trail(tracks: Sequence[tuple[int, int, int]]) -> int:
    """Return the length of the longest trail over tracks given as (end, other end, length).

    Ends are numbers from 0 to 63. A trail uses each track once at the most.
    """
    table = np.empty((3, layout.MAX_ROUTES), np.int16)
    table[:, : len(tracks)] = np.array(tracks, np.int16).reshape(-1, 3).T
    return int(trail.longest_trail(table, len(tracks), layout.MAX_PLACES))
