"""Beliefs are kept, found again, and not needed."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from ai.api import action_of
from ai.bots.mcts import MctsBot
from ai.fitted import weights
from ai.fitted.ticket_beliefs import load_belief, no_belief, save_belief
from ai.searching.beliefs import STAGES, TRAITS
from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.walks import played

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place of its own for what is tuned."""
    monkeypatch.setattr(weights, "tuned_folder", lambda: tmp_path / "tuned")
    load_belief.cache_clear()
    yield tmp_path / "tuned"
    load_belief.cache_clear()


def test_a_belief_is_kept_and_found_again(folder: Path) -> None:
    theta = np.random.default_rng(1).normal(size=(STAGES, len(TRAITS)))
    save_belief("usa", theta, 2)
    assert [path.name for path in folder.iterdir()] == ["usa_belief.json"]
    found = load_belief("usa", 2)
    assert found["fitted"] == 1
    assert found["theta"] == pytest.approx(theta, abs=1e-4)
    # More players have that of two until they have their own.
    assert (load_belief("usa", 4)["theta"] == found["theta"]).all()
    save_belief("usa", theta + 1, 3)
    assert load_belief("usa", 4)["theta"] == pytest.approx(theta + 1, abs=1e-4)
    assert load_belief("usa", 2)["theta"] == pytest.approx(theta, abs=1e-4)


def test_without_a_file_nothing_is_believed(folder: Path) -> None:
    assert not folder.exists()
    assert load_belief("usa").tobytes() == no_belief().tobytes()
    assert load_belief("usa")["fitted"] == 0
    game = played("usa", 2, "builder", seed=1, plies=30)
    request = request_for(game, iterations=20)
    assert action_of(MctsBot().choose(request)) in request.observation.legal_actions


def test_shared_beliefs_can_not_be_changed(folder: Path) -> None:
    assert not folder.exists()
    with pytest.raises(ValueError, match="read-only"):
        load_belief("usa")["theta"][0, 0] = 7.0
