"""From curves to spaces, and how far shapes are apart."""

import math

import numpy as np

from tools.layout.kernel.jit import kernel

SAMPLES = 33


@kernel
def build(pair, board, state, measures, spaces):
    """Put the spaces of a pair along its curve."""
    a, b = board.pair_a[pair], board.pair_b[pair]
    xa, ya = state.place[a, 0], state.place[a, 1]
    xb, yb = state.place[b, 0], state.place[b, 1]
    dx, dy = xb - xa, yb - ya
    distance = math.hypot(dx, dy) + 1e-6
    nx, ny = -dy / distance, dx / distance
    bend = state.bend[pair]
    x1 = xa + dx * (1 / 3 + bend[0]) + nx * bend[1]
    y1 = ya + dy * (1 / 3 + bend[0]) + ny * bend[1]
    x2 = xa + dx * (2 / 3 + bend[2]) + nx * bend[3]
    y2 = ya + dy * (2 / 3 + bend[2]) + ny * bend[3]
    xs = np.empty(SAMPLES)
    ys = np.empty(SAMPLES)
    way = np.empty(SAMPLES)
    for i in range(SAMPLES):
        t = i / (SAMPLES - 1)
        m = 1 - t
        xs[i] = m * m * m * xa + 3 * m * m * t * x1 + 3 * m * t * t * x2 + t * t * t * xb
        ys[i] = m * m * m * ya + 3 * m * m * t * y1 + 3 * m * t * t * y2 + t * t * t * yb
        if i == 0:
            way[i] = 0.0
        else:
            way[i] = way[i - 1] + math.hypot(xs[i] - xs[i - 1], ys[i] - ys[i - 1])
    count = board.pair_spaces[pair]
    tracks = board.pair_tracks[pair]
    length = measures.length
    room = way[SAMPLES - 1] - 2 * measures.radius
    if count == 1:
        start = (room - length) / 2
        step = 0.0
        spaces.slack[pair] = start
    else:
        start = state.ends[pair, 0]
        room -= start + state.ends[pair, 1]
        step = (room - length) / (count - 1)
        spaces.slack[pair] = step - length
    left, top, right, bottom = 1e9, 1e9, -1e9, -1e9
    index = 0
    for i in range(count):
        middle = measures.radius + start + length / 2 + step * i
        ax, ay = _along(xs, ys, way, middle - length / 2)
        bx, by = _along(xs, ys, way, middle + length / 2)
        mx, my = _along(xs, ys, way, middle)
        tx, ty = bx - ax, by - ay
        size = math.hypot(tx, ty) + 1e-9
        tx /= size
        ty /= size
        # Between chord and arc, so that a bend leaves both ends equally near the curve.
        cx, cy = (mx + (ax + bx) / 2) / 2, (my + (ay + by) / 2) / 2
        for track in range(tracks):
            offset = (track - (tracks - 1) / 2) * measures.pitch
            rect = spaces.rect[pair, index]
            rect[0], rect[1] = cx - ty * offset, cy + tx * offset
            rect[2], rect[3] = tx, ty
            left, right = min(left, rect[0]), max(right, rect[0])
            top, bottom = min(top, rect[1]), max(bottom, rect[1])
            index += 1
    half = math.hypot(length, measures.width) / 2
    box = spaces.box[pair]
    box[0], box[1], box[2], box[3] = left - half, top - half, right + half, bottom + half


@kernel
def _along(xs, ys, way, distance):
    """Return the point at a distance along the curve, also a little beyond its ends."""
    i = 1
    while i < SAMPLES - 1 and way[i] < distance:
        i += 1
    part = (distance - way[i - 1]) / (way[i] - way[i - 1] + 1e-9)
    return xs[i - 1] + (xs[i] - xs[i - 1]) * part, ys[i - 1] + (ys[i] - ys[i - 1]) * part


@kernel
def rects_apart(p, q, half_length, half_width):
    """Return how far two spaces are apart along the best axis; below zero, how they overlap."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    cosine = abs(p[2] * q[2] + p[3] * q[3])
    sine = abs(p[2] * q[3] - p[3] * q[2])
    along = half_length * (1 + cosine) + half_width * sine
    across = half_width * (1 + cosine) + half_length * sine
    apart = abs(dx * p[2] + dy * p[3]) - along
    apart = max(apart, abs(dy * p[2] - dx * p[3]) - across)
    apart = max(apart, abs(dx * q[2] + dy * q[3]) - along)
    return max(apart, abs(dy * q[2] - dx * q[3]) - across)


@kernel
def box_apart(rect, half_length, half_width, x, y, half_x, half_y):
    """Return the same for a space and an upright box."""
    dx, dy = x - rect[0], y - rect[1]
    tx, ty = abs(rect[2]), abs(rect[3])
    apart = abs(dx) - half_x - half_length * tx - half_width * ty
    apart = max(apart, abs(dy) - half_y - half_length * ty - half_width * tx)
    along = abs(dx * rect[2] + dy * rect[3]) - half_length - half_x * tx - half_y * ty
    across = abs(dy * rect[2] - dx * rect[3]) - half_width - half_x * ty - half_y * tx
    return max(apart, along, across)


@kernel
def point_apart(rect, half_length, half_width, x, y):
    """Return how far a point is from a space; zero inside."""
    dx, dy = x - rect[0], y - rect[1]
    along = max(0.0, abs(dx * rect[2] + dy * rect[3]) - half_length)
    across = max(0.0, abs(dy * rect[2] - dx * rect[3]) - half_width)
    return math.hypot(along, across)


@kernel
def point_box(px, py, x, y, half_x, half_y):
    """Return how far a point is from an upright box; below zero, how deep inside."""
    ax, ay = abs(px - x) - half_x, abs(py - y) - half_y
    if ax > 0 and ay > 0:
        return math.hypot(ax, ay)
    return max(ax, ay)
