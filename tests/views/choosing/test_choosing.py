"""Choosing tickets: the panel shows what the rules ask, and sends only what is legal."""

import random

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from ttr_qt.engine import Game, Observation
from ttr_qt.engine.actions import DrawTickets, KeepTickets
from ttr_qt.models.item_models.tickets import OfferModel, Together, together
from ttr_qt.views.choosing.offer_card import OfferCard
from ttr_qt.views.choosing.panel import ChoosingPanel
from ttr_qt.views.choosing.summary import Summary
from ttr_qt.views.editions.registry import design_of
from ttr_qt.views.theme.style import Motion, Style

STYLE = Style(motion=Motion.OFF)


def panel_of(qtbot: QtBot, view: Observation, size: tuple[int, int] = (480, 900)) -> ChoosingPanel:
    model = OfferModel()
    model.refresh(view)
    game_map = view.board.map
    panel = ChoosingPanel(STYLE, model, design_of(game_map, "en"))
    model.setParent(panel)
    qtbot.addWidget(panel)
    panel.setStyleSheet(STYLE.sheet())
    panel.show_choices()
    panel.resize(*size)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


def at_the_start(edition: str, players: int = 2) -> Observation:
    """Return the view of the first seat when it is to choose its first tickets."""
    game = Game.new(edition, players=players, seed=4)
    while game.phase == "mix":
        game.play(game.legal_actions()[2])
    return game.observe(game.seat)


def later(edition: str, phase: str, plies: int = 60) -> Game:
    """Play by chance until somebody may draw or choose tickets in the middle of a game."""
    game = Game.new(edition, players=3, seed=7)
    chance = random.Random(7)
    while True:
        legal = game.legal_actions()
        draws = [action for action in legal if isinstance(action, DrawTickets)]
        if game.ply > plies and (game.phase == phase or (phase == "turn" and draws)):
            return game
        game.play(chance.choice(draws if game.ply > plies and draws else legal))


def later_view(edition: str) -> Observation:
    """Return what somebody sees who chooses further tickets."""
    game = later(edition, "keep", 20 if edition == "amsterdam" else 60)
    return game.observe(game.seat)


def test_nothing_is_chosen_before_the_person_chooses(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, at_the_start("usa"))
    assert len(panel.field.cards) == 3
    assert not any(card.button.isChecked() for card in panel.field.cards)
    assert not panel.summary.button.isEnabled()
    with qtbot.assertNotEmitted(panel.keep_wanted):
        QTest.keyClick(panel, Qt.Key.Key_Return)


def test_keys_choose_and_enter_keeps(qtbot: QtBot) -> None:
    view = at_the_start("usa")
    panel = panel_of(qtbot, view)
    QTest.keyClick(panel, Qt.Key.Key_3)
    assert panel.field.cards[2].button.isChecked()
    assert not panel.summary.button.isEnabled()
    QTest.keyClick(panel, Qt.Key.Key_1)
    assert panel.summary.button.isEnabled()
    with qtbot.waitSignal(panel.keep_wanted) as sent:
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert sent.args is not None
    first, _, third = (ticket.id for ticket in view.offered_tickets)
    assert sent.args[0] == KeepTickets((first, third))
    QTest.keyClick(panel, Qt.Key.Key_1)
    assert not panel.summary.button.isEnabled()


def test_the_whole_card_can_be_clicked(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, at_the_start("amsterdam"))
    card = panel.field.cards[1]
    corner = card.rect().center() - card.rect().topLeft() / 2
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=corner)
    assert card.button.isChecked()
    QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert not card.button.isChecked()


def test_pointer_and_keyboard_tell_which_ticket_is_looked_at(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, at_the_start("usa"))
    qtbot.waitUntil(panel.isActiveWindow)
    first, second, _ = panel.field.cards
    # The pointer may still be where another test left it, which is over a card of this one.
    QTest.mouseMove(panel.windowHandle(), QPoint(1, 1))
    qtbot.waitUntil(lambda: not any(card.underMouse() for card in panel.field.cards))
    panel.summary.button.setFocus()
    for card in (second, first):
        with qtbot.waitSignal(panel.offer_entered) as entered:
            card.button.setFocus()
        assert entered.args == [card.ticket]
    with qtbot.waitSignal(panel.offer_left):
        first.button.clearFocus()


