"""The panel with the moments that decided the game."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ai.reviewing.findings import CHANCE, POINT, Step, Values, nothing
from ai.reviewing.moments import key_moments
from ttr_qt.pages.review.reviewed_game import ReviewedGame
from ttr_qt.pages.review.signs import SignMark
from ttr_qt.pages.review.story import story
from ttr_qt.pages.review.words import (
    better_words,
    chance_change,
    moment_remark,
    played_words,
    points_text,
    turn_words,
    verdict_words,
)
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.focus_frame import FocusFrame
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel

_ROOMY: Final = 250
"""Height of the panel from which on moments are remarked on."""
_LEAST_LIST: Final = 110
"""Height that heading and moments get before the story is told."""
_AROUND: Final = 24


class MomentRow(QAbstractButton):
    """One moment: what it was, when, who did what, and what it changed."""

    def __init__(
        self, style: Style, game: ReviewedGame, ply: int, seat: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.ply: Final = ply
        self._style = style
        self._focus_frame = FocusFrame(self)
        self._here = self._brief = False
        px, language = style.px, style.language
        verdict, step = game.verdict(ply), game.step(ply)
        change = nothing(game.game.players) if step is None else _change_of(step)
        when, what = turn_words(game, ply), played_words(game, ply, language, brief=True)
        told, gained = _told(game, change, seat, language)
        whose = QCoreApplication.translate("review", "{change} for {name}")
        if game.is_you(seat):
            whose = QCoreApplication.translate("review", "{change} for you")
        spoken = whose.format(change=told, name=game.seats[seat].name)
        judged = "" if verdict is None else verdict_words(verdict)
        parts = (when, what, judged, better_words(game, ply, language, brief=True), spoken)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(6), px(3), px(8), px(3))
        row.setSpacing(px(8))
        sign = SignMark(style, 8, self)
        sign.set_verdict(verdict)
        turn = line(turn_words(game, ply, brief=True), "secondary", self)
        turn.setMinimumWidth(px(58))
        gain = line(told, "good" if gained else "bad", self)
        row.addWidget(sign)
        row.addWidget(turn)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(label(what, "body", self))
        self.remark: Final = label(moment_remark(game, ply, language), "caption", self)
        texts.addWidget(self.remark)
        row.addLayout(texts, 1)
        row.addWidget(gain)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_brief(self, brief: bool) -> None:
        """Leave out what is remarked about the move, unless one stands there, or show it."""
        self._brief = brief
        self._show_remark()

    def set_here(self, here: bool) -> None:
        """Show whether one stands at this moment."""
        if here != self._here:
            self._here = here
            self._show_remark()
            self.update()

    def _show_remark(self) -> None:
        self.remark.setVisible(bool(self.remark.text()) and (self._here or not self._brief))

    def sizeHint(self) -> QSize:
        """Return what its texts need."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return no height of its own: texts that can be wrapped would ask for too much."""
        return QSize(super().minimumSizeHint().width(), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, lit where one stands or points, and a ring for the keyboard."""
        theme = self._style.theme
        lit = self._here or self.underMouse()
        if not lit and not self._focus_frame.shown:
            return
        edge = theme.accent if self._focus_frame.shown else theme.amber
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        rim = stroke(edge, 2.0 if self._focus_frame.shown else 1.2)
        ground = theme.amber_background if lit else None
        Pencil(QPainter(self)).box(face, ground, rim, self._style.px(8))


def _change_of(step: Step) -> Values:
    """Return what a moment changed: for a mistake, what it gave away."""
    judged = step.judgement
    return judged.loss if judged is not None and judged.quality.is_loss else step.change


def _told(game: ReviewedGame, change: Values, seat: int, language: Language) -> tuple[str, bool]:
    """Return what changed for a seat, and whether that is no loss.

    Where a game is decided already, only points still change.
    """
    chance = change.chances[seat]
    others = (points for other, points in enumerate(change.points) if other != seat)
    points = round((change.points[seat] - max(others)) / POINT)
    tickets = game.game.rules.tickets_to_win > 0
    if round(100 * chance / CHANCE) or not points:
        return chance_change(chance, language), chance >= 0
    return points_text(points, language, tickets=tickets), points > 0


class MomentsPanel(Panel):
    """Lists the moments that decided the game.

    Signals:
        moment_wanted: the number of an action.
    """

    moment_wanted = Signal(int)

    def __init__(self, style: Style, game: ReviewedGame, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=12)
        self._game = game
        self._shown: tuple[object, ...] = ()
        self._here = -1
        """The moment at which one stands."""
        self._followed = True
        """Whether that stays in sight, whatever changes; not if somebody has scrolled away."""
        self.rows: list[MomentRow] = []
        self._settled = QTimer(self, singleShot=True, interval=0)
        """Over when everything has its new place."""
        self._settled.timeout.connect(self._reveal_here)
        self.box.setSpacing(style.px(4))
        self.heading: Final = label(self.tr("Key moments"), "heading", self)
        self.whose: Final = line("", "caption", self)
        """Whose gain or loss the figures are."""
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.whose)
        self.box.addLayout(head)
        self.story: Final = label("", "secondary", self)
        self.box.addWidget(self.story)
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        area = self._area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._inside)
        area.setAccessibleName(self.tr("Key moments"))
        area.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.box.addWidget(area, 1)

    def refresh(self, seat: int) -> None:
        """Show what is found now, as it looks to a seat."""
        review = self._game.review
        plies = [] if review is None else key_moments(review)
        whole, so_far = review is not None and review.complete, self.tr("Key moments so far")
        name = self._game.seats[seat].name
        text = self.tr("gain or loss for {name}")
        if self._game.is_you(seat):
            text = self.tr("gain or loss for you")
        self.whose.setText(text.format(name=name))
        self.heading.setText(so_far if self._game.preliminary else self.tr("Key moments"))
        shown = (seat, whole, *((ply, self._game.verdict(ply)) for ply in plies))
        if shown == self._shown:
            return
        self._shown = shown
        self.story.setText(story(self._game, seat, self.look.language))
        self._fit_story()
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for number, ply in enumerate(plies):
            row = MomentRow(self.look, self._game, ply, seat, self._inside)
            row.clicked.connect(self._on_clicked)
            row.set_brief(self._brief)
            self._column.insertWidget(number, row)
            self.rows.append(row)
            row.set_here(ply == self._here)
            row.show()
        self._settled.start()

    def _fit_story(self) -> None:
        """Tell the story where moments are still seen below it."""
        high = self.story.heightForWidth(self.width() - self.look.px(_AROUND))
        room = self.height() - high >= self.look.px(_LEAST_LIST)
        self.story.setVisible(bool(self.story.text()) and room)

    @property
    def _brief(self) -> bool:
        """Whether there is too little room for more than a line for each moment."""
        return self.height() < self.look.px(_ROOMY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say more where there is room for it."""
        super().resizeEvent(event)
        self._fit_story()
        for row in self.rows:
            row.set_brief(self._brief)
        self._settled.start()

    def stand_at(self, ply: int) -> None:
        """Show at which moment one stands; whoever has scrolled away from it stays there."""
        come, self._here = ply != self._here, ply
        for row in self.rows:
            row.set_here(row.ply == ply)
        if come:
            self._followed = True
            self._settled.start()

    @Slot()
    def _reveal_here(self) -> None:
        """Scroll to the moment at which one stands, which may just have grown by its remark."""
        here = self._row_here()
        if here is not None and self._followed:
            self._area.ensureWidgetVisible(here, 0, 0)

    @Slot()
    def _on_scrolled(self) -> None:
        """Note whether one has scrolled away; as long as things find their places, nobody has."""
        here = self._row_here()
        if here is not None and self.isVisible() and not self._settled.isActive():
            self._followed = not here.visibleRegion().isEmpty()

    def _row_here(self) -> MomentRow | None:
        return next((row for row in self.rows if row.ply == self._here), None)

    def _on_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, MomentRow):
            self.moment_wanted.emit(row.ply)
