"""One whole game of each edition, kept as text and played again line by line.

``python -m tests.engine.game.test_golden`` plays them anew and writes ``tests/golden``, for a
change of the rules that is meant. The players are plain but sensible, so that tickets get done.
"""

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

import networkx as nx
import pytest

from ttr_qt.engine import EDITIONS, Action, Game, Score, parse_action
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    EndJourney,
    KeepTickets,
    PlacePassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.knowledge import events
from ttr_qt.engine.knowledge.events import Event
from ttr_qt.engine.knowledge.position import Position
from ttr_qt.engine.maps import GameMap, Route

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
SEATINGS = {
    "usa": (3, 1, "classic"),
    "germany": (3, 4, None),
    "maerklin": (2, 6, None),
    "first_journey": (3, 17, None),
    "amsterdam": (4, 1, None),
}
"""Players, seed and ticket deck of each golden game."""


# The text of a game


def facts(position: Position) -> str:
    """Return in a few words what everybody sees on the table."""
    told = {
        "scores": position.scores,
        "pieces": position.pieces,
        "cards": tuple(sum(hand.values()) for hand in position.hands),
        "tickets": tuple(map(len, position.tickets)),
        "done": tuple(
            len(shown) + crossed
            for shown, crossed in zip(position.shown_tickets, position.crossings, strict=True)
        ),
        "goods": tuple(map(sum, position.goods)),
        "goods cards": position.goods_cards,
    }
    lasting = {"scores", "pieces"}
    return " | ".join(
        f"{name} {' '.join(map(str, values))}"
        for name, values in told.items()
        if name in lasting or any(values)
    )


def sheet(seat: int, score: Score) -> Iterator[str]:
    """Return the lines of a score sheet."""
    yield (
        f"seat {seat}: place {score.place}, total {score.total}, routes {score.routes}, "
        f"tickets done {score.tickets_done}, longest {score.longest} + {score.longest_bonus}, "
        f"most tickets + {score.most_tickets_bonus}, goods {score.goods}, "
        f"goods cards + {score.goods_card_bonus}"
    )
    for ticket in score.tickets:
        yield f"  {ticket.ticket} {ticket.points} {'done' if ticket.done else 'not done'}"


def header(game: Game) -> Iterator[str]:
    """Return the lines that say which game it is."""
    yield f"edition {game.edition}"
    yield f"players {game.players}"
    yield f"seed {game.setup.seed}"
    yield f"deck {game.setup.deck or '-'}"
    yield f"begin | {facts(game.position())}"


def footer(game: Game) -> Iterator[str]:
    """Return the lines that say how it ended."""
    yield f"winners {' '.join(map(str, game.winners()))}"
    for seat, score in enumerate(game.scores()):
        yield from sheet(seat, score)


def step(game: Game, action: Action) -> str:
    """Play an action and return its line."""
    seat = game.seat
    game.play(action)
    return f"{seat} {action} | {facts(game.position())}"


def read(edition: str) -> list[str]:
    return (GOLDEN / f"{edition}.txt").read_text("utf-8").splitlines()


def new_from(lines: Iterable[str]) -> Game:
    """Return the game that the first lines of a text speak of."""
    words = dict(line.split(" ", 1) for line in itertools.islice(lines, 4))
    deck = None if words["deck"] == "-" else words["deck"]
    return Game.new(
        words["edition"], players=int(words["players"]), seed=int(words["seed"]), deck=deck
    )


