"""The searching bot: its limits, its answers, its memory, and what it keeps between decisions."""

import statistics
import threading
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import ai.bots.mcts
import ai.bots.searcher
from ai.api import BotError, Choice, Limit, NothingToChooseError, Request, action_of
from ai.bots.mcts import MctsBot, sum_roots
from ai.bots.policy_bots import HeuristicBot
from ai.bots.searcher import Agreement, Searcher
from tests.helpers.ai.arrange import SteadyClock, request_for
from tests.helpers.engine.arrange import (
    fill_board,
    finish,
    legal,
    set_cards,
    set_owners,
    set_tickets,
    started,
    state_of,
)
from tests.helpers.own_clock import own_seconds
from ttr_qt.engine import EDITIONS, Action, Game, parse_action

pytestmark = pytest.mark.slow

ROUNDS = 5
"""Of every timing. The middle one counts: what else runs on the machine is not the bot's doing."""

LATE = 0.05
"""Seconds by which a search may be early or late."""

FAST, SLOW = 2.0**-13, 2.0**-7
"""Seconds between two looks at the clock."""


def advance(game: Game, plies: int) -> Game:
    """Let planners play on, then to the next turn with something to decide."""
    bot = HeuristicBot()
    end = game.ply + plies
    while game.ply < end or game.phase != "turn" or len(legal(game)) == 1:
        game.play(action_of(bot.choose(request_for(game))))
    return game


def middle(edition: str, players: int = 2, plies: int = 20) -> Game:
    return advance(Game.new(edition, players=players, seed=4), plies)


def ask(bot: MctsBot, request: Request) -> Choice:
    answer = bot.choose(request)
    assert isinstance(answer, Choice)
    return answer


def visits_of(choice: Choice) -> int:
    return sum(candidate.visits for candidate in choice.candidates)


def times(work: Callable[[], object]) -> tuple[list[float], list[float]]:
    """Return how long it took in every round, by the clock and without waiting for a core."""
    taken, own = [], []
    for _ in range(ROUNDS):
        began, own_began = time.perf_counter(), own_seconds()
        work()
        own.append(own_seconds() - own_began)
        taken.append(time.perf_counter() - began)
    return taken, own


def median_seconds(work: Callable[[], object]) -> float:
    _, own = times(work)
    return statistics.median(own)


def assert_takes(seconds: float, work: Callable[[], object]) -> None:
    """Who had to wait for a core is not late, nor early."""
    taken, own = times(work)
    assert seconds - LATE < statistics.median(taken)
    assert statistics.median(own) < seconds + LATE


