"""Every edition can be played to its end with nothing but the list of moves."""

import functools
import gc
import random
import weakref
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.deciding import CURIOUS, decide
from tests.helpers.players.quickly import begin
from tests.helpers.players.whole_games import play_to_the_end, start_game
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import EDITIONS, Action
from ttr_qt.engine.actions import ClaimRoute, TakeCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.style import Motion

pytestmark = pytest.mark.slow


class ListPlayer:
    """Plays by the list: now and then by typing, else by going through it."""

    def __init__(self, window: MainWindow, page: GamePage) -> None:
        self.window, self.page = window, page
        self.typed = 0

    @property
    def ready(self) -> bool:
        """Whether there is something to decide."""
        return self.page.active

    def press(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    def do(self, action: Action) -> None:
        """Find an action in the list and play it with Enter."""
        moves = self.page.moves
        actions = [line.action for line in moves.lines if line.action is not None]
        assert set(actions) == set(self.page.session.observation.legal_actions)
        assert len({line.text for line in moves.lines}) == len(moves.lines), "two lines alike"
        moves.filter.setFocus()
        if len(actions) > 6:
            self.typed += 1
            moves.filter.setText(next(line.text for line in moves.lines if line.action == action))
            found = [line for line in moves.lines if line.action is not None]
            assert len(found) < len(actions)
        self.press(Qt.Key.Key_Down)
        assert QApplication.focusWidget() is moves.list
        self.press(Qt.Key.Key_Home)
        while True:
            if moves.lines[moves.list.currentIndex().row()].action == action:
                break
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)
        QApplication.processEvents()


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_game_by_the_list_alone(qtbot: QtBot, make_window: MakeWindow, edition: str) -> None:
    window = make_window(seed=3)
    page = start_game(window, edition)
    window.moves.action.trigger()
    assert page.moves.isVisible()
    player = ListPlayer(window, page)
    end = play_to_the_end(qtbot, window, player, seed=3)
    assert end.isVisible()
    assert page.session.over
    assert not window.moves.isVisible()


def test_the_list_is_shown_hidden_and_remembered(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(Waiter)
    assert isinstance(window.page, StartPage)
    assert not window.moves.isVisible()
    page = start_game(window, "usa")
    qtbot.waitUntil(lambda: page.active)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_M)
    assert page.moves.isVisible()
    assert QApplication.focusWidget() is page.moves.filter
    window.show_start()
    assert not window.moves.isVisible()
    page = start_game(window, "amsterdam")
    assert page.moves.isVisible()
    window.moves.close()
    assert not window.moves.action.isChecked()
    other = make_window(Waiter)
    assert not other.moves.action.isChecked()


def test_lines_are_grouped_filtered_and_lit(qtbot: QtBot, make_window: MakeWindow) -> None:
    _window, page = open_list(qtbot, make_window)
    moves = page.moves
    headings = [line.text for line in moves.lines if line.action is None]
    assert headings == ["Take a card", "Claim a route", "Tickets"]
    moves.filter.setText("SAINT locomotive")
    claims = [line for line in moves.lines if isinstance(line.action, ClaimRoute)]
    assert claims
    assert all("Saint" in line.text and "locomotive" in line.text for line in claims)
    assert [line.text for line in moves.lines if line.action is None] == ["Claim a route"]
    QTest.keyClick(moves.filter, Qt.Key.Key_Down)
    action = moves.lines[moves.list.currentIndex().row()].action
    assert isinstance(action, ClaimRoute)
    assert page.board_play.marks.phantom == (action.route, 0)
    moves.filter.setText("nothing like it")
    assert moves.lines == ()
    texts = [text.text() for text in moves.findChildren(QLabel) if text.isVisible()]
    assert "No move matches." in texts
    QTest.keyClick(moves.filter, Qt.Key.Key_Escape)
    assert moves.filter.text() == ""
    assert len(moves.lines) > 20


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", ["usa", "germany"])
def test_where_there_is_no_room_beside_it_the_list_lies_over_the_page(
    make_window: MakeWindow, edition: str, language: Language
) -> None:
    large = Preferences("light", language, 1.5, Motion.OFF)
    window = make_window(Waiter, preferences=large, size=(1024, 700))
    page = begin(window, edition)
    window.moves.action.trigger()
    QApplication.processEvents()
    assert window.moves.over
    assert page.width() == window.width()
    assert page.choosing.isVisible()
    assert not window.moves.geometry().intersects(page.choosing.geometry())
    for one in page.choosing.findChildren(QPushButton):
        if one.isVisible():
            assert one.width() >= one.sizeHint().width()
    window.resize(1700, 800)
    QApplication.processEvents()
    assert window.moves.isVisible()
    assert page.width() + window.moves.width() <= window.width()


