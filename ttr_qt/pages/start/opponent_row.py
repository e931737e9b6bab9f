"""One more player of the next game: who it is, and all others that could sit there."""

import functools
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QIcon, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.models.setup.choice import GUEST, NAME_LENGTH, Identity, clean_name
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import CAPTION, Style
from ttr_qt.views.widgets.accessibility import make_checkable
from ttr_qt.views.widgets.buttons import button, draw_inner_ring, literal, stop_at_chosen
from ttr_qt.views.widgets.focus_frame import FocusFrame
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.player_faces import Portrait, portrait_picture
from ttr_qt.views.widgets.tool_tips import wrapped
from ttr_qt.views.words.opponents import Opponent, character_of, strength_of

RADIUS: Final = 12
_WIDE: Final = 880
"""From this width on names stand beside the small portraits; below it, the row tells who it is that
the mouse points at."""
_WORDY: Final = 640
"""From this width on the strength is told in a word of its own."""
_BESIDE: Final = 240
"""What the rest of a row needs beside the choice; with less, that stands below."""
_LEAST: Final = 300
_LEVELS: Final = 5
_GAP: Final = 3
"""Between the strengths."""
_NAME: Final = 190
"""Width of the field for a person's name, at most."""
_NAME_HEIGHT: Final = 25
"""No more than other names have, so that no row gets higher by it."""
_SMALL_FACE: Final = 24
"""The size of faces to choose from; two of them above each other may not make a row higher."""
_MENU_FACE: Final = 32
_SIGN: Final = 16
_FACE: Final = 60
_LARGE_FACE: Final = 76
_HIGHEST: Final = 96


class StrengthDots(QWidget):
    """As many of five dots filled as an opponent is strong."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._level = 0
        self.setFixedSize(style.px(_LEVELS * 11), style.px(10))

    def show_level(self, level: int) -> None:
        """Show another strength."""
        self._level = level
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dots."""
        pencil = Pencil(QPainter(self))
        theme, step = self._style.theme, self._style.px(11)
        for number in range(_LEVELS):
            filled = number < self._level
            line_pen = stroke(theme.accent if filled else theme.ink_disabled, 1.3)
            x, y = step * (number + 0.5), self.height() / 2
            radius = self._style.px(10) * 0.34
            pencil.disc(x, y, radius, theme.accent if filled else None, line_pen)


class _FaceButton(QToolButton):
    """A portrait to choose; its focus shows also where it is chosen.

    Signals:
        pointed: whether the mouse has come to it, or has left.
    """

    pointed = Signal(bool)

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._focus_frame = FocusFrame(self)

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Leave the focus out of what is drawn where its frame is not shown."""
        super().initStyleOption(option)
        if not self._focus_frame.shown:
            option.state &= ~QStyle.StateFlag.State_HasFocus

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the mouse is here."""
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the mouse has gone."""
        super().leaveEvent(event)
        self.pointed.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button and, on the accent's colour, what shows the focus."""
        super().paintEvent(event)
        if self.isChecked() and self._focus_frame.shown:
            draw_inner_ring(Pencil(QPainter(self)), self._style, QRectF(self.rect()))


