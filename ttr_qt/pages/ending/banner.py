"""The banner over the final table: first what is counted, then who has won."""

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.models.records.result import GameResult, Standing
from ttr_qt.pages.ending.count import Tally
from ttr_qt.pages.ending.prize import draw_prize
from ttr_qt.pages.ending.row_art import DrawFace, draw_chip_face
from ttr_qt.pages.ending.transition import Transition
from ttr_qt.pages.ending.words import (
    called,
    overline,
    subtitle,
    title,
    winner_facts,
)
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.bonus import draw_laurel
from ttr_qt.views.cards.tickets import draw_ticket, ticket_size
from ttr_qt.views.paint.confetti import Confetti
from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.fonts import BOLD, MEDIUM, SEMIBOLD
from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.language import ticket_text
from ttr_qt.views.theme.palette import player_colour
from ttr_qt.views.theme.pencil import (
    Pencil,
    Point,
    lightness,
    linear,
    mix,
    rounded,
    stroke,
    tint,
)
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.panel import MARGIN

TITLE_INK: Final = "#FFF8EA"
SUBTITLE_INK: Final = "#FFE6D2"
_LEAST_HEIGHT: Final = 112
_CONFETTI_FALL: Final = 2400
"""Milliseconds that the confetti falls."""
_CORNER_RADIUS: Final = 16
_MOST_LIGHTNESS: Final = 0.30
"""How light the ground of cream letters may be at the most."""
QUIET_GROUND: Final = "#2F4A52"
"""The ground while points are counted."""


