"""One application for all tests, also for those that only measure names."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    # The tool would make a smaller one for itself, with which windows of other tests can't work.
    return qapp
