"""The review of a game in the window: from the end of a game to its curve, kept and found again."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ai.reviewing import reviewer
from ai.reviewing.effort import Effort
from ai.reviewing.files import VERSION
from tests.helpers.players.whole_games import start_game
from tests.helpers.window.fixtures import MakeWindow
from tests.helpers.window.replays import recorded
from tests.helpers.window.reviews import invented_review
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_review import GameReview
from ttr_qt.bots.game_setup import todays_game
from ttr_qt.engine import Game
from ttr_qt.engine.savefile import packed, unpacked, write_save
from ttr_qt.models.setup.choice import Identity
from ttr_qt.models.setup.save_flags import is_unrated
from ttr_qt.models.setup.todays_deal import deal_of
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.games.games_page import GamesPage
from ttr_qt.pages.review.review_page import ReviewPage


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A finished game whose review is quickly made."""
    monkeypatch.setattr(reviewer, "NORMAL", Effort(2, 2))
    return recorded("first_journey", 2)


@pytest.fixture
def nothing_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews only be opened: nobody waits here for what they find."""
    monkeypatch.setattr(GameReview, "start", lambda _self: None)


@pytest.fixture
def beginning(game: Game) -> Game:
    """The first turns of that game."""
    return game.at(12)


def shown_review(window: MainWindow) -> ReviewPage:
    page = window.stack.overlay
    assert isinstance(page, ReviewPage)
    return page


def complete(page: ReviewPage) -> bool:
    return page.game.review is not None and page.game.review.complete


def files(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("reviews/*") if file.is_file()]


@pytest.mark.slow
def test_a_game_is_reviewed_kept_and_shown_at_once_again(
    qtbot: QtBot, make_window: MakeWindow, game: Game, tmp_path: Path
) -> None:
    window = make_window()
    window.show_result(game)
    end = window.page
    assert isinstance(end, EndPage)
    qtbot.waitUntil(lambda: end.keys_enabled and window.isActiveWindow())
    QTest.keyClick(end, Qt.Key.Key_V)
    page = shown_review(window)
    assert not complete(page)
    qtbot.waitUntil(lambda: complete(page), timeout=120_000)
    assert page.header.accuracies[0].text().endswith("%")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.overlay is None
    window.archive.reviews.flush()
    assert len(files(tmp_path)) == 1
    window.opener.review_current()
    assert complete(shown_review(window))


@pytest.mark.slow
def test_what_was_found_before_the_window_closes_is_kept(
    qtbot: QtBot, make_window: MakeWindow, beginning: Game, tmp_path: Path
) -> None:
    window = make_window()
    window.overlays.review.open(beginning)
    page = shown_review(window)
    qtbot.waitUntil(lambda: page.game.review is not None, timeout=120_000)
    window.close()
    assert len(files(tmp_path)) == 1
    again = make_window()
    again.overlays.review.open(beginning)
    page = shown_review(again)
    assert page.game.review is not None
    qtbot.waitUntil(lambda: complete(page), timeout=120_000)


@pytest.mark.usefixtures("nothing_found")
def test_a_torn_review_is_made_anew(
    make_window: MakeWindow, beginning: Game, tmp_path: Path
) -> None:
    window = make_window()
    window.archive.reviews.write(beginning, invented_review(beginning))
    window.archive.reviews.flush()
    (file,) = files(tmp_path)
    file.write_bytes(file.read_bytes()[:40])
    window.overlays.review.open(beginning)
    page = shown_review(window)
    assert page.game.review is None


@pytest.mark.usefixtures("nothing_found")
def test_a_review_of_another_version_is_made_anew(
    make_window: MakeWindow, beginning: Game, tmp_path: Path
) -> None:
    window = make_window()
    window.archive.reviews.write(beginning, invented_review(beginning))
    window.archive.reviews.flush()
    (file,) = files(tmp_path)
    whole = unpacked(file.read_bytes())
    for version in (VERSION - 1, VERSION + 1):
        changed = whole.replace(b'"version":%d' % VERSION, b'"version":%d' % version, 1)
        assert changed != whole
        file.write_bytes(packed(changed.decode()))
        window.overlays.review.open(beginning)
        assert shown_review(window).game.review is None
        window.stack.close_overlays()
        assert file.exists()  # until there is something better


@pytest.mark.usefixtures("nothing_found")
def test_an_unfinished_game_can_be_reviewed_but_does_not_count_any_more(
    qtbot: QtBot, make_window: MakeWindow, beginning: Game
) -> None:
    window = make_window()
    file = window.archive.keep(beginning.to_json())
    window.archive.store.flush()
    window.overlays.open_games()
    games = window.stack.overlay
    assert isinstance(games, GamesPage)
    qtbot.waitUntil(lambda: games.detail is not None)
    assert games.detail is not None
    QTest.mouseClick(games.detail.review, Qt.MouseButton.LeftButton)
    assert games.question.isVisible()
    assert "rating" in games.question.text.text()
    QTest.mouseClick(games.question.yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.stack.overlay, ReviewPage))
    assert shown_review(window).game.review is None  # closed before anything was found
    window.stack.close_overlays()
    window.archive.reviews.flush()
    window.opener.load(file)
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))
    assert window.current_game.table is not None
    assert is_unrated(window.current_game.table.session.setup)


@pytest.mark.usefixtures("nothing_found")
def test_a_try_at_a_game_of_the_day_is_not_reviewed_before_its_end(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    """It would not count any more, and could be begun again by somebody who knows all cards."""
    window = make_window()
    deal = deal_of("amsterdam", datetime.now().astimezone().date())
    for practice in (False, True):
        game = todays_game(deal, Identity("Robin"), practice=practice)
        game.play(game.legal_actions()[0])
        window.archive.keep(game.to_json())
    window.archive.store.flush()
    window.overlays.open_games()
    games = window.stack.overlay
    assert isinstance(games, GamesPage)
    qtbot.waitUntil(lambda: len(games.filter.games()) == 2)
    reviewable = {}
    for row, kept in enumerate(games.filter.games()):
        games.cards.choose(row)
        assert games.detail is not None
        reviewable[kept.facts.unrated] = games.detail.review.isEnabled()
    assert reviewable == {False: False, True: True}


@pytest.mark.usefixtures("nothing_found")
def test_a_game_of_bots_only_in_a_file_is_reviewed_unasked(
    qtbot: QtBot, make_window: MakeWindow, beginning: Game, tmp_path: Path
) -> None:
    levels = {"levels": ["rosa", "clara"]}
    beginning.setup = replace(beginning.setup, extra=levels)
    file = tmp_path / "bots.ttrgame"
    write_save(beginning, file)
    window = make_window()
    window.archive.add_file(file)
    window.overlays.open_games()
    games = window.stack.overlay
    assert isinstance(games, GamesPage)
    qtbot.waitUntil(lambda: games.detail is not None)
    assert games.detail is not None
    QTest.mouseClick(games.detail.review, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.stack.overlay, ReviewPage))


def test_one_plays_on_from_a_review(make_window: MakeWindow, game: Game) -> None:
    window = make_window()
    window.archive.reviews.write(game, invented_review(game))
    window.overlays.review.open(game)
    page = shown_review(window)
    page.curve.setValue(6)
    QTest.mouseClick(page.decision.play_on, Qt.MouseButton.LeftButton)
    assert window.stack.overlay is None
    assert isinstance(window.page, GamePage)
    assert window.page.session.ply >= 6


@pytest.mark.usefixtures("nothing_found")
def test_the_page_of_games_opens_reviews_of_games_that_are_over(
    qtbot: QtBot, make_window: MakeWindow, game: Game
) -> None:
    window = make_window()
    file = window.archive.keep(game.to_json())
    window.archive.store.flush()
    window.opener.load_review(file)
    qtbot.waitUntil(lambda: isinstance(window.stack.overlay, ReviewPage))


def test_a_review_that_cannot_be_written_is_told(make_window: MakeWindow) -> None:
    window = make_window()
    page = start_game(window, "first_journey")
    window.archive.reviews.failed.emit("The review could not be saved: the disk is full.")
    assert page.banner.text == "The review could not be saved: the disk is full."
