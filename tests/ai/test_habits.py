"""Habits and slips of opponents: what one sees, and that nothing else changes. Kernel games."""

import functools

import numpy as np
import pytest

from ai.fitted.weights import inclined, load_weights, tidied
from ai.planning.planner import plan_action, plan_loosely
from ai.planning.weighing import HABITS, WEIGHTS
from ai.scratch import fresh_desk, view_of
from ai.sparring.duel import CHILD, PLANNER
from ai.tuning.tune import Duel, duel
from tests.helpers.engine.arrange import started
from ttr_qt.engine import EDITIONS, Action, Game
from ttr_qt.engine.actions import ClaimRoute, DrawCard, TakeCard
from ttr_qt.engine.board import board_for
from ttr_qt.engine.codec import decode
from ttr_qt.engine.maps import load_map

pytestmark = pytest.mark.slow


@functools.cache
def played(edition: str, habit: str = "", value: float = 0.0) -> Duel:
    """Return how the planner with a habit does against one without."""
    weights = load_weights(edition)
    own = inclined(weights, {habit: value})
    return duel(board_for(load_map(edition)), own, PLANNER, weights, 60, 2**60 + 9)


def test_the_planner_has_no_habits() -> None:
    columns = [WEIGHTS.index(name) for name in HABITS]
    for edition in EDITIONS:
        for players in (2, 4):
            assert not load_weights(edition, players)[:, columns].any()


def test_tuning_leaves_habits_alone() -> None:
    weights = load_weights("usa")
    columns = [WEIGHTS.index(name) for name in HABITS]
    assert not tidied(weights + 1.0)[:, columns].any()


def test_who_likes_wilds_takes_them_face_up() -> None:
    usual = played("usa").traits["wilds taken"]
    assert played("usa", "wild_liking", 60.0).traits["wilds taken"] > usual + 0.7


def test_who_likes_the_deck_takes_nothing_else() -> None:
    assert played("usa", "deck_liking", 60.0).traits["wilds taken"] == 0


def test_which_card_is_taken_does_not_change_whether_one_is() -> None:
    """A liking for cards is none for drawing: games take as long, claims are as many."""
    usual = played("usa").traits
    for habit, value in (("deck_liking", 60.0), ("wild_liking", 60.0)):
        own = played("usa", habit, value).traits
        assert abs(own["turns"] - usual["turns"]) < 2
        assert abs(own["claims"] - usual["claims"]) < 1.5


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_saves_up_begins_late(edition: str) -> None:
    usual = played(edition).traits["first claim"]
    assert played(edition, "saving", 0.75).traits["first claim"] > usual + 0.5


@pytest.mark.parametrize("edition", ["usa", "amsterdam"])
def test_who_is_curious_draws_tickets(edition: str) -> None:
    usual = played(edition).traits["ticket draws"]
    assert played(edition, "curiosity", 4.0).traits["ticket draws"] > usual + 0.7


def test_who_rushes_begins_early() -> None:
    usual = played("usa").traits["first claim"]
    assert played("usa", "rushing", 2.0).traits["first claim"] < usual - 1


def test_a_child_is_no_master() -> None:
    """First Journey is made for children: there it wins a good part of its games."""
    for edition, least in (("usa", 0.9), ("first_journey", 0.55)):
        weights = load_weights(edition)
        found = duel(board_for(load_map(edition)), weights, CHILD, weights, 40, 2**60 + 3)
        assert found.wins > least


# Single decisions


def positions(edition: str) -> list[Game]:
    """Return positions of one game of the planner in which there is something to choose."""
    game, desk, found = started(edition), fresh_desk(), []
    while not game.over:
        if len(game.legal_actions()) > 1:
            found.append(Game.from_json(game.to_json()))
        board, state = game.board, view_of(game.observe(game.seat))[0]
        weights = load_weights(edition)
        code = plan_action(state, board.rules_record, board.record, weights, desk)
        game.play(decode(board, state, int(code)))
    return found[::3]


def choices(edition: str, **habits: float) -> list[Action]:
    """Return what somebody with these habits does in the positions; check that it is legal."""
    weights = inclined(load_weights(edition), habits)
    found = []
    for number, game in enumerate(positions(edition)):
        board, view = game.board, view_of(game.observe(game.seat))
        before = view.copy()
        code = plan_loosely(
            view[0],
            board.rules_record,
            board.record,
            weights,
            fresh_desk(),
            0.0,
            np.uint64(number),
        )
        assert (view == before).all(), "something was left forgotten"
        action = decode(board, view[0], int(code))
        assert action in game.legal_actions()
        found.append(action)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_forgetting_is_only_for_a_while(edition: str) -> None:
    """The record is as it was, and what is chosen is legal."""
    assert choices(edition, forgetting=1.0)


def test_face_up_cards_or_the_deck() -> None:
    kinds = {
        liking: {type(one) for one in choices("usa", deck_liking=liking)}
        for liking in (-60.0, 60.0)
    }
    assert TakeCard in kinds[-60.0]
    assert DrawCard not in kinds[-60.0]
    assert DrawCard in kinds[60.0]
    assert TakeCard not in kinds[60.0]


@pytest.mark.parametrize("edition", ["usa", "maerklin", "first_journey"])
def test_who_pays_gladly_pays_as_many_wilds_as_there_are(edition: str) -> None:
    wild = board_for(load_map(edition)).rules.wild_name

    def wilds(chance: float) -> int:
        claims = [
            one for one in choices(edition, wild_paying=chance) if isinstance(one, ClaimRoute)
        ]
        return sum(dict(claim.cards).get(wild, 0) for claim in claims)

    assert wilds(1.0) >= wilds(0.0)


def test_a_fancy_makes_one_build() -> None:
    def claims(worth: float) -> int:
        return sum(isinstance(one, ClaimRoute) for one in choices("usa", fancying=worth))

    assert claims(80.0) > claims(0.0)


def test_who_has_many_cards_and_no_patience_builds() -> None:
    def claims(impatience: float, patience: float) -> int:
        chosen = choices("usa", impatience=impatience, patience=patience)
        return sum(isinstance(one, ClaimRoute) for one in chosen)

    assert claims(20.0, 8.0) > claims(20.0, 100.0) == claims(0.0, 8.0)
