"""Hints come in the background, are shown and played, and go away without a trace."""

import functools
import json
import operator
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

import ai.bots.mcts
from ai.api import Candidate, Choice, Request
from ai.bots.mcts import MctsBot
from ai.fitted.calibration import Calibration
from ai.reviewing.adviser import AdviserBot
from ai.reviewing.findings import CHANCE
from ai.reviewing.judge import Judge
from ai.reviewing.softening import load_softening
from tests.helpers.engine.arrange import started
from tests.helpers.window.hint_givers import (
    Brooder,
    Fool,
    OpenPage,
    Sage,
    ask_for_hints,
    claims,
    press,
    sage,
    shown,
    takes,
)
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.bots.hint_bot import SECONDS, Hints
from ttr_qt.engine import EDITIONS, Action, Game
from ttr_qt.engine.actions import DrawCard, DrawTickets, KeepTickets, TakeCard
from ttr_qt.models.hints.advice import Hint
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.panels.hint_panel import HintPanel
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.style import Motion

IDEAS: tuple[Callable[[Action], bool], ...] = (
    claims("dal-hou-1"),
    takes("blue"),
    lambda action: action == DrawCard(),
)


def test_h_shows_three_hints_with_reasons_and_a_number_plays_one(
    qtbot: QtBot, open_page: OpenPage
) -> None:
    window, page = open_page(sage)
    ask_for_hints(window)
    assert page.hints.open
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    first, second, third = page.hints.panel.rows
    assert shown(page)[0].startswith("claim dal-hou-1")
    assert isinstance(second.hint.action, TakeCard)
    assert third.hint.action == DrawCard()
    assert "Duluth – Houston" in first.accessibleDescription()
    assert "60%" in first.accessibleDescription()
    marks = page.board_play.marks
    assert marks.hinted == {("dal-hou-1", 0)}
    assert [type(item).__name__ for item in page.board_play.panels.items] == ["LetterItem"]
    assert [badge.number for badge in page.hints.badges] == [2, 3]
    ply = page.session.ply
    press(window, Qt.Key.Key_2)
    assert page.session.snapshot().texts[ply].startswith("take")
    assert page.hints.panel.isHidden()
    assert not page.board_play.panels.items
    assert page.hints.badges == ()


def test_pointing_at_a_hint_lights_it_on_the_board(qtbot: QtBot, open_page: OpenPage) -> None:
    window, page = open_page(sage)
    ask_for_hints(window)
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Up)
    marks = page.board_play.marks
    assert marks.phantom == ("dal-hou-1", 0)
    assert marks.spotlight is not None
    press(window, Qt.Key.Key_Return)
    assert page.session.observation.owners == {"dal-hou-1": 0}


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_of_a_hint_is_cut_off(
    qtbot: QtBot, open_page: OpenPage, language: Language, scale: float
) -> None:
    look = Preferences("light", language, scale, Motion.OFF)
    window, page = open_page(sage, preferences=look, size=(1024, 700))
    page.hints.ask()
    panel = page.hints.panel
    assert panel.stop_button.width() >= panel.stop_button.sizeHint().width()
    qtbot.waitUntil(lambda: len(panel.rows) == 3)
    QApplication.processEvents()
    assert page.rect().contains(panel.geometry())
    told = panel.findChildren(QLabel)
    assert len(told) > 6
    for one in told:
        if one.isVisible():
            assert one.height() >= one.heightForWidth(one.width()), one.text()
            assert panel.rect().contains(QRect(one.mapTo(panel, QPoint()), one.size()))
    assert window.isVisible()


def drawn_size(one: QLabel) -> QSize:
    """Return how large the words of a text are where it stands."""
    wrap = Qt.TextFlag.TextWordWrap if one.wordWrap() else Qt.TextFlag.TextSingleLine
    return one.fontMetrics().boundingRect(one.rect(), int(wrap), one.text()).size()


