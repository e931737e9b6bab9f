"""Going back in a session: what is free, what it costs, and that nothing is dealt anew."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.helpers.ai.worlds import worlds_of
from tests.helpers.engine.walks import actions_of, lively, new, walk
from tests.helpers.games.thinkers import Dice, Waiter, past_set_up, session_of
from ttr_qt.engine import EDITIONS, Action, Game, codec
from ttr_qt.engine.actions import ClaimRoute, DrawCard, DrawTickets, TakeCard
from ttr_qt.engine.bots import Request
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.knowledge.events import events_seen_by
from ttr_qt.engine.knowledge.observation import Observation, blanked
from ttr_qt.models.session.rewinding import last_turn, reveals, undo_kind
from ttr_qt.models.session.session import Session
from ttr_qt.models.setup.save_flags import is_unrated


def process_until(done: Callable[[], bool]) -> None:
    """Let events happen until something is so, without a pause between them."""
    for _ in range(100_000):
        if done():
            return
        QCoreApplication.processEvents()
    raise AssertionError("it never came to that")


def settle(session: Session) -> None:
    """Wait for the person's turn."""
    process_until(lambda: session.person_to_move or session.over)


def claim_of(session: Session) -> Action:
    """Return a claim that is legal now."""
    legal = session.observation.legal_actions
    return next(action for action in legal if isinstance(action, ClaimRoute))


def fresh(game: Game) -> Game:
    """Return a game in which the same is played anew."""
    twin = Game(game.setup)
    for action in game.actions:
        twin.play(action)
    return twin


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    edition=st.sampled_from(EDITIONS),
    seed=st.integers(0, 2**32 - 1),
    doings=st.lists(
        st.one_of(st.integers(0, 999), st.sampled_from(["undo", "redo"])), min_size=4, max_size=24
    ),
)
def test_whatever_is_undone_and_redone_the_record_is_that_of_the_actions_left(
    edition: str, seed: int, doings: list[int | str]
) -> None:
    game = Game.new(edition, players=2, seed=seed, first=seed % 2)
    known: dict[tuple[Action, ...], bytes] = {}
    undone: list[tuple[Action, ...]] = []
    was_unrated = False
    with session_of(game, Dice, person=0) as session:

        def remember() -> None:
            record = game.record.tobytes()
            assert known.setdefault(game.actions, record) == record

        session.stepped.connect(lambda _step: remember())
        session.start()
        settle(session)
        for doing in doings:
            before, kind = game.actions, session.undo_kind
            if doing == "undo":
                session.undo()
                if kind == "none":
                    assert game.actions == before
                else:
                    undone.append(before)
                    assert session.person_to_move
                    assert game.actions == before[: game.ply]
                    assert kind == "take_back" or game.ply == len(before) - 1
                was_unrated = was_unrated or kind == "take_back"
            elif doing == "redo":
                assert session.can_redo == bool(undone)
                session.redo()
                if undone:
                    assert game.actions == undone.pop()
            elif isinstance(doing, int) and session.person_to_move:
                legal = session.observation.legal_actions
                assert session.play(legal[doing % len(legal)])
                undone.clear()
                if doing % 3:  # else whatever comes next does so while a bot thinks
                    settle(session)
            remember()
            assert session.unrated == was_unrated
            assert session.observation == game.observe(0)
            assert len(session.steps) == game.ply
        settle(session)
        twin = fresh(game)
        assert twin.record.tobytes() == game.record.tobytes()
        assert twin.to_json() == session.to_json()
        with session_of(twin, Dice, person=0) as other:
            assert other.steps == session.steps


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_free_could_be_foreseen_in_every_world(edition: str) -> None:
    """Whoever undoes for nothing has learned nothing: hidden cards would not have mattered."""
    chance = random.Random(edition)
    free = 0
    before: Observation | None = None
    for game in walk(edition, 3, lively(edition), seed=2):
        if before is not None and not _showed_something(game, before.seat):
            free += 1
            _check_foreseen(before, game.actions[-1], game, chance.randrange(2**32))
        before = None if game.over else game.observe(game.seat)
    assert free > 5


def _showed_something(game: Game, seat: int) -> bool:
    """Tell whether going back by the last action would cost its seat anything."""
    if game.over:
        return True
    twin = game.at(game.ply - 1)
    events = twin.play(game.actions[-1])
    step = _Played(seat, events_seen_by(events, seat))
    return undo_kind([step], seat) != "free"


class _Played:
    def __init__(self, seat: int, events: Any) -> None:
        self.seat = seat
        self.events = events


