"""The longest trail in a network: each track once, places as often as one likes (U2).

Tracks form a trail if they hang together and no more than two places have an odd number of them.
So the search looks for the tracks to leave out, not for an order to travel in: while there are
more than two odd places, one of them must be an end of the trail or lose a track. Branches that
lead nowhere are folded first: of those that hang from one place only the two longest can matter,
each as a single track to a dead end.
"""

import numpy as np

from ttr_qt.engine.kernel.bits import bit
from ttr_qt.engine.kernel.jit import entry, kernel
from ttr_qt.engine.kernel.layout import MAX_PLACES, MAX_ROUTES
from ttr_qt.engine.kernel.networks.frontier import sweep
from ttr_qt.engine.kernel.networks.network import (
    TRACK_A,
    TRACK_B,
    TRACK_LENGTH,
    TRACK_ROWS,
    network_of,
)

_ZERO = np.uint64(0)
_ENDS = 2
_PATIENCE = np.int64(150)
_NO_END = np.int64(-1)

# Rows of the table of places: tracks there; where they stand in the list of tracks around
# places; the two longest branches that hang there, and the places these begin with.
_DEGREE, _FIRST, _HANG, _HANG2, _HANGING, _HANGING2 = 0, 1, 2, 3, 4, 5
_PLACE_ROWS = 6
# Rows of the table of decisions: the place decided about, its next track to leave out, and the
# track left out now (-1: none).
_PLACE, _NEXT, _LEFT_OUT = 0, 1, 2
_DECISION_ROWS = 3


@kernel
def ends_of(tracks, track):
    """Return the set of the two ends of ``track``."""
    return bit(np.int64(tracks[TRACK_A, track])) ^ bit(np.int64(tracks[TRACK_B, track]))


@kernel
def link(places, n_places, tracks, n, around):
    """Set each place's number of tracks and where its tracks stand in ``around``."""
    for place in range(n_places):
        places[_DEGREE, place] = 0
    for track in range(n):
        places[_DEGREE, tracks[TRACK_A, track]] += 1
        places[_DEGREE, tracks[TRACK_B, track]] += 1
    at = 0
    for place in range(n_places):
        places[_FIRST, place] = at
        at += places[_DEGREE, place]
        places[_DEGREE, place] = 0
    for track in range(n):
        for end in range(2):
            place = tracks[end, track]
            around[places[_FIRST, place] + places[_DEGREE, place]] = track
            places[_DEGREE, place] += 1


@kernel
def hang_on(places, place, branch, length):
    """Note that a branch beginning with the place ``branch`` hangs from ``place``."""
    if length > places[_HANG, place]:
        places[_HANG2, place] = places[_HANG, place]
        places[_HANGING2, place] = places[_HANGING, place]
        places[_HANG, place] = length
        places[_HANGING, place] = branch
    elif length > places[_HANG2, place]:
        places[_HANG2, place] = length
        places[_HANGING2, place] = branch


@kernel
def fold_branches(places, n_places, tracks, around, used):
    """Fold dead ends into the places they hang from, using up their tracks.

    Return how many tracks that were, and the longest way within branches.
    """
    folded = np.int64(0)
    for start in range(n_places):
        place = start
        while places[_DEGREE, place] == 1:
            at = places[_FIRST, place]
            while used[around[at]]:
                at += 1
            track = np.int64(around[at])
            used[track] = True
            folded += 1
            following = np.int64(tracks[TRACK_A, track] + tracks[TRACK_B, track]) - place
            places[_DEGREE, place] -= 1
            places[_DEGREE, following] -= 1
            length = places[_HANG, place] + tracks[TRACK_LENGTH, track]
            hang_on(places, following, place, length)
            place = following
    best = np.int64(0)
    for place in range(n_places):
        best = max(best, np.int64(places[_HANG, place]) + np.int64(places[_HANG2, place]))
    return folded, best


