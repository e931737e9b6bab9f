"""Between two people at one screen nothing hidden can be seen, read or heard."""

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, set_owners
from tests.helpers.games.thinkers import Waiter, past_set_up
from tests.helpers.window.fixtures import QUIET, MakeWindow
from tests.helpers.window.sharing import (
    assert_nothing_hidden,
    begin_shared,
    everything_told,
    hurry,
    lift,
)
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Action, Game
from ttr_qt.engine.actions import ClaimRoute, DrawCard
from ttr_qt.engine.knowledge.prospects import Ways
from ttr_qt.engine.rules import GRAY
from ttr_qt.models.setup.choice import GUEST, GameChoice
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game import handing_over
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.scene.drawing_notice import DrawingNotice

EXTRA = {"levels": ["", ""], "people": ["Robin", "Mia"]}
ASKING = replace(QUIET, pass_on=True)
FAMILY = GameChoice(edition="first_journey", opponents=(GUEST,), name="Robin", guests=("Mia",))


def opened(window: MainWindow, game: Game) -> GamePage:
    window.current_game.open(table_of(game, ThinkingLimits()))
    assert isinstance(window.page, GamePage)
    return window.page


def after_a_turn(qtbot: QtBot, window: MainWindow, seed: int, draws: int) -> GamePage:
    """Return a covered page after turns in which people looked at all that only they know."""
    game = Game.new("first_journey", players=2, seed=seed, extra=EXTRA)
    page = opened(window, game)
    for _ in range(draws):
        lift(qtbot, page)
        for ticket in page.models.tickets.rows:
            page.tickets.ticket_entered.emit(ticket.ticket)
        page.hand.pick(0)
        page.messages.say(f"You have {page.models.hand.rows[0]}")
        page.play(DrawCard())
        qtbot.waitUntil(lambda: page.handing_over.covered)
    notice = page.findChild(DrawingNotice)
    assert notice is not None
    board = page.scene
    qtbot.waitUntil(
        lambda: (
            board.background.tile is not None
            and not board.sharpener.pending
            and not notice.isVisible()
            and not page.animation.moving
        )
    )
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()  # as before anything is painted
    return page


def picture(page: GamePage) -> QImage:
    return page.grab().toImage()


@pytest.mark.slow
@settings(
    max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seeds=st.tuples(st.integers(0, 999), st.integers(0, 999)), draws=st.integers(0, 3))
def test_covered_pages_differ_in_nothing_but_what_is_open(
    qtbot: QtBot,
    make_window: MakeWindow,
    monkeypatch: pytest.MonkeyPatch,
    seeds: tuple[int, int],
    draws: int,
) -> None:
    """Where no card lies open, two deals look, read and sound the same under a cover."""
    hurry(monkeypatch)
    window = make_window(Waiter)
    told, seen = [], []
    for seed in seeds:
        page = after_a_turn(qtbot, window, seed, draws)
        assert_nothing_hidden(page)
        told.append(everything_told(page))
        seen.append(picture(page))
    assert told[0] == told[1]
    assert seen[0] == seen[1]
    window.close()


