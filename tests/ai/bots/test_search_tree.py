"""The search tree: how it grows, what is kept of it, and when."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ai.api import Choice, action_of
from ai.bots.mcts import MctsBot, follows
from ai.bots.policy_bots import HeuristicBot
from ai.bots.searcher import Tree
from ai.searching.tree import ROOT, clear_tree, keep_subtree, lead_of
from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.arrange import legal, play, set_cards, set_tickets, started, state_of
from ttr_qt.engine import EDITIONS, Action, Game, Observation, parse_action
from ttr_qt.engine.actions import ClaimRoute, TakeCard
from ttr_qt.engine.kernel.layout import MAX_PLAYERS

pytestmark = pytest.mark.slow

Branch = tuple[int, float, Sequence[Any]]
"""Key and visits of an edge, and the branches behind it."""
Shape = dict[int, tuple[float, Any]]

BRANCHES: tuple[Branch, ...] = (
    (10, 12.0, [(20, 8.0, [(30, 4.0, []), (31, 2.0, [(40, 1.0, [])])]), (21, 3.0, [])]),
    (11, 5.0, [(22, 4.0, [(32, 3.0, [])])]),
    (12, 1.0, []),
)


def plant(tree: Tree, node: int, branches: Sequence[Branch]) -> None:
    """Add branches to a node, as a search would."""
    for key, visits, below in branches:
        n = int(tree.head["edges"])
        tree.head["edges"] += 1
        edge: Any = tree.edges[n]
        edge["key"] = key
        edge["code"] = key + 1000
        edge["next"] = tree.nodes[node]["first"]
        edge["child"] = -1
        edge["visits"] = visits
        edge["reward"] = 3 * visits
        edge["scores"] = visits * np.arange(MAX_PLAYERS)
        edge["wins"] = visits / MAX_PLAYERS
        tree.nodes[node]["first"] = n
        tree.nodes[node]["visits"] += visits
        if below:
            child = int(tree.head["nodes"])
            tree.head["nodes"] += 1
            tree.nodes[child]["visits"] = 0
            tree.nodes[child]["first"] = -1
            edge["child"] = child
            plant(tree, child, below)


def planted(branches: Sequence[Branch] = BRANCHES) -> Tree:
    tree = Tree(32)
    clear_tree(tree.head, tree.nodes, np.uint64(1))
    plant(tree, int(ROOT), branches)
    tree.head["count"], tree.head["mean"], tree.head["squares"] = 18.0, 7.0, 100.0
    return tree


def shape_of(tree: Tree, node: int = int(ROOT)) -> Shape:
    return {
        int(edge["key"]): (
            float(edge["visits"]),
            shape_of(tree, int(edge["child"])) if edge["child"] >= 0 else {},
        )
        for edge in tree.edges_of(node)
    }


def expected(branches: Sequence[Branch], share: float) -> Shape:
    return {key: (share * visits, expected(below, share)) for key, visits, below in branches}


def kept(old: Tree, key: int, share: float = 0.25, edges: int = 32) -> tuple[bool, Tree]:
    new = Tree(edges)
    plant(new, int(ROOT), [(99, 1.0, [(98, 1.0, [])])])  # left from an earlier search
    found = keep_subtree(
        old.head,
        old.nodes,
        old.edges,
        new.head,
        new.nodes,
        new.edges,
        np.int64(key),
        share,
        np.uint64(5),
    )
    return bool(found), new


# A tree in itself


def test_an_empty_tree_has_only_its_root() -> None:
    tree = planted()
    clear_tree(tree.head, tree.nodes, np.uint64(1))
    assert (tree.head["nodes"], tree.head["edges"], tree.head["iterations"]) == (1, 0, 0)
    assert tree.head["count"] == tree.head["mean"] == tree.head["squares"] == 0
    assert tree.nodes[ROOT]["visits"] == 0
    assert list(tree.root_edges()) == []


def test_every_seed_has_its_own_chance() -> None:
    words = set()
    for seed in range(50):
        tree = Tree(4)
        clear_tree(tree.head, tree.nodes, np.uint64(seed))
        words.add(int(tree.head["word"]))
    assert len(words) == 50


@pytest.mark.parametrize(
    ("visits", "lead"),
    [([], 0), ([4], 4), ([4, 9], 5), ([9, 4], 5), ([3, 9, 7], 2), ([9, 7, 3], 2), ([5, 5], 0)],
)
def test_lead_of_the_first_over_the_second(visits: list[float], lead: float) -> None:
    tree = planted([(key, number, ()) for key, number in enumerate(visits)])
    assert lead_of(tree.nodes, tree.edges) == lead


# What is kept


@pytest.mark.parametrize("share", [1.0, 0.25])
@pytest.mark.parametrize("number", [0, 1])
def test_what_lies_behind_an_action_is_kept(number: int, share: float) -> None:
    key, _, below = BRANCHES[number]
    found, new = kept(planted(), key, share)
    assert found
    assert shape_of(new) == expected(below, share)


def test_all_numbers_are_cut_down_to_the_same_share() -> None:
    _, new = kept(planted(), 10, 0.25)
    for edge in new.edges[: int(new.head["edges"])]:
        visits = edge["visits"]
        assert edge["code"] == edge["key"] + 1000
        assert edge["reward"] == 3 * visits
        assert edge["scores"].tolist() == (visits * np.arange(MAX_PLAYERS)).tolist()
        assert edge["wins"].sum() == pytest.approx(visits)
    assert new.nodes[ROOT]["visits"] == 0.25 * (8 + 3)
    assert (new.head["count"], new.head["mean"], new.head["squares"]) == (4.5, 7, 25)
    assert new.head["iterations"] == 0


def test_there_is_as_much_of_the_tree_as_is_kept() -> None:
    _, new = kept(planted(), 10)
    assert (new.head["nodes"], new.head["edges"]) == (3, 5)


@pytest.mark.parametrize("key", [12, 20, 77])
def test_nothing_is_kept_where_nothing_is_known(key: int) -> None:
    """Never tried again after that action; an action of a later turn; one never tried at all."""
    found, new = kept(planted(), key)
    assert not found
    assert (new.head["nodes"], new.head["edges"], new.head["count"]) == (1, 0, 0)
    assert shape_of(new) == {}


def test_the_old_tree_stays_as_it_was() -> None:
    tree = planted()
    kept(tree, 10)
    assert shape_of(tree) == expected(BRANCHES, 1)


@pytest.mark.parametrize("edges", [2, 3, 4, 5])
def test_what_does_not_fit_is_left_out(edges: int) -> None:
    found, new = kept(planted(), 10, 1.0, edges)
    assert found
    assert new.head["edges"] <= edges
    assert new.head["nodes"] <= edges // 2
    whole = expected(BRANCHES[0][2], 1.0)
    assert is_part(shape_of(new), whole)


def is_part(some: Shape, whole: Shape) -> bool:
    return all(
        key in whole and visits == whole[key][0] and is_part(below, whole[key][1])
        for key, (visits, below) in some.items()
    )


# When it is kept


def two_turns(edition: str, verb: str = "claim") -> tuple[Observation, Observation, Action]:
    """Return what seat 0 sees when two turns begin, and what it has done in the first."""
    game = started(edition)
    set_cards(game, hands={0: {"red": 3}, 1: {"blue": 3}})
    before = game.observe(0)
    chosen = parse_action(min(legal(game, verb)))
    game.play(chosen)
    play_to_next_turn(game)
    return before, game.observe(0), chosen


def play_to_next_turn(game: Game) -> None:
    bot = HeuristicBot()
    while game.seat != 0 or game.phase != "turn":
        game.play(action_of(bot.choose(request_for(game))))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_turn_follows(edition: str) -> None:
    before, now, chosen = two_turns(edition)
    assert follows(now, before, chosen)


def test_the_turn_after_cards_were_drawn_follows() -> None:
    before, now, chosen = two_turns("usa", "deck")
    assert follows(now, before, chosen)


def test_the_same_and_earlier_turns_do_not_follow() -> None:
    before, now, chosen = two_turns("usa")
    assert not follows(before, before, chosen)
    assert not follows(now, now, chosen)
    assert not follows(before, now, chosen)


def test_the_turn_after_next_does_not_follow() -> None:
    game = started("usa")
    set_cards(game, hands={0: {"red": 3}, 1: {"blue": 3}})
    before = game.observe(0)
    chosen = parse_action("claim por-sea-1 red:1")
    game.play(chosen)
    play_to_next_turn(game)
    assert follows(game.observe(0), before, chosen)
    play(game, "claim sea-van-1 red:1")
    play_to_next_turn(game)
    assert not follows(game.observe(0), before, chosen)


def test_a_turn_after_something_else_does_not_follow() -> None:
    before, now, _ = two_turns("usa")
    assert not follows(now, before, parse_action("deck"))
    assert not follows(now, before, parse_action("claim por-sea-2 red:1"))


def test_other_games_and_seats_do_not_follow() -> None:
    before, now, chosen = two_turns("usa")
    other = replace(before.log[0], text="deck")
    assert not follows(replace(now, log=(other, *now.log[1:])), before, chosen)
    assert not follows(replace(now, seat=1), before, chosen)
    assert not follows(replace(now, first=1), before, chosen)
    assert not follows(replace(now, players=3), before, chosen)
    classic = Game.new("usa", players=2, seed=1, deck="classic")
    assert not follows(replace(now, board=classic.board), before, chosen)
    assert follows(replace(now), before, chosen)


def test_a_second_card_does_not_follow() -> None:
    game = started("usa")
    before = game.observe(0)
    play(game, "deck")
    assert game.phase == "second_card"
    assert not follows(game.observe(0), before, parse_action("deck"))


def test_new_tickets_of_its_own_end_what_was_known() -> None:
    before, now, chosen = two_turns("usa", "tickets")
    assert any(entry.text.startswith("keep") and entry.seat == 0 for entry in now.log[-6:])
    assert not follows(now, before, chosen)


# What counts as one action


def test_a_track_is_one_action_however_it_is_paid() -> None:
    game = started("usa")
    set_tickets(game, {0: ["denver-el_paso-4"]})
    set_cards(game, hands={0: {"red": 4, "blue": 4, "white": 2, "locomotive": 1}})
    state_of(game)["last_turns"] = 2  # nothing but claims is worth a thought
    choice = MctsBot().choose(request_for(game, iterations=500))
    assert isinstance(choice, Choice)
    claims = [one.action for one in choice.candidates if isinstance(one.action, ClaimRoute)]
    assert len({claim.route for claim in claims}) == len(claims) > 1
    assert len(legal(game, "claim")) > len(claims)


def test_equal_cards_face_up_are_one_action() -> None:
    game = started("usa")
    set_cards(game, market=["red", "blue", "red", "blue", "red"])
    choice = MctsBot().choose(request_for(game, iterations=300))
    assert isinstance(choice, Choice)
    cards = [one.action.card for one in choice.candidates if isinstance(one.action, TakeCard)]
    assert sorted(cards) in (["blue"], ["red"], ["blue", "red"])
