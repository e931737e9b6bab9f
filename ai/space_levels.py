"""Finds how the levels must play: ``python -m ai.space_levels [EDITION ...]``.

First the inclination of each is made just so strong that it is seen in the way it plays, or as
strong as it can be without ruining its play. Then each level that does not search is made so much
looser than the one above that it loses a fixed share of games to it, in every edition. Games run
inside kernels. The result is written to the file that the levels read.
"""

import argparse
from typing import Final

import msgspec

from ai.bots.weights import Weights, inclined, load_weights
from ai.edition_tuning import tuning_of
from ai.levels import LEVELS, Level, Manner, all_manners, file
from ai.sparring.duel import PLANNER
from ai.tune import Duel, duel, tell
from ai.warmup import all_steps
from ttr_qt.engine.board import Board, board_for
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.engine.warmup import report, warm_up

SHARES: Final = {3: 0.62, 2: 0.74, 1: 0.9}
"""Of the games that the next better one wins, by strength; for the best of them that is the planner
itself, since whoever searches is better still. Editions may name others."""
STRENGTHS: Final = (
    *(0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0, 12.5, 15.0),
    *(17.0, 20.0, 24.0, 28.0, 34.0, 40.0, 50.0, 60.0),
)
"""Of an inclination, that are tried one after the other."""
LEAST_WINS: Final = {1: 0.12, 2: 0.22, 3: 0.34, 4: 0.36}
"""By strength: the share of games against the planner that an inclination must leave."""
_DEALS: Final = 300
_STEPS: Final = 8
_LOOSEST: Final = 60.0


def lean(board: Board, level: Level) -> float:
    """Return how strong the inclination of a level is to be."""
    weights = load_weights(board.rules.name)
    usual = _seen(duel(board, weights, PLANNER, weights, _DEALS, 2**61 + 3), level)
    chosen = 0.0
    for strength in STRENGTHS if level.inclination else ():
        own = inclined(weights, level.inclination, strength)
        found = duel(board, own, PLANNER, weights, _DEALS, 2**61 + 3)
        if found.wins < LEAST_WINS[level.number]:
            break
        chosen = strength
        if (_seen(found, level) - usual) / level.shift >= 1:
            break
    if level.inclination:
        own = inclined(weights, level.inclination, chosen)
        found = duel(board, own, PLANNER, weights, _DEALS, 2**61 + 3)
        tell(
            f"{board.rules.name} {level.name}: {level.shown_by} {_seen(found, level):.1f} "
            f"instead of {usual:.1f} at {chosen}, wins {100 * found.wins:.0f} %"
        )
    return chosen


def _seen(found: Duel, level: Level) -> float:
    """Return the trait by which the inclination of a level is seen."""
    return found.traits[level.shown_by] if level.shown_by else 0.0


def share_lost(
    board: Board, own: Weights, looseness: float, better: Weights, better_looseness: float
) -> float:
    """Return the share of games that weights lose to better ones, each with its looseness."""
    hands = (better_looseness, looseness)
    return duel(board, better, PLANNER, own, _DEALS, 2**61 + 7, hands).wins


def space(edition: str) -> dict[str, Manner]:
    """Return how the levels play in an edition."""
    board = board_for(load_map(edition))
    weights = load_weights(edition)
    found: dict[str, Manner] = {}
    better, better_looseness, above = weights, 0.0, max(SHARES) + 1
    for level in reversed(LEVELS):
        found[level.name] = Manner(0.0, lean(board, level))
        if level.number not in SHARES:
            continue
        if level.number < above - 1:  # measured against the first of the next strength
            reference = next(one for one in LEVELS if one.number == level.number + 1)
            manner = found[reference.name]
            better = inclined(weights, reference.inclination, manner.inclination)
            better_looseness, above = manner.looseness, level.number + 1
        share = tuning_of(edition).level_shares.get(level.name, SHARES[level.number])
        own = inclined(weights, level.inclination, found[level.name].inclination)
        low, high = 0.0, _LOOSEST
        for _ in range(_STEPS):
            middle = (low + high) / 2
            if share_lost(board, own, middle, better, better_looseness) < share:
                low = middle
            else:
                high = middle
        looseness = round((low + high) / 2, 2)
        lost = share_lost(board, own, looseness, better, better_looseness)
        tell(f"{edition} {level.name}: looseness {looseness}, loses {100 * lost:.0f} %")
        found[level.name] = Manner(looseness, found[level.name].inclination)
    return {level.name: found[level.name] for level in LEVELS if level.inclination}


def main() -> None:
    """Space the levels of the editions named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m ai.space_levels", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    editions = parser.parse_args().editions
    unknown = set(editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    warm_up(report, all_steps(tuning=True))
    spaced = dict(all_manners())
    for edition in editions or EDITIONS:
        spaced[edition] = space(edition)
    text = msgspec.json.format(msgspec.json.encode(spaced), indent=1)
    file().write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
