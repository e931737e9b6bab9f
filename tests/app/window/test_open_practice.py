"""From a review to trying again, and back after days, through the window."""

import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import random_game
from tests.helpers.window.fixtures import MakeWindow
from tests.helpers.window.replays import recorded
from tests.helpers.window.reviews import invented_review
from ttr_qt.app.storage.practice_store import PracticeStore
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots import practice
from ttr_qt.bots.game_review import GameReview
from ttr_qt.engine import Game
from ttr_qt.models.practice.queue import MOST_A_DAY
from ttr_qt.pages.practice.practice_page import PracticePage
from ttr_qt.pages.review.review_page import ReviewPage
from ttr_qt.pages.tutorial.chapter_list import TutorialList

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def game() -> Game:
    return recorded("first_journey", 2)


@pytest.fixture(autouse=True)
def nothing_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews only be opened."""
    monkeypatch.setattr(GameReview, "start", lambda _self: None)


def shown_exercise(window: MainWindow) -> PracticePage:
    page = window.stack.overlay
    assert isinstance(page, PracticePage)
    return page


def shown_review(window: MainWindow) -> ReviewPage:
    page = window.stack.overlay
    assert isinstance(page, ReviewPage)
    return page


def shown_chapters(window: MainWindow) -> TutorialList:
    page = window.stack.overlay
    assert isinstance(page, TutorialList)
    return page


def reviewed(window: MainWindow, game: Game, *, keep: bool = True) -> ReviewPage:
    """Open the review of a game, which may be one of those that are kept."""
    if keep:
        window.archive.keep(game.to_json())
        window.archive.store.flush()
    window.archive.reviews.write(game, invented_review(game))
    window.overlays.review.open(game)
    window.archive.practice.flush()
    return shown_review(window)


def later(days: int) -> Callable[[], datetime]:
    now = datetime.now(UTC) + timedelta(days=days)
    return lambda: now


def after_days(window: MainWindow, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let some days pass for what is to be practised."""
    store = PracticeStore(folder / "practice.json", folder / "games", clock=later(3))
    for name in ("offer", "exercises", "note", "flush"):
        monkeypatch.setattr(window.archive.practice, name, getattr(store, name))


def test_a_mistake_is_tried_again_from_the_review(
    qtbot: QtBot, make_window: MakeWindow, game: Game
) -> None:
    window = make_window()
    review = reviewed(window, game)
    losses = review.game.losses(0)
    review.curve.setValue(losses[1])
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(review, Qt.Key.Key_T)
    page = shown_exercise(window)
    assert page.exercise.mistake.ply == losses[1]
    assert len(page.exercises) == len(losses)
    page.game.play(page.exercise.played)
    assert [one.outcome for one in page.progress].count(None) == len(losses)
    QTest.mouseClick(page.game.panel.again, LEFT)
    page.game.play(page.exercise.better)
    assert [one.outcome for one in page.progress].count(None) == len(losses) - 1
    QTest.mouseClick(page.back_button, LEFT)
    assert shown_review(window).ply == losses[1]


def test_only_mistakes_can_be_tried_again(make_window: MakeWindow, game: Game) -> None:
    review = reviewed(make_window(), game)
    losses = review.game.losses(0)
    for ply in (*range(losses[1] + 2), review.game.length):
        review.curve.setValue(ply)
        assert review.decision.try_again.isEnabled() is (ply in losses)


def test_mistakes_of_others_can_be_tried_too(make_window: MakeWindow) -> None:
    window = make_window()
    review = reviewed(window, recorded("first_journey", 3))
    review.luck.choose(1)
    review.curve.setValue(review.game.losses(1)[0])
    QTest.mouseClick(review.decision.try_again, LEFT)
    page = shown_exercise(window)
    assert page.exercise.seat == 1
    assert page.game.session.observation == page.exercise.view


def test_mistakes_come_back_after_days(
    qtbot: QtBot,
    make_window: MakeWindow,
    game: Game,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = make_window()
    reviewed(window, game)
    window.stack.close_overlays()
    window.overlays.open_tutorial()
    assert not shown_chapters(window).practice.button.isEnabled()
    window.stack.close_overlays()
    after_days(window, tmp_path, monkeypatch)
    window.overlays.open_tutorial()
    chapters = shown_chapters(window)
    assert f"{MOST_A_DAY} mistakes" in chapters.practice.text.text()
    QTest.mouseClick(chapters.practice.button, LEFT)
    page = shown_exercise(window)
    assert len(page.exercises) == MOST_A_DAY
    assert all(one.mistake.severity != "inaccuracy" for one in page.exercises)
    page.game.play(page.exercise.better)
    page.step(1)
    page.show_answer()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(page.game, Qt.Key.Key_Escape)
    text = shown_chapters(window).practice.text.text()
    assert f"{MOST_A_DAY - 2} mistakes" in text
    window.archive.practice.flush()


def test_games_that_are_gone_are_not_practised(
    make_window: MakeWindow, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    reviewed(window, game)
    window.stack.close_overlays()
    after_days(window, tmp_path, monkeypatch)
    window.overlays.open_tutorial()
    window.archive.delete_all(window.archive.games())
    QTest.mouseClick(shown_chapters(window).practice.button, LEFT)
    chapters = shown_chapters(window)
    assert not chapters.practice.button.isEnabled()
    assert chapters.practice.text.text().startswith("Review your games")


def test_games_of_others_do_not_come_back(make_window: MakeWindow, game: Game) -> None:
    window = make_window()
    reviewed(window, game, keep=False)
    assert window.archive.practice.offer().following is None
    watched = random_game("first_journey", 1, ("rosa", "otto"), plies=30)
    reviewed(window, watched)
    assert window.archive.practice.offer().following is None


def test_a_torn_file_is_told(make_window: MakeWindow, tmp_path: Path) -> None:
    (tmp_path / "practice.json").write_bytes(b"{")
    window = make_window()
    window.overlays.open_tutorial()
    boxes = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one != window]
    texts = " ".join(str(one.property("text")) for one in boxes)
    assert "damaged practice 1.json" in texts
    for one in boxes:
        one.close()
    assert not shown_chapters(window).practice.button.isEnabled()


def test_closing_the_window_during_a_try(
    qtbot: QtBot, make_window: MakeWindow, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "WORLDS", 2)
    window = make_window()
    review = reviewed(window, game)
    review.curve.setValue(review.game.losses(0)[0])
    QTest.mouseClick(review.decision.try_again, LEFT)
    page = shown_exercise(window)
    known = {page.exercise.played, page.exercise.better}
    page.game.play(next(one for one in page.exercise.view.legal_actions if one not in known))
    window.close()
    qtbot.waitUntil(lambda: all(one.name != "try" for one in threading.enumerate()), timeout=60_000)
