"""What holds for all tests of views."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _plain_style() -> Iterator[None]:
    """Leave no style sheet behind."""
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication) and app.styleSheet():
        app.setStyleSheet("")