def replayed(lines: list[str]) -> tuple[Game, list[Event]]:
    """Play a game again from its text; every line has to come out as it stands there."""
    game = new_from(lines)
    told: list[Event] = []
    begin = list(header(game))
    assert lines[: len(begin)] == begin
    left = iter(lines[len(begin) :])
    while not game.over:
        line = next(left)
        text = line.split(" | ", 1)[0]
        seat, notation = text.split(" ", 1)
        assert int(seat) == game.seat, line
        told += game.play(parse_action(notation))
        assert f"{text} | {facts(game.position())}" == line
    assert list(left) == list(footer(game))
    return game, told


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_golden_game_is_played_again_line_by_line(edition: str) -> None:
    game, _ = replayed(read(edition))
    assert game.edition == edition
    assert game.ply > 60
    again = Game.from_json(game.to_json())
    assert list(footer(again)) == list(footer(game))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_golden_game_shows_what_its_edition_is_about(edition: str) -> None:
    game, told = replayed(read(edition))
    scores = game.scores()
    kinds = {type(event) for event in told}
    done = [ticket.ticket for score in scores for ticket in score.tickets if ticket.done]
    assert len(done) >= 2 * game.players
    if edition == "usa":
        assert game.setup.deck == "classic"
        assert max(score.longest_bonus for score in scores) == 10
        assert max(score.longest for score in scores) > 15
    if edition in {"germany", "maerklin"}:
        countries = {country.id for country in game.map.countries}
        ends = [{game.map.ticket(ticket).a, game.map.ticket(ticket).b} for ticket in done]
        assert any(pair & countries for pair in ends)
        assert any(score.most_tickets_bonus for score in scores)
    if edition == "maerklin":
        travelled = [event for event in told if isinstance(event, events.Travelled)]
        assert any(event.paid for event in travelled)
        assert sum(isinstance(event, events.JourneyEnded) for event in told) >= 3
        assert sum(score.goods for score in scores) > 20
    if edition == "first_journey":
        assert {events.TicketDone, events.TicketsSwapped, events.CrossingMade} <= kinds
        assert max(score.tickets_done for score in scores) == 6
    if edition == "amsterdam":
        assert events.GoodsCardTaken in kinds
        assert max(score.goods_card_bonus for score in scores) == 8
    if edition != "first_journey":
        assert events.LastRoundBegan in kinds
        assert max(score.total for score in scores) > 30


@pytest.mark.parametrize("line", [5, 20, 60, -1, -4])
def test_a_line_that_differs_is_noticed(line: int) -> None:
    lines = read("usa")
    lines[line] += "1"
    with pytest.raises(AssertionError):
        replayed(lines)


def test_every_edition_has_its_golden_game_and_there_is_no_other() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {f"{edition}.txt" for edition in EDITIONS}
    for edition, (players, seed, deck) in SEATINGS.items():
        setup = new_from(read(edition)).setup
        assert (setup.players, setup.seed, setup.deck) == (players, seed, deck)


# The players of the golden games


