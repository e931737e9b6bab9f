"""The chapter about Märklin: passengers, goods and the locomotive 4+."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.models.tutorial.lesson import Chapter, Spot, Step, written_actions
from ttr_qt.views.editions.tutorial import ChapterTexts, Say, TutorialChapter

_SCRIPT: Final = Chapter(
    name="maerklin",
    edition="maerklin",
    seed=40,
    minutes=3,
    prelude=written_actions(
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
            (
                "journey mannheim",
                "travel ffm-man-?",
                "travel ffm-koe-?",
                "travel due-koe-1",
                "arrive",
            ),
            until="arrive",
        ),
        Step("points", (Spot("player", "0"),)),
    ),
)


def _texts() -> ChapterTexts:
    return ChapterTexts(
        summary=QCoreApplication.translate(
            "tutorial", "Passengers who collect goods, and the locomotive 4+."
        ),
        praise=QCoreApplication.translate("tutorial", "Well done! Your passengers can't wait."),
        steps={
            "claim": Say(
                QCoreApplication.translate(
                    "tutorial", "Here you have three passengers, too. First they need a track."
                ),
                QCoreApplication.translate("tutorial", "Drag your yellow cards onto {a} – {b}."),
            ),
            "passenger": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "When you claim a route, you may put a passenger into one of its cities.",
                ),
                QCoreApplication.translate("tutorial", "Click {place}."),
            ),
            "goods": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "These tokens are goods. A passenger takes the top one in every city on the "
                    "way. The number shows its points.",
                )
            ),
            "four": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "The locomotive 4+ stands for any colour, but only on routes of 4 spaces "
                    "or more.",
                ),
                QCoreApplication.translate("tutorial", "Drag your locomotive 4+ onto {a} – {b}."),
            ),
            "again": Say(
                QCoreApplication.translate(
                    "tutorial", "You have two more passengers. One is enough for now."
                ),
                QCoreApplication.translate("tutorial", "Press “No passenger”."),
            ),
            "card": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "The track {a} – {b} is Clara's. With a passenger card your "
                    "passenger may use one track of somebody else.",
                )
            ),
            "journey": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "All aboard! A journey takes a whole turn, and it uses each track only once.",
                ),
                QCoreApplication.translate(
                    "tutorial",
                    "Drag your passenger along the tracks from {start} to {place}, or "
                    "click city after city.",
                ),
            ),
            "points": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Goods for {goods} points! The passenger leaves the game now. Hurry "
                    "next time: every city has only a few tokens.",
                )
            ),
        },
    )


CHAPTER: Final = TutorialChapter(_SCRIPT, _texts)
