"""Dealing worlds: whole games that could be the true one, given all that a seat has seen.

A search copies the record of its observation and lets `deal_hidden` fill in what is blank
there: the hands of others, the deck, their tickets, the piles and the chance to come.

Cards that came to others unseen are told apart by the deck they came from, their generation:
whenever the discards become the deck, everybody can tell what is in all hands together. A card
paid may be of one generation or another; so there are several variants of who still holds how
many of which, equally likely, and each world takes one of them.
"""

from typing import Final

import numpy as np

from ai.jit import entry
from ttr_qt.engine.kernel.bits import popcount
from ttr_qt.engine.kernel.chance import advance, below, scramble, shuffle
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    CARD_KINDS,
    IN_PILE,
    MAX_PLAYERS,
    MAX_TICKETS,
    NONE,
    PHASE_KEEP,
    UNKNOWN,
)
from ttr_qt.engine.kernel.networks.network import network_of, ticket_is_done, tracks_of

MAX_GENERATIONS: Final = 8
MAX_VARIANTS: Final = 64
MAX_SETS: Final = 256
"""Arrangements of the hidden tickets that are drawn for a decision."""
OFFERED: Final = 16
"""Plus the seat, as the place of a slip: among the tickets it may choose from."""

KNOWLEDGE: Final = np.dtype(
    [
        # Where tickets may be that this seat gave back and has not seen since: for each, the
        # slips that it may be, with the chance of these and all slips before.
        ("spot_chance", np.float32, (MAX_TICKETS, MAX_TICKETS)),
        # How likely a seat is to hold each ticket, if it drew it in the set-up and later, as times
        # the likeliest; and arrangements drawn by that: the ticket of each slip. Nothing before
        # `ai.searching.beliefs.believe`.
        ("likely", np.float32, (2, MAX_PLAYERS, MAX_TICKETS)),
        ("sets", np.int8, (MAX_SETS, MAX_TICKETS)),
        ("sets_n", np.int16),
        ("spot_slip", np.int8, (MAX_TICKETS, MAX_TICKETS)),
        ("spots", np.int8, MAX_TICKETS),
        # Tickets given back together are a group from ``traced_first`` on: any of them may be
        # any of the group. ``spot_of`` is an index into them; fewest spots come first.
        ("spot_of", np.int8, MAX_TICKETS),
        ("traced_ticket", np.int8, MAX_TICKETS),
        ("traced_first", np.int8, MAX_TICKETS),
        ("traced", np.int8),
        ("seat", np.int8),  # whose knowledge this is
        # Cards that others certainly hold, and by variant and generation the cards that came
        # unseen to them (or lie in the deck: the last generation) and how many each has of them.
        ("sure", np.int8, (MAX_PLAYERS, CARD_KINDS)),
        ("variants", np.int8),
        ("generations", np.int8),
        ("hidden", np.int8, (MAX_VARIANTS, MAX_GENERATIONS, CARD_KINDS)),
        ("unseen", np.int8, (MAX_VARIANTS, MAX_GENERATIONS, MAX_PLAYERS)),
        # Slips are tickets with their face down. Each has a place: a seat that holds it, a seat
        # it is offered to, the discards, or the pile; those of a pile are listed top first.
        ("slips", np.int8),
        ("slip_place", np.int8, MAX_TICKETS),
        ("slip_pile", np.int8, MAX_TICKETS),
        ("slip_late", np.int8, MAX_TICKETS),  # kept after the set-up, from an offer
        # Tickets a seat can't hold, for they are done and would have been shown (F4).
        ("ruled_out", np.int8, (MAX_PLAYERS, MAX_TICKETS)),
    ]
)
"""What a seat can be certain of beyond its blanked record; see `ai.deduction.knowledge`."""

_TRIES: Final = 50
_SHARES: Final = np.int64(1 << 24)
"""As many as a number of 32 bits can tell apart."""


@kernel
def deal_cards(world, known):
    """Fill the hands of others and the deck."""
    hand = world["hand"]
    deck = world["deck"]
    players = np.int64(world["players"])
    for other in range(players):
        if other != known["seat"]:
            hand[other, UNKNOWN] = 0
            for card in range(CARD_KINDS):
                hand[other, card] = known["sure"][other, card]
    variant = np.int64(0)
    if known["variants"] > 1:
        variant = below(world, np.int64(known["variants"]))
    for generation in range(np.int64(known["generations"])):
        n = np.int64(0)
        for card in range(CARD_KINDS):
            for _ in range(known["hidden"][variant, generation, card]):
                deck[n] = card
                n += 1
        shuffle(world, deck, n)
        for other in range(players):
            for _ in range(known["unseen"][variant, generation, other]):
                n -= 1
                hand[other, deck[n]] += 1
                deck[n] = NONE


