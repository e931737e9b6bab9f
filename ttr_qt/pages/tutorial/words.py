"""What a step of the tutorial says."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Say:
    """An explanation, and what the person is to do; names stand in braces."""

    text: str
    todo: str = ""


Words = Mapping[str, Say]
"""By the key of the step."""
