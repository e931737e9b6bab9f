"""Wrong drops, hasty clicks and second thoughts: nothing changes, and the window says why."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, set_owners, set_passengers, started
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.deciding import Hasty
from tests.helpers.players.mouse_player import Mouse, MousePlayer, middle
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine.actions import DrawCard, TakeCard
from ttr_qt.engine.bots import Bot
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.theme.style import Motion

pytestmark = pytest.mark.slow

HAND = {"blue": 3, "red": 2, "locomotive": 1}
MARKET = ("red", "locomotive", "blue", "green", "white")


@dataclass
class Scene:
    """A game at the person's turn, and what is to stay as it is."""

    window: MainWindow
    page: GamePage
    player: MousePlayer

    @property
    def mouse(self) -> Mouse:
        """The pointer."""
        return self.player.mouse

    @property
    def said(self) -> str:
        """What the window says at the moment."""
        return self.page.banner.text if self.page.banner.isVisible() else ""

    @property
    def nowhere(self) -> QPoint:
        """A point of the page where nothing can be done."""
        return self.page.log.mapToGlobal(QPoint(30, self.page.log.height() - 20))

    def traces(self) -> tuple[object, ...]:
        """Return all that a gesture could leave behind."""
        self.mouse.move(self.nowhere)
        QApplication.processEvents()
        page, play = self.page, self.page.board_play
        return (
            page.session.ply,
            page.session.game_copy().record.tobytes(),
            play.marks,
            len(page.scene.items()),
            play.popover.isVisible(),
            play.tips.tip.isVisible(),
            page.carried.isVisible(),
            (page.hand.stacks.dragged, page.hand.stacks.picked, page.market.table.dragged),
            page.choosing.isVisible(),
        )

    def escape(self) -> None:
        """Press Escape, wherever the keyboard is."""
        QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Escape)


SetScene = Callable[..., Scene]


@pytest.fixture
def set_scene(qtbot: QtBot, make_window: MakeWindow) -> SetScene:
    """Put a game into a position of one's own, with an opponent who never comes to an end."""

    def make(
        edition: str = "usa",
        *,
        hand: Mapping[str, int] = HAND,
        market: Sequence[str] | None = MARKET,
        owners: Mapping[str, int] | None = None,
        passengers: Mapping[int, Sequence[str]] | None = None,
        motion: Motion = Motion.OFF,
        bot: Callable[[], Bot] = Waiter,
    ) -> Scene:
        game = started(edition, players=2, seed=4)
        set_owners(game, owners or {})
        set_passengers(game, passengers or {})
        set_cards(game, hands={0: hand}, market=market)
        window = make_window(bot, preferences=replace(QUIET, motion=motion))
        window.current_game.open(table_of(game, ThinkingLimits()))
        page = window.page
        assert isinstance(page, GamePage)
        qtbot.waitUntil(lambda: page.active)
        QApplication.processEvents()
        return Scene(window, page, MousePlayer(window, page))

    return make


def test_stack_on_the_wrong_track_says_why(set_scene: SetScene) -> None:
    scene = set_scene()
    before = scene.traces()
    scene.mouse.drag(scene.player.spots.stack("red"), scene.player.spots.route("elp-hou-1"))
    assert "green" in scene.said
    assert scene.traces() == before


def test_line_to_a_city_out_of_reach_says_why(set_scene: SetScene) -> None:
    scene = set_scene()
    before = scene.traces()
    spots = scene.player.spots
    scene.mouse.drag(spots.place("helena"), spots.place("duluth"))
    assert "6" in scene.said
    assert scene.traces() == before


def test_click_on_a_track_of_another_player_says_why(set_scene: SetScene) -> None:
    scene = set_scene(owners={"dal-hou-1": 1})
    before = scene.traces()
    scene.mouse.click(scene.player.spots.route("dal-hou-1"))
    assert "Rosa" in scene.said
    assert scene.traces() == before


