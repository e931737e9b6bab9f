"""Measures engine, search and window: ``python3 dev.py bench [--json FILE] [--seconds S]``.

One core each, but for the search in two threads.

Machines differ and are busy with other things, so a figure is the best of several rounds, and a
fixed piece of arithmetic measured beside it tells how fast the machine was at that moment.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ai.warmup import all_steps
from tests.helpers.number_arguments import number
from tests.perf.painting import painting
from tests.perf.saving import keeping_us
from tests.perf.searching import iterations_per_s, other_thread_delay_ms, two_threads
from tests.perf.window import first_window, measured
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.playout import random_games
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.warmup import engine_steps, report, warm_up

ROUNDS = 5
SEARCH_TABLES = (*((edition, 2) for edition in EDITIONS), ("usa", 4))
WINDOWS = (
    ("usa at 1920x1080", "usa", 1920, 1080, 1),
    ("usa at 3840x2160", "usa", 3840, 2160, 1),
    ("usa at 1920x1080 of doubled pixels", "usa", 1920, 1080, 2),
    ("maerklin at 1920x1080", "maerklin", 1920, 1080, 1),
)
"""What they are called, edition, width and height, and the scale of the screen."""
READY = """
import time
began = time.perf_counter()
from ttr_qt.engine import Game
game = Game.new("usa", players=2, seed=1)
game.play(game.legal_actions()[0])
print(time.perf_counter() - began)
"""


def speed_of_machine() -> float:
    """Return millions of steps a second of a fixed loop of plain Python."""
    began = time.perf_counter()
    total = 0
    for i in range(300_000):
        total += i & 7
    return 0.3 / (time.perf_counter() - began)


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """Return the most units a second over `ROUNDS` rounds that share ``seconds``."""
    best = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        units = 0
        while time.perf_counter() - began < seconds / ROUNDS:
            units += work()
        best = max(best, units / (time.perf_counter() - began))
    return best


def random_play(edition: str, players: int, seconds: float) -> float:
    """Return whole random games a second, scored, in one thread."""
    board = board_for(load_map(edition))
    state: Any = np.zeros(1, layout.STATE)[0]
    result: Any = np.zeros(1, layout.RESULT)[0]
    seeds = iter(range(1, 10**9))

    def batch() -> int:
        random_games(
            state, board.rules_record, board.record, result, players, 500, np.uint64(next(seeds))
        )
        return 500

    return best_rate(batch, seconds)


def python_calls(edition: str) -> dict[str, float]:
    """Return median microseconds of the calls a window or a bot makes from Python."""
    times: dict[str, list[float]] = {"legal_actions": [], "play": [], "observe": [], "scores": []}
    rng = Random(1)
    for seed in range(4):
        game = Game.new(edition, players=2, seed=seed)
        while not game.over:
            began = time.perf_counter()
            legal = game.legal_actions()
            times["legal_actions"].append(time.perf_counter() - began)
            action = rng.choice(legal)
            for name, call in (
                ("observe", lambda game=game: game.observe(game.seat)),
                ("scores", game.scores),
                ("play", lambda game=game, action=action: game.play(action)),
            ):
                began = time.perf_counter()
                call()
                times[name].append(time.perf_counter() - began)
    return {name: statistics.median(values) * 1e6 for name, values in times.items()}


def start_up(folder: Path, rounds: int) -> float:
    """Return the shortest time in seconds from nothing to a first action, in a new process."""
    best = float("inf")
    for _ in range(rounds):
        done = subprocess.run(
            [sys.executable, "-c", READY],
            env=os.environ | {"TTR_QT_CACHE": str(folder)},
            capture_output=True,
            text=True,
            check=True,
        )
        best = min(best, float(done.stdout))
    return best


def measure(seconds: float) -> dict[str, Any]:
    """Return all figures, telling them as they come."""
    figures: dict[str, Any] = {"machine_speed": speed_of_machine(), "random_games_per_s": {}}
    print(f"machine: {figures['machine_speed']:.1f} million steps of plain Python a second")
    for edition in EDITIONS:
        for players in range(RULES[edition].players_min, RULES[edition].players_max + 1):
            rate = random_play(edition, players, seconds)
            figures["random_games_per_s"][f"{edition}/{players}"] = rate
            print(f"random games, {edition}, {players} players: {rate:,.0f} a second")
    figures["call_us"] = {edition: python_calls(edition) for edition in EDITIONS}
    for edition, calls in figures["call_us"].items():
        told = ", ".join(f"{name} {value:.0f}" for name, value in calls.items())
        print(f"microseconds a call from Python, {edition}: {told}")
    keeping = figures["keeping_us"] = {f"{plies} actions": us for plies, us in keeping_us().items()}
    told = ", ".join(f"after {name} {value:.0f}" for name, value in keeping.items())
    print(f"microseconds of the window's thread to keep a game: {told}")
    figures |= measure_search(seconds)
    figures["painting_ms"] = {edition: painting(edition) for edition in EDITIONS}
    for edition, times in figures["painting_ms"].items():
        told = ", ".join(f"{name} {value:.1f}" for name, value in times.items())
        print(f"milliseconds of painting at 1920x1080, {edition}: {told}")
    figures |= measure_window(seconds)
    with tempfile.TemporaryDirectory() as folder:
        figures["cold_start_s"] = start_up(Path(folder), 1)
        figures["warm_start_s"] = start_up(Path(folder), ROUNDS)
    print(f"first action after a cold start: {figures['cold_start_s']:.1f} s (compiles)")
    print(f"first action after a warm start: {figures['warm_start_s']:.2f} s")
    return figures


def measure_search(seconds: float) -> dict[str, Any]:
    """Return the figures of the searching bot, telling them as they come."""
    figures: dict[str, Any] = {"mcts_iterations_per_s": {}}
    for edition, players in SEARCH_TABLES:
        rate = iterations_per_s(edition, players, seconds)
        figures["mcts_iterations_per_s"][f"{edition}/{players}"] = rate
        print(f"search, {edition}, {players} players: {rate:,.0f} iterations a second")
    speed_up, possible = two_threads(seconds)
    figures["mcts_two_threads"], figures["machine_two_threads"] = speed_up, possible
    print(
        f"search in two threads: {speed_up:.2f} times one; plain arithmetic: {possible:.2f} times"
    )
    delay = figures["other_thread_delay_ms"] = other_thread_delay_ms(seconds)
    told = ", ".join(f"{name.replace('_', ' ')} {value:.1f}" for name, value in delay.items())
    print(f"milliseconds another thread is late beside two that search: {told}")
    return figures


def measure_window(seconds: float) -> dict[str, Any]:
    """Return the figures of the whole window, telling them as they come."""
    figures: dict[str, Any] = {"window_ms": {}}
    for name, edition, width, height, ratio in WINDOWS:
        times = measured("steps", edition, width, height, ratio=ratio)
        figures["window_ms"][name] = times
        told = ", ".join(f"{what.replace('_', ' ')} {value:.1f}" for what, value in times.items())
        print(f"milliseconds of the window, {name}: {told}")
    smooth = figures["beside_two_searches"] = measured("smoothness", 5 * seconds)
    told = ", ".join(f"{what.replace('_', ' ')} {value:.3g}" for what, value in smooth.items())
    print(f"frames and input beside two searches, milliseconds late: {told}")
    figures["memory_mb"] = measured("memory", "usa")
    print(f"memory with the strongest opponents thinking: {figures['memory_mb']:.0f} MB")
    idle = figures["idle_percent"] = measured("idle", "usa", 2 * seconds)
    told = ", ".join(f"{what.replace('_', ' ')} {value:.2f}" for what, value in idle.items())
    print(f"per cent of a core while nobody does anything: {told}")
    figures["first_window_s"] = min(first_window() for _ in range(ROUNDS))
    print(f"first window from a warm cache: {figures['first_window_s']:.2f} s")
    return figures


def main() -> None:
    """Measure, tell, and write the figures to a file if one is named."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    parser.add_argument("--seconds", type=number, default=2.0, help="for each rate (default 2)")
    arguments = parser.parse_args()
    warm_up(report, [*engine_steps(), *all_steps()])
    figures = measure(arguments.seconds)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
