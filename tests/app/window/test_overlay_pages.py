"""The pages beside the game: how they are reached, and what they do to games."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import random_game
from tests.helpers.players.quickly import begin, choose_tickets, finish
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import write_save
from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.models.session.refusal_reasons import Reason
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.games.games_page import GamesPage
from ttr_qt.pages.keys_page import KeysPage
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.pages.replay.replay_page import ReplayPage
from ttr_qt.pages.rules.rules_page import RulesPage
from ttr_qt.pages.settings.settings_page import SettingsPage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.statistics.statistics_page import StatisticsPage
from ttr_qt.pages.tutorial.chapter_list import TutorialList
from ttr_qt.views.theme.palette import DARK

pytestmark = pytest.mark.slow

BUTTONS = {
    "tutorial": TutorialList,
    "rules": RulesPage,
    "games": GamesPage,
    "statistics": StatisticsPage,
    "settings": SettingsPage,
}


def overlay(window: MainWindow, kind: type[TitledPage]) -> TitledPage:
    """Return the overlay that is open, which has to be of a kind."""
    found = window.stack.overlay
    assert isinstance(found, kind)
    assert found.isVisible()
    return found


def kept(window: MainWindow) -> list[KeptGame]:
    """Return the games that the program keeps."""
    window.archive.store.flush()
    return window.archive.store.entries()


def activate(qtbot: QtBot, window: MainWindow) -> None:
    """Give a window the keyboard: shortcuts work in that one only."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


@pytest.mark.parametrize("name", BUTTONS)
def test_the_start_page_leads_to_all_of_them(make_window: MakeWindow, name: str) -> None:
    window = make_window()
    start = window.page
    assert isinstance(start, StartPage)
    QTest.mouseClick(start.header.buttons[name], Qt.MouseButton.LeftButton)
    page = overlay(window, BUTTONS[name])
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.overlay is None
    assert start.isVisible()


def test_keys_lead_there_from_anywhere(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    activate(qtbot, window)
    page = begin(window, "germany")
    QTest.keyClick(page, Qt.Key.Key_F1)
    overlay(window, KeysPage)
    QTest.keyClick(window, Qt.Key.Key_F2)
    rules = overlay(window, RulesPage)
    assert isinstance(rules, RulesPage)
    assert rules.edition == "germany"
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    overlay(window, SettingsPage)


def test_why_not_leads_to_its_rule(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(RulesPage, "open_at", lambda _self, rule: opened.append(rule))
    window = make_window()
    activate(qtbot, window)
    page = begin(window)
    page.messages.say_why(Reason("no_wild_as_second"))
    link = page.banner.link
    assert link is not None
    QTest.mouseClick(page.banner, Qt.MouseButton.LeftButton, pos=page.banner.link_rect.center())
    overlay(window, RulesPage)
    window.stack.close_overlays()
    page.messages.say_why(Reason("deck_empty"))
    QTest.keyClick(page, Qt.Key.Key_F2)
    assert opened == ["D4", "D8"]


def test_a_setting_is_applied_at_once(make_window: MakeWindow) -> None:
    window = make_window()
    begin(window)
    window.overlays.open_settings()
    page = overlay(window, SettingsPage)
    assert isinstance(page, SettingsPage)
    page.changed.emit("theme", "dark")
    overlay(window, SettingsPage)
    assert window.preferences.values.theme == "dark"
    window.stack.close_overlays()
    assert isinstance(window.page, GamePage)
    assert window.page.board_view.theme is DARK


def test_a_finished_game_is_kept_once(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    end = finish(qtbot, window, begin(window, "amsterdam"))
    end.board_wanted.emit()
    window.show_end()
    (game,) = kept(window)
    assert game.facts.over
    assert game.picture is not None
    assert game.picture.is_file()
    window.overlays.open_games()
    page = overlay(window, GamesPage)
    assert isinstance(page, GamesPage)
    page.replay_wanted.emit(game.file)
    replay = window.stack.overlay
    assert isinstance(replay, ReplayPage)
    QTest.mouseClick(replay.back_button, Qt.MouseButton.LeftButton)
    assert overlay(window, GamesPage) is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.overlay is None


def test_the_result_of_a_kept_game_is_shown_again(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    first = begin(window, "amsterdam")
    finish(qtbot, window, first)
    (game,) = kept(window)
    window.show_start()
    choose_tickets(begin(window).session)
    window.overlays.open_games()
    page = overlay(window, GamesPage)
    assert isinstance(page, GamesPage)
    assert page.detail is not None
    assert page.detail.result is not None
    QTest.mouseClick(page.detail.result, Qt.MouseButton.LeftButton)
    assert window.stack.overlay is None
    end = window.page
    assert isinstance(end, EndPage)
    assert end.count.over  # it was seen before
    assert end.result.seed == first.session.seed
    end.board_wanted.emit()
    window.show_end()
    # A file of one's own that was never played here is only looked at, too.
    other = random_game("amsterdam", 7)
    write_save(other, tmp_path / "own.json")
    window.opener.load_result(tmp_path / "own.json")
    end = window.page
    assert isinstance(end, EndPage)
    assert end.result.seed == other.setup.seed
    assert [entry.file for entry in kept(window)] == [game.file]
    # The game that was being played can still be gone on with.
    window.show_start()
    start = window.page
    assert isinstance(start, StartPage)
    assert start.continue_button is not None
    start.continue_wanted.emit()
    assert isinstance(window.page, GamePage)
    assert window.page.session.map.id == "usa"


def test_a_new_game_after_a_result_puts_the_left_one_by(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    finish(qtbot, window, begin(window, "amsterdam"))
    (game,) = kept(window)
    window.show_start()
    choose_tickets(begin(window).session)
    window.opener.load_result(game.file)
    end = window.page
    assert isinstance(end, EndPage)
    end.same_seed_wanted.emit()
    assert isinstance(window.page, GamePage)
    assert sorted(entry.facts.edition for entry in kept(window)) == ["amsterdam", "usa"]


def test_a_game_that_another_would_replace_is_put_by(make_window: MakeWindow) -> None:
    window = make_window()
    first = begin(window)
    choose_tickets(first.session)
    text = first.session.to_json()
    window.show_start()
    assert kept(window) == []
    second = begin(window, "amsterdam")
    (left,) = kept(window)
    assert not left.facts.over
    choose_tickets(second.session)
    window.overlays.open_games()
    page = overlay(window, GamesPage)
    assert isinstance(page, GamesPage)
    page.open_wanted.emit(left.file)
    assert window.stack.overlay is None
    assert isinstance(window.page, GamePage)
    assert window.page.session.setup == first.session.setup
    assert window.page.session.to_json() == text
    assert [game.facts.edition for game in kept(window)] == ["amsterdam"]


def test_a_game_that_is_gone_on_with_is_not_put_by(make_window: MakeWindow) -> None:
    window = make_window()
    choose_tickets(begin(window).session)
    window.show_start()
    start = window.page
    assert isinstance(start, StartPage)
    start.continue_wanted.emit()
    assert isinstance(window.page, GamePage)
    assert kept(window) == []
