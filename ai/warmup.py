"""Getting the opponents' kernels ready, after those of the engine."""

import threading
from collections.abc import Callable, Iterable
from typing import Any, Final

import numpy as np

from ai.api import Limit, Request
from ai.bots.mcts import MctsBot
from ai.bots.searcher import Searcher
from ai.fitted.ticket_beliefs import load_belief
from ai.fitted.weights import load_weights
from ai.jit import SOURCES
from ai.levels import LEVELS
from ai.planning.greedy import build_tickets
from ai.planning.planner import plan_action, plan_loosely
from ai.planning.racer import race
from ai.scratch import fresh_desk
from ai.searching.beliefs import believe
from ai.searching.origins import spread_payments
from ai.searching.search import search_on
from ai.searching.tree import keep_subtree
from ai.searching.worlds import KNOWLEDGE, MAX_GENERATIONS, deal_worlds, rule_out_done
from ttr_qt.engine import Game
from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.setup import new_game
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.engine.warmup import Step, engine_steps, is_warm

OPPONENT_STEPS: Final = (
    "greedy",
    "racer",
    "planner",
    "levels",
    "payments",
    "tickets",
    "beliefs",
    "search",
    "memory",
    "appraisal",
)
"""Names of the steps that opponents and hints need, after those of the engine."""

_SEARCHING: Final = {"planner", "payments", "tickets", "beliefs", "search", "memory"}
"""Those that a searching bot needs: some only later in a game, when it has no time to compile."""


def opponents_are_warm() -> bool:
    """Tell whether all that a game against any opponent needs lies compiled on disk."""
    return is_warm() and is_warm(OPPONENT_STEPS, SOURCES)


def all_steps(*, tuning: bool = False) -> list[Step]:
    """Return the kernels of engine and opponents; ``tuning`` adds those of tuning and tests."""
    board = board_for(load_map(EDITIONS[0]))
    rules, ground = board.rules_record, board.record
    state: Any = np.zeros(1, layout.STATE)[0]
    weights = load_weights(EDITIONS[0])
    desk = fresh_desk()

    def fresh() -> Any:
        new_game(state, rules, ground, 2, 0, np.uint64(1))
        return state

    steps = [
        *engine_steps(random_play=tuning),
        _step("greedy", build_tickets, lambda: build_tickets(fresh(), rules, ground, desk)),
        _step("racer", race, lambda: race(fresh(), rules, ground)),
        _step("planner", plan_action, lambda: plan_action(fresh(), rules, ground, weights, desk)),
        _step(
            "levels",
            plan_loosely,
            lambda: plan_loosely(fresh(), rules, ground, weights, desk, 1.0, np.uint64(1)),
        ),
        *_steps_of_worlds(rules, ground, tuning=tuning),
        _step("search", search_on, _search_a_little),
        _step("memory", keep_subtree, lambda: Searcher(64).go_on(0, 1)),
        appraisal_step(),
    ]
    if not tuning:
        return steps
    return [*steps, *_sparring_steps(), _tuning_step(), valuation_step()]


def _step(name: str, kernel: Any, call: Callable[[], object]) -> Step:
    """Return a step for a kernel of the opponents."""
    return Step(name, kernel, call, SOURCES)


def steps_for(bots: Iterable[str]) -> list[Step]:
    """Return the kernels that matches of these bots need: the engine's and those of their own.

    Bots of other people are not known here: theirs are compiled when they first play.
    """
    own = {"greedy": {"greedy"}, "racer": {"racer"}, "heuristic": {"planner"}, "mcts": _SEARCHING}
    own |= {"builder": {"builder"}, "collector": {"builder"}, "blocker": {"builder"}}
    own |= {"rusher": {"rusher"}, "child": {"child"}}
    own |= {level.name: _SEARCHING if level.searches else {"levels"} for level in LEVELS}
    needed = {step.name for step in engine_steps(random_play=False)}
    needed = needed.union(*(own[bot] for bot in bots if bot in own))
    steps = [*all_steps(), *_sparring_steps()]
    return [step for step in steps if step.name in needed]


def _search_a_little() -> None:
    """Let the searching bot make one decision; all its kernels take part."""
    game = Game.new(EDITIONS[0], players=2, seed=1)
    request = Request(game.observe(game.seat), Limit(iterations=1), threading.Event(), 1, 0)
    MctsBot().choose(request)


