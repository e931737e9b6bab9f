"""What holds for all tests of views."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    """Collect garbage in this thread only, as the program does, and leave no style sheet behind.

    Boards are drawn in threads: views that are found to be garbage there would end there too.
    """
    gc.disable()
    yield
    gc.collect(1)  # nothing of the test is older than that
    gc.enable()
    app = QApplication.instance()
    if isinstance(app, QApplication) and app.styleSheet():
        app.setStyleSheet("")
