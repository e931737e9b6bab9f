"""Which look belongs to which map."""

from collections.abc import Mapping
from typing import Final

from ttr_qt.engine.maps import BUILT_IN, GameMap, load_map
from ttr_qt.views.boards import plain, usa
from ttr_qt.views.boards.look import BoardLook

_LOOKS: Final[Mapping[str, BoardLook]] = {
    "usa": usa.LOOK,
}


def look_of(game_map: GameMap) -> BoardLook:
    """Return the look of a built-in map; maps of one's own get a plain one."""
    for edition in BUILT_IN:
        if game_map is load_map(edition):
            return _LOOKS.get(edition, plain.LOOK)
    return plain.LOOK
