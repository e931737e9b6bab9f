"""The letters of a city's name that were typed on the board, shown over it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import line
from ttr_qt.views.widgets.panel import Panel

_PADDING: Final = 8


class SpellingField(Panel):
    """Lies over a corner of the board while the name of a city is typed there; else hidden."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent, padding=_PADDING)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout()
        row.setSpacing(style.px(8))
        self.typed: Final = line("", "strong", self)
        self.found: Final = line("", "secondary", self)
        row.addWidget(line(self.tr("City:"), "secondary", self))
        row.addWidget(self.typed)
        row.addWidget(self.found)
        self.box.addLayout(row)
        self.hide()

    def show_letters(self, typed: str, found: str) -> None:
        """Show what was typed, and the city that it leads to; nothing typed: what to do."""
        self.typed.setText(f"{typed}▏")
        if found:
            self.found.setText(found)
        elif typed:
            self.found.setText(self.tr("no such city"))
        else:
            self.found.setText(self.tr("type its first letters"))
        self.box.activate()  # else it would have the size of the words before
        self.resize(self.box.sizeHint())
        self.show()
        self.raise_()
