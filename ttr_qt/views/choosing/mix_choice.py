"""How many tickets to draw from each of two decks: all mixes as pictures to click."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ttr_qt.engine import GameMap
from ttr_qt.engine.actions import DrawTickets
from ttr_qt.engine.rules import RULES
from ttr_qt.views.cards.pictures import CARD_SHAPE, ticket_back_picture
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.fonts import MEDIUM, SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, mix, stroke, tint
from ttr_qt.views.theme.style import CAPTION, SECONDARY, Style
from ttr_qt.views.widgets.buttons import pressed_by_enter
from ttr_qt.views.widgets.focus_frame import FocusFrame
from ttr_qt.views.widgets.labels import label

_BACK_WIDTH: Final = 76
_LEAST_BACK_WIDTH: Final = 26
_BACK_PITCH: Final = 0.42
"""How far each back lies beside the one before, in widths: they overlap like a hand of cards."""
_PADDING: Final = 10


class MixTile(QAbstractButton):
    """One mix: the backs of its tickets, how many of each, and its key."""

    def __init__(
        self,
        style: Style,
        backs: Sequence[str],
        lines: Sequence[str],
        number: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._focus_frame = FocusFrame(self)
        self._backs = tuple(backs)
        self._lines = tuple(lines)
        self._line_count = 2  # mixes of one deck stand as high as the others
        self._key = Command.CHOOSE_TICKET.key_text(number)
        self._font = style.font(SECONDARY, SEMIBOLD)
        self._key_font = style.font(CAPTION, MEDIUM)
        self.setText(", ".join(lines))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        window = Qt.ShortcutContext.WindowShortcut
        bind(Command.CHOOSE_TICKET, self, self.click, number=number, context=window)

    def _back_width(self, width: int) -> int:
        px = self._style.px
        room = (width - px(2 * _PADDING)) / self._breadth
        return round(max(px(_LEAST_BACK_WIDTH), min(px(_BACK_WIDTH), room)))

    @property
    def _breadth(self) -> float:
        """How many widths of a back all of them take."""
        return 1 + _BACK_PITCH * (len(self._backs) - 1)

    def _text_size(self) -> QSize:
        metrics = QFontMetrics(self._font)
        width = max(metrics.horizontalAdvance(text) for text in self._lines)
        return QSize(width, metrics.height() * self._line_count)

    def sizeHint(self) -> QSize:
        """Return the room for backs of a good size and the texts."""
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(self._style.px(150)))

    def minimumSizeHint(self) -> QSize:
        """Return the room for small backs and the texts."""
        px = self._style.px
        backs = round(px(_LEAST_BACK_WIDTH) * self._breadth)
        width = max(backs, self._text_size().width()) + px(2 * _PADDING)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        """Say that backs grow with the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of backs, texts and key."""
        px = self._style.px
        back = round(self._back_width(width) * CARD_SHAPE)
        key = QFontMetrics(self._key_font).height() + px(5)
        return px(2 * _PADDING) + back + px(8) + self._text_size().height() + px(6) + key

    def event(self, event: QEvent) -> bool:
        """Be pressed by Enter too."""
        return pressed_by_enter(self, event) or super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the tile."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        theme, px = self._style.theme, self._style.px
        lit = self.isEnabled() and (self.underMouse() or self._focus_frame.shown)
        edge = stroke(theme.accent, 2) if lit else stroke(theme.line, 1.2)
        face = mix(theme.panel_quiet, theme.accent, 0.10) if lit else theme.panel_quiet
        pencil.box(QRectF(self.rect()).adjusted(1, 1, -1, -1), face, edge, px(10))
        bottom = self._draw_backs(painter)
        self._draw_texts(pencil, bottom + px(8))

    def _draw_backs(self, painter: QPainter) -> int:
        """Draw the backs in a row and return where they end."""
        top = self._style.px(_PADDING)
        back = self._back_width(self.width())
        left = (self.width() - back * self._breadth) / 2
        ratio = self.devicePixelRatioF()
        for number, deck in enumerate(self._backs):
            pixmap = ticket_back_picture(deck, self._style.language, back, ratio)
            painter.drawPixmap(round(left + number * back * _BACK_PITCH), top, pixmap)
        return top + round(back * CARD_SHAPE)

    def _draw_texts(self, pencil: Pencil, top: int) -> None:
        theme, px = self._style.theme, self._style.px
        painter = pencil.painter
        painter.setFont(self._font)
        painter.setPen(tint(theme.ink))
        height = QFontMetrics(self._font).height()
        for number, text in enumerate(self._lines):
            rect = QRect(0, top + number * height, self.width(), height)
            painter.drawText(rect, Qt.AlignmentFlag.AlignHCenter, text)
        top += height * self._line_count
        cap_height = QFontMetrics(self._key_font).height() + px(5)
        cap = QRect((self.width() - px(22)) // 2, top + px(6), px(22), cap_height)
        line = stroke(theme.ink, 1, alpha=0.35)
        pencil.box(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), None, line, px(5))
        painter.setFont(self._key_font)
        painter.setPen(tint(theme.ink_second))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)


class MixChoice(QWidget):
    """All mixes that can be drawn; one click draws.

    Signals:
        mix_wanted: the `DrawTickets` of a mix.
    """

    mix_wanted = Signal(object)

    def __init__(self, style: Style, game_map: GameMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._map = game_map
        self._decks = RULES[game_map.rules].ticket_decks
        self.tiles: list[MixTile] = []
        self._mixes: tuple[DrawTickets, ...] = ()
        self._left = label("", "secondary", self)
        self._row = QHBoxLayout()
        self._row.setSpacing(style.px(8))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(style.px(8))
        box.addLayout(self._row)
        box.addWidget(self._left)

    def set_mixes(self, mixes: Sequence[DrawTickets], left: Sequence[int]) -> None:
        """Offer these mixes; ``left`` are the sizes of the decks."""
        self._left.setText(self._left_text(left))
        ordered = tuple(sorted(mixes, key=lambda mix: mix.counts, reverse=True))
        if ordered == self._mixes:  # new tiles would lose the keyboard and what the mouse is over
            return
        for tile in self.tiles:
            self._row.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self._mixes = ordered
        self.tiles = [self._tile(mix, number) for number, mix in enumerate(self._mixes, 1)]
        for tile in self.tiles:
            self._row.addWidget(tile, 1)

    def tile_of(self, mix: DrawTickets) -> MixTile | None:
        """Return the tile of a mix, if it is offered."""
        pairs = zip(self._mixes, self.tiles, strict=True)
        return next((tile for one, tile in pairs if one == mix), None)

    def _tile(self, mix: DrawTickets, number: int) -> MixTile:
        pairs = list(zip(self._decks, mix.counts, strict=True))
        backs = [deck for deck, count in pairs for _ in range(count)]
        lines = [self.counted(deck, count) for deck, count in pairs if count]
        tile = MixTile(self._style, backs, lines, number, self)
        tile.clicked.connect(lambda: self.mix_wanted.emit(mix))
        return tile

    def counted(self, deck: str, count: int) -> str:
        """Return how many tickets of a deck, in words."""
        if deck == "short":
            return self.tr("%n short", "", count)
        if deck == "long":
            return self.tr("%n long", "", count)
        return self.tr("%n tickets", "", count)

    def _left_text(self, left: Sequence[int]) -> str:
        return "\n".join(
            self._deck_text(deck, count) for deck, count in zip(self._decks, left, strict=True)
        )

    def _deck_text(self, deck: str, left: int) -> str:
        """Say what tickets of a deck are worth and how many of them there are."""
        points = [ticket.points for ticket in self._map.decks.get(deck, ())]
        if not points:
            return self.tr("Left: {tickets}.").format(tickets=self.counted(deck, left))
        if deck == "short":
            text = self.tr(
                "Short tickets are worth {least} to {most} points; %n are left.", "", left
            )
        elif deck == "long":
            text = self.tr(
                "Long tickets are worth {least} to {most} points; %n are left.", "", left
            )
        else:
            text = self.tr("Tickets are worth {least} to {most} points; %n are left.", "", left)
        return text.format(least=min(points), most=max(points))
