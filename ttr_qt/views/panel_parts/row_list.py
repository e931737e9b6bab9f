"""Lists whose rows are laid out as slips: any height, hovered, and gone through by keys."""

from collections.abc import Hashable
from typing import Any, Final, Protocol

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QIdentityProxyModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ttr_qt.lifetimes import while_whole
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.theme.style import Style

Index = QModelIndex | QPersistentModelIndex
_WORD_ROLES: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
_SCROLL_BAR_GAP: Final = 3
"""Room between rows and the scroll bar."""
_MOST_SLIPS_KEPT: Final = 2048
"""Slips that are kept; beyond that all are forgotten and made anew."""


class RowSource(Protocol):
    """What a list shows: a row by its number, and the row laid out."""

    def key(self, place: int) -> Hashable:
        """Return what a row is known by."""

    def facts(self, place: int) -> Hashable:
        """Return all that the look of a row depends on."""

    def words(self, place: int) -> str:
        """Return a row in words, for those who can't see it."""

    def slip(self, place: int, width: int, *, lit: bool) -> Slip:
        """Return a row laid out, as it looks at rest or under the pointer."""


class _InWords(QIdentityProxyModel):
    """The rows of a model, in words, in the language of the window."""

    def __init__(self, model: QAbstractItemModel, source: RowSource, parent: QWidget) -> None:
        super().__init__(parent)
        self._source = source
        self.setSourceModel(model)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row in words, or other data as the model has it."""
        if role in _WORD_ROLES and index.isValid():
            return self._source.words(index.row())
        return super().data(index, role)


class _Delegate(QStyledItemDelegate):
    """Draws rows and knows their height."""

    def __init__(self, rows: "RowList") -> None:
        super().__init__(rows)
        self._rows = rows

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        rect = getattr(option, "rect")  # noqa: B009 - the stubs do not know it
        painter.save()
        painter.translate(rect.topLeft())
        self._rows.slip(index.row(), lit=self._rows.is_lit(index.row())).draw(painter)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room of a row."""
        return QSize(1, self._rows.row_height(index.row()))


class RowList(QListView):
    """A list of rows of any height.

    At most one row is lit: the one that the pointer or the keyboard came to last.

    Signals:
        row_entered: the key of the row under the pointer, or that the keyboard came to.
        row_left: no row is pointed at any more.
    """

    row_entered = Signal(object)
    row_left = Signal()

    def __init__(
        self,
        style: Style,
        model: QAbstractItemModel,
        source: RowSource,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._source = source
        self._slips: dict[Hashable, Slip] = {}
        self._heights: dict[int, tuple[int, Hashable, int]] = {}
        """By row: the width it was laid out for, its facts, and how high it is."""
        self._pointed: Hashable | None = None
        self._by_keys = False
        """Whether the keyboard was used here last, and not the mouse."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QListView { background: transparent; border: none; outline: 0; }")
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.verticalScrollBar().setSingleStep(style.px(24))
        self._delegate = _Delegate(self)
        self.setItemDelegate(self._delegate)
        self.setModel(_InWords(model, source, self))
        self.entered.connect(self._on_entered)
        # Qt lays out anew by itself when rows come or go, but not when one needs other room.
        model.dataChanged.connect(self.scheduleDelayedItemsLayout)
        self.model().modelReset.connect(self._on_reset)
        self.model().rowsRemoved.connect(self._on_removed)
        shown = self.model()
        for signal in (shown.modelReset, shown.rowsInserted, shown.rowsRemoved):
            signal.connect(self._set_stop)
        self._set_stop()

    @property
    def pointed(self) -> Hashable | None:
        """The key of the row that is pointed at."""
        return self._pointed

    @property
    def row_width(self) -> int:
        """The width that rows are laid out for."""
        return self.viewport().width() - self._style.px(_SCROLL_BAR_GAP)

    def is_lit(self, place: int) -> bool:
        """Say whether a row is the one that is pointed at."""
        return self._pointed is not None and self._source.key(place) == self._pointed

    def slip(self, place: int, *, lit: bool) -> Slip:
        """Return a row laid out for the present width."""
        width = self.row_width
        key = (self._source.facts(place), width, lit)
        found = self._slips.get(key)
        if found is None:
            if len(self._slips) >= _MOST_SLIPS_KEPT:
                self._slips.clear()
            found = self._slips[key] = self._source.slip(place, width, lit=lit)
        return found

    def row_height(self, place: int) -> int:
        """Return how high a row is; a long list is asked for all of them again and again."""
        facts, width = self._source.facts(place), self.viewport().width()
        known = self._heights.get(place)
        if known is not None and known[0] == width and (known[1] is facts or known[1] == facts):
            return known[2]
        height = self.slip(place, lit=False).bottom
        self._heights[place] = (width, facts, height)
        return height

    def content_height(self) -> int:
        """Return how high all rows are together."""
        return sum(map(self.row_height, range(self.model().rowCount())))

    def _point_at(self, key: Hashable | None) -> None:
        if key == self._pointed:
            return
        self._pointed = key
        self.viewport().update()
        if key is None:
            self.row_left.emit()
        else:
            self.row_entered.emit(key)

    @Slot()
    def _set_stop(self) -> None:
        """Let Tab come here only where there are rows to go through."""
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if self.model().rowCount() else policy.NoFocus)

    @Slot()
    def _on_reset(self) -> None:
        self._point_at(None)  # its row is gone

    @Slot()
    def _on_removed(self) -> None:
        keys = map(self._source.key, range(self.model().rowCount()))
        if self._pointed is not None and self._pointed not in keys:
            self._point_at(None)

    @Slot(QModelIndex)
    def _on_entered(self, index: QModelIndex) -> None:
        # Rows were scrolled: a list that has not got its place yet may lie there by chance.
        if self.viewport().underMouse():
            self._point_at(self._source.key(index.row()))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Point at the row that the keyboard comes to."""
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus() and self._by_keys:
            self._point_at(self._source.key(current.row()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the row that the keyboard is at."""
        super().focusInEvent(event)
        self._by_keys = event.reason() != Qt.FocusReason.MouseFocusReason
        if self._by_keys and self.currentIndex().isValid():
            self._point_at(self._source.key(self.currentIndex().row()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing."""
        super().focusOutEvent(event)
        self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Point at rows again where the keyboard goes."""
        self._by_keys = True
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave it to the pointer what is pointed at: a row may come to lie under it by itself."""
        self._by_keys = False
        super().mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer: Qt reports a row once, and maybe before it reports the list."""
        if isinstance(event, QMouseEvent):
            index = self.indexAt(event.position().toPoint())
            self._point_at(self._source.key(index.row()) if index.isValid() else None)
        elif event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay all rows out anew where the width has changed."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Point at nothing."""
        super().hideEvent(event)
        self._point_at(None)

    def minimumSizeHint(self) -> QSize:
        """Return the room for one row, if there is one."""
        return QSize(self._style.px(120), self._style.px(40) if self.model().rowCount() else 0)
