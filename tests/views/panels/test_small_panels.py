"""Whose turn it is, messages over the board, and the standing of the bonuses."""

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.window.pictures import changed, shot
from ttr_qt.engine import EDITIONS, Game, Observation, load_map
from ttr_qt.models.item_models.bonuses import BonusesModel
from ttr_qt.models.session.pacing import PACES
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.registry import design_of
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.panels.bonus_panel import BonusPanel
from ttr_qt.views.panels.pace_panel import PacePanel
from ttr_qt.views.panels.turn_panel import TurnButton, TurnPanel
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.style import Motion, Style
from ttr_qt.views.theme.translation import install_language
from ttr_qt.views.widgets.keyed_button import KeyedButton

SOME = (Command.DRAW_TICKETS, Command.START_JOURNEY, Command.HINT, Command.PASS)
"""Commands with keys, for buttons."""
STILL = Style(motion=Motion.OFF)


@pytest.fixture
def turn(qtbot: QtBot) -> TurnPanel:
    panel = TurnPanel(STILL)
    qtbot.addWidget(panel)
    panel.resize(282, 192)
    with qtbot.waitActive(panel):
        panel.show()
    return panel


def test_buttons_tell_their_payload(turn: TurnPanel) -> None:
    pressed: list[object] = []
    turn.pressed.connect(pressed.append)
    draw = TurnButton("Draw tickets", "ticket", Command.DRAW_TICKETS, "draw")
    hint = TurnButton(
        "Hint", "lightbulb", Command.HINT, "hint", enabled=False, reason="Not your turn."
    )
    turn.show_turn("Your turn", [("Esc", "cancels")], [draw, hint])
    for button in turn.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert pressed == ["draw"]
    assert turn.buttons[1].toolTip() == "Not your turn."
    QTest.keyClick(turn, Qt.Key.Key_T)
    QTest.keyClick(turn, Qt.Key.Key_H)
    assert pressed == ["draw", "draw"]


def test_buttons_fit_a_low_panel(turn: TurnPanel) -> None:
    entries = [TurnButton(f"Do this {n}", "ticket", SOME[n], n) for n in range(2)]
    turn.show_turn("Your turn", [("D", "draw from the deck"), ("", "or claim a track")], entries)
    for _ in range(2):  # a window is not made smaller than its layout is, which gets tighter then
        turn.resize(turn.minimumSizeHint())
        QApplication.processEvents()
    assert turn.height() == turn.minimumSizeHint().height()
    for button in turn.buttons:
        assert turn.face().toRect().contains(button.geometry())
        assert button.height() >= button.fontMetrics().height()


def is_scrolled(turn: TurnPanel) -> bool:
    """Say whether there is more to read than is seen."""
    (area,) = turn.findChildren(QScrollArea)
    return area.verticalScrollBar().maximum() > 0


def test_all_lines_are_seen_where_their_room_is_given(turn: TurnPanel) -> None:
    lines = [("", "In Frankfurt, goods for 7 points so far."), ("", "Click the next city. " * 3)]
    turn.show_turn(
        "On a journey", lines, [TurnButton("End the journey", "check", Command.END_JOURNEY, 1)]
    )
    turn.resize(206, 150)
    turn.resize(206, turn.full_height())
    QApplication.processEvents()
    assert not is_scrolled(turn)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("words", [4, 9, 14, 20])
def test_lines_are_seen_whatever_the_edges(turn: TurnPanel, count: int, words: int) -> None:
    lines = [("", "Click one of the two glowing cities."), ("", "Handelsgut " * words)]
    entries = [TurnButton(f"Do this {n}", "", SOME[n], n) for n in range(count)]
    turn.show_turn("New passenger?", lines, entries)
    turn.resize(206, 150)
    for more in range(0, 80, 4):
        turn.resize(206, turn.full_height() + more)
        QApplication.processEvents()
        assert not is_scrolled(turn)


def test_the_room_that_it_had_is_kept_from_turn_to_turn(turn: TurnPanel) -> None:
    turn.resize(206, 200)
    entries = [TurnButton(f"Do this {n}", "", SOME[n], n) for n in range(2)]
    turn.show_turn("Your turn", [("", "Draw two cards from the deck, or claim. " * 4)], entries)
    wishes = turn.sizeHint().height(), turn.full_height()
    turn.show_turn("Rosa's turn", [("", "2 turns until yours.")], entries[:1])
    assert (turn.sizeHint().height(), turn.full_height()) == wishes
    turn.resize(400, 200)
    assert turn.full_height() < wishes[1]
    wished = turn.sizeHint().height()
    turn.show_turn("Your turn", [], [*entries, TurnButton("More", "", SOME[3], 3)])
    assert turn.sizeHint().height() > wished
    wished = turn.sizeHint().height()
    turn.show_turn("Your turn", [], entries)
    assert turn.sizeHint().height() == wished


