"""Where rivals seem to build, and which route would hurt them."""

import numpy as np

from ai.planning.desk import TRIAL
from ai.planning.paying import cheapest_claim
from ai.planning.ways import FAR, price_routes, spread
from ai.sparring.claiming import ends_badly, spoiled
from ttr_qt.engine.kernel.bits import bit, lowest, without_lowest
from ttr_qt.engine.kernel.codes import long_wilds_of, wilds_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import NONE
from ttr_qt.engine.kernel.networks.network import network_of, tracks_of
from ttr_qt.engine.kernel.play.claims import is_claimable

_LONGEST = 4
_HEAD_SHARE = 0.5
"""How much a way on from the head of a track counts: where it leads is only a guess."""
_CUT_OFF = 8.0
_FEW_WAYS = 2


@kernel
def tracks_at(state, board, seat, place):
    """Return how many tracks ``seat`` owns at ``place``, and how many it may still claim there."""
    own = np.int64(0)
    free = np.int64(0)
    for word in range(2):
        rest = board["incident"][place, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            if state["owner"][route] == seat:
                own += 1
            elif is_claimable(state, seat, route):
                free += 1
    return own, free


@kernel
def detour(state, rules, board, desk, seat, route):
    """Return how many more spaces ``seat`` needs between the ends of ``route`` without it."""
    prices = desk["prices"]
    price_routes(state, board, seat, 0.0, 0.0, 0.0, prices)
    closes = np.int64(state["players"]) <= rules["parallels_closed_up_to"]
    for word in range(2):
        rest = board["parallels"][route, word] if closes else np.uint64(0)
        while rest:
            parallel = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            if state["owner"][parallel] != seat:
                prices[parallel] = FAR
    prices[route] = FAR
    place = spread(
        board,
        prices,
        bit(np.int64(board["a"][route])),
        bit(np.int64(board["b"][route])),
        desk["distances"],
        desk["by_route"],
    )
    if place < 0:
        return _CUT_OFF
    return min(_CUT_OFF, desk["distances"][place] - board["length"][route])


@kernel
def harm(state, rules, board, desk, rival, roots, route):
    """Return how much longer losing ``route`` would make a way that ``rival`` seems to build."""
    a = np.int64(board["a"][route])
    b = np.int64(board["b"][route])
    if not is_claimable(state, rival, route) or roots[a] == roots[b]:
        return 0.0
    own_a, free_a = tracks_at(state, board, rival, a)
    own_b, free_b = tracks_at(state, board, rival, b)
    if own_a > 0 and own_b > 0:  # a gap between two parts
        return detour(state, rules, board, desk, rival, route)
    if (own_a == 1 and free_a <= _FEW_WAYS) or (own_b == 1 and free_b <= _FEW_WAYS):
        return _HEAD_SHARE * detour(state, rules, board, desk, rival, route)
    return 0.0


@kernel
def blocking_claim(state, rules, board, desk, least, room):
    """Return the cheap claim that makes a rival's way at least ``least`` spaces longer, or -1.

    With more rivals than one the harm to one of them helps the others too, so it counts less.
    """
    seat = np.int64(state["seat"])
    players = np.int64(state["players"])
    best = NONE
    most = least * (players - 1) - 1e-6
    demand = desk["demand"][TRIAL]
    for rival in range(players):
        if rival == seat:
            continue
        tracks, n = tracks_of(state, board, rival)
        roots = network_of(tracks, n, np.int64(board["places"]))
        for word in range(2):
            rest = state["open"][word] & ~state["barred"][seat, word]
            while rest:
                route = 64 * word + lowest(rest)
                rest = without_lowest(rest)
                length = np.int64(board["length"][route])
                if length > min(room, _LONGEST) or ends_badly(state, rules, board, route):
                    continue
                code = cheapest_claim(state, rules, board, route, demand)
                if code < 0 or wilds_of(code) + long_wilds_of(code) > 0:
                    continue
                if spoiled(state, board, demand, code) > 1:
                    continue
                value = harm(state, rules, board, desk, rival, roots, route)
                if value > most:
                    most = value
                    best = code
    return best
