"""What holds for all tests of views."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers.screens.clear_screen import clear_desk


@pytest.fixture(autouse=True)
def empty_screen(qapp: QApplication) -> Iterator[None]:
    """Begin without windows of others, and leave no style sheet behind.

    Without an application Qt crashes where fonts are loaded.
    """
    clear_desk()
    yield
    if qapp.styleSheet():
        qapp.setStyleSheet("")
