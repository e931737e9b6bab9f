"""What a screen reader on Linux gets to know of the programs on a screen, and can do with them.

It asks as Orca does: through libatspi, over the real bus of accessibility. Only the library's own
process may have it, which is why those who use this are programs of their own (`blind_player`).
"""

import ctypes
import ctypes.util
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

_LAUNCHERS: Final = (
    "/usr/libexec/at-spi-bus-launcher",
    "/usr/lib/at-spi2-core/at-spi-bus-launcher",
)
_EVENTS: Final = (
    b"object:announcement",
    b"object:state-changed:focused",
    b"focus:",
    b"window:activate",
)
_STRING: Final = 64
"""GLib's number for texts."""
_ACTIVE, _ENABLED, _FOCUSED, _SELECTED, _CHECKED, _SHOWING = 1, 8, 12, 23, 4, 25
"""Numbers of states."""


def missing_parts() -> str:
    """Return what a screen reader needs and this system lacks; empty if nothing."""
    lacking = [name for name in ("dbus-run-session", "dbus-send") if not shutil.which(name)]
    lacking += [] if any(Path(one).exists() for one in _LAUNCHERS) else ["at-spi2-core"]
    lacking += [] if ctypes.util.find_library("atspi") else ["libatspi"]
    return ", ".join(lacking)


class _Value(ctypes.Structure):
    """GLib's value of any kind."""

    _fields_ = (("kind", ctypes.c_size_t), ("data", ctypes.c_uint64 * 2))


class _Event(ctypes.Structure):
    """The beginning of an event."""

    _fields_ = (
        ("type", ctypes.c_char_p),
        ("source", ctypes.c_void_p),
        ("detail1", ctypes.c_int),
        ("detail2", ctypes.c_int),
        ("any_data", _Value),
    )


_Listener = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Event), ctypes.c_void_p)
_POINTERS: Final = (
    "get_desktop",
    "accessible_get_child_at_index",
    "accessible_get_state_set",
    "accessible_get_action_iface",
    "accessible_get_component_iface",
    "accessible_get_parent",
    "event_listener_new",
)
_TEXTS: Final = (
    "accessible_get_name",
    "accessible_get_role_name",
    "action_get_action_name",
)


class Thing:
    """Something on the screen: a window, a button, a card."""

    def __init__(self, reader: "ScreenReader", pointer: int) -> None:
        self._reader, self._pointer = reader, ctypes.c_void_p(pointer)

    @property
    def name(self) -> str:
        """What it is called."""
        return self._reader.text("accessible_get_name", self._pointer)

    @property
    def role(self) -> str:
        """What kind of thing it is."""
        return self._reader.text("accessible_get_role_name", self._pointer)

    @property
    def actions(self) -> list[str]:
        """What can be done with it."""
        one = self._reader.call("accessible_get_action_iface", self._pointer)
        if not one:
            return []
        count = self._reader.call("action_get_n_actions", ctypes.c_void_p(one))
        face = ctypes.c_void_p(one)
        return [self._reader.text("action_get_action_name", face, n) for n in range(count)]

    @property
    def focused(self) -> bool:
        """Whether the keyboard is there."""
        return self._has(_FOCUSED)

    @property
    def usable(self) -> bool:
        """Whether something can be done with it now."""
        return self._has(_ENABLED)

    @property
    def showing(self) -> bool:
        """Whether it can be seen."""
        return self._has(_SHOWING)

    @property
    def chosen(self) -> bool:
        """Whether it is switched on, or picked of several."""
        return self._has(_CHECKED) or self._has(_SELECTED)

    def _has(self, state: int) -> bool:
        states = self._reader.call("accessible_get_state_set", self._pointer)
        return bool(self._reader.call("state_set_contains", ctypes.c_void_p(states), state))

    def press(self) -> None:
        """Do with it what can be done first."""
        face = self._reader.call("accessible_get_action_iface", self._pointer)
        assert face, f"nothing can be done with {self}"
        names = self.actions
        wanted = [n for n, name in enumerate(names) if name in {"Press", "Toggle"}] or [0]
        done = self._reader.call("action_do_action", ctypes.c_void_p(face), wanted[0])
        assert done, f"{self} could not be pressed"

    def children(self) -> list["Thing"]:
        """Return its parts."""
        count = self._reader.call("accessible_get_child_count", self._pointer)
        found = [
            self._reader.call("accessible_get_child_at_index", self._pointer, n)
            for n in range(max(count, 0))
        ]
        return [Thing(self._reader, one) for one in found if one]

    def all(self) -> Iterator["Thing"]:
        """Yield it and everything in it that is to be seen."""
        yield self
        for child in self.children():
            if child.showing or child.role == "list item":
                yield from child.all()

    def __str__(self) -> str:
        return f"{self.role} {self.name!r}"