def keeps(count: int) -> Callable[[Action], bool]:
    """Return what finds a choice of so many tickets."""
    return lambda action: isinstance(action, KeepTickets) and len(action.tickets) == count


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "size", "scale", "numbers"),
    [
        ("germany", (1280, 720), 1.0, 9),
        ("germany", (1920, 1080), 1.0, 9),
        ("germany", (1024, 700), 1.0, 0),
        ("germany", (1366, 768), 1.0, 9),
        ("germany", (1024, 700), 1.5, 0),
        ("germany", (1366, 900), 1.5, 9),
        ("germany", (1920, 1080), 1.5, 9),
        ("usa", (1280, 720), 1.5, 0),
    ],
)
def test_numbers_beside_tickets_cover_nothing(
    qtbot: QtBot,
    open_page: OpenPage,
    edition: str,
    size: tuple[int, int],
    scale: float,
    numbers: int,
) -> None:
    game = Game.new(edition, players=2, seed=4)
    while (game.phase, game.seat) != ("keep", 0):
        game.play(game.legal_actions()[0])
    adviser = Sage(keeps(2), keeps(3), keeps(4 if edition == "germany" else 2))
    look = Preferences("light", "de", scale, Motion.OFF)
    _, page = open_page(lambda: adviser, edition, game, size=size, preferences=look)
    page.hints.ask()
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) >= 2)
    QApplication.processEvents()
    assert page.rect().contains(page.hints.panel.geometry())
    badges = page.hints.badges
    assert len(badges) == numbers
    for card in page.choosing.field.cards:
        facts = card.facts.findChildren(QLabel)
        told = [one for one in facts if one.isVisible()]
        words = [QRect(one.mapTo(card, QPoint()), drawn_size(one)) for one in told]
        taken = [card.picture_rect.toRect(), card.button.geometry(), *words]
        for badge in badges:
            place = badge.geometry().translated(-card.pos())
            assert not any(place.intersects(part) for part in taken), (place, taken)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["germany", "maerklin"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 700), 1.5)])
def test_numbers_stand_on_the_mixes_they_mean(
    qtbot: QtBot, open_page: OpenPage, edition: str, size: tuple[int, int], scale: float
) -> None:
    game = Game.new(edition, players=2, seed=4)
    while (game.phase, game.seat) != ("mix", 0):
        game.play(game.legal_actions()[0])
    mixes = [DrawTickets((0, 4)), DrawTickets((2, 2)), DrawTickets((4, 0))]
    adviser = Sage(*(functools.partial(operator.eq, mix) for mix in mixes))
    look = Preferences("light", "de", scale, Motion.OFF)
    _, page = open_page(lambda: adviser, edition, game, size=size, preferences=look)
    page.hints.ask()
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    QApplication.processEvents()
    badges = page.hints.badges
    assert [badge.number for badge in badges] == [1, 2, 3]
    for badge, place in zip(badges, (4, 2, 0), strict=True):
        tile = page.choosing.mix.tiles[place]
        area = QRect(tile.mapTo(page, QPoint()), tile.size())
        there = QRect(badge.mapTo(page, QPoint()), badge.size())
        assert badge.isVisible()
        assert area.left() < there.left() < there.right() < area.right()
        assert there.top() < area.top() < there.bottom()


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "area"), [("germany", 190_000), ("first_journey", 115_000)])
def test_long_hints_cover_tickets_rather_than_the_board(
    qtbot: QtBot, open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, edition: str, area: int
) -> None:
    monkeypatch.setattr(HintPanel, "height_at", lambda _panel, width: area // width)
    _, page = open_page(lambda: Sage(lambda _action: True), edition, size=(1280, 720))
    page.hints.ask()
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    place = page.hints.panel.geometry().adjusted(5, 0, 0, 0)  # it may be a little wider
    assert place.intersects(page.tickets.geometry())
    for part in (page.board_view, page.hand, page.market):
        assert not place.intersects(part.geometry())
    assert place.intersects(page.bonus.geometry()) == (edition == "germany")


def test_hints_are_compared_with_each_other(qtbot: QtBot, open_page: OpenPage) -> None:
    asked: list[Request] = []

    class Comparer(Sage):
        def choose(self, request: Request) -> Choice:
            asked.append(request)
            found = super().choose(request)
            if not request.compare:
                return found
            told = (0.7, 0.3, 0.5, 0.1, 0.6, 0.2, *[0.1] * 6)
            chances = zip(request.compare, told[: len(request.compare)], strict=True)
            return Choice(found.action, tuple(Candidate(a, 400, 9.0, win) for a, win in chances))

    _, page = open_page(lambda: Comparer(*IDEAS))
    page.hints.ask()
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    assert [len(request.compare) for request in asked] == [1, 0, 12]
    _, searching, comparing = (request.limit.seconds or 0.0 for request in asked)
    assert searching < SECONDS
    assert SECONDS - searching <= comparing <= SECONDS  # who is quick leaves more to the comparison
    shown_hints = [row.hint for row in page.hints.panel.rows]
    assert [hint.win for hint in shown_hints] == [0.7, 0.6, 0.5]
    compared = asked[-1].compare
    assert [hint.action for hint in shown_hints] == [compared[0], compared[4], compared[2]]


def test_a_window_that_is_closed_twice_has_nothing_to_complain_of(
    qtbot: QtBot, open_page: OpenPage
) -> None:
    window, page = open_page(sage)
    page.hints.ask()
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    for _ in range(2):
        window.show()
        assert window.close()
    page.hints.retire()
    assert not page.hints.open


def test_stop_shows_what_there_is(qtbot: QtBot, open_page: OpenPage) -> None:
    window, page = open_page(Brooder)
    ask_for_hints(window)
    qtbot.waitUntil(page.hints.panel.stop_button.isEnabled)
    assert page.hints.finder.thinking
    assert page.hints.panel.rows == ()
    page.hints.panel.stop_button.click()
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) > 0)
    assert not page.hints.finder.thinking


