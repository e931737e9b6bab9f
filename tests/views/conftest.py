"""What holds for all tests of views."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _plain_style(qapp: QApplication) -> Iterator[None]:
    """Leave no style sheet behind; without an application Qt crashes where fonts are loaded."""
    yield
    if qapp.styleSheet():
        qapp.setStyleSheet("")
