"""A bar from the chance to win with what was played to that with the best, and what is tried."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ai.reviewing.findings import CHANCE, Quality
from ttr_qt.bots.practice import Verdict
from ttr_qt.models.practice.exercise import Exercise
from ttr_qt.pages.review.signs import colour_of, draw_sign
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, linear, rounded, tint
from ttr_qt.views.theme.style import BODY, CAPTION, Style
from ttr_qt.views.words.hints.sentences import chance_words

_SIGN: Final = 9
_BAR: Final = 10
_SIDE: Final = 12
_NEAR: Final = 0.09
"""Share of the bar nearer than which two marks would lie on each other."""


class ChanceGauge(QWidget):
    """Three chances on one line: played, tried, the best."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._exercise: Exercise | None = None
        self._verdict: Verdict | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chances(self, exercise: Exercise, verdict: Verdict | None) -> None:
        """Show an exercise, and what is found of what was tried."""
        self._exercise, self._verdict = exercise, verdict
        self.setAccessibleName(self._in_words())
        self.update()

    def _in_words(self) -> str:
        if self._exercise is None:
            return ""
        mistake, language = self._exercise.mistake, self._style.language
        chances = [(self.tr("played"), mistake.chance), (self.tr("the best"), mistake.best_chance)]
        if self._verdict is not None:
            chances.insert(1, (self.tr("your try"), self._verdict.chance))
        told = (f"{name} {chance_words(one / CHANCE, language)}" for name, one in chances)
        return self.tr("Chance to win: {chances}").format(chances=", ".join(told))

    def sizeHint(self) -> QSize:
        """Return the room of the bar with figures above and words below."""
        high = QFontMetrics(self._figures).height() + QFontMetrics(self._words).height()
        return QSize(self._style.px(220), high + self._style.px(2 * _SIGN + 8))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    @property
    def _figures(self) -> QFont:
        return self._style.font(BODY, SEMIBOLD)

    @property
    def _words(self) -> QFont:
        return self._style.font(CAPTION)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bar, the marks, and what they say."""
        exercise = self._exercise
        if exercise is None:
            return
        pencil, px, theme = Pencil(QPainter(self)), self._style.px, self._style.theme
        mistake, verdict = exercise.mistake, self._verdict
        left, right = px(_SIDE), self.width() - px(_SIDE)
        low, high = mistake.chance, mistake.best_chance
        if verdict is not None:
            low = min(low, verdict.chance)
        span = max(high - low, 1)

        def at(chance: int) -> float:
            return left + (right - left) * min(max((chance - low) / span, 0), 1)

        middle = QFontMetrics(self._figures).height() + px(_SIGN + 4)
        bar = rounded(left, middle - px(_BAR) / 2, right - left, px(_BAR), px(_BAR) / 2)
        pencil.shape(bar, theme.line)
        played = Quality(mistake.severity)
        if verdict is not None:
            reach = at(verdict.chance)
            with pencil.clipped(bar):
                near, far = colour_of(played), colour_of(verdict.quality)
                fill = linear(left, 0, max(reach, left + 1), 0, (0, near), (1, far))
                pencil.box((left, middle - px(_BAR), max(reach - left, 0), px(2 * _BAR)), fill)
        marks = [(at(mistake.chance), played, mistake.chance, self.tr("played"))]
        marks.append((at(high), Quality.BEST, high, self.tr("the best")))
        own = verdict is not None and verdict.action != exercise.played
        close = own and verdict is not None and _lies_on(exercise, verdict.chance, span)
        if verdict is not None and own and not close:
            spot = at(verdict.chance)
            marks.append((spot, verdict.quality, verdict.chance, self.tr("your try")))
        for x, quality, chance, name in marks:
            draw_sign(pencil, x, middle, px(_SIGN), quality)
            self._write(pencil, x, middle, (chance, name))

    def _write(self, pencil: Pencil, x: float, middle: float, told: tuple[int, str]) -> None:
        """Write a chance above a mark and its name below."""
        theme, px, painter = self._style.theme, self._style.px, pencil.painter
        chance, name = told
        figure = chance_words(chance / CHANCE, self._style.language)
        for text, font, ink, top in (
            (figure, self._figures, theme.ink, 0.0),
            (name, self._words, theme.ink_second, middle + px(_SIGN + 3)),
        ):
            metrics = QFontMetrics(font)
            wide = metrics.horizontalAdvance(text) + 2
            start = min(max(x - wide / 2, 0), self.width() - wide)
            painter.setFont(font)
            painter.setPen(tint(ink))
            box = QRectF(start, top, wide, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _lies_on(exercise: Exercise, chance: int, span: int) -> bool:
    """Say whether what was tried is where another mark stands."""
    mistake = exercise.mistake
    others = (mistake.chance, mistake.best_chance)
    return any(abs(chance - one) < _NEAR * span for one in others)
