"""The longest trail by sweeping over the network, for those on which searching takes long.

Places are added one after the other. Of the tracks taken so far only the frontier matters, the
places with tracks still to come: whether each has an odd number of tracks taken, and which of
them hang together. Choices that agree in that are one state, of which the longest survives.

A state is a word: for each slot of the frontier a bit for odd and four for the part (0: no track
taken there), then the number of odd places already behind the frontier.
"""

import numpy as np

from ttr_qt.engine.kernel.bits import bit, lowest, popcount, without_lowest
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import MAX_PLACES
from ttr_qt.engine.kernel.networks.network import TRACK_A, TRACK_B, TRACK_LENGTH

_ZERO, _ONE, _PART = np.uint64(0), np.uint64(1), np.uint64(15)
_SLOTS = 10
_SLOT_BITS = np.int64(5)
_ODD_AT = np.uint64(_SLOTS * _SLOT_BITS)
_MOST_ODD = np.uint64(2)
_NEW_PART = np.uint64(15)
_STATES = 4096
_TABLE_BITS = 14
_SPREAD = np.uint64(0x9E3779B97F4A7C15)
_DROPPED = np.uint64(0xFFFFFFFFFFFFFFFF)


@kernel
def parity_bit(slot):
    """Return the bit of a state that says whether ``slot`` is odd."""
    return _ONE << np.uint64(_SLOT_BITS * slot)


@kernel
def part_at(state, slot):
    """Return the part that ``slot`` belongs to."""
    return (state >> np.uint64(_SLOT_BITS * slot + 1)) & _PART


@kernel
def with_part(state, slot, part):
    """Return ``state`` with ``slot`` in another part."""
    shift = np.uint64(_SLOT_BITS * slot + 1)
    return (state & ~(_PART << shift)) | (part << shift)


@kernel
def tidied(state):
    """Return ``state`` with its parts numbered as they come, so that equal states are equal."""
    names = _ZERO  # four bits for the new number of each old part
    known = _ZERO
    for slot in range(_SLOTS):
        part = part_at(state, slot)
        if part:
            shift = np.uint64(4) * part
            name = (names >> shift) & _PART
            if name == _ZERO:
                known += _ONE
                name = known
                names |= name << shift
            state = with_part(state, slot, name)
    return state


@kernel
def with_track(state, a, b):
    """Return ``state`` after taking a track between two slots."""
    state ^= parity_bit(a) ^ parity_bit(b)
    part, other = part_at(state, a), part_at(state, b)
    if part == _ZERO and other == _ZERO:
        part = _NEW_PART
    elif part == _ZERO:
        part = other
    state = with_part(with_part(state, a, part), b, part)
    if other:
        for slot in range(_SLOTS):
            if part_at(state, slot) == other:
                state = with_part(state, slot, part)
    return tidied(state)


@kernel
def without_slot(state, slot):
    """Return ``state`` after ``slot`` left the frontier, and whether a whole trail is behind it.

    The state is `_DROPPED` where no trail can come of it.
    """
    part = part_at(state, slot)
    if state & parity_bit(slot):
        state = (state ^ parity_bit(slot)) + (_ONE << _ODD_AT)
        if state >> _ODD_AT > _MOST_ODD:
            return _DROPPED, False
    state = with_part(state, slot, _ZERO)
    if part == _ZERO:
        return state, False
    alone = True
    for other in range(_SLOTS):
        found = part_at(state, other)
        if found == part:
            return tidied(state), False
        alone = alone and found == _ZERO
    return _DROPPED, alone


@kernel
def keep(states, lengths, n, table, stamps, stamp, state, length):
    """Put a state among the ``n`` found; return their number, or -1 if there are too many."""
    slot = np.int64((state * _SPREAD) >> np.uint64(64 - _TABLE_BITS))
    while stamps[slot] == stamp:
        at = table[slot]
        if states[at] == state:
            lengths[at] = max(lengths[at], length)
            return n
        slot = (slot + 1) & ((1 << _TABLE_BITS) - 1)
    if n == _STATES:
        return np.int64(-1)
    stamps[slot] = stamp
    table[slot] = n
    states[n] = state
    lengths[n] = length
    return n + 1