def test_open_wild_as_second_card_says_why(set_scene: SetScene) -> None:
    scene = set_scene()
    scene.mouse.click(scene.player.spots.source(DrawCard()))
    assert scene.page.session.observation.phase == "second_card"
    before = scene.traces()
    wild = scene.player.spots.source(TakeCard(2, "locomotive"))
    scene.mouse.click(wild)
    assert "locomotive" in scene.said
    scene.mouse.drag(wild, middle(scene.page.hand))
    assert scene.traces() == before


def test_card_dropped_beside_the_hand_stays_in_the_market(set_scene: SetScene) -> None:
    scene = set_scene()
    before = scene.traces()
    for goal in (middle(scene.page.board_view), middle(scene.page.players)):
        scene.mouse.drag(scene.player.spots.source(TakeCard(1, "red")), goal)
    assert scene.traces() == before


def test_stack_dropped_on_a_panel_is_put_back(set_scene: SetScene) -> None:
    scene = set_scene()
    before = scene.traces()
    for goal in (middle(scene.page.market), middle(scene.page.players)):
        scene.mouse.drag(scene.player.spots.stack("blue"), goal)
    assert scene.traces() == before


def test_escape_gives_up_every_gesture(set_scene: SetScene) -> None:
    scene = set_scene()
    spots, page = scene.player.spots, scene.page
    before = scene.traces()
    track = spots.route("kan-stl-1")

    def carry_stack() -> None:
        scene.mouse.lift(spots.stack("blue"), track)
        assert page.carried.isVisible()

    def carry_card() -> None:
        scene.mouse.lift(spots.source(TakeCard(1, "red")), middle(page.hand))
        assert page.carried.isVisible()

    def draw_line() -> None:
        scene.mouse.lift(spots.place("kansas_city"), spots.place("saint_louis"))
        assert page.board_play.claiming.drawing

    def pick_stack() -> None:
        scene.mouse.click(spots.stack("blue"))
        assert page.hand.stacks.picked == "blue"

    def ask_for_payment() -> None:
        scene.mouse.click(spots.route("hou-nol-1"))
        assert page.board_play.popover.isVisible()

    held = {
        carry_stack: track,
        carry_card: middle(page.hand),
        draw_line: spots.place("saint_louis"),
    }
    for begin in (carry_stack, carry_card, draw_line, pick_stack, ask_for_payment):
        begin()
        scene.escape()
        if begin in held:
            scene.mouse.release(held[begin])
        assert scene.traces() == before, begin.__name__
        assert scene.said == "", begin.__name__


def test_escape_puts_a_passenger_back(set_scene: SetScene) -> None:
    scene = set_scene(
        "maerklin",
        hand={"passenger": 1, "blue": 2},
        market=None,
        owners={"ffm-koe-1": 0, "ffm-kas-1": 0},
        passengers={0: ["frankfurt"]},
    )
    before = scene.traces()
    spots = scene.player.spots
    goal = spots.place("koeln")
    scene.mouse.lift(spots.passenger("frankfurt"), goal)
    assert scene.page.board_play.passengers.dragging
    scene.escape()
    scene.mouse.release(goal)
    assert scene.traces() == before
    scene.mouse.click(spots.passenger("frankfurt"))
    assert scene.page.board_play.passengers.plan is not None
    scene.escape()
    assert scene.traces() == before


def test_escape_leaves_the_choice_of_a_mix(set_scene: SetScene) -> None:
    scene = set_scene("germany")
    before = scene.traces()
    scene.mouse.click_on(scene.player.offer_button("tickets"))
    assert scene.page.choosing.isVisible()
    scene.escape()
    assert scene.traces() == before


def test_while_an_opponent_thinks_everything_says_whose_turn_it_is(
    qtbot: QtBot, set_scene: SetScene
) -> None:
    scene = set_scene()
    page, spots = scene.page, scene.player.spots
    scene.player.do(DrawCard())
    scene.player.do(DrawCard())
    qtbot.waitUntil(lambda: page.session.thinking == 1)
    before = scene.traces()
    scene.mouse.click(spots.source(DrawCard()))
    assert "Rosa" in scene.said
    page.banner.clear()
    scene.mouse.click(spots.route("kan-stl-1"))
    assert "Rosa" in scene.said
    scene.mouse.drag(spots.place("kansas_city"), spots.place("saint_louis"))
    scene.mouse.drag(spots.stack("blue"), spots.route("kan-stl-1"))
    scene.mouse.drag(spots.source(TakeCard(1, "red")), middle(page.hand))
    for key in (Qt.Key.Key_T, Qt.Key.Key_D, Qt.Key.Key_1, Qt.Key.Key_PageDown, Qt.Key.Key_Return):
        QTest.keyClick(scene.window.windowHandle(), key)
    scene.escape()
    assert scene.traces() == before
    assert page.session.thinking == 1


