"""Tab and Shift+Tab come to everything that can be used, on every page."""

import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, finish
from tests.helpers.window.fixtures import QUIET, MakeWindow
from tests.helpers.window.replays import recorded, shown
from tests.helpers.window.situations import chapter, chapter_ends, choosing, own_turn, replay
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage

pytestmark = pytest.mark.slow

MOST = 80
"""Presses after which one has been everywhere on any page."""


def start(_qtbot: QtBot, _window: MainWindow) -> None:
    """Show the page with which everything begins."""


def mixing(qtbot: QtBot, window: MainWindow) -> None:
    """Show the choice of decks to draw tickets from."""
    page = begin(window, "germany")
    qtbot.waitUntil(page.choosing.isVisible)


def end(qtbot: QtBot, window: MainWindow) -> None:
    """Show the end of a game."""
    finish(qtbot, window, begin(window, "first_journey")).skip()


def replay_begins(_qtbot: QtBot, window: MainWindow) -> None:
    """Show a game again, at its beginning."""
    shown(window, recorded("usa", 2))


def keep_a_game(qtbot: QtBot, window: MainWindow) -> None:
    """Play a game to its end, and wait until it is kept."""
    end(qtbot, window)
    window.archive.store.flush()


def games(qtbot: QtBot, window: MainWindow) -> None:
    """Show the games, of which there are some."""
    keep_a_game(qtbot, window)
    window.overlays.open_games()


def no_games(_qtbot: QtBot, window: MainWindow) -> None:
    """Show the games, of which there are none."""
    window.overlays.open_games()


def statistics(qtbot: QtBot, window: MainWindow) -> None:
    """Show what is told of a game."""
    keep_a_game(qtbot, window)
    window.overlays.open_statistics()


def rules(_qtbot: QtBot, window: MainWindow) -> None:
    """Show the rules."""
    window.overlays.open_rules()


def keys(_qtbot: QtBot, window: MainWindow) -> None:
    """Show all keys."""
    window.overlays.open_keys()


def settings(_qtbot: QtBot, window: MainWindow) -> None:
    """Show the settings."""
    window.overlays.open_settings()


def chapters(_qtbot: QtBot, window: MainWindow) -> None:
    """Show the chapters of the tutorial."""
    window.overlays.open_tutorial()


PAGES = (
    start,
    choosing,
    mixing,
    own_turn,
    end,
    replay,
    replay_begins,
    games,
    no_games,
    statistics,
    rules,
    keys,
    settings,
    chapters,
    chapter,
    chapter_ends,
)


Show = Callable[[QtBot, MainWindow], None]
Stop = QWidget | QButtonGroup


def bring(qtbot: QtBot, window: MainWindow, show: Show) -> None:
    """Show a page, and wait until it has the keyboard."""
    show(qtbot, window)
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()