@entry
def rule_out_done(view, known, board):
    """Note which tickets others can't hold where tickets are shown as soon as they are done."""
    for other in range(np.int64(view["players"])):
        if other != known["seat"]:
            tracks, n = tracks_of(view, board, other)
            roots = network_of(tracks, n, np.int64(board["places"]))
            for ticket in range(np.int64(board["tickets"])):
                known["ruled_out"][other, ticket] = ticket_is_done(board, roots, ticket)


@kernel
def may_be(known, slip, ticket):
    """Tell whether a slip may be a ticket, by who holds it."""
    place = np.int64(known["slip_place"][slip])
    return place < 0 or place >= OFFERED or known["ruled_out"][place, ticket] == 0


@kernel
def share_of_chance(world):
    """Return a random number from 0 up to 1."""
    return np.float32(below(world, _SHARES)) / np.float32(_SHARES)


@kernel
def pick_ticket(world, known, slip, loose, n):
    """Return which of the first ``n`` tickets of ``loose`` a slip in a hand is."""
    i = below(world, n)
    for _ in range(_TRIES):
        if may_be(known, slip, np.int64(loose[i])):
            return i
        i = below(world, n)
    return i


@kernel
def random_spot(world, known, i):
    """Return a slip that ticket number ``i`` of those traced may be."""
    share = share_of_chance(world)
    low = np.int64(0)
    high = np.int64(known["spots"][i]) - 1
    while low < high:
        middle = (low + high) >> 1
        if known["spot_chance"][i, middle] > share:
            high = middle
        else:
            low = middle + 1
    return np.int64(known["spot_slip"][i, low])


@kernel
def lay_traced(world, known, tickets, traced_at):
    """Lay the tickets traced onto slips that each may be; tell whether all found one.

    ``traced_at`` becomes where each is, -1 for those that found none.
    """
    traced = np.int64(known["traced"])
    mixed = np.empty(MAX_TICKETS, np.int8)
    for i in range(traced):
        traced_at[i] = NONE
        first = np.int64(known["traced_first"][i])
        j = first + below(world, i - first + 1) if first < i else i
        mixed[i] = mixed[j]
        mixed[j] = known["traced_ticket"][i]
    for i in range(traced):
        ticket = np.int64(mixed[known["spot_of"][i]])
        slip = random_spot(world, known, i)
        tries = 0
        while tickets[slip] != NONE or not may_be(known, slip, ticket):
            tries += 1
            if tries == _TRIES:
                return False
            slip = random_spot(world, known, i)
        tickets[slip] = ticket
        traced_at[i] = slip
    return True


@kernel
def deal_slips_once(world, known, board, tickets, traced_at):
    """Write to ``tickets`` which ticket each slip is; tell whether all hands may be like that."""
    slips = np.int64(known["slips"])
    for _ in range(_TRIES):
        for slip in range(slips):
            tickets[slip] = NONE
        if lay_traced(world, known, tickets, traced_at):
            break
    loose = np.empty(MAX_TICKETS, np.int8)
    laid = np.zeros(MAX_TICKETS, np.int8)
    seat = known["seat"]
    for i in range(world["offer_n"][seat]):
        laid[world["offer"][seat, i]] = 1
    for slip in range(slips):
        if tickets[slip] != NONE:
            laid[tickets[slip]] = 1
    fits = True
    for pile in range(2):
        n = np.int64(0)
        for ticket in range(np.int64(board["tickets"])):
            hidden = world["ticket_at"][ticket] == IN_PILE and laid[ticket] == 0
            if hidden and board["pile_of"][ticket] == pile:
                loose[n] = ticket
                n += 1
        # Hands first, which may not hold everything.
        for slip in range(slips):
            held = np.int64(known["slip_place"][slip]) != IN_PILE
            if held and known["slip_pile"][slip] == pile and tickets[slip] == NONE:
                i = pick_ticket(world, known, slip, loose, n)
                tickets[slip] = loose[i]
                fits &= may_be(known, slip, np.int64(loose[i]))
                n -= 1
                loose[i] = loose[n]
        shuffle(world, loose, n)
        for slip in range(slips):
            if known["slip_pile"][slip] == pile and tickets[slip] == NONE:
                n -= 1
                tickets[slip] = loose[n]
    return fits


