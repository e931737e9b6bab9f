"""What others may well hold, going by what they have built: beliefs about hidden tickets.

How well a ticket fits a seat is a sum over its traits, weighed by how far the game has come. From
that, whole arrangements of the tickets nobody has shown are drawn by Gibbs sampling, and worlds are
dealt from these: were they dealt without regard to what was built, rivals would seem to hold
tickets that they can do nothing with.

The weights are fitted to games: `ai.tuning.fit_beliefs`.
"""

from typing import Final

import numpy as np

from ai.jit import entry
from ai.planning.ways import FAR, price_routes, spread
from ai.searching.worlds import MAX_SETS, deal_slips, random_spot, share_of_chance
from ttr_qt.engine.kernel.bits import bit
from ttr_qt.engine.kernel.chance import below, scramble
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import MAX_PLAYERS, MAX_TICKETS, NONE

TRAITS: Final = (
    "done",
    "impossible",
    "missing",
    "missing_share",
    "untouched",
    "points",
    "done_points",
    "length",
    "ends",
    "leaves",
    "done_leaves",
    "ends_apart",
    "late_done",
    "late_share",
    "late_points",
)
"""Of a ticket, as a seat's tracks show them:

whether it is done, or can't be done any more; spaces missing and their share of its whole way;
whether no own track is on its way; its points, and those if it is done; the length of its way on an
empty board; how many of its ends have own tracks, and just one own track, and that if it is done;
whether both ends have own tracks but it is not done. Last, what only counts for tickets drawn
after the set-up: being done, missing share and points.
"""
STAGES: Final = 6
"""The number of stages of a game: five by how many pieces a seat has laid, and the last round."""
BELIEF: Final = np.dtype(
    [("theta", np.float64, (STAGES, len(TRAITS))), ("fitted", np.int64)], align=True
)

_BURN_IN: Final = 20
"""Sweeps before the first arrangement is kept."""
_UNIT: Final = 10.0
"""Spaces and points that count as one, so that all traits are about as large."""
_DEEPEST: Final = -30.0
"""The least that a ticket may fit, so that nothing possible becomes impossible."""


