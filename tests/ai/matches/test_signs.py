"""What can be seen of a way of playing, read from logs written by hand and from a real game."""

from random import Random

import numpy as np
import pytest

from ai.matches.signs import SIGNS, read_signs, signs_of
from ttr_qt.engine import Game
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES


def read(edition: str, players: int, *lines: str) -> list[dict[str, float]]:
    """Return the signs of all seats in a log of lines such as ``0 claim dal-hou-1 red:1``."""
    log = [LogEntry(int(seat), text) for seat, _, text in (line.partition(" ") for line in lines)]
    rows = read_signs(load_map(edition), RULES[edition], players, log)
    return [dict(zip(SIGNS, row, strict=True)) for row in rows.tolist()]


def test_a_short_game_by_hand() -> None:
    own, other = read(
        "usa",
        2,
        "0 keep 2",
        "1 keep 3",
        "0 deck",
        "0 take 1 red",
        "1 take 5 locomotive",
        "0 claim dal-hou-1 red:1",
        "1 tickets 3",
        "1 keep 1",
        "0 claim por-sea-1 locomotive:1",
        "1 claim dal-okc-1 red:1 locomotive:1",
        "0 claim hou-nol-1 red:2",
        "1 deck",
        "1 deck",
    )
    assert own["turn of the first claim"] == 2
    assert own["hand at the first claim"] == 6
    assert own["length of the first claim"] == 1
    assert own["length of claims"] == pytest.approx(4 / 3)
    assert own["share of short claims"] == 1
    assert own["share of long claims"] == 0
    assert own["claims a turn"] == pytest.approx(3 / 4)
    assert own["claims in a row"] == 3
    assert own["share of claims apart"] == pytest.approx(1 / 2)
    assert own["parts of the network at half its claims"] == 2
    assert own["parts of the network"] == 2
    assert (own["tickets at the start"], own["ticket draws"]) == (2, 0)
    assert own["share of cards from the deck"] == pytest.approx(1 / 2)
    assert own["wilds paid for each claim"] == pytest.approx(1 / 3)
    assert own["share of claims with wilds alone"] == pytest.approx(1 / 3)
    assert own["mean hand"] == pytest.approx((4 + 6 + 5 + 4) / 4)
    assert own["largest hand"] == 6
    assert own["turns"] == 4
    assert own["pieces left"] == 41
    assert own["claims at tracks of a rival alone"] == 0

    assert other["turn of the first claim"] == 3
    assert (other["tickets at the start"], other["ticket draws"]) == (3, 1)
    assert other["tickets kept of each draw"] == 1
    assert other["face-up wilds taken"] == 1
    assert other["share of cards from the deck"] == pytest.approx(2 / 3)
    assert other["turns"] == 4
    assert other["claims at tracks of a rival alone"] == 1
    assert other["claims between tracks of a rival"] == 0


def test_a_claim_between_tracks_of_a_rival() -> None:
    _, other = read(
        "usa", 2, "0 claim dal-hou-1 red:1", "0 claim kan-okc-1 red:2", "1 claim dal-okc-1 red:2"
    )
    assert other["claims between tracks of a rival"] == 1
    assert other["claims at tracks of a rival alone"] == 1


def test_the_mix_to_begin_with_is_no_turn() -> None:
    own, _ = read("germany", 2, "0 tickets 2+2", "1 tickets 4+0", "0 keep 1+1", "1 keep 2+0")
    assert (own["turns"], own["ticket draws"], own["tickets at the start"]) == (0, 0, 2)


def test_where_there_is_no_market_two_cards_are_one_draw() -> None:
    own, _ = read("first_journey", 2, "0 deck", "1 swap", "0 claim bre-mad-1 green:3")
    assert (own["turns"], own["hand at the first claim"]) == (2, 6)
    assert own["share of long claims"] == 1


def test_who_does_nothing_has_signs_too() -> None:
    own, _ = read("amsterdam", 2)
    assert np.isfinite(list(own.values())).all()
    assert own["turn of the first claim"] == 2


@pytest.mark.parametrize("edition", list(RULES))
def test_signs_agree_with_a_real_game(edition: str) -> None:
    rng = Random(5)
    game = Game.new(edition, players=3, seed=5)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
    rows = signs_of(game)
    assert rows.shape == (3, len(SIGNS))
    assert np.isfinite(rows).all()
    turns = rows[:, SIGNS.index("turns")]
    assert turns.sum() == game.turn
    assert rows[:, SIGNS.index("pieces left")].tolist() == list(game.observe(0).pieces)
