"""Märklin: the tracks of Germany as a model railway, with passengers who collect goods."""

from typing import Final

from ttr_qt.engine.maps import Text
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.germany import COUNTRY, TRIPLE
from ttr_qt.views.editions.maerklin.board import LOOK
from ttr_qt.views.editions.maerklin.poster import POSTER
from ttr_qt.views.editions.maerklin.tutorial import CHAPTER
from ttr_qt.views.editions.rulebook import (
    SERIES_RULES,
    BoardFigure,
    Rulebook,
    TicketExample,
    owned,
    rule_run,
    ticket_figure,
)

_JOURNEY: Final = ("man-stu-1", "ffm-man-1", "ffm-wue-1", "nue-wue-1")
_TICKET: Final = TicketExample("dortmund-erfurt-7", ("dor-kas-1", "erf-kas-1"))
_RULEBOOK: Final = Rulebook(
    # Its tickets, countries and triple tracks are those of Germany; ties are its own.
    numbers=(*SERIES_RULES, "G1", "G2", "G3", "G4", "G5", "G7", *rule_run("M", 15)),
    ticket=_TICKET,
    figures={
        "triple": TRIPLE,
        "country": COUNTRY,
        "ticket": ticket_figure(_TICKET, "dortmund", "erfurt", margin=90, right=True),
        "journey": BoardFigure(
            places=("stuttgart", "frankfurt", "nuernberg"),
            margin=40,
            owners={**owned(0, *_JOURNEY), "ffm-wue-1": 1},
            lit=_JOURNEY,
            journey=_JOURNEY,
            start="stuttgart",
        ),
    },
)

MAERKLIN: Final = Edition(
    id="maerklin",
    motto=Text("Passengers collect goods", "Passagiere sammeln Handelsgüter"),
    first_player=Text("whoever has the finest model railway", "wer die schönste Modellbahn hat"),
    minutes=90,
    look=LOOK,
    poster=POSTER,
    rulebook=_RULEBOOK,
    chapters=(CHAPTER,),
)
