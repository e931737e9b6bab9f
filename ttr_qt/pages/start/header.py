"""The head of the start page: the program's name, and the way to other pages."""

import functools
from collections.abc import Collection
from typing import Final, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ttr_qt.pages.start.people_bar import KnownPeople, PeopleBar
from ttr_qt.views.commands.actions import with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.paint.symbols import draw_wheel
from ttr_qt.views.theme.fonts import BOLD
from ttr_qt.views.theme.palette import ACCENT_RED
from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import MARGIN

SidePage = Literal["tutorial", "rules", "games", "statistics", "settings"]
"""Pages beside the game that are opened from here."""


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
    """Name and buttons; where they don't fit beside each other, below each other.

    Signals:
        wanted: the page whose button was pressed.
    """

    wanted = Signal(str)

    def __init__(
        self,
        style: Style,
        extras: Collection[SidePage] = (),
        parent: QWidget | None = None,
        *,
        people: KnownPeople | None = None,
    ) -> None:
        """Make it with the buttons that ``extras`` lists, and with the people there are."""
        super().__init__(parent)
        self._style = style
        px = style.px
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(px(MARGIN), 0, px(MARGIN), 0)
        self._rows.setSpacing(px(4))
        self._row = QHBoxLayout()
        self._row.setSpacing(px(12))
        self._row.addWidget(Wheel(style, self))
        self._name = label(self.tr("The Railway Table"), "title", self)
        self._name.setFont(style.title_font(38, BOLD))
        self._name.setWordWrap(False)
        self._row.addWidget(self._name, 1)
        self._rows.addLayout(self._row)
        self.people: Final = None if people is None else PeopleBar(style, people, self)
        if self.people is not None:
            self._row.addWidget(self.people)
        self.buttons: Final[dict[str, QPushButton]] = {}
        self._offers = QWidget(self)
        self._add_buttons(extras)
        self._beside = True
        self._row.addWidget(self._offers)

    def _add_buttons(self, extras: Collection[SidePage]) -> None:
        row = QHBoxLayout(self._offers)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._style.px(8))
        offers: tuple[tuple[SidePage, Command], ...] = (
            ("tutorial", Command.SHOW_TUTORIAL),
            ("rules", Command.SHOW_RULES),
            ("games", Command.SHOW_GAMES),
            ("statistics", Command.SHOW_STATISTICS),
            ("settings", Command.SHOW_SETTINGS),
        )
        for name, command in offers:
            if name in extras:
                text, sign = command.text, command.sign
                part = button(self._style, text, sign=sign, parent=self._offers)
                if command.keys:
                    part.setToolTip(with_key(text, command))
                part.clicked.connect(functools.partial(self.wanted.emit, name))
                self.buttons[name] = part
                row.addWidget(part)

    def minimumSizeHint(self) -> QSize:
        """Return the room that is needed with the buttons below the name: else none would move."""
        px = self._style.px
        first = px(42 + 12) + self._name.minimumSizeHint().width()
        if self.people is not None:
            first += px(12) + self.people.minimumSizeHint().width()
        width = max(first, self._offers.minimumSizeHint().width()) + 2 * px(MARGIN)
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons beside the name, or below it."""
        super().resizeEvent(event)
        needed = self._offers.sizeHint().width() + self._name.sizeHint().width()
        if self.people is not None:
            needed += self.people.sizeHint().width() + self._style.px(12)
        beside = self.width() >= needed + self._style.px(42 + 3 * 12)
        if beside != self._beside:
            self._beside = beside
            (self._rows if beside else self._row).removeWidget(self._offers)
            if beside:
                self._row.addWidget(self._offers)
            else:
                self._rows.addWidget(self._offers, 0, Qt.AlignmentFlag.AlignLeft)
