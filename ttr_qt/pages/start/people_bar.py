"""The people who use the program, as faces: a click lets another one play."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QWidget

from ttr_qt.models.setup.choice import Identity
from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.pencil import Pencil, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import literal, pressed_by_enter
from ttr_qt.views.widgets.focus_frame import FocusFrame
from ttr_qt.views.widgets.player_faces import portrait_picture
from ttr_qt.views.widgets.tool_tips import wrapped
from ttr_qt.views.words.people import unnamed

_SIZE: Final = 38
_FACE: Final = 32
_SIGN: Final = 18


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """Somebody who uses the program."""

    number: int
    identity: Identity
    current: bool = False
    removable: bool = False

    @property
    def called(self) -> str:
        """The name, or what stands for one."""
        return called(self.number, self.identity)


@dataclass(frozen=True, slots=True)
class KnownPeople:
    """All who use the program, and those who did so before."""

    present: Sequence[KnownPerson]
    removed: Mapping[int, Identity]
    """Who may come back, by their numbers."""
    room: bool
    """Whether one more may come."""


def called(number: int, identity: Identity) -> str:
    """Return the name of somebody, or what stands for one."""
    return identity.name or unnamed(number)


class RoundButton(QAbstractButton):
    """A face, or a sign where there is none."""

    def __init__(self, style: Style, face: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._focus_frame = FocusFrame(self)
        self._face = face
        self._marked = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(self.sizeHint())

    def show_face(self, face: str, *, marked: bool) -> None:
        """Show a face; ``marked``: it is that of the person who plays now."""
        self._face, self._marked = face, marked
        self.update()

    def describe(self, name: str, tip: str) -> None:
        """Say what it is, and what it does."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(tip)
        self.setToolTip(wrapped(f"{name}\n{tip}"))

    def event(self, event: QEvent) -> bool:
        """Be pressed by Enter too."""
        return pressed_by_enter(self, event) or super().event(event)

    def sizeHint(self) -> QSize:
        """Return its one size: a disc and the ring around it."""
        return QSize(self._style.px(_SIZE), self._style.px(_SIZE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the face or the sign, in a ring if it is marked or pointed at."""
        painter = QPainter(self)
        pencil, theme, style = Pencil(painter), self._style.theme, self._style
        middle, size = self.width() / 2, style.px(_FACE)
        corner = round(middle - size / 2)
        if self._face:
            picture = portrait_picture(self._face, size, self.devicePixelRatioF())
            painter.drawPixmap(corner, corner, picture)
        else:
            fill = theme.chip if self.underMouse() else theme.panel
            pencil.disc(middle, middle, size / 2 - 0.5, fill, stroke(theme.line, 1))
            half = style.px(_SIGN) / 2
            room = QRectF(middle - half, middle - half, 2 * half, 2 * half).toRect()
            icon("user-plus", theme.ink, theme.ink_disabled).paint(painter, room)
        if self._marked:
            pencil.disc(middle, middle, middle - 1.6, None, stroke(theme.accent, 2.6))
        elif self._face and self.underMouse():
            pencil.disc(middle, middle, middle - 1.6, None, stroke(theme.line, 2))
        if self._focus_frame.shown:
            # Square, as the round one tells who plays.
            ring = style.ring
            face = QRectF(self.rect()).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)
            pencil.box(face, None, stroke(theme.accent, ring), style.px(6))


class PeopleBar(QWidget):
    """Shows everybody who uses the program, and lets somebody else or somebody new play.

    As long as there is only one person, there is only the way to another one.

    Signals:
        person_wanted: the number of somebody else who is to play here.
        newcomer_wanted: somebody is to play here who never did.
        rename_wanted: the present person wants another name.
        removal_wanted: the number of somebody who is to be removed.
        return_wanted: the number of somebody removed who is to be here again.
    """

    person_wanted = Signal(int)
    newcomer_wanted = Signal()
    rename_wanted = Signal()
    removal_wanted = Signal(int)
    return_wanted = Signal(int)

    def __init__(self, style: Style, people: KnownPeople, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._people = people
        self.faces: Final[dict[int, RoundButton]] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(2))
        if len(people.present) > 1 or people.removed:
            for person in people.present:
                row.addWidget(self._add_face(person))
        self.newcomer_button: Final = RoundButton(style, "", self)
        self.newcomer_button.describe(
            self.tr("Somebody else plays here"),
            self.tr("Everybody has their own games, statistics and settings."),
        )
        self.newcomer_button.clicked.connect(self.newcomer_wanted)
        self.newcomer_button.setVisible(people.room)
        row.addWidget(self.newcomer_button)

    def show_current(self, identity: Identity) -> None:
        """Show the present person with another name or portrait."""
        for person in self._people.present:
            if person.current and person.number in self.faces:
                part = self.faces[person.number]
                part.show_face(identity.portrait, marked=True)
                part.describe(
                    self.tr("{name} plays").format(name=called(person.number, identity)),
                    self.tr("Click to rename and more"),
                )

    def make_menu(self) -> QMenu:
        """Return what can be done with the present person, and who may come back."""
        menu = QMenu(self)
        menu.setStyleSheet(f"QMenu {{ icon-size: {self._style.px(_FACE)}px; }}")
        menu.addAction(self.tr("Rename")).triggered.connect(self.rename_wanted)
        for person in self._people.present:
            if person.current and person.removable:
                text = self.tr("Remove {name} …").format(name=literal(person.called))
                act = functools.partial(self.removal_wanted.emit, person.number)
                menu.addAction(text).triggered.connect(act)
        if self._people.removed and self._people.room:
            menu.addSeparator()
            for number, identity in self._people.removed.items():
                text = self.tr("Bring {name} back").format(name=literal(called(number, identity)))
                size = self._style.px(_FACE)
                face = QIcon(portrait_picture(identity.portrait, size, 2.0))
                act = functools.partial(self.return_wanted.emit, number)
                menu.addAction(face, text).triggered.connect(act)
        return menu

    def _add_face(self, person: KnownPerson) -> RoundButton:
        part = RoundButton(self._style, person.identity.portrait, self)
        self.faces[person.number] = part
        if person.current:
            self.show_current(person.identity)
            part.clicked.connect(self._open_menu)
        else:
            part.describe(
                person.called, self.tr("Click to play with the games and settings of this person")
            )
            part.clicked.connect(functools.partial(self.person_wanted.emit, person.number))
        return part

    @Slot()
    def _open_menu(self) -> None:
        part = self.sender()
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if isinstance(part, QWidget):
            menu.popup(part.mapToGlobal(QPoint(0, part.height())))
