"""What a layout costs: the sum of all that jars, part by part, so that moves count their own."""

import math

from tools.layout.kernel.curves import box_apart, point_apart, point_box, rects_apart
from tools.layout.kernel.jit import kernel

# A space that touches its own city or sits too tight on its own track is worse than a near miss.
_TIGHT = 4.0
# Beyond six tenths of the wished clearance each further unit costs this many times more.
_STEEP = 6.0
# The sine of a turn from space to space that nobody minds: 7 degrees.
_GENTLE = 0.12
# Lengths at which a shortage is about as bad as an overlap of one unit.
_SHEET = 1.0


@kernel
def pair_energy(pair, board, state, measures, spaces):
    """Return the cost of a pair's curve and of its spaces against everything else."""
    return (
        curve_energy(pair, board, state, measures, spaces)
        + _against_pairs(pair, board, measures, spaces)
        + _against_places(pair, board, state, measures, spaces)
        + _against_labels(pair, board, measures, spaces)
    )


@kernel
def curve_energy(pair, board, state, measures, spaces):
    """Return the cost of the curve alone: gaps, ends, bend, frame, obstacles."""
    a, b = board.pair_a[pair], board.pair_b[pair]
    count, tracks = board.pair_spaces[pair], board.pair_tracks[pair]
    bend, slack = state.bend[pair], spaces.slack[pair]
    chord = (
        math.hypot(state.place[a, 0] - state.place[b, 0], state.place[a, 1] - state.place[b, 1])
        + 1.0
    )
    cost = 0.0
    if count == 1:
        if slack < measures.end_least:
            cost += _TIGHT * (measures.end_least - slack) ** 2
        if slack > measures.end_most:
            cost += 5 * _TIGHT * (slack - measures.end_most) ** 2
        cost += 2 * measures.cost_end * slack**2
    else:
        if slack < measures.gap:
            cost += 2 * _TIGHT * (measures.gap - slack) ** 2 * (count - 1)
        if slack > measures.gap_most:
            cost += 1.5 * (slack - measures.gap_most) ** 2 * (count - 1)
        cost += measures.cost_end * (state.ends[pair, 0] ** 2 + state.ends[pair, 1] ** 2)
    # A bend can't be seen on a single space, but turns it away from its cities.
    stiff = measures.cost_bend * (8.0 if count == 1 else 1.0)
    cost += stiff * ((bend[1] / chord) ** 2 + (bend[3] / chord) ** 2)
    cost += 1.5 * stiff * ((bend[1] - bend[3]) / chord) ** 2
    cost += 60 * (bend[0] ** 2 + bend[2] ** 2)
    shear_x = state.place[a, 0] - board.home[a, 0] - state.place[b, 0] + board.home[b, 0]
    shear_y = state.place[a, 1] - board.home[a, 1] - state.place[b, 1] + board.home[b, 1]
    weight = min(board.home_weight[a], board.home_weight[b])
    cost += weight * measures.cost_shear * (shear_x**2 + shear_y**2)
    half_length, half_width = measures.length / 2, measures.width / 2
    box = spaces.box[pair]
    edge = measures.clear_frame
    inside = box[0] > measures.left + edge and box[2] < measures.right - edge
    inside = inside and box[1] > measures.top + edge and box[3] < measures.bottom - edge
    for i in range(count * tracks):
        rect = spaces.rect[pair, i]
        if not inside:
            reach_x = half_length * abs(rect[2]) + half_width * abs(rect[3]) + edge
            reach_y = half_length * abs(rect[3]) + half_width * abs(rect[2]) + edge
            cost += _SHEET * max(0.0, measures.left + reach_x - rect[0]) ** 2
            cost += _SHEET * max(0.0, rect[0] + reach_x - measures.right) ** 2
            cost += _SHEET * max(0.0, measures.top + reach_y - rect[1]) ** 2
            cost += _SHEET * max(0.0, rect[1] + reach_y - measures.bottom) ** 2
        if i + tracks < count * tracks:
            # On the inside of a bend the corners of neighbours meet.
            apart = rects_apart(rect, spaces.rect[pair, i + tracks], half_length, half_width)
            need = 0.7 * measures.gap
            if apart < need:
                cost += 2 * _TIGHT * (need - apart) ** 2
            if i % tracks == 0:
                beyond = spaces.rect[pair, i + tracks]
                turn = abs(rect[2] * beyond[3] - rect[3] * beyond[2])
                cost += measures.cost_turn * max(0.0, turn - _GENTLE) ** 2
        for o in range(len(board.obstacles)):
            fixed = board.obstacles[o]
            apart = box_apart(rect, half_length, half_width, fixed[0], fixed[1], fixed[2], fixed[3])
            if apart < measures.clear_label:
                cost += measures.cost_label * (measures.clear_label - apart) ** 2
    return cost


