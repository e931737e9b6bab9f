"""What the coach says about cards, routes, tickets and the end."""

from PySide6.QtCore import QCoreApplication

from ttr_qt.views.editions.tutorial import ChapterTexts, Say


def cards() -> ChapterTexts:
    """Return what is said in the chapter."""
    return ChapterTexts(
        title=QCoreApplication.translate("tutorial", "Cards"),
        summary=QCoreApplication.translate(
            "tutorial", "Two cards a turn, and what a locomotive costs."
        ),
        praise=QCoreApplication.translate("tutorial", "Well done! You know all about cards."),
        steps={
            "welcome": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Hello, I am Otto, your conductor. These are your cards. You pay for "
                    "railway routes with them, so first you need some more.",
                )
            ),
            "open": Say(
                QCoreApplication.translate(
                    "tutorial", "On your turn you may take two cards. Five lie open."
                ),
                QCoreApplication.translate(
                    "tutorial", "Take the green card: click it, or drag it to your hand."
                ),
            ),
            "deck": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Now you have two green ones. The second card can also come from the "
                    "deck: nobody knows what it is.",
                ),
                QCoreApplication.translate("tutorial", "Take a card from the deck."),
            ),
            "turns": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "That was your turn. Then Clara took two cards from the deck. Only she knows "
                    "what they are.",
                )
            ),
            "locomotive": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "The card with all colours is a locomotive. It stands for any "
                    "colour! But an open one counts for both of your cards.",
                ),
                QCoreApplication.translate("tutorial", "Take the locomotive."),
            ),
            "first": Say(
                QCoreApplication.translate(
                    "tutorial", "No second card this time. Now it is your turn again."
                ),
                QCoreApplication.translate("tutorial", "Take the red card."),
            ),
            "second": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "See how the locomotive turned pale? An open one can't be your "
                    "second card. From the deck anything goes.",
                ),
                QCoreApplication.translate("tutorial", "Take a card from the deck."),
            ),
            "lucky": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "A locomotive from the deck! That was luck, and it counts as just one "
                    "card. Now "
                    "you have two of them.",
                )
            ),
        },
    )


def routes() -> ChapterTexts:
    """Return what is said in the chapter."""
    return ChapterTexts(
        title=QCoreApplication.translate("tutorial", "Routes"),
        summary=QCoreApplication.translate(
            "tutorial", "Three ways to claim, gray and double tracks, points."
        ),
        praise=QCoreApplication.translate("tutorial", "Well done! You can build railways now."),
        steps={
            "cost": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Every route has spaces of one colour. {a} – {b} has three purple ones, so it "
                    "costs three purple cards.",
                )
            ),
            "drag": Say(
                QCoreApplication.translate("tutorial", "You have exactly three."),
                QCoreApplication.translate(
                    "tutorial", "Drag your purple cards from your hand onto the track."
                ),
            ),
            "points": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Your wagons stand there, and you have 4 points. Longer is better: 2 "
                    "spaces bring 2 points, 3 bring 4, 4 bring 7, 5 bring 10, and 6 "
                    "bring 15.",
                )
            ),
            "click": Say(
                QCoreApplication.translate(
                    "tutorial", "Only two yellow cards? Your locomotive stands in for the third."
                ),
                QCoreApplication.translate("tutorial", "Click the yellow track {a} – {b}."),
            ),
            "double": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "A second track runs beside yours. You may not have both. With two or three "
                    "players it is now closed to everybody.",
                )
            ),
            "line": Say(
                QCoreApplication.translate(
                    "tutorial", "A gray track takes any colour, but all the cards must match."
                ),
                QCoreApplication.translate(
                    "tutorial", "Draw a line: press on {a} and drag to {b}."
                ),
            ),
            "anywhere": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Drag cards, click, or draw a line, whichever you like best. One route a turn, "
                    "anywhere on the board.",
                )
            ),
        },
    )


def tickets() -> ChapterTexts:
    """Return what is said in the chapter."""
    return ChapterTexts(
        title=QCoreApplication.translate("tutorial", "Tickets"),
        summary=QCoreApplication.translate("tutorial", "Choose them, connect them, draw more."),
        praise=QCoreApplication.translate(
            "tutorial", "Well done! Now you know what you are building for."
        ),
        steps={
            "choose": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "A ticket names two cities. Connect them, and you win its points at "
                    "the end. Miss it, and you lose them. These two lie close together.",
                ),
                QCoreApplication.translate("tutorial", "Keep {a} – {b} and {c} – {d}."),
            ),
            "list": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Your tickets are listed here. Point at one, and the board shows the shortest "
                    "way.",
                )
            ),
            "half": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "The way to El Paso leads through Santa Fe. The track is gray: use any two "
                    "cards of one colour.",
                ),
                QCoreApplication.translate("tutorial", "Claim {a} – {b}."),
            ),
            "rest": Say(
                QCoreApplication.translate("tutorial", "That is half the way."),
                QCoreApplication.translate("tutorial", "Claim {a} – {b}."),
            ),
            "done": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Done! Which way you go does not matter. The points come at the end, so nobody "
                    "sees what you are up to.",
                )
            ),
            "draw": Say(
                QCoreApplication.translate(
                    "tutorial", "Instead of taking cards or a route, you can draw more tickets."
                ),
                QCoreApplication.translate("tutorial", "Press “Draw tickets”."),
            ),
            "more": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "The board shows each way, and how many more spaces it takes. Choose "
                    "what you like.",
                ),
                QCoreApplication.translate("tutorial", "Keep one ticket or more."),
            ),
            "missed": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "A ticket stays with you until the end, and a missed one costs its points. So "
                    "keep only what you can manage.",
                )
            ),
        },
    )


def end() -> ChapterTexts:
    """Return what is said in the chapter."""
    return ChapterTexts(
        title=QCoreApplication.translate("tutorial", "The end"),
        summary=QCoreApplication.translate(
            "tutorial", "The last round, and how everything is counted."
        ),
        praise=QCoreApplication.translate(
            "tutorial", "Well done! That is all it takes to play a whole game."
        ),
        steps={
            "wagons": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "You have 4 wagons left. As soon as somebody has 2 or fewer after a "
                    "turn, the last round begins.",
                )
            ),
            "trigger": Say(
                QCoreApplication.translate("tutorial", "This track takes two wagons."),
                QCoreApplication.translate("tutorial", "Claim {a} – {b} with your white cards."),
            ),
            "round": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "The last round: everybody has one more turn. Clara has just had hers.",
                )
            ),
            "last": Say(
                QCoreApplication.translate(
                    "tutorial", "This is your last turn, and you are two spaces short of a ticket."
                ),
                QCoreApplication.translate("tutorial", "Claim {a} – {b}."),
            ),
            "tickets": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "Now the tickets count. The one you completed brings {won} points, the one you "
                    "missed costs {lost}.",
                )
            ),
            "longest": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "The longest route brings 10 extra points. Yours goes on for {spaces} spaces "
                    "without a gap.",
                )
            ),
            "total": Say(
                QCoreApplication.translate(
                    "tutorial",
                    "That makes {total} points for you and {other} for Clara. The most points win: "
                    "you have won!",
                )
            ),
        },
    )
