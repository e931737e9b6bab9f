"""Buttons: plain ones with icon and key, and a choice of a few in one row."""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ttr_qt.views.icons import icon
from ttr_qt.views.paint.pencil import Pencil, stroke
from ttr_qt.views.style import Style

Kind = Literal["primary", "normal", "quiet"]


def button(
    style: Style,
    text: str,
    *,
    kind: Kind = "normal",
    sign: str | None = None,
    key: str | None = None,
    parent: QWidget | None = None,
) -> QPushButton:
    """Return a button; ``sign`` names an icon, ``key`` a shortcut that is shown beside the text."""
    shown = text
    if key is not None:
        shown = f"{text}   {QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)}"
    result = QPushButton(shown, parent)
    result.setProperty("kind", kind)
    result.setAccessibleName(text)
    if key is not None:
        result.setShortcut(QKeySequence(key))
    if sign is not None:
        theme = style.theme
        ink = theme.accent_ink if kind == "primary" else theme.ink
        result.setIcon(icon(sign, ink, theme.ink_disabled))
        result.setIconSize(QSize(style.px(16), style.px(16)))
    return result


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
    ) -> None:
        super().__init__(parent)
        self._look = style
        self._values = [choice for choice, _ in choices]
        self._group = QButtonGroup(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(0)
        theme, px = style.theme, style.px
        self.setObjectName("segments")
        self.setStyleSheet(f"""
            QPushButton {{ border: 2px solid transparent; background: transparent;
                font-weight: 500; padding: {px(5)}px {px(12)}px; color: {theme.ink_second};
                border-radius: {px(7)}px; }}
            QPushButton:hover {{ background: {theme.chip}; }}
            QPushButton:checked {{ background: {theme.accent}; color: {theme.accent_ink};
                font-weight: 600; }}
            QPushButton:focus {{ border-color: {theme.amber}; }}
            QPushButton:disabled {{ color: {theme.ink_disabled}; }}
            QPushButton:checked:disabled {{ background: {theme.line}; color: {theme.ink_second}; }}
        """)
        for number, (choice, text) in enumerate(choices):
            part = QPushButton(text, self)
            part.setCheckable(True)
            part.setChecked(choice == value)
            self._group.addButton(part, number)
            row.addWidget(part)
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
        theme = self._look.theme
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        pencil.box(rect, theme.panel_quiet, stroke(theme.line, 1), self._look.px(10))
