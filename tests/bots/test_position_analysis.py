"""Positions are analysed in the background, as long as they are looked at, and gone on with."""

import logging
import threading

import pytest
from pytestqt.qtbot import QtBot

from ai.reviewing.analysis import PositionAnalysis
from tests.helpers.games.made_up import random_game
from ttr_qt.bots.position_analysis import Analysis, LiveAnalysis
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Game, Observation

PATIENCE = 120_000


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game("amsterdam", 2, plies=24)


def view(game: Game, ply: int) -> Observation:
    moment = game.at(ply)
    return moment.observe(moment.seat)


def threads() -> list[threading.Thread]:
    return [one for one in threading.enumerate() if one.name == "analysis"]


def test_it_goes_on_until_it_is_left_and_goes_on_where_it_was(qtbot: QtBot, game: Game) -> None:
    live = LiveAnalysis(ThinkingLimits(threads=2))
    told: list[Analysis] = []
    live.found.connect(told.append)
    live.look_at(20, view(game, 20), game.actions[20])
    assert len(threads()) == 2
    qtbot.waitUntil(lambda: len(told) > 2, timeout=PATIENCE)
    assert told[-1].playouts > told[0].playouts
    assert told[-1].error < 1
    assert game.actions[20] in {hint.action for hint in told[-1].hints}
    assert [hint.number for hint in told[-1].hints][:2] == [1, 2]
    assert all(hint.win is not None for hint in told[-1].hints)
    live.rest()
    qtbot.waitUntil(lambda: not threads(), timeout=PATIENCE)
    heard, reached = len(told), told[-1].playouts
    live.look_at(22, view(game, 22))
    qtbot.waitUntil(lambda: len(told) > heard, timeout=PATIENCE)
    assert told[-1].view == view(game, 22)
    live.look_at(20, view(game, 20), game.actions[20])
    assert told[-1].playouts >= reached
    live.rest()
    qtbot.waitUntil(lambda: not threads(), timeout=PATIENCE)


def test_a_failure_is_told_once_and_logged(
    qtbot: QtBot, game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_args: object) -> bool:
        raise RuntimeError("no room")

    monkeypatch.setattr(PositionAnalysis, "advance", fail)
    live = LiveAnalysis(ThinkingLimits(threads=1))
    with caplog.at_level(logging.CRITICAL, "ttr_qt.bots.position_analysis"):
        with qtbot.waitSignal(live.failed, timeout=PATIENCE):
            live.look_at(20, view(game, 20))
        assert not live.running
    qtbot.waitUntil(lambda: not threads(), timeout=PATIENCE)
