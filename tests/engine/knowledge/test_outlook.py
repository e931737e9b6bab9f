"""What a journey would bring is what it brings."""

import random

import pytest

from tests.helpers.engine.arrange import legal, play, travelling
from ttr_qt.engine import parse_action
from ttr_qt.engine.actions import StartJourney, TravelRoute
from ttr_qt.engine.knowledge.outlook import JourneyAction, journey_outlook

OWNERS = {
    "ffm-koe-1": 0,
    "due-koe-1": 0,
    "dor-due-1": 1,
    "due-nl1-1": 0,
    "ffm-kas-1": 0,
    "han-kas-1": 1,
    "ham-han-1": 0,
}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_outlook_agrees_with_the_game_at_every_step(seed: int) -> None:
    chance = random.Random(seed)
    game = travelling(OWNERS, {0: ["frankfurt"]}, {0: {"passenger": 2}})
    view = game.observe(0)
    planned: list[JourneyAction] = [StartJourney("frankfurt")]
    play(game, "journey frankfurt")
    while True:
        outlook = journey_outlook(view, planned)
        seen = game.observe(0)
        assert seen.journey is not None
        assert (outlook.place, outlook.points) == (seen.journey.at, seen.journey.points)
        assert outlook.cards == seen.hand.get("passenger", 0)
        assert {str(step) for step in outlook.steps} == legal(game, "travel")
        assert outlook.may_end == ("arrive" in legal(game))
        if not outlook.steps:
            break
        step = chance.choice(outlook.steps)
        planned.append(step)
        game.play(step)
        if game.seat != 0:  # a country ends the journey
            outlook = journey_outlook(view, planned)
            assert outlook.steps == ()
            assert not outlook.may_end
            assert outlook.points == game.observe(0).scores[0] - view.scores[0]
            break


def test_outlook_goes_on_from_a_journey_under_way_and_changes_nothing() -> None:
    game = travelling(OWNERS, {0: ["frankfurt"]}, {0: {"passenger": 2}})
    play(game, "journey frankfurt", "travel ffm-koe-1")
    view = game.observe(0)
    before = view.record
    outlook = journey_outlook(view, [TravelRoute("due-koe-1")])
    assert outlook.place == "duesseldorf"
    assert view.record == before
    assert parse_action("travel due-koe-1") in game.legal_actions()
