"""The page of settings: found, changed and set back, by mouse and by keys."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.window.scrolling import scroll_area
from ttr_qt.pages.settings.settings_page import SettingsPage
from ttr_qt.pages.settings.table import SECTIONS, SETTINGS, usual_values
from ttr_qt.pages.settings.toggle_switch import ToggleSwitch
from ttr_qt.views.theme.palette import DARK, STRONG_LIGHT
from ttr_qt.views.theme.style import Motion, Style

LEFT = Qt.MouseButton.LeftButton


class Desk:
    """A page, and what it told."""

    def __init__(self, page: SettingsPage) -> None:
        self.page = page
        self.changes: list[tuple[str, Any]] = []
        self.all_changes: list[dict[str, Any]] = []
        page.changed.connect(lambda key, value: self.changes.append((key, value)))
        page.all_changed.connect(self.all_changes.append)

    def button(self, key: str, text: str) -> QPushButton:
        row = self.page.rows[key]
        return next(b for b in row.control.findChildren(QPushButton) if b.text() == text)

    def part(self, key: str) -> QWidget:
        return self.page.rows[key].control.parts()[0]

    def shown(self) -> set[str]:
        return {key for key, row in self.page.rows.items() if row.isVisible()}


def open_page(qtbot: QtBot, style: Style | None = None, **changed: object) -> Desk:
    page = SettingsPage(style or Style(), {**usual_values(), **changed})  # type: ignore[dict-item]
    page.setStyleSheet((style or Style()).sheet())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    return Desk(page)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return open_page(qtbot)


def test_all_settings_are_there_in_their_sections(desk: Desk) -> None:
    assert list(desk.page.rows) == [
        setting.key for section in SECTIONS for setting in SETTINGS if setting.section == section
    ]
    assert desk.shown() == set(usual_values())


def test_a_click_changes_a_choice_at_once(desk: Desk) -> None:
    QTest.mouseClick(desk.button("theme", "dark"), LEFT)
    QTest.mouseClick(desk.button("motion", "fast"), LEFT)
    QTest.mouseClick(desk.button("language", "Deutsch"), LEFT)
    QTest.mouseClick(desk.button("confirm", "never"), LEFT)
    QTest.mouseClick(desk.button("think_seconds", "5\N{NO-BREAK SPACE}s"), LEFT)
    assert desk.changes == [
        ("theme", "dark"),
        ("motion", Motion.FAST),
        ("language", "de"),
        ("confirm", "never"),
        ("think_seconds", 5.0),
    ]


def test_switches_and_sliders_by_keys(desk: Desk) -> None:
    switch, slider = desk.part("symbols"), desk.part("volume_wagon")
    assert isinstance(switch, ToggleSwitch)
    assert isinstance(slider, QSlider)
    QTest.keyClick(switch, Qt.Key.Key_Space)
    QTest.keyClick(slider, Qt.Key.Key_Right)
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert desk.changes == [("symbols", False), ("volume_wagon", 65), ("volume_wagon", 0)]
    figures = [text.text() for text in desk.page.rows["volume_wagon"].findChildren(QLabel)]
    assert "off" in figures


def test_a_slider_stops_at_steps_only(desk: Desk) -> None:
    slider = desk.part("volume_end")
    assert isinstance(slider, QSlider)
    slider.setValue(73)
    assert desk.changes == [("volume_end", 75)]


def test_the_wheel_scrolls_past_sliders(desk: Desk) -> None:
    slider = desk.part("volume_end")
    assert isinstance(slider, QSlider)
    value = slider.value()
    middle = QPointF(slider.rect().center())

    def turn() -> None:
        event = QWheelEvent(
            middle,
            slider.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(slider, event)

    turn()
    assert slider.value() == value
    assert not slider.hasFocus()
    slider.setFocus()
    turn()
    assert slider.value() < value


def test_the_keyboard_gets_everywhere_and_back_leaves(qtbot: QtBot, desk: Desk) -> None:
    page = desk.page
    assert page.search is not None
    page.search.setFocus()
    reached: set[str] = set()
    for _ in range(120):
        QTest.keyClick(page, Qt.Key.Key_Tab)
        focus = page.focusWidget()
        reached |= {key for key, row in page.rows.items() if row.isAncestorOf(focus)}
    assert reached == set(page.rows)
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_everything_says_what_it_is(desk: Desk) -> None:
    for key, row in desk.page.rows.items():
        for part in row.control.parts():
            assert part.accessibleName(), key
            assert part.accessibleDescription(), key
    assert desk.button("theme", "dark").accessibleName() == "Colours: dark"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("contrast", {"high_contrast"}),
        ("COLOUR blind", {"symbols"}),
        ("deutsch", {"language"}),
        ("zoom", {"scale", "auto_fit"}),
        ("computer", {"think_seconds", "threads"}),
        ("in doubt", {"confirm"}),
        ("xyzzy", set()),
    ],
)
def test_search_leaves_what_was_meant(desk: Desk, wanted: str, found: set[str]) -> None:
    assert desk.page.search is not None
    QTest.keyClicks(desk.page.search, wanted)
    assert desk.shown() == found
    told = [text.text() for text in desk.page.findChildren(QLabel) if text.isVisible()]
    assert any(f"“{wanted}”" in text for text in told) == (not found)
    desk.page.search.clear()
    assert desk.shown() == set(usual_values())


def test_what_was_found_is_marked(desk: Desk) -> None:
    assert desk.page.search is not None
    desk.page.search.setText("<b> contrast & size")
    desk.page.search.setText("contrast")
    row = desk.page.rows["high_contrast"]
    marked = [text.text() for text in row.findChildren(QLabel) if "background-color" in text.text()]
    assert len(marked) == 1
    assert ">contrast</span>" in marked[0]
    desk.page.search.clear()
    assert next(text.text() for text in row.findChildren(QLabel)) == "High contrast"


def test_only_what_was_changed_can_be_set_back(qtbot: QtBot) -> None:
    desk = open_page(qtbot, theme="dark")
    rows = desk.page.rows
    assert {key for key, row in rows.items() if row.reset_button.isVisible()} == {"theme"}
    QTest.mouseClick(desk.part("symbols"), LEFT)
    assert rows["symbols"].reset_button.isVisible()
    QTest.mouseClick(rows["theme"].reset_button, LEFT)
    assert desk.changes == [("symbols", False), ("theme", "system")]
    assert not rows["theme"].reset_button.isVisible()
    assert desk.button("theme", "follow the system").isChecked()


def test_the_focus_is_not_lost_with_the_button_that_had_it(qtbot: QtBot) -> None:
    desk = open_page(qtbot, symbols=False)
    row = desk.page.rows["symbols"]
    row.reset_button.setFocus()
    QTest.keyClick(row.reset_button, Qt.Key.Key_Space)
    assert desk.page.focusWidget() is desk.part("symbols")


def test_all_is_set_back_and_that_is_undone(qtbot: QtBot) -> None:
    changed = {"theme": "dark", "volume_end": 10, "auto_fit": False}
    desk = open_page(qtbot, None, **changed)
    page = desk.page
    QTest.mouseClick(page.reset_button, LEFT)
    assert desk.all_changes == [usual_values()]
    assert page.undo_button.isVisible()
    assert not page.reset_button.isVisible()
    assert desk.button("theme", "follow the system").isChecked()
    QTest.mouseClick(page.undo_button, LEFT)
    assert desk.all_changes[1:] == [{**usual_values(), **changed}]
    assert page.reset_button.isEnabled()
    assert desk.button("theme", "dark").isChecked()


def test_whoever_changes_something_after_a_reset_meant_it(qtbot: QtBot) -> None:
    desk = open_page(qtbot, theme="dark")
    QTest.mouseClick(desk.page.reset_button, LEFT)
    QTest.mouseClick(desk.part("symbols"), LEFT)
    assert not desk.page.undo_button.isVisible()
    assert desk.page.reset_button.isEnabled()


def test_without_changes_there_is_nothing_to_set_back(desk: Desk) -> None:
    assert not desk.page.reset_button.isEnabled()


def test_a_page_built_anew_goes_on_where_the_old_one_was(qtbot: QtBot) -> None:
    before = open_page(qtbot, theme="dark")
    QTest.mouseClick(before.page.reset_button, LEFT)
    scroll_area(before.page).verticalScrollBar().setValue(150)
    after = open_page(qtbot, Style(DARK))
    after.page.restore(before.page.state())
    assert after.page.undo_button.isVisible()
    qtbot.waitUntil(lambda: scroll_area(after.page).verticalScrollBar().value() == 150)
    QTest.mouseClick(after.page.undo_button, LEFT)
    assert after.all_changes == [{**usual_values(), "theme": "dark"}]


def test_focus_and_search_survive_too(qtbot: QtBot) -> None:
    before = open_page(qtbot)
    assert before.page.search is not None
    before.page.search.setText("contrast")
    before.part("high_contrast").setFocus()
    after = open_page(qtbot, Style(STRONG_LIGHT), high_contrast=True)
    after.page.restore(before.page.state())
    assert after.shown() == {"high_contrast"}
    assert after.page.focusWidget() is after.part("high_contrast")


def test_a_section_is_shown_by_its_button(desk: Desk) -> None:
    desk.page.show_section("sound")
    assert desk.page.focusWidget() is desk.part("sounds")
    seen = desk.page.rows["sounds"].visibleRegion().boundingRect()
    assert seen.height() == desk.page.rows["sounds"].height()


@pytest.mark.parametrize("searched", ["dark", "there is no such setting", "volume"])
def test_a_section_is_shown_by_its_button_during_a_search(
    qtbot: QtBot, desk: Desk, searched: str
) -> None:
    page = desk.page
    assert page.search is not None
    page.search.setText(searched)
    QApplication.processEvents()
    jump = next(b for b in page.findChildren(QPushButton) if b.text() == "Sound")
    QTest.mouseClick(jump, LEFT)
    row = page.rows["sounds"]
    qtbot.waitUntil(lambda: scroll_area(page).verticalScrollBar().value() > 0)
    assert row.visibleRegion().boundingRect().height() == row.height() > 0
    assert page.search.text() == ""
    assert page.focusWidget() is desk.part("sounds")


@pytest.fixture(params=[(1024, 700, 1.0), (1024, 700, 1.5), (1280, 720, 1.5), (1920, 1080, 0.85)])
def sized(qtbot: QtBot, request: pytest.FixtureRequest) -> Desk:
    width, height, scale = request.param
    desk = open_page(qtbot, Style(scale=scale))
    desk.page.resize(width, height)
    QApplication.processEvents()
    return desk


def test_nothing_is_cut_off_at_any_size(sized: Desk) -> None:
    for key, row in sized.page.rows.items():
        assert row.control.width() >= row.control.sizeHint().width(), key
        assert row.rect().contains(row.control.geometry()), key
        for text in row.findChildren(QLabel):
            assert text.height() >= text.heightForWidth(text.width()), key
    scroll = scroll_area(sized.page)
    content = scroll.widget()
    assert content is not None
    assert content.width() <= scroll.viewport().width()
