"""Ways over the board: what it takes a seat to connect places with the tracks left to it."""

import numpy as np

from ttr_qt.engine.kernel.bits import bit, lowest, without_lowest
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import GRAY, NONE
from ttr_qt.engine.kernel.play.claims import is_claimable

FAR = np.float64(1e6)
"""More than any way costs."""
_LEAST = np.float64(0.05)
"""Of what a track to be claimed costs: below zero no way would end."""


@kernel
def price_of(state, board, seat, route, dearness, gray_price, double_price):
    """Return what a route costs ``seat``, see `price_routes`."""
    if state["owner"][route] == seat:
        return 0.0
    length = np.int64(board["length"][route])
    if length > state["pieces"][seat] or not is_claimable(state, seat, route):
        return FAR
    price = length + dearness
    if board["colour"][route] == GRAY:
        price += gray_price * length
    if board["doubled"][route]:
        price += double_price
    return max(_LEAST, price)


@kernel
def price_routes(state, board, seat, dearness, gray_price, double_price, prices):
    """Set what each route costs ``seat``: nothing if own, its spaces if free, else `FAR`.

    ``dearness`` is added for each track, so that few long tracks are better than many short;
    the other two for each space of gray tracks, and for tracks with a parallel.
    """
    for route in range(np.int64(board["routes"])):
        prices[route] = price_of(state, board, seat, route, dearness, gray_price, double_price)


@kernel
def nearest_of(ends, distances):
    """Return the place of the set ``ends`` with the least distance."""
    best = lowest(ends)
    rest = without_lowest(ends)
    while rest:
        place = lowest(rest)
        if distances[place] < distances[best]:
            best = place
        rest = without_lowest(rest)
    return best


@kernel
def spread(board, prices, starts, goals, distances, by_route):
    """Find the cheapest way from the set ``starts`` to the nearest of the set ``goals``.

    Return that place, or -1 if none can be reached. ``by_route`` is the last track of each way (-1
    at the starts). A way ends at a border point, since such a place has tracks to one city only.
    """
    places = np.int64(board["places"])
    open_places = starts
    for place in range(places):
        distances[place] = 0.0 if starts & bit(place) else FAR
        by_route[place] = NONE
    while open_places:
        here = nearest_of(open_places, distances)
        if goals & bit(here):
            return here
        open_places &= ~bit(here)
        for word in range(2):
            routes = board["incident"][here, word]
            while routes:
                route = 64 * word + lowest(routes)
                routes = without_lowest(routes)
                price = prices[route]
                if price < FAR:
                    there = np.int64(board["a"][route]) + np.int64(board["b"][route]) - here
                    if distances[here] + price < distances[there]:
                        distances[there] = distances[here] + price
                        by_route[there] = route
                        open_places |= bit(there)
    return NONE


@kernel
def measure_way(board, by_route, place, prices):
    """Return how many spaces the tracks of the way to ``place`` have that cost something."""
    spaces = np.int64(0)
    route = np.int64(by_route[place])
    while route >= 0:
        if prices[route] > 0.0:
            spaces += np.int64(board["length"][route])
        place = np.int64(board["a"][route]) + np.int64(board["b"][route]) - place
        route = np.int64(by_route[place])
    return spaces
