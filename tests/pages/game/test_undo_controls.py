"""Undo, take back and redo in the window: buttons, keys, and what is told."""

import random
from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, set_pieces, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Game
from ttr_qt.engine.actions import ClaimRoute, DrawCard, DrawTickets
from ttr_qt.models.session.rewinding import UndoKind
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.theme.style import Motion

pytestmark = pytest.mark.slow

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
MOVING = Preferences("light", "en", 1.0, Motion.NORMAL, pace="quick")
SIZES = ((1024, 700), (1280, 720), (1920, 1080), (3840, 2160))
"""Of windows, from the smallest to large screens."""


def own_turn(qtbot: QtBot, window: MainWindow) -> GamePage:
    """Begin a game and wait for the person's first turn after the set-up."""
    page = begin(window)
    choose_tickets(page.session)
    page.animation.skip()
    qtbot.waitUntil(lambda: page.active and not page.session.observation.setting_up)
    return page


def claim(page: GamePage) -> None:
    """Play any claim."""
    legal = page.session.observation.legal_actions
    found = [action for action in legal if isinstance(action, ClaimRoute)]
    assert page.play(random.Random(1).choice(found))


def _past_tickets(qtbot: QtBot, window: MainWindow) -> GamePage:
    """Show a game in which the person is to move, whoever the opponents are."""
    game = Game.new("usa", players=2, seed=3, extra={"levels": ["", "clara"]})
    while game.observe(0).setting_up or game.seat:
        game.play(game.legal_actions()[0])
    window.current_game.open_game(game)
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active and window.isActiveWindow())
    return page


