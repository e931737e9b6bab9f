"""Fits the outlook to games of the planner: ``python -m ai.tuning.fit_outlook EDITION``.

Games of two and games of more players have outlooks of their own (``--many``). The net learns
from a million seats, in games of the planner against itself, how many points are still to come for
each; games that it did not learn from tell how well it does. To be run again whenever the planner's
weights have changed.
"""

import argparse
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ai.fitted.outlook_nets import fresh_outlook, save_outlook
from ai.fitted.weights import load_weights
from ai.planning.desk import FEATURES, HIDDEN
from ai.scratch import fresh_desk
from ai.searching.notes import note_games
from ai.tuning.tune import tell
from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS, RULES

Floats = npt.NDArray[np.floating]

EPOCHS: Final = 8
BATCH: Final = 512
STEP: Final = 2e-3
_MEMORY, _LONG_MEMORY = 0.9, 0.999
"""Shares of slopes, and of their squares, that are kept from step to step."""
TESTED: Final = 0.1
"""Share of the notes that the net does not learn from."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What was noted of positions, a row for each seat."""

    features: Floats
    fewest: Floats
    """The fewest pieces of anyone, as a share of all."""
    now: Floats
    end: Floats

    def part(self, rows: slice) -> "Notes":
        """Return some of the notes."""
        return Notes(self.features[rows], self.fewest[rows], self.now[rows], self.end[rows])


def take_notes(edition: str, counts: list[int], number: int, seed: int) -> Notes:
    """Play games with each number of players and with every choice of decks."""
    game_map = load_map(edition)
    boards = [board_for(game_map, deck) for deck in RULES[edition].deck_choices[:2] or (None,)]
    notes = []
    for board in boards:
        for players in counts:
            size = number // (len(boards) * len(counts))
            one = Notes(
                np.zeros((size, FEATURES), np.float32),
                *(np.zeros(size, np.float32) for _ in range(3)),
            )
            state: Any = np.zeros(1, layout.STATE)[0]
            result: Any = np.zeros(1, layout.RESULT)[0]
            n = note_games(
                state,
                board.rules_record,
                board.record,
                load_weights(edition, players),
                fresh_desk(),
                result,
                players,
                np.uint64(seed),
                one.features,
                one.fewest,
                one.now,
                one.end,
            )
            one = one.part(slice(n))
            one.fewest[:] /= board.rules_record["pieces"]
            notes.append(one)
    return Notes(
        np.concatenate([one.features for one in notes]),
        np.concatenate([one.fewest for one in notes]),
        np.concatenate([one.now for one in notes]),
        np.concatenate([one.end for one in notes]),
    )


class Net:
    """A net of one hidden layer, taught by gradients (Adam) on standardised features."""

    def __init__(self, notes: Notes, rng: np.random.Generator) -> None:
        goal = notes.end - notes.now
        self.middle, self.width = notes.features.mean(0), notes.features.std(0)
        self.width[np.ptp(notes.features, axis=0) == 0] = np.inf  # always the same in this edition
        self.base, self.unit = goal.mean(), goal.std()
        self.values: list[Floats] = [
            rng.standard_normal((FEATURES, HIDDEN)) * np.sqrt(2 / FEATURES),
            np.zeros(HIDDEN),
            rng.standard_normal(HIDDEN) * np.sqrt(1 / HIDDEN),
            np.zeros(1),
        ]
        self._means = [np.zeros_like(value) for value in self.values]
        self._squares = [np.zeros_like(value) for value in self.values]
        self._steps = 0

    def learn(self, features: Floats, goal: Floats, step: float) -> None:
        """Take one step towards the goals."""
        first, first_bias, second, second_bias = self.values
        scaled = (features - self.middle) / self.width
        hidden = np.maximum(0, scaled @ first + first_bias)
        off = (hidden @ second + second_bias - (goal - self.base) / self.unit) / len(goal)
        back = np.outer(off, second) * (hidden > 0)
        slopes = [scaled.T @ back, back.sum(0), hidden.T @ off, off.sum(keepdims=True)]
        self._steps += 1
        for i, slope in enumerate(slopes):
            self._means[i] += (1 - _MEMORY) * (slope - self._means[i])
            self._squares[i] += (1 - _LONG_MEMORY) * (slope * slope - self._squares[i])
            mean = self._means[i] / (1 - _MEMORY**self._steps)
            square = self._squares[i] / (1 - _LONG_MEMORY**self._steps)
            self.values[i] -= step * mean / (np.sqrt(square) + 1e-8)

    def outlook(self) -> Any:
        """Return the net as kernels read it: for features and points as they are."""
        first, first_bias, second, second_bias = self.values
        outlook = fresh_outlook()
        outlook["first"] = first / self.width[:, None]
        outlook["first_bias"] = first_bias - (self.middle / self.width) @ first
        outlook["second"] = second * self.unit
        outlook["second_bias"] = second_bias[0] * self.unit + self.base
        outlook["fitted"] = 1
        return outlook


def guesses(outlook: Any, features: Floats) -> Floats:
    """Return the points to come that an outlook reads from descriptions."""
    hidden = np.maximum(0, features @ outlook["first"] + outlook["first_bias"])
    points: Floats = hidden @ outlook["second"] + outlook["second_bias"]
    return points


def fit(notes: Notes, seed: int) -> Any:
    """Return the outlook that fits the notes."""
    rng = np.random.default_rng(seed)
    net = Net(notes, rng)
    number = len(notes.end)
    batches = EPOCHS * (number // BATCH)
    for batch in range(batches):
        rows = rng.integers(0, number, BATCH)
        step = STEP * 0.5 * (1 + np.cos(np.pi * batch / batches))
        net.learn(notes.features[rows], notes.end[rows] - notes.now[rows], step)
    outlook = net.outlook()
    # The mean size of the error, made its standard deviation, falls about evenly with the pieces.
    off = np.abs(notes.end - notes.now - guesses(outlook, notes.features)) * np.sqrt(np.pi / 2)
    slope, least = np.polyfit(notes.fewest, off, 1)
    outlook["early_error"] = max(0.0, slope)
    outlook["error"] = max(1.0, least)
    return outlook


def fit_edition(edition: str, number: int, seed: int, *, many: bool) -> None:
    """Play, learn, tell how well, and keep the outlook."""
    most = RULES[edition].players_max
    counts = list(range(3, most + 1)) if many else [2]
    notes = take_notes(edition, counts, number, seed)
    test = take_notes(edition, counts, int(TESTED * number), seed + 1)
    outlook = fit(notes, seed)
    goal = test.end - test.now
    off = goal - guesses(outlook, test.features)
    explained = 1 - off.var() / goal.var()
    tell(
        f"{edition} {counts}: {len(notes.end)} notes, points to come {goal.mean():.1f} "
        f"+- {goal.std():.1f}, error {off.std():.1f}, explained {explained:.2f}; "
        f"late {outlook['error']:.1f}, early +{outlook['early_error']:.1f}"
    )
    save_outlook(edition, outlook, counts[0])


def main() -> None:
    """Fit the editions named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m ai.tuning.fit_outlook", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    parser.add_argument("--many", action="store_true", help="for games of more than two")
    parser.add_argument("--notes", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    unknown = set(arguments.editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    for edition in arguments.editions or EDITIONS:
        fit_edition(edition, arguments.notes, arguments.seed, many=arguments.many)


if __name__ == "__main__":
    main()
