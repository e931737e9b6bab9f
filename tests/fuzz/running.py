"""Reads many inputs of one kind with hypothesis, in rounds that are the same every time."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.fuzz.guard import harmless
from tests.fuzz.targets import Target

ROUND: Final = 1000
"""Inputs that hypothesis remembers, so as not to try one twice; more would fill the memory."""


def fuzz(
    target: Target, inputs: int, first: int = 0, tell: Callable[[int], None] | None = None
) -> None:
    """Let a target read many inputs; raises what one of the smallest wrong ones leads to.

    ``first`` numbers the first round: other numbers give other inputs.
    """
    with TemporaryDirectory() as name:
        folder = Path(name).resolve()
        target.check(target.valid(), folder)
        datetime.strptime("2026 +0000", "%Y %z")  # Python loads a module of its own for it
        cases = target.make_cases()
        for number, begin in enumerate(range(0, inputs, ROUND), first):
            _round(target, cases, min(ROUND, inputs - begin), number, folder)
            if tell is not None:
                tell(min(begin + ROUND, inputs))


def _round(target: Target, cases: Any, inputs: int, number: int, folder: Path) -> None:
    @seed(number)
    @settings(
        max_examples=inputs,
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases)
    def read(case: Any) -> None:
        with harmless(folder):
            target.check(case, folder)

    read()
