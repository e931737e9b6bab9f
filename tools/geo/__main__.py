"""Command line of the preparation of backgrounds."""

import argparse
import sys
import time
from pathlib import Path

import msgspec

from tools.geo import amsterdam, first_journey, germany, maerklin, usa
from ttr_qt.engine.maps import load_map

MAKERS = {
    "usa": usa.make,
    "germany": germany.make,
    "maerklin": maerklin.make,
    "first_journey": first_journey.make,
    "amsterdam": amsterdam.make,
}
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "boards"


def main() -> None:
    """Make the backgrounds that the command line names, or all."""
    parser = argparse.ArgumentParser(prog="python -m tools.geo", description="Prepare backgrounds.")
    parser.add_argument("--sources", type=Path, required=True, help="folder of the raw data")
    parser.add_argument("editions", nargs="*", default=list(MAKERS), metavar="EDITION")
    options = parser.parse_args()
    unknown = set(options.editions) - set(MAKERS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    FOLDER.mkdir(exist_ok=True)
    for edition in options.editions:
        began = time.perf_counter()
        layout = load_map(edition).layout
        if layout is None:
            sys.exit(f"{edition} has no layout")
        art = MAKERS[edition](layout, options.sources, FOLDER)
        file = FOLDER / f"{edition}.json"
        file.write_bytes(msgspec.json.encode(art))
        seconds = time.perf_counter() - began
        sys.stdout.write(f"{file.name}: {file.stat().st_size // 1024} kB in {seconds:.0f} s\n")


if __name__ == "__main__":
    main()
