"""The coach: a conductor who says what to do next, on a card over the page."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.tutorial import Say
from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.labels import Role, label, set_role
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.player_faces import Portrait

CONDUCTOR: Final = "otto"
_WIDTH: Final = 356
_FACE: Final = 54
_PADDING: Final = 13
_GAP: Final = 6


class Task(QWidget):
    """What the person is to do, on a ground of its own so that it is found at once."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._text = label("", "strong", self)
        box = QHBoxLayout(self)
        px = style.px
        box.setContentsMargins(px(11), px(7), px(10), px(7))
        box.addWidget(self._text)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def set_text(self, text: str) -> None:
        """Say something else; nothing: not to be seen."""
        self._text.setText(text)
        self.setVisible(bool(text))

    def ensure_polished(self) -> None:
        """Know how much room the text takes, even before it is seen."""
        self._text.ensurePolished()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, and a bar at its left."""
        theme, px = self._style.theme, self._style.px
        pencil = Pencil(QPainter(self))
        rect = QRectF(self.rect())
        pencil.box(rect, theme.amber_background, None, px(8))
        bar = QRectF(px(4), px(7), px(3), rect.height() - px(14))
        pencil.box(bar, theme.amber, None, px(1.5))


class Coach(Panel):
    """Says one step at a time; can be dragged out of the way.

    Signals:
        continued: what it says was read.
        back_wanted: the step before, once more.
        leave_wanted: enough for now.
        next_wanted: the following chapter.
        play_wanted: a real game of this edition.
        moved: the person has put it somewhere else.
    """

    continued = Signal()
    back_wanted = Signal()
    leave_wanted = Signal()
    next_wanted = Signal()
    play_wanted = Signal()
    moved = Signal()

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(style, parent, padding=_PADDING)
        px = style.px
        self.set_colours(edge=style.theme.accent)
        self.heading: Final = label("", "caption", self)
        self.text: Final = label("", "body", self)
        self.task: Final = Task(style, self)
        self.note: Final = label("", "bad", self)
        self.leave_button: Final = button(style, self.tr("Leave"), kind="quiet", parent=self)
        self.back_button: Final = button(
            style, self.tr("Back"), sign="chevron-left", kind="quiet", parent=self
        )
        self.continue_button: Final = KeyedButton(
            style,
            self.tr("Continue"),
            command=Command.CONTINUE_LESSON,
            kind="primary",
            parent=self,
        )
        self.play_button: Final = KeyedButton(style, "", parent=self)
        self.list_button: Final = KeyedButton(style, self.tr("Back to the chapters"), parent=self)
        self.next_button: Final = KeyedButton(
            style,
            self.tr("Next chapter"),
            command=Command.CONTINUE_LESSON,
            kind="primary",
            parent=self,
        )
        self._held: QPoint | None = None
        self._put_together()
        self.leave_button.clicked.connect(self.leave_wanted)
        self.list_button.clicked.connect(self.leave_wanted)
        self.back_button.clicked.connect(self.back_wanted)
        self.continue_button.clicked.connect(self.continued)
        self.play_button.clicked.connect(self.play_wanted)
        self.next_button.clicked.connect(self.next_wanted)
        for primary in (self.continue_button, self.next_button):
            window = Qt.ShortcutContext.WindowShortcut
            bind(Command.PRESS_OR_CONTINUE_LESSON, primary, self._on_space, context=window)
        self.setFixedWidth(px(_WIDTH))
        self.setCursor(Qt.CursorShape.SizeAllCursor)
        for one in self.findChildren(QAbstractButton):
            one.setCursor(Qt.CursorShape.PointingHandCursor)
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Enter still goes on

    def _put_together(self) -> None:
        px = self.look.px
        said = QVBoxLayout()
        said.setSpacing(px(4))
        said.addWidget(self.heading)
        said.addWidget(self.text)
        upper = QHBoxLayout()
        upper.setSpacing(px(12))
        face = Portrait(self.look, CONDUCTOR, _FACE, parent=self)
        upper.addWidget(face, 0, Qt.AlignmentFlag.AlignTop)
        upper.addLayout(said, 1)
        lower = QHBoxLayout()
        lower.setSpacing(px(_GAP))
        lower.addWidget(self.leave_button)
        lower.addStretch(1)
        lower.addWidget(self.back_button)
        lower.addWidget(self.continue_button)
        self.box.setSpacing(px(9))
        self.box.addLayout(upper)
        for one in (self.task, self.note, self.next_button, self.play_button, self.list_button):
            self.box.addWidget(one)
        self.box.addLayout(lower)

    def _row_width(self) -> int:
        """Return what the buttons of a step need side by side; words differ in length."""
        row = (self.leave_button, self.back_button, self.continue_button)
        for one in row:
            one.ensurePolished()
        gaps = self.look.px(_GAP) * len(row)
        margins = self.box.contentsMargins()
        return sum(one.sizeHint().width() for one in row) + gaps + margins.left() + margins.right()

    def show_step(self, heading: str, said: Say, *, can_go_back: bool) -> None:
        """Say a step; one without anything to do waits until it was read."""
        reading = not said.todo
        self._show(heading, said.text, said.todo)
        self.back_button.setVisible(True)
        self.back_button.setEnabled(can_go_back)
        self.continue_button.setVisible(reading)
        self.fit()
        self._announce(f"{heading}. {said.text} {said.todo}")

    def show_waiting(self) -> None:
        """The step is done; what follows from it is still to be seen."""
        if self.task.text and not self.task.text.startswith("✓"):
            self.task.set_text("✓ " + self.task.text)
        self.note.setVisible(False)
        self.continue_button.setVisible(False)
        self.back_button.setEnabled(False)
        self.fit()

    def show_end(self, heading: str, praise: str, edition: str, following: str) -> None:
        """Say a good word, and offer a game of the edition and the following chapter, if any."""
        self._show(heading, praise, "")
        for one in (self.back_button, self.continue_button, self.leave_button):
            one.setVisible(False)
        self.play_button.set_texts(self.tr("Play a real game: {edition}").format(edition=edition))
        self.next_button.set_texts(self.tr("Next chapter: {title}").format(title=following))
        self.next_button.setVisible(bool(following))
        self.play_button.setVisible(True)
        self.list_button.setVisible(True)
        self.fit()
        self._announce(f"{heading}. {praise}")

    def show_note(self, text: str, role: Role = "bad") -> None:
        """Say kindly why something was not done."""
        set_role(self.note, role)
        self.note.setText(text)
        self.note.setVisible(True)
        self.fit()
        self._announce(text)

    def _show(self, heading: str, text: str, todo: str) -> None:
        self.heading.setText(heading)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.task.set_text(todo)
        self.note.setVisible(False)
        self.leave_button.setVisible(True)
        for one in (self.play_button, self.next_button, self.list_button):
            one.setVisible(False)
        self.setAccessibleName(heading)
        self.setAccessibleDescription(f"{text} {todo}".strip())

    def _announce(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def fit(self) -> None:
        """Be as large as texts and buttons need."""
        for text in (self.heading, self.text, self.note):
            text.ensurePolished()
        self.task.ensure_polished()
        self.setFixedWidth(max(self.look.px(_WIDTH), self._row_width()))
        self.box.invalidate()
        self.box.activate()
        height = self.box.heightForWidth(self.width())
        if height != self.height():
            self.setFixedHeight(height)

    @Slot()
    def _on_space(self) -> None:
        """Press the button that has the focus, else the one that goes on."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and self.isAncestorOf(focus):
            focus.click()
        elif self.continue_button.isVisible():
            self.continue_button.click()
        else:
            self.next_button.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the card."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the card, within the page."""
        parent = self.parentWidget()
        if self._held is None or parent is None:
            return
        corner = self.mapToParent(event.position().toPoint() - self._held)
        most = parent.rect().bottomRight() - self.rect().bottomRight()
        self.move(max(0, min(corner.x(), most.x())), max(0, min(corner.y(), most.y())))
        self.moved.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the card there."""
        event.accept()
        self._held = None
