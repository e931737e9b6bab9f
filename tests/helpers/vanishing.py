"""Waits until something that nobody needs any more has gone."""

import gc
from collections.abc import Callable

from pytestqt.qtbot import QtBot


def wait_until_gone(qtbot: QtBot, thing: Callable[[], object]) -> None:
    """Collect garbage until a weak reference to a thing is empty; time out if somebody keeps it."""

    def is_gone() -> bool:
        gc.collect()
        return thing() is None

    qtbot.waitUntil(is_gone)
