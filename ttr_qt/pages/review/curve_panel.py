"""The panel of the curve, with the choice of what it shows and what its signs mean."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ai.reviewing.findings import Quality
from ttr_qt.pages.review.curve import Curve
from ttr_qt.pages.review.reviewed_game import Luck, ReviewedGame, Verdict
from ttr_qt.pages.review.signs import draw_sign
from ttr_qt.views.theme.pencil import Pencil, tint
from ttr_qt.views.theme.style import CAPTION, Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.labels import line
from ttr_qt.views.widgets.panel import Panel

_SIGN: Final = 7
_EXPLAINED: Final[tuple[Verdict, ...]] = (
    Quality.ONLY,
    Quality.INACCURACY,
    Quality.MISTAKE,
    Quality.BLUNDER,
    Luck.LUCKY,
    Luck.UNLUCKY,
)


class SignLegend(QWidget):
    """What the signs on the curve mean; leaves words out where there is no room for them."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._words = {
            Quality.ONLY: self.tr("hard to find"),
            Quality.INACCURACY: self.tr("inaccuracy"),
            Quality.MISTAKE: self.tr("mistake"),
            Quality.BLUNDER: self.tr("blunder"),
            Luck.LUCKY: self.tr("lucky draw"),
            Luck.UNLUCKY: self.tr("unlucky"),
        }
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(self._words.values()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the signs from the right, each before its word."""
        painter = QPainter(self)
        pencil, px = Pencil(painter), self._style.px
        font = self._style.font(CAPTION)
        metrics = QFontMetrics(font)
        widths = {one: metrics.horizontalAdvance(self._words[one]) for one in _EXPLAINED}
        room = px(2 * _SIGN + 16)
        shown = list(_EXPLAINED)
        while shown and sum(widths[one] + room for one in shown) > self.width():
            shown.pop(0)
        if Luck.LUCKY not in shown:  # the other alone would make one look for it
            shown.clear()
        painter.setFont(font)
        left = self.width() - sum(widths[one] + room for one in shown)
        for one in shown:
            middle = self.height() / 2
            draw_sign(pencil, left + px(_SIGN + 2), middle, px(_SIGN), one)
            painter.setPen(tint(self._style.theme.ink_second))
            box = QRectF(left + px(2 * _SIGN + 6), 0, widths[one] + 4, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._words[one])
            left += widths[one] + room

    def sizeHint(self) -> QSize:
        """Return the height of a line."""
        return QSize(self._style.px(120), self._style.px(22))

    def minimumSizeHint(self) -> QSize:
        """Return room for nothing but the height: words yield."""
        return QSize(0, self._style.px(22))


class CurvePanel(Panel):
    """The curve and its legend."""

    def __init__(
        self,
        style: Style,
        game: ReviewedGame,
        describe: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent, padding=8)
        self.curve: Final = Curve(style, game, describe, self)
        tickets = game.game.rules.tickets_to_win > 0
        points = self.tr("Final tickets") if tickets else self.tr("Final points")
        choices = (("chances", self.tr("Chance to win")), ("points", points))
        self.scale: Final = Segments(style, choices, "chances", self)
        self.scale.chosen.connect(self._on_scale_chosen)
        row = QHBoxLayout()
        row.setSpacing(style.px(10))
        row.addWidget(self.scale)
        self.so_far: Final = line(self.tr("so far"), "caption", self)
        row.addWidget(self.so_far)
        row.addWidget(SignLegend(style, self), 1)
        self.box.setSpacing(style.px(4))
        self.box.addLayout(row)
        self.box.addWidget(self.curve, 1)
        self._game = game
        self.refresh()

    def refresh(self) -> None:
        """Show what is found now, and whether it may still change."""
        self.so_far.setVisible(self._game.preliminary)
        self.curve.refresh()

    @Slot(object)
    def _on_scale_chosen(self, scale: object) -> None:
        self.curve.set_scale("points" if scale == "points" else "chances")
