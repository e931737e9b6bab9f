"""The searching bot: information-set Monte Carlo tree search in as many threads as asked.

Each thread grows a tree of its own (they need no locks, and two find more than one in the same
time); the roots are added up. Several trees find less than one with as many iterations as all of
them, so a search that counts iterations has one tree: it is as strong on every machine. Kernels run
in short slices without the interpreter's lock, so time limits and requests to stop are obeyed and
the window stays alive.
"""

import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

from ai.api import BotError, Candidate, Choice, Request, options
from ai.bots.search_settings import settings_for
from ai.bots.searcher import Agreement, Searcher, Task, Tree
from ai.deduction.knowledge import KnowledgeReader
from ai.fitted.calibration import Forecast, Statistics, Teller, load_calibration, stage_of
from ai.fitted.outlook_nets import load_outlook
from ai.fitted.ticket_beliefs import load_belief
from ai.fitted.weights import Weights, load_weights
from ai.planning.planner import plan_action
from ai.scratch import fresh_desk, view_of
from ai.searching.beliefs import believe
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import DrawTickets, TakeCard
from ttr_qt.engine.codec import decode, encode
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.codes import packed, unpacked

OWN_MEASURE = 1.0
"""Seconds for a decision where no limit is set."""
_MARGIN = 0.004
"""Seconds that a search ends earlier than asked, for what comes after it."""
MOST_EDGES = 120_000
"""How many edges the trees of all threads hold together, twice (two trees each): about 33 MB. A
search of six seconds fills them, and then goes on with what it has."""
_LONGEST_LINE = 6


