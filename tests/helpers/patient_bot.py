"""A bot of pytest-qt's that gives a busy machine time."""

import time
from collections.abc import Callable
from typing import Any, Final

from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

PATIENCE: Final = 20_000
"""Milliseconds for which tests wait for what should happen soon.

Helpers that block a thread do so for longer, so that a test notices if nobody lets them go on.
"""


_SOON: Final = 0.05
"""Seconds within which most of what tests wait for has happened."""


class PatientBot(QtBot):
    """Waits longer than the usual five seconds where a test does not say how long.

    It also looks more often in the beginning, since tests wait thousands of times.
    """

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        __tracebackhide__ = True
        began = time.monotonic()
        while time.monotonic() - began < min(_SOON, timeout / 1000):
            try:
                if callback() in {None, True}:
                    return
            except AssertionError:
                pass  # told below, if it stays so
            self.wait(1)
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(
        self,
        signal: Any,
        *,
        timeout: int = PATIENCE,
        raising: bool | None = None,
        check_params_cb: Any = None,
    ) -> SignalBlocker:
        return super().waitSignal(
            signal, timeout=timeout, raising=raising, check_params_cb=check_params_cb
        )
