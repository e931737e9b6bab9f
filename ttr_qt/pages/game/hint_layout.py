"""Where hints stand on the page of a game: their panel, and the numbers beside the board."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from ttr_qt.engine.actions import ClaimRoute, TravelRoute
from ttr_qt.models.hints.advice import Hint
from ttr_qt.pages.board.hint_numbers import HintNumbers
from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.views.panels.hint_panel import HintPanel
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.number_badge import NumberBadge

_ROOM: Final = 8
"""Between the panel and the edges of the board."""
_NARROW: Final = 256
"""Width of the panel below which there would be more lines than words."""
_WIDER: Final = (1.25, 1.5)
"""How much wider the panel may get where it would be higher than the page."""


class HintLayout:
    """Places the panel of the hints where it covers little, and numbers at what they advise."""

    def __init__(self, style: Style, page: QWidget, parts: PageParts, panel: HintPanel) -> None:
        self._style = style
        self._page = page
        self._parts = parts
        self._panel = panel
        self._hints: tuple[Hint, ...] = ()
        self._numbers = HintNumbers(style, parts)

    @property
    def badges(self) -> tuple[NumberBadge, ...]:
        """The numbers that are shown."""
        return self._numbers.badges

    def lay_out(self, hints: Sequence[Hint]) -> None:
        """Find a place for the panel, and put numbers where the hints are."""
        self._hints = tuple(hints)
        self._place_panel()
        self._numbers.show(self._hints)

    def drop_badges(self) -> None:
        """Take all numbers away."""
        self._numbers.clear()

    def _place_panel(self) -> None:
        """Put the panel over the log, or more of its column, or else over the board."""
        page, panel, log = self._page, self._panel, self._parts.log
        for column in self._columns():
            high = panel.height_at(column.width())
            if high <= column.height():
                if not log.isHidden():
                    high = max(high, min(log.height(), column.height()))
                panel.setGeometry(column.adjusted(0, column.height() - high, 0, 0))
                return
        board = self._parts.board.geometry().adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        high, width = page.height() - 2 * _ROOM, min(panel.best_width(), board.width())
        for wider in (panel.best_width(), *(round(panel.best_width() * n) for n in _WIDER)):
            if panel.height_at(width) > high and wider <= page.width() - 2 * _ROOM:
                width = wider
        height = min(panel.height_at(width), high)
        lefts = (max(board.right() + 1 - width, _ROOM), board.left())
        lowest = page.height() - _ROOM - height
        tops = [min(top, lowest) for top in (board.top(), max(board.bottom() + 1 - height, _ROOM))]
        corners = [QRect(left, top, width, height) for left in lefts for top in tops]
        inside = [rect for rect in corners if page.rect().contains(rect)]
        panel.setGeometry(min(inside or corners, key=self._harm))

    def _columns(self) -> list[QRect]:
        """Return places at the edge of the page: the log, then with what stands above it.

        While tickets are chosen, the board shows their ways: there the players have least to tell.
        """
        parts, least = self._parts, self._style.px(_NARROW)
        if self._numbers.choosing is not None and not parts.players.isHidden():
            left = parts.players.geometry().united(parts.turn.geometry())
            widths = (least, self._panel.best_width())
            return [left.adjusted(0, 0, max(width - left.width(), 0), 0) for width in widths]
        places: list[QRect] = []
        for part in (parts.log, parts.bonus, parts.tickets):
            area = part.geometry()
            if not part.isHidden() and area.top() < parts.log.geometry().bottom():
                places.append(area.united(places[-1]) if places else area)
        # Narrow columns get some of the board's edge.
        roomy = [area.adjusted(min(0, area.width() - least), 0, 0, 0) for area in places]
        if places:
            full = self._panel.best_width()
            roomy.append(places[-1].adjusted(min(0, places[-1].width() - full), 0, 0, 0))
        return roomy

    def _harm(self, rect: QRect) -> float:
        """Return how much of what one wants to see a rectangle over the board covers."""
        board = self._parts.board
        harm = 0.0
        for hint in self._hints:
            if isinstance(hint.action, (ClaimRoute, TravelRoute)):
                item = board.board.routes[hint.action.route]
                area = board.mapFromScene(item.sceneBoundingRect()).boundingRect()
                there = QRect(board.mapTo(self._page, area.topLeft()), area.size())
                part = QRectF(there.intersected(rect))
                harm += part.width() * part.height() / hint.number if part.isValid() else 0.0
        return harm
