"""What hangs together: the network of a seat's own tracks and the tickets it does (T3, G4, G7).

Border points are places of their own with tracks to one city only, so a way never leads through
a country; a country as the end of a ticket is the set of its border points.
"""

import numpy as np

from ttr_qt.engine.kernel.bits import lowest, without_lowest
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import MAX_PLACES, MAX_ROUTES

# Rows of a table of tracks.
TRACK_A, TRACK_B, TRACK_LENGTH = 0, 1, 2
TRACK_ROWS = 3


@kernel
def tracks_of(state, board, seat):
    """Return a table of the tracks that ``seat`` owns, and their number."""
    tracks = np.empty((TRACK_ROWS, MAX_ROUTES), np.int16)
    n = np.int64(0)
    owner = state["owner"]
    for route in range(np.int64(board["routes"])):
        if owner[route] == seat:
            tracks[TRACK_A, n] = board["a"][route]
            tracks[TRACK_B, n] = board["b"][route]
            tracks[TRACK_LENGTH, n] = board["length"][route]
            n += 1
    return tracks, n


@kernel
def root_of(parents, place):
    """Return the representative of the part ``place`` belongs to."""
    while parents[place] != place:
        parents[place] = parents[parents[place]]
        place = np.int64(parents[place])
    return place


@kernel
def network_of(tracks, n, n_places):
    """Return for each place the representative of the part of the network it belongs to."""
    roots = np.empty(MAX_PLACES, np.int16)
    for place in range(n_places):
        roots[place] = place
    for track in range(n):
        a = root_of(roots, np.int64(tracks[TRACK_A, track]))
        roots[a] = root_of(roots, np.int64(tracks[TRACK_B, track]))
    for place in range(n_places):
        roots[place] = root_of(roots, place)
    return roots


@kernel
def joined(roots, ends, others):
    """Tell whether some place of the set ``ends`` hangs together with one of ``others``."""
    while ends:
        root = roots[lowest(ends)]
        rest = others
        while rest:
            if roots[lowest(rest)] == root:
                return True
            rest = without_lowest(rest)
        ends = without_lowest(ends)
    return False


@kernel
def ticket_is_done(board, roots, ticket):
    """Tell whether the network ``roots`` joins the ends of ``ticket``."""
    return joined(roots, board["ticket_ends"][ticket, 0], board["ticket_ends"][ticket, 1])


@kernel
def crosses(board, roots):
    """Tell whether the network ``roots`` joins the east and the west (F5)."""
    return joined(roots, board["east"], board["west"])
