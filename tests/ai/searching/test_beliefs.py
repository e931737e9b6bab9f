"""What others are believed to hold: possible, as likely as it is weighed, and from what is seen."""

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest

from ai.fitted.ticket_beliefs import belief_of, load_belief, no_belief
from ai.scratch import fresh_desk, view_of
from ai.searching.beliefs import STAGES, TRAITS, believe, describe_tickets
from tests.helpers.ai.possible import assert_possible
from tests.helpers.ai.worlds import chi_square_holds, knowledge_of, mixed_game, worlds_of
from tests.helpers.engine.arrange import (
    play,
    set_owners,
    set_pieces,
    set_tickets,
    started,
    state_of,
)
from tests.helpers.engine.walks import SEATINGS, game_where, played
from ttr_qt.engine import EDITIONS, Game, Observation
from ttr_qt.engine.kernel.layout import IN_PILE, MAX_TICKETS
from ttr_qt.engine.knowledge.reveal import tickets_at

pytestmark = pytest.mark.slow

SIZE = len(TRAITS)


def strange_belief(seed: int = 1) -> Any:
    """Return a belief that is sure of something, whatever it may be."""
    return belief_of(np.random.default_rng(seed).normal(size=(STAGES, SIZE)))


def only(**weights: float) -> Any:
    """Return a belief that looks at the traits named, in all stages alike."""
    return belief_of(np.tile([weights.get(trait, 0.0) for trait in TRAITS], (STAGES, 1)))


def believed(seen: Observation, belief: Any, word: int = 1, known: Any = None) -> Any:
    """Return the knowledge of an observation together with arrangements drawn by a belief."""
    known = knowledge_of(seen) if known is None else known
    board = seen.board
    view = view_of(seen)
    believe(view[0], known, board.rules_record, board.record, fresh_desk(), belief, np.uint64(word))
    assert view.tobytes() == view_of(seen).tobytes()
    return known


def traits_of(game: Game, seat: int, ticket: str, *, late: bool = False) -> dict[str, float]:
    """Return the traits of a ticket for a seat."""
    both = np.zeros((2, MAX_TICKETS, SIZE))
    board = game.board
    view = view_of(game.observe(0))
    describe_tickets(
        view[0], board.rules_record, board.record, fresh_desk(), seat, both[0], both[1]
    )
    index = [one.id for one in board.tickets].index(ticket)
    return dict(zip(TRAITS, both[int(late), index].tolist(), strict=True))


def stage_of(game: Game, seat: int) -> int:
    traits = np.zeros((2, MAX_TICKETS, SIZE))
    board = game.board
    view = view_of(game.observe(0))
    return int(
        describe_tickets(
            view[0], board.rules_record, board.record, fresh_desk(), seat, traits[0], traits[1]
        )
    )


def opened(owners: dict[str, int]) -> Game:
    """Return a game of three in which seat 1 has one hidden ticket and seat 0 none."""
    game = started("usa", players=3)
    set_tickets(game, {0: [], 1: ["dallas-new_york-11"], 2: ["denver-el_paso-4"]})
    set_owners(game, owners)
    return game


def held_by_one(game: Game, belief: Any, count: int = 4000) -> Counter[str]:
    seen = game.observe(0)
    worlds = worlds_of(seen, count, known=believed(seen, belief))
    return Counter(ticket for world in worlds for ticket in tickets_at(game.board, world, 1))


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_worlds_stay_possible(edition: str, players: int) -> None:
    looked = 0
    for game in mixed_game(edition, players, seed=players):
        if game.ply % 17 and not game.observe(0).setting_up:
            continue
        for seat in range(players):
            seen = game.observe(seat)
            known = believed(seen, strange_belief(game.ply), word=game.ply)
            assert known["sets_n"] == len(known["sets"])
            assert (known["likely"][:, seat] == 0).all()
            for world in worlds_of(seen, 3, word=game.ply, known=known):
                assert_possible(game, seen, known, world)
                looked += 1
    assert looked > 10


def test_every_arrangement_has_each_hidden_ticket_once_and_knows_what_was_given_back() -> None:
    game = Game.new("usa", players=2, seed=3)
    tickets = game.observe(0).offered_tickets
    play(game, f"keep {tickets[0].id} {tickets[1].id}")
    play(game, "keep " + " ".join(ticket.id for ticket in game.observe(1).offered_tickets[:2]))
    known = believed(game.observe(0), strange_belief())
    slips = int(known["slips"])
    hidden = set(known["sets"][0, :slips].tolist())
    assert len(hidden) == slips
    own = {game.board.tickets.index(ticket) for ticket in tickets[:2]}
    assert hidden == set(range(len(game.board.tickets))) - own
    back = game.board.tickets.index(tickets[2])
    slip = int(known["spot_slip"][0, 0])
    assert known["slip_place"][slip] == IN_PILE
    for row in known["sets"]:
        assert set(row[:slips].tolist()) == hidden
        assert row[slip] == back


