"""What the parts of the board share: the position, and what the person has selected in it."""

from collections.abc import Sequence
from dataclasses import dataclass

from ttr_qt.engine import Observation
from ttr_qt.views.play.claims import Claims


class BoardState:
    """The position that is played on, kept once for all parts of the board."""

    def __init__(self, view: Observation, names: Sequence[str]) -> None:
        self.claims: Claims = Claims(view)
        self.names: tuple[str, ...] = tuple(names)
        self.active: bool = False
        """Whether the person may decide something now."""

    @property
    def view(self) -> Observation:
        """The position that the board shows.

        The source of the game may be ahead of it: an update reaches the models and the disk first.
        """
        return self.claims.view

    def set_view(self, view: Observation, *, active: bool) -> None:
        """Take over a position; ``active``: the person is to move and nothing runs."""
        if view is not self.view:
            self.claims = Claims(view)
        self.active = active and bool(view.legal_actions)


@dataclass(slots=True)
class Selection:
    """What the person has picked, points at, or has reached by keys."""

    card: str = ""
    """The card of the hand that routes are to be claimed with; empty: any."""
    hovered: str | None = None
    """The route under the pointer."""
    route: str | None = None
    """The route in the focus of the keys."""
    place: str | None = None
    """The place in the focus of the keys."""
