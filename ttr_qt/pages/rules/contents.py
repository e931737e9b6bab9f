"""The table of contents beside the rules, with the number of hits of each part."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ttr_qt.pages.rules.typeset import Entry
from ttr_qt.views.theme.fonts import MEDIUM, REGULAR, SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, stroke, tint
from ttr_qt.views.theme.style import BODY, CAPTION, SECONDARY, Style

_BLOCK: Final = Qt.ItemDataRole.UserRole
_LEVEL: Final = Qt.ItemDataRole.UserRole + 1
_HITS: Final = Qt.ItemDataRole.UserRole + 2
_SECTION: Final = 2
_WRAP: Final = Qt.TextFlag.TextWordWrap
_Index = QModelIndex | QPersistentModelIndex


class ContentsList(QListWidget):
    """The titles of a page; one of them is where the reader is.

    Signals:
        chosen: the block of the title that the reader wants to go to.
    """

    chosen = Signal(int)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: Final = style
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QListWidget { background: transparent; border: none; outline: none; }")
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_Delegate(self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.itemClicked.connect(self._on_item)
        self.itemActivated.connect(self._on_item)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show the titles of a page."""
        self.clear()
        for entry in entries:
            if entry.level < _SECTION:
                continue
            item = QListWidgetItem(entry.text)
            item.setData(_BLOCK, entry.block)
            item.setData(_LEVEL, entry.level)
            item.setData(_HITS, 0)
            self.addItem(item)
        if self.count():
            self.setCurrentRow(0)

    def show_place(self, block: int) -> None:
        """Mark the title under which a block stands."""
        row = self._row_of(block)
        if row != self.currentRow():
            self.setCurrentRow(row)

    def show_hits(self, blocks: Sequence[int]) -> None:
        """Show beside each title how many hits there are under it."""
        counts = [0] * self.count()
        for block in blocks:
            row = self._row_of(block)
            if counts:
                counts[row] += 1
        for row, count in enumerate(counts):
            self.item(row).setData(_HITS, count)
            text = self.item(row).text()
            spoken = self.tr("{title}: {count} found").format(title=text, count=count)
            self.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, spoken if count else text)

    def hits(self) -> dict[str, int]:
        """Return how many hits stand beside each title."""
        items = map(self.item, range(self.count()))
        return {item.text(): item.data(_HITS) for item in items if item.data(_HITS)}

    def _row_of(self, block: int) -> int:
        """Return the last title that does not stand below a block."""
        rows = [row for row in range(self.count()) if self.item(row).data(_BLOCK) <= block]
        return rows[-1] if rows else 0

    @Slot(QListWidgetItem)
    def _on_item(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_BLOCK))

    def sizeHint(self) -> QSize:
        """Return room for all titles."""
        rows = range(self.count())
        return QSize(self.look.px(230), sum(self.sizeHintForRow(row) for row in rows))


class _Delegate(QStyledItemDelegate):
    """Draws titles, the smaller ones indented, and hits as a number on a plate."""

    def __init__(self, contents: ContentsList) -> None:
        super().__init__(contents)
        self._list = contents

    def _room(self, width: int, index: _Index) -> tuple[int, int]:
        """Return where the words of a title begin, and how wide they may be."""
        px = self._list.look.px
        left = px(14) if index.data(_LEVEL) == _SECTION else px(28)
        return left, width - left - px(36)

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the room of a title; long ones wrap."""
        look = self._list.look
        section = index.data(_LEVEL) == _SECTION
        font = look.font(BODY, SEMIBOLD) if section else look.font(SECONDARY)
        _, width = self._room(self._list.viewport().width(), index)
        text = QFontMetrics(font).boundingRect(0, 0, width, 1000, _WRAP, index.data())
        return QSize(look.px(100), text.height() + look.px(11 if section else 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw a title."""
        state = getattr(option, "state")  # noqa: B009 - the stubs do not know it
        rect = getattr(option, "rect")  # noqa: B009 - likewise
        look = self._list.look
        theme, accent, px = look.theme, look.theme.accent, look.px
        pencil = Pencil(painter)
        here = bool(state & QStyle.StateFlag.State_Selected)
        face = QRectF(rect).adjusted(1, 1, -1, -1)
        if here:
            pencil.box(face, theme.chip, None, px(8))
            pencil.box(
                (face.left(), face.top() + px(5), px(3), face.height() - px(10)), theme.accent
            )
        elif state & QStyle.StateFlag.State_MouseOver:
            pencil.box(face, tint(theme.chip, 0.6), None, px(8))
        if here and self._list.hasFocus():
            pencil.box(face, None, stroke(accent, 2), px(8))
        section = index.data(_LEVEL) == _SECTION
        left, width = self._room(rect.width(), index)
        weight = SEMIBOLD if section else MEDIUM if here else REGULAR
        painter.setFont(look.font(BODY if section else SECONDARY, weight))
        painter.setPen(tint(theme.ink if section or here else theme.ink_second))
        words = rect.adjusted(left, 0, left + width - rect.width(), 0)
        painter.drawText(words, _WRAP | Qt.AlignmentFlag.AlignVCenter, index.data())
        if index.data(_HITS):
            self._draw_hits(pencil, QRectF(rect), index.data(_HITS))

    def _draw_hits(self, pencil: Pencil, rect: QRectF, hits: int) -> None:
        look = self._list.look
        font = look.font(CAPTION, SEMIBOLD)
        width = max(look.px(22), QFontMetrics(font).horizontalAdvance(str(hits)) + look.px(10))
        high = look.px(18)
        plate = QRectF(rect.right() - width - look.px(8), 0, width, high)
        plate.moveTop(rect.center().y() - high / 2)
        pencil.box(plate, look.theme.amber, None, high / 2)
        pencil.painter.setFont(font)
        pencil.painter.setPen(tint("#211D18"))
        pencil.painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter), str(hits))
