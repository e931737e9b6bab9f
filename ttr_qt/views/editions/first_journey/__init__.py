"""First Journey: Europe for children, where six tickets win."""

from typing import Final

from ttr_qt.engine.maps import Text
from ttr_qt.views.cards.deck import TOY_CARDS
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.first_journey.board import LOOK
from ttr_qt.views.editions.first_journey.poster import POSTER
from ttr_qt.views.editions.first_journey.tutorial import CHAPTER
from ttr_qt.views.editions.rulebook import (
    BoardFigure,
    Rulebook,
    TicketExample,
    owned,
    rule_run,
    ticket_figure,
)

_CROSSING: Final = ("bre-par-1", "par-ber-1", "ber-war-1", "war-mos-1")
_TICKET: Final = TicketExample("madrid-amsterdam", ("mad-par-1", "par-ams-1"))
_RULEBOOK: Final = Rulebook(
    # No market, no points, no drawing of tickets, no last round.
    numbers=(
        *rule_run("C", 6),
        *("D7", "D8", "D9"),
        *("R1", "R2", "R3", "R4", "R7", "R8"),
        "T3",
        *rule_run("F", 11),
    ),
    ticket=_TICKET,
    figures={
        "double": BoardFigure(
            places=("paris", "berlin"), margin=110, owners={"par-ber-1": 0, "par-ber-2": 1}
        ),
        "ticket": ticket_figure(_TICKET, "madrid", "amsterdam", margin=110, right=True),
        "crossing": BoardFigure(
            places=("brest", "moscow", "berlin"),
            margin=80,
            owners=owned(0, *_CROSSING),
            lit=_CROSSING,
        ),
    },
)

FIRST_JOURNEY: Final = Edition(
    id="first_journey",
    motto=Text(
        "For children: first to six tickets",
        "Für Kinder: Wer zuerst sechs Zielkarten erfüllt, gewinnt",
    ),
    first_player=Text("the youngest player", "wer am jüngsten ist"),
    minutes=20,
    look=LOOK,
    cards=TOY_CARDS,
    poster=POSTER,
    rulebook=_RULEBOOK,
    chapters=(CHAPTER,),
)
