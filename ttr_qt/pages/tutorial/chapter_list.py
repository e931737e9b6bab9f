"""The chapters of the tutorial, to begin, to go on with, or to begin again."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ttr_qt.models.practice.queue import Offer
from ttr_qt.models.tutorial.lesson import Chapter
from ttr_qt.models.tutorial.progress import ChapterState, TutorialProgress
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.pages.tutorial.practice_card import PracticeCard
from ttr_qt.pages.tutorial.texts import chapter_title
from ttr_qt.views.editions.registry import chapters
from ttr_qt.views.editions.tutorial import TutorialChapter
from ttr_qt.views.theme.fonts import BOLD, window_text
from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line, set_role
from ttr_qt.views.widgets.panel import MARGIN, Panel

_WIDE: Final = 620
"""The width of the page below which the chapters stand in one column."""
_WIDEST: Final = 1120
"""Wider the page does not get: it stays in the middle of a large screen."""
_CARD: Final = 120
"""The least height of a chapter's card."""
_NUMBER: Final = 40


class ChapterNumber(QWidget):
    """The number of a chapter in a disc; a tick once it is done."""

    def __init__(self, style: Style, number: int, *, done: bool, begun: bool) -> None:
        super().__init__()
        self._style = style
        self._number = number
        self._done = done
        self._begun = begun
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return its one size."""
        return QSize(self._style.px(_NUMBER), self._style.px(_NUMBER))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the disc."""
        theme, px = self._style.theme, self._style.px
        painter = QPainter(self)
        pencil = Pencil(painter)
        half = self.width() / 2
        face, ink, edge = theme.chip, theme.ink, theme.line
        if self._done:
            face, ink, edge = theme.good, theme.panel, theme.good
        elif self._begun:
            face, ink, edge = theme.amber_background, theme.ink, theme.amber
        pencil.disc(half, half, half - 1.5, face, stroke(edge, 2))
        if self._done:
            size = px(22)
            tick = icon_pixmap("check", ink, size, self.devicePixelRatioF())
            painter.drawPixmap(round(half - size / 2), round(half - size / 2), tick)
            return
        style = window_text(px(18), BOLD)
        pencil.text((half, half + px(6.5)), str(self._number), style, ink, "centre")


class ChapterCard(Panel):
    """One chapter: what is learned, how far one is, and what can be done with it.

    Signals:
        wanted: go on where it was left, or begin.
        anew_wanted: begin again from its first step.
    """

    wanted = Signal()
    anew_wanted = Signal()

    def __init__(
        self,
        style: Style,
        chapter: TutorialChapter,
        number: int,
        state: ChapterState,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent, padding=14)
        px = style.px
        begun = state.step > 0
        title = chapter_title(chapter, style.language)
        self.state_text: Final = line(self._told(chapter.script, state), "caption", self)
        if begun:
            set_role(self.state_text, "strong")
        elif state.done:
            set_role(self.state_text, "good")
        texts = QVBoxLayout()
        texts.setSpacing(px(3))
        texts.addWidget(label(title, "heading", self))
        texts.addWidget(label(chapter.texts().summary, "secondary", self))
        texts.addStretch(1)
        upper = QHBoxLayout()
        upper.setSpacing(px(13))
        disc = ChapterNumber(style, number, done=state.done, begun=begun)
        upper.addWidget(disc, 0, Qt.AlignmentFlag.AlignTop)
        upper.addLayout(texts, 1)
        text = self.tr("Start")
        if begun:
            text = self.tr("Continue")
        elif state.done:
            text = self.tr("Play again")
        fresh = not begun and not state.done
        self.button: Final = button(
            style, text, kind="primary" if begun or fresh else "normal", parent=self
        )
        self.anew: Final = button(style, self.tr("Start again"), kind="quiet", parent=self)
        self.anew.setVisible(begun)
        for one in (self.button, self.anew):
            one.setAccessibleDescription(title)
        lower = QHBoxLayout()
        lower.addWidget(self.state_text, 1)
        lower.addWidget(self.anew)
        lower.addWidget(self.button)
        self.box.addLayout(upper, 1)
        self.box.addLayout(lower)
        self.button.clicked.connect(self.wanted)
        self.anew.clicked.connect(self.anew_wanted)
        self._pressed = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumHeight(px(_CARD))
        self.setAccessibleName(title)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that a click begins here."""
        self._pressed = event.button() == Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do the same as the button: the whole card looks as if it did."""
        pressed, self._pressed = self._pressed, False
        if pressed and self.face().contains(event.position()):
            self.wanted.emit()

    def _told(self, chapter: Chapter, state: ChapterState) -> str:
        if state.step:
            text = self.tr("step {number} of {all}")
            return text.format(number=state.step + 1, all=len(chapter.steps))
        if state.done:
            return self.tr("done")
        return self.tr("%n minutes", "", chapter.minutes)


