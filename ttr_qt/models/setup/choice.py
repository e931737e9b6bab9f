"""What a person chooses before a game."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from ttr_qt.engine.rules import EDITIONS, RULES

Confirm = Literal["always", "choice", "never"]

COLOURS: Final = ("red", "blue", "green", "yellow", "black")
"""The colours of players, in the order in which opponents take what is left."""
PORTRAITS: Final = (
    "person",
    "person-long",
    "person-curly",
    "person-cap",
    "person-bob",
    "person-grey",
    "person-bun",
    "person-afro",
)
"""The portraits of people, in the order in which new ones get them."""
GUEST: Final = "person"
"""Stands among the opponents for another person, who plays at the same screen."""
NAME_LENGTH: Final = 24
"""The longest name of a person, in letters."""


_USUAL_OPPONENTS: Final = ("otto", "rosa")
_GENTLE_OPPONENTS: Final = ("clara", "emil")
"""For a race to a few tickets, which is what children begin with."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who a person is at the table."""

    name: str = ""
    colour: str = COLOURS[0]
    portrait: str = PORTRAITS[0]


@dataclass(frozen=True, slots=True)
class EditionChoice:
    """What is chosen for one edition only."""

    opponents: tuple[str, ...] = _USUAL_OPPONENTS
    """Names of their levels, in the order of their seats; `GUEST` for another person."""
    deck: str | None = None
    """Which tickets, where the edition has a choice; None for the usual ones."""
    guests: tuple[str, ...] = ()
    """Names of the other people, in the order of their seats."""
    begins: int | None = None
    """Who begins, as in `GameChoice`."""


@dataclass(frozen=True, slots=True)
class GameChoice:
    """All that the start page settles; the person, if there is one, has the first seat."""

    edition: str = EDITIONS[0]
    opponents: tuple[str, ...] = _USUAL_OPPONENTS
    """Names of their levels, in the order of their seats; `GUEST` for another person."""
    person: bool = True
    """Whether somebody plays; otherwise one only watches the opponents."""
    name: str = ""
    colour: str = COLOURS[0]
    portrait: str = PORTRAITS[0]
    begins: int | None = None
    """Who begins: 0 the person, 1 the first of the opponents and so on; None: it is drawn by lot.

    The numbers are the same for somebody who only watches.
    """
    deck: str | None = None
    """Which tickets, where the edition has a choice; None for the usual ones."""
    seed: int | None = None
    """Decides all chance; None for cards that nobody knows."""
    guests: tuple[str, ...] = ()
    """Names of the other people, in the order of their seats; empty where they have none."""
    known: tuple[Identity, ...] = ()
    """Who else uses the program: a guest with one of these names looks like that person."""

    @property
    def of_edition(self) -> EditionChoice:
        """What of it holds for its edition only."""
        return EditionChoice(self.opponents, self.deck, self.guests, self.begins)

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of each seat, empty for people."""
        others = tuple("" if one == GUEST else one for one in self.opponents)
        return ("", *others) if self.person else others

    @property
    def people(self) -> tuple[str, ...]:
        """The names of all who play here, in the order of their seats."""
        guests = self.opponents.count(GUEST)
        names = (*self.guests[:guests], *[""] * (guests - len(self.guests)))
        return (self.name, *names) if self.person else names

    @property
    def portraits(self) -> tuple[str, ...]:
        """The portraits of all who play here, in the order of their seats."""
        own = [self.portrait] if self.person else []
        known = [None if one is None else one.portrait for one in self._guests_known()]
        taken = {self.portrait, *known}
        others = (one for one in PORTRAITS if one not in taken)
        return (*own, *[one or next(others) for one in known])

    @property
    def first(self) -> int | None:
        """The seat that begins; None: any."""
        return None if self.begins is None else self.begins - (not self.person)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.opponents) + self.person

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat; two who have the same one can't both get it."""
        guests = iter(self._guests_known())
        known = [next(guests) if one == GUEST else None for one in self.opponents]
        wanted = ["" if one is None else one.colour for one in known]
        if self.person:
            wanted.insert(0, self.colour)
        given = [
            colour if colour not in wanted[:seat] else "" for seat, colour in enumerate(wanted)
        ]
        others = (colour for colour in COLOURS if colour not in given)
        return tuple(colour or next(others) for colour in given)

    def _guests_known(self) -> list[Identity | None]:
        """Return who the other people are; None: somebody unknown."""
        by_name = {one.name.casefold(): one for one in reversed(self.known) if one.name}
        return [by_name.get(name.casefold()) for name in self.people[self.person :]]


def usual_choice(edition: str) -> EditionChoice:
    """Return what is chosen in an edition that was never played."""
    race = RULES[edition].tickets_to_win > 0
    return EditionChoice(_GENTLE_OPPONENTS if race else _USUAL_OPPONENTS)


def with_edition(choice: GameChoice, edition: str, of_edition: EditionChoice) -> GameChoice:
    """Return a choice for another edition, with what is chosen there."""
    return replace(
        choice,
        edition=edition,
        opponents=of_edition.opponents,
        deck=of_edition.deck,
        guests=of_edition.guests,
        begins=of_edition.begins,
    )


def opponents_allowed(edition: str, *, person: bool) -> tuple[int, int]:
    """Return the fewest and the most opponents that an edition has seats for."""
    rules = RULES[edition]
    return rules.players_min - person, rules.players_max - person


def fitting(choice: GameChoice) -> GameChoice:
    """Return the choice as its edition can be played: with fewer or more opponents, its own deck.

    Seats to be filled are taken by more of the last opponent. Nobody begins who does not play.
    """
    fewest, most = opponents_allowed(choice.edition, person=choice.person)
    opponents = choice.opponents[:most]
    lacking = fewest - len(opponents)
    if lacking > 0:
        last = opponents[-1:] or usual_choice(choice.edition).opponents[:1]
        opponents += last * lacking
    decks = RULES[choice.edition].deck_choices
    may_begin = range(1 - choice.person, len(opponents) + 1)
    return replace(
        choice,
        opponents=opponents,
        guests=replace(choice, opponents=opponents, person=False).people,
        begins=choice.begins if choice.begins in may_begin else None,
        deck=choice.deck if choice.deck in decks else None,
    )


def clean_name(text: str) -> str:
    """Return a name on one line, without what can't be seen, and not too long."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:NAME_LENGTH].rstrip()
