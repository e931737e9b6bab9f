"""The head of the start page: the program's name, and the way to other pages."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ttr_qt.views.fonts import BOLD
from ttr_qt.views.paint.pencil import Pencil
from ttr_qt.views.paint.symbols import draw_wheel
from ttr_qt.views.palette import ACCENT_RED
from ttr_qt.views.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import MARGIN


class Wheel(QWidget):
    """The program's sign."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # On the dark ground the red of the maps would be lost.
        self._ink = ACCENT_RED if style.theme.ink < style.theme.background else "#E0705A"
        self.setFixedSize(style.px(42), style.px(42))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the wheel."""
        half = self.width() / 2
        draw_wheel(Pencil(QPainter(self)), half, half, half - 1, self._ink)


class Header(QWidget):
    """Name and buttons.

    Signals:
        rules_wanted, statistics_wanted, settings_wanted: a button was pressed.
    """

    rules_wanted = Signal()
    statistics_wanted = Signal()
    settings_wanted = Signal()

    def __init__(
        self, style: Style, extras: Collection[str] = (), parent: QWidget | None = None
    ) -> None:
        """Make it with the buttons that ``extras`` lists."""
        super().__init__(parent)
        px = style.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(MARGIN), 0, px(MARGIN), 0)
        row.setSpacing(px(12))
        row.addWidget(Wheel(style, self))
        name = label(self.tr("The Railway Table"), "title", self)
        name.setFont(style.title_font(38, BOLD))
        row.addWidget(name, 1)
        self.buttons: Final[dict[str, QPushButton]] = {}
        self._add_buttons(style, extras, row)

    def _add_buttons(self, style: Style, extras: Collection[str], row: QHBoxLayout) -> None:
        offers = (
            ("rules", self.tr("Rules"), "book-open", self.rules_wanted),
            ("statistics", self.tr("Statistics"), "chart-no-axes-column", self.statistics_wanted),
            ("settings", self.tr("Settings"), "settings", self.settings_wanted),
        )
        for name, text, sign, wanted in offers:
            if name in extras:
                part = button(style, text, sign=sign, parent=self)
                part.setText(f" {text}")  # a little farther from its sign
                part.clicked.connect(wanted)
                self.buttons[name] = part
                row.addWidget(part)
