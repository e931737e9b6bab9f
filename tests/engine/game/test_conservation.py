"""Nothing is made and nothing is lost, at any step of any game."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.helpers.engine.oracle import MARKET_SIZE, NUMBERS, board_of
from tests.helpers.engine.oracle_scoring import goods_card_counts, own_routes, running_scores
from tests.helpers.engine.policies import POLICIES, POLICIES_OF
from ttr_qt.engine import Game
from ttr_qt.engine.knowledge.position import Position
from ttr_qt.engine.maps import GameMap

MAX_STEPS = 500
USA_DECKS = {"edition": 69, "classic": 30, "1910": 35, "big_cities": 35, "mega": 69}
GOODS = {(7, 6, 5, 4): 1, (4, 3, 2): 6, (3, 2, 1): 12, (2,): 16}  # M4


def flat(piles: Iterable[Iterable[str]]) -> list[str]:
    return [item for pile in piles for item in pile]


def check_cards(position: Position) -> None:
    """All cards of the deck, each in one place; D7 and D8 for the piles."""
    numbers = NUMBERS[position.edition]
    cards = Counter(position.market) + Counter(position.deck) + Counter(position.discards)
    for hand in position.hands:
        assert min(hand.values(), default=0) >= 0
        cards += Counter(hand)
    assert cards == Counter(numbers.deck())
    assert cards.total() == numbers.cards_in_all
    assert len(position.market) == (MARKET_SIZE if numbers.has_market else 0)  # D8
    assert position.deck or not any(position.discards.values())  # D7


def check_pieces(position: Position, game_map: GameMap) -> None:
    """Pieces left and pieces on the board, by the length of each route."""
    for seat in range(position.players):
        placed = sum(route.length for route in own_routes(position, seat, game_map))
        assert position.pieces[seat] >= 0
        assert position.pieces[seat] + placed == NUMBERS[position.edition].pieces
    assert set(position.owners) <= set(board_of(game_map).routes)
    assert set(position.owners.values()) <= set(range(position.players))


def check_parallels(position: Position, game_map: GameMap) -> None:
    """Nobody owns two parallel tracks (R4), nor do two players where the others close (R5)."""
    board = board_of(game_map)
    for route, owner in position.owners.items():
        others = [position.owners.get(other) for other in board.parallels[route]]
        assert owner not in others
        if position.players in NUMBERS[position.edition].closed_with:
            assert set(others) <= {None}


def check_tickets(position: Position, tickets: dict[str, set[str]]) -> None:
    """Every ticket of the decks in play in exactly one place, and under its own deck."""
    places = flat(position.ticket_decks) + list(position.ticket_discards)
    places += flat(position.tickets) + flat(position.shown_tickets) + flat(position.offered)
    assert sorted(places) == sorted(flat(tickets.values()))
    for deck, own in zip(position.ticket_decks, tickets.values(), strict=True):
        assert set(deck) <= own
    assert position.ticket_decks[0] or not position.ticket_discards  # F8
    for kept, offered in zip(position.chosen, position.offered, strict=True):
        assert kept is None or set(kept) <= set(offered)


def check_goods(position: Position, game_map: GameMap) -> None:
    """Goods lie on the board in order or with a player; goods cards likewise."""
    numbers = NUMBERS[position.edition]
    if numbers.passengers:
        tokens = Counter(flat_numbers([*position.goods_left.values(), *position.goods]))
        assert tokens == Counter(flat_numbers(key * count for key, count in GOODS.items()))
        for stack in position.goods_left.values():
            assert list(stack) == sorted(stack, reverse=True)
    else:
        assert not any(position.goods_left.values())
        assert not any(position.goods)
    assert sum(position.goods_cards) + position.goods_cards_left == numbers.goods_cards
    if numbers.goods_cards:
        assert position.goods_cards == goods_card_counts(position, game_map)


def flat_numbers(piles: Iterable[Iterable[int]]) -> list[int]:
    return [item for pile in piles for item in pile]


def passengers_in_play(position: Position) -> list[int]:
    """Return how many passengers each seat has not yet moved to the end."""
    return [
        unused + len(places)
        for unused, places in zip(position.passengers_unused, position.passengers, strict=True)
    ]


def check_passengers(before: Position, after: Position) -> None:
    """Passengers come down, travel and leave, one at a time and never back (M5, M9)."""
    own = NUMBERS[after.edition].passengers
    standing = flat(after.passengers)
    assert len(set(standing)) == len(standing)  # M5: one to a city
    ended = before.journey is not None and after.journey is None
    for seat in range(after.players):
        assert after.passengers_unused[seat] <= before.passengers_unused[seat]
        gone = passengers_in_play(before)[seat] - passengers_in_play(after)[seat]
        assert gone == (1 if ended and seat == before.seat else 0)
        assert 0 <= passengers_in_play(after)[seat] <= own


def check(
    before: Position, after: Position, game_map: GameMap, tickets: dict[str, set[str]]
) -> None:
    check_cards(after)
    check_pieces(after, game_map)
    check_parallels(after, game_map)
    check_tickets(after, tickets)
    check_goods(after, game_map)
    check_passengers(before, after)
    assert after.scores == running_scores(after, game_map)


def decks_in_play(game: Game, edition: str, deck: str | None) -> dict[str, set[str]]:
    """Return the tickets of each deck, and see that they are as many as the rules say."""
    expected = NUMBERS[edition].tickets if deck is None else {deck: USA_DECKS[deck]}
    mega = {"mega": "edition"}
    tickets = {
        name: {ticket.id for ticket in game.map.tickets if mega.get(name, name) in ticket.decks}
        for name in expected
    }
    assert {name: len(own) for name, own in tickets.items()} == expected
    return tickets


def check_start(position: Position) -> None:
    """The set-up deals what the table says (C5)."""
    numbers = NUMBERS[position.edition]
    assert [sum(hand.values()) for hand in position.hands] == [numbers.dealt] * position.players
    assert position.pieces == (numbers.pieces,) * position.players
    assert position.passengers_unused == (numbers.passengers,) * position.players
    assert position.goods_cards_left == numbers.goods_cards
    assert position.scores == (0,) * position.players
    assert not position.owners
    if numbers.passengers:
        assert Counter(position.goods_left.values()) == GOODS


@pytest.mark.slow
@pytest.mark.parametrize("edition", NUMBERS)
@settings(
    deadline=None,  # the first call compiles
    max_examples=20,
    # No shrinking: a smaller seed is not a simpler game.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
@given(data=st.data())
def test_nothing_is_made_or_lost(edition: str, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(NUMBERS[edition].players), "players")
    seed = data.draw(st.integers(0, 2**32 - 1), "seed")
    policy = POLICIES[data.draw(st.sampled_from(POLICIES_OF[edition]), "policy")]
    decks = st.sampled_from([None, *USA_DECKS])
    deck = data.draw(decks, "deck") if edition == "usa" else None
    rng = Random(seed)
    first = data.draw(st.integers(0, players - 1), "first")
    game = Game.new(edition, players=players, seed=seed, first=first, deck=deck)
    tickets = decks_in_play(game, edition, deck)
    before = game.position()
    check_start(before)
    assert before.seat == before.first == first
    check(before, before, game.map, tickets)
    for _ in range(MAX_STEPS):
        if game.over:
            break
        actions = game.legal_actions()
        game.play(actions[policy.choose([str(action) for action in actions], rng)])
        after = game.position()
        check(before, after, game.map, tickets)
        before = after
