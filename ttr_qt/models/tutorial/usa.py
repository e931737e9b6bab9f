"""What every edition has: cards, routes, tickets and the end, learned on the board of the USA."""

from typing import Final

from ttr_qt.models.tutorial import end_of_a_game
from ttr_qt.models.tutorial.lesson import Chapter, Spot, Step


def actions(text: str) -> tuple[str, ...]:
    """Return actions that are written down one after the other."""
    return tuple(action.strip() for action in text.replace("\n", " ").split(";"))


CARDS: Final = Chapter(
    name="cards",
    edition="usa",
    seed=2713,
    minutes=2,
    prelude=actions(
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

ROUTES: Final = Chapter(
    name="routes",
    edition="usa",
    seed=130,
    minutes=3,
    prelude=actions(
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

TICKETS: Final = Chapter(
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

END: Final = Chapter(
    name="end",
    edition="usa",
    seed=304,
    minutes=2,
    prelude=actions(end_of_a_game.ACTIONS),
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
