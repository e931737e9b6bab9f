"""One game in full: its board, who played, its seed, and what can be done with it."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.models.setup.seeds import seed_text
from ttr_qt.pages.games.pictures import draw_board_picture
from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.player_faces import Portrait
from ttr_qt.views.widgets.tool_tips import wrapped
from ttr_qt.views.words.games import board_name, result_text, seat_name, time_text
from ttr_qt.views.words.numbers import number

_PICTURE_HEIGHT: Final = 156
_LEAST_PICTURE_HEIGHT: Final = 46
_FACE: Final = 28
_SMALL_FACE: Final = 24
_MANY: Final = 4
"""Players from which on their faces are small, so that all is seen in a low window."""
_COPIED_TIME: Final = 1600
"""Milliseconds that the button says so."""


class _Picture(QWidget):
    """The board of a game."""

    def __init__(self, style: Style, game: KeptGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._game = game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Return a good size."""
        return QSize(self._style.px(280), self._style.px(_PICTURE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return a size that leaves room for the buttons in a low window."""
        return QSize(self._style.px(120), self._style.px(_LEAST_PICTURE_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the board."""
        pencil = Pencil(QPainter(self))
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_board_picture(pencil, self._game, room, self._style.px(8))


class GameDetail(Panel):
    """What there is to know about the present game.

    Signals:
        replay_wanted, review_wanted, result_wanted, open_wanted, same_cards_wanted, delete_wanted:
            the game is to be played again to look at, reviewed, its end to be shown, or it is to be
            gone on with, dealt again, or deleted.
    """

    replay_wanted = Signal()
    review_wanted = Signal()
    result_wanted = Signal()
    open_wanted = Signal()
    same_cards_wanted = Signal()
    delete_wanted = Signal()

    def __init__(
        self,
        style: Style,
        game: KeptGame,
        parent: QWidget | None = None,
        *,
        can_be_reviewed: bool = True,
    ) -> None:
        super().__init__(style, parent, padding=14)
        self._game = game
        self._can_be_reviewed = can_be_reviewed
        self.box.setSpacing(style.px(6))
        facts, language = game.facts, style.language
        self.box.addWidget(_Picture(style, game))
        self.box.addWidget(label(board_name(facts, language), "heading"))
        self.box.addWidget(label(time_text(facts.played, language), "secondary"))
        self.box.addWidget(label(result_text(facts), "strong"))
        if facts.unrated:
            self.box.addWidget(
                label(self.tr("Unrated: it does not count for your rating."), "secondary")
            )
        self.box.addLayout(self._players())
        self.box.addLayout(self._seed())
        if game.own_file:
            self.file = label(_breakable(str(game.file)), "secondary")
            self.box.addWidget(self.file)
        self.box.addLayout(self._buttons())
        self.box.addStretch(1)

    def _players(self) -> QGridLayout:
        style, facts = self.look, self._game.facts
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(10))
        grid.setVerticalSpacing(style.px(4))
        grid.setColumnStretch(2, 1)
        seats = sorted(facts.seats, key=lambda seat: seat.place)
        face = _SMALL_FACE if len(seats) >= _MANY else _FACE
        for row, seat in enumerate(seats):
            if facts.over:
                grid.addWidget(line(f"{seat.place}.", "secondary"), row, 0)
            grid.addWidget(Portrait(style, seat.portrait or seat.level, face), row, 1)
            grid.addWidget(label(seat_name(seat), "strong" if seat.person else "body"), row, 2)
            total = line(number(seat.total, style.language), "strong")
            grid.addWidget(total, row, 3, Qt.AlignmentFlag.AlignRight)
        return grid

    def _seed(self) -> QHBoxLayout:
        style = self.look
        row = QHBoxLayout()
        row.setSpacing(style.px(8))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(line(self.tr("Game number"), "secondary"))
        self.seed = line(seed_text(self._game.facts.seed), "strong")
        self.seed.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.seed.setCursor(Qt.CursorShape.IBeamCursor)
        texts.addWidget(self.seed)
        row.addLayout(texts, 1)
        self.copy = button(style, self.tr("Copy"), kind="quiet", sign="copy")
        tip = self.tr("Copy the number: whoever types it in gets the same cards.")
        self.copy.setToolTip(wrapped(tip))
        self.copy.clicked.connect(self._on_copy)
        row.addWidget(self.copy)
        return row

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seed.text())
        self.copy.setText(self.tr("Copied"))
        QTimer.singleShot(_COPIED_TIME, self.copy, self._on_copied)

    @Slot()
    def _on_copied(self) -> None:
        self.copy.setText(self.tr("Copy"))

    def _buttons(self) -> QVBoxLayout:
        style, facts = self.look, self._game.facts
        column = QVBoxLayout()
        column.setSpacing(style.px(6))
        self.result: QPushButton | None = None
        self.review = button(style, self.tr("Review"))
        self.review.clicked.connect(self.review_wanted)
        if not self._can_be_reviewed:
            self.review.setEnabled(False)
            tip = self.tr("Once the game is over: you have only one try at a game of the day.")
            self.review.setToolTip(wrapped(tip))
        if not facts.over:
            self.main = button(style, self.tr("Continue"), kind="primary", sign="play")
            self.main.clicked.connect(self.open_wanted)
            column.addWidget(self.main)
            self.replay = button(style, self.tr("Replay"), sign="history")
        else:
            self.main = self.replay = button(style, self.tr("Replay"), kind="primary", sign="play")
            if not facts.given_up:
                self.result = button(style, self.tr("Show the result"), sign="trophy")
                self.result.clicked.connect(self.result_wanted)
        self.replay.clicked.connect(self.replay_wanted)
        self.again = button(style, self.tr("Same cards again"), sign="rotate-ccw")
        self.again.clicked.connect(self.same_cards_wanted)
        text = self.tr("Remove from the list") if self._game.own_file else self.tr("Delete")
        sign = "x" if self._game.own_file else "trash-2"
        self.delete = button(style, text, kind="quiet", sign=sign)
        self.delete.clicked.connect(self.delete_wanted)
        looks = QHBoxLayout()
        looks.setSpacing(style.px(8))
        looks.addWidget(self.replay, 1)
        looks.addWidget(self.review, 1)
        column.addLayout(looks)
        for one in (self.result, self.again, self.delete):
            if one is not None:
                column.addWidget(one)
        return column

    def heightForWidth(self, width: int) -> int:
        """Return the least height: before anything is scrolled, the picture becomes smaller."""
        return self.box.totalMinimumHeightForWidth(width)


def _breakable(path: str) -> str:
    """Return a path that may be broken into lines behind its folders."""
    return path.replace("/", "/\u200b").replace("\\", "\\\u200b")
