"""The largest texts, in the language with the longest words, are not cut off in small windows."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import made_up_facts
from tests.helpers.players.deciding import CURIOUS, decide
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.editions.registry import chapters
from ttr_qt.views.theme.style import Motion
from ttr_qt.views.theme.translation import install_language
from ttr_qt.views.widgets.panel import Panel

pytestmark = pytest.mark.slow

LARGE = Preferences("light", "de", 1.5, Motion.OFF, pace="quick", sounds=False)
PLIES = (0, 3, 25, 60)


@pytest.fixture(params=[(1024, 700), (1280, 720)], ids=["1024x700", "1280x720"])
def window(make_window: MakeWindow, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """A small window."""
    install_language("de")
    yield make_window(preferences=LARGE, size=request.param)
    install_language("en")


def squeezed(page: QWidget) -> list[str]:
    """Return the texts that are cut off, and the panels whose parts lie over each other."""
    found = [
        f"{text.text()}: {text.width()}x{text.height()}"
        for text in page.findChildren(QLabel)
        if text.isVisible() and text.text() and not has_room(text)
    ]
    for panel in filter(Panel.isVisible, page.findChildren(Panel)):
        parts = list(rooms(panel))
        if any(one.intersects(other) for one, other in combinations(parts, 2)):
            found.append(f"{type(panel).__name__}: {parts}")
    return found


def has_room(text: QLabel) -> bool:
    """Say whether all of a text can be seen."""
    if text.wordWrap():
        return text.height() >= text.heightForWidth(text.width())
    needed = text.minimumSizeHint()
    return text.width() >= needed.width() and text.height() >= needed.height()


def rooms(panel: Panel) -> Iterator[QRect]:
    """Yield where the parts of a panel lie."""
    for number in range(panel.box.count()):
        item = panel.box.itemAt(number)
        if item is not None and not item.isEmpty():
            yield item.geometry()


def played(edition: str, plies: int) -> Game:
    """Return a game of three up to the first turn of the first seat after so many actions."""
    game, chance = Game.new(edition, players=3, seed=5), random.Random(5)
    while not game.over and (game.ply < plies or game.seat != 0):
        game.play(decide(game.observe(game.seat), chance, CURIOUS))
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_game(window: MainWindow, qtbot: QtBot, edition: str) -> None:
    for plies in PLIES:
        window.current_game.open_game(played(edition, plies), running=False)
        qtbot.wait(1)
        assert window.page is not None
        assert any("Deine Hand" in text.text() for text in window.page.findChildren(QLabel))
        assert squeezed(window.page) == []


def test_children_see_both_their_tickets(window: MainWindow, qtbot: QtBot) -> None:
    for plies in (*PLIES, 45):
        window.current_game.open_game(played("first_journey", plies), running=False)
        qtbot.wait(1)
        assert isinstance(window.page, GamePage)
        rows = window.page.tickets.list
        tickets = [
            rows.visualRect(rows.model().index(n, 0)) for n in range(rows.model().rowCount())
        ]
        assert len(tickets) == 2
        assert all(map(rows.viewport().rect().contains, tickets))


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_and_in_a_replay(window: MainWindow, qtbot: QtBot, edition: str) -> None:
    game = played(edition, 10_000)
    window.current_game.open_game(game, running=False)
    window.show_end()
    qtbot.wait(1)
    assert isinstance(window.page, EndPage)
    assert squeezed(window.page) == []
    window.overlays.open_replay(game)
    qtbot.wait(1)
    assert window.stack.overlay is not None
    assert squeezed(window.stack.overlay) == []


@pytest.mark.parametrize("name", ["settings", "keys", "rules", "tutorial", "games", "statistics"])
def test_on_other_pages(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    facts = [made_up_facts(number, EDITIONS[number % len(EDITIONS)]) for number in range(60)]
    monkeypatch.setattr(window.archive, "facts", lambda: facts)
    getattr(window.overlays, f"open_{name}")()
    qtbot.wait(1)
    overlay = window.stack.overlay
    assert overlay is not None
    assert squeezed(overlay) == []


def test_at_the_start_and_in_the_tutorial(window: MainWindow, qtbot: QtBot) -> None:
    window.show_start()
    qtbot.wait(1)
    assert window.page is not None
    assert squeezed(window.page) == []
    for chapter in chapters():
        window.show_tutorial(chapter)
        qtbot.wait(1)
        assert squeezed(window.page) == []
