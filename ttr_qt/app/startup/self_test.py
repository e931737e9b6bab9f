"""The program tries itself out, for those who package it: ``ttr-qt --self-test REPORT``.

The real window opens and two opponents play a game in it to the end. The report, in JSON, tells
how that went, and a picture beside it shows the last page. Nobody's settings and games take part.
"""

import importlib
import os
import sys
import time
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtCore import QEventLoop, QObject, QSettings, QTimer, Slot
from PySide6.QtWidgets import QApplication

from ttr_qt.app.process.kernel_preparation import Preparation
from ttr_qt.app.process.options import program_version
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine.maps import earlier_maps, load_map
from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.paths import data_dir
from ttr_qt.views.theme.style import Motion

if TYPE_CHECKING:
    from ttr_qt.models.session.bot_driver import StandIn
    from ttr_qt.models.session.session import Session

LIMIT: Final = 600.0
"""Seconds after which a game counts as stuck; kernels may have to be compiled before it."""

_PARTS: Final = (
    "miniaudio",
    "fsrs",
    "openskill.models",
    "ttr_qt.models.records.rating",
    "ai.warmup",
)
"""Modules that are only loaded on some pages or systems, and so could be missing unnoticed."""

_LOOK_EVERY: Final = 50


def try_out(report: Path, *, limit: float = LIMIT) -> int:
    """Play a game, write the report, and return the program's exit code."""
    with TemporaryDirectory(prefix="ttr-qt-") as folder:
        facts = _Trial(Path(folder), limit).run(report.with_suffix(".png"))
    report.write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1))
    return 1 if facts["errors"] else 0


class _Trial(QObject):
    """One window in which a game plays itself."""

    def __init__(self, folder: Path, limit: float) -> None:
        super().__init__()
        self._facts: dict[str, Any] = {"version": program_version(), "errors": []}
        self._end = time.monotonic() + limit
        self._loop = QEventLoop(self)
        self._timer = QTimer(self, interval=_LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        wanted = Preferences("light", "en", 1.0, Motion.OFF, sounds=False)
        self._preparation = Preparation()
        self._window = MainWindow(settings, Autosave(folder), self._preparation, wanted)
        self._watched: Session | None = None
        self._window.resize(1280, 720)
        self._window.show_start()

    def run(self, picture: Path) -> dict[str, Any]:
        """Return what is found, and leave a picture of the last page."""
        hook, sys.excepthook = sys.excepthook, self._on_exception
        try:
            self._window.show()
            QApplication.processEvents()
            self._facts["window_at"] = time.time()
            self._facts["window_cpu_s"] = round(time.process_time(), 3)
            QTimer.singleShot(0, self._begin)
            self._loop.exec()
            if not self._window.grab().save(str(picture)):
                self._fail(f"no picture in {picture}")
            self._window.close()
            self._preparation.close()
        finally:
            sys.excepthook = hook
        return self._facts

    @Slot()
    def _begin(self) -> None:
        from numba.core import event  # noqa: PLC0415 - the window was shown without it

        self._compiled = event.RecordingListener()
        event.register("numba:compile", self._compiled)
        self._facts["data"] = data_found()
        self._facts["parts"] = [name for name in _PARTS if self._imports(name)]
        self._preparation.start()
        self._timer.start()
        page = self._window.page
        if isinstance(page, StartPage):
            # Few pieces, soon over.
            shortest = min(EDITIONS, key=lambda name: RULES[name].pieces)
            page.start_wanted.emit(GameChoice(shortest, ("clara", "otto"), person=False))

    @Slot()
    def _look(self) -> None:
        """See how far the game is."""
        from ttr_qt.pages.ending.end_page import EndPage  # noqa: PLC0415 - loads kernels

        page = self._window.game_page
        if page is not None:
            self._watch(page.session)
            self._facts["actions"] = page.session.ply
        over = isinstance(self._window.page, EndPage)
        if not over and time.monotonic() > self._end:
            self._fail("the game did not end in time")
        if over or self._facts["errors"]:
            self._timer.stop()
            self._facts["compiled"] = sorted(
                {str(seen.data["dispatcher"].py_func) for _, seen in self._compiled.buffer}
            )
            self._facts["cpu_s"] = round(time.process_time(), 3)
            self._loop.quit()

    def _watch(self, session: "Session") -> None:
        """Note each decision that opponents do not make by themselves."""
        if session is not self._watched:
            self._watched = session
            self._facts["stood in for"] = []
            session.stood_in.connect(self._on_stood_in)

    @Slot(object)
    def _on_stood_in(self, notice: "StandIn") -> None:
        self._facts["stood in for"].append(f"ply {notice.ply}: {notice.fault.reason}")

    def _imports(self, name: str) -> bool:
        try:
            importlib.import_module(name)
        except ImportError as error:
            # Sound is left out where miniaudio has no wheel.
            if name != "miniaudio" or _has_sound():
                self._fail(f"{name}: {error}")
            return False
        return True

    def _fail(self, text: str) -> None:
        self._facts["errors"].append(text)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Note what went wrong in a slot; Python's own hook would only print it."""
        self._fail("".join(traceback.format_exception(kind, error, trace)))


def _has_sound() -> bool:
    """Say whether the program is installed with sound on a system like this one."""
    return not sys.platform.startswith("linux") or os.uname().machine == "x86_64"


def data_found() -> dict[str, int]:
    """Return how many maps can be read, and how many files each kind of resource has."""
    found = {
        "maps": len([load_map(name) for name in EDITIONS]),
        "earlier maps": sum(len(earlier_maps(name)) for name in EDITIONS),
    }
    for folder in sorted(data_dir("resources").iterdir()):
        if folder.is_dir():
            found[folder.name] = sum(file.is_file() for file in folder.rglob("*"))
    return found
