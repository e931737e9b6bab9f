"""The numbers of hints beside the board: at the cards, buttons and tickets they are about."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QWidget

from ttr_qt.engine import Action
from ttr_qt.engine.actions import DrawCard, DrawTickets, KeepTickets, StartJourney, TakeCard
from ttr_qt.models.hints.advice import Hint
from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.views.choosing.panel import ChoosingPanel
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.number_badge import BADGE_SIZE, NumberBadge

_BADGE_STEP: Final = 22
"""From one number to the next."""


class HintNumbers:
    """Puts numbers at the parts of a page that hints are about, and takes them away."""

    def __init__(self, style: Style, parts: PageParts) -> None:
        self._style = style
        self._parts = parts
        self._hints: tuple[Hint, ...] = ()
        self._badges: list[NumberBadge] = []

    @property
    def badges(self) -> tuple[NumberBadge, ...]:
        """The numbers that are shown."""
        return tuple(self._badges)

    @property
    def choosing(self) -> ChoosingPanel | None:
        """The panel on which tickets are chosen, if it is shown."""
        choosing = self._parts.choosing
        shown = choosing is not None and not choosing.isHidden()
        return choosing if shown else None

    def show(self, hints: Sequence[Hint]) -> None:
        """Show the numbers of these hints, where they are now, instead of others."""
        self.clear()
        self._hints = tuple(hints)
        for hint in self._hints:
            for parent, spot in self._spots(hint.action, hint.number):
                badge = NumberBadge(self._style, hint.number, parent)
                badge.move(self._beside_others(parent, spot))
                badge.show()
                badge.raise_()
                self._badges.append(badge)

    def clear(self) -> None:
        """Take all numbers away."""
        for badge in self._badges:
            badge.hide()
            badge.deleteLater()
        self._badges = []

    def _beside_others(self, parent: QWidget, spot: QPoint) -> QPoint:
        """Return a point that no other number stands at."""
        taken = {badge.pos().toTuple() for badge in self._badges if badge.parent() is parent}
        step = self._style.px(_BADGE_STEP) * (-1 if parent is self._parts.turn else 1)
        while spot.toTuple() in taken:
            spot += QPoint(step, 0)
        return spot

    def _spots(self, action: Action, number: int) -> list[tuple[QWidget, QPoint]]:
        """Return the widgets beside the board that a hint is about, and where it is on them."""
        parts, choosing, px = self._parts, self.choosing, self._style.px
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
