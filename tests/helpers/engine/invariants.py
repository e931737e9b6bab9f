"""A kernel that looks for contradictions in a record, so that many thousand games can be watched.

The counts are taken from the record alone, not by the functions that keep it in order.
"""

from typing import Any

import numpy as np

from ttr_qt.engine.kernel.bits import popcount
from ttr_qt.engine.kernel.chance import advance
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CARD_KINDS,
    DISCARDED,
    MAX_ACTIONS,
    MAX_PASSENGERS,
    MAX_ROUTES,
    MAX_TICKETS,
    NONE,
    PHASE_OVER,
    SHOWN,
)
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.legal import count_actions, list_actions
from ttr_qt.engine.kernel.play.playout import random_action
from ttr_qt.engine.kernel.play.setup import new_game

FAULTS = {
    1: "cards were made or lost",
    2: "a card count is below zero",
    3: "the market is not full",
    4: "the deck is empty although there are discards",
    5: "pieces and claimed spaces don't add up",
    6: "the score differs from a recount",
    7: "a ticket is in two places or in none",
    8: "routes are open, barred or counted wrongly",
    9: "parallel tracks have one owner, or are claimed although closed",
    10: "goods or passengers don't add up",
    11: "goods cards don't add up",
    12: "there is no legal action, or too many",
    13: "counted and listed actions differ",
    14: "a seat or phase does not exist",
    15: "the game does not end",
}
MOST_ACTIONS_PER_GAME = 20_000


@kernel
def card_fault(state: Any, rules: Any) -> Any:
    """Return 1-4 for a fault among the cards."""
    missing = np.zeros(CARD_KINDS, np.int64)
    for i in range(rules["deck_n"]):
        missing[rules["deck"][i]] += 1
    for i in range(state["deck_n"]):
        missing[state["deck"][i]] -= 1
    for slot in range(rules["market_size"]):
        if state["market"][slot] == NONE:
            return 3
        missing[state["market"][slot]] -= 1
    discards = 0
    for card in range(CARD_KINDS):
        discards += state["discard"][card]
        missing[card] -= state["discard"][card]
        if state["discard"][card] < 0:
            return 2
        for seat in range(state["players"]):
            missing[card] -= state["hand"][seat, card]
            if state["hand"][seat, card] < 0:
                return 2
        if missing[card] != 0:
            return 1
    if state["deck_n"] == 0 and discards > 0:
        return 4
    return 0


@kernel
def seat_fault(state: Any, rules: Any, board: Any, seat: Any) -> Any:
    """Return 5, 6 or 10 for a fault in what a seat has on the board."""
    spaces = 0
    points = 0
    for route in range(board["routes"]):
        if state["owner"][route] == seat:
            spaces += board["length"][route]
            points += rules["points"][board["length"][route]]
    if spaces + state["pieces"][seat] != rules["pieces"] or state["pieces"][seat] < 0:
        return 5
    for value in range(state["goods"].shape[1]):
        points += value * state["goods"][seat, value]
    if seat == state["seat"]:
        points -= state["journey_points"]
    if points != state["score"][seat]:
        return 6
    standing = 0
    for i in range(MAX_PASSENGERS):
        place = state["passenger"][seat, i]
        if place != NONE:
            standing += 1
            if board["abroad"][place]:
                return 10
    if standing + state["unused"][seat] > rules["passengers"]:
        return 10
    return 0


@kernel
def ticket_fault(state: Any, board: Any) -> Any:
    """Return 7 if some ticket is not in exactly one place."""
    seen = np.zeros(MAX_TICKETS, np.int64)
    for pile in range(2):
        for i in range(state["pile_n"][pile]):
            seen[state["pile"][pile, (state["pile_top"][pile] + i) % MAX_TICKETS]] += 1
    for seat in range(state["players"]):
        for i in range(state["offer_n"][seat]):
            seen[state["offer"][seat, i]] += 1
    for ticket in range(board["tickets"]):
        at = state["ticket_at"][ticket]
        if 0 <= at < state["players"] or at >= SHOWN or at == DISCARDED:
            seen[ticket] += 1
        if seen[ticket] != 1:
            return 7
    return 0


@kernel
def pairs_of(board: Any) -> Any:
    """Return for each route the first one between the same two places."""
    pairs = np.empty(MAX_ROUTES, np.int64)
    for route in range(board["routes"]):
        for other in range(route + 1):
            a, b = board["a"][other], board["b"][other]
            if (a == board["a"][route] and b == board["b"][route]) or (
                a == board["b"][route] and b == board["a"][route]
            ):
                pairs[route] = other
                break
    return pairs


