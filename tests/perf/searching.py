"""Measures the searching bot: how fast, how well in two threads, how good a neighbour."""

import hashlib
import statistics
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from ai.api import Limit, Request, action_of
from ai.bots.mcts import MctsBot
from ai.bots.policy_bots import HeuristicBot
from ttr_qt.engine import Game

POSITIONS = 12
ROUNDS = 3
SPEED_UP_TABLE = ("usa", 2)
NAP = 0.002
"""Seconds that the other thread sleeps between two looks at the clock."""
_LONG_TEXT = bytes(2**26)


def positions(edition: str, players: int) -> list[Request]:
    """Return decisions of a whole game of planners, from all parts of it."""
    game = Game.new(edition, players=players, seed=1)
    bot = HeuristicBot()
    found = []
    while not game.over:
        request = Request(game.observe(game.seat), Limit(), threading.Event(), 1, game.ply)
        if len(request.observation.legal_actions) > 1 and game.phase != "journey":
            found.append(request)
        game.play(action_of(bot.choose(request)))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def rate_at(bot: MctsBot, request: Request, seconds: float) -> float:
    """Return the iterations a second, of all threads together, in one search."""
    task = bot._task(request.observation, request.seed)  # noqa: SLF001 - only the search counts
    bot._prepare(request)  # noqa: SLF001
    began = time.perf_counter()
    bot._search(task, None, began + seconds, request)  # noqa: SLF001
    taken = time.perf_counter() - began
    return sum(int(tree.head["iterations"]) for tree in bot.trees) / taken


def rates(edition: str, players: int, seconds: float, *threads: int) -> list[float]:
    """Return, for each number of threads, iterations a second over a whole game.

    The best of several rounds at every position, then the mean; ``seconds`` for all of it. Numbers
    of threads take turns, so that what else the machine does hits them alike.
    """
    bots = [MctsBot(number) for number in threads]
    asked = positions(edition, players)
    share = seconds / (len(asked) * ROUNDS * len(bots))
    best = [[0.0] * len(bots) for _ in asked]
    for _ in range(ROUNDS):
        for at, request in enumerate(asked):
            for number, bot in enumerate(bots):
                best[at][number] = max(best[at][number], rate_at(bot, request, share))
    return [statistics.mean(column) for column in zip(*best, strict=True)]


def iterations_per_s(edition: str, players: int, seconds: float) -> float:
    """Return iterations a second in one thread, over a whole game."""
    (rate,) = rates(edition, players, seconds, 1)
    return rate


def two_threads(seconds: float) -> tuple[float, float]:
    """Return how many times as much two threads do as one: of searching, and of plain arithmetic.

    A machine that is busy with other things has no second core to give; the latter tells.
    """
    one, two = rates(*SPEED_UP_TABLE, 4 * seconds, 1, 2)
    return two / one, hashing(2) / hashing(1)


def hashing(threads: int) -> float:
    """Return the most hashes a second, of all threads together, over several rounds."""
    best = 0.0
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(ROUNDS):
            began = time.perf_counter()
            list(pool.map(hashlib.sha256, [_LONG_TEXT] * threads))  # without the lock
            best = max(best, threads / (time.perf_counter() - began))
    return best


def delays(seconds: float) -> Iterator[float]:
    """Yield by how many milliseconds short naps of this thread are longer than they should be."""
    end = time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        time.sleep(NAP)
        yield max(0.0, time.perf_counter() - began - NAP) * 1e3


def other_thread_delay_ms(seconds: float) -> dict[str, float]:
    """Return how late another Python thread is while two search threads run, and without them."""
    quiet = sorted(delays(seconds))
    asked = positions(*SPEED_UP_TABLE)
    stop = threading.Event()

    def search() -> None:
        bot = MctsBot(2)
        while not stop.is_set():
            for request in asked:
                view = request.observation
                bot.choose(Request(view, Limit(seconds=0.2), stop, request.seed, request.ply))

    searching = threading.Thread(target=search)
    searching.start()
    try:
        busy = sorted(delays(2 * seconds))
    finally:
        stop.set()
        searching.join()
    return {
        "p95": busy[int(0.95 * len(busy))],
        "worst": busy[-1],
        "p95_without_search": quiet[int(0.95 * len(quiet))],
        "worst_without_search": quiet[-1],
    }