def test_letters_typed_in_the_list_go_to_the_filter(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(Waiter)
    page = start_game(window, "usa")
    qtbot.waitUntil(lambda: page.active)
    page.play(decide(page.session.observation, random.Random(1), CURIOUS))
    window.moves.action.trigger()
    page.moves.list.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_D)
    assert page.moves.filter.text() == "d"


HAND = {"blue": 4, "red": 3, "locomotive": 2}


def open_list(
    qtbot: QtBot, make_window: MakeWindow, hand: Mapping[str, int] = HAND
) -> tuple[MainWindow, GamePage]:
    """Open the list beside a game in which much can be claimed."""
    game = started("usa", players=2, seed=4)
    set_cards(game, hands={0: hand})
    window = make_window(Waiter)
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    window.activateWindow()
    qtbot.waitUntil(lambda: page.active and window.isActiveWindow())
    window.moves.action.trigger()
    QApplication.processEvents()
    return window, page


def point_at(page: GamePage, place: int) -> QPoint:
    """Move the pointer to a line of the list and return where that is."""
    rows = page.moves.list
    rows.scrollTo(rows.model().index(place, 0))
    spot = rows.visualRect(rows.model().index(place, 0)).center()
    QTest.mouseMove(rows.viewport(), spot - QPoint(0, 1))
    QTest.mouseMove(rows.viewport(), spot)
    QApplication.processEvents()
    return spot


def veiled(page: GamePage) -> bool:
    """Say whether most of the board lies under a veil."""
    return page.board_play.marks.spotlight is not None


def lit(page: GamePage) -> list[int]:
    """Return the lines that are lit."""
    return [place for place in range(len(page.moves.lines)) if page.moves.list.is_lit(place)]


def test_a_claim_by_a_click_leaves_no_veil_on_the_board(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    _window, page = open_list(qtbot, make_window)
    places = [n for n, one in enumerate(page.moves.lines) if isinstance(one.action, ClaimRoute)]
    spot = point_at(page, places[0])
    assert veiled(page)
    QTest.mouseClick(page.moves.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QApplication.processEvents()
    assert len(page.session.observation.owners) == 1
    assert not veiled(page)
    assert lit(page) == []


def test_one_line_is_lit_and_enter_plays_it(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, page = open_list(qtbot, make_window)
    press = functools.partial(QTest.keyClick, window.windowHandle())
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    here = page.moves.list.currentIndex().row()
    assert lit(page) == [here]
    places = [n for n, one in enumerate(page.moves.lines) if isinstance(one.action, ClaimRoute)]
    point_at(page, places[1])
    assert lit(page) == [places[1]]
    action = page.moves.lines[places[1]].action
    ply = page.session.ply
    press(Qt.Key.Key_Return)
    assert page.session.game_copy().actions[ply] == action


def test_parallel_tracks_stand_together(qtbot: QtBot, make_window: MakeWindow) -> None:
    _window, page = open_list(qtbot, make_window)
    texts = [line.text for line in page.moves.lines]
    firsts = [n for n, text in enumerate(texts) if text.endswith("track 1")]
    assert firsts
    for place in firsts:
        assert texts[place + 1] == texts[place].replace("track 1", "track 2")


def test_parallel_tracks_of_different_colours_are_told_by_them(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    _window, page = open_list(qtbot, make_window, {"locomotive": 5})
    game_map = page.session.map
    told = {"colours": 0, "numbers": 0}
    for one in page.moves.lines:
        if not isinstance(one.action, ClaimRoute):
            continue
        route = one.action.route
        colours = [game_map.route(other).colour for other in game_map.parallels(route)]
        end = one.text.rpartition(" · ")[2]
        if not colours:
            assert "track" not in end
        elif game_map.route(route).colour in colours:
            told["numbers"] += 1
            assert end in {"track 1", "track 2"}
        else:
            told["colours"] += 1
            assert end == f"{ROUTES[game_map.route(route).colour].name.en} track"
    assert all(told.values())


def test_a_window_that_was_let_go_is_taken_apart_in_silence(qtbot: QtBot, tmp_path: Path) -> None:
    # Whatever a Qt override raises fails the test.
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(settings, Autosave(tmp_path), None, QUIET)
    window.show_start()
    window.show()
    qtbot.waitExposed(window)
    there = weakref.ref(window)
    del window
    gc.collect()
    assert there() is None


def test_claims_say_the_route_first_and_then_the_cards(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    _window, page = open_list(qtbot, make_window)
    claims = [one for one in page.moves.lines if isinstance(one.action, ClaimRoute)]
    for one in claims:
        assert one.title in one.text
        assert " – " in one.title
        assert "locomotive" not in one.title
        assert one.aside == one.text.partition(" · ")[2].partition(" · ")[0]
    takes = [one for one in page.moves.lines if isinstance(one.action, TakeCard)]
    assert takes[0].detail == "face-up card 1"
    assert takes[0].text == f"{takes[0].title}, {takes[0].detail}"