class CharacterStrip(QWidget):
    """The choice among all opponents, as small portraits: a column for each strength.

    At the end another person can be chosen instead, who has the id `GUEST`.

    Signals:
        chosen: id of the opponent that a person chose.
        looked_at: id of the opponent that the mouse has come to; empty when it has left.
    """

    chosen = Signal(str)
    looked_at = Signal(str)

    def __init__(
        self,
        style: Style,
        opponents: Sequence[Opponent],
        chosen: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._ids = [*(opponent.id for opponent in opponents), GUEST]
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(3, 2, 3, 2)
        self._grid.setVerticalSpacing(style.px(1))
        self._grid.setHorizontalSpacing(style.px(_GAP))
        theme, px = style.theme, style.px
        self.setStyleSheet(f"""
            QToolButton {{ border: 2px solid transparent; background: transparent;
                border-radius: {px(8)}px; padding: {px(1)}px {px(2)}px;
                font-size: {px(CAPTION)}px; font-weight: 500; color: {theme.ink_second}; }}
            QToolButton:hover {{ background: {theme.chip}; }}
            QToolButton:checked {{ background: {theme.accent}; color: {theme.accent_ink};
                font-weight: 600; }}
            QToolButton:focus {{ border-color: {theme.accent}; }}
            QToolButton:checked:focus {{ border-color: transparent; }}
        """)
        for opponent in opponents:
            part = self._add(opponent.id, opponent.name)
            part.setAccessibleName(f"{opponent.name}, {strength_of(opponent)}")
            tip = f"{opponent.name} ({strength_of(opponent)}): {character_of(opponent)}"
            part.setToolTip(wrapped(tip))
        guest = self._add(GUEST, self.tr("Person"))
        guest.setAccessibleName(self.tr("Another person at this screen"))
        guest.setToolTip(self.tr("Another person at this screen"))
        self.choose(chosen)
        self._set_in_columns(opponents)
        self.set_named(False)
        stop_at_chosen(self._group)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._ids[number]))

    def _add(self, who: str, name: str) -> _FaceButton:
        """Add a portrait to choose from."""
        part, size = _FaceButton(self._style, self), self._style.px(_SMALL_FACE)
        part.setText(name)
        make_checkable(part)
        part.setIcon(QIcon(portrait_picture(who, size, 2.0)))
        part.setIconSize(QSize(size, size))
        part.setFixedHeight(size + 6)  # its frame; Qt would add a little more
        part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        part.pointed.connect(lambda here: self.looked_at.emit(who if here else ""))
        self._group.addButton(part, self._ids.index(who))
        return part

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The portraits to choose from."""
        return tuple(self._group.buttons())

    def choose(self, opponent: str) -> None:
        """Mark who is chosen, without emitting anything."""
        self._group.button(self._ids.index(opponent)).setChecked(True)

    def focus_chosen(self) -> None:
        """Give the keyboard to the choice that is made."""
        chosen = self._group.checkedButton()
        if chosen is not None:
            chosen.setFocus()

    def set_named(self, named: bool) -> None:
        """Set names beside the portraits, or leave them out."""
        kind = Qt.ToolButtonStyle
        wanted = kind.ToolButtonTextBesideIcon if named else kind.ToolButtonIconOnly
        for part in self._group.buttons():
            if isinstance(part, QToolButton):
                part.setToolButtonStyle(wanted)
                name = part.text().strip()
                part.setText(f" {name}" if named else name)  # away from the face

    def _set_in_columns(self, opponents: Sequence[Opponent]) -> None:
        """Set those of the same strength above each other; one alone stands in the middle."""
        strengths = sorted({opponent.level for opponent in opponents})
        most = max((sum(o.level == level for o in opponents) for level in strengths), default=1)
        for column, level in enumerate(strengths):
            numbers = [n for n, opponent in enumerate(opponents) if opponent.level == level]
            for row, number in enumerate(numbers):
                high = most if len(numbers) == 1 else 1
                self._put(number, row, column, high)
        self._put(len(opponents), 0, len(strengths), most)

    def _put(self, number: int, row: int, column: int, high: int) -> None:
        part, middle = self._group.button(number), Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(part, row, column, high, 1, middle)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the trough in which the choice lies, and lines between the strengths."""
        pencil = Pencil(QPainter(self))
        theme, px = self._style.theme, self._style.px
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        pencil.box(rect, theme.panel, stroke(theme.line, 1), px(10))
        for column in range(1, self._grid.columnCount()):
            x = self._grid.cellRect(0, column).left() - px(_GAP) / 2
            pencil.line(x, px(8), x, self.height() - px(8), stroke(theme.line, 1, flat=True))


class _NameField(QLineEdit):
    """A field in which Enter ends typing, and starts no game."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to what comes next when the name is confirmed."""
        if Command.START_GAME.matches(event):
            event.accept()
            self.focusNextChild()
        else:
            super().keyPressEvent(event)


