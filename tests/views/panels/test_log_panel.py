"""The log follows the game unless somebody reads, and stays quick when it is long."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.own_clock import own_seconds
from ttr_qt.engine.maps import Text
from ttr_qt.models.item_models.log import LogModel, LogRow
from ttr_qt.models.item_models.phrases import Phrase
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.panels.log_panel import LogPanel
from ttr_qt.views.theme.fonts import SEMIBOLD
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.style import SECONDARY, Motion, Style


def entry(ply: int, *notes: Phrase) -> LogRow:
    ends = (("a", Text("Denver", "Denver")), ("b", Text("Omaha", "Omaha")))
    phrase = Phrase("claim", (*ends, ("cards", (("black", 4),))))
    return LogRow(
        ply=ply,
        seat=ply % 4,
        name="Ada",
        phrase=phrase,
        notes=notes,
        routes=("denver-omaha",),
        places=(),
        turn=1 + ply // 4,
    )


@pytest.fixture
def model() -> LogModel:
    model = LogModel()
    model.set_rows([entry(ply, Phrase("points", (("points", 7),))) for ply in range(600)])
    return model


@pytest.fixture
def panel(qtbot: QtBot, model: LogModel) -> LogPanel:
    panel = LogPanel(Style(motion=Motion.OFF), model, PLAYERS)
    qtbot.addWidget(panel)
    panel.resize(306, 300)
    panel.show()
    qtbot.waitUntil(lambda: at_end(panel))
    return panel


def at_end(panel: LogPanel) -> bool:
    bar = panel.list.verticalScrollBar()
    return 0 < bar.maximum() == bar.value()


def test_new_entries_come_into_view(qtbot: QtBot, panel: LogPanel, model: LogModel) -> None:
    before = panel.list.verticalScrollBar().maximum()
    model.set_rows([*model.rows, entry(600)])
    bar = panel.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > before and at_end(panel))


def test_who_reads_is_left_alone(qtbot: QtBot, panel: LogPanel, model: LogModel) -> None:
    bar = panel.list.verticalScrollBar()
    before = bar.maximum()
    bar.setValue(1000)
    model.set_rows([*model.rows, entry(600)])
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert bar.value() == 1000
    assert not panel.following
    bar.setValue(bar.maximum())
    assert panel.following


def test_who_reads_gets_a_way_back_to_the_newest(
    qtbot: QtBot, panel: LogPanel, model: LogModel
) -> None:
    bar, way_back = panel.list.verticalScrollBar(), panel.newest_button
    assert not way_back.isVisible()
    bar.setValue(bar.maximum() - 200)
    assert way_back.isVisible()
    assert way_back.accessibleName()
    assert panel.list.geometry().contains(way_back.geometry())
    before = bar.maximum()
    model.set_rows([*model.rows, entry(600)])
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert way_back.isVisible()
    QTest.mouseClick(way_back, Qt.MouseButton.LeftButton)
    assert at_end(panel)
    assert panel.following
    assert not way_back.isVisible()
    before = bar.maximum()
    model.set_rows([*model.rows, entry(601)])
    qtbot.waitUntil(lambda: bar.maximum() > before and at_end(panel))


def test_the_keyboard_comes_back_to_the_newest_and_stays_in_the_log(panel: LogPanel) -> None:
    panel.activateWindow()
    panel.list.verticalScrollBar().setValue(0)
    panel.list.setFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Tab)
    assert panel.newest_button.hasFocus()
    QTest.keyClick(panel.newest_button, Qt.Key.Key_Return)
    assert at_end(panel)
    assert panel.list.hasFocus()


def test_no_way_to_the_newest_is_offered_where_a_moment_is_shown(panel: LogPanel) -> None:
    panel.list.verticalScrollBar().setValue(0)
    panel.stand_at(9)
    assert not panel.newest_button.isVisible()


def test_long_log_stays_quick(qtbot: QtBot, panel: LogPanel, model: LogModel) -> None:
    bar = panel.list.verticalScrollBar()
    rows = list(model.rows)
    begun = own_seconds()
    for ply in range(600, 620):
        before = bar.maximum()
        rows.append(entry(ply))
        model.set_rows(rows)
        qtbot.waitUntil(lambda before=before: bar.maximum() > before)  # type: ignore[misc]
    assert (own_seconds() - begun) / 20 < 0.1


def test_pointing_at_entries_is_told(qtbot: QtBot, panel: LogPanel) -> None:
    told: list[int] = []
    panel.entry_entered.connect(told.append)
    area = panel.list.visualRect(panel.list.model().index(599, 0))
    QTest.mouseMove(panel.list.viewport(), area.center())
    assert told == [599]
    with qtbot.waitSignal(panel.entry_left):
        QApplication.sendEvent(panel.list.viewport(), QEvent(QEvent.Type.Leave))


def test_notes_make_an_entry_higher(qtbot: QtBot, model: LogModel) -> None:
    panel = LogPanel(Style(motion=Motion.OFF), model, PLAYERS)
    qtbot.addWidget(panel)
    plain = panel.slip(0, 280, lit=False).bottom
    model.set_rows([entry(0, Phrase("last_round")), *model.rows[1:]])
    assert panel.slip(0, 280, lit=False).bottom > plain
    assert panel.slip(1, 280, lit=False).bottom == plain


@pytest.mark.parametrize("width", [150, 180, 220])
def test_a_name_of_several_lines_makes_an_entry_higher(
    qtbot: QtBot, model: LogModel, width: int
) -> None:
    panel = LogPanel(Style(motion=Motion.OFF), model, PLAYERS)
    qtbot.addWidget(panel)
    rows = (entry(0, Phrase("points", (("points", 7),))), entry(1))
    model.set_rows([*rows, *(replace(row, name="Annegret Mueller-Luedens") for row in rows)])
    line = Slip(panel.look, 1.0).pen(SECONDARY, SEMIBOLD).line
    short = [panel.slip(place, width, lit=False).bottom for place in (0, 1)]
    long = [panel.slip(place, width, lit=False).bottom for place in (2, 3)]
    assert long[0] >= short[0] + line
    assert long[1] >= short[1] + (line if width < 220 else 0)


@pytest.mark.usefixtures("qapp")
def test_words_break_at_their_own_hyphens_first() -> None:
    pen = Slip(Style(), 1.0).pen(SECONDARY, SEMIBOLD)
    name = "Mueller-Luedens"
    room = pen.width("Mueller-") + 4
    assert pen.broken(name, room) == name
    assert pen.height(name, room) == pen.height(name.replace("-", "- "), room)
    assert pen.height(name, room) > pen.height(name, 2 * room)
    assert pen.broken("Stuttgarterinnen-Haus", room).endswith("-Haus")
    assert "- " in pen.broken("Stuttgarterinnen-Haus", room)


def test_the_heading_tells_the_turn_at_hand(panel: LogPanel, model: LogModel) -> None:
    assert panel.note.text() == "turn 150"
    panel.stand_at(9)
    assert panel.note.text() == "turn 3"
    panel.stand_at(0)
    assert panel.note.text() == "turn 1"
    model.set_rows(())
    assert panel.note.text() == ""
