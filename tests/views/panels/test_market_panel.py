"""The market offers what may be taken, says why the rest may not, and turns new cards up."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import Waiter, past_set_up, session_of
from tests.helpers.window.pictures import changed, shot
from ttr_qt.engine import RULES, Action, Game
from ttr_qt.engine.actions import DrawCard, TakeCard
from ttr_qt.models.item_models.cards import DiscardsModel, MarketModel, SourceRow
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.session.refusal_reasons import Reason
from ttr_qt.models.session.session import Session
from ttr_qt.views.cards.deck import TRAIN_CARDS
from ttr_qt.views.panels.market_panel import MarketPanel
from ttr_qt.views.theme.style import Motion, Style
from ttr_qt.views.words import why_not

STILL = Style(motion=Motion.OFF)
OPEN = ("green", "locomotive", "black", "orange", "yellow")


def fill(
    model: MarketModel, cards: tuple[str, ...] = OPEN, reason: str = "", deck: int = 61
) -> None:
    """Lay cards out; a reason bars the wilds only, and nothing can be taken without a deck."""
    rows = []
    for slot, card in enumerate(cards, 1):
        barred = Reason("no_wild_as_second") if reason and card == "locomotive" else None
        barred = barred if deck else Reason("not_possible")
        rows.append(SourceRow("open", slot, card, 1, TakeCard(slot, card), barred))
    rows.append(SourceRow("deck", 0, "", deck, DrawCard(), None if deck else barred))
    rows.append(SourceRow("discards", 0, "", 0, None, Reason("not_possible")))
    model.set_rows(rows)


@pytest.fixture
def model() -> MarketModel:
    model = MarketModel()
    fill(model)
    return model


def panel_of(qtbot: QtBot, model: MarketModel, style: Style = STILL) -> MarketPanel:
    panel = MarketPanel(
        style, model, DiscardsModel(model), TRAIN_CARDS, RULES["usa"], lambda reason: reason.key
    )
    qtbot.addWidget(panel)
    panel.resize(690, 192)
    with qtbot.waitActive(panel):
        panel.show()
    panel.table.clearFocus()
    return panel


def session_panel(session: Session, models: GameModels) -> MarketPanel:
    """Return the market of a game, which says why cards can't be taken."""

    def explain(reason: Reason) -> str:
        return why_not.sentence(reason, session.observation, session.names, "en")

    return MarketPanel(STILL, models.market, models.discards, TRAIN_CARDS, session.rules, explain)


def click(panel: MarketPanel, where: str, slot: int = 0) -> None:
    point = panel.table.spot((where, slot)).center().toPoint()
    QTest.mouseClick(panel.table, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def test_clicks_want_cards(qtbot: QtBot, model: MarketModel) -> None:
    panel = panel_of(qtbot, model)
    wanted: list[Action] = []
    panel.card_wanted.connect(wanted.append)
    click(panel, "open", 3)
    click(panel, "deck")
    click(panel, "discards")
    assert wanted == [TakeCard(3, "black"), DrawCard()]


def double_click(panel: MarketPanel, where: str, slot: int = 0) -> None:
    """Click twice, as fast as a system calls it a double click."""
    at = QPointF(panel.table.spot((where, slot)).center().toPoint())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind in (
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseButtonRelease,
    ):
        held = none if kind == QEvent.Type.MouseButtonRelease else left
        point = panel.table.mapToGlobal(at)
        event = QMouseEvent(kind, at, point, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(panel.table, event)


def test_double_click_takes_an_open_card_and_not_the_one_that_comes_after_it(
    qtbot: QtBot, model: MarketModel
) -> None:
    panel = panel_of(qtbot, model)
    wanted: list[Action] = []
    panel.card_wanted.connect(wanted.append)
    double_click(panel, "open", 3)
    assert wanted == [TakeCard(3, "black")]
    double_click(panel, "deck")
    click(panel, "open", 3)
    click(panel, "open", 3)
    assert wanted[1:] == [DrawCard(), DrawCard(), *[TakeCard(3, "black")] * 2]


def test_double_click_counts_where_its_first_half_went_elsewhere(
    qtbot: QtBot, model: MarketModel
) -> None:
    panel = panel_of(qtbot, model)
    wanted: list[Action] = []
    click(panel, "open", 3)
    panel.card_wanted.connect(wanted.append)
    point = panel.table.spot(("open", 3)).center()
    event = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        point,
        panel.table.mapToGlobal(point),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.setTimestamp(1_000_000_000)  # long after the first half
    QApplication.sendEvent(panel.table, event)
    QTest.mouseRelease(panel.table, Qt.MouseButton.LeftButton, pos=point.toPoint())
    assert wanted == [TakeCard(3, "black")]


def test_keys_want_cards(qtbot: QtBot, model: MarketModel) -> None:
    panel = panel_of(qtbot, model)
    wanted: list[Action] = []
    panel.card_wanted.connect(wanted.append)
    panel.table.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_D, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Enter):
        QTest.keyClick(panel.table, key)
    assert wanted == [DrawCard(), TakeCard(2, "locomotive")]


def test_cards_that_cannot_be_taken_are_pale_and_stay(qtbot: QtBot, model: MarketModel) -> None:
    panel = panel_of(qtbot, model)
    bright = shot(panel.table)
    fill(model, reason="no_wild_as_second")
    assert changed(bright, shot(panel.table)) > 0.01
    moved: list[object] = []
    panel.drag_moved.connect(lambda action, _: moved.append(action))
    for slot in (2, 4):
        point = panel.table.spot(("open", slot)).center().toPoint()
        none = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(panel.table, Qt.MouseButton.LeftButton, none, point)
        QTest.mouseMove(panel.table, point + QPoint(-200, -90))
        QTest.mouseRelease(panel.table, Qt.MouseButton.LeftButton, none, point + QPoint(-200, -90))
    assert moved == [TakeCard(4, "orange")]


def test_tool_tip_and_heading_say_why(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=2, seed=4), random.Random(4))
    while "locomotive" not in game.observe(0).market or game.seat != 0:
        game.play(random.Random(game.ply).choice(game.legal_actions()))
    if game.observe(0).phase == "turn":
        game.play(DrawCard())
    with session_of(game, Waiter, person=0) as session:
        models = GameModels(session)
        panel = session_panel(session, models)
        qtbot.addWidget(panel)
        view = session.observation
        assert view.phase == "second_card"
        slot = view.market.index("locomotive") + 1
        assert "second" in panel.table.tip(("open", slot))
        assert "second" not in panel.table.tip(("deck", 0))
        discarded = sum(view.discards.values())
        assert str(discarded) in panel.table.tip(("discards", 0)) or discarded == 0


