"""What an action does, slow and obvious: the position that follows by the numbered rules.

Chance is the only thing not decided here. Where the rules shuffle, the order is read off the
position that the engine came to (``seen``), provided the same cards lie there; everything else is
worked out from the position before alone.
"""

from collections import Counter
from collections.abc import Sequence

from tests.helpers.engine.oracle import (
    CLOSING_PIECES,
    COLUMNS,
    FIRST_JOURNEY_TICKETS,
    MARKET_SIZE,
    PASSENGER_CARD,
    board_of,
    legal,
    market_is_broken,
)
from tests.helpers.engine.oracle_scoring import connects, crosses
from ttr_qt.engine.knowledge.position import Journey, Phase, Position
from ttr_qt.engine.maps import GameMap

MARKET_TRIES = 3  # D6: replacements in a row


class Table:
    """A position laid out on a table, to carry one action out by hand."""

    def __init__(self, before: Position, text: str, seen: Position, game_map: GameMap) -> None:
        self.before, self.seen, self.game_map = before, seen, game_map
        self.verb, *self.arguments = text.split()
        self.board = board_of(game_map)
        self.numbers = COLUMNS[before.edition]
        self.seat = before.seat
        self.phase: Phase = before.phase
        self.setting_up = before.setting_up
        self.last_turns = before.last_turns
        self.hands = [Counter(hand) for hand in before.hands]
        self.market = list(before.market)
        self.deck = list(before.deck)
        self.discards = Counter(before.discards)
        self.owners = dict(before.owners)
        self.pieces = list(before.pieces)
        self.scores = list(before.scores)
        self.tickets = [list(hand) for hand in before.tickets]
        self.shown = [list(shown) for shown in before.shown_tickets]
        self.crossings = list(before.crossings)
        self.offered = [list(offered) for offered in before.offered]
        self.chosen = [None if kept is None else list(kept) for kept in before.chosen]
        self.ticket_decks = [list(deck) for deck in before.ticket_decks]
        self.ticket_discards = list(before.ticket_discards)
        self.passengers = [list(places) for places in before.passengers]
        self.unused = list(before.passengers_unused)
        self.passenger_cities: tuple[str, ...] = ()
        self.journey: Journey | None = before.journey
        self.goods_left = {place: list(stack) for place, stack in before.goods_left.items()}
        self.goods = [list(tokens) for tokens in before.goods]
        self.goods_cards = list(before.goods_cards)
        self.goods_cards_left = before.goods_cards_left
        self.passes = before.passes
        self.forced_swaps = before.forced_swaps
        self.guessed = False
        """Cards were turned up from a shuffle whose order is not known for sure."""

    def play(self) -> None:
        """Carry the action out."""
        getattr(self, f"do_{self.verb.replace('-', '_')}")(*self.arguments)

    # Cards

    def shuffled(self) -> list[str]:
        """Return the discards in the order in which the engine shuffled them, or a guess."""
        cards = Counter(+self.discards)
        if Counter(self.seen.deck) == cards:
            return list(self.seen.deck)
        drawn = Counter(self.seen.hands[self.seat]) - self.hands[self.seat]
        if Counter(self.seen.deck) + drawn == cards:
            return [*drawn.elements(), *self.seen.deck]
        # The market is turned up slot by slot (D6), so its last cards came off this deck; unless
        # it was cleared once more after that.
        self.guessed = True
        in_market = cards.total() - len(self.seen.deck)
        order = [*self.seen.market[MARKET_SIZE - in_market :], *self.seen.deck]
        return order if Counter(order) == cards else sorted(cards.elements())

    def refill(self) -> None:
        """Make a new deck of the discards as soon as the deck is empty (D7, D8, F10)."""
        if not self.deck and self.discards.total():
            self.deck = self.shuffled()
            self.discards.clear()

    def discard(self, cards: Counter[str]) -> None:
        self.discards += cards  # R7: in one step
        self.refill()

    def turn_up(self) -> str:
        card = self.deck.pop(0)
        self.refill()
        return card

    def draw(self) -> None:
        self.hands[self.seat][self.deck.pop(0)] += 1
        self.refill()

    def check_market(self) -> None:
        """Replace the market while it shows too many of a kind, three times at most (D6, M3)."""
        for _ in range(MARKET_TRIES):
            if not market_is_broken(tuple(self.market), self.before.edition):
                return
            self.discard(Counter(self.market))
            self.market.clear()
            while len(self.market) < MARKET_SIZE:
                self.market.append(self.turn_up())

    def after_card(self, *, stops: bool) -> None:
        """Go on to the second card, unless there is none (D1, D3, D8, D9)."""
        if self.before.phase == "second_card" or stops or not self.deck:
            self.end_turn()
        else:
            self.phase = "second_card"

    def do_deck(self) -> None:
        if self.numbers.has_market:
            self.draw()
            self.after_card(stops=False)  # D5
            return
        for _ in range(2):  # F2
            if self.deck:  # F10: one card left, the action gives one
                self.draw()
        self.end_turn()

    def do_take(self, slot: str, card: str) -> None:
        assert self.market[int(slot) - 1] == card
        self.hands[self.seat][card] += 1
        self.market[int(slot) - 1] = self.turn_up()  # D2
        self.check_market()
        self.after_card(stops=card == self.numbers.wild)  # D3, M2

    # Routes

    def do_claim(self, route_id: str, *payment: str) -> None:
        paid = Counter({card: int(n) for card, n in (item.split(":") for item in payment)})
        route = self.board.routes[route_id]
        self.hands[self.seat] -= paid
        self.discard(paid)
        self.pieces[self.seat] -= route.length
        self.owners[route_id] = self.seat
        self.scores[self.seat] += self.numbers.route_points[route.length]  # R6
        if route.cart and self.goods_cards_left:  # A4
            self.goods_cards[self.seat] += 1
            self.goods_cards_left -= 1
        if self.before.edition == "first_journey":
            self.settle_tickets()
            self.check_crossing()
        standing = {place for places in self.passengers for place in places}
        ends = [route.a, route.b]
        if self.unused[self.seat] and any(
            self.board.country(end) is None and end not in standing for end in ends
        ):  # M5
            self.phase = "passenger"
            self.passenger_cities = (route.a, route.b)
        else:
            self.end_turn()

    # Tickets

    def own_routes(self) -> list[str]:
        return [route for route, owner in self.owners.items() if owner == self.seat]

    def draw_ticket(self) -> None:
        if self.ticket_decks[0]:
            self.tickets[self.seat].append(self.ticket_decks[0].pop(0))
            self.refill_tickets()

    def refill_tickets(self) -> None:
        """Make a new ticket deck of those put away as soon as the tickets run out (F8)."""
        if not self.ticket_decks[0] and self.ticket_discards:
            # Those done at once (F9) before those that stay: their order makes no difference then.
            seen = [*self.seen.shown_tickets[self.seat], *self.seen.tickets[self.seat]]
            drawn = [name for name in seen if name in self.ticket_discards]
            order = [name for name in self.seen.ticket_decks[0] if name in self.ticket_discards]
            order = [*drawn, *order]
            assert sorted(order) == sorted(self.ticket_discards)
            self.ticket_decks[0] = order
            self.ticket_discards.clear()

    def done_count(self) -> int:
        return len(self.shown[self.seat]) + self.crossings[self.seat]

    def settle_tickets(self) -> None:
        """Show the tickets that are done and draw new ones; the count stops at six (F4, F9)."""
        routes = [self.board.routes[route] for route in self.own_routes()]
        while self.done_count() < FIRST_JOURNEY_TICKETS:
            done = [
                name
                for name in self.tickets[self.seat]
                if connects(
                    routes, self.board.tickets[name].a, self.board.tickets[name].b, self.board
                )
            ]
            if not done:
                return
            # Where only one more counts and several are done, either may be the one shown.
            choice = [name for name in done if name in self.seen.shown_tickets[self.seat]] or done
            self.tickets[self.seat].remove(choice[0])
            self.shown[self.seat].append(choice[0])
            if self.done_count() < FIRST_JOURNEY_TICKETS:
                self.draw_ticket()

    def check_crossing(self) -> None:
        """Give the east-west bonus, once a player and after the tickets (F4, F5)."""
        routes = [self.board.routes[route] for route in self.own_routes()]
        if self.done_count() < FIRST_JOURNEY_TICKETS and crosses(routes, self.board):
            self.crossings[self.seat] = True

    def do_swap(self) -> None:
        old = self.tickets[self.seat]
        self.tickets[self.seat] = []
        for _ in range(2):  # F2
            self.draw_ticket()
        self.ticket_discards += old  # F8: only after the two new ones are drawn
        self.refill_tickets()
        self.settle_tickets()  # F9
        self.end_turn()

    def do_tickets(self, counts: str) -> None:
        if self.phase == "mix":
            self.announce()
            return
        for deck, count in zip(self.ticket_decks, map(int, counts.split("+")), strict=True):
            self.offered[self.seat] += deck[:count]
            del deck[:count]
        self.phase = "keep"

    def announce(self) -> None:
        """Go on to the next seat, or to the choice when all have announced their mix (G1)."""
        self.next_seat()
        if self.seat == self.before.first:
            self.phase = "keep"

    def put_back(self, returned: Sequence[str]) -> None:
        """Put tickets under their own decks, in the order the engine drew for them (T2)."""
        for index, name in enumerate(self.numbers.tickets):
            deck = self.ticket_decks[index]
            back = {
                ticket
                for ticket in returned
                if len(self.ticket_decks) == 1 or name in self.board.tickets[ticket].decks
            }
            seen = self.seen.ticket_decks[index]
            if set(seen[len(deck) :]) == back:
                deck += seen[len(deck) :]
            else:
                deck += sorted(back)

    def do_keep(self, *kept: str) -> None:
        if self.setting_up:
            self.chosen[self.seat] = list(kept)
            self.finish_set_up()
            return
        returned = [name for name in self.offered[self.seat] if name not in kept]
        self.tickets[self.seat] += kept
        self.offered[self.seat].clear()
        self.put_back(returned)
        self.end_turn()

    def finish_set_up(self) -> None:
        """Go on to the next seat, or begin the game when all have chosen (C5, U1, G1, A1)."""
        if None in self.chosen:
            self.next_seat()
            return
        returned = []
        for seat, kept in enumerate(self.chosen):
            returned += [name for name in self.offered[seat] if name not in (kept or ())]
            self.tickets[seat] += kept or ()
            self.offered[seat].clear()
            self.chosen[seat] = None
        if len(self.ticket_decks) > 1:  # G1: shuffled once more
            for index in range(len(self.ticket_decks)):
                name = list(self.numbers.tickets)[index]
                self.ticket_decks[index] += [
                    ticket for ticket in returned if name in self.board.tickets[ticket].decks
                ]
                if sorted(self.ticket_decks[index]) == sorted(self.seen.ticket_decks[index]):
                    self.ticket_decks[index] = list(self.seen.ticket_decks[index])
        else:
            self.put_back(returned)
        self.setting_up = False
        self.phase = "turn"
        self.seat = self.before.first

    # Passengers

    def do_passenger(self, place: str) -> None:
        self.passengers[self.seat].append(place)
        self.unused[self.seat] -= 1
        self.end_turn()

    def do_journey(self, place: str) -> None:
        self.journey = Journey(start=place, at=place, used=(), points=0)
        self.phase = "journey"

    def do_travel(self, route_id: str) -> None:
        journey = self.journey
        assert journey is not None
        if self.owners[route_id] != self.seat:  # M7, M13
            self.hands[self.seat] -= Counter({PASSENGER_CARD: 1})
            self.discard(Counter({PASSENGER_CARD: 1}))
        route = self.board.routes[route_id]
        place = route.b if journey.at == route.a else route.a
        value = 0
        if place != journey.start and self.goods_left.get(place):  # M6
            value = self.goods_left[place].pop(0)
            self.goods[self.seat].append(value)
        order = list(self.board.routes)
        used = tuple(sorted((*journey.used, route_id), key=order.index))
        self.journey = Journey(journey.start, place, used, journey.points + value)
        if self.board.country(place) is not None:  # M8
            self.do_arrive()

    def do_arrive(self) -> None:
        assert self.journey is not None
        self.scores[self.seat] += self.journey.points  # M9
        self.passengers[self.seat].remove(self.journey.start)
        self.journey = None
        self.end_turn()

    # Turns

    def next_seat(self) -> None:
        self.seat = (self.seat + 1) % self.before.players  # C1

    def do_no_passenger(self) -> None:
        self.end_turn()

    def do_pass(self) -> None:
        self.end_turn()

    def end_turn(self) -> None:
        """End the turn and see whether the game is over (C4, C6, E1, E3, F6, F7, F11)."""
        self.passes = self.before.passes + 1 if self.verb == "pass" else 0
        forced = self.verb == "swap" and legal(self.before, self.game_map) == {"swap"}
        self.forced_swaps = self.before.forced_swaps + 1 if forced else 0
        over = self.before.players in (self.passes, self.forced_swaps)
        if self.before.edition == "first_journey":
            over |= self.done_count() >= FIRST_JOURNEY_TICKETS or self.pieces[self.seat] == 0
        elif self.last_turns is not None:
            self.last_turns -= 1
            over |= self.last_turns == 0
        elif self.pieces[self.seat] <= CLOSING_PIECES:
            self.last_turns = self.before.players
        self.phase = "over" if over else "turn"
        self.next_seat()


