"""A panel with a heading, a note at its right edge, and a list below."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ttr_qt.views.panel_parts.row_list import RowList
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel


class ListPanel(Panel):
    """Take the rows of ``model``; a subclass lays them out."""

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
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setContentsMargins(inset, style.px(3), inset, 0)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self.note)
        self.box.addLayout(self._head)
        self.box.addWidget(self.nothing)
        self.box.addWidget(self.list, 1)

    def set_texts(self, title: str, nothing: str) -> None:
        """Set the heading, and the text for an empty list."""
        self._title.setText(title)
        self.nothing.setText(nothing)
        self.list.setAccessibleName(title)
        self._arrange_head()

    def show_nothing(self, nothing: bool) -> None:
        """Say that the list is empty, in the room of the list, or don't."""
        if nothing != self.nothing.isVisibleTo(self):
            self.nothing.setVisible(nothing)
            self.list.updateGeometry()

    def set_note(self, text: str) -> None:
        """Set what stands beside the heading, or below it where that is too narrow."""
        self.note.setText(text)
        self._arrange_head()

    def _arrange_head(self) -> None:
        margins = self.box.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.look.px(12)
        self._title.setWordWrap(False)  # with it, its width would say nothing
        title = self._title.sizeHint().width()
        self._title.setWordWrap(title > room)
        texts = title + (0 if self.note.isHidden() else self.note.sizeHint().width())
        fits = texts + self.look.px(6) <= room
        side = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        self._head.setDirection(side)
        self._head.setSpacing(self.look.px(6) if fits else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the note where there is room for it."""
        super().resizeEvent(event)
        self._arrange_head()

    def in_words(self) -> str:
        """Return the heading and all rows."""
        model = self.list.model()
        rows = [self.words(place) for place in range(model.rowCount())]
        head = ", ".join(filter(None, (self._title.text(), self.note.text())))
        return f"{head}: {'; '.join(rows)}." if rows else f"{head}. {self.nothing.text()}"

    def key(self, place: int) -> Hashable:
        """Return what a row is known by."""
        raise NotImplementedError

    def facts(self, place: int) -> Hashable:
        """Return all that the look of a row depends on."""
        raise NotImplementedError

    def words(self, place: int) -> str:
        """Return a row in words, for those who can't see it."""
        raise NotImplementedError

    def slip(self, place: int, width: int, *, lit: bool) -> Slip:
        """Return a row laid out, as it looks at rest or under the pointer."""
        raise NotImplementedError
