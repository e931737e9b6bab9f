"""Reads very many inputs: ``python3 dev.py fuzz [--inputs N] [--first R] [target ...]``.

What is read must lead to the documented errors only, execute nothing, and write nothing outside its
place. What fails is told with the smallest input that does, and the others go on.
"""

import argparse
import logging
import os
import sys
import time
import traceback

from PySide6.QtWidgets import QApplication

from tests.fuzz.running import fuzz
from tests.fuzz.targets import TARGETS, Target
from tests.helpers.number_arguments import whole_number


def main() -> int:
    """Fuzz what the command line names; return the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="target", help=", ".join(TARGETS))
    parser.add_argument("--inputs", type=whole_number, default=100_000, help="for each target")
    parser.add_argument("--first", type=int, default=0, help="another number gives other inputs")
    asked = parser.parse_args()
    unknown = [name for name in asked.targets if name not in TARGETS]
    if unknown:
        parser.error(f"there is no target {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    logging.disable()  # what can't be read is noted, input for input
    failed = [
        name
        for name in asked.targets or TARGETS
        if not _passes(TARGETS[name], asked.inputs, asked.first)
    ]
    app.quit()
    print(f"failed: {', '.join(failed)}" if failed else "all inputs were read as documented")
    return 1 if failed else 0


def _passes(target: Target, inputs: int, first: int) -> bool:
    began = time.perf_counter()

    def tell(done: int) -> None:
        seconds = time.perf_counter() - began
        line = f"{target.name:>10}: {done:>7,} of {inputs:,} inputs, {seconds:6.0f} s"
        end = "\n" if done == inputs or not sys.stdout.isatty() else "\r"
        if end == "\r" or done == inputs or done % 10_000 == 0:
            print(line, end=end, flush=True)

    try:
        fuzz(target, inputs, first, tell)
    except Exception:  # noqa: BLE001 - told, and the next target's turn
        traceback.print_exc()
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
