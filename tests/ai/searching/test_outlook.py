"""The outlook: what it counts, what it makes of it, and how it is fitted."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ai.fitted import outlook_nets, weights
from ai.fitted.outlook_nets import fresh_outlook, load_outlook, save_outlook
from ai.fitted.weights import load_weights
from ai.planning.desk import FEATURES, clear_desk
from ai.scratch import fresh_desk
from ai.searching.notes import note_games
from ai.searching.outlook import (
    NUMBERS,
    OUTLOOK,
    describe_all,
    foresee,
    points_to_come,
    settle,
    share_chances,
)
from ai.tuning import fit_outlook
from tests.helpers.engine.arrange import set_cards, set_owners, set_tickets, started, state_of
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.maps import load_map

pytestmark = pytest.mark.slow

FITTED = ["usa", "germany"]
"""Editions with an outlook for games of more than two."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place of its own for what is fitted; the planner's weights are those of the program."""
    for edition in EDITIONS:
        for players in range(2, RULES[edition].players_max + 1):
            weights.load_weights(edition, players)  # they are remembered
    monkeypatch.setattr(weights, "tuned_folder", lambda: tmp_path / "tuned")
    load_outlook.cache_clear()
    yield tmp_path / "tuned"
    load_outlook.cache_clear()


def described(game: Game) -> tuple[list[dict[str, float]], Any]:
    """Return the numbers of each seat by name, and the desk they were found on."""
    desk, result = fresh_desk(), np.zeros(1, layout.RESULT)[0]
    desk["features"] = np.nan
    rules, board = game.board.rules_record, game.board.record
    state = state_of(game)
    clear_desk(state, board, desk)
    describe_all(state, rules, board, load_weights(game.rules.name), desk, result)
    rows = desk["features"][: game.players].tolist()
    return [dict(zip(NUMBERS, row, strict=True)) for row in rows], desk


def foreseen(game: Game, outlook: Any) -> tuple[list[float], list[float]]:
    """Return the totals and the chances to win that an outlook expects."""
    desk, result = fresh_desk(), np.zeros(1, layout.RESULT)[0]
    rules, board = game.board.rules_record, game.board.record
    state = state_of(game)
    clear_desk(state, board, desk)
    foresee(state, rules, board, load_weights(game.rules.name), outlook, desk, result)
    return desk["totals"][: game.players].tolist(), desk["chances"][: game.players].tolist()


# What it counts


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_is_set(edition: str) -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == FEATURES
    rows, _ = described(started(edition, players=3))
    assert np.isfinite([list(row.values()) for row in rows]).all()


def test_the_numbers_of_a_small_position() -> None:
    game = started("usa", players=3)
    set_owners(game, {"den-sfe-1": 0, "elp-sfe-1": 0, "dal-hou-1": 1, "hou-nol-1": 1})
    set_tickets(game, {0: ["denver-el_paso-4"], 1: [], 2: ["dallas-new_york-11"]})
    set_cards(game, hands={0: {"red": 4, "blue": 2, "locomotive": 1}, 1: {"green": 3}})
    first, second, third = described(game)[0]
    assert (first["players"], first["pieces"], second["pieces"]) == (3, 41, 42)
    assert [row["turns to wait"] for row in (first, second, third)] == [0, 1, 2]
    assert (first["fewest pieces of another"], first["mean pieces of others"]) == (42, 43.5)
    assert (first["mean cards of others"], third["mean cards of others"]) == (1.5, 5)
    assert (first["cards"], first["wilds"], first["most of a colour"]) == (7, 1, 4)
    assert (first["second most of a colour"], second["second most of a colour"]) == (2, 0)
    assert (first["tickets done"], first["lead in tickets"], third["lead in tickets"]) == (1, 1, -1)
    assert (first["longest trail"], second["longest trail"]) == (4, 3)
    assert (first["lead in trails"], second["lead in trails"]) == (1, -1)
    assert (first["nothing wanted"], third["nothing wanted"]) == (1, 0)
    assert (third["tickets to be done"], third["points of tickets to be done"]) == (1, 11)
    assert third["cards lacking after all"] == third["spaces wanted"] > 5
    assert third["pieces not wanted"] == 45 - third["spaces wanted"]


