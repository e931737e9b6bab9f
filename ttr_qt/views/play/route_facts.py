"""What there is to say about a route: what it costs, what it brings, or why it can't be claimed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.prospects import route_standing
from ttr_qt.engine.rules import GRAY, LONG_WILD_NAME
from ttr_qt.models.item_models.tickets import tickets_served
from ttr_qt.models.session.refusal_reasons import Reason, payment_reason, route_reason
from ttr_qt.views.play.claims import Claims
from ttr_qt.views.theme.language import Language, route_text, ticket_text
from ttr_qt.views.words import why_not
from ttr_qt.views.words.cards import numbered_cards
from ttr_qt.views.words.speech import card_counts

_OF_ALL: Final = {"taken", "game_over"}
"""Reasons that hold for everybody."""


@dataclass(frozen=True, slots=True)
class RouteFacts:
    """What the tip of a route says."""

    title: str
    points: int
    colour: str
    length: int
    cost: str
    note: str
    refused: bool
    """Whether the note tells why not."""
    extra: str = ""
    tickets: str = ""
    """Which of one's tickets it serves."""
    spends_wilds: bool = False
    """Whether the cost takes cards that stand for any colour."""


def route_facts(
    view: Observation,
    route: str,
    names: Sequence[str],
    language: Language,
    claim: ClaimRoute | None,
    reason: Reason | None = None,
    *,
    you: int | None = None,
) -> RouteFacts:
    """Return what there is to say about a route, and what ``claim`` would leave in the hand.

    Without a claim or a ``reason`` it says why there is none. ``you`` is the seat that is spoken
    to; to others than whoever looks on it is only said whose the route is.
    """
    track = view.board.map.route(route)
    points = view.board.rules.route_points[track.length]
    reason = reason or (None if claim is not None else route_reason(view, route))
    if reason is not None and you not in {None, view.seat} and reason.key not in _OF_ALL:
        note = ""
    elif reason is not None:
        note = why_not.sentence(reason, view, names, language, you)
    else:
        note = _kept(view, claim, language) if claim is not None else ""
    return RouteFacts(
        title=route_text(view.board.map, route, language),
        points=points,
        colour=track.colour,
        length=track.length,
        cost=_cost(track.colour, track.length, claim, language),
        note=note,
        refused=reason is not None,
        extra=QCoreApplication.translate("RouteTip", "Brings a goods card.") if track.cart else "",
        tickets=_served(view, route, language),
    )


def claim_facts(
    claims: Claims,
    route: str,
    card: str,
    names: Sequence[str],
    language: Language,
    *,
    able: bool,
    you: int | None = None,
) -> RouteFacts:
    """Return what there is to say about a route that is to be claimed with a card, or any cards.

    ``able``: it can be claimed now, if the cards allow it.
    """
    options = claims.of(route, card) if able else ()
    claim = options[0] if options else None
    reason = payment_reason(claims.view, route, card) if claim is None and card else None
    facts = route_facts(claims.view, route, names, language, claim, reason, you=you)
    return replace(facts, spends_wilds=claim is not None and claims.spends_wilds(claim))


def _served(view: Observation, route: str, language: Language) -> str:
    """Say which of one's tickets a route serves, if it is free for one."""
    if route_standing(view, route) != "open":
        return ""
    lines = []
    for service in tickets_served(view, route):
        text = QCoreApplication.translate("RouteTip", "Helps with {ticket}")
        if service.completes:
            text = QCoreApplication.translate("RouteTip", "Completes {ticket}")
        lines.append(text.format(ticket=ticket_text(view.board.map, service.ticket.id, language)))
    return "\n".join(lines)


def _cost(colour: str, length: int, claim: ClaimRoute | None, language: Language) -> str:
    if claim is not None:
        return card_counts(claim.cards, language)
    if colour == GRAY:
        return QCoreApplication.translate("RouteTip", "%n of one colour", "", length)
    return numbered_cards(colour, length, language)


def _kept(view: Observation, claim: ClaimRoute, language: Language) -> str:
    paid = dict(claim.cards)
    of_interest = (*paid, view.board.rules.wild_name, LONG_WILD_NAME)
    left = {card: view.hand.get(card, 0) - paid.get(card, 0) for card in of_interest}
    kept = card_counts([(card, count) for card, count in left.items() if count > 0], language)
    if not kept:
        return QCoreApplication.translate("RouteTip", "That uses up all of these cards.")
    return QCoreApplication.translate("RouteTip", "You keep {cards}.").format(cards=kept)
