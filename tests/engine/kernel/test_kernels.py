"""Kernels seen from Python: three views of the legal actions, payment tables, chance."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.helpers.engine.arrange import set_cards, started, state_of
from tests.helpers.engine.invariants import fault_in
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.chance import advance, below, reduce
from ttr_qt.engine.kernel.play.legal import count_actions, list_actions, nth_action
from ttr_qt.engine.kernel.play.playout import random_action
from ttr_qt.engine.maps import load_map


def listed(game: Game) -> list[int]:
    codes = np.empty(layout.MAX_ACTIONS, np.int64)
    board = game.board
    n = list_actions(state_of(game), board.rules_record, board.record, codes)
    found: list[int] = codes[:n].tolist()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_counting_indexing_and_listing_agree(edition: str) -> None:
    game = Game.new(edition, players=RULES[edition].players_max, seed=5)
    board = game.board
    step = 0
    while not game.over:
        state = state_of(game)
        codes = listed(game)
        assert count_actions(state, board.rules_record, board.record) == len(codes)
        assert [
            nth_action(state, board.rules_record, board.record, index)
            for index in range(len(codes))
        ] == codes
        assert len(set(codes)) == len(codes)
        legal = game.legal_actions()
        step += 7
        game.play(legal[step % len(legal)])


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_position_has_more_actions_than_the_buffer(edition: str) -> None:
    """All cards of the game in one hand on an empty board: nobody can ever have more to do."""
    game = started(edition)
    market = list(game.position().market)
    set_cards(game, market=market, rest_to=game.seat)
    state = state_of(game)
    state["hand"][game.seat] += state["hand"][1 - game.seat]
    state["pieces"][game.seat] = 100
    assert len(listed(game)) < layout.MAX_ACTIONS - 50


@pytest.mark.slow
def test_random_actions_are_uniform() -> None:
    game = started("usa", seed=3)
    set_cards(game, hands={0: {"red": 4, "locomotive": 2, "blue": 1}})
    board = game.board
    codes = listed(game)
    draws = 400 * len(codes)
    seen: Counter[int] = Counter()
    word = np.uint64(99)
    for _ in range(draws):
        code, following = random_action(state_of(game), board.rules_record, board.record, word)
        word = np.uint64(following)
        seen[code] += 1
    assert set(seen) == set(codes)
    expected = draws / len(codes)
    chi_square = sum((seen[code] - expected) ** 2 / expected for code in codes)
    # Five standard deviations above the mean of the distribution.
    assert chi_square < len(codes) - 1 + 5 * (2 * (len(codes) - 1)) ** 0.5


def test_numbers_below_a_bound_are_uniform() -> None:
    game = started("usa")
    state = state_of(game)
    counts = Counter(below(state, 7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 2000) < 250 for count in counts.values())


def test_words_that_would_favour_some_numbers_are_refused() -> None:
    """2**32 is no multiple of 3 * 2**30: a quarter of all words has to be drawn again."""
    bound = 3 * 2**30
    word = np.uint64(1)
    refused = 0
    for _ in range(4000):
        word = np.uint64(advance(word))
        value = reduce(word, bound)
        refused += value < 0
        assert -1 <= value < bound
    assert 850 < refused < 1150


@pytest.mark.parametrize("edition", EDITIONS)
def test_payment_tables_count_every_way(edition: str) -> None:
    rules = RULES[edition]
    record: Any = board_for(load_map(edition)).rules_record
    most = layout.MAX_LENGTH
    for wilds in range(most + 1):
        for long_wilds in range(min(most, rules.long_wild_cards) + 1):
            for held in range(most + 1):
                for length in range(1, most + 1):
                    ways = [
                        (k, j)
                        for k in range(wilds + 1)
                        for j in range((long_wilds if length >= 4 else 0) + 1)
                        if k + j <= length
                    ]
                    mixed = sum(1 <= length - k - j <= held for k, j in ways)
                    alone = sum(k + j == length for k, j in ways)
                    shift = np.uint64(8 * (length - 1))
                    word = record["mixed_ways"][wilds, long_wilds, held]
                    assert (int(word >> shift) & 255, mixed) == (mixed, mixed)
                    word = record["wild_ways"][wilds, long_wilds]
                    assert (int(word >> shift) & 255, alone) == (alone, alone)


def test_records_have_no_holes() -> None:
    """Copies leave holes undefined, and then the same game would not be the same bytes."""
    for dtype in (layout.STATE, layout.RULES, layout.BOARD, layout.RESULT):
        fields: Any = dtype.fields
        used = sum(field[0].itemsize for field in fields.values())
        assert used == dtype.itemsize
        assert dtype.itemsize % 8 == 0


@pytest.mark.slow
def test_a_new_game_has_no_fault() -> None:
    for edition in EDITIONS:
        game = Game.new(edition, players=2, seed=1)
        board = game.board
        assert fault_in(state_of(game), board.rules_record, board.record) == 0
