"""Which look belongs to which map."""

from collections.abc import Mapping
from typing import Final

from ttr_qt.engine.maps import BUILT_IN, GameMap, load_map
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
    """Return the name of a built-in map; None for a map of one's own."""
    return next((edition for edition in BUILT_IN if game_map is load_map(edition)), None)


def look_of(game_map: GameMap) -> BoardLook:
    """Return the look of a built-in map; maps of one's own get a plain one."""
    edition = edition_of(game_map)
    return plain.LOOK if edition is None else _LOOKS[edition]
