"""Screen readers find a name for everything, and hear what happens."""

import gc
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.engine.walks import lively, played
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.deciding import Hasty
from tests.helpers.players.whole_games import start_game
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.actions import ClaimRoute, DrawCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.commands.table import Command
from ttr_qt.views.play.route_facts import route_facts
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.widgets import accessibility
from ttr_qt.views.words.descriptions import Describer
from ttr_qt.views.words.people import nameless
from ttr_qt.views.words.spoken_to import spoken_to

NAMES = ("Robin", "Ada", "Otto", "Rosa", "Viktor")
Name, Description = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[QAccessibleEvent]:
    """Collect what screen readers would be told."""
    events: list[QAccessibleEvent] = []
    monkeypatch.setattr(accessibility, "_send", events.append)
    return events


def announcements(events: list[QAccessibleEvent]) -> list[str]:
    """Return what is to be said."""
    return [one.message() for one in events if isinstance(one, QAccessibleAnnouncementEvent)]


def usable(window: MainWindow) -> Iterator[QWidget]:
    """Yield all visible widgets that the keyboard or a click can do something with."""
    for widget in window.findChildren(QWidget):
        focusable = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None
        inner = widget.objectName() == "qt_scrollarea_viewport" or isinstance(
            widget.parent(), QLineEdit
        )
        if widget.isVisible() and not inner and (focusable or isinstance(widget, QAbstractButton)):
            yield widget


def assert_all_named(window: MainWindow) -> None:
    """Assert that every usable widget has a name, and buttons say that they are some."""
    found = list(usable(window))
    assert len(found) > 4
    for widget in found:
        voice = QAccessible.queryAccessibleInterface(widget)
        assert voice is not None
        assert voice.text(Name).strip(), f"{widget} in {widget.parent()} has no name"
        if isinstance(widget, QAbstractButton):
            assert voice.role() in {
                QAccessible.Role.Button,
                QAccessible.Role.CheckBox,
                QAccessible.Role.RadioButton,
            }
        if isinstance(widget, QLineEdit):
            assert voice.role() == QAccessible.Role.EditableText


def page_of(window: MainWindow) -> GamePage:
    """Return the page of the game."""
    assert isinstance(window.page, GamePage)
    return window.page


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_has_a_name(qtbot: QtBot, make_window: MakeWindow, edition: str) -> None:
    window = make_window(Waiter)
    assert_all_named(window)
    page = start_game(window, edition)
    qtbot.waitUntil(lambda: page.active or page.session.thinking is not None)
    assert_all_named(window)
    window.current_game.open_game(played(edition, 2, lively(edition), plies=40), running=False)
    window.moves.action.setChecked(True)
    page_of(window).hints.panel.show_thinking()
    page_of(window).hints.panel.show()
    assert_all_named(window)
    window.current_game.open_game(played(edition, 2, lively(edition)), running=False)
    window.show_end()
    assert_all_named(window)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_route_and_place_is_described(edition: str) -> None:
    game = played(edition, 3, lively(edition), plies=70)
    view = game.observe(game.seat)
    describer = Describer(view, NAMES, "en")
    seen = {describer.route(route.id) for route in view.board.routes}
    assert len(seen) == len(view.board.routes)
    claimable = {a.route for a in view.legal_actions if isinstance(a, ClaimRoute)}
    for route in view.board.routes:
        words = describer.route(route.id)
        assert words.endswith("claimable") == (route.id in claimable)
        owner = view.owners.get(route.id)
        assert ("yours" in words) == (owner == view.seat)
        if owner is not None and owner != view.seat:
            assert f"taken by {NAMES[owner]}" in words
        if route.colour != "gray":
            assert f" {ROUTES[route.colour].name.en}" in words
    for place in view.board.places:
        words = describer.place(place)
        assert words
        ends = sum(place in view.board.map.ends(end) for t in view.tickets for end in (t.a, t.b))
        ticket = "contract" if edition == "amsterdam" else "ticket"
        assert words.count(f"end of your {ticket}") == ends
        standing = sum(place in places for places in view.passengers)
        assert words.count("passenger") == standing
        if view.goods_left.get(place):
            assert "goods " + ", ".join(map(str, view.goods_left[place])) in words


