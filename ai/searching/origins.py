"""From which deck the cards came that others have paid, where several are possible."""

import numpy as np

from ai.jit import entry
from ai.searching.worlds import MAX_GENERATIONS, MAX_VARIANTS
from ttr_qt.engine.kernel.chance import advance, scramble
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import CARD_KINDS, MAX_PLAYERS

_S11 = np.uint64(11)
_MANY = np.uint64(0xFFFFFF)
_UNIT = 1.0 / 9007199254740992.0  # of 53 bits


@kernel
def fraction(word):
    """Return a random number from 0 to below 1 made of ``word``."""
    return np.float64(scramble(word) >> _S11) * _UNIT


@kernel
def chance_of(hidden, used, drawn, payer, card, generation):
    """Return how likely, up to a factor, a card of this kind in this hand is of a generation."""
    cards = np.int64(0)
    for kind in range(CARD_KINDS):
        cards += hidden[generation, kind]
    if cards == 0:
        return 0.0
    slots = np.int64(drawn[generation]) - np.int64(used[generation, payer])
    return np.float64(hidden[generation, card]) * np.float64(max(slots, 0)) / cards


@kernel
def settle_payment(hidden, used, drawn, payer, card, generations, share):
    """Say by chance of which generation a card paid was; return how likely it was to be paid.

    ``share``, from 0 to 1, is the chance.
    """
    total = 0.0
    for generation in range(generations):
        total += chance_of(hidden, used, drawn, payer, card, generation)
    left = share * total
    for generation in range(generations):
        likely = chance_of(hidden, used, drawn, payer, card, generation)
        if 0.0 < likely and left < likely:
            hidden[generation, card] -= 1
            used[generation, payer] += 1
            return total
        left -= likely
    return 0.0


@kernel
def is_uneven(weights):
    """Tell whether a few of the weights outweigh the others."""
    total = 0.0
    squares = 0.0
    for weight in weights:
        total += weight
        squares += weight * weight
    return total * total < 0.5 * len(weights) * squares


@kernel
def copy_variant(hidden, used, source, to_hidden, to_used, target):
    """Copy one variant to another place."""
    for generation in range(MAX_GENERATIONS):
        for card in range(CARD_KINDS):
            to_hidden[target, generation, card] = hidden[source, generation, card]
        for seat in range(MAX_PLAYERS):
            to_used[target, generation, seat] = used[source, generation, seat]


@kernel
def resample(hidden, used, weights, share):
    """Replace variants by copies of others, so that all have the same weight again."""
    total = 0.0
    for weight in weights:
        total += weight
    new_hidden = np.empty_like(hidden)
    new_used = np.empty_like(used)
    source = np.int64(0)
    reached = weights[0]
    for variant in range(MAX_VARIANTS):
        target = (variant + share) * total / MAX_VARIANTS
        while reached <= target and source < MAX_VARIANTS - 1:
            source += 1
            reached += weights[source]
        copy_variant(hidden, used, source, new_hidden, new_used, variant)
    for variant in range(MAX_VARIANTS):
        copy_variant(new_hidden, new_used, variant, hidden, used, variant)
        weights[variant] = 1.0


@entry
def spread_payments(payers, cards, drawn, hidden, unseen, known, generations, seed):
    """Write variants of who holds how many cards of which generation to ``known``.

    For each card paid that may be of several generations there is the payer, the card, and how
    many cards of each generation had come to it by then. ``hidden`` and ``unseen`` are as in
    ``known``, as if none of them had been paid. Return whether any variant was found.

    Each payment counts as if it had been picked blindly from the unseen cards of the hand: it
    tells about itself, and about the rest of the hand only what follows from that.
    """
    all_hidden = np.zeros((MAX_VARIANTS, MAX_GENERATIONS, CARD_KINDS), np.int8)
    used = np.zeros((MAX_VARIANTS, MAX_GENERATIONS, MAX_PLAYERS), np.int8)
    weights = np.ones(MAX_VARIANTS)
    for variant in range(MAX_VARIANTS):
        for generation in range(generations):
            for card in range(CARD_KINDS):
                all_hidden[variant, generation, card] = hidden[generation, card]
    word = np.uint64(seed)
    for i in range(len(payers)):
        best = 0.0
        word = advance(word)
        turn = np.int64(scramble(word) & _MANY)
        step = turn >> 6 | 1
        for variant in range(MAX_VARIANTS):
            # Each takes a part of its own of all that may happen, never in the same order.
            word = advance(word)
            share = ((variant * step + turn) % MAX_VARIANTS + fraction(word)) / MAX_VARIANTS
            weights[variant] *= settle_payment(
                all_hidden[variant],
                used[variant],
                drawn[i],
                payers[i],
                cards[i],
                generations,
                share,
            )
            best = max(best, weights[variant])
        if best == 0.0:
            return False
        for variant in range(MAX_VARIANTS):
            weights[variant] /= best
        if i == len(payers) - 1 or is_uneven(weights):
            word = advance(word)
            resample(all_hidden, used, weights, fraction(word))
    known["variants"] = MAX_VARIANTS
    known["generations"] = generations
    for variant in range(MAX_VARIANTS):
        for generation in range(generations):
            for card in range(CARD_KINDS):
                known["hidden"][variant, generation, card] = all_hidden[variant, generation, card]
            for seat in range(MAX_PLAYERS):
                left = unseen[generation, seat] - used[variant, generation, seat]
                known["unseen"][variant, generation, seat] = left
    return True
