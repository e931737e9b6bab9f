"""A panel with a heading, a note at its right edge, and a list below."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ttr_qt.views.style import Style
from ttr_qt.views.table.row_list import RowList
from ttr_qt.views.table.slip import Slip
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel


class ListPanel(Panel):
    """Whoever derives from it lays the rows of ``model`` out."""

    def __init__(
        self,
        style: Style,
        model: QAbstractItemModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent, padding=12)
        inset = style.px(6)
        self.note: Final = line("", "secondary", self)
        self.nothing: Final = label("", "secondary", self)
        self.nothing.setContentsMargins(inset, 0, inset, 0)
        self.list: Final = RowList(style, model, self, self)
        self._title = line("", "heading", self)
        head = QHBoxLayout()
        head.setContentsMargins(inset, style.px(3), inset, 0)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.note)
        self.box.addLayout(head)
        self.box.addWidget(self.nothing)
        self.box.addWidget(self.list, 1)

    def set_texts(self, title: str, nothing: str) -> None:
        """Set the heading, and what is said while the list is empty."""
        self._title.setText(title)
        self.nothing.setText(nothing)
        self.list.setAccessibleName(title)

    def key(self, place: int) -> Hashable:
        """Return what a row is known by."""
        raise NotImplementedError

    def facts(self, place: int) -> Hashable:
        """Return all that the look of a row depends on."""
        raise NotImplementedError

    def slip(self, place: int, width: int, *, lit: bool) -> Slip:
        """Return a row laid out, as it looks at rest or under the pointer."""
        raise NotImplementedError