class OpponentRow(QWidget):
    """Shows an opponent or another person, lets one choose another or send them away.

    Signals:
        changed: somebody else sits there, or the person has another name.
        removed: the seat shall be empty.
    """

    changed = Signal()
    removed = Signal()

    def __init__(
        self,
        style: Style,
        opponents: Sequence[Opponent],
        chosen: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._by_id = {opponent.id: opponent for opponent in opponents}
        self._portrait = Portrait(style, chosen, _FACE, parent=self)
        self._name = line("", "heading", self)
        self.name_edit: Final = _NameField(self)
        self.name_edit.setMaxLength(NAME_LENGTH)
        self.name_edit.setPlaceholderText(self.tr("Name"))
        self.name_edit.setAccessibleName(self.tr("Name of this person"))
        self.name_edit.setMaximumWidth(style.px(_NAME))
        self.name_edit.setStyleSheet(f"padding: 0 {style.px(8)}px;")
        self.name_edit.setFixedHeight(style.px(_NAME_HEIGHT))
        self.name_edit.textEdited.connect(self.changed)
        self.people_button: Final = self._make_people_button()
        self._offered: tuple[Identity, ...] = ()
        self._dots = StrengthDots(style, self)
        self._strength = line("", "caption", self)
        self._character = label("", "secondary", self)
        self.strip: Final = CharacterStrip(style, opponents, chosen, self)
        self.strip.chosen.connect(self.on_chosen)
        self.strip.looked_at.connect(self.on_looked_at)
        self.remove_button: Final = button(style, "", kind="quiet", sign="x", parent=self)
        self.remove_button.setAccessibleName(self.tr("Remove this player"))
        self.remove_button.setToolTip(self.tr("Remove this player"))
        self.remove_button.setFixedSize(style.px(30), style.px(30))
        self.remove_button.setStyleSheet("padding: 0;")
        self.remove_button.clicked.connect(self.removed)
        policy = self.remove_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the choice beside it must not move
        self.remove_button.setSizePolicy(policy)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(style.px(12))
        self._grid.setVerticalSpacing(style.px(4))
        self._grid.addWidget(self._portrait, 0, 0)
        self._grid.addLayout(self._texts(), 0, 1)
        self._grid.addWidget(self.remove_button, 0, 3, Qt.AlignmentFlag.AlignVCenter)
        self._grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._below: bool | None = None
        self._wordy = True
        self._arrange(below=False)
        self._id = chosen
        self._person = GUEST
        """The portrait of a person who sits there."""
        self._show()

    @property
    def chosen(self) -> str:
        """Who sits there."""
        return self._id

    @property
    def name(self) -> str:
        """What the person is called who sits there; empty for an opponent."""
        return clean_name(self.name_edit.text()) if self._id == GUEST else ""

    def seat(self, opponent: str, name: str = "") -> None:
        """Seat an opponent or a person with a name, without emitting anything."""
        self._id = opponent
        self.name_edit.setText(name)
        self.strip.choose(opponent)
        self._show()

    def show_colour(self, colour: str) -> None:
        """Show which colour the opponent will have."""
        self._portrait.show_colour(colour)

    def show_person(self, portrait: str) -> None:
        """Show which portrait a person who sits there will have."""
        self._person = portrait
        self._portrait.show_face(self._face(self._id))

    def offer_people(self, people: Sequence[Identity]) -> None:
        """Offer people who use the program for this seat."""
        self._offered = tuple(people)
        self.people_button.setVisible(self._id == GUEST and bool(people))

    def make_people_menu(self) -> QMenu:
        """Return the menu of the people who could sit there."""
        menu, size = QMenu(self), self._style.px(_MENU_FACE)
        menu.setStyleSheet(f"QMenu {{ icon-size: {size}px; }}")
        for one in self._offered:
            face = QIcon(portrait_picture(one.portrait, size, 2.0))
            entry = menu.addAction(face, literal(one.name))
            entry.triggered.connect(functools.partial(self._name_person, one.name))
        return menu

    def arrange_for(self, width: int) -> None:
        """Set the choice beside or below the opponent, as a row of a width has room."""
        px = self._style.px
        self.strip.set_named(width >= px(_WIDE))
        self._portrait.set_width(_LARGE_FACE if width >= px(_WIDE) else _FACE)
        self._arrange(below=width - self.strip.minimumSizeHint().width() < px(_BESIDE))
        self._wordy = width >= px(_WORDY)
        named = self.focusWidget() is self.name_edit
        needed = 0
        for who in (GUEST, *self._by_id):  # room for all: nothing moves with another choice
            self._tell(who)
            for box in (*self._inner_boxes, self._grid):
                box.invalidate()  # else it might remember the text before
            needed = max(needed, self._grid.totalHeightForWidth(width))
        self._show()
        for box in (*self._inner_boxes, self._grid):
            box.invalidate()
        self._grid.activate()  # a field for a name may have come or gone
        if named and self._id == GUEST:  # it was hidden for a moment
            self.name_edit.setFocus()
        self.setMinimumHeight(needed)
        self.setMaximumHeight(max(needed, px(_HIGHEST)))

    @Slot(str)
    def on_chosen(self, opponent: str) -> None:
        """Seat another opponent."""
        if opponent != self._id:
            self._id = opponent
            if opponent == GUEST and self._offered and not self.name:
                self.name_edit.setText(self._offered[0].name)
            self._show()
            if opponent == GUEST:
                self.ask_for_name()
            self.changed.emit()

    def ask_for_name(self) -> None:
        """Take the keyboard to the name of the person who sits there, to be typed over."""
        self.name_edit.setFocus()
        self.name_edit.selectAll()

    @Slot(str)
    def on_looked_at(self, opponent: str) -> None:
        """Tell about somebody who could sit there; for nobody, about who does."""
        who = opponent or self._id
        self._portrait.show_face(self._face(who))
        self._tell(who)

    def _make_people_button(self) -> QPushButton:
        px, theme = self._style.px, self._style.theme
        result = button(self._style, "", kind="quiet", parent=self)
        result.setIcon(icon("chevron-down", theme.ink, theme.ink_disabled))
        result.setIconSize(QSize(px(_SIGN), px(_SIGN)))
        result.setFixedSize(px(_NAME_HEIGHT), px(_NAME_HEIGHT))
        result.setStyleSheet("padding: 0;")
        result.setAccessibleName(self.tr("Choose who plays here, too"))
        result.setToolTip(self.tr("Choose who plays here, too"))
        result.clicked.connect(self._on_people_button)
        return result

    @Slot()
    def _on_people_button(self) -> None:
        menu = self.make_people_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.name_edit.mapToGlobal(QPoint(0, self.name_edit.height())))

    def _name_person(self, name: str, _checked: bool = False) -> None:
        self.name_edit.setText(name)
        self.changed.emit()

    def _texts(self) -> QVBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(self._style.px(7))
        for part in (self._name, self.name_edit, self.people_button, self._dots, self._strength):
            head.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addStretch(1)
        box = QVBoxLayout()
        box.setSpacing(self._style.px(1))
        box.addStretch(1)
        box.addLayout(head)
        box.addWidget(self._character)
        box.addStretch(1)
        self._inner_boxes = (head, box)
        return box

    def _show(self) -> None:
        self._portrait.show_face(self._face(self._id))
        self._tell(self._id)

    def _face(self, who: str) -> str:
        return self._person if who == GUEST else who

    def _tell(self, who: str) -> None:
        """Tell about somebody; a person who sits there has a name that can be typed."""
        guest = who == GUEST
        self.name_edit.setVisible(guest)
        self.people_button.setVisible(guest and bool(self._offered))
        self._name.setVisible(not guest)
        self._dots.setVisible(not guest)
        if guest:
            self._strength.hide()
            self._character.setText(self.tr("plays here, too"))
            return
        opponent = self._by_id[who]
        self._name.setText(opponent.name)
        self._dots.show_level(opponent.level)
        strength, character = strength_of(opponent), character_of(opponent)
        self._strength.setVisible(self._wordy)
        self._strength.setText(strength)
        self._dots.setToolTip(strength)
        self._character.setText(character)

    def _arrange(self, *, below: bool) -> None:
        if below == self._below:
            return
        self._below = below
        px = self._style.px
        edge = px(8 if below else 1)
        self._grid.setContentsMargins(px(10), edge, px(10 if below else 6), edge)
        self._grid.removeWidget(self.strip)
        if below:
            self._grid.addWidget(self.strip, 1, 0, 1, 4)
        else:
            self._grid.addWidget(self.strip, 0, 2, Qt.AlignmentFlag.AlignVCenter)

    def minimumSizeHint(self) -> QSize:
        """Return a size that leaves the arrangement open: a narrower row is a higher one."""
        return QSize(self._style.px(_LEAST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything for the new width."""
        super().resizeEvent(event)
        self.arrange_for(self.width())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground of the row."""
        pencil = Pencil(QPainter(self))
        theme = self._style.theme
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        pencil.box(rect, theme.panel_quiet, stroke(theme.line, 1), self._style.px(RADIUS))
