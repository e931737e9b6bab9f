"""The rule sets as numbers; what a game does not have is zero or empty.

The kernels ask for these capabilities and never for an edition's name, so a new edition is a
new map file and a new entry here. Rule ids in comments are those of the numbered rules.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal

TieBreak = Literal["tickets", "longest", "goods"]

SERIES_COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
GRAY = "gray"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """All the engine may ask about an edition."""

    name: str
    players_min: int = 2
    players_max: int = 5
    pieces: int = 45
    """Wagons or carts each player starts with."""
    closing_pieces: int | None = 2
    """A turn ended with this many pieces or fewer sets off the last round (E1); None: no such."""

    colours: tuple[str, ...] = SERIES_COLOURS
    cards_per_colour: int = 12
    wild_name: str = "locomotive"
    wild_cards: int = 14
    long_wild_cards: int = 0
    """Locomotives "4+", wild only for routes of ``long_wild_length`` or more (M2)."""
    long_wild_length: int = 4
    passenger_cards: int = 0
    cards_dealt: int = 4
    market_size: int = 5
    """Face-up cards; 0: cards come from the deck only, two at a time (F2)."""

    ticket_decks: tuple[str, ...] = ("tickets",)
    """The decks in play; with more than one, players announce a mix (G1)."""
    deck_choices: tuple[str, ...] = ()
    """Values of the option ``deck``: which of the map's decks is played; the first by default."""
    variant: str = ""
    """The value of ``deck`` that these rules belong to; empty: the rules of the edition itself."""
    variants: Mapping[str, "RuleSet"] = field(default_factory=lambda: MappingProxyType({}))
    """By value of ``deck``: the rules of those that are played by rules of their own (U5)."""
    tickets_dealt: int = 3
    keep_at_start: int = 2
    tickets_drawn: int = 3
    """0: drawing tickets is no action."""
    keep_later: int = 1
    reshuffle_after_start: bool = False

    parallels_closed_up_to: int = 3
    """With so many players or fewer, one claimed track closes its parallels (R5)."""
    route_points: tuple[int, ...] = (0, 1, 2, 4, 7, 10, 15, 18)

    longest_bonus: int = 0
    most_tickets_bonus: int = 0
    goods_cards: int = 0
    """Bonus cards earned on cart routes (A4)."""
    goods_card_bonus: Mapping[int, tuple[int, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Points by rank of goods cards, for each number of players (A6)."""
    passengers: int = 0
    instant_tickets: bool = False
    """Tickets are shown when done and replaced; cards in hand can be swapped (F2, F4)."""
    tickets_to_win: int = 0
    crossing_bonus: bool = False
    """Joining the east and the west counts as a ticket, once a player (F5)."""
    tie_breaks: tuple[TieBreak, ...] = ("tickets",)

    def with_deck(self, deck: str | None) -> "RuleSet":
        """Return the rules to play a choice of ``deck`` by."""
        return self if deck is None else self.variants.get(deck, self)

    def decks_of(self, deck: str | None) -> tuple[str, ...]:
        """Return the decks of a map that a choice of ``deck`` puts into play."""
        if deck is None:
            return self.ticket_decks
        return self.variants[deck].ticket_decks if deck in self.variants else (deck,)

    @property
    def cards(self) -> dict[str, int]:
        """How many cards of each name the deck has, in the kernels' order."""
        counts = dict.fromkeys(self.colours, self.cards_per_colour)
        counts[self.wild_name] = self.wild_cards
        if self.long_wild_cards:
            counts[LONG_WILD_NAME] = self.long_wild_cards
        if self.passenger_cards:
            counts[PASSENGER_NAME] = self.passenger_cards
        return counts


LONG_WILD_NAME = "locomotive_4plus"
PASSENGER_NAME = "passenger"
JOKER_NAME = "joker"

_USA = RuleSet(
    name="usa",
    ticket_decks=("edition",),
    longest_bonus=10,
    tie_breaks=("tickets", "longest"),
)
_USA_WITH_VARIANTS = replace(
    _USA,
    deck_choices=("edition", "classic", "1910", "big_cities", "mega"),
    variants=MappingProxyType(
        {
            # Nobody measures routes here, so they can't break a tie either.
            "1910": replace(
                _USA,
                variant="1910",
                ticket_decks=("1910",),
                longest_bonus=0,
                most_tickets_bonus=15,
                tie_breaks=("tickets",),
            ),
            "big_cities": replace(
                _USA,
                variant="big_cities",
                ticket_decks=("big_cities",),
                tickets_dealt=4,
                tickets_drawn=4,
            ),
            "mega": replace(
                _USA,
                variant="mega",
                tickets_dealt=5,
                keep_at_start=3,
                tickets_drawn=4,
                most_tickets_bonus=15,
            ),
        }
    ),
)
_GERMANY = RuleSet(
    name="germany",
    ticket_decks=("short", "long"),
    tickets_dealt=4,
    tickets_drawn=4,
    reshuffle_after_start=True,
    most_tickets_bonus=15,
)
_MAERKLIN = RuleSet(
    name="maerklin",
    cards_per_colour=11,
    long_wild_cards=6,
    passenger_cards=10,
    ticket_decks=("short", "long"),
    tickets_dealt=4,
    tickets_drawn=4,
    reshuffle_after_start=True,
    most_tickets_bonus=10,
    passengers=3,
    tie_breaks=("tickets", "goods"),
)
_FIRST_JOURNEY = RuleSet(
    name="first_journey",
    players_max=4,
    pieces=20,
    closing_pieces=None,
    colours=("yellow", "green", "white", "black", "blue", "red"),
    cards_per_colour=10,
    wild_cards=12,
    market_size=0,
    tickets_dealt=2,
    keep_at_start=2,
    tickets_drawn=0,
    parallels_closed_up_to=0,
    route_points=(0,) * 8,
    instant_tickets=True,
    tickets_to_win=6,
    crossing_bonus=True,
    tie_breaks=(),
)
_AMSTERDAM = RuleSet(
    name="amsterdam",
    players_max=4,
    pieces=16,
    colours=("orange", "red", "pink", "green", "blue", "black"),
    cards_per_colour=6,
    wild_name=JOKER_NAME,
    wild_cards=8,
    cards_dealt=2,
    ticket_decks=("contracts",),
    tickets_dealt=2,
    keep_at_start=1,
    tickets_drawn=2,
    parallels_closed_up_to=2,
    goods_cards=16,
    goods_card_bonus=MappingProxyType({2: (8, 4), 3: (8, 5, 2), 4: (8, 6, 4, 2)}),
)

_RULES = {
    rules.name: rules
    for rules in (_USA_WITH_VARIANTS, _GERMANY, _MAERKLIN, _FIRST_JOURNEY, _AMSTERDAM)
}
RULES: Mapping[str, RuleSet] = MappingProxyType(_RULES)
"""The rule sets of all editions there are at the moment; see `ttr_qt.engine.maps.add_edition`."""
EDITIONS: tuple[str, ...] = tuple(RULES)
"""The names of the editions that come with the program."""


def add_rules(rules: RuleSet) -> None:
    """Add a rule set; `ValueError` if its name is taken."""
    if rules.name in _RULES:
        raise ValueError(f"There is already a rule set {rules.name!r}.")
    _RULES[rules.name] = rules


def remove_rules(name: str) -> None:
    """Remove a rule set that was added."""
    if name in EDITIONS:
        raise ValueError(f"The rule set {name!r} belongs to the program.")
    del _RULES[name]
