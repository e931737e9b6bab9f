"""The figures of a page of rules: drawn one after the other when there is time, and kept."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QPixmap

from ttr_qt.pages.rules.board_figures import SHAPE, BoardFigureDrawer
from ttr_qt.pages.rules.drawings import DRAWINGS, ROOM, Subject, draw_figure
from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.style import Style

_KEPT: Final = 48
_PAUSE: Final = 12
"""Milliseconds between figures, in which the window may show and do other things."""
_Key = tuple[Style, str, str, int, float]


class FigureCache:
    """Finished figures, so that a page opened again has them at once."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()

    def get(self, key: _Key) -> QPixmap | None:
        """Return a figure, which counts as used just now."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def keep(self, key: _Key, pixmap: QPixmap) -> None:
        """Keep a figure; the one that was not used for longest goes."""
        self._pictures[key] = pixmap
        while len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)


CACHE: Final = FigureCache()


def figure_size(name: str, width: int) -> QSize:
    """Return how large a figure is in a column of a width."""
    high = DRAWINGS[name].height / ROOM if name in DRAWINGS else SHAPE
    return QSize(width, round(width * high))


class Figures(QObject):
    """Draws the figures of an edition for a column.

    Signals:
        drawn: the name of a figure that is ready, and its picture.
    """

    drawn = Signal(str, QPixmap)

    def __init__(self, style: Style, edition: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._edition = edition
        self._width, self._ratio = 0, 1.0
        self._waiting: list[str] = []
        self._awaited: str | None = None
        self._drawer: BoardFigureDrawer | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._draw_next)

    @property
    def pending(self) -> bool:
        """Whether figures are still being drawn."""
        return bool(self._waiting) or self._awaited is not None

    def want(self, names: Iterable[str], width: int, ratio: float) -> None:
        """Draw these figures for a column of a width, and no others any more."""
        self._width, self._ratio = width, ratio
        self._waiting = list(names)
        self._awaited = None
        self._pause.start()

    def prefer(self, order: Callable[[str], float]) -> None:
        """Draw those figures first whose ``order`` is least."""
        self._waiting.sort(key=order)

    def ready(self, name: str, width: int, ratio: float) -> QPixmap | None:
        """Return a figure that was drawn before."""
        return CACHE.get((self._style, self._edition, name, width, ratio))

    @Slot()
    def _draw_next(self) -> None:
        if not self._waiting or self._awaited is not None:
            return
        name = self._waiting.pop(0)
        known = self.ready(name, self._width, self._ratio)
        if known is not None:
            self.drawn.emit(name, known)
            self._pause.start()
        elif name in DRAWINGS:
            size, subject = (ROOM, DRAWINGS[name].height), Subject(self._style, self._edition)

            def draw(pencil: Pencil) -> None:
                draw_figure(pencil, name, subject)

            self._finish(name, picture(size, self._width / ROOM, self._ratio, draw))
        else:
            self._awaited = name
            size_now = figure_size(name, self._width)
            figure = edition_named(self._edition).rulebook.figures[name]
            self._board_drawer().draw(name, figure, size_now, self._ratio)

    def _board_drawer(self) -> BoardFigureDrawer:
        if self._drawer is None:
            self._drawer = BoardFigureDrawer(self._style, self._edition, self)
            self._drawer.drawn.connect(self._on_board_drawn)
        return self._drawer

    @Slot(str, QPixmap)
    def _on_board_drawn(self, name: str, pixmap: QPixmap) -> None:
        # One that was ordered for another width is of no use any more.
        if name == self._awaited and figure_size(name, self._width) == _size_of(pixmap):
            self._awaited = None
            self._finish(name, pixmap)

    def _finish(self, name: str, pixmap: QPixmap) -> None:
        CACHE.keep((self._style, self._edition, name, self._width, self._ratio), pixmap)
        self.drawn.emit(name, pixmap)
        self._pause.start()


def _size_of(pixmap: QPixmap) -> QSize:
    return pixmap.deviceIndependentSize().toSize()
