"""Whole reviews: exact sums, hidden knowledge, stopping, keeping."""

import threading
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from ai.api import Limit, Request, action_of
from ai.arena import command_line
from ai.registry import make_bot
from ai.reviewing.appraiser import Appraiser
from ai.reviewing.effort import Effort, deepened
from ai.reviewing.files import ReviewError, from_json, to_json
from ai.reviewing.findings import CHANCE, Judgement, Review, result_of
from ai.reviewing.reviewer import Reviewer, effort_for
from ai.reviewing.valuing import Valuer
from tests.helpers.ai.worlds import worlds_of
from tests.helpers.engine.arrange import set_state
from tests.helpers.games import old_games
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.knowledge.reveal import tickets_at
from ttr_qt.engine.savefile import read_save, write_save

pytestmark = pytest.mark.slow

QUICK = Effort(positions=16, decisions=16)


def played(edition: str, players: int = 2, *, plies: int = 10_000, seed: int = 3) -> Game:
    game = Game.new(edition, players=players, seed=seed)
    bots = [make_bot("clara" if seat else "heuristic") for seat in range(players)]
    while not game.over and game.ply < plies:
        view = game.observe(game.seat)
        request = Request(view, Limit(iterations=1), threading.Event(), game.ply + 1, game.ply)
        game.play(action_of(bots[game.seat].choose(request)))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return played("amsterdam")


@pytest.fixture(scope="module")
def review(game: Game) -> Review:
    found = Reviewer(game, QUICK).run(threads=2)
    assert found is not None
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_parts_add_up_to_the_result_in_every_edition(edition: str) -> None:
    players = 3 if edition == "maerklin" else 2
    game = played(edition, players)
    found = Reviewer(game, Effort(4, 16)).run(threads=2) if edition == "amsterdam" else None
    found = found or _valued(game)
    assert found.result == result_of(game)
    assert all(sum(one.chances) == CHANCE for one in found.values)
    for seat in range(players):
        assert CHANCE // players + found.chance_parts(seat).sum == found.result.chances[seat]


def _valued(game: Game) -> Review:
    """Return a review without judgements, which take longest."""
    stop = threading.Event()

    def stop_at_once(review: Review | None, _share: float) -> None:
        if review is not None:
            stop.set()

    found = Reviewer(game, Effort(2, 16)).run(stop=stop, progress=stop_at_once)
    assert found is not None
    return found


def test_every_decision_is_judged_and_nothing_else(game: Game, review: Review) -> None:
    assert review.complete
    for ply, step in enumerate(review.steps):
        moment = game.at(ply)
        assert (step.seat, step.turn, step.action) == (
            moment.seat,
            moment.turn,
            str(game.actions[ply]),
        )
        if step.judgement is None:
            assert step.decision.chances == (0, 0)
        else:
            legal = {str(action) for action in moment.legal_actions()}
            assert {option.action for option in step.judgement.options} <= legal
            assert step.action in {option.action for option in step.judgement.options}


def test_threads_change_nothing(game: Game, review: Review) -> None:
    assert Reviewer(game, QUICK).run(threads=1) == review


def test_a_review_goes_on_where_it_was_stopped(game: Game, review: Review) -> None:
    stop = threading.Event()

    def soon(_review: Review | None, share: float) -> None:
        if share > 0.5:
            stop.set()

    part = Reviewer(game, QUICK).run(threads=1, stop=stop, progress=soon)
    assert part is not None
    assert not part.complete
    assert part.result == review.result
    kept = from_json(to_json(part), game)
    assert Reviewer(game, QUICK, found=kept).run() == review


def test_a_deeper_review_goes_on_from_the_usual_one(game: Game, review: Review) -> None:
    more = Effort(positions=64, decisions=32)
    wanted = deepened(review, more)
    assert (wanted.complete, wanted.values) == (False, review.values)
    deeper = Reviewer(game, more, found=review).run()
    assert deeper is not None
    assert (deeper.complete, deeper.playouts, deeper.decisions) == (True, 64, 32)
    assert deeper.result == review.result
    assert [step.judgement is None for step in deeper.steps] == [
        step.judgement is None for step in review.steps
    ]
    assert deeper.doubt.points[0] < review.doubt.points[0]
    for seat in range(2):
        assert CHANCE // 2 + deeper.chance_parts(seat).sum == deeper.result.chances[seat]
    assert Reviewer(game, QUICK, found=deeper).run() == deeper  # less is not wanted any more


def test_a_rough_curve_is_there_before_any_decision_is_judged(game: Game) -> None:
    stop, told = threading.Event(), []

    def note(found: Review | None, share: float) -> None:
        if found is not None:
            told.append((found, share))
            stop.set()

    Reviewer(game, Effort(positions=400, decisions=16)).run(stop=stop, progress=note)
    found, share = told[0]
    assert share < 0.1
    assert 0 < found.playouts < 100
    assert all(step.judgement is None for step in found.steps)
    assert found.result == result_of(game)


def test_where_playouts_do_the_same_as_the_player_nothing_is_hidden(game: Game) -> None:
    """The same shuffles are used for all positions, so what is the same is exactly so."""
    appraiser = Appraiser()
    same = 0
    for ply in range(game.ply):
        view = game.at(ply).observe(game.at(ply).seat)
        if len(view.legal_actions) > 1 and appraiser.planned(view) == game.actions[ply]:
            tried = Valuer(game, 8, seed=1).value(ply)
            after = Valuer(game, 8, seed=1).value(ply + 1).totals
            assert np.array_equal(tried.totals, after if tried.drawn is None else tried.drawn)
            same += 1
    assert same > 3


