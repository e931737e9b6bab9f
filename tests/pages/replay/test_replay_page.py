"""The replay, with the mouse and the keys as people use it, and what is played on from it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, finish
from tests.helpers.window.fixtures import QUIET, MakeWindow
from tests.helpers.window.replays import recorded, shown
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.engine import EDITIONS
from ttr_qt.models.item_models.log import LogModel, ShortLog
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.replay.replay_page import ReplayPage
from ttr_qt.views.theme.style import Motion

pytestmark = pytest.mark.slow

LEFT = Qt.MouseButton.LeftButton
SIZES = ((1024, 700), (1280, 720), (1920, 1080), (3840, 2160))
"""Of windows, from the smallest to large screens."""


@pytest.fixture
def page(qtbot: QtBot, make_window: MakeWindow) -> ReplayPage:
    """A replay of a finished game, at its beginning."""
    window = make_window()
    page = shown(window, recorded("usa", 2))
    qtbot.waitUntil(window.isActiveWindow)
    return page


def press(page: ReplayPage, key: Qt.Key) -> None:
    """Press a key anywhere on the page."""
    QTest.keyClick(page, key)


def test_keys_move_along_the_game(page: ReplayPage) -> None:
    replay = page.replay
    assert replay.ply == 0
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Right)
    assert replay.ply == 2
    press(page, Qt.Key.Key_Left)
    assert replay.ply == 1
    press(page, Qt.Key.Key_End)
    assert replay.ply == replay.length
    assert replay.over
    press(page, Qt.Key.Key_Right)
    assert replay.ply == replay.length
    press(page, Qt.Key.Key_Home)
    assert replay.ply == 0
    press(page, Qt.Key.Key_Left)
    assert replay.ply == 0


def test_buttons_move_along_the_game(page: ReplayPage) -> None:
    replay, bar = page.replay, page.transport
    assert not bar.first.isEnabled()
    assert not bar.back.isEnabled()
    QTest.mouseClick(bar.forward, LEFT)
    assert (replay.ply, bar.line.value()) == (1, 1)
    QTest.mouseClick(bar.last, LEFT)
    assert (replay.ply, bar.line.value()) == (replay.length, replay.length)
    assert not bar.forward.isEnabled()
    QTest.mouseClick(bar.back, LEFT)
    assert replay.ply == replay.length - 1
    QTest.mouseClick(bar.first, LEFT)
    assert replay.ply == 0


def test_the_line_is_pressed_and_dragged(page: ReplayPage) -> None:
    line, replay = page.transport.line, page.replay

    def at(ply: int) -> QPoint:
        return QPoint(round(line.x_of(ply)), line.height() // 2)

    QTest.mousePress(line, LEFT, pos=at(40))
    assert replay.ply == 40
    QTest.mouseMove(line, at(90))
    assert replay.ply == 90
    QTest.mouseRelease(line, LEFT, pos=at(90))
    QTest.mouseMove(line, at(10))
    assert replay.ply == 90
    assert page.replay.observation == page.replay.game_copy().observe(0)


def test_pointing_at_the_line_tells_what_happened(page: ReplayPage) -> None:
    game = recorded("usa", 2)
    line = page.transport.line
    page.playback.go_to(0)
    told = [page.describe(ply) for ply in range(page.replay.length + 1)]
    assert told[0] == "The beginning"
    for ply, text in enumerate(told[1:], start=1):
        name = page.replay.seats[game.at(ply - 1).seat].name
        assert text.startswith(f"Move {ply} of {page.replay.length}\n{name}: ")
    assert any("ticket is done" in text for text in told) == any(
        mark.kind == "ticket" for mark in page.replay.marks
    )
    assert "the game is over" in told[-1]
    where = QPoint(round((line.x_of(6) + line.x_of(7)) / 2), line.height() // 2)
    QTest.mouseMove(line, where)
    assert page.tip.isVisible()
    assert page.tip.text() == told[7]
    assert page.rect().contains(page.tip.geometry())
    QCoreApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
    assert not page.tip.isVisible()
    page.playback.go_to(3)
    assert line.accessibleDescription() == told[3]


def test_a_press_leads_to_what_the_line_told(page: ReplayPage) -> None:
    line, replay = page.transport.line, page.replay
    first, last = round(line.x_of(0)), round(line.x_of(replay.length))
    spots = [*range(first - 6, first + 60), *range(last - 60, last + 6)]
    for x in spots:
        where = QPoint(x, line.height() // 2)
        QTest.mouseMove(line, where)
        told = page.tip.text()
        assert page.tip.isVisible()
        QTest.mouseClick(line, LEFT, pos=where)
        assert told == page.describe(replay.ply)
        QCoreApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
    assert {line.ply_at(x) for x in range(line.width())} == set(range(replay.length + 1))


def test_it_plays_by_itself_and_rests(qtbot: QtBot, page: ReplayPage) -> None:
    bar = page.transport
    page.playback.go_to(page.replay.length - 4)
    bar.speed.chosen.emit(4)
    press(page, Qt.Key.Key_Space)
    playing = [page.playback.playing]
    assert bar.play.text() == "Pause"
    qtbot.waitUntil(lambda: page.replay.ply >= page.replay.length - 3)
    press(page, Qt.Key.Key_Space)
    playing.append(page.playback.playing)
    assert playing == [True, False]
    now = page.replay.ply
    qtbot.wait(400)
    assert page.replay.ply == now
    QTest.mouseClick(bar.play, LEFT)
    qtbot.waitUntil(lambda: page.replay.ply == page.replay.length)
    qtbot.waitUntil(lambda: not page.playback.playing)
    assert bar.play.text() == "Play"


def test_space_presses_the_button_that_has_the_focus(page: ReplayPage) -> None:
    page.transport.last.setFocus()
    QTest.keyClick(page.transport.last, Qt.Key.Key_Space)
    assert page.replay.ply == page.replay.length
    assert not page.playback.playing


def test_the_log_has_all_moves_and_leads_there(page: ReplayPage) -> None:
    rows = page.log.list
    plies = [ply for row in page.log.rows.rows for ply in range(row.key, row.ply + 1)]
    assert plies == list(range(page.replay.length))
    page.playback.go_to(12)
    assert page.replay.ply == 12
    index = rows.model().index(10, 0)
    rows.scrollTo(index)
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(index).center())
    assert page.replay.ply == page.log.rows.row(10).ply + 1
    assert page.log.facts(10) != page.log.facts(9)
    whole, replay = LogModel(), page.replay
    whole.refresh(replay.final_observation, replay.all_steps, replay.seats)
    assert page.log.facts(10) == (ShortLog(whole).row(10), True)


@pytest.mark.parametrize("ply", [60, 200, 61, 0])
def test_the_log_follows_the_moment(qtbot: QtBot, page: ReplayPage, ply: int) -> None:
    page.playback.go_to(150)
    page.playback.go_to(ply)
    rows = page.log.list
    row = next(n for n, row in enumerate(page.log.rows.rows) if row.has(max(ply - 1, 0)))
    place = rows.model().index(row, 0)
    area = rows.viewport().rect()
    qtbot.waitUntil(lambda: area.contains(rows.visualRect(place).center()))
    page.window().resize(1700, 900)
    qtbot.waitUntil(lambda: rows.viewport().rect().contains(rows.visualRect(place).center()))


def test_whose_cards_are_seen_can_be_chosen(page: ReplayPage) -> None:
    page.playback.go_to(60)
    menu = QMenu()
    page.transport.fill_menu(menu)
    names = [action.text() for action in menu.actions()]
    assert names == ["Robin", "Clara"]
    assert menu.actions()[0].isChecked()
    menu.actions()[1].trigger()
    assert (page.replay.viewer, page.replay.ply) == (1, 60)
    held = {row.card: row.count for row in page.models.hand.rows}
    assert held == recorded("usa", 2, 60).observe(1).hand
    assert page.transport.watcher.text() == "Cards of Clara"


def test_a_track_of_an_opponent_is_not_yours_from_their_seat(page: ReplayPage) -> None:
    replay, tips = page.replay, page.board_play.tips
    assert [seat.level == "" for seat in replay.seats] == [True, False]
    replay.jump(replay.length - 1)
    owners = replay.observation.owners
    assert set(owners.values()) == {0, 1}
    for viewer in (0, 1):
        replay.watch(viewer)
        for route, owner in owners.items():
            expected = f"This track belongs to {replay.names[owner]}."
            if owner == viewer == 0:
                expected = "This track is yours already."
            assert tips.show_route(route).note == expected


def test_names_are_written_as_they_are(make_window: MakeWindow) -> None:
    page = shown(make_window(), recorded("usa", 2, name="Tom & <b>Jerry</b>"))
    assert page.transport.watcher.text() == "Cards of Tom && <b>Jerry</b>"
    assert page.transport.watcher.shortcut().isEmpty()
    menu = QMenu()
    page.transport.fill_menu(menu)
    assert menu.actions()[0].text() == "Tom && <b>Jerry</b>"
    assert "&lt;b&gt;Jerry" in page.players.cards[0].toolTip()


def test_nothing_on_the_page_changes_the_game(qtbot: QtBot, page: ReplayPage) -> None:
    page.playback.go_to(30)
    record = page.replay.game_copy().record.tobytes()
    for key in "123456dtnej":
        QTest.keyClicks(page, key)
    QTest.mouseClick(page.board_view.viewport(), LEFT)
    QTest.mouseClick(page.market.table, LEFT)
    card = page.models.hand.rows[0].card
    stack = page.hand.stacks.spot(card).center().toPoint()
    QTest.mouseClick(page.hand.stacks, LEFT, pos=stack)
    assert page.hand.stacks.picked is None
    QTest.mousePress(page.hand.stacks, LEFT, pos=stack)
    QTest.mouseMove(page.hand.stacks, stack - QPoint(0, 80))
    assert page.hand.stacks.dragged is None
    QTest.mouseRelease(page.hand.stacks, LEFT, pos=stack)
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.wait(50)
    assert page.replay.ply == 30
    assert page.replay.game_copy().record.tobytes() == record
    assert page.banner.text == ""


def test_an_unfinished_game_shows_only_ones_own_cards(make_window: MakeWindow) -> None:
    page = shown(make_window(), recorded("germany", 3, 50))
    assert page.transport.watcher.isHidden()
    assert page.replay.watchable == (0,)
    page.playback.go_to(50)
    assert not page.replay.over


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_shown_from_its_beginning_to_its_end(
    make_window: MakeWindow, edition: str
) -> None:
    window = make_window()
    page = shown(window, recorded(edition, 2))
    for ply in (0, 1, 2, page.replay.length // 2, page.replay.length - 1, page.replay.length):
        page.playback.go_to(ply)
        assert page.turn.heading.endswith(f"of {page.replay.length}") == bool(ply)
    assert not page.turn.buttons[0].isEnabled()
    QTest.mouseClick(page.back_button, LEFT)
    assert window.stack.overlay is None


def test_playing_on_really_plays_on(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    game = recorded("usa", 2)
    text = game.to_json()
    page = shown(window, game)
    page.playback.go_to(next(ply for ply in range(30, 60) if game.at(ply).seat == 0))
    ply = page.replay.ply
    QTest.mouseClick(page.turn.buttons[0], LEFT)
    assert window.stack.overlay is None
    played_on = window.page
    assert isinstance(played_on, GamePage)
    session = played_on.session
    assert (session.ply, session.unrated) == (ply, True)
    qtbot.waitUntil(lambda: played_on.active)
    assert session.play(session.observation.legal_actions[0])
    assert session.ply == ply + 1
    assert game.to_json() == text


def test_the_end_leads_to_the_replay_and_back(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    end = finish(qtbot, window, begin(window, "first_journey"))
    end.skip()
    QTest.mouseClick(end.buttons["replay"], LEFT)
    page = window.stack.overlay
    assert isinstance(page, ReplayPage)
    assert page.replay.length > 10
    page.playback.go_to(page.replay.length)
    assert page.replay.over
    qtbot.waitUntil(window.isActiveWindow)
    press(page, Qt.Key.Key_Escape)
    assert isinstance(window.page, EndPage)
    assert window.page.isVisible()


def test_another_style_keeps_the_moment(make_window: MakeWindow) -> None:
    window = make_window()
    page = shown(window, recorded("usa", 2))
    page.watch(1)
    page.playback.go_to(25)
    window.preferences.set(Preferences("dark", "en", 1.15, Motion.OFF))
    new = window.stack.overlay
    assert isinstance(new, ReplayPage)
    assert new is not page
    assert (new.replay.ply, new.replay.viewer) == (25, 1)
    assert new.transport.line.value() == 25


@pytest.mark.parametrize("edition", ["usa", "germany"])
@pytest.mark.parametrize("scale", [0.85, 1.0, 1.5])
def test_everything_has_its_room(make_window: MakeWindow, scale: float, edition: str) -> None:
    preferences = Preferences("light", "de", scale, Motion.OFF)
    window = make_window(preferences=preferences, size=SIZES[0])
    page = shown(window, recorded(edition, 3))
    for size in SIZES:
        window.resize(*size)
        QCoreApplication.processEvents()
        assert page.size() == window.stack.size()
        check_room(page)


def check_room(page: ReplayPage) -> None:
    """See to it that the bar and its parts have room, and nothing lies behind it."""
    bar = page.transport
    assert bar.line.width() >= 0.28 * page.width()
    assert page.log.list.viewport().height() >= page.log.list.row_height(0)
    for one in (bar.play, bar.watcher):
        assert one.width() >= one.sizeHint().width()
    assert page.rect().contains(bar.geometry())
    for part in (page.hand, page.market, page.turn, page.board_view, page.log):
        assert not part.geometry().intersects(bar.geometry())
    for one in (bar.first, bar.back, bar.play, bar.forward, bar.last):
        assert one.width() >= one.sizeHint().width()
        assert bar.rect().contains(one.geometry())
    assert bar.rect().contains(bar.line.geometry())
    assert bar.line.height() >= bar.line.sizeHint().height()


def test_moves_are_seen_to_happen_while_it_plays(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(preferences=Preferences("light", "en", 1.0, Motion.NORMAL))
    page = shown(window, recorded("usa", 2))
    moving = []
    for ply in (20, 21, 5):
        page.playback.go_to(ply)
        moving.append(page.animation.moving)
    assert moving == [False, True, False]
    qtbot.wait(20)
    assert page.replay.ply == 5


def test_the_analysis_follows_the_moment_and_stops_when_it_is_left(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = shown(window, recorded("amsterdam", 2))
    qtbot.waitUntil(window.isActiveWindow)
    analysis, replay = page.analysis, page.replay
    assert analysis.panel.isHidden()
    page.playback.jump(20)
    press(page, Qt.Key.Key_A)
    assert analysis.on
    assert window.preferences.values.analysis
    qtbot.waitUntil(lambda: len(analysis.panel.rows) > 1, timeout=60_000)
    best = analysis.panel.rows[0]
    assert best.words.startswith("1: ")
    assert any("played here" in row.words for row in analysis.panel.rows)
    assert page.rect().contains(analysis.panel.geometry())
    best.setFocus(Qt.FocusReason.TabFocusReason)
    press(page, Qt.Key.Key_Right)
    assert not analysis.finder.running
    assert not analysis.panel.rows
    assert not page.board_play.panels.items
    qtbot.waitUntil(lambda: analysis.finder.running, timeout=60_000)
    press(page, Qt.Key.Key_Space)
    assert "Pause" in analysis.panel.message
    assert not analysis.finder.running
    page.playback.go_to(replay.length)
    assert analysis.panel.message == "The game is over."
    page.playback.jump(20)
    qtbot.waitUntil(lambda: analysis.finder.running, timeout=60_000)
    window.overlays.open_settings()
    assert not analysis.finder.running


def test_an_unfinished_game_is_not_analysed(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(preferences=replace(QUIET, analysis=True))
    page = shown(window, recorded("usa", 2, 40))
    qtbot.waitUntil(window.isActiveWindow)
    page.playback.jump(20)
    assert not page.analysis.offered
    press(page, Qt.Key.Key_A)
    assert not page.analysis.on
    assert page.analysis.panel.isHidden()
    assert window.preferences.values.analysis
