"""Who one can play against, as the start page shows them."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

_CONTEXT = "Opponents"


@dataclass(frozen=True, slots=True)
class Opponent:
    """One character; its strength is part of it."""

    id: str
    """The name of its level; also of its portrait."""
    name: str
    about: str
    """What is told where nothing shorter is known here."""
    level: int
    """The strength, from 1, the weakest."""


def character_of(opponent: Opponent) -> str:
    """Return a few words about an opponent, in the language of the window."""
    translate = QCoreApplication.translate
    known = {
        "clara": translate("Opponents", "new to the game, builds whatever she sees"),
        "emil": translate("Opponents", "always in a hurry, grabs the longest routes he can"),
        "otto": translate("Opponents", "builds early and in many places at once"),
        "luisa": translate("Opponents", "wants to see every city, never has enough places to go"),
        "rosa": translate("Opponents", "likes long routes, builds them into one long line"),
        "henk": translate("Opponents", "loves locomotives and freight of every kind"),
        "viktor": translate("Opponents", "sees where others are going and gets there first"),
        "mia": translate("Opponents", "saves up patiently, then builds all at once"),
        "ada": translate("Opponents", "thinks of everything, the strongest of all"),
    }
    return known.get(opponent.id) or translate(_CONTEXT, opponent.about)


def strength_of(opponent: Opponent) -> str:
    """Return a word for the strength of an opponent, in the language of the window."""
    return strength_word(opponent.level)


def strength_word(level: int) -> str:
    """Return a word for a strength, from 1, the weakest."""
    translate = QCoreApplication.translate
    words = (
        translate("Opponents", "beginner"),
        translate("Opponents", "easy"),
        translate("Opponents", "medium"),
        translate("Opponents", "strong"),
        translate("Opponents", "master"),
    )
    return words[min(max(level, 1), len(words)) - 1]
