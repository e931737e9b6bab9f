"""Simulated annealing over places, bends, ends and labels together."""

import math

from tools.layout.kernel.curves import build
from tools.layout.kernel.energy import (
    label_energy,
    pair_energy,
    place_energy,
    put_label,
    total_energy,
)
from tools.layout.kernel.jit import entry, kernel


@entry
def build_all(board, state, measures, spaces):
    """Put the spaces of all pairs along their curves, and all labels at their places."""
    for pair in range(len(board.pair_a)):
        build(pair, board, state, measures, spaces)
    for label in range(len(board.label_owner)):
        put_label(label, board, state, spaces)


@entry
def anneal(rng, moves, hot, cold, stride, least_stride, board, state, measures, spaces):
    """Search from ``state``, which is changed, and return the energy reached.

    The temperature falls from ``hot`` to ``cold``, the length of steps with it.
    """
    build_all(board, state, measures, spaces)
    for move in range(moves):
        part = move / moves
        heat = hot * (cold / hot) ** part
        step = stride * (least_stride / stride) ** part
        kind = rng.random()
        if kind < 0.30:
            _move_place(
                rng, rng.integers(0, len(state.place)), heat, step, board, state, measures, spaces
            )
        elif kind < 0.82:
            _bend_pair(
                rng, rng.integers(0, len(board.pair_a)), heat, step, board, state, measures, spaces
            )
        else:
            label = rng.integers(0, len(board.label_owner))
            _move_label(rng, label, heat, step, board, state, measures, spaces)
    build_all(board, state, measures, spaces)
    return total_energy(board, state, measures, spaces)


@kernel
def _accepted(rng, before, after, heat):
    return after <= before or rng.random() < math.exp((before - after) / heat)


@kernel
def _place_cost(place, board, state, measures, spaces):
    cost = place_energy(place, board, state, measures, spaces)
    for label in range(len(board.label_owner)):
        if board.label_owner[label] == place:
            cost += label_energy(label, board, state, measures, spaces)
    for i in range(board.incident.shape[1]):
        pair = board.incident[place, i]
        if pair < 0:
            break
        cost += pair_energy(pair, board, state, measures, spaces)
    return cost


@kernel
def _rebuild(place, board, state, measures, spaces):
    for i in range(board.incident.shape[1]):
        pair = board.incident[place, i]
        if pair < 0:
            break
        build(pair, board, state, measures, spaces)
    for label in range(len(board.label_owner)):
        if board.label_owner[label] == place:
            put_label(label, board, state, spaces)


@kernel
def _move_place(rng, place, heat, step, board, state, measures, spaces):
    before = _place_cost(place, board, state, measures, spaces)
    x, y = state.place[place, 0], state.place[place, 1]
    state.place[place, 0] = x + rng.normal() * step
    state.place[place, 1] = y + rng.normal() * step
    _rebuild(place, board, state, measures, spaces)
    after = _place_cost(place, board, state, measures, spaces)
    if not _accepted(rng, before, after, heat):
        state.place[place, 0], state.place[place, 1] = x, y
        _rebuild(place, board, state, measures, spaces)


@kernel
def _bend_pair(rng, pair, heat, step, board, state, measures, spaces):
    before = pair_energy(pair, board, state, measures, spaces)
    bend, ends = state.bend[pair], state.ends[pair]
    old_bend, old_ends = bend.copy(), ends.copy()
    kind = rng.random()
    if kind < 0.33:
        change = rng.normal() * step * 1.6
        bend[1] += change
        bend[3] += change
    elif kind < 0.45:
        bend[1] += rng.normal() * step * 1.3
    elif kind < 0.57:
        bend[3] += rng.normal() * step * 1.3
    elif kind < 0.64:
        for i in (0, 2):
            bend[i] = min(0.15, max(-0.15, bend[i] + rng.normal() * 0.04))
    elif kind < 0.74:
        # All spaces slide along the curve.
        change = rng.normal() * step * 0.5
        for i in range(2):
            moved = ends[i] + (change if i == 0 else -change)
            ends[i] = min(measures.end_most, max(measures.end_least, moved))
    else:
        for i in range(2):
            moved = ends[i] + rng.normal() * step * 0.5
            ends[i] = min(measures.end_most, max(measures.end_least, moved))
    build(pair, board, state, measures, spaces)
    after = pair_energy(pair, board, state, measures, spaces)
    if not _accepted(rng, before, after, heat):
        bend[:] = old_bend
        ends[:] = old_ends
        build(pair, board, state, measures, spaces)


@kernel
def _move_label(rng, label, heat, step, board, state, measures, spaces):
    before = label_energy(label, board, state, measures, spaces)
    x, y = state.label[label, 0], state.label[label, 1]
    variant = state.variant[label]
    if board.label_owner[label] >= 0 and rng.random() < 0.5:
        if board.label_size[label, 1, 0] > 0 and rng.random() < 0.3:
            state.variant[label] = 1 - variant
        _jump(rng, label, board, state, measures)
    else:
        state.label[label, 0] = x + rng.normal() * step * 0.6
        state.label[label, 1] = y + rng.normal() * step * 0.6
    put_label(label, board, state, spaces)
    after = label_energy(label, board, state, measures, spaces)
    if not _accepted(rng, before, after, heat):
        state.label[label, 0], state.label[label, 1] = x, y
        state.variant[label] = variant
        put_label(label, board, state, spaces)


@kernel
def _jump(rng, label, board, state, measures):
    """Put a label near the rim of its place, in any direction."""
    half_x = board.label_size[label, state.variant[label], 0] / 2
    half_y = board.label_size[label, state.variant[label], 1] / 2
    angle = rng.random() * 2 * math.pi
    dx, dy = math.cos(angle), math.sin(angle)
    least, most = board.label_reach[label, 0], board.label_reach[label, 1]
    reach = measures.radius + least + (most - least) * rng.random()
    beside = 0.38  # about 22 degrees from the axis
    shift_x = half_x if dx > beside else (-half_x if dx < -beside else dx * half_x * 2)
    shift_y = half_y if dy > beside else (-half_y if dy < -beside else 0.0)
    state.label[label, 0] = dx * reach + shift_x
    state.label[label, 1] = dy * reach + shift_y
