"""Small positions with one right move: the planner and the search both find it.

Most are the very last turn of a game, where playing out every action proves what is right.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from ai.api import Bot, action_of
from ai.bots.mcts import MctsBot
from ai.bots.policy_bots import HeuristicBot
from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.arrange import (
    MARKET_EDITIONS,
    fill_board,
    legal,
    play,
    set_cards,
    set_goods_cards,
    set_owners,
    set_pieces,
    set_pile,
    set_tickets,
    set_totals,
    show_tickets,
    started,
    state_of,
    table,
    travelling,
)
from ttr_qt.engine import Game

pytestmark = pytest.mark.slow

ITERATIONS = 300
SEEDS = (1, 2, 3)
OPEN = ("red", "blue", "green", "black", "orange")
"""Face-up cards that every edition with a market has."""


FREE_TRACK = {"usa": "dal-hou", "germany": "dor-mst", "maerklin": "dor-mst", "amsterdam": "ouw-waa"}
"""Of one gray space: any card pays it."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which it is the turn of seat 0."""

    about: str
    build: Callable[[], Game]
    right: tuple[str, ...]
    """The right actions; of claims, however they are paid."""


def last_turn(
    edition: str,
    owners: dict[str, int],
    hand: dict[str, int],
    tickets: tuple[str, ...] = (),
) -> Game:
    """Return a game that ends with this turn of seat 0; the rival has no tickets."""
    game = started(edition)
    set_tickets(game, {0: tickets})
    set_owners(game, owners)
    set_cards(game, hands={0: hand, 1: {"red": 1}}, market=OPEN)
    state_of(game)["last_turns"] = 1
    return game


def last_choice(edition: str, owners: dict[str, int], shown: list[str]) -> Game:
    """Return a game that ends once seat 0 has chosen from these tickets."""
    game = last_turn(edition, owners, {"red": 1})
    set_pieces(game, {0: 2})
    decks = len(game.board.decks)
    set_pile(game, shown)
    play(game, f"tickets {len(shown)}" + "+0" * (decks - 1))
    return game


def last_journey(
    owners: dict[str, int], passengers: list[str], hand: dict[str, int] | None = None
) -> Game:
    game = travelling(owners, {0: passengers}, {0: hand or {}})
    state_of(game)["last_turns"] = 1
    return game


def with_goods(game: Game, own: int, rival: int) -> Game:
    set_goods_cards(game, {0: own, 1: rival})
    return game


