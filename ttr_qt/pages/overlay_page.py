"""Pages that are opened over another one and left again: rules, settings, statistics."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.fonts import BOLD
from ttr_qt.views.theme.pencil import linear, mix
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.scrolling import scrolled_by_key
from ttr_qt.views.widgets.tab_order import order_tabs_as_read

_TITLE: Final = 28
_SIDE: Final = 24
_SEARCH: Final = 260
_LEAST_SEARCH: Final = 110


class OverlayPage(QWidget):
    """A page that can be opened over another one.

    Signals:
        closed: the person wants to go back.
    """

    closed = Signal()

    def state(self) -> object:
        """Return what should survive when the page is built anew in another style."""
        return None

    def restore(self, state: object) -> None:
        """Take over what `state` of an earlier page of this kind returned."""

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Go on by Tab, in the order in which the page is read."""
        order_tabs_as_read(self)
        return super().focusNextPrevChild(forwards)


class TitledPage(OverlayPage):
    """An overlay page with a button back, a title and, if it helps, a search field.

    Subclasses put what they show into `body`, and more buttons into `header`.

    Signals:
        searched: what the field says now.
    """

    searched = Signal(str)

    def __init__(
        self, style: Style, title: str, parent: QWidget | None = None, *, searchable: bool = False
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self._style = style
        px = style.px
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(_SIDE), px(14), px(_SIDE), px(16))
        whole.setSpacing(px(12))
        self.header: Final = QHBoxLayout()
        self.header.setSpacing(px(14))
        self.back_button: Final = button(style, self.tr("Back"), sign="chevron-left", parent=self)
        self.back_button.clicked.connect(self.closed)
        heading = label(title, "title", self)
        heading.setFont(style.title_font(_TITLE, BOLD))
        heading.setWordWrap(False)
        self.header.addWidget(self.back_button)
        self.header.addWidget(heading)
        self.header.addStretch(1)
        self.search: Final = self._search_field() if searchable else None
        self.body: Final = QVBoxLayout()
        self.body.setSpacing(px(10))
        whole.addLayout(self.header)
        whole.addLayout(self.body, 1)
        self.setWindowTitle(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab would stop where nothing is seen
        if self.search is not None:
            bind(Command.FIND, self, self._on_find)

    def _search_field(self) -> QLineEdit:
        field = QLineEdit(self)
        field.setPlaceholderText(self.tr("Search"))
        field.setAccessibleName(self.tr("Search"))
        field.setClearButtonEnabled(True)
        field.setMinimumWidth(self._style.px(_LEAST_SEARCH))
        field.setMaximumWidth(self._style.px(_SEARCH))
        field.textChanged.connect(self.searched)
        self.header.addWidget(field, 1000)  # as wide as it may be, where there is room
        return field

    @Slot()
    def _on_find(self) -> None:
        if self.search is not None:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()

    def state(self) -> object:
        """Return what should survive when the page is built anew in another style."""
        return self.search.text() if self.search is not None else None

    def restore(self, state: object) -> None:
        """Take over what `state` of an earlier page of this kind returned."""
        if self.search is not None and isinstance(state, str):
            self.search.setText(state)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search for what is typed, scroll or go back; a search is given up first."""
        area = self.findChild(QScrollArea)
        if area is not None and scrolled_by_key(area, event):
            return
        if self.search is not None and _begins_words(event):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.insert(event.text())
        elif not Command.CANCEL.matches(event):
            super().keyPressEvent(event)
        elif self.search is not None and self.search.text():
            self.search.clear()
        else:
            self.closed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Fill the page with its background."""
        paint_background(self, self._style)


def _begins_words(event: QKeyEvent) -> bool:
    """Say whether a key writes something that words begin with."""
    plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return plain and event.text().isalnum()


def paint_background(page: QWidget, style: Style) -> None:
    """Fill a page with the background colour, a little lighter at the top."""
    background = style.theme.background
    light, dark = mix(background, "#FFFFFF", 0.08), mix(background, "#000000", 0.04)
    painter = QPainter(page)
    painter.fillRect(QRectF(page.rect()), linear(0, 0, 0, page.height(), (0, light), (1, dark)))
