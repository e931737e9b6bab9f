"""Threads are broken into, but never while they hold what the whole process needs."""

import contextlib
import importlib
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import SimpleNamespace

import pytest
from numba.core.compiler_lock import global_compiler_lock

from ttr_qt.threads import interrupt, lower_priority


def endless(ready: threading.Event) -> None:
    ready.set()
    while True:
        time.sleep(0.001)


def started(work: Callable[[], None]) -> threading.Thread:
    def end_quietly() -> None:
        with contextlib.suppress(SystemExit):
            work()

    thread = threading.Thread(target=end_quietly, daemon=True)
    thread.start()
    return thread


def wait_until(state: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not state():
        assert time.monotonic() < deadline
        time.sleep(0.001)


def modules_of(thread: threading.Thread) -> set[str]:
    """Return the modules whose functions a thread is in."""
    frame = sys._current_frames().get(thread.ident or 0)  # noqa: SLF001 - a documented one
    found: set[str] = set()
    while frame is not None:
        found.add(str(frame.f_globals.get("__name__")))
        frame = frame.f_back
    return found


def helpers() -> list[threading.Thread]:
    return [one for one in threading.enumerate() if one.name.startswith("end of ")]


def test_endless_code_is_ended_at_once() -> None:
    ready = threading.Event()
    thread = started(lambda: endless(ready))
    assert ready.wait(10)
    interrupt(thread)
    assert helpers() == []
    thread.join(10)
    assert not thread.is_alive()
    interrupt(thread)


class _Handler(logging.Handler):
    """Holds its lock as any other does while it writes."""

    def __init__(self, busy: threading.Event, go_on: threading.Event) -> None:
        super().__init__()
        self.busy, self.go_on = busy, go_on

    def emit(self, _record: logging.LogRecord) -> None:
        self.busy.set()
        self.go_on.wait(10)


def test_who_waits_for_the_compiler_is_ended_afterwards() -> None:
    waiting, ready, go_on = threading.Event(), threading.Event(), threading.Event()

    def compile_long() -> None:
        with global_compiler_lock:
            waiting.set()
            go_on.wait(10)

    def work() -> None:
        with global_compiler_lock:
            pass
        endless(ready)

    compiler = started(compile_long)
    assert waiting.wait(10)
    thread = started(work)
    wait_until(lambda: "numba.core.compiler_lock" in modules_of(thread))
    interrupt(thread)
    assert len(helpers()) == 1
    go_on.set()
    compiler.join(10)
    assert_ended(thread, global_compiler_lock)
    assert ready.is_set(), "it was broken into too early"


def test_who_writes_to_the_log_is_ended_afterwards() -> None:
    busy, ready, go_on = threading.Event(), threading.Event(), threading.Event()
    handler = _Handler(busy, go_on)
    log = logging.getLogger("of the test of threads")
    log.propagate = False
    log.addHandler(handler)

    def work() -> None:
        log.warning("something")
        endless(ready)

    thread = started(work)
    assert busy.wait(10)
    interrupt(thread)
    go_on.set()
    assert handler.lock is not None
    assert_ended(thread, handler.lock)
    assert ready.is_set(), "it was broken into too early"


def test_who_imports_is_ended_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slowly_imported.py").write_text(
        "import sys\n"
        "test = sys.modules['of the test of threads']\n"
        "test.begun.set()\n"
        "test.go_on.wait(10)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "slowly_imported", raising=False)
    begun, ready, go_on = threading.Event(), threading.Event(), threading.Event()
    told = SimpleNamespace(begun=begun, go_on=go_on)
    monkeypatch.setitem(sys.modules, "of the test of threads", told)

    def work() -> None:
        importlib.import_module("slowly_imported")
        endless(ready)

    thread = started(work)
    assert begun.wait(10)
    interrupt(thread)
    assert len(helpers()) == 1
    go_on.set()
    assert_ended(thread, contextlib.nullcontext())
    assert ready.is_set(), "it was broken into too early"


def assert_ended(thread: threading.Thread, lock: AbstractContextManager[object]) -> None:
    """Assert that a thread has gone, that nobody waits for it and that a lock is free."""
    thread.join(10)
    assert not thread.is_alive()
    for helper in helpers():
        helper.join(10)
    assert helpers() == []
    got = threading.Event()

    def take() -> None:
        with lock:
            got.set()

    started(take)
    assert got.wait(5), "the lock is held for ever"


@pytest.mark.skipif(sys.platform != "linux", reason="others have no number to look at")
def test_only_the_thread_that_asks_lets_others_go_first() -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    seen: list[int] = []
    before = priority()

    def work() -> None:
        lower_priority()
        seen.append(priority())

    started(work).join(10)
    assert seen[0] > before or before >= 5
    assert priority() == before
