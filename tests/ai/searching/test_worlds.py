"""Worlds dealt to a seat are possible, and as likely as they should be."""

from collections import Counter
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ai.deduction.knowledge import KnowledgeReader
from ai.fitted.weights import load_weights
from ai.planning.planner import plan_action
from ai.scratch import fresh_desk
from ai.searching.worlds import KNOWLEDGE
from tests.helpers.ai.possible import assert_possible
from tests.helpers.ai.same_worlds import hashes
from tests.helpers.ai.worlds import Worlds, chi_square_holds, knowledge_of, mixed_game, worlds_of
from tests.helpers.engine.arrange import play, set_cards, set_tickets, started, state_of
from tests.helpers.engine.invariants import fault_in
from tests.helpers.engine.switches import run, switched
from tests.helpers.engine.walks import SEATINGS, game_where, played
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.knowledge.observation import blanked
from ttr_qt.engine.knowledge.reveal import pile_of, tickets_at

pytestmark = pytest.mark.slow

EVERY = 5
"""Actions between two looks."""


def deck_of(game: Game, state: Any) -> Counter[str]:
    return Counter(game.board.cards[card] for card in state["deck"][: state["deck_n"]].tolist())


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_every_world_of_a_game_is_possible(edition: str, players: int) -> None:
    readers = [KnowledgeReader() for _ in range(players)]
    newest: Counter[str] | None = None
    looked = 0
    for game in mixed_game(edition, players, seed=players):
        held = game.observe(0).log[-1].held if game.ply else None
        if held is not None:
            lying = Counter(game.position().market) + Counter(game.position().discards)
            newest = Counter(game.rules.cards) - Counter(dict(held)) - lying
        if game.ply % EVERY and not game.observe(0).setting_up:
            continue
        for seat in range(players):
            seen = game.observe(seat)
            known = readers[seat].read(seen)
            for world in worlds_of(seen, 3, word=game.ply, known=known):
                assert_possible(game, seen, known, world)
                assert newest is None or deck_of(game, world) <= newest
                looked += 1
    assert looked > 50


def test_late_hands_hold_no_ticket_that_is_done() -> None:
    """With most tickets known, those left over may be just what the last hand can't hold."""
    late = 0
    for seed in (6, 12):
        for game in mixed_game("first_journey", 3, seed=seed):
            seen = game.observe(1)
            if game.ply < 40:
                continue
            known = knowledge_of(seen)
            for world in worlds_of(seen, 20, word=game.ply, known=known):
                assert_possible(game, seen, known, world)
                late += 1
    assert late > 100


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_worlds_can_be_played_to_their_end(edition: str, players: int) -> None:
    weights = load_weights(edition)
    desk = fresh_desk()
    for plies in (0, 2, players + 1, 40):
        game = played(edition, players, "builder", seed=2, plies=plies)
        rules, board = game.board.rules_record, game.board.record
        for seat in range(players):
            for world in worlds_of(game.observe(seat), 2, word=plies):
                actions = 0
                while world["phase"] != layout.PHASE_OVER:
                    code = plan_action(world, rules, board, weights, desk)
                    apply(world, rules, board, code)
                    actions += 1
                    assert actions < 3000
                assert fault_in(world, rules, board) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_word_deals_the_same_world(edition: str) -> None:
    seen = played(edition, 3, "builder", seed=5, plies=30).observe(1)
    worlds = worlds_of(seen, 20, word=77)
    assert worlds.tobytes() == worlds_of(seen, 20, word=77).tobytes()
    assert worlds[0].tobytes() == worlds_of(seen, 1, word=77).tobytes()
    assert len({world.tobytes() for world in worlds}) == 20
    neighbours = [worlds_of(seen, 1, word=word)[0] for word in range(20)]
    assert len({world["deck"].tobytes() for world in neighbours}) == 20


