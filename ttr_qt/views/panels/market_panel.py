"""The cards one may take: open ones, the deck, and what lies in the discards."""

from collections.abc import Callable, Hashable, Sequence
from math import floor
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from ttr_qt.engine.actions import DrawCard, TakeCard
from ttr_qt.engine.rules import JOKER_NAME, RuleSet
from ttr_qt.models.item_models.cards import DiscardsModel, MarketModel, SourceRow, card_kind
from ttr_qt.models.session.refusal_reasons import Reason
from ttr_qt.views.cards.deck import CardFaces, card_name
from ttr_qt.views.cards.pictures import CARD_SHAPE, picture
from ttr_qt.views.commands.table import Command
from ttr_qt.views.panel_parts.animated_values import AnimatedValues
from ttr_qt.views.panel_parts.card_shapes import (
    CardArt,
    card_rect,
    draw_card_at,
    draw_empty,
    draw_pill,
    draw_ring,
    pile_name_font,
)
from ttr_qt.views.panel_parts.card_spots import CardSpots
from ttr_qt.views.theme.pencil import stroke, tint
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.words.cards import numbered_cards, special_use
from ttr_qt.views.words.enumeration import joined
from ttr_qt.views.words.speech import sentence

Spot = tuple[str, int]
"""Where cards lie, and in the market in which slot."""

DECK: Final[Spot] = ("deck", 0)

_ILLEGAL_OPACITY: Final = 0.38
"""The opacity of cards that can't be taken while others can."""
_LIFT: Final = 3.0
"""How far a card rises under the pointer."""
_ROOM_ABOVE: Final = 5.0
"""Above a card that is lifted: more would make cards too narrow for the names of the piles."""
_SMALLEST_NAME: Final = 0.75
"""How many times its usual size the name on an empty pile has at least."""
_PILE_LAYERS: Final = 3
"""Cards that are drawn of a pile."""
_WIDEST_CARD: Final = 110
_NARROWEST_CARD: Final = 24.0
_LEAST_GAP: Final = 5.0
_GAP: Final = 9.0
_ROOM_BELOW: Final = 6
"""Below a card, for its shadow and the ring of the keyboard."""
_MOST_GAP: Final = 16.0
"""Between cards: at least, usually, and where there is room."""
_GROUP_GAP: Final = 20.0
"""Between the open cards and the piles."""
_DISCARDS_ROOM: Final = 0.3
"""Room around the discards for turned cards, in widths of a card."""
_WIDTH_WITH_MARKET: Final = 682
_WIDTH_WITHOUT_MARKET: Final = 250
"""Width of the panel with cards of full size."""


