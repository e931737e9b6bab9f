"""What all positions of a game are worth, found by more and more playouts from each of them.

All positions get the same playouts with the same shuffles. So whatever is the same after two
positions is so exactly: where a player does what the playouts do, nothing but luck changes the
value, and the noise of many small parts does not add up.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from ai.fitted.calibration import Stage, stage_of
from ai.fitted.weights import load_weights
from ai.reviewing.appraiser import Appraiser
from ai.reviewing.findings import (
    CHANCE,
    POINT,
    Review,
    Step,
    Values,
    fingerprint,
    nothing,
    result_of,
    rounded,
)
from ai.reviewing.judge import has_choice
from ai.reviewing.softening import Floats, Softening, soften
from ai.scratch import fresh_desk
from ai.searching.appraisal import look_ahead
from ttr_qt.engine import Game
from ttr_qt.engine.codec import encode
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.codes import unpacked

_CHANCE_KINDS: Final = {layout.DECK, layout.TAKE, layout.TICKETS, layout.SWAP}
"""Of actions that something is drawn by."""
_NO_ACTION: Final = np.int64(-1)


@dataclass(frozen=True, slots=True)
class Moment:
    """What playouts from a position start with."""

    stage: Stage
    record: Any
    final: tuple[float, ...] | None
    """The scores, if the game is over."""
    code: int | None
    """Of the action played there, if something is drawn by it."""
    expected: bool
    """Whether the playouts would do the same, so that there is nothing to try twice."""


@dataclass(frozen=True, slots=True)
class Position:
    """What playouts found of a position, and of the action played there before its luck."""

    stage: Stage
    totals: Floats
    """Final scores: rows are playouts, columns are seats."""
    drawn: Floats | None
    """The same after the action, whatever it draws; None where it draws nothing."""


class Valuer:
    """Finds by playouts how a game goes on from its true positions; one for each thread."""

    def __init__(self, game: Game, playouts: int, seed: int) -> None:
        self._game = game
        self._playouts = playouts
        self._seed = seed
        self._weights = load_weights(game.rules.name, game.players)
        self._worlds = np.zeros(1, layout.STATE)
        self._desk = fresh_desk()
        self._result: Any = np.zeros(1, layout.RESULT)[0]

    def value(self, ply: int) -> Position:
        """Return what is found of the position before action number ``ply``."""
        return self.value_of(moment_of(self._game, ply), self._playouts, self._seed)

    def value_of(self, moment: Moment, playouts: int, seed: int) -> Position:
        """Return what so many playouts find of a position."""
        if moment.final is not None:
            return Position(moment.stage, np.tile(np.array(moment.final), (playouts, 1)), None)
        totals = self._look_ahead(moment, _NO_ACTION, playouts, seed)
        drawn = None
        if moment.code is not None:
            drawn = totals
            if not moment.expected:
                drawn = self._look_ahead(moment, np.int64(moment.code), playouts, seed)
        return Position(moment.stage, totals, drawn)

    def _look_ahead(self, moment: Moment, code: np.int64, playouts: int, seed: int) -> Floats:
        board = self._game.board
        totals, wins = (np.zeros((playouts, self._game.players)) for _ in range(2))
        look_ahead(
            moment.record,
            self._worlds,
            board.rules_record,
            board.record,
            self._weights,
            self._desk,
            self._result,
            code,
            np.uint64(seed),
            totals,
            wins,
        )
        return totals


def moment_of(game: Game, ply: int, appraiser: Appraiser | None = None) -> Moment:
    """Return the position before action number ``ply``; an appraiser tells what is expected."""
    moment = game.at(ply)
    view = moment.observe(moment.seat)
    record = np.array([moment.record], layout.STATE)
    final = tuple(float(sheet.total) for sheet in moment.scores()) if moment.over else None
    code, expected = None, False
    if ply < game.ply:
        action = game.actions[ply]
        encoded = encode(moment.board, record[0], action)
        if encoded is not None and _draws(game, ply, record[0], encoded):
            code = encoded
            only = len(view.legal_actions) == 1
            expected = only or (appraiser is not None and appraiser.planned(view) == action)
    return Moment(stage_of(view), record, final, code, expected)


def _draws(game: Game, ply: int, state: Any, code: int) -> bool:
    """Tell whether anything comes by chance when an action is played."""
    after = game.at(ply + 1).record
    kind = unpacked(code)[0]
    opens_tickets = kind == layout.CLAIM and game.rules.tickets_to_win > 0
    keeps = kind == layout.KEEP  # only shuffles piles, whose order is not known anyway
    shuffled = state["rng"] != after["rng"] and not keeps
    return kind in _CHANCE_KINDS or opens_tickets or bool(shuffled)


class Ledger:
    """The means of all playouts so far; it grows by blocks that have every position."""

    def __init__(self, game: Game, softening: Softening, found: Review | None = None) -> None:
        """``found`` has what earlier playouts found."""
        self._game = game
        self._softening = softening
        self._over = result_of(game) if game.over else None
        players, plies = game.players, game.ply
        self.playouts = 0
        self._chances, self._points = (np.zeros((plies + 1, players)) for _ in range(2))
        self._luck_chances, self._luck_points = (np.zeros((plies, players)) for _ in range(2))
        self._spread_chances, self._spread_leads = np.zeros(players), np.zeros(players)
        """Variances of what a single playout says of the luck of each seat."""
        if found is not None:
            self._take_over(found)

    def _take_over(self, found: Review) -> None:
        self.playouts = found.playouts
        for place, value in enumerate(found.values):
            self._chances[place], self._points[place] = _floats(value)
        for place, step in enumerate(found.steps):
            self._luck_chances[place], self._luck_points[place] = _floats(step.luck)
        chances, leads = _floats(found.doubt)
        self._spread_chances = chances**2 * found.playouts
        self._spread_leads = leads**2 * found.playouts

    def add(self, block: Sequence[Position]) -> None:
        """Take over what the same number of playouts found of every position."""
        rows = len(block[0].totals)
        self.playouts += rows
        weight = rows / self.playouts
        sum_chances, sum_points = (np.zeros((rows, self._game.players)) for _ in range(2))
        for place, one in enumerate(block):
            own = soften(one.totals, self._softening.at(one.stage))
            _move(self._chances[place], own.mean(axis=0), weight)
            _move(self._points[place], one.totals.mean(axis=0), weight)
            if place == len(block) - 1:
                break
            if one.drawn is None:
                continue
            # Both with the same luck added, or what was drawn would not be even on average.
            added = self._softening.at(one.stage)
            after = block[place + 1].totals
            chances = soften(after, added) - (
                own if one.drawn is one.totals else soften(one.drawn, added)
            )
            points = after - one.drawn
            sum_chances += chances
            sum_points += points
            _move(self._luck_chances[place], chances.mean(axis=0), weight)
            _move(self._luck_points[place], points.mean(axis=0), weight)
        if rows > 1:
            _move(self._spread_chances, sum_chances.var(axis=0, ddof=1), weight)
            leads = sum_points - sum_points[:, [self._rival(s) for s in range(self._game.players)]]
            _move(self._spread_leads, leads.var(axis=0, ddof=1), weight)

    def _rival(self, seat: int) -> int:
        """Return who came out best of all others, or who would."""
        others = [one for one in range(self._game.players) if one != seat]
        if self._over is not None:
            points = self._over.points
            return max(others, key=lambda one: points[one])
        return max(others, key=lambda one: float(self._points[-1, one]))

    def review(self, wanted: int, decisions: int, seed: int, before: Review | None) -> Review:
        """Return what is found, with the judgements that were there before."""
        game = self._game
        values = [
            rounded(chances.tolist(), points.tolist())
            for chances, points in zip(self._chances, self._points, strict=True)
        ]
        if self._over is not None:
            values[-1] = self._over
        steps = []
        for ply in range(game.ply):
            luck = rounded(self._luck_chances[ply].tolist(), self._luck_points[ply].tolist())
            change = values[ply + 1] - values[ply]
            if before is None:
                steps.append(_unjudged(game, ply, luck, change - luck))
            else:
                step = before.steps[ply]
                hidden = change - luck - step.decision
                steps.append(msgspec.structs.replace(step, luck=luck, hidden=hidden))
        root = np.sqrt(self.playouts)
        errors = np.sqrt(self._spread_chances) / root, np.sqrt(self._spread_leads) / root
        return Review(
            game=fingerprint(game),
            players=game.players,
            playouts=self.playouts,
            wanted=wanted,
            decisions=decisions,
            seed=seed,
            start=values[0],
            steps=tuple(steps),
            doubt=Values(
                tuple(round(CHANCE * one) for one in errors[0].tolist()),
                tuple(round(POINT * one) for one in errors[1].tolist()),
            ),
        )


def _unjudged(game: Game, ply: int, luck: Values, hidden: Values) -> Step:
    moment = game.at(ply)
    return Step(
        seat=moment.seat,
        turn=moment.turn,
        phase=moment.phase,
        action=str(game.actions[ply]),
        luck=luck,
        hidden=hidden,
        decision=nothing(game.players),
        to_judge=has_choice(moment.observe(moment.seat)),
    )


def _floats(values: Values) -> tuple[Floats, Floats]:
    return np.array(values.chances) / CHANCE, np.array(values.points) / POINT


def _move(mean: Floats, towards: Floats, weight: float) -> None:
    mean += weight * (towards - mean)


def seed_of(seed: int, number: int) -> int:
    """Return the seed of one of many pieces of work."""
    return int.from_bytes(hashlib.sha256(b"%d %d" % (seed, number)).digest()[:7])
