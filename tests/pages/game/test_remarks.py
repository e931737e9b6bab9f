"""Opponents say something in the window, and it does not stay there."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import started
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.engine.actions import DrawCard
from ttr_qt.models.company.remarks import Remark
from ttr_qt.models.company.talk import Talk


def test_a_bubble_comes_and_goes(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(preferences=replace(QUIET, remarks=Talk.LIVELY))
    window.current_game.open_game(started("usa", players=2, seed=4))
    page = window.game_page
    assert page is not None

    def said() -> Remark | None:
        shown = page.players.cards[1].row
        return None if shown is None else shown.impression.remark

    greeting = said()
    assert greeting is not None
    assert greeting.text("en") in page.players.cards[1].toolTip()
    for _ in range(3):
        for _ in range(2):
            qtbot.waitUntil(lambda: page.active)
            assert page.play(DrawCard())
    qtbot.waitUntil(lambda: page.active)
    assert said() != greeting
    page.set_remarks(Talk.OFF)
    assert said() is None
