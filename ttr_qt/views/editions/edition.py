"""`Edition`: everything the window says and draws of one edition."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from ttr_qt.engine.maps import Text
from ttr_qt.views.boards import plain
from ttr_qt.views.boards.look import BoardLook
from ttr_qt.views.cards.deck import TRAIN_CARDS, CardFaces
from ttr_qt.views.cards.posters import PLAIN_POSTER, Poster
from ttr_qt.views.editions.rulebook import PLAIN_RULEBOOK, Rulebook
from ttr_qt.views.editions.tutorial import TutorialChapter

_UNSAID: Final = Text("", "")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Edition:
    """What the window says and draws of an edition; everything left out is plain.

    Its name and places are in its map, its numbers in its rule set: both are the engine's.
    """

    id: str
    """The name of its map and of its rule set."""
    motto: Text = _UNSAID
    """What is special about it, in a few words, for the start page."""
    first_player: Text = _UNSAID
    """Who begins by the book, in a few words; the program leaves it to the players."""
    minutes: int | None = None
    """How long a game takes; None: nobody knows yet."""
    contracts: bool = False
    """Whether it speaks of contracts and carts instead of tickets and wagons."""
    deck_names: Mapping[str, Text] = field(default_factory=lambda: MappingProxyType({}))
    """The names of ticket decks to choose from; ``{count}`` stands for how many tickets are in
    one."""
    deck_notes: Mapping[str, Text] = field(default_factory=lambda: MappingProxyType({}))
    """A sentence about each of them; besides ``{count}`` it may name numbers of its rule set."""
    look: BoardLook = plain.LOOK
    """How the board, tickets and small maps are drawn."""
    cards: CardFaces = TRAIN_CARDS
    poster: Poster = PLAIN_POSTER
    rulebook: Rulebook = PLAIN_RULEBOOK
    chapters: tuple[TutorialChapter, ...] = ()
    """The chapters of the tutorial, in the order in which they are learned."""
