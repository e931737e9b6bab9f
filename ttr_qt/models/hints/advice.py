"""Hints: actions that somebody who plays well would think of, each with reasons."""

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    EndJourney,
    KeepTickets,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.bots import Gap
from ttr_qt.models.hints.claims import claim_reasons
from ttr_qt.models.hints.draws import (
    card_reasons,
    deck_reasons,
    draw_tickets_reasons,
    keep_reasons,
    swap_reasons,
)
from ttr_qt.models.hints.journeys import (
    end_reasons,
    place_reasons,
    skip_reasons,
    start_reasons,
    travel_reasons,
)
from ttr_qt.models.hints.reasons import HintKey, HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan

_ENOUGH: Final = 100
"""Tries of an action from which on a chance is off by no more than about five in a hundred."""
_UNSURE: Final = 0.05
"""The same, for a chance whose standard error is known."""
_SURELY: Final = 3.0
"""Standard errors by which a chance must be higher to be surely so."""
_NO_LOSS: Final = 0.005
"""A chance so much lower is as good."""
_FEW: Final = 6
"""Tries from which on an action that is not the best one counts as looked at."""
_AS_GOOD: Final = 1.0
"""Standard errors within which a chance may well be as high."""
_GOOD_REASON: Final = 60.0
"""Weight above which a reason speaks of tickets, of the way to them, or of winning."""
_LOOKED_AT: Final = 16
"""Actions that may fill up; it takes a while to find out what speaks for each."""
_REASONS: Final[dict[type[Action], Callable[[TicketPlan, Any], Iterable[HintReason]]]] = {
    ClaimRoute: claim_reasons,
    TakeCard: card_reasons,
    DrawCard: deck_reasons,
    DrawTickets: draw_tickets_reasons,
    KeepTickets: keep_reasons,
    SwapTickets: swap_reasons,
    StartJourney: start_reasons,
    TravelRoute: travel_reasons,
    EndJourney: end_reasons,
    PlacePassenger: place_reasons,
    SkipPassenger: skip_reasons,
}
_NOW: Final[frozenset[HintKey]] = frozenset(
    {
        "completes",
        "points",
        "longest",
        "most_tickets",
        "goods_card",
        "crossing",
        "wins",
        "ends_ahead",
        "network",
        "each_counts",
        "deck_points",
        "done_already",
        "leaves_blocked",
        "leaves_far",
        "lost_tickets",
        "journey",
        "goods_here",
        "no_goods_here",
        "journey_on",
        "uses_card",
        "journey_ends",
        "nothing_more",
    }
)
"""Reasons that hold without a later turn."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action somebody thought of."""

    action: Action
    tried: int = 0
    """How often it was looked at."""
    win: float | None = None
    """The chance to win, from 0 to 1."""
    score: float | None = None
    """The final score to be expected."""
    gap: Gap | None = None
    """How far it is behind the best, where all were tried in the same worlds."""

    @property
    def tried_enough(self) -> bool:
        """Whether its numbers can be told."""
        return self.tried >= _ENOUGH or (self.gap is not None and self.gap.error <= _UNSURE)


@dataclass(frozen=True, slots=True)
class Hint:
    """An action with what is thought of it, and what the position says for it."""

    number: int
    """Its number from 1; the best one first."""
    action: Action
    reasons: tuple[HintReason, ...]
    """The weightiest first."""
    win: float | None = None
    score: float | None = None


def reasons_for(plan: TicketPlan, action: Action) -> tuple[HintReason, ...]:
    """Return what speaks for a legal action, the weightiest first.

    In the last turn of a seat nothing speaks for what would only pay later.
    """
    view = plan.view
    if len(view.legal_actions) == 1:
        return (HintReason("only_choice", 100),)
    found = _REASONS[type(action)](plan, action) if type(action) in _REASONS else ()
    if view.last_turns is not None:
        found = [reason for reason in found if reason.key in _NOW]
    return tuple(sorted(found, key=lambda reason: -reason.weight))


def hints_from(view: Observation, advice: Sequence[Advice], most: int = 3) -> tuple[Hint, ...]:
    """Return hints for the best actions that really differ, the best one first.

    ``advice`` has the best action first and then those looked at most often. Where few were looked
    at, others fill up by what the position says for them. Claims between the same two places count
    as one, however they are paid for, and so do open cards of one kind.
    """
    plan = TicketPlan(view)
    others: dict[Hashable, Advice] = {}
    for one in advice:
        others.setdefault(essence(view, one.action), one)
    chosen = list(others.values())
    sure = [one for place, one in enumerate(chosen) if place == 0 or one.tried >= _FEW]
    unsure = [one for one in chosen if one not in sure][:_LOOKED_AT] if len(sure) < most else []
    reasons = {one.action: reasons_for(plan, one.action) for one in (*sure[:most], *unsure)}
    unsure.sort(key=lambda one: -max((r.weight for r in reasons[one.action]), default=0.0))
    hints = (
        Hint(number, one.action, reasons[one.action])
        for number, one in enumerate((*sure, *unsure)[:most], 1)
    )
    return with_numbers(tuple(hints), advice)