def test_new_cards_are_turned_up(qtbot: QtBot, model: MarketModel) -> None:
    panel = panel_of(qtbot, model, Style(motion=Motion.FAST))
    before = shot(panel.table)
    fill(model, ("red", *OPEN[1:]))
    assert changed(before, shot(panel.table)) == 0  # the old card is still to be seen
    still = panel_of(qtbot, model)
    assert changed(before, shot(still.table)) > 0
    qtbot.waitUntil(lambda: changed(shot(still.table), shot(panel.table)) == 0)


def test_all_places_lie_on_the_panel_at_any_size(qtbot: QtBot, model: MarketModel) -> None:
    panel = panel_of(qtbot, model)
    for width, height in ((330, 128), (430, 154), (690, 192), (480, 300), (1400, 380)):
        panel.resize(width, height)
        spots = [panel.table.spot(row.key) for row in model.rows]
        for spot in spots:
            assert panel.table.rect().toRectF().contains(spot)
        assert not any(a.intersects(b) for a, b in pairwise(spots))
    assert panel.slot_rect("deck").left() > panel.slot_rect("open", 5).right()


def test_what_may_be_taken_is_said_on_one_line_or_not_at_all(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=2, seed=4), random.Random(4))
    with session_of(game, Waiter, person=game.seat) as session:
        models = GameModels(session)
        panel = session_panel(session, models)
        qtbot.addWidget(panel)
        panel.resize(690, 192)
        panel.show()
        cards = panel.table.height()
        assert panel.note.text() == "take two, or one open locomotive"
        assert panel.note.width() >= panel.note.sizeHint().width()
        panel.resize(200, 192)
        QApplication.processEvents()
        assert panel.note.text() == ""
        assert panel.table.height() == cards


@pytest.mark.parametrize("width", [480, 690])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_empty_piles_are_named_and_it_is_said_that_nothing_is_left(
    qtbot: QtBot, model: MarketModel, monkeypatch: pytest.MonkeyPatch, width: int, scale: float
) -> None:
    """As in a window of 1280 x 720, where the name of the discards is wider than a card."""
    written: list[str] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *rest: Any) -> object:
        written.extend(part for part in rest if isinstance(part, str))
        return draw(painter, *rest)

    monkeypatch.setattr(QPainter, "drawText", note)
    fill(model, deck=0)
    panel = panel_of(qtbot, model, replace(STILL, scale=scale))
    panel.resize(round(width * scale), round(122 * scale))
    assert panel.note.text() == "no cards left to take"
    written.clear()
    shot(panel.table)
    assert {"deck", "discards"} <= set(written)
    fill(model)
    assert panel.note.text() == "take two, or one open locomotive"
