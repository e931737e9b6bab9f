"""Where on the game page the things are that a lesson points at."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from ttr_qt.engine import Action
from ttr_qt.engine.actions import DrawTickets, EndJourney, SkipPassenger, SwapTickets
from ttr_qt.models.tutorial.lesson import Spot, SpotKind
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.tutorial.placing import Numbers
from ttr_qt.pages.tutorial.pointing import outline_along
from ttr_qt.views.scene.tracks import path_through
from ttr_qt.views.theme.pencil import circle
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.panel import MARGIN
from ttr_qt.views.words.turn import Offer, turn_words

_ACTIONS: Final[dict[str, type[Action]]] = {
    "tickets": DrawTickets,
    "swap": SwapTickets,
    "arrive": EndJourney,
    "no-passenger": SkipPassenger,
}
_AROUND_TRACK: Final = 20.0
_AROUND_PLACE: Final = 11.0
_PASSENGER: Final = 34.0
_BANNER: Final = 60
_CARDS: Final = 15.0
"""How much the cards of the hand are needed; they are small."""
_HEADING: Final = 44
"""The height of the hand's heading, with the buttons to take back."""
_PARTS: Final = 24
"""At how many points an outline is looked at."""
_BEHIND: Final = 7
"""How far the cards behind the first of a stack look out, and the badge with their number."""


