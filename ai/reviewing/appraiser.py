"""What actions in a position are worth, by many playouts: a slow and fair judge of other bots."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ai.bots.mcts import MctsBot, key_of_action
from ai.bots.searcher import Task
from ai.planning.desk import MAX_OPTIONS
from ai.scratch import fresh_desk
from ai.searching.appraisal import appraise, list_plausible
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.board import Board
from ttr_qt.engine.codec import decode, encode
from ttr_qt.engine.kernel import layout

_SCREENED: Final = 64
"""Worlds in which every action is tried before most of them are left out."""
_LEFT: Final = 8
"""So many of them are left, beside those asked for."""
_RIVAL_SHARE: Final = 0.5
_ARRANGED: Final = 64
"""Worlds that are dealt from the same arrangements of the hidden tickets. These are few and similar
to each other: many more worlds from them would seem to say more than they do."""

Values = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What some actions brought: rows are worlds, the same for all, columns are actions."""

    seat: int
    """Who would do them."""
    actions: tuple[Action, ...]
    keys: tuple[int, ...]
    """What each action is known by: a route however it is paid, a card whatever its slot."""
    totals: Values
    """Final scores, with a third axis for the seats."""
    shares: Values
    """Of the victory, likewise."""

    @property
    def points(self) -> Values:
        """The own score less half of the best rival's."""
        return points_of(self.totals, self.seat)

    @property
    def wins(self) -> Values:
        """The own share of the victory."""
        own: Values = self.shares[:, :, self.seat]
        return own


def points_of(totals: Values, seat: int) -> Values:
    """Return what the search measures by: the own score less half of the best rival's."""
    rivals = np.delete(totals, seat, axis=-1).max(axis=-1)
    points: Values = totals[..., seat] - _RIVAL_SHARE * rivals
    return points


class Appraiser(MctsBot):
    """Knows what the searching bot knows, and deals its worlds from that."""

    def __init__(self) -> None:
        super().__init__(name="appraiser", most_edges=4)
        self._worlds = np.zeros(2, layout.STATE)
        self._result: Any = np.zeros(1, layout.RESULT)[0]
        self._room = fresh_desk()

    def key(self, observation: Observation, action: Action) -> int:
        """Return what an action is known by."""
        return key_of_action(self._task(observation, seed=0), action)

    def appraise(
        self, observation: Observation, playouts: int, seed: int, asked: Sequence[Action] = ()
    ) -> Appraisal:
        """Appraise the most promising actions and those ``asked`` for, each by so many playouts.

        Which are promising is found in other worlds than what they are worth, so that no action
        looks better than it is because it was chosen by luck.
        """
        task = self._task(observation, seed)
        found = {key_of_action(task, action): action for action in self._plausible(task)}
        wanted = {key_of_action(task, action): action for action in asked}
        found = {**found, **wanted}
        if len(found) > _LEFT:
            totals, _ = self._try(
                observation, list(found.values()), _SCREENED, seed ^ _OTHER_WORLDS
            )
            points = points_of(totals, observation.seat)
            best = np.argsort(-points.mean(axis=0), kind="stable")[:_LEFT]
            keys = [list(found)[i] for i in sorted(best.tolist())]
            found = {key: found[key] for key in dict.fromkeys([*keys, *wanted])}
        totals, shares = self._try(observation, list(found.values()), playouts, seed)
        seat = observation.seat
        return Appraisal(seat, tuple(found.values()), tuple(found), totals, shares)

    def plausible(self, observation: Observation) -> list[Action]:
        """Return the actions that the planner gives a thought."""
        return self._plausible(self._task(observation, seed=0))

    def planned(self, observation: Observation) -> Action:
        """Return what the planner would do."""
        return self._planned(self._task(observation, seed=0))

    def try_all(
        self,
        observation: Observation,
        actions: Sequence[Action],
        worlds: int,
        seed: int,
        laters: Sequence[Action | None] = (),
    ) -> Appraisal:
        """Appraise exactly these actions, payments and all, each in the same worlds.

        ``laters`` has for each what is done in the next turn, if it is still possible then; without
        it what the planner would do.
        """
        task = self._task(observation, seed)
        keys = tuple(key_of_action(task, action) for action in actions)
        totals, shares = self._try(observation, actions, worlds, seed, laters)
        return Appraisal(observation.seat, tuple(actions), keys, totals, shares)

    def _plausible(self, task: Task) -> list[Action]:
        board, state = task.board, task.view[0]
        codes = np.zeros(MAX_OPTIONS, np.int64)
        n = list_plausible(state, board.rules_record, board.record, task.weights, self._room, codes)
        return [decode(board, state, int(code)) for code in codes[:n]]

    def _try(
        self,
        observation: Observation,
        actions: Sequence[Action],
        worlds: int,
        seed: int,
        laters: Sequence[Action | None] = (),
    ) -> tuple[Values, Values]:
        totals, shares = (np.zeros((worlds, len(actions), observation.players)) for _ in range(2))
        padded = laters or [None] * len(actions)
        for first in range(0, worlds, _ARRANGED):
            own_seed = _seed_of(seed, first)
            task = self._task(observation, own_seed)
            board, state = task.board, task.view[0]
            codes = np.array([encode(board, state, action) for action in actions], np.int64)
            then = np.array([_code_of(board, state, one) for one in padded], np.int64)
            some = slice(first, first + _ARRANGED)
            appraise(
                task.view,
                task.known,
                self._worlds,
                board.rules_record,
                board.record,
                task.weights,
                self._room,
                self._result,
                codes,
                then,
                np.uint64(own_seed),
                totals[some],
                shares[some],
            )
        return totals, shares


def _seed_of(seed: int, first: int) -> int:
    """Return the seed of some worlds; any near to another's would give the same ones, shifted."""
    return int.from_bytes(hashlib.sha256(b"%d %d" % (seed, first)).digest()[:8])


def _code_of(board: Board, state: Any, action: Action | None) -> int | None:
    return layout.NONE if action is None else encode(board, state, action)


_OTHER_WORLDS: Final = 0x5DEECE66D
