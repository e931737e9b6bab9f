"""Whole games between policies inside kernels, for tuning: thousands a second."""

from typing import Final

import numpy as np

from ai.planning.desk import BLOCKING, clear_desk, note_action
from ai.planning.greedy import build_tickets
from ai.planning.planner import choose_loosely
from ai.planning.racer import race
from ai.sparring.builder import play_as_builder
from ai.sparring.child import play_as_child
from ai.sparring.jit import entry
from ai.sparring.manner import MANNERS
from ai.sparring.rusher import rush
from ttr_qt.engine.kernel.bits import has
from ttr_qt.engine.kernel.chance import advance
from ttr_qt.engine.kernel.codes import kind_of, long_wilds_of, subject_of, wilds_of
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CLAIM,
    JOURNEY,
    MAX_PLAYERS,
    PHASE_OVER,
    PHASE_TURN,
    TAKE,
    TICKETS,
    WILD,
)
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.playout import random_action
from ttr_qt.engine.kernel.play.scoring import score_game
from ttr_qt.engine.kernel.play.setup import new_game

RANDOM, GREEDY, RACER, PLANNER = 0, 1, 2, 3
BUILDER, COLLECTOR, BLOCKER, RUSHER, CHILD = 4, 5, 6, 7, 8
TRAITS: Final = (
    "first claim",  # in which own turn
    "claims",
    "claimed spaces",
    "ticket draws",  # turns spent on them
    "tickets done",
    "wilds taken",  # face-up
    "wilds spent",
    "blocks",  # claims that the plan did not want between two places where a rival has tracks
    "journeys",
    "carts",  # claims of routes with a cart
    "turns",
)
"""What is counted of a player's way of playing, in one game."""
(
    FIRST_CLAIM,
    CLAIMS,
    CLAIMED_SPACES,
    TICKET_DRAWS,
    TICKETS_DONE,
    WILDS_TAKEN,
    WILDS_SPENT,
    BLOCKS,
    JOURNEYS,
    CARTS,
    TURNS,
) = range(len(TRAITS))
_TRAITS_N = len(TRAITS)
_MOST_ACTIONS = 2000
"""How many actions a game may have; after that it is scored as it stands. Odd weights must not stop
the tuning."""


@kernel
def act(state, rules, board, desk, kind, weights, looseness, word):
    """Return the action of a kind of policy, and the next word of its generator."""
    if kind == PLANNER:
        return choose_loosely(state, rules, board, weights, desk, looseness, word)
    if kind == RACER:
        return race(state, rules, board), word
    if kind == GREEDY:
        return build_tickets(state, rules, board, desk), word
    if kind == RUSHER:
        return rush(state, rules, board, desk), word
    if kind == CHILD:
        return play_as_child(state, rules, board, desk, word)
    if kind >= BUILDER:
        manner = MANNERS[kind - BUILDER]
        return play_as_builder(state, rules, board, desk, manner), word
    return random_action(state, rules, board, word)


@kernel
def note_trait(state, board, desk, code, traits):
    """Add what an action of the seat to move tells about its way of playing to ``traits``."""
    kind = kind_of(code)
    seat = np.int64(state["seat"])
    if kind == CLAIM:
        route = subject_of(code)
        if traits[CLAIMS] == 0.0:
            traits[FIRST_CLAIM] = traits[TURNS] + 1.0
        traits[CLAIMS] += 1.0
        traits[CLAIMED_SPACES] += board["length"][route]
        planned = desk["known"][seat] and has(desk["wanted"][seat], route)
        traits[BLOCKS] += desk["ties"][seat, route] & BLOCKING != 0 and not planned
        traits[CARTS] += board["cart"][route]
        traits[WILDS_SPENT] += wilds_of(code) + long_wilds_of(code)
    elif kind == TICKETS and state["phase"] == PHASE_TURN:
        traits[TICKET_DRAWS] += 1.0
    elif kind == TAKE:
        traits[WILDS_TAKEN] += state["market"][subject_of(code)] == WILD
    elif kind == JOURNEY and state["phase"] == PHASE_TURN:
        traits[JOURNEYS] += 1.0
    traits[TURNS] += state["phase"] == PHASE_TURN


@entry
def play_deals(
    state, rules, board, desk, result, kinds, weights, looseness, deals, seed, wins, totals, traits
):
    """Play each deal once with every rotation of the seats.

    ``kinds``, the rows of ``weights`` and the planners' ``looseness`` belong to the players; their
    ``wins`` (shared ones in parts), ``totals`` and ``traits`` are added up. Return how many actions
    were played.
    """
    players = np.int64(len(kinds))
    word = np.uint64(seed)
    actions = 0
    noted = np.zeros((MAX_PLAYERS, _TRAITS_N), np.float64)
    for _ in range(deals):
        word = advance(word)
        deal = word
        for turned in range(players):
            new_game(state, rules, board, players, np.int64(0), deal)
            clear_desk(state, board, desk)
            chance = advance(deal)
            plies = 0
            noted[:] = 0.0
            while state["phase"] != PHASE_OVER and plies < _MOST_ACTIONS:
                plies += 1
                seat = np.int64(state["seat"])
                player = (seat + turned) % players
                code, chance = act(
                    state,
                    rules,
                    board,
                    desk,
                    kinds[player],
                    weights[player],
                    looseness[player],
                    chance,
                )
                note_trait(state, board, desk, code, noted[player])
                apply(state, rules, board, code)
                note_action(state, rules, board, desk, seat, code)
            actions += plies
            score_game(state, rules, board, result)
            winners = 0
            for seat in range(players):
                winners += result["place"][seat] == 1
            for seat in range(players):
                player = (seat + turned) % players
                totals[player] += result["total"][seat]
                noted[player, TICKETS_DONE] = result["tickets_done"][seat]
                if result["place"][seat] == 1:
                    wins[player] += 1.0 / winners
            for player in range(players):
                for trait in range(_TRAITS_N):
                    traits[player, trait] += noted[player, trait]
    return actions
