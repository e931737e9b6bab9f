"""The choice of cards to pay a route with, beside the route."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.lifetimes import while_whole
from ttr_qt.views.cards.deck import CardFaces
from ttr_qt.views.cards.pictures import CARD_SHAPE, card_picture
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import SECONDARY, Style
from ttr_qt.views.widgets.accessibility import announce, make_checkable
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.words.speech import card_counts

_CARD_WIDTH: Final = 27
_CARD_PITCH: Final = 10
"""The distance from one card of a set to the next."""
_SET_GAP: Final = 8
"""Between cards of different colours."""
_MOST_ROWS: Final = 5
"""Payments that are seen without scrolling."""


class PaymentRow(QAbstractButton):
    """One set of cards, in pictures and in words."""

    def __init__(self, style: Style, faces: CardFaces, claim: ClaimRoute, parent: QWidget) -> None:
        super().__init__(parent)
        self.claim = claim
        """What it pays."""
        self._style, self._faces = style, faces
        self.offer(claim)
        self.setFont(style.font(SECONDARY, 600))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        make_checkable(self)
        self.setAutoExclusive(False)

    def offer(self, claim: ClaimRoute) -> None:
        """Offer to pay a claim."""
        self.claim = claim
        self.setText(card_counts(claim.cards, self._style.language))
        self.setAccessibleName(self.text())
        self.update()

    def _fan_width(self) -> int:
        px = self._style.px
        width = 0
        for _, count in self.claim.cards:
            width += px(_CARD_WIDTH) + (count - 1) * px(_CARD_PITCH) + px(_SET_GAP)
        return width - px(_SET_GAP)

    def sizeHint(self) -> QSize:
        """Return the room of the cards and their names."""
        px = self._style.px
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(
            self._fan_width() + words + px(44), round(px(_CARD_WIDTH) * CARD_SHAPE) + px(10)
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cards fanned out, the words beside them, and what is chosen by keys."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        theme, px = self._style.theme, self._style.px
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.isChecked() or self.underMouse()
        ground = theme.chip if chosen else theme.panel
        line = stroke(theme.accent if self.isChecked() else ground, self._style.ring)
        pencil.box(face, ground, line, px(10))
        left, top = px(10), px(5)
        ratio = self.devicePixelRatioF()
        for card, count in self.claim.cards:
            picture = card_picture(self._faces, card, px(_CARD_WIDTH), ratio, self._style.symbols)
            for number in range(count):
                painter.drawPixmap(QPoint(left + number * px(_CARD_PITCH), top), picture)
            left += px(_CARD_WIDTH) + (count - 1) * px(_CARD_PITCH) + px(_SET_GAP)
        painter.setPen(stroke(theme.ink, 1.0))
        painter.setFont(self.font())
        words = QRectF(left + px(8), 0, self.width() - left - px(8), self.height())
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )


class PaymentPopover(Panel):
    """Lists the payments of a route; a click, or the arrows and Enter, choose one.

    Signals:
        chosen: the claim to be played.
        opened: it is there.
        closed: it is gone, with or without a choice.
    """

    chosen = Signal(object)
    opened = Signal()
    closed = Signal()

    def __init__(self, style: Style, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(style, parent, padding=14)
        self._faces = faces
        self._rows: list[PaymentRow] = []
        """Those that were ever needed; screen readers remember what they have read."""
        self._offered = 0
        """How many of them are shown."""
        self._leaving = False
        """Whether the button is still held whose press has closed it."""
        self._title = label("", "strong", self)
        self._hint = label("", "secondary", self)
        self._list = QWidget(self)
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(2))
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._list)
        self.box.addWidget(self._title)
        self.box.addWidget(self._scroll)
        self.box.addWidget(self._hint)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def rows(self) -> tuple[PaymentRow, ...]:
        """The sets of cards that are offered."""
        return tuple(self._rows[: self._offered])

    def open(self, title: str, claims: Sequence[ClaimRoute], clear_of: Sequence[QRect]) -> None:
        """Offer payments, the first one suggested, beside what must stay visible."""
        self._list_claims(claims)
        self._title.setText(title)
        self.setAccessibleName(title)
        self._hint.setText(self._how())
        self._measure()
        self._place(clear_of)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self._watch_presses(watch=True)
        self.opened.emit()
        announce(self, self._rows[0].text())

    def _how(self) -> str:
        """Say how to choose, and how not to."""
        text = self.tr("A click or {enter} claims, {cancel} cancels.")
        return text.format(enter=Command.PAY.key_text(), cancel=Command.CANCEL.key_text())

    def shut(self) -> None:
        """Go away."""
        if self.isHidden():
            return
        parent = self.parentWidget()
        if parent is not None and self.hasFocus():
            parent.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.closed.emit()

    def _watch_presses(self, *, watch: bool) -> None:
        """Look at every press of the mouse, or no longer: one beside means to leave."""
        app = QCoreApplication.instance()
        if app is not None and watch:
            app.installEventFilter(self)
        elif app is not None:
            app.removeEventFilter(self)

    def _list_claims(self, claims: Sequence[ClaimRoute]) -> None:
        for claim in claims[len(self._rows) :]:
            row = PaymentRow(self.look, self._faces, claim, self._list)
            row.clicked.connect(self._on_row_clicked)
            self._column.addWidget(row)
            self._rows.append(row)
        self._offered = len(claims)
        for row, claim in zip(self._rows, claims, strict=False):
            row.offer(claim)
        for number, row in enumerate(self._rows):
            row.setChecked(number == 0)
            row.setVisible(number < self._offered)

    def _measure(self) -> None:
        px = self.look.px
        hints = [row.sizeHint() for row in self.rows]
        self._title.ensurePolished()
        title = self._title.fontMetrics().horizontalAdvance(self._title.text())
        width = max(title, *(hint.width() for hint in hints), px(190))
        pitch = hints[0].height() + px(2)
        margins = self.box.contentsMargins()
        for row, hint in zip(self.rows, hints, strict=True):
            row.setFixedHeight(hint.height())
        parent = self.parentWidget()
        room = (parent or self).height() - margins.top() - margins.bottom() - px(80)
        shown = min(len(hints), _MOST_ROWS, max(1, room // pitch))
        self._scroll.setFixedHeight(shown * pitch - px(2))
        bar = px(12) if len(hints) > shown else 0
        width += bar + margins.left() + margins.right()
        self.box.activate()
        self.resize(width, self.box.totalHeightForWidth(width))

    def _place(self, clear_of: Sequence[QRect]) -> None:
        parent = self.parentWidget()
        room = parent.rect() if parent is not None else self.rect()
        around = clear_of[0]
        middle = around.center() - QPoint(self.width() // 2, self.height() // 2)
        spots = (
            QPoint(middle.x(), around.top() - self.height()),
            QPoint(around.right(), middle.y()),
            QPoint(around.left() - self.width(), middle.y()),
            QPoint(middle.x(), around.bottom()),
        )

        def cost(spot: QPoint) -> int:
            face = QRect(_inside(spot, self.size(), room), self.size())
            parts = (face.intersected(rect) for rect in clear_of)
            return sum(part.width() * part.height() for part in parts if part.isValid())

        self.move(_inside(min(spots, key=cost), self.size(), room))

    def _on_row_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, PaymentRow):
            self._choose(row)

    def _choose(self, row: PaymentRow) -> None:
        self.shut()
        self.chosen.emit(row.claim)

    def _move(self, by: int) -> None:
        rows = self.rows
        now = next(n for n, row in enumerate(rows) if row.isChecked())
        new = (now + by) % len(rows)
        for number, row in enumerate(rows):
            row.setChecked(number == new)
        self._scroll.ensureWidgetVisible(rows[new], 0, 0)
        announce(self, rows[new].text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows, choose with Enter, leave with Escape."""
        if (number := Command.STEP_THROUGH_PAYMENTS.number(event)) is not None:
            self._move(-1 if number == 1 else 1)
        elif Command.PAY.matches(event):
            self._choose(next(row for row in self._rows if row.isChecked()))
        elif Command.CANCEL.matches(event):
            self.shut()
        elif not _plays_elsewhere(event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Take the Tab key too, before it would leave, and keys that would play something else."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(_plays_elsewhere(event))
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave when the person turns to something else in the window by a key."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.ShortcutFocusReason:
            self.shut()

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Look at presses no longer, also where the page around is hidden."""
        super().hideEvent(event)
        self._watch_presses(watch=self._leaving)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave when the person presses beside, and let that click do nothing else."""
        if isinstance(watched, QWidget):
            pressed = event.type() in {
                QEvent.Type.MouseButtonPress,
                QEvent.Type.MouseButtonDblClick,
            }
            if pressed and self._is_beside(watched):
                self._leaving = True
                self.shut()
                return True
            if self._leaving and event.type() == QEvent.Type.MouseButtonRelease:
                self._leaving = False
                self._watch_presses(watch=self.isVisible())
                return True
        return super().eventFilter(watched, event)

    def _is_beside(self, widget: QWidget) -> bool:
        if widget is self or self.isAncestorOf(widget):
            return False
        return widget.window() is self.window()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks between the rows from the board below."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep clicks between the rows from the board below."""
        event.accept()


def _plays_elsewhere(event: QKeyEvent) -> bool:
    """Say whether a key draws something, or asks for a hint, where nothing is being paid."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    return held == Qt.KeyboardModifier.NoModifier and event.text().isalnum()


def _inside(spot: QPoint, size: QSize, room: QRect) -> QPoint:
    """Return a place for something of a size that does not leave the room."""
    x = min(max(spot.x(), room.left()), max(room.left(), room.right() - size.width()))
    y = min(max(spot.y(), room.top()), max(room.top(), room.bottom() - size.height()))
    return QPoint(x, y)
