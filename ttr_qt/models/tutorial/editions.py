"""What the other editions have of their own."""

from typing import Final

from ttr_qt.models.tutorial.lesson import Chapter, Spot, Step
from ttr_qt.models.tutorial.usa import actions

GERMANY: Final = Chapter(
    name="germany",
    edition="germany",
    seed=71,
    minutes=2,
    steps=(
        Step("mix", (Spot("mix", "2+2"),), ("tickets 2+2",)),
        Step(
            "keep",
            (
                Spot("offer", "daenemark-niederlande-10"),
                Spot("offer", "kiel-nuernberg-15"),
                Spot("keep"),
            ),
            ("keep *daenemark-niederlande-10 kiel-nuernberg-15*", "keep *daenemark-niederlande*"),
        ),
        Step("most", (Spot("bonus"), Spot("tickets"))),
        Step("country", (Spot("route", "kie-dk2-1"),), ("claim kie-dk2-1 *",)),
        Step("through", (Spot("place", "daenemark_1"), Spot("place", "daenemark_2"))),
        Step("draw", (Spot("button", "tickets"), Spot("mix")), ("tickets *",)),
        Step("more", (Spot("offer"), Spot("keep")), ("keep *",)),
    ),
)

MAERKLIN: Final = Chapter(
    name="maerklin",
    edition="maerklin",
    seed=40,
    minutes=3,
    prelude=actions(
        "tickets 2+2; tickets 2+2; keep frankfurt-oesterreich-10 hamburg-koeln-9;"
        "keep frankreich-muenchen-8 frankfurt-lindau-8; take 1 locomotive_4plus; take 1 yellow;"
        "claim due-koe-1 orange:1; no-passenger; take 2 blue; take 4 blue; deck; deck"
    ),
    steps=(
        Step(
            "claim",
            (Spot("stack", "yellow"), Spot("route", "ffm-man-1")),
            ("claim ffm-man-? yellow:2",),
        ),
        Step("passenger", (Spot("place", "mannheim"),), ("passenger mannheim",)),
        Step("goods", (Spot("place", "frankfurt"), Spot("place", "koeln"))),
        Step(
            "four",
            (Spot("stack", "locomotive_4plus"), Spot("route", "ffm-koe-1")),
            ("claim ffm-koe-? blue:3 locomotive_4plus:1",),
        ),
        Step("again", (Spot("button", "no-passenger"),), ("no-passenger", "passenger *")),
        Step("card", (Spot("stack", "passenger"), Spot("route", "due-koe-1"))),
        Step(
            "journey",
            (Spot("passenger", "mannheim"), Spot("place", "duesseldorf")),
            ("journey mannheim", "travel ffm-man-?", "travel ffm-koe-?", "travel due-koe-1"),
            until="travel due-koe-1",
        ),
        Step("arrive", (Spot("button", "arrive"),), ("arrive",)),
        Step("points", (Spot("player", "0"),)),
    ),
)

FIRST_JOURNEY: Final = Chapter(
    name="first_journey",
    edition="first_journey",
    seed=150,
    minutes=2,
    steps=(
        Step("goal", (Spot("tickets"),)),
        Step("draw", (Spot("deck"),), ("deck",)),
        Step(
            "claim", (Spot("stack", "red"), Spot("route", "ams-cop-1")), ("claim ams-cop-1 red:2",)
        ),
        Step(
            "rest", (Spot("stack", "blue"), Spot("route", "cop-sto-1")), ("claim cop-sto-1 blue:1",)
        ),
        Step("done", (Spot("tickets"),)),
        Step("swap", (Spot("button", "swap"),), ("swap",)),
        Step(
            "crossing",
            tuple(
                Spot("place", place)
                for place in ("dublin", "brest", "madrid", "moscow", "rostov", "ankara")
            ),
        ),
    ),
)

AMSTERDAM: Final = Chapter(
    name="amsterdam",
    edition="amsterdam",
    seed=19,
    minutes=2,
    steps=(
        Step("choose", (Spot("offer"), Spot("keep")), ("keep *",)),
        Step("cart", (Spot("route", "jor-wes-1"),), ("claim jor-wes-1 *",)),
        Step("goods", (Spot("bonus"),)),
        Step("joker", (Spot("market", "joker"),), ("take ? joker",)),
        Step("draw", (Spot("button", "tickets"),), ("tickets 2",)),
        Step("more", (Spot("offer"), Spot("keep")), ("keep *",)),
        Step("carts", (Spot("player", "0"),)),
    ),
)