LAST_TURNS = (
    Puzzle(
        "a ticket counts twice: lost if not done, won if done",
        lambda: last_turn(
            "usa",
            {"den-oma-1": 0, "chi-oma-1": 0},
            {"black": 3, "white": 6},
            ("denver-pittsburgh-11",),
        ),
        ("claim chi-pit-1",),
    ),
    Puzzle(
        "a track that finishes two tickets before a longer one for none",
        lambda: last_turn(
            "usa",
            {"den-oma-1": 0, "chi-oma-1": 0, "nyc-pit-1": 0},
            {"black": 8},
            ("chicago-new_york-5", "denver-pittsburgh-11", "montreal-atlanta-9"),
        ),
        ("claim chi-pit-1",),
    ),
    Puzzle(
        "of equal tracks the one that makes the longest route",
        lambda: last_turn(
            "usa",
            {
                **dict.fromkeys(("den-kan-1", "kan-stl-1", "nas-pit-1", "chi-pit-1"), 0),
                **dict.fromkeys(("cal-win-1", "ssm-win-1"), 1),
            },
            {"red": 2},
        ),
        ("claim nas-stl-1",),
    ),
    Puzzle(
        "of three tickets only the one that is done already",
        lambda: last_choice(
            "usa",
            {"nyc-was-1": 0, "bos-nyc-1": 0},
            ["boston-washington-4", "los_angeles-new_york-20", "seattle-new_york-20"],
        ),
        ("keep boston-washington-4",),
    ),
    Puzzle(
        "any track into a country will do",
        lambda: last_turn(
            "germany",
            {"ffm-koe-1": 0, "due-koe-1": 0},
            {"purple": 3, "green": 5},
            ("niederlande-frankfurt-8",),
        ),
        ("claim due-nl1-1",),
    ),
    Puzzle(
        "a small ticket that brings the bonus for most tickets",
        lambda: last_turn(
            "germany",
            {"ham-sch-1": 0},
            {"red": 2, "purple": 6},
            ("hamburg-rostock-4",),
        ),
        ("claim ros-sch-1",),
    ),
    Puzzle(
        "a track that finishes two tickets before one of seven spaces",
        lambda: last_turn(
            "germany",
            dict.fromkeys(("man-stu-1", "ffm-man-1", "nue-wue-1"), 0),
            {"red": 2, "white": 7},
            ("mannheim-wuerzburg-4", "nuernberg-stuttgart-7"),
        ),
        ("claim ffm-wue-1", "claim ffm-wue-2"),
    ),
    Puzzle(
        "a small ticket, done for its bonus, before a track of seven spaces",
        lambda: last_turn(
            "germany",
            {"man-stu-1": 0, "ffm-man-1": 0},
            {"red": 2, "white": 7},
            ("mannheim-wuerzburg-4", "nuernberg-stuttgart-7"),
        ),
        ("claim ffm-wue-1", "claim ffm-wue-2"),
    ),
    Puzzle(
        "a journey to Berlin before a track of four",
        lambda: last_journey({"erf-lei-1": 0, "ber-lei-1": 0}, ["erfurt"], {"green": 4}),
        ("journey erfurt",),
    ),
    Puzzle(
        "a ticket before a journey",
        lambda: last_turn(
            "maerklin",
            {"ffm-wue-1": 0, "erf-nue-1": 0},
            {"red": 2},
            ("erfurt-wuerzburg-6",),
        ),
        ("claim nue-wue-1", "claim nue-wue-2"),
    ),
    Puzzle(
        "the passenger with more goods on its way",
        lambda: last_journey(
            dict.fromkeys(("ffm-wue-1", "ffm-mai-1", "mai-man-1", "bre-bhv-1"), 0),
            ["bremen", "wuerzburg"],
        ),
        ("journey wuerzburg",),
    ),
    Puzzle(
        "a passenger card where another's track leads to Berlin",
        lambda: last_journey({"erf-lei-1": 0, "ber-lei-1": 1}, ["erfurt"], {"passenger": 1}),
        ("journey erfurt",),
    ),
    Puzzle(
        "two passenger cards in one journey",
        lambda: last_journey({"erf-lei-1": 1, "ber-lei-1": 1}, ["erfurt"], {"passenger": 2}),
        ("journey erfurt",),
    ),
    Puzzle(
        "the only passenger card on the better of two tracks",
        lambda: last_journey({"ber-lei-1": 1, "che-lei-1": 1}, ["leipzig"], {"passenger": 1}),
        ("journey leipzig",),
    ),
    Puzzle(
        "a contract before carts that change no rank",
        lambda: with_goods(
            last_turn("amsterdam", {"ouk-dam-1": 0}, {"blue": 2}, ("begijnhof-oude_kerk-4",)),
            5,
            1,
        ),
        ("claim beg-dam-1",),
    ),
    Puzzle(
        "of tracks of two spaces one with carts",
        lambda: with_goods(last_turn("amsterdam", {}, {"pink": 2}), 1, 2),
        ("claim niw-har-1", "claim niw-har-2", "claim jor-hen-1"),
    ),
    Puzzle(
        "a short track with carts before a longer one without",
        lambda: with_goods(last_turn("amsterdam", {}, {"green": 3}), 1, 2),
        ("claim niw-noo-1", "claim niw-har-2", "claim jor-hen-1"),
    ),
    Puzzle(
        "of two contracts only the one that is done already",
        lambda: last_choice(
            "amsterdam",
            {"jan-dam-1": 0, "wes-jan-1": 0, "hen-wes-1": 0},
            ["dam-de_drie_hendricken-3", "blauwbrug-jordaan-9"],
        ),
        ("keep dam-de_drie_hendricken-3",),
    ),
)


