"""What can go wrong in the engine, each with a sentence a person understands."""

import reprlib
from typing import Literal

_brief = reprlib.Repr()
_brief.maxstring = _brief.maxother = _brief.maxlong = 80
_MOST_QUOTED = 300


def shown(value: object) -> str:
    """Return a value as it stands in a message: quoted, and never endless."""
    try:
        return _brief.repr(value)
    except ValueError:  # Python won't write out a number of thousands of digits
        return f"a {type(value).__name__}"


def quoted(error: object) -> str:
    """Return what a library says about a file, which may quote anything: no odd signs, no end."""
    text = str(error)
    brief = text if len(text) <= _MOST_QUOTED else f"{text[:_MOST_QUOTED]} ..."
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in brief)


class EngineError(ValueError):
    """Root of everything the engine raises on purpose."""


class NotationError(EngineError):
    """A text is not the notation of any action."""


class IllegalActionError(EngineError):
    """An action is not legal in the present position; the game is as it was."""


class SetupError(EngineError):
    """A game can't be started like this: unknown edition, option or number of players."""


class MapError(EngineError):
    """A map file is damaged or contradicts itself; names file, entry and reason."""


SaveFault = Literal["unreadable", "unwritable", "foreign", "damaged", "newer", "changed", "map"]
"""What is wrong with a save: its file, that it is none, torn, of a newer program, edited, or of
another map."""


class SaveError(EngineError):
    """A save can't be read or written; ``fault`` is for those who say so in another language."""

    def __init__(self, message: str, fault: SaveFault = "damaged") -> None:
        super().__init__(message)
        self.fault: SaveFault = fault
