"""Every key of the table of commands does something in its place, in the real window."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import (
    set_cards,
    set_owners,
    set_passengers,
    set_tickets,
    started,
)
from tests.helpers.games.thinkers import Waiter
from tests.helpers.players.quickly import begin
from tests.helpers.window.chapters import open_chapter, shown_chapter
from tests.helpers.window.fixtures import QUIET, MakeWindow
from tests.helpers.window.hint_givers import HAND, sage
from tests.helpers.window.replays import recorded, shown
from tests.helpers.window.reviews import invented_review
from ttr_qt.app.game.file_dialog import GameFileDialog
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots import hint_bot
from ttr_qt.bots.game_review import GameReview
from ttr_qt.engine import Game
from ttr_qt.engine.actions import ClaimRoute, DrawCard, StartJourney, TravelRoute
from ttr_qt.models.session.pacing import PACES
from ttr_qt.models.setup.choice import GUEST, GameChoice
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.game.handing_over import GUARD
from ttr_qt.pages.games.games_page import GamesPage
from ttr_qt.pages.overlay_page import OverlayPage, TitledPage
from ttr_qt.pages.practice.practice_page import PracticePage
from ttr_qt.pages.replay.replay_page import ReplayPage
from ttr_qt.pages.review.review_page import ReviewPage
from ttr_qt.pages.rules.rules_page import RulesPage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.statistics.plot import Plot
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import Motion

pytestmark = pytest.mark.slow

Show = Callable[[QtBot, MainWindow], None]
See = Callable[[MainWindow], object]


@dataclass(frozen=True, slots=True)
class Case:
    """How to get to where a command works, and what is seen to change when it is done."""

    show: Show
    see: See
    keys: int | None = None
    """How many of its keys mean something there; by default all of them."""


# What is looked at.


def game(window: MainWindow) -> GamePage:
    assert isinstance(window.page, GamePage)
    return window.page


def end_page(window: MainWindow) -> EndPage:
    assert isinstance(window.page, EndPage)
    return window.page


def overlay(window: MainWindow) -> OverlayPage | None:
    return window.stack.overlay


def titled(window: MainWindow) -> TitledPage:
    page = overlay(window)
    assert isinstance(page, TitledPage)
    return page


def replay_of(window: MainWindow) -> ReplayPage:
    page = overlay(window)
    assert isinstance(page, ReplayPage)
    return page


def review_of(window: MainWindow) -> ReviewPage:
    page = overlay(window)
    assert isinstance(page, ReviewPage)
    return page


def ply(window: MainWindow) -> object:
    return game(window).session.ply


def pages(window: MainWindow) -> object:
    return type(window.page), type(overlay(window)), id(window.page)


def focus(_window: MainWindow) -> object:
    return QApplication.focusWidget()


def board_place(window: MainWindow) -> object:
    view = game(window).board_view
    return view.zoom, view.mapToScene(0, 0).toTuple()


def board_focus(window: MainWindow) -> object:
    return game(window).board_play.focus.target


def claimed(window: MainWindow) -> object:
    return ply(window), game(window).board_play.popover.isVisible()


def told(window: MainWindow) -> object:
    return game(window).banner.text


def market_card(window: MainWindow) -> object:
    return game(window).market.table.current


def choosing(window: MainWindow) -> object:
    page = game(window)
    return page.choosing.isVisible(), [row.chosen for row in page.models.offer.rows]


def payment(window: MainWindow) -> object:
    return [row.isChecked() for row in game(window).board_play.popover.rows]


def move_row(window: MainWindow) -> object:
    return game(window).moves.list.currentIndex().row()


def matches(window: MainWindow) -> object:
    page = overlay(window)
    assert isinstance(page, RulesPage)
    return page.count.text()


def scrolled(window: MainWindow) -> object:
    return [area.verticalScrollBar().value() for area in titled(window).findChildren(QScrollArea)]


# How to get there.


def start(_qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()


def open_game(qtbot: QtBot, window: MainWindow, position: Game) -> GamePage:
    window.current_game.open_game(position)
    page = game(window)
    qtbot.waitUntil(lambda: page.active)
    return page


def turn(qtbot: QtBot, window: MainWindow) -> None:
    position = started("usa", players=2, seed=4)
    set_cards(position, hands={0: HAND}, market=["red", "blue", "blue", "green", "white"])
    set_tickets(position, {0: ["duluth-houston-8"]})
    open_game(qtbot, window, position)


def other_pace(qtbot: QtBot, window: MainWindow) -> None:
    """Show a turn, at the last pace if the first was set, so that each key changes it."""
    if window.preferences.values.pace == PACES[0]:
        window.preferences.set(window.preferences.values.with_values({"pace": PACES[-1]}))
    turn(qtbot, window)


def travellers() -> Game:
    position = started("maerklin", players=2, seed=4)
    set_owners(position, {"ffm-koe-1": 0, "ffm-kas-1": 0, "due-koe-1": 0})
    set_passengers(position, {0: ["frankfurt", "duesseldorf"]})
    return position


def journey(qtbot: QtBot, window: MainWindow) -> None:
    open_game(qtbot, window, travellers())


def on_the_way(qtbot: QtBot, window: MainWindow) -> None:
    page = open_game(qtbot, window, travellers())
    page.play(StartJourney("frankfurt"))
    page.play(TravelRoute("ffm-koe-1"))
    qtbot.waitUntil(lambda: page.active)


def new_passenger(qtbot: QtBot, window: MainWindow) -> None:
    position = started("maerklin", players=2, seed=4)
    set_cards(position, hands={0: {"passenger": 1, "blue": 4, "red": 4, "green": 4, "white": 4}})
    page = open_game(qtbot, window, position)
    legal = page.session.observation.legal_actions
    page.play(next(one for one in legal if isinstance(one, ClaimRoute)))
    qtbot.waitUntil(lambda: page.active and page.session.observation.phase == "passenger")


def nothing_left(qtbot: QtBot, window: MainWindow) -> None:
    position = started("usa", players=2, seed=4)
    set_cards(position, hands={0: {}}, market=[], deck=[], rest_to=1)
    held = [ticket.id for ticket in position.board.tickets]
    set_tickets(position, {0: held[:1], 1: held[1:]})
    open_game(qtbot, window, position)


def unrated_turn(qtbot: QtBot, window: MainWindow) -> None:
    """Show a turn in which nobody is asked first: nothing is left to be lost."""
    turn(qtbot, window)
    game(window).session.unrate("hint")


def undoable(qtbot: QtBot, window: MainWindow) -> None:
    unrated_turn(qtbot, window)
    page = game(window)
    page.play(DrawCard())
    qtbot.waitUntil(page.undo_controls.buttons.undo_button.isEnabled)


def undone(qtbot: QtBot, window: MainWindow) -> None:
    undoable(qtbot, window)
    page = game(window)
    page.undo_controls.undo()
    qtbot.waitUntil(page.undo_controls.buttons.redo_button.isEnabled)


def at_a_track(qtbot: QtBot, window: MainWindow) -> None:
    turn(qtbot, window)
    page = game(window)
    page.board_play.cancel()
    page.board_view.setFocus()
    page.board_play.focus.go_by(1)


def zoomed(qtbot: QtBot, window: MainWindow) -> None:
    turn(qtbot, window)
    page = game(window)
    page.board_view.setFocus()
    page.board_view.zoom_by(3)


def at_a_card(qtbot: QtBot, window: MainWindow) -> None:
    turn(qtbot, window)
    page = game(window)
    page.market.table.setFocus()
    for _ in range(2):
        QTest.keyClick(page.market.table, Qt.Key.Key_Right)


def tickets(qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()
    page = begin(window)
    qtbot.waitUntil(lambda: page.choosing.isVisible() and page.active)


def tickets_chosen(qtbot: QtBot, window: MainWindow) -> None:
    tickets(qtbot, window)
    offer = game(window).models.offer
    for row in offer.rows:
        offer.choose(row.ticket, chosen=True)


def mixes(qtbot: QtBot, window: MainWindow) -> None:
    page = open_game(qtbot, window, started("germany", players=2, seed=4))
    button = page.turn.button_of("tickets")
    assert button is not None
    button.click()
    qtbot.waitUntil(page.choosing.isVisible)


def paying(qtbot: QtBot, window: MainWindow) -> None:
    turn(qtbot, window)
    play = game(window).board_play
    play.set_confirm("always")
    for route in sorted(play.focus.claimable):
        play.claiming.click(route)
        if play.popover.isVisible() and len(play.popover.rows) > 1:
            return
        play.cancel()
    raise AssertionError("nothing can be paid in two ways")


def hints(qtbot: QtBot, window: MainWindow) -> None:
    turn(qtbot, window)
    page = game(window)
    page.hints.ask()
    qtbot.waitUntil(lambda: len(page.hints.panel.rows) == 3)


def moves(qtbot: QtBot, window: MainWindow) -> None:
    turn(qtbot, window)
    page = game(window)
    window.moves.action.setChecked(False)
    window.moves.action.setChecked(True)
    qtbot.waitUntil(page.moves.isVisible)
    page.moves.list.setFocus()
    page.moves.list.setCurrentIndex(page.moves.list.model().index(3, 0))


def moving(qtbot: QtBot, window: MainWindow) -> None:
    window.preferences.set(replace(QUIET, motion=Motion.NORMAL))
    turn(qtbot, window)
    page = game(window)
    page.play(DrawCard())
    assert page.animation.moving


def covered(qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()
    first = window.page
    assert isinstance(first, StartPage)
    first.start_wanted.emit(GameChoice(edition="usa", opponents=(GUEST,), guests=("Mia",)))
    page = game(window)
    qtbot.wait(GUARD + 100)  # a timer may end a little early
    assert page.handing_over.covered


def watching(_qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()
    first = window.page
    assert isinstance(first, StartPage)
    choice = GameChoice(edition="usa", opponents=("clara", "otto"), person=False)
    first.start_wanted.emit(choice)


def replay(_qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()
    shown(window, recorded("usa", 2, 40)).replay.jump(20)


def finished_replay(_qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()
    shown(window, recorded("first_journey", 2))


def review(_qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()
    game = recorded("first_journey", 2)
    window.archive.reviews.write(game, invented_review(game))
    window.overlays.review.open(game)
    page = review_of(window)
    page.curve.setValue(page.game.losses(0)[1])


def exercise(qtbot: QtBot, window: MainWindow) -> None:
    window.stack.close_overlays()
    review(qtbot, window)
    page = review_of(window)
    QTest.mouseClick(page.decision.try_again, Qt.MouseButton.LeftButton)
    shown_exercise(window)


def tried(qtbot: QtBot, window: MainWindow) -> None:
    exercise(qtbot, window)
    page = shown_exercise(window)
    page.game.play(page.exercise.played)


def shown_exercise(window: MainWindow) -> PracticePage:
    page = overlay(window)
    assert isinstance(page, PracticePage)
    return page


def lesson(qtbot: QtBot, window: MainWindow) -> None:
    open_chapter(qtbot, window, "cards")


def ended(qtbot: QtBot, window: MainWindow) -> None:
    window.show_result(recorded("first_journey", 2))
    page = end_page(window)
    page.skip()
    qtbot.waitUntil(lambda: page.keys_enabled)


def looking_again(qtbot: QtBot, window: MainWindow) -> None:
    ended(qtbot, window)
    end_page(window).board_wanted.emit()
    game(window)


def keys_page(_qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()
    window.overlays.open_keys()


def header(qtbot: QtBot, window: MainWindow) -> None:
    window.stack.close_overlays()
    window.show_start()
    first = window.page
    assert isinstance(first, StartPage)
    first.header.buttons["rules"].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.wait(1)


def searching(_qtbot: QtBot, window: MainWindow) -> None:
    window.overlays.open_rules()
    search = titled(window).search
    assert search is not None
    search.setText("locomotive")
    search.setFocus()


def kept(qtbot: QtBot, window: MainWindow) -> None:
    window.stack.close_overlays()
    window.show_start()
    for plies in (None, 30) if window.property("kept") is None else ():
        with qtbot.waitSignal(window.archive.store.changed):
            window.archive.keep(recorded("usa", 2, plies).to_json())
    window.setProperty("kept", True)


def games(qtbot: QtBot, window: MainWindow) -> None:
    kept(qtbot, window)
    window.overlays.open_games()
    page = overlay(window)
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: page.cards.game is not None)
    page.cards.setFocus()


def game_question(window: MainWindow) -> object:
    page = overlay(window)
    assert isinstance(page, GamesPage)
    return page.question.isVisible()


def chart(qtbot: QtBot, window: MainWindow) -> None:
    kept(qtbot, window)
    window.overlays.open_statistics()
    qtbot.waitUntil(lambda: titled(window).findChild(Plot) is not None)
    plot_of(window).setFocus(Qt.FocusReason.TabFocusReason)


def plot_of(window: MainWindow) -> Plot:
    page = overlay(window)
    assert page is not None
    return next(plot for plot in page.findChildren(Plot) if plot.isVisible() and plot.spots)


CASES = {
    Command.SHOW_KEYS: Case(header, pages),
    Command.SHOW_RULES: Case(header, pages),
    Command.SHOW_SETTINGS: Case(header, pages),
    Command.FULL_SCREEN: Case(start, lambda window: window.isFullScreen()),
    Command.OPEN_FILE: Case(start, lambda window: window.property("asked")),
    Command.SAVE_FILE: Case(turn, lambda window: window.property("asked")),
    Command.QUIT: Case(start, lambda window: window.isVisible()),
    Command.NEXT_PART: Case(header, focus),
    Command.PREVIOUS_PART: Case(header, focus),
    Command.PRESS: Case(header, pages),
    Command.CANCEL: Case(keys_page, pages),
    Command.TAKE_CARD: Case(turn, ply, keys=5),
    Command.PICK_STACK: Case(turn, lambda window: game(window).hand.stacks.picked, keys=3),
    Command.DRAW_CARD: Case(turn, ply),
    Command.DRAW_TICKETS: Case(turn, ply),
    Command.START_JOURNEY: Case(journey, lambda window: game(window).board_play.choosing_passenger),
    Command.END_JOURNEY: Case(on_the_way, ply),
    Command.NO_PASSENGER: Case(new_passenger, ply),
    Command.PASS: Case(nothing_left, ply),
    Command.HINT: Case(unrated_turn, lambda window: game(window).hints.open),
    Command.LIST_MOVES: Case(turn, lambda window: window.moves.isVisible()),
    Command.UNDO: Case(undoable, ply),
    Command.REDO: Case(undone, ply),
    Command.SHOW_PLAYER: Case(turn, lambda window: game(window).player_focus.seat, keys=2),
    Command.TELL_HAND: Case(turn, told),
    Command.TELL_MARKET: Case(turn, told),
    Command.TELL_TICKETS: Case(turn, told),
    Command.TELL_LATEST: Case(turn, told),
    Command.TELL_STANDING: Case(turn, told),
    Command.GO_TO_TRACK: Case(turn, board_focus),
    Command.STEP_THROUGH_TRACKS: Case(turn, board_focus),
    Command.CLAIM: Case(at_a_track, claimed),
    Command.ZOOM: Case(zoomed, board_place),
    Command.SHOW_WHOLE_BOARD: Case(zoomed, board_place),
    Command.MOVE_BOARD: Case(zoomed, board_place),
    Command.STEP_THROUGH_CARDS: Case(at_a_card, market_card),
    Command.FIRST_OR_LAST_CARD: Case(at_a_card, market_card),
    Command.USE_CARD: Case(at_a_card, ply),
    Command.CHOOSE_TICKET: Case(tickets, choosing, keys=3),
    Command.CONFIRM: Case(tickets_chosen, choosing),
    Command.NOT_NOW: Case(mixes, choosing),
    Command.STEP_THROUGH_PAYMENTS: Case(paying, payment),
    Command.PAY: Case(paying, ply),
    Command.PLAY_HINT: Case(hints, ply),
    Command.PLAY_PRESENT_HINT: Case(hints, ply),
    Command.STEP_THROUGH_HINTS: Case(hints, focus),
    Command.STEP_THROUGH_MOVES: Case(moves, move_row),
    Command.FIRST_OR_LAST_MOVE: Case(moves, move_row),
    Command.PLAY_MOVE: Case(moves, ply),
    Command.SKIP_ANIMATION: Case(moving, lambda window: game(window).animation.moving),
    Command.SET_PACE: Case(other_pace, lambda window: game(window).session.pacing.pace, keys=4),
    Command.PAUSE: Case(watching, lambda window: game(window).session.paused),
    Command.STEP_REPLAY: Case(replay, lambda window: replay_of(window).replay.ply),
    Command.FIRST_OR_LAST_MOMENT: Case(replay, lambda window: replay_of(window).replay.ply),
    Command.PLAY_REPLAY: Case(replay, lambda window: replay_of(window).playback.playing),
    Command.PLAY_ON: Case(replay, pages),
    Command.LEAVE_REPLAY: Case(replay, pages),
    Command.REVIEW_REPLAY: Case(finished_replay, pages),
    Command.ANALYSE_REPLAY: Case(finished_replay, lambda window: replay_of(window).analysis.on),
    Command.STEP_REVIEW: Case(review, lambda window: review_of(window).ply),
    Command.STEP_THROUGH_MISTAKES: Case(review, lambda window: review_of(window).ply),
    Command.ENDS_OF_REVIEW: Case(review, lambda window: review_of(window).ply),
    Command.PLAY_ON_FROM_REVIEW: Case(review, pages),
    Command.LEAVE_REVIEW: Case(review, pages),
    Command.TRY_MISTAKE: Case(review, pages),
    Command.GO_ON_PRACTISING: Case(tried, lambda window: shown_exercise(window).now.tried),
    Command.TRY_ANOTHER: Case(tried, lambda window: shown_exercise(window).now.tried),
    Command.SHOW_ANSWER: Case(exercise, lambda window: shown_exercise(window).now.answered),
    Command.STEP_THROUGH_EXERCISES: Case(exercise, lambda window: shown_exercise(window).place),
    Command.CONTINUE_LESSON: Case(lesson, lambda window: shown_chapter(window).lesson.number),
    Command.PRESS_OR_CONTINUE_LESSON: Case(
        lesson, lambda window: shown_chapter(window).lesson.number
    ),
    Command.TAKE_SEAT: Case(covered, lambda window: game(window).session.covered),
    Command.START_GAME: Case(start, pages),
    Command.PLAY_AGAIN: Case(ended, pages),
    Command.PLAY_TODAY: Case(start, pages),
    Command.STATISTICS_AT_START: Case(start, pages),
    Command.STATISTICS_AT_END: Case(ended, pages),
    Command.SAME_CARDS: Case(ended, pages),
    Command.REVIEW_AT_END: Case(ended, pages),
    Command.WATCH_REPLAY: Case(ended, pages),
    Command.LOOK_AT_BOARD: Case(ended, pages),
    Command.SHOW_RESULT: Case(looking_again, pages),
    Command.LEAVE_END: Case(ended, pages),
    Command.FIND: Case(keys_page, focus),
    Command.NEXT_MATCH: Case(searching, matches),
    Command.NEXT_MATCH_IN_FIELD: Case(searching, matches),
    Command.PREVIOUS_MATCH: Case(searching, matches),
    Command.OPEN_GAME: Case(games, pages),
    Command.DELETE_GAME: Case(games, game_question),
    Command.STEP_THROUGH_CHART: Case(chart, lambda window: plot_of(window).pointed),
}
ELSEWHERE = {Command.SPELL_CITY, Command.SKIP_COUNT, Command.SCROLL}
"""Commands with tests of their own, below and with the end page, whose count takes its time."""


def press(window: MainWindow, sequence: QKeySequence) -> None:
    """Press a key wherever the focus is."""
    combination = sequence[0]  # type: ignore[index]
    QTest.keyClick(window.windowHandle(), combination.key(), combination.keyboardModifiers())
    QApplication.processEvents()


@pytest.fixture
def window(qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """Open a window whose opponents wait, with somebody to advise, and dialogs that are noted."""
    monkeypatch.setattr(hint_bot, "strongest_bot", sage)
    monkeypatch.setattr(QToolTip, "showText", lambda *_: None)  # which would warn without a screen
    monkeypatch.setattr(GameReview, "start", lambda _self: None)  # what it finds takes a while
    window = make_window(Waiter)

    def asked(_dialog: GameFileDialog) -> None:
        window.setProperty("asked", True)

    monkeypatch.setattr(GameFileDialog, "asked", asked)
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_every_key_is_tried() -> None:
    assert set(CASES) | ELSEWHERE == {command for command in Command if command.keys}


@pytest.mark.parametrize("command", CASES, ids=lambda command: command.name)
def test_a_key_does_what_it_is_for(qtbot: QtBot, window: MainWindow, command: Command) -> None:
    case = CASES[command]
    for number in range(1, (case.keys or len(command.keys)) + 1):
        case.show(qtbot, window)
        QApplication.processEvents()
        before = case.see(window)
        window.setProperty("asked", None)
        press(window, command.sequences(number)[0])
        key = command.keys[number - 1]
        assert case.see(window) != before, f"{key} does nothing"


def test_letters_after_the_slash_spell_a_city(qtbot: QtBot, window: MainWindow) -> None:
    turn(qtbot, window)
    game(window).board_view.setFocus()
    before = ply(window)
    press(window, Command.SPELL_CITY.sequences()[0])
    press(window, QKeySequence("D"))  # which draws a card elsewhere
    place = game(window).board_play.focus.place
    assert place is not None
    assert place.startswith("d")
    assert ply(window) == before


@pytest.mark.parametrize("number", [2, 1])
def test_pages_scroll(window: MainWindow, number: int) -> None:
    window.resize(1024, 600)
    window.overlays.open_keys()
    area = titled(window).findChildren(QScrollArea)[0]
    area.verticalScrollBar().setValue(0 if number == 2 else area.verticalScrollBar().maximum())
    before = scrolled(window)
    press(window, Command.SCROLL.sequences(number)[0])
    assert scrolled(window) != before
