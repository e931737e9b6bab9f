"""What the page of a game does with a step, and what it does not keep others from."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import MakeWindow
from tests.helpers.window.hint_givers import OpenPage
from ttr_qt.bots import game_setup
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine.actions import ClaimRoute, DrawCard, SkipPassenger
from ttr_qt.models.session.updates import Step
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.pages.game.game_page import GamePage


def test_a_page_that_fails_does_not_keep_the_game_from_being_saved(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    page = begin(window)
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: page.active)

    def fail(_self: GamePage, _step: Step) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(GamePage, "_on_stepped", fail)
    ply = page.session.ply
    with qtbot.captureExceptions() as faults:
        assert page.session.play(DrawCard())
    assert [fault[0] for fault in faults] == [ZeroDivisionError]
    window.autosave.flush()
    saved = json.loads(window.autosave.text())
    assert saved["actions"][ply] == str(DrawCard())


def test_a_page_that_was_left_follows_the_game_no_longer(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = begin(window)
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: page.active)
    rows = len(page.models.log.rows)
    page.retire()
    page.retire()  # a window may be closed twice
    assert page.session.play(DrawCard())
    assert len(page.models.log.rows) == rows


def test_a_button_that_goes_lights_no_ticket(qtbot: QtBot, open_page: OpenPage) -> None:
    """Whoever clicks on *No passenger* has gone to no ticket."""
    game = started("maerklin", players=2, seed=4)
    set_cards(game, hands={0: {"red": 6, "blue": 6, "green": 6}})
    _, page = open_page(Waiter, "maerklin", game)
    legal = page.session.observation.legal_actions
    assert page.play(next(action for action in legal if isinstance(action, ClaimRoute)))
    qtbot.waitUntil(lambda: page.active)
    button = page.turn.button_of(SkipPassenger())
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.turn.button_of(SkipPassenger()) is None)
    assert not page.tickets.list.hasFocus()
    assert not page.scene.veiled


def test_who_watches_is_told_whose_cards_these_are(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    choice = GameChoice("usa", ("clara", "otto", "rosa"), person=False)
    window.current_game.open(game_setup.new_table(choice, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    name = page.session.names[page.session.viewer]
    assert page.hand.title.text() == f"Cards of {name}"
    assert page.tickets.list.accessibleName() == f"Tickets of {name}"
    qtbot.waitUntil(lambda: len(page.models.tickets.rows) > 1)
    page.session.hold()
    qtbot.waitUntil(lambda: not page.animation.moving)
    tickets = page.tickets.list
    qtbot.waitUntil(lambda: tickets.height() >= tickets.content_height())  # none is cut off
