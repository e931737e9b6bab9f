"""Games that are kept appear on the pages, and go when they are deleted."""

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import random_game
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.models.records.statistics import counted
from ttr_qt.models.setup.save_flags import UNRATED
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.games.games_page import GamesPage
from ttr_qt.pages.statistics.statistics_page import StatisticsPage


def open_games(window: MainWindow) -> GamesPage:
    """Open the page of games."""
    window.overlays.open_games()
    page = window.stack.overlay
    assert isinstance(page, GamesPage)
    return page


def test_pages_show_what_is_kept(qtbot: QtBot, make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    archive = window.archive
    page = open_games(window)
    assert page.filter.rowCount() == 0
    with qtbot.waitSignal(archive.store.changed):
        kept = archive.keep(random_game("amsterdam", 1).to_json())
    assert [game.file for game in page.filter.games()] == [kept]
    saved = tmp_path / "mine.json"
    saved.write_text(random_game("usa", 2, plies=9).to_json(), encoding="utf-8")
    archive.add_file(saved)
    qtbot.waitUntil(lambda: page.filter.rowCount() == 2)
    window.overlays.open_statistics()
    statistics = window.stack.overlay
    assert isinstance(statistics, StatisticsPage)
    assert len(counted(statistics.games)) == 1
    with qtbot.waitSignal(archive.store.changed):
        archive.keep(random_game("amsterdam", 2).to_json())
    assert len(counted(statistics.games)) == 2
    for game in page.filter.games():
        page.delete_wanted.emit(game)
    assert page.filter.rowCount() == 0
    assert saved.is_file()
    assert not kept.exists()


def test_the_end_of_a_game_tells_what_it_did_to_the_rating(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    for seed, mark, said in ((1, {}, "too few games yet"), (2, {UNRATED: True}, "does not count")):
        game = random_game("amsterdam", seed)
        game.setup = replace(game.setup, extra={**game.setup.extra, **mark})
        window.show_result(game)
        page = window.page
        assert isinstance(page, EndPage)
        assert page.rating.text() == ""
        window.archive.keep(game.to_json())
        qtbot.waitUntil(lambda page=page: bool(page.rating.text()))  # type: ignore[misc]
        assert said in page.rating.text()


def test_a_game_that_is_saved_and_kept_is_listed_once(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    archive = window.archive
    text = random_game("usa", 2, plies=9).to_json()
    saved, later = tmp_path / "mine.json", tmp_path / "later.json"
    saved.write_text(text, encoding="utf-8")
    later.write_text(random_game("usa", 2, plies=12).to_json(), encoding="utf-8")
    archive.add_file(saved)
    archive.add_file(later)
    page = open_games(window)
    qtbot.waitUntil(lambda: page.filter.rowCount() == 2)
    kept = archive.keep(text)
    qtbot.waitUntil(lambda: kept in [game.file for game in page.filter.games()])
    assert {game.file for game in page.filter.games()} == {kept, later}


def test_all_games_are_deleted_but_own_files(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    archive = window.archive
    for seed in range(3):
        archive.keep(random_game("amsterdam", seed, plies=6).to_json())
    saved = tmp_path / "mine.json"
    saved.write_text(random_game("usa", 2, plies=9).to_json(), encoding="utf-8")
    archive.add_file(saved)
    page = open_games(window)
    qtbot.waitUntil(lambda: page.filter.rowCount() == 4)
    page.delete_all.click()
    page.question.yes.click()
    assert [game.file for game in page.filter.games()] == [saved]


def test_all_own_files_leave_the_list_and_nothing_else(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    archive = window.archive
    kept = archive.keep(random_game("amsterdam", 1, plies=6).to_json())
    saved = [tmp_path / f"{n}.ttrgame" for n in range(2)]
    for n, file in enumerate(saved):
        file.write_text(random_game("usa", n, plies=9).to_json(), encoding="utf-8")
        archive.add_file(file)
    page = open_games(window)
    qtbot.waitUntil(lambda: page.filter.rowCount() == 3)
    page.kinds.chosen.emit("files")
    page.delete_all.click()
    page.question.yes.click()
    assert page.filter.rowCount() == 0
    assert [game.file for game in page.model.rows] == [kept]
    assert archive.recent.files == ()
    assert all(file.is_file() for file in saved)
