"""The head of the start page: the program's name, how its preparation goes, and other pages."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ttr_qt.views.fonts import BOLD
from ttr_qt.views.paint.pencil import Pencil
from ttr_qt.views.paint.symbols import draw_wheel
from ttr_qt.views.palette import ACCENT_RED
from ttr_qt.views.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line
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


class SlimBar(QWidget):
    """How far something is, as a thin line."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._part = 0.0
        self.setFixedHeight(style.px(5))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def part(self) -> float:
        """What is done, from 0 to 1."""
        return self._part

    def set_part(self, part: float) -> None:
        """Show another part."""
        self._part = part
        self.update()

    def sizeHint(self) -> QSize:
        """Return its usual size."""
        return QSize(self._style.px(220), self._style.px(5))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the groove and what is done."""
        pencil = Pencil(QPainter(self))
        theme, high = self._style.theme, self.height()
        pencil.box((0, 0, self.width(), high), theme.line, None, high / 2)
        if self._part > 0:
            done = max(high, self.width() * self._part)
            pencil.box((0, 0, done, high), theme.accent, None, high / 2)


class Header(QWidget):
    """Name, progress and buttons.

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
        name = line(self.tr("The Railway Table"), "title", self)
        name.setFont(style.title_font(38, BOLD))
        row.addWidget(name)
        row.addStretch(1)
        self.progress: Final = QWidget(self)
        column = QVBoxLayout(self.progress)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(5))
        text = label(self.tr("Preparing the opponents for the first time…"), "caption", self)
        text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        column.addStretch(1)
        column.addWidget(text)
        self.bar: Final = SlimBar(style, self)
        column.addWidget(self.bar)
        column.addStretch(1)
        self.progress.setFixedWidth(px(270))
        self.progress.hide()
        row.addWidget(self.progress)
        self.buttons: Final[dict[str, QPushButton]] = {}
        self._add_buttons(style, extras, row)

    def set_progress(self, done: int, total: int) -> None:
        """Show how far the preparation is; gone when all is done."""
        self.progress.setVisible(done < total)
        self.bar.set_part(done / total if total else 1.0)

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
