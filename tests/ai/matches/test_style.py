"""How bots play, told from games whose numbers are known."""

import json
import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ai.api import Limit
from ai.arena import command_line
from ai.matches.match import Match
from ai.matches.statistics import Fault, GameRecord
from ai.matches.style import (
    GameStyle,
    SeatStyle,
    StyledGame,
    missing_spaces,
    run_style,
    style_of,
    summarise_style,
)
from tests.helpers.engine.arrange import play, set_cards, set_owners, set_tickets, started
from ttr_qt.engine import Game

pytestmark = pytest.mark.slow


def usa() -> Game:
    """A ticket for each, and cards for short routes."""
    game = started("usa")
    set_tickets(game, {0: ["denver-el_paso-4"], 1: ["kansas_city-houston-5"]})
    set_cards(
        game,
        hands={0: {"red": 5, "locomotive": 1}, 1: {"blue": 4}},
        market=["locomotive", "green", "yellow", "black", "orange"],
    )
    return game


def test_a_short_game_gives_the_numbers_that_can_be_counted_by_hand() -> None:
    game = usa()
    play(game, "take 1 locomotive")
    play(game, "take 2 green", "deck")
    play(game, "claim dal-hou-1 locomotive:1")  # the rival's way gets longer, 5 to 9 spaces
    play(game, "tickets 3")
    play(game, f"keep {game.position().offered[1][0]}")
    play(game, "claim den-sfe-1 red:1 locomotive:1")
    play(game, "claim kan-oma-1 blue:1")
    play(game, "claim elp-sfe-1 red:2")
    first, second = style_of(game).seats
    assert (first.turns, second.turns) == (4, 3)
    assert (first.first_claim, second.first_claim) == (2, 3)
    assert (first.third_claim, second.third_claim) == (4, None)
    assert (first.longest_wait, second.longest_wait) == (1, 2)
    assert (first.tickets_at_start, second.tickets_at_start) == (1, 1)
    assert (first.ticket_draws, second.ticket_draws) == (0, 1)
    assert (first.card_turns, second.card_turns) == (1, 1)
    assert (first.claims, first.spaces, first.wilds_used, first.wilds_taken) == (3, 5, 2, 1)
    assert (second.claims, second.spaces, second.wilds_used, second.wilds_taken) == (1, 1, 0, 0)
    assert (first.blocks, second.blocks) == (1, 0)
    assert (first.peak_hand, second.peak_hand) == (7, 6)
    assert (first.cards_at_end, second.cards_at_end) == (2, 5)
    assert (first.tickets_held, first.tickets_done) == (1, 1)
    assert (second.tickets_held, second.tickets_done) == (2, 0)
    assert style_of(game).reshuffles == 0
    assert style_of(game).turns == 3.5


def test_a_claim_that_costs_a_rival_less_than_two_spaces_is_no_block() -> None:
    game = usa()
    set_tickets(game, {0: ["denver-el_paso-4"], 1: ["vancouver-portland-2"]})
    play(game, "claim dal-okc-1 red:2")
    assert style_of(game).seats[0].blocks == 0
    assert missing_spaces(game, 1) == {"vancouver-portland-2": 2}


def test_a_way_that_is_cut_for_good_is_a_block_and_a_ticket_done_is_safe() -> None:
    game = usa()
    set_tickets(game, {0: [], 1: ["vancouver-portland-2"]})
    set_owners(game, {"sea-van-1": 1, "por-sea-1": 1})
    assert missing_spaces(game, 1) == {"vancouver-portland-2": 0}
    play(game, "claim cal-van-1 red:3")
    assert style_of(game).seats[0].blocks == 0
    game = usa()
    set_tickets(game, {0: [], 1: ["vancouver-portland-2"]})
    set_owners(game, {"cal-van-1": 0, "por-slc-1": 0, "por-sfo-1": 0})
    play(game, "claim sea-van-1 red:1")
    assert missing_spaces(game, 1) == {"vancouver-portland-2": math.inf}
    assert style_of(game).seats[0].blocks == 1


def test_journeys_and_goods_are_counted() -> None:
    game = started("maerklin")
    routes = [route for route in game.map.routes if route.length == 2][:1]
    set_owners(game, {route.id: 0 for route in routes})
    place, there = routes[0].a, routes[0].b
    state = game._states[0]  # noqa: SLF001 - no rule lets anybody write
    state["passenger"][0, 0] = game.board.places.index(place)
    state["unused"][0] -= 1
    play(game, f"journey {place}", f"travel {routes[0].id}")
    own = style_of(game).seats[0]
    assert own.journeys == 1
    assert own.goods == (1 if game.map.place(there).goods else 0)


def record(deal: int, rotation: int, fault: Fault | None = None) -> GameRecord:
    seating = (0, 1) if rotation == 0 else (1, 0)
    return GameRecord(
        deal=deal,
        rotation=rotation,
        seed=1,
        seating=seating,
        turns=None if fault else 10.0,
        scores=None if fault else (50, 40),
        places=None if fault else (1, 2),
        decisions=(1, 1),
        seconds=(0.0, 0.0),
        fault=fault,
    )


def test_numbers_belong_to_the_bots_not_to_the_seats() -> None:
    busy = SeatStyle(turns=10, first_claim=2, claims=2, spaces=7, tickets_held=3, tickets_done=2)
    busy.longest_wait, busy.peak_hand = 4, 9
    idle = SeatStyle(turns=10, card_turns=10, longest_wait=10)
    games = [
        StyledGame(record(0, 0), GameStyle((busy, idle), 10.0, 1)),
        StyledGame(record(0, 1), GameStyle((idle, busy), 10.0, 3)),
        StyledGame(record(1, 0, Fault(1, "error", "Raised.", 5)), None),
    ]
    result = summarise_style("usa", ("a", "b"), games)
    first, second = result.bots
    assert (first.games, first.first_claim, first.claim_length) == (2, 2, 3.5)
    assert first.share_done == pytest.approx(2 / 3)
    assert (first.tickets_missed, first.card_turns) == (1, 0)
    assert (second.first_claim, second.claim_length, second.share_done) == (None, None, None)
    assert second.card_turns == 1
    assert (first.third_claim, first.longest_wait, first.peak_hand) == (11, 4, 9)
    assert second.longest_wait == 10
    assert (result.reshuffles, result.game_turns, result.games) == (2, 10, 3)
    assert [fault.bot for fault in result.faults] == ["b"]


def test_a_match_gives_the_same_styles_whatever_the_jobs() -> None:
    match = Match(
        edition="amsterdam", bots=("racer", "random"), games=4, limit=Limit(iterations=1), seed=3
    )
    one, two = run_style(match), run_style(match, jobs=2)
    assert one == two
    racer, chance = one.bots
    assert racer.claim_length is not None
    assert chance.claim_length is not None
    assert racer.claim_length > chance.claim_length
    assert racer.goods_cards is not None


def test_the_command_shows_a_column_for_each_bot(tmp_path: Path) -> None:
    file = tmp_path / "style.json"
    options = ["--edition", "amsterdam", "--games", "2", "--jobs", "1", "--iterations", "1"]
    done = CliRunner().invoke(
        command_line.app, ["style", "--bots", "racer,random", *options, "--json", str(file)]
    )
    assert done.exit_code == 0, done.output
    assert "turn of the first claim" in done.stdout
    assert "goods cards" in done.stdout
    assert "journeys" not in done.stdout
    document = json.loads(file.read_text("utf-8"))
    assert [bot["name"] for bot in document["bots"]] == ["racer", "random"]
    assert document["seed"] == 1