@pytest.mark.slow
@pytest.mark.parametrize("leave", ["escape", "step", "rewind", "again", "close"])
def test_whatever_happens_meanwhile_ends_it_without_a_late_answer(
    qtbot: QtBot, open_page: OpenPage, leave: str
) -> None:
    window, page = open_page(Brooder)
    marks = page.board_play.marks
    ask_for_hints(window)
    answers: list[object] = []
    page.hints.finder.answered.connect(answers.append)
    if leave == "escape":
        press(window, Qt.Key.Key_Escape)
    elif leave == "step":
        page.play(DrawCard())
    elif leave == "rewind":
        page.session.rewind(page.session.ply)
    elif leave == "again":
        ask_for_hints(window)
    else:
        window.show_start()
        qtbot.wait(50)
        assert answers == []
        return
    assert not page.hints.open
    assert not page.hints.finder.thinking
    qtbot.wait(50)
    assert answers == []
    assert not page.board_play.panels.items
    if leave in {"escape", "again"}:
        assert page.board_play.marks == marks


def test_one_sees_at_once_that_hints_are_looked_for_while_all_is_still_loaded(
    qtbot: QtBot, open_page: OpenPage
) -> None:
    painted: list[bool] = []
    loaded = threading.Event()

    class Loading(Sage):
        def choose(self, request: Request) -> Choice:
            if request.limit.iterations is not None:
                painted.append(watch.painted)
                loaded.wait(10)
            return super().choose(request)

    class PaintWatch(QObject):
        painted = False

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            self.painted = self.painted or event.type() == QEvent.Type.Paint
            return False

    watch = PaintWatch()
    window, page = open_page(lambda: Loading(*IDEAS))
    panel = page.hints.panel
    panel.installEventFilter(watch)
    page.hints.ask()
    assert watch.painted
    qtbot.waitUntil(lambda: "Getting ready" in panel.title)
    assert painted == [True]
    assert not panel.stop_button.isEnabled()
    press(window, Qt.Key.Key_Escape)
    assert not page.hints.open
    loaded.set()
    page.hints.ask()
    qtbot.waitUntil(lambda: len(panel.rows) == 3)
    panel.removeEventFilter(watch)


def test_who_fails_leaves_no_hint_and_no_harm(
    qtbot: QtBot, open_page: OpenPage, caplog: pytest.LogCaptureFixture
) -> None:
    window, page = open_page(Fool)
    ask_for_hints(window)
    qtbot.waitUntil(lambda: "no hint" in page.hints.panel.title)
    assert page.active
    caplog.clear()


@pytest.mark.slow
def test_a_game_with_hints_does_not_count(qtbot: QtBot, open_page: OpenPage) -> None:
    window, page = open_page(sage)
    assert not page.session.unrated
    press(window, Qt.Key.Key_H)
    assert page.rating_question.banner.text.startswith("Press again for hints")
    assert not page.hints.open
    assert not page.session.unrated
    with qtbot.waitSignal(page.session.became_unrated) as told:
        press(window, Qt.Key.Key_H)
    assert told.args == ["hint"]
    assert "no longer counts" in page.banner.text
    assert json.loads(window.autosave.text())["extra"]["unrated"] is True
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)
    press(window, Qt.Key.Key_Escape)
    with qtbot.assertNotEmitted(page.session.became_unrated):
        ask_for_hints(window)
    window.opener.deal_again()
    assert isinstance(window.page, GamePage)
    assert not window.page.session.unrated


