"""An observation tells a seat all that it may know and leaks nothing else (C2, C5)."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.helpers.engine.arrange import play, set_cards, set_state, set_tickets, started, state_of
from tests.helpers.engine.walks import SEATINGS, game_where, grown, lively, new, walk
from ttr_qt.engine import EDITIONS, Action, Game, Observation, codec
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    KeepTickets,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.knowledge.events import Event, events_seen_by
from ttr_qt.engine.knowledge.observation import LogEntry

pytestmark = pytest.mark.slow

EVERY = 17
"""Actions between two looks; no seat and no phase keeps falling between them."""


@contextmanager
def put_back(game: Game) -> Iterator[Any]:
    """Let the record of a game be changed, and undo all that happened to it afterwards."""
    before, ply = game.record, game.ply
    yield state_of(game)
    while game.ply > ply:
        game.undo()
    set_state(game, before)


def shuffle_cards(game: Game, seat: int, rng: Random) -> None:
    """Deal the deck and the hands of all other seats anew, each as many as before."""
    state = state_of(game)
    n = int(state["deck_n"])
    others = [other for other in range(game.players) if other != seat]
    pool = state["deck"][:n].tolist()
    for other in others:
        pool += [card for card, count in enumerate(state["hand"][other]) for _ in range(count)]
    rng.shuffle(pool)
    for other in others:
        size = int(state["hand"][other].sum())
        state["hand"][other] = np.bincount(pool[:size], minlength=state["hand"].shape[1])
        del pool[:size]
    state["deck"][:n] = pool


Slot = tuple[str, int, int]
"""Where a ticket lies: a field of the record with its indices, or "hand" and the seat."""


def hidden_tickets(game: Game, seat: int, pile: int) -> Iterator[tuple[Slot, int]]:
    """Tell where the tickets of a deck are that ``seat`` can't see, but for those in the pile."""
    board, state = game.board, state_of(game)
    # It knows what it put away itself, as long as that stays there.
    known = set(game.observe(seat).returned_tickets)
    own_pile = board.record["pile_of"].tolist()
    for ticket, at in enumerate(state["ticket_at"][: len(board.tickets)].tolist()):
        others = 0 <= at < layout.SHOWN and at != seat
        discarded = at == layout.DISCARDED and board.tickets[ticket].id not in known
        if own_pile[ticket] == pile and (others or discarded):
            yield ("hand", at, 0), ticket
    for other in range(game.players):
        for i, ticket in enumerate(state["offer"][other, : state["offer_n"][other]].tolist()):
            if own_pile[ticket] == pile and other != seat:
                yield ("offer", other, i), ticket


def shuffle_tickets(game: Game, seat: int, rng: Random) -> None:
    """Exchange the tickets that ``seat`` can't see, deck by deck, each pile as high as before."""
    state = state_of(game)
    for pile in range(len(game.board.decks)):
        found = list(hidden_tickets(game, seat, pile))
        slots, tickets = [slot for slot, _ in found], [ticket for _, ticket in found]
        n, top = int(state["pile_n"][pile]), int(state["pile_top"][pile])
        ring = state["pile"][pile].tolist()
        # The ring may as well begin elsewhere.
        new_top = rng.randrange(layout.MAX_TICKETS)
        state["pile"][pile] = layout.NONE
        state["pile_top"][pile] = new_top
        for i in range(n):
            slots.append(("pile", pile, (new_top + i) % layout.MAX_TICKETS))
            tickets.append(ring[(top + i) % layout.MAX_TICKETS])
        rng.shuffle(tickets)
        for ticket, (field, index, i) in zip(tickets, slots, strict=True):
            state["ticket_at"][ticket] = index if field == "hand" else layout.IN_PILE
            if field != "hand":
                state[field][index, i] = ticket


def shuffle_choices(game: Game, seat: int, rng: Random) -> None:
    """In the set-up, let those who have chosen have chosen something else."""
    state = state_of(game)
    for other in range(game.players):
        if other != seat and state["chosen"][other]:
            choices = set(range(1, 1 << int(state["offer_n"][other])))
            state["chosen"][other] = rng.choice(sorted(choices - {int(state["chosen"][other])}))


