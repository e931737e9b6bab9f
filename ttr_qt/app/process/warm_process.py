"""Compiles the kernels in a process of its own: ``python -m ttr_qt.app.process.warm_process``.

Writes a line for each step, "done steps", so that the window that started it knows how far it is.
"""

import argparse
import os
import sys

from ai.warmup import all_steps, review_steps
from ttr_qt.engine.warmup import Step, warm_up


def give_way() -> None:
    """Let programs that a person looks at go first."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        below_normal = 0x4000
        kernel32 = ctypes.windll.kernel32
        kernel32.SetPriorityClass(kernel32.GetCurrentProcess(), below_normal)
    else:
        os.nice(10)


def tell(done: int, steps: int, _name: str) -> None:
    """Write how far the preparation is."""
    sys.stdout.write(f"{done} {steps}\n")
    sys.stdout.flush()


def steps() -> list[Step]:
    """Return all that the program compiles: what games need first, then what reviews need."""
    found = all_steps()
    names = {step.name for step in found}
    return [*found, *(step for step in review_steps() if step.name not in names)]


def main() -> None:
    """Make everything ready that a game and its review need."""
    give_way()
    warm_up(tell, steps())


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m ttr_qt.app.process.warm_process", description=__doc__
    ).parse_args()
    main()