@kernel
def next_place(near, rest, placed, slots):
    """Return the place of ``rest`` that leaves the smallest frontier, with least ahead of it."""
    best = np.int64(-1)
    cost = np.int64(0)
    while rest:
        place = lowest(rest)
        rest = without_lowest(rest)
        after = placed | bit(place)
        ahead = popcount(near[place] & ~after)
        width = np.int64(ahead > 0)
        for slot in range(_SLOTS):
            if slots[slot] >= 0 and not near[slots[slot]] & ~after:
                width -= 1
        if placed and not near[place] & placed:
            width += _SLOTS  # elsewhere only when nothing beside the frontier is left
        if best < 0 or MAX_PLACES * width + ahead < cost:
            best = place
            cost = MAX_PLACES * width + ahead
    return best


@kernel
def sweep(tracks, n, best):
    """Return the better of ``best`` and the longest trail, or -1 if the network is too wide."""
    near = np.zeros(MAX_PLACES, np.uint64)
    rest = _ZERO
    left = np.int64(0)
    for track in range(n):
        a, b = np.int64(tracks[TRACK_A, track]), np.int64(tracks[TRACK_B, track])
        near[a] |= bit(b)
        near[b] |= bit(a)
        rest |= bit(a) | bit(b)
        left += tracks[TRACK_LENGTH, track]
    slots = np.full(_SLOTS, -1, np.int64)  # the place in each slot
    states = np.zeros((2, _STATES), np.uint64)
    lengths = np.zeros((2, _STATES), np.int64)
    table = np.empty(1 << _TABLE_BITS, np.int16)
    stamps = np.zeros(1 << _TABLE_BITS, np.int16)
    stamp = np.int64(0)
    now = np.int64(0)
    m = np.int64(1)
    placed = _ZERO
    while rest:
        place = next_place(near, rest, placed, slots)
        rest &= ~bit(place)
        placed |= bit(place)
        here = np.int64(0)
        while here < _SLOTS and slots[here] >= 0:
            here += 1
        if here == _SLOTS:
            return np.int64(-1)
        slots[here] = place
        for track in range(n):
            a, b = np.int64(tracks[TRACK_A, track]), np.int64(tracks[TRACK_B, track])
            if (a != place and b != place) or not placed & bit(a + b - place):
                continue
            there = np.int64(0)
            while slots[there] != a + b - place:
                there += 1
            length = np.int64(tracks[TRACK_LENGTH, track])
            left -= length
            stamp += 1
            found = np.int64(0)
            for i in range(m):
                state, sofar = states[now, i], lengths[now, i]
                for taken in range(2):
                    if found >= 0 and sofar + length * taken + left > best:
                        found = keep(
                            states[1 - now],
                            lengths[1 - now],
                            found,
                            table,
                            stamps,
                            stamp,
                            with_track(state, here, there) if taken else state,
                            sofar + length * taken,
                        )
            if found < 0:
                return np.int64(-1)
            now = 1 - now
            m = found
        for slot in range(_SLOTS):
            if slots[slot] >= 0 and not near[slots[slot]] & ~placed:
                slots[slot] = -1
                stamp += 1
                found = np.int64(0)
                for i in range(m):
                    state, whole = without_slot(states[now, i], slot)
                    if whole:
                        best = max(best, lengths[now, i])
                    elif state != _DROPPED:
                        found = keep(
                            states[1 - now],
                            lengths[1 - now],
                            found,
                            table,
                            stamps,
                            stamp,
                            state,
                            lengths[now, i],
                        )
                now = 1 - now
                m = found
    return best