def test_mix_is_drawn_by_one_click_or_key(qtbot: QtBot) -> None:
    game = Game.new("germany", players=2, seed=1)
    panel = panel_of(qtbot, game.observe(game.seat))
    assert [tile.text() for tile in panel.mix.tiles] == [
        "4 short",
        "3 short, 1 long",
        "2 short, 2 long",
        "1 short, 3 long",
        "4 long",
    ]
    assert panel.back.isHidden()
    with qtbot.waitSignal(panel.mix_wanted) as sent:
        QTest.mouseClick(panel.mix.tiles[1], Qt.MouseButton.LeftButton)
    assert sent.args == [DrawTickets((3, 1))]
    with qtbot.waitSignal(panel.mix_wanted) as sent:
        QTest.keyClick(panel, Qt.Key.Key_5)
    assert sent.args == [DrawTickets((0, 4))]


def test_drawing_later_can_be_called_off(qtbot: QtBot) -> None:
    game = later("germany", "turn")
    panel = panel_of(qtbot, game.observe(game.seat))
    assert panel.mix.isVisible()
    with qtbot.waitSignal(panel.back_wanted):
        QTest.keyClick(panel, Qt.Key.Key_Escape)


def test_while_others_announce_nothing_can_be_kept(qtbot: QtBot) -> None:
    game = Game.new("maerklin", players=3, seed=2)
    first = game.seat
    game.play(game.legal_actions()[0])
    panel = panel_of(qtbot, game.observe(first), (790, 1000))
    assert len(panel.field.cards) == 4
    assert not panel.summary.button.isEnabled()
    game.play(game.legal_actions()[0])
    game.play(game.legal_actions()[0])
    view = game.observe(first)
    (model,) = panel.findChildren(OfferModel)
    model.refresh(view)
    panel.show_choices()
    QTest.keyClick(panel, Qt.Key.Key_1)
    QTest.keyClick(panel, Qt.Key.Key_4)
    assert panel.summary.button.isEnabled()


def test_a_ticket_that_must_be_kept_is_chosen_already(qtbot: QtBot) -> None:
    game = Game.new("amsterdam", players=2, seed=3)
    game.play(KeepTickets((game.observe(game.seat).offered_tickets[0].id,)))
    while True:
        view = game.observe(game.seat)
        if game.phase == "keep" and len(view.offered_tickets) == 1:
            break
        draws = [a for a in view.legal_actions if isinstance(a, DrawTickets)]
        keeps = [a for a in view.legal_actions if isinstance(a, KeepTickets)]
        keeps.sort(key=lambda keep: -len(keep.tickets))
        game.play((draws or keeps)[0])
    panel = panel_of(qtbot, view)
    assert panel.field.cards[0].button.isChecked()
    assert panel.summary.button.isEnabled()


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin", "amsterdam"])
@pytest.mark.parametrize("size", [(480, 700), (640, 900)], ids=["below", "beside"])
def test_nothing_moves_while_tickets_are_chosen(
    qtbot: QtBot, edition: str, size: tuple[int, int]
) -> None:
    for view in (at_the_start(edition), later_view(edition)):
        panel = panel_of(qtbot, view, size)
        places = set()
        for card in (*panel.field.cards, *panel.field.cards):  # all of them, then none again
            QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
            QApplication.processEvents()
            parts = (panel.summary, panel.summary.button, *panel.field.cards)
            places.add(tuple(part.geometry().getRect() for part in parts))
        assert len(places) == 1


def test_pieces_of_an_offer_do_not_look_like_points(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, later_view("usa"), (480, 900))
    texts = [text.text() for text in panel.field.findChildren(QLabel)]
    assert "wagons needed" in texts
    assert not [text for text in texts if text.startswith("+")]
    assert all(": " in text for text in texts if " spaces" in text)


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin", "amsterdam"])
def test_a_summary_counts_shared_stretches_once(edition: str) -> None:
    seen = later_view(edition)
    ids = [ticket.id for ticket in seen.offered_tickets]
    model = OfferModel()
    model.refresh(seen)
    single = {row.ticket: row for row in model.rows}
    for ticket in ids:
        alone = together(seen, [ticket])
        assert alone.spaces == single[ticket].spaces
        assert alone.points == single[ticket].points
    whole = together(seen, ids)
    assert whole.spaces <= sum(row.spaces for row in model.rows)
    assert whole.spaces >= max(row.spaces for row in model.rows)
    assert whole.pieces == seen.pieces[seen.seat]
    assert together(seen, []).spaces == 0


