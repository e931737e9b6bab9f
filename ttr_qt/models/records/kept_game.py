"""A game that was kept, as lists and statistics know it; nothing here loads a kernel."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ttr_qt.engine.maps import GameMap, Text, first_map, map_hash, map_of
from ttr_qt.engine.rules import RULES

VERSION: Final = 2
"""Facts of another version are found anew, from the game."""

_MOST: Final = 1_000_000
"""No game comes near it; what a damaged file says beyond that is not believed."""
_Count = Annotated[int, msgspec.Meta(ge=0, le=_MOST)]
_Points = Annotated[int, msgspec.Meta(ge=-_MOST, le=_MOST)]
_Due = Annotated[float, msgspec.Meta(ge=0, le=_MOST)]
_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Draws(msgspec.Struct, frozen=True, kw_only=True):
    """The cards that came to one seat, and how many of them were wild."""

    dealt: _Count = 0
    dealt_wilds: _Count = 0
    deck: _Count = 0
    """Drawn from the top of the deck, unseen."""
    deck_wilds: _Count = 0
    deck_due: _Due = 0.0
    """So many wild ones chance gives on average, with what the deck held at each of these draws."""
    market: _Count = 0
    """Taken face-up."""
    market_wilds: _Count = 0

    @property
    def cards(self) -> int:
        """All cards drawn; those dealt are not."""
        return self.deck + self.market


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat there and how it went; of a game that goes on, only what all may know."""

    name: str
    """Empty for a person without a name."""
    level: str = ""
    """Empty for a person, and where a save does not tell."""
    colour: str = ""
    """The colour of the pieces; empty where a save does not tell."""
    person: bool = False
    portrait: str = ""
    """The portrait of a person; empty: the usual one."""
    total: _Points
    place: _Count = 0
    """From 1, equal places share; 0 while the game goes on."""
    routes: _Points = 0
    tickets_made: _Count = 0
    made_points: _Points = 0
    tickets_missed: _Count = 0
    """How many were not made, in the editions that take points away for them."""
    missed_points: _Points = 0
    longest: _Count = 0
    """Spaces of the longest trail, whether or not it counts in this edition."""
    longest_bonus: _Points = 0
    most_tickets_bonus: _Points = 0
    goods: _Points = 0
    goods_card_bonus: _Points = 0
    turns: _Count = 0
    claimed: dict[_Count, _Count] = {}
    """How many routes of each length."""
    tracks: tuple[str, ...] = ()
    """The routes themselves, in the order of the map."""
    draws: Draws = Draws()


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One game."""

    version: int = VERSION
    edition: str
    rules: str
    """The edition whose rules were played: another one on maps of one's own."""
    variant: str = ""
    """Which of the edition's other ways to play it was; empty for the usual one."""
    board: Text
    """The name of the map."""
    map_hash: str = ""
    """The fingerprint of the map; empty in facts from the time when each edition had only had its
    first board."""
    played: datetime
    """When it was kept, with its time zone."""
    seed: int
    over: bool
    """Whether it was played to its end, or given up."""
    given_up: bool = False
    """Whether the person gave it up: it is lost, and points are those at that moment."""
    unrated: bool = False
    turns: _Count
    """The turns of all seats together."""
    actions: _Count
    wild_share: _Share
    """The share of wild cards among all cards of the edition."""
    seats: tuple[SeatFacts, ...]

    @property
    def tickets_can_be_missed(self) -> bool:
        """Whether tickets that are not made cost anything; where not, none is ever missed."""
        rules = RULES.get(self.rules)
        return rules is None or not rules.instant_tickets

    @property
    def map(self) -> GameMap | None:
        """The built-in map, present or earlier, that it was played on; None for any other."""
        if not self.map_hash:
            return first_map(self.edition)
        return map_of(self.edition, self.map_hash)

    def is_on(self, game_map: GameMap) -> bool:
        """Tell whether it was played on a map."""
        if self.map_hash:
            return self.map_hash == map_hash(game_map)
        board = self.map
        return self.edition == game_map.id if board is None else board is game_map

    @property
    def person(self) -> SeatFacts | None:
        """The seat of the person it was played for, the first of several; None: there was none."""
        return next((seat for seat in self.seats if seat.person), None)

    @property
    def opponents(self) -> tuple[SeatFacts, ...]:
        """Everybody else."""
        return tuple(seat for seat in self.seats if seat is not self.person)

    @property
    def shared(self) -> bool:
        """Whether several people played, at one screen."""
        return sum(seat.person for seat in self.seats) > 1

    @property
    def won(self) -> bool:
        """Whether the person won, alone or with others."""
        person = self.person
        return self.over and person is not None and person.place == 1


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game on the disk."""

    file: Path
    facts: GameFacts
    picture: Path | None = None
    """A small picture of its board."""
    own_file: bool = False
    """Whether the person chose where it lies, so that it is never deleted here."""

    @property
    def key(self) -> Path:
        """What makes it the same game."""
        return self.file

    def __str__(self) -> str:
        return self.file.name
