"""Trying mistakes again on their board, with the mouse and the keys."""

import math
from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ai.reviewing.findings import Quality, fingerprint
from tests.helpers.window.exercises import some_exercises
from tests.helpers.window.replays import recorded
from ttr_qt.bots import practice
from ttr_qt.bots.practice import Verdict
from ttr_qt.engine import EDITIONS, Action
from ttr_qt.engine.actions import ClaimRoute, DrawCard, DrawTickets, KeepTickets, TakeCard
from ttr_qt.models.practice.exercise import Exercise, exercise_of
from ttr_qt.models.practice.mistake import Mistake
from ttr_qt.models.practice.queue import Outcome
from ttr_qt.pages.practice.exercise_hints import area_of
from ttr_qt.pages.practice.practice_page import PracticePage
from ttr_qt.pages.review.move_items import RimItem
from ttr_qt.views.theme.palette import DARK
from ttr_qt.views.theme.style import Motion, Style

pytestmark = pytest.mark.usefixtures("plain_boards")

LEFT = Qt.MouseButton.LeftButton
SIZES = ((1024, 700), (1280, 720), (1920, 1080))


@pytest.fixture(scope="module")
def usa() -> list[Exercise]:
    return some_exercises("usa")


def opened(
    qtbot: QtBot,
    exercises: list[Exercise],
    first: int = 0,
    *,
    size: tuple[int, int] = (1280, 720),
    style: Style | None = None,
) -> PracticePage:
    """Return the page as it is seen first."""
    page = PracticePage(style or Style(motion=Motion.OFF), exercises, first)
    qtbot.addWidget(page)
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    page.setFocus()
    QApplication.processEvents()
    return page


def place_of(exercises: list[Exercise], kind: type) -> int:
    """Return the first exercise whose answer is of a kind."""
    return next(place for place, one in enumerate(exercises) if isinstance(one.better, kind))


def outcomes(page: PracticePage) -> list[Outcome | None]:
    return [one.outcome for one in page.progress]


def tried_in(page: PracticePage) -> Action | None:
    return page.now.tried


def rims(page: PracticePage) -> int:
    return sum(isinstance(item, RimItem) for item in page.game.scene.items())


def test_it_says_what_was_played_and_what_it_cost(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa, 1)
    panel = page.game.panel
    assert page.title.text().startswith("Turn ")
    assert page.title.text().endswith("There was something better.")
    assert page.place_text.text() == f"2 of {len(usa)}"
    assert panel.title.text() == "What would you do?"
    assert panel.played.isVisible()
    assert not panel.better.isVisible()
    assert not panel.gauge.isVisible()
    assert "to win" in panel.cost.text()
    assert not panel.again.isEnabled()