def shuffle_chance(game: Game, _seat: int, rng: Random) -> None:
    """Let all that is still to be drawn by lot come out otherwise."""
    state_of(game)["rng"] = rng.getrandbits(64)


HIDDEN = (shuffle_cards, shuffle_tickets, shuffle_choices, shuffle_chance)


def shuffle_hidden(game: Game, seat: int, rng: Random) -> None:
    for change in HIDDEN:
        change(game, seat, rng)


def looks(edition: str, players: int, policy: str | None = None) -> Iterator[Game]:
    """Walk through a game, stopping now and then and wherever the position is a rare one."""
    for game in walk(edition, players, policy or lively(edition), seed=players + 1):
        rare = game.phase in {"mix", "journey", "over"} or game.position().setting_up
        if rare or game.ply % EVERY == 0:
            yield game


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_what_a_seat_can_not_know_changes_nothing_in_what_it_sees(
    edition: str, players: int
) -> None:
    rng = Random(players)
    changed = 0
    for game in looks(edition, players):
        for seat in range(players):
            seen = game.observe(seat)
            truth = game.position()
            with put_back(game):
                shuffle_hidden(game, seat, rng)
                changed += game.position() != truth
                assert game.observe(seat) == seen
            assert game.position() == truth
    assert changed > 10


@pytest.mark.parametrize("change", HIDDEN)
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_that_is_hidden_is_there_to_be_seen_by_somebody(
    edition: str, change: Callable[[Game, int, Random], None]
) -> None:
    rng = Random(1)
    changed = 0
    for game in looks(edition, 3):
        truth = game.record.tobytes()
        with put_back(game):
            change(game, 1, rng)
            changed += game.record.tobytes() != truth
    has_choices = edition != "first_journey" or change is not shuffle_choices
    assert (changed > 0) == has_choices


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_only_the_seat_to_move_has_legal_actions(edition: str, players: int) -> None:
    for game in looks(edition, players, "builder"):
        for seat in range(players):
            own = tuple(game.legal_actions()) if seat == game.seat else ()
            assert game.observe(seat).legal_actions == own
            assert game.observe(seat).to_move == game.seat
            assert game.over == (not own) or seat != game.seat


def play_blindly(game: Game, action: Action) -> list[tuple[Event, ...]]:
    """Play an action whose outcome only its seat sees; of tickets shown the first is kept."""
    told = [game.play(action)]
    if isinstance(action, DrawTickets):
        told.append(game.play(game.legal_actions()[0]))
    return told


def seen_after(game: Game, action: Action, seat: int) -> Any:
    """Return all that ``seat`` sees of an action, and of the game after it."""
    told = play_blindly(game, action)
    return [events_seen_by(events, seat) for events in told], game.observe(seat)


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_what_others_draw_blindly_stays_unseen(edition: str, players: int) -> None:
    rng = Random(players)
    kinds: set[type] = set()
    for game in looks(edition, players):
        owners = set(game.owners().values())
        for action in game.legal_actions():
            # A new ticket may be done at once, which everybody sees.
            unseen = isinstance(action, SwapTickets) and game.seat not in owners
            if game.position().setting_up or not (
                unseen or isinstance(action, (DrawCard, DrawTickets))
            ):
                continue
            seat = rng.choice([seat for seat in range(players) if seat != game.seat])
            with put_back(game):
                once = seen_after(game, action, seat)
                ended = game.over
            with put_back(game):
                shuffle_hidden(game, seat, rng)
                again = seen_after(game, action, seat)
            # At the end the cards are on the table: who wins depends on them.
            assert again == once or ended
            kinds.add(type(action))
    assert kinds == {DrawCard, SwapTickets if edition == "first_journey" else DrawTickets}


