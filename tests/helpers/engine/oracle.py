"""The rules once more, slow and obvious: which actions a position allows.

Written from the numbered rules alone, with its own table of numbers, so that a slip in the engine
or in its rule sets shows up as a difference. Nothing here is shared with the engine but the plain
values `Position` and `GameMap`. Each part names the rule it stands for.
"""

from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations, product

from ttr_qt.engine.knowledge.position import Position
from ttr_qt.engine.maps import GameMap, Place, Route, Ticket

EIGHT_COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
LONG_LOCOMOTIVE = "locomotive_4plus"
LONG_LOCOMOTIVE_LENGTH = 4  # M2
PASSENGER_CARD = "passenger"
MARKET_SIZE = 5
MARKET_LIMIT = 3  # D6, M3: so many of a kind clear the market
CLOSING_PIECES = 2  # E1
FIRST_JOURNEY_TICKETS = 6  # F6


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """One column of the table of editions."""

    players: tuple[int, ...]
    pieces: int
    colours: tuple[str, ...]
    cards_per_colour: int
    wild: str
    wilds: int
    long_locomotives: int = 0
    passenger_cards: int = 0
    cards_in_all: int
    dealt: int
    has_market: bool = True
    tickets: dict[str, int]
    """How many tickets each deck in play has at first, in the order of the decks."""
    start_tickets: int
    start_keep: int
    later_tickets: int
    later_keep: int
    closed_with: tuple[int, ...]
    """Numbers of players with which parallel tracks are closed (R5)."""
    route_points: dict[int, int]
    longest_bonus: int = 0
    most_tickets_bonus: int = 0
    goods_cards: int = 0
    goods_card_points: dict[int, tuple[int, ...]] = field(default_factory=dict)
    passengers: int = 0

    def deck(self) -> dict[str, int]:
        """All cards of the deck by name."""
        cards = dict.fromkeys(self.colours, self.cards_per_colour)
        cards[self.wild] = self.wilds
        if self.long_locomotives:
            cards[LONG_LOCOMOTIVE] = self.long_locomotives
        if self.passenger_cards:
            cards[PASSENGER_CARD] = self.passenger_cards
        return cards


NUMBERS = {
    "usa": Numbers(
        players=(2, 3, 4, 5),
        pieces=45,
        colours=EIGHT_COLOURS,
        cards_per_colour=12,
        wild="locomotive",
        wilds=14,
        cards_in_all=110,
        dealt=4,
        tickets={"edition": 69},
        start_tickets=3,
        start_keep=2,
        later_tickets=3,
        later_keep=1,
        closed_with=(2, 3),
        route_points={1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15},
        longest_bonus=10,
    ),
    "germany": Numbers(
        players=(2, 3, 4, 5),
        pieces=45,
        colours=EIGHT_COLOURS,
        cards_per_colour=12,
        wild="locomotive",
        wilds=14,
        cards_in_all=110,
        dealt=4,
        tickets={"short": 33, "long": 29},
        start_tickets=4,
        start_keep=2,
        later_tickets=4,
        later_keep=1,
        closed_with=(2, 3),
        route_points={1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18},
        most_tickets_bonus=15,
    ),
    "maerklin": Numbers(
        players=(2, 3, 4, 5),
        pieces=45,
        colours=EIGHT_COLOURS,
        cards_per_colour=11,
        wild="locomotive",
        wilds=14,
        long_locomotives=6,
        passenger_cards=10,
        cards_in_all=118,
        dealt=4,
        tickets={"short": 23, "long": 23},
        start_tickets=4,
        start_keep=2,
        later_tickets=4,
        later_keep=1,
        closed_with=(2, 3),
        route_points={1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18},
        most_tickets_bonus=10,
        passengers=3,
    ),
    "first_journey": Numbers(
        players=(2, 3, 4),
        pieces=20,
        colours=("yellow", "green", "white", "black", "blue", "red"),
        cards_per_colour=10,
        wild="locomotive",
        wilds=12,
        cards_in_all=72,
        dealt=4,
        has_market=False,
        tickets={"tickets": 32},
        start_tickets=2,
        start_keep=2,
        later_tickets=0,
        later_keep=0,
        closed_with=(),
        route_points={1: 0, 2: 0, 3: 0},
    ),
    "amsterdam": Numbers(
        players=(2, 3, 4),
        pieces=16,
        colours=("orange", "red", "pink", "green", "blue", "black"),
        cards_per_colour=6,
        wild="joker",
        wilds=8,
        cards_in_all=44,
        dealt=2,
        tickets={"contracts": 24},
        start_tickets=2,
        start_keep=1,
        later_tickets=2,
        later_keep=1,
        closed_with=(2,),
        route_points={1: 1, 2: 2, 3: 4, 4: 7},
        goods_cards=16,
        goods_card_points={2: (8, 4), 3: (8, 5, 2), 4: (8, 6, 4, 2)},
    ),
}

