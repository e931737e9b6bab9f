"""What every edition has: cards, routes, tickets and the end, learned on the board of the USA."""

from typing import Final

from ttr_qt.models.tutorial.lesson import Chapter, Spot, Step, written_actions
from ttr_qt.views.editions.tutorial import TutorialChapter
from ttr_qt.views.editions.usa import end_of_a_game, lesson_texts

_CARDS: Final = Chapter(
    name="cards",
    edition="usa",
    seed=2713,
    minutes=2,
    prelude=written_actions(
        "keep vancouver-denver-11 washington-atlanta-4;"
        "keep seattle-new_york-20 sault_ste_marie-nashville-8"
    ),
    steps=(
        Step("welcome", (Spot("hand"),)),
        Step("open", (Spot("market", "green"),), ("take ? green",)),
        Step("deck", (Spot("deck"),), ("deck",)),
        Step("turns", (Spot("player", "1"),)),
        Step("locomotive", (Spot("market", "locomotive"),), ("take ? locomotive",)),
        Step("first", (Spot("market", "red"),), ("take ? red",)),
        Step("second", (Spot("deck"),), ("deck",)),
        Step("lucky", (Spot("stack", "locomotive"),)),
    ),
)

_ROUTES: Final = Chapter(
    name="routes",
    edition="usa",
    seed=130,
    minutes=3,
    prelude=written_actions(
        "keep vancouver-santa_fe-13 toronto-miami-10;"
        "keep los_angeles-atlanta-15 chicago-atlanta-5;"
        "take 3 purple; take 3 purple; deck; deck; take 4 yellow; take 5 green; deck; deck"
    ),
    steps=(
        Step("cost", (Spot("route", "hel-slc-1"),)),
        Step(
            "drag",
            (Spot("stack", "purple"), Spot("route", "hel-slc-1")),
            ("claim hel-slc-1 purple:3",),
        ),
        Step("points", (Spot("player", "0"),)),
        Step("click", (Spot("route", "den-slc-2"),), ("claim den-slc-2 yellow:2 locomotive:1",)),
        Step("double", (Spot("route", "den-slc-1"),)),
        Step(
            "line",
            (Spot("route", "den-sfe-1"), Spot("place", "denver"), Spot("place", "santa_fe")),
            ("claim den-sfe-1 *",),
        ),
        Step("anywhere"),
    ),
)

_TICKETS: Final = Chapter(
    name="tickets",
    edition="usa",
    seed=3333,
    minutes=3,
    steps=(
        Step(
            "choose",
            (Spot("offer", "duluth-houston-8"), Spot("offer", "denver-el_paso-4"), Spot("keep")),
            ("keep duluth-houston-8 denver-el_paso-4",),
        ),
        Step("list", (Spot("tickets"),)),
        Step("half", (Spot("route", "den-sfe-1"),), ("claim den-sfe-1 *",)),
        Step("rest", (Spot("route", "elp-sfe-1"),), ("claim elp-sfe-1 *",)),
        Step("done", (Spot("ticket", "denver-el_paso-4"),)),
        Step("draw", (Spot("button", "tickets"),), ("tickets 3",)),
        Step("more", (Spot("offer"), Spot("keep")), ("keep *",)),
        Step("missed", (Spot("tickets"),)),
    ),
)

_END: Final = Chapter(
    name="end",
    edition="usa",
    seed=304,
    minutes=2,
    prelude=written_actions(end_of_a_game.ACTIONS),
    steps=(
        Step("wagons", (Spot("player", "0"),)),
        Step(
            "trigger",
            (Spot("stack", "white"), Spot("route", "chi-stl-2")),
            ("claim chi-stl-2 white:2",),
        ),
        Step("round", (Spot("player", "1"),)),
        Step("last", (Spot("route", "dul-oma-1"),), ("claim dul-oma-? red:2",)),
        Step("tickets", (Spot("tickets"),)),
        Step("longest", (Spot("bonus"),)),
        Step("total", (Spot("player", "0"),)),
    ),
)

CHAPTERS: Final = (
    TutorialChapter(_CARDS, lesson_texts.cards),
    TutorialChapter(_ROUTES, lesson_texts.routes),
    TutorialChapter(_TICKETS, lesson_texts.tickets),
    TutorialChapter(_END, lesson_texts.end),
)
