"""The page that lists the keys of all commands."""

from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.views.commands.listing import DASH, KeyGroup, KeyLine, key_groups
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.key_cap import KeyCap
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.scrolling import ScrolledContent, scrolled

_COLUMN: Final = 430
"""The width below which a column would be too narrow."""
_WIDEST: Final = 620
_MOST_COLUMNS: Final = 3


class KeysPage(TitledPage):
    """All keys, in groups of where they work."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, self.tr("Keys"), parent, searchable=True)
        content = ScrolledContent()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._columns = [QVBoxLayout() for _ in range(_MOST_COLUMNS)]
        row.addStretch(1)
        for column in self._columns:
            column.setSpacing(0)
            row.addLayout(column, 100)
        row.addStretch(1)
        self._row = row
        self._shown_columns = 0
        self.groups: Final = [_Group(style, group, content) for group in key_groups()]
        self._nothing = label("", "body", self)
        self._nothing.hide()
        self.body.addWidget(self._nothing)
        self._scroll = scrolled(content, self)
        self.body.addWidget(self._scroll, 1)
        self.searched.connect(self._on_searched)

    def _arrange(self, columns: int) -> None:
        """Deal the groups out to so many columns, always to the shortest."""
        if columns == self._shown_columns:
            return
        self._shown_columns = columns
        for number, column in enumerate(self._columns):
            while column.count():
                column.takeAt(0)
            self._row.setStretchFactor(column, 100 if number < columns else 0)
        heights = [0] * columns
        for group in self.groups:
            shortest = heights.index(min(heights))
            self._columns[shortest].addWidget(group)
            group.setMaximumWidth(self._style.px(_WIDEST))
            heights[shortest] += group.sizeHint().height()
        for column in self._columns[:columns]:
            column.addStretch(1)

    @Slot(str)
    def _on_searched(self, wanted: str) -> None:
        found = [group.show_matching(wanted) for group in self.groups]
        text = self.tr("No key matches “{wanted}”.").format(wanted=wanted.strip())
        self._nothing.setText(text)
        self._nothing.setVisible(not any(found))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the groups in as many columns as there is room for."""
        super().resizeEvent(event)
        columns = self.width() // self._style.px(_COLUMN)
        self._arrange(max(1, min(columns, _MOST_COLUMNS)))


class _Group(Panel):
    """The keys of one place."""

    def __init__(self, style: Style, group: KeyGroup, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.box.addWidget(line(group.title, "heading", self))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(style.px(14))
        self._grid.setVerticalSpacing(style.px(6))
        self._grid.setColumnStretch(1, 1)
        self.box.addLayout(self._grid)
        self._title = group.title
        self._lines = [self._add(entry, number) for number, entry in enumerate(group.lines)]

    def _add(self, entry: KeyLine, number: int) -> tuple[str, tuple[QWidget, QWidget]]:
        """Add a line; return all that is written in it, and its two parts."""
        names = entry.caps
        caps = QWidget(self)
        row = QHBoxLayout(caps)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.look.px(4))
        for name in names:
            row.addWidget(
                line(name, "body", caps) if name == DASH else KeyCap(self.look, name, caps)
            )
        row.addStretch(1)
        text = label(entry.does, "body", self)
        text.setAccessibleName(f"{' '.join(names)}: {entry.does}")
        self._grid.addWidget(caps, number, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(text, number, 1)
        return " ".join((*names, *entry.keys, text.text(), self._title)).casefold(), (caps, text)

    def show_matching(self, wanted: str) -> bool:
        """Show the lines in which all words of a search occur; tell whether there are any."""
        words = wanted.casefold().split()
        some = False
        for said, parts in self._lines:
            matches = all(word in said for word in words)
            some = some or matches
            for part in parts:
                part.setVisible(matches)
        self.setVisible(some)
        return some