def with_numbers(hints: Sequence[Hint], advice: Iterable[Advice]) -> tuple[Hint, ...]:
    """Return hints with what is thought of them, as far as they were tried often enough.

    They stand in the order of their chances. Another one comes to be the first only where that can
    hardly be chance, or where it may well be as good and there is more to say for it; else it
    counts as no better. What wins at once is sure to.
    """
    if not hints:
        return ()
    tried = {one.action: one for one in advice if one.tried_enough}
    known = {hint.action: tried[hint.action] for hint in hints if hint.action in tried}
    for hint in hints:
        if _wins(hint):  # however seldom it was tried
            known[hint.action] = replace(known.get(hint.action, Advice(hint.action, 1)), win=1.0)
    hints = _with_reasons_first(hints, known)
    best = known.get(hints[0].action)
    if best is not None and _is_as_good(best, known.values(), _SURELY):
        known = {action: _no_better(one, best) for action, one in known.items()}
        known[best.action] = replace(best, gap=best.gap and Gap(0.0, 0.0))

    def rank(hint: Hint) -> tuple[float, float]:
        if hint.action in known:
            return by_worth(known[hint.action])
        return (-math.inf if hint is hints[0] else math.inf), 0.0

    ordered = sorted(hints, key=rank)
    return tuple(_told(n, hint, known.get(hint.action)) for n, hint in enumerate(ordered, 1))


def _with_reasons_first(hints: Sequence[Hint], known: Mapping[Action, Advice]) -> list[Hint]:
    """Return hints that begin with one that a person can follow.

    Where little speaks for the first one, another one that may well be as good takes its place, and
    what wins always does.
    """
    first, best = hints[0], known.get(hints[0].action)
    winning = next(filter(_wins, hints), None)
    if winning is not None:
        first = winning
    elif best is not None and _weight(first) <= _GOOD_REASON:
        as_good = [
            hint
            for hint in hints
            if (one := known.get(hint.action)) is not None
            and _weight(hint) > _GOOD_REASON
            and _is_as_good(one, (best,), _AS_GOOD)
        ]
        first = max(as_good, key=lambda hint: _win(known[hint.action]), default=first)
    return [first, *(hint for hint in hints if hint is not first)]


def _weight(hint: Hint) -> float:
    return max((reason.weight for reason in hint.reasons), default=0.0)


def _wins(hint: Hint) -> bool:
    return any(reason.key == "wins" for reason in hint.reasons)


def _told(number: int, hint: Hint, advice: Advice | None) -> Hint:
    if advice is None:
        return replace(hint, number=number)
    return replace(hint, number=number, win=advice.win, score=advice.score)


def _win(advice: Advice) -> float:
    return advice.win or 0.0


def by_worth(advice: Advice) -> tuple[float, float]:
    """Return what advice is sorted by, the best first.

    Where chances are told alike, or the game is decided, points make the difference.
    """
    return (
        (-_win(advice), 0.0) if advice.gap is None else (-round(_win(advice), 2), advice.gap.size)
    )


def _is_as_good(advice: Advice, others: Iterable[Advice], errors: float) -> bool:
    """Tell whether an action may well be as good as all others.

    Where they were tried in the same worlds, it is seen much sooner that it is not.
    """
    if advice.gap is not None:
        return advice.gap.size <= max(_AS_GOOD * advice.gap.error, _NO_LOSS)
    return not any(_surely_better(one, advice, errors) for one in others)


def _surely_better(one: Advice, other: Advice, errors: float) -> bool:
    """Tell whether a chance is higher by more than the tries can be off by."""
    variance = sum(_win(a) * (1 - _win(a)) / a.tried for a in (one, other))
    return _win(one) - _win(other) > errors * math.sqrt(variance)


def _no_better(advice: Advice, best: Advice) -> Advice:
    """Return advice with the numbers of the best one, if its own look better by chance."""
    return advice if _win(advice) <= _win(best) else replace(advice, win=best.win, score=best.score)


def essence(view: Observation, action: Action) -> Hashable:
    """Return what makes an action another one than those it is much like."""
    match action:
        case ClaimRoute(route=route_id):
            route = view.board.map.route(route_id)
            return frozenset((route.a, route.b))
        case TakeCard(card=card):
            return card
        case _:
            return action
