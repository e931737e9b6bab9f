"""Games that are kept appear on the pages, and go when they are deleted."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from ai.levels import LEVELS
from ai.ratings import BotRating, EditionRatings, Ratings
from tests.helpers.games.made_up import random_game
from ttr_qt.app.storage.archive import Archive
from ttr_qt.bots.level_strengths import level_anchors
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.records.statistics import counted
from ttr_qt.views.theme.style import Motion, Style
from ttr_qt.views.words.opponents import Opponent

OPPONENTS = [Opponent(level.name, level.name.capitalize(), "", level.number) for level in LEVELS]


@pytest.fixture
def archive(tmp_path: Path, qapp: object) -> Archive:
    assert qapp
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    return Archive(settings, tmp_path)


def test_pages_show_what_is_kept(qtbot: QtBot, archive: Archive, tmp_path: Path) -> None:
    page = archive.games_page(Style(motion=Motion.OFF))
    qtbot.addWidget(page)
    assert page.filter.rowCount() == 0
    with qtbot.waitSignal(archive.store.changed):
        kept = archive.keep(random_game("amsterdam", 1).to_json())
    assert [game.file for game in page.filter.games()] == [kept]
    saved = tmp_path / "mine.json"
    saved.write_text(random_game("usa", 2, plies=9).to_json(), encoding="utf-8")
    archive.add_file(saved)
    qtbot.waitUntil(lambda: page.filter.rowCount() == 2)
    statistics = archive.statistics_page(Style(motion=Motion.OFF), OPPONENTS)
    qtbot.addWidget(statistics)
    assert len(counted(statistics._games)) == 1
    with qtbot.waitSignal(archive.store.changed):
        archive.keep(random_game("amsterdam", 2).to_json())
    assert len(counted(statistics._games)) == 2
    for game in page.filter.games():
        page.delete_wanted.emit(game)
    assert page.filter.rowCount() == 0
    assert saved.is_file()
    assert not kept.exists()
    archive.close()


def test_all_games_are_deleted_but_own_files(
    qtbot: QtBot, archive: Archive, tmp_path: Path
) -> None:
    for seed in range(3):
        archive.keep(random_game("amsterdam", seed, plies=6).to_json())
    saved = tmp_path / "mine.json"
    saved.write_text(random_game("usa", 2, plies=9).to_json(), encoding="utf-8")
    archive.add_file(saved)
    page = archive.games_page(Style(motion=Motion.OFF))
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: page.filter.rowCount() == 4)
    page.delete_all.click()
    page.question.yes.click()
    assert [game.file for game in page.filter.games()] == [saved]
    archive.close()


def test_all_own_files_leave_the_list_and_nothing_else(
    qtbot: QtBot, archive: Archive, tmp_path: Path
) -> None:
    kept = archive.keep(random_game("amsterdam", 1, plies=6).to_json())
    saved = [tmp_path / f"{n}.ttrgame" for n in range(2)]
    for n, file in enumerate(saved):
        file.write_text(random_game("usa", n, plies=9).to_json(), encoding="utf-8")
        archive.add_file(file)
    page = archive.games_page(Style(motion=Motion.OFF))
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: page.filter.rowCount() == 3)
    page.kinds.chosen.emit("files")
    page.delete_all.click()
    page.question.yes.click()
    assert page.filter.rowCount() == 0
    assert [game.file for game in page.model.rows] == [kept]
    assert archive.recent.files == ()
    assert all(file.is_file() for file in saved)
    archive.close()


def test_measured_ratings_are_anchors() -> None:
    bots = {
        level.name: BotRating(rating=1000 + 100 * level.number, margin=20, games=9)
        for level in LEVELS
    }
    whole = EditionRatings(players=2, games=9, seed=1, bots=bots, pairings=())
    part = EditionRatings(players=2, games=9, seed=1, bots={"ada": bots["ada"]}, pairings=())
    anchors = level_anchors(Ratings(editions={"usa": whole, "germany": part}))
    assert set(anchors) == set(EDITIONS)
    assert anchors["usa"] == {name: float(bot.rating) for name, bot in bots.items()}
    guessed = list(anchors["germany"].values())
    assert guessed == sorted(guessed)
    assert sum(guessed) / len(guessed) == 1500
    assert anchors["germany"] == anchors["amsterdam"]
