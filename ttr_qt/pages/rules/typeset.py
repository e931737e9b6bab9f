"""A page of rules set as a document, in the typefaces and colours of the window."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextListFormat,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from ttr_qt.pages.rules.source import Block, Figure, Heading, Paragraph, Span, Spans, Table
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.style import CAPTION, SECONDARY, Style

READING: Final = 15.5
"""Size of the text in pixels."""
SCHEME: Final = "figure"
"""The scheme of the addresses of figures: ``figure:pay``."""
_TITLE: Final = 40.0
_LEAD: Final = 20.0
_SECTION: Final = 27.0
_PART: Final = 16.5
_LEADING: Final = 130.0
"""The distance from line to line, in hundredths of the letters' height."""
_TITLE_LEADING: Final = 110.0
_NUMBER: Final = 11.5
_FEW: Final = 4
"""Columns of a table, of which more are narrow where they hold numbers."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A title that the table of contents leads to."""

    level: int
    text: str
    block: int
    """The number of its block in the document."""
    key: str = ""


@dataclass(slots=True)
class Setting:
    """Where things stand in a document."""

    entries: list[Entry] = field(default_factory=list)
    rules: dict[str, int] = field(default_factory=dict)
    """The block of each numbered rule."""
    figures: dict[str, int] = field(default_factory=dict)
    """The block of each figure."""


def typeset(
    document: QTextDocument,
    blocks: tuple[Block, ...],
    style: Style,
    figure_size: Callable[[str], QSize],
) -> Setting:
    """Set a page into an empty document and return where everything stands."""
    setter = _Setter(document, style, figure_size)
    for block in blocks:
        setter.set(block)
    setter.cursor.endEditBlock()
    return setter.setting


