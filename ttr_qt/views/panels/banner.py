"""A slim message over the board, gone after a while or by a click."""

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.views.panel_parts.animated_values import AnimatedValues
from ttr_qt.views.panel_parts.slip import Pen, Slip
from ttr_qt.views.theme.fonts import BOLD, MEDIUM
from ttr_qt.views.theme.style import BODY, Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.widgets.panel import MARGIN, draw_card_shape

BannerKind = Literal["info", "warn", "good", "last"]
"""What a message is about; ``last``: the end of the game is near."""

_SIGNS: Final[dict[BannerKind, str]] = {
    "info": "info",
    "warn": "triangle-alert",
    "good": "circle-check",
    "last": "flag",
}
_MOST_WIDTH: Final = 640
_FROM_TOP: Final = 10
"""Pixels from the upper edge of the parent."""
_MOST_WAITING: Final = 2
"""Messages that wait; older ones are dropped: they would come too late."""
_KEPT: Final[tuple[BannerKind, ...]] = ("warn", "last")
"""Kinds of messages that are never dropped."""


@dataclass(frozen=True, slots=True)
class Link:
    """A word behind a message that leads somewhere."""

    text: str
    target: str


@dataclass(frozen=True, slots=True)
class _Message:
    text: str
    kind: BannerKind
    milliseconds: int
    link: Link | None
    passing: bool = False


