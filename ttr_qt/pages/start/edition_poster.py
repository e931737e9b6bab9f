"""A poster of an edition: its picture, name, players, length and what is special about it."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.cards.posters import draw_poster
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.poster_map import poster_map
from ttr_qt.views.theme.fonts import BOLD, MEDIUM
from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.pencil import Pencil, circle, mix, stroke, tint
from ttr_qt.views.theme.style import SECONDARY, Style
from ttr_qt.views.widgets.accessibility import make_checkable
from ttr_qt.views.widgets.panel import MARGIN, draw_card_shape

RADIUS: Final = 16
LARGEST_NAME: Final = 34
_SMALLEST_NAME: Final = 16
_LEAST_PICTURE: Final = 52
_BEST_SHAPE: Final = 0.92
"""Height of a poster's picture for its width, where there is room."""
_ROOMY: Final = 270
"""From this width on there is room around the texts."""
_WRAP: Final = Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class PosterText:
    """What stands under the picture."""

    name: str
    facts: str
    special: str


class EditionPoster(QAbstractButton):
    """Chosen by a click or the arrow keys; checked while its edition is the chosen one."""

    def __init__(
        self, style: Style, edition: Edition, text: PosterText, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.edition: Final = edition
        self._style = style
        self._words = text
        self._name_size = float(LARGEST_NAME)
        self._given_height: int | None = None
        self._by_keys = False
        self._board = poster_map(edition)
        self._picture: QPixmap | None = None
        make_checkable(self)
        self.setText(text.name)
        self.setAccessibleName(f"{text.name}. {text.facts.rstrip('.')}. {text.special}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.update)

    def name_size(self, width: int) -> float:
        """Return how large the name may be in a poster of a width."""
        room = width - 2 * self._side(width) - self._check_room()
        for size in range(LARGEST_NAME, _SMALLEST_NAME, -1):
            if QFontMetrics(self._name_font(size)).horizontalAdvance(self._words.name) < room - 4:
                return size
        return _SMALLEST_NAME

    def set_texts_like(self, name_size: float, height: int | None = None) -> None:
        """Write the name that large and leave so much room for texts; all posters of a page alike.

        None leaves just the room that its own texts need.
        """
        self._name_size = name_size
        self._given_height = height
        self.update()

    def least_height(self, width: int) -> int:
        """Return the height of a poster of a width with a small picture."""
        return self.text_height(width) + self._style.px(_LEAST_PICTURE + 2 * MARGIN)

    def best_height(self, width: int) -> int:
        """Return the height of a poster of a width with a picture of the best shape."""
        inner = width - 2 * self._style.px(MARGIN)
        least = self.least_height(width)
        return max(
            least,
            self.text_height(width) + round(inner * _BEST_SHAPE) + 2 * self._style.px(MARGIN),
        )

    def text_height(self, width: int) -> int:
        """Return the room for texts in a poster of a width."""
        if self._given_height is not None:
            return self._given_height
        heights = [height for *_, (_, height) in self._lines(width)]
        return sum(heights) + sum(self._gaps(width))

    def _side(self, width: int) -> int:
        """Return how far texts stand from the edge of the widget."""
        narrow = width < self._style.px(_ROOMY)
        return self._style.px(MARGIN) + self._style.px(12 if narrow else 20)

    def _check_room(self) -> int:
        return self._style.px(34)

    def _name_font(self, size: float) -> QFont:
        return self._style.title_font(size, BOLD)

    def _lines(self, width: int) -> list[tuple[str, QFont, str, tuple[int, int]]]:
        """Return text, font, colour and size of the three texts."""
        style, theme = self._style, self._style.theme
        room = width - 2 * self._side(width)
        fonts = (
            (self._words.name, self._name_font(self._name_size), theme.ink, self._check_room()),
            (self._words.facts, style.font(SECONDARY, MEDIUM), theme.ink_second, 0),
            (self._words.special, style.font(SECONDARY), theme.ink_second, 0),
        )
        result = []
        for text, font, ink, spared in fonts:
            box = QFontMetrics(font).boundingRect(0, 0, room - spared, 10_000, _WRAP, text)
            result.append((text, font, ink, (room - spared, box.height())))
        return result

    def _gaps(self, width: int) -> tuple[int, int, int, int]:
        """Return the room above, between and below the three texts."""
        px = self._style.px
        roomy = width >= px(_ROOMY)
        return (px(14), px(6), px(10), px(18)) if roomy else (px(7), px(2), px(4), px(10))

    def sizeHint(self) -> QSize:
        """Return the size that a page of the usual width gives it."""
        width = self._style.px(240)
        return QSize(width, self.best_height(width))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which nothing is cut off."""
        width = self._style.px(150)
        return QSize(width, self.least_height(width))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be chosen."""
        super().enterEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus only to those who use the keys."""
        reasons = Qt.FocusReason
        self._by_keys = event.reason() in {reasons.TabFocusReason, reasons.BacktabFocusReason}
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, the picture and the texts."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        style, theme = self._style, self._style.theme
        room = style.px(MARGIN)
        face = QRectF(self.rect()).adjusted(room, room, -room, -room)
        draw_card_shape(painter, style, face, theme.panel, (theme.line, 1.0), RADIUS)
        below = self.text_height(self.width())
        size = QSizeF(face.width(), face.height() - below)
        outline = QPainterPath()
        corner = style.px(RADIUS)
        outline.addRoundedRect(face, corner, corner)
        with pencil.clipped(outline):
            painter.drawPixmap(face.topLeft(), self._drawn(size))
            if self.underMouse() and not self.isChecked():
                painter.fillRect(QRectF(face.topLeft(), size), tint("#FFFFFF", 0.14))
        edge = face.top() + size.height()
        pencil.line(face.left(), edge, face.right(), edge, stroke("#2B2018", 1, alpha=0.25))
        self._draw_texts(painter, edge)
        self._draw_frame(pencil, face, edge)

    def _drawn(self, size: QSizeF) -> QPixmap:
        """Return the picture, drawn anew where another size is needed."""
        ratio = self.devicePixelRatioF()
        pixels = (size * ratio).toSize()
        if self._picture is None or self._picture.size() != pixels:
            self._picture = picture(
                (size.width(), size.height()),
                1.0,
                ratio,
                lambda pencil: draw_poster(pencil, self.edition.poster, self._board, size),
            )
        return self._picture

    def _draw_texts(self, painter: QPainter, top: float) -> None:
        above, *between = self._gaps(self.width())
        y = top + above
        side = self._side(self.width())
        lines = self._lines(self.width())
        for (text, font, ink, (room, height)), gap in zip(lines, between, strict=True):
            painter.setFont(font)
            painter.setPen(stroke(ink, 1))
            painter.drawText(
                QRectF(side, y, room, height + 2),
                int(Qt.TextFlag.TextWordWrap),
                text,
            )
            y += height + gap

    def _draw_frame(self, pencil: Pencil, face: QRectF, edge: float) -> None:
        """Draw what tells that it is chosen, or has the focus, or lies under the mouse."""
        style, theme = self._style, self._style.theme
        corner = style.px(RADIUS)
        if self.isChecked():
            pencil.box(face, None, stroke(theme.accent, style.px(4)), corner)
            radius = style.px(13)
            x = face.right() - style.px(12) - radius
            y = edge + self._gaps(self.width())[0] + self._lines(self.width())[0][3][1] / 2
            pencil.shape(circle(x, y, radius), theme.accent)
            size = style.px(16)
            mark = icon_pixmap("check", theme.accent_ink, size, self.devicePixelRatioF())
            pencil.painter.drawPixmap(round(x - size / 2), round(y - size / 2), mark)
        elif self.underMouse():
            pencil.box(face, None, stroke(mix(theme.line, theme.accent, 0.6), 2), corner)
        if self.hasFocus() and self._by_keys:
            inset = style.px(5) + style.ring / 2
            rim = face.adjusted(inset, inset, -inset, -inset)
            # On a pale edge, so that it shows before any picture.
            for colour, width in ((theme.panel, style.ring + 4), (theme.accent, style.ring)):
                pencil.box(rim, None, stroke(colour, width), corner - inset)