def race(
    own: dict[str, int], hand: dict[str, int], tickets: list[str], done: tuple[int, int]
) -> Game:
    """Return a game of First Journey against a rival who has many cards and is well placed."""
    rivals = ("par-zur-1", "zur-vie-1", "vie-buc-1", "buc-ros-1", "ber-vie-1", "zur-rom-1")
    cards = {"white": 2, "blue": 6, "red": 5, "green": 4, "yellow": 5}
    game = table(
        {**own, **dict.fromkeys(rivals, 1)},
        {0: tickets, 1: ["paris-riga", "riga-rome"]},
        {0: hand, 1: cards},
    )
    shown = ["madrid-rome", "amsterdam-stockholm", "london-madrid", "dublin-barcelona"]
    shown += ["athens-zurich", "kyiv-athens"]
    show_tickets(game, {0: shown[: done[0]], 1: shown[done[0] : sum(done)]})
    return game


def last_wagon() -> Game:
    game = race({"lon-ams-1": 0}, {"black": 1}, ["berlin-rostov", "ankara-moscow"], (3, 2))
    set_pieces(game, {0: 1})
    return game


def two_wagons() -> Game:
    """Return a game in which two short tracks win, while a long one ends it too soon."""
    game = race(
        {"lon-ams-1": 0, "bre-lon-1": 0},
        {"black": 1, "white": 1, "blue": 2},
        ["berlin-brest", "brest-copenhagen"],
        (2, 3),
    )
    set_pieces(game, {0: 2})
    return game


WINS_AT_ONCE = (
    Puzzle(
        "the sixth ticket",
        lambda: race(
            {"lon-ams-1": 0, "ams-ber-1": 0},
            {"red": 2, "green": 3},
            ["berlin-brest", "ankara-moscow"],
            (5, 0),
        ),
        ("claim bre-lon-1",),
    ),
    Puzzle(
        "from east to west as the sixth",
        lambda: race(
            dict.fromkeys(("lon-ams-1", "ams-ber-1", "ber-war-1", "war-mos-1"), 0),
            {"green": 1, "white": 3},
            ["ankara-vienna", "athens-barcelona"],
            (5, 0),
        ),
        ("claim dub-lon-1",),
    ),
    Puzzle(
        "the last wagon while ahead",
        last_wagon,
        ("claim",),
    ),
)


def last_long_track() -> Game:
    """Return a game in which both can pay the last long track, and no card is left to draw."""
    game = started("usa")
    fill_board(game, {"elp-hou", "dal-okc"})
    set_tickets(game, {0: ["montreal-atlanta-9"], 1: ["boston-miami-12"]})
    set_pieces(game, {0: 8, 1: 8})
    set_cards(game, hands={0: {"green": 6, "red": 2}}, market=OPEN, rest_to=1)
    return game


def wide_network() -> Game:
    """Return a game in which most tickets would be done the moment they are drawn."""
    north = ("dub-lon-1", "bre-lon-1", "lon-par-1", "lon-ams-1", "ams-ber-1", "cop-ber-1")
    east = ("cop-sto-1", "sto-rig-1", "ber-vie-1", "vie-war-1", "war-kyi-1", "zur-vie-1")
    south = ("vie-sar-1", "sar-ath-1", "sar-buc-1")
    game = table(
        dict.fromkeys(north + east + south, 0),
        {0: ["rostov-warsaw", "madrid-amsterdam"], 1: ["ankara-moscow", "rome-rostov"]},
        {0: {"black": 1}, 1: {"red": 1}},
    )
    show_tickets(game, {0: ["berlin-athens", "berlin-brest"], 1: ["madrid-rome", "dublin-madrid"]})
    set_pieces(game, {0: 2, 1: 12})
    return game


OTHERS = (
    Puzzle("new tickets where most are done at once", wide_network, ("swap",)),
    Puzzle("the last long track before a rival", last_long_track, ("claim elp-hou-1",)),
    Puzzle("not the last wagons while behind", two_wagons, ("claim ams-ber-1", "claim cop-ber-1")),
)
BOTS: dict[str, Callable[[], Bot]] = {"heuristic": HeuristicBot, "mcts": MctsBot}


def is_right(puzzle: Puzzle, text: str) -> bool:
    if text.startswith("keep"):
        return text in puzzle.right
    return any(f"{text} ".startswith(f"{right} ") for right in puzzle.right)


def rights(puzzle: Puzzle, game: Game) -> set[str]:
    return {text for text in legal(game) if is_right(puzzle, text)}