def test_nothing_hidden_changes_what_is_known_or_dealt() -> None:
    game = game_where("amsterdam", lambda game: game.turn == 25, players=3)
    seen = game.observe(0)
    known, worlds = knowledge_of(seen), worlds_of(seen, 5)
    state = state_of(game)
    before = state.tobytes()
    n = int(state["deck_n"])
    state["deck"][:n] = state["deck"][:n][::-1].copy()
    state["rng"] += np.uint64(1)
    kind = int(np.flatnonzero(state["hand"][1])[0])
    top = int(state["deck"][n - 1])
    state["hand"][1, kind] -= 1
    state["hand"][1, top] += 1
    state["deck"][n - 1] = kind
    tickets = state["ticket_at"]
    one, two = np.flatnonzero(tickets == 1)[0], np.flatnonzero(tickets == 2)[0]
    tickets[one], tickets[two] = 2, 1
    assert state.tobytes() != before
    again = game.observe(0)
    assert knowledge_of(again).tobytes() == known.tobytes()
    assert worlds_of(again, 5).tobytes() == worlds.tobytes()


def spread(n: int, marked: int, drawn: int) -> dict[int, float]:
    """Return the chances to draw so many of the marked ones out of ``n``."""
    low, high = max(0, drawn + marked - n), min(marked, drawn)
    ways = {k: comb(marked, k) * comb(n - marked, drawn - k) for k in range(low, high + 1)}
    return {k: way / comb(n, drawn) for k, way in ways.items()}


def lumped(chances: dict[int, float], most: int) -> dict[int, float]:
    """Return chances with everything from ``most`` on as one case."""
    few = {k: chance for k, chance in chances.items() if k < most}
    return few | {most: sum(chance for k, chance in chances.items() if k >= most)}


def test_hidden_cards_are_as_likely_as_they_should_be() -> None:
    game = started("usa", 3)
    seen = game.observe(0)
    worlds = worlds_of(seen, 20_000)
    red = game.board.card_index["red"]
    mine = seen.hand.get("red", 0) + seen.market.count("red") + seen.discards.get("red", 0)
    unseen = seen.deck_size + 8
    for seat in (1, 2):
        found = Counter(min(2, count) for count in worlds["hand"][:, seat, red].tolist())
        assert chi_square_holds(found, lumped(spread(unseen, 12 - mine, 4), 2))
    top = Counter(world["deck"][world["deck_n"] - 1] == red for world in worlds)
    chance = (12 - mine) / unseen
    assert chi_square_holds(top, {True: chance, False: 1 - chance})


def test_hidden_tickets_are_as_likely_as_they_should_be() -> None:
    game = played("amsterdam", 3, "builder", seed=3, plies=5)
    seen = game.observe(0)
    mine = {ticket.id for ticket in seen.tickets}
    unknown = set(game.board.map.decks["contracts"]) - set(seen.tickets)
    names = [t.id for t in unknown if t.id not in mine | set(seen.returned_tickets)]
    worlds = worlds_of(seen, 12_000)
    held = [tickets_at(game.board, world, 1) for world in worlds]
    assert {len(tickets) for tickets in held} == {seen.ticket_counts[1][0]}
    found = Counter(ticket for tickets in held for ticket in tickets)
    assert chi_square_holds(found, dict.fromkeys(names, 1.0))
    tops = Counter(pile_of(game.board, world, 0)[0] for world in worlds)
    assert chi_square_holds(tops, dict.fromkeys(names, 1.0))


def test_those_who_have_chosen_may_have_kept_anything() -> None:
    game = Game.new("usa", players=3, seed=1)
    game.play(game.legal_actions()[0])
    game.play(game.legal_actions()[0])
    worlds = worlds_of(game.observe(2), 4000)
    pairs_and_all = dict.fromkeys((0b011, 0b101, 0b110, 0b111), 1.0)
    for seat in (0, 1):
        assert chi_square_holds(Counter(worlds["chosen"][:, seat].tolist()), pairs_and_all)
    assert (worlds["chosen"][:, 2] == 0).all()


def positions(game: Game, worlds: Worlds, ticket: str, pile: int = 0) -> Counter[int]:
    """Return how often a ticket lies where, counted from the bottom of its pile; -1: elsewhere."""
    found: Counter[int] = Counter()
    for world in worlds:
        lying = pile_of(game.board, world, pile)[::-1]
        found[lying.index(ticket) if ticket in lying else -1] += 1
    return found


