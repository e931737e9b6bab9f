"""How a sparring partner goes about it: a few numbers that tell one builder from another."""

from typing import Any, Final

import numpy as np

MANNER: Final = (
    "dearness",  # what a plan pays for each track of a way, beyond its spaces
    "held_price",  # what it pays less for each card that is held already
    "keep_gain",  # choosing tickets: what a point that can be had is worth
    "keep_spaces",  # and what each space that it takes costs
    "long_share",  # of four tickets, how many from the second deck
    "draw_pieces",  # new tickets only with so many pieces that the plan does not need
    "draw_turns",  # and with about so many turns left
    "draw_open",  # and with at most so many tickets still to be done
    "most_turns",  # the same two where the most tickets earn a bonus
    "most_open",
    "spare_length",  # routes off the plan from this length on, if they cost only spare cards
    "saving_turns",  # turns left below which wilds are not saved any more
    "blocking",  # how many spaces longer a rival's way must get for a route to be taken from it
    "trip",  # a journey must bring so much, at first
    "trip_late",  # and so much at the end
)
# Their numbers as constants, which kernels need; a test compares the names.
(
    DEARNESS,
    HELD_PRICE,
    KEEP_GAIN,
    KEEP_SPACES,
    LONG_SHARE,
    DRAW_PIECES,
    DRAW_TURNS,
    DRAW_OPEN,
    MOST_TURNS,
    MOST_OPEN,
    SPARE_LENGTH,
    SAVING_TURNS,
    BLOCKING,
    TRIP,
    TRIP_LATE,
) = range(len(MANNER))

NEVER: Final = 99.0


def manner(**numbers: float) -> Any:
    """Return the builder's manner with some numbers changed."""
    return np.array([{**_BUILDER, **numbers}[name] for name in MANNER])


_BUILDER: Final = {
    "dearness": 1.8,
    "held_price": 0.1,
    "keep_gain": 1.1,
    "keep_spaces": 0.7,
    "long_share": 3.2,
    "draw_pieces": 10.0,
    "draw_turns": 11.5,
    "draw_open": 0.0,
    "most_turns": 3.0,
    "most_open": 1.0,
    "spare_length": 6.0,
    "saving_turns": 4.0,
    "blocking": NEVER,
    "trip": 18.0,
    "trip_late": 12.0,
}

BUILDER: Final = manner()
COLLECTOR: Final = manner(
    keep_gain=1.3, keep_spaces=0.6, draw_pieces=8.0, draw_open=1.0, draw_turns=6.0, most_open=2.0
)
BLOCKER: Final = manner(blocking=2.0)

MANNERS: Final = np.stack([BUILDER, COLLECTOR, BLOCKER])
"""The manners of all builders, in the order in which `ai.sparring.duel` numbers them."""