class ScreenReader:
    """Follows what happens on the screen, and finds everything there."""

    def __init__(self) -> None:
        self.said: list[str] = []
        """What programs wanted to be said, the latest last."""
        self.focus: list[str] = []
        """The names of what the keyboard came to, the latest last."""
        self._library = ctypes.CDLL(ctypes.util.find_library("atspi"))
        self._glib = ctypes.CDLL(ctypes.util.find_library("glib-2.0"))
        for name in _POINTERS:
            getattr(self._library, f"atspi_{name}").restype = ctypes.c_void_p
        for name in _TEXTS:
            getattr(self._library, f"atspi_{name}").restype = ctypes.c_char_p
        self._library.atspi_init()
        self._listener = _Listener(self._on_event)
        one = ctypes.c_void_p(self.call("event_listener_new", self._listener, None, None))
        for kind in _EVENTS:
            self.call("event_listener_register", one, ctypes.c_char_p(kind), None)

    def call(self, name: str, *arguments: object) -> int:
        """Call a function of the library; what goes wrong there gives nothing."""
        found: int | None = getattr(self._library, f"atspi_{name}")(
            *arguments, *([None] if name not in _WITHOUT_ERROR else [])
        )
        return found or 0

    def text(self, name: str, *arguments: object) -> str:
        """Return what a function of the library says."""
        said: bytes | None = getattr(self._library, f"atspi_{name}")(*arguments, None)
        return (said or b"").decode()

    def _on_event(self, event: "ctypes._Pointer[_Event]", _data: object) -> None:
        one = event.contents
        kind = one.type.decode()
        if kind.startswith("object:announcement"):
            if one.any_data.kind == _STRING:
                words = ctypes.cast(one.any_data.data[0], ctypes.c_char_p).value
                self.said.append((words or b"").decode())
        elif one.detail1 or kind.startswith("focus"):
            self.focus.append(Thing(self, one.source).name)

    def listen(self, seconds: float = 0.0) -> None:
        """Take in what has happened, and what happens within so many seconds."""
        end = time.monotonic() + seconds
        while self._glib.g_main_context_iteration(None, 0) or time.monotonic() < end:
            time.sleep(0.002)

    def wait_for(self, what: Callable[[], bool], name: str, seconds: float = 30.0) -> None:
        """Wait until something is so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.listen(0.05)
            if what():
                return
        raise AssertionError(f"{name} did not come; the last words were {self.said[-8:]}")

    def program(self, name: str) -> Thing | None:
        """Return a program by the beginning of its name."""
        desktop = Thing(self, self.call("get_desktop", 0))
        return next((one for one in desktop.children() if one.name.startswith(name)), None)


_WITHOUT_ERROR: Final = {"get_desktop", "event_listener_new", "state_set_contains"}


def switch_on() -> None:
    """Tell all programs of the session that somebody uses a screen reader, as desktops do."""
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(
                [
                    *("dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus"),
                    *("/org/a11y/bus", "org.freedesktop.DBus.Properties.Set"),
                    *("string:org.a11y.Status", f"string:{name}", "variant:boolean:true"),
                ],
                check=True,
                stdout=subprocess.DEVNULL,
                timeout=20,
            )
