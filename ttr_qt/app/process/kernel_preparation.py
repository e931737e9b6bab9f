"""Getting the kernels ready while a person looks at the first page."""

import contextlib
import importlib
import logging
import os
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal, SignalInstance, Slot

import ttr_qt

COMMAND: Final = (
    # A frozen program has no interpreter to hand a module to.
    (sys.executable, "--prepare")
    if getattr(sys, "frozen", False)
    else (sys.executable, "-m", "ttr_qt.app.process.warm_process")
)
_JOIN_SECONDS: Final = 0.5
"""Seconds to wait at the most for the thread that loads, when the window closes."""

_log = logging.getLogger(__name__)

Call = Callable[[], object]


class Preparation(QObject):
    """Compiles kernels in another process, if that was never done, and then loads them here.

    Compiling in this process would make the window stutter; loading takes about a second in all,
    in a thread. Where the other process fails the thread compiles: it stutters, but it works.

    Signals:
        progressed: (steps done, steps in all) while there is something to compile; never
            before `start`, and not at all where everything is only loaded.
        finished: whether all is ready; nothing comes after it. Games are to wait for it: opponents
            whose kernels are compiled while they think overrun their time.
    """

    progressed = Signal(int, int)
    finished = Signal(bool)
    _step_done = Signal(int, int)
    _loaded = Signal(bool)
    _found_cold = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        command: Sequence[str] = COMMAND,
        is_warm: Callable[[], bool] | None = None,
        steps: Callable[[], Sequence[Call]] | None = None,
    ) -> None:
        """Make a preparation; tests give other commands and steps than those of the program."""
        super().__init__(parent)
        self._command = tuple(command)
        self._is_warm = opponents_are_warm if is_warm is None else is_warm
        self._steps = _all_calls if steps is None else steps
        self._process: QProcess | None = None
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._tells = False
        self._over = False
        self._step_done.connect(self._on_step_done)
        self._loaded.connect(self._on_loaded)
        self._found_cold.connect(self._compile)

    @property
    def running(self) -> bool:
        """Whether something is still to be made ready."""
        return not self._over and (self._process is not None or self._thread is not None)

    def start(self) -> None:
        """Begin, and return at once."""
        self._thread = threading.Thread(target=self._look, name="load kernels", daemon=True)
        self._thread.start()

    def _look(self) -> None:
        """See whether there is something to compile, in the thread that loads."""
        try:
            warm = self._is_warm()
        except Exception:  # noqa: BLE001 - the end of a thread; what fails is tried and told below
            _log.exception("it is not known whether the kernels are compiled")
            warm = False
        if warm:
            self._call_steps()
        else:
            self._tell(self._found_cold)

    @Slot()
    def _compile(self) -> None:
        """Start the other process."""
        if self._over:
            return
        self._thread = None
        self._tells = True
        process = QProcess(self)
        process.setProcessEnvironment(_environment())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_output)
        process.finished.connect(self._on_process_finished)
        process.errorOccurred.connect(self._on_process_error)
        self._process = process
        process.start(self._command[0], list(self._command[1:]))

    def close(self) -> None:
        """End everything at once; nothing is told any more."""
        self._over = True
        self._stop.set()
        process, self._process = self._process, None
        if process is not None and process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(1000)
        if self._thread is not None:
            self._thread.join(_JOIN_SECONDS)

    def _load(self) -> None:
        self._thread = threading.Thread(target=self._call_steps, name="load kernels", daemon=True)
        self._thread.start()

    def _call_steps(self) -> None:
        """Call every kernel once, in the thread that loads."""
        try:
            steps = self._steps()
            for done, call in enumerate(steps):
                if self._stop.is_set():
                    return
                if self._tells:
                    self._tell(self._step_done, done, len(steps))
                call()
        except Exception:  # noqa: BLE001 - the end of a thread; the window is told
            _log.exception("the kernels could not be made ready")
            self._tell(self._loaded, False)
        else:
            self._tell(self._loaded, True)

    def _tell(self, signal: SignalInstance, *values: int) -> None:
        """Tell the thread of the window, from the one that loads."""
        with contextlib.suppress(RuntimeError):  # Qt's part of it may have gone in this moment
            signal.emit(*values)

    @Slot()
    def _on_output(self) -> None:
        process = self._process
        if process is None:
            return
        while process.canReadLine():
            words = process.readLine().toStdString().split()
            if len(words) == 2 and all(word.isdecimal() for word in words):  # noqa: PLR2004
                self.progressed.emit(int(words[0]), int(words[1]))

    @Slot(QProcess.ProcessError)
    def _on_process_error(self, error: QProcess.ProcessError) -> None:
        # Everything else is told by `finished` too.
        if error == QProcess.ProcessError.FailedToStart:
            self._on_process_finished(-1)

    @Slot(int)
    def _on_process_finished(self, code: int) -> None:
        process, self._process = self._process, None
        if process is None or self._over:
            return
        process.deleteLater()
        if code != 0:
            _log.warning("compiling in another process ended with %d", code)
        else:
            self._tells = False
        self._load()

    @Slot(int, int)
    def _on_step_done(self, done: int, steps: int) -> None:
        if not self._over:
            self.progressed.emit(done, steps)

    @Slot(bool)
    def _on_loaded(self, ok: bool) -> None:
        if not self._over:
            self._over = True
            self.finished.emit(ok)


def opponents_are_warm() -> bool:
    """Tell whether nothing has to be compiled for a game against any opponent."""
    from ai import warmup  # noqa: PLC0415 - loads numba

    return warmup.opponents_are_warm()


def _all_calls() -> list[Call]:
    from ai.warmup import all_steps  # noqa: PLC0415 - loads numba

    return [_load_pages, *(step.call for step in all_steps())]


def _load_pages() -> None:
    """Load what shows games, so that the first one opens at once."""
    importlib.import_module("ttr_qt.pages.game.game_page")
    importlib.import_module("ttr_qt.pages.ending.end_page")


def _environment() -> QProcessEnvironment:
    """Return this process's environment, in which the program is found from any folder."""
    result = QProcessEnvironment.systemEnvironment()
    home = str(Path(ttr_qt.__file__).resolve().parent.parent)
    paths = [path for path in (home, result.value("PYTHONPATH")) if path]
    result.insert("PYTHONPATH", os.pathsep.join(paths))
    return result