class Banner(QWidget):
    """Shows who won, in the winner's colour; before that which ticket is counted."""

    def __init__(
        self,
        style: Style,
        result: GameResult,
        design: BoardDesign,
        draw_face: DrawFace,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._result = result
        self._design = design
        self._draw_face = draw_face
        self._tally: Tally | None = None
        self._confetti = Confetti()
        self._fall = Transition(style, _CONFETTI_FALL, QEasingCurve.Type.Linear, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(f"{title(result)}. {subtitle(result)}")

    @property
    def celebrates(self) -> bool:
        """Whether there is confetti: when a person has won and all is counted."""
        won = any(not winner.level for winner in self._result.winners)
        return won and self._ranked

    @property
    def _ranked(self) -> bool:
        return self._tally is None or self._tally.ranked

    def set_tally(self, tally: Tally) -> None:
        """Show a state of the count; the last one lets the confetti fall."""
        self._tally = tally
        if self.celebrates:
            self._fall.start()
        self.update()

    def settle(self) -> None:
        """End any movement."""
        self._fall.finish()

    def sizeHint(self) -> QSize:
        """Return the size of the picture it was designed as."""
        return QSize(self._style.px(900), self._style.px(200))

    def minimumSizeHint(self) -> QSize:
        """Return the least that three lines of text need."""
        return QSize(self._style.px(420), self._style.px(_LEAST_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, the winner and the prize, or the ticket that is counted."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        room = self._style.px(MARGIN)
        face = QRectF(self.rect()).adjusted(room, room, -room, -room)
        path = rounded(
            face.x(), face.y(), face.width(), face.height(), self._style.px(_CORNER_RADIUS)
        )
        pencil.shadow(path, (0, 2), 5, 0.22)
        with pencil.clipped(path):
            if self._ranked:
                self._draw_winner(pencil, face)
            else:
                self._draw_count(pencil, face)

    def _draw_winner(self, pencil: Pencil, face: QRectF) -> None:
        winners = self._result.winners
        player = player_colour(winners[0].colour)
        ground = dark_ground(player.fill)
        dark = mix(ground, "#120A04", 0.35)
        stops = ((0, mix(ground, "#120A04", 0.22)), (0.55, ground), (1, dark))
        pencil.box(face, linear(face.left(), face.top(), face.right(), face.bottom(), *stops))
        radius = face.height() * (0.34 if len(winners) == 1 else 0.27)
        x, y = face.left() + radius * 1.75, face.center().y()
        _draw_rays(pencil, x, y, face.width() * 1.2)
        apart = radius * 1.62
        left = x + apart * (len(winners) - 1) + radius * 1.75
        prize = self._prize_width(face, left)
        width = face.right() - left - max(prize, self._style.px(18))
        texts = QRectF(left, face.top(), width, face.height())
        if self.celebrates:
            scale = self._style.scale * max(0.8, min(1.6, face.height() / 200))
            self._confetti.draw(pencil, face, texts, self._fall.value, scale)
        if prize:
            room = QRectF(face.right() - prize, face.top(), prize, face.height())
            draw_prize(pencil, self._result, self._style.language, room, dark)
        for number, winner in reversed(list(enumerate(winners))):
            self._draw_portrait(pencil, winner, (x + number * apart, y), radius)
        self._write_winner(pencil, texts)

    def _draw_portrait(self, pencil: Pencil, winner: Standing, at: Point, radius: float) -> None:
        x, y = at
        if len(self._result.winners) == 1:
            draw_laurel(pencil, x, y, radius * 1.32)
        ring = QPainterPath()
        ring.addEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
        pencil.shadow(ring, (0, radius * 0.05), radius * 0.12, 0.45)
        pencil.shape(ring, "#FFF6E2", stroke("#F6D98A", radius * 0.08))
        self._draw_face(pencil, winner, x, y, radius * 0.93)
        if self._draw_face is draw_chip_face:
            return
        chip = radius * 0.3
        pencil.disc(x + radius * 0.72, y + radius * 0.72, chip * 1.12, "#FFF6E2")
        player = player_colour(winner.colour)
        draw_player_chip(pencil, x + radius * 0.72, y + radius * 0.72, chip, player)

    def _prize_width(self, face: QRectF, left: float) -> float:
        """Return the room of the prize; none where the texts need all of it."""
        width = face.height() * 2.3
        return width if face.right() - left - width > self._style.px(420) else 0.0

    def _write_winner(self, pencil: Pencil, room: QRectF) -> None:
        """Write why the game ended, who won, and what decided; facts where there is room."""
        style, result = self._style, self._result
        tall = room.height() / style.scale
        head = style.title_font(max(26.0, min(60.0, tall * 0.26)), BOLD)
        head = fitted(head, title(result), room.width())
        above = style.font(max(11.5, min(15.0, tall * 0.075)), SEMIBOLD)
        above.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, style.px(1.6))
        below = style.font(max(13.0, min(19.0, tall * 0.088)), MEDIUM)
        facts = winner_facts(result)
        parts = [
            (above, overline(result).upper(), tint("#FFD9B0")),
            (head, title(result), tint(TITLE_INK)),
            (below, subtitle(result), tint(SUBTITLE_INK)),
        ]
        heights = [text_height(font, text, room.width()) for font, text, _ in parts]
        chip_font = style.font(13, MEDIUM)
        chips = chip_lines(chip_font, [text for _, text in facts], room.width(), style)
        chip_height = QFontMetricsF(chip_font).height() + style.px(12)
        gap = style.px(4)
        free = room.height() - sum(heights) - 2 * gap - style.px(16)
        chips_height = (chip_height + style.px(6)) * chips
        shown = free >= chips_height
        top = room.top() + (room.height() - sum(heights) - 2 * gap - chips_height * shown) / 2
        for (font, text, ink), height in zip(parts, heights, strict=True):
            pencil.painter.setFont(font)
            pencil.painter.setPen(ink)
            box = QRectF(room.left(), top, room.width(), height + 4)
            pencil.painter.drawText(box, Qt.TextFlag.TextWordWrap, text)
            top += height + gap
        if shown:
            top += style.px(4)
            self._draw_facts(pencil, QRectF(room.left(), top, room.width(), 0), facts)

    def _draw_facts(self, pencil: Pencil, room: QRectF, facts: list[tuple[str, str]]) -> None:
        px = self._style.px
        font = self._style.font(13, MEDIUM)
        metrics = QFontMetricsF(font)
        height = metrics.height() + px(12)
        x, y = room.left(), room.top()
        ratio = self.devicePixelRatioF()
        for sign, text in facts:
            width = metrics.horizontalAdvance(text) + px(42)
            if x + width > room.right() and x > room.left():
                x, y = room.left(), y + height + px(6)
            face, edge = tint("#FFFFFF", 0.13), stroke("#FFFFFF", 1, alpha=0.28)
            pencil.box((x, y, width, height), face, edge, height / 2)
            picture = icon_pixmap(sign, "#FFE9CF", px(15), ratio)
            pencil.painter.drawPixmap(round(x + px(11)), round(y + (height - px(15)) / 2), picture)
            pencil.painter.setFont(font)
            pencil.painter.setPen(tint("#FFF3E2"))
            box = QRectF(x + px(32), y, width, height)
            pencil.painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            x += width + px(8)

    def _draw_count(self, pencil: Pencil, face: QRectF) -> None:
        """Draw the ticket that is counted, whose it is, and what it brings."""
        tally, style = self._tally, self._style
        dark = mix(QUIET_GROUND, "#000000", 0.3)
        pencil.box(face, linear(face.left(), 0, face.right(), 0, (0, QUIET_GROUND), (1, dark)))
        _draw_rays(pencil, face.left() + face.height() * 0.6, face.center().y(), face.width() * 1.2)
        translate = QCoreApplication.translate
        radius = face.height() * 0.30
        left = face.left() + radius * 1.1
        if tally is None or tally.ticket is None or tally.seat is None:
            bonus = tally is not None and tally.bonus
            head = (
                translate("ending", "And the bonus") if bonus else translate("ending", "The count")
            )
            below = "" if bonus else translate("ending", "Points for routes are counted already.")
            self._write_count(
                pencil, QRectF(left, face.top(), face.width(), face.height()), head, below
            )
            return
        standing = self._result.of(tally.seat)
        self._draw_face(pencil, standing, left + radius, face.center().y(), radius)
        size = ticket_size(self._design)
        scale = face.height() * 0.82 / size[1]
        with pencil.at(
            face.right() - size[0] * scale - style.px(28), face.top() + face.height() * 0.09, scale
        ):
            draw_ticket(pencil, self._design, self._result.map.ticket(tally.ticket.ticket))
        left += radius * 2 + style.px(24)
        room = QRectF(
            left, face.top(), face.right() - left - size[0] * scale - style.px(48), face.height()
        )
        head = ticket_text(self._result.map, tally.ticket.ticket, style.language)
        if tally.ticket.done:
            text = translate("ending", "{name}: done, +{points}")
        else:
            text = translate("ending", "{name}: missed, −{points}")
        below = text.format(name=called(standing), points=tally.ticket.points)
        self._write_count(pencil, room, head, below)

    def _write_count(self, pencil: Pencil, room: QRectF, head: str, below: str) -> None:
        style = self._style
        tall = room.height() / style.scale
        large = fitted(
            style.title_font(max(24.0, min(48.0, tall * 0.22)), BOLD), head, room.width()
        )
        small = style.font(max(14.0, min(22.0, tall * 0.11)), SEMIBOLD)
        heights = [text_height(large, head, room.width()), text_height(small, below, room.width())]
        top = room.top() + (room.height() - sum(heights)) / 2
        for font, text, ink, height in (
            (large, head, TITLE_INK, heights[0]),
            (small, below, SUBTITLE_INK, heights[1]),
        ):
            pencil.painter.setFont(font)
            pencil.painter.setPen(QColor(ink))
            box = QRectF(room.left(), top, room.width(), height + 4)
            pencil.painter.drawText(box, Qt.TextFlag.TextWordWrap, text)
            top += height


def dark_ground(colour: str) -> QColor:
    """Return a colour, darkened as far as cream letters need it."""
    ground = mix(colour, "#1A0E06", 0.0)
    part = 0.0
    while lightness(ground) > _MOST_LIGHTNESS:
        part += 0.05
        ground = mix(colour, "#2A1606", part)
    return ground


def _draw_rays(pencil: Pencil, x: float, y: float, reach: float) -> None:
    for angle in range(0, 360, 12):
        ends = [(x, y)]
        for degrees in (angle, angle + 6):
            turn = radians(degrees)
            ends.append((x + reach * cos(turn), y + reach * sin(turn)))
        pencil.poly(ends, tint("#FFD98A", 0.075))


def fitted(font: QFont, text: str, width: float) -> QFont:
    """Return a font in which a text fits into a width on one line, down to half its size."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > width:
        size = max(font.pixelSize() * 0.5, font.pixelSize() * width / wide - 0.5)
        font = QFont(font)
        font.setPixelSize(int(size))
    return font


def text_height(font: QFont, text: str, width: float) -> float:
    """Return how high a text is when it wraps at a width."""
    if not text:
        return 0.0
    room = QRectF(0, 0, width, 10_000)
    return QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()


def chip_lines(font: QFont, texts: list[str], width: float, style: Style) -> int:
    """Return on how many lines little facts fit."""
    metrics = QFontMetricsF(font)
    lines, x = 1, 0.0
    for text in texts:
        wide = metrics.horizontalAdvance(text) + style.px(42)
        if x and x + wide > width:
            lines, x = lines + 1, 0.0
        x += wide + style.px(8)
    return lines
