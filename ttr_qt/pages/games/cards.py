"""Games as cards in a grid, gone through by keys."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.pages.games.filter import GamesFilter, Index
from ttr_qt.pages.games.pictures import draw_board_picture
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.pencil import Pencil, tint
from ttr_qt.views.theme.style import BODY, HEADING, SECONDARY, Style
from ttr_qt.views.widgets.panel import MARGIN, draw_card_shape
from ttr_qt.views.words.games import against, board_name, date_text, result_text, time_text

LEAST_WIDTH: Final = 370
_PICTURE_WIDTH: Final = 150
_PADDING: Final = 10
_SIGN_SIZE: Final = 16
_PICTURE_GAP: Final = 12
"""Between picture and words."""
_LEAST_WORDS_WIDTH: Final = 92
_NO_LIMIT: Final = 10_000
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)


class _CardDelegate(QStyledItemDelegate):
    """Draws a game as a card."""

    def __init__(self, style: Style, games: GamesFilter, view: "GameCards") -> None:
        super().__init__(view)
        self._style = style
        self._games = games
        self._view = view
        self._fonts = (
            style.font(HEADING, SEMIBOLD),
            style.font(BODY, SEMIBOLD),
            style.font(SECONDARY),
            style.font(SECONDARY),
        )

    def height(self, width: int) -> int:
        """Return the height of all cards, so that in a width the longest texts have room."""
        px = self._style.px
        room = width - px(2 * MARGIN + 2 * _PADDING)
        room -= self._picture_width(room) + px(_PICTURE_GAP)
        all_texts = {
            (
                board_name(game.facts, self._style.language),
                result_text(game.facts),
                against(game.facts),
            )
            for game in self._games.games()
        }
        needed = max((self._words_height(texts, room) for texts in all_texts), default=0)
        return max(needed, px(_LEAST_WORDS_WIDTH)) + px(2 * _PADDING + 2 * MARGIN)

    def _picture_width(self, room: float) -> int:
        return min(self._style.px(_PICTURE_WIDTH), round(room * 0.4))

    def _words_height(self, texts: tuple[str, str, str], width: int) -> int:
        name, result, rivals, date = map(QFontMetrics, self._fonts)
        sign = self._style.px(_SIGN_SIZE + 6)
        rooms = ((name, width), (result, width - sign), (rivals, width))
        heights = [
            metrics.boundingRect(0, 0, room, _NO_LIMIT, _WRAP, text).height()
            for text, (metrics, room) in zip(texts, rooms, strict=True)
        ]
        return sum(heights) + date.lineSpacing() + self._style.px(10)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the room of a card."""
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a card."""
        state = getattr(option, "state")  # noqa: B009 - the stubs do not know it
        rect = QRectF(getattr(option, "rect"))  # noqa: B009 - likewise
        theme, px = self._style.theme, self._style.px
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hover = bool(state & QStyle.StateFlag.State_MouseOver)
        game = self._games.game(index)
        face = rect.adjusted(px(MARGIN), px(MARGIN), -px(MARGIN), -px(MARGIN))
        edge = (theme.accent, 2.5) if chosen else (theme.line, 1.0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_card_shape(painter, self._style, face, theme.chip if hover else theme.panel, edge)
        inner = face.adjusted(px(_PADDING), px(_PADDING), -px(_PADDING), -px(_PADDING))
        width = self._picture_width(inner.width())
        room = QRectF(inner.left(), inner.top(), width, inner.height())
        draw_board_picture(Pencil(painter), game, room, px(6))
        self._draw_words(painter, game, inner.adjusted(width + px(_PICTURE_GAP), 0, 0, 0))
        painter.restore()

    def _draw_words(self, painter: QPainter, game: KeptGame, box: QRectF) -> None:
        theme, px = self._style.theme, self._style.px
        facts, language = game.facts, self._style.language
        name, result, rivals, date = self._fonts
        top = self._draw_line(painter, board_name(facts, language), name, theme.ink, box)
        line = QRectF(box.left(), top + px(1), box.width(), box.bottom() - top)
        ink = theme.accent if facts.won else theme.ink
        sign = self._sign(game)
        if sign:
            ratio = painter.device().devicePixelRatio()
            middle = line.top() + QFontMetrics(result).lineSpacing() / 2
            at = round(line.left()), round(middle - px(_SIGN_SIZE) / 2)
            painter.drawPixmap(*at, icon_pixmap(sign, ink, px(_SIGN_SIZE), ratio))
            line.setLeft(line.left() + px(_SIGN_SIZE + 6))
        top = self._draw_line(painter, result_text(facts), result, ink, line)
        line = QRectF(box.left(), top + px(4), box.width(), box.bottom() - top)
        self._draw_line(painter, against(facts), rivals, theme.ink_second, line)
        height = QFontMetrics(date).lineSpacing()
        below = QRectF(box.left(), box.bottom() - height, box.width(), height)
        played = time_text(facts.played, language)
        if QFontMetrics(date).horizontalAdvance(played) > box.width():
            played = date_text(facts.played, language)
        self._draw_line(painter, played, date, theme.ink_second, below)

    @staticmethod
    def _sign(game: KeptGame) -> str:
        if game.facts.won:
            return "trophy"
        if not game.facts.over:
            return "play"
        return "folder-open" if game.own_file else ""

    @staticmethod
    def _draw_line(painter: QPainter, text: str, font: QFont, ink: str, box: QRectF) -> float:
        """Write a text, in as many lines as it needs, and return where it ends."""
        painter.setFont(font)
        painter.setPen(tint(ink))
        painter.drawText(box, _WRAP, text)
        return painter.boundingRect(box, _WRAP, text).bottom()


class GameCards(QListView):
    """All cards; Enter or a double click opens a game.

    Signals:
        opened: a `KeptGame` is to be opened.
        delete_pressed: the present game is to be deleted.
        chosen: a `KeptGame`, or None, is the present one.
    """

    opened = Signal(object)
    delete_pressed = Signal()
    chosen = Signal(object)

    def __init__(self, style: Style, games: GamesFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._games = games
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QListView { background: transparent; border: none; outline: 0; }")
        self.viewport().setAutoFillBackground(False)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(style.px(30))
        self._delegate = _CardDelegate(style, games, self)
        self.setItemDelegate(self._delegate)
        self.setModel(games)
        self.setAccessibleName(self.tr("Games"))
        self.doubleClicked.connect(lambda index: self.opened.emit(self._games.game(index)))

    @property
    def game(self) -> KeptGame | None:
        """The present game."""
        index = self.currentIndex()
        return self._games.game(index) if index.isValid() else None

    def choose(self, row: int) -> None:
        """Make the game of a row, or the last one before it, the present one."""
        last = self._games.rowCount() - 1
        if last >= 0:
            self.setCurrentIndex(self._games.index(min(max(row, 0), last), 0))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which game is the present one."""
        super().currentChanged(current, previous)
        self.chosen.emit(self._games.game(current) if current.isValid() else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open or delete the present game; cancelling is for the page."""
        game = self.game
        if game is not None and Command.OPEN_GAME.matches(event):
            self.opened.emit(game)
        elif game is not None and Command.DELETE_GAME.matches(event):
            self.delete_pressed.emit()
        elif Command.CANCEL.matches(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Let the cards share the width; all are as high as the one with the longest texts."""
        # Qt leaves room for a scroll bar, whether or not there is one.
        width = self.width() - self.verticalScrollBar().sizeHint().width() - 2
        columns = max(1, width // self._style.px(LEAST_WIDTH))
        each = max(width // columns, 1)
        self.setGridSize(QSize(each, self.card_height(each)))

    def card_height(self, width: int) -> int:
        """Return the height that the longest texts need on cards of a width."""
        return self._delegate.height(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is now."""
        self.fit()
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Return the room for one card."""
        return QSize(self._style.px(220), self._style.px(120))