class Player:
    """Builds towards its tickets, takes the cards it needs for that, and travels at the end."""

    def __init__(self, game: Game) -> None:
        self.map: GameMap = game.map
        self.rules = game.rules
        self.legal = game.legal_actions()
        self.here = game.position()
        self.seat = game.seat
        self.hand = self.here.hands[self.seat]
        self.pieces = self.here.pieces[self.seat]
        self.ways = self._ways()

    def choose(self) -> Action:
        """Return the action for any phase."""
        if self.here.phase in {"mix", "keep"}:
            return self._tickets()
        if self.here.phase == "passenger":
            return next(action for action in self.legal if isinstance(action, PlacePassenger))
        if self.here.phase == "journey":
            return self._travel()
        return self._turn()

    def _turn(self) -> Action:
        wanted, hopeless = self._wanted()
        late = self.here.last_turns is not None
        if hopeless and SwapTickets() in self.legal:
            return SwapTickets()
        journeys = [action for action in self.legal if isinstance(action, StartJourney)]
        if journeys and (late or self.pieces < 10):
            return journeys[0]
        claims = [action for action in self.legal if isinstance(action, ClaimRoute)]
        claims.sort(key=self._worth)
        towards = [claim for claim in claims if claim.route in wanted]
        if towards:
            return towards[-1]
        mixes = [action for action in self.legal if isinstance(action, DrawTickets)]
        if mixes and not wanted and not late and self.pieces > self.rules.pieces // 3:
            return mixes[len(mixes) // 2]
        if claims and (late or not wanted or sum(self.hand.values()) > 18):
            return claims[-1]
        return self._card([self.map.route(route) for route in wanted])

    def _card(self, wanted: list[Route]) -> Action:
        """Take a card that helps with the routes wanted, the longest first."""
        takes = [action for action in self.legal if isinstance(action, TakeCard)]
        favourite = max(self.rules.colours, key=lambda colour: self.hand.get(colour, 0))
        for route in sorted(wanted, key=lambda route: -route.length):
            colour = favourite if route.colour == "gray" else route.colour
            for take in takes:
                if take.card == colour and self.hand.get(colour, 0) < route.length:
                    return take
        useful = {"passenger", "locomotive_4plus", self.rules.wild_name}
        for take in takes:
            if take.card in useful:
                return take
        return DrawCard() if DrawCard() in self.legal else self.legal[0]

    def _tickets(self) -> Action:
        """Keep what is done soonest, as few as may be; of two decks draw from both."""
        choices = [action for action in self.legal if isinstance(action, KeepTickets)]
        if not choices:
            return self.legal[len(self.legal) // 2]
        fewest = min(len(choice.tickets) for choice in choices)
        return min(
            (choice for choice in choices if len(choice.tickets) == fewest),
            key=lambda choice: sum(self._spaces_to(ticket) for ticket in choice.tickets),
        )

    def _travel(self) -> Action:
        """Go where the best token lies; stop when there is none next to here."""
        assert self.here.journey is not None
        best: Action | None = None
        most = 0
        for action in self.legal:
            if isinstance(action, TravelRoute):
                route = self.map.route(action.route)
                there = route.b if route.a == self.here.journey.at else route.a
                left = self.here.goods_left.get(there, ())
                if there != self.here.journey.start and left and left[0] > most:
                    best, most = action, left[0]
        return best or (EndJourney() if EndJourney() in self.legal else self.legal[0])

    def _worth(self, claim: ClaimRoute) -> tuple[int, int]:
        """Compare claims: long routes and carts, paid with few wilds."""
        route = self.map.route(claim.route)
        wilds = sum(count for card, count in claim.cards if card.startswith(("loco", "joker")))
        return route.length + 2 * route.cart, -wilds

    def _ways(self) -> nx.Graph:
        """Return the tracks that are own or still to be had, with the pieces each would cost."""
        ways = nx.Graph()
        ways.add_nodes_from(place.id for place in self.map.places)
        few = self.here.players <= self.rules.parallels_closed_up_to
        for route in self.map.routes:
            owner = self.here.owners.get(route.id)
            beside = {self.here.owners.get(other) for other in self.map.parallels(route.id)}
            if owner == self.seat:
                ways.add_edge(route.a, route.b, cost=0, route=route.id)
            elif owner is None and self.seat not in beside and (not few or beside <= {None}):
                ways.add_edge(route.a, route.b, cost=route.length, route=route.id)
        return ways

    def _way(self, ticket_id: str) -> list[str] | None:
        """Return the places of the cheapest way that does a ticket."""
        ticket = self.map.ticket(ticket_id)
        found = []
        for end in self.map.ends(ticket.b):
            try:
                found.append(
                    nx.multi_source_dijkstra(self.ways, self.map.ends(ticket.a), end, weight="cost")
                )
            except nx.NetworkXNoPath:
                continue
        return min(found)[1] if found else None

    def _steps(self, ticket_id: str) -> list[tuple[str, int]] | None:
        """Return the routes still to be claimed for a ticket, with their cost."""
        way = self._way(ticket_id)
        if way is None:
            return None
        steps = [self.ways.edges[pair] for pair in itertools.pairwise(way)]
        return [(step["route"], step["cost"]) for step in steps if step["cost"]]

    def _spaces_to(self, ticket_id: str) -> int:
        steps = self._steps(ticket_id)
        return 99 if steps is None else sum(cost for _, cost in steps)

    def _wanted(self) -> tuple[list[str], bool]:
        """Return the routes that the tickets in hand need, and whether one can't be done."""
        wanted: list[str] = []
        hopeless = False
        for ticket in self.here.tickets[self.seat]:
            steps = self._steps(ticket)
            if steps is None or sum(cost for _, cost in steps) > self.pieces:
                hopeless = True
            else:
                wanted += [route for route, _ in steps]
        return wanted, hopeless


def golden_text(edition: str) -> str:
    """Play the golden game of an edition anew."""
    players, seed, deck = SEATINGS[edition]
    game = Game.new(edition, players=players, seed=seed, deck=deck)
    lines = list(header(game))
    while not game.over:
        lines.append(step(game, Player(game).choose()))
    lines += footer(game)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in EDITIONS:
        (GOLDEN / f"{name}.txt").write_text(golden_text(name), "utf-8", newline="\n")
