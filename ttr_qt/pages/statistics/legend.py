"""What the marks of a chart mean."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ttr_qt.pages.statistics.plot import hatched, others_colour
from ttr_qt.views.theme.pencil import Colour, Pencil, stroke, tint
from ttr_qt.views.theme.style import CAPTION, Style

Sample = Literal[
    "full", "hollow", "line", "dashes", "band", "plain", "others", "hatched", "missed", "tick"
]

_SAMPLE: Final = 22
_BETWEEN: Final = 18


@dataclass(frozen=True, slots=True)
class Meaning:
    """A mark and what it stands for."""

    sample: Sample
    text: str


class Legend(QWidget):
    """Marks and words side by side, in as many lines as they need."""

    def __init__(
        self, style: Style, meanings: Sequence[Meaning], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._style = style
        self.meanings: Final = tuple(meanings)
        self._font = style.font(CAPTION)
        self._metrics = QFontMetrics(self._font)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _line(self) -> int:
        return self._metrics.height() + self._style.px(4)

    def _places(self, width: int) -> list[QPointF]:
        """Return where each mark begins, in a widget of a width."""
        px = self._style.px
        places = []
        x = y = 0
        for meaning in self.meanings:
            needed = px(_SAMPLE + 6) + self._metrics.horizontalAdvance(meaning.text)
            if x and x + needed > width:
                x, y = 0, y + self._line()
            places.append(QPointF(x, y))
            x += needed + px(_BETWEEN)
        return places

    def hasHeightForWidth(self) -> bool:
        """Tell that a narrow legend needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        places = self._places(width)
        return round(places[-1].y() if places else 0) + self._line()

    def sizeHint(self) -> QSize:
        """Return the room for one line."""
        width = self._style.px(280)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the longest text."""
        texts = [self._metrics.horizontalAdvance(meaning.text) for meaning in self.meanings]
        return QSize(max(texts, default=0) + self._style.px(_SAMPLE + 6), self._line())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all marks and their words."""
        pencil = Pencil(QPainter(self))
        for meaning, at in zip(self.meanings, self._places(self.width()), strict=True):
            middle = at.y() + self._line() / 2
            self._draw_sample(pencil, meaning.sample, at.x(), middle)
            pencil.painter.setFont(self._font)
            pencil.painter.setPen(tint(self._style.theme.ink_second))
            left = at.x() + self._style.px(_SAMPLE + 6)
            box = QRectF(left, at.y(), self.width() - left, self._line())
            pencil.painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, meaning.text)

    def _draw_sample(self, pencil: Pencil, sample: Sample, x: float, y: float) -> None:
        theme, px = self._style.theme, self._style.px
        width, half = px(_SAMPLE), px(_SAMPLE) / 2
        bar = QRectF(x, y - px(5), width, px(10))
        match sample:
            case "full":
                pencil.disc(x + half, y, px(5), theme.accent)
            case "hollow":
                pencil.disc(x + half, y, px(4.5), theme.panel, stroke(theme.ink_second, px(1.4)))
            case "line":
                pencil.line(x, y, x + width, y, stroke(theme.accent, px(2.8)))
            case "dashes":
                line = stroke(theme.ink_second, px(1.6), dash=(4, 3), flat=True)
                pencil.line(x, y, x + width, y, line)
            case "band" | "plain" | "others":
                pencil.box(bar, self._fill(sample))
            case "hatched":
                pencil.box(bar, hatched(theme.accent), stroke(theme.accent, 1, flat=True))
            case "missed":
                pencil.box(bar, hatched(theme.bad), stroke(theme.bad, 1, flat=True))
            case "tick":
                pencil.line(x + half, y - px(7), x + half, y + px(7), stroke(theme.ink, px(2.2)))

    def _fill(self, sample: Literal["band", "plain", "others"]) -> Colour:
        """Return the colour of a bar that is of one colour."""
        theme = self._style.theme
        if sample == "others":
            return others_colour(theme)
        return theme.accent if sample == "plain" else tint(theme.accent, 0.25)