# Limits


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches go on even where the choice is clear, so that limits end them."""
    monkeypatch.setattr(ai.bots.searcher, "lead_of", lambda *_: 0.0)


@pytest.mark.alone
@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_time_is_obeyed_and_used(edition: str, threads: int) -> None:
    bot = MctsBot(threads)
    request = request_for(middle(edition), seconds=0.1)
    assert_takes(0.1, lambda: bot.choose(request))


@pytest.mark.alone
@pytest.mark.usefixtures("restless")
def test_a_very_short_time_is_obeyed_too() -> None:
    bot = MctsBot()
    request = request_for(middle("germany", 5), seconds=0.001)
    assert median_seconds(lambda: bot.choose(request)) < 0.001 + LATE


@pytest.mark.alone
@pytest.mark.usefixtures("restless")
def test_without_a_limit_it_keeps_to_its_own_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ai.bots.mcts, "OWN_MEASURE", 0.1)
    bot = MctsBot()
    request = request_for(middle("usa"))
    assert_takes(0.1, lambda: bot.choose(request))


@pytest.mark.alone
@pytest.mark.usefixtures("restless")
def test_whichever_limit_is_reached_first_counts() -> None:
    bot = MctsBot()
    request = request_for(middle("germany"), seconds=0.1, iterations=10**9)
    assert_takes(0.1, lambda: bot.choose(request))
    request = request_for(middle("germany"), seconds=60, iterations=20)
    assert visits_of(ask(bot, request)) == 20


@pytest.mark.alone
@pytest.mark.parametrize("edition", EDITIONS)
def test_stop_before_the_search_is_obeyed_at_once(edition: str) -> None:
    game = middle(edition)
    stop = threading.Event()
    stop.set()
    bot = MctsBot()
    request = request_for(game, seconds=30, stop=stop)
    assert action_of(bot.choose(request)) in game.legal_actions()
    assert median_seconds(lambda: bot.choose(request)) < 0.03


@pytest.mark.alone
@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_stop_during_the_search_is_obeyed(edition: str, threads: int) -> None:
    game = middle(edition)
    bot = MctsBot(threads)
    late = []
    for _ in range(ROUNDS):
        stop = threading.Event()
        stopped_at: list[float] = []

        def end(stop: threading.Event = stop, at: list[float] = stopped_at) -> None:
            at.append(time.perf_counter())
            stop.set()

        timer = threading.Timer(0.05, end)
        timer.start()
        answer = bot.choose(request_for(game, seconds=60, stop=stop))
        late.append(time.perf_counter() - stopped_at[0])
        timer.join()
        assert action_of(answer) in game.legal_actions()
    assert statistics.median(late) < 0.03


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("iterations", [1, 2, 37])
def test_iterations_are_counted(edition: str, iterations: int) -> None:
    game = middle(edition)
    choice = ask(MctsBot(), request_for(game, iterations=iterations))
    assert visits_of(choice) == iterations
    assert choice.action in game.legal_actions()


def last_turn(tickets: Sequence[str], hand: dict[str, int]) -> Game:
    """Return a game that ends with this turn; Denver and Chicago are joined."""
    game = started("usa")
    set_tickets(game, {0: tickets})
    set_owners(game, {"den-oma-1": 0, "chi-oma-1": 0})
    set_cards(game, hands={0: hand, 1: {"red": 1}})
    state_of(game)["last_turns"] = 1
    return game


@pytest.fixture
def last_chance() -> Game:
    """Return a game where one of many moves, that which finishes a ticket, is by far the best."""
    return last_turn(["denver-pittsburgh-11"], {"black": 3, "white": 6})


def test_search_ends_when_nothing_can_change(last_chance: Game) -> None:
    """The rest of the iterations could not make up for it."""
    choice = ask(MctsBot(), request_for(last_chance, iterations=700))
    assert visits_of(choice) < 700
    first, second = (candidate.visits for candidate in choice.candidates[:2])
    assert first - second > 700 - visits_of(choice)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_search_ends_when_the_choice_is_clear(last_chance: Game, threads: int) -> None:
    choice = ask(MctsBot(threads), request_for(last_chance, seconds=60))
    assert 800 <= visits_of(choice) < 50_000
    assert choice.candidates[0].visits >= 0.75 * visits_of(choice)
    assert choice.action == ask(MctsBot(), request_for(last_chance, iterations=700)).action


def test_searches_that_find_different_actions_clearly_best_go_on() -> None:
    agreement = Agreement(3)
    assert [agreement.reached(number, 7) for number in (0, 1)] == [False, False]
    assert not agreement.reached(2, 8)
    assert not agreement.reached(0, 7)
    assert not agreement.reached(2, None)
    assert agreement.reached(2, 7)
    assert not agreement.reached(1, None)


@pytest.mark.parametrize("iterations", [400, 3000])
def test_a_close_choice_is_thought_about_to_the_end(iterations: int) -> None:
    """Two routes of six spaces: whichever comes out first, it gains nothing over the other."""
    choice = ask(MctsBot(), request_for(last_turn([], {"red": 6}), iterations=iterations))
    first, second = (candidate.visits for candidate in choice.candidates[:2])
    assert first - second < 0.75 * visits_of(choice)
    assert first - second > iterations - visits_of(choice)


def test_the_choice_that_ended_a_search_is_that_of_a_longer_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [middle("first_journey", plies=plies) for plies in (4, 12, 20, 28)]
    short = [ask(MctsBot(), request_for(game, iterations=6000)) for game in games]
    assert any(visits_of(choice) < 3000 for choice in short)
    monkeypatch.setattr(ai.bots.searcher, "lead_of", lambda *_: 0.0)
    full = [ask(MctsBot(), request_for(game, iterations=6000)) for game in games]
    assert {visits_of(choice) for choice in full} == {6000}
    assert [choice.action for choice in short] == [choice.action for choice in full]


@pytest.mark.alone
@pytest.mark.parametrize(("edition", "only"), [("usa", "pass"), ("first_journey", "swap")])
def test_a_single_legal_action_is_answered_at_once(edition: str, only: str) -> None:
    game = started(edition)
    fill_board(game)
    if only == "pass":
        set_tickets(game, {1: [ticket.id for ticket in game.board.tickets]})
    set_cards(game, rest_to=1)
    assert legal(game) == {only}
    bot = MctsBot()
    request = request_for(game, seconds=30)
    assert str(action_of(bot.choose(request))) == only
    assert median_seconds(lambda: bot.choose(request)) < 0.03


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_game_is_refused(edition: str) -> None:
    game = middle(edition)
    bot = HeuristicBot()
    while not game.over:
        game.play(action_of(bot.choose(request_for(game))))
    for seat in range(game.players):
        with pytest.raises(NothingToChooseError, match="over"):
            MctsBot().choose(request_for(game, seat, iterations=1))


def test_a_game_that_ends_under_way_is_refused() -> None:
    """The bot has a tree from before and still says so."""
    game = middle("usa")
    bot = MctsBot()
    bot.choose(request_for(game, iterations=20))
    finish(game)
    with pytest.raises(NothingToChooseError):
        bot.choose(request_for(game, iterations=20))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_turn_of_another_is_refused(edition: str) -> None:
    game = middle(edition)
    other = 1 - game.seat
    with pytest.raises(NothingToChooseError, match=f"Seat {other} .* seat {game.seat} is to move"):
        MctsBot().choose(request_for(game, other, iterations=1))


# Answers


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_choices_tell_what_was_found(edition: str, players: int) -> None:
    for plies in (0, 12, 30):
        game = middle(edition, players, plies)
        choice = ask(MctsBot(), request_for(game, iterations=150))
        options = game.legal_actions()
        actions = [candidate.action for candidate in choice.candidates]
        assert choice.action == actions[0]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(options)
        visits = [candidate.visits for candidate in choice.candidates]
        assert all(more >= less for more, less in pairwise(visits))
        assert visits[-1] >= 1
        for candidate in choice.candidates:
            assert candidate.win is not None
            assert candidate.score is not None
            assert 0 <= candidate.win <= 1
            assert -150 < candidate.score < 350
            assert candidate.line[0] == candidate.action
            assert len(candidate.line) <= 7
            assert all(parse_action(str(action)) == action for action in candidate.line)


def test_the_set_up_is_searched_too() -> None:
    for edition, phase in (("usa", "keep"), ("germany", "mix"), ("amsterdam", "keep")):
        game = Game.new(edition, players=2, seed=6)
        assert game.phase == phase
        choice = ask(MctsBot(), request_for(game, iterations=60))
        assert choice.action in game.legal_actions()


def test_a_lost_game_looks_lost_and_a_won_one_won() -> None:
    for own, rival, low, high in ((0, 200, 0.0, 0.05), (200, 0, 0.95, 1.0)):
        game = advance(Game.new("usa", players=2, seed=2), 60)
        for seat, points in ((game.seat, own), (1 - game.seat, rival)):
            state_of(game)["score"][seat] += points
        best = ask(MctsBot(), request_for(game, iterations=100)).candidates[0]
        assert best.win is not None
        assert low <= best.win <= high


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_every_game_searched_has_one_win_to_share(edition: str, players: int) -> None:
    bot = MctsBot()
    bot.choose(request_for(middle(edition, players), iterations=80))
    for found in sum_roots(bot.trees):
        assert found.wins.sum() == pytest.approx(found.visits)
        assert found.wins[players:].sum() == found.scores[players:].sum() == 0


# Chance


@pytest.mark.parametrize("edition", EDITIONS)
def test_same_seed_same_action(edition: str) -> None:
    for plies in (0, 15, 30):
        request = request_for(middle(edition, 3, plies), seed=plies, iterations=120)
        assert len({action_of(MctsBot().choose(request)) for _ in range(3)}) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_same_seed_same_search(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Visits, chances and lines too, however fast the machine is."""
    for plies in (0, 10, 20, 30):
        request = request_for(middle(edition, 3, plies), seed=plies, iterations=300)
        choices = []
        for tick in (FAST, SLOW):
            monkeypatch.setattr(ai.bots.searcher, "time", SteadyClock(tick))
            choices.append(MctsBot().choose(request))
        assert choices[0] == choices[1]