def test_the_traits_of_a_ticket_that_is_done() -> None:
    game = opened({"den-sfe-1": 1, "elp-sfe-1": 1})
    traits = traits_of(game, 1, "denver-el_paso-4")
    assert traits == dict.fromkeys(TRAITS, 0.0) | {
        "done": 1.0,
        "points": pytest.approx(0.4),
        "done_points": pytest.approx(0.4),
        "length": pytest.approx(0.4),
        "ends": 2.0,
        "leaves": 2.0,
        "done_leaves": 2.0,
    }
    late = traits_of(game, 1, "denver-el_paso-4", late=True)
    assert late == traits | {"late_done": 1.0, "late_points": pytest.approx(0.4)}


def test_the_traits_of_a_ticket_that_is_begun() -> None:
    game = opened({"den-sfe-1": 1})
    traits = traits_of(game, 1, "denver-el_paso-4", late=True)
    assert traits["missing"] == pytest.approx(0.2)
    assert traits["missing_share"] == traits["late_share"] == pytest.approx(0.5)
    assert (traits["ends"], traits["leaves"]) == (1.0, 1.0)
    assert traits["done"] == traits["untouched"] == traits["impossible"] == 0.0
    # For another, who has built nothing, all of it is missing.
    traits = traits_of(game, 2, "denver-el_paso-4")
    assert traits["missing_share"] == traits["untouched"] == 1.0
    assert traits["ends"] == traits["ends_apart"] == 0.0


def test_the_traits_of_a_ticket_that_can_not_be_done() -> None:
    game = opened({"den-sfe-1": 1})
    set_pieces(game, {1: 1})
    traits = traits_of(game, 1, "denver-el_paso-4")
    assert traits["impossible"] == traits["missing_share"] == 1.0
    assert traits["missing"] == 0.0


def test_ends_apart_and_ends_with_more_than_one_track() -> None:
    game = opened({"den-sfe-1": 1, "den-okc-1": 1, "elp-lax-1": 1})
    traits = traits_of(game, 1, "denver-el_paso-4")
    assert (traits["ends"], traits["leaves"], traits["ends_apart"]) == (2.0, 1.0, 1.0)


def test_stages_go_by_pieces_and_the_last_round() -> None:
    game = opened({})
    stages = []
    for left in (45, 37, 36, 20, 3, 0):
        set_pieces(game, {1: left})
        stages.append(stage_of(game, 1))
    assert stages == [0, 0, 1, 2, 4, 4]
    state_of(game)["last_turns"] = 2
    assert stage_of(game, 1) == STAGES - 1


def small_case() -> tuple[Observation, Any]:
    """Return what a seat knows with six tickets hidden: two, one and three of the pile.

    One of them it has given back, and it may be in either hand or on top of the pile; one slip was
    drawn late.
    """
    game = started("usa", players=3)
    ids = [ticket.id for ticket in game.board.tickets]
    hidden = [ids.index("denver-el_paso-4"), ids.index("dallas-new_york-11"), 3, 20, 31, 44]
    names = [ids[i] for i in hidden]
    set_tickets(
        game,
        {0: [one for one in ids if one not in names], 1: names[:2], 2: names[2:3]},
    )
    set_owners(game, {"den-sfe-1": 1, "elp-sfe-1": 1, "dal-okc-1": 2})
    seen = game.observe(0)
    known: Any = knowledge_of(seen)
    places = known["slip_place"][: known["slips"]].tolist()
    assert (sorted(places), known["traced"]) == ([IN_PILE] * 3 + [1, 1, 2], 0)
    known["slip_late"][places.index(1)] = 1
    known["traced"] = 1
    known["traced_ticket"][0] = hidden[4]
    known["spots"][0] = 3
    known["spot_slip"][0, :3] = [places.index(IN_PILE), places.index(1), places.index(2)]
    known["spot_chance"][0, :3] = [0.5, 0.8, 1.0]
    return seen, known