def test_the_same_turn_keeps_its_buttons(turn: TurnPanel) -> None:
    entry = TurnButton("Pass", "", Command.PASS, 1)
    turn.show_turn("Your turn", [], [entry])
    before = turn.buttons
    turn.show_turn("Your turn", [], [entry])
    assert turn.buttons == before
    turn.show_turn("Ada's turn", [], [])
    assert turn.buttons == ()
    assert turn.heading == "Ada's turn"


def test_key_is_shown_on_its_button(turn: TurnPanel) -> None:
    turn.show_turn("Your turn", [], [TurnButton("Draw tickets", "ticket", Command.DRAW_TICKETS, 1)])
    QApplication.processEvents()
    with_key = shot(turn)
    turn.show_turn("Your turn", [], [TurnButton("Draw tickets", "ticket", None, 1)])
    QApplication.processEvents()
    assert changed(with_key, shot(turn)) > 0
    assert turn.buttons[0].text() == "Draw tickets"


@pytest.mark.parametrize("text", ["Move a passenger", "Draw contracts", "Zielkarten tauschen"])
def test_a_narrow_button_keeps_its_key_rather_than_its_sign(qtbot: QtBot, text: str) -> None:
    button = KeyedButton(STILL, text, command=Command.START_JOURNEY, sign="route")
    qtbot.addWidget(button)
    button.let_yield()
    for width, sign, cap in ((220, True, True), (166, False, True), (130, False, False)):
        button.resize(width, 28)
        shown = button.shown_parts()
        assert (shown.sign, shown.cap) == (sign, cap), width


def test_a_tip_that_tells_a_key_says_what_it_does(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _on: told.append(text))
    button = KeyedButton(STILL, "End the journey", command=Command.END_JOURNEY, sign="check")
    qtbot.addWidget(button)
    button.let_yield()
    button.resize(button.minimumSizeHint())
    ask = QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(button, ask)
    assert told == ["End the journey (E)"]


@pytest.fixture
def banner(qtbot: QtBot) -> Banner:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(900, 500)
    board.show()
    return Banner(STILL, board)


def test_news_come_one_after_the_other(qtbot: QtBot, banner: Banner) -> None:
    assert not banner.isVisible()
    for text in ("first", "second", "third", "second"):
        banner.say(text, "info", 60)
    assert banner.text == "first"
    qtbot.waitUntil(lambda: banner.text == "second")
    qtbot.waitUntil(lambda: banner.text == "third")
    qtbot.waitUntil(lambda: not banner.isVisible())
    assert banner.text == ""


def test_passing_messages_replace_each_other_and_give_news_back(banner: Banner) -> None:
    banner.say("It is Clara's turn.", "warn", 60_000, passing=True)
    banner.say("This track is yours already.", "warn", 60_000, passing=True)
    assert banner.text == "This track is yours already."
    banner.say("The disk is full.", "warn", 60_000)
    assert banner.text == "The disk is full."
    banner.say("It is Clara's turn.", "warn", 60_000, passing=True)
    assert banner.text == "It is Clara's turn."
    banner.close_message()
    assert banner.text == "The disk is full."
    banner.close_message()
    assert not banner.isVisible()


def test_what_is_no_longer_so_goes(banner: Banner) -> None:
    banner.say("Last round", "last", 60_000)
    banner.say("The disk is full.", "warn", 60_000)
    banner.say("Ticket done", "good", 60_000)
    banner.withdraw("Ticket done")
    banner.withdraw("Last round")
    assert banner.text == "The disk is full."
    banner.close_message()
    assert not banner.isVisible()


