"""The child: takes the cards it likes, builds what it can pay, and thinks of its tickets at times.

It stands for a child of six or seven in games against the easiest opponents.
"""

import numpy as np

from ai.planning.desk import TRIAL
from ai.planning.greedy import is_time_to_swap
from ai.planning.slips import even
from ai.sparring.builder import small_step
from ai.sparring.claiming import last_claim, planned_claim
from ai.sparring.design import design, open_tickets
from ai.sparring.drawing import draw_card
from ai.sparring.jit import entry
from ai.sparring.manner import manner
from ttr_qt.engine.kernel.chance import advance
from ttr_qt.engine.kernel.codes import make
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CARD_KINDS,
    DECK,
    MAX_COLOURS,
    PHASE_SECOND,
    PHASE_TURN,
    SWAP,
    TAKE,
    WILD,
)
from ttr_qt.engine.kernel.play.claims import count_claims, nth_claim
from ttr_qt.engine.kernel.play.legal import count_draws, may_take, nth_action

_MANNER = manner(keep_gain=0.5, keep_spaces=1.0, long_share=0.0)
_FOLLOWED = 0.7
"""How often it builds for its tickets where it can."""
_TEMPTED = 0.2
"""How often it builds anything that it can pay instead."""
_FAVOURITE = 0.4
"""How often it takes a card just because of its colour."""


@kernel
def liked_card(state, rules, word):
    """Return the draw of a wild or of the favourite colour if one lies there, else of the deck."""
    favourite = np.int64(even(word) * MAX_COLOURS)
    best = DECK
    for slot in range(np.int64(rules["market_size"])):
        if may_take(state, slot):
            if state["market"][slot] == WILD:
                return make(TAKE, slot)
            if state["market"][slot] == favourite:
                best = make(TAKE, slot)
    return best


@kernel
def play_as_child(state, rules, board, desk, word):
    """Return a child's action, and the next word of its generator."""
    phase = state["phase"]
    if phase != PHASE_TURN and phase != PHASE_SECOND:
        return small_step(state, rules, board, desk, _MANNER), word
    design(state, rules, board, desk, _MANNER)
    if phase == PHASE_TURN:
        word = advance(word)
        if even(word) < _FOLLOWED:
            code = planned_claim(state, rules, board, desk, True)
            if code >= 0:
                return code, word
        if rules["instant_tickets"] and open_tickets(desk) == 0 and is_time_to_swap(state):
            return SWAP, word
        claims = count_claims(state, rules)
        word = advance(word)
        if claims > 0 and even(word) < _TEMPTED:
            word = advance(word)
            return nth_claim(state, rules, board, np.int64(even(word) * claims)), word
    if count_draws(state, rules) > 0:
        word = advance(word)
        if even(word) < _FAVOURITE:
            word = advance(word)
            return liked_card(state, rules, word), word
        demand = np.zeros(CARD_KINDS, np.int64)
        for card in range(CARD_KINDS):
            demand[card] = desk["demand"][TRIAL, card]
        return draw_card(state, rules, board, desk["wanted"][TRIAL], demand), word
    code, _ = last_claim(state, rules, board, desk)
    return (code if code >= 0 else nth_action(state, rules, board, np.int64(0))), word


@entry
def play_childlike(state, rules, board, desk, seed):
    """Return the action of a child; the same for the same seed."""
    code, _ = play_as_child(state, rules, board, desk, np.uint64(seed))
    return code