@pytest.mark.parametrize("viewer", [0, 1])
def test_what_is_the_persons_is_theirs_from_every_seat(viewer: int) -> None:
    """In a replay one may look on from the seat of an opponent, and is still oneself."""
    names = (nameless(), "Ada")
    game = played("maerklin", 2, lively("maerklin"), plies=90)
    view = game.observe(viewer)
    you = spoken_to(viewer, names, people=(0,))
    describer = Describer(view, names, "en", you)
    assert set(view.owners.values()) == {0, 1}
    for route, owner in view.owners.items():
        words = describer.route(route)
        assert ("yours" in words) == (owner == 0)
        assert ("taken by Ada" in words) == (owner == 1)
        note = route_facts(view, route, names, "en", None, you=you).note
        mine, hers = "This track is yours already.", "This track belongs to Ada."
        assert note == (mine if owner == 0 else hers)
    said = [describer.place(place) for place in view.board.places]
    said += [describer.route(route.id) for route in view.board.routes]
    assert not any("You" in one.split() for one in said)
    tickets = [one for one in said if "ticket" in one]
    assert tickets
    assert all(("end of your ticket" in one) == (viewer == 0) for one in tickets)
    assert sum(one.count("your passenger") for one in said) == len(view.passengers[0])


def test_a_route_as_the_example_says() -> None:
    game = Game.new("usa", players=2, seed=1)
    words = Describer(game.observe(0), NAMES, "en").route("mon-nyc-1")
    assert words == "Montréal to New York, three blue, free"


