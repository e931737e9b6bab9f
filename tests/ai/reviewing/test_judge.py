"""Decisions are called a loss only where that is certain, and by how much."""

import threading

import numpy as np
import numpy.typing as npt
import pytest

from ai.api import Limit, Request, action_of
from ai.registry import make_bot
from ai.reviewing.appraiser import Appraiser
from ai.reviewing.findings import CHANCE, Quality, accuracy
from ai.reviewing.judge import Comparison, Judge, judgement_of
from ai.reviewing.softening import Softening, load_softening, soften
from tests.helpers.engine.arrange import set_cards, set_owners, set_tickets, started, state_of
from ttr_qt.engine import Game, parse_action
from ttr_qt.engine.actions import DrawCard

LUCK = 10.0
ACTIONS = (parse_action("deck"), parse_action("pass"))


def compared(own: npt.NDArray[np.float64]) -> Comparison:
    """Own scores by world and action, against a rival who always has 100."""
    totals = np.stack((own, np.full_like(own, 100.0)), axis=-1)
    return Comparison(0, totals, soften(totals, LUCK), 4 * LUCK)


def scores(gap: float, noise: float, worlds: int = 100) -> npt.NDArray[np.float64]:
    """The first action is better by ``gap``, give or take some noise."""
    chance = np.random.default_rng(1)
    first = 100 + chance.normal(0, 20, worlds)
    return np.stack((first, first - gap + chance.normal(0, noise, worlds)), axis=-1)


@pytest.mark.parametrize(
    ("gap", "quality"),
    [
        (0.1, Quality.GOOD),
        (2.0, Quality.INACCURACY),
        (5.0, Quality.MISTAKE),
        (20.0, Quality.BLUNDER),
    ],
)
def test_losses_have_classes_by_their_size(gap: float, quality: Quality) -> None:
    judged = judgement_of(compared(scores(gap, noise=0.01)), ACTIONS, 1)
    assert judged.quality is quality
    assert judged.loss.chances[0] < 0 < judged.loss.chances[1]
    assert sum(judged.loss.chances) == 0
    assert judged.loss.points[0] == pytest.approx(-100 * gap, abs=2)
    assert (judged.better is None) == (quality is Quality.GOOD)


def test_in_a_decided_game_points_make_no_blunder() -> None:
    judged = judgement_of(compared(scores(20.0, noise=0.01) + 200), ACTIONS, 1)
    assert judged.quality is Quality.MISTAKE
    assert judged.loss.chances[0] > -CHANCE / 20
    assert judged.loss.points[0] == pytest.approx(-2000, abs=2)


def test_what_may_be_noise_is_no_loss() -> None:
    judged = judgement_of(compared(scores(2.0, noise=40)), ACTIONS, 1)
    assert not judged.quality.is_loss
    assert judged.loss.chances == (0, 0)
    assert judged.weight == 0


def test_it_is_looked_into_while_something_better_may_be_there() -> None:
    """Halves of the worlds that say the opposite do not say that nothing is better."""
    own = scores(0.0, noise=0.0)
    own[:50, 1] += 30
    own[50:, 1] -= 30
    assert compared(own).is_open(0)
    assert compared(own).is_open(1)


@pytest.mark.parametrize(("gap", "noise"), [(0.0, 0.1), (5.0, 0.1), (60.0, 1.0)])
def test_it_is_not_looked_into_where_all_is_clear(gap: float, noise: float) -> None:
    found = compared(scores(gap, noise))
    assert not found.is_open(0)
    assert not found.is_open(1)


def test_equal_options_are_all_the_best() -> None:
    for place in range(2):
        judged = judgement_of(compared(scores(0.0, noise=0.0)), ACTIONS, place)
        assert judged.quality is Quality.BEST


def test_the_only_good_move_is_told() -> None:
    assert judgement_of(compared(scores(20, noise=1)), ACTIONS, 0).quality is Quality.ONLY
    assert judgement_of(compared(scores(1, noise=0.1)), ACTIONS, 0).quality is Quality.BEST


def test_accuracy_falls_with_what_is_given_away() -> None:
    best = judgement_of(compared(scores(5, noise=0.1)), ACTIONS, 0)
    mistake = judgement_of(compared(scores(5, noise=0.1)), ACTIONS, 1)
    blunder = judgement_of(compared(scores(30, noise=0.1)), ACTIONS, 1)
    assert accuracy([best]) == 1.0
    found = [accuracy([best, one]) for one in (best, mistake, blunder)]
    assert found == sorted(found, reverse=True)  # type: ignore[type-var]
    assert accuracy([]) is None


def last_turn() -> Game:
    """A claim of two spaces does a ticket of four points; nothing else is worth as much."""
    game = started("usa")
    set_tickets(game, {0: ["denver-el_paso-4"], 1: ["vancouver-portland-2"]})
    set_owners(game, {"den-sfe-1": 0})
    set_cards(game, hands={0: {"red": 2}})
    state_of(game)["last_turns"] = 2
    return game


@pytest.mark.slow
def test_a_missed_ticket_is_found_with_what_was_better() -> None:
    view = last_turn().observe(0)
    softening = Softening((LUCK, LUCK, LUCK))
    missed = Judge().judge(view, parse_action("deck"), softening, 32, 1)
    assert missed is not None
    assert missed.judgement.better == "claim elp-sfe-1 red:2"
    assert missed.judgement.quality in {Quality.MISTAKE, Quality.BLUNDER}
    assert missed.decision.points[0] == pytest.approx(-1000, abs=50)
    done = Judge().judge(view, parse_action("claim elp-sfe-1 red:2"), softening, 32, 1)
    assert done is not None
    assert done.judgement.quality in {Quality.BEST, Quality.ONLY}
    assert done.decision.chances == (0, 0)
    assert 0 < done.judgement.options[0].chance <= CHANCE


@pytest.mark.slow
def test_what_is_done_in_the_next_turn_can_be_said() -> None:
    """In their last turn somebody claims the track of their ticket, or another one instead."""
    game = last_turn()
    state_of(game)["last_turns"] = 4
    deck, none = parse_action("deck"), None
    other = parse_action("claim dal-hou-1 red:1")
    then = Appraiser().try_all(game.observe(0), [deck] * 2, 32, 1, [none, other]).totals[..., 0]
    assert set((then[:, 0] - then[:, 1]).tolist()) == {9.0}  # a ticket of 4, and 2 points for 1
    state_of(game)["last_turns"] = 2  # there is no next turn
    then = Appraiser().try_all(game.observe(0), [deck] * 2, 32, 1, [none, other]).totals[..., 0]
    assert np.array_equal(then[:, 0], then[:, 1])


@pytest.mark.slow
def test_a_chance_that_stays_is_not_lost_in_every_turn() -> None:
    """The planner draws cards while it could claim; most such claims may as well come later."""
    game, bot = Game.new("first_journey", players=2, seed=5), make_bot("heuristic")
    softening, judge, waited = load_softening("first_journey"), Judge(), []
    for _ in range(12):
        view = game.observe(game.seat)
        action = action_of(bot.choose(Request(view, Limit(), threading.Event(), 1, game.ply)))
        judged = judge.judge(view, action, softening, 64, game.ply)
        if judged is not None and isinstance(action, DrawCard):
            waited.append(judged.judgement.quality)
        game.play(action)
    assert len(waited) > 5
    assert sum(one in {Quality.MISTAKE, Quality.BLUNDER} for one in waited) < len(waited) / 4
