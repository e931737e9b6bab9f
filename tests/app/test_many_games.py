"""Game after game in one window: nothing of the games before is left."""

import gc
import sys
import threading
import weakref
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from tests.app.conftest import QUIET, MakeWindow
from tests.app.quickly import begin, finish

GAMES = 6
MEGABYTES = 12.0
"""What the process may grow by between the first games and the last: pictures that are kept."""


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
        if isinstance(thing, (QObject, QGraphicsItem))
    )
    return Census(known, tuple(sorted(one.name for one in threading.enumerate())))


def megabytes() -> float:
    """Return the memory of this process, as far as the system tells in this way."""
    if not sys.platform.startswith("linux"):
        return 0.0
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


def test_games_in_a_row_leave_nothing(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    before = count_all()
    used: list[float] = []
    pages: list[weakref.ref[QObject]] = []
    for number in range(GAMES):
        page = begin(window, ("amsterdam", "first_journey")[number % 2])
        pages += [weakref.ref(page), weakref.ref(page.session), weakref.ref(page.scene)]
        end = finish(qtbot, window, page)
        pages.append(weakref.ref(end))
        del page, end
        window.show_start()
        after = count_all()
        assert after.python_objects - before.python_objects == Counter(), f"game {number + 1}"
        assert after.threads == before.threads
        used.append(megabytes())
        assert [page() for page in pages if page() is not None] == []
    # Asking Qt for its objects makes Python know them, so that comes last.
    fresh = make_window()
    assert len(window.findChildren(QObject)) <= len(fresh.findChildren(QObject))
    assert used[-1] - used[1] < MEGABYTES, used


def test_another_language_leaves_no_translator(make_window: MakeWindow) -> None:
    window = make_window()
    before = count_all().python_objects["QTranslator"]
    for language in ("de", "en") * 3:
        window.set_preferences(replace(QUIET, language=language))
    assert count_all().python_objects["QTranslator"] == before
