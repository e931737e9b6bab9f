"""Kinds of settings: how their values are kept as text, and what counts as nonsense."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ttr_qt.views.theme.language import Language, Marked
from ttr_qt.views.words.numbers import number

Value = str | float | Enum | None
"""What a setting can be; switches and whole numbers are numbers to Python."""

Written = Callable[[float, Language], str]
"""How a number is written with its unit."""

_ON: Final = "yes"
_OFF: Final = "no"


def text_of(value: Value) -> str:
    """Return how a value is kept."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return _ON if value else _OFF
    return str(value.value if isinstance(value, Enum) else value)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values, each with what it is called."""

    options: Sequence[tuple[Value, Marked]]
    written: Written | None = None
    """For options that are numbers; they need no names."""

    def read(self, text: str, usual: Value) -> Value:
        """Return the value that a text stands for, or the usual one if it stands for none."""
        return next((value for value, _ in self.options if text_of(value) == text), usual)


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def read(self, text: str, usual: Value) -> Value:
        """Return whether a text means on; the usual value if it means neither."""
        return {_ON: True, _OFF: False}.get(text, usual)


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number between two others."""

    least: int
    most: int
    step: int = 1
    zero: Marked = ""
    """What 0 is called, if not by its number."""
    written: Written = number

    def read(self, text: str, usual: Value) -> Value:
        """Return the number that a text stands for, or the usual one if it can't be meant."""
        try:
            number = float(text)
        except ValueError:
            return usual
        fits = math.isfinite(number) and number.is_integer()
        return int(number) if fits and self.least <= number <= self.most else usual


Kind = Choice | Switch | Range
