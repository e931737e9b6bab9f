"""The best actions of one position, found by more and more playouts as long as somebody asks."""

import hashlib
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.fitted.calibration import stage_of
from ai.reviewing.appraiser import Appraiser
from ai.reviewing.judge import Comparison, has_choice, same_card
from ai.reviewing.softening import Floats, load_softening, soften
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.bots import Gap

MOST_WORLDS: Final = 4096
"""In which each action is tried: more would change nothing that is told."""
_STAGES: Final = ((12, 16), (36, 7), (MOST_WORLDS, 0))
"""Worlds that actions are tried in before most of them are left out, and how many are left."""
_BATCH: Final = 6
"""Worlds that are tried in one go; whoever wants it to stop waits for them."""
_PER_CENT: Final = 100
_STEADY: Final = 1.0
"""Standard errors by which an action must be better to take the place of the one before it."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action and what it is worth to whoever is to move, as far as they can know."""

    action: Action
    chance: float
    """To win, from 0 to 1."""
    score: float
    """The final one."""
    error: float
    """The standard error of the chance."""
    gap: Gap
    """How far it is behind the best, as a review measures that."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is found of a position so far."""

    candidates: tuple[Candidate, ...]
    """The best first."""
    worlds: int
    """In which each of them was tried."""
    final: bool
    """Whether more playouts would tell nothing more."""

    @property
    def playouts(self) -> int:
        """Of all of them together."""
        return self.worlds * len(self.candidates)


@dataclass(frozen=True, slots=True)
class _Job:
    """Worlds to try some actions in."""

    stage: int
    options: tuple[Action, ...]
    worlds: int
    seed: int


class PositionAnalysis:
    """The analysis of one position; any number of threads may work on it, now or later."""

    def __init__(
        self,
        view: Observation,
        played: Action | None = None,
        seed: int = 1,
        options: Sequence[Action] = (),
    ) -> None:
        """Analyse what the seat to move knows.

        Args:
            view: that.
            played: what is compared whatever it is worth.
            seed: of all chance.
            options: what to compare; by default whatever the planner gives a thought.
        """
        self._view = view
        self._played = played
        self._given = tuple(options)
        self._seed = seed
        self._softening = load_softening(view.board.rules.name, view.players)
        self._luck = self._softening.at(stage_of(view))
        self._lock = threading.Lock()
        """Held by whoever reads or changes what follows."""
        self._options: tuple[Action, ...] = ()
        self._stage = 0
        self._begun = 0
        """Worlds of this stage that are tried, or being tried."""
        self._batches = 0
        self._found: list[Floats] = []
        self._worlds = 0
        self._order: list[Action] = []
        self._told: Outlook | None = None

    @property
    def has_choice(self) -> bool:
        """Whether there is something to decide."""
        return has_choice(self._view)

    def advance(self, appraiser: Appraiser) -> bool:
        """Try some more worlds; return whether there is anything left to do."""
        if not self.has_choice:
            return False
        with self._lock:
            if not self._options:
                self._options = tuple(self._plausible(appraiser))
            job = self._next_job()
        if job is None:
            return False
        tried = appraiser.try_all(self._view, job.options, job.worlds, job.seed)
        with self._lock:
            if job.stage == self._stage:
                self._add(tried.totals)
        return True

    def outlook(self) -> Outlook | None:
        """Return what is found so far, or None if that is nothing."""
        with self._lock:
            if self._found and (self._told is None or self._told.worlds != self._worlds):
                self._told = self._summed_up()
            return self._told

    def _plausible(self, appraiser: Appraiser) -> list[Action]:
        options, played = list(self._given) or appraiser.plausible(self._view), self._played
        if played is None:
            return options
        options = [one for one in options if not same_card(one, played)]
        return options if played in options else [*options, played]

    def _next_job(self) -> _Job | None:
        most, left = _STAGES[self._stage]
        last = self._stage == len(_STAGES) - 1
        if not last and len(self._options) <= left + 1:  # nothing would be left out
            self._begin(self._stage + 1, self._options)
            return self._next_job()
        if last and self._begun >= most:
            return None
        self._begun += _BATCH
        self._batches += 1
        key = b"%d %d" % (self._seed, self._batches)
        seed = int.from_bytes(hashlib.sha256(key).digest()[:7])
        return _Job(self._stage, self._options, _BATCH, seed)

    def _begin(self, stage: int, options: tuple[Action, ...]) -> None:
        """Try ``options`` in other worlds than before, which did not choose them."""
        self._stage, self._options = stage, options
        self._begun = self._worlds = 0
        self._found = []

    def _add(self, totals: Floats) -> None:
        self._found.append(totals)
        self._worlds += len(totals)
        most, left = _STAGES[self._stage]
        if self._stage < len(_STAGES) - 1 and self._worlds >= most:
            self._told = self._summed_up()
            best = [one.action for one in self._told.candidates[:left]]
            kept = {*best, self._played}
            self._begin(self._stage + 1, tuple(one for one in self._options if one in kept))

    def _summed_up(self) -> Outlook:
        totals = self._found[0] if len(self._found) == 1 else np.concatenate(self._found)
        self._found = [totals]
        seat = self._view.seat
        found = Comparison(seat, totals, soften(totals, self._luck), self._softening.even_lead)
        own = found.chances[..., seat]
        order = steadily_ordered(found.worths, self._options, self._order)
        # What is told in whole per cent stands in this order, too.
        order.sort(key=lambda i: -round(_PER_CENT * float(own[:, i].mean())))
        self._order = [self._options[i] for i in order]
        root = np.sqrt(len(own))
        errors = own.std(axis=0) / root
        behind = found.worths[:, [order[0]]] - found.worths
        candidates = tuple(
            Candidate(
                self._options[i],
                float(own[:, i].mean()),
                float(totals[:, i, seat].mean()),
                float(errors[i]),
                Gap(float(behind[:, i].mean()), float(behind[:, i].std() / root)),
            )
            for i in order
        )
        last = self._stage == len(_STAGES) - 1
        return Outlook(candidates, self._worlds, last and self._worlds >= MOST_WORLDS)


def steadily_ordered(
    worths: Floats, options: Sequence[Action], before: Sequence[Action]
) -> list[int]:
    """Return the columns of ``worths``, the best first.

    Two that can't be told apart stay in the order that they had ``before``: nobody can read a list
    whose lines change places all the time.
    """
    means = worths.mean(axis=0)
    places = {action: place for place, action in enumerate(before)}
    known = [i for i in range(len(options)) if options[i] in places]
    if len(known) < len(options):  # of another stage, or the first time
        return [int(i) for i in np.argsort(-means, kind="stable")]
    order = sorted(known, key=lambda i: places[options[i]])
    root = np.sqrt(len(worths))
    for place in range(1, len(order)):
        at = place
        while at and _is_better(worths[:, order[at]] - worths[:, order[at - 1]], root):
            order[at - 1], order[at] = order[at], order[at - 1]
            at -= 1
    return order


def _is_better(gap: Floats, root: float) -> bool:
    return float(gap.mean()) > _STEADY * float(gap.std()) / root