class MctsBot:
    """Searches by playing games on in worlds that agree with all it has seen."""

    def __init__(
        self,
        threads: int = 1,
        *,
        name: str = "mcts",
        most_iterations: Callable[[str], int | None] | None = None,
        weights_for: Callable[[str, int], Weights] = load_weights,
        most_edges: int = MOST_EDGES,
    ) -> None:
        """``most_edges`` is the size of its trees, of all threads together.

        ``most_iterations`` returns the most for a decision in games of a rule set, ``weights_for``
        the planner's weights for a rule set and a number of players.
        """
        self.name = name
        self._most_iterations = most_iterations or (lambda _rules: None)
        self._weights_for = weights_for
        self._searchers = [Searcher(most_edges // threads) for _ in range(threads)]
        self._reader = KnowledgeReader()
        self._desk = fresh_desk()
        self._last: Decision | None = None
        """The one whose tree is kept."""
        self._searched: Observation | None = None
        """What the trees are about."""
        self._forecast = Forecast((), ())

    @property
    def trees(self) -> list[Tree]:
        """What the last search found, one tree for each thread."""
        return [searcher.tree for searcher in self._searchers]

    @property
    def expected_scores(self) -> Sequence[float]:
        """The final scores of all seats that are to be expected after what was last chosen."""
        return self._forecast.scores

    @property
    def expected_chances(self) -> Sequence[float]:
        """The chances of all seats to win after what was last chosen; together 1."""
        return self._forecast.chances

    def choose(self, request: Request) -> Action | Choice:
        """Return the action tried most often, with all that were tried."""
        began = time.perf_counter()
        legal = options(request)
        if len(legal) == 1:
            return legal[0]
        observation = request.observation
        task = self._task(observation, request.seed)
        if request.stop.is_set() or observation.phase == "journey":
            return self._planned(task)  # the steps of a journey follow from its start
        self._prepare(request)
        for searcher in self._searchers:
            searcher.compare([key_of_action(task, action) for action in request.compare])
        seconds = request.limit.seconds
        iterations = least_of(
            request.limit.iterations, self._most_iterations(task.board.rules.name)
        )
        if seconds is None:
            seconds = OWN_MEASURE if iterations is None else math.inf
        trees = self._search(task, iterations, began + seconds - _MARGIN, request)
        return self._answer(observation, task, trees)

    def _task(self, observation: Observation, seed: int) -> Task:
        board = observation.board
        view, known = view_of(observation), self._reader.read(observation)
        believe(
            view[0],
            known,
            board.rules_record,
            board.record,
            self._desk,
            load_belief(board.rules.name, observation.players),
            np.uint64(seed),
        )
        return Task(
            board,
            view,
            known,
            self._weights_for(board.rules.name, observation.players),
            load_outlook(board.rules.name, observation.players),
            settings_for(board.rules.name, observation.players),
        )

    def _planned(self, task: Task) -> Action:
        board, state = task.board, task.view[0]
        code = plan_action(state, board.rules_record, board.record, task.weights, self._desk)
        return decode(board, state, int(code))

    def _prepare(self, request: Request) -> None:
        """Take up the tree of the last search if it fits, else begin a new one."""
        observation = request.observation
        if request.compare and self._searched is observation:
            return
        self._searched = observation
        last = self._last
        fits = last is not None and follows(observation, last.observation, last.action)
        for number, searcher in enumerate(self._searchers):
            own_seed = (request.seed + number * 0x9E3779B97F4A7C15) % 2**64
            if fits and last is not None:
                searcher.go_on(last.key, own_seed)
            else:
                searcher.begin(own_seed)
        self._last = None

    def _search(
        self, task: Task, iterations: int | None, deadline: float, request: Request
    ) -> list[Tree]:
        """Search, and return the trees that grew."""
        first, *others = self._searchers
        if iterations is not None or not others:
            most = math.inf if iterations is None else iterations
            first.search(task, most, deadline, request.stop)
            return [first.tree]
        agreement = Agreement(len(self._searchers))
        agreed = [partial(agreement.reached, number) for number in range(len(self._searchers))]
        with ThreadPoolExecutor(len(others)) as pool:
            running = [
                pool.submit(other.search, task, math.inf, deadline, request.stop, is_agreed)
                for other, is_agreed in zip(others, agreed[1:], strict=True)
            ]
            first.search(task, math.inf, deadline, request.stop, agreed[0])
            for search in running:
                search.result()
        return self.trees

    def _answer(
        self, observation: Observation, task: Task, trees: Sequence[Tree]
    ) -> Action | Choice:
        """Return what was tried most often; it is kept in mind for the next decision."""
        legal = frozenset(observation.legal_actions)
        tried = [
            (found, action)
            for found in sum_roots(trees)
            if (action := action_of_key(task, found.key, found.code)) in legal
        ]
        if not tried:
            return self._planned(task)
        if observation.phase == "turn":
            self._last = Decision(observation, tried[0][1], tried[0][0].key)
        players = observation.players
        calibration = load_calibration(task.board.rules.name, players)
        teller = Teller(calibration, stage_of(observation), observation.seat)
        self._forecast = teller.forecast(tried[0][0].statistics(players))
        candidates = []
        for found, action in tried:
            statistics = found.statistics(players)
            score, chance = teller.score(statistics), teller.chance(statistics)
            line = (action, *expected_line(task, trees[0], found.key))
            candidates.append(Candidate(action, round(found.visits), score, chance, line))
        return Choice(tried[0][1], tuple(candidates))


@dataclass(frozen=True, slots=True)
class Decision:
    """What was seen and what the search found best."""

    observation: Observation
    action: Action
    key: int


@dataclass(slots=True)
class Found:
    """An action tried at the root, added up over all trees."""

    key: int
    code: int
    visits: float
    scores: npt.NDArray[np.float64]
    wins: npt.NDArray[np.float64]

    def statistics(self, players: int) -> Statistics:
        """Return how its games went for those who take part."""
        wins, scores = self.wins[:players].tolist(), self.scores[:players].tolist()
        return Statistics(float(self.visits), wins, scores)


def least_of(*limits: int | None) -> int | None:
    """Return the lowest of the limits that are set."""
    return min((limit for limit in limits if limit is not None), default=None)


def sum_roots(trees: Iterable[Tree]) -> list[Found]:
    """Return what was tried at the roots, most often first."""
    found: dict[int, Found] = {}
    for tree in trees:
        for edge in tree.root_edges():
            key = int(edge["key"])
            one = Found(key, int(edge["code"]), edge["visits"], edge["scores"], edge["wins"])
            if key in found:
                one.visits += found[key].visits
                one.scores = one.scores + found[key].scores
                one.wins = one.wins + found[key].wins
            found[key] = one
    tried = (one for one in found.values() if one.visits > 0)
    return sorted(tried, key=lambda one: -one.visits)


def action_of_key(task: Task, key: int, code: int) -> Action:
    """Return the action that the search remembers as ``key`` and last played as ``code``."""
    kind, card, *_ = unpacked(key)
    if kind != layout.TAKE:
        return decode(task.board, task.view[0], code)
    market = task.view["market"][0].tolist()
    slot = market.index(card) if card in market else unpacked(code)[1]
    return TakeCard(slot + 1, task.board.cards[card])


def key_of_action(task: Task, action: Action) -> int:
    """Return what the search remembers a legal action by; the kernel's `key_of`, for Python."""
    if isinstance(action, TakeCard):
        return packed(layout.TAKE, task.board.card_index[action.card])
    code = encode(task.board, task.view[0], action)
    if code is None:
        raise BotError(f"{action} can't be compared: it is not possible here.")
    kind, subject, *_ = unpacked(code)
    return packed(kind, subject) if kind == layout.CLAIM else code


def expected_line(task: Task, tree: Tree, key: int) -> Iterator[Action]:
    """Yield the own decisions that the search expects after the action ``key``."""
    edge = next((edge for edge in tree.root_edges() if edge["key"] == key), None)
    for _ in range(_LONGEST_LINE):
        if edge is None or edge["child"] < 0:
            return
        edge = max(tree.edges_of(int(edge["child"])), key=lambda one: one["visits"], default=None)
        if edge is not None:
            yield action_of_key(task, int(edge["key"]), int(edge["code"]))


def follows(now: Observation, before: Observation, chosen: Action) -> bool:
    """Tell whether ``now`` is the next turn of the seat that saw ``before`` and did ``chosen``."""
    n = len(before.log)
    return (
        now.phase == "turn"
        and now.board is before.board
        and (now.seat, now.players, now.first) == (before.seat, before.players, before.first)
        and _turn(now) == _turn(before) + now.players
        and now.log[:n] == before.log
        and (now.log[n].seat, now.log[n].text) == (now.seat, str(chosen))
        and not isinstance(chosen, DrawTickets)  # much is known now that was not then
    )


def _turn(observation: Observation) -> int:
    return int(np.frombuffer(observation.record, layout.STATE)[0]["turn"])
