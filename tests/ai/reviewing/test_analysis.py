"""An analysis finds the same best moves as a review, and grows steadier with every playout."""

import numpy as np
import pytest

from ai.reviewing.analysis import Outlook, PositionAnalysis, steadily_ordered
from ai.reviewing.appraiser import Appraiser
from tests.helpers.games.made_up import random_game
from ttr_qt.engine import Action, Game
from ttr_qt.engine.actions import DrawCard, TakeCard


def analysed(game: Game, ply: int, batches: int) -> Outlook:
    moment = game.at(ply)
    analysis = PositionAnalysis(moment.observe(moment.seat), game.actions[ply])
    appraiser = Appraiser()
    assert analysis.outlook() is None
    for _ in range(batches):
        assert analysis.advance(appraiser)
    found = analysis.outlook()
    assert found is not None
    return found


@pytest.mark.parametrize("edition", ["usa", "amsterdam"])
def test_it_grows_steadier_and_tells_of_what_was_played(edition: str) -> None:
    game = random_game(edition, 2, plies=24)
    few, many = (analysed(game, 20, batches) for batches in (16, 48))
    assert game.actions[20] in {one.action for one in few.candidates}
    assert game.actions[20] in {one.action for one in many.candidates}
    assert many.worlds > few.worlds
    worst = [max(one.error for one in found.candidates) for found in (few, many)]
    assert worst[1] < worst[0]
    told = [round(100 * one.chance) for one in many.candidates]
    assert told == sorted(told, reverse=True)


def test_who_knows_the_same_is_told_the_same() -> None:
    game = random_game("usa", 2, plies=12)
    moment = game.at(10)
    view = moment.observe(moment.seat)
    first = PositionAnalysis(view)
    again = PositionAnalysis(Game.from_json(moment.to_json()).observe(moment.seat))
    for analysis in (first, again):
        appraiser = Appraiser()
        for _ in range(4):
            analysis.advance(appraiser)
    assert first.outlook() == again.outlook()


def test_where_nothing_is_to_decide_nothing_is_looked_for() -> None:
    game = random_game("usa", 2)
    assert game.over
    analysis = PositionAnalysis(game.observe(0))
    assert not analysis.has_choice
    assert not analysis.advance(Appraiser())
    assert analysis.outlook() is None


def test_moves_that_are_alike_keep_their_places() -> None:
    options: tuple[Action, ...] = (DrawCard(), TakeCard(1, "red"), TakeCard(2, "blue"))
    noise = np.random.default_rng(1).normal(size=(400, 3))
    noise -= noise.mean(axis=0)
    alike = noise + np.array([0.0, 0.02, 0.0])
    before = [options[2], options[0], options[1]]
    assert steadily_ordered(alike, options, before) == [2, 0, 1]
    better = noise + np.array([0.0, 1.0, 0.0])
    assert steadily_ordered(better, options, before) == [1, 2, 0]
    assert steadily_ordered(better, options, ())[0] == 1
