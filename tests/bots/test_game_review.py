"""Games are reviewed in the background: to the end, with breaks, or not at all."""

import logging
import threading
import weakref

import pytest
from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from ai.reviewing.effort import DEEPER, Effort
from ai.reviewing.findings import Review
from ai.reviewing.judge import Judge
from ai.reviewing.reviewer import Reviewer
from ai.reviewing.valuing import Valuer
from tests.helpers.games.made_up import random_game
from tests.helpers.vanishing import wait_until_gone
from ttr_qt.bots.game_review import GameReview
from ttr_qt.engine import Game

TINY = Effort(positions=4, decisions=16)
PATIENCE = 120_000
"""Milliseconds."""


class Told(QObject):
    """Hears all that a review tells, in the order it is told."""

    def __init__(self, review: GameReview) -> None:
        super().__init__()
        self.names: list[str] = []
        self.reviews: list[Review] = []
        self.shares: list[float] = []
        self.reasons: list[str] = []
        self.threads: set[threading.Thread] = set()
        review.found.connect(self._on_found)
        review.progressed.connect(self._on_progressed)
        review.finished.connect(self._on_finished)
        review.failed.connect(self._on_failed)

    def _note(self, name: str) -> None:
        self.names.append(name)
        self.threads.add(threading.current_thread())

    @Slot(object)
    def _on_found(self, review: Review) -> None:
        self._note("found")
        self.reviews.append(review)

    @Slot(float)
    def _on_progressed(self, share: float) -> None:
        self._note("progressed")
        self.shares.append(share)

    @Slot()
    def _on_finished(self) -> None:
        self._note("finished")

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self._note("failed")
        self.reasons.append(reason)


def review_threads() -> list[threading.Thread]:
    return [one for one in threading.enumerate() if one.name == "review"]


def is_running(review: GameReview) -> bool:
    return review.running


def can_be_deeper(review: GameReview) -> bool:
    return review.can_be_deeper


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game("amsterdam", 3, plies=16)


@pytest.fixture(scope="module")
def whole(game: Game) -> Review:
    """What is found in one go."""
    found = Reviewer(game, TINY).run()
    assert found is not None
    assert found.complete
    return found


def test_everything_is_found(qtbot: QtBot, game: Game, whole: Review) -> None:
    review = GameReview(game, threads=2, effort=TINY)
    told = Told(review)
    assert (review.review, review.running, review.share) == (None, False, 0.0)
    with qtbot.waitSignal(review.finished, timeout=PATIENCE):
        review.start()
        review.start()  # has begun
        assert is_running(review)
    assert not is_running(review)
    assert review.review == whole
    assert told.reviews[-1] == whole
    assert told.names[-1] == "finished"
    assert told.names.count("finished") == 1
    assert told.shares == sorted(told.shares)
    assert (told.shares[-1], review.share) == (1.0, 1.0)
    assert told.threads == {threading.current_thread()}
    assert not review_threads()


def test_a_game_may_go_on_meanwhile(qtbot: QtBot, game: Game, whole: Review) -> None:
    played = game.at(game.ply)
    review = GameReview(played, threads=1, effort=TINY)
    with qtbot.waitSignal(review.finished, timeout=PATIENCE):
        review.start()
        played.play(played.legal_actions()[0])
    assert review.review == whole


@pytest.mark.slow
def test_after_breaks_it_is_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: Game, whole: Review
) -> None:
    """It is cancelled while positions are valued, and again while decisions are judged."""
    review = GameReview(game, threads=1, effort=TINY)
    told = Told(review)
    going = threading.Semaphore(0)
    stoppable(monkeypatch, going)
    review.start()
    for at in (0.1, 0.6):
        while review.share < at:
            going.release()
            qtbot.wait(1)
        share = review.share
        review.cancel()
        assert not is_running(review)
        for _ in range(2):
            going.release()  # what was begun is finished
        review.start()  # at once: the thread before may still have to end
        assert is_running(review)
        assert review.share >= share
    review.cancel()
    for _ in range(500):
        going.release()
    qtbot.waitUntil(lambda: not review_threads())
    part = review.review
    assert part is not None
    assert not part.complete
    qtbot.waitUntil(lambda: bool(told.reviews) and told.reviews[-1] == part)
    assert "finished" not in told.names

    with qtbot.waitSignal(review.finished, timeout=PATIENCE):
        review.start()
    assert review.review == whole
    assert told.shares == sorted(told.shares)

    again = GameReview(game, part, threads=1, effort=TINY)
    assert again.review == part
    assert 0.1 < again.share < 1
    with qtbot.waitSignal(again.finished, timeout=PATIENCE):
        again.start()
    assert again.review == whole