class TutorialList(TitledPage):
    """All chapters, and the mistakes of one's own games.

    Signals:
        chapter_wanted: the name of the chapter to be played, from where it was left.
        practice_wanted: mistakes that are due are to be tried again.
    """

    chapter_wanted = Signal(str)
    practice_wanted = Signal()

    def __init__(
        self,
        style: Style,
        progress: TutorialProgress,
        practice: Callable[[], Offer] = lambda: Offer(0, None),
        parent: QWidget | None = None,
    ) -> None:
        """``practice`` tells what there is to practise."""
        super().__init__(style, self.tr("Learn"), parent)
        self._practice = practice
        self._progress = progress
        self._content = QWidget(self)
        self._column = whole = QVBoxLayout(self._content)
        whole.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        self.practice: Final = PracticeCard(style, self._content)
        self.practice.wanted.connect(self.practice_wanted)
        whole.setSpacing(style.px(4))
        whole.addLayout(self._grid)
        whole.addStretch(1)
        self.show_practice()
        self._grid.setSpacing(style.px(4))
        self.cards: Final[dict[str, ChapterCard]] = {}
        self._fill()
        self._scroll = QScrollArea(self)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._content)
        intro = label(
            self.tr(
                "Learn by playing, a few minutes at a time. You can leave at any "
                "time and pick up where you left off."
            ),
            "secondary",
            self,
        )
        intro.setContentsMargins(style.px(MARGIN), 0, 0, 0)  # where the cards begin
        middle = QWidget(self)
        middle.setMaximumWidth(style.px(_WIDEST))
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(intro)
        column.addWidget(self._scroll, 1)
        row = QHBoxLayout()
        row.addWidget(middle)
        self.body.addLayout(row, 1)

    def _fill(self) -> None:
        for number, (name, chapter) in enumerate(chapters().items(), 1):
            state = self._progress.state(chapter.script)
            card = ChapterCard(self._style, chapter, number, state, self._content)
            card.wanted.connect(partial(self.chapter_wanted.emit, name))
            card.anew_wanted.connect(partial(self._begin_anew, name))
            self.cards[name] = card
        self._arrange()

    @Slot()
    def show_practice(self) -> None:
        """Show what there is to practise now: above the chapters if there is, else below them."""
        offer = self._practice()
        self.practice.show_offer(offer)
        self._column.removeWidget(self.practice)
        self._column.insertWidget(0 if offer.due else 1, self.practice)

    def _begin_anew(self, name: str) -> None:
        self._progress.forget(name)
        self.chapter_wanted.emit(name)

    def _arrange(self) -> None:
        """Put the chapters into two columns where there is room: the basics, then the editions."""
        columns = 2 if self.width() >= self._style.px(_WIDE) else 1
        half = -(-len(self.cards) // columns)
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, place % half, place // half)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def state(self) -> object:
        """Return how far the list is scrolled."""
        return self._scroll.verticalScrollBar().value()

    def restore(self, state: object) -> None:
        """Scroll to where it was."""
        if isinstance(state, int):
            self._scroll.verticalScrollBar().setValue(state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out how many columns fit."""
        super().resizeEvent(event)
        self._arrange()