@kernel
def unfold(places, n_places, tracks, n, used):
    """Move the tracks still unused to the front, with one for each branch that can matter.

    Return their number.
    """
    kept = np.int64(0)
    for track in range(n):
        if not used[track]:
            for row in range(TRACK_ROWS):
                tracks[row, kept] = tracks[row, track]
            kept += 1
    for place in range(n_places):
        if places[_DEGREE, place] > 0:
            for row in range(2):
                if places[_HANG + row, place] > 0:
                    tracks[TRACK_A, kept] = place
                    tracks[TRACK_B, kept] = places[_HANGING + row, place]
                    tracks[TRACK_LENGTH, kept] = places[_HANG + row, place]
                    kept += 1
    return kept


@kernel
def select(tracks, n, labels, wanted, chosen):
    """Copy the tracks with the label ``wanted`` to ``chosen``; return their number and length."""
    m = np.int64(0)
    total = np.int64(0)
    for track in range(n):
        if labels[track] == wanted:
            for row in range(TRACK_ROWS):
                chosen[row, m] = tracks[row, track]
            m += 1
            total += tracks[TRACK_LENGTH, track]
    return m, total


@kernel
def label_parts(tracks, n, n_places, labels):
    """Label each track with the part of the network it belongs to."""
    roots = network_of(tracks, n, n_places)
    for track in range(n):
        labels[track] = roots[tracks[TRACK_A, track]]


@kernel
def heaviest_part(tracks, n, n_places, out):
    """Return the length of all tracks of the heaviest part, without those left ``out``."""
    loose = np.empty((TRACK_ROWS, MAX_ROUTES), np.int16)
    m = np.int64(0)
    for track in range(n):
        if out[track] >= 0:
            for row in range(TRACK_ROWS):
                loose[row, m] = tracks[row, track]
            m += 1
    roots = network_of(loose, m, n_places)
    weights = np.zeros(MAX_PLACES, np.int16)
    best = np.int64(0)
    for track in range(m):
        root = roots[loose[TRACK_A, track]]
        weights[root] += loose[TRACK_LENGTH, track]
        best = max(best, np.int64(weights[root]))
    return best


@kernel
def least_missed(shortest, order, ordered, loose_ends, undecided, ends):
    """Return a length that is left out at the least to mend the ``undecided`` odd places.

    ``order`` has the ``loose_ends`` dead ends first, longest first: all but the ends still to be
    had lose their one track. For the others each track left out mends two places at the most.
    """
    missed = 0
    free = ends
    dead_ends_open = False
    for i in range(loose_ends):
        if undecided & bit(np.int64(order[i])):
            dead_ends_open = True
            if free > 0:
                free -= 1
            else:
                missed += shortest[order[i]]
    if dead_ends_open:
        return missed
    halves = 0
    longest = 0
    for i in range(loose_ends, ordered):
        if undecided & bit(np.int64(order[i])):
            halves += shortest[order[i]]
            longest = max(longest, shortest[order[i]])
    return max(0, halves - ends * longest + 1) // 2


@kernel
def order_places(places, n_places, tracks, n, order, shortest):
    """Put the places with tracks into ``order``, dead ends first, longest first.

    Set the ``shortest`` track of each; return how many there are and how many are dead ends.
    """
    for place in range(n_places):
        shortest[place] = 0
    for track in range(n):
        for end in range(2):
            place = tracks[end, track]
            length = tracks[TRACK_LENGTH, track]
            if shortest[place] == 0 or length < shortest[place]:
                shortest[place] = length
    loose_ends = np.int64(0)
    for place in range(n_places):
        if places[_DEGREE, place] == 1:
            i = loose_ends
            while i > 0 and shortest[order[i - 1]] < shortest[place]:
                order[i] = order[i - 1]
                i -= 1
            order[i] = place
            loose_ends += 1
    ordered = loose_ends
    for place in range(n_places):
        if places[_DEGREE, place] > 1:
            order[ordered] = place
            ordered += 1
    return ordered, loose_ends


