"""Which of the numbered rules concern which edition."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final


def _run(letter: str, last: int) -> tuple[str, ...]:
    """Return the rules of a letter, which count from 1."""
    return tuple(f"{letter}{number}" for number in range(1, last + 1))


_SERIES: Final = (*_run("C", 6), *_run("D", 9), *_run("R", 8), *_run("T", 5), *_run("E", 4))
"""What USA, Germany, Märklin and Amsterdam share."""

RULES_OF: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "usa": (*_SERIES, *_run("U", 4)),
        "germany": (*_SERIES, *_run("G", 7)),
        # Its tickets, countries and triple tracks are those of Germany; ties are its own.
        "maerklin": (*_SERIES, "G1", "G2", "G3", "G4", "G5", "G7", *_run("M", 15)),
        # No market, no points, no drawing of tickets, no last round.
        "first_journey": (
            *_run("C", 6),
            *("D7", "D8", "D9"),
            *("R1", "R2", "R3", "R4", "R7", "R8"),
            "T3",
            *_run("F", 11),
        ),
        "amsterdam": (*_SERIES, *_run("A", 7)),
    }
)
"""The rules of each edition, all of which its page has to tell."""