@kernel
def route_fault(state: Any, rules: Any, board: Any, pairs: Any) -> Any:
    """Return 8 or 9 if routes are not open to just those who may claim them."""
    players = np.int64(state["players"])
    closes = players <= rules["parallels_closed_up_to"]
    taken = np.zeros(MAX_ROUTES, np.int64)
    for route in range(board["routes"]):
        taken[pairs[route]] += state["owner"][route] != NONE
        if closes and taken[pairs[route]] > 1:
            return 9
    for seat in range(players):
        mine = np.zeros(MAX_ROUTES, np.int64)
        free = np.zeros((9, 8), np.int64)
        for route in range(board["routes"]):
            mine[pairs[route]] += state["owner"][route] == seat
            if mine[pairs[route]] > 1:
                return 9
        for route in range(board["routes"]):
            shut = mine[pairs[route]] > 0 or (closes and taken[pairs[route]] > 0)
            if state["owner"][route] == NONE and not shut:
                free[board["colour"][route], board["length"][route]] += 1
        for colour in range(9):
            for length in range(1, 8):
                kept = (state["free"][seat, colour] >> np.uint64(8 * (length - 1))) & np.uint64(255)
                words = np.int64(0)
                for word in range(2):
                    words += popcount(
                        state["open"][word]
                        & ~state["barred"][seat, word]
                        & board["routes_of"][colour, length, word]
                    )
                if np.int64(kept) != free[colour, length] or words != free[colour, length]:
                    return 8
    return 0


@kernel
def goods_fault(state: Any, rules: Any, board: Any) -> Any:
    """Return 10 or 11 if goods tokens or goods cards don't add up."""
    players = np.int64(state["players"])
    missing = np.zeros(state["goods"].shape[1], np.int64)
    for place in range(board["places"]):
        for i in range(state["goods_taken"][place]):
            missing[board["goods"][place, i]] += 1
    for value in range(len(missing)):
        for seat in range(players):
            missing[value] -= state["goods"][seat, value]
        if missing[value] != 0:
            return 10
    cards = np.int64(state["goods_cards_left"])
    for seat in range(players):
        cards += state["goods_cards"][seat]
    return 11 if cards != rules["goods_cards"] else 0


@kernel
def fault_in(state: Any, rules: Any, board: Any) -> Any:
    """Return the number of the first fault found, 0 for none."""
    players = np.int64(state["players"])
    if not 0 <= state["seat"] < players or not 0 <= state["phase"] <= PHASE_OVER:
        return 14
    fault = card_fault(state, rules)
    if fault == 0:
        fault = ticket_fault(state, board)
    if fault == 0:
        fault = goods_fault(state, rules, board)
    for seat in range(players):
        if fault == 0:
            fault = seat_fault(state, rules, board, seat)
    return fault


@kernel
def watch_games(state: Any, rules: Any, board: Any, players: Any, games: Any, seed: Any) -> Any:
    """Play random games in ``state`` and look for faults after every action.

    The dear checks (routes, the list of actions) run on every tenth action. Return the number of
    a fault, the game and the action in which it showed, and how many actions were played.
    """
    codes = np.empty(MAX_ACTIONS, np.int64)
    pairs = pairs_of(board)
    word = np.uint64(seed)
    played = 0
    for game in range(games):
        word = advance(word)
        new_game(state, rules, board, players, game % players, word)
        actions = 0
        while state["phase"] != PHASE_OVER:
            fault = fault_in(state, rules, board)
            if fault == 0 and actions % 10 == game % 10:
                fault = route_fault(state, rules, board, pairs)
                ways = count_actions(state, rules, board)
                if not 0 < ways < MAX_ACTIONS:
                    fault = 12
                elif fault == 0 and list_actions(state, rules, board, codes) != ways:
                    fault = 13
            if actions == MOST_ACTIONS_PER_GAME:
                fault = 15
            if fault != 0:
                return fault, game, actions, played
            code, word = random_action(state, rules, board, word)
            apply(state, rules, board, code)
            actions += 1
        fault = fault_in(state, rules, board)
        if fault != 0:
            return fault, game, actions, played
        played += actions
    return 0, games, 0, played
