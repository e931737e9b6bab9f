"""Pictures that boards take over from each other, in the whole program."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtGui import QPixmap

_BYTES_OF_PIXEL: Final = 4


class SharedPictures:
    """Keeps the pictures used last, as many as ``limit`` bytes have room for.

    The next game on the same board, a replay of it or the same one in other colours need not draw
    its tracks, places and names again. While a board is shown, most of what is kept is its own.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._size = 0

    @property
    def size(self) -> int:
        """How many bytes the pictures have."""
        return self._size

    def clear(self) -> None:
        """Forget all pictures."""
        self._pictures.clear()
        self._size = 0

    def take(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """Return the picture with a key, drawn if there is none; it is not to be painted on."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        picture = self._pictures[key] = draw()
        self._size += _bytes_of(picture)
        while self._size > self.limit:
            _, oldest = self._pictures.popitem(last=False)
            self._size -= _bytes_of(oldest)
        return picture


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _BYTES_OF_PIXEL


SHARED_PICTURES: Final = SharedPictures(16_000_000)
"""Those of all boards; there is room for a whole one as large as a usual window."""