VARIANTS = {
    "usa 1910": replace(
        NUMBERS["usa"], tickets={"1910": 35}, longest_bonus=0, most_tickets_bonus=15
    ),
    "usa big_cities": replace(
        NUMBERS["usa"], tickets={"big_cities": 35}, start_tickets=4, start_keep=2, later_tickets=4
    ),
    "usa mega": replace(
        NUMBERS["usa"],
        start_tickets=5,
        start_keep=3,
        later_tickets=4,
        longest_bonus=10,
        most_tickets_bonus=15,
    ),
}
"""Columns for the other ways to play USA (U5), by edition and deck."""
COLUMNS = {**NUMBERS, **VARIANTS}
"""What a position is judged by: its edition is the name of one of these."""


class Board:
    """The facts of a map the rules ask for."""

    def __init__(self, game_map: GameMap) -> None:
        self.places: dict[str, Place] = {place.id: place for place in game_map.places}
        self.routes: dict[str, Route] = {route.id: route for route in game_map.routes}
        self.tickets: dict[str, Ticket] = {ticket.id: ticket for ticket in game_map.tickets}
        self.parallels: dict[str, list[str]] = {
            route.id: [
                other.id
                for other in game_map.routes
                if other.id != route.id and self.ends(other) == self.ends(route)
            ]
            for route in game_map.routes
        }
        """The other tracks between the same two places."""

    def country(self, place: str) -> str | None:
        """Return the country a border point stands in, None for a city."""
        return self.places[place].country

    def ends(self, route: Route) -> frozenset[str]:
        """Return the two places a route joins; a border point stands for its country (G4)."""
        return frozenset(self.country(end) or end for end in (route.a, route.b))


@cache
def board_of(game_map: GameMap) -> Board:
    """Return the facts of a map, made once for each map."""
    return Board(game_map)


def may_draw(position: Position) -> bool:
    """Tell whether any card may be drawn at all, face-up or not (D8, F10)."""
    return bool(position.deck) or any(position.discards.values())


def market_is_broken(market: tuple[str, ...], edition: str) -> bool:
    """Tell whether three or more wilds (D6) or passenger cards (M3) lie open."""
    return (
        market.count(COLUMNS[edition].wild) >= MARKET_LIMIT
        or market.count(PASSENGER_CARD) >= MARKET_LIMIT
    )


def payments(hand: dict[str, int], colour: str, length: int, edition: str) -> set[str]:
    """Return the ways to pay for a route, as they stand in the notation (R1, R8, M2, M12)."""
    numbers = COLUMNS[edition]
    colours = numbers.colours if colour == "gray" else (colour,)  # R1
    wilds = hand.get(numbers.wild, 0)
    long_wilds = hand.get(LONG_LOCOMOTIVE, 0) if length >= LONG_LOCOMOTIVE_LENGTH else 0  # M2
    ways = set()
    for each in colours:
        for counts in product(
            range(min(hand.get(each, 0), length) + 1),
            range(min(wilds, length) + 1),
            range(min(long_wilds, length) + 1),
        ):
            if sum(counts) == length:  # R1: one card for each space
                names = (each, numbers.wild, LONG_LOCOMOTIVE)
                # R8: without a colour card the text is the same whatever `each` is.
                ways.add(" ".join(f"{n}:{c}" for n, c in zip(names, counts, strict=True) if c > 0))
    return ways


def is_open(route: Route, position: Position, game_map: GameMap) -> bool:
    """Tell whether the seat to move may put its pieces on a route, cards aside."""
    owners = position.owners
    if route.id in owners:  # R3: free routes only
        return False
    if position.pieces[position.seat] < route.length:  # R2
        return False
    taken = [other for other in board_of(game_map).parallels[route.id] if other in owners]
    if any(owners[other] == position.seat for other in taken):  # R4, F3, G3
        return False
    # R5, A3, F3: with few players one claimed track closes the others.
    return not (taken and position.players in COLUMNS[position.edition].closed_with)