@kernel
def deal_slips(world, known, board, tickets, traced_at):
    """Write to ``tickets`` which ticket each slip is, whatever others have built.

    Late in a game what is left for the last hand may be just what it can't hold: then all is dealt
    anew.
    """
    for _ in range(_TRIES):
        if deal_slips_once(world, known, board, tickets, traced_at):
            return


@kernel
def take_set(world, known, tickets):
    """Write to ``tickets`` one of the arrangements believed in.

    They are few, so what lies in no hand, and is not traced, changes places once more.
    """
    slips = np.int64(known["slips"])
    number = below(world, np.int64(known["sets_n"]))
    traced = np.zeros(MAX_TICKETS, np.int8)
    for i in range(np.int64(known["traced"])):
        traced[known["traced_ticket"][i]] = 1
    loose = np.empty(MAX_TICKETS, np.int8)
    for pile in range(2):
        n = np.int64(0)
        for slip in range(slips):
            ticket = known["sets"][number, slip]
            if known["slip_pile"][slip] == pile:
                place = np.int64(known["slip_place"][slip])
                if traced[ticket] or (place >= 0 and place < OFFERED):
                    tickets[slip] = ticket
                else:
                    tickets[slip] = NONE
                    loose[n] = ticket
                    n += 1
        shuffle(world, loose, n)
        for slip in range(slips):
            if known["slip_pile"][slip] == pile and tickets[slip] == NONE:
                n -= 1
                tickets[slip] = loose[n]


@kernel
def deal_tickets(world, known, board):
    """Fill the ticket piles and the tickets that others hold or may choose from."""
    tickets = np.empty(MAX_TICKETS, np.int8)
    if known["sets_n"] > 0:
        take_set(world, known, tickets)
    else:
        traced_at = np.empty(MAX_TICKETS, np.int8)
        deal_slips(world, known, board, tickets, traced_at)
    height = np.zeros(2, np.int64)
    offered = np.zeros(MAX_PLAYERS, np.int64)
    for slip in range(np.int64(known["slips"])):
        place = np.int64(known["slip_place"][slip])
        ticket = tickets[slip]
        if place == IN_PILE:
            pile = known["slip_pile"][slip]
            world["pile"][pile, height[pile]] = ticket
            height[pile] += 1
        elif place >= OFFERED:
            seat = place - OFFERED
            world["offer"][seat, offered[seat]] = ticket
            offered[seat] += 1
        else:
            world["ticket_at"][ticket] = place


@kernel
def choose_likely(world, known, seat, kept):
    """Return as many tickets of an offer as ``kept`` has: those likelier to be kept more often."""
    n = np.int64(world["offer_n"][seat])
    size = popcount(np.uint64(kept))
    left = 0.0
    for again in range(2):
        if again:
            left *= share_of_chance(world)
        for choice in range(np.int64(1) << n):
            if popcount(np.uint64(choice)) == size:
                weight = 1.0
                for i in range(n):
                    if choice >> i & 1:
                        weight *= known["likely"][0, seat, world["offer"][seat, i]]
                if again:
                    left -= weight
                    if left < 0.0:
                        return np.int64(choice)
                else:
                    left += weight
    return kept


@kernel
def choose_for_others(world, known, rules):
    """In the set-up let those who have chosen have kept any tickets they may keep."""
    if world["setting_up"] == 0 or world["phase"] != PHASE_KEEP:
        return
    players = np.int64(world["players"])
    seat = np.int64(world["first"])
    while seat != world["seat"]:
        if seat != known["seat"]:
            choices = np.int64(1) << np.int64(world["offer_n"][seat])
            kept = np.int64(0)
            while popcount(np.uint64(kept)) < rules["keep_at_start"]:
                kept = below(world, choices)
            if known["sets_n"] > 0:
                kept = choose_likely(world, known, seat, kept)
            world["chosen"][seat] = kept
        seat = (seat + 1) % players


@kernel
def deal_hidden(world, known, rules, board, rng_word):
    """Fill in, by chance, all that is blank in a copy of the record of an observation.

    The same word gives the same world. Any words will do, also such as follow each other.
    """
    world["rng"] = scramble(rng_word)
    deal_cards(world, known)
    deal_tickets(world, known, board)
    choose_for_others(world, known, rules)


@entry
def deal_worlds(views, known, rules, board, rng_word, worlds):
    """Fill ``worlds`` with worlds that look like ``views[0]`` to the seat that sees it."""
    word = rng_word
    for i in range(len(worlds)):
        worlds[i] = views[0]
        deal_hidden(worlds[i], known, rules, board, word)
        word = advance(word)