def test_arrangements_are_as_likely_as_counting_all_of_them_says() -> None:
    seen, known = small_case()
    belief = strange_belief(4)
    found = np.zeros((6, MAX_TICKETS))
    rounds = 60
    for word in range(rounds):
        believed(seen, belief, word, known)
        for slip in range(6):
            found[slip] += np.bincount(known["sets"][:, slip], minlength=MAX_TICKETS)
    found /= rounds * len(known["sets"])
    hidden = sorted(np.flatnonzero(found.sum(axis=0)).tolist())
    assert len(hidden) == 6
    chance_at = dict(zip(known["spot_slip"][0, :3].tolist(), (0.5, 0.3, 0.2), strict=True))
    exact = np.zeros((6, MAX_TICKETS))
    for tickets in itertools.permutations(hidden):
        weight = chance_at.get(tickets.index(int(known["traced_ticket"][0])), 0.0)
        for slip, ticket in enumerate(tickets):
            place = int(known["slip_place"][slip])
            if place != IN_PILE:
                weight *= known["likely"][known["slip_late"][slip], place, ticket]
        exact[range(6), tickets] += weight
    exact /= exact.sum(axis=1, keepdims=True)
    assert np.ptp(exact[exact > 0]) > 0.4, "nothing is believed that could be wrong"
    held = [slip for slip in range(6) if known["slip_place"][slip] != IN_PILE]
    assert np.abs(found[held] - exact[held]).max() < 0.025
    traced = int(known["traced_ticket"][0])
    assert np.abs(found[:, traced] - exact[:, traced]).max() < 0.025


def test_a_belief_in_nothing_makes_all_tickets_alike() -> None:
    seen = opened({"den-sfe-1": 1, "elp-sfe-1": 1}).observe(0)
    found: Counter[int] = Counter()
    for word in range(60):
        known = believed(seen, only(), word)
        slip = known["slip_place"].tolist().index(1)
        found.update(known["sets"][:, slip].tolist())
    assert chi_square_holds(found, dict.fromkeys(range(len(seen.board.tickets)), 1.0))


def test_who_has_chosen_tickets_kept_those_that_are_likelier() -> None:
    game = Game.new("usa", players=2, seed=1)
    game.play(game.legal_actions()[0])
    seen = game.observe(1)
    kept: list[float] = []
    left: list[float] = []
    for world in worlds_of(seen, 4000, known=believed(seen, only(points=2.0))):
        points = game.board.record["ticket_points"][world["offer"][0][:3]].tolist()
        for i, worth in enumerate(points):
            (kept if int(world["chosen"][0]) >> i & 1 else left).append(worth)
    assert np.mean(kept) > np.mean(left) + 3


UNTOUCHED = {"missing": 0.8, "missing_share": 1.0, "untouched": 1.0, "points": 0.8, "length": 0.8}
BEGUN = UNTOUCHED | {"missing": 0.2, "missing_share": 0.25, "untouched": 0.0, "ends": 1.0}


@pytest.mark.parametrize("edition", EDITIONS)
def test_beliefs_in_use_prefer_what_is_begun(edition: str) -> None:
    belief = load_belief(edition)
    theta = belief["theta"]
    assert belief["fitted"]
    assert np.isfinite(theta).all()
    assert np.abs(theta).max() < 20
    begun, untouched = (
        theta @ [traits.get(trait, 0.0) for trait in TRAITS] for traits in (BEGUN, UNTOUCHED)
    )
    assert (begun - untouched)[:4].mean() > 0.2


def test_what_another_has_built_says_nothing() -> None:
    belief = load_belief("usa", 3)
    own = held_by_one(opened({"den-sfe-1": 1, "elp-sfe-1": 1}), belief)["denver-el_paso-4"]
    others = held_by_one(opened({"den-sfe-1": 2, "elp-sfe-1": 2}), belief)["denver-el_paso-4"]
    assert own > 3 * others


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_word_gives_the_same_arrangements(edition: str) -> None:
    seen = played(edition, 3, "builder", seed=5, plies=30).observe(1)
    belief = strange_belief()
    one, same, other = (believed(seen, belief, word)["sets"] for word in (7, 7, 8))
    assert (one == same).all()
    assert (one != other).any()


def test_nothing_hidden_changes_what_is_believed() -> None:
    game = game_where("amsterdam", lambda game: game.turn == 25, players=3)
    belief = strange_belief()
    before = believed(game.observe(0), belief)
    tickets = state_of(game)["ticket_at"]
    one, two = np.flatnonzero(tickets == 1)[0], np.flatnonzero(tickets == 2)[0]
    tickets[one], tickets[two] = 2, 1
    assert believed(game.observe(0), belief).tobytes() == before.tobytes()


def test_without_a_belief_worlds_are_dealt_blindly() -> None:
    seen = played("usa", 3, "builder", seed=5, plies=60).observe(1)
    known = believed(seen, no_belief())
    assert known.tobytes() == knowledge_of(seen).tobytes()