class _Setter:
    """Writes block after block."""

    def __init__(
        self, document: QTextDocument, style: Style, figure_size: Callable[[str], QSize]
    ) -> None:
        self.setting = Setting()
        self.cursor = QTextCursor(document)
        self._style = style
        self._figure_size = figure_size
        self._fresh = True
        """Whether the first block, which every document has, is still empty."""
        self._lead = False
        self._after_heading = False
        self._after_point = False
        document.setDefaultFont(_prose(style))
        document.setIndentWidth(style.px(22))
        self.cursor.beginEditBlock()

    def set(self, block: Block) -> None:
        """Write one block."""
        match block:
            case Heading():
                self._heading(block)
            case Paragraph():
                self._paragraph(block)
            case Table():
                self._table(block)
            case Figure():
                self._figure(block.name, block.caption)
        self._after_heading = isinstance(block, Heading)
        self._after_point = isinstance(block, Paragraph) and block.point

    def _begin(self, above: float, below: float, leading: float = _LEADING) -> QTextBlockFormat:
        """Begin a new block with room above and below, and return how it looks."""
        look = QTextBlockFormat()
        look.setTopMargin(self._style.px(above))
        look.setBottomMargin(self._style.px(below))
        kind = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        look.setLineHeight(leading, kind.value)
        if self._fresh:
            self.cursor.setBlockFormat(look)
            self._fresh = False
        else:
            self.cursor.insertBlock(look)
        return look

    def _letters(self, font: QFont | None = None, colour: str | None = None) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setFont(font or _prose(self._style))
        look.setForeground(QBrush(QColor(colour or self._style.theme.ink)))
        return look

    def _heading(self, heading: Heading) -> None:
        style = self._style
        match heading.level:
            case 1:
                self._begin(4, 2, _TITLE_LEADING)
                font = style.title_font(_TITLE)
                self._lead = True
            case 2:
                self._begin(34, 6, _TITLE_LEADING)
                font = style.title_font(_SECTION)
            case _:
                self._begin(4 if self._after_heading else 18, 5, _TITLE_LEADING)
                font = style.font(_PART, SEMIBOLD)
        self.cursor.insertText(heading.text, self._letters(font))
        number = self.cursor.blockNumber()
        self.setting.entries.append(Entry(heading.level, heading.text, number, heading.key))

    def _paragraph(self, paragraph: Paragraph) -> None:
        style = self._style
        if self._lead:
            self._lead = False
            self._begin(0, 14, 125)
            font = style.title_font(_LEAD, QFont.Weight.Normal.value)
            font.setItalic(True)
            self._write(paragraph.spans, self._letters(font, style.theme.ink_second))
            self._figure("banner", "")
            return
        if paragraph.point:
            self._begin(0, 5)
            points = QTextListFormat()
            points.setStyle(QTextListFormat.Style.ListDisc)
            self.cursor.createList(points)
            self.cursor.setBlockCharFormat(self._letters())  # of the point itself
        else:
            self._begin(8 if self._after_point else 0, 10)
        self._write(paragraph.spans, self._letters())
        self._number(paragraph.rules)

    def _number(self, rules: tuple[str, ...]) -> None:
        """Note where rules are told; write their numbers there small and quiet, if wanted."""
        for rule in rules:
            self.setting.rules[rule] = self.cursor.blockNumber()
        if not (rules and self._style.rule_numbers):
            return
        small = self._letters(self._style.font(_NUMBER), self._style.theme.ink_second)
        small.setAnchor(True)
        small.setAnchorNames(list(rules))
        # Never alone on a line.
        self.cursor.insertText("\u00a0\u00a0" + "\u00a0".join(rules), small)

    def _write(self, spans: Spans, look: QTextCharFormat) -> None:
        for span in spans:
            own = QTextCharFormat(look)
            if span.bold:
                own.setFontWeight(SEMIBOLD)
            if span.italic:
                own.setFontItalic(True)
            if span.link:
                own.setAnchor(True)
                own.setAnchorHref(span.link)
                own.setForeground(QBrush(QColor(self._style.theme.accent)))
                own.setFontUnderline(True)
            self.cursor.insertText(span.text, own)

    def _table(self, table: Table) -> None:
        rows = table.rows if table.has_header else table.rows[1:]
        columns = len(rows[0])
        look = QTextTableFormat()
        px = self._style.px
        look.setBorder(0)
        look.setCellSpacing(0)
        look.setCellPadding(px(5))
        look.setTopMargin(px(6))
        look.setBottomMargin(px(18))
        look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        first = 24 if columns > _FEW else 32 if columns > 2 else 28  # noqa: PLR2004
        rest = (100 - first) / (columns - 1)
        kind = QTextLength.Type.PercentageLength
        if columns > _FEW and table.of_numbers:  # they need no more
            first, rest, kind = px(90), px(56), QTextLength.Type.FixedLength
        else:
            look.setWidth(QTextLength(kind, 100))
        lengths = [QTextLength(kind, first)] + [QTextLength(kind, rest)] * (columns - 1)
        look.setColumnWidthConstraints(lengths)
        grid = self.cursor.insertTable(len(rows), columns, look)
        for number, row in enumerate(rows):
            header = table.has_header and number == 0
            for column, words in enumerate(row):
                self._cell(grid, (number, column), words, header=header)
        self.cursor.movePosition(QTextCursor.MoveOperation.End)
        self._fresh = True  # Qt puts an empty block behind a table

    def _cell(self, grid: QTextTable, at: tuple[int, int], words: Spans, *, header: bool) -> None:
        style, theme = self._style, self._style.theme
        cell = grid.cellAt(*at)
        edge = QTextTableCellFormat()
        edge.setBottomBorder(1)
        edge.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        edge.setBottomBorderBrush(QBrush(QColor(theme.line)))
        edge.setPadding(style.px(5))
        edge.setLeftPadding(0 if at[1] == 0 else style.px(8))
        cell.setFormat(edge)
        self.cursor = cell.firstCursorPosition()
        block = QTextBlockFormat()
        block.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        self.cursor.setBlockFormat(block)
        quiet = at[1] == 0 or header
        font = style.font(SECONDARY + 1, SEMIBOLD if header else QFont.Weight.Normal.value)
        # In an empty field a blank, so that it is no higher than others.
        shown = words or (Span("\u00a0"),)
        self._write(shown, self._letters(font, theme.ink_second if quiet else theme.ink))

    def _figure(self, name: str, caption: str) -> None:
        size = self._figure_size(name)
        look = self._begin(8, 4 if caption else 12, 100)
        look.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.cursor.setBlockFormat(look)
        image = QTextImageFormat()
        image.setName(f"{SCHEME}:{name}")
        image.setWidth(size.width())
        image.setHeight(size.height())
        self.cursor.insertImage(image)
        self.setting.figures[name] = self.cursor.blockNumber()
        if caption:
            look = self._begin(0, 16, 125)
            look.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.cursor.setBlockFormat(look)
            font = self._style.font(CAPTION + 1)
            self.cursor.insertText(caption, self._letters(font, self._style.theme.ink_second))


def _prose(style: Style) -> QFont:
    """Return the font of sentences: figures of equal width would take hyphens with them."""
    font = style.font(READING)
    font.unsetFeature(QFont.Tag("tnum"))
    return font