def test_a_claim_is_undone_with_the_button_and_done_again(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window(Waiter)
    page = _past_tickets(qtbot, window)
    undo, redo = page.undo_controls.buttons.undo_button, page.undo_controls.buttons.redo_button
    ply, owners = page.session.ply, dict(page.session.observation.owners)
    claim(page)
    claimed = dict(page.session.observation.owners)
    assert claimed != owners
    assert (undo.text(), undo.isEnabled(), redo.isEnabled()) == ("Undo", True, False)
    QTest.mouseClick(undo, LEFT)
    assert page.session.ply == ply
    assert page.session.observation.owners == owners
    assert page.active
    assert len(page.models.log.rows) == ply
    assert not page.session.unrated
    assert page.banner.text == ""
    QTest.mouseClick(redo, LEFT)
    assert page.session.observation.owners == claimed
    assert not redo.isEnabled()


def test_taking_back_says_what_it_means_once(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = own_turn(qtbot, window)
    undo = page.undo_controls.buttons.undo_button
    ply = page.session.ply
    page.play(DrawCard())
    assert undo.text() == "Take back"
    assert "no longer counts" in undo.toolTip()
    page.play(DrawCard())
    qtbot.waitUntil(lambda: page.active and page.session.ply > ply + 2)
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    assert page.session.ply > ply + 2
    assert page.rating_question.banner.text.startswith("Press again to take back")
    assert not page.session.unrated
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    assert page.session.ply == ply
    assert page.banner.text == "Taken back: this game no longer counts for your rating."
    page.banner.clear()
    QTest.keyClick(page, Qt.Key.Key_Y, CTRL)
    assert page.session.ply > ply + 2
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    QTest.keyClick(page.hand.stacks, Qt.Key.Key_Z, CTRL | SHIFT)
    assert page.session.ply > ply + 2
    assert page.banner.text == ""
    assert page.session.unrated


def test_nobody_is_asked_about_the_rating_who_does_not_want_to_be(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window(preferences=replace(QUIET, ask_rating=False))
    page = own_turn(qtbot, window)
    ply = page.session.ply
    page.play(DrawCard())
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    assert (page.session.ply, page.session.unrated) == (ply, True)
    assert page.banner.text == "Taken back: this game no longer counts for your rating."


def test_looking_at_tickets_costs_what_a_take_back_costs(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = own_turn(qtbot, window)
    undo = page.undo_controls.buttons.undo_button
    ply = page.session.ply
    page.play(DrawTickets((3,)))
    assert page.session.observation.offered_tickets
    assert undo.text() == "Take back"
    QTest.mouseClick(undo, LEFT)
    assert (page.session.ply, page.session.unrated) == (ply + 1, False)
    assert page.rating_question.banner.text.startswith("Press again to take back")
    QTest.mouseClick(undo, LEFT)
    assert (page.session.ply, page.session.unrated) == (ply, True)


@pytest.mark.parametrize("gone", ["click", "Escape", "by itself"])
def test_a_question_that_is_gone_is_asked_again(
    qtbot: QtBot, make_window: MakeWindow, gone: str
) -> None:
    page = own_turn(qtbot, make_window())
    asked = page.rating_question.banner
    page.play(DrawCard())
    ply = page.session.ply
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    assert asked.isVisible()
    if gone == "click":
        QTest.mouseClick(asked, LEFT)
    elif gone == "Escape":
        QTest.keyClick(page, Qt.Key.Key_Escape)
    else:
        asked.close_message()
    assert not asked.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    assert asked.isVisible()
    assert (page.session.ply, page.session.unrated) == (ply, False)
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    assert page.session.unrated
    assert not asked.isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_question_stands_at_the_button_that_was_pressed(
    qtbot: QtBot, make_window: MakeWindow, size: tuple[int, int]
) -> None:
    window = make_window()
    window.resize(*size)
    page = own_turn(qtbot, window)
    asked = page.rating_question.banner
    hint = page.turn.button_of("hint")
    assert hint is not None
    page.play(DrawCard())
    hint = page.turn.button_of("hint")
    assert hint is not None
    for button in (hint, page.undo_controls.buttons.undo_button):
        QTest.mouseClick(button, LEFT)
        assert asked.isVisible()
        at = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
        assert page.rect().contains(asked.geometry())
        assert not asked.geometry().intersects(at)
        assert asked.geometry().adjusted(-2, -2, 2, 2).intersects(at)
    assert not page.session.unrated


def test_what_was_asked_in_another_turn_is_asked_again(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = own_turn(qtbot, window)
    for _ in range(2):
        ply = page.session.ply
        page.play(DrawCard())
        QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
        assert page.session.ply == ply + 1
        page.play(DrawCard())
        qtbot.waitUntil(lambda: page.active)
    assert not page.session.unrated


def test_undo_while_pieces_are_still_set_down(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(Waiter, preferences=MOVING)
    page = _past_tickets(qtbot, window)
    ply = page.session.ply
    claim(page)
    moving = [page.animation.moving]
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    moving.append(page.animation.moving)
    assert moving == [True, False]
    assert page.session.ply == ply
    assert page.active
    qtbot.wait(100)
    assert page.session.ply == ply


def test_undo_while_an_opponents_move_is_shown(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(preferences=MOVING)
    page = _past_tickets(qtbot, window)
    ply = page.session.ply
    claim(page)
    qtbot.waitUntil(lambda: page.session.ply == ply + 2)
    assert page.animation.moving
    for _ in range(2):
        QTest.mouseClick(page.undo_controls.buttons.undo_button, LEFT)
    assert page.session.ply == ply
    assert page.active
    assert page.session.unrated


def test_undo_while_an_opponent_thinks_drops_its_answer(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window(Waiter)
    page = _past_tickets(qtbot, window)
    ply = page.session.ply
    claim(page)
    qtbot.waitUntil(lambda: page.session.thinking == 1)
    QTest.keyClick(page, Qt.Key.Key_Z, CTRL)
    with qtbot.assertNotEmitted(page.session.stepped, wait=100):
        pass
    assert (page.session.ply, page.session.thinking) == (ply, None)


def test_what_was_begun_is_given_up_when_time_goes_back(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window(Waiter)
    page = _past_tickets(qtbot, window)
    page.play(DrawCard())
    page.hand.pick(0)
    picked = [page.hand.stacks.picked]
    page.undo_controls.undo()
    picked.append(page.hand.stacks.picked)
    assert picked[0] is not None
    assert picked[1] is None
    assert page.active


@pytest.mark.parametrize("leaves", [True, False])
def test_a_ticket_is_lit_no_longer_than_it_is_pointed_at(
    qtbot: QtBot, make_window: MakeWindow, leaves: bool
) -> None:
    game = Game.new("germany", players=2, seed=3, extra={"levels": ["", "clara"]})
    while (game.phase, game.seat) != ("keep", 0):
        game.play(game.legal_actions()[0])
    window = make_window(Waiter)
    window.current_game.open_game(game)
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    offered = page.board_play.marks
    card = page.choosing.field.cards[1]
    card.entered.emit(card.ticket)
    assert page.board_play.marks != offered
    if leaves:
        card.left.emit()
        assert page.board_play.marks == offered
    page.undo_controls.undo()
    assert page.session.observation.phase == "mix"
    assert page.board_play.marks.spotlight is None


def test_the_last_round_stays_announced_and_is_forgotten_when_taken_back(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    game = started("usa", players=3, seed=4)
    set_cards(game, hands={0: {"locomotive": 6}})
    set_pieces(game, {0: 4})
    window = make_window(Waiter)
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    legal = page.session.observation.legal_actions
    claims = [a for a in legal if isinstance(a, ClaimRoute) and sum(n for _, n in a.cards) == 2]
    page.play(claims[0])
    begun = "You have 2 wagons left: this is the last round. You have one more turn."
    assert page.banner.text == begun
    page.animation.skip()
    while page.session.observation.last_turns == 3:
        page.session.move_now()
        qtbot.wait(1)
    assert page.banner.text == begun
    page.banner.close_message()
    assert page.banner.text == "Last round: you have one turn left."
    while not page.session.person_to_move:
        page.session.move_now()
        qtbot.wait(1)
    assert page.banner.text == "Your last turn! It ends the game."
    page.undo_controls.undo()
    assert page.session.observation.last_turns is None
    page.banner.close_message()  # what it says of the rating
    assert page.banner.text == ""


def test_unrated_is_kept_when_a_game_is_left_and_continued(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = own_turn(qtbot, window)
    page.play(DrawCard())
    page.undo_controls.undo()
    window.show_start()
    start = window.page
    assert isinstance(start, StartPage)
    start.continue_wanted.emit()
    again = window.page
    assert isinstance(again, GamePage)
    assert again.session.unrated
    assert again.banner.text == ""


def test_a_new_deal_counts_again_but_the_same_cards_do_not(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = own_turn(qtbot, window)
    page.play(DrawCard())
    page.undo_controls.undo()
    window.opener.deal_again()
    assert isinstance(window.page, GamePage)
    assert not window.page.session.unrated
    window.opener.deal_same_cards()
    assert isinstance(window.page, GamePage)
    assert window.page.session.unrated


def test_who_watches_has_nothing_to_undo(make_window: MakeWindow) -> None:
    window = make_window(Waiter)
    start = window.page
    assert isinstance(start, StartPage)
    start.start_wanted.emit(GameChoice("usa", ("clara", "otto"), person=False))
    page = window.page
    assert isinstance(page, GamePage)
    buttons = page.undo_controls.buttons
    assert not buttons.undo_button.isVisible()
    assert not buttons.redo_button.isVisible()


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.5])
@pytest.mark.parametrize("edition", ["usa", "germany"])
def test_buttons_have_their_room(make_window: MakeWindow, scale: float, edition: str) -> None:
    preferences = Preferences("light", "en", scale, Motion.OFF)
    window = make_window(Waiter, preferences=preferences, size=SIZES[0])
    game = Game.new(edition, players=2, seed=3, extra={"levels": ["", "clara"]})
    while game.observe(0).setting_up or game.seat:
        game.play(game.legal_actions()[0])
    window.current_game.open_game(game)
    page = window.page
    assert isinstance(page, GamePage)
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        assert page.size() == window.stack.size()
        check_room(page)


def check_room(page: GamePage) -> None:
    """See to it that the buttons have room and cover nothing."""
    buttons = page.undo_controls.buttons
    assert page.rect().contains(buttons.geometry())
    for one in (buttons.undo_button, buttons.redo_button):
        assert one.width() >= one.sizeHint().width()
    for other in (page.players, page.market, page.turn, page.board_view, page.log, page.tickets):
        assert not other.geometry().intersects(buttons.geometry())
    if page.hand.geometry().intersects(buttons.geometry()):
        assert page.hand.head_room().left() <= buttons.x()


def test_buttons_keep_their_place_whatever_they_say(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(preferences=replace(QUIET, scale=1.5), size=(1600, 900))
    page = own_turn(qtbot, window)
    buttons = page.undo_controls.buttons
    places = []
    for kind in get_args(UndoKind):
        buttons.show_state(kind, can_redo=False)
        page.lay_out()
        places.append((buttons.geometry(), page.board_view.geometry()))
    assert places[0] == places[1] == places[2]
    few = page.hand.head_room()
    page.session.play(DrawCard())
    assert page.hand.head_room() == few
