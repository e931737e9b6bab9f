"""Tables: a game with everybody who sits at it, made from a choice or from a save."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ai.levels import LEVELS, level
from ttr_qt.bots.opponents import level_seat, quick_planner
from ttr_qt.bots.thinking_limits import ThinkingLimits, same_for_all
from ttr_qt.engine import Game
from ttr_qt.engine.maps import present_map
from ttr_qt.engine.setup import Setup
from ttr_qt.models.session.replay import Replay
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import Seat
from ttr_qt.models.setup.choice import GameChoice, Identity
from ttr_qt.models.setup.save_flags import rated, resumed, unrated
from ttr_qt.models.setup.seating import (
    saved_colours,
    saved_levels,
    saved_people,
    saved_portraits,
    seat_names,
)
from ttr_qt.models.setup.seeds import new_seed
from ttr_qt.models.setup.todays_deal import Deal, deal_in, marked
from ttr_qt.views.theme.palette import PLAYERS, PlayerColour
from ttr_qt.views.words.people import nameless, unnamed

USUAL_LEVEL: Final = "rosa"
"""Who takes seats of a save that does not say who sat there."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game ready to be played."""

    session: Session
    colours: tuple[PlayerColour, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Those of the seats."""
        return self.session.names


def new_table(choice: GameChoice, limits: ThinkingLimits, seed: int | None = None) -> Table:
    """Return a new game as it was chosen; one whose cards may be known does not count."""
    game = _new_game(
        choice, next(one for one in (seed, choice.seed, new_seed()) if one is not None)
    )
    return table_of(game if choice.seed is None else Game(unrated(game.setup)), limits)


def todays_game(deal: Deal, identity: Identity, *, practice: bool) -> Game:
    """Return the game of a day as somebody's one try, or for practice, which does not count."""
    setup = _new_game(deal.choice(identity), deal.seed).setup
    setup = replace(setup, extra=marked(setup.extra, deal.day))
    return Game(unrated(setup) if practice else setup)


def _new_game(choice: GameChoice, seed: int) -> Game:
    return Game.new(
        choice.edition,
        players=choice.players,
        seed=seed,
        first="random" if choice.first is None else choice.first,
        deck=choice.deck,
        extra={
            "levels": list(choice.levels),
            "name": choice.people[0] if choice.people else choice.name,
            "people": list(choice.people),
            "portraits": list(choice.portraits),
            "colours": list(choice.colours),
        },
    )


def dealt_again(setup: Setup, *, same: bool) -> Game:
    """Return a game of the same table, with the same cards or others.

    The same cards are dealt on the same board, even an earlier one of the edition: on any other
    they would be other cards. A new deal is one on the present board.
    """
    if same:  # who knows the cards does not play for a rating
        return Game(unrated(resumed(setup)))
    first = (setup.first + 1) % setup.players  # the next seat begins
    board = present_map(setup.map)
    return Game(rated(replace(setup, map=board, seed=new_seed(), first=first)))


def table_of(game: Game, limits: ThinkingLimits) -> Table:
    """Return a game, new or saved, with those who sit at it; what a save does not say is usual.

    In the game of a day opponents think as much as everybody else's do, whatever the ``limits``.
    """
    extra = game.setup.extra
    limits = limits if deal_in(game.setup) is None else same_for_all()
    levels = _levels(extra, game.players)
    names = _names(game, levels)
    if saved_levels(extra, game.players) != tuple(levels):  # the record tells who really played
        game.setup = replace(game.setup, extra={**extra, "levels": list(levels)})
    seats = [
        level_seat(level(one), limits, name=name) if one else Seat(name, face=face)
        for one, name, face in zip(levels, names, _faces(game, levels), strict=True)
    ]
    return Table(Session(game, seats, quick_planner), colours_of(game))


def replay_of(game: Game) -> Replay:
    """Return a game to be looked at again, with those who sit at it."""
    levels = _levels(game.setup.extra, game.players)
    names = _names(game, levels)
    told = zip(levels, names, _faces(game, levels), strict=True)
    seats = [Seat(name, level=one, face=face) for one, name, face in told]
    person = levels.index("") if "" in levels else None
    return Replay(game, seats, person=person, shared=levels.count("") > 1)


def colours_of(game: Game) -> tuple[PlayerColour, ...]:
    """Return the colours of the seats."""
    return _colours(game.setup.extra, game.players)


def _names(game: Game, levels: Sequence[str]) -> Sequence[str]:
    seats = [seat for seat, level in enumerate(levels) if not level]
    people = saved_people(game.setup.extra, len(seats))
    if len(seats) == 1:
        return seat_names(levels, people[0] or nameless())
    called = zip(people, seats, strict=True)
    return seat_names(levels, *[name or unnamed(seat + 1) for name, seat in called])


def _faces(game: Game, levels: Sequence[str]) -> list[str]:
    """Return the portrait of each person, empty for opponents."""
    faces = iter(saved_portraits(game.setup.extra, levels.count("")))
    return ["" if level else next(faces) for level in levels]


def _levels(extra: Mapping[str, Any], players: int) -> Sequence[str]:
    """Return the level of each seat, empty for a person."""
    known = {one.name for one in LEVELS} | {""}
    asked = saved_levels(extra, players)
    if asked is not None and known.issuperset(asked):
        return asked
    return ["", *[USUAL_LEVEL] * (players - 1)]


def _colours(extra: Mapping[str, Any], players: int) -> tuple[PlayerColour, ...]:
    by_id = {colour.id: colour for colour in PLAYERS}
    asked = saved_colours(extra, players)
    if asked is not None and by_id.keys() >= set(asked):
        return tuple(by_id[colour] for colour in asked)
    return PLAYERS[:players]
