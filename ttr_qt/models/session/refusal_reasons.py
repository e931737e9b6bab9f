"""Why something is not possible, as facts that a view puts into words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import DrawCard, TakeCard
from ttr_qt.engine.knowledge.position import Phase
from ttr_qt.engine.knowledge.prospects import payments, route_standing, usable_wilds
from ttr_qt.engine.rules import GRAY, LONG_WILD_NAME

ReasonKey = Literal[
    "game_over",
    "not_your_turn",
    "choose_mix",
    "choose_tickets",
    "second_card_pending",
    "passenger_pending",
    "journey_pending",
    "no_place_for_passenger",
    "out_of_reach",
    "taken",
    "own_parallel",
    "parallel_closed",
    "too_few_pieces",
    "not_enough_cards",
    "wrong_card",
    "too_short_for_card",
    "no_wild_as_second",
    "deck_empty",
    "not_possible",
]

_PENDING: Final[dict[Phase, ReasonKey]] = {
    "mix": "choose_mix",
    "keep": "choose_tickets",
    "second_card": "second_card_pending",
    "passenger": "passenger_pending",
    "journey": "journey_pending",
}
"""What has to be decided first, where it is not the action of a turn."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason and the facts it speaks of.

    Facts, as far as a reason has them: ``seat`` (who is to move, who owns the track), ``route``
    (the parallel track in the way), ``needed`` and ``held`` (pieces or cards), ``wilds`` (among
    those held), ``card`` (the colour counted, or the one that the track takes).
    """

    key: ReasonKey
    facts: Mapping[str, int | str] = field(default_factory=lambda: MappingProxyType({}))


def turn_reason(view: Observation) -> Reason | None:
    """Return why the seat that looks may not begin an action now, if it may not."""
    if view.phase == "over":
        return Reason("game_over")
    if view.to_move != view.seat or not view.legal_actions:  # who only watches
        return Reason("not_your_turn", {"seat": view.to_move})
    pending = _PENDING.get(view.phase)
    return Reason(pending) if pending else None


def still_holds(view: Observation, reason: Reason) -> bool:
    """Say whether a reason about whose turn it is, or what to do first, is true in a position.

    What is in the way of a track is not looked at: it seldom goes away.
    """
    now = turn_reason(view)
    if reason.key == "no_wild_as_second":
        return now is not None and now.key == "second_card_pending"
    if reason.key in {"not_your_turn", *_PENDING.values()}:
        return reason == now
    return True


def route_reason(view: Observation, route: str) -> Reason | None:
    """Return why a route can't be claimed now, or None if it can.

    What holds for the rest of the game goes before what may be different next turn.
    """
    if payments(view, route):
        return None
    return _lasting_reason(view, route) or turn_reason(view) or _lack(view, route)


def _lasting_reason(view: Observation, route: str) -> Reason | None:
    standing = route_standing(view, route)
    length = view.board.map.route(route).length
    if view.phase == "over":
        return Reason("game_over")
    if standing == "taken":
        return Reason("taken", {"seat": view.owners[route]})
    if standing != "open":
        owned = (other for other in view.board.map.parallels(route) if other in view.owners)
        if standing == "own_parallel":
            mine = next(other for other in owned if view.owners[other] == view.seat)
            return Reason("own_parallel", {"route": mine})
        closing = next(owned)
        return Reason("parallel_closed", {"route": closing, "seat": view.owners[closing]})
    pieces = view.pieces[view.seat]
    if pieces < length:
        return Reason("too_few_pieces", {"needed": length, "held": pieces})
    return None


def _lack(view: Observation, route: str, card: str = "") -> Reason:
    """Return which cards are missing; nothing else is left to be in the way.

    On a gray track the colour held most counts, unless a ``card`` is named.
    """
    track = view.board.map.route(route)
    colours = view.board.rules.colours if track.colour == GRAY else (track.colour,)
    best = card or max(colours, key=lambda colour: view.hand.get(colour, 0))
    wilds = usable_wilds(view, track.length)
    return Reason(
        "not_enough_cards",
        {
            "needed": track.length,
            "held": view.hand.get(best, 0) + wilds,
            "wilds": wilds,
            "card": best,
        },
    )


def payment_reason(view: Observation, route: str, card: str) -> Reason | None:
    """Return why a route can't be paid with a card now, or None if it can."""
    if any(card in dict(claim.cards) for claim in payments(view, route)):
        return None
    reason = route_reason(view, route)
    if reason is not None:
        return reason
    track = view.board.map.route(route)
    if track.colour == GRAY and card in view.board.rules.colours:
        return _lack(view, route, card)
    least = view.board.rules.long_wild_length
    if card == LONG_WILD_NAME and track.length < least:
        return Reason("too_short_for_card", {"needed": least})
    return Reason("wrong_card", {"card": track.colour})


def card_reason(view: Observation, action: TakeCard | DrawCard) -> Reason | None:
    """Return why a card can't be taken now, or None if it can."""
    if action in view.legal_actions:
        return None
    reason = turn_reason(view)
    if reason is not None and reason.key != "second_card_pending":
        return reason
    if view.deck_size == 0:
        return Reason("deck_empty")
    # Other cards may be taken, this one not: it is a wild, and the second card.
    return Reason("no_wild_as_second")
