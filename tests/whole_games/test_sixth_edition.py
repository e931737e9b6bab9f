"""An edition that is added from outside is played through the whole window like the five others."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.games.sixth_edition import NAME, lake_added
from tests.helpers.players.mouse_player import Mouse, MousePlayer
from tests.helpers.players.quickly import finish
from tests.helpers.players.whole_games import play_to_the_end, start_game
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.maps import load_map
from ttr_qt.pages.rules.figures import Figures
from ttr_qt.pages.rules.rules_page import RulesPage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.statistics.statistics_page import StatisticsPage
from ttr_qt.views.boards import plain
from ttr_qt.views.editions.registry import edition_named

Page = TypeVar("Page", bound=QWidget)


@pytest.fixture
def lake(tmp_path: Path) -> Iterator[None]:
    """Have the sixth edition, map, rules and object."""
    with lake_added(tmp_path):
        yield


def words_of(widget: QWidget) -> str:
    """Return all that labels below a widget say."""
    return "\n".join(one.text() for one in widget.findChildren(QLabel) if one.isVisible())


def shown(window: QWidget, kind: type[Page]) -> Page:
    """Return the page of a kind that a person sees."""
    (page,) = (one for one in window.findChildren(kind) if one.isVisible())
    return page


@pytest.mark.slow
@pytest.mark.usefixtures("lake")
def test_whole_game_of_a_sixth_edition(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(seed=2)
    start = shown(window, StartPage)
    assert list(start.posters) == [*EDITIONS, NAME]
    poster = start.posters[NAME]
    assert poster.text() == "The Lake"
    assert "10\u00a0min" in poster.accessibleName()
    assert "Contracts around the lake" in poster.accessibleName()

    Mouse(window).click_on(poster)
    decks = start.person.deck_choice
    assert decks.isVisible()
    assert [one.text() for one in decks.findChildren(QPushButton)] == ["All 10", "Near"]
    start.opponents.seat(("clara",))
    page = start_game(window, NAME)
    session = page.session
    assert session.map is load_map(NAME)
    assert page.scene.look.piece == "cart"
    qtbot.waitUntil(lambda: page.active)
    assert "Choose your contracts" in words_of(page.choosing)
    player = MousePlayer(window, page)
    end = play_to_the_end(qtbot, window, player, 2)
    assert player.used["claim by stack"], "cards were dragged to a track"
    assert player.used["tickets kept"]
    end.skip()
    scores = Game.from_json(session.to_json()).scores()
    for name, score in zip(("Robin", "Clara"), scores, strict=True):
        assert f"{name}: {score.total}" in end.table.accessibleName()

    window.show_start()
    start = shown(window, StartPage)
    assert start.choice.edition == NAME, "what was played last is chosen"
    start.page_wanted.emit("rules")
    rules = shown(window, RulesPage)
    assert rules.editions.value == NAME
    assert "Around the lake in ten minutes." in rules.text.toPlainText()
    (figures,) = rules.findChildren(Figures)
    qtbot.waitUntil(lambda: not figures.pending, timeout=20_000)
    rules.closed.emit()
    start.page_wanted.emit("statistics")
    statistics = shown(window, StatisticsPage)
    statistics.editions.set_value(NAME)
    statistics.editions.chosen.emit(NAME)
    assert statistics.edition == NAME
    qtbot.waitUntil(lambda: "since" in words_of(statistics), timeout=10_000)


@pytest.mark.slow
def test_an_edition_without_an_object_is_plain(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    with lake_added(tmp_path, None):
        assert edition_named(NAME).look is plain.LOOK
        window = make_window()
        assert shown(window, StartPage).posters[NAME].text() == "The Lake"
        page = start_game(window, NAME)
        qtbot.waitUntil(lambda: page.active)
        assert "Choose your tickets" in words_of(page.choosing)
        finish(qtbot, window, page)
        window.show_start()
        shown(window, StartPage).page_wanted.emit("rules")
        assert "There is no text" in shown(window, RulesPage).text.toPlainText()
        window.close()