@pytest.mark.parametrize("edition", [e for e in EDITIONS if e != "first_journey"])
def test_a_claim_does_not_tell_others_which_tickets_it_connects(edition: str) -> None:
    rng = Random(1)
    differed = 0
    game = started(edition, 3)
    half = [ticket.id for ticket in game.board.tickets[::2]]
    while not game.over:
        action, other = grown(game, rng), (game.seat + 1) % 3
        told: list[tuple[Event, ...]] = []
        looked: list[Any] = []
        if isinstance(action, ClaimRoute):
            for _ in range(3):
                with put_back(game):
                    # With many tickets most claims connect some of them.
                    set_tickets(game, {game.seat: half})
                    shuffle_tickets(game, other, rng)
                    told.append(game.play(action))
                    # At the end all tickets lie open: who wins depends on them.
                    if not game.over:
                        seen = events_seen_by(told[-1], other)
                        looked.append((seen, game.observe(other)))
        assert all(look == looked[0] for look in looked)
        differed += len(set(told)) > 1 and bool(looked)
        game.play(action)
    assert differed > 5


@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize("edition", [e for e in EDITIONS if e != "first_journey"])
def test_nobody_knows_what_the_others_keep_until_all_have_chosen(edition: str, first: int) -> None:
    start = Game.new(edition, players=3, seed=4, first=first)
    while start.phase == "mix":
        start.play(start.legal_actions()[2])
    chooser = start.seat
    after: dict[tuple[int, ...], list[tuple[Observation, ...]]] = {}
    before = []
    for choice in start.legal_actions():
        assert isinstance(choice, KeepTickets)
        game = Game.from_json(start.to_json())
        others = [seat for seat in range(3) if seat != chooser]
        game.play(choice)
        seen = [game.observe(seat) for seat in others]
        game.play(game.legal_actions()[0])
        before.append((*seen, *(game.observe(seat) for seat in others)))
        for view in before[-1]:
            assert view.ticket_counts == tuple((0,) * len(game.board.decks) for _ in range(3))
            kept = [entry for entry in view.log if entry.text.startswith("keep")]
            assert kept[0] == LogEntry(chooser, "keep")
            assert {entry.text for entry in kept} == {"keep"}
        own = game.observe(chooser)
        assert tuple(ticket.id for ticket in own.tickets) == choice.tickets
        assert own.offered_tickets == ()
        game.play(game.legal_actions()[0])
        assert not game.position().setting_up
        views = tuple(game.observe(seat) for seat in others)
        counts = views[0].ticket_counts[chooser]
        assert sum(counts) == len(choice.tickets)
        after.setdefault(counts, []).append(views)
        shown = "keep " + "+".join(map(str, counts))
        assert LogEntry(chooser, shown) in views[0].log
    # The choices differ and look alike; then only their numbers are known.
    assert len(before) > 2
    assert all(views == before[0] for views in before)
    assert len(after) > 1
    for same in after.values():
        assert all(views == same[0] for views in same)
    distinct = [views[0] for views in after.values()]
    assert all(one != other for one, other in pairwise(distinct))