def test_digits_mean_the_market_and_with_ctrl_the_hand(set_scene: SetScene) -> None:
    scene = set_scene()
    page, stacks = scene.page, scene.page.hand.stacks
    for part in (page, page.board_view, stacks, page.market.table):
        part.setFocus()
        QTest.keyClick(
            scene.window.windowHandle(), Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier
        )
        assert stacks.picked == stacks.keys()[1]
        scene.escape()
        assert stacks.picked is None
    assert "green" not in page.session.observation.hand
    stacks.setFocus()
    QTest.keyClick(scene.window.windowHandle(), Qt.Key.Key_4)
    assert page.session.observation.hand["green"] == 1


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.NORMAL])
def test_many_clicks_in_a_row_take_two_cards_a_turn(
    qtbot: QtBot, set_scene: SetScene, motion: Motion
) -> None:
    scene = set_scene(motion=motion)
    session = scene.page.session
    deck, held = scene.player.spots.source(DrawCard()), sum(session.observation.hand.values())
    for _ in range(6):
        scene.mouse.click(deck)
        scene.mouse.double_click(deck)
    assert sum(session.observation.hand.values()) == held + 2
    qtbot.waitUntil(lambda: session.thinking == 1)
    assert [str(action) for action in session.game_copy().actions[-2:]] == ["deck", "deck"]


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.NORMAL])
def test_second_click_does_not_use_up_a_turn_where_one_draws_both_cards(
    qtbot: QtBot, set_scene: SetScene, monkeypatch: pytest.MonkeyPatch, motion: Motion
) -> None:
    interval = [60_000]  # milliseconds: a busy machine is never slower
    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: interval[0])
    scene = set_scene("first_journey", market=None, motion=motion, bot=Hasty)
    page, session = scene.page, scene.page.session
    deck, held = scene.player.spots.source(DrawCard()), sum(session.observation.hand.values())
    scene.mouse.click(deck)
    scene.mouse.double_click(deck)
    qtbot.waitUntil(lambda: page.active)
    scene.mouse.double_click(deck)  # so quick that nobody can have seen what the opponent did
    assert sum(session.observation.hand.values()) == held + 2
    assert page.active
    assert not scene.said
    interval[0] = 0
    scene.mouse.click(deck)
    assert sum(session.observation.hand.values()) == held + 4


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.NORMAL])
def test_many_clicks_on_a_track_claim_it_once(
    qtbot: QtBot, set_scene: SetScene, motion: Motion
) -> None:
    scene = set_scene(hand={"blue": 3}, motion=motion)
    session = scene.page.session
    ply, track = session.ply, scene.player.spots.route("okc-sfe-1")
    for _ in range(4):
        scene.mouse.click(track)
        scene.mouse.double_click(track)
    qtbot.waitUntil(lambda: session.thinking == 1)
    assert session.ply == ply + 1
    assert session.observation.owners == {"okc-sfe-1": 0}


def test_click_cuts_an_opponents_move_short_and_does_nothing_else(
    qtbot: QtBot, set_scene: SetScene
) -> None:
    scene = set_scene(motion=Motion.NORMAL, bot=Hasty)
    page, session = scene.page, scene.page.session
    for _ in range(2):
        page.play(DrawCard())
    page.animation.skip()
    qtbot.waitUntil(lambda: page.animation.moving and not page.animation.own)
    ply = session.ply
    scene.mouse.press(scene.player.spots.source(DrawCard()))
    assert not page.animation.moving or session.ply > ply
    scene.mouse.release(scene.player.spots.source(DrawCard()))
    qtbot.waitUntil(lambda: page.active)
    seats = [step.seat for step in session.steps[ply:]]
    assert 0 not in seats


