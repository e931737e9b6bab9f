"""Movement ends where the game is, takes no longer than it may, and can be skipped."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, travelling
from tests.helpers.window.board_table import Table
from ttr_qt.engine import parse_action
from ttr_qt.engine.knowledge.events import CrossingMade, Event, TicketConnected
from ttr_qt.engine.maps import load_map
from ttr_qt.views.scene.overlays import LightItem
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.style import Motion


def test_off_ends_before_it_returns(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6})
    done: list[bool] = []
    table.play.motion.animate(
        table.step(parse_action("claim okc-sfe-1 blue:3")), lambda: done.append(True)
    )
    assert done == [True]
    assert table.scene.routes["okc-sfe-1"].owner is PLAYERS[0]
    assert table.scene.markers[0].pos() == table.scene.marker_spots((4, 0))[0]


def falling(table: Table) -> tuple[float, ...]:
    """Return how far the wagons from Portland to Salt Lake City have come down."""
    parts = table.scene.routes["por-slc-1"].pieces.falling
    assert parts is not None
    return parts


def test_wagons_come_one_after_the_other_while_the_marker_runs(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6}, motion=Motion.NORMAL)
    done: list[bool] = []
    step = table.step(parse_action("claim por-slc-1 blue:6"))
    began = table.scene.markers[0].pos()
    table.play.motion.animate(step, lambda: done.append(True))
    pieces = table.scene.routes["por-slc-1"].pieces
    motion = table.play.motion
    assert falling(table) == (0.0,) * 6
    motion.show_moment(0.35)
    assert falling(table)[0] == pytest.approx(1.0)
    assert falling(table)[-1] == 0.0
    assert table.scene.markers[0].pos() != began
    assert done == []
    assert motion.duration <= 3000
    qtbot.waitUntil(lambda: done == [True])
    assert pieces.falling is None
    assert table.scene.markers[0].pos() == table.scene.marker_spots((15, 0))[0]


def test_skipping_ends_at_once_and_tells_once(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6}, motion=Motion.NORMAL)
    done: list[bool] = []
    table.play.motion.animate(
        table.step(parse_action("claim okc-sfe-1 blue:3")), lambda: done.append(True)
    )
    table.play.motion.skip()
    table.play.motion.skip()
    assert done == [True]
    assert table.scene.routes["okc-sfe-1"].pieces.falling is None


def test_position_jumps_and_ends_what_moves(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6}, motion=Motion.NORMAL)
    done: list[bool] = []
    table.play.motion.animate(
        table.step(parse_action("claim okc-sfe-1 blue:3")), lambda: done.append(True)
    )
    table.play.motion.set_position(table.game.observe(0))
    assert done == [True]
    assert table.scene.routes["okc-sfe-1"].owner is PLAYERS[0]


def test_position_told_while_something_moves_is_shown_afterwards(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6}, motion=Motion.NORMAL)
    table.play.motion.animate(table.step(parse_action("claim okc-sfe-1 blue:3")), lambda: None)
    table.look(active=False)
    assert table.scene.routes["okc-sfe-1"].pieces.falling is not None
    table.play.motion.skip()
    assert table.scene.markers[0].pos() == table.scene.marker_spots((4, 0))[0]
    assert table.play.motion.position.scores == (4, 0)


def test_reduced_motion_lets_pieces_appear_where_they_stay(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6}, motion=Motion.REDUCED)
    done: list[bool] = []
    table.play.motion.animate(
        table.step(parse_action("claim okc-sfe-1 blue:3")), lambda: done.append(True)
    )
    pieces = table.scene.routes["okc-sfe-1"].pieces
    assert pieces.falling is None
    assert pieces.opacity() < 1
    assert table.scene.markers[0].pos() == table.scene.marker_spots((4, 0))[0]
    assert table.play.motion.duration <= 80
    qtbot.waitUntil(lambda: done == [True])
    assert pieces.opacity() == 1


def show_events(table: Table, *events: Event) -> None:
    """Begin to show a step of which only these events are known."""
    step = table.step(table.game.legal_actions()[0])
    table.play.motion.animate(replace(step, events=events, scores=()), lambda: None)


def test_joining_east_and_west_is_celebrated(qtbot: QtBot) -> None:
    table = Table(qtbot, "first_journey", motion=Motion.NORMAL)
    motion = table.play.motion
    places = table.game.map.places
    own = {route.id: 0 for route in table.game.map.routes}
    table.scene.set_owners(own)
    show_events(table, CrossingMade(0))
    light = next(item for item in motion.timeline.passing if isinstance(item, LightItem))
    ends = [light.path.pointAtPercent(part) for part in (0, 1)]
    at = table.scene.design.layout.places
    sides = [
        next(p.side for p in places if (at[p.id].x, at[p.id].y) == (end.x(), end.y()))
        for end in ends
    ]
    assert sides == ["west", "east"]


def test_ticket_that_was_connected_when_it_was_kept_is_not_celebrated(qtbot: QtBot) -> None:
    table = Table(qtbot, owners={"den-sfe-1": 0, "elp-sfe-1": 0}, motion=Motion.NORMAL)
    motion = table.play.motion
    tickets = load_map("usa").tickets
    ticket = next(t.id for t in tickets if {t.a, t.b} == {"denver", "el_paso"})
    show_events(table, TicketConnected(0, ticket, None))
    assert not motion.timeline.passing
    show_events(table, TicketConnected(0, ticket, "elp-sfe-1"))
    assert [type(item) for item in motion.timeline.passing] == [LightItem]


def test_done_ticket_is_celebrated_within_the_time_allowed(qtbot: QtBot) -> None:
    tickets = load_map("usa").tickets
    ticket = next(t.id for t in tickets if {t.a, t.b} == {"denver", "el_paso"})
    table = Table(
        qtbot,
        hand={"blue": 2},
        owners={"den-sfe-1": 0},
        tickets={0: [ticket]},
        motion=Motion.NORMAL,
    )
    before = len(table.scene.items())
    step = table.step(parse_action("claim elp-sfe-1 blue:2"))
    done: list[bool] = []
    table.play.motion.animate(step, lambda: done.append(True))
    motion = table.play.motion
    assert any(isinstance(item, LightItem) for item in motion.timeline.passing)
    assert motion.timeline.duration <= 1500
    assert motion.duration <= 1500
    motion.show_moment(0.8)
    table.play.motion.skip()
    assert len(table.scene.items()) == before


def test_passenger_walks_and_leaves(qtbot: QtBot) -> None:
    table = Table(qtbot, "maerklin", motion=Motion.FAST)
    table.game = travelling({"ffm-koe-1": 0}, {0: ["frankfurt"]})
    set_cards(table.game, hands={0: {"passenger": 1}})
    table.look()
    before = len(table.scene.items())
    done: list[bool] = []
    for number, action in enumerate(("journey frankfurt", "travel ffm-koe-1", "arrive"), 1):
        table.play.motion.animate(table.step(parse_action(action)), lambda: done.append(True))
        table.play.motion.show_moment(0.5)
        assert table.play.motion.duration <= 2000
        qtbot.waitUntil(lambda number=number: len(done) == number)  # type: ignore[misc]
        table.look(active=False)
    assert table.scene.passengers["koeln"].players == ()
    assert table.scene.passengers["frankfurt"].players == ()
    assert len(table.scene.items()) == before


@pytest.mark.slow
@pytest.mark.parametrize("motion", list(Motion))
def test_any_action_of_any_pace_ends(qtbot: QtBot, motion: Motion) -> None:
    table = Table(
        qtbot, "first_journey", hand={"blue": 3, "red": 3, "locomotive": 2}, motion=motion
    )
    action = next(a for a in table.game.legal_actions() if str(a).startswith("claim"))
    done: list[bool] = []
    table.play.motion.animate(table.step(action), lambda: done.append(True))
    assert table.play.motion.duration <= 3000
    qtbot.waitUntil(lambda: done == [True])
    table.look(active=False)
