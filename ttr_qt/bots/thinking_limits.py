"""How much opponents may think; knows nothing of games, so that it loads at once."""

import os
from dataclasses import dataclass
from typing import Final

_SECONDS: Final = 1.0
_MOST_THREADS: Final = 4
_SAME_ITERATIONS: Final = 5000
"""About a second's."""
_SAME_SECONDS: Final = 30.0
"""What they take on a very slow machine; one that thinks much longer is taken to be stuck."""


@dataclass(slots=True)
class ThinkingLimits:
    """How long and with how much of the machine opponents think.

    All opponents of a window share one, and look into it before each decision: what is changed
    holds from the next one on.
    """

    seconds: float = _SECONDS
    threads: int = 0
    """0: as many as leave one core to the window."""
    iterations: int | None = None
    """How many iterations a search ends after, however long they take; None: it ends with its
    time."""

    def become(self, other: "ThinkingLimits") -> None:
        """Allow what another allows."""
        self.seconds, self.threads = other.seconds, other.threads
        self.iterations = other.iterations

    @property
    def used_threads(self) -> int:
        """The number of threads a search gets."""
        return self.threads or max(1, min(_MOST_THREADS, (os.cpu_count() or 2) - 1))


def same_for_all() -> ThinkingLimits:
    """Return limits by which opponents play alike on every machine, as long as it takes there."""
    return ThinkingLimits(_SAME_SECONDS, 1, _SAME_ITERATIONS)
