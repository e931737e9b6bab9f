"""Finds how the levels must play: ``python -m ai.tuning.space_levels [EDITION ...]``.

First the inclination of each is made just so strong that it is seen in the way it plays, or as
strong as it can be without losing more than its level should. Then each level that does not search
is made so loose that it loses a fixed share of games to the one above, in every edition, with two
and with four players. Games run inside kernels. The result is written to the file that the levels
read.
"""

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from ai.bots.level_bots import with_character
from ai.edition_tuning import tuning_of
from ai.fitted.weights import Weights, load_weights
from ai.levels import LEVELS, Level, MeasuredLevel, file, measured_levels
from ai.sparring.duel import CHILD, PLANNER
from ai.table_sizes import table_name
from ai.tuning.tune import Duel, duel, tell
from ai.warmup import all_steps
from ttr_qt.engine.board import Board, board_for
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.engine.warmup import report, warm_up

SHARES: Final = {3: 0.62, 2: 0.74, 1: 0.9}
"""The share of games that the next better level wins, by strength; for the best of them that is the
planner itself, since opponents that search are better still. Editions may name others."""
STRENGTHS: Final = (1.0, 2.0, 3.0, 4.5, 6.0, 8.0, 11.0, 15.0, 20.0, 27.0, 36.0, 48.0)
"""The strengths of an inclination that are tried one after the other."""
LEAST_WINS: Final = 0.28
"""The share of games against the planner that the inclination of one who searches must leave."""
ROOM: Final = 0.03
"""How much of the share of games that a level is to lose is left to an unsteady hand."""
TABLES: Final = (2, 4)
"""Players at the tables for which levels are measured."""
_STEPS: Final = 7
_LOOSEST: Final = 60.0


@dataclass(frozen=True, slots=True)
class Table:
    """Games of an edition with a number of players."""

    board: Board
    players: int
    games: int
    """The number of games in each comparison."""

    @property
    def weights(self) -> Weights:
        """The planner's."""
        return load_weights(self.board.rules.name, self.players)

    @property
    def name(self) -> str:
        """For people."""
        return f"{self.board.rules.name}, {self.players} players"

    def with_character(self, level: Level, strength: float) -> Weights:
        """Return the planner's weights with the character of a level."""
        return with_character(level, self.board.rules.name, strength)

    def meet(
        self,
        own: Weights,
        looseness: float,
        other: Weights,
        other_looseness: float,
        kind: int = PLANNER,
    ) -> Duel:
        """Return how weights do against others, with half of the seats each."""
        return duel(
            self.board,
            own,
            kind,
            other,
            -(-self.games // self.players),
            2**61 + 3,
            (looseness, other_looseness),
            players=self.players,
            seats=self.players // 2,
        )


@dataclass(frozen=True, slots=True)
class Better:
    """Whom a level is measured against, and the share of games that it is to lose."""

    weights: Weights
    looseness: float
    share: float
    kind: int = PLANNER
    is_planner: bool = False
    """Whether it is the planner itself."""


def lean(table: Table, level: Level, better: Better) -> float:
    """Return how strong the inclination of a level is to be."""
    weights = table.weights
    usual = _seen(table.meet(weights, 0.0, weights, 0.0), level)
    chosen = 0.0
    for strength in STRENGTHS if level.inclination else ():
        own = table.with_character(level, strength)
        found = table.meet(own, 0.0, weights, 0.0)
        lost_then = 1.0 - found.wins if better.is_planner else lost(table, own, 0.0, better)
        if lost_then > better.share - ROOM:
            break
        chosen = strength
        if (_seen(found, level) - usual) / level.shift >= 1:
            break
    if level.inclination:
        found = table.meet(table.with_character(level, chosen), 0.0, weights, 0.0)
        tell(
            f"{table.name}, {level.name}: {level.shown_by} {_seen(found, level):.1f} "
            f"instead of {usual:.1f} at {chosen}, wins {100 * found.wins:.0f} %"
        )
    return chosen


def _seen(found: Duel, level: Level) -> float:
    """Return the trait by which the inclination of a level is seen."""
    return found.traits[level.shown_by] if level.shown_by else 0.0


def lost(table: Table, own: Weights, looseness: float, better: Better) -> float:
    """Return the share of games that weights lose to better ones."""
    found = table.meet(own, looseness, better.weights, better.looseness, better.kind)
    return 1.0 - found.wins


def loosen(table: Table, own: Weights, better: Better) -> float:
    """Return how loose a hand must be to lose the share of games that it should."""
    low, high = 0.0, _LOOSEST
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if lost(table, own, middle, better) < better.share:
            low = middle
        else:
            high = middle
    return round((low + high) / 2, 2)


def space(edition: str, players: int, games: int) -> dict[str, MeasuredLevel]:
    """Return how the levels play in an edition with so many players."""
    table = Table(board_for(load_map(edition)), players, games)
    found: dict[str, MeasuredLevel] = {}
    for level in reversed(LEVELS):
        better = _better(table, level, found)
        strength = lean(table, level, better)
        looseness = 0.0
        if level.number in SHARES:
            own = table.with_character(level, strength)
            looseness = loosen(table, own, better)
            share = 100 * lost(table, own, looseness, better)
            tell(f"{table.name}, {level.name}: looseness {looseness}, loses {share:.0f} %")
        found[level.name] = MeasuredLevel(looseness, strength)
    return {level.name: found[level.name] for level in LEVELS if level.has_character}


def _better(table: Table, level: Level, found: Mapping[str, MeasuredLevel]) -> Better:
    """Return whom a level is measured against: the first of the next strength, or the planner."""
    weights, tuning = table.weights, tuning_of(table.board.rules.name)
    if level.number not in SHARES:
        return Better(weights, 0.0, 1.0 - LEAST_WINS + ROOM, is_planner=True)
    if level is LEVELS[0] and tuning.child_share:
        return Better(weights, 0.0, tuning.child_share, CHILD)
    share = tuning.level_shares.get(level.name, SHARES[level.number])
    if level.number == max(SHARES):
        return Better(weights, 0.0, share, is_planner=True)
    reference = next(one for one in LEVELS if one.number == level.number + 1)
    measured = found[reference.name]
    return Better(table.with_character(reference, measured.inclination), measured.looseness, share)


def main() -> None:
    """Space the levels of the editions named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m ai.tuning.space_levels", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    parser.add_argument("--games", type=int, default=500, help="for each comparison")
    arguments = parser.parse_args()
    editions = arguments.editions or EDITIONS
    unknown = set(editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    warm_up(report, [step for step in all_steps(tuning=True) if step.name == "tuning"])
    for edition in editions:
        spaced = {
            table_name(edition, players): space(edition, players, arguments.games)
            for players in TABLES
        }
        measured_levels.cache_clear()  # other editions may be spaced elsewhere at the same time
        text = msgspec.json.format(msgspec.json.encode(measured_levels() | spaced), indent=1)
        file().write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