def _check_foreseen(before: Observation, action: Action, after: Game, word: int) -> None:
    board = before.board
    actual = blanked(after.record, before.seat)
    for world in worlds_of(before, 4, word):
        states = np.array([world], layout.STATE)
        state: Any = states[0]
        code = codec.encode(board, state, action)
        assert code is not None
        apply(state, board.rules_record, board.record, code)
        assert blanked(state, before.seat) == actual


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_anything_hidden_was_shown_nothing_is_free(edition: str) -> None:
    shown = {DrawCard: 0, TakeCard: 0, DrawTickets: 0}
    for actor in range(2):
        game = new(edition, 2, seed=3)
        for action in actions_of(edition, 2, lively(edition), 3):
            seat = game.seat
            step = _Played(seat, events_seen_by(game.play(action), actor))
            if seat != actor:
                assert reveals(step, actor)
            elif type(action) in shown:
                shown[type(action)] += 1
                assert reveals(step, actor)
                assert undo_kind([step], actor) == "take_back"
            elif isinstance(action, ClaimRoute) and not game.rules.instant_tickets:
                assert not reveals(step, actor)
    assert shown[DrawCard] > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_nothing_to_undo_before_ones_first_action(edition: str) -> None:
    assert last_turn([], 0) is None
    game = Game.new(edition, players=2, seed=1, first=1)
    game.play(game.legal_actions()[0])
    with session_of(game, Waiter, person=0) as session:
        assert (session.undo_kind, session.can_redo) == ("none", False)
        session.undo()
        session.redo()
        assert session.ply == 1


@pytest.mark.usefixtures("qapp")
def test_a_claim_is_undone_at_no_cost_while_a_bot_thinks_about_it(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    person, ply, before = game.seat, game.ply, game.record.tobytes()
    with session_of(game, Waiter, person=person) as session:
        told: list[str] = []
        session.undo_changed.connect(lambda: told.append(session.undo_kind))
        session.start()
        assert session.play(claim_of(session))
        assert session.undo_kind == "free"
        qtbot.waitUntil(lambda: session.thinking == 1 - person)
        session.undo()
        assert session.thinking is None
        with qtbot.assertNotEmitted(session.stepped, wait=100):  # a late answer
            pass
        assert game.record.tobytes() == before
        assert (session.ply, session.unrated, session.can_redo) == (ply, False, True)
        assert told[0] == "free"


def test_taking_back_undoes_bots_too_and_redo_plays_what_they_had_played(qtbot: QtBot) -> None:
    asked: list[int] = []

    class Witness(Dice):
        def choose(self, request: Request) -> Action:
            asked.append(request.ply)
            return super().choose(request)

    game = past_set_up(Game.new("usa", players=3, seed=4), random.Random(2))
    person, ply, before = game.seat, game.ply, game.record.tobytes()
    with session_of(game, Witness, person=person) as session:
        session.start()
        assert session.play(DrawCard())
        assert session.undo_kind == "take_back"
        assert session.play(DrawCard())
        settle(session)
        whole, number = game.actions, len(asked)
        assert len(whole) >= ply + 4
        with qtbot.waitSignals([session.rewound, session.became_unrated, session.undo_changed]):
            session.undo()
        assert game.record.tobytes() == before
        assert session.unrated
        with qtbot.assertNotEmitted(session.became_unrated, wait=50):
            session.redo()
            session.undo()
            session.redo()
        assert game.actions == whole
        assert session.person_to_move
        assert len(asked) == number
        assert session.unrated


@pytest.mark.usefixtures("qapp")
def test_another_action_ends_what_could_be_redone() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    with session_of(game, Dice, person=game.seat) as session:
        session.start()
        session.play(claim_of(session))
        session.undo()
        possible = [session.can_redo]
        session.play(DrawCard())
        possible.append(session.can_redo)
        assert possible == [True, False]
        ply = session.ply
        session.redo()
        assert session.ply == ply


@pytest.mark.usefixtures("qapp")
def test_unrated_is_kept_in_the_save_and_through_redo() -> None:
    game = past_set_up(Game.new("germany", players=2, seed=1, extra={"name": "R"}), random.Random())
    with session_of(game, Waiter, person=game.seat) as session:
        session.play(DrawCard())
        assert not is_unrated(Game.from_json(session.to_json()).setup)
        session.undo()
        assert is_unrated(Game.from_json(session.to_json()).setup)
        session.redo()
        again = Game.from_json(session.to_json())
    assert again.actions == game.actions
    assert again.setup.extra["name"] == "R"
    with session_of(again, Waiter, person=again.seat) as session:
        assert session.unrated


def test_what_is_over_stays_so(qtbot: QtBot) -> None:
    game = new("first_journey", 2, 1)
    actions = actions_of("first_journey", 2, lively("first_journey"), 1)
    for action in actions[:-1]:
        game.play(action)
    with session_of(game, Waiter, person=game.seat) as session:
        kinds = [session.undo_kind]
        with qtbot.waitSignal(session.finished):
            session.start()
            session.play(actions[-1])
        kinds.append(session.undo_kind)
        assert kinds[0] != "none"
        assert kinds[1] == "none"
        session.undo()
        assert session.over


@pytest.mark.usefixtures("qapp")
def test_who_watches_undoes_nothing() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    ply = game.ply
    with session_of(game, Waiter) as session:
        assert session.undo_kind == "none"
        session.undo()
        assert session.ply == ply


@pytest.mark.usefixtures("qapp")
def test_a_closed_session_goes_nowhere() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    with session_of(game, Waiter, person=game.seat) as session:
        session.play(claim_of(session))
        ply = session.ply
        session.close()
        assert (session.undo_kind, session.can_redo) == ("none", False)
        session.undo()
        assert session.ply == ply
