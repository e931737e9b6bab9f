"""The order in which everything that follows a game is updated, and what a fault there does."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import session_of
from ttr_qt.engine import Game
from ttr_qt.models.session.replay import Replay
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import GameSource, Seat
from ttr_qt.models.session.updates import Update

pytestmark = pytest.mark.usefixtures("qapp")

ORDER = ["models", "storage", "page", "sound"]


def follow(source: GameSource, kinds: list[str]) -> list[tuple[str, Update]]:
    """Return a list that gets whatever reaches followers, which are connected in this order."""
    reached: list[tuple[str, Update]] = []

    def receiver(kind: str) -> Callable[[Update], None]:
        return lambda update: reached.append((kind, update))

    for kind in kinds:
        getattr(source.updates, kind).connect(receiver(kind))
    return reached


@pytest.fixture
def session() -> Iterator[Session]:
    """A game in which the person is to move."""
    game = Game.new("amsterdam", players=2, seed=1, first=0)
    with session_of(game, person=0) as session:
        yield session


def play_one(session: Session) -> None:
    assert session.play(session.observation.legal_actions[0])


def test_order_is_the_same_whoever_connected_first(session: Session) -> None:
    reached = follow(session, ["sound", "page", "storage", "models"])
    session.stepped.connect(lambda step: reached.append(("stepped", Update(step))))
    play_one(session)
    assert [kind for kind, _ in reached] == [*ORDER, "stepped"]
    assert {update.step for _, update in reached} == {session.steps[-1]}


def test_going_back_takes_the_same_path(session: Session) -> None:
    play_one(session)
    reached = follow(session, list(reversed(ORDER)))
    session.undo()
    assert [kind for kind, _ in reached] == ORDER
    assert all(update.step is None for _, update in reached)


def test_everybody_finds_the_new_observation(session: Session) -> None:
    known: list[int] = []
    for kind in ORDER:
        getattr(session.updates, kind).connect(lambda _: known.append(len(session.observation.log)))
    play_one(session)
    assert known == [1] * len(ORDER)


@pytest.mark.parametrize("failing", ORDER)
def test_a_follower_that_fails_keeps_nobody_from_its_work(
    qtbot: QtBot, session: Session, failing: str
) -> None:
    def fail(_update: Update) -> None:
        raise ZeroDivisionError(failing)

    getattr(session.updates, failing).connect(fail)
    reached = follow(session, ORDER)
    with qtbot.captureExceptions() as faults:
        play_one(session)
    assert [str(fault[1]) for fault in faults] == [failing]
    assert [kind for kind, _ in reached] == ORDER
    assert session.ply == 1


def test_a_replay_takes_the_same_path() -> None:
    game = Game.new("usa", players=2, seed=1)
    for _ in range(6):
        game.play(game.legal_actions()[0])
    replay = Replay(game, [Seat("A"), Seat("B")], person=0)
    reached = follow(replay, list(reversed(ORDER)))
    assert replay.forward()
    replay.jump(4)
    expected: list[Any] = [(kind, replay.all_steps[0]) for kind in ORDER]
    expected += [(kind, None) for kind in ORDER]
    assert [(kind, update.step) for kind, update in reached] == expected
