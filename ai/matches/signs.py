"""Signs by which a way of playing can be told: what everybody at the table sees of one game.

They are read from the public log alone and say nothing about how well somebody did: no scores and
no tickets done.
"""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ttr_qt.engine import Game
from ttr_qt.engine.graph import Parts
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.engine.maps import GameMap
from ttr_qt.engine.rules import LONG_WILD_NAME, RuleSet

SIGNS: Final = (
    "turn of the first claim",
    "hand at the first claim",
    "length of the first claim",
    "length of claims",
    "share of short claims",
    "share of long claims",
    "claims a turn",
    "claims in a row",
    "share of claims in the first half",
    "share of claims apart",
    "parts of the network at half its claims",
    "parts of the network",
    "claims between tracks of a rival",
    "claims at tracks of a rival alone",
    "tickets at the start",
    "ticket draws",
    "turn of the first ticket draw",
    "tickets kept of each draw",
    "share of cards from the deck",
    "face-up wilds taken",
    "wilds paid for each claim",
    "share of claims with wilds",
    "share of claims with wilds alone",
    "mean hand",
    "largest hand",
    "share of turns with cards",
    "turns",
    "pieces left",
    "carts",
    "passengers placed",
    "journeys",
)
"""What is read of one seat in one game, in this order."""

_SHORT: Final = 1.5
"""Spaces that a short route has at most, less than the mean of the map."""


@dataclass(slots=True)
class _Claim:
    turn: int
    length: int
    hand: int
    """Before it was paid."""
    apart: bool
    between: bool
    """A rival had tracks at both ends."""
    elsewhere: bool
    """A rival had tracks at an end, the seat itself at none."""
    cart: bool
    wilds: int
    cards: int


@dataclass(slots=True)
class _Seat:
    hand: int
    turns: int = 0
    tickets_at_start: int = 0
    begun: bool = False
    """Whether the tickets of the start are chosen."""
    kept: list[int] = field(default_factory=list)
    """Of each later draw."""
    ticket_draws: int = 0
    first_ticket_draw: int | None = None
    card_turns: int = 0
    from_deck: int = 0
    taken: int = 0
    wilds_taken: int = 0
    hands: list[int] = field(default_factory=list)
    """At the beginning of each turn."""
    claims: list[_Claim] = field(default_factory=list)
    tracks: list[tuple[str, str]] = field(default_factory=list)
    passengers: int = 0
    journeys: int = 0


def signs_of(game: Game) -> npt.NDArray[np.float64]:
    """Return the signs of all seats of a finished game, a row for each."""
    return read_signs(game.map, game.rules, game.players, game.observe(0).log)


def read_signs(
    game_map: GameMap, rules: RuleSet, players: int, log: Iterable[LogEntry]
) -> npt.NDArray[np.float64]:
    """Return the signs of all seats in a public log, a row for each."""
    reader = _Reader(game_map, rules, players)
    for entry in log:
        reader.read(entry.seat, entry.text.split(" "))
    return np.array([reader.signs(seat) for seat in range(players)])