def follow(before: Position, text: str, seen: Position, game_map: GameMap) -> Table:
    """Return what an action makes of a position; see the module for the part of ``seen``."""
    table = Table(before, text, seen, game_map)
    table.play()
    return table


def _all_cards(
    market: tuple[str, ...], deck: tuple[str, ...], discards: Counter[str]
) -> Counter[str]:
    return Counter(market) + Counter(deck) + discards


def differences(table: Table, seen: Position) -> list[str]:
    """Return what the engine's position has otherwise than the rules, in words."""
    found = []

    def compare(what: str, expected: object, got: object) -> None:
        if expected != got:
            found.append(f"{what}: expected {expected!r}, got {got!r}")

    def in_any_order(piles: Sequence[Sequence[str | int]]) -> list[list[str | int]]:
        return [sorted(pile) for pile in piles]

    compare("phase", table.phase, seen.phase)
    compare("setting_up", table.setting_up, seen.setting_up)
    compare("last_turns", table.last_turns, seen.last_turns)
    compare("hands", [dict(+h) for h in table.hands], [dict(+Counter(h)) for h in seen.hands])
    expected = (tuple(table.market), tuple(table.deck), +table.discards)
    got = (seen.market, seen.deck, +Counter(seen.discards))
    if table.guessed and expected != got:
        compare("cards that are in no hand", _all_cards(*expected), _all_cards(*got))
    else:
        compare("market, deck and discards", expected, got)
    compare("owners", table.owners, seen.owners)
    compare("pieces", tuple(table.pieces), seen.pieces)
    compare("scores", tuple(table.scores), seen.scores)
    compare("tickets", in_any_order(table.tickets), in_any_order(seen.tickets))
    compare("shown_tickets", in_any_order(table.shown), in_any_order(seen.shown_tickets))
    compare("crossings", tuple(table.crossings), seen.crossings)
    compare("ticket_discards", sorted(table.ticket_discards), sorted(seen.ticket_discards))
    compare("passengers", in_any_order(table.passengers), in_any_order(seen.passengers))
    compare("passengers_unused", tuple(table.unused), seen.passengers_unused)
    compare("passenger_cities", sorted(table.passenger_cities), sorted(seen.passenger_cities))
    compare("journey", table.journey, seen.journey)
    compare(
        "goods_left",
        {place: tuple(stack) for place, stack in table.goods_left.items() if stack},
        {place: stack for place, stack in seen.goods_left.items() if stack},
    )
    compare("goods", in_any_order(table.goods), in_any_order(seen.goods))
    compare("goods_cards", tuple(table.goods_cards), seen.goods_cards)
    compare("goods_cards_left", table.goods_cards_left, seen.goods_cards_left)
    if seen.phase != "over":
        compare("seat", table.seat, seen.seat)
    if seen.phase == "turn":
        compare("passes", table.passes, seen.passes)
        compare("forced_swaps", table.forced_swaps, seen.forced_swaps)
    if table.before.phase != "mix":
        compare("offered", table.offered, [list(offered) for offered in seen.offered])
        compare("chosen", table.chosen, [k if k is None else list(k) for k in seen.chosen])
        compare("ticket_decks", table.ticket_decks, [list(deck) for deck in seen.ticket_decks])
    return found
