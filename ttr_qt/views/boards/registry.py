"""Which look belongs to which map."""

from collections.abc import Mapping
from typing import Final

from ttr_qt.engine.maps import GameMap, built_in_name
from ttr_qt.views.boards import amsterdam, first_journey, germany, maerklin, plain, usa
from ttr_qt.views.boards.look import BoardLook

_LOOKS: Final[Mapping[str, BoardLook]] = {
    "usa": usa.LOOK,
    "germany": germany.LOOK,
    "maerklin": maerklin.LOOK,
    "first_journey": first_journey.LOOK,
    "amsterdam": amsterdam.LOOK,
}


def edition_of(game_map: GameMap) -> str | None:
    """Return the edition of a built-in map, present or earlier; None for a map of one's own."""
    return None if built_in_name(game_map) is None else game_map.id


def look_of(game_map: GameMap) -> BoardLook:
    """Return the look of a built-in map; maps of one's own get a plain one.

    An earlier board looks as its edition does, unless it has a look under its own name.
    """
    name = built_in_name(game_map)
    return plain.LOOK if name is None else _LOOKS.get(name, _LOOKS[game_map.id])