def all_but_history(game: Game, seat: int) -> dict[str, Any]:
    """Return what ``seat`` should see, told from the whole position."""
    truth = game.position()
    ticket, decks = game.map.ticket, game.board.decks
    mine = truth.chosen[seat] or truth.tickets[seat]
    return {
        "edition": truth.edition,
        "players": truth.players,
        "seat": seat,
        "to_move": truth.seat,
        "first": truth.first,
        "phase": truth.phase,
        "setting_up": truth.setting_up,
        "last_turns": truth.last_turns,
        "legal_actions": tuple(game.legal_actions()) if seat == truth.seat else (),
        "hand": truth.hands[seat],
        "tickets": tuple(map(ticket, mine)),
        "offered_tickets": () if truth.chosen[seat] else tuple(map(ticket, truth.offered[seat])),
        "market": truth.market,
        "deck_size": len(truth.deck),
        "discards": truth.discards,
        "owners": truth.owners,
        "pieces": truth.pieces,
        "scores": truth.scores,
        "hand_sizes": tuple(sum(hand.values()) for hand in truth.hands),
        "ticket_counts": tuple(
            tuple(sum(deck in ticket(each).decks for each in held) for deck in decks)
            for held in truth.tickets
        ),
        "ticket_deck_sizes": tuple(map(len, truth.ticket_decks)),
        "shown_tickets": truth.shown_tickets,
        "crossings": truth.crossings,
        "passengers": truth.passengers,
        "passengers_unused": truth.passengers_unused,
        "passenger_cities": truth.passenger_cities,
        "journey": truth.journey,
        "goods": truth.goods,
        "goods_left": truth.goods_left,
        "goods_cards": truth.goods_cards,
        "goods_cards_left": truth.goods_cards_left,
    }


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_a_seat_sees_all_that_is_open_or_its_own(edition: str, players: int) -> None:
    for game in looks(edition, players):
        for seat in range(players):
            seen = game.observe(seat)
            expected = all_but_history(game, seat)
            told = {name: getattr(seen, name) for name in expected}
            assert told == expected
            rest = {field.name for field in dataclasses.fields(seen)} - set(expected)
            assert rest == {"returned_tickets", "drawn_cards", "log", "board", "record"}
            assert seen.board is game.board  # map and rules, which everybody has


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_the_log_tells_the_public_part_of_every_action(edition: str, players: int) -> None:
    log: list[LogEntry] = []
    returned: list[list[str]] = [[] for _ in range(players)]
    before = new(edition, players, seed=players + 1).position()
    for game in walk(edition, players, lively(edition), seed=players + 1):
        if game.ply:
            action = game.actions[-1]
            text = str(action)
            if isinstance(action, KeepTickets):
                held = [game.map.ticket(ticket) for ticket in action.tickets]
                counts = [sum(deck in ticket.decks for ticket in held) for deck in game.board.decks]
                text = "keep " + "+".join(map(str, counts))
                shown = before.offered[before.seat]
                returned[before.seat] += [t for t in shown if t not in action.tickets]
            if isinstance(action, SwapTickets):
                now = game.position().tickets[before.seat]
                returned[before.seat] += [t for t in before.tickets[before.seat] if t not in now]
            log.append(LogEntry(before.seat, text))
        before = game.position()
        if game.ply % EVERY == 0 or game.over or before.setting_up:
            for seat in range(players):
                seen = game.observe(seat)
                if not before.setting_up:
                    assert [LogEntry(entry.seat, entry.text) for entry in seen.log] == log
                assert [entry.seat for entry in seen.log] == [entry.seat for entry in log]
                assert seen.returned_tickets == tuple(returned[seat])
    words = {word for entry in log for word in entry.text.split()}
    assert not words & {ticket.id for ticket in game.map.tickets}
    assert "deck" in {entry.text for entry in log}
    claims = [entry.text for entry in log if entry.text.startswith("claim")]
    assert claims == [str(action) for action in game.actions if isinstance(action, ClaimRoute)]
    if game.rules.market_size:
        assert any(entry.text.startswith("take ") for entry in log)
    assert any(returned)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board_is_told_as_the_map_has_it(edition: str) -> None:
    game = Game.new(edition, players=2, seed=1)
    board = game.observe(0).board
    assert board.places == tuple(place.id for place in game.map.places)
    for seen, route in zip(board.routes, game.map.routes, strict=True):
        told = (seen.id, seen.a, seen.b, seen.length, seen.colour, seen.cart)
        assert told == (route.id, route.a, route.b, route.length, route.colour, route.cart)
        group = {other.id for other in board.routes if other.parallel_group == seen.parallel_group}
        assert group == {route.id, *game.map.parallels(route.id)}
    for ticket in (*game.observe(0).tickets, *game.observe(0).offered_tickets):
        on_map = game.map.ticket(ticket.id)
        assert (ticket.a, ticket.b, ticket.points) == (on_map.a, on_map.b, on_map.points)


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_the_record_for_kernels_has_the_open_and_the_own_and_blanks(
    edition: str, players: int
) -> None:
    secrets = {"rng", "hand", "deck", "pile", "pile_top", "offer", "chosen", "ticket_at"}
    open_fields = set(layout.STATE.names or ()) - secrets
    for game in looks(edition, players):
        state = state_of(game)
        for seat in range(players):
            (seen,) = np.frombuffer(game.observe(seat).record, layout.STATE)
            for name in open_fields:
                assert np.array_equal(seen[name], state[name]), name
            for name in ("hand", "offer", "chosen"):
                assert np.array_equal(seen[name][seat], state[name][seat]), name
            others = np.arange(layout.MAX_PLAYERS) != seat
            assert (seen["offer"][others] == layout.NONE).all()
            assert (seen["chosen"][others] == 0).all()
            unknown = seen["hand"][others]
            assert np.array_equal(unknown[:, layout.UNKNOWN], state["hand"][others].sum(axis=1))
            assert (np.delete(unknown, layout.UNKNOWN, axis=1) == 0).all()
            assert seen["rng"] == 0
            assert (seen["deck"] == layout.NONE).all()
            assert (seen["pile"] == layout.NONE).all()
            mine = state["ticket_at"] == seat
            assert np.array_equal(seen["ticket_at"] == seat, mine)
            shown = state["ticket_at"] >= layout.SHOWN
            assert np.array_equal(seen["ticket_at"][shown], state["ticket_at"][shown])
            assert (seen["ticket_at"][~mine & ~shown] == layout.IN_PILE).all()


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_a_game_read_from_its_save_looks_the_same_to_every_seat(edition: str, players: int) -> None:
    for game in looks(edition, players):
        if game.ply % (4 * EVERY) == 0 or game.over:
            again = Game.from_json(game.to_json())
            for seat in range(players):
                assert again.observe(seat) == game.observe(seat)


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_a_new_deck_and_tickets_laid_open_are_in_the_log(edition: str, players: int) -> None:
    before = new(edition, players, seed=players + 1).position()
    shuffled, shown = 0, 0
    for game in walk(edition, players, "builder", seed=players + 1):
        if game.ply:
            entry, after = game.observe(0).log[-1], game.position()
            now, old = after.shown_tickets[before.seat], before.shown_tickets[before.seat]
            assert set(entry.laid_open) == set(now) - set(old)
            shown += len(entry.laid_open)
            # Cards that left the discards were shuffled, since nobody takes cards from there.
            gone = Counter(before.discards) - Counter(after.discards)
            paid = dict(game.actions[-1].cards) if isinstance(game.actions[-1], ClaimRoute) else {}
            anew = bool(gone) or (not before.deck and bool(paid))
            assert (entry.held is not None) == anew
            if entry.held is not None:
                shuffled += 1
                hands = sum(map(Counter, after.hands), Counter[str]())
                split = not game.rules.market_size and len(before.deck) == 1
                if split:
                    assert dict(entry.held) == Counter(game.rules.cards) - gone
                else:
                    assert dict(entry.held) == hands
        before = game.position()
    assert shuffled or edition in {"first_journey", "amsterdam"}
    assert bool(shown) == (edition == "first_journey")