def test_a_ticket_given_back_lies_under_the_pile() -> None:
    game = Game.new("usa", players=2, seed=3)
    tickets = game.observe(0).offered_tickets
    play(game, f"keep {tickets[0].id} {tickets[1].id}")
    play(game, "keep " + " ".join(ticket.id for ticket in game.observe(1).offered_tickets[:2]))
    # That of the other seat lies below it.
    assert positions(game, worlds_of(game.observe(0), 30), tickets[2].id) == {1: 30}
    assert len(positions(game, worlds_of(game.observe(1), 30), tickets[2].id)) > 10
    play(game, "tickets 3")
    drawn = [ticket.id for ticket in game.observe(0).offered_tickets]
    play(game, f"keep {drawn[0]}")
    worlds = worlds_of(game.observe(0), 2000)
    assert positions(game, worlds, tickets[2].id) == {3: 2000}
    for ticket in drawn[1:]:
        assert chi_square_holds(positions(game, worlds, ticket), {0: 0.5, 1: 0.5})


def test_a_ticket_given_back_before_the_shuffle_is_anywhere_in_its_pile() -> None:
    game = Game.new("germany", players=3, seed=3)
    play(game, "tickets 4+0", "tickets 0+4", "tickets 2+2")
    tickets = [ticket.id for ticket in game.observe(0).offered_tickets]
    play(game, f"keep {tickets[0]} {tickets[1]}")
    for seat in (1, 2):
        choices = game.observe(seat).offered_tickets[:3]
        play(game, "keep " + " ".join(ticket.id for ticket in choices))
    height = game.observe(0).ticket_deck_sizes[0]
    worlds = worlds_of(game.observe(0), 6000)
    assert chi_square_holds(positions(game, worlds, tickets[2]), dict.fromkeys(range(height), 1.0))
    # Once another has drawn and kept some, they may be among those.
    play(game, "deck", "deck", "tickets 4+0")
    play(game, "keep " + game.observe(1).offered_tickets[0].id)
    worlds = worlds_of(game.observe(0), 12_000)
    chances = {-1: 1.0} | dict.fromkeys(range(height - 1), 1.0)
    assert chi_square_holds(positions(game, worlds, tickets[2]), chances)


def test_worlds_are_possible_where_the_log_does_not_lead() -> None:
    game = started("maerklin", 3)
    ids = [ticket.id for ticket in game.map.tickets]
    set_tickets(game, {0: ids[:1], 1: ids[1:4], 2: ids[30:32]})
    set_cards(
        game,
        hands={0: {"red": 3}, 1: {"blue": 2, "passenger": 1}, 2: {}},
        market=["red", "blue", "green", "white", "black"],
        discards={"locomotive": 4},
    )
    for _ in range(30):
        seen = game.observe(0)
        known = knowledge_of(seen)
        assert not known["sure"].any()
        for world in worlds_of(seen, 5):
            assert blanked(world, 0) == seen.record
            assert fault_in(world, game.board.rules_record, game.board.record) == 0
        game.play(game.legal_actions()[-1])


def test_where_no_try_explains_the_payments_worlds_are_possible_by_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = played("germany", 4, "builder", seed=3, plies=200)
    seen = game.observe(0)
    known: Any = knowledge_of(seen)
    assert known["variants"] > 1
    monkeypatch.setattr("ai.deduction.seen_cards.spread_payments", lambda *_: False)
    counted: Any = knowledge_of(seen)
    assert counted["variants"] == counted["generations"] == 1
    assert (counted["sure"] == known["sure"]).all()
    for world in worlds_of(seen, 20, known=counted):
        assert_possible(game, seen, counted, world)


def test_knowledge_has_no_holes() -> None:
    assert KNOWLEDGE.itemsize == sum(KNOWLEDGE[name].itemsize for name in KNOWLEDGE.names or ())


@switched
@pytest.mark.parametrize("switch", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_plain_python_and_checked_bounds_deal_the_same_worlds(root: Path, switch: str) -> None:
    done = run(root, "tests.helpers.ai.same_worlds", **{switch: "1"})
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == hashes()
    assert any(line.split()[2] != "1" for line in hashes())
