"""The actions of all five games as values, each with a text notation and its exact inverse.

A turn is a run of such small steps; the phase of the game says which are legal. Ids in them are
the map's own (``"dal-hou-1"``, ``"berlin"``), card names those of the rule set.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ttr_qt.engine.errors import NotationError

_WORD = r"[^\s:+]+"


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Take the top of the deck (both cards at once where there is no market)."""

    def __str__(self) -> str:
        return "deck"


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take the face-up card in a market slot; slots count from 1."""

    slot: int
    card: str

    def __str__(self) -> str:
        return f"take {self.slot} {self.card}"


@dataclass(frozen=True, slots=True)
class ClaimRoute:
    """Claim a route, paying with exactly these cards (colour first, then wilds)."""

    route: str
    cards: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        return " ".join(["claim", self.route, *(f"{card}:{count}" for card, count in self.cards)])


@dataclass(frozen=True, slots=True)
class DrawTickets:
    """Draw tickets: how many from each deck (the announced mix where there are two)."""

    counts: tuple[int, ...]

    def __str__(self) -> str:
        return "tickets " + "+".join(map(str, self.counts))


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep these of the tickets shown, in the order they were shown, and return the others."""

    tickets: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(["keep", *self.tickets])


@dataclass(frozen=True, slots=True)
class PlacePassenger:
    """Put a passenger into a city of the route just claimed."""

    place: str

    def __str__(self) -> str:
        return f"passenger {self.place}"


@dataclass(frozen=True, slots=True)
class SkipPassenger:
    """Put no passenger down after a claim."""

    def __str__(self) -> str:
        return "no-passenger"


@dataclass(frozen=True, slots=True)
class StartJourney:
    """Begin to move the own passenger who stands in a city."""

    place: str

    def __str__(self) -> str:
        return f"journey {self.place}"


@dataclass(frozen=True, slots=True)
class TravelRoute:
    """Move the travelling passenger along one track."""

    route: str

    def __str__(self) -> str:
        return f"travel {self.route}"


@dataclass(frozen=True, slots=True)
class EndJourney:
    """Stop in the city reached; the passenger leaves the game."""

    def __str__(self) -> str:
        return "arrive"


@dataclass(frozen=True, slots=True)
class SwapTickets:
    """Put the tickets in hand away and draw new ones."""

    def __str__(self) -> str:
        return "swap"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, since nothing else is legal."""

    def __str__(self) -> str:
        return "pass"


Action = (
    DrawCard
    | TakeCard
    | ClaimRoute
    | DrawTickets
    | KeepTickets
    | PlacePassenger
    | SkipPassenger
    | StartJourney
    | TravelRoute
    | EndJourney
    | SwapTickets
    | Pass
)


def _claim(match: re.Match[str]) -> Action:
    pairs = (item.rsplit(":", 1) for item in match[2].split())
    return ClaimRoute(match[1], tuple((card, int(count)) for card, count in pairs))


_NUMBER: Final = r"(?:0|[1-9]\d?)"
_NOTATION: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Action]], ...]] = tuple(
    (re.compile(pattern, re.ASCII), build)
    for pattern, build in (
        (r"deck", lambda _: DrawCard()),
        (rf"take ([1-9]) ({_WORD})", lambda m: TakeCard(int(m[1]), m[2])),
        (rf"claim ({_WORD})((?: {_WORD}:[1-9])+)", _claim),
        (
            rf"tickets ({_NUMBER}(?:\+{_NUMBER})*)",
            lambda m: DrawTickets(tuple(map(int, m[1].split("+")))),
        ),
        (rf"keep((?: {_WORD})*)", lambda m: KeepTickets(tuple(m[1].split()))),
        (rf"passenger ({_WORD})", lambda m: PlacePassenger(m[1])),
        (r"no-passenger", lambda _: SkipPassenger()),
        (rf"journey ({_WORD})", lambda m: StartJourney(m[1])),
        (rf"travel ({_WORD})", lambda m: TravelRoute(m[1])),
        (r"arrive", lambda _: EndJourney()),
        (r"swap", lambda _: SwapTickets()),
        (r"pass", lambda _: Pass()),
    )
)


def parse_action(text: str) -> Action:
    """Return the action that ``text`` notates; the inverse of ``str``."""
    # The patterns know plain spaces only, but there are others that part words.
    plain = text.split() == text.split(" ")
    for pattern, build in _NOTATION:
        match = pattern.fullmatch(text) if plain else None
        if match:
            action = build(match)
            if str(action) == text:
                return action
    raise NotationError(f"{text[:80]!r} is not the notation of an action")
