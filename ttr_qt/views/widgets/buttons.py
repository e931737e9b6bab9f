"""Buttons: plain ones with an icon, and a choice of a few in one row."""

from collections.abc import Sequence
from math import ceil
from typing import Final, Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import CAPTION, Style
from ttr_qt.views.widgets.accessibility import make_checkable
from ttr_qt.views.widgets.focus_frame import FocusFrame

Kind = Literal["primary", "normal", "quiet"]

_SIGN: Final = 16
_SIGN_GAP: Final = 5
"""Between icon and text, beyond Qt's own."""
_BOLD: Final = 600
_EDGE: Final = 2
_LEAST_PADDING: Final = 4
"""Of choices: beside the letters of the one that is chosen."""


def pressed_by_enter(one: QAbstractButton, event: QEvent) -> bool:
    """Press a button that has the focus with Enter, as space does; say whether that was meant.

    The button is meant whatever Enter does on the page around. Only a choice leaves Enter to the
    page: there it means to go on with what is chosen.
    """
    if not isinstance(event, QKeyEvent) or one.isCheckable():
        return False
    if Command.PRESS.number(event) != 1:  # the second key is Qt's own
        return False
    if event.type() == QEvent.Type.ShortcutOverride:  # else it would be the page's key
        event.accept()
        return True
    if event.type() != QEvent.Type.KeyPress:
        return False
    if one.autoRepeat() or not event.isAutoRepeat():
        one.click()
    return True


def stop_at_chosen(group: QButtonGroup) -> None:
    """Let Tab come to the chosen button of a group, and to no other one, from the beginning.

    Qt leaves all of them open until the keyboard has come to one, and so comes to the first.
    """

    def open_chosen() -> None:
        chosen = group.checkedButton()
        for one in group.buttons():
            policy, tab = one.focusPolicy(), Qt.FocusPolicy.TabFocus
            one.setFocusPolicy(policy | tab if chosen in {None, one} else policy & ~tab)

    group.buttonToggled.connect(open_chosen)
    open_chosen()


def literal(text: str) -> str:
    """Return a text for a button or a menu that has no key in it: "Tom & Jerry" is a name."""
    return text.replace("&", "&&")


class RingedButton(QPushButton):
    """A button whose focus shows on the accent's colour too: by a line inside its face.

    A ring around it would have to stand out against both the accent and what lies behind.
    """

    def __init__(self, style: Style, text: str, parent: QWidget | None) -> None:
        super().__init__(text, parent)
        self._style = style
        self._focus_frame = FocusFrame(self)

    def event(self, event: QEvent) -> bool:
        """Be pressed by Enter too."""
        return pressed_by_enter(self, event) or super().event(event)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Leave the focus out of what is drawn where its frame is not shown."""
        super().initStyleOption(option)
        if not self._focus_frame.shown:
            option.state &= ~QStyle.StateFlag.State_HasFocus

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button and, on the accent's colour, the line."""
        super().paintEvent(event)
        accented = self.isChecked() or self.property("kind") == "primary"
        if accented and self._focus_frame.shown and self.isEnabled():
            draw_inner_ring(Pencil(QPainter(self)), self._style, QRectF(self.rect()))


def draw_inner_ring(pencil: Pencil, style: Style, face: QRectF, radius: float = 9.0) -> None:
    """Draw the line that shows the focus on something of the accent's colour."""
    inset = 3.0 + style.ring / 2
    line = stroke(style.theme.accent_ink, style.ring)
    inside = face.adjusted(inset, inset, -inset, -inset)
    pencil.box(inside, None, line, max(2.0, style.px(radius) - inset))


def draw_key_cap(
    painter: QPainter, cap: QRectF, key: str, font: QFont, look: tuple[str, str | None]
) -> None:
    """Draw a key of the keyboard; ``look`` is its ink and its fill."""
    ink, fill = look
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QColor(ink)
    edge.setAlphaF(0.4)
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))
    radius = cap.height() * 0.28
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.setPen(QColor(ink))
    painter.setFont(font)
    painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)


def button(
    style: Style,
    text: str,
    *,
    kind: Kind = "normal",
    sign: str | None = None,
    parent: QWidget | None = None,
) -> QPushButton:
    """Return a button; ``sign`` names an icon."""
    result = RingedButton(style, text, parent)
    result.setProperty("kind", kind)
    result.setAccessibleName(text)
    if sign is not None:
        result.setIcon(sign_icon(style, sign, kind))
        result.setIconSize(_sign_room(style))
    return result


