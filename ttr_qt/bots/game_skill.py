"""What the review of a game says of one seat, for statistics."""

from datetime import datetime
from typing import Final

from ai.reviewing.findings import CHANCE, POINT, Review, Step, accuracy
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    KeepTickets,
    SwapTickets,
    TakeCard,
    parse_action,
)
from ttr_qt.models.records.skill import Cost, DecisionKind, GameSkill

_KINDS: Final[dict[type, DecisionKind]] = {
    KeepTickets: DecisionKind.TICKETS_KEPT,
    DrawCard: DecisionKind.CARDS,
    TakeCard: DecisionKind.CARDS,
    ClaimRoute: DecisionKind.ROUTES,
    DrawTickets: DecisionKind.TICKETS_DRAWN,
    SwapTickets: DecisionKind.TICKETS_DRAWN,
}


def game_skill(review: Review, edition: str, seat: int, reviewed: datetime) -> GameSkill | None:
    """Return what a complete review says of a seat; None where it decided nothing."""
    judged = [step for step in review.steps if step.seat == seat and step.judgement is not None]
    share = accuracy([step.judgement for step in judged if step.judgement is not None])
    if share is None:
        return None
    lead, chance = review.point_parts(seat, review.rival(seat)), review.chance_parts(seat)
    chances = review.result.chances
    costs: dict[DecisionKind, Cost] = {}
    for step in judged:
        kind = _kind_of(step)
        costs[kind] = costs.get(kind, Cost(0, 0, 0.0)) + _cost_of(step)
    return GameSkill(
        edition=edition,
        reviewed=reviewed,
        won=chances[seat] == max(chances),
        accuracy=share,
        luck=lead.cards / POINT,
        chance=chance.cards / CHANCE,
        skill=lead.decisions / POINT,
        skill_chance=chance.decisions / CHANCE,
        lost=sum(cost.chance for cost in costs.values()),
        costs=costs,
    )


def _kind_of(step: Step) -> DecisionKind:
    return _KINDS.get(type(parse_action(step.action)), DecisionKind.JOURNEYS)


def _cost_of(step: Step) -> Cost:
    judged = step.judgement
    if judged is None or not judged.quality.is_loss:
        return Cost(1, 0, 0.0)
    return Cost(1, 1, max(-judged.loss.chances[step.seat] / CHANCE, 0.0))