class LessonPlaces:
    """Finds what can be seen of a thing at the moment: parts of the page, outlines on the board."""

    def __init__(self, style: Style, page: GamePage) -> None:
        self._style = style
        self._page = page
        self._finders: Mapping[SpotKind, Callable[[str], list[QRect]]] = {
            "hand": lambda _key: self._widget(page.hand, panel=True),
            "stack": self._stack,
            "market": self._open_cards,
            "deck": lambda _key: self._screen(page.market, page.market.slot_rect("deck")),
            "tickets": lambda _key: self._widget(page.tickets, panel=True),
            "ticket": self._ticket,
            "offer": self._offer,
            "keep": lambda _key: self._keep_button(),
            "mix": self._mix,
            "button": self._button,
            "player": lambda key: self._widget(page.players.cards[int(key)], panel=True),
            "bonus": lambda _key: self._widget(page.bonus, panel=True),
        }

    def parts(self, spot: Spot) -> list[QRect]:
        """Return where a thing lies on the page; nothing where it can't be seen or is done."""
        find = self._finders.get(spot.kind)
        return [] if find is None else find(spot.key)

    def outlines(self, spot: Spot) -> list[QPainterPath]:
        """Return the outline of a thing on the board, in its own measure."""
        design, key = self._page.scene.design, spot.key
        if spot.kind == "route":
            ends = []
            for space in design.spaces(key):
                dx, dy = space.tx * space.length / 2, space.ty * space.length / 2
                ends += [QPointF(space.x - dx, space.y - dy), QPointF(space.x + dx, space.y + dy)]
            return [outline_along(path_through(ends), design.layout.space_width + _AROUND_TRACK)]
        if spot.kind == "place":
            where = design.layout.places[key]
            return [circle(where.x, where.y, where.radius + _AROUND_PLACE)]
        if spot.kind == "passenger" and self._page.scene.passengers[key].players:
            box = self._page.scene.passengers[key].shape().boundingRect()
            return [circle(box.center().x(), box.center().y(), _PASSENGER)]
        return []

    def names(self, spot: Spot) -> list[QRect]:
        """Return where on the page the places and their names are that a thing is known by."""
        design, key = self._page.scene.design, spot.key
        ends: tuple[str, ...] = ()
        if spot.kind == "route":
            route = design.map.route(key)
            ends = route.a, route.b
        elif spot.kind == "place":
            ends = (key,)
        boxes = []
        for end in ends:
            where, name = design.layout.places[end], self._page.scene.names.get(end)
            x, y, r = where.x, where.y, where.radius
            label = (where.label if name is None else name.label).box
            boxes.append(((x - r, y - r), (x + r, y + r)))
            boxes.append(((label.left, label.top), (label.right, label.bottom)))
        corners = (self._on_page(np.array(box)).tolist() for box in boxes)
        return [
            QRect(QPoint(round(left), round(top)), QPoint(round(right), round(bottom)))
            for (left, top), (right, bottom) in corners
        ]

    def covered(self, outline: QPainterPath) -> list[QRect]:
        """Return parts of the page that a path on the board goes through."""
        points = (outline.pointAtPercent(n / _PARTS) for n in range(_PARTS))
        room = self._style.px(14)
        spots = self._on_page(np.array([(point.x(), point.y()) for point in points]))
        return [
            QRect(round(x) - room, round(y) - room, 2 * room, 2 * room) for x, y in spots.tolist()
        ]

    def spaces(self) -> Numbers:
        """Return where all spaces and places of the board lie on the page."""
        layout = self._page.scene.design.layout
        spots = [(space.x, space.y) for track in layout.tracks.values() for space in track.spaces]
        spots += [(place.x, place.y) for place in layout.places.values()]
        return self._on_page(np.array(spots))

    def _on_page(self, spots: Numbers) -> Numbers:
        """Return where points of the board lie on the page."""
        view = self._page.board_view
        corner = view.viewport().mapTo(self._page, QPoint(0, 0))
        whole = view.viewportTransform()
        shift = np.array((whole.dx() + corner.x(), whole.dy() + corner.y()))
        return np.asarray(spots * np.array((whole.m11(), whole.m22())) + shift)

    def needed(self) -> list[tuple[QRect, float]]:
        """Return what is looked at in a game, and how much."""
        page = self._page
        parts: list[tuple[QWidget, float]] = [
            (page.market, 3.0),
            (page.turn, 3.0),
            (page.header, 2.0),
            (page.bonus, 1.0),
            (page.log, 0.4),
        ]
        shown = [(part.geometry(), weight) for part, weight in parts if part.isVisible()]
        # A panel of which little is used leaves room.
        stacks = [rect for card in page.session.observation.hand for rect in self._stack(card)]
        shown += [(rect, _CARDS) for rect in stacks]
        shown.append((_upper(page.hand.geometry(), self._style.px(_HEADING)), 3.0))
        shown += [(rect, 2.5) for card in page.players.cards for rect in self._widget(card)]
        if page.tickets.isVisible():
            shown.append((_upper(page.tickets.geometry(), page.tickets.sizeHint().height()), 2.0))
        if page.choosing.isVisible():
            rect, mix = page.choosing.geometry(), page.choosing.mix
            high = mix.geometry().bottom() if mix.isVisible() else rect.height()
            shown.append((_upper(rect, high), 4.0))
        board = page.board_view.geometry()
        return [*shown, (_upper(board, self._style.px(_BANNER)), 0.6)]

    def _stack(self, card: str) -> list[QRect]:
        hand = self._page.hand
        held = self._page.session.observation.hand.get(card, 0)
        behind = self._style.px(_BEHIND)
        rect = hand.stack_rect(card).adjusted(0, -behind, behind, behind // 2)
        return self._screen(hand, rect) if held else []

    def _widget(self, widget: QWidget, *, panel: bool = False) -> list[QRect]:
        """Return a widget without its shadow, as far as it is not scrolled away."""
        if not widget.isVisibleTo(self._page):
            return []
        inset = self._style.px(MARGIN) + self._style.px(4) if panel else 0
        rect = widget.rect().adjusted(inset, inset, -inset, -inset)
        rect.translate(widget.mapTo(self._page, QPoint(0, 0)))
        holder = widget.parentWidget()
        while holder is not None and holder is not self._page:
            rect &= QRect(holder.mapTo(self._page, QPoint(0, 0)), holder.size())
            holder = holder.parentWidget()
        return [] if rect.isEmpty() else [rect]

    def _screen(self, owner: QWidget, rect: QRect) -> list[QRect]:
        if not owner.isVisibleTo(self._page):
            return []
        return [QRect(self._page.mapFromGlobal(rect.topLeft()), rect.size())]

    def _open_cards(self, card: str) -> list[QRect]:
        page = self._page
        slots = [n for n, one in enumerate(page.session.observation.market, 1) if one == card]
        return [
            rect
            for slot in slots
            for rect in self._screen(page.market, page.market.slot_rect("open", slot))
        ]

    def _ticket(self, ticket: str) -> list[QRect]:
        panel = self._page.tickets
        rows = panel.list
        if not panel.isVisibleTo(self._page):
            return []
        for place in range(rows.model().rowCount()):
            if panel.key(place) == ticket:
                rect = rows.visualRect(rows.model().index(place, 0))
                rect = rect.intersected(rows.viewport().rect()).adjusted(0, 0, 0, -2)
                return [QRect(rows.viewport().mapTo(self._page, rect.topLeft()), rect.size())]
        return []

    def _offer(self, ticket: str) -> list[QRect]:
        """Return a ticket on offer that is not chosen yet; no name: all, until enough are."""
        offer, cards = self._page.models.offer, self._page.choosing.field.cards
        if ticket:
            open_now = {row.ticket for row in offer.rows if not row.chosen} & {ticket}
        else:
            open_now = set() if offer.action else {row.ticket for row in offer.rows}
        cards = [card for card in cards if card.ticket in open_now]
        return [rect for card in cards for rect in self._widget(card, panel=True)]

    def _keep_button(self) -> list[QRect]:
        button = self._page.choosing.summary.button
        return self._widget(button) if button.isEnabled() else []

    def _mix(self, counts: str) -> list[QRect]:
        """Return a mix of tickets that can be drawn; no name: all of them."""
        choosing = self._page.choosing
        legal = self._page.session.observation.legal_actions
        mixes = sorted((a.counts for a in legal if isinstance(a, DrawTickets)), reverse=True)
        if not choosing.mix.isVisibleTo(self._page):
            return []
        return [
            rect
            for tile, mix in zip(choosing.mix.tiles, mixes, strict=False)
            if counts in {"", "+".join(map(str, mix))}
            for rect in self._widget(tile)
        ]

    def _button(self, key: str) -> list[QRect]:
        page = self._page
        if not page.turn.isVisibleTo(page) or page.choosing.isVisibleTo(page):
            return []
        names = tuple(seat.name for seat in page.session.seats)
        words = turn_words(page.session.observation, names, self._style.language, watching=False)
        for offer, button in zip(words.offers, page.turn.buttons, strict=False):
            if _means(offer, key):
                return self._widget(button)
        return []


def _upper(rect: QRect, height: int) -> QRect:
    """Return the upper part of a rectangle."""
    return QRect(rect.left(), rect.top(), rect.width(), min(height, rect.height()))


def _means(offer: Offer, key: str) -> bool:
    """Say whether a button of the turn is the one that is called so."""
    return offer.payload == key or isinstance(offer.payload, _ACTIONS[key])
