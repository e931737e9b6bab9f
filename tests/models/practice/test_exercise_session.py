"""What is tried is never played, and nothing is shown that was hidden then."""

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.window.exercises import some_exercises
from tests.helpers.window.replays import recorded
from ttr_qt.bots.practice import exercise_session
from ttr_qt.engine import EDITIONS
from ttr_qt.engine.actions import DrawCard
from ttr_qt.models.practice.exercise import exercise_of


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_what_the_seat_knew_is_seen(qapp: object, edition: str) -> None:
    assert qapp
    for exercise in some_exercises(edition)[:4]:
        session = exercise_session(exercise)
        moment = exercise.game.at(exercise.mistake.ply)
        assert session.observation == moment.observe(moment.seat)
        assert session.ply == exercise.mistake.ply
        assert session.person_to_move
        assert session.final_scores == ()
        for step in session.steps:
            seen = [event.seen_by(moment.seat) for event in exercise.game.events_of(step.ply)]
            assert step.events == tuple(event for event in seen if event is not None)


def test_nothing_is_drawn(qtbot: QtBot) -> None:
    exercise = next(one for one in some_exercises() if DrawCard() in one.view.legal_actions)
    session = exercise_session(exercise)
    before = session.observation
    with qtbot.waitSignal(session.tried) as tried:
        assert session.play(DrawCard())
    assert tried.args == [DrawCard()]
    assert session.observation is before
    assert session.ply == exercise.mistake.ply
    assert session.undo_kind == "none"


def test_what_is_not_possible_is_refused(qtbot: QtBot) -> None:
    exercise = some_exercises()[0]
    session = exercise_session(exercise)
    other = next(
        action for action in exercise.game.actions if action not in exercise.view.legal_actions
    )
    with qtbot.waitSignal(session.refused), qtbot.assertNotEmitted(session.tried):
        assert not session.play(other)
    assert session.ply == exercise.mistake.ply


def test_another_moment_of_the_same_game_is_shown(qtbot: QtBot) -> None:
    first, second = some_exercises()[:2]
    session = exercise_session(first)
    assert session.shows_game_of(second)
    with qtbot.waitSignal(session.rewound):
        session.show(second)
    assert session.observation == second.view
    (other, *_) = some_exercises("usa")
    assert not session.shows_game_of(other)
    with pytest.raises(ValueError, match="another game"):
        session.show(other)


def test_a_mistake_of_another_game_is_no_exercise() -> None:
    exercise = some_exercises()[0]
    assert exercise_of(exercise.game, exercise.mistake) is not None
    assert exercise_of(recorded("usa", 2, 30), exercise.mistake) is None
    assert exercise_of(exercise.game.at(0), exercise.mistake) is None
