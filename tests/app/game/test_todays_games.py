"""Today's game in the window: one try that counts, whatever is done around it."""

import errno
import functools
import random
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.deciding import HASTY, decide
from tests.helpers.players.quickly import begin, choose_tickets, finish
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.storage import todays_results_file
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import todays_game
from ttr_qt.engine import Game
from ttr_qt.engine.actions import DrawCard
from ttr_qt.models.records.todays_results import TodaysOffer
from ttr_qt.models.setup.choice import Identity
from ttr_qt.models.setup.save_flags import unrated
from ttr_qt.models.setup.todays_deal import deal_of
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.today.strip import TodayStrip
from ttr_qt.views.commands.table import Command

pytestmark = pytest.mark.slow

EDITION = "amsterdam"
TODAY = date(2026, 11, 18)  # the person begins
DEAL = deal_of(EDITION, TODAY)


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return at_day(make_window())


@pytest.fixture
def waiting(make_window: MakeWindow) -> MainWindow:
    """Return a window whose opponents never move."""
    return at_day(make_window(Waiter))


def at_day(window: MainWindow, day: date = TODAY) -> MainWindow:
    window.todays.clock = lambda: day
    window.show_start(EDITION)
    return window


def start_page(window: MainWindow) -> StartPage:
    if not isinstance(window.page, StartPage):
        window.show_start()
    assert isinstance(window.page, StartPage)
    return window.page


def strip(window: MainWindow) -> TodayStrip:
    today = start_page(window).today
    assert today is not None
    return today


def offered(window: MainWindow) -> TodaysOffer:
    offer = strip(window).offer
    assert offer is not None
    return offer


def play(window: MainWindow) -> GamePage:
    """Press the button of the strip."""
    QTest.mouseClick(strip(window).button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, GamePage)
    return window.page


@functools.cache
def nearly_over() -> str:
    """Return the save of a try with a few actions left."""
    game = todays_game(DEAL, Identity("Robin"), practice=False)
    chance = random.Random(1)
    while not game.over:
        game.play(decide(game.observe(game.seat), chance, HASTY))
    return game.at(game.ply - 4).to_json()


def near_the_end(window: MainWindow) -> GamePage:
    """Go on with the try when it is nearly over."""
    window.current_game.open_game(Game.from_json(nearly_over()))
    assert isinstance(window.page, GamePage)
    return window.page


def play_it(qtbot: QtBot, window: MainWindow) -> EndPage:
    """Play the try to its end."""
    return finish(qtbot, window, near_the_end(window))


def act(page: GamePage) -> None:
    """Let the person do something that is seen in the save."""
    choose_tickets(page.session)


def test_it_is_the_deal_of_the_day_and_counts(window: MainWindow) -> None:
    session = play(window).session
    assert (session.seed, session.map.id) == (DEAL.seed, EDITION)
    assert [seat.level for seat in session.seats] == list(DEAL.levels)
    assert session.names[0] == "Robin"
    assert session.setup.first == DEAL.begins
    assert session.single_try
    assert not session.unrated
    assert "game of 18 November" in window.windowTitle()


def test_the_end_is_noted_and_told(qtbot: QtBot, window: MainWindow) -> None:
    end = play_it(qtbot, window)
    end.skip()
    assert end.day.isVisible()
    assert "Today's game: " in end.day.text()
    result = offered(window).result
    assert result is not None
    totals = {standing.level: standing.total for standing in end.result.standings}
    assert (result.own, result.ada) == (totals[""], totals["ada"])
    assert strip(window).button.text() == "Play it again"


def test_after_it_there_is_only_practice(qtbot: QtBot, window: MainWindow) -> None:
    play_it(qtbot, window)
    before = offered(window).result
    page = play(window)
    assert page.session.seed == DEAL.seed
    assert page.session.unrated
    assert not page.session.single_try
    assert "18 November, practice" in window.windowTitle()
    assert offered(window).result == before


def test_practice_changes_nothing(qtbot: QtBot, window: MainWindow) -> None:
    play_it(qtbot, window)
    before = offered(window).result
    game = Game.from_json(nearly_over())
    game.setup = unrated(game.setup)
    window.current_game.open_game(game)
    page = window.page
    assert isinstance(page, GamePage)
    end = finish(qtbot, window, page)
    end.skip()
    assert "Practice. What counts is your try" in end.day.text()
    assert offered(window).result == before


def test_same_cards_at_its_end_are_practice_and_new_cards_any_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    end = play_it(qtbot, window)
    end.same_seed_wanted.emit()
    page = window.page
    assert isinstance(page, GamePage)
    assert page.session.unrated
    window.opener.deal_again()
    page = window.page
    assert isinstance(page, GamePage)
    assert not page.session.unrated
    assert not page.session.single_try
    assert "November" not in window.windowTitle()