class Banner(QWidget):
    """Lies over its parent, in the middle of its upper edge; hidden while there is nothing to say.

    News come one after the other. A passing message, which answers what somebody just did, is shown
    at once and makes room at once: late it would only puzzle. News it interrupts come up again.
    A reminder is shown whenever there is nothing else to say, until it is clicked or another one
    takes its place. What belongs to a single button can stand beside that instead.

    Signals:
        followed: the target of a link that was clicked.
    """

    followed = Signal(str)

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._over = parent
        self._message: _Message | None = None
        self._waiting: list[_Message] = []
        self._reminder: _Message | None = None
        self._reminder_closed = False
        self._beside: QWidget | None = None
        self._slip = Slip(style, 1.0)
        self._link_rect = QRect()
        self._fade = AnimatedValues(style, 200, self)
        self._fade.put({"opacity": 1.0})
        self._fade.changed.connect(self.update)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.close_message)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        parent.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown; empty if nothing is."""
        return "" if self._message is None else self._message.text

    @property
    def link_rect(self) -> QRect:
        """Where the link is; empty if there is none."""
        return self._link_rect

    @property
    def link(self) -> Link | None:
        """Where the message that is shown leads to."""
        return None if self._message is None else self._message.link

    @property
    def passing(self) -> bool:
        """Whether what is shown is a passing message."""
        return self._message is not None and self._message.passing

    def stand_beside(self, part: QWidget | None) -> None:
        """Stand above ``part`` from now on, where there is room; None: at the upper edge again."""
        self._beside = part
        self._lay_out()

    def remind(self, text: str, kind: BannerKind = "info", *, aloud: bool = True) -> None:
        """Keep something in sight, said aloud once; empty: nothing any more."""
        before, reminder = self._reminder, _Message(text, kind, 0, None) if text else None
        if reminder == before:
            return
        self._reminder, self._reminder_closed = reminder, False
        if aloud:
            announce(self, text)
        if self._message is None or self._message is before:
            self._show_next()

    def say(
        self,
        text: str,
        kind: BannerKind = "info",
        ms: int = 4000,
        link: Link | None = None,
        *,
        passing: bool = False,
    ) -> None:
        """Show a message for so many milliseconds, or until it is clicked if 0.

        What is already shown is not shown again, and a message that stays makes room at once.
        """
        message, shown = _Message(text, kind, ms, link, passing), self._message
        if message == shown:
            if ms:
                self._clock.start(ms)
        elif shown is None or shown.passing or not shown.milliseconds:
            self._show(message)
        elif passing:
            self._waiting.insert(0, shown)
            self._show(message)
        elif message not in self._waiting:
            self._waiting.append(message)
            harmless = [one for one in self._waiting if one.kind not in _KEPT]
            for one in harmless[:-_MOST_WAITING]:
                self._waiting.remove(one)

    @Slot()
    def close_message(self) -> None:
        """Take the message away; the next one that waits comes up, or the reminder."""
        if self._message is not None and self._message is self._reminder:
            self._reminder_closed = True
        self._show_next()

    def withdraw(self, text: str) -> None:
        """Take a message away that is not true any more, also one that waits."""
        self._waiting = [message for message in self._waiting if message.text != text]
        if self.text == text:
            self.close_message()

    def clear(self) -> None:
        """Take all messages away but what is to be kept in sight."""
        self._waiting = []
        if self._message is not self._reminder:
            self.close_message()

    def _show_next(self) -> None:
        """Show what waits, else what is to be kept in sight, else nothing."""
        self._clock.stop()
        self._message = None
        if self._waiting:
            self._show(self._waiting.pop(0))
        elif self._reminder is not None and not self._reminder_closed:
            self._show(self._reminder)
        else:
            self.setAccessibleName("")  # nobody is to find what is not shown any more
            self.hide()

    def _show(self, message: _Message) -> None:
        self._message = message
        self.setAccessibleName(message.text)
        if message is not self._reminder:
            announce(self, message.text)
        self._fade.put({"opacity": 0.0})
        self._lay_out()
        self.show()
        self.raise_()
        self._fade.send({"opacity": 1.0})
        if message.milliseconds:
            self._clock.start(message.milliseconds)
        else:
            self._clock.stop()

    def _lay_out(self) -> None:
        """Find the size for the text and the place over the parent."""
        parent, message = self._over, self._message
        if message is None:
            return
        px, theme = self._style.px, self._style.theme
        colour = {
            "info": theme.accent,
            "warn": theme.bad,
            "good": theme.good,
            "last": theme.ink,
        }[message.kind]
        weight = BOLD if message.kind == "last" else MEDIUM
        pen = Pen(self._style.font(BODY, weight), theme.ink)
        left, room = px(MARGIN) + px(14), px(18) + px(9)
        most = max(min(px(_MOST_WIDTH), parent.width() - px(40)) - 2 * left - room - px(24), px(80))
        underlined = self._style.font(BODY, MEDIUM)
        underlined.setUnderline(True)
        link_pen = Pen(underlined, theme.accent)
        link_width = 0 if message.link is None else link_pen.width(message.link.text) + 2
        if link_width:
            most -= link_width + px(12)
        width = min(pen.width(message.text) + 2, most)
        slip = Slip(self._style, self.devicePixelRatioF())
        top = px(MARGIN) + px(9)
        height = pen.height(message.text, width)
        slip.icon(left, top + (pen.line - px(18)) / 2, _SIGNS[message.kind], px(18), colour)
        slip.write((left + room, top, width), message.text, pen)
        after = left + room + width
        self._link_rect = QRect()
        if message.link is not None:
            slip.write((after + px(12), top, link_width), message.link.text, link_pen)
            self._link_rect = QRect(
                after + px(6), top - px(6), link_width + px(12), pen.line + px(12)
            )
            after += px(12) + link_width
        cross = after + px(8)
        slip.icon(cross, top + (pen.line - px(14)) / 2, "x", px(14), theme.ink_disabled)
        self._slip = slip
        self.resize(cross + px(14) + px(10) + px(MARGIN), top + height + px(9) + px(MARGIN))
        self.move(self._place())
        self.update()

    def _place(self) -> QPoint:
        """Return where it lies on its parent: beside a part of it, or at its upper edge."""
        parent, part, gap = self._over, self._beside, self._style.px(_FROM_TOP)
        if part is None or not part.isVisibleTo(parent):
            return QPoint((parent.width() - self.width()) // 2, gap)
        at = QRect(part.mapTo(parent, QPoint(0, 0)), part.size())
        left = min(at.left(), parent.width() - self.width())
        above = at.top() - self.height()
        return QPoint(max(left, 0), above if above >= 0 else at.bottom() + 1)

    def sizeHint(self) -> QSize:
        """Return the room of the message."""
        return self.size()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the parent gets another size."""
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self._lay_out()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away, or where the link leads."""
        event.accept()
        link = self.link
        self.close_message()
        if link is not None and self._link_rect.contains(event.position().toPoint()):
            self.followed.emit(link.target)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the message on a small card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._fade.value("opacity", 1.0))
        room = self._style.px(MARGIN)
        face = QRectF(self.rect()).adjusted(room, room, -room, -room)
        theme = self._style.theme
        kind = self._message.kind if self._message else "info"
        edge, ground, width = {
            "info": (theme.accent, theme.panel, 1.5),
            "warn": (theme.amber, theme.panel, 1.5),
            "good": (theme.good, theme.panel, 1.5),
            "last": (theme.amber, theme.amber_background, 3.0),
        }[kind]
        draw_card_shape(painter, self._style, face, ground, (edge, width), radius=12)
        self._slip.draw(painter)
