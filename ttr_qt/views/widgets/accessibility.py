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
from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAccessibleWidget,
    QWidget,
)

_ATTRIBUTE: Final = "accessible_parts"
_NOTHING: Final = shiboken6.VoidPtr(0)
"""What an interface answers that is asked for another one; for None Qt would not see nothing."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts that a widget draws, each known by a key."""

    keys: Callable[[], Sequence[Hashable]]
    name: Callable[[Hashable], str]
    rect: Callable[[Hashable], QRect]
    """On the screen."""
    current: Callable[[], Hashable | None]
    """Where the keyboard is; None while it is elsewhere."""
    press: Callable[[Hashable], object]
    """Does what a click on a part does, which may be to say why nothing can be done with it."""
    usable: Callable[[Hashable], bool]
    """Whether something can be done with a part now."""
    picked: Callable[[Hashable], bool] | None = None
    """Whether a part is picked, where parts can be."""


def announce(speaker: QObject, text: str) -> None:
    """Have a screen reader say something as soon as it says nothing else."""
    if text:
        _send(QAccessibleAnnouncementEvent(speaker, text))


def set_accessible_parts(widget: QWidget, parts: Parts) -> None:
    """Let screen readers know the parts of a widget."""
    setattr(widget, _ATTRIBUTE, parts)  # there, and not in a table that would keep it alive
    install()
    _forget_interface(widget)


def make_checkable(button: QAbstractButton) -> None:
    """Let a button be on or off; screen readers can switch it, and it is clicked then."""
    button.setCheckable(True)
    install()
    _forget_interface(button)


def _forget_interface(widget: QWidget) -> None:
    """Have Qt ask again for the interface of a widget of which a screen reader was told already."""
    if QAccessible.isActive():
        known = QAccessible.queryAccessibleInterface(widget)
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))


@functools.cache
def install() -> None:
    """Have Qt ask here for the interfaces of widgets that need ours; once is enough."""
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


class _PartAction(QAccessibleActionInterface):
    """What a screen reader can do with a part: press it."""

    def __init__(self, part: "_PartInterface") -> None:
        super().__init__()
        self._part = weakref.ref(part)

    def actionNames(self) -> list[str]:
        """Return the only action."""
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        """Press the part."""
        part = self._part()
        if part is not None and name == QAccessibleActionInterface.pressAction():
            part.press()

    def keyBindingsForAction(self, _name: str) -> list[str]:
        """Return that keys belong to the widget: the page of keys lists them."""
        return []


class _PartInterface(QAccessibleInterface):
    """Accessibility of a part; serves another one later, since Qt may keep it for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.host: weakref.ref[QWidget] | None = None
        self.key: Hashable = None
        self._action = _PartAction(self)

    def press(self) -> None:
        """Do what a click on it does, as soon as the screen reader has its answer."""
        widget = self._widget()
        if widget is not None:
            QTimer.singleShot(0, widget, self._press_now)

    def _press_now(self) -> None:
        parts = self._parts()
        if parts is not None:
            parts.press(self.key)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return that it can be pressed."""
        return self._action if kind == QAccessible.InterfaceType.ActionInterface else _NOTHING

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
        """Return whether the keyboard is there, and whether it can be used and is picked."""
        state, parts, widget = QAccessible.State(), self._parts(), self._widget()
        state.focusable = 1
        state.invalid = int(parts is None)
        if parts is not None and widget is not None:
            state.focused = int(widget.hasFocus() and parts.current() == self.key)
            state.disabled = int(not parts.usable(self.key))
            if parts.picked is not None:
                state.selectable = 1
                state.selected = int(parts.picked(self.key))
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

    def _widgets(self) -> list[QWidget]:
        """Return what lies over the widget, such as a message or a question."""
        host = self._host()
        if host is None or not shiboken6.isValid(host):
            return []
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        below = host.viewport() if isinstance(host, QAbstractScrollArea) else None
        return [
            one
            for one in host.findChildren(QWidget, options=direct)
            if one.isVisible()
            and not one.isWindow()
            and one is not below
            and not one.objectName().startswith("qt_")
        ]

    def childCount(self) -> int:
        """Return how many parts there are, with all that lies over them."""
        return len(self._keys()) + len(self._widgets())

    def child(self, index: int) -> Any:
        """Return a part by its number."""
        keys = self._keys()
        if 0 <= index < len(keys):
            return self._interface_of(keys[index])
        widgets = self._widgets()
        over = index - len(keys)
        if not 0 <= over < len(widgets):
            return None
        return QAccessible.queryAccessibleInterface(widgets[over])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a part; -1: it is none."""
        keys = list(self._keys())
        if isinstance(child, _PartInterface):
            return keys.index(child.key) if child.key in keys else -1
        widgets, thing = self._widgets(), child.object()
        over = [n for n, one in enumerate(widgets) if one is thing]
        return len(keys) + over[0] if over else -1

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


class _CheckableInterface(QAccessibleWidget):
    """Accessibility of a button that is on or off: screen readers click it, as anybody does.

    Qt's own would let them switch it without a click, of which the program would not know.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.CheckBox)
        self._host = weakref.ref(button)

    def _button(self) -> QAbstractButton | None:
        button = self._host()
        return button if button is not None and shiboken6.isValid(button) else None

    def role(self) -> QAccessible.Role:
        """Return whether it is one of several of which one is on."""
        button = self._button()
        group = None if button is None else button.group()
        only = group is not None and group.exclusive()
        return QAccessible.Role.RadioButton if only else QAccessible.Role.CheckBox

    def state(self) -> QAccessible.State:
        """Return also whether it is on."""
        state, button = super().state(), self._button()
        state.checkable = 1
        state.checked = int(button is not None and button.isChecked())
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return what it is called, or what is written on it."""
        text, button = super().text(kind), self._button()
        if text or button is None or kind != QAccessible.Text.Name:
            return text
        return button.text().replace("&", "")

    def actionNames(self) -> list[str]:
        """Return what can be done with it."""
        button = self._button()
        if button is None or not button.isEnabled():
            return []
        return [*_CLICKS, *super().actionNames()]

    def doAction(self, name: str) -> None:
        """Click it, as soon as the screen reader has its answer."""
        button = self._button()
        if name in _CLICKS and button is not None:
            QTimer.singleShot(0, button, button.click)
        else:
            super().doAction(name)


_CLICKS: Final = (
    QAccessibleActionInterface.toggleAction(),
    QAccessibleActionInterface.pressAction(),
)
widget_interfaces: Final[list[_WidgetInterface | _CheckableInterface]] = []
"""Keeps the Python side of interfaces alive as long as Qt has the other: it deletes them itself."""
_unused_parts: Final[list[_PartInterface]] = []


def _make_interface(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the interface of a widget that needs one of ours; Qt asks for every object."""
    interface: _WidgetInterface | _CheckableInterface
    if isinstance(thing, QAbstractButton) and thing.isCheckable():
        interface = _CheckableInterface(thing)
    elif isinstance(thing, QWidget) and _parts_of(thing) is not None:
        interface = _WidgetInterface(thing)
    else:
        return None
    widget_interfaces[:] = [one for one in widget_interfaces if shiboken6.isValid(one)]
    widget_interfaces.append(interface)
    return interface
