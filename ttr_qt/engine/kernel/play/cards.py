"""The deck, the discards and the face-up market (D1-D9)."""

import numpy as np

from ttr_qt.engine.kernel.chance import advance, shuffle
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import CARD_KINDS

MARKET_CLEARINGS = 3


@kernel
def refill_deck(state):
    """If the deck is empty, shuffle the discards, if any, into a new one (D7)."""
    if state["deck_n"] > 0:
        return
    deck = state["deck"]
    discard = state["discard"]
    n = np.int64(0)
    for card in range(CARD_KINDS):
        for _ in range(discard[card]):
            deck[n] = card
            n += 1
        discard[card] = 0
    state["deck_n"] = n
    if n > 0:
        shuffle(state, deck, n)
        state["rng"] = advance(state["rng"])  # also for a single card: events go by it


@kernel
def draw(state):
    """Take the top card off a deck that is not empty, and refill it if that was the last."""
    n = np.int64(state["deck_n"]) - 1
    state["deck_n"] = n
    card = np.int64(state["deck"][n])
    if n == 0:
        refill_deck(state)
    return card


@kernel
def market_is_flooded(state, rules):
    """Tell whether some card lies face-up too often (D6: wilds, M3: passengers)."""
    market = state["market"]
    for card in range(rules["colours"], CARD_KINDS):
        limit = rules["market_limit"][card]
        if limit > 0:
            seen = 0
            for slot in range(rules["market_size"]):
                seen += market[slot] == card
            if seen >= limit:
                return True
    return False


@kernel
def open_market(state, rules):
    """Turn up a whole market."""
    for slot in range(rules["market_size"]):
        state["market"][slot] = draw(state)


@kernel
def clear_flooded_market(state, rules):
    """Replace the market while it is flooded, three times at the most (D6, M3)."""
    state["market_clearings"] = 0
    for _ in range(MARKET_CLEARINGS):
        if not market_is_flooded(state, rules):
            return
        for slot in range(rules["market_size"]):
            state["discard"][state["market"][slot]] += 1
        refill_deck(state)
        open_market(state, rules)
        state["market_clearings"] += 1


@kernel
def take_face_up(state, rules, slot):
    """Move a face-up card into the hand of the seat to move and replace it (D2)."""
    card = np.int64(state["market"][slot])
    state["hand"][state["seat"], card] += 1
    new = draw(state)
    state["market"][slot] = new
    # Another card can't flood the market, unless it was left flooded the last time.
    if rules["market_limit"][new] > 0 or state["market_clearings"] == MARKET_CLEARINGS:
        clear_flooded_market(state, rules)
    else:
        state["market_clearings"] = 0
    return card
