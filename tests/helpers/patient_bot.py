"""A bot of pytest-qt's that gives a busy machine time."""

from collections.abc import Callable
from typing import Any, Final

from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

PATIENCE: Final = 20_000
"""Milliseconds for which tests wait for what should happen soon.

Helpers that block a thread do so for longer, so that a test notices if nobody lets them go on.
"""


class PatientBot(QtBot):
    """Waits longer than the usual five seconds where a test does not say how long."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        __tracebackhide__ = True
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