@kernel
def _against_pairs(pair, board, measures, spaces):
    half_length, half_width = measures.length / 2, measures.width / 2
    clear = measures.clear_space
    reach = 2 * math.hypot(half_length, half_width) + clear
    box = spaces.box[pair]
    cost = 0.0
    for other in range(len(board.pair_a)):
        if other == pair:
            continue
        beside = spaces.box[other]
        if beside[0] > box[2] + clear or beside[2] < box[0] - clear:
            continue
        if beside[1] > box[3] + clear or beside[3] < box[1] - clear:
            continue
        for i in range(board.pair_spaces[pair] * board.pair_tracks[pair]):
            rect = spaces.rect[pair, i]
            for j in range(board.pair_spaces[other] * board.pair_tracks[other]):
                if abs(rect[0] - spaces.rect[other, j, 0]) > reach:
                    continue
                if abs(rect[1] - spaces.rect[other, j, 1]) > reach:
                    continue
                apart = rects_apart(rect, spaces.rect[other, j], half_length, half_width)
                if apart < clear:
                    cost += measures.cost_space * (clear - apart) ** 2
                    if apart < 0.6 * clear:
                        cost += _STEEP * measures.cost_space * (0.6 * clear - apart) ** 2
    return cost


@kernel
def _against_places(pair, board, state, measures, spaces):
    half_length, half_width = measures.length / 2, measures.width / 2
    box = spaces.box[pair]
    cost = 0.0
    for place in range(len(state.place)):
        x, y = state.place[place, 0], state.place[place, 1]
        own = place == board.pair_a[pair] or place == board.pair_b[pair]
        need = measures.radius + (measures.end_least if own else measures.clear_city)
        if x < box[0] - need or x > box[2] + need or y < box[1] - need or y > box[3] + need:
            continue
        for i in range(board.pair_spaces[pair] * board.pair_tracks[pair]):
            apart = point_apart(spaces.rect[pair, i], half_length, half_width, x, y)
            if apart < need:
                cost += (_TIGHT if own else 1.0) * (need - apart) ** 2
    return cost


@kernel
def _against_labels(pair, board, measures, spaces):
    cost = 0.0
    for label in range(len(board.label_owner)):
        cost += label_on_pair(label, pair, board, measures, spaces)
    return cost


@kernel
def label_on_pair(label, pair, board, measures, spaces):
    """Return the cost of a label near the spaces of a pair."""
    clear = measures.clear_label
    x, half_x = spaces.label[label, 0], spaces.label[label, 2]
    if x + half_x < spaces.box[pair, 0] - clear or x - half_x > spaces.box[pair, 2] + clear:
        return 0.0
    y, half_y = spaces.label[label, 1], spaces.label[label, 3]
    if y + half_y < spaces.box[pair, 1] - clear or y - half_y > spaces.box[pair, 3] + clear:
        return 0.0
    cost = 0.0
    for i in range(board.pair_spaces[pair] * board.pair_tracks[pair]):
        apart = box_apart(
            spaces.rect[pair, i], measures.length / 2, measures.width / 2, x, y, half_x, half_y
        )
        if apart < clear:
            cost += measures.cost_label * (clear - apart) ** 2
            if apart < 0.6 * clear:
                cost += _STEEP * measures.cost_label * (0.6 * clear - apart) ** 2
    return cost


@kernel
def put_label(label, board, state, spaces):
    """Work out the box of a label anew."""
    owner, variant = board.label_owner[label], state.variant[label]
    x, y = board.label_anchor[label, 0], board.label_anchor[label, 1]
    if owner >= 0:
        x, y = state.place[owner, 0], state.place[owner, 1]
    spaces.label[label, 0] = x + state.label[label, 0]
    spaces.label[label, 1] = y + state.label[label, 1]
    spaces.label[label, 2] = board.label_size[label, variant, 0] / 2
    spaces.label[label, 3] = board.label_size[label, variant, 1] / 2


@kernel
def label_energy(label, board, state, measures, spaces):
    """Return the cost of a label against everything, and of its distance from its place."""
    cost = label_alone(label, board, state, measures, spaces)
    for pair in range(len(board.pair_a)):
        cost += label_on_pair(label, pair, board, measures, spaces)
    return cost