def test_the_best_move_at_once(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    with qtbot.waitSignal(page.finished) as finished:
        QTest.keyClick(page.game, Qt.Key.Key_D)
    assert finished.args == [page.exercise.mistake, Outcome.AT_ONCE]
    panel = page.game.panel
    assert panel.title.text() == "The best move!"
    assert panel.gauge.isVisible()
    assert panel.following.isVisible()
    assert not panel.again.isVisible()
    assert page.game.exercises.ply == page.exercise.mistake.ply
    here = page.place
    QTest.mouseClick(panel.following, LEFT)
    assert page.place == here + 1


def test_wrong_then_taken_back_then_right(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    page.game.play(page.exercise.played)
    panel = page.game.panel
    assert panel.title.text() == "That is what was played"
    assert panel.again.isEnabled()
    assert outcomes(page)[page.place] is None
    QTest.keyClick(page.game, Qt.Key.Key_Backspace)
    assert panel.title.text() == "What would you do?"
    assert page.now.tried is None
    assert page.game.board_play.shows(page.game.session.observation, active=True)
    QTest.keyClick(page.game, Qt.Key.Key_D)
    assert page.now.outcome is Outcome.LATER
    assert page.now.attempts == 2


def test_enter_goes_on_after_a_try(qtbot: QtBot, usa: list[Exercise]) -> None:
    """It takes a bad one back, and goes to the next exercise after a good one."""
    place = place_of(usa, DrawCard)
    page = opened(qtbot, usa, place)
    page.game.play(page.exercise.played)
    assert tried_in(page) is not None
    press_where_the_keys_are(Qt.Key.Key_Return)
    assert tried_in(page) is None
    assert page.now.attempts == 1
    press_where_the_keys_are(Qt.Key.Key_D)
    assert page.now.outcome is Outcome.LATER
    press_where_the_keys_are(Qt.Key.Key_Return)
    assert page.place == place + 1
    press_where_the_keys_are(Qt.Key.Key_A)
    press_where_the_keys_are(Qt.Key.Key_Return)
    assert page.place == place + 2


def test_a_mix_that_was_tried_keeps_its_tile_and_the_keyboard(qtbot: QtBot) -> None:
    game = recorded("germany", 2)
    played, better = str(game.actions[0]), "tickets 2+2"
    assert played != better
    mistake = Mistake(
        game=fingerprint(game),
        ply=0,
        played=played,
        better=better,
        severity="mistake",
        chance=4000,
        lost=800,
        points=500,
    )
    exercise = exercise_of(game, mistake)
    assert exercise is not None
    page = opened(qtbot, [exercise])
    mix = page.game.parts.choosing
    assert mix is not None
    tiles = list(mix.mix.tiles)
    for tile in (tiles[3], tiles[0], tiles[3]):
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        press_where_the_keys_are(Qt.Key.Key_Space)
        tried = tried_in(page)
        assert isinstance(tried, DrawTickets)
        assert mix.mix.tile_of(tried) is tile
        assert QApplication.focusWidget() is tile
        page.try_another()
        assert tried_in(page) is None
        assert QApplication.focusWidget() is tile


def test_a_track_is_not_tried_twice_by_enter(qtbot: QtBot) -> None:
    """Enter on the board tries a track, then takes it back; after an arrow it tries another."""
    exercises, place = claims_to_choose_from()
    page = opened(qtbot, exercises, place)
    press_where_the_keys_are(Qt.Key.Key_Right)
    press_where_the_keys_are(Qt.Key.Key_Return)
    first = pay(page)
    assert isinstance(first, ClaimRoute)
    page.judge.cancel()
    press_where_the_keys_are(Qt.Key.Key_Return)  # nothing is known of it yet: one waits
    assert tried_in(page) == first
    page.judge.judged.emit(Verdict(first, Quality.MISTAKE, 100, 500))
    press_where_the_keys_are(Qt.Key.Key_Return)
    assert tried_in(page) is None
    press_where_the_keys_are(Qt.Key.Key_Right)  # whoever goes elsewhere tries what is there
    press_where_the_keys_are(Qt.Key.Key_Return)
    assert isinstance(pay(page), ClaimRoute)
    page.judge.cancel()
    page.judge.judged.emit(Verdict(first, Quality.MISTAKE, 100, 500))
    press_where_the_keys_are(Qt.Key.Key_Right)
    press_where_the_keys_are(Qt.Key.Key_Return)
    assert isinstance(pay(page), ClaimRoute)
    assert page.now.attempts == 3
    page.judge.close()


def test_enter_presses_the_button_that_it_has_come_to(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    page.game.play(page.exercise.played)
    page.game.panel.hint.setFocus(Qt.FocusReason.TabFocusReason)
    press_where_the_keys_are(Qt.Key.Key_Return)
    assert page.now.hints == 1
    assert tried_in(page) is not None


@pytest.mark.parametrize("part", ["board", "market"])
def test_enter_is_the_boards_again_once_the_mouse_was_pressed(
    qtbot: QtBot, usa: list[Exercise], part: str
) -> None:
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    page.game.play(page.exercise.played)
    page.judge.cancel()
    page.judge.judged.emit(Verdict(page.exercise.played, Quality.MISTAKE, 100, 500))
    view = page.game.board_view
    pressed = view.viewport() if part == "board" else page.game.market
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.mouseClick(pressed, LEFT, pos=QPoint(3, 3))
    press_where_the_keys_are(Qt.Key.Key_Return)
    assert tried_in(page) == page.exercise.played


def press_where_the_keys_are(key: Qt.Key) -> None:
    """Press a key as a person does: whatever has the focus gets it."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    QApplication.processEvents()


def pay(page: PracticePage) -> Action | None:
    """Return what was tried, after the first way to pay for it where that is asked."""
    if page.game.board_play.popover.isVisible():
        press_where_the_keys_are(Qt.Key.Key_Return)
    return tried_in(page)


def claims_to_choose_from() -> tuple[list[Exercise], int]:
    """Return exercises, and the number of one in which several tracks can be claimed."""
    exercises = some_exercises("usa")
    for place, one in enumerate(exercises):
        routes = {
            action.route for action in one.view.legal_actions if isinstance(action, ClaimRoute)
        }
        if len(routes) > 4:
            return exercises, place
    raise AssertionError("There is no such exercise.")


def test_another_move_is_tried_without_taking_back(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    page.game.play(page.exercise.played)
    QTest.keyClick(page.game, Qt.Key.Key_D)
    assert page.now.outcome is Outcome.LATER


def test_the_answer_is_shown_on_demand(qtbot: QtBot, usa: list[Exercise]) -> None:
    place = place_of(usa, TakeCard)
    page = opened(qtbot, usa, place)
    with qtbot.waitSignal(page.finished) as finished:
        QTest.keyClick(page.game, Qt.Key.Key_A)
    assert finished.args == [usa[place].mistake, Outcome.SHOWN]
    panel = page.game.panel
    assert panel.better.text.text().startswith("Better: Take a")
    assert not panel.answer.isVisible()
    page.game.play(page.exercise.better)  # one may still do it oneself, but that counts no more
    assert page.now.outcome is Outcome.SHOWN


def test_a_track_is_marked_on_the_board(qtbot: QtBot) -> None:
    exercises = some_exercises("first_journey")
    place = next(
        n
        for n, one in enumerate(exercises)
        if isinstance(one.better, ClaimRoute) and not isinstance(one.played, ClaimRoute)
    )
    page = opened(qtbot, exercises, place)
    assert rims(page) == 0
    page.show_answer()
    assert rims(page) == 1
    page.game.play(page.exercise.better)
    assert page.game.panel.title.text() == "The best move!"
    assert rims(page) == 1


def test_hints_come_one_by_one(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    panel = page.game.panel
    assert not panel.hints.isVisible()
    QTest.keyClick(page.game, Qt.Key.Key_H)
    assert panel.hints.text() == "Draw from the deck."
    assert hint_rims(page) == []
    QTest.mouseClick(panel.hint, LEFT)
    assert len(panel.hints.text().splitlines()) > 1
    assert not panel.hint.isEnabled()
    QTest.keyClick(page.game, Qt.Key.Key_D)
    assert page.now.outcome is Outcome.LATER


@pytest.mark.parametrize("edition", EDITIONS)
def test_hints_lead_to_the_track_on_the_board(qtbot: QtBot, edition: str) -> None:
    """First in words, then by a circle that holds it and more, at last by its ends."""
    page = opened(qtbot, [with_a_claim(some_exercises(edition))])
    panel, better = page.game.panel, page.exercise.better
    assert isinstance(better, ClaimRoute)
    page.show_hint()
    assert hint_rims(page) == []
    page.show_hint()
    (circle,) = hint_rims(page)
    design = page.game.scene.design
    assert all(circle.contains(QPointF(space.x, space.y)) for space in design.spaces(better.route))
    within = [
        route.id
        for route in page.exercise.game.map.routes
        if all(circle.contains(QPointF(space.x, space.y)) for space in design.spaces(route.id))
    ]
    assert len(within) > 2
    assert page.game.where in panel.hints.text()
    assert panel.hint.isEnabled()
    page.show_hint()
    assert len(hint_rims(page)) == 3
    assert not panel.hint.isEnabled()
    assert len(panel.hints.text().splitlines()) > 2
    page.show_answer()
    assert hint_rims(page) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_circle_of_a_hint_is_around_a_place_that_has_a_name(qtbot: QtBot, edition: str) -> None:
    """In Germany, tracks end at countries, of whose border points none has one."""
    page = opened(qtbot, some_exercises(edition)[:1])
    design, names = page.game.scene.design, page.game.scene.names
    for route in design.map.routes:
        for ply in range(8):
            mistake = msgspec.structs.replace(page.exercise.mistake, ply=ply)
            claim = ClaimRoute(route.id, ((route.colour, route.length),))
            found = area_of(design, replace(page.exercise, mistake=mistake, better=claim))
            assert found is not None
            place, radius = found
            assert place in names
            assert all(
                math.hypot(at.x - one.x, at.y - one.y) < radius
                for at in (design.layout.places[place],)
                for one in (design.layout.places[route.a], design.layout.places[route.b])
            )


def with_a_claim(exercises: list[Exercise]) -> Exercise:
    """Return an exercise whose answer is to claim a track."""
    for one in exercises:
        claims = [
            action
            for action in one.view.legal_actions
            if isinstance(action, ClaimRoute) and action != one.played
        ]
        if claims:
            mistake = msgspec.structs.replace(one.mistake, better=str(claims[-1]))
            return replace(one, mistake=mistake, better=claims[-1])
    raise AssertionError("No track can be claimed in any of them.")


def hint_rims(page: PracticePage) -> list[QRectF]:
    """Return where the marks of hints are on the board."""
    return [item.boundingRect() for item in page.game.hint_marks.items]


@pytest.mark.slow
def test_a_bad_try_is_told_what_it_lacks_and_not_the_answer(qtbot: QtBot) -> None:
    for edition in EDITIONS:
        exercises = some_exercises(edition, 2)
        page = opened(qtbot, exercises)
        names = [item.text for item in page.game.scene.names.values()]
        for place, one in enumerate(exercises):
            page.go_to(place)
            page.game.play(one.played)
            told = page.game.panel.why.text()
            assert told, one
            assert not any(name in told for name in names), told
        page.judge.close()


def test_all_ways_of_playing_try(qtbot: QtBot, usa: list[Exercise]) -> None:
    """By a click on the market, on a track, and on the deck."""
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    table = page.game.market.table
    slot = next(one for one in page.exercise.view.legal_actions if isinstance(one, TakeCard)).slot
    QTest.mouseClick(table, LEFT, pos=table.spot(("open", slot)).center().toPoint())
    assert isinstance(tried_in(page), TakeCard)
    page.try_another()
    QTest.mouseClick(table, LEFT, pos=table.spot(("deck", 0)).center().toPoint())
    assert tried_in(page) == DrawCard()
    page.judge.close()
    claims = [one for one in page.exercise.view.legal_actions if isinstance(one, ClaimRoute)]
    if claims:
        page.game.scene.route_clicked.emit(claims[0].route)
        assert isinstance(tried_in(page), ClaimRoute) or page.game.board_play.popover.isVisible()
    page.judge.close()


def test_what_is_not_possible_is_explained(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    able = {one.route for one in page.exercise.view.legal_actions if isinstance(one, ClaimRoute)}
    route = next(one.id for one in page.exercise.game.map.routes if one.id not in able)
    page.game.scene.route_clicked.emit(route)
    assert page.now.tried is None
    assert page.game.banner.isVisible()


def test_tickets_are_chosen_as_in_the_game(qtbot: QtBot, usa: list[Exercise]) -> None:
    place = place_of(usa, KeepTickets)
    page = opened(qtbot, usa, place)
    assert page.game.choosing.isVisible()
    assert page.rect().contains(page.game.choosing.geometry())
    page.game.choosing.keep_wanted.emit(page.exercise.better)
    assert page.now.outcome is Outcome.AT_ONCE
    assert page.game.choosing.isVisible()  # nothing was kept


def test_something_else_is_judged_in_the_background(
    qtbot: QtBot, usa: list[Exercise], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "WORLDS", 4)
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    known = {page.exercise.played, page.exercise.better}
    other = next(one for one in page.exercise.view.legal_actions if one not in known)
    page.game.play(other)
    assert page.game.panel.title.text() == "Checking how good that is …"
    qtbot.waitUntil(lambda: page.now.verdict is not None, timeout=120_000)
    assert page.game.panel.gauge.isVisible()
    page.judge.close()


def test_what_was_tried_is_judged_even_after_another_page(
    qtbot: QtBot, usa: list[Exercise], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "WORLDS", 4)
    page = opened(qtbot, usa, place_of(usa, DrawCard))
    known = {page.exercise.played, page.exercise.better}
    page.game.play(next(one for one in page.exercise.view.legal_actions if one not in known))
    page.hide()
    assert not page.judge.thinking
    page.show()
    qtbot.waitUntil(lambda: page.now.verdict is not None, timeout=120_000)
    page.judge.close()


def test_one_goes_to_and_fro(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa)
    assert not page.before_button.isEnabled()
    QTest.keyClick(page.game, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert page.place == 1
    page.show_answer()
    QTest.keyClick(page.game, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.place == 0
    assert page.game.panel.title.text() == "What would you do?"
    page.step(1)
    assert page.game.panel.title.text() == "This was better"
    page.go_to(len(usa) - 1)
    page.show_answer()
    assert page.game.panel.following.text() == "Done"
    with qtbot.waitSignal(page.closed):
        QTest.mouseClick(page.game.panel.following, LEFT)


def test_games_may_differ(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, [usa[0], some_exercises("first_journey")[0], usa[1]])
    boards = []
    for _ in range(3):
        boards.append(page.game.session.map.id)
        assert page.game.session.observation == page.exercise.view
        assert page.game.isVisible()
        page.step(1)
    assert boards == ["usa", "first_journey", "usa"]


def test_escape_leaves(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa)
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page.game, Qt.Key.Key_Escape)


def test_it_stays_where_it_was_in_another_style(qtbot: QtBot, usa: list[Exercise]) -> None:
    page = opened(qtbot, usa)
    page.show_answer()
    page.step(2)
    page.show_hint()
    other = opened(qtbot, usa, style=Style(motion=Motion.OFF, theme=DARK))
    other.restore(page.state())
    assert other.place == 2
    assert other.now.hints == 1
    assert outcomes(other)[0] is Outcome.SHOWN


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("edition", ["usa", "germany"])
def test_everything_has_its_place(
    qtbot: QtBot, edition: str, size: tuple[int, int], scale: float
) -> None:
    exercises = some_exercises(edition, 3)
    style = Style(motion=Motion.OFF, scale=scale)
    for kind in (DrawCard, KeepTickets):
        page = opened(qtbot, exercises, place_of(exercises, kind), size=size, style=style)
        game = page.game
        for one in (game.panel.again, game.panel.hint, game.panel.answer):
            assert one.width() >= one.minimumSizeHint().width()
        page.show_answer()
        assert game.panel in check_parts(page)
        for one in (game.panel.following, game.panel.again):
            assert not one.isVisible() or one.height() >= one.minimumSizeHint().height()
        if tabs := next((one for one in game.tabs.values() if one.isVisible()), None):
            tabs.chosen.emit("tickets")
            assert {game.tickets, game.choosing} & set(check_parts(page))
        assert game.choosing.isVisible() is (kind is KeepTickets)


def check_parts(page: PracticePage) -> list[QWidget]:
    """Return what is shown, after a look at where it lies."""
    game = page.game
    parts = [game.panel, game.board_view, game.hand, game.market, game.players, game.turn]
    shown: list[QWidget] = [
        part for part in (*parts, game.tickets, game.choosing) if part.isVisible()
    ]
    for number, part in enumerate(shown):
        assert game.rect().contains(part.geometry())
        for other in shown[number + 1 :]:
            assert not part.geometry().intersects(other.geometry()), (part, other)
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_mistake_of_every_edition_can_be_tried(qtbot: QtBot, edition: str) -> None:
    exercises = some_exercises(edition, 3)
    page = opened(qtbot, exercises)
    for _ in exercises:
        page.game.play(page.exercise.played)
        assert page.now.verdict is not None
        assert page.now.verdict.quality is Quality(page.exercise.mistake.severity)
        for _ in range(2):
            page.show_hint()
        page.game.play(page.exercise.better)
        assert page.now.outcome is Outcome.LATER
        page.step(1)
    assert set(outcomes(page)) == {Outcome.LATER}
