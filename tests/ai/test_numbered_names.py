"""Rows of numbers that kernels read by constants: each constant is called as its number is."""

from types import ModuleType

import pytest

from ai.planning import weighing
from ai.sparring import manner


@pytest.mark.parametrize(
    ("module", "names"), [(weighing, weighing.WEIGHTS), (manner, manner.MANNER)]
)
def test_constants_are_called_as_their_numbers(module: ModuleType, names: tuple[str, ...]) -> None:
    known = vars(module)
    for number, name in enumerate(names):
        constant = name.upper()
        # One that is private: other modules may have given the public name.
        assert known.get(f"_{constant}", known.get(constant)) == number, name
    assert len(set(names)) == len(names)
