"""What the page of rules shows of an edition: which rules, which text, and parts of its board."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from ttr_qt.views.theme.language import Language


def rule_run(letter: str, last: int) -> tuple[str, ...]:
    """Return the numbers of the rules of a letter, which count from 1."""
    return tuple(f"{letter}{number}" for number in range(1, last + 1))


SERIES_RULES: Final = (
    *rule_run("C", 6),
    *rule_run("D", 9),
    *rule_run("R", 8),
    *rule_run("T", 5),
    *rule_run("E", 4),
)
"""The rules that all games of the series share; for games of another kind some of them change."""


@dataclass(frozen=True, slots=True)
class TicketExample:
    """A ticket and the routes that one player did it with."""

    id: str
    routes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardFigure:
    """A part of a board: places that are seen, and what stands there."""

    places: tuple[str, ...]
    margin: float = 90.0
    """Around these places, in units of the board."""
    owners: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """Seats by route."""
    closed: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    """Routes that shine through a veil; none: there is no veil."""
    journey: tuple[str, ...] = ()
    """Routes that a passenger of the first seat travels along, from ``start``."""
    start: str = ""
    ticket: str = ""
    """Laid beside the places, at the left or at the ``right``."""
    right: bool = False


def owned(seat: int, *routes: str) -> dict[str, int]:
    """Return the owners of a figure on which one seat has these routes."""
    return dict.fromkeys(routes, seat)


def ticket_figure(
    example: TicketExample, *places: str, margin: float = 60.0, right: bool = False
) -> BoardFigure:
    """Return the figure of a ticket that is done."""
    return BoardFigure(
        places=places,
        margin=margin,
        owners=owned(0, *example.routes),
        lit=example.routes,
        ticket=example.id,
        right=right,
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rulebook:
    """What the page of rules needs beyond the numbers of the rule set."""

    numbers: tuple[str, ...] = SERIES_RULES
    """The rules that hold in this edition, all of which its page tells."""
    ticket: TicketExample | None = None
    """The ticket that the page shows as done."""
    figures: Mapping[str, BoardFigure] = field(default_factory=lambda: MappingProxyType({}))
    """Parts of the board, by the names they have in the text."""
    text: Callable[[Language], str] | None = None
    """Returns the text in our markup; None: it is a file in ``resources/rules``."""


PLAIN_RULEBOOK: Final = Rulebook()
"""For editions that say nothing about their rules."""
