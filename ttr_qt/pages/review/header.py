"""The head of the page: which game this is, how well everybody played, and how far it is."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ai.reviewing.findings import accuracy
from ttr_qt.pages.review.reviewed_game import ReviewedGame
from ttr_qt.pages.review.words import result_words
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.theme.fonts import BOLD
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import line, set_role
from ttr_qt.views.widgets.meter import Meter
from ttr_qt.views.words.numbers import percent

_TITLE: Final = 26
_NARROW: Final = 1100
"""Width below which names yield to the marks of players."""


class ReviewHeader(QWidget):
    """Title, accuracies, progress, and the way back.

    Signals:
        back_wanted: the page is to be left.
        toggle_wanted: the review is to be stopped, or gone on with.
        deeper_wanted: more is to be found out than usual.
    """

    back_wanted = Signal()
    toggle_wanted = Signal()
    deeper_wanted = Signal()

    def __init__(self, style: Style, game: ReviewedGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._game = game
        px = style.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(10), 0, px(8), 0)
        row.setSpacing(px(14))
        self.back_button: Final = button(style, self.tr("Back"), sign="chevron-left", parent=self)
        self.back_button.clicked.connect(self.back_wanted)
        self._title = line(self.tr("Review"), "title", self)
        self._title.setFont(style.title_font(_TITLE, BOLD))
        self._map = line(in_language(game.game.map.name, style.language), "strong", self)
        self._result = line(result_words(game), "secondary", self)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(self._map)
        texts.addWidget(self._result)
        texts.addStretch(1)
        row.addWidget(self.back_button)
        row.addWidget(self._title)
        row.addLayout(texts)
        row.addStretch(1)
        self._meter = Meter(style, self)
        self._meter.setFixedWidth(px(110))
        self._counting = True
        """Whether the meter has something to show."""
        self._room = 0
        self.state: Final = line("", "secondary", self)
        self.toggle: Final = button(style, self.tr("Stop"), parent=self)
        self.toggle.clicked.connect(self.toggle_wanted)
        self.deeper: Final = button(style, self.tr("Look deeper"), parent=self)
        self.deeper.setToolTip(
            self.tr(
                "Plays four times as many continuations, so that smaller "
                "differences become certain."
            )
        )
        self.deeper.clicked.connect(self.deeper_wanted)
        for part in (self.state, self._meter, self.toggle, self.deeper):
            row.addWidget(part)
        self._caption = line(self.tr("Accuracy"), "secondary", self)
        row.addWidget(self._caption)
        self.accuracies: Final[list[QLabel]] = []
        self._names: list[QLabel] = []
        for seat in game.seats:
            row.addLayout(self._accuracy(seat.name, seat.colour))

    def _accuracy(self, name: str, colour: PlayerColour) -> QHBoxLayout:
        px = self._style.px
        row = QHBoxLayout()
        row.setSpacing(px(5))
        chip = QLabel(self)
        chip.setPixmap(chip_picture(colour, px(22), self.devicePixelRatioF()))
        chip.setAccessibleName(name)
        called = line(name, "body", self)
        share = line("–", "heading", self)
        share.setMinimumWidth(px(42))
        share.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for part in (chip, called, share):
            row.addWidget(part)
        self.accuracies.append(share)
        self._names.append(called)
        return row

    @property
    def caption(self) -> str:
        """What stands before the accuracies."""
        return self._caption.text()

    def fit(self, width: int) -> None:
        """Leave out what there is no room for."""
        self._room = width
        self._fit()

    def _fit(self) -> None:
        """Leave out what is told elsewhere, too, one after another, until the rest has its room."""
        wide = self._room >= self._style.px(_NARROW)
        for name in self._names:
            name.setVisible(wide)
        self._caption.setVisible(wide)
        yielding = (self._result, self._meter, self._map, self._title)
        for part in yielding:
            part.setVisible(part is not self._meter or self._counting)
        for part in yielding:
            if self.sizeHint().width() <= self._room:
                break
            part.hide()

    def refresh(self) -> None:
        """Show what is found now."""
        preliminary = self._game.preliminary
        self._caption.setText(self.tr("Accuracy so far") if preliminary else self.tr("Accuracy"))
        for seat, shown in enumerate(self.accuracies):
            share = self._share(seat)
            told = "–" if share is None else percent(share, self._style.language)
            shown.setText(told)
            set_role(shown, "secondary" if preliminary else "heading")
            shown.setToolTip(self._caption.text())
            name = self._game.seats[seat].name
            spoken = self.tr("{name}: {share} so far") if preliminary else "{name}: {share}"
            shown.setAccessibleName(spoken.format(name=name, share=told))
        self._fit()

    def _share(self, seat: int) -> float | None:
        review = self._game.review
        steps = () if review is None else review.steps
        return accuracy([one.judgement for one in steps if one.seat == seat and one.judgement])

    def show_progress(
        self, share: float, *, running: bool, complete: bool, can_be_deeper: bool
    ) -> None:
        """Show how far the review is, and whether it goes on, or could."""
        self.deeper.setVisible(can_be_deeper)
        for part in (self.state, self.toggle):
            part.setVisible(not complete)
        self._counting = not complete
        self._meter.set_parts([(share, self._style.theme.accent)], 1.0)
        told = percent(share, self._style.language)
        text = self.tr("Reviewing … {share}") if running else self.tr("Stopped at {share}")
        self.state.setText(text.format(share=told))
        self.toggle.setText(self.tr("Stop") if running else self.tr("Go on"))
        self._fit()

    def show_failure(self, why: str) -> None:
        """Show why nothing can be found."""
        self.state.setText(why)
        self.state.show()
        for part in (self.toggle, self.deeper):
            part.hide()
        self._counting = False
        self._fit()