@kernel
def label_alone(label, board, state, measures, spaces):
    """Return the cost of a label without the spaces."""
    x, y = spaces.label[label, 0], spaces.label[label, 1]
    half_x, half_y = spaces.label[label, 2], spaces.label[label, 3]
    owner, clear = board.label_owner[label], measures.clear_label
    dx, dy = state.label[label, 0], state.label[label, 1]
    cost = 0.0
    if owner >= 0:
        apart = point_box(state.place[owner, 0], state.place[owner, 1], x, y, half_x, half_y)
        apart -= measures.radius
        least, most = board.label_reach[label, 0], board.label_reach[label, 1]
        cost += 4 * max(0.0, least - apart) ** 2
        cost += 0.08 * max(0.0, apart - most) ** 2 + 1.5 * max(0.0, apart - most - 8) ** 2
        # Beside, above or below the city, rather than off its corner.
        cost += 0.0012 * min(dx * dx, dy * dy)
    else:
        cost += 0.0005 * (dx * dx + dy * dy)
    cost += 3.0 * state.variant[label]
    edge = measures.clear_frame
    cost += _SHEET * max(0.0, measures.left + edge - x + half_x) ** 2
    cost += _SHEET * max(0.0, x + half_x + edge - measures.right) ** 2
    cost += _SHEET * max(0.0, measures.top + edge - y + half_y) ** 2
    cost += _SHEET * max(0.0, y + half_y + edge - measures.bottom) ** 2
    for place in range(len(state.place)):
        if place != owner:
            apart = point_box(state.place[place, 0], state.place[place, 1], x, y, half_x, half_y)
            need = measures.radius + clear
            if apart < need:
                cost += (need - apart) ** 2
    for other in range(len(board.label_owner)):
        if other != label:
            over_x = half_x + spaces.label[other, 2] + clear - abs(x - spaces.label[other, 0])
            over_y = half_y + spaces.label[other, 3] + clear - abs(y - spaces.label[other, 1])
            if over_x > 0 and over_y > 0:
                over = min(over_x, over_y)
                cost += measures.cost_label * over**2
                cost += _STEEP * measures.cost_label * max(0.0, over - 0.4 * clear) ** 2
    for o in range(len(board.obstacles)):
        fixed = board.obstacles[o]
        over_x = half_x + fixed[2] + clear - abs(x - fixed[0])
        over_y = half_y + fixed[3] + clear - abs(y - fixed[1])
        if over_x > 0 and over_y > 0:
            cost += measures.cost_label * min(over_x, over_y) ** 2
    return cost


@kernel
def place_energy(place, board, state, measures, spaces):
    """Return the cost of a place: its way from home, the frame, other places, foreign spaces."""
    x, y = state.place[place, 0], state.place[place, 1]
    dx, dy = x - board.home[place, 0], y - board.home[place, 1]
    cost = board.home_weight[place] * measures.cost_home * (dx * dx + dy * dy)
    edge = measures.radius + measures.clear_frame
    cost += _SHEET * max(0.0, measures.left + edge - x) ** 2
    cost += _SHEET * max(0.0, x + edge - measures.right) ** 2
    cost += _SHEET * max(0.0, measures.top + edge - y) ** 2
    cost += _SHEET * max(0.0, y + edge - measures.bottom) ** 2
    for other in range(len(state.place)):
        if other != place:
            apart = math.hypot(x - state.place[other, 0], y - state.place[other, 1])
            need = 3 * measures.radius + 4
            if apart < need:
                cost += 0.4 * (need - apart) ** 2
    for o in range(len(board.obstacles)):
        fixed = board.obstacles[o]
        apart = point_box(x, y, fixed[0], fixed[1], fixed[2], fixed[3]) - measures.radius
        if apart < measures.clear_label:
            cost += (measures.clear_label - apart) ** 2
    half_length, half_width = measures.length / 2, measures.width / 2
    need = measures.radius + measures.clear_city
    for pair in range(len(board.pair_a)):
        if board.pair_a[pair] == place or board.pair_b[pair] == place:
            continue
        box = spaces.box[pair]
        if x < box[0] - need or x > box[2] + need or y < box[1] - need or y > box[3] + need:
            continue
        for i in range(board.pair_spaces[pair] * board.pair_tracks[pair]):
            apart = point_apart(spaces.rect[pair, i], half_length, half_width, x, y)
            if apart < need:
                cost += (need - apart) ** 2
    # Names of other places that this one would slip under.
    for label in range(len(board.label_owner)):
        if board.label_owner[label] != place:
            apart = point_box(
                x,
                y,
                spaces.label[label, 0],
                spaces.label[label, 1],
                spaces.label[label, 2],
                spaces.label[label, 3],
            )
            if apart < measures.radius + measures.clear_label:
                cost += (measures.radius + measures.clear_label - apart) ** 2
    return cost


@kernel
def total_energy(board, state, measures, spaces):
    """Return the cost of the whole board, every encounter of two pairs counted once."""
    cost = 0.0
    for pair in range(len(board.pair_a)):
        cost += curve_energy(pair, board, state, measures, spaces)
        cost += _against_pairs(pair, board, measures, spaces) / 2
        cost += _against_places(pair, board, state, measures, spaces)
        cost += _against_labels(pair, board, measures, spaces)
    for label in range(len(board.label_owner)):
        cost += label_alone(label, board, state, measures, spaces)
    for place in range(len(state.place)):
        dx = state.place[place, 0] - board.home[place, 0]
        dy = state.place[place, 1] - board.home[place, 1]
        cost += board.home_weight[place] * measures.cost_home * (dx * dx + dy * dy)
    return cost