def sign_icon(style: Style, sign: str, kind: Kind = "normal") -> QIcon:
    """Return an icon as it stands before the text of a button."""
    theme = style.theme
    ink = theme.accent_ink if kind == "primary" else theme.ink
    return _spaced(icon(sign, ink, theme.ink_disabled), style.px(_SIGN), _sign_room(style))


def _sign_room(style: Style) -> QSize:
    size = style.px(_SIGN)
    return QSize(size + style.px(_SIGN_GAP), size)


def _spaced(plain: QIcon, size: int, room: QSize) -> QIcon:
    """Return an icon with empty room behind it: Qt would set text close to it."""
    result = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        for ratio in (1.0, 2.0):
            canvas = QPixmap(room * ratio)
            canvas.setDevicePixelRatio(ratio)
            canvas.fill(Qt.GlobalColor.transparent)
            painter = QPainter(canvas)
            painter.drawPixmap(0, 0, plain.pixmap(QSize(size, size), ratio, mode))
            painter.end()
            result.addPixmap(canvas, mode)
    return result


class _Segment(RingedButton):
    """One choice of several, with room for the bolder letters that it has once it is chosen."""

    def __init__(self, style: Style, text: str, parent: QWidget, around: tuple[int, int]) -> None:
        """``around`` is what has to be free beside plain letters, and beside bold ones."""
        super().__init__(style, text, parent)
        self._around = around

    def sizeHint(self) -> QSize:
        """Return the room that it needs, chosen or not."""
        height = super().sizeHint().height()
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight(_BOLD))
        widths = [
            ceil(QFontMetricsF(font).horizontalAdvance(self.text())) + 2 * around
            for font, around in zip((self.font(), bold), self._around, strict=True)
        ]
        return QSize(max(widths), height)

    def minimumSizeHint(self) -> QSize:
        """Return the same: letters are never cut off."""
        return self.sizeHint()


class Segments(QWidget):
    """One of a few choices, all visible.

    Signals:
        chosen: the value that a person chose.
    """

    chosen = Signal(object)

    def __init__(
        self,
        style: Style,
        choices: Sequence[tuple[object, str]],
        value: object,
        parent: QWidget | None = None,
        *,
        narrow: bool = False,
        padding: int = 12,
    ) -> None:
        """Offer choices, each a value and what it is called.

        ``narrow``: in as little width; else ``padding`` is the room at both sides of a text.
        """
        super().__init__(parent)
        self._style = style
        self._values = [choice for choice, _ in choices]
        self._group = QButtonGroup(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(0)
        theme, px = style.theme, style.px
        size, aside = (f"font-size: {px(CAPTION)}px;", px(1)) if narrow else ("", px(padding))
        least = min(aside, px(_LEAST_PADDING))
        self.setObjectName("segments")
        self.setStyleSheet(f"""
            QPushButton {{ border: {_EDGE}px solid transparent; background: transparent;
                font-weight: 500; padding: {px(5)}px {aside}px; {size} color: {theme.ink_second};
                border-radius: {px(7)}px; }}
            QPushButton:hover {{ background: {theme.chip}; }}
            QPushButton:checked {{ background: {theme.accent}; color: {theme.accent_ink};
                font-weight: {_BOLD}; padding: {px(5)}px {least}px; }}
            QPushButton:focus {{ border-color: {theme.accent}; }}
            QPushButton:checked:focus {{ border-color: transparent; }}
            QPushButton:disabled {{ color: {theme.ink_disabled}; }}
            QPushButton:checked:disabled {{ background: {theme.line}; color: {theme.ink_second}; }}
        """)
        for number, (choice, text) in enumerate(choices):
            part = _Segment(style, text, self, (aside + _EDGE, least + _EDGE))
            make_checkable(part)
            part.setChecked(choice == value)
            self._group.addButton(part, number)
            row.addWidget(part)
        stop_at_chosen(self._group)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))

    @property
    def value(self) -> object:
        """What is chosen; None if nothing is."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def set_value(self, value: object) -> None:
        """Choose without telling anybody."""
        self._group.button(self._values.index(value)).setChecked(True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the trough in which the choices lie."""
        pencil = Pencil(QPainter(self))
        theme = self._style.theme
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        pencil.box(rect, theme.panel_quiet, stroke(theme.line, 1), self._style.px(10))