def margin(game: Game) -> int:
    """Return by how much seat 0 is ahead."""
    own, *others = (score.total for score in game.scores())
    return own - max(others)


def best_end(game: Game) -> int:
    """Return the best margin that seat 0 can still bring about; the turn must be the last."""
    if game.over:
        return margin(game)
    found = []
    for action in game.legal_actions():
        game.play(action)
        found.append(best_end(game))
        game.undo()
    return max(found)


def ends(game: Game) -> dict[str, int]:
    """Return the best margin after each action."""
    found = {}
    for action in game.legal_actions():
        game.play(action)
        found[str(action)] = best_end(game)
        game.undo()
    return found


@pytest.mark.parametrize("puzzle", [pytest.param(one, id=one.about) for one in LAST_TURNS])
def test_right_moves_of_last_turns_are_right(puzzle: Puzzle) -> None:
    """The puzzles themselves: nothing else ends as well."""
    game = puzzle.build()
    found = ends(game)
    best = max(found.values())
    assert {text for text, end in found.items() if end == best} == rights(puzzle, game)


@pytest.mark.parametrize("puzzle", [pytest.param(one, id=one.about) for one in WINS_AT_ONCE])
def test_right_moves_win_at_once(puzzle: Puzzle) -> None:
    game = puzzle.build()
    right = rights(puzzle, game)
    assert right
    for text in legal(game):
        play(game, text)
        assert game.winners() == ((0,) if text in right else ())
        game.undo()


def test_last_wagons_while_behind_lose_at_once() -> None:
    """And the short tracks win if the rival does nothing."""
    game = two_wagons()
    for text in legal(game, "claim"):
        play(game, text)
        lost = game.map.route(text.split()[1]).length == 2
        assert game.winners() == ((1,) if lost else ())
        game.undo()
    play(game, "claim ams-ber-1 black:1", "deck", "claim cop-ber-1 white:1")
    assert game.winners() == (0,)


def case(name: str, about: str, value: object) -> Any:
    return pytest.param(name, value, id=f"{name}-{about}")


@pytest.mark.parametrize(
    ("name", "puzzle"),
    [case(name, one.about, one) for one in (*LAST_TURNS, *WINS_AT_ONCE, *OTHERS) for name in BOTS],
)
def test_right_moves_are_found(name: str, puzzle: Puzzle) -> None:
    for seed in SEEDS:
        game = puzzle.build()
        assert len(rights(puzzle, game)) < len(legal(game))
        answer = BOTS[name]().choose(request_for(game, seed=seed, iterations=ITERATIONS))
        assert is_right(puzzle, str(action_of(answer)))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "puzzle",
    [pytest.param(one, id=one.about) for one in LAST_TURNS if one.right[0].startswith("journey")],
)
def test_journeys_are_travelled_to_their_best_end(name: str, puzzle: Puzzle) -> None:
    """Steps and passenger cards too, not only the start."""
    game = puzzle.build()
    best = best_end(game)
    bot = BOTS[name]()
    while not game.over:
        game.play(action_of(bot.choose(request_for(game, iterations=ITERATIONS))))
    assert margin(game) == best


@pytest.mark.parametrize(
    ("name", "edition"), [case(name, one, one) for one in MARKET_EDITIONS for name in BOTS]
)
def test_no_tickets_are_drawn_that_cannot_be_made(name: str, edition: str) -> None:
    """Others own every track but one, with which one of them will end the game."""
    game = started(edition, 4)
    free = FREE_TRACK[edition]
    tracks = [route.id for route in game.map.routes if not route.id.startswith(free)]
    set_owners(game, {track: 1 + i % 3 for i, track in enumerate(tracks)})
    set_pieces(game, {0: 6, 1: 3, 2: 3, 3: 3})
    set_tickets(game, {})
    set_totals(game, dict.fromkeys(range(4), 100))
    set_cards(game, hands={1: {"red": 1}, 2: {"blue": 1}, 3: {"green": 1}}, market=OPEN)
    assert {text.split()[0] for text in legal(game)} == {"deck", "take", "tickets"}
    for seed in SEEDS:
        answer = BOTS[name]().choose(request_for(game, seed=seed, iterations=ITERATIONS))
        assert str(action_of(answer)).split()[0] in {"deck", "take"}
