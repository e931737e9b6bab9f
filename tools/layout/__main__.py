"""Lay out a board again: ``python -m tools.layout usa``.

Starts from the layout that the map file holds and writes a better one back, or with ``--fresh``
from the projection alone. ``--measure`` only says what the present layout is worth.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.layout.board_specs import BOARD_SPECS
from tools.layout.files import write_layout
from tools.layout.measure import Figures, figures_of
from tools.layout.search import search
from ttr_qt.engine.maps import load_map
from ttr_qt.paths import data_dir


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool; the result is the exit code."""
    options = _parser().parse_args(arguments)
    path: Path = options.map or data_dir("maps") / f"{options.edition}.json"
    game_map = load_map(path)
    if options.measure:
        if game_map.layout is None:
            _say(f"{path.name} has no layout")
            return 1
        _tell(figures_of(game_map, game_map.layout))
        return 0
    started = time.monotonic()
    found = search(
        game_map,
        BOARD_SPECS[options.edition],
        seeds=range(options.seed, options.seed + options.tries),
        moves=options.moves,
        fresh=options.fresh or game_map.layout is None,
        heat=options.heat,
        progress=_say,
    )
    figures = figures_of(game_map, found.layout)
    _tell(figures)
    _say(f"energy {found.energy:.1f}, {time.monotonic() - started:.0f} s")
    if not figures.sound and not options.force:
        _say("not sound: nothing written (--force writes it)")
        return 1
    write_layout(path, found.layout)
    _say(f"written to {path}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.layout", description=__doc__)
    parser.add_argument("edition", choices=BOARD_SPECS)
    parser.add_argument("--map", type=Path, help="the map file, if not the one that is shipped")
    parser.add_argument("--fresh", action="store_true", help="start from the projection alone")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--tries", type=int, default=1, help="how many seeds to try")
    parser.add_argument("--moves", type=int, default=500_000)
    parser.add_argument(
        "--heat", type=float, help="how far from its start the search may stray; 1 only polishes"
    )
    parser.add_argument("--measure", action="store_true", help="only measure the present layout")
    parser.add_argument("--force", action="store_true", help="write it even if it is not sound")
    return parser


def _tell(figures: Figures) -> None:
    for line in figures.lines():
        _say(line)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
