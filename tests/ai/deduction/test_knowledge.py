"""What a seat knows is true, as much as can be told, and the same however it was read."""

import dataclasses
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from ai.deduction import seen_cards
from ai.deduction.knowledge import KnowledgeReader
from ai.deduction.seen_cards import MisfitError, SeenCards
from ai.searching.origins import spread_payments
from ai.searching.worlds import KNOWLEDGE, MAX_GENERATIONS, OFFERED, deal_worlds
from tests.helpers.ai.worlds import chi_square_holds, knowledge_of, mixed_game
from tests.helpers.engine.walks import SEATINGS, game_where, played
from ttr_qt.engine import RULES, Game, parse_action
from ttr_qt.engine.board import Board, board_for, rules_record_of
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.engine.knowledge.reveal import pile_of
from ttr_qt.engine.maps import load_map

pytestmark = pytest.mark.slow


def places_of(game: Game) -> dict[int, tuple[int, int]]:
    """Return where every ticket really is: as in the knowledge, and its position in a pile."""
    board, state = game.board, game.record
    index = {ticket.id: i for i, ticket in enumerate(board.tickets)}
    places = {i: (int(state["ticket_at"][i]), 0) for i in range(len(board.tickets))}
    for pile in range(len(board.decks)):
        for position, ticket in enumerate(pile_of(board, state, pile)):
            places[index[ticket]] = (layout.IN_PILE, position)
    for seat in range(game.players):
        for ticket in state["offer"][seat, : state["offer_n"][seat]].tolist():
            places[ticket] = (OFFERED + seat, 0)
    return places


