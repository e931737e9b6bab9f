"""The column in which rules are read: it goes to a rule, lets it glow, and marks what is found."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, QUrl, QVariantAnimation, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from ttr_qt.lifetimes import while_whole
from ttr_qt.pages.rules.figures import Figures, figure_size
from ttr_qt.pages.rules.source import Block
from ttr_qt.pages.rules.typeset import READING, SCHEME, Setting, typeset
from ttr_qt.views.theme.pencil import Pencil, tint
from ttr_qt.views.theme.style import Style

_LETTERS: Final = 65
"""How many letters a line holds, in those of middling width; of common ones there are a tenth
more."""
_SIDE: Final = 26
"""At least so much room beside the column."""
_ABOVE: Final = 20
"""Between the upper edge and what was scrolled to."""
_ON_AMBER: Final = "#211D18"
_GLOW: Final = 2400
_HOLD: Final = 0.55
_SUDDEN: Final = 0.99
"""The part of that time in which the light stays as it is, with motion and without."""


class RulesText(QTextBrowser):
    """Shows a page of rules.

    The text is set when it is known how wide it may be, so at the earliest when it is shown.

    Signals:
        laid_out: the page has been set, and `setting` tells where everything stands.
        moved: what is seen has changed.
        link_followed: where a link in the text leads to.
    """

    laid_out = Signal()
    moved = Signal()
    link_followed = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._page: tuple[Block, ...] = ()
        self._figures: Figures | None = None
        self._width = 0
        """The width of the column; 0 before the text is set for the first time."""
        self._goal = ""
        """The rule that glows, or that will when the text is shown."""
        self._beginning = 0
        """The block to begin with when the text is shown for the first time."""
        self.setting = Setting()
        self._hits: list[QTextCursor] = []
        self._light = 0.0
        self._glow = QVariantAnimation(self)
        self._glow.setDuration(_GLOW)
        self._glow.setKeyValueAt(0.0, 1.0)
        self._glow.setKeyValueAt(_HOLD if style.motion.travels else _SUDDEN, 1.0)
        self._glow.setKeyValueAt(1.0, 0.0)
        self._glow.valueChanged.connect(self._on_glow)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # If it came and went with the text, the column would change while it is being set.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setStyleSheet("QTextBrowser { background: transparent; border: none; }")
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(self._on_anchor)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    @property
    def column(self) -> int:
        """How wide the text is set."""
        letter = QFontMetricsF(self._style.font(READING)).averageCharWidth()
        room = self.viewport().width() - 2 * self._style.px(_SIDE)
        return max(1, min(round(letter * _LETTERS), room))

    def show_page(self, page: tuple[Block, ...], figures: Figures) -> None:
        """Show a page from its beginning."""
        if self._figures is not None:
            self._figures.drawn.disconnect(self._on_drawn)
        self._page, self._figures = page, figures
        figures.drawn.connect(self._on_drawn)
        self._glow.stop()
        self._goal, self._light = "", 0.0
        if self._width:
            self._set_anew()
            self.verticalScrollBar().setValue(0)

    def _set_anew(self) -> None:
        """Set the page for the present width."""
        figures, document = self._figures, self.document()
        if figures is None:
            return
        self._width, ratio = self.column, self.devicePixelRatioF()
        self._hits = []
        self.setExtraSelections([])
        document.clear()
        self.setting = typeset(
            document, self._page, self._style, lambda name: figure_size(name, self._width)
        )
        # Qt's own cursor has gone along with what was written, and would be scrolled to.
        self.setTextCursor(QTextCursor(document))
        self._centre()
        for name in self.setting.figures:
            known = figures.ready(name, self._width, ratio)
            self._put(name, known or self._blank(name))
        figures.want(self.setting.figures, self._width, ratio)
        self.laid_out.emit()

    def _blank(self, name: str) -> QPixmap:
        """Return what stands in for a figure that is not drawn yet."""
        blank = QPixmap(figure_size(name, self._width))
        blank.fill(QColor(self._style.theme.panel_quiet))
        return blank

    def _put(self, name: str, pixmap: QPixmap) -> None:
        kind = QTextDocument.ResourceType.ImageResource.value
        self.document().addResource(kind, QUrl(f"{SCHEME}:{name}"), pixmap)

    @Slot(str, QPixmap)
    def _on_drawn(self, name: str, pixmap: QPixmap) -> None:
        self._put(name, pixmap)
        self.viewport().update()

    @Slot(int)
    def _on_scrolled(self, _value: int) -> None:
        """Have those figures drawn first that are nearest."""
        if self._figures is not None and self._figures.pending:
            here = self.first_seen()[0]
            blocks = self.setting.figures
            self._figures.prefer(lambda name: abs(blocks.get(name, 0) - here))
        self.moved.emit()

    def _centre(self) -> None:
        """Keep the column in the middle; the whole width still scrolls."""
        frame = self.document().rootFrame()
        look = frame.frameFormat()
        beside = max(0, self.viewport().width() - self._width) // 2
        look.setLeftMargin(beside)
        look.setRightMargin(beside)
        look.setTopMargin(self._style.px(16))
        look.setBottomMargin(self._style.px(40))
        frame.setFrameFormat(look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the page anew where the column has another width, and stay at the same place."""
        first, shift = self.first_seen()
        begun = bool(self._width)
        super().resizeEvent(event)
        if self._figures is None:
            return
        if self.column == self._width:
            self._centre()
        else:
            self._set_anew()
        if self._goal:
            self._show_goal()
        elif begun:
            block = self.document().findBlockByNumber(first)
            self.verticalScrollBar().setValue(round(self._top(block) - shift))
        self.moved.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Go where the reader wants to begin; Qt would go to its cursor."""
        super().showEvent(event)
        if self._figures is not None and self._width:
            self._figures.want(self.setting.figures, self._width, self.devicePixelRatioF())
        if self._goal:
            self._show_goal()
        elif self._beginning:
            self.go_to(self._beginning)
        self._beginning = 0

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Draw no more figures for somebody who has left."""
        super().hideEvent(event)
        if self._figures is not None:
            self._figures.want((), self._width, self.devicePixelRatioF())

    def first_seen(self) -> tuple[int, float]:
        """Return the number of the uppermost block, and how far it is from the upper edge."""
        scrolled = self.verticalScrollBar().value()
        block = self.document().begin()
        while block.isValid() and self._area(block).bottom() < scrolled:
            block = block.next()
        if not block.isValid():
            return 0, 0.0
        return block.blockNumber(), self._top(block) - scrolled

    def _area(self, block: QTextBlock) -> QRectF:
        return self.document().documentLayout().blockBoundingRect(block)

    def _top(self, block: QTextBlock) -> float:
        return self._area(block).top()

    def seen_block(self) -> int:
        """Return the block that is read now: the last one that begins in the upper third."""
        line = self.verticalScrollBar().value() + self.viewport().height() / 3
        bar = self.verticalScrollBar()
        if bar.maximum() and bar.value() == bar.maximum():
            line = bar.value() + self.viewport().height() - self._style.px(_ABOVE)
        seen = 0
        for entry in self.setting.entries:
            if self._top(self.document().findBlockByNumber(entry.block)) <= line:
                seen = entry.block
        return seen

    def go_to(self, number: int) -> None:
        """Scroll so that a block stands near the upper edge."""
        if not self.isVisible():
            self._beginning = number
        block = self.document().findBlockByNumber(number)
        bar = self.verticalScrollBar()
        bar.setValue(round(self._top(block)) - self._style.px(_ABOVE))

    def show_rule(self, rule: str) -> None:
        """Scroll to a numbered rule and let it glow; nothing happens if the page has none such."""
        self._goal = rule
        self._show_goal()

    def _show_goal(self) -> None:
        block = self._goal_block()
        if block is None:
            return
        middle = round(self._area(block).center().y()) - self.viewport().height() // 3
        self.verticalScrollBar().setValue(middle)
        self._glow.stop()
        self._light = 1.0
        self._glow.start()

    def _goal_block(self) -> QTextBlock | None:
        """Return where the rule stands that glows."""
        number = self.setting.rules.get(self._goal)
        return None if number is None else self.document().findBlockByNumber(number)

    @property
    def lit_text(self) -> str:
        """What glows at the moment."""
        block = self._goal_block()
        return block.text() if block is not None and self._light > 0 else ""

    @Slot(object)
    def _on_glow(self, light: float) -> None:
        self._light = light
        if light <= 0:
            self._goal = ""
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the light under the text."""
        lit = self._goal_block()
        if lit is not None:
            px, theme = self._style.px, self._style.theme
            area = self._area(lit)
            # Qt counts the indent of a list to its points, but not to what they cover.
            area.setLeft((self.viewport().width() - self._width) / 2)
            area.setWidth(self._width)
            area.translate(0, -self.verticalScrollBar().value())
            room = area.adjusted(-px(14), -px(3), px(14), px(4))
            painter = QPainter(self.viewport())
            pencil = Pencil(painter)
            pencil.box(room, tint(theme.amber_background, self._light), None, px(10))
            bar = QRectF(room.left(), room.top(), px(4), room.height())
            pencil.box(bar, tint(theme.amber, self._light), None, px(2))
            painter.end()
        super().paintEvent(event)

    def search(self, words: str) -> list[int]:
        """Mark all places where words stand; return the blocks they are in."""
        self._hits = []
        if words.strip():
            cursor = self.document().find(words.strip())
            while not cursor.isNull():
                self._hits.append(cursor)
                cursor = self.document().find(words.strip(), cursor)
        self.mark(-1)
        return [self.document().findBlock(hit.selectionStart()).blockNumber() for hit in self._hits]

    def mark(self, current: int) -> None:
        """Mark what was found, one of it more than the others (-1: none)."""
        theme = self._style.theme
        marks = []
        for number, hit in enumerate(self._hits):
            mark = QTextEdit.ExtraSelection()
            look = QTextCharFormat()
            look.setBackground(QColor(theme.amber if number == current else theme.amber_background))
            look.setForeground(QColor(_ON_AMBER if number == current else theme.ink))
            # The stubs do not know that these are there.
            setattr(mark, "cursor", hit)  # noqa: B010
            setattr(mark, "format", look)  # noqa: B010
            marks.append(mark)
        self.setExtraSelections(marks)

    def show_hit(self, number: int) -> None:
        """Mark a hit more than the others and scroll to it, if it is not seen yet."""
        hit = self._hits[number]
        self.mark(number)
        top = self.cursorRect(hit).top()
        if not self._style.px(_ABOVE) <= top <= self.viewport().height() - self._style.px(60):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + top - self.viewport().height() // 3)

    @property
    def hits(self) -> Sequence[str]:
        """The words that are marked, as they stand in the text."""
        return [hit.selectedText() for hit in self._hits]

    @Slot(QUrl)
    def _on_anchor(self, url: QUrl) -> None:
        self.link_followed.emit(url.toString())
