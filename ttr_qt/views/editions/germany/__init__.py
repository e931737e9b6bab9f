"""Germany: short and long tickets, countries at the edge, and a race for the most tickets."""

from typing import Final

from ttr_qt.engine.maps import Text
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.germany.board import LOOK
from ttr_qt.views.editions.germany.poster import POSTER
from ttr_qt.views.editions.germany.tutorial import CHAPTER
from ttr_qt.views.editions.rulebook import (
    SERIES_RULES,
    BoardFigure,
    Rulebook,
    TicketExample,
    owned,
    rule_run,
    ticket_figure,
)

TRIPLE: Final = BoardFigure(
    places=("dortmund", "koeln", "muenster"),
    margin=70,
    owners={"dor-due-1": 0, "dor-due-2": 1, "dor-due-3": 3, "due-koe-1": 0, "due-koe-3": 1},
)
COUNTRY: Final = BoardFigure(
    places=("kiel", "hamburg", "daenemark_2"), owners=owned(0, "kie-dk2-1", "ham-kie-1")
)
_TICKET: Final = TicketExample("leipzig-nuernberg-7", ("erf-lei-1", "erf-nue-1"))
_RULEBOOK: Final = Rulebook(
    numbers=(*SERIES_RULES, *rule_run("G", 7)),
    ticket=_TICKET,
    figures={
        "triple": TRIPLE,
        "country": COUNTRY,
        "ticket": ticket_figure(_TICKET, "leipzig", "nuernberg"),
    },
)

GERMANY: Final = Edition(
    id="germany",
    motto=Text("A secret race for the most tickets", "15 Punkte extra für die meisten Zielkarten"),
    first_player=Text("the oldest player", "wer am ältesten ist"),
    minutes=60,
    look=LOOK,
    poster=POSTER,
    rulebook=_RULEBOOK,
    chapters=(CHAPTER,),
)
