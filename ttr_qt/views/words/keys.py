"""What all keys do, for the page that lists them; a test holds it against the program."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QKeySequence

from ttr_qt.views.theme.language import Marked


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One or more keys that do the same, or nearly so."""

    keys: tuple[str, ...]
    """As Qt writes them on all systems."""
    does: Marked
    span: bool = False
    """Whether they are a row on the keyboard, of which only the ends are shown."""


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that work at the same place."""

    title: Marked
    lines: tuple[KeyLine, ...]


_ARROWS: Final = ("Left", "Right", "Up", "Down")

KEYS: Final[tuple[KeyGroup, ...]] = (
    KeyGroup(
        QT_TRANSLATE_NOOP("keys", "Everywhere"),
        (
            KeyLine(("F1",), QT_TRANSLATE_NOOP("keys", "show these keys")),
            KeyLine(("F2",), QT_TRANSLATE_NOOP("keys", "show the rules")),
            KeyLine(("Ctrl+,",), QT_TRANSLATE_NOOP("keys", "show the settings")),
            KeyLine(("Ctrl+O",), QT_TRANSLATE_NOOP("keys", "open a game from a file")),
            KeyLine(
                ("Ctrl+S",),
                QT_TRANSLATE_NOOP("keys", "save the game to a file, even when it is over"),
            ),
            KeyLine(
                ("Ctrl+Q",), QT_TRANSLATE_NOOP("keys", "quit; you can continue the game later")
            ),
            KeyLine(("Ctrl+F",), QT_TRANSLATE_NOOP("keys", "search on a page")),
            KeyLine(("F3", "Return"), QT_TRANSLATE_NOOP("keys", "go to the next match")),
            KeyLine(
                ("Shift+F3", "Shift+Return"),
                QT_TRANSLATE_NOOP("keys", "go to the previous match"),
            ),
            KeyLine(("Del", "Backspace"), QT_TRANSLATE_NOOP("keys", "delete a game from the list")),
            KeyLine(("Tab",), QT_TRANSLATE_NOOP("keys", "go to the next part of the window")),
            KeyLine(("Shift+Tab",), QT_TRANSLATE_NOOP("keys", "go to the previous part")),
            KeyLine(("Esc",), QT_TRANSLATE_NOOP("keys", "cancel, or go one page back")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("keys", "On your turn"),
        (
            KeyLine(
                ("1", "2", "3", "4", "5", "6"),
                QT_TRANSLATE_NOOP("keys", "take an open card of the market"),
                span=True,
            ),
            KeyLine(
                tuple(f"Ctrl+{digit}" for digit in "1234567890"),
                QT_TRANSLATE_NOOP("keys", "pick a stack of your hand to claim with"),
                span=True,
            ),
            KeyLine(("D",), QT_TRANSLATE_NOOP("keys", "draw from the deck")),
            KeyLine(("T",), QT_TRANSLATE_NOOP("keys", "draw or swap tickets")),
            KeyLine(("J",), QT_TRANSLATE_NOOP("keys", "send a passenger on a journey")),
            KeyLine(("E",), QT_TRANSLATE_NOOP("keys", "end a journey")),
            KeyLine(("N",), QT_TRANSLATE_NOOP("keys", "put no passenger down")),
            KeyLine(("P",), QT_TRANSLATE_NOOP("keys", "pass, if nothing else is left")),
            KeyLine(("H",), QT_TRANSLATE_NOOP("keys", "ask for a hint")),
            KeyLine(("M",), QT_TRANSLATE_NOOP("keys", "list all possible moves")),
            KeyLine(
                ("Ctrl+Z",), QT_TRANSLATE_NOOP("keys", "undo a step, or take back your last turn")
            ),
            KeyLine(
                ("Ctrl+Y", "Ctrl+Shift+Z"), QT_TRANSLATE_NOOP("keys", "redo what was taken back")
            ),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("keys", "On the board"),
        (
            KeyLine(_ARROWS, QT_TRANSLATE_NOOP("keys", "go to a track that can be claimed")),
            KeyLine(
                ("PgUp", "PgDown"), QT_TRANSLATE_NOOP("keys", "go through these tracks in turn")
            ),
            KeyLine(
                ("/",), QT_TRANSLATE_NOOP("keys", "then the first letters of a city: go there")
            ),
            KeyLine(
                ("Return", "Space"), QT_TRANSLATE_NOOP("keys", "claim the track, choose the city")
            ),
            KeyLine(("+", "-"), QT_TRANSLATE_NOOP("keys", "make the board larger or smaller")),
            KeyLine(("0", "Home"), QT_TRANSLATE_NOOP("keys", "show the whole board")),
            KeyLine(
                tuple(f"Shift+{arrow}" for arrow in _ARROWS),
                QT_TRANSLATE_NOOP("keys", "move the board"),
            ),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("keys", "In your hand and in the market"),
        (
            KeyLine(_ARROWS, QT_TRANSLATE_NOOP("keys", "go from card to card")),
            KeyLine(("Home", "End"), QT_TRANSLATE_NOOP("keys", "go to the first or last card")),
            KeyLine(
                ("Return", "Space"),
                QT_TRANSLATE_NOOP("keys", "take the card, or claim with this stack"),
            ),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("keys", "Where cards or tickets are chosen"),
        (
            KeyLine(
                ("1", "2", "3", "4", "5", "6"),
                QT_TRANSLATE_NOOP("keys", "keep a ticket or not, or choose a mix"),
                span=True,
            ),
            KeyLine(
                ("Up", "Down"), QT_TRANSLATE_NOOP("keys", "go through the ways to pay for a track")
            ),
            KeyLine(("Return",), QT_TRANSLATE_NOOP("keys", "confirm")),
            KeyLine(("Esc",), QT_TRANSLATE_NOOP("keys", "not now")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("keys", "While others move"),
        (
            KeyLine(("Space",), QT_TRANSLATE_NOOP("keys", "skip an animation")),
            KeyLine(("P",), QT_TRANSLATE_NOOP("keys", "pause and go on, if you are only watching")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("keys", "In a replay"),
        (
            KeyLine(("Left", "Right"), QT_TRANSLATE_NOOP("keys", "one move back or forward")),
            KeyLine(("Home", "End"), QT_TRANSLATE_NOOP("keys", "go to the first or last move")),
            KeyLine(("Space",), QT_TRANSLATE_NOOP("keys", "play and pause")),
            KeyLine(("Esc",), QT_TRANSLATE_NOOP("keys", "leave the replay")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("keys", "At the start and at the end"),
        (
            KeyLine(("Return",), QT_TRANSLATE_NOOP("keys", "start the game, or play again")),
            KeyLine(("C",), QT_TRANSLATE_NOOP("keys", "play the same cards again")),
            KeyLine(("R",), QT_TRANSLATE_NOOP("keys", "watch the replay")),
            KeyLine(("B",), QT_TRANSLATE_NOOP("keys", "look at the board, and back at the result")),
            KeyLine(("Esc",), QT_TRANSLATE_NOOP("keys", "go to the start page")),
        ),
    ),
)


def worded(text: Marked) -> str:
    """Return a text of the table in the language of the window."""
    return QCoreApplication.translate("keys", str(text))


def key_name(key: str) -> str:
    """Return what is written on a key, or signs for arrows."""
    names = {
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
        "Return": QCoreApplication.translate("keys", "Enter"),
        "Space": QCoreApplication.translate("keys", "Space"),
        "PgUp": QCoreApplication.translate("keys", "Page up"),
        "PgDown": QCoreApplication.translate("keys", "Page down"),
        "Home": QCoreApplication.translate("keys", "Home"),
        "End": QCoreApplication.translate("keys", "End"),
        "Tab": QCoreApplication.translate("keys", "Tab"),
        "Esc": QCoreApplication.translate("keys", "Esc"),
        "Del": QCoreApplication.translate("keys", "Del"),
        "Backspace": QCoreApplication.translate("keys", "Backspace"),
        "Shift": QCoreApplication.translate("keys", "Shift"),
        "Ctrl": QCoreApplication.translate("keys", "Ctrl"),
    }
    modifier, plus, last = key.rpartition("+")
    if not last or not modifier:
        return names.get(key, key)
    native = QKeySequence(f"{modifier}+A").toString(QKeySequence.SequenceFormat.NativeText)
    held = native.removesuffix("A")
    if held == f"{modifier}{plus}":  # other systems have signs of their own
        held = "".join(f"{names[one]}{plus}" for one in modifier.split(plus))
    return f"{held}{names.get(last, last)}"


def shown_keys(line: KeyLine) -> tuple[str, ...]:
    """Return the caps that are drawn for a line: for four arrows one, for a row its ends."""
    if line.span:
        return key_name(line.keys[0]), "–", key_name(line.keys[-1])
    if line.keys == _ARROWS:
        return ("← → ↑ ↓",)
    if len(line.keys) == len(_ARROWS):
        return (key_name(line.keys[0]).removesuffix("←") + "← → ↑ ↓",)
    return tuple(key_name(key) for key in line.keys)
