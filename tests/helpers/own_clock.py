"""A clock for tests that measure a thread on a machine which others use too."""

import time
from pathlib import Path
from typing import Final

_WAITED: Final = Path("/proc/thread-self/schedstat")
"""Its second number: nanoseconds for which this thread could have run, but had no core."""


def own_seconds() -> float:
    """Return seconds that pass while this thread runs, sleeps or waits for another thread.

    They stand still while it could run and the system gives the core to somebody else, which is no
    fault of the program's. Systems other than Linux don't tell; there it is a clock like any other.
    """
    try:
        waited = int(_WAITED.read_bytes().split()[1])
    except (OSError, IndexError):
        waited = 0
    return time.perf_counter() - waited / 1e9
