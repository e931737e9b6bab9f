"""Events tell all that happens: whoever follows them knows the table, and no more than that."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields, replace
from functools import singledispatchmethod
from typing import Any

import pytest

from tests.helpers.engine.arrange import play, set_cards, started, table
from tests.helpers.engine.walks import SEATINGS, actions_of, lively, new
from ttr_qt.engine import Action, Game, load_map, parse_action
from ttr_qt.engine.knowledge import events
from ttr_qt.engine.knowledge.events import Event
from ttr_qt.engine.knowledge.observation import Observation


class Table:
    """What a seat knows that looks at the start and then only listens to the events."""

    def __init__(self, game: Game, seat: int) -> None:
        start = game.observe(seat)
        self.map = game.map
        self.decks = game.board.decks
        self.seat = seat
        self.turn = start.to_move
        self.owners = dict(start.owners)
        self.pieces = list(start.pieces)
        self.scores = list(start.scores)
        self.hand = Counter(start.hand)
        self.hand_sizes = list(start.hand_sizes)
        self.market = start.market
        self.offered = {ticket.id for ticket in start.offered_tickets}
        self.tickets = {ticket.id for ticket in start.tickets}
        self.ticket_counts = [
            Counter(dict(zip(self.decks, counts, strict=True))) for counts in start.ticket_counts
        ]
        self.shown = [set(shown) for shown in start.shown_tickets]
        self.crossings = list(start.crossings)
        self.goods_cards = list(start.goods_cards)
        self.goods = [Counter(goods) for goods in start.goods]
        self.goods_left = dict(start.goods_left)
        self.passengers = [set(places) for places in start.passengers]
        self.passengers_unused = list(start.passengers_unused)
        self.journey: tuple[str, str] | None = None
        self.closed_by: int | None = None
        self.winners: tuple[int, ...] = ()

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        raise AssertionError(f"nobody knows what {event} means")

    @hear.register
    def _(self, event: events.CardsDrawn) -> None:
        self.hand_sizes[event.seat] += event.count
        self._gain(event.seat, event.cards)

    @hear.register
    def _(self, event: events.CardTaken) -> None:
        assert self.market[event.slot - 1] == event.card
        self.hand_sizes[event.seat] += 1
        self._gain(event.seat, (event.card,))

    @hear.register
    def _(self, event: events.MarketChanged) -> None:
        self.market = event.cards

    @hear.register
    def _(self, event: events.DeckShuffled) -> None:
        pass

    @hear.register
    def _(self, event: events.RouteClaimed) -> None:
        assert event.route not in self.owners
        self.owners[event.route] = event.seat
        self.pieces[event.seat] -= self.map.route(event.route).length
        self.scores[event.seat] += event.points
        self._pay(event.seat, dict(event.cards))

    @hear.register
    def _(self, event: events.GoodsCardTaken) -> None:
        self.goods_cards[event.seat] += 1

    @hear.register
    def _(self, event: events.TicketsShown) -> None:
        if event.seat == self.seat:
            assert event.tickets is not None
            self.offered = set(event.tickets)
        assert sum(event.counts) > 0

    @hear.register
    def _(self, event: events.TicketsChosen) -> None:
        if event.seat == self.seat:
            assert self.offered

    @hear.register(events.TicketsKept)
    @hear.register(events.TicketsDealt)
    def _(self, event: events.TicketsKept | events.TicketsDealt) -> None:
        counts = dict(zip(self.decks, event.counts, strict=True))
        self.ticket_counts[event.seat].update(counts)
        if event.seat != self.seat:
            assert event.tickets is None
            return
        assert event.tickets is not None
        assert sum(event.counts) == len(event.tickets)
        self.tickets.update(event.tickets)
        if isinstance(event, events.TicketsKept):
            assert set(event.tickets) <= self.offered
            self.offered = set()

    @hear.register
    def _(self, event: events.TicketsSwapped) -> None:
        self.ticket_counts[event.seat].clear()
        if event.seat == self.seat:
            self.tickets = set()

    @hear.register
    def _(self, event: events.TicketDone) -> None:
        assert event.ticket not in self.shown[event.seat]
        self.shown[event.seat].add(event.ticket)
        self.ticket_counts[event.seat][self.decks[0]] -= 1

    @hear.register
    def _(self, event: events.TicketConnected) -> None:
        assert event.seat == self.seat
        assert event.ticket in self.tickets
        assert event.route is None or self.owners[event.route] == self.seat

    @hear.register
    def _(self, event: events.CrossingMade) -> None:
        assert not self.crossings[event.seat]
        self.crossings[event.seat] = True

    @hear.register
    def _(self, event: events.PassengerPlaced) -> None:
        self.passengers[event.seat].add(event.place)
        self.passengers_unused[event.seat] -= 1

    @hear.register
    def _(self, event: events.JourneyStarted) -> None:
        assert event.place in self.passengers[event.seat]
        self.journey = (event.place, event.place)

    @hear.register
    def _(self, event: events.Travelled) -> None:
        assert self.journey is not None
        start, here = self.journey
        route = self.map.route(event.route)
        assert {here, event.place} == {route.a, route.b}
        assert event.paid == (self.owners[event.route] != event.seat)
        self.journey = (start, event.place)
        if event.paid:
            self._pay(event.seat, {"passenger": 1})
        if event.goods:
            assert self.goods_left[event.place][0] == event.goods
            self.goods_left[event.place] = self.goods_left[event.place][1:]
            self.goods[event.seat][event.goods] += 1

    @hear.register
    def _(self, event: events.JourneyEnded) -> None:
        assert self.journey is not None
        start, here = self.journey
        assert here == event.place
        self.passengers[event.seat].remove(start)
        self.scores[event.seat] += event.points
        self.journey = None

    @hear.register
    def _(self, event: events.Passed) -> None:
        assert event.seat == self.turn

    @hear.register
    def _(self, event: events.LastRoundBegan) -> None:
        assert self.closed_by is None
        self.closed_by = event.seat

    @hear.register
    def _(self, event: events.TurnBegan) -> None:
        self.turn = event.seat

    @hear.register
    def _(self, event: events.GameEnded) -> None:
        self.winners = event.winners

    def _gain(self, seat: int, cards: tuple[str, ...] | None) -> None:
        if seat == self.seat:
            assert cards is not None
            self.hand.update(cards)

    def _pay(self, seat: int, cards: dict[str, int]) -> None:
        self.hand_sizes[seat] -= sum(cards.values())
        if seat == self.seat:
            self.hand.subtract(cards)

    def check(self, seen: Observation) -> None:
        """Compare with what the seat is told when it asks."""
        assert self.owners == seen.owners
        assert tuple(self.pieces) == seen.pieces
        assert tuple(self.scores) == seen.scores
        assert +self.hand == Counter(seen.hand)
        assert min(self.hand.values(), default=0) >= 0
        assert tuple(self.hand_sizes) == seen.hand_sizes
        assert self.market == seen.market
        counts = [tuple(count[deck] for deck in self.decks) for count in self.ticket_counts]
        assert tuple(counts) == seen.ticket_counts
        assert self.shown == [set(shown) for shown in seen.shown_tickets]
        assert tuple(self.crossings) == seen.crossings
        assert tuple(self.goods_cards) == seen.goods_cards
        assert self.goods == [Counter(goods) for goods in seen.goods]
        assert self.goods_left == seen.goods_left
        assert self.passengers == [set(places) for places in seen.passengers]
        assert tuple(self.passengers_unused) == seen.passengers_unused
        at = None if seen.journey is None else (seen.journey.start, seen.journey.at)
        assert self.journey == at
        if not seen.setting_up:
            assert (self.closed_by is None) == (seen.last_turns is None)
            held = {ticket.id for ticket in seen.tickets}
            assert self.tickets - self.shown[self.seat] == held
            assert self.offered == {ticket.id for ticket in seen.offered_tickets}
            assert self.turn == seen.to_move


def follow(game: Game, actions: Iterable[Action], *, every: int = 1) -> list[Event]:
    """Play, tell every seat what it may see, and compare; return all events."""
    tables = [Table(game, seat) for seat in range(game.players)]
    told: list[Event] = []
    for ply, action in enumerate(actions):
        happened = game.play(action)
        told += happened
        for table_ in tables:
            for event in events.events_seen_by(happened, table_.seat):
                table_.hear(event)
        if ply % every == 0 or game.over:
            for table_ in tables:
                table_.check(game.observe(table_.seat))
    assert {table_.winners for table_ in tables} == {game.winners()}
    return told


@pytest.mark.slow
@pytest.mark.parametrize("style", ["lively", "builder"])
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_events_tell_all_that_changes(edition: str, players: int, style: str) -> None:
    policy = lively(edition) if style == "lively" else style
    actions = actions_of(edition, players, policy, seed=players + 1)
    game = new(edition, players, seed=players + 1)
    told = follow(game, actions, every=5)
    by_edition: dict[str, set[type[Event]]] = {
        "germany": {events.TicketsShown, events.TicketsKept},
        "maerklin": {events.PassengerPlaced, events.JourneyStarted, events.JourneyEnded},
        "first_journey": {events.TicketsSwapped, events.TicketsDealt, events.TicketDone},
        "amsterdam": {events.GoodsCardTaken},
    }
    if style == "lively":
        kinds = {type(event) for event in told}
        assert kinds >= by_edition.get(edition, set()) | {events.RouteClaimed}


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_turns_the_last_round_and_the_end_are_told_in_order(edition: str, players: int) -> None:
    actions = actions_of(edition, players, "builder", seed=players + 1)
    game = new(edition, players, seed=players + 1)
    told: list[Event] = []
    for action in actions:
        before = game.position()
        turn, mover = game.turn, game.seat
        happened = game.play(action)
        told += happened
        after = game.position()
        began = [event.seat for event in happened if isinstance(event, events.TurnBegan)]
        started = before.setting_up and not after.setting_up
        if game.over:
            assert began == []
            assert happened[-1] == events.GameEnded(mover, game.winners())
        else:
            assert began == ([game.seat] if game.turn > turn or started else [])
            assert not began or isinstance(happened[-1], events.TurnBegan)
        last_round = before.last_turns is None and after.last_turns is not None
        closing = [event for event in happened if isinstance(event, events.LastRoundBegan)]
        assert closing == ([events.LastRoundBegan(mover)] if last_round else [])
    ends = [event for event in told if isinstance(event, events.GameEnded)]
    assert ends == told[-1:]
    assert ends[0].winners == game.winners() != ()
    rounds = sum(isinstance(event, events.LastRoundBegan) for event in told)
    assert rounds == (0 if game.rules.closing_pieces is None else 1)


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_events_hide_cards_and_tickets_from_all_but_their_seat(edition: str, players: int) -> None:
    actions = actions_of(edition, players, lively(edition), seed=players + 1)
    game = new(edition, players, seed=players + 1)
    secret = 0
    for action in actions:
        for event in game.play(action):
            hidden = {"cards"} if isinstance(event, events.CardsDrawn) else {"tickets"}
            hidden &= {field.name for field in fields(event)}
            secret += len(hidden)
            blanks: dict[str, Any] = dict.fromkeys(hidden)
            for seat in range(players):
                seen = event.seen_by(seat)
                if seat == event.seat:
                    assert seen == event
                elif isinstance(event, events.TicketConnected):
                    assert seen is None
                else:
                    assert seen == replace(event, **blanks)
                assert seen is None or seen.seen_by(seat) == seen
                assert events.events_seen_by([event], seat) == (() if seen is None else (seen,))
    assert secret > players


def test_a_chain_of_tickets_done_at_once_is_told() -> None:
    game = table(
        dict.fromkeys(("mad-bar-1", "bar-rom-1", "bre-mad-1"), 0),
        {0: ["dublin-madrid", "ankara-moscow"], 1: ["rome-rostov", "riga-rome"]},
        hands={0: {"blue": 2}},
        pile=["madrid-rome", "dublin-barcelona", "kyiv-athens"],
    )
    told = follow(game, [parse_action("claim dub-bre-1 blue:2")])
    done = {event.ticket for event in told if isinstance(event, events.TicketDone)}
    assert done == {"dublin-madrid", "madrid-rome", "dublin-barcelona"}
    assert set(game.position().tickets[0]) == {"ankara-moscow", "kyiv-athens"}


def test_a_swap_that_gives_a_ticket_done_at_once_is_told() -> None:
    game = table(
        {"mad-bar-1": 0, "bar-rom-1": 0},
        {0: ["ankara-moscow", "dublin-madrid"], 1: ["rome-rostov", "riga-rome"]},
        pile=["madrid-rome", "dublin-barcelona", "kyiv-athens"],
    )
    told = follow(game, [parse_action("swap")])
    assert events.TicketDone(0, "madrid-rome") in told
    assert set(game.position().tickets[0]) == {"dublin-barcelona", "kyiv-athens"}


def test_a_ticket_put_away_and_drawn_again_in_the_same_swap_is_told() -> None:
    put_away = ["ankara-moscow", "dublin-madrid"]
    pile = ["madrid-rome", "dublin-barcelona"]
    tickets = [ticket.id for ticket in load_map("first_journey").tickets]
    game = table(
        {"mad-bar-1": 0, "bar-rom-1": 0},
        {0: put_away, 1: [ticket for ticket in tickets if ticket not in [*put_away, *pile]]},
        pile=pile,
    )
    told = follow(game, [parse_action("swap")])
    assert events.TicketDone(0, "madrid-rome") in told
    # No other ticket was left to replace it.
    held = set(game.position().tickets[0])
    assert "dublin-barcelona" in held
    assert len(held & set(put_away)) == 1


@pytest.mark.parametrize("clearings", [0, 1, 2, 3])
def test_the_market_and_how_often_it_was_replaced_are_told(clearings: int) -> None:
    game = started("usa")
    wilds = ["locomotive", "locomotive"]
    again = [*wilds, "locomotive", "blue", "blue"]
    last = ("red", "green", "blue", "white", "black")
    turned_up = ["locomotive", *again * (clearings - 1), *last] if clearings else ["green"]
    set_cards(game, market=[*wilds, "red", "blue", "blue"], deck=turned_up)
    told = play(game, "take 3 red")
    market = last if clearings else (*wilds, "green", "blue", "blue")
    assert told == (
        events.CardTaken(0, 3, "red"),
        events.MarketChanged(0, market, clearings),
    )
    assert game.observe(1).market == market


@pytest.mark.parametrize(
    ("deck", "discards", "shuffled"),
    [(["red", "blue"], {}, False), (["red"], {"blue": 2}, True), (["red"], {}, False)],
)
def test_a_new_deck_is_told(deck: list[str], discards: dict[str, int], *, shuffled: bool) -> None:
    game = started("usa")
    set_cards(game, deck=deck, discards=discards, rest_to=1)
    told = play(game, "deck")
    assert told[0] == events.CardsDrawn(0, 1, ("red",))
    assert (events.DeckShuffled(0) in told) == shuffled
