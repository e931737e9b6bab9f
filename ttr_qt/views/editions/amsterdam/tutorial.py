"""The chapter about Amsterdam: contracts, carts and goods cards."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.models.tutorial.lesson import Chapter, Spot, Step
from ttr_qt.views.editions.tutorial import ChapterTexts, Say, TutorialChapter

_SCRIPT: Final = Chapter(
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


def _texts() -> ChapterTexts:
    return ChapterTexts(
        summary=QCoreApplication.translate("tutorial", "Contracts, carts and goods cards."),
        praise=QCoreApplication.translate("tutorial", "Well done! Load the carts!"),
        steps={
            "choose": Say(
                QCoreApplication.translate("tutorial", "Tickets are called contracts here."),
                QCoreApplication.translate("tutorial", "Keep one contract, or both."),
            ),
            "cart": Say(
                QCoreApplication.translate(
                    "tutorial", "See the little cart on this track? It brings a goods card as well."
                ),
                QCoreApplication.translate("tutorial", "Claim {a} – {b}."),
            ),
            "goods": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Your first goods card. With two players, the most of them bring 8 points at "
                    "the end, and second place gets 4.",
                )
            ),
            "joker": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "A joker stands for any colour, like the locomotives elsewhere. An open one "
                    "counts for both of your cards.",
                ),
                QCoreApplication.translate("tutorial", "Take the joker."),
            ),
            "draw": Say(
                QCoreApplication.translate("tutorial", "On your turn you may draw new contracts."),
                QCoreApplication.translate("tutorial", "Press “Draw contracts”."),
            ),
            "more": Say("", QCoreApplication.translate("tutorial", "Keep one contract, or both.")),
            "carts": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "You only have 16 carts. Whoever has 2 or fewer left after a turn starts the "
                    "last round, so be quick!",
                )
            ),
        },
    )


CHAPTER: Final = TutorialChapter(_SCRIPT, _texts)
