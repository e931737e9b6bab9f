"""Portraits and players' marks as widgets."""

import functools
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from ttr_qt.models.company.mood import Mood
from ttr_qt.views.cards.pictures import picture
from ttr_qt.views.illustrations.portraits import draw_portrait
from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.palette import PLAYERS, PlayerColour
from ttr_qt.views.theme.pencil import Pencil, circle, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import make_checkable
from ttr_qt.views.widgets.focus_frame import FocusFrame

_LOWEST: Final = 48


def player_colour(colour: str) -> PlayerColour:
    """Return how the pieces of a colour look."""
    return next(player for player in PLAYERS if player.id == colour)


@functools.lru_cache(maxsize=256)
def portrait_picture(
    who: str, width: int, ratio: float = 1.0, mood: Mood = Mood.NEUTRAL
) -> QPixmap:
    """Return a portrait ``width`` pixels wide."""
    half = width / 2

    def draw(pencil: Pencil) -> None:
        draw_portrait(pencil, who, half, half, half, mood)

    return picture((width, width), 1.0, ratio, draw)


class Portrait(QWidget):
    """A face, with the mark of the player's colour at its side; as large as there is room."""

    def __init__(
        self,
        style: Style,
        who: str,
        size: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._who = who
        self._colour: str | None = None
        self.set_width(size)

    def set_width(self, size: int) -> None:
        """Draw it no wider than so many pixels at the usual scale of texts; lower where it must."""
        self.setFixedWidth(self._style.px(size))
        self.setMinimumHeight(self._style.px(min(size, _LOWEST)))
        self.setMaximumHeight(self._style.px(size))

    def show_face(self, who: str) -> None:
        """Show somebody else."""
        self._who = who
        self.update()

    def show_colour(self, colour: str | None) -> None:
        """Show another mark, or none."""
        self._colour = colour
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw face and mark."""
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        size = min(self.width(), self.height())
        painter.translate((self.width() - size) // 2, (self.height() - size) // 2)
        painter.drawPixmap(0, 0, portrait_picture(self._who, size, self.devicePixelRatioF()))
        if self._colour is not None:
            pencil = Pencil(painter)
            radius = max(self._style.px(8), size * 0.17)
            at = size - radius - 1
            pencil.shape(circle(at, at, radius + 1.5), self._style.theme.panel_quiet)
            draw_player_chip(pencil, at, at, radius, player_colour(self._colour))


class ColourButton(QAbstractButton):
    """One of the five marks to choose from."""

    def __init__(self, style: Style, player: PlayerColour, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._player = player
        self._focus_frame = FocusFrame(self)
        make_checkable(self)
        name = in_language(player.name, style.language)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return its one size: a disc and the ring around it."""
        return QSize(self._style.px(36), self._style.px(36))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the mark, in a ring if it is chosen."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        theme = self._style.theme
        if not self.isEnabled():
            painter.setOpacity(0.4)
        middle = QPointF(self.width() / 2, self.height() / 2)
        half = self.width() / 2
        draw_player_chip(pencil, middle.x(), middle.y(), half * 0.74, self._player)
        if self.isChecked():
            pencil.disc(middle.x(), middle.y(), half - 1.6, None, stroke(theme.accent, 2.6))
        elif self.underMouse():
            pencil.disc(middle.x(), middle.y(), half - 1.6, None, stroke(theme.line, 2))
        if self._focus_frame.shown:
            # Square, as the round one tells which is chosen.
            ring = self._style.ring
            face = QRectF(self.rect()).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)
            pencil.box(face, None, stroke(theme.accent, ring), self._style.px(6))
