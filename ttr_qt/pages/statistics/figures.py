"""Numbers as cards, and records as tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.player_faces import Portrait

_HEAD: Final = 108
"""Width at which the name of a column goes on in the next line, to leave room to the first one."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One number and what it is."""

    sign: str
    """Name of an icon."""
    title: str
    value: str
    detail: str = ""


class FigureCard(Panel):
    """A number that can be read from afar."""

    def __init__(self, style: Style, figure: Figure, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=12)
        self.figure = figure
        self.box.setSpacing(style.px(2))
        head = QHBoxLayout()
        head.setSpacing(style.px(7))
        sign = line("")
        ratio = self.devicePixelRatioF()
        sign.setPixmap(icon_pixmap(figure.sign, style.theme.accent, style.px(16), ratio))
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(label(figure.title, "caption"), 1)
        self.box.addLayout(head)
        self.box.addWidget(line(figure.value, "score"))
        self.box.addWidget(label(figure.detail, "secondary"))
        self.box.addStretch(1)
        self.setAccessibleName(f"{figure.title}: {figure.value} {figure.detail}".strip())


@dataclass(frozen=True, slots=True)
class TableRow:
    """A line of a table: who or what it is about, and its numbers."""

    name: str
    cells: tuple[str, ...]
    portrait: str | None = None


class RecordTable(QWidget):
    """A few lines of numbers under each other."""

    def __init__(
        self,
        style: Style,
        heads: Sequence[str],
        rows: Sequence[TableRow],
        parent: QWidget | None = None,
        *,
        wide: int = 0,
    ) -> None:
        """``heads`` name the columns behind the first; ``wide`` is the one that may grow."""
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(style.px(14))
        grid.setVerticalSpacing(style.px(8))
        grid.setColumnStretch(wide + 1, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, head in enumerate(heads, 2):
            text = label(head, "caption")
            text.setMaximumWidth(style.px(_HEAD))
            text.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(text, 0, column)
        for place, row in enumerate(rows, 1):
            if row.portrait is not None:
                grid.addWidget(Portrait(style, row.portrait, 32), place, 0)
            grid.addWidget(label(row.name, "strong"), place, 1)
            for column, cell in enumerate(row.cells, 2):
                grows = column == wide + 1
                text = label(cell) if grows else line(cell)
                text.setAlignment(Qt.AlignmentFlag.AlignVCenter if grows else right)
                grid.addWidget(text, place, column)
        self.rows = tuple(rows)
