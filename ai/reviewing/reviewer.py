"""Reviews a whole game: what every position was worth, and how good every decision was."""

import hashlib
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from ai.bots.calibration import Stage, stage_of
from ai.bots.scratch import fresh_desk
from ai.bots.weights import load_weights
from ai.reviewing.findings import (
    VALUING,
    Review,
    Step,
    Values,
    fingerprint,
    nothing,
    result_of,
    rounded,
)
from ai.reviewing.judge import Judge, has_choice
from ai.reviewing.softening import Floats, Softening, load_softening, soften
from ai.searching.appraisal import look_ahead
from ttr_qt.engine import Game
from ttr_qt.engine.codec import encode
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.codes import unpacked

_CHANCE_KINDS: Final = {layout.DECK, layout.TAKE, layout.TICKETS, layout.SWAP}
"""Of actions that something is drawn by."""
_NO_ACTION: Final = np.int64(-1)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a review is."""

    positions: int = 400
    """Playouts for each position."""
    decisions: int = 128
    """The same for each option of a decision; more where it is not clear."""

    def times(self, factor: float) -> "Effort":
        """Return more or less work."""
        return Effort(
            max(16, round(self.positions * factor)), max(16, round(self.decisions * factor))
        )


NORMAL: Final = Effort()
DEEPER: Final = NORMAL.times(4)
_OPTIONS: Final = 8
"""Of a decision, on average, that playouts are spent on."""
_PROBE: Final = 64

Progress = Callable[[Review | None, float], None]
"""Told what is found so far, and how much of the work is done, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class _Position:
    """What playouts found of a position, and of the action played there before its luck."""

    stage: Stage
    totals: Floats
    drawn: Floats | None
    """After the action, whatever it draws; None where it draws nothing."""


class Reviewer:
    """Reviews one game; goes on where it was stopped."""

    def __init__(
        self, game: Game, effort: Effort = NORMAL, seed: int = 1, found: Review | None = None
    ) -> None:
        """``found`` is an unfinished review of the same game to go on with."""
        self._game = game
        self._effort = effort
        self._seed = seed
        self._softening = load_softening(game.rules.name, game.players)
        self._positions: dict[int, _Position] = {}
        self._review = found if found is not None and found.game == fingerprint(game) else None

    @property
    def review(self) -> Review | None:
        """What is found so far; None until the values of all positions are."""
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
            if self._review is None:
                self._value(pool, stop, tell)
            if self._review is not None and not stop.is_set():
                self._judge(pool, stop, tell)
        return self._review

    def _value(self, pool: ThreadPoolExecutor, stop: threading.Event, tell: Progress) -> None:
        game = self._game
        plies = [ply for ply in range(game.ply + 1) if ply not in self._positions]
        room = threading.local()

        def value(ply: int) -> tuple[int, _Position | None]:
            if stop.is_set():
                return ply, None
            if not hasattr(room, "valuer"):
                room.valuer = Valuer(game, self._effort.positions, self._seed)
            return ply, room.valuer.value(ply)

        for ply, found in pool.map(value, plies):
            if found is not None:
                self._positions[ply] = found
                tell(None, VALUING * len(self._positions) / (game.ply + 1))
        if len(self._positions) == game.ply + 1:
            self._review = assemble(
                game, self._positions, self._softening, self._effort, self._seed
            )
            tell(self._review, self._review.share)

    def _judge(self, pool: ThreadPoolExecutor, stop: threading.Event, tell: Progress) -> None:
        review = self._review
        if review is None:
            return
        plies = [ply for ply, step in enumerate(review.steps) if step.to_judge]
        room = threading.local()

        def judge(ply: int) -> tuple[int, Step | None]:
            if stop.is_set():
                return ply, None
            if not hasattr(room, "judge"):
                room.judge = Judge()
            moment = self._game.at(ply)
            judged = room.judge.judge(
                moment.observe(moment.seat),
                self._game.actions[ply],
                self._softening,
                self._effort.decisions,
                _seed_of(self._seed, ply),
            )
            step = review.steps[ply]
            if judged is None:
                return ply, msgspec.structs.replace(step, to_judge=False)
            return ply, msgspec.structs.replace(
                step,
                hidden=step.hidden - judged.decision,
                decision=judged.decision,
                judgement=judged.judgement,
                to_judge=False,
            )

        steps = list(review.steps)
        for ply, step in pool.map(judge, plies):
            if step is not None:
                steps[ply] = step
                self._review = msgspec.structs.replace(review, steps=tuple(steps))
                tell(self._review, self._review.share)