def test_board_hand_and_market_have_parts(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(Waiter)
    window.current_game.open(
        table_of(played("usa", 2, "even", plies=40), ThinkingLimits()), running=False
    )
    page = page_of(window)
    QApplication.processEvents()
    board = QAccessible.queryAccessibleInterface(page.board_view)
    assert board is not None
    assert board.role() == QAccessible.Role.List
    map_ = page.session.map
    # While it is drawn, which takes a busy machine a moment, a notice lies over it.
    qtbot.waitUntil(lambda: board.childCount() == len(map_.routes) + len(map_.places))
    for number in range(board.childCount()):
        part = board.child(number)
        assert part is not None
        assert part.text(Name)
        assert part.isValid()
        assert not part.rect().isEmpty()
        assert board.indexOfChild(part) == number
        assert part.parent() is board
    stacks = QAccessible.queryAccessibleInterface(page.hand.stacks)
    assert stacks is not None
    assert stacks.childCount() == len(page.session.observation.hand)
    market = QAccessible.queryAccessibleInterface(page.market.table)
    assert market is not None
    texts = [market.child(n).text(Name) for n in range(market.childCount())]
    assert len(texts) == 7
    assert all(texts)
    card = market.child(0)
    point = card.rect().center()
    assert market.childAt(point.x(), point.y()) is card
    qtbot.wait(1)


def test_the_keyboard_is_followed(
    qtbot: QtBot, make_window: MakeWindow, told: list[QAccessibleEvent]
) -> None:
    window = make_window(Waiter)
    page = start_game(window, "first_journey")
    qtbot.waitUntil(lambda: page.active)
    if page.session.observation.phase == "keep":
        page.play(page.session.observation.legal_actions[0])
    window.activateWindow()
    page.market.table.setFocus()
    told.clear()
    QTest.keyClick(page.market.table, Qt.Key.Key_Home)
    focus = [one for one in told if one.type() == QAccessible.Event.Focus]
    assert focus
    board = page.board_play
    if board.focus.claimable:
        told.clear()
        QTest.keyClick(page.board_view, Qt.Key.Key_PageDown)
        (event,) = told
        assert event.type() == QAccessible.Event.Focus
        assert "claimable" in page.board_view.accessibleDescription()
        voice = QAccessible.queryAccessibleInterface(page.board_view)
        assert voice is not None
        assert "claimable" in voice.focusChild().text(Name)


def test_parts_can_be_pressed_and_tell_their_state(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(Waiter)
    page = start_game(window, "first_journey")
    qtbot.waitUntil(lambda: page.active)
    stacks = QAccessible.queryAccessibleInterface(page.hand.stacks)
    assert stacks is not None
    stack = stacks.child(0)
    action = stack.actionInterface()
    assert action is not None
    assert action.actionNames() == [QAccessibleActionInterface.pressAction()]
    assert stack.textInterface() is None
    action.doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(lambda: stack.state().selected == 1)
    assert page.hand.stacks.picked is not None
    board = QAccessible.queryAccessibleInterface(page.board_view)
    assert board is not None
    map_ = page.session.map
    qtbot.waitUntil(lambda: board.childCount() == len(map_.routes) + len(map_.places))
    for number in range(board.childCount()):
        part = board.child(number)
        usable = not part.state().disabled
        assert usable == part.text(Name).endswith("claimable")
    market = QAccessible.queryAccessibleInterface(page.market.table)
    assert market is not None
    ply = page.session.ply
    market.child(0).actionInterface().doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(lambda: page.session.ply == ply + 1)


def test_what_a_screen_reader_switches_is_clicked(qtbot: QtBot) -> None:
    button = QPushButton("&Keep")
    qtbot.addWidget(button)
    accessibility.make_checkable(button)
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(button.isChecked()))
    voice = QAccessible.queryAccessibleInterface(button)
    assert voice is not None
    assert voice.text(Name) == "Keep"
    assert voice.role() == QAccessible.Role.CheckBox
    voice.actionInterface().doAction(QAccessibleActionInterface.toggleAction())
    qtbot.waitUntil(lambda: clicks == [True])
    assert voice.state().checked == 1
    button.setEnabled(False)
    assert voice.actionInterface().actionNames() == []


def test_what_is_asked_by_keys_is_answered(
    qtbot: QtBot, make_window: MakeWindow, told: list[QAccessibleEvent]
) -> None:
    window = make_window(Waiter)
    window.current_game.open(
        table_of(played("usa", 2, "even", plies=40), ThinkingLimits()), running=False
    )
    page = page_of(window)
    questions = {
        Command.TELL_HAND: "Your hand: ",
        Command.TELL_MARKET: "Market: ",
        Command.TELL_TICKETS: "Tickets, ",
        Command.TELL_LATEST: page.session.names[1],
        Command.TELL_STANDING: "points; ",
    }
    for command, words in questions.items():
        for _ in range(2):  # who asks again is told again
            told.clear()
            page.answers.tell(command)
            (answer,) = announcements(told)
            assert words in answer
    qtbot.wait(1)


def test_opponents_and_messages_are_announced(
    qtbot: QtBot, make_window: MakeWindow, told: list[QAccessibleEvent]
) -> None:
    window = make_window(Hasty)
    page = start_game(window, "amsterdam")
    qtbot.waitUntil(lambda: page.active)
    while page.session.observation.phase == "keep":
        page.play(page.session.observation.legal_actions[0])
        qtbot.waitUntil(lambda: page.active)
    # What was kept is told of in its own time.
    qtbot.waitUntil(lambda: any("kept" in text for text in announcements(told)))
    told.clear()
    ply = page.session.ply
    page.play(DrawCard())
    if page.session.observation.phase == "second_card":
        page.play(DrawCard())
    qtbot.waitUntil(lambda: page.active)
    qtbot.waitUntil(lambda: len(announcements(told)) > 0)
    others = [step for step in page.session.steps[ply:] if step.seat != 0]
    said = [text for text in announcements(told) if text.startswith("Clara ")]
    assert len(said) == len(others) > 0
    assert not any(text.startswith("Robin ") for text in announcements(told))
    told.clear()
    page.banner.say("Something to know.")
    assert announcements(told) == ["Something to know."]


def test_lists_speak_the_language_of_the_window(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(Waiter)
    window.current_game.open(
        table_of(played("usa", 2, "even", plies=60), ThinkingLimits()), running=False
    )
    page = page_of(window)
    role = Qt.ItemDataRole.AccessibleTextRole
    log = page.log.list.model()
    texts = [log.index(row, 0).data(role) for row in range(log.rowCount())]
    seats = [step.seat for step in page.session.steps]
    draws = [step.entry.text.split()[0] in {"deck", "take"} for step in page.session.steps]
    # The two cards of a turn are one row.
    rows = [
        seat
        for n, seat in enumerate(seats)
        if not (n and draws[n] and draws[n - 1] and seats[n - 1] == seat)
    ]
    assert len(rows) < page.session.ply
    assert all(
        text.startswith(page.session.seats[seat].name)
        for text, seat in zip(texts, rows, strict=True)
    )
    tickets = page.tickets.list.model()
    assert tickets.rowCount() == len(page.session.observation.tickets)
    assert " – " in tickets.index(0, 0).data(role)
    assert "points" in tickets.index(0, 0).data(role)
    qtbot.wait(1)


def test_interfaces_go_with_their_widgets(qtbot: QtBot) -> None:
    class Board(QWidget):
        """Draws two things."""

    def alive() -> list[object]:
        gc.collect()
        return [one for one in accessibility.widget_interfaces if shiboken6.isValid(one)]

    def make() -> Board:
        board = Board()
        parts = accessibility.Parts(
            lambda: ("a", "b"),
            str,
            lambda _key: board.rect(),
            lambda: None,
            press=lambda _key: None,
            usable=lambda _key: True,
        )
        accessibility.set_accessible_parts(board, parts)
        return board

    before = len(alive())
    for way in range(6):
        board = make()
        voice = QAccessible.queryAccessibleInterface(board)
        assert voice is not None
        part = voice.child(1)
        assert part.text(Name) == "b"
        QAccessible.uniqueId(part)
        if way % 2:
            shiboken6.delete(board)
            assert not part.isValid()
        del board, voice, part
    assert len(alive()) <= before + 2
    assert qtbot is not None
