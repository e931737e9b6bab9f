"""What screen readers get to know of widgets that paint their own parts, and of what happens.

Qt knows nothing of cards or tracks that a widget draws by itself. Such a widget names its parts:
each has a name and a place, and the keyboard's way from part to part is reported.
"""

import functools
import weakref
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_ATTRIBUTE: Final = "accessible_parts"


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts that a widget draws, each known by a key."""

    keys: Callable[[], Sequence[Hashable]]
    name: Callable[[Hashable], str]
    rect: Callable[[Hashable], QRect]
    """On the screen."""
    current: Callable[[], Hashable | None]
    """Where the keyboard is; None while it is elsewhere."""


def announce(speaker: QObject, text: str) -> None:
    """Have a screen reader say something as soon as it says nothing else."""
    if text:
        _send(QAccessibleAnnouncementEvent(speaker, text))


def set_accessible_parts(widget: QWidget, parts: Parts) -> None:
    """Let screen readers know the parts of a widget."""
    setattr(widget, _ATTRIBUTE, parts)  # there, and not in a table that would keep it alive
    _install()


@functools.cache
def _install() -> None:
    """Have Qt ask for the interfaces of widgets with parts; once is enough."""
    QAccessible.installFactory(_make_interface)


def _parts_of(widget: QObject | None) -> Parts | None:
    if widget is None or not shiboken6.isValid(widget):
        return None
    parts: Parts | None = getattr(widget, _ATTRIBUTE, None)
    return parts


def report_focus(widget: QWidget) -> None:
    """Report that the keyboard has gone to another part of a widget."""
    interface: Any = QAccessible.queryAccessibleInterface(widget)
    part: QAccessibleInterface | None = interface.focusChild() if interface is not None else None
    if part is not None:
        _send(QAccessibleEvent(part, QAccessible.Event.Focus))


def _send(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


class _PartInterface(QAccessibleInterface):
    """Accessibility of a part; serves another one later, since Qt may keep it for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.host: weakref.ref[QWidget] | None = None
        self.key: Hashable = None

    def _widget(self) -> QWidget | None:
        widget = self.host() if self.host is not None else None
        return widget if widget is not None and shiboken6.isValid(widget) else None

    def _parts(self) -> Parts | None:
        parts = _parts_of(self._widget())
        return parts if parts is not None and self.key in tuple(parts.keys()) else None

    def isValid(self) -> bool:
        """Say whether the part is still there."""
        return self._parts() is not None

    def object(self) -> Any:
        """Return that it is no object of its own."""
        return None

    def window(self) -> Any:
        """Return that it has no window of its own."""
        return None

    def parent(self) -> Any:
        """Return the widget's interface."""
        widget = self._widget()
        return None if widget is None else QAccessible.queryAccessibleInterface(widget)

    def child(self, _index: int) -> Any:
        """Return that it has no parts."""
        return None

    def childAt(self, _x: int, _y: int) -> Any:
        """Return that it has no parts."""
        return None

    def childCount(self) -> int:
        """Return that it has no parts."""
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return that it has no parts."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name."""
        parts = self._parts()
        return parts.name(self.key) if parts is not None and kind == QAccessible.Text.Name else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Leave the name as it is."""

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        parts = self._parts()
        return parts.rect(self.key) if parts is not None else QRect()

    def role(self) -> QAccessible.Role:
        """Return that it is one of several."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Return whether the keyboard is there."""
        state, parts = QAccessible.State(), self._parts()
        state.focusable = 1
        state.invalid = int(parts is None)
        state.focused = int(parts is not None and parts.current() == self.key)
        return state


class _WidgetInterface(QAccessibleWidget):
    """Accessibility of a widget with parts."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._host = weakref.ref(widget, self._on_gone)
        self._made: dict[Hashable, _PartInterface] = {}

    def _on_gone(self, _host: object) -> None:
        """Keep the interfaces of the parts for other widgets."""
        _unused_parts.extend(self._made.values())
        self._made = {}

    def _keys(self) -> Sequence[Hashable]:
        parts = _parts_of(self._host())
        return parts.keys() if parts is not None else ()

    def _interface_of(self, key: Hashable) -> QAccessibleInterface:
        interface = self._made.get(key)
        if interface is None:
            interface = self._made[key] = _unused_parts.pop() if _unused_parts else _PartInterface()
            interface.host, interface.key = self._host, key
        return interface

    def childCount(self) -> int:
        """Return how many parts there are."""
        return len(self._keys())

    def child(self, index: int) -> Any:
        """Return a part by its number."""
        keys = self._keys()
        return self._interface_of(keys[index]) if 0 <= index < len(keys) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a part; -1: it is none."""
        keys = list(self._keys())
        own = isinstance(child, _PartInterface) and child.key in keys
        return keys.index(child.key) if own and isinstance(child, _PartInterface) else -1

    def childAt(self, x: int, y: int) -> Any:
        """Return the part at a point of the screen; of several the one on top."""
        for index in reversed(range(self.childCount())):
            part = self.child(index)
            if part is not None and part.rect().contains(x, y):
                return part
        return None

    def focusChild(self) -> Any:
        """Return the part that the keyboard is at."""
        parts = _parts_of(self._host())
        key = parts.current() if parts is not None else None
        return None if key is None else self._interface_of(key)


widget_interfaces: Final[list[_WidgetInterface]] = []
"""Keeps the Python side of interfaces alive as long as Qt has the other: it deletes them itself."""
_unused_parts: Final[list[_PartInterface]] = []


def _make_interface(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the interface of a widget that was given one; Qt asks for every object."""
    if not isinstance(thing, QWidget) or _parts_of(thing) is None:
        return None
    widget_interfaces[:] = [
        interface for interface in widget_interfaces if shiboken6.isValid(interface)
    ]
    interface = _WidgetInterface(thing)
    widget_interfaces.append(interface)
    return interface
