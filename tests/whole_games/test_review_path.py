"""From a game to its review and to mistakes tried again, as somebody goes who has just played."""

import errno
import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.reviewing import reviewer
from ai.reviewing.effort import Effort
from tests.helpers.games import old_games
from tests.helpers.players.mouse_player import MousePlayer
from tests.helpers.players.whole_games import play_to_the_end, start_game
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine.savefile import read_save
from ttr_qt.models.practice.queue import Outcome
from ttr_qt.pages.practice.practice_page import PracticePage
from ttr_qt.pages.review.review_page import ReviewPage

pytestmark = pytest.mark.slow

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 120_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews find little, but soon."""
    monkeypatch.setattr(reviewer, "NORMAL", Effort(8, 16))


def review_of(window: MainWindow) -> ReviewPage:
    page = window.stack.overlay
    assert isinstance(page, ReviewPage)
    return page


def exercise_of(window: MainWindow) -> PracticePage:
    page = window.stack.overlay
    assert isinstance(page, PracticePage)
    return page


def complete(page: ReviewPage) -> bool:
    return page.game.review is not None and page.game.review.complete


def press(key: Qt.Key) -> None:
    """Press a key as a person does: whatever has the focus gets it."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def test_play_review_stop_go_on_and_try_again(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(seed=1)
    end = play_to_the_end(
        qtbot, window, MousePlayer(window, start_game(window, "first_journey")), 1
    )
    qtbot.waitUntil(lambda: end.keys_enabled and window.isActiveWindow())
    press(Qt.Key.Key_V)
    page = review_of(window)
    qtbot.waitUntil(lambda: page.game.review is not None, timeout=PATIENCE)
    if not complete(page):  # stopped, and gone on with
        QTest.mouseClick(page.header.toggle, LEFT)
        assert page.header.state.text().startswith("Stopped at")
        QTest.mouseClick(page.header.toggle, LEFT)
    qtbot.waitUntil(lambda: complete(page), timeout=PATIENCE)
    review = page.game.review
    assert review is not None
    assert review.point_parts(0, review.rival(0)).sum == (
        review.result.points[0] - review.result.points[review.rival(0)]
    )
    here = page.ply
    press(Qt.Key.Key_Right)
    assert page.ply == here + 1
    assert page.board_play.shows(page.game.view(here + 1), active=False)
    losses = page.game.losses(0)
    assert losses
    page.curve.setValue(losses[-1])
    press(Qt.Key.Key_T)
    exercise = exercise_of(window)
    assert exercise.exercise.mistake.ply == losses[-1]
    exercise.game.play(exercise.exercise.played)
    assert exercise.now.verdict is not None
    assert not exercise.now.verdict.solves
    press(Qt.Key.Key_Return)
    assert exercise.now.tried is None
    exercise.game.play(exercise.exercise.better)
    assert exercise.now.outcome is Outcome.LATER
    press(Qt.Key.Key_Escape)
    assert review_of(window).ply == losses[-1]
    press(Qt.Key.Key_Escape)
    assert window.stack.overlay is None
    assert window.page is end


def test_a_full_disk_takes_nothing_from_a_review(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    game_page = start_game(window, "first_journey")
    game = read_save(old_games.TWO_PLAYERS)

    def refuse(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", refuse)
        window.overlays.review.open(game)
        page = review_of(window)
        qtbot.waitUntil(lambda: complete(page), timeout=PATIENCE)
        window.archive.reviews.flush()
        qtbot.waitUntil(lambda: "the disk is full" in game_page.banner.text)
    press(Qt.Key.Key_Escape)
    window.overlays.review.open(game)  # it has to be made anew, and can be
    again = review_of(window)
    qtbot.waitUntil(lambda: complete(again), timeout=PATIENCE)


def test_a_game_of_an_older_version_is_replayed_and_reviewed(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    game = read_save(old_games.TWO_PLAYERS)
    window.overlays.open_replay(game)
    qtbot.waitUntil(window.isActiveWindow)
    press(Qt.Key.Key_V)
    page = review_of(window)
    qtbot.waitUntil(lambda: complete(page), timeout=PATIENCE)
    assert page.scene.design.map == game.map
    for ply in (0, game.ply // 2, game.ply):
        page.curve.setValue(ply)
        assert page.board_play.shows(page.game.view(ply), active=False)
