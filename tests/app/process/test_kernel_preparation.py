"""Preparing the kernels: told as it goes, in another process, ended at once."""

import logging
import sys
import threading
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.own_clock import own_seconds
from ttr_qt.app.process.kernel_preparation import Call, Preparation

pytestmark = pytest.mark.slow

TELLS = "print('0 2', flush=True); print('not a step'); print('1 2', flush=True); print('2 2')"

Make = Callable[..., Preparation]


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    """Return what makes preparations, all closed after the test."""
    made: list[Preparation] = []

    def make_one(
        script: str,
        *,
        program: str = sys.executable,
        warm: bool = False,
        steps: Sequence[Call] = (),
    ) -> Preparation:
        result = Preparation(
            qapp, command=(program, "-c", script), is_warm=lambda: warm, steps=lambda: steps
        )
        made.append(result)
        return result

    yield make_one
    for one in made:
        one.close()


def told(preparation: Preparation) -> list[tuple[int, int]]:
    steps: list[tuple[int, int]] = []
    preparation.progressed.connect(lambda done, total: steps.append((done, total)))
    return steps


def test_another_process_compiles_and_then_this_one_loads(qtbot: QtBot, make: Make) -> None:
    threads: list[str] = []
    step = lambda: threads.append(threading.current_thread().name)  # noqa: E731
    preparation = make(TELLS, steps=[step, step])
    steps = told(preparation)
    with qtbot.waitSignal(preparation.finished, timeout=20_000) as finished:
        preparation.start()
    assert finished.args == [True]
    assert steps == [(0, 2), (1, 2), (2, 2)]
    assert len(threads) == 2
    assert threading.main_thread().name not in threads
    assert not preparation.running


def test_what_is_compiled_is_only_loaded(qtbot: QtBot, make: Make) -> None:
    calls: list[int] = []
    preparation = make("raise SystemExit(1)", warm=True, steps=[lambda: calls.append(1)])
    steps = told(preparation)
    with qtbot.waitSignal(preparation.finished, timeout=20_000) as finished:
        preparation.start()
    assert finished.args == [True]
    assert calls == [1]
    assert steps == []


@pytest.mark.parametrize("program", [sys.executable, "/nowhere/no-such-program"])
def test_where_the_process_fails_the_thread_compiles(
    qtbot: QtBot, make: Make, program: str
) -> None:
    calls: list[int] = []
    steps_here = [lambda: calls.append(1)] * 3
    preparation = make("raise SystemExit(3)", program=program, steps=steps_here)
    steps = told(preparation)
    with qtbot.waitSignal(preparation.finished, timeout=20_000) as finished:
        preparation.start()
    assert finished.args == [True]
    assert calls == [1, 1, 1]
    assert steps == [(0, 3), (1, 3), (2, 3)]


def test_a_kernel_that_fails_is_told(
    qtbot: QtBot, make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ValueError("no compiler")

    preparation = make("", warm=True, steps=[fail])
    with (
        caplog.at_level(logging.ERROR),
        qtbot.waitSignal(preparation.finished, timeout=20_000) as finished,
    ):
        preparation.start()
    assert finished.args == [False]
    assert "no compiler" in caplog.text


@pytest.mark.alone
def test_closing_ends_the_process_at_once_and_says_nothing(qtbot: QtBot, make: Make) -> None:
    preparation = make("print('0 9', flush=True); import time; time.sleep(60)")
    with qtbot.waitSignal(preparation.progressed, timeout=20_000):
        preparation.start()
    process = preparation.findChild(QProcess)
    assert process is not None
    assert preparation.running
    with qtbot.assertNotEmitted(preparation.finished, wait=100):
        began = own_seconds()
        preparation.close()
        assert own_seconds() - began < 1.0
    assert process.processId() == 0
    assert not preparation.running


def test_closing_while_loading_calls_no_further_kernel(qtbot: QtBot, make: Make) -> None:
    begun, go_on, calls = threading.Event(), threading.Event(), []

    def wait() -> None:
        begun.set()
        go_on.wait(60)

    preparation = make("", warm=True, steps=[wait, lambda: calls.append(1)])
    before = set(threading.enumerate())
    preparation.start()
    (loading,) = set(threading.enumerate()) - before
    assert begun.wait(60)
    with qtbot.assertNotEmitted(preparation.finished, wait=100):
        threading.Timer(1.0, go_on.set).start()
        preparation.close()
    loading.join(10)
    assert not loading.is_alive()
    assert calls == []


def test_the_real_process_tells_each_step(qtbot: QtBot) -> None:
    """The kernels of the tests are compiled, so that it has nothing to do but to load them."""
    preparation = Preparation(is_warm=lambda: False, steps=lambda: ())
    steps = told(preparation)
    with qtbot.waitSignal(preparation.finished, timeout=250_000) as finished:
        preparation.start()
    preparation.close()
    assert finished.args == [True]
    total = steps[0][1]
    assert steps == [(done, total) for done in range(total + 1)]