@kernel
def search(places, n_places, tracks, n, around, best, patience):
    """Return the better of ``best`` and the longest trail over tracks with few dead ends.

    Return also whether that is certain; it is not after more decisions than ``patience``.
    """
    order = np.empty(MAX_PLACES, np.int16)
    shortest = np.empty(MAX_PLACES, np.int16)
    ordered, loose_ends = order_places(places, n_places, tracks, n, order, shortest)
    out = np.zeros(MAX_ROUTES, np.int16)
    decisions = np.empty((_DECISION_ROWS, MAX_ROUTES + _ENDS + 1), np.int16)
    odd = _ZERO
    left = np.int64(0)
    for track in range(n):
        odd ^= ends_of(tracks, track)
        left += tracks[TRACK_LENGTH, track]
    ends = _ZERO
    ends_left = np.int64(_ENDS)
    depth = np.int64(-1)
    descend = True
    while True:
        if descend:
            undecided = odd & ~ends
            missed = least_missed(shortest, order, ordered, loose_ends, undecided, ends_left)
            if left - missed > best:
                if undecided == _ZERO:
                    best = max(best, heaviest_part(tracks, n, n_places, out))
                else:
                    i = 0
                    while not undecided & bit(np.int64(order[i])):
                        i += 1
                    if patience == 0:
                        return best, False
                    patience -= 1
                    depth += 1
                    decisions[_PLACE, depth] = order[i]
                    decisions[_NEXT, depth] = places[_FIRST, order[i]] - 1
                    decisions[_LEFT_OUT, depth] = -1
        if depth < 0:
            return best, True
        # Take back the last choice of this decision, if there was one, and make the next.
        place = decisions[_PLACE, depth]
        here = bit(np.int64(place))
        track = np.int64(decisions[_LEFT_OUT, depth])
        if track >= 0:
            out[track] = depth + 1
            left += tracks[TRACK_LENGTH, track]
            odd ^= ends_of(tracks, track)
            decisions[_LEFT_OUT, depth] = -1
        elif ends & here and decisions[_NEXT, depth] == places[_FIRST, place]:
            ends ^= here
            ends_left += 1
        descend = False
        if decisions[_NEXT, depth] < places[_FIRST, place]:
            # First choice: the place is an end.
            decisions[_NEXT, depth] += 1
            if ends_left > 0:
                ends |= here
                ends_left -= 1
                descend = True
            continue
        stop = places[_FIRST, place] + places[_DEGREE, place]
        while decisions[_NEXT, depth] < stop and out[around[decisions[_NEXT, depth]]] != 0:
            decisions[_NEXT, depth] += 1
        if decisions[_NEXT, depth] < stop:
            track = np.int64(around[decisions[_NEXT, depth]])
            decisions[_NEXT, depth] += 1
            decisions[_LEFT_OUT, depth] = track
            out[track] = -1
            left -= tracks[TRACK_LENGTH, track]
            odd ^= ends_of(tracks, track)
            descend = True
        else:
            for i in range(places[_FIRST, place], stop):
                if out[around[i]] == depth + 1:
                    out[around[i]] = 0
            depth -= 1


@kernel
def longest_in_part(places, n_places, tracks, n, around, best):
    """Return the better of ``best`` and the longest trail over tracks that hang together.

    Nearly always the search is done in a moment. Where it is not, sweeping over the network
    helps, unless it is so dense that searching is the better way after all.
    """
    link(places, n_places, tracks, n, around)
    best, certain = search(places, n_places, tracks, n, around, best, _PATIENCE)
    if not certain:
        swept = sweep(tracks, n, best)
        if swept >= 0:
            return swept
        best, _ = search(places, n_places, tracks, n, around, best, _NO_END)
    return best


@entry
def longest_trail(tracks, n, n_places):
    """Return the length of the longest trail over ``n`` tracks; ``tracks`` is used up."""
    places = np.zeros((_PLACE_ROWS, MAX_PLACES), np.int16)
    around = np.empty(2 * MAX_ROUTES, np.int16)
    used = np.zeros(MAX_ROUTES, np.bool_)
    link(places, n_places, tracks, n, around)
    folded, best = fold_branches(places, n_places, tracks, around, used)
    if folded == n:
        return best
    n = unfold(places, n_places, tracks, n, used)
    labels = np.empty(MAX_ROUTES, np.int16)
    label_parts(tracks, n, n_places, labels)
    part = np.empty((TRACK_ROWS, MAX_ROUTES), np.int16)
    searched = _ZERO
    for track in range(n):
        if not searched & bit(np.int64(labels[track])):
            searched |= bit(np.int64(labels[track]))
            m, total = select(tracks, n, labels, labels[track], part)
            if total > best:
                best = longest_in_part(places, n_places, part, m, around, best)
    return best