def test_of_two_cards_with_a_new_deck_between_only_the_first_is_told_to_be_in_a_hand() -> None:
    game = started("first_journey", 3)
    rest = Counter(game.rules.cards) - Counter(red=2, blue=3)
    set_cards(game, deck=["red"], discards={"blue": 3, "red": 1}, hands={1: {}}, rest_to=2)
    play(game, "deck")
    assert game.position().hands[0] in ({"red": 2}, {"red": 1, "blue": 1})
    for seat in range(3):
        assert dict(game.observe(seat).log[-1].held or ()) == rest + Counter(red=1)
    first, second = game.observe(0).drawn_cards
    assert first == "red"
    assert Counter((first, second)) == game.position().hands[0]


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_the_cards_drawn_taken_and_paid_give_the_hand(edition: str, players: int) -> None:
    for game in looks(edition, players):
        for seat in range(players):
            seen = game.observe(seat)
            hand = Counter(seen.drawn_cards)
            for action, entry in zip(game.actions, seen.log, strict=True):
                if entry.seat == seat and isinstance(action, TakeCard):
                    hand[action.card] += 1
                if entry.seat == seat and isinstance(action, ClaimRoute):
                    hand -= Counter(dict(action.cards))
                if entry.seat == seat and isinstance(action, TravelRoute):
                    hand["passenger"] -= seen.owners[action.route] != seat
            assert +hand == Counter(seen.hand)


