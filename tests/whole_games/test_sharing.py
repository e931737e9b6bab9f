"""Two people play each edition to its end at one screen."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.window.fixtures import MakeWindow
from tests.helpers.window.sharing import begin_shared, hurry, play_shared
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.models.setup.choice import GUEST, GameChoice

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("edition", "opponents"),
    [*((edition, (GUEST,)) for edition in EDITIONS), ("usa", ("clara", GUEST))],
)
def test_two_people_play_to_the_end(
    qtbot: QtBot,
    make_window: MakeWindow,
    monkeypatch: pytest.MonkeyPatch,
    edition: str,
    opponents: tuple[str, ...],
) -> None:
    hurry(monkeypatch)
    window = make_window()
    choice = GameChoice(edition=edition, opponents=opponents, name="Robin", guests=("Mia",))
    page = begin_shared(window, choice)
    session = page.session
    end, lifted = play_shared(qtbot, window, page)
    people = (0, len(opponents))
    assert set(lifted) == set(people)
    assert all(one != other for one, other in pairwise(lifted))
    assert {standing.name for standing in end.result.standings} >= {"Robin", "Mia"}
    assert end.result.person is None  # both are called by their names
    assert Game.from_json(session.to_json()).over
