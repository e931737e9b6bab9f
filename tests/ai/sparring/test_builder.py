"""The builders: what they do first, and how they differ."""

from typing import Any

import pytest

from ai.scratch import fresh_desk, view_of
from ai.sparring.builder import build
from ai.sparring.manner import BLOCKER, BUILDER, COLLECTOR
from tests.helpers.engine.arrange import set_cards, set_owners, set_tickets, started, state_of
from ttr_qt.engine import Game
from ttr_qt.engine.codec import decode

pytestmark = pytest.mark.slow


def choice(game: Game, manner: Any = BUILDER) -> str:
    board, state = game.board, view_of(game.observe(game.seat))[0]
    code = build(state, board.rules_record, board.record, fresh_desk(), manner)
    return str(decode(board, state, int(code)))


def game_with(tickets: list[str], hand: dict[str, int], owners: dict[str, int]) -> Game:
    game = started("usa")
    set_tickets(game, {0: tickets})
    set_owners(game, owners)
    set_cards(game, hands={0: hand}, market=["blue", "green", "yellow", "black", "orange"])
    return game


def test_a_planned_route_is_claimed_as_soon_as_it_can_be_paid_in_its_colour() -> None:
    game = game_with(["denver-el_paso-4"], {"red": 2, "green": 6, "locomotive": 2}, {})
    assert choice(game).startswith(("claim den-sfe-1", "claim elp-sfe-1"))
    assert "locomotive" not in choice(game)


def test_what_the_plan_lacks_is_drawn_face_up() -> None:
    game = game_with(["denver-saint_louis-6"], {"black": 1}, {"kan-stl-1": 0})
    # Denver to Kansas City takes four black or four orange cards.
    assert choice(game) == "take 4 black"


def test_new_tickets_are_drawn_only_when_all_are_done() -> None:
    done = game_with(["denver-el_paso-4"], {"red": 1}, {"den-sfe-1": 0, "elp-sfe-1": 0})
    assert choice(done).startswith("tickets")
    open_yet = game_with(["los_angeles-new_york-20"], {"red": 1}, {})
    assert not choice(open_yet).startswith("tickets")


def test_a_collector_draws_with_a_ticket_open() -> None:
    game = game_with(["denver-el_paso-4"], {"red": 1}, {"den-sfe-1": 0})
    assert choice(game, COLLECTOR).startswith("tickets")
    assert not choice(game).startswith("tickets")


def test_a_blocker_closes_a_gap() -> None:
    # The rival comes from Oklahoma City and from New Orleans: one space joins its two parts.
    game = game_with([], {"black": 4}, {"dal-okc-1": 1, "hou-nol-1": 1})
    assert choice(game, BLOCKER) == "claim dal-hou-1 black:1"
    assert not choice(game, BUILDER).startswith("claim dal-hou-")


def test_on_the_last_turn_only_points_count() -> None:
    game = game_with(["denver-el_paso-4"], {"red": 2, "white": 6}, {"den-sfe-1": 0})
    state_of(game)["last_turns"] = 2
    assert choice(game) == "claim cal-win-1 white:6"  # 15 points; the ticket's are worth 8 and 2
