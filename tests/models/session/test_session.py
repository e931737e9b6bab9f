"""The session plays whole games, survives bad opponents, and closes without a trace."""

import random
import threading

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_owners, set_passengers, started
from tests.helpers.games.thinkers import (
    Babbler,
    Cheat,
    Dice,
    First,
    Looper,
    Middle,
    Quitter,
    Raiser,
    Waiter,
    middle,
    moved_by_stand_in,
    past_set_up,
    seats,
    session_of,
    until_end,
)
from tests.helpers.own_clock import own_seconds
from ttr_qt.engine import EDITIONS, Action, Game, parse_action
from ttr_qt.engine.actions import ClaimRoute, EndJourney, Pass
from ttr_qt.engine.bots import Bot, Request
from ttr_qt.engine.knowledge.events import GameEnded
from ttr_qt.models.session.bot_driver import StandIn
from ttr_qt.models.session.session import Refusal, Session
from ttr_qt.models.session.source import Seat
from ttr_qt.models.session.updates import Step


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_play_a_whole_game_which_replays_the_same(qtbot: QtBot, edition: str) -> None:
    game = Game.new(edition, players=3, seed=5)
    steps: list[Step] = []
    with session_of(game) as session:
        session.stepped.connect(steps.append)
        until_end(qtbot, session)
        assert session.over
        assert [step.ply for step in steps] == list(range(session.ply))
        assert isinstance(steps[-1].events[-1], GameEnded)
        assert tuple(steps) == session.steps
        assert len(session.final_scores) == 3
        again = Game.from_json(session.to_json())
    twin = Game.new(edition, players=3, seed=5)
    for action in again.actions:
        twin.play(action)
    assert twin.over
    assert twin.record == game.record


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_person_plays_a_whole_game(qtbot: QtBot, edition: str) -> None:
    game = Game.new(edition, players=2, seed=3)
    chance = random.Random(3)
    with session_of(game, person=0) as session:

        def act() -> None:
            if session.person_to_move:
                assert session.play(chance.choice(session.observation.legal_actions))

        session.start()
        while not session.over:
            act()
            qtbot.waitUntil(lambda: session.person_to_move or session.over)
        assert {step.seat for step in session.steps} == {0, 1}


def test_the_same_game_is_played_again(qtbot: QtBot) -> None:
    records = []
    for _ in range(2):
        game = Game.new("amsterdam", players=2, seed=9)
        with session_of(game) as session:
            until_end(qtbot, session)
        records.append(game.actions)
    assert records[0] == records[1]


def test_a_loaded_game_goes_on_with_all_its_steps(qtbot: QtBot) -> None:
    game = Game.new("amsterdam", players=2, seed=9)
    with session_of(game) as session:
        until_end(qtbot, session)
        whole = session.steps
    half = Game.new("amsterdam", players=2, seed=9)
    for action in game.actions[:20]:
        half.play(action)
    with session_of(half) as session:
        assert session.steps == whole[:20]
        until_end(qtbot, session)
        assert session.steps == whole


def test_nobody_thinks_before_the_start(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=1)
    with session_of(game) as session:
        qtbot.wait(50)
        assert session.ply == 0
        assert session.thinking is None


@pytest.mark.usefixtures("qapp")
def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    refusals: list[Refusal] = []
    with session_of(game, Waiter, person=game.seat) as session:
        session.refused.connect(refusals.append)
        before = session.observation
        assert not session.play(Pass())
        assert session.observation is before
        assert refusals[0].action == Pass()
        assert refusals[0].reason.key == "not_possible"
        assert refusals[0].sentence


def test_a_person_can_not_act_for_a_bot(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=1)
    refusals: list[Refusal] = []
    with session_of(game, Waiter, person=1) as session:
        session.refused.connect(refusals.append)
        session.start()
        qtbot.waitUntil(lambda: session.thinking == 0)
        for action in game.legal_actions():
            assert not session.play(action)
        assert session.ply == 0
        assert {refusal.reason.key for refusal in refusals} == {"not_your_turn"}