class _Reader:
    """Goes through a log, entry after entry."""

    def __init__(self, game_map: GameMap, rules: RuleSet, players: int) -> None:
        self._map = game_map
        self._rules = rules
        self._wilds = {rules.wild_name, LONG_WILD_NAME}
        self._seats = [_Seat(rules.cards_dealt) for _ in range(players)]
        self._mean = statistics.fmean(route.length for route in game_map.routes)
        self._drawing: int | None = None
        """The seat that may take a second card in the same turn."""

    def read(self, seat: int, words: Sequence[str]) -> None:
        """Take in one entry."""
        own, kind = self._seats[seat], words[0]
        if kind == "keep":
            number = sum(map(int, words[1].split("+")))
            if own.begun:
                own.kept.append(number)
            else:
                own.begun, own.tickets_at_start = True, number
            return
        if kind == "tickets" and not own.begun and self._rules.keep_at_start:
            return  # the mix to begin with
        second = self._drawing == seat
        self._drawing = None
        if kind in {"passenger", "no-passenger", "travel", "arrive"}:
            own.passengers += kind == "passenger"
            return
        if not second:
            own.turns += 1
            own.hands.append(own.hand)
            own.card_turns += kind in {"deck", "take"}
        if kind in {"deck", "take"}:
            self._draw(own, kind, words)
            whole = second or self._rules.market_size == 0
            wild = kind == "take" and words[2] == self._rules.wild_name
            self._drawing = None if whole or wild else seat
        elif kind == "claim":
            self._claim(seat, words)
        if kind in {"tickets", "swap"}:
            own.ticket_draws += 1
            own.first_ticket_draw = own.first_ticket_draw or own.turns
        own.journeys += kind == "journey"

    def _draw(self, own: _Seat, kind: str, words: Sequence[str]) -> None:
        own.hand += 2 if self._rules.market_size == 0 else 1
        if kind == "deck":
            own.from_deck += 1
        else:
            own.taken += 1
            own.wilds_taken += words[2] in self._wilds

    def _claim(self, seat: int, words: Sequence[str]) -> None:
        own, route = self._seats[seat], self._map.route(words[1])
        paid = {card: int(count) for card, _, count in (word.partition(":") for word in words[2:])}
        ends = {route.a, route.b}
        near = ends & _places(own)
        others = [_places(other) & ends for other in self._seats if other is not own]
        own.claims.append(
            _Claim(
                turn=own.turns,
                length=route.length,
                hand=own.hand,
                apart=bool(own.tracks) and not near,
                between=any(len(places) == len(ends) for places in others),
                elsewhere=any(others) and not near,
                cart=route.cart,
                wilds=sum(count for card, count in paid.items() if card in self._wilds),
                cards=sum(paid.values()),
            )
        )
        own.hand -= sum(paid.values())
        own.tracks.append((route.a, route.b))

    def signs(self, seat: int) -> list[float]:
        """Return the signs of a seat, as `SIGNS` lists them."""
        own = self._seats[seat]
        claims, turns = own.claims, max(own.turns, 1)
        first = claims[0] if claims else None
        lengths = [claim.length for claim in claims]
        half = len(claims) // 2 + 1
        return [
            first.turn if first else turns + 1,
            first.hand if first else own.hand,
            first.length if first else 0,
            _mean(lengths),
            _mean([length < self._mean - _SHORT / 2 for length in lengths]),
            _mean([length > self._mean + _SHORT / 2 for length in lengths]),
            len(claims) / turns,
            _longest_run([claim.turn for claim in claims]),
            _mean([2 * claim.turn <= turns for claim in claims]),
            _mean([claim.apart for claim in claims[1:]]),
            len(Parts(own.tracks[:half]).all()),
            len(Parts(own.tracks).all()),
            sum(claim.between for claim in claims),
            sum(claim.elsewhere for claim in claims),
            own.tickets_at_start,
            own.ticket_draws,
            own.first_ticket_draw or turns + 1,
            _mean(own.kept),
            own.from_deck / max(own.from_deck + own.taken, 1),
            own.wilds_taken,
            _mean([claim.wilds for claim in claims]),
            _mean([claim.wilds > 0 for claim in claims]),
            _mean([claim.wilds == claim.cards for claim in claims]),
            _mean(own.hands),
            max(own.hands, default=0),
            own.card_turns / turns,
            own.turns,
            self._rules.pieces - sum(lengths),
            sum(claim.cart for claim in claims),
            own.passengers,
            own.journeys,
        ]


def _places(seat: _Seat) -> set[str]:
    return {place for track in seat.tracks for place in track}


def _mean(values: Sequence[Any]) -> float:
    return statistics.fmean(values) if values else 0.0


def _longest_run(turns: Sequence[int]) -> int:
    """Return how many claims followed each other in as many turns, at most."""
    best = run = 0
    before = -1
    for turn in turns:
        run = run + 1 if turn == before + 1 else 1
        before = turn
        best = max(best, run)
    return best
