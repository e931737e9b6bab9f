"""Threads that let others go first, and the end of those that do not end by themselves."""

import contextlib
import ctypes
import os
import sys
import threading
import time
from typing import Final

_UNBREAKABLE: Final = frozenset(
    {"numba", "llvmlite", "logging", "importlib", "_frozen_importlib", "_frozen_importlib_external"}
)
"""Packages that hold locks of the whole process, which would stay locked for ever."""
_LOOK_EVERY: Final = 0.05
_INTERRUPT_SECONDS: Final = 10.0
"""Seconds; a thread that compiles or imports for longer is left alone for good."""
_NICE: Final = 5
"""Not more: a thread that hardly gets on would keep others waiting for what it holds."""
_BELOW_NORMAL: Final = -1
_UTILITY: Final = 0x11


def lower_priority() -> None:
    """Let threads that a person waits for go before the one that calls this, where that can be."""
    if sys.platform == "win32":
        kernel32 = ctypes.windll.kernel32
        kernel32.SetThreadPriority(ctypes.c_void_p(kernel32.GetCurrentThread()), _BELOW_NORMAL)
    elif sys.platform == "darwin":
        ctypes.CDLL(None).pthread_set_qos_class_self_np(_UTILITY, 0)
    else:
        with contextlib.suppress(OSError):  # not all that is like Linux has it
            # Linux takes the number of a thread for that of a process.
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)


def interrupt(thread: threading.Thread) -> None:
    """Break into Python code that does not end, so that it slows nothing down any longer.

    Code that sleeps, or is inside a kernel, only notices when it is back in Python. Who compiles,
    imports or writes to the log is broken into when that is done.
    """
    if not _break_into(thread):
        later = threading.Thread(
            name=f"end of {thread.name}", target=_try_again, args=(thread,), daemon=True
        )
        later.start()


def _try_again(thread: threading.Thread) -> None:
    """Break into a thread as soon as that is possible; ends together with it."""
    deadline = time.monotonic() + _INTERRUPT_SECONDS
    while time.monotonic() < deadline:
        thread.join(_LOOK_EVERY)
        if _break_into(thread):
            return


def _break_into(thread: threading.Thread) -> bool:
    """Break into a thread unless it is in the midst of something; tell whether that is done."""
    if thread.ident is None or not thread.is_alive():
        return True
    frame = sys._current_frames().get(thread.ident)  # noqa: SLF001 - documented all the same
    while frame is not None:
        if str(frame.f_globals.get("__name__")).partition(".")[0] in _UNBREAKABLE:
            return False
        frame = frame.f_back
    ctypes.pythonapi.PyThreadState_SetAsyncExc(
        ctypes.c_ulong(thread.ident), ctypes.py_object(SystemExit)
    )
    return True
