"""A ticket that a person does in the children's game is celebrated, and nobody is kept waiting."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, set_owners, set_tickets, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.mouse_player import Mouse, middle
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.prospects import Ways
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.game.ticket_celebration import TicketCelebration
from ttr_qt.views.theme.style import Motion


def before_a_ticket(
    qtbot: QtBot, make_window: MakeWindow, motion: Motion
) -> tuple[MainWindow, GamePage, ClaimRoute]:
    """Return a game of which the next claim does a ticket."""
    game = started("first_journey", players=2, seed=4)
    ticket = game.observe(0).tickets[0]
    way = Ways(game.observe(0)).between(ticket.a, ticket.b)
    assert way is not None
    *own, last = way.routes
    set_owners(game, dict.fromkeys(own, 0))
    set_tickets(game, {0: [ticket.id]})
    set_cards(game, hands={0: {"locomotive": 6}})
    claim = next(
        action
        for action in game.legal_actions()
        if isinstance(action, ClaimRoute) and action.route == last
    )
    window = make_window(Waiter, preferences=replace(QUIET, motion=motion))
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.waitUntil(lambda: page.active)
    QApplication.processEvents()
    return window, page, claim


def celebration_of(page: GamePage) -> TicketCelebration:
    """Return what celebrates on a page."""
    return page.celebration


def test_a_ticket_is_celebrated_and_the_game_waits(qtbot: QtBot, make_window: MakeWindow) -> None:
    _window, page, claim = before_a_ticket(qtbot, make_window, Motion.NORMAL)
    party = celebration_of(page)
    page.play(claim)
    qtbot.waitUntil(party.isVisible, timeout=3000)
    assert page.animation.moving
    assert party.geometry() == page.board_view.geometry()
    assert party.headline == "Hooray!"
    assert party.count == "1 of 6 tickets"
    qtbot.waitUntil(lambda: not party.isVisible(), timeout=8000)
    qtbot.waitUntil(lambda: not page.animation.moving)


def test_any_click_goes_on_and_does_nothing_else(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, page, claim = before_a_ticket(qtbot, make_window, Motion.NORMAL)
    party = celebration_of(page)
    page.play(claim)
    qtbot.waitUntil(party.isVisible, timeout=3000)
    ply = page.session.ply
    Mouse(window).click(middle(page.undo_controls.buttons.undo_button))
    assert not party.isVisible()
    assert not page.animation.moving
    assert page.session.ply == ply
    with qtbot.waitSignal(page.undo_controls.buttons.undo_button.clicked):
        Mouse(window).click(middle(page.undo_controls.buttons.undo_button))


def test_the_key_that_skips_ends_it(qtbot: QtBot, make_window: MakeWindow) -> None:
    _window, page, claim = before_a_ticket(qtbot, make_window, Motion.NORMAL)
    party = celebration_of(page)
    page.play(claim)
    qtbot.waitUntil(party.isVisible, timeout=3000)
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert not party.isVisible()
    assert not page.animation.moving


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.REDUCED])
def test_with_reduced_motion_a_still_picture_is_shown(
    qtbot: QtBot, make_window: MakeWindow, motion: Motion
) -> None:
    _window, page, claim = before_a_ticket(qtbot, make_window, motion)
    party = celebration_of(page)
    page.play(claim)
    assert party.isVisible()
    qtbot.waitUntil(lambda: not page.animation.moving, timeout=1000)
    first = party.grab().toImage()
    QTest.qWait(120)
    assert party.grab().toImage() == first
    qtbot.waitUntil(lambda: not party.isVisible(), timeout=5000)


def test_tickets_of_bots_are_not_celebrated(qtbot: QtBot, make_window: MakeWindow) -> None:
    _window, page, claim = before_a_ticket(qtbot, make_window, Motion.OFF)
    page.session.play(claim)
    step = page.session.steps[-1]
    party = celebration_of(page)
    party.skip()
    told: list[int] = []
    party.celebrate(replace(step, seat=1), lambda: told.append(1))
    assert told == [1]
    assert not party.isVisible()
