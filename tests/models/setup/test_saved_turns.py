"""Saved games tell which turn it is without being played again."""

import pytest

from tests.helpers.engine.walks import lively, walk
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.knowledge.events import TurnBegan
from ttr_qt.models.setup.saved_turns import turn_reached


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_turns_are_counted_as_the_game_counts_them(edition: str, players: int) -> None:
    *_, last = walk(edition, players, lively(edition), seed=3)
    twin = Game(last.setup)
    # The set-up belongs to the first turn; where there is none, that has begun already.
    ended = 0 if twin.rules.instant_tickets else -1
    texts: list[str] = []
    for action in last.actions:
        ended += any(isinstance(event, TurnBegan) for event in twin.play(action))
        texts.append(str(action))
        if twin.phase in {"turn", "second_card", "keep"}:
            assert turn_reached(texts, twin.rules, players) == max(ended, 0) // players + 1
    assert ended > 10


def test_nonsense_has_a_turn_too() -> None:
    rules = Game.new("usa", players=2, seed=1).rules
    assert turn_reached(("", "keep", "keep a", "nonsense", "deck"), rules, 2) == 1
