"""Tests begin with an empty screen and a mouse at rest, whatever the test before left."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.screens.clear_screen import clear_desk


def test_nothing_is_left_of_windows_and_buttons(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        QTest.mousePress(window, button)
    QTest.mouseMove(window)
    clear_desk()
    assert not window.isVisible()
    assert QApplication.widgetAt(QCursor.pos()) is None
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton
