"""What the parts of the board share: the position, and what the person has selected in it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from ttr_qt.engine import Observation
from ttr_qt.views.play.claims import Claims
from ttr_qt.views.words.spoken_to import spoken_to


class BoardState:
    """The position that is played on, kept once for all parts of the board."""

    def __init__(
        self, view: Observation, names: Sequence[str], people: Collection[int] | None = None
    ) -> None:
        """``people`` are the seats of persons; by default whoever looks on is one."""
        self.claims: Claims = Claims(view)
        self.names: tuple[str, ...] = tuple(names)
        self._people = people
        self.active: bool = False
        """Whether the person may decide something now."""

    @property
    def view(self) -> Observation:
        """The position that the board shows.

        The source of the game may be ahead of it: an update reaches the models and the disk first.
        """
        return self.claims.view

    @property
    def you(self) -> int:
        """The seat that words on the board call "you"; `NOBODY` if there is none."""
        seat = self.view.seat
        return seat if self._people is None else spoken_to(seat, self.names, self._people)

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