@kernel
def stage_of(state, rules, seat):
    """Return the stage of the game that a seat is at."""
    if state["last_turns"] >= 0:
        return np.int64(STAGES - 1)
    pieces = np.int64(rules["pieces"])
    laid = pieces - np.int64(state["pieces"][seat])
    return min((STAGES - 1) * laid // pieces, np.int64(STAGES - 2))


@kernel
def way_of(board, desk, ticket):
    """Return what the way of a ticket costs by the prices on ``desk``."""
    ends = board["ticket_ends"][ticket]
    place = spread(board, desk["prices"], ends[0], ends[1], desk["distances"], desk["by_route"])
    return desk["distances"][place] if place >= 0 else FAR


@kernel
def measure_tickets(board, desk, whole):
    """Write how long the way of each ticket is on an empty board."""
    for route in range(np.int64(board["routes"])):
        desk["prices"][route] = np.float64(board["length"][route])
    for ticket in range(np.int64(board["tickets"])):
        whole[ticket] = way_of(board, desk, ticket)


@kernel
def describe(state, board, desk, seat, whole, traits):
    """Write the traits that each ticket has for ``seat``, as if drawn in the set-up.

    Only what everybody sees is looked at.
    """
    touched = np.uint64(0)
    crossed = np.uint64(0)  # more than one own track
    for route in range(np.int64(board["routes"])):
        if state["owner"][route] == seat:
            for place in (board["a"][route], board["b"][route]):
                crossed |= touched & bit(np.int64(place))
                touched |= bit(np.int64(place))
    leaves = touched & ~crossed
    price_routes(state, board, seat, 0.0, 0.0, 0.0, desk["prices"])
    pieces = np.float64(state["pieces"][seat])
    for ticket in range(np.int64(board["tickets"])):
        missing = way_of(board, desk, ticket)
        done = 1.0 if missing <= 0.0 else 0.0
        impossible = 1.0 if missing > pieces else 0.0
        share = 1.0 if impossible else min(missing / whole[ticket], 1.0)
        points = np.float64(board["ticket_points"][ticket]) / _UNIT
        ends = 0.0
        end_leaves = 0.0
        for end in range(2):
            places = board["ticket_ends"][ticket, end]
            ends += 1.0 if places & touched else 0.0
            end_leaves += 1.0 if places & leaves else 0.0
        row = traits[ticket]
        row[0] = done
        row[1] = impossible
        row[2] = 0.0 if impossible else missing / _UNIT
        row[3] = share
        row[4] = 1.0 if missing >= whole[ticket] else 0.0
        row[5] = points
        row[6] = points * done
        row[7] = whole[ticket] / _UNIT
        row[8] = ends
        row[9] = end_leaves
        row[10] = end_leaves * done
        row[11] = 1.0 if ends == 2.0 and done == 0.0 else 0.0
        row[12] = 0.0
        row[13] = 0.0
        row[14] = 0.0


@kernel
def mark_late(row):
    """Change the traits of a ticket to those of one that was drawn after the set-up."""
    row[12] = row[0]
    row[13] = row[3]
    row[14] = row[5]


@entry
def describe_tickets(state, rules, board, desk, seat, traits, late_traits):
    """Write the traits of all tickets for ``seat``, drawn early and late; return the stage."""
    whole = np.empty(MAX_TICKETS, np.float64)
    measure_tickets(board, desk, whole)
    describe(state, board, desk, seat, whole, traits)
    for ticket in range(np.int64(board["tickets"])):
        for i in range(len(TRAITS)):
            late_traits[ticket, i] = traits[ticket, i]
        mark_late(late_traits[ticket])
    return stage_of(state, rules, seat)


@kernel
def weigh_tickets(view, known, rules, board, desk, belief):
    """Write to ``known`` how many times likelier each other seat holds a ticket than others."""
    tickets = np.int64(board["tickets"])
    whole = np.empty(MAX_TICKETS, np.float64)
    traits = np.empty((MAX_TICKETS, len(TRAITS)), np.float64)
    fit = np.empty(MAX_TICKETS, np.float64)
    measure_tickets(board, desk, whole)
    for seat in range(np.int64(view["players"])):
        if seat == known["seat"]:
            continue
        describe(view, board, desk, seat, whole, traits)
        theta = belief["theta"][stage_of(view, rules, seat)]
        for late in range(2):
            best = -np.inf
            for ticket in range(tickets):
                if late:
                    mark_late(traits[ticket])
                fit[ticket] = 0.0
                for i in range(len(TRAITS)):
                    fit[ticket] += theta[i] * traits[ticket, i]
                best = max(best, fit[ticket])
            for ticket in range(tickets):
                weight = np.exp(max(fit[ticket] - best, _DEEPEST))
                known["likely"][late, seat, ticket] = weight


@kernel
def is_held(known, slip):
    """Tell whether another seat holds a slip."""
    return known["slip_place"][slip] >= 0 and known["slip_place"][slip] < MAX_PLAYERS


@kernel
def weight_at(known, slip, ticket):
    """Return how likely a slip is a ticket; 0 if it can't be."""
    if not is_held(known, slip):
        return 1.0
    seat = np.int64(known["slip_place"][slip])
    if known["ruled_out"][seat, ticket]:
        return 0.0
    return np.float64(known["likely"][known["slip_late"][slip], seat, ticket])


@kernel
def times_likelier(known, tickets, one, two):
    """Return how many times likelier an arrangement is if two slips change their tickets."""
    now = weight_at(known, one, tickets[one]) * weight_at(known, two, tickets[two])
    then = weight_at(known, one, tickets[two]) * weight_at(known, two, tickets[one])
    if then <= 0.0:
        return 0.0
    return then / now if now > 0.0 else np.inf


@kernel
def exchange(tickets, one, two):
    """Let two slips change their tickets."""
    ticket = tickets[one]
    tickets[one] = tickets[two]
    tickets[two] = ticket


@kernel
def chance_of_spot(known, i, slip):
    """Return the chance that ticket number ``i`` of those traced is a slip."""
    before = 0.0
    for spot in range(known["spots"][i]):
        if known["spot_slip"][i, spot] == slip:
            return np.float64(known["spot_chance"][i, spot]) - before
        before = np.float64(known["spot_chance"][i, spot])
    return 0.0


@kernel
def move_traced(view, known, tickets, traced_at, trace_on):
    """Move the tickets traced to other slips that each may be (a Metropolis step for each).

    Where one may be is proposed as likely as it is, so what it is then accepted by is only how
    well the tickets fit their seats.
    """
    for i in range(np.int64(known["traced"])):
        here = np.int64(traced_at[i])
        if here < 0:
            continue
        there = random_spot(view, known, i)
        if there == here or known["slip_pile"][here] != known["slip_pile"][there]:
            continue
        ratio = times_likelier(known, tickets, here, there)
        other = np.int64(trace_on[there])
        together = False
        if other >= 0:
            group = known["traced_first"][known["spot_of"][i]]
            together = group == known["traced_first"][known["spot_of"][other]]
            if not together:
                was = chance_of_spot(known, other, there)
                ratio = ratio * chance_of_spot(known, other, here) / was if was > 0.0 else 0.0
        if ratio < 1.0 and share_of_chance(view) >= ratio:
            continue
        exchange(tickets, here, there)
        if not together:  # else any ticket of the group may be any of its slips
            traced_at[i] = there
            trace_on[there] = i
            trace_on[here] = other
            if other >= 0:
                traced_at[other] = here


@kernel
def pick_by_weight(view, weights, n, total):
    """Return a number below ``n``, each as likely as its weight."""
    left = np.float64(share_of_chance(view)) * total
    for i in range(n):
        left -= weights[i]
        if left < 0.0:
            return np.int64(i)
    return np.int64(n - 1)


@kernel
def sweep(view, known, tickets, traced_at, trace_on, held, held_n, free, weights):
    """Draw the ticket of every slip in a hand anew, given all others."""
    move_traced(view, known, tickets, traced_at, trace_on)
    for pile in range(2):
        n = np.int64(0)
        for slip in range(np.int64(known["slips"])):
            if known["slip_pile"][slip] == pile and not is_held(known, slip) and trace_on[slip] < 0:
                free[n] = slip
                n += 1
        for place in range(held_n):
            slip = np.int64(held[place])
            if known["slip_pile"][slip] != pile:
                continue
            if trace_on[slip] < 0 and n > 0:
                # What lies in no hand fits one place as well as another.
                total = 0.0
                for i in range(n):
                    weights[i] = weight_at(known, slip, tickets[free[i]])
                    total += weights[i]
                weights[n] = weight_at(known, slip, tickets[slip])
                total += weights[n]
                if total > 0.0:
                    i = pick_by_weight(view, weights, n + 1, total)
                    if i < n:
                        exchange(tickets, slip, np.int64(free[i]))
            other = np.int64(held[below(view, held_n)])
            if known["slip_pile"][other] != pile or trace_on[slip] >= 0 or trace_on[other] >= 0:
                continue
            ratio = times_likelier(known, tickets, slip, other)
            if other != slip and (ratio >= 1.0 or share_of_chance(view) < ratio):
                exchange(tickets, slip, other)


@entry
def believe(view, known, rules, board, desk, belief, rng_word):
    """Write to ``known`` arrangements of the hidden tickets, each as likely as it is believed.

    The same word gives the same ones. Where nothing is fitted none are written, and worlds are
    dealt as if others kept their tickets blindly.
    """
    if belief["fitted"] == 0:
        return
    weigh_tickets(view, known, rules, board, desk, belief)
    slips = np.int64(known["slips"])
    tickets = np.empty(MAX_TICKETS, np.int8)
    traced_at = np.empty(MAX_TICKETS, np.int8)
    trace_on = np.empty(MAX_TICKETS, np.int8)
    held = np.empty(MAX_TICKETS, np.int8)
    free = np.empty(MAX_TICKETS, np.int8)
    weights = np.empty(MAX_TICKETS + 1, np.float64)
    before = view["rng"]
    view["rng"] = scramble(rng_word)
    deal_slips(view, known, board, tickets, traced_at)
    held_n = np.int64(0)
    for slip in range(slips):
        trace_on[slip] = NONE
        if is_held(known, slip):
            held[held_n] = slip
            held_n += 1
    for i in range(np.int64(known["traced"])):
        if traced_at[i] >= 0:
            trace_on[traced_at[i]] = i
    for number in range(-_BURN_IN, MAX_SETS):
        sweep(view, known, tickets, traced_at, trace_on, held, held_n, free, weights)
        if number >= 0:
            for slip in range(slips):
                known["sets"][number, slip] = tickets[slip]
    known["sets_n"] = MAX_SETS
    view["rng"] = before
