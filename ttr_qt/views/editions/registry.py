"""Which `Edition` belongs to which name and which map."""

import functools
from dataclasses import replace
from typing import Final

from ttr_qt.engine.geometry.computed import layout_of
from ttr_qt.engine.maps import GameMap, built_in_name
from ttr_qt.engine.rules import RULES
from ttr_qt.views.boards import plain
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.editions.amsterdam import AMSTERDAM
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.first_journey import FIRST_JOURNEY
from ttr_qt.views.editions.germany import GERMANY
from ttr_qt.views.editions.maerklin import MAERKLIN
from ttr_qt.views.editions.tutorial import TutorialChapter
from ttr_qt.views.editions.usa import USA
from ttr_qt.views.theme.language import Language

_REGISTERED: Final[dict[str, Edition]] = {
    edition.id: edition for edition in (USA, GERMANY, MAERKLIN, FIRST_JOURNEY, AMSTERDAM)
}


def register(edition: Edition) -> None:
    """Let the window show an edition by this object; `ValueError` if its name is taken."""
    if edition.id in _REGISTERED:
        raise ValueError(f"There is already an edition {edition.id!r}.")
    _REGISTERED[edition.id] = edition
    _plain_edition.cache_clear()


def unregister(name: str) -> None:
    """Forget what was registered under a name."""
    del _REGISTERED[name]
    _plain_edition.cache_clear()


def editions() -> tuple[Edition, ...]:
    """Return all editions there are, in the order in which they are shown."""
    return tuple(map(edition_named, RULES))


def edition_named(name: str) -> Edition:
    """Return the edition of a rule set's name; a plain one if nothing was registered for it."""
    return _REGISTERED.get(name) or _plain_edition(name)


def edition_of(game_map: GameMap) -> Edition:
    """Return the edition of a map.

    A map of one's own has the words and cards of the edition whose rules it uses, and a plain
    board. An earlier board looks as its edition does.
    """
    if built_in_name(game_map) is None:
        return _plain_edition(game_map.rules)
    return edition_named(game_map.id)


@functools.cache
def _plain_edition(rules: str) -> Edition:
    """Return what belongs to maps with the rules of an edition, but not to its own board."""
    known = _REGISTERED.get(rules)
    return Edition(id=rules) if known is None else replace(known, look=plain.LOOK)


def chapters() -> dict[str, TutorialChapter]:
    """Return all chapters of the tutorial by name, in the order in which they are learned best."""
    return {one.script.name: one for edition in editions() for one in edition.chapters}


def design_of(game_map: GameMap, language: Language) -> BoardDesign:
    """Return a map as it is drawn: with its layout and the look of its edition."""
    return BoardDesign(game_map, layout_of(game_map), language, edition_of(game_map).look)