class MarketTable(CardSpots):
    """The open cards in their slots, the deck and the discards."""

    def __init__(
        self,
        style: Style,
        model: MarketModel,
        discards: DiscardsModel,
        faces: CardFaces,
        rules: RuleSet,
        explain: Callable[[Reason], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent)
        self._model = model
        self._discards = discards
        self._faces = faces
        self._rules = rules
        self._explain = explain
        metrics = QFontMetricsF(pile_name_font(style))
        self._pile_names = {"deck": self.tr("deck"), "discards": self.tr("discards")}
        self._widest_name = max(map(metrics.horizontalAdvance, self._pile_names.values()))
        self._shown = {row.slot: row.card for row in self._open_rows()}
        self._before: dict[int, str] = {}
        self._discards_picture: tuple[Hashable, QPixmap] | None = None
        """The discards as they were drawn last."""
        self._clicked: tuple[Hashable | None, int] = (None, 0)
        """What was pressed last, and when, in milliseconds."""
        self._flips = AnimatedValues(style, 180, self, QEasingCurve.Type.InOutQuad)
        self._lifts = AnimatedValues(style, 90, self)
        self._flips.changed.connect(self.update)
        self._lifts.changed.connect(self.update)
        self.hovered.connect(self._on_hovered)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Market"))
        for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._on_model_changed)

    def keys(self) -> Sequence[Hashable]:
        """Return all places, the open cards first."""
        return [row.key for row in self._model.rows]

    def spot(self, key: Hashable) -> QRectF:
        """Return where the cards of a place lie."""
        card, gap = self._measures()
        slots = len(self._open_rows())
        left = 6.0 * self.look.scale
        spare = self.height() - self._top() - _ROOM_BELOW * self.look.scale - card * CARD_SHAPE
        top = self._top() + max(0.0, spare / 2)
        row = self._model.find(key)
        if row is None or row.where == "open":
            slot = row.slot if row else 1
            return card_rect(left + (slot - 1) * (card + gap), top, card)
        left += slots * (card + gap) - gap + self._group_gap(gap) if slots else 0.0
        if row.where == "discards":
            left += card + gap
        return card_rect(left, top, card)

    def draggable(self, key: Hashable) -> bool:
        """Say whether a card can be taken now."""
        row = self._model.find(key)
        return row is not None and row.action is not None and row.reason is None

    def tip(self, key: Hashable) -> str:
        """Return what lies in a place, and why it can't be taken if it can't."""
        row = self._model.find(key)
        if row is None:
            return ""
        if row.where == "discards":
            return self._discards_in_words()
        if row.where == "deck":
            text = self.in_deck()
        else:
            text = sentence(card_name(row.card, self.look.language))
            kind = card_kind(self._rules, row.card)
            use = special_use(kind)
            text += f"\n{use}" if use else ""
            if kind == "long_wild":
                text += "\n" + self.tr("Counts as one card, and may be the second one.")
        if row.reason is not None:
            text += "\n" + self._explain(row.reason)
        return text

    def in_deck(self) -> str:
        """Return how many cards are face down."""
        row = self._model.find(DECK)
        return self.tr("Deck: %n cards", "", 0 if row is None else row.count)

    def any_legal(self) -> bool:
        """Say whether any card can be taken now."""
        return any(self.draggable(key) for key in self.keys())

    @property
    def nothing_left(self) -> bool:
        """Whether nobody can take a card, not even an open one, until somebody pays."""
        piles = [row for row in self._model.rows if row.where != "open"]
        return bool(piles) and not any(row.count for row in piles)

    @property
    def has_market(self) -> bool:
        """Whether there are open cards beside the piles."""
        return bool(self._open_rows())

    def _open_rows(self) -> list[SourceRow]:
        return [row for row in self._model.rows if row.where == "open"]

    def _discards_in_words(self) -> str:
        rows = self._discards.rows
        if not rows:
            return self.tr("The discards are empty.")
        lines = [self.tr("Discards: %n cards", "", sum(row.count for row in rows))]
        lines += [numbered_cards(row.card, row.count, self.look.language) for row in rows]
        return "\n".join(lines)

    def _top(self) -> float:
        return (_LIFT + _ROOM_ABOVE) * self.look.scale

    def _group_gap(self, gap: float) -> float:
        """Return the room between the open cards and the piles."""
        return max(_GROUP_GAP * self.look.scale, 2 * gap)

    def _measures(self) -> tuple[float, float]:
        """Return the width of a card and the gap between two."""
        scale = self.look.scale
        high = self.height() - self._top() - _ROOM_BELOW * scale
        card = min(high / CARD_SHAPE, _WIDEST_CARD * scale * self.look.card_scale)
        gap = _MOST_GAP * scale
        while self._total(card, gap) > self.width() and (
            card > _NARROWEST_CARD or gap > _LEAST_GAP
        ):
            if gap > _GAP * scale or card <= _NARROWEST_CARD:  # air goes first, then size
                gap = max(gap - 0.5, _LEAST_GAP)
            else:
                card -= 1.0
                gap = max(gap - 0.5, _LEAST_GAP)
        return max(card, _NARROWEST_CARD), gap

    def _total(self, card: float, gap: float) -> float:
        """Return the width of everything."""
        slots = len(self._open_rows())
        group = slots * (card + gap) - gap + self._group_gap(gap) if slots else 0.0
        return group + 2 * card + gap + card * _DISCARDS_ROOM / 2 + 10.0 * self.look.scale

    @Slot(object)
    def _on_hovered(self, _key: object) -> None:
        goals: dict[Hashable, float] = {}
        for key in self.keys():
            goals[key] = 1.0 if key == self.hover and self.draggable(key) else 0.0
        self._lifts.send(goals)

    @Slot()
    def _on_model_changed(self) -> None:
        for row in self._open_rows():
            old = self._shown.get(row.slot, row.card)
            if old != row.card:
                self._before[row.slot] = old
                self._flips.put({row.slot: 0.0})
                self._flips.send({row.slot: 1.0})
        self._shown = {row.slot: row.card for row in self._open_rows()}
        if self.dragged is not None and not self.draggable(self.dragged):
            self.cancel_drag()
        self.update()

    def _draw_open(self, painter: QPainter, rect: QRectF, row: SourceRow) -> None:
        """Draw an open card, or one that is being turned: its old face, then its new one."""
        card, part = row.card, self._flips.value(row.slot, 1.0)
        if part >= 1.0:
            draw_card_at(painter, rect, self._art(), card)
            return
        if not self.look.motion.travels:
            draw_card_at(painter, rect, self._art(), self._before.get(row.slot, card))
            painter.setOpacity(painter.opacity() * part)
            draw_card_at(painter, rect, self._art(), card)
            return
        face = self._before.get(row.slot, card) if part < 0.5 else card  # noqa: PLR2004 - half way
        width = abs(1 - 2 * part)
        painter.translate(rect.center())
        painter.scale(max(width, 0.02), 1.0)
        painter.translate(-rect.center())
        draw_card_at(painter, rect, self._art(), face)

    def _draw_pile(self, painter: QPainter, rect: QRectF, row: SourceRow) -> None:
        scale, theme = self.look.scale, self.look.theme
        if not row.count:
            draw_empty(painter, rect, theme.ink_disabled)
        elif row.where == "deck":
            for n in range(min(row.count, _PILE_LAYERS)):
                shift = (min(row.count, _PILE_LAYERS) - 1 - n) * 2 * scale
                draw_card_at(
                    painter, rect.translated(shift, -shift), self._art(), "", shadow=n == 0
                )
        else:
            self._draw_discards(painter, rect)
        fits = self._widest_name <= rect.width()
        name = self._pile_names[row.where] if fits else ""
        if row.count:
            draw_pill(painter, self.look, rect, row.count, name)
        else:
            self._write_on_empty(painter, rect, self._pile_names[row.where])

    def _write_on_empty(self, painter: QPainter, rect: QRectF, name: str) -> None:
        """Write what lies in a place when there is something, a little smaller if need be."""
        share = (rect.width() - 4 * self.look.scale) / self._widest_name
        if share < _SMALLEST_NAME:
            return
        font = pile_name_font(self.look)
        font.setPixelSize(floor(font.pixelSize() * min(share, 1.0)))
        painter.setFont(font)
        painter.setPen(tint(self.look.theme.ink_second))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), name)

    def _draw_discards(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a loose heap, what was paid last on top; the picture is kept until that changes."""
        faces = self._discards.heap[-_PILE_LAYERS:]
        room = rect.width() * _DISCARDS_ROOM
        key = (faces, rect.width(), self.devicePixelRatioF())
        if self._discards_picture is None or self._discards_picture[0] != key:
            size = (rect.width() + 2 * room, rect.height() + 2 * room)
            card = QRectF(room, room, rect.width(), rect.height())
            ratio = self.devicePixelRatioF()
            drawn = picture(
                size, 1.0, ratio, lambda p: self._draw_discards_picture(p.painter, card, faces)
            )
            self._discards_picture = (key, drawn)
        corner = rect.topLeft() - QPointF(room, room)
        painter.drawPixmap(corner.toPoint(), self._discards_picture[1])

    def _draw_discards_picture(self, painter: QPainter, rect: QRectF, faces: Sequence[str]) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for n, card in enumerate(faces):
            painter.save()
            painter.translate(rect.center())
            painter.rotate((n - len(faces) + 1) * 5.0)
            painter.scale(0.96, 0.96)
            painter.translate(-rect.center())
            draw_card_at(painter, rect, self._art(), card)
            painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(self.look.theme.panel, 0.42))
        painter.drawRect(rect.adjusted(-6, -6, 6, 6))

    def _art(self) -> CardArt:
        return CardArt(self._faces, self.devicePixelRatioF(), self.look.symbols)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw everything anew."""
        super().resizeEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what a double click begins with."""
        self._clicked = (self.spot_at(event.position()), event.timestamp())
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let a double click on an open card take that one only, not the next one, unseen.

        Where the first press did not get here, as it cut short what moved, this is the first one.
        """
        (key, when), again = self._clicked, self.spot_at(event.position())
        soon = event.timestamp() - when <= QApplication.doubleClickInterval()
        row = self._model.find(again)
        if row is not None and row.where == "open" and key == again and soon:
            event.accept()
        else:
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the top of the deck by its letter, else what all cards do."""
        if Command.DRAW_CARD.matches(event):
            self.activated.emit(DECK)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all cards."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        scale, theme = self.look.scale, self.look.theme
        choosing = self.any_legal()
        if self._open_rows():
            deck = self.spot(DECK)
            x = deck.left() - (self._group_gap(self._measures()[1]) - 2) / 2
            painter.setPen(stroke(theme.line, 1))
            painter.drawLine(round(x), round(deck.top() + 6), round(x), round(deck.bottom() - 6))
        for row in self._model.rows:
            rect = self.spot(row.key).translated(0, -self._lifts.value(row.key) * _LIFT * scale)
            painter.save()
            if self.dragged == row.key and row.where == "open":
                draw_empty(painter, rect, theme.ink_disabled)
            else:
                # Between turns the market keeps its colours: nothing is to be chosen then.
                if choosing and not self.draggable(row.key) and row.where != "discards":
                    painter.setOpacity(_ILLEGAL_OPACITY)
                draw = self._draw_open if row.where == "open" else self._draw_pile
                draw(painter, rect, row)
            painter.restore()
            if row.key == self.framed:
                draw_ring(painter, rect, theme.accent, self.look.ring, 4 * scale)


class MarketPanel(Panel):
    """The market.

    Signals:
        card_wanted: the action that takes a card, legal or not.
        drag_moved: (action, point on the screen); only of cards that can be taken.
        drag_dropped: (action, point on the screen).
        drag_cancelled: the action.
    """

    card_wanted = Signal(object)
    drag_moved = Signal(object, QPoint)
    drag_dropped = Signal(object, QPoint)
    drag_cancelled = Signal(object)

    def __init__(
        self,
        style: Style,
        model: MarketModel,
        discards: DiscardsModel,
        faces: CardFaces,
        rules: RuleSet,
        explain: Callable[[Reason], str],
        parent: QWidget | None = None,
    ) -> None:
        """Show the cards of a game; ``explain`` words why one can't be taken."""
        super().__init__(style, parent, padding=10)
        self._model = model
        self._rules = rules
        self.table: Final = MarketTable(style, model, discards, faces, rules, explain, self)
        title = self.tr("Market") if self.table.has_market else self.tr("Cards")
        self._head = QHBoxLayout()
        self._head.setSpacing(style.px(9))
        self._rule = ""
        self._title = line(title, "strong", self)
        self.note: Final = line("", "secondary", self)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._head.addWidget(self._title)
        self._head.addWidget(self.note, 1)
        self.box.setSpacing(0)
        self.box.addLayout(self._head)
        self.box.addWidget(self.table, 1)
        self.table.activated.connect(self._on_activated)
        self.table.drag_moved.connect(self._on_drag_moved)
        self.table.drag_dropped.connect(self._on_drag_dropped)
        self.table.drag_cancelled.connect(self._on_drag_cancelled)
        model.changed.connect(self._show_rule)
        self._show_rule()

    @Slot()
    def _show_rule(self) -> None:
        """Say what may be taken now."""
        self._rule = self._rule_now()
        self._fit_note()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._fit_note()

    def _fit_note(self) -> None:
        """Say what may be taken if it fits on the line: the panel of the turn says it anyway.

        On two lines it would take room from the cards, and move them with every turn.
        """
        edges = self.box.contentsMargins()
        room = self.width() - edges.left() - edges.right()
        room -= self._title.sizeHint().width() + self._head.spacing()
        fits = self.note.fontMetrics().horizontalAdvance(self._rule) <= room
        self.note.setText(self._rule if fits else "")

    def slot_rect(self, where: str, slot: int = 0) -> QRect:
        """Return where a card of the market ("open", slot), "deck" or "discards" is on screen."""
        return self.table.global_rect(self.table.spot((where, slot)))

    def take(self, where: str, slot: int = 0) -> None:
        """Choose a card, as a click on it does."""
        self._on_activated((where, slot))

    def in_words(self) -> str:
        """Return the open cards in the order of their keys, and how many are face down."""
        names = [
            card_name(row.card, self.look.language)
            for row in self._model.rows
            if row.where == "open" and row.card
        ]
        market = [self.tr("Market: {cards}.").format(cards=joined(names))] if names else []
        return " ".join([*market, f"{self.table.in_deck()}."])

    def _rule_now(self) -> str:
        rules = self._rules
        if not self.table.any_legal():
            return self.tr("no cards left to take") if self.table.nothing_left else ""
        if not rules.market_size:
            return self.tr("take two from the deck")
        if self._model.second_card:
            return self._second_card_rule(rules)
        if rules.wild_name == JOKER_NAME:
            return self.tr("take two, or one open joker")
        return self.tr("take two, or one open locomotive")

    def _second_card_rule(self, rules: RuleSet) -> str:
        if rules.wild_name == JOKER_NAME:
            return self.tr("take one more, but no open joker")
        if rules.long_wild_cards:
            return self.tr("take one more, but no open locomotive except 4+")
        return self.tr("take one more, but no open locomotive")

    def _action(self, key: Hashable) -> TakeCard | DrawCard | None:
        row = self._model.find(key)
        return row.action if row else None

    @Slot(object)
    def _on_activated(self, key: Spot) -> None:
        action = self._action(key)
        if action is not None:
            self.card_wanted.emit(action)

    @Slot(object, QPoint)
    def _on_drag_moved(self, key: Spot, point: QPoint) -> None:
        self.drag_moved.emit(self._action(key), point)

    @Slot(object, QPoint)
    def _on_drag_dropped(self, key: Spot, point: QPoint) -> None:
        self.drag_dropped.emit(self._action(key), point)

    @Slot(object)
    def _on_drag_cancelled(self, key: Spot) -> None:
        self.drag_cancelled.emit(self._action(key))

    def sizeHint(self) -> QSize:
        """Return the room for cards of full size."""
        width = _WIDTH_WITH_MARKET if self.table.has_market else _WIDTH_WITHOUT_MARKET
        return QSize(self.look.px(width * self.look.card_scale), self.look.px(192))

    def minimumSizeHint(self) -> QSize:
        """Return the room for cards that can still be recognized."""
        return QSize(self.look.px(330), self.look.px(128))
