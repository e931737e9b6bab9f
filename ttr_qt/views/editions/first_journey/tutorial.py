"""The chapter about First Journey: six tickets, swapping, the crossing."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.models.tutorial.lesson import Chapter, Spot, Step
from ttr_qt.views.editions.tutorial import ChapterTexts, Say, TutorialChapter

_SCRIPT: Final = Chapter(
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


def _texts() -> ChapterTexts:
    return ChapterTexts(
        summary=QCoreApplication.translate(
            "tutorial", "Six tickets win. Swap them, or earn the East–West bonus."
        ),
        praise=QCoreApplication.translate("tutorial", "Well done! Your first journey can begin."),
        steps={
            "goal": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "There are no points here: the first to complete six tickets wins. You always "
                    "hold two.",
                )
            ),
            "draw": Say(
                QCoreApplication.translate(
                    "tutorial", "All cards come from the deck, always two at once."
                ),
                QCoreApplication.translate("tutorial", "Take two cards from the deck."),
            ),
            "claim": Say(
                QCoreApplication.translate(
                    "tutorial", "One of your tickets goes from Amsterdam to Stockholm."
                ),
                QCoreApplication.translate("tutorial", "Drag your red cards onto {a} – {b}."),
            ),
            "rest": Say(
                QCoreApplication.translate("tutorial", "Only a single space is missing."),
                QCoreApplication.translate("tutorial", "Drag your blue cards onto {a} – {b}."),
            ),
            "done": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "The first of six! A ticket is laid open as soon as it is done, and "
                    "you get a new one.",
                )
            ),
            "swap": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "If you don't like your tickets, swap both of them. It takes your whole turn.",
                ),
                QCoreApplication.translate("tutorial", "Press “Swap tickets”."),
            ),
            "crossing": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "East–West: connect one of these cities in the west with "
                    "one in the east, and you get a ticket as a present.",
                )
            ),
        },
    )


CHAPTER: Final = TutorialChapter(_SCRIPT, _texts)
