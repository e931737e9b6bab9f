"""Setting a game up (C5)."""

import numpy as np

from ttr_qt.engine.kernel.chance import scramble, shuffle
from ttr_qt.engine.kernel.jit import entry, kernel
from ttr_qt.engine.kernel.layout import (
    IN_PILE,
    MAX_MARKET,
    MAX_OFFER,
    MAX_PASSENGERS,
    MAX_PLAYERS,
    MAX_ROUTES,
    MAX_TICKETS,
    NONE,
    PHASE_KEEP,
    PHASE_MIX,
    PHASE_TURN,
)
from ttr_qt.engine.kernel.play.cards import clear_flooded_market, draw, open_market
from ttr_qt.engine.kernel.play.claims import free_all_routes
from ttr_qt.engine.kernel.play.tickets import give_ticket, offer_tickets, put_under, reshuffle_pile


@kernel
def clear_table(state, board):
    """Take everything off the table; nothing is dealt yet."""
    state["phase"] = PHASE_TURN
    state["setting_up"] = 0
    state["turn"] = 0
    state["last_turns"] = NONE
    state["passes"] = 0
    state["forced_swaps"] = 0
    state["claimed"] = NONE
    state["start"] = NONE
    state["at"] = NONE
    state["journey_points"] = 0
    state["deck_n"] = 0
    for word in range(2):
        state["travelled"][word] = 0
        state["pile_top"][word] = 0
        state["pile_n"][word] = 0
    for slot in range(MAX_MARKET):
        state["market"][slot] = NONE
    for ticket in range(MAX_TICKETS):
        state["ticket_at"][ticket] = IN_PILE
        for pile in range(2):
            state["pile"][pile, ticket] = NONE
    for route in range(MAX_ROUTES):
        state["owner"][route] = NONE
    for i in range(len(state["deck"])):
        state["deck"][i] = NONE
    for i in range(len(state["goods_taken"])):
        state["goods_taken"][i] = 0
    for card in range(len(state["discard"])):
        state["discard"][card] = 0
        for seat in range(MAX_PLAYERS):
            state["hand"][seat, card] = 0
    for seat in range(MAX_PLAYERS):
        clear_seat(state, seat)
    free_all_routes(state, board)


@kernel
def clear_seat(state, seat):
    """Give ``seat`` nothing at all."""
    state["score"][seat] = 0
    state["pieces"][seat] = 0
    state["offer_n"][seat] = 0
    state["chosen"][seat] = 0
    state["done"][seat] = 0
    state["crossed"][seat] = 0
    state["unused"][seat] = 0
    state["goods_cards"][seat] = 0
    for i in range(MAX_OFFER):
        state["offer"][seat, i] = NONE
    for i in range(MAX_PASSENGERS):
        state["passenger"][seat, i] = NONE
    for value in range(state["goods"].shape[1]):
        state["goods"][seat, value] = 0


@entry
def new_game(state, rules, board, players, first, seed):
    """Set ``state`` up for ``players``, of whom ``first`` begins."""
    clear_table(state, board)
    state["rng"] = scramble(seed)
    state["players"] = players
    state["first"] = first
    state["seat"] = first
    state["goods_cards_left"] = rules["goods_cards"]
    for seat in range(players):
        state["pieces"][seat] = rules["pieces"]
        state["unused"][seat] = rules["passengers"]
    deal_cards(state, rules)
    deal_tickets(state, rules, board)


@kernel
def deal_cards(state, rules):
    """Shuffle the cards, deal the hands and open the market."""
    n = np.int64(rules["deck_n"])
    for i in range(n):
        state["deck"][i] = rules["deck"][i]
    state["deck_n"] = n
    shuffle(state, state["deck"], n)
    for _ in range(rules["cards_dealt"]):
        for i in range(state["players"]):
            seat = (state["first"] + i) % state["players"]
            state["hand"][seat, draw(state)] += 1
    open_market(state, rules)
    clear_flooded_market(state, rules)


@kernel
def deal_tickets(state, rules, board):
    """Shuffle the tickets and deal them, or let the seats announce their mix (G1)."""
    for ticket in range(np.int64(board["tickets"])):
        put_under(state, np.int64(board["pile_of"][ticket]), ticket)
    for pile in range(np.int64(rules["piles"])):
        reshuffle_pile(state, pile)
    if rules["piles"] > 1:
        state["setting_up"] = 1
        state["phase"] = PHASE_MIX
        return
    players = np.int64(state["players"])
    for i in range(players):
        seat = (np.int64(state["first"]) + i) % players
        if rules["instant_tickets"]:
            for _ in range(rules["tickets_dealt"]):
                give_ticket(state, board, seat)
        else:
            offer_tickets(state, seat, np.int64(rules["tickets_dealt"]), np.int64(0))
    if not rules["instant_tickets"]:
        state["setting_up"] = 1
        state["phase"] = PHASE_KEEP
