"""The final score sheet, the bonuses and the places (T4, E2, E4, U2, U3, G5-G7, M10, A6, A7)."""

import numpy as np

from ttr_qt.engine.kernel.jit import entry, kernel
from ttr_qt.engine.kernel.layout import TIE_GOODS, TIE_LONGEST, TIE_TICKETS
from ttr_qt.engine.kernel.networks.network import network_of, ticket_is_done, tracks_of
from ttr_qt.engine.kernel.networks.trail import longest_trail


@kernel
def score_tickets(state, rules, board, seat, tracks, n, result):
    """Add up the tickets of ``seat``: plus if done, minus if not (T4)."""
    result["tickets"][seat] = 0
    if rules["instant_tickets"]:
        result["tickets_done"][seat] = state["done"][seat]
        return
    roots = network_of(tracks, n, np.int64(board["places"]))
    done = 0
    points = np.int64(0)
    for ticket in range(np.int64(board["tickets"])):
        if state["ticket_at"][ticket] == seat:
            if ticket_is_done(board, roots, ticket):
                result["ticket_done"][ticket] = 1
                done += 1
                points += np.int64(board["ticket_points"][ticket])
            else:
                points -= np.int64(board["ticket_points"][ticket])
    result["tickets_done"][seat] = done
    result["tickets"][seat] = points


@kernel
def score_seat(state, rules, board, seat, result):
    """Fill in what depends on ``seat`` alone."""
    tracks, n = tracks_of(state, board, seat)
    score_tickets(state, rules, board, seat, tracks, n, result)
    goods = 0
    for value in range(state["goods"].shape[1]):
        goods += value * np.int64(state["goods"][seat, value])
    if seat == state["seat"]:
        goods -= np.int64(state["journey_points"])  # scored when the journey ends (M9)
    result["goods"][seat] = goods
    result["routes"][seat] = state["score"][seat] - goods
    result["longest"][seat] = 0
    if rules["longest_bonus"]:
        result["longest"][seat] = longest_trail(tracks, n, np.int64(board["places"]))
    result["longest_bonus"][seat] = 0
    result["most_tickets_bonus"][seat] = 0
    result["goods_card_bonus"][seat] = 0


@kernel
def give_to_most(players, amounts, bonus, bonuses):
    """Give ``bonus`` to all who have the most, unless that is nothing (U2, G5)."""
    most = 0
    for seat in range(players):
        most = max(most, np.int64(amounts[seat]))
    if most > 0:
        for seat in range(players):
            if amounts[seat] == most:
                bonuses[seat] = bonus


@kernel
def rank_goods_cards(state, rules, players, result):
    """Give the points for the rank in goods cards; who ties shares the better place (A6)."""
    cards = state["goods_cards"]
    for seat in range(players):
        if cards[seat] > 0:
            ahead = 0
            for other in range(players):
                ahead += cards[other] > cards[seat]
            result["goods_card_bonus"][seat] = rules["goods_card_bonus"][players, ahead]


@kernel
def tie_value(result, tie_break, seat):
    """Return what a tie-break compares."""
    if tie_break == TIE_TICKETS:
        return result["tickets_done"][seat]
    if tie_break == TIE_LONGEST:
        return result["longest"][seat]
    if tie_break == TIE_GOODS:
        return result["goods"][seat]
    return result["total"][seat]


@kernel
def is_ahead(rules, result, seat, other):
    """Tell whether ``seat`` is placed better than ``other``, by points, then tie-breaks (E4)."""
    if result["total"][seat] != result["total"][other]:
        return result["total"][seat] > result["total"][other]
    for i in range(len(rules["tie_breaks"])):
        mine = tie_value(result, rules["tie_breaks"][i], seat)
        theirs = tie_value(result, rules["tie_breaks"][i], other)
        if mine != theirs:
            return mine > theirs
    return False


@entry
def score_game(state, rules, board, result):
    """Write to ``result`` what ending the game now would give."""
    players = np.int64(state["players"])
    for ticket in range(np.int64(board["tickets"])):
        result["ticket_done"][ticket] = 0
    for seat in range(players):
        score_seat(state, rules, board, seat, result)
    if rules["longest_bonus"]:
        give_to_most(players, result["longest"], rules["longest_bonus"], result["longest_bonus"])
    if rules["most_tickets_bonus"]:
        give_to_most(
            players,
            result["tickets_done"],
            rules["most_tickets_bonus"],
            result["most_tickets_bonus"],
        )
    if rules["goods_cards"]:
        rank_goods_cards(state, rules, players, result)
    for seat in range(players):
        if rules["instant_tickets"]:
            result["total"][seat] = result["tickets_done"][seat]
        else:
            result["total"][seat] = (
                state["score"][seat]
                + result["tickets"][seat]
                + result["longest_bonus"][seat]
                + result["most_tickets_bonus"][seat]
                + result["goods_card_bonus"][seat]
            )
    for seat in range(players):
        place = 1
        for other in range(players):
            place += is_ahead(rules, result, other, seat)
        result["place"][seat] = place
