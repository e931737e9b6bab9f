"""Amsterdam: a short game with carts and contracts in the city of 1663."""

from typing import Final

from ttr_qt.engine.maps import Text
from ttr_qt.views.cards.deck import CARRIER_CARDS
from ttr_qt.views.editions.amsterdam.board import LOOK
from ttr_qt.views.editions.amsterdam.poster import POSTER
from ttr_qt.views.editions.amsterdam.tutorial import CHAPTER
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.rulebook import (
    SERIES_RULES,
    BoardFigure,
    Rulebook,
    TicketExample,
    owned,
    rule_run,
    ticket_figure,
)

_TICKET: Final = TicketExample("blauwbrug-dam-5", ("dam-oih-1", "oih-bla-1"))
_RULEBOOK: Final = Rulebook(
    numbers=(*SERIES_RULES, *rule_run("A", 7)),
    ticket=_TICKET,
    figures={
        "double": BoardFigure(
            places=("oost_indisch_huis", "blauwbrug"),
            owners=owned(1, "oih-bla-1"),
            closed=("oih-bla-2",),
        ),
        "ticket": ticket_figure(_TICKET, "dam", "blauwbrug"),
        "carts": BoardFigure(
            places=("jordaan", "de_drie_hendricken", "begijnhof"), owners=owned(0, "wes-beg-1")
        ),
    },
)

AMSTERDAM: Final = Edition(
    id="amsterdam",
    motto=Text("Carts, canals and contracts", "Fuhrwerke, Grachten und Verträge"),
    first_player=Text("the youngest player", "wer am jüngsten ist"),
    minutes=15,
    contracts=True,
    look=LOOK,
    cards=CARRIER_CARDS,
    poster=POSTER,
    rulebook=_RULEBOOK,
    chapters=(CHAPTER,),
)
