"""The opponents of the program play through a session, each at its level."""

import pytest
from pytestqt.qtbot import QtBot

from ai.levels import LEVELS, level
from tests.helpers.engine.walks import played
from ttr_qt.bots.game_setup import USUAL_LEVEL, table_of
from ttr_qt.bots.opponents import level_seat, quick_planner
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import EDITIONS, Action, Game
from ttr_qt.engine.bots import Request, action_of
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import Seat

TINY = ThinkingLimits(seconds=0.002, threads=1)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_levels_play_whole_games(qtbot: QtBot, edition: str) -> None:
    game = Game.new(edition, players=4, seed=1)
    table = [level_seat(one, TINY) for one in LEVELS[-4:]]
    session = Session(game, table, quick_planner)
    try:
        with (
            qtbot.assertNotEmitted(session.stood_in),
            qtbot.waitSignal(session.finished, timeout=120_000),
        ):
            session.start()
    finally:
        session.close()
    assert len(session.final_scores) == 4


def test_the_planner_steps_in_for_an_opponent_that_fails(qtbot: QtBot) -> None:
    def broken() -> None:
        raise RuntimeError("no weights")

    answers: dict[int, Action] = {}

    class Planner:
        """The one that steps in, whose answers are noted."""

        name = "planner"

        def __init__(self) -> None:
            self._planner = quick_planner()

        def choose(self, request: Request) -> Action:
            answers[request.ply] = answer = action_of(self._planner.choose(request))
            return answer

    game = Game.new("amsterdam", players=2, seed=1)
    table = [Seat("Broken", broken), level_seat(level("clara"), TINY)]  # type: ignore[arg-type]
    session = Session(game, table, Planner)
    try:
        with (
            qtbot.waitSignal(session.stood_in),
            qtbot.waitSignal(session.finished, timeout=60_000),
        ):
            session.start()
    finally:
        session.close()
    played = {step.ply: game.actions[step.ply] for step in session.steps if step.seat == 0}
    assert played == answers


@pytest.mark.alone
def test_the_strongest_answers_at_once_when_told(qtbot: QtBot) -> None:
    game = played("usa", 2, "even", plies=84)  # the choice is far from clear
    assert game.seat == 0
    session = Session(
        game,
        [level_seat(level("ada"), ThinkingLimits(seconds=30, threads=1)), Seat("Me")],
        quick_planner,
    )
    try:
        session.start()
        qtbot.waitUntil(lambda: session.thinking == 0)
        qtbot.wait(100)
        assert session.thinking == 0
        with (
            qtbot.assertNotEmitted(session.stood_in),
            qtbot.waitSignal(session.stepped, timeout=900),
        ):
            session.move_now()
    finally:
        session.close()


def test_a_seat_is_named_after_its_level_unless_told() -> None:
    rosa = level("rosa")
    assert level_seat(rosa, TINY).name == "Rosa"
    assert level_seat(rosa, TINY, name="Granny").name == "Granny"
    assert level_seat(rosa, TINY).level == "rosa"


@pytest.mark.parametrize("levels", [None, ["", "somebody"], ["", "otto"]])
def test_a_save_tells_who_really_played(levels: list[str] | None) -> None:
    extra = {} if levels is None else {"levels": levels}
    table = table_of(Game.new("usa", players=2, seed=1, extra=extra), ThinkingLimits())
    played = [seat.level for seat in table.session.seats]
    assert played == ["", "otto" if levels == ["", "otto"] else USUAL_LEVEL]
    assert table.session.setup.extra["levels"] == played
