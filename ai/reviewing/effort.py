"""How much work a review is, and how one that is there is looked into more deeply."""

from dataclasses import dataclass
from typing import Final

import msgspec

from ai.reviewing.findings import Review


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a review is."""

    positions: int = 2000
    """Playouts for each position."""
    decisions: int = 128
    """The same for each option of a decision; more where it is not clear."""

    def times(self, factor: float) -> "Effort":
        """Return more or less work, within reason."""
        positions, decisions = (factor * one for one in (self.positions, self.decisions))
        return Effort(
            round(min(max(positions, LEAST.positions), MOST.positions)),
            round(min(max(decisions, LEAST.decisions), MOST.decisions)),
        )


LEAST: Final = Effort(16, 16)
MOST: Final = Effort(1_000_000, 64_000)
"""Hours of work."""
NORMAL: Final = Effort()
DEEPER: Final = NORMAL.times(4)


def can_be_deeper(review: Review) -> bool:
    """Tell whether a review is complete, but more can be found."""
    return review.complete and review.wanted < DEEPER.positions and bool(review.steps)


def deepened(review: Review, effort: Effort = DEEPER) -> Review:
    """Return a review of which more is wanted; what is judged stays until it is judged better."""
    if effort.positions <= review.wanted:
        return review
    steps = (
        msgspec.structs.replace(step, to_judge=step.to_judge or step.judgement is not None)
        for step in review.steps
    )
    return msgspec.structs.replace(
        review, wanted=effort.positions, decisions=effort.decisions, steps=tuple(steps)
    )