@pytest.mark.slow
def test_no_hint_while_an_opponent_thinks(qtbot: QtBot, open_page: OpenPage) -> None:
    window, page = open_page(sage)
    page.play(DrawCard())
    page.play(DrawCard())
    qtbot.waitUntil(lambda: page.session.thinking == 1)
    ask_for_hints(window)
    assert not page.hints.open
    button = page.turn.button_of("hint")
    assert button is not None
    assert not button.isEnabled()


@pytest.mark.slow
@pytest.mark.usefixtures("no_thread_left")
def test_hints_show_chances_and_scores_as_they_are_put_right(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = (0.0, 0.0, 0.0)
    unsure = Calibration(certainty=nothing, lead=nothing, own_points=(1000.0, 1000.0, 1000.0))
    monkeypatch.setattr(ai.bots.mcts, "load_calibration", lambda *_: unsure)
    game = started("amsterdam", players=2, seed=3)
    # By iterations: enough of them, however busy the machine is.
    hints = Hints(lambda: MctsBot(most_iterations=lambda _: 900), seconds=60.0)
    got: list[Sequence[Hint]] = []
    hints.answered.connect(got.append)
    hints.ask(game.observe(game.seat))
    qtbot.waitUntil(lambda: bool(got), timeout=60_000)
    hints.close()
    told = [hint for hint in got[0] if hint.win is not None and hint.score is not None]
    assert told
    assert all(hint.win == pytest.approx(0.5) for hint in told)
    assert all((hint.score or 0.0) > 900 for hint in told)


@pytest.mark.slow
@pytest.mark.usefixtures("no_thread_left")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_strongest_bot_advises_in_every_edition(qtbot: QtBot, edition: str) -> None:
    game = started(edition, players=2, seed=3)
    hints = Hints(seconds=0.15)
    got: list[Sequence[Hint]] = []
    parts: list[float] = []
    hints.answered.connect(got.append)
    hints.progressed.connect(parts.append)
    view = game.observe(game.seat)
    began = time.monotonic()
    hints.ask(view)
    qtbot.waitUntil(lambda: bool(got), timeout=20_000)
    assert time.monotonic() - began < 20
    assert 1 <= len(got[0]) <= 3
    assert all(hint.action in view.legal_actions for hint in got[0])
    assert all(hint.reasons for hint in got[0])
    assert parts == sorted(parts)
    hints.close()


@pytest.mark.slow
@pytest.mark.usefixtures("no_thread_left")
def test_what_is_advised_is_no_mistake_for_a_review(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=8)
    view = game.observe(game.seat)
    judge, softening = Judge(), load_softening("usa", 2)
    worst = KeepTickets(tuple(ticket.id for ticket in view.offered_tickets))
    judged = judge.judge(view, worst, softening, 96, seed=1)
    assert judged is not None
    assert judged.judgement.quality.is_loss
    # A search that found hardly anything chooses what is worst.
    hints = Hints(lambda: AdviserBot(Sage(functools.partial(operator.eq, worst))), seconds=1.0)
    got: list[Sequence[Hint]] = []
    hints.answered.connect(got.append)
    hints.ask(view)
    qtbot.waitUntil(lambda: bool(got), timeout=60_000)
    hints.close()
    first = got[0][0]
    assert first.action != worst
    advised = judge.judge(view, first.action, softening, 96, seed=2)
    assert advised is not None
    assert not advised.judgement.quality.is_loss, advised.judgement
    told = next(one.chance for one in advised.judgement.options if one.action == str(first.action))
    assert first.win == pytest.approx(told / CHANCE, abs=0.1)


@pytest.mark.usefixtures("no_thread_left")
def test_only_the_last_question_is_answered(qtbot: QtBot) -> None:
    game = started("usa", players=2, seed=3)
    first = game.observe(game.seat)
    second = replace(first, legal_actions=first.legal_actions[:1])
    hints = Hints(Brooder, seconds=30)
    got: list[Sequence[Hint]] = []
    hints.answered.connect(got.append)
    hints.ask(first)
    hints.ask(second)
    hints.stop()
    qtbot.waitUntil(lambda: bool(got))
    qtbot.wait(50)
    assert len(got) == 1
    assert got[0][0].reasons[0].key == "only_choice"
    hints.close()
