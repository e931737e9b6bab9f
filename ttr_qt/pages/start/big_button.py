"""The two large buttons of the start page, each with a second line."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.views.theme.fonts import MEDIUM, REGULAR, SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, linear, mix, rounded, stroke, tint
from ttr_qt.views.theme.style import CAPTION, HEADING, SECONDARY, Style
from ttr_qt.views.widgets.buttons import RingedButton, draw_inner_ring

_RADIUS: Final = 14
_PADDING: Final = 14


class BigButton(RingedButton):
    """A title and a caption under it, both wrapped where they must."""

    def __init__(
        self,
        style: Style,
        title: str,
        caption: str,
        *,
        primary: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, title, parent)
        self._style = style
        self._caption = caption
        self._primary = primary
        self.setAccessibleName(title)
        self.setAccessibleDescription(caption)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _fonts(self) -> tuple[QFont, QFont]:
        style = self._style
        if self._primary:
            return style.font(22, SEMIBOLD), style.font(CAPTION, MEDIUM)
        return style.font(HEADING, SEMIBOLD), style.font(SECONDARY, REGULAR)

    def _heights(self, width: int) -> tuple[int, int]:
        room = width - 2 * self._style.px(_PADDING)
        wrap = Qt.TextFlag.TextWordWrap
        heights = [
            QFontMetrics(font).boundingRect(0, 0, room, 10_000, wrap, text).height()
            for text, font in zip((self.text(), self._caption), self._fonts(), strict=True)
        ]
        return heights[0], heights[1]

    def hasHeightForWidth(self) -> bool:
        """Say that narrow ones are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that its texts need."""
        return max(self._style.px(64), sum(self._heights(width)) + self._style.px(20))

    def sizeHint(self) -> QSize:
        """Return the size in which each of the texts stands on one line."""
        texts = zip((self.text(), self._caption), self._fonts(), strict=True)
        longest = max(QFontMetrics(font).horizontalAdvance(text) for text, font in texts)
        width = longest + self._style.px(2 * _PADDING + 16)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which no word is cut off."""
        words = max(
            QFontMetrics(font).horizontalAdvance(word)
            for text, font in zip((self.text(), self._caption), self._fonts(), strict=True)
            for word in text.split()
        )
        width = words + self._style.px(2 * _PADDING)
        return QSize(width, self._style.px(56))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the face and both lines."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        style, theme = self._style, self._style.theme
        face = QRectF(self.rect()).adjusted(3, 2, -3, -5)
        path = rounded(face.x(), face.y(), face.width(), face.height(), style.px(_RADIUS))
        if self._primary:
            pencil.shadow(path, (0, 2), 3, 0.3)
            shade = 0.12 if self.isDown() else 0.0
            lift = 0.16 if self.underMouse() else 0.07
            top = mix(mix(theme.accent, "#FFFFFF", lift), "#000000", shade)
            low = mix(theme.accent, "#000000", 0.16 + shade)
            fill = linear(0, face.top(), 0, face.bottom(), (0, top), (1, low))
            pencil.shape(path, fill, stroke(mix(theme.accent, "#000000", 0.3), 1))
            inks = tint(theme.accent_ink), tint(theme.accent_ink, 0.8)
        else:
            quiet = theme.chip if self.underMouse() or self.isDown() else theme.panel_quiet
            pencil.shape(path, quiet, stroke(theme.line, 1.4))
            inks = tint(theme.ink), tint(theme.ink_second)
        if self._focus_frame.shown and self._primary:
            draw_inner_ring(pencil, style, face, _RADIUS)
        elif self._focus_frame.shown:
            pencil.shape(path, None, stroke(theme.accent, style.ring))
        pad = style.px(_PADDING)
        heights = self._heights(self.width())
        y = face.top() + (face.height() - sum(heights)) / 2
        align = Qt.AlignmentFlag.AlignHCenter if self._primary else Qt.AlignmentFlag.AlignLeft
        texts = (self.text(), self._caption)
        for text, font, ink, height in zip(texts, self._fonts(), inks, heights, strict=True):
            painter.setFont(font)
            painter.setPen(stroke(ink, 1))
            box = QRectF(pad, y, self.width() - 2 * pad, height + 1)
            painter.drawText(box, int(align | Qt.TextFlag.TextWordWrap), text)
            y += height
