"""What a reason for a hint says, checked by code that shares nothing with the one that found it."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import networkx as nx

from tests.helpers.engine import oracle_scoring
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawTickets,
    EndJourney,
    KeepTickets,
    PlacePassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.maps import Route, Ticket
from ttr_qt.models.hints.reasons import HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.models.item_models.tickets import planned_routes, track_for

FAR = 10**6


@dataclass(frozen=True)
class Board:
    """What a seat can count on, worked out from public facts alone."""

    view: Observation

    @cached_property
    def tracks(self) -> dict[str, Route]:
        """All tracks by their id."""
        return {route.id: route for route in self.view.board.map.routes}

    @cached_property
    def mine(self) -> frozenset[str]:
        """Own tracks."""
        return frozenset(r for r, seat in self.view.owners.items() if seat == self.view.seat)

    def twins(self, route: str) -> set[str]:
        """Return the other tracks between the same places."""
        ends = {self.tracks[route].a, self.tracks[route].b}
        return {r for r, track in self.tracks.items() if {track.a, track.b} == ends} - {route}

    def may_claim(self, route: str, seat: int | None = None) -> bool:
        """Say whether nothing on the board keeps a seat from a track."""
        owners, who = self.view.owners, self.view.seat if seat is None else seat
        taken = {owners[twin] for twin in self.twins(route) if twin in owners}
        closed = taken and self.view.players <= self.view.board.rules.parallels_closed_up_to
        return route not in owners and who not in taken and not closed

    @cached_property
    def free(self) -> frozenset[str]:
        """Tracks that one may still claim."""
        return frozenset(route for route in self.tracks if self.may_claim(route))

    def missing(self, a: Iterable[str], b: Iterable[str], own: set[str], lost: set[str]) -> int:
        """Return the fewest spaces missing between two sets of places, with own and lost tracks."""
        graph: nx.Graph[str] = nx.Graph()
        graph.add_nodes_from(self.view.board.places)
        for route, track in self.tracks.items():
            if route in own or (route in self.free and route not in lost):
                cost = 0 if route in own else track.length
                if graph.has_edge(track.a, track.b):
                    cost = min(cost, graph.edges[track.a, track.b]["cost"])
                graph.add_edge(track.a, track.b, cost=cost)
        lengths = nx.multi_source_dijkstra_path_length(graph, set(a), weight="cost")
        return min((round(lengths.get(end, FAR)) for end in b), default=FAR)

    def ticket(self, ticket: str | Ticket, *own: str, lost: Iterable[str] = ()) -> int:
        """Return the spaces missing for a ticket, if one also owned some tracks."""
        game_map = self.view.board.map
        one = game_map.ticket(ticket) if isinstance(ticket, str) else ticket
        ends = (game_map.ends(one.a), game_map.ends(one.b))
        return self.missing(*ends, {*self.mine, *own}, set(lost))

    def crossing(self, *own: str) -> int:
        """Return the spaces missing between east and west."""
        sides = {
            s: [p.id for p in self.view.board.map.places if p.side == s] for s in ("east", "west")
        }
        return self.missing(sides["east"], sides["west"], {*self.mine, *own}, set())

    def choices(self, route: str) -> set[str]:
        """Return the tracks between the places of a track that one may still claim."""
        return {track for track in (route, *self.twins(route)) if self.may_claim(track)}

    def payable(self, route: str, hand: Counter[str]) -> bool:
        """Say whether cards pay for a track, or for another one between its places."""
        rules = self.view.board.rules
        for track in map(self.tracks.__getitem__, self.choices(route)):
            wilds = hand[rules.wild_name]
            if track.length >= 4:
                wilds += hand["locomotive_4plus"]
            colours = rules.colours if track.colour == "gray" else (track.colour,)
            if any(hand[colour] + wilds >= track.length for colour in colours):
                return True
        return False

    def lack(self, route: str, hand: Counter[str]) -> int:
        """Return how many cards more pay for it, if they are all of the best colour."""
        colours = self.view.board.rules.colours
        return next(
            n for n in range(9) if any(self.payable(route, hand + Counter({c: n})) for c in colours)
        )

    def fits(self, card: str, route: str) -> bool:
        """Say whether a card can be part of a payment between the places of a track."""
        if card in self.view.board.rules.colours:
            return any(self.tracks[r].colour in {card, "gray"} for r in self.choices(route))
        long = self.tracks[route].length >= 4
        return card in {"locomotive", "joker"} or (card == "locomotive_4plus" and long)

    def planned(self) -> set[str]:
        """Return the tracks on the ways shown for the tickets, each of them really a shortest."""
        routes: set[str] = set()
        for one in TicketPlan(self.view).to_do:
            assert self.spaces(one.way.routes) == self.ticket(one.ticket)
            assert self.ticket(one.ticket, *one.way.routes) == 0
            routes.update(one.way.routes)
        return routes

    def hand(self, card: str = "", count: int = 0) -> Counter[str]:
        """Return the cards held and some more."""
        return Counter(self.view.hand) + Counter({card: count} if count else {})

    def needed(self, route: str) -> bool:
        """Say whether a track lies on a shortest way of a ticket that is to be done."""
        pieces, length = self.view.pieces[self.view.seat], self.tracks[route].length
        return any(
            length <= before <= pieces and self.ticket(ticket, route) == before - length
            for ticket in self.view.tickets
            for before in (self.ticket(ticket),)
        )

    def to_do(self) -> list[Ticket]:
        """Return the tickets that are not done and can be."""
        return [ticket for ticket in self.view.tickets if self.can_be_done(ticket)]

    def can_be_done(self, ticket: Ticket) -> bool:
        """Say whether something is missing for a ticket, and pieces are left for it."""
        return 0 < self.ticket(ticket) <= self.view.pieces[self.view.seat]

    def spaces(self, routes: Iterable[str]) -> int:
        """Return the spaces of some tracks."""
        return sum(self.tracks[route].length for route in routes)

    def trail(self, seat: int, *also: str) -> int:
        """Return the longest trail of a seat."""
        places = list(self.view.board.places)
        owned = [r for r, owner in self.view.owners.items() if owner == seat]
        return oracle_scoring.longest_trail(
            [
                (places.index(t.a), places.index(t.b), t.length)
                for t in (self.tracks[r] for r in (*owned, *also))
            ]
        )

    def walk(self, start: str, at: str, routes: Iterable[str], gone: Iterable[str]) -> list[int]:
        """Return the goods collected on a journey; fails where it breaks a rule."""
        view, used, here = self.view, set(gone), at
        cards = view.hand.get("passenger", 0)
        left = {place: list(stack) for place, stack in view.goods_left.items()}
        taken = []
        for route in routes:
            track = self.tracks[route]
            assert route not in used
            assert here in {track.a, track.b}
            assert view.board.map.place(here).country is None
            cards -= view.owners[route] != view.seat
            used.add(route)
            here = track.b if here == track.a else track.a
            if here != start and left.get(here):
                taken.append(left[here].pop(0))
        assert cards >= 0
        return taken


def check_claim(board: Board, claim: ClaimRoute, reason: HintReason) -> None:
    """Assert a reason to claim a route."""
    route = board.tracks[claim.route]
    if reason.key in {"completes", "on_the_way", "serves", "in_network", "only_way", "detour"}:
        check_way(board, route, reason)
    elif reason.key in {"begins_end", "wins", "ends_ahead", "crossing", "toward_crossing"}:
        check_end(board, route, reason)
    else:
        check_worth(board, route, reason)


def check_way(board: Board, route: Route, reason: HintReason) -> None:
    """Assert what a route does for tickets."""
    view, seat = board.view, board.view.seat
    rules, pieces = view.board.rules, view.pieces[seat]
    match reason.key:
        case "completes":
            assert board.ticket(reason.name("ticket")) > 0
            assert board.ticket(reason.name("ticket"), route.id) == 0
            ticket = view.board.map.ticket(reason.name("ticket"))
            assert ticket in view.tickets
            assert reason.number("points") == ticket.points
        case "on_the_way":
            before = board.ticket(reason.name("ticket"))
            left = board.ticket(reason.name("ticket"), route.id)
            assert 0 < left == reason.number("spaces") == before - route.length
            assert before <= pieces
            assert 1 <= reason.number("left") <= left
        case "serves":
            assert len(set(reason.names("tickets"))) >= 2
            served = [view.board.map.ticket(ticket_id) for ticket_id in reason.names("tickets")]
            rest = tuple(track_for(view, served, {route.id}))
            assert board.spaces(rest) + route.length <= pieces
            for ticket_id in reason.names("tickets"):
                assert board.ticket(ticket_id, route.id) > 0
                assert board.ticket(ticket_id, route.id) == board.ticket(ticket_id) - route.length
        case "in_network":
            tickets, rest = board.to_do(), reason.names("routes")
            assert {ticket.id for ticket in tickets} == set(reason.names("tickets"))
            assert len(tickets) >= 2
            assert all(board.ticket(ticket, route.id, *rest) == 0 for ticket in tickets)
            assert board.spaces(rest) == reason.number("spaces") > 0
            assert board.spaces(rest) + route.length <= pieces
            alone = track_for(view, tickets, set())
            more = reason.number("spaces") + route.length - board.spaces(alone)
            assert more <= (0 if route.length == 1 else 1)
        case "only_way" | "detour":
            rivals = [s for s in range(view.players) if s != seat]
            assert any(
                board.may_claim(route.id, s) and view.pieces[s] >= route.length for s in rivals
            )
            shut = board.twins(route.id) if view.players <= rules.parallels_closed_up_to else set()
            now = board.ticket(reason.name("ticket"))
            then = board.ticket(reason.name("ticket"), lost={route.id, *shut})
            assert 0 < now <= pieces
            if reason.key == "only_way":
                assert then > pieces
            else:
                assert then - now == reason.number("more") > 0


def check_end(board: Board, route: Route, reason: HintReason) -> None:
    """Assert how a claim brings the end nearer."""
    view, seat = board.view, board.view.seat
    rules, pieces = view.board.rules, view.pieces[seat]
    match reason.key:
        case "begins_end":
            assert view.last_turns is None
            assert pieces - route.length == reason.number("pieces") <= 2
            best = max(score for s, score in enumerate(view.scores) if s != seat)
            mine = view.scores[seat] + rules.route_points[route.length]
            assert mine - best == reason.number("lead") > 0
        case "crossing":
            assert not view.crossings[seat]
            assert board.crossing() > 0 == board.crossing(route.id)
        case "toward_crossing":
            assert not view.crossings[seat]
            assert board.crossing(route.id) == reason.number("spaces") > 0
            assert board.crossing() - route.length == reason.number("spaces")
            assert board.crossing() <= pieces
        case "wins" | "ends_ahead":
            done = [len(view.shown_tickets[s]) + view.crossings[s] for s in range(view.players)]
            done[seat] += sum(board.ticket(t, route.id) == 0 for t in view.tickets)
            done[seat] += not view.crossings[seat] and board.crossing(route.id) == 0
            if reason.key == "wins":
                assert done[seat] >= reason.number("count") == 6
            else:
                assert route.length == pieces
                assert done[seat] == reason.number("count")
                assert all(done[seat] > n for s, n in enumerate(done) if s != seat)


def check_worth(board: Board, route: Route, reason: HintReason) -> None:
    """Assert what a route is worth by itself."""
    view, seat = board.view, board.view.seat
    rules = view.board.rules
    match reason.key:
        case "last_of_kind":
            alike = [
                r
                for r, t in board.tracks.items()
                if (t.length, t.colour) == (route.length, route.colour)
            ]
            assert len(alike) > 1
            assert [r for r in alike if board.may_claim(r)] == [route.id]
            assert (reason.number("length"), reason.name("colour")) == (route.length, route.colour)
        case "points":
            assert reason.number("points") == rules.route_points[route.length] > 0
            assert reason.number("spaces") == route.length
        case "spaces":
            assert reason.number("spaces") == route.length
        case "longest":
            others = max(board.trail(s) for s in range(view.players) if s != seat)
            assert board.trail(seat) <= others < board.trail(seat, route.id)
            assert board.trail(seat, route.id) == reason.number("length")
            assert reason.number("points") == rules.longest_bonus > 0
            assert reason.number("length") >= 10 or min(view.pieces) <= rules.pieces / 2
        case "joins":
            graph = nx.Graph((board.tracks[r].a, board.tracks[r].b) for r in board.mine)
            assert route.a in graph
            assert route.b in graph
            assert not nx.has_path(graph, route.a, route.b)
        case "most_tickets":
            done = [t for t in view.tickets if board.ticket(t, route.id) == 0]
            assert reason.number("count") == len(done)
            assert reason.number("points") == rules.most_tickets_bonus > 0
        case "goods_card":
            assert route.cart
            assert view.goods_cards_left > 0
            assert reason.number("count") == view.goods_cards[seat] + 1
            best = max(cards for s, cards in enumerate(view.goods_cards) if s != seat)
            assert reason.number("lead") == reason.number("count") - best
        case _:
            raise AssertionError(f"no reason for a claim: {reason}")


def check_card(board: Board, card: str, reason: HintReason) -> None:
    """Assert a reason to take a card of the market."""
    view = board.view
    if reason.key != "passenger_card":
        assert reason.name("card") == card
    match reason.key:
        case "pays_next":
            assert board.needed(reason.name("route"))
            assert not board.payable(reason.name("route"), board.hand())
            assert board.payable(reason.name("route"), board.hand(card, 1))
        case "with_more" | "points_with_more":
            route, missing = reason.name("route"), reason.number("missing")
            assert board.may_claim(route)
            assert board.tracks[route].length <= view.pieces[view.seat]
            assert not board.payable(route, board.hand(card, missing))
            assert board.payable(route, board.hand(card, 1 + missing))
            assert board.lack(route, board.hand(card, 1)) == missing
            if reason.key == "with_more":
                assert missing > 0
                assert board.needed(route)
            else:
                worth = view.board.rules.route_points[board.tracks[route].length]
                assert reason.number("points") == worth > 0
        case "wild_fits":
            route, missing = reason.name("route"), reason.number("missing")
            assert board.needed(route)
            assert board.lack(route, board.hand()) - 1 == missing > 0
            assert board.lack(route, board.hand(card, 1)) == missing
        case "colour_spaces":
            only = [r for r in board.planned() if _colours(board, r) == {card}]
            assert board.spaces(only) == reason.number("spaces")
            assert view.hand.get(card, 0) + 1 == reason.number("count") <= board.spaces(only)
        case "could_help":
            assert board.needed(reason.name("route"))
            assert not board.payable(reason.name("route"), board.hand())
            assert board.fits(card, reason.name("route"))
        case "gathers":
            assert reason.number("count") == view.hand.get(card, 0) + 1 > 1
        case "passenger_card":
            assert card == "passenger"
            own = len(view.passengers[view.seat]) + view.passengers_unused[view.seat]
            assert reason.number("count") == own > 0
        case _:
            raise AssertionError(f"no reason for a card: {reason}")


def _colours(board: Board, route: str) -> set[str]:
    return {board.tracks[track].colour for track in board.choices(route)}


def check_deck(board: Board, reason: HintReason) -> None:
    """Assert a reason to draw from the deck."""
    view = board.view
    match reason.key:
        case "none_open_fits":
            planned = board.planned()
            assert any(not board.payable(route, board.hand()) for route in planned)
            assert not any(board.fits(card, route) for card in view.market for route in planned)
        case "lacks":
            route, missing = reason.name("route"), reason.number("missing")
            assert board.needed(route)
            assert board.lack(route, board.hand()) == missing > 0
            assert not board.payable(route, board.hand(reason.name("card"), missing - 1))
            assert board.payable(route, board.hand(reason.name("card"), missing))
        case "wilds_unseen":
            wild = view.board.rules.wild_name
            seen = view.market.count(wild) + view.discards.get(wild, 0) + view.hand.get(wild, 0)
            unseen = view.board.rules.cards[wild] - seen
            assert reason.number("count") == min(unseen, view.deck_size) > 0
        case "deck_left":
            assert reason.number("count") == view.deck_size
        case _:
            raise AssertionError(f"no reason for the deck: {reason}")


def check_tickets(board: Board, action: Action, reason: HintReason) -> None:
    """Assert a reason to draw, keep or swap tickets."""
    view = board.view
    pieces = view.pieces[view.seat]
    states = {ticket.id: board.ticket(ticket) for ticket in view.tickets}
    if "pieces" in reason.facts:
        assert reason.number("pieces") == pieces
    match reason.key:
        case "all_done":
            assert states
            assert set(states.values()) == {0}
        case "none_to_do":
            assert board.to_do() == []
            assert any(spaces > pieces for spaces in states.values())
        case "network":
            graph = nx.Graph((board.tracks[r].a, board.tracks[r].b) for r in board.mine)
            assert reason.number("count") == max(map(len, nx.connected_components(graph)))
        case "each_counts":
            assert reason.number("points") == view.board.rules.most_tickets_bonus > 0
        case "deck_points":
            assert isinstance(action, DrawTickets)
            worth = [t.points for t in view.board.map.decks[reason.name("deck")]]
            assert reason.number("low") == min(worth)
            assert reason.number("high") == max(worth)
            drawn = action.counts[view.board.decks.index(reason.name("deck"))]
            assert drawn == max(action.counts) > 0
        case "few_pieces":
            pass
        case "lost_tickets":
            assert reason.names("tickets")
            held = view.tickets if isinstance(action, SwapTickets) else view.offered_tickets
            lost = [ticket for ticket in held if ticket.id in reason.names("tickets")]
            assert len(lost) == len(reason.names("tickets"))
            assert not any(board.ticket(t) == 0 or board.can_be_done(t) for t in lost)
        case "far_ticket":
            assert isinstance(action, SwapTickets)
            assert states[reason.name("ticket")] == reason.number("spaces") <= pieces
        case _:
            assert isinstance(action, KeepTickets)
            check_keep(board, action, reason)


def check_keep(board: Board, action: KeepTickets, reason: HintReason) -> None:
    """Assert a reason to keep some tickets."""
    view = board.view
    plan = planned_routes(view)
    assert all(board.ticket(one.ticket, *plan) == 0 for one in TicketPlan(view).to_do)
    offered = {ticket.id: ticket for ticket in view.offered_tickets}
    if "ticket" in reason.facts:
        kept = reason.key in {"done_already", "near"}
        assert (reason.name("ticket") in action.tickets) == kept
        assert reason.name("ticket") in offered
    match reason.key:
        case "done_already":
            assert board.ticket(reason.name("ticket")) == 0
            assert reason.number("points") == offered[reason.name("ticket")].points
        case "near":
            assert board.ticket(reason.name("ticket"), *plan) == reason.number("spaces")
        case "together" | "shared":
            routes = reason.names("routes")
            assert all(board.may_claim(route) for route in routes)
            assert board.spaces(routes) == reason.number("spaces")
            chosen = [offered[ticket] for ticket in reason.names("tickets")]
            assert len(chosen) == reason.number("count")
            assert board.spaces({*plan, *routes}) <= view.pieces[view.seat]
            assert {ticket.id for ticket in chosen} <= set(action.tickets)
            assert all(board.ticket(ticket, *plan, *routes) == 0 for ticket in chosen)
            if reason.key == "together":
                assert reason.number("points") == sum(ticket.points for ticket in chosen)
            else:
                alone = sum(board.ticket(ticket, *plan) for ticket in chosen)
                assert reason.number("more") == alone > reason.number("spaces")
        case "leaves_blocked":
            assert board.ticket(reason.name("ticket"), *plan) >= FAR
        case "leaves_far":
            spaces = reason.number("spaces")
            assert board.ticket(reason.name("ticket"), *plan) == spaces
            assert spaces > min(12, view.pieces[view.seat])
        case _:
            raise AssertionError(f"no reason to keep tickets: {reason}")


def check_journey(board: Board, action: Action, reason: HintReason) -> None:
    """Assert a reason about passengers."""
    view, journey = board.view, board.view.journey
    match action, reason.key:
        case StartJourney(place=place) | PlacePassenger(place=place), "journey" | "journey_from":
            taken = board.walk(place, place, reason.names("routes"), ())
            assert reason.name("place") == place
            assert (sum(taken), len(taken)) == (reason.number("points"), reason.number("count"))
            assert sum(taken) > 0
        case TravelRoute(route=route), key:
            assert journey is not None
            here = board.walk(journey.start, journey.at, [route], journey.used)
            if key == "goods_here":
                assert here == [reason.number("points")]
            elif key == "no_goods_here":
                assert here == []
            elif key == "uses_card":
                assert view.owners[route] == reason.number("seat") != view.seat
            else:
                assert key == "journey_on"
                whole = board.walk(
                    journey.start, journey.at, [route, *reason.names("routes")], journey.used
                )
                assert sum(whole) - sum(here) == reason.number("points") > 0
        case EndJourney(), "journey_ends":
            assert journey is not None
            assert reason.number("points") == journey.points
        case EndJourney(), "nothing_more":
            assert journey is not None
            assert not _reaches_goods(board, journey.start, journey.at, set(journey.used))
        case _, "keeps_passengers":
            assert reason.number("count") == view.passengers_unused[view.seat] > 0
        case _:
            raise AssertionError(f"no reason for {action}: {reason}")


def _reaches_goods(board: Board, start: str, at: str, used: set[str]) -> bool:
    """Say whether a passenger can get anywhere where goods are left."""
    view = board.view
    ahead = [(at, frozenset(used), view.hand.get("passenger", 0))]
    while ahead:
        here, gone, cards = ahead.pop()
        if view.board.map.place(here).country is not None:
            continue
        for route, owner in view.owners.items():
            track = board.tracks[route]
            left = cards - (owner != view.seat)
            if here in {track.a, track.b} and route not in gone and left >= 0:
                there = track.b if here == track.a else track.a
                if there != start and view.goods_left.get(there):
                    return True
                ahead.append((there, gone | {route}, left))
    return False


def check_order(reasons: Sequence[HintReason]) -> None:
    """Assert that the weightiest come first, and points now before those that may come."""
    weights = [reason.weight for reason in reasons]
    assert weights == sorted(weights, reverse=True)
    keys = [reason.key for reason in reasons]
    if "longest" in keys:
        assert keys.index("points") < keys.index("longest")


def check_nothing_better(board: Board, card: str, reasons: Sequence[HintReason]) -> None:
    """Assert that what one then holds comes first only for a card that no ticket asks for."""
    if reasons and reasons[0].key == "gathers":
        for route in board.planned():
            paid = board.payable(route, board.hand())
            assert paid or not board.fits(card, route)
            held = Counter({card: board.hand()[card]})
            assert _colours(board, route) != {card} or board.payable(route, held)


def check_words(reason: HintReason, said: str) -> None:
    """Assert that an English sentence says how many cards are missing, and none of none."""
    if "missing" in reason.facts:
        found = re.search(
            r"after that: (\d+)\s|^(\d+)\s\S+( \S+)? more will pay|takes (\d+) more cards?",
            said,
        )
        if reason.number("missing"):
            assert found
            assert int(found[1] or found[2] or found[4]) == reason.number("missing")
        else:
            assert said.endswith("can be paid for.") or "can be paid for: " in said
    if reason.key == "longest":
        assert "if it still is at the end" in said


def check(board: Board, action: Action, reason: HintReason) -> None:
    """Assert what a reason says."""
    view = board.view
    if reason.key == "only_choice":
        assert view.legal_actions == (action,)
        return
    match action:
        case ClaimRoute():
            check_claim(board, action, reason)
        case TakeCard(card=card):
            check_card(board, card, reason)
        case DrawTickets() | KeepTickets() | SwapTickets():
            check_tickets(board, action, reason)
        case _ if str(action) == "deck":
            check_deck(board, reason)
        case _:
            check_journey(board, action, reason)
