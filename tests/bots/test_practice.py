"""Mistakes that a review found, and how good something else is."""

import pytest
from pytestqt.qtbot import QtBot

from ai.reviewing.findings import Quality
from tests.helpers.window.exercises import exercises_of, some_exercises
from tests.helpers.window.replays import recorded
from tests.helpers.window.reviews import invented_review
from ttr_qt.bots.practice import TryJudge, mistakes_of, own_seat
from ttr_qt.engine import Game
from ttr_qt.engine.actions import ClaimRoute, TakeCard


@pytest.fixture(scope="module")
def game() -> Game:
    return recorded("usa", 2)


def test_all_losses_of_a_seat_are_mistakes(game: Game) -> None:
    review = invented_review(game)
    for seat in (0, 1):
        found = mistakes_of(review, seat)
        losses = [
            ply
            for ply, step in enumerate(review.steps)
            if step.seat == seat and step.judgement and step.judgement.quality.is_loss
        ]
        assert [one.ply for one in found] == losses
        for one in found:
            judged = review.steps[one.ply].judgement
            assert judged is not None
            assert one.better == judged.options[0].action
            assert (one.chance, one.best_chance) == (5000 - one.lost, 5000)
            assert one.points == 2 * one.lost
            assert one.game == review.game


def test_whose_mistakes_they_are(game: Game) -> None:
    assert own_seat(game) == 0
    shared = Game.new("usa", players=2, seed=1, extra={"levels": ["", ""]})
    watched = Game.new("usa", players=2, seed=1, extra={"levels": ["otto", "rosa"]})
    assert own_seat(shared) is own_seat(watched) is None


def test_what_the_review_tells_of_is_known_at_once(qtbot: QtBot, game: Game) -> None:
    judge = TryJudge()
    for exercise in exercises_of(game)[:3]:
        with qtbot.waitSignal(judge.judged, timeout=0) as told:
            judge.judge(exercise, exercise.better)
        assert told.args is not None
        (verdict,) = told.args
        assert verdict.solves
        assert verdict.quality is Quality.BEST
        assert verdict.chance == exercise.mistake.best_chance
        with qtbot.waitSignal(judge.judged, timeout=0) as told:
            judge.judge(exercise, exercise.played)
        assert told.args is not None
        (verdict,) = told.args
        assert not verdict.solves
        assert verdict.chance == exercise.mistake.chance
    judge.close()


def test_the_same_card_from_another_slot_is_the_same(qtbot: QtBot, game: Game) -> None:
    judge = TryJudge()
    for exercise in exercises_of(game):
        played = exercise.played
        if not isinstance(played, TakeCard):
            continue
        for action in exercise.view.legal_actions:
            if isinstance(action, TakeCard) and action.card == played.card and action != played:
                with qtbot.waitSignal(judge.judged, timeout=0):
                    judge.judge(exercise, action)
                return
    raise AssertionError("There is no such position.")


@pytest.mark.slow
def test_anything_else_is_compared_in_the_same_worlds(qtbot: QtBot) -> None:
    judge = TryJudge(worlds=64)
    exercise = next(
        one
        for one in some_exercises("usa")
        if isinstance(one.better, ClaimRoute) or isinstance(one.played, ClaimRoute)
    )
    known = {exercise.better, exercise.played}
    others = [one for one in exercise.view.legal_actions if one not in known]
    action = next(one for one in others if isinstance(one, ClaimRoute))
    found = []
    for _ in range(2):
        with qtbot.waitSignal(judge.judged, timeout=120_000) as told:
            judge.judge(exercise, action)
        assert judge.thinking is False
        assert told.args is not None
        found.append(told.args[0])
    assert found[0] == found[1]  # whoever tries the same again hears the same
    assert found[0].action == action
    judge.close()


@pytest.mark.slow
def test_an_absurd_move_is_no_good(qtbot: QtBot) -> None:
    """Nobody should draw tickets with hardly a wagon left."""
    judge = TryJudge(worlds=128)
    exercise = some_exercises("usa")[-1]
    action = max(exercise.view.legal_actions, key=lambda one: str(one).startswith("tickets"))
    assert str(action).startswith("tickets")
    with qtbot.waitSignal(judge.judged, timeout=120_000) as told:
        judge.judge(exercise, action)
    assert told.args is not None
    assert not told.args[0].solves
    assert told.args[0].points > 0
    judge.close()


def test_a_try_that_is_not_wanted_any_more_is_not_told(qtbot: QtBot) -> None:
    judge = TryJudge(worlds=16)
    exercise = some_exercises()[0]
    known = {exercise.better, exercise.played}
    action = next(one for one in exercise.view.legal_actions if one not in known)
    with qtbot.assertNotEmitted(judge.judged, wait=300):
        judge.judge(exercise, action)
        judge.cancel()
    judge.close()