def _steps_of_worlds(rules: Any, ground: Any, *, tuning: bool) -> list[Step]:
    """Return the kernels that guess what is hidden; what they are called with here is empty."""
    known: Any = np.zeros(1, KNOWLEDGE)[0]
    views, worlds = np.zeros(1, layout.STATE), np.zeros(1, layout.STATE)
    nobody = np.zeros(0, np.int64)
    drawn = np.zeros((0, MAX_GENERATIONS), np.int8)
    hidden = np.zeros((MAX_GENERATIONS, layout.CARD_KINDS), np.int8)
    unseen = np.zeros((MAX_GENERATIONS, layout.MAX_PLAYERS), np.int8)
    spread = lambda: spread_payments(nobody, nobody, drawn, hidden, unseen, known, 1, 1)  # noqa: E731
    steps = [
        _step("payments", spread_payments, spread),
        _step("tickets", rule_out_done, lambda: rule_out_done(views[0], known, ground)),
        _step(
            "beliefs",
            believe,
            lambda: believe(
                views[0],
                known,
                rules,
                ground,
                fresh_desk(),
                load_belief(EDITIONS[0]),
                np.uint64(1),
            ),
        ),
    ]
    if tuning:
        word = np.uint64(1)
        deal = lambda: deal_worlds(views, known, rules, ground, word, worlds)  # noqa: E731
        steps.append(_step("worlds", deal_worlds, deal))
    return steps


def _sparring_steps() -> list[Step]:
    """Return the kernels of the sparring partners, which nobody needs but the arena and tuning.

    They are loaded only here: no game may look for a place to keep them.
    """
    from ai.sparring.builder import build  # noqa: PLC0415
    from ai.sparring.child import play_childlike  # noqa: PLC0415
    from ai.sparring.jit import SOURCES as SPARRING  # noqa: PLC0415
    from ai.sparring.manner import BUILDER  # noqa: PLC0415
    from ai.sparring.rusher import rush  # noqa: PLC0415

    board = board_for(load_map(EDITIONS[0]))
    rules, ground = board.rules_record, board.record
    state: Any = np.zeros(1, layout.STATE)[0]
    desk = fresh_desk()

    def fresh() -> Any:
        new_game(state, rules, ground, 2, 0, np.uint64(1))
        return state

    built = lambda: build(fresh(), rules, ground, desk, BUILDER)  # noqa: E731
    childlike = lambda: play_childlike(fresh(), rules, ground, desk, np.uint64(1))  # noqa: E731
    return [
        Step("builder", build, built, SPARRING),
        Step("rusher", rush, lambda: rush(fresh(), rules, ground, desk), SPARRING),
        Step("child", play_childlike, childlike, SPARRING),
    ]


def _tuning_step() -> Step:
    """Return the kernel of whole games, in which sparring partners may play too."""
    from ai.sparring.duel import PLANNER, TRAITS, play_deals  # noqa: PLC0415
    from ai.sparring.jit import SOURCES as SPARRING  # noqa: PLC0415

    board = board_for(load_map(EDITIONS[0]))
    state: Any = np.zeros(1, layout.STATE)[0]
    result: Any = np.zeros(1, layout.RESULT)[0]
    weights = load_weights(EDITIONS[0])
    kinds, both = np.array([PLANNER, PLANNER]), np.stack([weights, weights])
    sums = np.zeros(2), np.zeros(2), np.zeros((2, len(TRAITS)))
    return Step(
        "tuning",
        play_deals,
        lambda: play_deals(
            state,
            board.rules_record,
            board.record,
            fresh_desk(),
            result,
            kinds,
            both,
            np.zeros(2),
            1,
            np.uint64(1),
            *sums,
        ),
        SPARRING,
    )


def appraisal_step() -> Step:
    """Return the kernels that compare actions, for hints, reviews and the judge of regret."""
    from ai.reviewing.appraiser import Appraiser  # noqa: PLC0415
    from ai.searching.appraisal import appraise  # noqa: PLC0415

    game = Game.new(EDITIONS[0], players=2, seed=1)
    view = game.observe(game.seat)
    return _step("appraisal", appraise, lambda: Appraiser().appraise(view, 1, 1))


def valuation_step() -> Step:
    """Return the kernel that plays on from true positions."""
    from ai.reviewing.valuing import Valuer  # noqa: PLC0415
    from ai.searching.appraisal import look_ahead  # noqa: PLC0415

    game = Game.new(EDITIONS[0], players=2, seed=1)
    return _step("values", look_ahead, lambda: Valuer(game, 1, 1).value(0))


def review_steps() -> list[Step]:
    """Return the kernels of a review: those of the search, of the judge, and of valuing."""
    return [*steps_for(("mcts",)), appraisal_step(), valuation_step()]
