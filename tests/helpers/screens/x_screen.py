"""A screen of the X window system that exists only in memory, with a mouse and keys of its own."""

import ctypes
import ctypes.util
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

import dev

_DELETE = b"WM_DELETE_WINDOW"
_PROTOCOLS = b"WM_PROTOCOLS"
_CLIENT_MESSAGE = 33
_PIXELS = 2
_HIDDEN = 100
"""Programs have windows of a few pixels that nobody is to see."""
_Handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_ignore_fault = _Handler(lambda _display, _fault: 0)
"""Windows come and go; X would end the program that asks for one that has just gone."""


def missing_parts() -> str:
    """Return what such a screen needs and this system lacks; empty if nothing."""
    lacking = [] if shutil.which("Xvfb") else ["Xvfb"]
    lacking += [f"lib{name}" for name in ("X11", "Xtst") if ctypes.util.find_library(name) is None]
    lacking += [name for name in dev.WINDOW_LIBRARIES if not dev.loads(name)]
    return ", ".join(lacking)


class _ClientMessage(ctypes.Structure):
    """The event by which a window is asked to close, padded to the size of any event."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 24),
    )


class _Image(ctypes.Structure):
    """The beginning of a picture in memory."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("offset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("byte_order", ctypes.c_int),
        ("bitmap", ctypes.c_int * 3),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
    )


class Screen:
    """What a person sees and does at it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
        self._test = ctypes.CDLL(ctypes.util.find_library("Xtst"))
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XInternAtom.restype = ctypes.c_ulong
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x11.XStringToKeysym.restype = ctypes.c_ulong
        self._x11.XSetErrorHandler(_ignore_fault)
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(name.encode()))
        assert self._display.value, "the screen can't be reached"

    def windows(self) -> dict[int, str]:
        """Return the windows that are large enough to be seen, with their titles."""
        root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))
        ignored, parent = ctypes.c_ulong(), ctypes.c_ulong()
        children, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        self._x11.XQueryTree(
            self._display,
            root,
            ctypes.byref(ignored),
            ctypes.byref(parent),
            ctypes.byref(children),
            ctypes.byref(count),
        )
        found = [children[n] for n in range(count.value)]
        return {one: self._title(one) for one in found if self._width(one) > _HIDDEN}

    def _width(self, window: int) -> int:
        root, width = ctypes.c_ulong(), ctypes.c_uint()
        others = [ctypes.c_uint() for _ in range(5)]
        x, y, height, border, depth = map(ctypes.byref, others)
        self._x11.XGetGeometry(
            self._display,
            ctypes.c_ulong(window),
            ctypes.byref(root),
            x,
            y,
            ctypes.byref(width),
            height,
            border,
            depth,
        )
        return width.value

    def _title(self, window: int) -> str:
        atom = self._x11.XInternAtom(self._display, b"_NET_WM_NAME", 0)
        kind, form = ctypes.c_ulong(), ctypes.c_int()
        count, left = ctypes.c_ulong(), ctypes.c_ulong()
        text = ctypes.c_char_p()
        self._x11.XGetWindowProperty(
            self._display,
            ctypes.c_ulong(window),
            ctypes.c_ulong(atom),
            ctypes.c_long(0),
            ctypes.c_long(256),
            0,
            ctypes.c_ulong(0),
            ctypes.byref(kind),
            ctypes.byref(form),
            ctypes.byref(count),
            ctypes.byref(left),
            ctypes.byref(text),
        )
        return text.value.decode() if text.value else ""

    def window(self, title: str, seconds: float) -> int:
        """Wait until there is a window with these words in its title."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for window, name in self.windows().items():
                if title in name:
                    return window
            time.sleep(0.05)
        raise AssertionError(f"no window is called {title}, only {set(self.windows().values())}")

    def give_focus(self, window: int) -> None:
        """Let keys go to a window, which nobody else does where there are no frames."""
        self._x11.XSetInputFocus(self._display, ctypes.c_ulong(window), 2, ctypes.c_ulong(0))
        self._x11.XSync(self._display, 0)

    def click(self, x: int, y: int) -> None:
        """Click at a point of the screen."""
        self.point(x, y)
        for pressed in (True, False):
            self.hold_button(pressed=pressed)

    def point(self, x: int, y: int) -> None:
        """Move the pointer to a point of the screen."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x11.XSync(self._display, 0)

    def hold_button(self, *, pressed: bool) -> None:
        """Press the left button of the mouse, or let it go."""
        self._test.XTestFakeButtonEvent(self._display, 1, int(pressed), ctypes.c_ulong(0))
        self._x11.XSync(self._display, 0)

    def picture(self) -> tuple[int, int, bytes]:
        """Return what the screen shows: its width, its height and four bytes for each pixel."""
        root = self._x11.XDefaultRootWindow(self._display)
        width, height = (
            self._x11.XDisplayWidth(self._display, 0),
            self._x11.XDisplayHeight(self._display, 0),
        )
        self._x11.XGetImage.restype = ctypes.POINTER(_Image)
        image = self._x11.XGetImage(
            self._display, ctypes.c_ulong(root), 0, 0, width, height, ctypes.c_ulong(~0), _PIXELS
        )
        data = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * height)
        self._x11.XFree(image)
        return width, height, data

    def press(self, key: str) -> None:
        """Press a key, named as X does, or several at once: ``Alt_L+h``."""
        codes = []
        for name in key.split("+"):
            symbol = ctypes.c_ulong(self._x11.XStringToKeysym(name.encode()))
            codes.append(self._x11.XKeysymToKeycode(self._display, symbol) & 0xFF)
        for code in codes:
            self._test.XTestFakeKeyEvent(self._display, code, 1, ctypes.c_ulong(0))
        for code in reversed(codes):
            self._test.XTestFakeKeyEvent(self._display, code, 0, ctypes.c_ulong(0))
        self._x11.XSync(self._display, 0)

    def close(self, window: int) -> None:
        """Ask a window to close, as its frame does."""
        protocols = self._x11.XInternAtom(self._display, _PROTOCOLS, 0)
        delete = self._x11.XInternAtom(self._display, _DELETE, 0)
        message = _ClientMessage(
            type=_CLIENT_MESSAGE, window=window, message_type=protocols, format=32
        )
        message.data[0] = delete
        self._x11.XSendEvent(
            self._display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message)
        )
        self._x11.XSync(self._display, 0)

    def leave(self) -> None:
        """Look at it no longer."""
        self._x11.XCloseDisplay(self._display)


@contextmanager
def new_screen(size: str = "1400x900") -> Iterator[Screen]:
    """Give a screen that is gone afterwards."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            screen = Screen(":" + server.stdout.readline().strip())
            yield screen
            screen.leave()
        finally:
            server.terminate()