@pytest.mark.parametrize(
    ("make", "kind"),
    [(Raiser, "error"), (Quitter, "error"), (Babbler, "illegal"), (Cheat, "illegal")],
)
def test_a_faulty_bot_is_replaced_for_each_decision(
    qtbot: QtBot, make: type[Bot], kind: str
) -> None:
    game = Game.new("amsterdam", players=2, seed=4)
    notices: list[StandIn] = []
    with session_of(game, make, person=1) as session:
        session.stood_in.connect(notices.append)
        with qtbot.waitSignal(session.stepped):
            session.start()
        assert [(n.seat, n.ply, n.fault.kind) for n in notices] == [(0, 0, kind)]
        assert notices[0].fault.reason
        assert moved_by_stand_in(game, 0)


def test_a_factory_that_fails_is_replaced_too(qtbot: QtBot) -> None:
    def broken() -> Bot:
        raise RuntimeError("no weights")

    game = Game.new("amsterdam", players=2, seed=4)
    with session_of(game, broken) as session:
        until_end(qtbot, session)
    twin = Game.new("amsterdam", players=2, seed=4)
    for action in game.actions:
        assert action == middle(twin.legal_actions())
        twin.play(action)


def test_the_game_goes_on_even_if_the_stand_in_fails(qtbot: QtBot) -> None:
    game = Game.new("first_journey", players=2, seed=4)
    with session_of(game, Raiser, make_stand_in=Raiser, person=1) as session:
        notices: list[StandIn] = []
        session.stood_in.connect(notices.append)
        with qtbot.waitSignal(session.stepped):
            session.start()
        assert session.ply == 1
        assert [notice.any_action for notice in notices] == [False, True]


def test_a_bot_that_hangs_is_left_behind(qtbot: QtBot) -> None:
    game = Game.new("amsterdam", players=2, seed=4)
    notices: list[StandIn] = []
    with session_of(game, Looper, person=1, time_limit=0.05, grace=0.05) as session:
        session.stood_in.connect(notices.append)
        with qtbot.waitSignal(session.stepped):
            session.start()
        assert notices[0].fault.kind == "overrun"
        assert session.thinking is None
        assert moved_by_stand_in(game, 0)


def test_a_new_bot_follows_one_that_hung(qtbot: QtBot) -> None:
    made: list[Bot] = []

    def make() -> Bot:
        made.append(Looper() if not made else Dice())
        return made[-1]

    game = Game.new("amsterdam", players=2, seed=4)
    notices: list[StandIn] = []
    table = [Seat("Slow", make, 0.05), Seat("Quick", Dice)]
    session = Session(game, table, Middle, grace=0.05)
    session.stood_in.connect(notices.append)
    until_end(qtbot, session)
    session.close()
    assert len(notices) == 1
    assert len(made) == 2
    assert moved_by_stand_in(game, notices[0].ply)


def test_one_who_hangs_blocks_nobody_who_is_asked_after_it(qtbot: QtBot) -> None:
    """After taking back, a request waits for the bot of the one before, which hangs."""
    game = Game.new("amsterdam", players=2, seed=4)
    with session_of(game, Looper, person=1, time_limit=0.1, grace=0.05) as session:
        session.start()
        qtbot.waitUntil(lambda: session.thinking == 0)
        session.rewind(0)
        with qtbot.waitSignal(session.stood_in):
            pass
        qtbot.waitUntil(lambda: session.ply == 1)
        assert moved_by_stand_in(game, 0)


def test_move_now_takes_what_the_bot_has_so_far(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=1)
    last = game.legal_actions()[-1]
    with session_of(game, Waiter, person=1) as session:
        session.start()
        qtbot.waitUntil(lambda: session.thinking == 0)
        with qtbot.waitSignal(session.stepped):
            session.move_now()
            session.move_now()
        assert game.actions == (last,)


