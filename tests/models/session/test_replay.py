"""Replays: every moment as it was, for whoever may see it, and games that go on from there."""

import time
from itertools import pairwise
from typing import Any

import pytest

from tests.helpers.engine.walks import actions_of, lively, new, played, walk
from tests.helpers.games.thinkers import Dice, seats, session_of
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.knowledge.events import LastRoundBegan
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.item_models.rows import RowsModel
from ttr_qt.models.session.replay import Mark, Replay
from ttr_qt.models.session.session import Session
from ttr_qt.models.setup.save_flags import is_unrated

pytestmark = pytest.mark.usefixtures("qapp")


def rows_models(models: GameModels) -> list[RowsModel[Any]]:
    return [child for child in models.children() if isinstance(child, RowsModel)]


def replay_of(game: Game, person: int | None = 0) -> Replay:
    return Replay(game, seats(game, Dice, person=person), person=person)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_moment_is_that_of_a_fresh_game(edition: str) -> None:
    whole = played(edition, 2, lively(edition), seed=2)
    replay = replay_of(whole)
    with session_of(whole.at(whole.ply), Dice, person=0) as session:
        told = session.steps
    assert replay.all_steps == told
    for ply in (replay.length, 7, 3):  # from elsewhere, and then along
        replay.jump(ply)
    replay.jump(0)
    for game in walk(edition, 2, lively(edition), seed=2):
        assert replay.ply == game.ply
        assert replay.observation == game.observe(0)
        assert replay.steps == told[: game.ply]
        assert replay.over == game.over
        assert replay.forward() != game.over
    assert replay.final_scores == whole.scores()


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_jumping_anywhere_gives_the_models_of_that_moment(edition: str) -> None:
    whole = played(edition, 2, lively(edition), seed=5)
    replay = replay_of(whole)
    models = GameModels(replay)
    for ply in (whole.ply, 0, whole.ply // 2, whole.ply // 2 + 1, 4):
        replay.jump(ply)
        with session_of(whole.at(ply), Dice) as session:
            fresh = GameModels(session)
            assert models.hand.rows == fresh.hand.rows
            assert set(models.tickets.rows) == set(fresh.tickets.rows)  # old ones keep their order
            assert models.market.rows == fresh.market.rows
            assert [row.score for row in models.players.rows] == list(session.observation.scores)
            assert [row.phrase for row in models.log.rows] == [row.phrase for row in fresh.log.rows]


def test_a_long_game_is_jumped_through_at_once() -> None:
    whole = played("usa", 5, "even", seed=3)
    assert whole.ply > 300
    replay = replay_of(whole)
    replay.jump(10)
    spent = []
    for ply in (whole.ply, 5, 300, 150, whole.ply - 1):
        began = time.process_time()
        replay.jump(ply)
        spent.append(time.process_time() - began)
    assert sorted(spent)[2] < 0.03


def test_there_are_only_moments_of_the_game() -> None:
    replay = replay_of(played("amsterdam", 2, "even", plies=20))
    for ply in (-1, 21):
        with pytest.raises(ValueError, match="no moment"):
            replay.jump(ply)
    replay.jump(20)
    assert not replay.forward()
    assert replay.ply == 20


def test_nobody_thinks_and_nothing_can_be_played() -> None:
    whole = played("usa", 2, "even", plies=30)
    record = whole.record.tobytes()
    replay = replay_of(whole)
    replay.jump(20)
    assert not isinstance(replay, Session)
    assert not {"play", "start", "undo"} & set(dir(replay))
    assert (replay.person, replay.thinking, replay.ply) == (None, None, 20)
    assert whole.record.tobytes() == record


def test_a_finished_game_is_seen_from_every_seat() -> None:
    whole = played("germany", 3, "even", seed=2)
    replay = replay_of(whole, person=1)
    assert replay.viewer == 1
    assert replay.watchable == (0, 1, 2)
    replay.jump(40)
    replay.watch(2)
    assert (replay.ply, replay.viewer) == (40, 2)
    assert replay.observation == whole.at(40).observe(2)
    drawn = [event for step in replay.all_steps for event in step.events if hasattr(event, "cards")]
    assert any(event.seat == 2 and event.cards for event in drawn)


def test_models_tell_the_game_as_the_seat_watched_saw_it() -> None:
    replay = replay_of(played("first_journey", 2, lively("first_journey"), seed=6))
    models = GameModels(replay)
    replay.jump(replay.length)
    first = models.log.rows
    replay.watch(1)
    assert models.log.rows != first
    fresh = GameModels(replay)
    for model, other in zip(rows_models(models), rows_models(fresh), strict=True):
        assert model.rows == other.rows


def test_before_the_end_nobody_looks_into_the_cards_of_others() -> None:
    whole = played("germany", 3, "even", plies=60)
    replay = replay_of(whole, person=1)
    assert replay.watchable == (1,)
    with pytest.raises(ValueError, match="can't be looked at"):
        replay.watch(0)
    assert {mark.seat for mark in replay.marks if mark.kind == "ticket"} <= {1}
    assert replay_of(whole, person=None).watchable == (0, 1, 2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [4, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_marks_say_when_tickets_were_done_and_the_last_round_began(edition: str, seed: int) -> None:
    whole = played(edition, 2, "builder", seed=seed)
    replay = replay_of(whole)
    tickets = {(mark.seat, mark.ticket) for mark in replay.marks if mark.kind == "ticket"}
    assert list(replay.marks) == sorted(replay.marks, key=lambda mark: mark.ply)
    for seat, sheet in enumerate(whole.scores()):
        assert {t for s, t in tickets if s == seat} == {t.ticket for t in sheet.tickets if t.done}
    assert len(tickets) == sum(mark.kind == "ticket" for mark in replay.marks)
    for mark in replay.marks:
        if mark.kind == "ticket" and not whole.rules.instant_tickets:
            assert _done(whole, mark, mark.ply)
            assert not _done(whole, mark, mark.ply - 1)
    rounds = [
        step.ply + 1
        for step in replay.all_steps
        for event in step.events
        if isinstance(event, LastRoundBegan)
    ]
    assert [mark.ply for mark in replay.marks if mark.kind == "last_round"] == rounds


def _done(game: Game, mark: Mark, ply: int) -> bool:
    sheet = game.at(ply).scores()[mark.seat]
    return any(ticket.ticket == mark.ticket and ticket.done for ticket in sheet.tickets)


def test_a_game_goes_on_from_any_moment_and_the_old_one_stays() -> None:
    whole = new("usa", 2, 8)
    for action in actions_of("usa", 2, "even", 8):
        whole.play(action)
    text = whole.to_json()
    replay = replay_of(whole)
    replay.jump(50)
    cut = replay.game_from_here()
    assert cut.actions == whole.actions[:50]
    assert is_unrated(cut.setup)
    cut.play(cut.legal_actions()[-1])
    assert (replay.ply, replay.length) == (50, whole.ply)
    assert whole.to_json() == text
    assert not is_unrated(replay.setup)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_tickets_keep_their_order_however_one_comes_to_a_moment(edition: str) -> None:
    whole = played(edition, 2, lively(edition), seed=5)
    along, jumping = replay_of(whole), replay_of(whole)
    watched, jumped = GameModels(along), GameModels(jumping)

    def order(models: GameModels) -> list[str]:
        return [row.ticket for row in models.tickets.rows]

    seen = [order(watched)]
    while along.forward():
        seen.append(order(watched))
    assert any(len(one) > 2 for one in seen)
    for ply in [*range(0, whole.ply, 7), *range(whole.ply, 0, -11)]:
        jumping.jump(ply)
        assert order(jumped) == seen[ply]
    with session_of(whole.at(whole.ply), Dice, person=0) as session:
        assert order(GameModels(session)) == seen[-1]
    for before, after in pairwise(seen):  # what lies there is not mixed by what comes
        if not along.rules.instant_tickets:
            assert after[: len(before)] == before
