"""The page of keys shows what the table of commands lists."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ttr_qt.pages.keys_page import KeysPage
from ttr_qt.views.commands.listing import DASH, key_groups
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.key_cap import KeyCap


@pytest.fixture
def page(qtbot: QtBot) -> KeysPage:
    page = KeysPage(Style())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    return page


def test_all_lines_are_shown(page: KeysPage) -> None:
    texts = {text.text() for text in page.findChildren(QLabel)}
    caps = [cap.accessibleName() for cap in page.findChildren(KeyCap)]
    for group in key_groups():
        assert group.title in texts
        for line in group.lines:
            assert line.does in texts
            assert set(line.caps) - {DASH} <= set(caps)


def test_search_finds_keys_and_words(page: KeysPage) -> None:
    def shown() -> list[str]:
        texts = [text for group in page.groups for text in group.findChildren(QLabel)]
        heads = {group.title for group in key_groups()}
        return [t.text() for t in texts if t.isVisible() and t.text() not in heads | {DASH}]

    assert page.search is not None
    page.search.setText("ctrl+z")
    assert shown() == ["undo a step, or take back your last turn"]
    page.search.setText("mix")
    assert shown() == ["keep a ticket or not, or choose a mix"]
    page.search.setText("xyzzy")
    assert shown() == []


def test_escape_goes_back(qtbot: QtBot, page: KeysPage) -> None:
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize(("width", "columns"), [(700, 1), (1024, 2), (1280, 2), (1920, 3)])
def test_columns_follow_the_width(page: KeysPage, width: int, columns: int) -> None:
    page.resize(width, 700)
    QApplication.processEvents()
    assert len({group.x() for group in page.groups}) == columns
