"""The board is played by keys: from route to route, to a place by its name, Enter and Escape."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.window.board_table import Table, travel_table
from ttr_qt.engine.actions import StartJourney
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState
from ttr_qt.views.play.keyboard.board_focus import spellings


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, hand={"blue": 2})


def press(table: Table, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(table.view, key)


def test_paging_visits_every_claimable_route_once(table: Table) -> None:
    seen = []
    for _ in table.play.focus.claimable:
        press(table, Qt.Key.Key_PageDown)
        seen.append(table.play.focus.route)
    assert set(seen) == table.play.focus.claimable
    press(table, Qt.Key.Key_PageDown)
    assert table.play.focus.route == seen[0]
    press(table, Qt.Key.Key_PageUp)
    assert table.play.focus.route == seen[-1]


def test_focus_is_seen_and_said(table: Table) -> None:
    press(table, Qt.Key.Key_PageDown)
    route = table.play.focus.route
    assert route is not None
    assert table.marks.routes[route] is SpaceState.HOVERED
    assert table.play.tips.tip.isVisible()
    assert "free, claimable. You keep" in table.said


def test_arrows_go_where_they_point(table: Table) -> None:
    press(table, Qt.Key.Key_Right)
    tracks = table.scene.design.layout.tracks

    def across(route: str) -> float:
        spaces = tracks[route].spaces
        return spaces[len(spaces) // 2].x

    for key, sign in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, -1)):
        for _ in range(4):
            before = table.play.focus.route
            press(table, key)
            after = table.play.focus.route
            assert before is not None
            assert after is not None
            if after != before:
                assert (across(after) - across(before)) * sign > 0
    press(table, Qt.Key.Key_Down)
    assert table.play.focus.route in table.play.focus.claimable


def test_enter_claims_the_route_in_focus_and_escape_leaves_it(table: Table) -> None:
    press(table, Qt.Key.Key_PageDown, Qt.Key.Key_Escape)
    assert table.play.focus.route is None
    press(table, Qt.Key.Key_Return)
    assert table.actions == []
    press(table, Qt.Key.Key_PageDown)
    route = table.play.focus.route
    press(table, Qt.Key.Key_Return)
    assert [a.split()[1] for a in table.notations] == [route]


def test_letters_go_to_a_place_and_pages_stay_around_it(table: Table) -> None:
    press(table, Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_L)
    assert table.said == "Dallas"
    assert table.marks.places["dallas"] is CityState.HOVERED
    for _ in range(7):
        press(table, Qt.Key.Key_PageDown)
        route = table.game.map.route(str(table.play.focus.route))
        assert "dallas" in {route.a, route.b}


def test_typed_letters_are_seen_and_light_the_city(table: Table) -> None:
    field = table.play.keys.field
    assert not field.isVisible()
    press(table, Qt.Key.Key_Slash)
    assert field.isVisible()
    assert field.found.text() == "type its first letters"
    press(table, Qt.Key.Key_D, Qt.Key.Key_A)
    assert field.typed.text().startswith("da")
    assert field.found.text() == "Dallas"
    light = table.marks.spotlight
    assert light is not None
    assert {"dallas", "houston"} <= light.places
    assert "denver" not in light.places
    press(table, Qt.Key.Key_Escape)
    assert not field.isVisible()
    assert table.marks.spotlight is None


def test_letters_that_no_city_begins_with_are_said_to_be_so(table: Table) -> None:
    press(table, Qt.Key.Key_Slash, Qt.Key.Key_X)
    assert table.play.keys.field.found.text() == "no such city"


def test_a_city_is_lit_while_others_move(table: Table) -> None:
    table.look(active=False)
    press(table, Qt.Key.Key_Slash, Qt.Key.Key_D)
    assert table.marks.spotlight is not None


def test_arrows_go_on_from_a_place_that_was_spelled(table: Table) -> None:
    press(table, Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_L)
    press(table, Qt.Key.Key_Down)
    route = table.game.map.route(str(table.play.focus.route))
    assert "dallas" in {route.a, route.b}
    tracks = table.scene.design.layout.tracks
    assert tracks[route.id].spaces[0].y > table.scene.design.layout.places["dallas"].y


def test_enter_on_a_place_that_was_spelled_goes_to_its_first_track(table: Table) -> None:
    press(table, Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_L, Qt.Key.Key_Return)
    route = table.game.map.route(str(table.play.focus.route))
    assert "dallas" in {route.a, route.b}
    assert table.actions == []


def test_names_of_several_words_are_spelled_and_what_is_no_name_begins_anew(table: Table) -> None:
    QTest.keyClicks(table.view, "salt l")
    assert table.said == "Salt Lake City"
    QTest.keyClicks(table.view, "x")  # no name goes on so, and none begins so
    assert table.said == "Salt Lake City"
    QTest.keyClicks(table.view, "den")
    assert table.said == "Denver"


def test_keys_of_the_view_still_work(table: Table) -> None:
    zoom = table.view.zoom
    press(table, Qt.Key.Key_Plus)
    assert table.view.zoom > zoom
    press(table, Qt.Key.Key_0)
    assert table.view.zoom == pytest.approx(zoom)


def test_nothing_is_in_reach_while_others_decide(table: Table) -> None:
    table.look(active=False)
    press(table, Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert table.play.focus.route is None
    assert table.actions == []


@pytest.fixture
def travellers(qtbot: QtBot) -> Table:
    """Two passengers may set off, and a track could be claimed as well."""
    return travel_table(qtbot, {0: ["frankfurt", "duesseldorf"]})


def in_focus(table: Table) -> list[str]:
    """Return the places that the keys have gone to, as they are marked."""
    return [key for key, state in table.marks.places.items() if state is CityState.FOCUSED]


def test_keys_go_through_the_passengers_who_are_called_and_enter_sends_one_off(
    travellers: Table,
) -> None:
    press(travellers, Qt.Key.Key_PageDown)
    assert travellers.play.focus.route in travellers.play.focus.claimable
    travellers.play.choose_passenger(on=True)
    press(travellers, Qt.Key.Key_Return)
    assert travellers.actions == []
    press(travellers, Qt.Key.Key_Right)
    assert in_focus(travellers) == ["duesseldorf"]
    assert "Düsseldorf" in travellers.said
    press(travellers, Qt.Key.Key_Right)
    assert in_focus(travellers) == ["frankfurt"]
    press(travellers, Qt.Key.Key_PageUp)
    assert in_focus(travellers) == ["duesseldorf"]
    press(travellers, Qt.Key.Key_Return)
    assert travellers.notations == ["journey duesseldorf"]


def test_escape_leaves_the_places_to_choose_from(travellers: Table) -> None:
    before = travellers.marks
    travellers.play.choose_passenger(on=True)
    press(travellers, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert travellers.marks == before
    press(travellers, Qt.Key.Key_Return)
    assert travellers.actions == []


def test_keys_lead_a_passenger_from_city_to_city(travellers: Table) -> None:
    travellers.play.action_chosen.connect(travellers.play_on)
    travellers.play_on(StartJourney("frankfurt"))
    press(travellers, Qt.Key.Key_Up)
    assert in_focus(travellers) == ["kassel"]
    assert travellers.play.tips.tip.isVisible()
    assert travellers.play.tips.tip.title.text() == "Frankfurt – Kassel"
    press(travellers, Qt.Key.Key_Return)
    assert travellers.notations == ["travel ffm-kas-1"]
    assert in_focus(travellers) == []
    press(travellers, Qt.Key.Key_PageDown, Qt.Key.Key_Return)
    assert travellers.notations[1:] == ["travel han-kas-1"]


def test_keys_choose_where_a_passenger_is_put(travellers: Table) -> None:
    legal = travellers.game.legal_actions()
    travellers.play_on(next(a for a in legal if str(a).startswith("claim ffm-wue")))
    assert travellers.game.phase == "passenger"
    press(travellers, Qt.Key.Key_Down)
    assert in_focus(travellers) == ["wuerzburg"]
    press(travellers, Qt.Key.Key_Return)
    assert travellers.notations == ["passenger wuerzburg"]


@pytest.mark.parametrize(
    ("typed", "city"),
    [("dus", "Düsseldorf"), ("due", "Düsseldorf"), ("dü", "Düsseldorf"), ("wur", "Würzburg")],
)
def test_cities_are_found_without_their_accents(travellers: Table, typed: str, city: str) -> None:
    for letter in typed:
        key = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(travellers.view, key)
    assert travellers.said.startswith(city)


def test_names_may_be_typed_in_several_ways() -> None:
    assert spellings("Köln") == {"köln", "koln", "koeln"}
    assert spellings("Montréal") == {"montréal", "montreal"}
    assert spellings("Gießen") == {"giessen"}
