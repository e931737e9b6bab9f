"""Random games to walk through, for tests that hold at every position."""

import functools
from collections.abc import Callable, Iterator
from random import Random

from tests.helpers.engine.policies import POLICIES
from ttr_qt.engine import EDITIONS, RULES, Action, Game
from ttr_qt.engine.actions import ClaimRoute

SEATINGS: tuple[tuple[str, int], ...] = tuple(
    (edition, players)
    for edition in EDITIONS
    for players in range(RULES[edition].players_min, RULES[edition].players_max + 1)
)
"""Every edition with every number of players."""

LIVELY = {"maerklin": "traveller", "first_journey": "swapper"}
"""The policy that sees most of an edition; "even" for those not named."""


def lively(edition: str) -> str:
    """Return the policy that sees most of an edition."""
    return LIVELY.get(edition, "even")


def choice(game: Game, policy: str, rng: Random) -> Action:
    """Return a legal action as a policy would choose it."""
    actions = game.legal_actions()
    return actions[POLICIES[policy].choose([str(action) for action in actions], rng)]


def grown(game: Game, rng: Random) -> Action:
    """Return a legal action of somebody who builds one network and lets it grow."""
    actions = game.legal_actions()
    claims = [action for action in actions if isinstance(action, ClaimRoute)]
    own = [game.map.route(route) for route, seat in game.owners().items() if seat == game.seat]
    places = {place for route in own for place in (route.a, route.b)}
    routes = {action: game.map.route(action.route) for action in claims}
    # One end only: what closes a ring connects nothing new.
    growing = [a for a in claims if (routes[a].a in places) != (routes[a].b in places)]
    others = [action for action in actions if not isinstance(action, ClaimRoute)]
    return rng.choice(growing or (claims if not own else others) or actions)


def new(edition: str, players: int, seed: int = 1) -> Game:
    """Return a new game, begun by one seat or another."""
    return Game.new(edition, players=players, seed=seed, first=seed % players)


@functools.cache
def actions_of(edition: str, players: int, policy: str, seed: int = 1) -> tuple[Action, ...]:
    """Return the actions of a whole game in which all play alike."""
    game = new(edition, players, seed)
    rng = Random(seed)
    while not game.over:
        game.play(choice(game, policy, rng))
    return game.actions


def walk(edition: str, players: int, policy: str, seed: int = 1) -> Iterator[Game]:
    """Play a whole game, stopping before every action and once more when it is over."""
    game = new(edition, players, seed)
    yield game
    for action in actions_of(edition, players, policy, seed):
        game.play(action)
        yield game


def played(edition: str, players: int, policy: str, seed: int = 1, plies: int = 10**6) -> Game:
    """Return a game after so many actions, or at its end."""
    game = new(edition, players, seed)
    for action in actions_of(edition, players, policy, seed)[:plies]:
        game.play(action)
    return game


def game_where(
    edition: str, holds: Callable[[Game], bool], *, players: int = 3, policy: str | None = None
) -> Game:
    """Return a game that has just come to a position of which ``holds`` is true."""
    for seed in range(1, 60):
        for game in walk(edition, players, policy or lively(edition), seed):
            if holds(game):
                return game
    raise AssertionError(f"no such position in sixty games of {edition}")
