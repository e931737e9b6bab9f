"""The chapter about Germany: short and long tickets, countries, the most tickets."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.models.tutorial.lesson import Chapter, Spot, Step
from ttr_qt.views.editions.tutorial import ChapterTexts, Say, TutorialChapter

_SCRIPT: Final = Chapter(
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


def _texts() -> ChapterTexts:
    return ChapterTexts(
        summary=QCoreApplication.translate(
            "tutorial", "Short and long tickets, countries, the most tickets."
        ),
        praise=QCoreApplication.translate("tutorial", "Well done! You are ready for Germany."),
        steps={
            "mix": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "There are two kinds of tickets here: short ones bring few points, long ones "
                    "many. You say how many you want of each.",
                ),
                QCoreApplication.translate("tutorial", "Choose 2 short and 2 long."),
            ),
            "keep": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Denmark is a country at the edge of the board. Two of these tickets "
                    "begin up there.",
                ),
                QCoreApplication.translate("tutorial", "Keep {a} – {b} and {c} – {d}."),
            ),
            "most": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Whoever completes the most tickets gets 15 extra points at the end. So many "
                    "short ones can pay off, too.",
                )
            ),
            "country": Say(
                QCoreApplication.translate(
                    "tutorial", "Tracks into a country are claimed like all others."
                ),
                QCoreApplication.translate("tutorial", "Claim {a} – {b}."),
            ),
            "through": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Two tracks lead to {place}, and either one is enough for your ticket. "
                    "But they "
                    "end there: you can't go on through a country.",
                )
            ),
            "draw": Say(
                QCoreApplication.translate(
                    "tutorial", "Whenever you draw tickets, you say which kinds."
                ),
                QCoreApplication.translate(
                    "tutorial", "Press “Draw tickets”, then choose any mix."
                ),
            ),
            "more": Say(
                QCoreApplication.translate("tutorial", "This time you only need to keep one."),
                QCoreApplication.translate("tutorial", "Keep one ticket or more."),
            ),
        },
    )


CHAPTER: Final = TutorialChapter(_SCRIPT, _texts)
