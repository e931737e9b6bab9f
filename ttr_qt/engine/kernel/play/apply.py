"""Playing an action: what each does, and how turns follow each other (C1, C4, C6, E1, E3)."""

import numpy as np

from ttr_qt.engine.kernel.codes import detail_of, kind_of, subject_of
from ttr_qt.engine.kernel.jit import entry, kernel
from ttr_qt.engine.kernel.layout import (
    ARRIVE,
    CLAIM,
    DECK,
    JOURNEY,
    KEEP,
    NONE,
    PASS,
    PHASE_JOURNEY,
    PHASE_KEEP,
    PHASE_OVER,
    PHASE_PASSENGER,
    PHASE_SECOND,
    PHASE_TURN,
    PLACE,
    SKIP,
    SWAP,
    TAKE,
    TICKETS,
    TRAVEL,
    WILD,
)
from ttr_qt.engine.kernel.play.cards import draw, refill_deck, take_face_up
from ttr_qt.engine.kernel.play.claims import occupy, pay
from ttr_qt.engine.kernel.play.journeys import (
    end_journey,
    may_place,
    place_passenger,
    start_journey,
    travel,
)
from ttr_qt.engine.kernel.play.legal import count_turn_choices
from ttr_qt.engine.kernel.play.tickets import (
    keep_tickets,
    offer_tickets,
    reshuffle_pile,
    settle_tickets,
    swap_tickets,
)


@kernel
def pass_on(state):
    """Make it the next seat's decision."""
    seat = state["seat"] + 1
    state["seat"] = seat if seat < state["players"] else 0


@kernel
def end_turn(state, rules):
    """Count the turn towards the end of the game and hand over to the next seat."""
    state["turn"] += 1
    if state["phase"] == PHASE_OVER:
        return
    if state["last_turns"] > 0:
        state["last_turns"] -= 1
        if state["last_turns"] == 0:
            state["phase"] = PHASE_OVER
            return
    elif state["pieces"][state["seat"]] <= rules["closing_pieces"]:
        state["last_turns"] = state["players"]
    pass_on(state)
    state["phase"] = PHASE_TURN


@kernel
def after_card(state, rules, face_up):
    """Ask for a second card, unless a face-up wild or an empty deck forbids it (D3, D9)."""
    if state["phase"] == PHASE_TURN and face_up != WILD and state["deck_n"] > 0:
        state["phase"] = PHASE_SECOND
    else:
        end_turn(state, rules)


@kernel
def draw_from_deck(state, rules):
    """Draw one card, or both where there is no market to choose from (F2, F10)."""
    seat = state["seat"]
    state["hand"][seat, draw(state)] += 1
    if rules["market_size"] == 0:
        if state["deck_n"] > 0:
            state["hand"][seat, draw(state)] += 1
        end_turn(state, rules)
    else:
        after_card(state, rules, NONE)


@kernel
def claim(state, rules, board, code):
    """Claim a route: pay, place the pieces, score, then the edition's own part (C6)."""
    seat = np.int64(state["seat"])
    route = subject_of(code)
    pay(state, board, code)
    refill_deck(state)
    occupy(state, rules, board, seat, route)
    length = board["length"][route]
    state["pieces"][seat] -= length
    state["score"][seat] += rules["points"][length]
    if board["cart"][route] and state["goods_cards_left"] > 0:
        state["goods_cards_left"] -= 1
        state["goods_cards"][seat] += 1
    if rules["instant_tickets"]:
        settle_tickets(state, rules, board)
        if state["pieces"][seat] == 0:
            state["phase"] = PHASE_OVER
    if rules["passengers"] and may_place(state, board, route):
        state["claimed"] = route
        state["phase"] = PHASE_PASSENGER
    else:
        end_turn(state, rules)


@kernel
def draw_tickets(state, code):
    """Show the seat to move its tickets; in the set-up the next seat announces (G1)."""
    seat = np.int64(state["seat"])
    offer_tickets(state, seat, subject_of(code), detail_of(code))
    if state["setting_up"]:
        pass_on(state)
        if state["seat"] == state["first"]:
            state["phase"] = PHASE_KEEP
    else:
        state["phase"] = PHASE_KEEP


@kernel
def keep(state, rules, board, kept):
    """Choose from the tickets shown; in the set-up all choices take effect together (C5)."""
    if not state["setting_up"]:
        keep_tickets(state, board, np.int64(state["seat"]), kept)
        end_turn(state, rules)
        return
    state["chosen"][state["seat"]] = kept
    pass_on(state)
    if state["seat"] != state["first"]:
        return
    players = np.int64(state["players"])
    for i in range(players):
        seat = (np.int64(state["first"]) + i) % players
        keep_tickets(state, board, seat, np.int64(state["chosen"][seat]))
        state["chosen"][seat] = 0
    if rules["reshuffle_after_start"]:
        for pile in range(np.int64(rules["piles"])):
            reshuffle_pile(state, pile)
    state["setting_up"] = 0
    state["phase"] = PHASE_TURN


@kernel
def swap(state, rules, board):
    """Swap the tickets in hand; forced swaps all round end the game (F2, F9, F11)."""
    forced = state["forced_swaps"]
    if count_turn_choices(state, rules, board) == 0:
        forced += 1
    else:
        forced = 0
    swap_tickets(state, rules, board)
    settle_tickets(state, rules, board)
    if forced == state["players"]:
        state["phase"] = PHASE_OVER
    end_turn(state, rules)
    state["forced_swaps"] = forced


@kernel
def pass_turn(state, rules):
    """Pass; the game ends when every player in turn has had to (C4)."""
    passes = state["passes"] + 1
    if passes == state["players"]:
        state["phase"] = PHASE_OVER
    end_turn(state, rules)
    state["passes"] = passes


@entry
def apply(state, rules, board, code):
    """Play a legal action."""
    kind = kind_of(code)
    state["passes"] = 0 if kind != PASS else state["passes"]
    state["forced_swaps"] = 0 if kind != SWAP else state["forced_swaps"]
    if kind == DECK:
        draw_from_deck(state, rules)
    elif kind == TAKE:
        after_card(state, rules, take_face_up(state, rules, subject_of(code)))
    elif kind == CLAIM:
        claim(state, rules, board, code)
    elif kind == TICKETS:
        draw_tickets(state, code)
    elif kind == KEEP:
        keep(state, rules, board, subject_of(code))
    elif kind == PLACE or kind == SKIP:
        if kind == PLACE:
            place_passenger(state, subject_of(code))
        state["claimed"] = NONE
        end_turn(state, rules)
    elif kind == JOURNEY:
        start_journey(state, subject_of(code))
        state["phase"] = PHASE_JOURNEY
    elif kind == TRAVEL:
        travel(state, board, subject_of(code))
        if board["abroad"][state["at"]]:  # M8
            end_journey(state)
            end_turn(state, rules)
    elif kind == ARRIVE:
        end_journey(state)
        end_turn(state, rules)
    elif kind == SWAP:
        swap(state, rules, board)
    else:
        pass_turn(state, rules)
