"""How much a player's card shows, and how large."""

import enum
from dataclasses import dataclass
from typing import Final


class BubblePlace(enum.Enum):
    """Where on a card stands what its player says."""

    INSERTED = enum.auto()
    """Between the head and the numbers."""
    REPLACING = enum.auto()
    """There too, and the last turn is left out."""
    COVERING = enum.auto()
    """Over the numbers, for a while."""


@dataclass(frozen=True, slots=True)
class Form:
    """How much a card shows, and how large."""

    padding: int
    face: int
    """How wide the portrait is or, on the smallest cards, the mark alone."""
    name: float
    score: float
    fact: float
    columns: bool = False
    """Whether words stand below their numbers instead of beside them."""
    level: bool = True
    brief: bool = False
    """Whether numbers of a kind are added up."""
    last: int = 0
    """Lines that are kept free for the last turn."""
    words: bool = True
    """Whether numbers have words, not only signs."""
    portrait: bool = True
    """Whether there is a face, not only the mark."""
    beside: bool = False
    """Whether the numbers stand beside the face, not below it."""


FORMS: Final = (
    Form(15, 52, 17, 30, 16, columns=True, last=2),
    Form(12, 44, 15, 24, 13, last=2),
    Form(9, 40, 14, 20, 12.5, brief=True, last=2),
    Form(8, 40, 14, 20, 12.5),
    Form(7, 40, 14, 20, 12.5, brief=True, words=False),
    Form(5, 40, 13.5, 18, 12, brief=True, words=False, beside=True),
    Form(5, 36, 13.5, 18, 12, brief=True, words=False),
    Form(7, 22, 13.5, 18, 12, level=False, brief=True, portrait=False),
    Form(7, 22, 13.5, 18, 12, level=False, brief=True, words=False, portrait=False),
)
"""All forms, from the fullest to the smallest; what a small one leaves out is in its tool tip."""