def test_what_a_plan_wants_is_counted_track_by_track() -> None:
    game = started("usa", players=4)
    set_owners(game, {"dal-hou-1": 1, "hou-nol-1": 1})
    set_tickets(game, {0: ["dallas-new_york-11", "denver-el_paso-4"]})
    set_cards(game, hands={0: {"red": 6, "black": 2, "locomotive": 2}})
    row, desk = described(game)[0][0], described(game)[1]
    bits = [int(word) for word in desk["wanted"][0]]
    wanted = [route for i, route in enumerate(game.map.routes) if bits[i >> 6] >> (i & 63) & 1]
    held = {"red": 8, "black": 4}  # with the wilds
    payable = [
        route
        for route in wanted
        if route.colour != "gray" and route.length <= held.get(route.colour, 2)
    ]
    assert row["tracks wanted"] == len(wanted) > 2
    assert row["spaces wanted"] == sum(route.length for route in wanted)
    points = game.rules.route_points
    assert row["points of tracks wanted"] == sum(points[route.length] for route in wanted)
    assert row["tracks wanted that could be paid"] == len(payable)
    assert row["spaces wanted that could be paid"] == sum(route.length for route in payable)


# What it makes of it


def test_the_net_is_what_it_says() -> None:
    rng = np.random.default_rng(4)
    outlook = fresh_outlook()
    for name in ("first", "first_bias", "second"):
        outlook[name] = rng.standard_normal(outlook[name].shape)
    outlook["second_bias"] = 3.5
    rows = np.round(5 * rng.standard_normal((20, FEATURES)))
    hidden = np.zeros(len(outlook["second"]))
    found = [points_to_come(outlook, row, hidden) for row in rows]
    assert found == pytest.approx(fit_outlook.guesses(outlook, rows))


def test_chances_follow_the_totals() -> None:
    totals, chances = np.array([50.0, 60.0, 60.0, 20.0]), np.zeros(4)
    share_chances(totals, chances, 4, 10.0)
    assert chances.sum() == pytest.approx(1)
    assert chances[1] == chances[2] > chances[0] > chances[3] > 0
    surer = np.zeros(4)
    share_chances(totals, surer, 4, 5.0)
    assert surer[1] > chances[1]
    share_chances(totals, surer, 4, 1e-3)  # as good as known
    assert surer == pytest.approx([0, 0.5, 0.5, 0])


def test_a_game_that_is_over_is_no_guess() -> None:
    game = started("usa", players=3)
    set_owners(game, {"dul-hel-1": 2, "dal-hou-1": 1})
    set_tickets(game, {0: [], 1: [], 2: []})
    desk, result = fresh_desk(), np.zeros(1, layout.RESULT)[0]
    settle(state_of(game), game.board.rules_record, game.board.record, desk, result)
    assert desk["totals"][:3].tolist() == [0, 1, 15 + 10]
    assert desk["chances"][:3].tolist() == [0, 0, 1]


@pytest.mark.parametrize("edition", FITTED)
def test_what_is_built_promises_more(edition: str) -> None:
    """Who is far ahead can expect to win, whatever tickets there are."""
    outlook = load_outlook(edition, 3)
    game = started(edition, players=3)
    totals, chances = foreseen(game, outlook)
    assert max(totals) - min(totals) < 60
    assert 0.05 < min(chances) < max(chances) < 0.8
    state_of(game)["score"][1] += 80
    more, better = foreseen(game, outlook)
    assert more[1] > totals[1] + 40
    assert better[1] > chances[1] + 0.2


# How it is fitted


@pytest.mark.parametrize("edition", FITTED)
def test_the_outlooks_in_use_are_sound(edition: str) -> None:
    outlook = load_outlook(edition, 4)
    assert outlook["fitted"] == 1
    assert all(np.isfinite(outlook[name]).all() for name in OUTLOOK.names or ())
    assert outlook["error"] > 0
    assert outlook["early_error"] >= 0