def test_it_says_before_that_there_is_no_help(qtbot: QtBot, window: MainWindow) -> None:
    page = play(window)
    assert "one try: no hints" in page.banner.text
    assert Command.HINT.text not in [button.text() for button in page.turn.buttons]
    act(page)
    qtbot.waitUntil(lambda: page.active)
    page.banner.clear()
    QTest.keyClick(page, Qt.Key.Key_H)
    assert not page.hints.open
    assert "one try: no hints" in page.banner.text
    assert not page.session.unrated


def test_nothing_seen_is_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    page = play(window)
    act(page)
    qtbot.waitUntil(lambda: page.active)
    page.play(DrawCard())
    assert page.active  # there is a second card to take
    ply = page.session.ply
    assert page.session.undo_kind == "none"
    page.banner.clear()
    page.undo_controls.buttons.undo_wanted.emit()
    assert page.session.ply == ply
    assert "no taking back" in page.banner.text
    assert page.session.single_try


def test_nobody_is_hurried(qtbot: QtBot, waiting: MainWindow) -> None:
    page = play(waiting)
    act(page)
    qtbot.waitUntil(lambda: page.session.thinking is not None)
    thinking = page.session.thinking
    assert thinking is not None
    card = page.players.cards[thinking]
    assert "Move now" not in [
        one.text() for one in card.findChildren(QPushButton) if one.isVisible()
    ]
    ply = page.session.ply
    page.session.move_now()
    qtbot.wait(50)
    assert (page.session.ply, page.session.thinking) == (ply, thinking)


def save_try(window: MainWindow, file: Path) -> None:
    """Keep the try as it is in a file of one's own."""
    assert window.game_page is not None
    file.write_text(window.game_page.session.to_json(), "utf-8")


def opened_from(window: MainWindow, file: Path) -> GamePage:
    window.opener.load(file)
    assert isinstance(window.page, GamePage)
    return window.page


def test_a_file_gives_no_second_try_while_the_first_goes_on(
    qtbot: QtBot, waiting: MainWindow, tmp_path: Path
) -> None:
    page, file = play(waiting), tmp_path / "kept.ttrgame"
    save_try(waiting, file)
    act(page)
    actions = page.session.snapshot().texts
    again = opened_from(waiting, file)
    assert again.session.unrated
    assert "This is practice" in again.banner.text
    waiting.show_start(EDITION)
    qtbot.waitUntil(lambda: offered(waiting).begun)
    session = play(waiting).session
    assert session.single_try
    assert session.snapshot().texts == actions


def test_a_file_gives_no_second_try_after_it_was_left(waiting: MainWindow, tmp_path: Path) -> None:
    page, file = play(waiting), tmp_path / "kept.ttrgame"
    save_try(waiting, file)
    act(page)
    waiting.show_start(EDITION)
    assert opened_from(waiting, file).session.unrated
    waiting.show_start(EDITION)
    waiting.archive.store.flush()
    assert play(waiting).session.single_try


