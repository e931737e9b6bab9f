"""The board is played by keys: from route to route, to a place by its name, Enter and Escape."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.views.play.table import Table
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, hand={"blue": 2})


def press(table: Table, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(table.view, key)


def test_paging_visits_every_claimable_route_once(table: Table) -> None:
    seen = []
    for _ in table.play.claimable:
        press(table, Qt.Key.Key_PageDown)
        seen.append(table.play.focused)
    assert set(seen) == table.play.claimable
    press(table, Qt.Key.Key_PageDown)
    assert table.play.focused == seen[0]
    press(table, Qt.Key.Key_PageUp)
    assert table.play.focused == seen[-1]


def test_focus_is_seen_and_said(table: Table) -> None:
    table.play._keys.step(1)
    route = table.play.focused
    assert route is not None
    assert table.marks.routes[route] is SpaceState.HOVERED
    assert table.play.tip.isVisible()
    assert "free, claimable. You keep" in table.said[-1]


def test_arrows_go_where_they_point(table: Table) -> None:
    press(table, Qt.Key.Key_Right)
    keys = table.play._keys
    for key, sign in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, -1)):
        for _ in range(4):
            before = table.play.focused
            press(table, key)
            after = table.play.focused
            assert before is not None
            assert after is not None
            if after != before:
                assert (keys._middle(after).x() - keys._middle(before).x()) * sign > 0
    press(table, Qt.Key.Key_Down)
    assert table.play.focused in table.play.claimable


def test_enter_claims_the_route_in_focus_and_escape_leaves_it(table: Table) -> None:
    press(table, Qt.Key.Key_PageDown, Qt.Key.Key_Escape)
    assert table.play.focused is None
    press(table, Qt.Key.Key_Return)
    assert table.actions == []
    press(table, Qt.Key.Key_PageDown)
    route = table.play.focused
    press(table, Qt.Key.Key_Return)
    assert [a.split()[1] for a in table.notations] == [route]


def test_letters_go_to_a_place_and_pages_stay_around_it(table: Table) -> None:
    press(table, Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_L)
    assert table.said[-1] == "Dallas"
    assert table.marks.places["dallas"] is CityState.HOVERED
    for _ in range(7):
        press(table, Qt.Key.Key_PageDown)
        route = table.game.map.route(str(table.play.focused))
        assert "dallas" in {route.a, route.b}


def test_arrows_go_on_from_a_place_that_was_spelled(table: Table) -> None:
    press(table, Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_L)
    press(table, Qt.Key.Key_Down)
    route = table.game.map.route(str(table.play.focused))
    assert "dallas" in {route.a, route.b}
    tracks = table.scene.sheet.layout.tracks
    assert tracks[route.id].spaces[0].y > table.scene.sheet.layout.places["dallas"].y


def test_enter_on_a_place_that_was_spelled_goes_to_its_first_track(table: Table) -> None:
    press(table, Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_L, Qt.Key.Key_Return)
    route = table.game.map.route(str(table.play.focused))
    assert "dallas" in {route.a, route.b}
    assert table.actions == []


def test_place_is_found_by_method_and_unknown_names_are_not(table: Table) -> None:
    assert table.play._keys.find("salt l")
    assert table.said == ["Salt Lake City"]
    assert not table.play._keys.find("atlantis")
    assert not table.play._keys.find("")


def test_keys_of_the_view_still_work(table: Table) -> None:
    zoom = table.view.zoom
    press(table, Qt.Key.Key_Plus)
    assert table.view.zoom > zoom
    press(table, Qt.Key.Key_0)
    assert table.view.zoom == pytest.approx(zoom)


def test_nothing_is_in_reach_while_others_decide(table: Table) -> None:
    table.look(active=False)
    press(table, Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert table.play.focused is None
    assert table.actions == []