def test_an_outlook_is_kept_and_found_again(folder: Path) -> None:
    assert load_outlook("usa", 4)["fitted"] == 0
    outlook = fresh_outlook()
    outlook["first"] = np.random.default_rng(1).standard_normal(outlook["first"].shape)
    outlook["error"] = 12.5
    save_outlook("usa", outlook, 4)
    assert (folder / "usa_many_outlook.json").exists()
    again = load_outlook("usa", 3)
    assert again["fitted"] == 1
    assert again["error"] == 12.5
    assert again["first"] == pytest.approx(outlook["first"], abs=1e-4)
    assert load_outlook("usa", 2)["fitted"] == 0


def test_a_net_learns_what_depends_on_two_numbers_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fit_outlook, "EPOCHS", 80)
    rng = np.random.default_rng(2)
    features = rng.integers(0, 20, (20_000, FEATURES)).astype(np.float32)
    features[:, 5] = 7  # tells nothing
    goal = 3 * features[:, 1] - 2 * features[:, 2] + np.maximum(0, features[:, 3] - features[:, 4])
    now = features[:, 0] * 10
    fewest = rng.random(len(goal))
    noise = rng.standard_normal(len(goal)) * (2 + 3 * fewest)
    outlook = fit_outlook.fit(fit_outlook.Notes(features, fewest, now, now + goal + noise), seed=1)
    off = fit_outlook.guesses(outlook, features) - goal
    assert off.std() < 0.15 * goal.std()
    assert outlook["error"] == pytest.approx(2, abs=0.5)
    assert outlook["early_error"] == pytest.approx(3, abs=0.7)
    assert (outlook["first"][5] == 0).all()


def notes(players: int, seed: int, size: int = 600) -> fit_outlook.Notes:
    board = board_for(load_map("amsterdam"))
    taken = fit_outlook.Notes(
        np.full((size, FEATURES), np.nan), *(np.zeros(size) for _ in range(3))
    )
    state, result = np.zeros(1, layout.STATE)[0], np.zeros(1, layout.RESULT)[0]
    n = note_games(
        state,
        board.rules_record,
        board.record,
        load_weights("amsterdam", players),
        fresh_desk(),
        result,
        players,
        np.uint64(seed),
        taken.features,
        taken.fewest,
        taken.now,
        taken.end,
    )
    assert size - players < n <= size
    return taken.part(slice(n))


@pytest.mark.parametrize("players", [2, 3])
def test_notes_are_of_whole_positions(players: int) -> None:
    taken = notes(players, seed=1)
    assert np.isfinite(taken.features).all()
    assert (taken.features[:, NUMBERS.index("players")] == players).all()
    waits = taken.features[:, NUMBERS.index("turns to wait")].reshape(-1, players)
    assert (np.sort(waits, axis=1) == np.arange(players)).all()
    pieces = taken.features[:, NUMBERS.index("pieces")].reshape(-1, players)
    assert (pieces.min(axis=1) == taken.fewest.reshape(-1, players).T).all()
    assert len(set(taken.end)) > 10
    assert taken.end.mean() > taken.now.mean() + 5
    assert (notes(players, seed=1).end == taken.end).all()
    assert (notes(players, seed=2).end != taken.end).any()


def test_the_command_fits_an_edition(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fit", "amsterdam", "--notes", "12000"])
    fit_outlook.main()
    told = capsys.readouterr().out
    explained = float(told.split("explained ")[1].split(";")[0])
    assert 0.5 < explained < 1
    assert outlook_nets.load_outlook("amsterdam")["fitted"] == 1
    assert [path.name for path in folder.iterdir()] == ["amsterdam_outlook.json"]


def test_an_unknown_edition_is_not_fitted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fit", "europe"])
    with pytest.raises(SystemExit):
        fit_outlook.main()
    assert "no edition europe" in capsys.readouterr().err
