"""One's own cards in stacks, to be clicked, or dragged to the board."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ttr_qt.models.item_models.cards import HandModel, StackRow
from ttr_qt.views.cards.deck import CardFaces
from ttr_qt.views.cards.pictures import CARD_SHAPE
from ttr_qt.views.panel_parts.animated_values import AnimatedValues
from ttr_qt.views.panel_parts.card_shapes import (
    CardArt,
    card_rect,
    draw_badge,
    draw_card_at,
    draw_empty,
    draw_ring,
)
from ttr_qt.views.panel_parts.card_spots import CardSpots
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.words.cards import numbered_cards, special_use
from ttr_qt.views.words.people import nameless
from ttr_qt.views.words.speech import card_counts

_MOST_LAYERS: Final = 3
"""Cards that are drawn of a stack."""
_LAYER_SHIFT: Final = (5.0, 4.0)
"""Between the layers of a stack, to the right and upwards."""
_LIFT: Final = 9.0
"""How far a stack rises under the pointer."""
_BADGE: Final = 13.0
"""Radius of the disc with the number of cards."""
_WIDEST_CARD: Final = 120
_NARROWEST_CARD: Final = 38
_LEAST_SHRINK: Final = 0.72
"""Down to which part of their size cards shrink before they overlap."""
_STACK_GAPS: Final = (26.0, 10.0)
"""Between stacks, at best and at least; if that does not do either, they overlap."""
_MANY_CARDS: Final = 88
"""No usual hand has more, and no number of two digits is wider."""
_FEW_STACKS: Final = 4
"""Stacks that a hand has room for in any case, as at the beginning of a game."""
_PITCH_OF_FEW: Final = 46
_PITCH_OF_MORE: Final = 58
"""From one to the next, if they are few and if they are more."""
_MOST_ROWS: Final = 3


@dataclass(frozen=True, slots=True)
class _Grid:
    """How stacks lie: the width of a card, the way from one to the next, rows and their length."""

    card: float
    pitch: float
    rows: int
    in_row: int


class Stacks(CardSpots):
    """The stacks; each spot is known by the name of its card."""

    def __init__(
        self, style: Style, model: HandModel, faces: CardFaces, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, parent)
        self._model = model
        self._faces = faces
        self._picked: str | None = None
        self.playable = True
        """Whether stacks can be picked and dragged."""
        self._grid = _Grid(60.0, 80.0, 1, 1)
        self._places = AnimatedValues(style, 200, self)
        self._lifts = AnimatedValues(style, 90, self)
        self._places.changed.connect(self.update)
        self._lifts.changed.connect(self.update)
        self.hovered.connect(self._on_hovered)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Your hand"))
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.dataChanged):
            signal.connect(self._on_model_changed)
        self.lay_out()

    @property
    def picked(self) -> str | None:
        """The stack that was picked to claim with."""
        return self._picked

    def set_picked(self, card: str | None) -> None:
        """Mark a stack."""
        self._picked = card
        self._lift()
        self.update()

    def lay_out(self) -> None:
        """Find the size of the cards and send every stack to its place."""
        rows = self._model.rows
        self._grid = self._grid_for(len(rows))
        goals: dict[Hashable, float] = {}
        for place, row in enumerate(rows):
            point = self._origin(self._grid, place)
            goals[row.card, "x"], goals[row.card, "y"] = point.x(), point.y()
        self._places.send(goals)
        self._lift()

    def home(self, card: str) -> QRectF:
        """Return where the top of a stack lies, or would lie if there were one."""
        rows = self._model.rows
        names = [row.card for row in rows]
        if card in names:
            grid, place = self._grid, names.index(card)
        else:
            grid, place = self._grid_for(len(rows) + 1), self._model.place_of_new(card)
        point = self._origin(grid, place)
        return card_rect(point.x(), point.y(), grid.card)

    def keys(self) -> Sequence[Hashable]:
        """Return the cards held."""
        return [row.card for row in self._model.rows]

    def spot(self, key: Hashable) -> QRectF:
        """Return where a stack lies, with its lower layers."""
        x, y = self._places.value((key, "x")), self._places.value((key, "y"))
        row = self._model.find(key)
        extra = (min(row.count, _MOST_LAYERS) - 1 if row else 0) * self.look.scale
        rect = card_rect(x, y, self._grid.card)
        return rect.adjusted(0, -extra * _LAYER_SHIFT[1], extra * _LAYER_SHIFT[0], 0)

    def draggable(self, key: Hashable) -> bool:
        """Say whether a stack can be dragged: any can, and the board says what is wrong with it."""
        return self.playable and self._model.find(key) is not None

    def tip(self, key: Hashable) -> str:
        """Return what a stack is good for."""
        row = self._model.find(key)
        if row is None:
            return ""
        held = numbered_cards(row.card, row.count, self.look.language)
        lines = [held, special_use(row.kind)]
        if row.routes:
            lines.append(self.tr("%n tracks can be claimed with it now.", "", len(row.routes)))
        elif row.kind != "passenger":
            lines.append(self.tr("No track can be claimed with it now."))
        return "\n".join(filter(None, lines))

    def _top_room(self) -> float:
        return (_LIFT + (_MOST_LAYERS - 1) * _LAYER_SHIFT[1]) * self.look.scale

    def _below(self) -> float:
        """Return the room below a stack, for its badge."""
        return _BADGE * 0.4 * self.look.scale

    def _inset(self) -> float:
        """Return the room at both sides, for rings and badges."""
        return 6.0 * self.look.scale

    def _grid_for(self, stacks: int) -> _Grid:
        """Return the grid with the largest cards for so many stacks."""
        return max(
            (self._grid_of(rows, max(stacks, 1)) for rows in range(1, _MOST_ROWS + 1)),
            key=lambda grid: (round(min(grid.card, grid.pitch)), -grid.rows),
        )

    def _grid_of(self, rows: int, stacks: int) -> _Grid:
        scale = self.look.scale
        in_row = math.ceil(stacks / rows)
        high = self.height() / rows - self._top_room() - self._below()
        card = max(
            min(high / CARD_SHAPE, _WIDEST_CARD * scale * self.look.card_scale),
            _NARROWEST_CARD * scale * 0.6,
        )
        layers = (_MOST_LAYERS - 1) * _LAYER_SHIFT[0] * scale
        room = self.width() - layers - 2 * self._inset()
        widest, tightest = (gap * scale + layers for gap in _STACK_GAPS)
        # Cards get narrower before they overlap, but not too small to be read.
        fitting = (room + tightest - layers) / in_row - tightest
        card = max(
            min(card, fitting), min(card, max(_NARROWEST_CARD * scale, card * _LEAST_SHRINK))
        )
        pitch = card + widest
        if in_row > 1:
            pitch = min(pitch, (room - card) / (in_row - 1))
        return _Grid(card, pitch, rows, in_row)

    def _origin(self, grid: _Grid, place: int) -> QPointF:
        """Return the left upper corner of the front card of a stack."""
        row, column = divmod(place, grid.in_row)
        height = self.height() / grid.rows
        top = row * height + self._top_room()
        spare = height - self._top_room() - self._below() - grid.card * CARD_SHAPE
        return QPointF(column * grid.pitch + self._inset(), top + max(0.0, spare / 2))

    def _lift(self) -> None:
        goals: dict[Hashable, float] = {}
        for row in self._model.rows:
            up = row.card == self._picked or (row.card == self.hover and bool(row.routes))
            goals[row.card] = 1.0 if up else 0.0
        self._lifts.send(goals)

    @Slot(object)
    def _on_hovered(self, _card: object) -> None:
        self._lift()

    @Slot()
    def _on_model_changed(self) -> None:
        held = set(self.keys())
        if self.dragged is not None and self.dragged not in held:
            self.cancel_drag()
        self.lay_out()
        self.update()

    def _draw_stack(self, painter: QPainter, row: StackRow) -> None:
        scale, theme = self.look.scale, self.look.theme
        x, y = self._places.value((row.card, "x")), self._places.value((row.card, "y"))
        y -= self._lifts.value(row.card) * _LIFT * scale
        layers = min(row.count, _MOST_LAYERS)
        taken = self.dragged == row.card
        rects = [
            card_rect(
                x + n * _LAYER_SHIFT[0] * scale, y - n * _LAYER_SHIFT[1] * scale, self._grid.card
            )
            for n in range(layers)
        ]
        if taken:
            draw_empty(painter, rects[0], theme.ink_disabled)
        else:
            art = CardArt(self._faces, self.devicePixelRatioF(), self.look.symbols)
            for n, rect in enumerate(reversed(rects)):
                draw_card_at(painter, rect, art, row.card, shadow=n in {0, layers - 1})
        if row.card == self._picked:
            draw_ring(painter, rects[0], theme.amber, self.look.ring + scale)
        if row.card == self.framed:
            draw_ring(painter, rects[0], theme.accent, self.look.ring, 4 * scale)
        self._draw_count(painter, rects, row.count)

    def _draw_count(self, painter: QPainter, rects: list[QRectF], count: int) -> None:
        radius = min(_BADGE * self.look.scale, self._grid.card * 0.24)
        front = rects[0]
        covered = self._grid.pitch < self._grid.card + radius
        x = front.left() + radius * 0.9 if covered else front.right() - radius * 0.2
        draw_badge(painter, QPointF(x, front.bottom() - radius * 0.75), radius, count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the stacks their new places at once."""
        super().resizeEvent(event)
        self.lay_out()
        for row in self._model.rows:
            keys = ((row.card, "x"), (row.card, "y"))
            self._places.put({key: self._places.goal(key) for key in keys})

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all stacks."""
        painter = QPainter(self)
        for row in self._model.rows:
            self._draw_stack(painter, row)


class HandPanel(Panel):
    """The hand.

    Signals:
        stack_picked: the card of the stack that is to be claimed with, ``""`` for none any more.
        drag_moved: (card, point on the screen).
        drag_dropped: (card, point on the screen).
        drag_cancelled: the card.
    """

    stack_picked = Signal(str)
    drag_moved = Signal(object, QPoint)
    drag_dropped = Signal(object, QPoint)
    drag_cancelled = Signal(object)

    def __init__(
        self, style: Style, model: HandModel, faces: CardFaces, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, parent, padding=10)
        self._model = model
        head = QHBoxLayout()
        head.setSpacing(style.px(9))
        self._count = line("", "secondary", self)
        self._empty = label(self.tr("You have no cards."), "secondary", self)
        self.title: Final = line(self.tr("Your hand"), "strong", self)
        head.addWidget(self.title)
        head.addWidget(self._count)
        head.addStretch(1)
        self.box.setSpacing(0)
        self.box.addLayout(head)
        self.box.addWidget(self._empty)
        self.stacks: Final = Stacks(style, model, faces, self)
        self.box.addWidget(self.stacks, 1)
        self.stacks.activated.connect(self._on_activated)
        self.stacks.drag_moved.connect(self.drag_moved)
        self.stacks.drag_dropped.connect(self.drag_dropped)
        self.stacks.drag_cancelled.connect(self.drag_cancelled)
        for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._on_model_changed)
        self._on_model_changed()

    def set_picked(self, card: str | None) -> None:
        """Mark the stack that is to be claimed with, without emitting anything."""
        self.stacks.set_picked(card)

    def pick(self, place: int) -> None:
        """Pick a stack by its number from 0."""
        self.stacks.choose(place)

    def set_playable(self, *, playable: bool) -> None:
        """Let stacks be picked and dragged, or only looked at."""
        self.stacks.playable = playable

    def set_owner(self, name: str) -> None:
        """Say whose cards these are; ``name`` may be what a person without a name is called."""
        title = self.tr("Cards of {name}").format(name=name)
        self.title.setText(self.tr("Your hand") if name == nameless() else title)
        self.stacks.setAccessibleName(self.title.text())
        self._empty.setText(self.tr("No cards."))

    def in_words(self) -> str:
        """Return all cards."""
        held = [(row.card, row.count) for row in self._model.rows]
        if not held:
            return self._empty.text()
        return f"{self.title.text()}: {card_counts(held, self.look.language)}."

    def head_room(self) -> QRect:
        """Return what is free beside the heading, on the page around; for any number of cards."""
        box = self.box.contentsMargins()
        many = self._count.fontMetrics().horizontalAdvance(self.tr("%n cards", "", _MANY_CARDS))
        taken = self.title.sizeHint().width() + max(many, self._count.sizeHint().width())
        left = box.left() + taken + self.look.px(27)
        high = self.title.sizeHint().height()
        room = QRect(left, box.top(), self.width() - box.right() - left, high)
        return room.translated(self.pos())

    def stack_rect(self, card: str) -> QRect:
        """Return where the top card of a stack is on the screen, or where it would appear."""
        return self.stacks.global_rect(self.stacks.home(card))

    @Slot(object)
    def _on_activated(self, card: str) -> None:
        if not self.stacks.playable:
            return
        picked = None if card == self.stacks.picked else card
        self.stacks.set_picked(picked)
        if picked is not None:
            announce(self.stacks, self.stacks.tip(picked))
        self.stack_picked.emit(picked or "")

    @Slot()
    def _on_model_changed(self) -> None:
        cards = sum(row.count for row in self._model.rows)
        self._count.setText(self.tr("%n cards", "", cards))
        self._empty.setVisible(not cards)
        held = {row.card for row in self._model.rows}
        if self.stacks.picked is not None and self.stacks.picked not in held:
            self.stacks.set_picked(None)
            self.stack_picked.emit("")

    def width_in_a_row(self) -> int:
        """Return the width in which all stacks lie in a row and hardly overlap."""
        box = self.box.contentsMargins()
        stacks = len(self._model.rows)
        wide = _FEW_STACKS * _PITCH_OF_FEW if stacks <= _FEW_STACKS else stacks * _PITCH_OF_MORE
        return box.left() + box.right() + self.look.px(wide)

    def sizeHint(self) -> QSize:
        """Return the room for seven stacks at full size."""
        return QSize(self.look.px(820), self.look.px(178))

    def minimumSizeHint(self) -> QSize:
        """Return the room that eleven stacks need if they overlap."""
        return QSize(self.look.px(330), self.look.px(128))
