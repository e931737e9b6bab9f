"""Counts what there is in the process, to see whether anything of a game is left."""

import gc
import sys
import threading
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem


@dataclass(frozen=True, slots=True)
class Census:
    """What there is at a moment."""

    python_objects: Counter[str]
    """Timers, widgets, models and items that Python knows, by their class."""
    threads: tuple[str, ...]


def count_all() -> Census:
    """Return what is left when everything that was to go has gone."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    known = Counter(
        type(thing).__name__
        for thing in gc.get_objects()
        # Not isinstance, which follows weak references, also to what has gone.
        if issubclass(type(thing), (QObject, QGraphicsItem))
    )
    # Threads of Qt's pools stay for a while; Python calls those dummies that have logged something.
    names = sorted(one.name for one in threading.enumerate())
    return Census(known, tuple(name for name in names if not name.startswith("Dummy-")))


def drop_pictures() -> None:
    """Forget what is kept of what was drawn or worked out; there is a limit to how much that is."""
    for name, module in list(sys.modules.items()):
        for thing in list(vars(module).values()) if name.startswith("ttr_qt.") else ():
            if hasattr(thing, "cache_parameters") and thing.cache_parameters()["maxsize"]:
                thing.cache_clear()


def megabytes() -> float:
    """Return the memory of this process, as far as the system tells in this way."""
    if not sys.platform.startswith("linux"):
        return 0.0
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20