def effort_for(game: Game, seconds: float, threads: int = 1) -> Effort:
    """Return how much work can be done in about so many seconds on this machine."""
    valuer = Valuer(game, _PROBE, seed=1)
    valuer.value(game.ply // 2)  # whatever has to be loaded
    began = time.perf_counter()
    for part in (4, 2):
        valuer.value(game.ply // part)
    each = (time.perf_counter() - began) / (3 * _PROBE)
    playouts = (game.ply + 1) * (1.5 * NORMAL.positions + _OPTIONS * NORMAL.decisions)
    return NORMAL.times(seconds * threads / (playouts * each))


class Valuer:
    """Finds by playouts how a game goes on from its true positions; one for each thread."""

    def __init__(self, game: Game, playouts: int, seed: int) -> None:
        self._game = game
        self._playouts = playouts
        self._seed = np.uint64(seed)
        self._weights = load_weights(game.rules.name, game.players)
        self._worlds = np.zeros(1, layout.STATE)
        self._desk = fresh_desk()
        self._result: Any = np.zeros(1, layout.RESULT)[0]

    def value(self, ply: int) -> _Position:
        """Return what was found of the position before action number ``ply``."""
        moment = self._game.at(ply)
        stage = stage_of(moment.observe(moment.seat))
        record = np.array([moment.record], layout.STATE)
        if moment.over:
            totals = np.array([[float(sheet.total) for sheet in moment.scores()]])
            return _Position(stage, totals, None)
        totals = self._look_ahead(record, _NO_ACTION)
        drawn = None
        if ply < self._game.ply:
            code = encode(moment.board, record[0], self._game.actions[ply])
            if code is not None and self._draws(record[0], code, ply):
                drawn = self._look_ahead(record, np.int64(code))
        return _Position(stage, totals, drawn)

    def _draws(self, state: Any, code: int, ply: int) -> bool:
        """Tell whether anything comes by chance when an action is played."""
        after = self._game.at(ply + 1).record
        kind = unpacked(code)[0]
        opens_tickets = kind == layout.CLAIM and self._game.rules.tickets_to_win > 0
        keeps = kind == layout.KEEP  # only shuffles piles, whose order is not known anyway
        shuffled = state["rng"] != after["rng"] and not keeps
        return kind in _CHANCE_KINDS or opens_tickets or bool(shuffled)

    def _look_ahead(self, record: Any, code: np.int64) -> Floats:
        board = self._game.board
        totals, wins = (np.zeros((self._playouts, self._game.players)) for _ in range(2))
        look_ahead(
            record,
            self._worlds,
            board.rules_record,
            board.record,
            self._weights,
            self._desk,
            self._result,
            code,
            self._seed,
            totals,
            wins,
        )
        return totals


def assemble(
    game: Game,
    positions: dict[int, _Position],
    softening: Softening,
    effort: Effort,
    seed: int,
) -> Review:
    """Put together what was found of all positions; decisions are still to be judged."""
    values = [_values(positions[ply], softening) for ply in range(game.ply + 1)]
    if game.over:
        values[-1] = result_of(game)
    steps = tuple(
        Step(
            seat=moment.seat,
            turn=moment.turn,
            phase=moment.phase,
            action=str(game.actions[ply]),
            luck=luck,
            hidden=values[ply + 1] - values[ply] - luck,
            decision=nothing(game.players),
            to_judge=has_choice(moment.observe(moment.seat)),
        )
        for ply, moment, luck in _moments(game, positions, softening)
    )
    return Review(
        game=fingerprint(game),
        players=game.players,
        playouts=effort.positions,
        seed=seed,
        start=values[0],
        steps=steps,
    )


def _moments(
    game: Game, positions: dict[int, _Position], softening: Softening
) -> Iterator[tuple[int, Game, Values]]:
    for ply in range(game.ply):
        drawn = positions[ply].drawn
        luck = nothing(game.players)
        if drawn is not None:
            # Both with the same luck added, or what was drawn would not be even on average.
            added = softening.at(positions[ply].stage)
            after = positions[ply + 1].totals
            luck = _mean(after, added) - _mean(drawn, added)
        yield ply, game.at(ply), luck


def _values(position: _Position, softening: Softening) -> Values:
    return _mean(position.totals, softening.at(position.stage))


def _mean(totals: Floats, luck: float) -> Values:
    return rounded(soften(totals, luck).mean(axis=0).tolist(), totals.mean(axis=0).tolist())


def _seed_of(seed: int, ply: int) -> int:
    return int.from_bytes(hashlib.sha256(b"%d %d" % (seed, ply)).digest()[:7])