def traced_places(known: Any) -> Iterator[tuple[int, set[tuple[int, int]]]]:
    """Yield the tickets given back, each with the places that its group may be in."""
    heights = Counter[int]()
    slips = []
    for slip in range(known["slips"]):
        place, pile = int(known["slip_place"][slip]), int(known["slip_pile"][slip])
        slips.append((place, heights[pile] if place == layout.IN_PILE else 0))
        heights[pile] += place == layout.IN_PILE
    groups: dict[int, set[tuple[int, int]]] = {}
    for i in range(known["traced"]):
        possible = {slips[slip] for slip in known["spot_slip"][i, : known["spots"][i]]}
        groups.setdefault(int(known["traced_first"][known["spot_of"][i]]), set()).update(possible)
    for i in range(known["traced"]):
        yield int(known["traced_ticket"][i]), groups[int(known["traced_first"][i])]


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_the_truth_never_contradicts_what_a_seat_knows(
    edition: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def misfit(*_: Any) -> None:
        raise AssertionError("the log was not understood")

    monkeypatch.setattr("ai.deduction.knowledge.write_any_cards", misfit)
    monkeypatch.setattr("ai.deduction.knowledge.write_any_tickets", misfit)
    certain, traced = 0, 0
    for seed in (players, players + 1):
        readers = [KnowledgeReader() for _ in range(players)]
        for game in mixed_game(edition, players, seed):
            truth = places_of(game)
            for seat in range(players):
                seen = game.observe(seat)
                known: Any = readers[seat].read(seen)
                assert (known["sure"] <= game.record["hand"][:, : layout.CARD_KINDS]).all()
                for ticket, places in traced_places(known):
                    assert truth[ticket] in places
                    traced += 1
                certain += int(known["sure"].sum())
                if players == 2 and seen.log and seen.log[-1].held is not None:
                    # All that is not in sight is in the one other hand.
                    other = 1 - seat
                    assert known["sure"][other].sum() == seen.hand_sizes[other]
    assert traced > 20
    assert certain > 20 or edition == "first_journey"


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_it_does_not_matter_how_often_a_reader_looks(edition: str, players: int) -> None:
    reader, rare = KnowledgeReader(), KnowledgeReader()
    for game in mixed_game(edition, players, seed=players + 2):
        seen = game.observe(0)
        often = reader.read(seen).tobytes()
        if game.ply % 10 == 0:
            assert often == rare.read(seen).tobytes() == knowledge_of(seen).tobytes()


def test_a_reader_takes_any_observation() -> None:
    game = played("usa", 3, "builder", seed=1, plies=80)
    other = played("germany", 2, "builder", seed=1, plies=60)
    reader = KnowledgeReader()
    views = [game.observe(0), game.observe(1), other.observe(1), game.observe(0)]
    for _ in range(20):
        game.undo()
    views.append(game.observe(0))
    for view in views:
        assert reader.read(view).tobytes() == knowledge_of(view).tobytes()


def entries(*texts: str) -> list[LogEntry]:
    """Return log entries given as seat and text."""
    return [LogEntry(int(text[0]), text[2:]) for text in texts]


def read_log(board: Board, players: int, own: tuple[str, ...], log: list[LogEntry]) -> SeenCards:
    cards = SeenCards(board, 0, players, own)
    for entry in log:
        cards.read(entry, own)
    return cards


def written(board: Board, cards: SeenCards, view: dict[str, Any]) -> Any:
    """Return the knowledge for a position told by hand, sizes of hands, discards and deck."""
    known: Any = np.zeros(1, KNOWLEDGE)[0]
    cards.write(view_with(board, view), known)
    return known


def view_with(board: Board, told: dict[str, Any]) -> Any:
    """Return the blanked record of seat 0 with these cards."""
    view: Any = np.zeros(1, layout.STATE)[0]
    view["players"] = len(told["sizes"]) + 1
    view["deck"] = layout.NONE
    for card in told["own"]:
        view["hand"][0, board.card_index[card]] += 1
    for seat, size in enumerate(told["sizes"], 1):
        view["hand"][seat, layout.UNKNOWN] = size
    for card, count in told.get("discards", {}).items():
        view["discard"][board.card_index[card]] = count
    for slot, card in enumerate(told.get("market", ())):
        view["market"][slot] = board.card_index[card]
    view["deck_n"] = told["deck"]
    return view


def test_cards_taken_face_up_are_known_until_they_are_paid() -> None:
    board = board_for(load_map("usa"))
    own = ("blue", "blue", "white", "white")
    market = ("black",) * 5
    log = entries(
        "1 take 1 red",
        "1 take 2 red",
        "1 take 1 green",
        "1 deck",
        "1 claim dal-hou-1 red:1",
    )
    view = {"own": own, "market": market, "discards": {"red": 1}, "sizes": (7,), "deck": 93}
    known = written(board, read_log(board, 2, own, log), view)
    red, green = board.card_index["red"], board.card_index["green"]
    assert known["sure"][1, red] == 1
    assert known["sure"][1].sum() == 2
    assert known["unseen"][0, 0, 1] == 5
    # More than were known: the others came unseen; what is taken later is known anew.
    log += entries("1 claim mon-bos-1 red:2 green:1", "1 take 3 green", "1 take 3 red")
    view |= {"discards": {"red": 3, "green": 1}, "sizes": (6,), "deck": 91}
    known = written(board, read_log(board, 2, own, log), view)
    assert known["sure"][1, red] == known["sure"][1, green] == 1
    assert known["sure"][1].sum() == 2
    assert known["unseen"][0, 0, 1] == 4


def test_passenger_cards_are_paid_on_the_tracks_of_others() -> None:
    board = board_for(load_map("maerklin"))
    own = ("blue", "blue", "white", "white")
    passenger = board.card_index["passenger"]
    start = entries("0 claim a red:1", "1 claim b red:1", "1 take 1 passenger", "1 journey x")
    cards = SeenCards(board, 0, 2, own)
    # Seat 0 can't pay red, which it never had.
    with pytest.raises(MisfitError):
        cards.read(start[0], own)
    own = ("red", *own[1:])
    for text, left in (("1 travel b", 1), ("1 travel a", 0)):
        cards = read_log(board, 2, own, [*start, *entries(text)])
        assert cards.hand_of(1)[passenger] == left


def test_with_two_players_a_new_deck_tells_the_whole_hand() -> None:
    def just_shuffled(game: Game) -> bool:
        return bool(game.ply) and game.observe(0).log[-1].held is not None and not game.over

    game = game_where("usa", just_shuffled, players=2, policy="builder")
    known: Any = knowledge_of(game.observe(0))
    assert (known["sure"][1] == game.record["hand"][1, : layout.CARD_KINDS]).all()
    game.play(parse_action("deck"))
    assert (knowledge_of(game.observe(0))["sure"][1] <= game.record["hand"][1, :11]).all()


TINY = ("yellow", "green", "locomotive")
"""Four yellow, four green and two wild cards: few enough to try out what may have happened."""

TINY_LOG = (
    "1 deck",
    "2 claim a green:2",
    "1 claim b yellow:2",
    "2 deck",  # the last two: what was paid becomes the deck
    "1 deck",
    "1 claim c yellow:1",
    "2 claim d green:1",
    "1 claim e green:1",
)


def tiny_board() -> Board:
    board = board_for(load_map("first_journey"))
    rules = dataclasses.replace(
        RULES["first_journey"],
        colours=TINY[:2],
        cards_per_colour=4,
        wild_cards=2,
        cards_dealt=2,
    )
    names = [""] * layout.CARD_KINDS
    names[0], names[1], names[layout.WILD] = TINY
    record = rules_record_of(rules, tuple(names))
    index = {name: i for i, name in enumerate(names) if name}
    return dataclasses.replace(
        board, rules=rules, cards=tuple(names), card_index=index, rules_record=record
    )


OWN = ("locomotive", "yellow")
TINY_END = {"own": OWN, "discards": {"yellow": 1, "green": 2}, "sizes": (2, 1), "deck": 2}
Cards = tuple[int, ...]
"""Yellow, green and wild ones."""
Table = tuple[Cards, ...]
"""The deck, the hands of seats 1 and 2, the discards."""
Chances = dict[Table, Fraction]


def moved(chances: Chances, source: int, target: int, kind: int | None = None) -> Chances:
    """Move a card picked blindly; only what gives a card of this kind, if any, goes on."""
    after: Chances = defaultdict(Fraction)
    for table, chance in chances.items():
        for card in range(3) if kind is None else (kind,):
            piles = [list(pile) for pile in table]
            share = Fraction(piles[source][card], sum(piles[source]))
            piles[source][card] -= 1
            piles[target][card] += 1
            if not any(piles[0]):
                piles[0], piles[3] = piles[3], piles[0]
            if share:
                after[tuple(map(tuple, piles))] += chance * share
    return after


def outcomes() -> dict[tuple[Cards, Cards], float]:
    """Return the chances of the hands of seats 1 and 2, by trying out all that may have happened.

    Each payment is a card picked blindly that happened to be as in the log.
    """
    nothing = (0, 0, 0)
    chances: Chances = {((3, 4, 1), nothing, nothing, nothing): Fraction(1)}
    for seat in (1, 1, 2, 2):
        chances = moved(chances, 0, seat)
    for line in TINY_LOG:
        seat = int(line[0])
        if line[2:] == "deck":
            chances = moved(moved(chances, 0, seat), 0, seat)
            continue
        card, count = line.split()[-1].split(":")
        for _ in range(int(count)):
            chances = moved(chances, seat, 3, TINY.index(card))
    hands: dict[tuple[Cards, Cards], float] = defaultdict(float)
    for (_, one, two, _), chance in chances.items():
        hands[one, two] += float(chance)
    return hands


def tiny_log() -> list[LogEntry]:
    """Return the log with what all hands held when the new deck was made."""
    log = entries(*TINY_LOG)
    held = (("yellow", 2), ("green", 2), ("locomotive", 2))
    log[3] = dataclasses.replace(log[3], held=held)
    return log


def test_after_a_new_deck_hands_of_three_are_as_likely_as_by_trying_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = tiny_board()
    cards = read_log(board, 3, OWN, tiny_log())
    views = np.array([view_with(board, TINY_END)], layout.STATE)
    worlds = np.zeros(1, layout.STATE)
    kinds = [board.card_index[name] for name in TINY]
    found: Counter[tuple[Cards, Cards]] = Counter()
    seeds = iter(range(10**6))
    monkeypatch.setattr(
        seen_cards, "spread_payments", lambda *given: spread_payments(*given[:-1], next(seeds))
    )
    for word in range(8000):
        known = written(board, cards, TINY_END)
        deal_worlds(views, known, board.rules_record, board.record, np.uint64(word), worlds)
        one, two = (tuple(worlds["hand"][0, seat, kinds].tolist()) for seat in (1, 2))
        found[one, two] += 1
    chances = outcomes()
    assert len(chances) > 6
    assert chi_square_holds(found, chances)
    # By all that is unseen, whatever deck it came from, it would be otherwise.
    known = written(board, cards, TINY_END)
    known["hidden"][0, 0] += known["hidden"][0, 1]
    known["unseen"][0, 0] += known["unseen"][0, 1]
    known["variants"] = known["generations"] = 1
    careless: Counter[tuple[Cards, Cards]] = Counter()
    for word in range(8000):
        deal_worlds(views, known, board.rules_record, board.record, np.uint64(word), worlds)
        one, two = (tuple(worlds["hand"][0, seat, kinds].tolist()) for seat in (1, 2))
        careless[one, two] += 1
    possible = Counter({hands: count for hands, count in careless.items() if hands in chances})
    assert not chi_square_holds(possible, chances)


def test_payments_that_can_not_be_are_found_out() -> None:
    board = tiny_board()
    written(board, read_log(board, 3, OWN, tiny_log()), TINY_END)
    with pytest.raises(MisfitError):
        written(board, read_log(board, 3, OWN, tiny_log()[:-1]), TINY_END)
    with pytest.raises(MisfitError):
        read_log(board, 3, OWN, [*tiny_log(), *entries("2 claim f green:3")])


def test_many_new_decks_are_folded_into_as_many_as_there_is_room_for() -> None:
    game = played("germany", 5, "even", seed=3, plies=340)
    seen = game.observe(0)
    assert sum(entry.held is not None for entry in seen.log) > MAX_GENERATIONS
    known: Any = knowledge_of(seen)
    assert known["generations"] == MAX_GENERATIONS
    sizes = known["unseen"].sum(axis=(1, 2))[: known["variants"]]
    assert set(sizes.tolist()) == {sum(seen.hand_sizes[1:]) - int(known["sure"].sum())}