def test_a_cover_names_who_is_next_and_waits(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    page = begin_shared(make_window(Waiter), FAMILY)
    assert page.handing_over.covered
    first = page.session.names[page.session.viewer]
    assert first in page.cover.strip.accessibleName()
    assert first in page.cover.strip.answer_button.text()
    assert not page.hand.isVisible()
    lift(qtbot, page)
    assert page.hand.isVisible()
    assert not page.cover.strip.isVisible()
    assert page.models.hand.rows
    page.play(DrawCard())
    qtbot.waitUntil(lambda: page.handing_over.covered)
    assert page.session.names[page.session.viewer] != first
    assert [row.seat for row in page.models.log.rows] == [1 - page.session.viewer]


def test_a_second_click_does_not_lift_the_cover(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin_shared(make_window(Waiter), FAMILY)
    assert page.handing_over.covered
    QTest.mouseClick(page.cover.strip.answer_button, Qt.MouseButton.LeftButton)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.session.covered  # it has only just fallen
    hurry(monkeypatch)
    lift(qtbot, page)


def test_what_was_drawn_is_seen_before_the_cover_falls(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin_shared(make_window(Waiter), FAMILY)
    with monkeypatch.context() as context:
        hurry(context)
        lift(qtbot, page)
    cards = sum(row.count for row in page.models.hand.rows)
    page.play(DrawCard())
    QApplication.processEvents()
    assert not page.session.covered
    assert sum(row.count for row in page.models.hand.rows) > cards
    qtbot.waitUntil(lambda: page.session.covered)


def test_a_ticket_that_is_done_is_seen_long_before_the_cover_falls(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window(Waiter)
    game = begin_shared(window, FAMILY).session.game_copy()
    seat = game.seat
    (ticket, *_), ends = game.observe(seat).tickets, Ways(game.observe(seat))
    way = ends.between(ticket.a, ticket.b)
    assert way is not None
    *built, last = way.routes
    track = game.map.route(last)
    colour = "red" if track.colour == GRAY else track.colour
    set_owners(game, dict.fromkeys(built, seat))
    set_cards(game, hands={seat: {colour: track.length}})
    window.current_game.open_game(game)
    page = window.page
    assert isinstance(page, GamePage)
    with monkeypatch.context() as context:
        hurry(context)
        lift(qtbot, page)
    monkeypatch.setattr(handing_over, "LOOK", 1)
    monkeypatch.setattr(handing_over, "LONG_LOOK", 1)
    monkeypatch.setattr(handing_over, "CELEBRATION", 600)
    assert page.play(ClaimRoute(last, ((colour, track.length),)))
    qtbot.wait(200)
    assert not page.session.covered
    qtbot.waitUntil(lambda: page.session.covered)


def test_cards_stay_in_view_until_the_person_passes_on(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    page = begin_shared(make_window(Waiter, preferences=ASKING), FAMILY)
    lift(qtbot, page)
    person = page.session.viewer
    page.play(DrawCard())
    qtbot.waitUntil(lambda: page.handing_over.awaited)
    qtbot.wait(50)  # longer than any look takes now
    assert not page.session.covered
    assert page.hand.isVisible()
    done = page.turn.button_of("pass_on")
    assert done is not None
    assert done.isEnabled()
    done.click()
    qtbot.waitUntil(lambda: page.handing_over.covered)
    assert page.session.viewer != person


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_passes_on(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    hurry(monkeypatch)
    page = begin_shared(make_window(Waiter, preferences=ASKING), FAMILY)
    lift(qtbot, page)
    page.play(DrawCard())
    qtbot.waitUntil(lambda: page.handing_over.awaited)
    QTest.keyClick(page, key)
    qtbot.waitUntil(lambda: page.handing_over.covered)


def test_a_turn_is_undone_before_it_is_passed_on(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    game = Game.new("first_journey", players=2, seed=4, extra=EXTRA)
    set_cards(game, hands={game.seat: {"locomotive": 6}})
    page = opened(make_window(Waiter, preferences=ASKING), game)
    lift(qtbot, page)
    person = page.session.viewer
    page.play(next(one for one in game.legal_actions() if isinstance(one, ClaimRoute)))
    qtbot.waitUntil(lambda: page.handing_over.awaited)
    page.undo_controls.undo()
    assert not page.handing_over.awaited
    assert page.active
    assert page.session.viewer == person
    assert page.turn.button_of("pass_on") is None


def test_the_end_waits_until_the_result_is_wanted(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    window = make_window(Waiter, preferences=ASKING)
    game, last = before_the_end()
    page = opened(window, game)
    lift(qtbot, page)
    page.play(last)
    assert page.session.over
    qtbot.waitUntil(lambda: page.handing_over.awaited)
    qtbot.wait(50)
    assert window.page is page
    result = page.turn.button_of("result")
    assert result is not None
    result.click()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def before_the_end() -> tuple[Game, Action]:
    """Return a game of two people without its last action, and that action."""
    game, chance = Game.new("first_journey", players=2, seed=4, extra=EXTRA), random.Random(4)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    last = game.actions[-1]
    game.undo()
    return game, last


def test_a_new_style_keeps_the_cover(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    window = make_window(Waiter)
    page = begin_shared(window, FAMILY)
    lift(qtbot, page)
    page.play(DrawCard())
    window.show_board()  # as a change of style does, while one still looks at one's cards
    again = window.game_page
    assert again is not None
    assert again is not page
    qtbot.waitUntil(lambda: again.handing_over.covered)
    assert_nothing_hidden(again)


def test_a_claim_is_undone_from_the_cover(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    game = past_set_up(Game.new("usa", players=2, seed=3, extra=EXTRA), random.Random(2))
    claims: list[ClaimRoute] = []
    while not claims:
        claims = [one for one in game.legal_actions() if isinstance(one, ClaimRoute)]
        if not claims:
            game.play(DrawCard())
    page = opened(make_window(Waiter), game)
    lift(qtbot, page)
    ply, seat = page.session.ply, page.session.viewer
    page.play(claims[0])
    qtbot.waitUntil(lambda: page.handing_over.covered)
    undo = page.cover.strip.undo_button
    assert undo.isVisible()
    assert page.session.names[seat] in undo.text()
    undo.click()
    assert page.session.ply == ply
    assert page.handing_over.covered
    assert page.session.viewer == seat
    assert not undo.isVisible()


def test_an_unfinished_game_of_several_people_is_replayed_face_down(
    make_window: MakeWindow,
) -> None:
    game = Game.new("usa", players=2, seed=3, extra=EXTRA)
    game = past_set_up(game, random.Random(2))
    window = make_window(Waiter)
    window.overlays.open_replay(game)
    page = window.stack.overlay
    assert page is not None
    replay = page.replay  # type: ignore[attr-defined]
    replay.jump(game.ply)
    assert replay.covered
    assert not replay.observation.hand
    assert not replay.observation.tickets
    assert replay.watchable == ()


def test_a_saved_game_knows_its_people(make_window: MakeWindow) -> None:
    page = begin_shared(make_window(Waiter), FAMILY)
    again = table_of(Game.from_json(page.session.to_json()), ThinkingLimits())
    assert again.session.names == ("Robin", "Mia")
    assert again.session.people == (0, 1)
    assert again.session.covered
    again.session.close()
