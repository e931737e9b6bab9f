"""Buttons that say what they do in one line, add a remark below, and show their key in a cap."""

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.fonts import MEDIUM, SEMIBOLD
from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.pencil import Colour, Pencil, linear, mix, rounded, stroke, tint
from ttr_qt.views.theme.style import BODY, CAPTION, SECONDARY, Style
from ttr_qt.views.widgets.accessibility import make_checkable
from ttr_qt.views.widgets.buttons import draw_inner_ring, draw_key_cap, pressed_by_enter

KeyedKind = Literal["primary", "outlined", "normal", "check"]
"""The one that matters most; one beside it that matters, too; any other; one that is on or off and
shows it in a box."""

_PADDING: Final = 14
_SCANT_PADDING: Final = 8
_HIGH: Final = 9
"""Above and below the texts."""
_GAP: Final = 8
_CAP_GAP: Final = 10
_SCANT_GAP: Final = 3
_SIGN: Final = 16
_RADIUS: Final = 9
_BY_KEYBOARD: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


@dataclass(frozen=True, slots=True)
class ShownParts:
    """What a button of some width has room for."""

    padding: int
    sign: bool
    cap: bool
    font: QFont
    gap: int
    """The gap in front of the cap."""


class KeyedButton(QAbstractButton):
    """A button with a key; all of its text is always visible.

    A yielding one leaves its sign out where it is narrow, then makes its text smaller, and leaves
    out the cap of its key, which its tool tip tells instead, at last.
    """

    def __init__(
        self,
        style: Style,
        text: str,
        *,
        remark: str = "",
        command: Command | tuple[Command, int] | None = None,
        sign: str = "",
        kind: KeyedKind = "normal",
        size: float = BODY,
        parent: QWidget | None = None,
    ) -> None:
        """Make it with the key of a command, or with one of a row of keys and its number."""
        super().__init__(parent)
        self._style = style
        self._remark = remark
        self._sign = sign
        self._kind: KeyedKind = kind
        self._font = style.font(size, SEMIBOLD)
        self._small_font = style.font(SECONDARY, SEMIBOLD)
        self._yielding = False
        self._high = style.px(_HIGH)
        self._remark_font = style.font(SECONDARY)
        self._cap_font = style.font(CAPTION, MEDIUM)
        self._cap = ""
        self._action: QAction | None = None
        self._ringed = False
        self.setText(text)
        self.setAccessibleDescription(remark)
        if kind == "check":
            make_checkable(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        if isinstance(command, tuple):
            self._take_key(*command)
        elif command is not None:
            self._take_key(command)

    def _take_key(self, command: Command, number: int | None = None) -> None:
        """Be pressed by a key of a command from now on, and show it."""
        window = Qt.ShortcutContext.WindowShortcut
        self._cap = command.key_text(number or 1)
        self._action = bind(command, self, self.click, number=number, context=window)

    def show_key_of(self, command: Command) -> None:
        """Show the key of a command that the page around hears."""
        self._cap = command.key_text()
        self.updateGeometry()

    def set_hears_key(self, hears: bool) -> None:
        """Let its key press it, or not."""
        if self._action is not None:
            self._action.setEnabled(hears)

    @property
    def remark(self) -> str:
        """What stands below the text."""
        return self._remark

    def set_texts(self, text: str, remark: str = "") -> None:
        """Say something else."""
        if (text, remark) != (self.text(), self._remark):
            self._remark = remark
            self.setText(text)
            self.setAccessibleDescription(remark)
            self.updateGeometry()

    def let_yield(self) -> None:
        """Leave out what there is no room for, but for the text."""
        self._yielding = True
        self.updateGeometry()

    def set_edges(self, pixels: int) -> None:
        """Leave so much room above and below the texts."""
        if pixels != self._high:
            self._high = pixels
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the room that all texts need."""
        px = self._style.px
        width = QFontMetrics(self._font).horizontalAdvance(self.text())
        height = QFontMetrics(self._font).height()
        if self._remark:
            metrics = QFontMetrics(self._remark_font)
            width = max(width, metrics.horizontalAdvance(self._remark))
            height += metrics.height() + px(2)
        if self._has_sign:
            width += px(_SIGN + _GAP)
        if self._cap:
            width += self._cap_size().width() + px(_CAP_GAP)
        return QSize(width + px(2 * _PADDING), height + self._high * 2)

    def minimumSizeHint(self) -> QSize:
        """Return the same, or for a yielding one room for its text: nothing is ever cut off."""
        if not self._yielding:
            return self.sizeHint()
        words = QFontMetrics(self._small_font).horizontalAdvance(self.text())
        return QSize(words + 2 * self._style.px(_SCANT_PADDING), self.sizeHint().height())

    def shown_parts(self) -> ShownParts:
        """Return what there is room for."""
        px = self._style.px
        if not self._yielding:
            return ShownParts(
                px(_PADDING), self._has_sign, bool(self._cap), self._font, px(_CAP_GAP)
            )
        edge, large, small = px(_SCANT_PADDING), self._font, self._small_font
        wide, scant, cap = px(_CAP_GAP), px(_SCANT_GAP), bool(self._cap)
        choices = (
            ShownParts(edge, self._has_sign, cap, large, wide),
            ShownParts(edge, False, cap, large, wide),
            ShownParts(edge, False, cap, small, wide),
            ShownParts(edge, False, cap, small, scant),
            ShownParts(edge, False, False, large, 0),
        )
        least = ShownParts(edge, False, False, small, 0)
        return next((one for one in choices if self._fits(one)), least)

    def _fits(self, room: ShownParts) -> bool:
        """Say whether all that a way to lay the button out shows is seen whole."""
        width = QFontMetrics(room.font).horizontalAdvance(self.text()) + 2 * room.padding
        width += self._style.px(_SIGN + _GAP) if room.sign else 0
        width += self._cap_size().width() + room.gap if room.cap else 0
        return width <= self.width()

    @property
    def _has_sign(self) -> bool:
        return bool(self._sign) or self._kind == "check"

    def _cap_size(self) -> QSize:
        metrics = QFontMetrics(self._cap_font)
        px = self._style.px
        width = max(metrics.horizontalAdvance(self._cap) + px(12), px(22))
        high = metrics.height() + px(5)
        return QSize(width, min(high, max(self.height() - px(8), metrics.height())))

    def _colours(self) -> tuple[Colour, Colour, Colour]:
        """Return the colours of face, edge and ink."""
        theme = self._style.theme
        strong = self._kind == "primary" or (self._kind == "check" and self.isChecked())
        if not self.isEnabled():
            return theme.chip if strong else theme.panel_quiet, theme.line, theme.ink_disabled
        if strong:
            face = mix(theme.accent, theme.ink, 0.12) if self.isDown() else theme.accent
            return face, theme.accent, theme.accent_ink
        lit = theme.line if self.isDown() else theme.chip
        if self._kind == "outlined":
            return lit if self.underMouse() else theme.panel, theme.accent, theme.accent
        return lit if self.underMouse() else theme.panel, theme.line, theme.ink

    def event(self, event: QEvent) -> bool:
        """Be pressed by Enter where the keyboard has come here: after a click it is the page's.

        The key is told in a tool tip where there is neither room for it nor another tip.
        """
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            hidden = self._cap and not self.toolTip() and not self.shown_parts().cap
            if hidden:
                QToolTip.showText(event.globalPos(), f"{self.text()} ({self._cap})", self)
                return True
        return (self._ringed and pressed_by_enter(self, event)) or super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a ring where it helps: when the keyboard has come here."""
        self._ringed = event.reason() in _BY_KEYBOARD
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        self._ringed = False
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw face, sign, texts and key."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        theme, px = self._style.theme, self._style.px
        face, edge, ink = self._colours()
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = rounded(rect.x(), rect.y(), rect.width(), rect.height(), px(_RADIUS))
        if self._kind == "primary" and self.isEnabled():
            low = mix(face, "#000000", 0.14)
            top = mix(face, "#FFFFFF", 0.09 if self.underMouse() else 0.05)
            pencil.shape(path, linear(0, 0, 0, self.height(), (0, top), (1, low)))
        else:
            pencil.shape(path, face, stroke(edge, 1.6 if self._kind == "outlined" else 1.2))
        if self._ringed and (self._kind == "primary" or self.isChecked()):
            draw_inner_ring(pencil, self._style, rect)
        elif self._ringed:
            pencil.shape(path, None, stroke(theme.accent, self._style.ring))
        fits = self.shown_parts()
        room = self.rect().adjusted(fits.padding, 0, -fits.padding, 0)
        if fits.cap:
            room = self._draw_cap(pencil, room, ink, fits.gap)
        if fits.sign:
            room = self._draw_sign(pencil, room, ink)
        self._draw_texts(painter, room, ink, fits.font)

    def _draw_cap(self, pencil: Pencil, room: QRect, ink: Colour, gap: int) -> QRect:
        """Draw the key at the right and return what is left of the room."""
        size = self._cap_size()
        cap = QRect(room.right() - size.width() + 1, 0, size.width(), size.height())
        cap.moveTop((self.height() - cap.height()) // 2)
        ink_name = stroke(ink, 1).color().name()
        draw_key_cap(pencil.painter, QRectF(cap), self._cap, self._cap_font, (ink_name, None))
        return room.adjusted(0, 0, -size.width() - gap, 0)

    def _draw_sign(self, pencil: Pencil, room: QRect, ink: Colour) -> QRect:
        """Draw icon or check box at the left and return what is left of the room."""
        size = self._style.px(_SIGN)
        top = (self.height() - size) / 2
        ratio = self.devicePixelRatioF()
        ink_name = stroke(ink, 1).color().name()
        if self._kind == "check":
            box = QRectF(room.left(), top, size, size).adjusted(0.5, 0.5, -0.5, -0.5)
            pencil.box(box, None, stroke(ink, 1.4, alpha=0.75), self._style.px(4))
            if self.isChecked():
                tick = icon_pixmap("check", ink_name, size - 4, ratio)
                pencil.painter.drawPixmap(room.left() + 2, round(top) + 2, tick)
        else:
            picture = icon_pixmap(self._sign, ink_name, size, ratio)
            pencil.painter.drawPixmap(room.left(), round(top), picture)
        return room.adjusted(size + self._style.px(_GAP), 0, 0, 0)

    def _draw_texts(self, painter: QPainter, room: QRect, ink: Colour, font: QFont) -> None:
        side = Qt.AlignmentFlag.AlignLeft
        if self._kind == "primary":
            side = Qt.AlignmentFlag.AlignHCenter
        height = QFontMetrics(font).height()
        below = QFontMetrics(self._remark_font).height() + self._style.px(2) if self._remark else 0
        top = (self.height() - height - below) // 2
        painter.setFont(font)
        painter.setPen(tint(ink))
        painter.drawText(QRect(room.left(), top, room.width(), height), side, self.text())
        if self._remark:
            second = ink if self._kind == "primary" else self._style.theme.ink_second
            painter.setFont(self._remark_font)
            painter.setPen(tint(second, 0.85) if self._kind == "primary" else tint(second))
            line = QRect(room.left(), top + height + self._style.px(2), room.width(), below)
            painter.drawText(line, side, self._remark)