def plain(value: object) -> bool:
    """Tell whether a value is made of what every program and JSON library can handle."""
    if isinstance(value, (tuple, list)):
        return all(map(plain, value))
    if isinstance(value, dict):
        return all(plain(key) and plain(item) for key, item in value.items())
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        # What does not count in comparisons is the board that all games on it share.
        fields = [field.name for field in dataclasses.fields(value) if field.compare]
        return all(plain(getattr(value, name)) for name in fields)
    if isinstance(value, msgspec.Struct):
        return all(plain(getattr(value, name)) for name in value.__struct_fields__)
    return type(value) in {int, str, bool, bytes, type(None)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_observation_is_made_of_plain_values(edition: str) -> None:
    assert not plain((1, np.int8(1)))
    for game in looks(edition, 3):
        assert plain(game.observe(game.seat))
        assert plain(game.position())
        assert plain(game.scores())


@pytest.mark.parametrize("edition", EDITIONS)
def test_actions_are_made_of_plain_values_whoever_decodes_them_first(edition: str) -> None:
    for game in looks(edition, 2):
        board, state = dataclasses.replace(game.board, decoded={}), state_of(game)
        for action in game.legal_actions():
            code = codec.encode(board, state, action)
            assert code is not None
            decoded = codec.decode(board, state, np.int64(code))  # type: ignore[arg-type]
            assert decoded == action
            assert plain(decoded)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_observation_keeps_while_the_game_goes_on_and_can_not_change_it(edition: str) -> None:
    game = game_where(edition, lambda game: len(game.owners()) == 4)
    seen, copy = game.observe(0), game.observe(0)
    truth = game.position()
    for _ in range(5):
        game.play(game.legal_actions()[0])
    assert seen == copy
    assert game.observe(0) != copy
    for _ in range(5):
        game.undo()
    for told in (seen.hand, seen.discards, seen.owners, seen.goods_left):
        told.clear()
    assert game.position() == truth
    assert game.observe(0) == copy
    with pytest.raises(dataclasses.FrozenInstanceError):
        seen.seat = 1  # type: ignore[misc]


def add_to(name: str, *index: int) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        state[name][index] += 1

    return change


def give_first_ticket(state: Any) -> None:
    state["ticket_at"][np.flatnonzero(state["ticket_at"] == layout.IN_PILE)[0]] = 0


KNOWN: dict[str, Callable[[Any], None]] = {
    "hand": add_to("hand", 0, 1),
    "size of another hand": add_to("hand", 1, 1),
    "discards": add_to("discard", 2),
    "pieces": add_to("pieces", 2),
    "score": add_to("score", 1),
    "own ticket": give_first_ticket,
    "tickets left": add_to("pile_n", 0),
    "turn of the last round": lambda state: state.__setitem__("last_turns", 2),
    "size of the deck": lambda state: state.__setitem__("deck_n", 1),
    "goods card": add_to("goods_cards", 2),
    "owner": lambda state: state["owner"].__setitem__(3, 2),
}


@pytest.mark.parametrize("change", KNOWN.values(), ids=list(KNOWN))
def test_what_a_seat_does_know_changes_what_it_sees(change: Callable[[Any], None]) -> None:
    game = game_where("usa", lambda game: game.turn == 12)
    seen = game.observe(0)
    with put_back(game) as state:
        change(state)
        assert game.observe(0) != seen
    assert game.observe(0) == seen
