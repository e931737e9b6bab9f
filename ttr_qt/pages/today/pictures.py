"""The leaf of a calendar, and the small picture of an edition beside it."""

from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ttr_qt.pages.today.words import leaf_texts
from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.cards.posters import draw_poster
from ttr_qt.views.editions.poster_map import poster_map
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.theme.fonts import BOLD, SEMIBOLD
from ttr_qt.views.theme.palette import ACCENT_RED, INK
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke, tint
from ttr_qt.views.theme.style import Style

HEIGHT: Final = 50
"""The height of both pictures."""
_LEAF: Final = 46
_HEAD: Final = 17
"""The coloured part of a leaf."""
_PICTURE: Final = 82
_RADIUS: Final = 7
_PAPER: Final = "#FFFDF6"
_PAPER_EDGE: Final = "#B9AF9F"
_ROOM: Final = 3
"""Around the leaf, for its shadow."""


class CalendarLeaf(QWidget):
    """The day, as on a calendar of paper; it is paper in the dark, too."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._day: date | None = None
        self.setFixedSize(style.px(_LEAF + 2 * _ROOM), style.px(HEIGHT + 2 * _ROOM))

    def show_day(self, day: date) -> None:
        """Show another day."""
        self._day = day
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the leaf."""
        if self._day is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pencil, style, px = Pencil(painter), self._style, self._style.px
        room, head = px(_ROOM), px(_HEAD)
        face = QRectF(room, room, px(_LEAF), px(HEIGHT))
        outline = rounded(face.x(), face.y(), face.width(), face.height(), px(_RADIUS))
        pencil.shadow(outline, (0, 1.4), 3, 0.28, layers=4)
        pencil.shape(outline, _PAPER)
        with pencil.clipped(outline):
            pencil.box((face.x(), face.y(), face.width(), head), ACCENT_RED)
        pencil.shape(outline, None, stroke(_PAPER_EDGE, 1))
        month, number = leaf_texts(self._day, style.language)
        centre = int(Qt.AlignmentFlag.AlignCenter)
        painter.setFont(style.font(11.5, BOLD))
        painter.setPen(tint("#FFF1E2"))
        painter.drawText(QRectF(face.x(), face.y(), face.width(), head), centre, month)
        painter.setFont(style.title_font(26, SEMIBOLD))
        painter.setPen(tint(INK))
        painter.drawText(face.adjusted(0, head, 0, 0), centre, number)


class SmallPoster(QWidget):
    """The picture of an edition, as on its poster."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._edition = ""
        self._picture: QPixmap | None = None
        self.setFixedSize(style.px(_PICTURE), style.px(HEIGHT))

    def show_edition(self, edition: str) -> None:
        """Show another edition."""
        if edition != self._edition:
            self._edition, self._picture = edition, None
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture with its edge."""
        if not self._edition:
            return
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._drawn(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pencil = Pencil(painter)
        outline = rounded(0.5, 0.5, self.width() - 1, self.height() - 1, self._style.px(_RADIUS))
        with pencil.clipped(outline):
            painter.drawPixmap(0, 0, self._picture)
        pencil.shape(outline, None, stroke("#2B2018", 1, alpha=0.35))

    def _drawn(self, ratio: float) -> QPixmap:
        edition, size = edition_named(self._edition), QSizeF(self.size())
        board = poster_map(edition)
        return picture(
            (size.width(), size.height()),
            1.0,
            ratio,
            lambda pencil: draw_poster(pencil, edition.poster, board, size),
        )