def claims(position: Position, game_map: GameMap) -> set[str]:
    """Return every claim, each way of paying apart."""
    hand = position.hands[position.seat]
    known: dict[tuple[str, int], set[str]] = {}
    found = set()
    for route in game_map.routes:
        kind = (route.colour, route.length)
        if kind not in known:
            known[kind] = payments(hand, *kind, position.edition)
        if known[kind] and is_open(route, position, game_map):
            found |= {f"claim {route.id} {way}" for way in known[kind]}
    return found


def mixes(number: int, sizes: tuple[int, ...]) -> set[str]:
    """Return the ways to take ``number`` tickets from decks of these sizes (T1, G1, G2)."""
    number = min(number, sum(sizes))  # T1, G2: or as many as are left
    if number == 0:  # T1: none left, no such action
        return set()
    return {
        "tickets " + "+".join(map(str, counts))
        for counts in product(*(range(size + 1) for size in sizes))
        if sum(counts) == number
    }


def keeps(offered: tuple[str, ...], minimum: int) -> set[str]:
    """Return every choice of at least ``minimum`` of the tickets offered (T1, U1, G1, A1, A5)."""
    return {
        " ".join(["keep", *kept])
        for number in range(minimum, len(offered) + 1)
        for kept in combinations(offered, number)
    }


def steps_from(
    place: str, used: tuple[str, ...], position: Position, game_map: GameMap
) -> set[str]:
    """Return the routes a passenger of the seat to move may travel from a place (M6, M7, M13)."""
    cards = position.hands[position.seat].get(PASSENGER_CARD, 0)
    found = set()
    for route in game_map.routes:
        if place not in (route.a, route.b) or route.id in used:  # M6: each track once
            continue
        owner = position.owners.get(route.id)
        if owner == position.seat or (owner is not None and cards > 0):  # M6, M7
            found.add(route.id)
    return found


def turn_actions(position: Position, game_map: GameMap) -> set[str]:
    """Return what a turn may begin with (C1, C4)."""
    numbers = COLUMNS[position.edition]
    found = claims(position, game_map)
    if may_draw(position):
        found.add("deck")  # D1, F2
        # D3: as the first card any face-up card may be taken.
        found |= {f"take {slot} {card}" for slot, card in enumerate(position.market, 1)}
    if numbers.later_tickets:
        sizes = tuple(len(deck) for deck in position.ticket_decks)
        found |= mixes(numbers.later_tickets, sizes)
    if position.edition == "first_journey":
        found.add("swap")  # F2
    for place in position.passengers[position.seat]:
        if steps_from(place, (), position, game_map):  # M9: one step at least
            found.add(f"journey {place}")
    return found or {"pass"}  # C4


def second_cards(position: Position) -> set[str]:
    """Return the choices for the second card (D1, D4, D5, M2, M3)."""
    found = {"deck"} if may_draw(position) else set()
    for slot, card in enumerate(position.market, 1):
        if may_draw(position) and card != COLUMNS[position.edition].wild:
            found.add(f"take {slot} {card}")
    return found


def passenger_actions(position: Position, game_map: GameMap) -> set[str]:
    """Return where a passenger may be put after a claim (M5)."""
    board = board_of(game_map)
    standing = {place for seat in position.passengers for place in seat}
    found = {"no-passenger"}
    if position.passengers_unused[position.seat] > 0:
        for end in position.passenger_cities:
            if board.country(end) is None and end not in standing:
                found.add(f"passenger {end}")
    return found


def journey_actions(position: Position, game_map: GameMap) -> set[str]:
    """Return the next steps of a journey (M6-M9, M13-M15)."""
    journey = position.journey
    assert journey is not None
    found = {
        f"travel {route}" for route in steps_from(journey.at, journey.used, position, game_map)
    }
    if journey.used:  # M9: one step at least; M15: then in any city reached
        found.add("arrive")
    return found


def legal(position: Position, game_map: GameMap) -> set[str]:
    """Return the texts of all legal actions of a position."""
    numbers = COLUMNS[position.edition]
    match position.phase:
        case "mix":  # G1: no deck can run short in the set-up
            found = mixes(numbers.start_tickets, tuple(numbers.tickets.values()))
        case "keep":
            least = numbers.start_keep if position.setting_up else numbers.later_keep
            found = keeps(position.offered[position.seat], least)
        case "turn":
            found = turn_actions(position, game_map)
        case "second_card":
            found = second_cards(position)
        case "passenger":
            found = passenger_actions(position, game_map)
        case "journey":
            found = journey_actions(position, game_map)
        case "over":
            found = set()
    return found
