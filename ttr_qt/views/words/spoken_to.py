"""Which seat is spoken to; apart from names, which are shown before any kernel is loaded."""

from collections.abc import Collection, Sequence

from ttr_qt.engine.knowledge.events import NOBODY
from ttr_qt.views.words.people import nameless


def spoken_to(viewer: int, names: Sequence[str], people: Collection[int]) -> int:
    """Return the seat that is called "you" where ``viewer`` looks on; `NOBODY` if none is.

    ``people`` are the seats of persons. Whoever looks on from the seat of an opponent is still
    themselves: what is theirs is not somebody else's because of that.
    """
    if viewer in people:
        return viewer
    return next((seat for seat in people if names[seat] == nameless()), NOBODY)
