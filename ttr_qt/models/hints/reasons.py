"""Why an action may be a good one: facts that follow from the position, not from who advises it.

Each reason is true, and can be checked by anybody who knows the position; views put it into words.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

HintKey = Literal[
    # Claims.
    "completes",
    "on_the_way",
    "serves",
    "in_network",
    "only_way",
    "detour",
    "last_of_kind",
    "points",
    "longest",
    "joins",
    "begins_end",
    "most_tickets",
    "goods_card",
    "crossing",
    "toward_crossing",
    "wins",
    "ends_ahead",
    "spaces",
    # Cards.
    "pays_next",
    "with_more",
    "points_with_more",
    "wild_fits",
    "colour_spaces",
    "could_help",
    "gathers",
    "passenger_card",
    "none_open_fits",
    "lacks",
    "wilds_unseen",
    "deck_left",
    # Tickets.
    "all_done",
    "none_to_do",
    "network",
    "each_counts",
    "deck_points",
    "few_pieces",
    "done_already",
    "near",
    "together",
    "shared",
    "leaves_blocked",
    "leaves_far",
    "lost_tickets",
    "far_ticket",
    # Journeys.
    "journey",
    "goods_here",
    "no_goods_here",
    "journey_on",
    "uses_card",
    "journey_ends",
    "nothing_more",
    "journey_from",
    "keeps_passengers",
    # Anything.
    "only_choice",
]
Fact = int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HintReason:
    """A reason, how much it counts beside others, and the facts it speaks of.

    Facts, as far as a reason has them: ``ticket`` and ``tickets`` (ids), ``route`` and ``routes``
    (ids; a way that shows that it is true), ``place``, ``card``, ``colour``, ``deck``, ``seat``,
    and numbers: ``points``, ``spaces``, ``missing`` (cards, after the one that is taken),
    ``more`` (spaces), ``count``, ``pieces``, ``left`` (routes or cards), ``lead``, ``length``,
    ``low`` and ``high``. A ``route`` to be paid stands for all tracks between its two places.
    """

    key: HintKey
    weight: float
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))

    def number(self, fact: str) -> int:
        """Return a fact that is a number."""
        value = self.facts[fact]
        if not isinstance(value, int):
            raise TypeError(f"{fact} of {self.key} is no number but {value!r}.")
        return value

    def name(self, fact: str) -> str:
        """Return a fact that is an id or the name of a card."""
        return str(self.facts[fact])

    def names(self, fact: str) -> tuple[str, ...]:
        """Return a fact that is a row of ids."""
        value = self.facts[fact]
        return value if isinstance(value, tuple) else ()
