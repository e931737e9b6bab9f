"""Behind every reason why something can't be done there is a rule that the page tells."""

from typing import get_args

import pytest

from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.models.session.refusal_reasons import ReasonKey
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.words.rule_of import REASON_RULES, rule_of

REASONS: tuple[ReasonKey, ...] = get_args(ReasonKey)


def can_arise(reason: ReasonKey, edition: str) -> bool:
    """Say whether a game of an edition may ever give a reason."""
    rules = RULES[edition]
    never: dict[ReasonKey, bool] = {
        "choose_mix": len(rules.ticket_decks) == 1,
        "choose_tickets": rules.keep_at_start == rules.tickets_dealt,
        "second_card_pending": not rules.market_size,
        "no_wild_as_second": not rules.market_size,
        "passenger_pending": not rules.passengers,
        "journey_pending": not rules.passengers,
        "no_place_for_passenger": not rules.passengers,
        "out_of_reach": not rules.passengers,
        "parallel_closed": not rules.parallels_closed_up_to,
        "too_short_for_card": not rules.long_wild_cards,
    }
    return not never.get(reason, False)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_rule_that_the_page_tells(reason: ReasonKey, edition: str) -> None:
    assert rule_of(reason, edition) in edition_named(edition).rulebook.numbers
    if can_arise(reason, edition):
        assert any(rule in edition_named(edition).rulebook.numbers for rule in REASON_RULES[reason])


@pytest.mark.parametrize(
    ("reason", "edition", "rule"),
    [
        ("no_wild_as_second", "usa", "D4"),
        ("parallel_closed", "amsterdam", "R5"),
        ("own_parallel", "first_journey", "R4"),
        ("too_short_for_card", "maerklin", "M2"),
        ("choose_tickets", "amsterdam", "A1"),
        ("choose_tickets", "maerklin", "G1"),
        ("game_over", "first_journey", "F7"),
        ("passenger_pending", "usa", "C4"),
    ],
)
def test_rule_is_the_one_of_the_edition(reason: ReasonKey, edition: str, rule: str) -> None:
    assert rule_of(reason, edition) == rule
