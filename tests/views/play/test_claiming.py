"""Routes are claimed by a carried stack, by a drawn line and by a click; nothing else happens."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.window.board_table import Table
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState

SEA = QPoint(1040, 640)
"""A point of the view with no track near it."""
HAND = {"blue": 3, "red": 2, "locomotive": 1}


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, hand=HAND, owners={"dal-hou-1": 0})


def test_carried_stack_lights_what_it_can_claim_and_drops_there(table: Table) -> None:
    before = table.marks
    point = table.at_route("kan-stl-1") + QPoint(4, -6)
    table.play.carry("blue", table.globally(point))
    assert table.marks.routes["kan-stl-1"] is SpaceState.CLAIMABLE
    assert table.marks.phantom == ("kan-stl-1", 0)
    assert table.marks.places["kansas_city"] is CityState.TARGET
    assert table.marks.spotlight.routes >= {"kan-stl-1", "dal-hou-1"}
    assert "dul-hel-1" not in table.marks.spotlight.routes
    assert table.play.tips.tip.isVisible()
    assert table.play.drop("blue", table.globally(point))
    assert table.notations == ["claim kan-stl-1 blue:2"]
    table.look()
    assert table.marks == before


def test_stack_dropped_on_the_wrong_track_takes_the_parallel_that_fits(table: Table) -> None:
    other = next(r for r in table.game.map.parallels("kan-stl-1"))
    assert table.game.map.route(other).colour != "blue"
    assert table.play.drop("blue", table.globally(table.at_route(other)))
    assert table.notations == ["claim kan-stl-1 blue:2"]


def test_a_click_on_a_track_of_somebody_else_takes_the_free_one_beside_it(qtbot: QtBot) -> None:
    table = Table(qtbot, hand=HAND, owners={"kan-stl-2": 1}, players=4)
    table.click(table.at_route("kan-stl-2"))
    assert table.notations == ["claim kan-stl-1 blue:2"]
    assert table.refusals == []


def test_a_click_on_the_only_track_of_two_cities_says_whose_it_is(qtbot: QtBot) -> None:
    table = Table(qtbot, hand=HAND, owners={"dul-hel-1": 1})
    table.click(table.at_route("dul-hel-1"))
    assert table.actions == []
    assert [reason.key for reason, _ in table.refusals] == ["taken"]


def beside(table: Table, route: str, pixels: float) -> QPoint:
    """Return a point of the view that lies off the middle of a track."""
    spaces = table.scene.design.spaces(route)
    middle = spaces[len(spaces) // 2]
    off = pixels / table.view.zoom
    return table.view.mapFromScene(QPointF(middle.x - middle.ty * off, middle.y + middle.tx * off))


def test_a_click_that_just_misses_a_track_is_meant_for_it(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6}, size=(640, 430))
    for pixels in (9, -9):
        table.click(beside(table, "atl-mia-1", pixels))
        table.look()
    assert table.notations == ["claim atl-mia-1 blue:5"] * 2
    table.click(beside(table, "atl-mia-1", 16))
    assert len(table.actions) == 2


def test_a_click_beside_a_track_says_nothing_while_others_move(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6}, size=(640, 430))
    table.look(active=False)
    table.click(beside(table, "atl-mia-1", 9))
    assert (table.actions, table.refusals) == ([], [])


def test_moving_the_board_from_beside_a_track_claims_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6}, size=(640, 430))
    point = beside(table, "atl-mia-1", 9)
    table.press(point)
    table.move(point + QPoint(30, 5))
    table.release(point + QPoint(30, 5))
    assert (table.actions, table.refusals) == ([], [])


@pytest.mark.parametrize("pixels", [0, 9])
def test_moving_the_board_there_and_back_claims_nothing(qtbot: QtBot, pixels: float) -> None:
    table = Table(qtbot, hand={"blue": 6}, size=(640, 430))
    point = beside(table, "atl-mia-1", pixels)
    table.press(point)
    table.move(point + QPoint(30, 5))
    table.move(point + QPoint(1, 0))
    table.release(point + QPoint(1, 0))
    assert (table.actions, table.refusals) == ([], [])


def test_stack_dropped_elsewhere_leaves_no_trace(table: Table) -> None:
    before = table.marks
    for point in (SEA, QPoint(-300, 900)):
        table.play.carry("blue", table.globally(table.at_route("kan-stl-1")))
        assert not table.play.drop("blue", table.globally(point))
    table.play.carry("blue", table.globally(table.at_route("kan-stl-1")))
    table.play.cancel()
    assert table.actions == []
    assert table.refusals == []
    assert table.marks == before
    assert not table.play.tips.tip.isVisible()


def test_stack_of_the_wrong_colour_is_refused_with_a_reason(table: Table) -> None:
    route = "elp-hou-1"
    assert table.game.map.route(route).colour == "green"
    point = table.globally(table.at_route(route))
    table.play.carry("red", point)
    ends = (table.game.map.route(route).a, table.game.map.route(route).b)
    assert all(table.marks.places[end] is CityState.IMPOSSIBLE for end in ends)
    assert not table.play.drop("red", point)
    assert table.actions == []
    assert [(reason.key, where) for reason, where in table.refusals] == [
        ("not_enough_cards", route)
    ]


def test_claimable_track_refuses_a_card_it_does_not_take(table: Table) -> None:
    assert not table.play.drop("red", table.globally(table.at_route("okc-sfe-1")))
    reason, route = table.refusals[0]
    assert (reason.key, reason.facts["card"], route) == ("wrong_card", "blue", "okc-sfe-1")


def test_wild_stack_asks_which_colour_goes_with_it(table: Table) -> None:
    assert table.play.drop("locomotive", table.globally(table.at_route("hou-nol-1")))
    assert table.actions == []
    claims = [str(row.claim) for row in table.play.popover.rows]
    assert claims == ["claim hou-nol-1 red:1 locomotive:1", "claim hou-nol-1 blue:1 locomotive:1"]


def test_line_from_city_to_city_claims_with_fewest_wilds(table: Table) -> None:
    start, end = table.at_place("kansas_city"), table.at_place("saint_louis")
    table.press(start)
    table.move(start + (end - start) / 2, end)
    assert table.marks.phantom == ("kan-stl-1", 0)
    assert table.marks.places["saint_louis"] is CityState.TARGET
    assert table.actions == []
    table.release(end)
    assert table.notations == ["claim kan-stl-1 blue:2"]


def test_line_along_a_track_that_takes_several_colours_asks_which(table: Table) -> None:
    start, end = table.at_place("houston"), table.at_place("new_orleans")
    table.press(start)
    table.move(start + (end - start) / 2, end)
    table.release(end)
    assert table.actions == []
    claims = [str(row.claim) for row in table.play.popover.rows]
    assert len(claims) > 1
    table.play.popover.rows[0].click()
    assert table.notations == [claims[0]]


def test_line_let_go_elsewhere_or_escaped_leaves_no_trace(table: Table) -> None:
    before, items = table.marks, len(table.scene.items())
    start, end = table.at_place("kansas_city"), table.at_place("saint_louis")
    table.press(start)
    table.move(start + QPoint(30, 4), SEA)
    table.release(SEA)
    table.press(start)
    table.move(start + QPoint(30, 4), end)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    table.move(end - QPoint(3, 0), end)
    assert table.marks == before
    table.release(end)
    assert table.actions == []
    assert table.refusals == []
    assert table.marks == before
    assert len(table.scene.items()) == items
    table.press(start)
    table.move(start + QPoint(30, 4), end)
    table.release(end)
    assert table.notations == ["claim kan-stl-1 blue:2"]  # the next line is a new one


def test_line_to_a_city_out_of_reach_says_why(table: Table) -> None:
    start, end = table.at_place("helena"), table.at_place("duluth")
    table.press(start)
    table.move(start + QPoint(20, -6), end)
    assert table.marks.places["duluth"] is CityState.IMPOSSIBLE
    table.release(end)
    assert table.actions == []
    assert [(reason.key, where) for reason, where in table.refusals] == [
        ("not_enough_cards", "dul-hel-1")
    ]


def test_click_is_press_and_release_on_the_same_track(table: Table) -> None:
    table.press(table.at_route("okc-sfe-1"))
    table.move(SEA)
    table.release(SEA)
    assert table.actions == []
    table.play.set_confirm("never")
    table.click(table.at_route("okc-sfe-1"))
    assert table.notations == ["claim okc-sfe-1 blue:3"]


def test_click_asks_where_there_is_a_choice_and_keys_choose(table: Table) -> None:
    table.click(table.at_route("hou-nol-1"))
    popover = table.play.popover
    assert popover.isVisible()
    assert table.actions == []
    wilds = [dict(row.claim.cards).get("locomotive", 0) for row in popover.rows]
    assert wilds == sorted(wilds)
    QTest.keyClick(popover, Qt.Key.Key_Down)
    QTest.keyClick(popover, Qt.Key.Key_Return)
    assert table.actions == [popover.rows[1].claim]
    assert not popover.isVisible()


def test_nobody_is_asked_whether_to_waste_a_wild(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 3, "locomotive": 2})
    table.play.set_confirm("choice")
    table.click(table.at_route("okc-sfe-1"))
    assert table.notations == ["claim okc-sfe-1 blue:3"]
    table.look()
    table.play.pick("locomotive")  # whoever wants to can pay so all the same
    table.click(table.at_route("okc-sfe-1"))
    claims = [str(row.claim) for row in table.play.popover.rows]
    assert "claim okc-sfe-1 blue:2 locomotive:1" in claims
    assert len(claims) == 2


def test_payment_is_chosen_by_click_or_left_by_escape_or_a_click_elsewhere(table: Table) -> None:
    before = table.marks
    for key in (Qt.Key.Key_Escape, None):
        table.move(table.at_route("hou-nol-1"))
        table.click(table.at_route("hou-nol-1"))
        assert table.play.popover.isVisible()
        if key is not None:
            QTest.keyClick(table.play.popover, key)
        else:
            table.click(SEA)
        table.move(SEA)
        assert not table.play.popover.isVisible()
        assert table.marks == before
    assert table.actions == []
    table.click(table.at_route("hou-nol-1"))
    row = table.play.popover.rows[0]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert table.actions == [row.claim]


def test_a_choice_uses_the_rows_of_the_one_before(table: Table) -> None:
    """Who remembers a row, as screen readers do, finds it again."""
    table.click(table.at_route("hou-nol-1"))
    first = table.play.popover.rows
    shown = [row.text() for row in first]
    QTest.keyClick(table.play.popover, Qt.Key.Key_Escape)
    table.click(table.at_route("hou-nol-1"))
    assert table.play.popover.rows == first
    assert [row.text() for row in first] == shown
    assert all(row.isVisible() for row in first)


def test_long_choice_fits_a_small_view(qtbot: QtBot) -> None:
    hand = {"blue": 3, "red": 3, "green": 3, "white": 3, "locomotive": 3}
    table = Table(qtbot, hand=hand, size=(560, 380))
    table.play.set_confirm("always")
    table.play.claiming.click("elp-pho-1")
    popover = table.play.popover
    assert len(popover.rows) > 10
    assert table.view.rect().contains(popover.geometry())
    for _ in range(len(popover.rows) - 1):
        QTest.keyClick(popover, Qt.Key.Key_Tab)
    QTest.keyClick(popover, Qt.Key.Key_Return)
    assert table.actions == [popover.rows[-1].claim]


def test_confirming_decides_when_payments_are_asked_for(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 2})
    table.play.set_confirm("choice")
    table.click(table.at_route("hou-nol-1"))
    assert table.notations == ["claim hou-nol-1 blue:2"]
    table.look()
    table.play.set_confirm("always")
    assert table.play.drop("blue", table.globally(table.at_route("hou-nol-1")))
    assert len(table.actions) == 1
    assert len(table.play.popover.rows) == 1
    QTest.keyClick(table.play.popover, Qt.Key.Key_Return)
    assert table.notations == ["claim hou-nol-1 blue:2"] * 2


def test_nothing_more_is_wanted_until_the_next_position(table: Table) -> None:
    table.play.set_confirm("never")
    point = table.at_route("okc-sfe-1")
    table.click(point)
    table.click(point)
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert len(table.actions) == 1


def test_while_others_decide_clicks_and_lines_only_say_why(table: Table) -> None:
    table.look(active=False)
    before = table.marks
    assert table.marks.rims == frozenset()
    start, end = table.at_place("kansas_city"), table.at_place("saint_louis")
    table.press(start)
    table.move(start + QPoint(20, 4), end)
    table.release(end)
    table.play.carry("blue", table.globally(table.at_route("kan-stl-1")))
    assert table.marks == before
    assert not table.play.drop("blue", table.globally(table.at_route("kan-stl-1")))
    table.click(table.at_route("dal-hou-1"))
    assert table.actions == []
    assert [reason.key for reason, _ in table.refusals] == ["taken"]


def test_picked_card_filters_routes_and_pays(table: Table) -> None:
    cleared: list[bool] = []
    table.play.pick_cleared.connect(lambda: cleared.append(True))
    table.play.pick("red")
    assert table.marks.spotlight is not None
    assert table.marks.routes["hou-nol-1"] is SpaceState.CLAIMABLE
    assert "okc-sfe-1" not in table.marks.spotlight.routes
    table.play.set_confirm("never")
    table.click(table.at_route("okc-sfe-1"))
    assert table.refusals[0][0].key == "wrong_card"
    table.click(table.at_route("hou-nol-1"))
    assert table.notations == ["claim hou-nol-1 red:2"]
    assert cleared == [True]
    assert table.marks.spotlight is None
    table.look()
    table.play.pick("blue")
    table.play.pick("")
    assert table.marks.spotlight is None
    assert cleared == [True]  # only what the board itself does is told


def test_place_is_clicked_only_without_a_way(table: Table) -> None:
    heard: list[str] = []
    table.scene.place_clicked.connect(heard.append)
    point = table.at_place("denver")
    table.click(point)
    assert heard == ["denver"]
    table.press(point)
    table.move(point + QPoint(60, 0), point)
    table.release(point)
    assert heard == ["denver"]
    assert table.actions == []


def test_zoomed_board_is_moved_from_a_track_and_a_click_there_still_claims(
    qtbot: QtBot, table: Table
) -> None:
    table.play.set_confirm("never")
    table.view.zoom_by(3)
    table.view.centerOn(table.scene.routes["kan-stl-1"].sceneBoundingRect().center())
    point = table.at_route("kan-stl-1")
    table.move(point - QPoint(2, 2), point)
    qtbot.waitUntil(table.play.tips.tip.isVisible)
    table.press(point)
    table.move(point + QPoint(2, 1), point - QPoint(70, 40), point - QPoint(90, 50))
    assert not table.play.tips.tip.isVisible()
    table.release(point - QPoint(90, 50))
    assert table.actions == []
    moved = table.at_route("kan-stl-1") - point
    assert (moved + QPoint(90, 50)).manhattanLength() <= 2
    table.move(point - QPoint(300, 0))  # the board has been let go
    assert table.at_route("kan-stl-1") - point == moved
    table.click(table.at_route("kan-stl-1"))
    assert table.notations == ["claim kan-stl-1 blue:2"]


def test_wilds_that_nobody_picked_are_spent_only_after_a_question(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 2, "locomotive": 1})
    route, only = "okc-sfe-1", ["claim okc-sfe-1 blue:2 locomotive:1"]
    start, end = table.at_place("oklahoma_city"), table.at_place("santa_fe")

    def draw_line() -> None:
        table.press(start)
        table.move(start + (end - start) / 2, end)
        table.release(end)

    for claim in (
        lambda: table.click(table.at_route(route)),
        lambda: table.play.drop("blue", table.globally(table.at_route(route))),
        draw_line,
    ):
        claim()
        assert table.notations == []
        assert [str(row.claim) for row in table.play.popover.rows] == only
        QTest.keyClick(table.play.popover, Qt.Key.Key_Escape)
    table.click(table.at_route(route))
    QTest.keyClick(table.play.popover, Qt.Key.Key_Return)
    assert table.notations == only
    table.look()
    assert table.play.drop("locomotive", table.globally(table.at_route(route)))
    assert table.notations == only * 2, "whoever drops the wild card wants it spent"
    table.look()
    table.play.set_confirm("never")
    table.click(table.at_route(route))
    assert table.notations == only * 3


def test_a_click_that_closes_the_choice_of_payment_claims_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 6, "red": 2}, size=(640, 430))
    elsewhere = (beside(table, "atl-mia-1", 9), table.at_route("atl-mia-1"))
    for point in elsewhere:
        table.click(table.at_route("hou-nol-1"))
        assert table.play.popover.isVisible()
        assert not table.play.popover.geometry().contains(point)
        table.click(point)
        assert not table.play.popover.isVisible()
        assert (table.actions, table.refusals) == ([], [])
    table.click(elsewhere[0])
    assert table.notations == ["claim atl-mia-1 blue:5"], "the next click claims again"
