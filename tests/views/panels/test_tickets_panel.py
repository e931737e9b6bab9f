"""Tickets are in the order of their use, say how they stand, and are pointed at."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ttr_qt.engine import EDITIONS, load_map
from ttr_qt.models.item_models.phrases import ticket_names
from ttr_qt.models.item_models.tickets import TicketRow, TicketsModel, TicketState
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.editions.registry import design_of
from ttr_qt.views.panel_parts.slip import Align, Pen, Slip
from ttr_qt.views.panels.tickets_panel import TicketsPanel
from ttr_qt.views.theme.style import Motion, Style

STILL = Style(motion=Motion.OFF)


def english_design(edition: str) -> BoardDesign:
    return design_of(load_map(edition), "en")


def rows_of(edition: str, *states: TicketState, shown: int = 0) -> list[TicketRow]:
    """Return tickets of the map in these states, the first ones open."""
    game_map = load_map(edition)
    rows = []
    for place, (ticket, state) in enumerate(zip(game_map.tickets, states, strict=False)):
        a, b = ticket_names(game_map, [ticket.id])
        rows.append(
            TicketRow(
                ticket=ticket.id,
                a=ticket.a,
                b=ticket.b,
                ends=(a, b),
                points=ticket.points,
                deck=0,
                state=state,
                missing=(),
                spaces=7,
                shown=place < shown,
            )
        )
    return rows


def model_of(panel: TicketsPanel) -> TicketsModel:
    """Return the model that `panel_of` has made for a panel."""
    model = panel.findChild(TicketsModel)
    assert model is not None
    return model


def panel_of(qtbot: QtBot, edition: str, rows: list[TicketRow]) -> TicketsPanel:
    model = TicketsModel()
    model.set_rows(rows)
    panel = TicketsPanel(STILL, model, english_design(edition))
    model.setParent(panel)
    qtbot.addWidget(panel)
    panel.resize(306, 500)
    with qtbot.waitActive(panel):
        panel.show()
    # Forget whatever lies under the pointer by chance.
    for widget in (panel.list.viewport(), panel.open_tickets):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    return panel


def test_what_is_to_be_done_goes_first(qtbot: QtBot) -> None:
    rows = rows_of("usa", "blocked", "done", "possible", "too_long", "possible")
    panel = panel_of(qtbot, "usa", rows)
    order = [panel.key(place) for place in range(5)]
    assert order == [rows[n].ticket for n in (2, 4, 3, 1, 0)]


def test_states_are_said_in_words(qtbot: QtBot) -> None:
    rows = rows_of("usa", "possible", "too_long", "done", "blocked")
    panel = panel_of(qtbot, "usa", rows)
    places = {panel.key(place): place for place in range(len(rows))}
    words = [panel.words(places[row.ticket]) for row in rows]
    assert [said.rsplit(", ", 1)[1] for said in words] == [
        "7 spaces to go",
        "7 spaces: not enough wagons",
        "done",
        "no longer possible",
    ]
    carts = rows_of("amsterdam", "too_long")
    assert "carts" in panel_of(qtbot, "amsterdam", carts).words(0)


def test_pointing_at_tickets_is_told(qtbot: QtBot) -> None:
    rows = rows_of("usa", "possible", "possible")
    panel = panel_of(qtbot, "usa", rows)
    told: list[str] = []
    panel.ticket_entered.connect(told.append)
    panel.ticket_left.connect(lambda: told.append("left"))
    port = panel.list.viewport()
    for place in (0, 1):
        area = panel.list.visualRect(panel.list.model().index(place, 0))
        QTest.mouseMove(port, area.center())
    QTest.mouseMove(port, QPoint(20, port.height() - 3))
    assert told == [rows[0].ticket, rows[1].ticket, "left"]


def test_a_pointer_that_moves_within_a_row_points_at_it_again(qtbot: QtBot) -> None:
    rows = rows_of("usa", "possible", "possible")
    panel = panel_of(qtbot, "usa", rows)
    area = panel.list.visualRect(panel.list.model().index(0, 0))
    QTest.mouseMove(panel.list.viewport(), area.center())
    panel.list.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel.list, Qt.Key.Key_End)
    assert panel.list.pointed == rows[1].ticket
    QTest.mouseMove(panel.list.viewport(), area.center() + QPoint(4, 0))
    assert panel.list.pointed == rows[0].ticket


def test_a_move_counts_even_if_the_coming_of_the_pointer_was_not_told(qtbot: QtBot) -> None:
    rows = rows_of("usa", "possible", "possible")
    panel = panel_of(qtbot, "usa", rows)
    port = panel.list.viewport()
    assert not port.underMouse()
    point = panel.list.visualRect(panel.list.model().index(1, 0)).center()
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        point.toPointF(),
        port.mapToGlobal(point).toPointF(),
        none,
        none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, move)
    assert panel.list.pointed == rows[1].ticket


def test_a_ticket_that_goes_is_pointed_at_no_longer(qtbot: QtBot) -> None:
    rows = rows_of("usa", "possible", "possible", "possible", "possible")
    panel = panel_of(qtbot, "usa", rows[:2])
    told: list[str] = []
    panel.ticket_left.connect(lambda: told.append("left"))
    area = panel.list.visualRect(panel.list.model().index(0, 0))
    QTest.mouseMove(panel.list.viewport(), area.center())
    assert panel.list.pointed == rows[0].ticket
    model_of(panel).set_rows(rows[2:])
    assert told == ["left"]
    assert panel.list.pointed not in {row.ticket for row in rows[:2]}


def test_keyboard_points_at_tickets(qtbot: QtBot) -> None:
    rows = rows_of("usa", "possible", "possible")
    panel = panel_of(qtbot, "usa", rows)
    told: list[str] = []
    panel.ticket_entered.connect(told.append)
    panel.list.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    assert told[-1] == rows[1].ticket


def test_a_ticket_that_is_done_takes_little_room(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, "usa", rows_of("usa", "done", "possible", "blocked"))
    heights = [panel.list.row_height(place) for place in range(3)]
    assert heights[1] * 2 <= min(heights[0], heights[2])  # the second one, by their order
    assert "done" in panel.words(1)


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin", "amsterdam"])
def test_tickets_are_lower_where_not_all_would_be_seen(qtbot: QtBot, edition: str) -> None:
    possible: list[TicketState] = ["possible"] * 6
    states: list[TicketState] = ["too_long", "blocked", *possible]
    panel = panel_of(qtbot, edition, rows_of(edition, *states))
    told = [panel.words(place) for place in range(8)]
    heights = []
    for height in (800, 480, 800):
        panel.resize(250, height)
        qtbot.waitUntil(lambda: panel.list.verticalScrollBar().maximum() == 0)
        heights.append([panel.list.row_height(place) for place in range(8)])
        assert all(panel.list.slip(n, lit=False).rightmost <= 250 for n in range(8))
    assert heights[0] == heights[2]
    assert max(heights[1]) < min(heights[0])
    assert [panel.words(place) for place in range(8)] == told


def test_open_tickets_have_their_own_row(qtbot: QtBot) -> None:
    rows = rows_of("first_journey", "done", "done", "possible", "possible", shown=2)
    panel = panel_of(qtbot, "first_journey", rows)
    assert panel.list.model().rowCount() == 2
    assert panel.open_tickets.isVisible()
    told: list[str] = []
    panel.ticket_entered.connect(told.append)
    panel.ticket_left.connect(lambda: told.append("left"))
    for place in (0, 1, 4):
        QTest.mouseMove(panel.open_tickets, panel.open_tickets.slot(place).center().toPoint())
    assert told == [rows[0].ticket, rows[1].ticket, "left"]
    assert not panel_of(qtbot, "usa", rows_of("usa", "done")).open_tickets.isVisible()


@pytest.mark.parametrize("width", [206, 242, 306])
def test_open_tickets_leave_room_for_those_in_hand(qtbot: QtBot, width: int) -> None:
    rows = rows_of("first_journey", "done", "possible", "too_long", shown=1)
    panel = panel_of(qtbot, "first_journey", rows)
    bar = panel.list.verticalScrollBar()
    flat = []
    for height in range(480, 270, -10):
        panel.resize(width, height)
        QApplication.processEvents()
        assert bar.maximum() == 0
        flat.append(panel.open_tickets.slot(0).top() == panel.open_tickets.slot(5).top())
    assert flat == sorted(flat)
    assert set(flat) == {False, True}
    panel.resize(width, 480)
    QApplication.processEvents()
    assert panel.open_tickets.slot(0).top() < panel.open_tickets.slot(5).top()


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("width", [215, 230, 306, 600])
def test_no_name_is_wider_than_its_room(qtbot: QtBot, edition: str, width: int) -> None:
    states: list[TicketState] = ["possible"] * 30
    panel = panel_of(qtbot, edition, rows_of(edition, *states))
    panel.resize(width, 400)
    room = panel.list.viewport().width()
    for place in range(panel.list.model().rowCount()):
        slip = panel.list.slip(place, lit=False)
        assert slip.rightmost <= room


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin", "amsterdam"])
def test_every_ticket_has_its_map_whatever_the_names(qtbot: QtBot, edition: str) -> None:
    states: list[TicketState] = ["possible"] * len(load_map(edition).tickets)
    rows = rows_of(edition, *states)
    panel = panel_of(qtbot, edition, rows[:1])
    for width in (150, 176, 240, 320):
        sizes = set()
        for row in rows:
            model_of(panel).set_rows([row])
            slip = panel.slip(0, width, lit=False)
            sizes.add(panel.map_size(width))
            assert slip.rightmost <= width
        assert len(sizes) == 1
        assert min(*sizes.pop()) >= 20


def test_what_is_said_of_no_tickets_is_seen_whole_even_where_there_is_little_room(
    qtbot: QtBot,
) -> None:
    page = QWidget()  # a panel on a page gets what there is, not what it would need
    qtbot.addWidget(page)
    model = TicketsModel(page)
    panel = TicketsPanel(STILL, model, english_design("germany"), parent=page)
    panel.setGeometry(0, 0, 150, 100)
    page.show()
    QApplication.processEvents()
    assert panel.nothing.height() >= panel.nothing.heightForWidth(panel.nothing.width())
    assert panel.rect().contains(panel.nothing.geometry())


def test_a_dash_takes_no_line_of_its_own(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, int]] = []
    write = Slip.write

    def listen(
        slip: Slip, where: tuple[int, int, int], text: str, pen: Pen, align: Align = "left"
    ) -> int:
        bottom = write(slip, where, text, pen, align)
        written.append((text, round((bottom - where[1]) / pen.line)))
        return bottom

    states: list[TicketState] = ["possible"] * 20
    rows = rows_of("usa", *states)
    panel = panel_of(qtbot, "usa", rows)
    panel.resize(306, 3000)  # with room for all of them
    monkeypatch.setattr(Slip, "write", listen)
    dashes = set()
    for width in range(150, 260, 5):
        for place, row in enumerate(rows):
            written.clear()
            panel.slip(place, width, lit=False)
            (first, lines), second = written[-4], written[-3]
            a, b = row.ends
            dashes.add(first != a.en)
            assert first in {a.en, f"{a.en} –"}
            assert second[0] in ({b.en, f"– {b.en}"} if first == a.en else {b.en})
            if width >= 160:
                assert lines <= len(a.en.split()), (width, written)
                assert second[1] == 1 or " " in b.en
            if width >= 155:  # as in the smallest windows: no ticket is without a dash
                assert "–" in first + second[0], (width, written)
    assert dashes == {True, False}
