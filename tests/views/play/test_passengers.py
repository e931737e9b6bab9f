"""Passengers are put down, picked up and led along tracks, and nothing is played too early."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.window.board_table import TALL, Table, travel_table
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.theme.palette import PLAYERS


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return travel_table(qtbot, {0: ["frankfurt"], 1: ["berlin"]})


def grip(table: Table, place: str = "frankfurt") -> QPoint:
    """Return where a passenger can be taken."""
    return table.view.mapFromScene(table.scene.passengers[place].foot - QPointF(0, 15))


def play_all(table: Table) -> list[str]:
    """Play whatever is wanted, as a page would, and return all of it."""
    table.play.action_chosen.connect(table.play_on)
    for _ in range(12):
        QApplication.processEvents()
    return table.notations


def test_only_own_passengers_that_may_travel_are_called(table: Table) -> None:
    assert table.scene.passengers["frankfurt"].selectable is PLAYERS[0]
    assert table.scene.passengers["berlin"].selectable is None
    table.look(active=False)
    assert table.scene.passengers["frankfurt"].selectable is None


def test_passenger_dragged_from_city_to_city_travels_and_arrives(table: Table) -> None:
    table.play.action_chosen.connect(table.play_on)
    cities = [table.at_place(place) for place in ("koeln", "duesseldorf")]
    table.press(grip(table))
    table.move(grip(table) + QPoint(20, 0), cities[0])
    assert table.marks.places["duesseldorf"] is CityState.TARGET
    assert table.actions == []
    table.move(cities[1])
    table.release(cities[1])
    for _ in range(12):
        QApplication.processEvents()
    assert table.notations == [
        "journey frankfurt",
        "travel ffm-koe-1",
        "travel due-koe-1",
        "arrive",
    ]
    assert table.game.seat == 1
    assert table.game.observe(0).scores[0] > 0


def test_passenger_let_go_where_tracks_lead_on_may_go_on(table: Table) -> None:
    table.play.action_chosen.connect(table.play_on)
    table.press(grip(table))
    table.move(grip(table) + QPoint(20, 0), table.at_place("koeln"))
    table.release(table.at_place("koeln"))
    for _ in range(12):
        QApplication.processEvents()
    assert table.notations == ["journey frankfurt", "travel ffm-koe-1"]
    assert table.game.seat == 0


def test_another_ones_track_costs_a_passenger_card_and_the_tip_says_so(table: Table) -> None:
    table.press(grip(table))
    table.move(grip(table) + QPoint(20, 0), table.at_place("kassel"), table.at_place("hannover"))
    texts = [label.text() for label in (table.play.tips.tip.title, table.play.tips.tip.note)]
    assert "Hanover" in texts[0]
    assert "1 passenger card" in texts[1]
    table.release(table.at_place("hannover"))
    assert play_all(table)[0] == "journey frankfurt"


def test_passenger_led_back_or_escaped_never_left(table: Table) -> None:
    before, items = table.marks, len(table.scene.items())
    start, city = grip(table), table.at_place("kassel")
    table.press(start)
    table.move(start + QPoint(20, 0), city, table.at_place("frankfurt"))
    table.release(start)
    table.press(start)
    table.move(start + QPoint(20, 0), city)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    table.release(city)
    for _ in range(5):
        QApplication.processEvents()
    table.move(QPoint(10, 10))
    assert table.actions == []
    assert table.marks == before
    assert table.scene.passengers["frankfurt"].players == (PLAYERS[0],)
    assert len(table.scene.items()) == items


def test_journey_is_clicked_city_by_city_and_ended_where_it_stands(table: Table) -> None:
    table.play.action_chosen.connect(table.play_on)
    table.click(grip(table))
    assert table.actions == []
    assert table.marks.places["kassel"] is CityState.TARGET
    table.click(table.at_place("koeln"))
    for _ in range(5):
        QApplication.processEvents()
    assert table.notations == ["journey frankfurt", "travel ffm-koe-1"]
    assert table.scene.passengers["koeln"].players == (PLAYERS[0],)
    assert table.marks.places["duesseldorf"] is CityState.TARGET
    table.click(table.at_place("duesseldorf"))
    table.click(table.at_place("duesseldorf"))
    assert table.notations[2:] == ["travel due-koe-1", "arrive"]


def test_passenger_under_way_may_go_on_after_he_was_dragged(table: Table) -> None:
    table.play.action_chosen.connect(table.play_on)
    table.click(grip(table))
    table.click(table.at_place("koeln"))
    for _ in range(5):
        QApplication.processEvents()
    start, city = grip(table, "koeln"), table.at_place("duesseldorf")
    table.press(start)
    table.move(start + QPoint(20, 0), city)
    table.release(city)
    for _ in range(12):
        QApplication.processEvents()
    assert table.notations == ["journey frankfurt", "travel ffm-koe-1", "travel due-koe-1"]


def test_passenger_in_hand_is_put_back_by_a_second_click(table: Table) -> None:
    before = table.marks
    table.click(grip(table))
    assert table.marks != before
    table.click(grip(table))
    table.move(QPoint(10, 10))
    assert table.marks == before
    assert table.actions == []


def test_city_of_a_new_track_takes_a_passenger(table: Table) -> None:
    table.game.play(
        next(a for a in table.game.legal_actions() if str(a).startswith("claim ffm-wue"))
    )
    table.look()
    assert table.game.phase == "passenger"
    assert table.marks.places["wuerzburg"] is CityState.TARGET
    assert "frankfurt" not in table.marks.places  # somebody stands there
    reasons: list[str] = []
    table.play.refused.connect(lambda reason, _route: reasons.append(reason.key))
    table.click(table.at_place("berlin"))
    assert table.actions == []
    assert reasons == ["no_place_for_passenger"]
    table.click(table.at_place("wuerzburg"))
    assert table.notations == ["passenger wuerzburg"]


def test_queue_is_dropped_when_the_rules_have_moved_on(table: Table) -> None:
    city = table.at_place("koeln")
    table.press(grip(table))
    table.move(grip(table) + QPoint(20, 0), city)
    table.release(city)
    assert table.notations == ["journey frankfurt"]
    table.look()  # the action was not played after all
    for _ in range(5):
        QApplication.processEvents()
    assert table.notations == ["journey frankfurt"]


def test_passengers_stay_in_reach_when_their_journey_is_taken_back_under_way(table: Table) -> None:
    table.play.action_chosen.connect(table.play_on)
    table.press(grip(table))
    table.move(grip(table) + QPoint(20, 0), table.at_place("koeln"))
    table.release(table.at_place("koeln"))
    assert table.notations == ["journey frankfurt"]  # the step waits for its turn
    table.game.undo()
    table.look()
    for _ in range(5):
        QApplication.processEvents()
    assert table.notations == ["journey frankfurt"]
    table.click(grip(table))
    assert table.marks.places["kassel"] is CityState.TARGET
    table.click(table.at_place("kassel"))
    for _ in range(5):
        QApplication.processEvents()
    assert table.notations[1:] == ["journey frankfurt", "travel ffm-kas-1"]


def test_a_further_step_is_told_before_it_is_taken(table: Table) -> None:
    table.play.action_chosen.connect(table.play_on)
    table.click(grip(table))
    table.move(table.at_place("kassel"))
    assert table.play.tips.tip.isVisible()
    assert table.play.tips.tip.title.text() == "Frankfurt – Kassel"
    table.move(QPoint(10, 10))
    assert not table.play.tips.tip.isVisible()
    table.click(table.at_place("kassel"))
    for _ in range(5):
        QApplication.processEvents()
    table.move(QPoint(10, 10), table.at_place("hannover"))
    assert table.play.tips.tip.title.text() == "Kassel – Hanover"
    assert "1 passenger card" in table.play.tips.tip.note.text()
    assert table.notations == ["journey frankfurt", "travel ffm-kas-1"]


def test_a_city_out_of_reach_says_why(table: Table) -> None:
    reasons: list[str] = []
    table.play.refused.connect(lambda reason, _route: reasons.append(reason.key))
    table.click(grip(table))
    table.click(table.at_place("muenchen"))
    assert reasons == ["out_of_reach"]
    assert table.actions == []


@pytest.fixture
def two(qtbot: QtBot) -> Table:
    """Two passengers may travel."""
    return travel_table(qtbot, {0: ["frankfurt", "duesseldorf"], 1: ["berlin"]})


def test_who_is_called_is_lit_and_nobody_else(two: Table) -> None:
    before, told = two.marks, []
    two.play.choosing_passenger_changed.connect(lambda: told.append(two.play.choosing_passenger))
    two.play.choose_passenger(on=True)
    assert two.marks.places == dict.fromkeys(("frankfurt", "duesseldorf"), CityState.TARGET)
    assert two.marks.spotlight.places == {"frankfurt", "duesseldorf"}
    two.click(two.at_place("berlin"))
    assert two.play.choosing_passenger
    QTest.keyClick(two.view, Qt.Key.Key_Escape)
    assert told == [True, False]
    assert two.marks == before
    assert two.actions == []
    two.click(two.at_place("frankfurt"))
    assert two.actions == []
    two.look(active=False)
    two.play.choose_passenger(on=True)
    assert not two.play.choosing_passenger


@pytest.mark.parametrize("figure", [True, False])
def test_a_called_passenger_sets_off_by_a_click_on_him_or_his_city(
    two: Table, figure: bool
) -> None:
    two.play.choose_passenger(on=True)
    two.play.action_chosen.connect(two.play_on)
    two.click(grip(two, "duesseldorf") if figure else two.at_place("duesseldorf"))
    assert two.notations == ["journey duesseldorf"]
    assert two.marks.places["koeln"] is CityState.TARGET
    assert not two.play.choosing_passenger


def test_a_called_passenger_is_led_along_from_his_city(two: Table) -> None:
    start, end = two.at_place("duesseldorf"), two.at_place("koeln")
    two.play.choose_passenger(on=True)
    two.press(start)
    two.move(start + QPoint(20, 0), start)
    two.release(start)
    assert (two.actions, two.play.choosing_passenger) == ([], True)
    two.play.action_chosen.connect(two.play_on)
    two.press(start)
    two.move(start + QPoint(0, 20), end)
    two.release(end)
    for _ in range(12):
        QApplication.processEvents()
    assert two.notations[:2] == ["journey duesseldorf", "travel due-koe-1"]


def test_lines_are_drawn_from_his_city_when_he_is_not_called(qtbot: QtBot) -> None:
    table = Table(
        qtbot, "maerklin", hand={"blue": 8}, passengers={0: ["frankfurt", "berlin"]}, size=TALL
    )
    start = table.at_place("frankfurt")
    table.press(start)
    table.move(start + QPoint(0, 20), start + QPoint(0, 30))
    assert table.play.claiming.drawing
    assert table.scene.passengers["frankfurt"].players == (PLAYERS[0],)
    table.release(start)
