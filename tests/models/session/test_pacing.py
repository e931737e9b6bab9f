"""Opponents rest after their turns, as long as wanted, and nobody else waits for that."""

import random

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import First, past_set_up, session_of
from ttr_qt.engine import Game
from ttr_qt.models.session import pacing
from ttr_qt.models.session.pacing import Pace, Pacing
from ttr_qt.models.session.session import Session

pytestmark = pytest.mark.usefixtures("qapp")


def after_set_up(players: int = 4) -> Game:
    return past_set_up(Game.new("usa", players=players, seed=5), random.Random(5))


def play_a_turn(session: Session) -> None:
    while session.person_to_move:
        assert session.play(session.observation.legal_actions[0])


def to_move(session: Session) -> int:
    return session.observation.to_move


@pytest.mark.parametrize(
    ("pace", "awaited"), [("quick", None), ("normal", False), ("calm", False), ("step", True)]
)
def test_a_rest_lasts_as_the_pace_says(pace: Pace, awaited: bool | None) -> None:
    rest = Pacing()
    rest.set_pace(pace)
    rest.rest(over=False)
    assert rest.resting == (awaited is not None)
    assert rest.awaited == bool(awaited)
    rest.go_on()
    assert (rest.resting, rest.awaited) == (False, False)


def test_calm_is_longer_than_normal() -> None:
    assert pacing.RESTS["quick"] == 0 < pacing.RESTS["normal"] < pacing.RESTS["calm"]


def test_the_end_is_shown_without_being_asked_for() -> None:
    rest = Pacing()
    rest.set_pace("step")
    rest.rest(over=True)
    assert rest.resting
    assert not rest.awaited


def test_another_pace_holds_at_once() -> None:
    rest = Pacing()
    rest.set_pace("step")
    rest.rest(over=False)
    rest.set_pace("calm")
    assert rest.resting
    assert not rest.awaited
    rest.set_pace("quick")
    assert not rest.resting


def test_step_by_step_each_opponent_waits_and_the_person_does_not(qtbot: QtBot) -> None:
    with session_of(after_set_up(), First, person=0) as session:
        session.pacing.set_pace("step")
        session.start()
        play_a_turn(session)
        for following in (2, 3):  # nobody waits before the first one, nor before the person
            qtbot.waitUntil(lambda: session.pacing.awaited)
            assert to_move(session) == following
            qtbot.waitUntil(lambda: session.thinking is None)  # thinking goes on meanwhile
            with qtbot.assertNotEmitted(session.stepped, wait=50):
                pass
            session.pacing.go_on()
        qtbot.waitUntil(lambda: session.person_to_move)
        assert not session.pacing.resting
        play_a_turn(session)
        assert to_move(session) == 1


def test_a_rest_ends_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "RESTS", {**pacing.RESTS, "normal": 20})
    rests: list[bool] = []
    with session_of(after_set_up(3), First, person=0) as session:
        session.pacing.set_pace("normal")
        session.pacing.changed.connect(lambda: rests.append(session.pacing.resting))
        session.start()
        play_a_turn(session)
        qtbot.waitUntil(lambda: session.person_to_move)
    assert rests == [True, False]


def test_tickets_are_chosen_without_a_rest(qtbot: QtBot) -> None:
    with session_of(Game.new("usa", players=4, seed=5), First, person=0) as session:
        session.pacing.set_pace("step")
        session.start()
        assert session.play(session.observation.legal_actions[0])
        qtbot.waitUntil(lambda: session.person_to_move)
        assert not session.observation.setting_up


def test_who_watches_bots_only_goes_step_by_step_too(qtbot: QtBot) -> None:
    with session_of(after_set_up(2), First) as session:
        session.pacing.set_pace("step")
        session.start()
        for following in (1, 0, 1):
            qtbot.waitUntil(lambda: session.pacing.awaited)
            assert to_move(session) == following
            session.set_paused(True)
            session.pacing.go_on()
            with qtbot.assertNotEmitted(session.stepped, wait=30):
                pass  # a pause is not ended by it
            session.set_paused(False)


def test_taking_back_ends_a_rest(qtbot: QtBot) -> None:
    with session_of(after_set_up(), First, person=0) as session:
        session.pacing.set_pace("step")
        session.start()
        ply = session.ply
        play_a_turn(session)
        qtbot.waitUntil(lambda: session.pacing.awaited)
        while session.ply > ply:
            session.undo()
        assert not session.pacing.resting
        assert session.person_to_move
        while session.can_redo:
            session.redo()
        qtbot.waitUntil(lambda: session.pacing.awaited)


def test_a_game_is_closed_while_it_waits(qtbot: QtBot) -> None:
    with session_of(after_set_up(), First, person=0) as session:
        session.pacing.set_pace("step")
        session.start()
        play_a_turn(session)
        qtbot.waitUntil(lambda: session.pacing.awaited)
        session.close()
        with qtbot.assertNotEmitted(session.stepped, wait=30):
            session.pacing.go_on()
