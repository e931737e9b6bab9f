"""Which parts of the boards the rules show, and what stands on them there."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

_NOBODY: Final[Mapping[str, int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class TicketShot:
    """A ticket and the routes that one player did it with."""

    id: str
    routes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """A part of a board: places that are seen, and what stands there."""

    places: tuple[str, ...]
    margin: float = 90.0
    """Around these places, in units of the board."""
    owners: Mapping[str, int] = field(default_factory=lambda: _NOBODY)
    closed: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    """Routes that shine through a veil; none: there is no veil."""
    journey: tuple[str, ...] = ()
    """Routes that a passenger of the first seat travels along, from ``start``."""
    start: str = ""
    ticket: str = ""
    """Laid beside the places, at the left or at the ``right``."""
    right: bool = False


TICKETS: Final[Mapping[str, TicketShot]] = {
    "usa": TicketShot("chicago-new_orleans-7", ("chi-stl-2", "lit-stl-1", "lit-nol-1")),
    "germany": TicketShot("leipzig-nuernberg-7", ("erf-lei-1", "erf-nue-1")),
    "maerklin": TicketShot("dortmund-erfurt-7", ("dor-kas-1", "erf-kas-1")),
    "first_journey": TicketShot("madrid-amsterdam", ("mad-par-1", "par-ams-1")),
    "amsterdam": TicketShot("blauwbrug-dam-5", ("dam-oih-1", "oih-bla-1")),
}
"""For each edition the ticket that its page shows as done."""


def _owned(seat: int, *routes: str) -> dict[str, int]:
    return dict.fromkeys(routes, seat)


def _ticket(edition: str, *places: str, margin: float = 60.0, right: bool = False) -> Shot:
    shown = TICKETS[edition]
    return Shot(
        places=places,
        margin=margin,
        owners=_owned(0, *shown.routes),
        lit=shown.routes,
        ticket=shown.id,
        right=right,
    )


_TRIPLE: Final = Shot(
    places=("dortmund", "koeln", "muenster"),
    margin=70,
    owners={"dor-due-1": 0, "dor-due-2": 1, "dor-due-3": 3, "due-koe-1": 0, "due-koe-3": 1},
)
_COUNTRY: Final = Shot(
    places=("kiel", "hamburg", "daenemark_2"), owners=_owned(0, "kie-dk2-1", "ham-kie-1")
)
_JOURNEY: Final = ("man-stu-1", "ffm-man-1", "ffm-wue-1", "nue-wue-1")

SHOTS: Final[Mapping[tuple[str, str], Shot]] = {
    ("usa", "double"): Shot(
        places=("salt_lake_city", "denver"), owners=_owned(1, "den-slc-1"), closed=("den-slc-2",)
    ),
    ("usa", "ticket"): _ticket("usa", "chicago", "new_orleans"),
    ("usa", "longest"): Shot(
        places=("seattle", "toronto", "denver"),
        margin=70,
        owners=_owned(0, "hel-sea-1", "dul-hel-1", "dul-tor-1", "den-hel-1"),
        lit=("hel-sea-1", "dul-hel-1", "dul-tor-1"),
    ),
    ("germany", "triple"): _TRIPLE,
    ("germany", "country"): _COUNTRY,
    ("germany", "ticket"): _ticket("germany", "leipzig", "nuernberg"),
    ("maerklin", "triple"): _TRIPLE,
    ("maerklin", "country"): _COUNTRY,
    ("maerklin", "ticket"): _ticket("maerklin", "dortmund", "erfurt", margin=90, right=True),
    ("maerklin", "journey"): Shot(
        places=("stuttgart", "frankfurt", "nuernberg"),
        margin=40,
        owners={**_owned(0, *_JOURNEY), "ffm-wue-1": 1},
        lit=_JOURNEY,
        journey=_JOURNEY,
        start="stuttgart",
    ),
    ("first_journey", "double"): Shot(
        places=("paris", "berlin"), margin=110, owners={"par-ber-1": 0, "par-ber-2": 1}
    ),
    ("first_journey", "ticket"): _ticket(
        "first_journey", "madrid", "amsterdam", margin=110, right=True
    ),
    ("first_journey", "crossing"): Shot(
        places=("brest", "moscow", "berlin"),
        margin=80,
        owners=_owned(0, "bre-par-1", "par-ber-1", "ber-war-1", "war-mos-1"),
        lit=("bre-par-1", "par-ber-1", "ber-war-1", "war-mos-1"),
    ),
    ("amsterdam", "double"): Shot(
        places=("oost_indisch_huis", "blauwbrug"),
        owners=_owned(1, "oih-bla-1"),
        closed=("oih-bla-2",),
    ),
    ("amsterdam", "ticket"): _ticket("amsterdam", "dam", "blauwbrug"),
    ("amsterdam", "carts"): Shot(
        places=("jordaan", "de_drie_hendricken", "begijnhof"),
        owners=_owned(0, "wes-beg-1"),
    ),
}
"""By edition and name of the figure."""
