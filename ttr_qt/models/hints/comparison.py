"""What is wrong with a move that was tried, and what a better one does: not which one that is."""

from typing import Final, Literal

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import ClaimRoute, KeepTickets, TakeCard
from ttr_qt.engine.rules import LONG_WILD_NAME
from ttr_qt.models.hints.advice import reasons_for
from ttr_qt.models.hints.reasons import HintKey, HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan

Drawback = Literal["no_ticket", "no_use", "spends_wilds"]
"""What is worse about a move that was tried: a track that no ticket needs, a card that pays for
nothing, more wild cards than the better move spends."""
Advantage = Literal[
    "wins",
    "ends",
    "completes",
    "nearer",
    "narrow",
    "network",
    "points",
    "cards",
    "none_open",
    "tickets_over",
    "goods",
    "goods_later",
    "payment",
    "fewer_tickets",
    "more_tickets",
    "other_tickets",
]
"""What a better move has that one that was tried has not."""

_ADVANTAGES: Final[dict[HintKey, Advantage]] = {
    "wins": "wins",
    "ends_ahead": "wins",
    "begins_end": "ends",
    "completes": "completes",
    "most_tickets": "completes",
    "crossing": "completes",
    "on_the_way": "nearer",
    "serves": "nearer",
    "in_network": "nearer",
    "toward_crossing": "nearer",
    "only_way": "narrow",
    "detour": "narrow",
    "last_of_kind": "narrow",
    "longest": "network",
    "joins": "network",
    "points": "points",
    "goods_card": "goods",
    "pays_next": "cards",
    "with_more": "cards",
    "points_with_more": "cards",
    "wild_fits": "cards",
    "colour_spaces": "cards",
    "could_help": "cards",
    "lacks": "cards",
    "none_open_fits": "none_open",
    "all_done": "tickets_over",
    "none_to_do": "tickets_over",
    "journey": "goods",
    "goods_here": "goods",
    "journey_on": "goods",
    "journey_from": "goods",
    "uses_card": "goods",
    "keeps_passengers": "goods_later",
}
_FOR_TICKETS: Final = {"completes", "nearer", "narrow"}
_OF_USE: Final = {"cards", "goods"}
_CLEARLY: Final = 5.0
"""By how much more it must weigh to be an advantage where the other move has the same."""


def drawback(plan: TicketPlan, tried: Action, better: Action) -> Drawback | None:
    """Return what is wrong with a move in itself, if it is anything that can be told."""
    found = _advantages(reasons_for(plan, tried))
    if isinstance(tried, ClaimRoute):
        if plan.to_do and not found.keys() & _FOR_TICKETS:
            return "no_ticket"
        wilds = _wilds_in(plan.view, tried)
        if isinstance(better, ClaimRoute) and wilds > _wilds_in(plan.view, better):
            return "spends_wilds"
    if isinstance(tried, TakeCard) and plan.to_do and not found.keys() & _OF_USE:
        return "no_use"
    return None


def advantage(plan: TicketPlan, tried: Action, better: Action) -> Advantage | None:
    """Return what a better move has before another one, if it is anything that can be told."""
    match better, tried:
        case ClaimRoute(route=route), ClaimRoute(route=other) if route == other:
            return "payment"
        case KeepTickets(tickets=tickets), KeepTickets(tickets=others):
            return _of_tickets(set(tickets), set(others))
    there = _advantages(reasons_for(plan, tried))
    for name, reason in _advantages(reasons_for(plan, better)).items():
        if name not in there or reason.weight >= there[name].weight + _CLEARLY:
            return name
    return None


def _wilds_in(view: Observation, claim: ClaimRoute) -> int:
    wilds = {view.board.rules.wild_name, LONG_WILD_NAME}
    return sum(count for card, count in claim.cards if card in wilds)


def _of_tickets(better: set[str], tried: set[str]) -> Advantage:
    if better < tried:
        return "fewer_tickets"
    return "more_tickets" if tried < better else "other_tickets"


def _advantages(reasons: tuple[HintReason, ...]) -> dict[Advantage, HintReason]:
    """Return what reasons tell of, the weightiest first, each with the weightiest reason."""
    found: dict[Advantage, HintReason] = {}
    for reason in reasons:
        if (name := _ADVANTAGES.get(reason.key)) is not None:
            found.setdefault(name, reason)
    return found
