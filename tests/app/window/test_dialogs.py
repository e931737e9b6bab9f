"""Dialogs that Qt draws itself are as readable as the window, in each theme."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QHeaderView,
    QLabel,
    QListView,
    QMessageBox,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.window.fixtures import QUIET, MakeWindow
from tests.helpers.window.vision import contrast
from ttr_qt.app.game.file_dialog import GameFileDialog
from ttr_qt.app.game.waiting_dialog import WaitingDialog
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.startup.crash_dialog import CrashDialog
from ttr_qt.app.window.main_window import MainWindow

pytestmark = pytest.mark.slow

READABLE = 4.5
ROLE = QPalette.ColorRole
THEMES = [
    replace(QUIET, theme=theme, high_contrast=strong)
    for theme in ("light", "dark")
    for strong in (False, True)
]
LAST = -1


def inks(widget: QWidget) -> tuple[str, str]:
    """Return the ground of a widget and the colour on it that stands out most, as painted."""
    around = widget.window()  # which paints the ground of most
    place = QRect(widget.mapTo(around, QPoint(0, 0)), widget.size())
    image = around.grab(place).toImage()
    colours = Counter(
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    )
    ground = colours.most_common(1)[0][0]
    return ground, max(colours, key=lambda colour: contrast(colour, ground))


def assert_readable(widget: QWidget) -> None:
    ground, ink = inks(widget)
    assert contrast(ground, ink) >= READABLE, (widget, ground, ink)


def file_dialog(window: MainWindow, qtbot: QtBot, folder: Path) -> GameFileDialog:
    (folder / "a folder").mkdir(exist_ok=True)
    dialog = GameFileDialog(window.preferences.style, "save", folder, window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    return dialog


def assert_file_dialog_readable(dialog: QFileDialog) -> None:
    """Look at texts as painted and, where icons stand beside them, at the colours they have."""
    views = [
        view
        for kind in (QListView, QTreeView)
        for view in dialog.findChildren(kind)
        if view.isVisible()
    ]
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
    boxes = dialog.findChildren(QComboBox)
    headers = [head for head in dialog.findChildren(QHeaderView) if head.isVisible()]
    assert len(views) > 1
    assert len(labels) > 2
    assert headers
    for widget in (*labels, *headers, boxes[LAST]):
        assert_readable(widget)
    pairs = ((ROLE.Text, ROLE.Base), (ROLE.HighlightedText, ROLE.Highlight))
    for view in views:
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            colours = view.palette()
            for ink, ground in pairs:
                told = (colours.color(group, ink).name(), colours.color(group, ground).name())
                assert contrast(*told) >= READABLE, (view, group, told)
        painted, _ = inks(view)
        assert QColor(painted) == view.palette().color(ROLE.Base)


@pytest.mark.parametrize("theme", THEMES)
def test_file_dialogs_are_readable(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, theme: Preferences
) -> None:
    dialog = file_dialog(make_window(preferences=theme), qtbot, tmp_path)
    assert_file_dialog_readable(dialog)


def test_the_arrows_of_a_file_dialog_are_seen_on_dark_ground(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = file_dialog(make_window(preferences=THEMES[LAST]), qtbot, tmp_path)
    arrow = dialog.findChild(QToolButton, "toParentButton")
    assert arrow is not None
    assert_readable(arrow)


def test_dialogs_follow_a_theme_that_is_switched(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window()
    for theme in (*THEMES[1:], THEMES[0]):
        window.preferences.set(theme)
        dialog = file_dialog(window, qtbot, tmp_path)
        assert_file_dialog_readable(dialog)
        ground = dialog.palette().color(ROLE.Window)
        assert ground == QColor(window.preferences.style.theme.background)
        dialog.close()


@pytest.mark.parametrize("theme", THEMES)
def test_boxes_and_our_own_dialogs_are_readable(
    make_window: MakeWindow, qtbot: QtBot, theme: Preferences
) -> None:
    window = make_window(preferences=theme)
    window.errors.show_box("This file can't be opened.", "It is none.")
    box = window.findChild(QMessageBox)
    assert box is not None
    dialogs: list[QDialog] = [
        box,
        CrashDialog(window.preferences.style, "A report", window),
        WaitingDialog(window.preferences.style, "Wait", "A moment.", window),
    ]
    for dialog in dialogs:
        dialog.open()
        qtbot.waitExposed(dialog)
        texts = [one for one in dialog.findChildren(QLabel) if one.isVisible() and one.text()]
        assert len(texts) > 1
        for text in texts:
            assert_readable(text)
        dialog.close()


@pytest.mark.parametrize("theme", THEMES)
def test_menus_and_tool_tips_are_readable(make_window: MakeWindow, theme: Preferences) -> None:
    window = make_window(preferences=theme)
    colours = QApplication.palette()
    tip = (colours.color(ROLE.ToolTipText).name(), colours.color(ROLE.ToolTipBase).name())
    assert contrast(*tip) >= READABLE
    look = window.preferences.style.theme
    assert contrast(look.ink, look.panel) >= READABLE  # of menus, see the style sheet
    assert f"background: {tip[1].upper()}; color: {tip[0].upper()}" in window.styleSheet()
