"""Where hints stand on the page of a game: their panel, and the numbers beside the board."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from ttr_qt.engine import Action
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    KeepTickets,
    StartJourney,
    TakeCard,
    TravelRoute,
)
from ttr_qt.models.hints.advice import Hint
from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.views.choosing.panel import ChoosingPanel
from ttr_qt.views.panels.hint_panel import HintPanel
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.number_badge import BADGE_SIZE, NumberBadge

_BADGE_STEP: Final = 22
"""From one number to the next."""
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
        self._badges: list[NumberBadge] = []

    @property
    def badges(self) -> tuple[NumberBadge, ...]:
        """The numbers that are shown."""
        return tuple(self._badges)

    @property
    def _choosing(self) -> ChoosingPanel | None:
        """The panel on which tickets are chosen, if it is shown."""
        choosing = self._parts.choosing
        shown = choosing is not None and not choosing.isHidden()
        return choosing if shown else None

    def lay_out(self, hints: Sequence[Hint]) -> None:
        """Find a place for the panel, and put numbers where the hints are."""
        self._hints = tuple(hints)
        self._place_panel()
        self.drop_badges()
        for hint in self._hints:
            for parent, spot in self._spots(hint.action, hint.number):
                badge = NumberBadge(self._style, hint.number, parent)
                badge.move(self._beside_others(parent, spot))
                badge.show()
                badge.raise_()
                self._badges.append(badge)

    def _beside_others(self, parent: QWidget, spot: QPoint) -> QPoint:
        """Return a point that no other number stands at."""
        taken = {badge.pos().toTuple() for badge in self._badges if badge.parent() is parent}
        step = self._style.px(_BADGE_STEP) * (-1 if parent is self._parts.turn else 1)
        while spot.toTuple() in taken:
            spot += QPoint(step, 0)
        return spot

    def drop_badges(self) -> None:
        """Take all numbers away."""
        for badge in self._badges:
            badge.hide()
            badge.deleteLater()
        self._badges = []

    def _spots(self, action: Action, number: int) -> list[tuple[QWidget, QPoint]]:
        """Return the widgets beside the board that a hint is about, and where it is on them."""
        parts, choosing, px = self._parts, self._choosing, self._style.px
        half = px(11)
        if isinstance(action, (DrawCard, TakeCard)) and not parts.market.isHidden():
            table = parts.market.table
            key = ("open", action.slot) if isinstance(action, TakeCard) else ("deck", 0)
            corner = table.spot(key).topLeft().toPoint()
            return [(table, QPoint(corner.x() + px(2), max(corner.y() - half, 0)))]
        if isinstance(action, KeepTickets) and choosing is not None:
            field = choosing.field
            # Each hint has its column, so that one sees at a glance what it keeps.
            step = px(_BADGE_STEP)
            room = QSize(step * len(self._hints), px(BADGE_SIZE))
            corners = [card.free_corner(room) for card in field.cards]
            return [
                (field, card.pos() + corner + QPoint(step * (number - 1), 0))
                for card, corner in zip(field.cards, corners, strict=True)
                # On some tickets only, numbers would tell that the others are not to be kept.
                if corner is not None and None not in corners and card.ticket in action.tickets
            ]
        if isinstance(action, DrawTickets) and choosing is not None:
            # On the edge of its tile: the picture, the words and the key stay free.
            tile = choosing.mix.tile_of(action)
            far = QPoint(0 if tile is None else tile.width() - px(BADGE_SIZE) - px(6), -half)
            return [] if tile is None else [(choosing, tile.mapTo(choosing, far))]
        leading: dict[type[Action], str] = {DrawTickets: "tickets", StartJourney: "journey"}
        turn = parts.turn
        found = turn.button_of(action) or turn.button_of(leading.get(type(action)))
        if found is not None and not turn.isHidden():
            # At the far end of the button, where its words are not.
            return [(turn, found.geometry().topRight() - QPoint(px(14), half))]
        return []

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
        if self._choosing is not None and not parts.players.isHidden():
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
