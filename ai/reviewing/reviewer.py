"""Reviews a whole game: what every position was worth, and how good every decision was."""

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from ai.reviewing.appraiser import Appraiser
from ai.reviewing.effort import NORMAL, Effort, deepened
from ai.reviewing.findings import VALUING, Review, Step, fingerprint
from ai.reviewing.judge import Judge, fine_for
from ai.reviewing.softening import load_softening
from ai.reviewing.valuing import Ledger, Moment, Position, Valuer, moment_of, seed_of
from ttr_qt.engine import Game

_FIRST: Final = (40, 400)
"""Playouts for each position after which it is told what they found, before decisions are judged:
few at first, so that the curve is seen at once."""
_MORE: Final = 400
"""So many more each time afterwards."""
_OPTIONS: Final = 100
"""Times the playouts for an option that a decision takes on average."""
_PROBE: Final = 64

Progress = Callable[[Review | None, float], None]
"""Told what is found so far, and how much of the work is done, from 0 to 1."""


class Reviewer:
    """Reviews one game; goes on where it was stopped."""

    def __init__(
        self,
        game: Game,
        effort: Effort | None = None,
        seed: int = 1,
        found: Review | None = None,
    ) -> None:
        """``found`` is a review of the same game to go on with, or to look into more deeply.

        Without an ``effort`` it is gone on with as it was begun.
        """
        if found is not None and found.game != fingerprint(game):
            found = None
        if found is not None and (effort is None or effort.positions <= found.wanted):
            effort = Effort(found.wanted, found.decisions)
        self._effort = effort or NORMAL
        self._game = game
        self._seed = seed if found is None else found.seed
        self._softening = load_softening(game.rules.name, game.players)
        self._review = None if found is None else deepened(found, self._effort)
        self._ledger = Ledger(game, self._softening, self._review)
        self._moments: list[Moment] = []
        self._block: dict[int, Position] = {}
        """What is found for the next block of playouts."""

    @property
    def review(self) -> Review | None:
        """What is found so far; None until the values of all positions are, roughly."""
        return self._review

    def run(
        self,
        threads: int = 1,
        stop: threading.Event | None = None,
        progress: Progress | None = None,
        begin: Callable[[], None] | None = None,
    ) -> Review | None:
        """Find what is still to be found, until it is complete or ``stop`` is set.

        ``begin`` is called first in each thread.
        """
        stop = stop or threading.Event()
        tell = progress or (lambda _review, _share: None)
        with ThreadPoolExecutor(threads, initializer=begin) as pool:
            self._value(pool, stop, tell, min(_FIRST[-1], self._effort.positions))
            self._judge(pool, stop, tell)
            self._value(pool, stop, tell, self._effort.positions)
        return self._review

    def _value(
        self, pool: ThreadPoolExecutor, stop: threading.Event, tell: Progress, until: int
    ) -> None:
        """Value all positions more and more exactly, until there are so many playouts of each."""
        if self._ledger.playouts >= until:
            return
        if not self._moments:
            appraiser = Appraiser()
            plies = range(self._game.ply + 1)
            self._moments = [moment_of(self._game, ply, appraiser) for ply in plies]
        valuers = threading.local()
        while self._ledger.playouts < until and not stop.is_set():
            self._add_block(pool, stop, tell, valuers, until)

    def _add_block(
        self,
        pool: ThreadPoolExecutor,
        stop: threading.Event,
        tell: Progress,
        valuers: threading.local,
        until: int,
    ) -> None:
        before, all_plies = self._ledger.playouts, len(self._moments)
        told_next = next((one for one in _FIRST if one > before), before + _MORE)
        rows = min(told_next, until) - before
        seed = seed_of(self._seed, -1 - before)

        def value(ply: int) -> tuple[int, Position | None]:
            if stop.is_set():
                return ply, None
            if not hasattr(valuers, "own"):
                valuers.own = Valuer(self._game, rows, seed)
            valuer: Valuer = valuers.own
            return ply, valuer.value_of(self._moments[ply], rows, seed)

        whole = VALUING / self._effort.positions
        for ply, found in pool.map(value, self._missing()):
            if found is not None:
                self._block[ply] = found
                done = rows * len(self._block) / all_plies
                tell(self._review, self._share + whole * done)
        if len(self._block) == all_plies:
            self._ledger.add([self._block[ply] for ply in range(all_plies)])
            self._block = {}
            effort = self._effort
            self._review = self._ledger.review(
                effort.positions, effort.decisions, self._seed, self._review
            )
            tell(self._review, self._share)

    @property
    def _share(self) -> float:
        return 0.0 if self._review is None else self._review.share

    def _missing(self) -> list[int]:
        return [ply for ply in range(len(self._moments)) if ply not in self._block]

    def _judge(self, pool: ThreadPoolExecutor, stop: threading.Event, tell: Progress) -> None:
        review = self._review
        if review is None or stop.is_set():
            return
        steps = list(review.steps)
        decisions = sum(step.to_judge or step.judgement is not None for step in steps)
        fine = fine_for(decisions // review.players)
        judges = threading.local()

        def judge(ply: int) -> tuple[int, Step | None]:
            if stop.is_set():
                return ply, None
            if not hasattr(judges, "own"):
                judges.own = Judge(fine)
            return ply, self._judged(judges.own, ply, steps[ply])

        for ply, step in pool.map(judge, _to_judge(steps)):
            if step is not None:
                steps[ply] = step
                self._review = msgspec.structs.replace(review, steps=tuple(steps))
                tell(self._review, self._share)

    def _judged(self, judge: Judge, ply: int, step: Step) -> Step:
        moment = self._game.at(ply)
        judged = judge.judge(
            moment.observe(moment.seat),
            self._game.actions[ply],
            self._softening,
            self._effort.decisions,
            seed_of(self._seed, ply),
        )
        if judged is None:
            return msgspec.structs.replace(step, to_judge=False)
        return msgspec.structs.replace(
            step,
            hidden=step.hidden + step.decision - judged.decision,
            decision=judged.decision,
            doubt=judged.doubt,
            judgement=judged.judgement,
            to_judge=False,
        )


def _to_judge(steps: Iterable[Step]) -> list[int]:
    return [ply for ply, step in enumerate(steps) if step.to_judge]


def effort_for(game: Game, seconds: float, threads: int = 1) -> Effort:
    """Return how much work can be done in about so many seconds on this machine."""
    valuer = Valuer(game, _PROBE, seed=1)
    valuer.value(game.ply // 2)  # whatever has to be loaded
    began = time.perf_counter()
    for part in (4, 2):
        valuer.value(game.ply // part)
    each = (time.perf_counter() - began) / (3 * _PROBE)
    playouts = (game.ply + 1) * (1.3 * NORMAL.positions + _OPTIONS * NORMAL.decisions)
    return NORMAL.times(seconds * threads / (playouts * each))
