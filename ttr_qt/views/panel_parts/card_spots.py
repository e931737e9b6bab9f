"""Places with cards on them: hovered, clicked, dragged from, and gone through by keys."""

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from ttr_qt.lifetimes import while_whole
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import Parts, report_focus, set_accessible_parts
from ttr_qt.views.widgets.focus_frame import FocusFrame
from ttr_qt.views.widgets.tool_tips import wrapped

_STEPS: Final = (-1, 1, -1, 1)
"""How many cards on the arrows lead, in the order of the command's keys."""


class CardSpots(QWidget):
    """Spots, each known by a key; a subclass says where they lie and draws them.

    Signals:
        activated: the key of a spot that was clicked, or chosen by a key of the keyboard.
        drag_moved: (key, point on the screen), from the moment a drag begins.
        drag_dropped: (key, point on the screen).
        drag_cancelled: the key.
        hovered: the key of the spot under the pointer, or None.
    """

    activated = Signal(object)
    drag_moved = Signal(object, QPoint)
    drag_dropped = Signal(object, QPoint)
    drag_cancelled = Signal(object)
    hovered = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: Final = style
        self._focus_frame = FocusFrame(self)
        self._hover: Hashable | None = None
        self._current: Hashable | None = None
        self._pressed: tuple[Hashable, QPointF] | None = None
        self._dragged: Hashable | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        set_accessible_parts(
            self,
            Parts(
                self.keys,
                self._words,
                self._place,
                self._focused,
                press=self.activated.emit,
                usable=self.draggable,
                picked=self._is_picked,
            ),
        )

    def _words(self, key: Hashable) -> str:
        return self.tip(key).replace("\n", ". ")

    def _place(self, key: Hashable) -> QRect:
        return self.global_rect(self.spot(key))

    def _focused(self) -> Hashable | None:
        return self.current

    def _is_picked(self, key: Hashable) -> bool:
        return key == self.picked

    @property
    def hover(self) -> Hashable | None:
        """The spot under the pointer."""
        return self._hover

    @property
    def dragged(self) -> Hashable | None:
        """The spot that is dragged from."""
        return self._dragged

    @property
    def picked(self) -> Hashable | None:
        """The spot that is picked for something; nothing can be, unless a subclass says so."""
        return None

    @property
    def current(self) -> Hashable | None:
        """The spot the keyboard is at; None while it is elsewhere."""
        return self._current if self.hasFocus() and self._current in self.keys() else None

    @property
    def framed(self) -> Hashable | None:
        """The spot that is drawn in the frame of the keyboard."""
        return self.current if self._focus_frame.shown else None

    def keys(self) -> Sequence[Hashable]:
        """Return the spots one can get to, in their order."""
        raise NotImplementedError

    def spot(self, key: Hashable) -> QRectF:
        """Return where a spot lies."""
        raise NotImplementedError

    def draggable(self, key: Hashable) -> bool:
        """Say whether something can be taken from a spot now."""
        raise NotImplementedError

    def tip(self, key: Hashable) -> str:
        """Return what there is to say about a spot."""
        raise NotImplementedError

    def spot_at(self, point: QPointF) -> Hashable | None:
        """Return the spot at a point; of several the one on top."""
        return next((key for key in reversed(self.keys()) if self.spot(key).contains(point)), None)

    def global_rect(self, rect: QRectF) -> QRect:
        """Return a part of the widget on the screen."""
        inner = rect.toAlignedRect()
        return QRect(self.mapToGlobal(inner.topLeft()), inner.size())

    def cancel_drag(self) -> None:
        """Give up a drag, if there is one."""
        self._pressed = None
        if self._dragged is not None:
            key, self._dragged = self._dragged, None
            self.update()
            self.drag_cancelled.emit(key)

    def choose(self, place: int) -> None:
        """Choose a spot by its number from 0, as a key of the keyboard does."""
        keys = self.keys()
        if 0 <= place < len(keys):
            self._current = keys[place]
            self.update()
            self.activated.emit(keys[place])

    def _set_hover(self, key: Hashable | None) -> None:
        if key == self._hover:
            return
        self._hover = key
        takes = key is not None and self.draggable(key)
        if takes:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        self.hovered.emit(key)
        self.update()

    def _step(self, by: int) -> None:
        keys = list(self.keys())
        if keys:
            here = keys.index(self._current) + by if self._current in keys else 0
            self._current = keys[min(max(here, 0), len(keys) - 1)]
            self.setAccessibleDescription(self.tip(self._current))
            report_focus(self)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click or drag begins."""
        key = self.spot_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and key is not None:
            self._pressed = (key, event.position())
            self._current = key
            event.accept()
        elif self._dragged is not None:
            self.cancel_drag()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or note what is under the pointer."""
        if self._pressed is None:
            self._set_hover(self.spot_at(event.position()))
            return
        key, start = self._pressed
        if self._dragged is None:
            far = (event.position() - start).manhattanLength()
            if far < QApplication.startDragDistance() or not self.draggable(key):
                return
            self._dragged = key
            QToolTip.hideText()
            self.update()
        self.drag_moved.emit(key, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop, or click."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        (key, _), self._pressed = self._pressed, None
        if self._dragged is not None:
            self._dragged = None
            self.update()
            self.drag_dropped.emit(key, event.globalPosition().toPoint())
        elif self.spot_at(event.position()) == key:
            self.activated.emit(key)
        self._set_hover(self.spot_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was under the pointer."""
        super().leaveEvent(event)
        self._set_hover(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from spot to spot, choose one, or give up a drag."""
        if Command.CANCEL.matches(event) and self._dragged is not None:
            self.cancel_drag()
        elif (arrow := Command.STEP_THROUGH_CARDS.number(event)) is not None:
            self._step(_STEPS[arrow - 1])
        elif (end := Command.FIRST_OR_LAST_CARD.number(event)) is not None:
            self._step(-len(self.keys()) if end == 1 else len(self.keys()))
        elif Command.USE_CARD.matches(event) and self.current is not None:
            self.activated.emit(self.current)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        super().focusInEvent(event)
        if self._current not in self.keys():
            self._step(0)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is elsewhere; a drag without it could not be given up."""
        super().focusOutEvent(event)
        self.update()

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Give up a drag that nobody sees."""
        super().hideEvent(event)
        self.cancel_drag()

    def event(self, event: QEvent) -> bool:
        """Answer with the tool tip of a spot; keep Escape from others during a drag."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            key = self.spot_at(QPointF(event.pos()))
            if key is None:
                QToolTip.hideText()
            else:
                area = self.spot(key).toAlignedRect()
                QToolTip.showText(event.globalPos(), wrapped(self.tip(key)), self, area)
            return True
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._dragged is not None:
            event.setAccepted(Command.CANCEL.matches(event))
            return event.isAccepted()
        return super().event(event)
