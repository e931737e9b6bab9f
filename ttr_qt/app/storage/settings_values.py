"""Reading what is kept in settings, which anybody may have edited."""

from collections.abc import Sequence
from typing import TypeVar

_Word = TypeVar("_Word")


def one_of(text: str, choices: Sequence[_Word], usual: _Word) -> _Word:
    """Return the choice that a text names, or the usual one where it names none."""
    return next((choice for choice in choices if choice == text), usual)
