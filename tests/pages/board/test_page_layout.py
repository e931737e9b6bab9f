"""The parts of a game page share their room as the game goes on."""

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.ai.arrange import request_for
from tests.helpers.engine.arrange import set_goods_cards, set_tickets, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Action, Game
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.style import Motion
from ttr_qt.views.theme.translation import install_language

pytestmark = pytest.mark.slow


def page_of(window: MainWindow, game: Game) -> GamePage:
    """Show a game; nobody plays but the person."""
    window.current_game.open(table_of(game, ThinkingLimits()))
    page = window.page
    assert isinstance(page, GamePage)
    return page


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_log_has_the_room_that_tickets_leave(
    make_window: MakeWindow, size: tuple[int, int]
) -> None:
    logs = []
    for tickets in (["duluth-houston-8"], ["duluth-houston-8", "denver-pittsburgh-11"]):
        game = started("usa", seed=4)
        set_tickets(game, {0: tickets})
        page = page_of(make_window(Waiter, size=size), game)
        assert page.tickets.list.height() == page.tickets.list.content_height()
        parts = (page.tickets, page.bonus, page.log)
        tops = [part.geometry().top() for part in parts]
        assert tops[1:] == [part.geometry().bottom() + 1 for part in parts[:-1]]
        assert page.log.geometry().bottom() == page.board_view.geometry().bottom()
        logs.append(page.log.height())
    assert logs[0] > logs[1] + 40


def before_a_crossing() -> tuple[Game, Action]:
    """Return a game of First Journey in which the first seat is about to join east and west."""
    from ai.api import action_of  # noqa: PLC0415 - loads kernels
    from ai.bots.policy_bots import HeuristicBot  # noqa: PLC0415 - likewise

    bot = HeuristicBot()
    for seed in range(100):
        game = Game.new("first_journey", players=2, seed=seed)
        while not game.over:
            action = action_of(bot.choose(request_for(game, iterations=1)))
            before, seat = game.to_json(), game.seat
            game.play(action)
            if any(game.observe(0).crossings):
                if seat == 0 and not game.over:
                    return Game.from_json(before), action
                break
    raise AssertionError("Nobody joins east and west.")


def test_bonuses_stay_where_they_are_when_somebody_gets_one(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    game, action = before_a_crossing()
    install_language("de")
    try:
        look = Preferences("light", "de", 1.0, Motion.OFF, pace="quick", sounds=False)
        page = page_of(make_window(Waiter, preferences=look), game)
        qtbot.waitUntil(lambda: page.active)
        place = page.bonus.geometry()
        assert page.bonus.isVisible()
        page.play(action)
        assert page.session.observation.crossings[0]
        assert page.bonus.lines[0].marks_only
        assert not page.bonus.is_cut_off()
        page.lay_out()
        assert page.bonus.isVisible()
        assert page.bonus.geometry() == place
    finally:
        install_language("en")


def test_bonuses_that_need_more_room_than_they_have_get_it(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    page = page_of(make_window(Waiter), started("usa", seed=4))
    qtbot.waitUntil(lambda: page.active)
    place = page.bonus.geometry()
    page.bonus.resize(place.width(), place.height() - 1)
    assert page.bonus.is_cut_off()
    page.play(DrawCard())
    assert page.bonus.geometry() == place


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_goods_are_seen_with_large_texts(
    make_window: MakeWindow, language: Language, players: int
) -> None:
    """Shorter than usual if need be: who has how many, without how they are counted."""
    install_language(language)
    try:
        look = Preferences("light", language, 1.5, Motion.OFF, sounds=False)
        window = make_window(Waiter, preferences=look, size=(1600, 900))
        game = started("amsterdam", players=players, seed=4)
        set_goods_cards(game, dict.fromkeys(range(players), 2))
        page = page_of(window, game)
        assert len(page.bonus.lines[0].holders) == players
        assert page.bonus.isVisible()
        assert not page.bonus.is_cut_off()
        assert page.log.isVisible()
        assert page.tickets.isVisible()
    finally:
        install_language("en")
