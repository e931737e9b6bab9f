"""The bar below a replay: the time line, buttons to move along it, and whose cards are seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from ttr_qt.pages.replay.time_line import TimeLine
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.commands.actions import with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import RingedButton, Segments, button, literal, sign_icon
from ttr_qt.views.widgets.panel import MARGIN, Panel
from ttr_qt.views.words.people import nameless

SPEEDS: Final = (1, 2, 4)
_WIDE: Final = 1160
"""From this width on there is room for all in one row."""
_NARROW: Final = 900
"""Below this width signs do without words, if there is but one row."""
_LOW_PAGE: Final = 600
"""In a window lower than this the board needs the room of a second row more."""
_LOW: Final = 76
_HIGH: Final = 116
"""Height of the bar with one row, and with two."""
_STEPS: Final = 5
"""Buttons before the line."""


@dataclass(frozen=True, slots=True)
class WatchableSeat:
    """A seat whose cards can be looked at."""

    seat: int
    name: str
    colour: PlayerColour


class Transport(Panel):
    """Bar with the time line and the buttons that move along it.

    Signals:
        ply_wanted: the number of moves after which one wants to stand.
        play_wanted: go on by itself, or rest.
        speed_chosen: how many times as fast.
        watch_wanted: the seat whose cards one wants to see.
    """

    ply_wanted = Signal(int)
    play_wanted = Signal()
    speed_chosen = Signal(object)
    watch_wanted = Signal(int)

    def __init__(
        self,
        style: Style,
        line: TimeLine,
        seats: Sequence[WatchableSeat],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent, padding=4)
        self.line: Final = line
        self._seats = tuple(seats)
        step, jump = Command.STEP_REPLAY, Command.FIRST_OR_LAST_MOMENT
        self.first: Final = self._step_button("skip-back", self.tr("To the beginning"), (jump, 1))
        self.back: Final = self._step_button("chevron-left", self.tr("One move back"), (step, 1))
        self.play: Final = button(style, self.tr("Pause"), sign="pause", parent=self)
        self.forward: Final = self._step_button(
            "chevron-right", self.tr("One move forward"), (step, 2)
        )
        self.last: Final = self._step_button("skip-forward", self.tr("To the end"), (jump, 2))
        self.speed: Final = Segments(style, [(n, f"{n} ×") for n in SPEEDS], SPEEDS[0], self)
        self.speed.setAccessibleName(self.tr("Speed"))
        self.watcher: Final = button(style, "", sign="eye", parent=self)
        self.watcher.setVisible(len(self._seats) > 1)
        self.watcher.setToolTip(self.tr("Choose whose cards and tickets you see."))
        self._watched = 0
        self._playing = False
        self._brief = False
        self._row = self._make_row()
        self.box.setSpacing(0)
        self.box.addLayout(self._row)
        sides, ends = style.px(MARGIN + 12), style.px(MARGIN + 4)
        self.box.setContentsMargins(sides, ends, sides, ends)
        self._one_row: bool | None = None
        self._arrange()
        for one in self.findChildren(QPushButton):  # after a click the keys still mean the page
            one.setFocusPolicy(one.focusPolicy() & Qt.FocusPolicy.TabFocus)
        self.set_playing(playing=False)
        self._connect()

    def _step_button(self, sign: str, meaning: str, key: tuple[Command, int]) -> QPushButton:
        theme, px = self.look.theme, self.look.px
        result = RingedButton(self.look, "", self)
        result.setIcon(icon(sign, theme.ink, theme.ink_disabled))
        result.setIconSize(QSize(px(16), px(16)))
        result.setProperty("kind", "quiet")
        result.setStyleSheet(f"QPushButton {{ padding: {px(7)}px {px(9)}px; }}")
        result.setAccessibleName(meaning)
        result.setToolTip(with_key(meaning, *key))
        result.setAutoRepeat(sign.startswith("chevron"))
        return result

    def _make_row(self) -> QHBoxLayout:
        px = self.look.px
        row = QHBoxLayout()
        row.setSpacing(px(2))
        for one in (self.first, self.back, self.play, self.forward, self.last):
            row.addWidget(one)
        row.addStretch(1)
        row.addWidget(self.speed)
        row.addSpacing(px(8))
        row.addWidget(self.watcher)
        return row

    def _arrange(self) -> None:
        """Put the line between the buttons, or above them where there is no room."""
        one_row = self.height() <= self.look.px(_LOW)
        self.speed.setVisible(not one_row or self._wide(self.width()))
        self._set_brief(brief=one_row and self.width() < self.look.px(_NARROW))
        if one_row == self._one_row:
            return
        self._one_row = one_row
        if one_row:
            self.box.removeWidget(self.line)
            self._row.insertWidget(_STEPS, self.line, 100)
        else:
            self._row.removeWidget(self.line)
            self.box.insertWidget(0, self.line)

    def _wide(self, width: int) -> bool:
        return width >= self.look.px(_WIDE)

    def _set_brief(self, *, brief: bool) -> None:
        """Let signs do without words, or not."""
        if brief != self._brief:
            self._brief = brief
            self._write_play()
            self._write_watcher()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the button whose text changes have the room of the longer one."""
        super().showEvent(event)
        self._write_play()

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self.ply_wanted.emit(0))
        self.last.clicked.connect(lambda: self.ply_wanted.emit(self.line.maximum()))
        self.back.clicked.connect(lambda: self._step(-1))
        self.forward.clicked.connect(lambda: self._step(1))
        self.play.clicked.connect(self.play_wanted)
        self.speed.chosen.connect(self.speed_chosen)
        self.watcher.clicked.connect(self._on_watcher)
        self.line.valueChanged.connect(self.ply_wanted)

    def _step(self, way: int) -> None:
        wanted = self.line.value() + way
        if 0 <= wanted <= self.line.maximum():
            self.ply_wanted.emit(wanted)

    def set_ply(self, ply: int) -> None:
        """Show which moment it is, without sending a signal."""
        blocked = self.line.blockSignals(True)
        self.line.setValue(ply)
        self.line.blockSignals(blocked)
        for one, able in (
            (self.first, ply > 0),
            (self.back, ply > 0),
            (self.forward, ply < self.line.maximum()),
            (self.last, ply < self.line.maximum()),
        ):
            one.setEnabled(able)

    def set_playing(self, *, playing: bool) -> None:
        """Show whether it goes on by itself."""
        self._playing = playing
        self._write_play()
        self.play.setIcon(sign_icon(self.look, "pause" if playing else "play"))
        tip = self.tr("Pause here") if playing else self.tr("Let the game play by itself")
        self.play.setToolTip(with_key(tip, Command.PLAY_REPLAY))

    def _write_play(self) -> None:
        words = (self.tr("Play"), self.tr("Pause"))
        self.play.setAccessibleName(words[self._playing])
        self.play.setMinimumWidth(0)
        widths = []
        for text in (*words, words[self._playing]):
            self.play.setText("" if self._brief else text)
            widths.append(self.play.sizeHint().width())
        self.play.setMinimumWidth(max(widths))

    def set_watched(self, seat: int) -> None:
        """Show whose cards are seen."""
        self._watched = seat
        self._write_watcher()

    def _write_watcher(self) -> None:
        name = next((one.name for one in self._seats if one.seat == self._watched), "")
        text = self.tr("Cards of {name}").format(name=name)
        if name == nameless():
            text = self.tr("Your cards")
        self.watcher.setText(literal(name if self._brief else text))
        self.watcher.setAccessibleName(text)

    @Slot()
    def _on_watcher(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_menu(menu)
        corner = self.watcher.mapToGlobal(QPoint(0, -menu.sizeHint().height()))
        menu.popup(corner)

    def fill_menu(self, menu: QMenu) -> None:
        """Add all whose cards can be seen."""
        group = QActionGroup(menu)
        ratio = self.devicePixelRatioF()
        for one in self._seats:
            chip = QIcon(chip_picture(one.colour, self.look.px(20), ratio))
            action = QAction(chip, literal(one.name), menu)
            action.setCheckable(True)
            action.setChecked(one.seat == self._watched)
            action.triggered.connect(lambda _on=False, seat=one.seat: self.watch_wanted.emit(seat))
            group.addAction(action)
            menu.addAction(action)

    def height_for(self, size: QSize) -> int:
        """Return how high the bar has to be on a page of a size: in low windows there is one row.

        Where that is too narrow for everything, the pace can't be chosen, and signs do without
        words.
        """
        one_row = self._wide(size.width()) or size.height() < self.look.px(_LOW_PAGE)
        return self.look.px(_LOW if one_row else _HIGH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the line where there is room for it."""
        super().resizeEvent(event)
        self._arrange()