def stop(widget: QWidget) -> Stop:
    """Return a widget, or the choice that it belongs to: Tab comes to one button of each."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group or widget


def stops(window: MainWindow) -> set[Stop]:
    """Return all that Tab has to come to."""
    return {
        stop(widget)
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    }


def way(window: MainWindow, key: Qt.Key) -> list[Stop]:
    """Return where a key leads, until one is where one was before."""
    way: list[Stop] = []
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or window, key)
        focus = QApplication.focusWidget()
        assert focus is not None
        if stop(focus) in way[:-1]:
            break
        if stop(focus) not in way:  # whoever reads the rules goes from link to link first
            way.append(stop(focus))
    return way


@pytest.mark.parametrize("show", PAGES)
def test_tab_comes_to_everything(qtbot: QtBot, make_window: MakeWindow, show: Show) -> None:
    window = make_window()
    bring(qtbot, window, show)
    forward = way(window, Qt.Key.Key_Tab)
    back = way(window, Qt.Key.Key_Backtab)
    assert set(forward) == stops(window)
    assert set(back) == stops(window)
    there = [*forward, *forward]
    first = there.index(back[-1])
    assert there[first : first + len(back)] == back[::-1]


def place(one: Stop, window: MainWindow) -> QRect:
    """Return where a stop lies in the window."""
    widget = one.checkedButton() if isinstance(one, QButtonGroup) else one
    assert widget is not None
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("show", [start, games, no_games, statistics, rules, settings, chapters])
def test_tab_goes_through_the_first_line_as_it_is_read(
    qtbot: QtBot, make_window: MakeWindow, show: Show
) -> None:
    window = make_window()
    bring(qtbot, window, show)
    forward = way(window, Qt.Key.Key_Tab)
    places = {one: place(one, window) for one in forward}
    top = min(places.values(), key=QRect.top)
    line = [one for one in forward if top.top() <= places[one].center().y() <= top.bottom()]
    line.sort(key=lambda one: places[one].left())
    at = forward.index(line[0])
    assert (forward[at:] + forward[:at])[: len(line)] == line


def seen_part(widget: QWidget) -> QRect:
    """Return what is seen of a widget in those around it."""
    part, around = widget.rect(), widget
    while (parent := around.parentWidget()) is not None:
        part = part.translated(around.pos()) & parent.rect()
        around = parent
    return part


@pytest.mark.parametrize("show", PAGES)
def test_tab_comes_to_nothing_that_is_not_seen(
    qtbot: QtBot, make_window: MakeWindow, show: Show
) -> None:
    window = make_window(size=(1024, 700))
    bring(qtbot, window, show)
    there = stops(window)
    for key in (*([Qt.Key.Key_Tab] * len(there)), *([Qt.Key.Key_Backtab] * len(there))):
        QTest.keyClick(QApplication.focusWidget() or window, key)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert not seen_part(focus).isEmpty(), focus
        assert not isinstance(focus, QScrollArea), focus


@pytest.mark.parametrize("show", [start, end, statistics, chapters, keys, settings])
def test_keys_scroll_what_is_too_high(qtbot: QtBot, make_window: MakeWindow, show: Show) -> None:
    window = make_window(size=(1024, 700), preferences=replace(QUIET, scale=1.5))
    bring(qtbot, window, show)
    page = window.stack.overlay or window.page
    assert page is not None
    bars = [area.verticalScrollBar() for area in page.findChildren(QScrollArea)]
    assert any(bar.maximum() for bar in bars)

    def scrolled() -> bool:
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_PageDown)
        return any(bar.value() for bar in bars)

    qtbot.waitUntil(scrolled)  # the end of a game does not listen at once


@pytest.mark.parametrize("show", [start, replay, games, statistics, rules, settings])
def test_tab_comes_to_what_is_chosen(qtbot: QtBot, make_window: MakeWindow, show: Show) -> None:
    window = make_window(preferences=replace(QUIET, scale=1.15, language="de"))
    show(qtbot, window)
    for group in window.findChildren(QButtonGroup):
        group.buttons()[-1].setChecked(True)
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        chosen = 0
        for _ in range(MOST):
            QTest.keyClick(QApplication.focusWidget() or window, key)
            focus = QApplication.focusWidget()
            if isinstance(focus, QAbstractButton) and focus.group() is not None:
                assert focus.isChecked()
                chosen += 1
        assert chosen


def colours(one: QPushButton) -> Counter[int]:
    """Return which colours a button has within its ring, and how often."""
    image, inside = one.grab().toImage(), one.rect().adjusted(7, 7, -7, -7)
    across = range(inside.left(), inside.right() + 1)
    down = range(inside.top(), inside.bottom() + 1)
    return Counter(image.pixel(x, y) for x in across for y in down)


@pytest.mark.parametrize("show", [settings, chapters, own_turn])
def test_focus_is_shown_by_nothing_but_a_ring(
    qtbot: QtBot, make_window: MakeWindow, show: Show
) -> None:
    window = make_window()
    bring(qtbot, window, show)
    focused: dict[QPushButton, Counter[int]] = {}
    for _ in stops(window):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if isinstance(focus, QPushButton):
            focused[focus] = colours(focus)
    window.setFocus()
    assert focused
    for one, found in focused.items():
        ((ground, pixels),) = colours(one).most_common(1)
        assert found[ground] > pixels * 0.9, one.accessibleName()


def test_opponents_follow_each_other(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.page
    assert isinstance(page, StartPage)
    panel = page.opponents
    for _ in range(2):
        panel.add_button.setFocus()
        QTest.keyClick(panel.add_button, Qt.Key.Key_Space)
    QTest.mouseClick(panel.rows[0].remove_button, Qt.MouseButton.LeftButton)
    panel.add_button.setFocus()
    QTest.keyClick(panel.add_button, Qt.Key.Key_Space)
    page.setFocus()
    rows = [(stop(row.strip.parts[0]), row.remove_button) for row in panel.rows]
    adding = (panel.add_button, panel.add_person_button)
    expected = [*itertools.chain(*rows), *adding, page.person.portrait, page.person.name_edit]
    assert way(window, Qt.Key.Key_Tab)[: len(expected)] == expected


def test_a_turn_is_gone_through_in_the_order_it_is_thought_about(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    own_turn(qtbot, window)
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(window.isActiveWindow)
    page.board_view.setFocus()
    buttons = [one for one in page.turn.buttons if one.isEnabled()]
    expected = [page.hand.stacks, page.market.table, *buttons, page.tickets.list]
    assert buttons
    assert way(window, Qt.Key.Key_Tab)[: len(expected)] == expected
