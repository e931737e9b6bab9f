"""Whether the opponents can play at once is told exactly."""

from pathlib import Path

import pytest

from ai.jit import SOURCES
from ai.warmup import OPPONENT_STEPS, all_steps, opponents_are_warm
from ttr_qt.engine.kernel import jit
from ttr_qt.engine.warmup import GAME_STEPS, engine_steps, warm_up

pytestmark = pytest.mark.slow


def test_the_names_of_the_steps_are_those_that_are_asked_for() -> None:
    steps = all_steps()
    assert tuple(step.name for step in steps) == GAME_STEPS + OPPONENT_STEPS
    assert {step.name for step in steps if step.sources == SOURCES} == set(OPPONENT_STEPS)


def test_the_engine_alone_does_not_make_opponents_warm(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert opponents_are_warm() == jit.KEEPS_COMPILED_CODE  # the test session has warmed up before
    monkeypatch.setenv("TTR_QT_CACHE", str(tmp_path))
    assert not opponents_are_warm()
    warm_up(steps=engine_steps(random_play=False))
    assert not opponents_are_warm()
    warm_up(steps=[step for step in all_steps() if step.sources == SOURCES])
    assert opponents_are_warm() == jit.KEEPS_COMPILED_CODE
