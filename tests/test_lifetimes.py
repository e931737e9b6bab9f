"""What the garbage collector ends while it is shown ends in silence."""

from collections.abc import Callable
from weakref import ref

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import started
from tests.helpers.vanishing import wait_until_gone
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import load_map
from ttr_qt.lifetimes import while_whole
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.rules.rules_page import RulesPage
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.style import Motion, Style

STYLE = Style(motion=Motion.OFF)


def zoomed_board() -> QWidget:
    view = BoardView(BoardScene(load_map("usa"), "en"))
    view.resize(600, 400)
    view.zoom_by(3)
    return view


def game_page() -> QWidget:
    return GamePage(STYLE, table_of(started("maerklin", players=2, seed=4), ThinkingLimits()))


def rules_page() -> QWidget:
    return RulesPage(STYLE, "usa")


@pytest.mark.usefixtures("plain_boards")
@pytest.mark.parametrize("make", [zoomed_board, game_page, rules_page])
def test_widgets_that_are_shown_can_be_collected(
    make: Callable[[], QWidget], qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    widget = make()
    with qtbot.waitExposed(widget):
        widget.show()
    QApplication.processEvents()
    reference = ref(widget)
    del widget
    wait_until_gone(qtbot, reference)
    # Qt's bindings print what goes wrong in a handler.
    assert "Error" not in capfd.readouterr().err


class Counter:
    def __init__(self) -> None:
        self.count = 0

    @while_whole
    def add(self, number: int) -> None:
        self.count += number


def test_a_handler_works_until_the_attributes_have_gone() -> None:
    counter = Counter()
    counter.add(2)
    counter.add(number=3)
    assert counter.count == 5
    vars(counter).clear()
    counter.add(1)
    assert vars(counter) == {}