def searched_game(edition: str, threads: int = 1) -> list[str]:
    game = Game.new(edition, players=2, seed=1)
    bots = [MctsBot(threads), MctsBot(threads)]
    while not game.over and game.ply < 60:
        answer = bots[game.seat].choose(request_for(game, seed=game.ply, iterations=30))
        game.play(action_of(answer))
    return [str(action) for action in game.actions]


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_can_be_played_again(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trees kept from turn to turn and all, on a machine of the same speed."""
    games = []
    for _ in range(2):
        monkeypatch.setattr(ai.bots.searcher, "time", SteadyClock())
        games.append(searched_game(edition))
    assert games[0] == games[1]


def test_games_can_be_played_again_on_any_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    games = []
    for tick in (FAST, SLOW):
        monkeypatch.setattr(ai.bots.searcher, "time", SteadyClock(tick))
        games.append(searched_game("usa"))
    assert games[0] == games[1]


def test_other_seeds_search_other_games() -> None:
    game = middle("usa")
    found = {ask(MctsBot(), request_for(game, seed=s, iterations=60)).candidates for s in range(4)}
    assert len(found) == 4


# Threads


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("threads", [2, 3])
def test_what_threads_find_is_added_up(edition: str, threads: int) -> None:
    game = middle(edition)
    bot = MctsBot(threads)
    choice = ask(bot, request_for(game, seconds=0.1))
    done = [int(tree.head["iterations"]) for tree in bot.trees]
    assert all(number >= 1 for number in done)
    assert visits_of(choice) == sum(done)
    trees = bot.trees
    for found in sum_roots(trees):
        edges = [edge for tree in trees for edge in tree.root_edges() if edge["key"] == found.key]
        assert found.visits == sum(edge["visits"] for edge in edges)
        assert found.scores == pytest.approx(sum(edge["scores"] for edge in edges))
        assert found.wins == pytest.approx(sum(edge["wins"] for edge in edges))


def test_threads_search_different_worlds() -> None:
    bot = MctsBot(2)
    bot.choose(request_for(middle("usa"), seconds=0.1))
    one, other = (tree.head["mean"] for tree in bot.trees)
    assert one != other


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("seconds", [None, 60.0])
@pytest.mark.parametrize("edition", EDITIONS)
def test_iterations_find_the_same_in_any_number_of_threads(
    edition: str, seconds: float | None
) -> None:
    """Else whoever counts them would be weaker the more cores a machine has."""
    request = request_for(middle(edition), seconds=seconds, iterations=60)
    assert ask(MctsBot(4), request) == ask(MctsBot(), request)


def test_games_of_iterations_are_the_same_in_any_number_of_threads() -> None:
    """Trees kept from turn to turn and all."""
    assert searched_game("usa", threads=3) == searched_game("usa")


def test_what_other_threads_knew_does_not_count_where_iterations_do() -> None:
    bot = MctsBot(2)
    game = middle("usa")
    bot.choose(request_for(game, seconds=0.1))
    counted = request_for(game, iterations=60)
    assert ask(bot, counted) == ask(MctsBot(), counted)


def test_a_fault_in_another_thread_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = MctsBot(2)
    own, search = threading.current_thread(), Searcher.search

    def fail_elsewhere(searcher: Searcher, *limits: Any) -> None:
        if threading.current_thread() is not own:
            raise ZeroDivisionError
        search(searcher, *limits)

    monkeypatch.setattr(Searcher, "search", fail_elsewhere)
    with pytest.raises(ZeroDivisionError):
        bot.choose(request_for(middle("amsterdam"), seconds=0.1))


# Comparing


def others_than(choice: Choice, count: int) -> tuple[Action, ...]:
    """Return some actions beside the best one, and that."""
    return (choice.action, *(one.action for one in choice.candidates[1:][-count:]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("threads", [1, 2])
def test_actions_to_be_compared_are_tried_equally_often(edition: str, threads: int) -> None:
    bot = MctsBot(threads)
    request = request_for(middle(edition, plies=24), iterations=200)
    first = ask(bot, request)
    compared = others_than(first, 2)
    assert len(compared) >= 2
    before = {one.action: one.visits for one in first.candidates}
    more = 400 * len(compared)
    second = ask(bot, replace(request, limit=Limit(iterations=more), compare=compared))
    after = {one.action: one.visits for one in second.candidates}
    counts = [after[action] for action in compared]
    assert max(counts) - min(counts) <= threads
    # What was known stays, and nothing else is tried.
    assert sum(counts) == sum(before[action] for action in compared) + more
    assert {a: n for a, n in after.items() if a not in compared} == {
        a: n for a, n in before.items() if a not in compared
    }


def test_what_was_compared_does_not_bind_the_next_search() -> None:
    bot = MctsBot()
    game = middle("usa")
    request = request_for(game, iterations=200)
    plain = ask(bot, request)
    ask(bot, replace(request, compare=others_than(plain, 1)))
    assert ask(bot, request) == plain


def test_what_is_not_possible_can_not_be_compared() -> None:
    request = request_for(middle("usa"), iterations=20)
    with pytest.raises(BotError, match="not possible"):
        MctsBot().choose(replace(request, compare=(parse_action("claim nowhere-1 red:1"),)))


# Memory


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_memory_is_bounded(threads: int) -> None:
    tracemalloc.start()
    try:
        bot = MctsBot(threads)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert sum(tree.nodes.nbytes + tree.edges.nbytes for tree in bot.trees) < taken < 200e6


@pytest.mark.parametrize("edges", [2, 8, 64])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_tree_still_answers(edition: str, edges: int) -> None:
    game = Game.new(edition, players=2, seed=4)
    bot = MctsBot(most_edges=edges)
    full = False
    while not game.over and game.ply < 24:  # takes up full trees again, too
        answer = bot.choose(request_for(game, seed=game.ply, iterations=80))
        assert action_of(answer) in game.legal_actions()
        tree = bot.trees[0]
        assert tree.head["edges"] <= edges == len(tree.edges)
        assert tree.head["nodes"] <= edges // 2 == len(tree.nodes)
        full = full or bool(tree.head["edges"] == edges)
        game.play(action_of(answer))
    assert full or edges > 8


# What is kept from turn to turn


def next_turn(game: Game) -> None:
    """Let planners play until the seat that has just played is to begin a turn again."""
    seat = 1 - game.seat
    bot = HeuristicBot()
    while game.seat != seat or game.phase != "turn":
        game.play(action_of(bot.choose(request_for(game))))


def after_a_claim(edition: str, bot: MctsBot, iterations: int) -> Game:
    """Return a game that has come to the next turn after the bot has claimed a track."""
    game = middle(edition, plies=30)
    while True:
        seat = game.seat
        action = action_of(bot.choose(request_for(game, seed=game.ply, iterations=iterations)))
        game.play(action)
        if str(action).startswith("claim") and game.seat != seat:
            next_turn(game)
            return game
        helper = HeuristicBot()
        while game.seat != seat or game.phase != "turn":
            game.play(action_of(helper.choose(request_for(game))))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tree_is_kept_to_the_next_turn(edition: str) -> None:
    """With one iteration more, what was found before counts, for a share."""
    bot = MctsBot()
    game = after_a_claim(edition, bot, 300)
    request = request_for(game, iterations=1)
    assert action_of(bot.choose(request)) in game.legal_actions()
    assert bot.trees[0].head["count"] > 1
    bot = MctsBot()
    bot.choose(request)
    assert bot.trees[0].head["count"] == 1


def test_another_game_is_searched_anew() -> None:
    bot = MctsBot()
    after_a_claim("usa", bot, 200)
    other = advance(Game.new("usa", players=2, seed=8), 40)
    choice = ask(bot, request_for(other, iterations=50))
    assert visits_of(choice) <= 50
    assert choice.action == ask(MctsBot(), request_for(other, iterations=50)).action


def test_an_earlier_position_is_searched_anew() -> None:
    """A person has taken actions back."""
    bot = MctsBot()
    game = middle("usa", plies=30)
    ply = game.ply
    request = request_for(game, iterations=50)
    game.play(action_of(bot.choose(request)))
    while game.ply < ply + 12:
        answer = bot.choose(request_for(game, iterations=50))
        game.play(action_of(answer))
    choice = ask(bot, request)
    assert visits_of(choice) <= 50
    assert choice.action == ask(MctsBot(), request).action


def test_nothing_is_kept_if_another_action_was_played() -> None:
    """A person asks for a hint and does something else."""
    game = middle("usa")
    bot = MctsBot()
    hint = ask(bot, request_for(game, iterations=400))
    taken = next(action for action in legal(game, "claim") if action != str(hint.action))
    game.play(parse_action(taken))
    next_turn(game)
    bot.choose(request_for(game, iterations=1))
    assert bot.trees[0].head["count"] == 1


def test_nothing_is_kept_over_a_turn_without_a_search() -> None:
    bot = MctsBot()
    game = middle("usa")
    bot.choose(request_for(game, iterations=400))
    stop = threading.Event()
    stop.set()
    for _ in range(2):
        game.play(parse_action(min(legal(game, "claim"))))
        next_turn(game)
        bot.choose(request_for(game, iterations=400, stop=stop))
    bot.choose(request_for(game, iterations=1))
    assert bot.trees[0].head["count"] == 1