def test_a_file_gives_no_second_try_after_its_end(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "kept.ttrgame"
    file.write_text(nearly_over(), "utf-8")
    play_it(qtbot, window)
    result = offered(window).result
    page = opened_from(window, file)
    assert page.session.unrated
    finish(qtbot, window, page)
    assert offered(window).result == result


def test_a_try_is_continued_from_the_list_of_games(qtbot: QtBot, waiting: MainWindow) -> None:
    act(play(waiting))
    waiting.show_start()
    act(begin(waiting, "usa"))
    qtbot.waitUntil(lambda: len(waiting.archive.games()) == 1)
    page = opened_from(waiting, waiting.archive.games()[0].file)
    assert page.session.single_try
    assert "This is practice" not in page.banner.text


def test_a_try_from_another_computer_goes_on(waiting: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "brought.ttrgame"
    file.write_text(nearly_over(), "utf-8")
    assert opened_from(waiting, file).session.single_try


def test_leaving_it_changes_nothing(waiting: MainWindow) -> None:
    page = play(waiting)
    act(page)
    actions = page.session.snapshot().texts
    waiting.show_start()
    assert offered(waiting).begun
    assert strip(waiting).button.text() == "Continue today's game"
    session = play(waiting).session
    assert session.snapshot().texts == actions
    assert session.single_try


def test_it_waits_while_other_games_are_played(qtbot: QtBot, waiting: MainWindow) -> None:
    page = play(waiting)
    act(page)
    actions = page.session.snapshot().texts
    waiting.show_start()
    with qtbot.waitSignal(waiting.archive.changed):
        act(begin(waiting, "usa"))
    waiting.show_start(EDITION)
    qtbot.waitUntil(lambda: offered(waiting).begun)
    session = play(waiting).session
    assert session.single_try
    assert session.snapshot().texts == actions


def test_a_click_finds_a_try_that_is_being_written(waiting: MainWindow) -> None:
    page = play(waiting)
    act(page)
    actions = page.session.snapshot().texts
    waiting.show_start()
    begin(waiting, "usa")
    waiting.show_start(EDITION)
    assert play(waiting).session.snapshot().texts == actions


def test_who_gives_up_has_lost_the_day(waiting: MainWindow) -> None:
    page = play(waiting)
    act(page)
    page.give_up_wanted.emit()
    result = offered(waiting).result
    assert result is not None
    assert result.outcome == "given_up"
    assert play(waiting).session.unrated


def test_who_deletes_a_try_gives_it_up(qtbot: QtBot, waiting: MainWindow) -> None:
    act(play(waiting))
    waiting.show_start()
    act(begin(waiting, "usa"))
    qtbot.waitUntil(lambda: len(waiting.archive.games()) == 1)
    waiting.archive.delete(waiting.archive.games()[0])
    waiting.show_start(EDITION)
    result = offered(waiting).result
    assert result is not None
    assert result.outcome == "given_up"


def test_a_result_outlives_its_game(qtbot: QtBot, window: MainWindow) -> None:
    play_it(qtbot, window)
    qtbot.waitUntil(lambda: len(window.archive.games()) == 1)
    result = offered(window).result
    window.archive.delete_all(window.archive.games())
    window.show_start()
    assert offered(window).result == result
    assert result is not None


def test_midnight_while_it_is_played(qtbot: QtBot, window: MainWindow) -> None:
    page = near_the_end(window)
    window.todays.clock = lambda: TODAY + timedelta(days=1)
    end = finish(qtbot, window, page)
    end.skip()
    assert "Game of Wednesday, 18 November: " in end.day.text()
    offer = offered(window)
    assert offer.deal.day == TODAY + timedelta(days=1)
    assert offer.result is None
    assert offer.last[-2] is not None


def test_midnight_on_the_start_page(window: MainWindow) -> None:
    today = strip(window)
    window.todays.clock = lambda: TODAY + timedelta(days=1)
    QTest.mouseClick(today.button, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, GamePage)
    assert page.session.seed == DEAL.seed  # as it stood there


def test_a_clock_set_back_gives_no_second_try(qtbot: QtBot, window: MainWindow) -> None:
    play_it(qtbot, window)
    at_day(window, TODAY - timedelta(days=1))
    assert offered(window).result is None
    assert offered(window).streak == 0
    at_day(window)
    assert offered(window).result is not None
    assert offered(window).streak == 1


def test_a_try_of_another_day_can_be_finished(qtbot: QtBot, window: MainWindow) -> None:
    near_the_end(window)
    at_day(window, TODAY + timedelta(days=2))
    offer = offered(window)
    assert not offer.begun
    page = window.page
    assert isinstance(page, StartPage)
    page.continue_wanted.emit()
    page = window.page
    assert isinstance(page, GamePage)
    finish(qtbot, window, page)
    assert offered(window).last[-3] is not None


def test_what_was_missed_is_found_among_the_games(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    play_it(qtbot, window)
    result = offered(window).result
    window.close()
    (tmp_path / "days.json").write_text("{", "utf-8")
    again = MainWindow(window.settings, window.autosave)
    qtbot.addWidget(again)
    at_day(again)
    assert offered(again).result == result
    again.show()
    qtbot.waitUntil(lambda: again.findChild(QMessageBox) is not None)
    box = again.findChild(QMessageBox)
    assert box is not None
    assert "could not be read" in box.text()
    assert "damaged days 1.json" in box.informativeText()
    box.close()
    again.close()


def test_a_full_disk_is_told(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = near_the_end(window)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(todays_results_file, "write_atomically", refuse)
    finish(qtbot, window, page)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "today's game could not be saved: the disk is full" in box.text()
    box.close()
    assert offered(window).result is not None


def test_games_that_are_only_looked_at_do_not_count(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    end = play_it(qtbot, window)
    end.skip()
    table = window.current_game.table
    assert table is not None
    game = table.session.game_copy()
    window.close()
    other = tmp_path / "other"
    other.mkdir()
    for file in (tmp_path / "games", tmp_path / "days.json"):
        file.rename(other / file.name)
    again = MainWindow(window.settings, window.autosave)
    qtbot.addWidget(again)
    at_day(again)
    again.opener.result_opened.emit(game)
    assert isinstance(again.page, EndPage)
    assert not again.page.day.text()
    assert offered(again).result is None
    again.close()