def test_games_of_earlier_versions_are_reviewed_on_their_boards() -> None:
    for file in (old_games.TWO_PLAYERS, old_games.FOUR_PLAYERS):
        game = read_save(file)
        found = Reviewer(game, Effort(2, 2)).run()
        assert found is not None
        assert found.complete
        assert found.result == result_of(game)


def test_a_game_in_progress_is_reviewed_as_far_as_it_went() -> None:
    game = played("amsterdam", plies=6)
    found = Reviewer(game, QUICK).run()
    assert found is not None
    assert len(found.steps) == game.ply
    assert sum(found.result.chances) == CHANCE


@pytest.mark.parametrize(
    ("edition", "plies"),
    [("usa", 9), ("germany", 9), ("maerklin", 7), ("first_journey", 13), ("amsterdam", 19)],
)
def test_a_judgement_does_not_depend_on_what_the_seat_could_not_know(
    edition: str, plies: int
) -> None:
    """The rival's hand and tickets, the deck and the piles may be others: it is judged alike."""
    game = played(edition, plies=plies, seed=5)
    while game.phase != "turn" or len(game.legal_actions()) < 2:  # a choice that is judged
        game.play(game.legal_actions()[0])
    seat, action = game.seat, game.legal_actions()[-1]
    judgements = []
    for moment in (game.at(game.ply), *in_other_worlds(game)):
        assert moment.observe(seat) == game.observe(seat)
        moment.play(action)
        judgements.append(judgement_of_last(moment))
    assert judgements[0] is not None
    assert judgements[1:] == [judgements[0]] * (len(judgements) - 1)


def in_other_worlds(game: Game) -> list[Game]:
    """Return games in which the others hold other cards and other tickets.

    Whoever is to move can't tell them from the true one.
    """
    seat, rival = game.seat, 1 - game.seat
    true = game.record
    found = []
    for world in worlds_of(game.observe(seat), 40):
        other_hand = world["hand"][rival].tolist() != true["hand"][rival].tolist()
        held, really = (tickets_at(game.board, one, rival) for one in (world, true))
        if other_hand and sorted(held) != sorted(really):
            found.append(game.at(game.ply))
            set_state(found[-1], world)
    assert len(found) > 1
    return found[:2]


def judgement_of_last(game: Game) -> Judgement | None:
    """Return what a review says of the last action, which it judges alone."""
    whole = _valued(game)
    *earlier, last = whole.steps
    steps = [*(msgspec.structs.replace(step, to_judge=False) for step in earlier), last]
    found = msgspec.structs.replace(whole, steps=tuple(steps))
    review = Reviewer(game, found=found).run()
    assert review is not None
    return review.steps[-1].judgement


def test_reviews_are_small_and_come_back(game: Game, review: Review) -> None:
    text = to_json(review)
    assert len(text) < 200_000
    assert from_json(text, game) == review


def test_what_is_no_review_of_the_game_is_refused(game: Game, review: Review) -> None:
    text = to_json(review)
    other = played("amsterdam", plies=6)
    wrong = msgspec.structs.replace(review, start=review.start + review.start)
    lazy = msgspec.structs.replace(review, decisions=0)
    endless = msgspec.structs.replace(review, wanted=10**12)
    endless_too = msgspec.structs.replace(review, decisions=10**12)
    for torn, words in (
        (text[:100], "can't be read"),
        (b"\xff\xfe", "can't be read"),
        (b'{"format": "something", "version": 1}', "not a review"),
        (text.replace(b'"version":3', b'"version":2', 1), "another version"),
        (text.replace(b'"version":3', b'"version":4', 1), "another version"),
        *((to_json(one), "does not fit") for one in (wrong, lazy, endless, endless_too)),
        (b" " * 3_000_000, "larger"),
    ):
        with pytest.raises(ReviewError, match=words):
            from_json(torn, game)
    with pytest.raises(ReviewError, match="another game"):
        from_json(text, other)


def test_more_time_is_more_work(game: Game) -> None:
    short, long = (effort_for(game, seconds) for seconds in (1.0, 1000.0))
    assert short.positions < long.positions
    assert short.decisions < long.decisions
    most = effort_for(game, 1e12)
    assert most.positions < 10**7


def test_the_command_shows_and_writes_a_review(game: Game, tmp_path: Path) -> None:
    saved, file = tmp_path / "game.ttrgame", tmp_path / "review.json"
    write_save(game, saved)
    done = CliRunner().invoke(
        command_line.app, ["review", str(saved), "--seconds", "0.1", "--json", str(file)]
    )
    assert done.exit_code == 0, done.output
    assert "Key moments" in done.stdout
    assert from_json(file.read_bytes(), game).complete
    saved.write_text("torn", "utf-8")
    torn = CliRunner().invoke(command_line.app, ["review", str(saved)])
    assert torn.exit_code == 2
    assert torn.stderr
    write_save(Game.new("amsterdam", players=2, seed=1), saved)
    empty = CliRunner().invoke(command_line.app, ["review", str(saved), "--seconds", "0.1"])
    assert (empty.exit_code, "nothing to review" in empty.stderr) == (2, True)