def test_the_time_limit_ends_with_an_answer_of_the_bot_itself(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=1)
    last = game.legal_actions()[-1]
    with session_of(game, Waiter, person=1, time_limit=0.05) as session:
        with (
            qtbot.assertNotEmitted(session.stood_in),
            qtbot.waitSignal(session.stepped),
        ):
            session.start()
        assert game.actions == (last,)


@pytest.mark.alone
def test_closing_while_a_bot_thinks_is_quick_and_final(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=1)
    with session_of(game, Waiter, person=1) as session:
        session.start()
        qtbot.waitUntil(lambda: session.thinking == 0)
        began = own_seconds()
        with qtbot.assertNotEmitted(session.stepped, wait=50):
            session.close()
            assert own_seconds() - began < 0.2
        assert session.thinking is None
        assert session.ply == 0
        session.close()


@pytest.mark.alone
def test_closing_does_not_wait_for_one_who_hangs(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=1)
    with session_of(game, Looper, person=1) as session:
        session.start()
        qtbot.waitUntil(lambda: session.thinking == 0)
        began = own_seconds()
        session.close()
        assert own_seconds() - began < 1.5


def test_rewinding_while_a_bot_thinks_drops_its_answer(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    bot = game.seat
    ply = game.ply
    with session_of(game, Waiter, person=1 - bot) as session:
        session.start()
        qtbot.waitUntil(lambda: session.thinking == bot)
        session.rewind(ply - 1)
        assert session.ply == ply - 1
        assert len(session.steps) == ply - 1
        assert session.thinking is None
        # The one under way answers at once, to a request that nobody waits for any more.
        with qtbot.assertNotEmitted(session.stepped, wait=100):
            pass
        assert session.play(session.observation.legal_actions[0])


def test_an_answer_held_back_is_dropped_by_taking_back(qtbot: QtBot) -> None:
    """The person plays something else, and the bot is to answer to that."""
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    person = game.seat
    asked: list[Request] = []

    class Witness(Dice):
        def choose(self, request: Request) -> Action:
            asked.append(request)
            return super().choose(request)

    with session_of(game, Witness, person=person) as session:
        session.start()
        ply = session.ply
        claims = [a for a in session.observation.legal_actions if isinstance(a, ClaimRoute)]
        session.hold()
        for claim in claims[:2]:
            session.rewind(ply)
            assert session.play(claim)
            number = len(asked)
            qtbot.waitUntil(lambda: len(asked) > number)  # noqa: B023 - used at once
            qtbot.waitUntil(lambda: session.thinking is None)
        with qtbot.waitSignal(session.stepped):
            session.release()
        assert [request.ply for request in asked[:2]] == [ply + 1, ply + 1]
        assert asked[0].observation.owners != asked[1].observation.owners
        assert game.actions[ply] == claims[1]


def test_a_late_answer_to_the_same_ply_is_dropped(qtbot: QtBot) -> None:
    """The number of a ply comes again after taking back; the request does not."""
    game = Game.new("usa", players=2, seed=1)
    waiters: list[Waiter] = []

    def make() -> Bot:
        waiters.append(Waiter())
        return waiters[-1]

    with session_of(game, make, person=1) as session:
        session.start()
        qtbot.waitUntil(lambda: bool(waiters) and waiters[0].asked == 1)
        session.rewind(0)
        qtbot.waitUntil(lambda: waiters[0].asked == 2)
        qtbot.wait(50)
        assert session.ply == 0
        assert session.thinking == 0
        assert len(waiters) == 1


def test_a_held_session_waits_but_thinks(qtbot: QtBot) -> None:
    game = Game.new("amsterdam", players=2, seed=1)
    with session_of(game) as session:
        session.hold()
        session.hold()
        thinking: list[int | None] = []
        session.thinking_changed.connect(lambda: thinking.append(session.thinking))
        session.start()
        qtbot.waitUntil(lambda: len(thinking) == 2)
        assert thinking == [0, None]  # it was asked and has already answered
        qtbot.wait(50)
        assert session.ply == 0
        session.release()
        qtbot.wait(50)
        assert session.ply == 0
        with qtbot.waitSignal(session.stepped):
            session.release()
        with pytest.raises(RuntimeError, match="held"):
            session.release()


def test_a_view_can_hold_every_step_until_it_has_shown_it(qtbot: QtBot) -> None:
    game = Game.new("amsterdam", players=2, seed=1)
    shown: list[int] = []
    with session_of(game) as session:

        def hold(step: Step) -> None:
            assert session.ply == step.ply + 1
            session.hold()
            shown.append(step.ply)

        session.stepped.connect(hold)
        with qtbot.waitSignal(session.stepped):
            session.start()
        for number in range(8):
            qtbot.wait(10)
            assert shown == list(range(number + 1))
            with qtbot.waitSignal(session.stepped):
                session.release()


def test_the_end_is_told_after_the_last_step_was_shown(qtbot: QtBot) -> None:
    game = Game.new("amsterdam", players=2, seed=1)
    told: list[str] = []
    with session_of(game) as session:
        session.finished.connect(lambda: told.append("end"))
        session.stepped.connect(lambda _step: session.hold() if session.over else None)
        session.start()
        qtbot.waitUntil(lambda: session.over, timeout=20000)
        qtbot.wait(30)
        assert told == []
        session.release()
        qtbot.waitUntil(lambda: told == ["end"])


def test_pausing_stops_the_bots_and_not_for_ever(qtbot: QtBot) -> None:
    game = Game.new("amsterdam", players=2, seed=1)
    told: list[bool] = []
    with session_of(game) as session:
        session.paused_changed.connect(told.append)
        session.start()
        qtbot.waitUntil(lambda: session.ply >= 3)
        session.set_paused(True)
        session.set_paused(True)
        ply = session.ply
        qtbot.wait(80)
        assert session.ply == ply
        with qtbot.waitSignal(session.finished, timeout=20000):
            session.set_paused(False)
        assert told == [True, False]


@pytest.mark.usefixtures("qapp")
def test_seats_must_fit_the_game() -> None:
    game = Game.new("usa", players=3, seed=1)
    with pytest.raises(ValueError, match="3 play"):
        Session(game, seats(game, Dice)[:2], First)


def test_bots_see_only_their_own_side(qtbot: QtBot) -> None:
    game = Game.new("germany", players=3, seed=2)
    asked: list[Request] = []
    window = threading.get_ident()

    class Witness(Dice):
        def choose(self, request: Request) -> Action:
            assert threading.get_ident() != window
            asked.append(request)
            return super().choose(request)

    with session_of(game, Witness) as session:
        until_end(qtbot, session)
    assert len(asked) == game.ply
    twin = Game.new("germany", players=3, seed=2)
    for request, action in zip(asked, game.actions, strict=True):
        assert request.observation == twin.observe(twin.seat)
        twin.play(action)


def _traveller() -> Game:
    """Return a game whose passenger can go from Frankfurt to Köln and on to Düsseldorf."""
    game = started("maerklin", players=2, seed=4)
    set_owners(game, {"ffm-koe-1": 0, "due-koe-1": 0})
    set_passengers(game, {0: ["frankfurt"]})
    return game


def test_a_journey_ends_by_itself_where_it_cannot_go_on(qtbot: QtBot) -> None:
    with session_of(_traveller(), Waiter, person=0) as session:
        session.start()
        for text in ("journey frankfurt", "travel ffm-koe-1"):
            session.play(parse_action(text))
        QCoreApplication.processEvents()
        assert session.person_to_move  # it may end in Köln, or go on
        session.hold()
        session.play(parse_action("travel due-koe-1"))
        QCoreApplication.processEvents()
        assert session.person_to_move  # what is shown of the last step is not over yet
        session.release()
        qtbot.waitUntil(lambda: not session.person_to_move)
        assert session.observation.log[-1].text == "arrive"
        session.undo()
        QCoreApplication.processEvents()
        assert session.observation.legal_actions == (EndJourney(),)  # it waits for another word
        session.undo()
        assert parse_action("travel due-koe-1") in session.observation.legal_actions
