"""Ending what does not end by itself."""

import ctypes
import threading


def interrupt(thread: threading.Thread) -> None:
    """Break into Python code that does not end, so that it slows nothing down any longer.

    Code that sleeps, or is inside a kernel, only notices when it is back in Python.
    """
    if thread.ident is not None and thread.is_alive():
        ctypes.pythonapi.PyThreadState_SetAsyncExc(
            ctypes.c_ulong(thread.ident), ctypes.py_object(SystemExit)
        )
