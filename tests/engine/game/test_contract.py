"""The names that other programs rely on, used just as they are documented."""

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import pytest

import ttr_qt.engine
from tests.helpers.engine.walks import SEATINGS
from ttr_qt.engine import Action, Observation, parse_action

DOCUMENTED = """
from ttr_qt.engine import Game, EDITIONS
game = Game.new("usa", players=2, seed=7)
game.seat, game.over, game.scores(), game.winners()
actions = game.legal_actions()
events = game.play(actions[0])
game.undo(); text = game.to_json(); Game.from_json(text)
view = game.observe(0)
"""
FIELDS = (
    "edition",
    "players",
    "seat",
    "to_move",
    "phase",
    "legal_actions",
    "hand",
    "tickets",
    "offered_tickets",
    "market",
    "deck_size",
    "discards",
    "owners",
    "pieces",
    "scores",
    "hand_sizes",
    "ticket_counts",
    "goods",
    "passengers",
    "log",
    "board",
)
"""What an observation has at the least."""


def test_the_editions_have_their_names() -> None:
    names = ("usa", "germany", "maerklin", "first_journey", "amsterdam")
    assert names == ttr_qt.engine.EDITIONS


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_the_documented_lines_work(edition: str, players: int) -> None:
    code = DOCUMENTED.replace('"usa", players=2', f'"{edition}", players={players}')
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102 - the text above
    game, view = names["game"], names["view"]
    assert edition in names["EDITIONS"]
    assert game.seat == 0
    assert game.over is False
    assert len(game.scores()) == players
    assert game.winners() == ()
    assert names["events"]
    assert game.ply == 0
    assert names["actions"] == game.legal_actions()
    again = names["Game"].from_json(names["text"])
    assert again.record.tobytes() == game.record.tobytes()
    for name in FIELDS:
        assert hasattr(view, name), name
    assert (view.edition, view.players, view.seat, view.to_move) == (edition, players, 0, 0)


@pytest.mark.parametrize("deck", ["edition", "classic", "1910", "big_cities", "mega"])
def test_options_are_given_by_keyword(deck: str) -> None:
    game = ttr_qt.engine.Game.new("usa", players=2, seed=7, deck=deck)
    assert game.setup.deck == deck
    assert game.board.decks == (("edition",) if deck == "mega" else (deck,))


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_the_text_of_an_action_and_its_reading_are_inverses(edition: str, players: int) -> None:
    game = ttr_qt.engine.Game.new(edition, players=players, seed=7)
    for action in game.legal_actions():
        assert parse_action(str(action)) == action
        assert str(parse_action(str(action))) == str(action)


def test_an_illegal_action_leaves_the_game_as_it_was() -> None:
    game = ttr_qt.engine.Game.new("usa", players=2, seed=7)
    text = game.to_json()
    with pytest.raises(ttr_qt.engine.IllegalActionError):
        game.play(parse_action("deck"))
    assert game.to_json() == text


def test_all_errors_are_of_one_family() -> None:
    engine = ttr_qt.engine
    for error in (
        engine.NotationError,
        engine.IllegalActionError,
        engine.MapError,
        engine.SaveError,
        engine.SetupError,
    ):
        assert issubclass(error, engine.EngineError)
        assert issubclass(error, ValueError)


def test_the_tickets_and_routes_of_an_observation_have_what_a_bot_needs() -> None:
    game = ttr_qt.engine.Game.new("maerklin", players=2, seed=7)
    game.play(game.legal_actions()[0])
    view = game.observe(0)
    for ticket in view.offered_tickets:
        assert {ticket.a, ticket.b} <= set(view.board.places) | {
            country.id for country in game.map.countries
        }
        assert ticket.points > 0
    for route in view.board.routes:
        assert {route.a, route.b} <= set(view.board.places)
        assert 1 <= route.length <= 7
        assert route.colour in {*game.rules.colours, "gray"}
    groups = [route.parallel_group for route in view.board.routes]
    assert len(set(groups)) < len(groups)


@dataclass(frozen=True)
class Request:
    """What a bot is asked with."""

    observation: Observation
    limit: float = 0.1
    stop: object = None
    seed: int = 0


class Bot(Protocol):
    name: str

    def choose(self, request: Request) -> Action: ...


class Mine:
    name = "mine"

    def choose(self, request: Request) -> Action:
        return request.observation.legal_actions[0]


class Last:
    name = "last"

    def choose(self, request: Request) -> Action:
        return request.observation.legal_actions[-1]


class Chance:
    name = "chance"

    def choose(self, request: Request) -> Action:
        return Random(request.seed).choice(request.observation.legal_actions)


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_bots_that_see_observations_only_play_a_whole_game(edition: str, players: int) -> None:
    bots: list[Bot] = [Chance(), Last(), Chance(), Mine(), Chance()]
    game = ttr_qt.engine.Game.new(edition, players=players, seed=7)
    while not game.over:
        assert game.ply < 5000, "the game does not end"
        view = game.observe(game.seat)
        game.play(bots[game.seat].choose(Request(view, seed=game.ply)))
    assert game.legal_actions() == []
    assert game.winners() == tuple(
        seat for seat, score in enumerate(game.scores()) if score.place == 1
    )
    best = max(score.total for score in game.scores())
    assert {game.scores()[seat].total for seat in game.winners()} == {best}
    for seat in range(players):
        assert game.observe(seat).phase == "over"
        assert game.observe(seat).legal_actions == ()
        assert len(game.observe(seat).log) == game.ply