@pytest.mark.parametrize("edition", ["usa", "germany"])
def test_own_and_planned_tracks_of_an_offer_make_up_its_way(edition: str) -> None:
    game = later(edition, "keep")
    view = game.observe(game.seat)
    model = OfferModel()
    model.refresh(view)
    route = game.map.route
    for row in model.rows:
        assert all(view.owners[own] == view.seat for own in row.own)
        assert not any(planned in view.owners for planned in row.planned)
        assert row.own_spaces == sum(route(own).length for own in row.own)
        if row.state == "blocked":
            continue
        # The way is one line from end to end: every place on it but its ends is met twice.
        ways = [route(r) for r in (*row.own, *row.planned, *row.missing)]
        met = [place for way in ways for place in (way.a, way.b)]
        once = {place for place in met if met.count(place) == 1}
        assert len(once) == 2 or not ways
        assert once & set(game.map.ends(row.a))
        assert once & set(game.map.ends(row.b))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(470, 690), (560, 690), (790, 1000), (1500, 1900)])
@pytest.mark.parametrize("edition", ["usa", "germany", "amsterdam"])
def test_nothing_on_a_card_is_cut_off(qtbot: QtBot, edition: str, size: tuple[int, int]) -> None:
    panel = panel_of(qtbot, at_the_start(edition), size)
    for card in panel.field.cards:
        assert card.height() >= card.least_height(card.form, card.width())
        assert card.button.width() >= card.button.sizeHint().width()
        assert panel.field.rect().contains(card.geometry())
        check_texts(card)


@pytest.mark.parametrize("size", [(548, 606), (500, 560), (428, 540)], ids=["1366", "1280", "1024"])
def test_four_tickets_are_seen_without_scrolling(qtbot: QtBot, size: tuple[int, int]) -> None:
    panel = panel_of(qtbot, later_view("maerklin"), size)
    assert len(panel.field.cards) == 4
    (area,) = panel.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    for card in panel.field.cards:
        assert card.height() >= card.least_height(card.form, card.width())
        check_texts(card)


@pytest.mark.slow
def test_the_summary_saves_room_before_tickets_tell_less(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, later_view("maerklin"), (548, 900))
    high = panel.summary.height()
    assert {card.form for card in panel.field.cards} == {"compact"}
    forms = []
    for height in range(900, 500, -20):
        panel.resize(548, height)
        QApplication.processEvents()
        forms.append((panel.field.cards[0].form, panel.summary.height() < high))
    assert forms == sorted(forms)  # by the names of the forms, compact and dense
    assert {("compact", False), ("compact", True), ("dense", True)} == set(forms)


@pytest.mark.parametrize("width", [400, 450, 460, 520])
def test_no_word_of_a_title_is_cut_off(qtbot: QtBot, width: int) -> None:
    views = (Game.new("amsterdam", players=2, seed=seed).observe(0) for seed in range(100))
    long = "Haringpakkerstoren"
    view = next(v for v in views if any(long in str(t.id).title() for t in v.offered_tickets))
    for height in (460, 680):
        panel = panel_of(qtbot, view, (width, height))
        titles = [card.facts.names for card in panel.field.cards]
        assert any(long in title.text() for title in titles)
        for title in titles:
            words = title.text().split(" ")  # "11 points" stays together
            assert max(map(title.fontMetrics().horizontalAdvance, words)) <= title.width()
        assert len({card.button.x() for card in panel.field.cards}) == 1


def check_texts(card: OfferCard) -> None:
    facts = card.facts
    assert facts.isVisible()
    assert facts.height() >= facts.height_at(facts.width())
    assert not facts.geometry().intersects(card.button.geometry())


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("usa", "Keep at least 2 of these 3. The rest go to the bottom of the deck."),
        ("germany", "The rest go to the bottom of their deck."),
    ],
)
def test_the_rule_is_right_for_any_number_that_goes_back(
    qtbot: QtBot, edition: str, told: str
) -> None:
    panel = panel_of(qtbot, at_the_start(edition))
    assert any(told in label.text() for label in panel.findChildren(QLabel))


def test_own_maps_with_the_rules_of_amsterdam_have_contracts_to_choose(qtbot: QtBot) -> None:
    view = at_the_start("amsterdam")
    game_map = msgspec.structs.replace(view.board.map)
    model = OfferModel()
    panel = ChoosingPanel(STYLE, model, design_of(game_map, "en"))
    model.setParent(panel)
    qtbot.addWidget(panel)
    assert panel.summary.button.text() == "Keep contracts"


@pytest.mark.parametrize(("blocked", "told"), [(2, False), (1, True), (0, True)])
def test_what_can_not_be_done_needs_no_wagons(qtbot: QtBot, blocked: int, told: bool) -> None:
    summary = Summary(STYLE, carts=False)
    qtbot.addWidget(summary)
    whole = Together(count=2, points=9, spaces=0, held_spaces=3, pieces=6, blocked=blocked)
    summary.show_choice(whole, 1, legal=True)
    assert bool(summary.need.text()) == told
    assert bool(summary.warning.text()) == (blocked > 0)
