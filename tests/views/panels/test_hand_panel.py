"""The hand is clicked, dragged from and gone through by keys, and always fits its panel."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.window.pictures import changed, shot
from ttr_qt.engine import EDITIONS, RULES
from ttr_qt.models.item_models.cards import HandModel, StackRow, card_kind
from ttr_qt.views.cards.deck import TRAIN_CARDS
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.panels.hand_panel import HandPanel
from ttr_qt.views.theme.style import Motion, Style

STILL = Style(motion=Motion.OFF)


def hand_of(edition: str, counts: dict[str, int], useful: tuple[str, ...] = ()) -> HandModel:
    model = HandModel(RULES[edition])
    fill(model, edition, counts, useful)
    return model


def fill(
    model: HandModel, edition: str, counts: dict[str, int], useful: tuple[str, ...] = ()
) -> None:
    routes = frozenset({"denver-omaha"})
    model.set_rows(
        [
            StackRow(
                card, n, card_kind(RULES[edition], card), routes if card in useful else frozenset()
            )
            for card, n in counts.items()
        ]
    )


@pytest.fixture
def model() -> HandModel:
    return hand_of("usa", {"blue": 5, "red": 2, "locomotive": 1}, useful=("blue",))


@pytest.fixture
def panel(qtbot: QtBot, model: HandModel) -> HandPanel:
    panel = HandPanel(STILL, model, TRAIN_CARDS)
    qtbot.addWidget(panel)
    panel.resize(700, 190)
    with qtbot.waitActive(panel):
        panel.show()
    return panel


def middle(panel: HandPanel, card: str) -> QPoint:
    return panel.stacks.spot(card).center().toPoint()


def press(panel: HandPanel, card: str) -> None:
    QTest.mousePress(
        panel.stacks, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle(panel, card)
    )


def release(panel: HandPanel, at: QPoint) -> None:
    QTest.mouseRelease(panel.stacks, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def click(panel: HandPanel, card: str) -> None:
    press(panel, card)
    release(panel, middle(panel, card))


def test_a_second_click_unpicks(panel: HandPanel) -> None:
    picked: list[str] = []
    panel.stack_picked.connect(picked.append)
    click(panel, "blue")
    click(panel, "red")
    click(panel, "red")
    assert picked == ["blue", "red", ""]


def test_a_picked_stack_that_is_gone_is_no_longer_picked(
    panel: HandPanel, model: HandModel
) -> None:
    picked: list[str] = []
    click(panel, "red")
    panel.stack_picked.connect(picked.append)
    fill(model, "usa", {"blue": 5})
    assert picked == [""]
    assert panel.stacks.picked is None


def test_keys_go_through_the_stacks(panel: HandPanel) -> None:
    picked: list[str] = []
    panel.stack_picked.connect(picked.append)
    panel.stacks.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel.stacks, Qt.Key.Key_Right)
    QTest.keyClick(panel.stacks, Qt.Key.Key_Return)
    QTest.keyClick(panel.stacks, Qt.Key.Key_End)
    QTest.keyClick(panel.stacks, Qt.Key.Key_Space)
    QTest.keyClick(panel.stacks, Qt.Key.Key_1)  # digits are cards of the market, here too
    panel.pick(0)
    panel.pick(8)  # there is no ninth stack
    assert picked == ["red", "locomotive", "blue"]


def test_focus_is_visible(panel: HandPanel) -> None:
    panel.stacks.clearFocus()
    before = shot(panel)
    panel.stacks.setFocus(Qt.FocusReason.TabFocusReason)
    assert changed(before, shot(panel)) > 0


def test_drag_tells_where_it_is_and_where_it_ends(panel: HandPanel) -> None:
    moved: list[tuple[str, QPoint]] = []
    dropped: list[tuple[str, QPoint]] = []
    panel.drag_moved.connect(lambda card, point: moved.append((card, point)))
    panel.drag_dropped.connect(lambda card, point: dropped.append((card, point)))
    start, far = middle(panel, "blue"), QPoint(400, -300)
    press(panel, "blue")
    QTest.mouseMove(panel.stacks, start + QPoint(2, 1))
    assert not moved
    QTest.mouseMove(panel.stacks, far)
    release(panel, far)
    assert moved == [("blue", panel.stacks.mapToGlobal(far))]
    assert dropped == [("blue", panel.stacks.mapToGlobal(far))]
    assert panel.stacks.picked is None


def test_escape_cancels_a_drag_without_a_trace(panel: HandPanel) -> None:
    told: list[str] = []
    panel.drag_dropped.connect(lambda *_: told.append("dropped"))
    panel.drag_cancelled.connect(told.append)
    panel.stack_picked.connect(told.append)
    panel.stacks.clearFocus()
    before = shot(panel.stacks)
    panel.stacks.setFocus()
    press(panel, "red")
    QTest.mouseMove(panel.stacks, QPoint(300, -80))
    QTest.keyClick(panel.stacks, Qt.Key.Key_Escape)
    release(panel, QPoint(300, -80))
    assert told == ["red"]
    panel.stacks.clearFocus()
    assert changed(before, shot(panel.stacks)) == 0


def test_drag_of_cards_that_go_away_is_cancelled(panel: HandPanel, model: HandModel) -> None:
    cancelled: list[str] = []
    panel.drag_cancelled.connect(cancelled.append)
    press(panel, "red")
    QTest.mouseMove(panel.stacks, QPoint(300, -80))
    fill(model, "usa", {"blue": 5})
    assert cancelled == ["red"]


def test_tool_tips_say_what_a_stack_is_good_for(panel: HandPanel) -> None:
    assert "No track can be claimed" in panel.stacks.tip("red")
    assert "No track" not in panel.stacks.tip("blue")
    assert "any colour" in panel.stacks.tip("locomotive")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", [None, (520, 154), (908, 192), (480, 340), (1600, 380)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_all_kinds_of_cards_fit_and_none_hides_another(
    qtbot: QtBot, edition: str, size: tuple[int, int] | None, scale: float
) -> None:
    model = hand_of(edition, dict.fromkeys(RULES[edition].cards, 4))
    panel = HandPanel(Style(motion=Motion.OFF, scale=scale), model, edition_named(edition).cards)
    qtbot.addWidget(panel)
    if size is None or size[0] < panel.minimumSizeHint().width():
        panel.resize(panel.minimumSizeHint())
    else:
        panel.resize(max(size[0], 1), max(size[1], panel.minimumSizeHint().height()))
    panel.show()
    stacks = panel.stacks
    room = QPointF(stacks.width(), stacks.height())
    for card in RULES[edition].cards:
        spot = stacks.spot(card)
        assert spot.left() >= 0
        assert spot.top() >= 0
        assert spot.right() <= room.x() + 1
        assert spot.bottom() <= room.y() + 1
        at = QPointF(spot.left() + 0.3 * spot.width(), spot.bottom() - 2)
        assert stacks.spot_at(at) == card


@pytest.mark.parametrize("card", ["green", "locomotive"])
def test_a_card_flies_to_where_it_appears(panel: HandPanel, model: HandModel, card: str) -> None:
    counts = {"blue": 5, "red": 2, "green": 1, "locomotive": 1}
    fill(model, "usa", {held: n for held, n in counts.items() if held != card})
    place = panel.stack_rect(card)
    fill(model, "usa", counts)
    assert panel.stack_rect(card) == place


def test_stacks_glide_to_their_places(qtbot: QtBot) -> None:
    model = hand_of("usa", {"blue": 5, "red": 2})
    panel = HandPanel(Style(motion=Motion.FAST), model, TRAIN_CARDS)
    qtbot.addWidget(panel)
    panel.resize(700, 190)
    panel.show()
    before = panel.stacks.spot("red").left()
    fill(model, "usa", {"red": 7})
    assert panel.stacks.spot("red").left() == pytest.approx(before)
    assert panel.stack_rect("red").left() < panel.mapToGlobal(QPoint(round(before), 0)).x()
    qtbot.waitUntil(lambda: panel.stacks.spot("red").left() < before / 2)


def test_cards_are_called_after_their_owner(panel: HandPanel) -> None:
    titles = []
    for name in ("Otto", "You"):
        panel.set_owner(name)
        titles.append(panel.title.text())
    assert titles == ["Cards of Otto", "Your hand"]
