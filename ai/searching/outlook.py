"""The outlook: how a game that is under way will probably end, without playing it on.

A small net looks at what can be counted for one seat and guesses how many points are still to come
for it. Its weights are fitted to games of the planner against itself, see `ai.tuning.fit_outlook`.
It knows all hands and tickets, so it is for dealt worlds only.
"""

from typing import Final

import numpy as np

from ai.planning.desk import CONTESTED, FEATURES, HIDDEN
from ai.planning.plan import plan_tickets
from ai.planning.planner import open_ways, prices_of
from ai.planning.weighing import weigh_now
from ttr_qt.engine.kernel.bits import lowest, popcount, without_lowest
from ttr_qt.engine.kernel.jit import kernel
from ttr_qt.engine.kernel.layout import (
    GRAY,
    LONG_WILD,
    MAX_LENGTH,
    MAX_PASSENGERS,
    NONE,
    PASSENGER,
    WILD,
)
from ttr_qt.engine.kernel.play.claims import tallied
from ttr_qt.engine.kernel.play.scoring import score_game

NUMBERS: Final = (
    # Of the game.
    "players",
    "turns to wait",
    "pieces",
    "fewest pieces of another",
    "mean pieces of others",
    "mean cards of others",
    "free routes",
    # Of what ending the game now would give.
    "tickets done",
    "lead in tickets",
    "longest trail",
    "lead in trails",
    "lead in points",
    # Of what only some editions have.
    "passengers placed",
    "passengers left",
    "goods cards",
    "lead in goods cards",
    "goods cards left",
    # Of the hand.
    "cards",
    "wilds",
    "long wilds",
    "useful cards",
    "cards lacking",
    "spare cards for gray routes",
    "cards lacking after all",
    "most of a colour",
    "second most of a colour",
    "passenger cards",
    "points that each colour could pay",
    "points of the best that could be paid",
    # Of the plan.
    "tracks wanted",
    "points of tracks wanted",
    "spaces wanted where others are",
    "spaces wanted that could be paid",
    "tickets to be done",
    "spaces wanted",
    "points of tickets to be done",
    "points of tickets that can't be done",
    "pieces not wanted",
    "tracks wanted that could be paid",
    "nothing wanted",
)
"""What the numbers of a description are, in their order."""
OUTLOOK: Final = np.dtype(
    [
        ("first", np.float64, (FEATURES, HIDDEN)),
        ("first_bias", np.float64, HIDDEN),
        ("second", np.float64, HIDDEN),
        ("second_bias", np.float64),
        # The error, as a standard deviation: at the end of the game, and more with all pieces.
        ("error", np.float64),
        ("early_error", np.float64),
        ("fitted", np.int64),  # whether it is good for anything
    ]
)
_HAND = NUMBERS.index("cards")
_PLAN = NUMBERS.index("tracks wanted")
_LOGISTIC: Final = 6.0**0.5 / np.pi
"""A difference of two errors is spread like a logistic number of this scale."""


@kernel
def fewest_pieces(state, seat):
    """Return how many pieces the rival of ``seat`` with the fewest has left."""
    fewest = np.int64(127)
    for other in range(np.int64(state["players"])):
        if other != seat:
            fewest = min(fewest, np.int64(state["pieces"][other]))
    return fewest


@kernel
def lead_in(amounts, players, seat):
    """Return how much more ``seat`` has than the rival who has most."""
    most = np.int64(-1000)
    for other in range(players):
        if other != seat:
            most = max(most, np.int64(amounts[other]))
    return np.int64(amounts[seat]) - most


@kernel
def best_points(state, rules, seat, colour, cards):
    """Return the points of the longest route of ``colour`` that so many cards could pay."""
    counts = state["free"][seat, colour]
    longest = min(cards, np.int64(state["pieces"][seat]), np.int64(MAX_LENGTH))
    for length in range(longest, 0, -1):
        if tallied(counts, length) > 0:
            return np.int64(rules["points"][length])
    return np.int64(0)


@kernel
def describe_game(state, result, seat, row):
    """Write to ``row`` the numbers of the game, of its result now, and of rare things."""
    players = np.int64(state["players"])
    cards_of_others = np.int64(0)
    pieces_of_others = np.int64(0)
    for other in range(players):
        if other != seat:
            pieces_of_others += np.int64(state["pieces"][other])
            for card in range(LONG_WILD + 1):
                cards_of_others += np.int64(state["hand"][other, card])
    placed = np.int64(0)
    for i in range(MAX_PASSENGERS):
        placed += state["passenger"][seat, i] != NONE
    row[0] = players
    row[1] = (seat - np.int64(state["seat"])) % players
    row[2] = state["pieces"][seat]
    row[3] = fewest_pieces(state, seat)
    row[4] = pieces_of_others / (players - 1.0)
    row[5] = cards_of_others / (players - 1.0)
    row[6] = popcount(state["open"][0]) + popcount(state["open"][1])
    row[7] = result["tickets_done"][seat]
    row[8] = lead_in(result["tickets_done"], players, seat)
    row[9] = result["longest"][seat]
    row[10] = lead_in(result["longest"], players, seat)
    row[11] = lead_in(result["total"], players, seat)
    row[12] = placed
    row[13] = state["unused"][seat]
    row[14] = state["goods_cards"][seat]
    row[15] = lead_in(state["goods_cards"], players, seat)
    row[16] = state["goods_cards_left"]


