"""USA: from coast to coast, the game that the series began with."""

from typing import Final

from ttr_qt.engine.maps import Text
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
from ttr_qt.views.editions.usa.board import LOOK
from ttr_qt.views.editions.usa.lessons import CHAPTERS
from ttr_qt.views.editions.usa.poster import POSTER

_TICKET: Final = TicketExample("chicago-new_orleans-7", ("chi-stl-2", "lit-stl-1", "lit-nol-1"))
_RULEBOOK: Final = Rulebook(
    numbers=(*SERIES_RULES, *rule_run("U", 5)),
    ticket=_TICKET,
    figures={
        "double": BoardFigure(
            places=("salt_lake_city", "denver"), owners=owned(1, "den-slc-1"), closed=("den-slc-2",)
        ),
        "ticket": ticket_figure(_TICKET, "chicago", "new_orleans"),
        "longest": BoardFigure(
            places=("seattle", "toronto", "denver"),
            margin=70,
            owners=owned(0, "hel-sea-1", "dul-hel-1", "dul-tor-1", "den-hel-1"),
            lit=("hel-sea-1", "dul-hel-1", "dul-tor-1"),
        ),
    },
)

USA: Final = Edition(
    id="usa",
    motto=Text("The classic: coast to coast", "Der Klassiker: von Küste zu Küste"),
    first_player=Text("the most experienced traveller", "wer am weitesten gereist ist"),
    minutes=60,
    deck_names={
        "edition": Text("All {count}", "Alle {count}"),
        "classic": Text("Classic", "Klassisch"),
        "1910": Text("1910", "1910"),
        "big_cities": Text("Big Cities", "Großstädte"),
        "mega": Text("Mega", "Mega"),
    },
    deck_notes={
        "edition": Text(
            "All {count} tickets. The longest route brings {longest_bonus} points.",
            "Alle {count} Zielkarten. Die längste Strecke bringt {longest_bonus} Punkte.",
        ),
        "classic": Text(
            "The original {count} tickets. The longest route brings {longest_bonus} points.",
            "Die ursprünglichen {count} Zielkarten. Die längste Strecke bringt {longest_bonus} "
            "Punkte.",
        ),
        "1910": Text(
            "{count} other tickets. No longest route, but {most_tickets_bonus} points for the most "
            "tickets done.",
            "{count} andere Zielkarten. Keine längste Strecke, dafür {most_tickets_bonus} Punkte "
            "für die meisten erfüllten Zielkarten.",
        ),
        "big_cities": Text(
            "{count} tickets with big cities. You get {tickets_dealt} and keep at least "
            "{keep_at_start}.",
            "{count} Zielkarten mit großen Städten. Du bekommst {tickets_dealt} und behältst "
            "mindestens {keep_at_start}.",
        ),
        "mega": Text(
            "All {count} tickets. You get {tickets_dealt} and keep at least {keep_at_start}; both "
            "bonuses count.",
            "Alle {count} Zielkarten. Du bekommst {tickets_dealt} und behältst mindestens "
            "{keep_at_start}; beide Boni zählen.",
        ),
    },
    look=LOOK,
    poster=POSTER,
    rulebook=_RULEBOOK,
    chapters=CHAPTERS,
)
