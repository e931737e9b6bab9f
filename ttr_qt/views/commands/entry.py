"""What the table says about a command, and the places where commands work."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ttr_qt.views.theme.language import Marked


@dataclass(frozen=True, slots=True)
class Place:
    """A page, or a part of one, in which keys have a meaning of their own."""

    name: str
    title: Marked
    """The heading of its keys on the page that lists them; some places share one."""
    inside: "Place | None" = None
    """The place around it, whose keys work here too unless they mean something else here."""

    @property
    def around(self) -> tuple["Place", ...]:
        """This place and all around it, the innermost first."""
        return (self, *(self.inside.around if self.inside is not None else ()))


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the table."""

    place: Place
    keys: tuple[str, ...]
    """As Qt writes them on all systems. The first one is shown on buttons and in menus."""
    does: Marked
    """What it is for, on the page of keys; commands of a place with the same words share a line."""
    text: Marked = ""
    """Its name in menus and on buttons, where that is always the same."""
    sign: str = ""
    """The name of its icon."""
    shortcut: bool = True
    """Whether its keys are shortcuts of Qt, see `bind`, which go before what the widget with the
    focus does with a key; else a widget handles them itself while it has the focus."""
    repeats: bool = False
    """Whether it is done again and again while the key is held down."""
    row: bool = False
    """Whether its keys are neighbours on the keyboard, numbered from 1, of which only the ends are
    listed."""
    also: tuple[str, ...] = ()
    """More keys that do the same; they are not listed."""


WINDOW: Final = Place("window", QT_TRANSLATE_NOOP("commands", "Everywhere"))
GAME: Final = Place("game", QT_TRANSLATE_NOOP("commands", "On your turn"), WINDOW)
"""A game, whoever is to move; its keys are listed with those of `TURN`, where most are used."""
TURN: Final = Place("turn", GAME.title, GAME)
"""A game in which the person is to move."""
BOARD: Final = Place("board", QT_TRANSLATE_NOOP("commands", "On the board"), TURN)
CARDS: Final = Place("cards", QT_TRANSLATE_NOOP("commands", "In your hand and in the market"), TURN)
CHOOSING: Final = Place(
    "choosing", QT_TRANSLATE_NOOP("commands", "Where cards or tickets are chosen"), GAME
)
PAYMENT: Final = Place("payment", CHOOSING.title, TURN)
HINTS: Final = Place("hints", QT_TRANSLATE_NOOP("commands", "While hints are shown"), TURN)
MOVES: Final = Place("moves", QT_TRANSLATE_NOOP("commands", "In the list of possible moves"), TURN)
OTHERS: Final = Place("others", QT_TRANSLATE_NOOP("commands", "While others move"), GAME)
OVER: Final = Place("over", QT_TRANSLATE_NOOP("commands", "At the start and at the end"), GAME)
COVER: Final = Place("cover", QT_TRANSLATE_NOOP("commands", "Between two people"), WINDOW)
START: Final = Place("start", OVER.title, WINDOW)
END: Final = Place("end", OVER.title, WINDOW)
REPLAY: Final = Place("replay", QT_TRANSLATE_NOOP("commands", "In a replay"), WINDOW)
REVIEW: Final = Place("review", QT_TRANSLATE_NOOP("commands", "In a review"), WINDOW)
PRACTICE: Final = Place("practice", QT_TRANSLATE_NOOP("commands", "While practising"), TURN)
TUTORIAL: Final = Place("tutorial", QT_TRANSLATE_NOOP("commands", "In the tutorial"), WINDOW)
PAGES: Final = Place("pages", QT_TRANSLATE_NOOP("commands", "On the other pages"), WINDOW)
RULES: Final = Place("rules", PAGES.title, PAGES)
GAMES: Final = Place("games", QT_TRANSLATE_NOOP("commands", "In the list of games"), PAGES)
STATISTICS: Final = Place("statistics", PAGES.title, PAGES)
