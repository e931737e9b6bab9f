"""The tip says what a route costs or why not, and never covers what one looks at."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.helpers.window.board_table import Table
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.play.route_facts import route_facts

NAMES = ("You", "Ada", "Bruno")


@pytest.mark.alone
def test_hover_waits_a_moment_and_then_speaks(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 5, "locomotive": 1})
    table.move(table.at_route("okc-sfe-1"))
    assert not table.play.tips.tip.isVisible()
    qtbot.waitUntil(table.play.tips.tip.isVisible, timeout=2000)
    tip = table.play.tips.tip
    assert tip.title.text() in {"Oklahoma City – Santa Fe", "Santa Fe – Oklahoma City"}
    assert tip.points.text() == "+4"
    assert tip.cost.text() == "3\u00a0blue"
    assert tip.note.text() == "You keep 2\u00a0blue and 1\u00a0locomotive."
    table.move(table.at_place("miami"))
    assert not tip.isVisible()


def test_tip_names_the_tickets_that_a_route_serves(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 5}, tickets={0: ["duluth-houston-8"]})
    view = table.game.observe(0)
    way = {"dul-oma-1", "kan-oma-1", "kan-okc-1", "dal-okc-1", "dal-hou-1"}
    for route in way:
        told = route_facts(view, route, NAMES, "en", None).tickets
        assert told == "Helps with Duluth – Houston"
    assert not route_facts(view, "bos-mon-1", NAMES, "en", None).tickets
    built = Table(
        qtbot,
        hand={"blue": 5},
        tickets={0: ["duluth-houston-8"]},
        owners=dict.fromkeys(way - {"dal-hou-1"}, 0),
    )
    table.play.tips.show_route("dal-hou-1")
    assert table.play.tips.tip.tickets.isVisible()
    near = route_facts(built.game.observe(0), "dal-hou-1", NAMES, "en", None)
    assert near.tickets == "Completes Duluth – Houston"


def test_tip_tells_why_not(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 1}, owners={"dal-hou-1": 1})
    view = table.game.observe(0)
    facts = route_facts(view, "dal-hou-2", NAMES, "en", None)
    assert facts.refused
    assert "Ada" in facts.note
    short = route_facts(view, "okc-sfe-1", NAMES, "en", None)
    assert short.cost == "3\u00a0blue"
    assert "1\u00a0blue" in short.note
    gray = route_facts(view, "elp-pho-1", NAMES, "en", None)
    assert "3" in gray.cost


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_tip_stays_inside_and_off_both_end_names(qtbot: QtBot, edition: str) -> None:
    table = Table(qtbot, edition, size=(1024, 700))
    tips = table.play.tips
    room = QRectF(table.view.rect())
    for route in table.game.map.routes:
        tips.show_route(route.id)
        face = tips.tip.face().translated(QRectF(tips.tip.geometry()).topLeft())
        assert room.contains(face), route.id
        for place in (route.a, route.b):
            assert not face.intersects(tips.name_rect(place)), (route.id, place)


def test_nothing_in_the_tip_is_cut(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 1})
    view = table.game.observe(0)
    for route in table.game.map.routes:
        tip = table.play.tips.tip
        tip.set_facts(route_facts(view, route.id, NAMES, "en", None))
        tip.show()
        for text in (tip.title, tip.cost, tip.note):
            assert text.height() >= text.heightForWidth(text.width()), route.id


def test_tip_of_a_claim_makes_wilds_that_it_spends_stand_out(qtbot: QtBot) -> None:
    table = Table(qtbot, hand={"blue": 2, "red": 2, "locomotive": 1})
    tip = table.play.tips.tip
    table.play.tips.show_route("okc-sfe-1")
    assert tip.cost.text() == "2\u00a0blue and 1\u00a0locomotive"
    spending = tip.cost.styleSheet()
    table.play.tips.show_route("kan-stl-1")
    assert tip.cost.text() == "2\u00a0blue"
    assert tip.cost.styleSheet() != spending
