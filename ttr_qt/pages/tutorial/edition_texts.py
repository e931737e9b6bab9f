"""What the coach says about the rules that only one edition has."""

from PySide6.QtCore import QCoreApplication

from ttr_qt.pages.tutorial.words import Say, Words


def germany() -> Words:
    """Return what is said in the chapter."""
    return {
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
                "Two tracks lead to {place}, and either one is enough for your ticket. But they "
                "end there: you can't go on through a country.",
            )
        ),
        "draw": Say(
            QCoreApplication.translate(
                "tutorial", "Whenever you draw tickets, you say which kinds."
            ),
            QCoreApplication.translate("tutorial", "Press “Draw tickets”, then choose any mix."),
        ),
        "more": Say(
            QCoreApplication.translate("tutorial", "This time you only need to keep one."),
            QCoreApplication.translate("tutorial", "Keep one ticket or more."),
        ),
    }


def maerklin() -> Words:
    """Return what is said in the chapter."""
    return {
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
                "The locomotive 4+ stands for any colour, but only on routes of 4 spaces or more.",
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
            QCoreApplication.translate("tutorial", "All aboard! A journey takes a whole turn."),
            QCoreApplication.translate(
                "tutorial",
                "Drag your passenger along the tracks from {start} to {place}, or "
                "click city after city.",
            ),
        ),
        "arrive": Say(
            QCoreApplication.translate("tutorial", "Each track can be used only once."),
            QCoreApplication.translate("tutorial", "Press “End the journey”."),
        ),
        "points": Say(
            QCoreApplication.translate(
                "tutorial",
                "Goods for {goods} points! The passenger leaves the game now. Hurry "
                "next time: every city has only a few tokens.",
            )
        ),
    }


def first_journey() -> Words:
    """Return what is said in the chapter."""
    return {
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
    }


def amsterdam() -> Words:
    """Return what is said in the chapter."""
    return {
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
    }
