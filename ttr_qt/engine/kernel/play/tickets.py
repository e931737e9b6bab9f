"""Ticket piles, offers and the tickets that are done at once (T1, T2, G1, G2, F4-F9)."""

import numpy as np

from ttr_qt.engine.kernel.chance import shuffle
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    DISCARDED,
    FIRST,
    IN_PILE,
    MAX_OFFER,
    MAX_TICKETS,
    NONE,
    PHASE_OVER,
    SHOWN,
)
from ttr_qt.engine.kernel.networks.network import crosses, network_of, ticket_is_done, tracks_of


@kernel
def draw_ticket(state, pile):
    """Take the top ticket off a pile that is not empty."""
    top = np.int64(state["pile_top"][pile])
    state["pile_top"][pile] = top + 1 if top + 1 < MAX_TICKETS else 0
    state["pile_n"][pile] -= 1
    return np.int64(state["pile"][pile, top])


@kernel
def put_under(state, pile, ticket):
    """Lay a ticket face down under a pile."""
    end = np.int64(state["pile_top"][pile]) + np.int64(state["pile_n"][pile])
    state["pile"][pile, end if end < MAX_TICKETS else end - MAX_TICKETS] = ticket
    state["pile_n"][pile] += 1


@kernel
def reshuffle_pile(state, pile):
    """Shuffle the tickets of a pile."""
    n = np.int64(state["pile_n"][pile])
    loose = np.empty(MAX_TICKETS, np.int8)
    for i in range(n):
        loose[i] = draw_ticket(state, pile)
    shuffle(state, loose, n)
    for i in range(n):
        put_under(state, pile, np.int64(loose[i]))


@kernel
def offer_tickets(state, seat, first, second):
    """Show ``seat`` so many tickets of the first and the second pile."""
    n = 0
    for pile in range(2):
        for _ in range(first if pile == 0 else second):
            state["offer"][seat, n] = draw_ticket(state, pile)
            n += 1
    state["offer_n"][seat] = n


@kernel
def keep_tickets(state, board, seat, kept):
    """Give ``seat`` the offered tickets in the bit set ``kept``, return the others (T2)."""
    n = np.int64(state["offer_n"][seat])
    loose = np.empty(MAX_OFFER, np.int8)
    returned = np.int64(0)
    for i in range(n):
        ticket = state["offer"][seat, i]
        if (kept >> i) & 1:
            state["ticket_at"][ticket] = seat
        else:
            loose[returned] = ticket
            returned += 1
        state["offer"][seat, i] = NONE
    state["offer_n"][seat] = 0
    shuffle(state, loose, returned)
    for i in range(returned):
        ticket = np.int64(loose[i])
        put_under(state, np.int64(board["pile_of"][ticket]), ticket)


@kernel
def refill_pile(state, board):
    """If the tickets have run out, shuffle the discarded ones into a new pile (F8)."""
    if state["pile_n"][0] > 0:
        return
    for ticket in range(np.int64(board["tickets"])):
        if state["ticket_at"][ticket] == DISCARDED:
            state["ticket_at"][ticket] = IN_PILE
            put_under(state, FIRST, ticket)
    reshuffle_pile(state, FIRST)


@kernel
def give_ticket(state, board, seat):
    """Draw one ticket into the hand of ``seat``, if there is any."""
    if state["pile_n"][0] > 0:
        state["ticket_at"][draw_ticket(state, FIRST)] = seat
        refill_pile(state, board)


@kernel
def settle_tickets(state, rules, board):
    """Show the tickets the seat to move has done, replace them, and count the crossing (F4-F6)."""
    seat = np.int64(state["seat"])
    goal = rules["tickets_to_win"]
    tracks, n = tracks_of(state, board, seat)
    roots = network_of(tracks, n, np.int64(board["places"]))
    again = True
    while again and state["done"][seat] < goal:
        again = False
        for ticket in range(np.int64(board["tickets"])):
            if state["ticket_at"][ticket] == seat and ticket_is_done(board, roots, ticket):
                state["ticket_at"][ticket] = SHOWN + seat
                state["done"][seat] += 1
                if state["done"][seat] < goal:
                    give_ticket(state, board, seat)
                again = True
                break
    if (
        rules["crossing_bonus"]
        and not state["crossed"][seat]
        and state["done"][seat] < goal
        and crosses(board, roots)
    ):
        state["crossed"][seat] = 1
        state["done"][seat] += 1
    if state["done"][seat] >= goal:
        state["phase"] = PHASE_OVER


@kernel
def swap_tickets(state, rules, board):
    """Put the tickets of the seat to move away for new ones (F2, F8)."""
    seat = np.int64(state["seat"])
    put_away = np.empty(MAX_TICKETS, np.int8)
    n = 0
    for ticket in range(np.int64(board["tickets"])):
        if state["ticket_at"][ticket] == seat:
            # Neither in hand nor among the discards while the new ones are drawn.
            state["ticket_at"][ticket] = IN_PILE
            put_away[n] = ticket
            n += 1
    for _ in range(rules["tickets_dealt"]):
        give_ticket(state, board, seat)
    for i in range(n):
        state["ticket_at"][put_away[i]] = DISCARDED
    refill_pile(state, board)