def stoppable(monkeypatch: pytest.MonkeyPatch, going: threading.Semaphore) -> list[str]:
    """Let reviews value a position or judge a decision only when they may; list what is begun."""
    begun: list[str] = []
    value, judge = Valuer.value_of, Judge.judge

    def slow_value(*args: object) -> object:
        begun.append("value")
        going.acquire()
        return value(*args)  # type: ignore[arg-type]

    def slow_judge(*args: object) -> object:
        begun.append("judge")
        going.acquire()
        return judge(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(Valuer, "value_of", slow_value)
    monkeypatch.setattr(Judge, "judge", slow_judge)
    return begun


def test_something_is_found_before_the_end(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    going = threading.Semaphore(game.ply + 1)
    stoppable(monkeypatch, going)
    review = GameReview(game, threads=1, effort=TINY)
    told = Told(review)
    with qtbot.waitSignal(review.found, timeout=PATIENCE):
        review.start()
    assert "finished" not in told.names
    assert not any(step.judgement for step in told.reviews[0].steps)
    with qtbot.waitSignal(review.finished, timeout=PATIENCE):
        for _ in range(500):
            going.release()
    assert len(told.reviews) >= 2


def test_what_is_complete_is_told_again(qtbot: QtBot, game: Game, whole: Review) -> None:
    review = GameReview(game, whole)
    assert (review.review, review.share) == (whole, 1.0)
    told = Told(review)
    with qtbot.waitSignal(review.finished, timeout=PATIENCE):
        review.start()
    assert told.reviews == [whole]


def test_a_review_of_another_game_is_not_used(game: Game, whole: Review) -> None:
    review = GameReview(game.at(game.ply - 1), whole)
    assert (review.review, review.share) == (None, 0.0)


@pytest.mark.slow
def test_it_looks_deeper_and_loses_nothing_meanwhile(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: Game, whole: Review
) -> None:
    """More is found of what is found already, also after a break or by the next window."""
    going = threading.Semaphore(0)
    stoppable(monkeypatch, going)
    review = GameReview(game, whole, threads=1)
    told = Told(review)
    assert can_be_deeper(review)
    review.look_deeper()
    assert not can_be_deeper(review)
    assert is_running(review)
    assert review.share < 1
    while review.share < 0.2:
        going.release()
        qtbot.wait(1)
    review.cancel()
    for _ in range(500):
        going.release()
    qtbot.waitUntil(lambda: not review_threads())
    part = review.review
    assert part is not None
    assert not part.complete
    judged = [step.judgement is not None for step in whole.steps]
    for one in (part, *told.reviews):
        assert [step.judgement is not None for step in one.steps] == judged
        assert one.result == whole.result or not game.over
    again = GameReview(game, part, threads=1)
    assert not can_be_deeper(again)
    assert again.share == part.share
    assert (part.wanted, part.decisions) == (DEEPER.positions, DEEPER.decisions)


def test_closing_while_it_runs(qtbot: QtBot, game: Game) -> None:
    review = GameReview(game, threads=2, effort=TINY)
    told = Told(review)
    review.close()  # nothing has begun
    review.start()
    qtbot.waitUntil(lambda: review.share > 0, timeout=PATIENCE)
    review.close()
    assert not is_running(review)
    qtbot.waitUntil(lambda: not review_threads(), timeout=PATIENCE)
    heard = list(told.names)
    qtbot.wait(300)
    assert told.names == heard


def test_a_review_that_is_forgotten_ends(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    going = threading.Semaphore(1)
    begun = stoppable(monkeypatch, going)
    review = GameReview(game, threads=1, effort=TINY)
    ref = weakref.ref(review)
    with qtbot.waitSignal(review.progressed, timeout=PATIENCE):
        review.start()
    del review
    wait_until_gone(qtbot, ref)
    for _ in range(500):
        going.release()
    qtbot.waitUntil(lambda: not review_threads(), timeout=PATIENCE)
    assert len(begun) == 2


def test_a_parent_may_take_it_along(qtbot: QtBot, game: Game) -> None:
    parent = QObject()
    review = GameReview(game, threads=1, effort=TINY, parent=parent)
    review.start()
    review.cancel()
    ref = weakref.ref(review)
    del review, parent
    wait_until_gone(qtbot, ref)


def test_what_goes_wrong_is_told_in_a_sentence(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    game: Game,
    whole: Review,
) -> None:
    def fail(*_args: object) -> None:
        raise IndexError("no such position")

    review = GameReview(game, threads=2, effort=TINY)
    told = Told(review)
    with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL + 1):
        patch.setattr(Judge, "judge", fail)
        with qtbot.waitSignal(review.failed, timeout=PATIENCE):
            review.start()
    assert told.reasons == ["This game can't be reviewed. The log file has the details."]
    assert "finished" not in told.names
    assert not is_running(review)
    with qtbot.waitSignal(review.finished, timeout=PATIENCE):
        review.start()  # perhaps it was only this time
    assert review.review == whole


def test_a_game_without_a_move_has_no_review(qtbot: QtBot) -> None:
    review = GameReview(Game.new("amsterdam", players=2, seed=1))
    told = Told(review)
    with qtbot.waitSignal(review.failed, timeout=PATIENCE):
        review.start()
    assert told.reasons == ["Nothing has been played in this game yet: there is nothing to review."]
    assert not is_running(review)