@kernel
def describe_hand(state, rules, desk, seat, row):
    """Write to ``row`` the numbers of the hand, with regard to the plan."""
    hand = state["hand"][seat]
    demand = desk["demand"][seat]
    wilds = np.int64(hand[WILD])
    cards = wilds + np.int64(hand[LONG_WILD])
    useful = np.int64(0)
    lack = np.int64(0)
    spare = np.int64(0)
    first = np.int64(0)
    second = np.int64(0)
    strength = np.int64(0)
    best = np.int64(0)
    for colour in range(np.int64(rules["colours"])):
        held = np.int64(hand[colour])
        cards += held
        useful += min(held, demand[colour])
        lack += max(0, demand[colour] - held)
        spare += max(0, held - demand[colour])
        points = max(
            best_points(state, rules, seat, colour, held),
            best_points(state, rules, seat, GRAY, held),
        )
        strength += points
        best = max(best, points, best_points(state, rules, seat, colour, held + wilds))
        if held > first:
            second = first
            first = held
        elif held > second:
            second = held
    row[0] = cards
    row[1] = wilds
    row[2] = hand[LONG_WILD]
    row[3] = useful
    row[4] = lack
    row[5] = min(spare, demand[GRAY])
    row[6] = max(0, lack + demand[GRAY] - spare - wilds)
    row[7] = first
    row[8] = second
    row[9] = hand[PASSENGER]
    row[10] = strength
    row[11] = best


@kernel
def describe_plan(state, rules, board, desk, seat, row):
    """Write to ``row`` the numbers of the plan."""
    hand = state["hand"][seat]
    wilds = np.int64(hand[WILD])
    tracks = np.int64(0)
    points = np.int64(0)
    contested = np.int64(0)
    payable = np.int64(0)
    payable_tracks = np.int64(0)
    for word in range(2):
        rest = desk["wanted"][seat, word]
        while rest:
            route = 64 * word + lowest(rest)
            rest = without_lowest(rest)
            length = np.int64(board["length"][route])
            colour = np.int64(board["colour"][route])
            tracks += 1
            points += np.int64(rules["points"][length])
            if desk["ties"][seat, route] & CONTESTED:
                contested += length
            if colour != GRAY and np.int64(hand[colour]) + wilds >= length:
                payable += length
                payable_tracks += 1
    row[0] = tracks
    row[1] = points
    row[2] = contested
    row[3] = payable
    row[4] = open_ways(desk, seat)
    row[5] = desk["spaces"][seat]
    row[6] = desk["gain"][seat]
    row[7] = desk["loss"][seat]
    row[8] = max(0, np.int64(state["pieces"][seat]) - desk["spaces"][seat])
    row[9] = payable_tracks
    row[10] = 1.0 if tracks == 0 else 0.0


@kernel
def describe_all(state, rules, board, weights, desk, result):
    """Describe the outlook of every seat on ``desk``, and score the game as it stands."""
    score_game(state, rules, board, result)
    players = np.int64(state["players"])
    prices = prices_of(weigh_now(state, rules, weights, desk))
    for seat in range(players):
        plan_tickets(state, rules, board, desk, seat, prices)
        row = desk["features"][seat]
        describe_game(state, result, seat, row)
        describe_hand(state, rules, desk, seat, row[_HAND:])
        describe_plan(state, rules, board, desk, seat, row[_PLAN:])


@kernel
def points_to_come(outlook, row, hidden):
    """Return what the net makes of a description; ``hidden`` is scratch."""
    for j in range(HIDDEN):
        hidden[j] = outlook["first_bias"][j]
    for i in range(FEATURES):
        value = row[i]
        if value != 0.0:
            for j in range(HIDDEN):
                hidden[j] += value * outlook["first"][i, j]
    points = outlook["second_bias"]
    for j in range(HIDDEN):
        points += max(0.0, hidden[j]) * outlook["second"][j]
    return points


@kernel
def share_chances(totals, chances, players, scale):
    """Set the chance of each seat to win with such ``totals``, known up to a ``scale``."""
    most = totals[0]
    for seat in range(1, players):
        most = max(most, totals[seat])
    whole = 0.0
    for seat in range(players):
        chances[seat] = np.exp((totals[seat] - most) / scale)
        whole += chances[seat]
    for seat in range(players):
        chances[seat] /= whole


@kernel
def foresee(state, rules, board, weights, outlook, desk, result):
    """Write to ``desk`` how the game will end for every seat: its total, its chance to win."""
    describe_all(state, rules, board, weights, desk, result)
    players = np.int64(state["players"])
    fewest = np.int64(rules["pieces"])
    for seat in range(players):
        fewest = min(fewest, np.int64(state["pieces"][seat]))
        points = points_to_come(outlook, desk["features"][seat], desk["hidden"])
        desk["totals"][seat] = result["total"][seat] + points
    error = outlook["error"] + outlook["early_error"] * fewest / rules["pieces"]
    share_chances(desk["totals"], desk["chances"], players, _LOGISTIC * error)


@kernel
def settle(state, rules, board, desk, result):
    """Write to ``desk`` how a game that is over has ended for every seat."""
    score_game(state, rules, board, result)
    players = np.int64(state["players"])
    winners = 0
    for seat in range(players):
        winners += result["place"][seat] == 1
    for seat in range(players):
        desk["totals"][seat] = result["total"][seat]
        desk["chances"][seat] = 1.0 / winners if result["place"][seat] == 1 else 0.0