def test_second_card_can_be_clicked_while_the_first_flies(set_scene: SetScene) -> None:
    scene = set_scene(motion=Motion.NORMAL)
    page, ply = scene.page, scene.page.session.ply
    scene.mouse.click(scene.player.spots.source(TakeCard(1, "red")))
    assert page.flights.flying
    scene.mouse.click(scene.player.spots.source(TakeCard(3, "blue")))
    assert [str(action) for action in page.session.game_copy().actions[ply:]] == [
        "take 1 red",
        "take 3 blue",
    ]


def test_passenger_who_has_gone_nowhere_stays(set_scene: SetScene) -> None:
    scene = set_scene(
        "maerklin", owners={"aug-ulm-1": 0}, passengers={0: ["augsburg"]}, market=None
    )
    before = scene.traces()
    QTest.keyClick(scene.window.windowHandle(), Qt.Key.Key_J)
    assert scene.page.session.observation.phase == "journey"
    scene.escape()
    assert scene.traces() == before
    assert not scene.page.session.unrated


def test_which_passenger_is_to_travel_is_asked_until_one_sets_off(set_scene: SetScene) -> None:
    scene = set_scene(
        "maerklin", owners={"aug-ulm-1": 0}, passengers={0: ["augsburg", "ulm"]}, market=None
    )
    page, window = scene.page, scene.window.windowHandle()
    page.session.unrate("hint")  # else hints would be asked for twice
    page.banner.clear()
    before, words = scene.traces(), page.turn.words
    leaving = (Qt.Key.Key_Escape, Qt.Key.Key_J, Qt.Key.Key_T, Qt.Key.Key_H)
    for leave in leaving:
        QTest.keyClick(window, Qt.Key.Key_J)
        assert page.turn.heading == "Move a passenger"
        assert "its city" in page.turn.words
        assert set(page.board_play.marks.places) == {"augsburg", "ulm"}
        QTest.keyClick(window, leave)
        assert not page.board_play.choosing_passenger
        if leave in leaving[2:]:
            scene.escape()
        assert page.turn.words == words
        assert scene.traces() == before
    QTest.keyClick(window, Qt.Key.Key_J)
    scene.mouse.click(scene.player.spots.place("ulm"))
    journey = page.session.observation.journey
    assert journey is not None
    assert journey.at == "ulm"
    assert page.turn.heading == "On a journey"
    scene.escape()
    assert scene.traces() == before
    assert page.turn.words == words


def test_whose_turn_it_is_is_said_no_longer_than_it_is_true(
    qtbot: QtBot, set_scene: SetScene
) -> None:
    scene = set_scene()
    for _ in range(2):
        scene.player.do(DrawCard())
    qtbot.waitUntil(lambda: scene.page.session.thinking == 1)
    scene.mouse.click(scene.player.spots.source(DrawCard()))
    assert "Rosa" in scene.said
    scene.page.undo_controls.undo()
    assert scene.page.session.person_to_move
    assert "Rosa" not in scene.said


def test_an_answer_to_another_try_is_given_at_once(set_scene: SetScene) -> None:
    scene = set_scene(owners={"dal-hou-1": 1})
    scene.mouse.click(scene.player.spots.route("dal-hou-1"))
    first = scene.said
    scene.mouse.click(scene.player.spots.route("elp-hou-1"))
    assert scene.said not in {"", first}


@pytest.mark.parametrize("on_board", [False, True])
def test_escape_takes_a_message_away_where_nothing_is_begun(
    set_scene: SetScene, on_board: bool
) -> None:
    scene = set_scene(owners={"dal-hou-1": 1})
    scene.mouse.click(scene.player.spots.route("dal-hou-1"))
    (scene.page.board_view if on_board else scene.page).setFocus()
    window = scene.window.windowHandle()
    QTest.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    picked = scene.traces()
    scene.escape()
    assert scene.traces() != picked
    assert scene.page.hand.stacks.picked is None
    assert scene.said != ""
    scene.escape()
    assert scene.said == ""