def test_a_reminder_is_shown_whenever_nothing_else_is(
    banner: Banner, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("ttr_qt.views.panels.banner.announce", lambda _, text: said.append(text))
    banner.say("This track is yours already.", "warn", 60_000, passing=True)
    banner.remind("One turn left", "last")
    assert banner.text == "This track is yours already."
    banner.close_message()
    assert (banner.text, banner.accessibleName()) == ("One turn left", "One turn left")
    banner.say("Ticket done", "good", 60_000)
    assert banner.text == "Ticket done"
    banner.clear()
    assert banner.text == "One turn left"
    banner.remind("Your last turn", "last", aloud=False)
    assert banner.text == "Your last turn"
    assert said == ["This track is yours already.", "One turn left", "Ticket done"]
    banner.remind("")
    assert not banner.isVisible()


def test_a_reminder_that_was_clicked_comes_back_only_with_other_words(banner: Banner) -> None:
    banner.remind("One turn left", "last")
    QTest.mouseClick(banner, Qt.MouseButton.LeftButton)
    banner.remind("One turn left", "last")
    assert not banner.isVisible()
    banner.say("Ticket done", "good", 60_000)
    banner.close_message()
    assert not banner.isVisible()
    banner.remind("Your last turn", "last")
    assert banner.text == "Your last turn"


def test_a_click_closes_a_message(banner: Banner) -> None:
    banner.say("last round", "warn", 0)
    QTest.mouseClick(banner, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()


def test_a_message_that_stays_makes_room(banner: Banner) -> None:
    banner.say("stays", "info", 0)
    banner.say("new", "info", 0)
    assert banner.text == "new"


def test_long_messages_wrap_within_the_board(banner: Banner) -> None:
    board = banner.parentWidget()
    assert board is not None
    banner.say("a few words too many for one line " * 6, "warn", 0)
    for width in (900, 420, 1600):
        board.resize(width, 500)
        assert board.rect().contains(banner.geometry())
        assert abs(banner.geometry().center().x() - board.rect().center().x()) <= 1


def view_of(edition: str, plies: int = 160, seed: int = 2, players: int = 3) -> Observation:
    name, _, deck = edition.partition(" ")
    game = Game.new(name, players=players, seed=seed, deck=deck or None)
    chance = random.Random(seed)
    while not game.over and game.ply < plies:
        game.play(chance.choice(game.legal_actions()))
    return game.observe(0)


def bonus_of(qtbot: QtBot, edition: str, players: int = 3) -> BonusPanel:
    game_map = load_map(edition.split(maxsplit=1)[0])
    design = design_of(game_map, "en")
    model = BonusesModel()
    model.refresh(view_of(edition, players=players))
    panel = BonusPanel(STILL, model, design, PLAYERS)
    model.setParent(panel)
    qtbot.addWidget(panel)
    return panel


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("width", [215, 306])
def test_bonuses_fit_their_panel(qtbot: QtBot, edition: str, width: int) -> None:
    panel = bonus_of(qtbot, edition)
    panel.resize(width, 100)
    panel.resize(width, panel.heightForWidth(width))
    panel.show()
    assert panel.lines
    assert panel.slip.bottom < panel.height()
    assert panel.slip.rightmost < width


def test_U5_the_bonuses_are_those_of_the_way_to_play(qtbot: QtBot) -> None:
    shown = {
        deck: [(line.art, line.points) for line in bonus_of(qtbot, f"usa {deck}").lines]
        for deck in ("classic", "1910", "big_cities", "mega")
    }
    assert shown["classic"] == shown["big_cities"] == [("longest", "+10")]
    assert shown["1910"] == [("most", "+15")]
    assert shown["mega"] == [("longest", "+10"), ("most", "+15")]


def test_two_bonuses_with_all_players_leave_room_for_tickets_in_a_small_window(
    qtbot: QtBot,
) -> None:
    panel = bonus_of(qtbot, "usa mega", players=5)
    assert len(panel.lines[0].holders) == 5
    assert panel.heightForWidth(206) <= 205  # what 720 pixels leave, see `arrangement`


def test_longest_routes_are_open_to_all(qtbot: QtBot) -> None:
    line = bonus_of(qtbot, "usa").lines[0]
    assert line.points == "+10"
    lengths = [int(text) for _, text in line.holders]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths


@pytest.mark.parametrize("edition", ["germany", "maerklin"])
def test_tickets_done_by_others_stay_secret(qtbot: QtBot, edition: str) -> None:
    line = bonus_of(qtbot, edition).lines[0]
    assert line.holders == ()
    assert "secret" in line.note


def test_goods_cards_are_ranked(qtbot: QtBot) -> None:
    panel = bonus_of(qtbot, "amsterdam")
    view = view_of("amsterdam")
    held = [view.goods_cards[seat] for seat, _ in panel.lines[0].holders]
    assert held == sorted(held, reverse=True)
    assert sum(held) == sum(view.goods_cards)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "de"])
def test_words_of_all_paces_fit_the_narrowest_column(
    qtbot: QtBot, language: Language, scale: float
) -> None:
    style = Style(scale=scale, language=language, motion=Motion.OFF)
    install_language(language)
    host = QWidget()
    host.setStyleSheet(style.sheet())
    qtbot.addWidget(host)
    panel = PacePanel(style, host)
    host.show()
    for pace in PACES:
        panel.show_pace(pace)
        QApplication.processEvents()
        assert panel.minimumSizeHint().width() <= style.px(208), pace
