"""Whatever a person does while an opponent thinks happens at once, and nothing comes late."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import Waiter
from tests.helpers.own_clock import own_seconds
from tests.helpers.players.mouse_player import Mouse, MousePlayer
from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Game, write_save
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.theme.palette import DARK

pytestmark = pytest.mark.slow


@contextmanager
def at_once() -> Iterator[None]:
    """See to it that something takes less than half a second."""
    start = own_seconds()
    yield
    assert own_seconds() - start < 0.5


def thinkers() -> list[threading.Thread]:
    """Return the threads in which somebody thinks."""
    return [one for one in threading.enumerate() if one.name.startswith("seat ")]


@pytest.fixture
def waiters() -> list[Waiter]:
    """All opponents there were."""
    return []


@pytest.fixture
def thinking(
    qtbot: QtBot, make_window: MakeWindow, waiters: list[Waiter]
) -> tuple[MainWindow, GamePage]:
    """A game in which an opponent thinks, and goes on until it is stopped."""

    def make() -> Waiter:
        waiters.append(Waiter())
        return waiters[-1]

    window = make_window(make)
    page = begin(window)
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: bool(thinkers()))
    assert page.session.thinking == 1
    return window, page


Leave = Callable[[MainWindow, Path], None]


def _load(window: MainWindow, folder: Path) -> None:
    file = folder / "another.json"
    write_save(Game.new("amsterdam", players=2, seed=5, extra={"levels": ["", "clara"]}), file)
    window.opener.load(file)


@pytest.mark.alone
@pytest.mark.parametrize(
    "leave",
    [
        pytest.param(lambda window, _: window.close(), id="close"),
        pytest.param(lambda window, _: window.show_start(), id="start page"),
        pytest.param(lambda window, _: window.opener.deal_again(), id="new game"),
        pytest.param(_load, id="load"),
    ],
)
def test_leaving_while_an_opponent_thinks(
    qtbot: QtBot, thinking: tuple[MainWindow, GamePage], tmp_path: Path, leave: Leave
) -> None:
    window, page = thinking
    session, ply = page.session, page.session.ply
    old = thinkers()
    with at_once():
        leave(window, tmp_path)
    assert not any(one.is_alive() for one in old)
    qtbot.wait(50)
    assert session.ply == ply
    assert session.thinking is None
    if isinstance(window.page, GamePage) and window.isVisible():
        assert window.page.session is not session
        assert window.page.session.ply == 0


@pytest.mark.alone
def test_undo_while_an_opponent_thinks(qtbot: QtBot, thinking: tuple[MainWindow, GamePage]) -> None:
    _, page = thinking
    old = thinkers()
    with at_once():
        page.session.rewind(0)
    for one in old:
        one.join(1)
    qtbot.wait(50)
    assert (page.session.ply, page.session.person_to_move) == (0, True)
    assert page.active
    assert page.choosing.isVisible()


@pytest.mark.alone
def test_another_look_while_an_opponent_thinks(
    qtbot: QtBot, thinking: tuple[MainWindow, GamePage], waiters: list[Waiter]
) -> None:
    window, page = thinking
    session, ply, old = page.session, page.session.ply, thinkers()
    with at_once():
        window.preferences.set(replace(QUIET, theme="dark"))
    new = shown(window)
    assert new is not page
    assert new.session is session
    assert new.board_view.theme is DARK
    assert thinkers() == old  # it thinks on, and was not asked again
    assert [waiter.asked for waiter in waiters] == [1]
    with qtbot.waitSignal(session.stepped):
        session.move_now()
    assert session.ply == ply + 1
    assert len(new.models.log.rows) == ply + 1


def to_second_card(qtbot: QtBot, window: MainWindow) -> GamePage:
    """Begin a game and take the first of two cards."""
    page = begin(window)
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: page.active)
    page.play(DrawCard())
    assert page.session.observation.phase == "second_card"
    return page


def test_another_look_in_the_middle_of_a_turn_keeps_everything(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = to_second_card(qtbot, window)
    session, text = page.session, page.session.to_json()
    heading, hand = page.turn.heading, page.models.hand.rows
    looks = [
        replace(QUIET, theme="dark"),
        replace(QUIET, scale=1.5),
        replace(QUIET, language="de"),
        QUIET,
    ]
    for look in looks:
        window.preferences.set(look)
        page = shown(window)
        assert page.session is session
        assert session.to_json() == text
        assert page.models.hand.rows == hand
        assert page.active
        assert window.preferences.style == look.style()
    assert page.turn.heading == heading
    MousePlayer(window, page).do(DrawCard())
    assert session.game_copy().actions[-1] == DrawCard()


def test_left_in_the_middle_of_a_turn_and_continued(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = to_second_card(qtbot, window)
    text, before = page.session.to_json(), page.session.observation
    window.show_start()
    start = window.page
    assert isinstance(start, StartPage)
    assert start.continue_button is not None
    Mouse(window).click_on(start.continue_button)
    again = shown(window)
    assert again.session.to_json() == text
    assert again.session.observation.hand == before.hand
    assert again.session.observation.legal_actions == before.legal_actions
    assert again.turn.heading == "One more card"
    assert len(again.models.log.rows) == again.session.ply


def test_closed_and_continued_after_the_next_start(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = to_second_card(qtbot, window)
    text, names = page.session.to_json(), page.session.names
    window.close()
    window = make_window()
    start = window.page
    assert isinstance(start, StartPage)
    assert start.continue_button is not None
    start.continue_button.click()
    again = shown(window)
    assert again.session.to_json() == text
    assert again.session.names == names
    again.play(DrawCard())
    assert again.session.ply == page.session.ply + 1


def shown(window: MainWindow) -> GamePage:
    """Return the page of the game that is shown."""
    assert isinstance(window.page, GamePage)
    return window.page


def test_chosen_tickets_survive_another_look(make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window)
    tickets = [row.ticket for row in page.models.offer.rows]
    page.models.offer.choose(tickets[1], chosen=True)
    window.preferences.set(replace(QUIET, theme="dark"))
    page = shown(window)
    assert [row.chosen for row in page.models.offer.rows] == [False, True, False]
    assert page.choosing.isVisibleTo(page)
