"""Worlds hold what others probably have: tickets that fit what they have built."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from ai.bots.scratch import fresh_desk, view_of
from ai.kernel.suspicion import suspect
from tests.helpers.ai.possible import assert_possible
from tests.helpers.ai.worlds import chi_square_holds, knowledge_of, mixed_game, worlds_of
from tests.helpers.engine.arrange import set_owners, set_tickets, started
from tests.helpers.engine.walks import SEATINGS
from ttr_qt.engine import Game, Observation
from ttr_qt.engine.knowledge.reveal import tickets_at

pytestmark = pytest.mark.slow


def suspected(seen: Observation) -> Any:
    """Return the knowledge of an observation together with what it makes likely."""
    known: Any = knowledge_of(seen)
    board = seen.board
    suspect(view_of(seen)[0], known, board.rules_record, board.record, fresh_desk())
    return known


def opened(owners: dict[str, int]) -> Game:
    """Return a game of three in which seat 1 has one hidden ticket and seat 0 none."""
    game = started("usa", players=3)
    set_tickets(game, {0: [], 1: ["dallas-new_york-11"], 2: ["denver-el_paso-4"]})
    set_owners(game, owners)
    return game


def held_by_one(game: Game, count: int = 4000) -> Counter[str]:
    seen = game.observe(0)
    worlds = worlds_of(seen, count, known=suspected(seen))
    return Counter(ticket for world in worlds for ticket in tickets_at(game.board, world, 1))


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_worlds_stay_possible(edition: str, players: int) -> None:
    looked = 0
    for game in mixed_game(edition, players, seed=players):
        if game.ply % 17 or game.observe(0).setting_up:
            continue
        for seat in range(players):
            seen = game.observe(seat)
            known = suspected(seen)
            assert (known["unlikely"][seat] == 0).all()
            assert ((known["unlikely"] >= 0) & (known["unlikely"] < 1)).all()
            for world in worlds_of(seen, 3, word=game.ply, known=known):
                assert_possible(game, seen, known, world)
                looked += 1
    assert looked > 10


def test_who_has_built_nothing_may_hold_anything() -> None:
    game = opened({})
    names = [ticket.id for ticket in game.board.tickets]
    assert chi_square_holds(held_by_one(game, 12_000), dict.fromkeys(names, 1.0))


def test_a_ticket_that_is_done_is_the_likeliest() -> None:
    game = opened({"den-sfe-1": 1, "elp-sfe-1": 1})
    found = held_by_one(game)
    even = found.total() / len(game.board.tickets)
    assert found["denver-el_paso-4"] > 5 * even
    assert found.most_common(1)[0][0] == "denver-el_paso-4"


def test_what_another_has_built_says_nothing() -> None:
    found = held_by_one(opened({"den-sfe-1": 2, "elp-sfe-1": 2}))
    even = found.total() / 69
    assert found["denver-el_paso-4"] < 2 * even


def test_late_in_the_game_most_tickets_are_unlikely() -> None:
    owners = dict.fromkeys(
        ["por-sfo-1", "lax-sfo-1", "elp-lax-1", "elp-hou-1", "hou-nol-1", "mia-nol-1"], 1
    )
    game = opened(owners)
    index = {ticket.id: i for i, ticket in enumerate(game.board.tickets)}
    unlikely = suspected(game.observe(0))["unlikely"][1]
    done = [name for name in index if unlikely[index[name]] == 0]
    assert 0 < len(done) < 10
    assert np.median(unlikely) > 0.8
