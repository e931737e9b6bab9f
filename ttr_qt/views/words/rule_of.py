"""Which numbered rule says why something is not possible."""

from collections.abc import Mapping
from typing import Final

from ttr_qt.models.session.refusal_reasons import ReasonKey
from ttr_qt.views.editions.registry import edition_named

REASON_RULES: Final[Mapping[ReasonKey, tuple[str, ...]]] = {
    "game_over": ("E1", "F7"),
    "not_your_turn": ("C1",),
    "choose_mix": ("G1",),
    "choose_tickets": ("U1", "A1", "G1"),
    "second_card_pending": ("D1", "F2"),
    "passenger_pending": ("M5",),
    "no_place_for_passenger": ("M5",),
    "out_of_reach": ("M6",),
    "journey_pending": ("M15",),
    "taken": ("R3",),
    "own_parallel": ("R4",),
    "parallel_closed": ("R5",),
    "too_few_pieces": ("R2",),
    "not_enough_cards": ("R1",),
    "wrong_card": ("R1",),
    "too_short_for_card": ("M2",),
    "no_wild_as_second": ("D4",),
    "deck_empty": ("D8",),
    "not_possible": ("C4",),
}
"""For each reason the rules to look at; the first one that an edition has is its own."""


def rule_of(reason: ReasonKey, edition: str) -> str:
    """Return the rule behind a reason, as the page of an edition numbers it.

    Where a reason can't arise in an edition, it is the one about what has to be done in a turn.
    """
    known = edition_named(edition).rulebook.numbers
    return next((rule for rule in REASON_RULES[reason] if rule in known), "C4")
