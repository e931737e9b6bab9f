"""A screen without windows that other tests have left, and a mouse at rest beside it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_BESIDE = QPoint(-100, -100)


def clear_desk() -> None:
    """Hide all windows, such as tips, which would get what the pointer does; let the mouse go.

    Qt remembers a button that was pressed over a window now gone, or twice; moves would be drags.
    What appears under a pointer that was left somewhere would be pointed at.
    """
    for widget in QApplication.topLevelWidgets():
        if widget.isVisible():
            widget.hide()
    for button in Qt.MouseButton:
        if button & QApplication.mouseButtons():
            QTest.mouseRelease(QWidget(), button)
    QCursor.setPos(_BESIDE)
