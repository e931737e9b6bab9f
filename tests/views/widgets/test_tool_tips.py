"""Tool tips are no obstacle: a click on what one covers reaches it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QLabel, QToolTip
from pytestqt.qtbot import QtBot

from ttr_qt.views.widgets.tool_tips import ClicksThroughToolTips


def tip_windows() -> list[QWindow]:
    windows = QGuiApplication.topLevelWindows()
    return [w for w in windows if w.isVisible() and w.type() == Qt.WindowType.ToolTip]


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_the_mouse_reaches_what_a_tool_tip_covers(qtbot: QtBot) -> None:
    below = QLabel("below")
    qtbot.addWidget(below)
    below.show()
    qtbot.waitUntil(below.isActiveWindow)  # Qt takes tips away when a window becomes active
    keeper = ClicksThroughToolTips(below)
    for text in ("covers it", "another one"):
        QToolTip.showText(below.mapToGlobal(QPoint(2, 2)), text, below)
        (tip,) = tip_windows()
        qtbot.waitUntil(lambda tip=tip: not opaque(tip))  # type: ignore[misc]
        assert tip.isVisible()
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not tip_windows())
    assert keeper.parent() is below


def opaque(window: QWindow) -> bool:
    return not window.flags() & Qt.WindowType.WindowTransparentForInput
