"""Fitting beliefs: from choices back to what made them, and from games to a file."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ai.api import Limit
from ai.deduction.knowledge import KnowledgeReader
from ai.fitted import weights
from ai.fitted.ticket_beliefs import load_belief
from ai.matches.match import Match, play_openly
from ai.scratch import fresh_desk, view_of
from ai.searching.beliefs import STAGES, TRAITS, believe
from ai.tuning import fit_beliefs
from ai.tuning.fit_beliefs import (
    Case,
    Choices,
    calibration,
    fit_stage,
    seats_of,
    sharpness_of,
    take_notes,
)
from ttr_qt.engine import Game
from ttr_qt.engine.kernel.layout import DISCARDED, IN_PILE

pytestmark = pytest.mark.slow

SIZE = len(TRAITS)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place of its own for what is tuned."""
    monkeypatch.setattr(weights, "tuned_folder", lambda: tmp_path / "tuned")
    yield tmp_path / "tuned"
    load_belief.cache_clear()
    weights.load_weights.cache_clear()


def made_cases(theta: np.ndarray[Any, Any], number: int, seed: int = 1) -> list[Case]:
    """Return choices made by chance as weights say, some out of more tickets than others."""
    rng = np.random.default_rng(seed)
    cases = []
    for game in range(number):
        rows = rng.normal(size=(int(rng.integers(5, 20)), SIZE))
        chances = np.exp(rows @ theta)
        held = rng.choice(len(rows), p=chances / chances.sum())
        rows[[0, held]] = rows[[held, 0]]
        cases.append(Case(game, game % STAGES, game % 2 == 0, rows.astype(np.float32)))
    return cases


def test_fitting_finds_the_weights_that_choices_were_made_by() -> None:
    theta = np.linspace(-1.0, 1.0, SIZE)
    cases = made_cases(theta, 3000)
    found = fit_stage(Choices(cases))
    assert np.abs(found - theta).max() < 0.15
    choices = Choices(cases)
    assert choices.likelihood(found) > choices.likelihood(np.zeros(SIZE)) + 0.5
    assert 0.9 < sharpness_of(Choices(made_cases(theta, 1000, seed=2)), found) < 1.1
    assert sharpness_of(Choices(made_cases(theta, 1000, seed=2)), found / 1.5) > 1.3


def test_chances_are_shares_of_what_is_there() -> None:
    cases = made_cases(np.zeros(SIZE), 20)
    choices = Choices(cases)
    chances = choices.chances(np.ones(SIZE))
    assert chances.sum(axis=1) == pytest.approx(1.0)
    assert (chances[~choices.there] == 0).all()
    even = [1 / len(case.traits) for case in cases]
    assert choices.chances(np.zeros(SIZE))[:, 0] == pytest.approx(even)


def test_no_cases_give_no_weights() -> None:
    assert (fit_stage(Choices([])) == 0).all()
    assert sharpness_of(Choices([]), np.ones(SIZE)) == pytest.approx(1.0)


def test_true_weights_are_calibrated() -> None:
    theta = np.linspace(-1.0, 1.0, SIZE)
    tenths = calibration(made_cases(theta, 3000), np.tile(theta, (STAGES, 1)))
    assert len(tenths) == 10
    for given, came, number in tenths:
        assert abs(given - came) < 4 * (given * (1 - given) / number) ** 0.5 + 0.001


def test_other_bots_have_a_seat_now_and_then() -> None:
    seats = [seats_of(number, [3, 4]) for number in range(48)]
    assert {len(bots) for bots in seats} == {3, 4}
    assert sum(set(bots) == {"mcts"} for bots in seats) == 36
    assert {bots[-1] for bots in seats} == {"mcts", *fit_beliefs.OTHERS}
    assert all(set(bots[:-1]) == {"mcts"} for bots in seats)


def test_notes_are_the_same_for_the_same_seed() -> None:
    one, same, other = (
        take_notes("amsterdam", [2], 2, Limit(iterations=2), seed, jobs=1) for seed in (1, 1, 2)
    )
    assert len(one) > 20
    assert [case.game for case in one] == sorted(case.game for case in one)
    assert len(one) == len(same)
    for case, again in zip(one, same, strict=True):
        assert (case.traits == again.traits).all()
    traits = [case.traits.tobytes() for case in one]
    assert traits != [case.traits.tobytes() for case in other]


def test_the_command_keeps_a_belief(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--games", "6", "--iterations", "1", "--jobs", "1", "--many"]
    monkeypatch.setattr("sys.argv", ["fit_beliefs", "amsterdam", *options, "--try"])
    fit_beliefs.main()
    assert not folder.exists()
    monkeypatch.setattr("sys.argv", ["fit_beliefs", "amsterdam", *options])
    fit_beliefs.main()
    assert "stage 5" in capsys.readouterr().out
    assert [path.name for path in folder.iterdir()] == ["amsterdam_many_belief.json"]
    assert load_belief("amsterdam", 4)["fitted"] == 1


def test_an_unknown_edition_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fit_beliefs", "europe"])
    with pytest.raises(SystemExit):
        fit_beliefs.main()
    assert "no edition europe" in capsys.readouterr().err


def looked_at(game: Game, reader: KnowledgeReader) -> tuple[Sequence[float], Sequence[bool]]:
    """Return the share of arrangements in which a rival of two has each ticket, and who has it."""
    seen = game.observe(game.seat)
    board, rival = game.board, 1 - game.seat
    known: Any = reader.read(seen)
    belief = load_belief(board.rules.name)
    view = view_of(seen)
    believe(
        view[0],
        known,
        board.rules_record,
        board.record,
        fresh_desk(),
        belief,
        np.uint64(game.ply),
    )
    slips = [i for i in range(known["slips"]) if known["slip_place"][i] == rival]
    counts = np.bincount(known["sets"][:, slips].ravel(), minlength=len(board.tickets))
    at = np.array(game.record["ticket_at"][: len(board.tickets)])
    hidden = (at == IN_PILE) | (at == DISCARDED) | (at == rival)
    share: list[float] = (counts[hidden] / len(known["sets"])).tolist()
    held: list[bool] = (at[hidden] == rival).tolist()
    return share, held


def test_what_is_believed_comes_true_as_often() -> None:
    """In games that nothing was fitted to, within 12 points of a per cent in every third."""
    given: list[float] = []
    came: list[bool] = []
    plan = Match(
        edition="amsterdam", bots=("mcts", "mcts"), games=30, limit=Limit(iterations=60), seed=77
    )
    for deal in range(30):
        readers = [KnowledgeReader(), KnowledgeReader()]
        for asked in play_openly(plan, deal, 0):
            if asked.request.observation.phase == "turn":
                share, held = looked_at(asked.game, readers[asked.game.seat])
                given += share
                came += held
    chances, held_all = np.array(given), np.array(came)
    assert abs(chances.sum() - held_all.sum()) < 0.01 * held_all.sum()
    for low in (0.0, 1 / 3, 2 / 3):
        some = (chances >= low) & (chances <= low + 1 / 3)
        assert some.sum() > 50
        assert abs(chances[some].mean() - held_all[some].mean()) < 0.12
