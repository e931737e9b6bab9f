"""Finds how loose the hands of the levels must be: ``python -m ai.space_levels [EDITION ...]``.

Each level that does not search is made so much looser than the one above that it loses a fixed
share of games to it, in every edition. Games run inside kernels. The result is written to the file
that the levels read.
"""

import argparse
import json
from typing import Final

from ai.bots.weights import load_weights, with_taste
from ai.edition_tuning import tuning_of
from ai.kernel.duel import PLANNER
from ai.levels import LEVELS, Level, file
from ai.tune import duel, tell
from ai.warmup import all_steps
from ttr_qt.engine.board import Board, board_for
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.engine.warmup import report, warm_up

SHARES: Final = {"rosa": 0.62, "otto": 0.74, "clara": 0.9}
"""Of the games that the next better one wins; for the best of them that is the planner itself,
since whoever searches is better still. Editions may name others."""
_DEALS: Final = 400
_STEPS: Final = 9
_LOOSEST: Final = 60.0


def share_lost(
    board: Board, level: Level, looseness: float, above: Level | None, of: float
) -> float:
    """Return the share of games a level loses to the one above, whose looseness is ``of``."""
    weights = load_weights(board.rules.name)
    better = with_taste(weights, above.taste) if above else weights
    own = with_taste(weights, level.taste)
    return duel(board, better, PLANNER, own, _DEALS, 2**61 + 7, (of, looseness)).wins


def space(edition: str) -> dict[str, float]:
    """Return the looseness of the levels in an edition."""
    board = board_for(load_map(edition))
    found: dict[str, float] = {}
    above: Level | None = None
    shares = SHARES | tuning_of(edition).level_shares
    for level in reversed([one for one in LEVELS if one.name in SHARES]):
        of = found[above.name] if above else 0.0
        low, high = of, _LOOSEST
        for _ in range(_STEPS):
            middle = (low + high) / 2
            if share_lost(board, level, middle, above, of) < shares[level.name]:
                low = middle
            else:
                high = middle
        found[level.name] = round((low + high) / 2, 2)
        lost = share_lost(board, level, found[level.name], above, of)
        tell(f"{edition} {level.name}: {found[level.name]}, loses {100 * lost:.0f} %")
        above = level
    return found


def main() -> None:
    """Space the levels of the editions named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m ai.space_levels", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(EDITIONS)}; all by default")
    editions = parser.parse_args().editions
    unknown = set(editions) - set(EDITIONS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    warm_up(report, all_steps(tuning=True))
    spaced = json.loads(file().read_text("utf-8"))
    for edition in editions or EDITIONS:
        spaced[edition] = space(edition)
    file().write_text(json.dumps(spaced, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
