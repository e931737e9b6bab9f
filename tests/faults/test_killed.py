"""A process that is killed at any moment loses nothing: the next one goes on exactly there."""

import ast
import gzip
import json
import multiprocessing
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.helpers.players.killed_player import run
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.setup.choice import GameChoice

# It says how soon an action must be on the disk.
pytestmark = [pytest.mark.slow, pytest.mark.alone]

KILLS = 50
EACH = KILLS // len(EDITIONS)
MOST_STEPS = 12
"""Actions that a process plays before it is killed, at the most."""
MOMENT = 0.03
"""Seconds from there to the kill, at the most; every fifth time it is `LATE` and more."""
LATE = 0.7
"""Seconds within which an action must be on the disk."""
PATIENCE = 60.0


class Told(NamedTuple):
    """What a process said about its game."""

    when: float
    save: str

    @property
    def ply(self) -> int:
        """How many actions had been played."""
        return len(json.loads(self.save)["actions"])


def told(report: Path) -> list[Told]:
    """Return what was said; the last line may be torn."""
    if not report.exists():
        return []
    lines = report.read_text(encoding="utf-8").split("\n")[:-1]
    parts = [line.split("\t") for line in lines]
    return [Told(float(when), ast.literal_eval(save)) for when, save in parts]


def live_and_die(
    folder: Path, choice: GameChoice, report: Path, lines: int, moment: float
) -> tuple[list[Told], float]:
    """Let a process play for a while and kill it; return what it had said, and when it died."""
    # Forked from a process that has everything loaded, but no application as this one may have.
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.helpers.players.killed_player"])
    process = context.Process(target=run, args=(folder, choice, report))
    process.start()
    assert process.pid is not None
    began = time.monotonic()
    while len(told(report)) < lines:
        assert process.is_alive(), "the player ended by itself"
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.002)
    time.sleep(moment)
    died = time.monotonic()
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    return told(report), died


def check(found: Told, before: list[Told], died: float, folder: Path) -> None:
    """What a process found must be what the one before had, up to the last moments."""
    on_time = [one.ply for one in before if one.when < died - LATE]
    if found.save in {one.save for one in before}:
        assert found.ply >= max(on_time, default=0), "an action was lost"
        return
    # A new game: the one before was over, or had begun so lately that it was not on the disk.
    assert not found.ply, "a game that there never was"
    assert not on_time or before[-1].save in kept_saves(folder), "a game was lost"


def kept_saves(folder: Path) -> set[str]:
    """Return the saves of all finished games."""
    return {gzip.decompress(file.read_bytes()).decode() for file in folder.glob("games/*.json.gz")}


@pytest.mark.skipif(sys.platform == "win32", reason="needs a fork and a real kill")
@pytest.mark.parametrize("edition", EDITIONS)
def test_killed_at_any_moment(tmp_path: Path, edition: str) -> None:
    chance = random.Random(EDITIONS.index(edition))
    choice = GameChoice(edition=edition, opponents=("clara", "otto"), begins=0)
    before: list[Told] = []
    died = 0.0
    played = 0
    for number in range(EACH):
        moment = chance.uniform(0, MOMENT) + (LATE if number % 5 == 4 else 0.0)
        report, lines = tmp_path / f"report {number}", chance.randint(1, MOST_STEPS)
        heard, death = live_and_die(tmp_path, choice, report, lines, moment)
        found = heard[0]
        if before:
            check(found, before, died, tmp_path)
        died = death
        # Only what was played since the last game began can be found the next time.
        starts = [n for n, one in enumerate(heard) if n and one.ply < heard[n - 1].ply]
        before = heard[starts[-1] :] if starts else heard
        played += len(heard) - 1
    assert played >= 2 * EACH, "hardly anything was played"
