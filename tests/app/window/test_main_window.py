"""The window: its pages and titles, what it remembers, and what it does with files."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from tests.helpers.players.deciding import HASTY, decide
from tests.helpers.players.quickly import begin, choose_tickets, finish
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.game.file_dialog import GameFileDialog
from ttr_qt.app.settings.preferences import Preferences, read_preferences
from ttr_qt.app.settings.window_geometry import restore_geometry, save_geometry
from ttr_qt.app.window.main_window import NAME, MainWindow
from ttr_qt.bots.game_setup import table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Game, load_map, read_save, write_save
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.setup.choice import GameChoice
from ttr_qt.models.setup.seeds import seed_text
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.keys_page import KeysPage
from ttr_qt.pages.rules.rules_page import RulesPage
from ttr_qt.pages.settings.settings_page import SettingsPage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.theme.palette import DARK, LIGHT
from ttr_qt.views.theme.style import Motion

pytestmark = pytest.mark.slow

GERMAN = replace(QUIET, language="de")


def shown_game(window: MainWindow) -> GamePage:
    """Return the page of the game that is shown."""
    assert isinstance(window.page, GamePage)
    return window.page


@pytest.mark.parametrize("edition", EDITIONS)
def test_game_opens(make_window: MakeWindow, edition: str) -> None:
    window = make_window(preferences=GERMAN)
    page = begin(window, edition)
    game_map = load_map(edition)
    assert set(page.scene.routes) == {route.id for route in game_map.routes}
    assert set(page.scene.places) == {place.id for place in game_map.places}
    assert page.board_view.scene() is page.scene
    assert window.windowTitle() == f"{game_map.name.de} – Der Eisenbahntisch"


def test_start_page_has_the_last_choice(make_window: MakeWindow) -> None:
    window = make_window()
    choice = GameChoice(edition="germany", opponents=("otto", "ada"), name="Kim", colour="green")
    start = window.page
    assert isinstance(start, StartPage)
    assert window.windowTitle() == NAME
    start.start_wanted.emit(choice)
    window.close()
    window = make_window()
    assert isinstance(window.page, StartPage)
    assert window.page.choice == choice


def test_start_page_of_an_edition_that_was_asked_for(make_window: MakeWindow) -> None:
    window = make_window()
    window.show_start("maerklin")
    assert isinstance(window.page, StartPage)
    assert window.page.choice.edition == "maerklin"


def test_all_seats_bots_play_to_the_end(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    start = window.page
    assert isinstance(start, StartPage)
    choice = GameChoice(edition="first_journey", opponents=("clara", "otto"), person=False)
    start.start_wanted.emit(choice)
    page = shown_game(window)
    assert page.session.person is None
    assert not page.active
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=30_000)


def test_nobody_sees_a_count_twice(make_window: MakeWindow) -> None:
    window = make_window(preferences=replace(QUIET, motion=Motion.NORMAL))
    game, chance = Game.new("amsterdam", players=2, seed=1), random.Random(1)
    while not game.over:
        game.play(decide(game.observe(game.seat), chance, HASTY))
    window.current_game.open_game(game, running=False)
    window.show_end()
    first = window.page
    assert isinstance(first, EndPage)
    assert not first.count.over
    first.board_wanted.emit()
    window.show_end()
    again = window.page
    assert isinstance(again, EndPage)
    assert again is not first
    assert again.count.over


def test_after_the_end_the_table_plays_again(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window, "amsterdam")
    end = finish(qtbot, window, page)
    assert window.windowTitle().startswith(load_map("amsterdam").name.en)
    seed, first = page.session.seed, page.session.setup.first
    end.board_wanted.emit()
    board = shown_game(window)
    assert board.session is page.session
    totals = [score.total for score in page.session.final_scores]
    assert [card.row.score for card in board.players.cards if card.row] == totals
    spots = board.scene.marker_spots(totals)
    assert [board.scene.markers[seat].pos() for seat in range(2)] == spots
    QTest.keyClick(board, Qt.Key.Key_B)  # there and back again
    assert isinstance(window.page, EndPage)
    assert window.page.keys_enabled  # at once: no key can be meant for the game any more
    window.page.same_seed_wanted.emit()
    again = shown_game(window).session
    assert (again.seed, again.setup.first) == (seed, first)
    finish(qtbot, window, shown_game(window)).again_wanted.emit()
    other = shown_game(window).session
    assert other.seed != seed
    assert other.setup.first == (first + 1) % 2
    assert [seat.name for seat in other.seats] == ["Robin", "Clara"]


def test_drawing_once_too_often_leaves_the_result(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(window.isActiveWindow)
    end = finish(qtbot, window, begin(window, "amsterdam"))
    for _ in range(3):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_D)
    assert window.page is end
    qtbot.waitUntil(lambda: end.keys_enabled)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_D)
    assert window.page is end
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_C)
    assert shown_game(window).session.ply == 0


def test_after_the_end_nothing_is_to_be_continued(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    finish(qtbot, window, begin(window, "amsterdam")).start_wanted.emit()
    assert isinstance(window.page, StartPage)
    assert window.page.continue_button is None


def test_a_game_left_for_another_can_be_continued_after_the_end(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    first = begin(window, "first_journey")
    qtbot.waitUntil(lambda: first.active)
    first.market.take("deck")
    left = first.session.ply
    window.show_start()
    finish(qtbot, window, begin(window, "amsterdam")).start_wanted.emit()
    start = window.page
    assert isinstance(start, StartPage)
    assert start.continue_button is not None
    start.continue_wanted.emit()
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))
    page = shown_game(window)
    assert page.session.map.id == "first_journey"
    assert page.session.ply >= left


def test_an_end_that_nobody_saw_is_shown_and_kept(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    with monkeypatch.context() as torn:  # as if the program had been killed at the last action
        torn.setattr(window.archive, "keep", lambda *_: None)
        page = begin(window, "amsterdam")
        finish(qtbot, window, page)
        window.close()
    other = make_window()
    assert not other.archive.store.entries()
    start = other.page
    assert isinstance(start, StartPage)
    start.continue_wanted.emit()
    qtbot.waitUntil(lambda: isinstance(other.page, EndPage))
    other.show_start()
    assert isinstance(other.page, StartPage)
    assert other.page.continue_button is None
    assert [game.facts.seed for game in other.archive.store.entries()] == [page.session.seed]


def test_preferences_are_kept_and_looked_at(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    begin(window, "amsterdam")
    wanted = replace(GERMAN, theme="dark", scale=1.15, motion=Motion.FAST)
    window.preferences.set(wanted)
    page = shown_game(window)
    assert page.board_view.theme is DARK
    assert page.turn.look == wanted.style()
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    kept = Preferences().with_values(wanted.changes_from(QUIET))  # nobody changed the others
    assert read_preferences(settings) == kept
    window.preferences.set(QUIET)
    assert shown_game(window).board_view.theme is LIGHT
    qtbot.wait(1)


def test_menu_leads_everywhere(make_window: MakeWindow) -> None:
    window = make_window()
    begin(window, "amsterdam")
    menu = window.make_menu()
    entries = {action.text().split("\t")[0]: action for action in menu.actions()}
    assert list(entries)[:3] == ["Start page", "Save the game …", "Open a game …"]
    number = seed_text(shown_game(window).session.seed)
    entries[f"Copy the number of these cards: {number}"].trigger()
    assert QGuiApplication.clipboard().text() == number
    for text, kind in (("Rules", RulesPage), ("Settings", SettingsPage), ("Keys", KeysPage)):
        entries[text].trigger()
        assert isinstance(window.stack.overlay, kind)
    window.stack.close_overlays()
    entries["Start page"].trigger()
    assert isinstance(window.page, StartPage)


def test_colours_follow_the_system_if_wanted(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window(preferences=replace(QUIET, theme="system"))
    begin(window, "amsterdam")
    schemes = iter((DARK, LIGHT))
    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
        theme = next(schemes)
        monkeypatch.setattr(
            "ttr_qt.app.settings.preferences.Preferences._theme", lambda _, t=theme: t
        )
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
        assert shown_game(window).board_view.theme is theme


def test_saved_game_opens_again(
    make_window: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    page = begin(window)
    choose_tickets(page.session)
    text, file = page.session.to_json(), tmp_path / "mine.ttrgame"
    monkeypatch.setattr(GameFileDialog, "asked", lambda _: file.with_suffix(""))
    window.files.save_as()
    assert read_save(file).to_json() == text
    window.show_start()
    monkeypatch.setattr(GameFileDialog, "asked", lambda _: file)
    window.files.open()
    assert shown_game(window).session.setup == page.session.setup
    assert shown_game(window).session.ply >= page.session.ply


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "Die Datei lässt sich nicht lesen: Sie ist nicht mehr da, oder du darfst sie nicht"),
        ("{", "Das ist kein Spiel, das dieses Programm gespeichert hat."),
        ("[]", "Das ist kein Spiel, das dieses Programm gespeichert hat."),
        (
            {"version": 99},
            "Das Spiel wurde mit einer neueren Version dieses Programms gespeichert.",
        ),
        ({"players": "two"}, "Die Datei ist beschädigt."),
        ({"actions": ["pass"]}, "Die Datei wurde verändert oder stammt aus einer anderen Version"),
        ({"map_hash": "0"}, "Es wurde auf einem Plan gespielt, der hier anders ist."),
    ],
)
def test_file_that_is_no_game_changes_nothing(
    make_window: MakeWindow, tmp_path: Path, content: str | dict[str, object] | None, why: str
) -> None:
    window = make_window(preferences=GERMAN)
    page = begin(window, "amsterdam")
    file = tmp_path / "wrong.json"
    if isinstance(content, dict):
        content = json.dumps(json.loads(page.session.to_json()) | content)
    if content is not None:
        file.write_text(content, encoding="utf-8")
    window.opener.load(file)
    assert window.page is page
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.text() == "Diese Datei lässt sich nicht öffnen."
    assert box.informativeText().startswith(why)
    box.close()


def test_damaged_game_that_was_left_is_put_aside(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    begin(window, "amsterdam")
    window.close()
    file = tmp_path / "current game.json"
    file.write_text("{", encoding="utf-8")
    window = make_window()
    assert isinstance(window.page, StartPage)
    window.page.continue_wanted.emit()
    assert isinstance(window.page, StartPage)
    assert window.page.continue_button is None
    assert (tmp_path / "damaged game 1.json").is_file()
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    told = box.informativeText()
    assert told.endswith(f" It was moved to {tmp_path}.")
    box.close()


def test_game_of_a_newer_program_stays_to_be_continued(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    begin(window, "amsterdam")
    window.close()
    file = tmp_path / "current game.json"
    newer = json.dumps(json.loads(file.read_text("utf-8")) | {"version": 99})
    file.write_text(newer, encoding="utf-8")
    window = make_window()
    assert isinstance(window.page, StartPage)
    window.page.continue_wanted.emit()
    assert isinstance(window.page, StartPage)
    assert window.page.continue_button is not None
    assert file.read_text("utf-8") == newer
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.informativeText().endswith(f"It stays in {tmp_path}.")
    box.close()


def test_map_of_ones_own_is_played(
    qtbot: QtBot, make_window: MakeWindow, root: Path, tmp_path: Path
) -> None:
    own = json.loads((root / "maps" / "amsterdam.json").read_text(encoding="utf-8"))
    own["name"] = {"en": "Mine", "de": "Meine"}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(own), encoding="utf-8")
    window = make_window()
    window.current_game.open(table_of(Game.new(file, players=2, seed=1), ThinkingLimits()))
    assert window.windowTitle() == f"Mine – {NAME}"
    finish(qtbot, window, shown_game(window))
    saved = tmp_path / "game.json"
    write_save(Game.new(file, players=2, seed=1), saved)
    window.opener.load(saved)
    assert window.windowTitle() == f"Mine – {NAME}"


def test_a_window_is_where_it_was(qtbot: QtBot, make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    window.resize(1024, 733)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    save_geometry(window, settings)
    again = make_window()
    assert restore_geometry(again, settings)
    assert again.size() == QSize(1024, 733)
    for nonsense in ("large", QByteArray(b"nonsense"), 7):
        settings.setValue("window place", nonsense)
        assert not restore_geometry(again, settings)
        assert again.size() == QSize(1024, 733)


def test_tickets_are_swapped_only_if_that_is_wanted_twice(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = begin(window, "first_journey")
    session = page.session
    window.activateWindow()
    qtbot.waitUntil(lambda: page.active and window.isActiveWindow())
    tickets, ply = session.observation.tickets, session.ply
    QTest.keyClick(page, Qt.Key.Key_T)
    assert session.ply == ply
    assert session.observation.tickets == tickets
    assert "Press again" in page.banner.text
    QTest.keyClick(page, Qt.Key.Key_D)
    assert session.ply == ply + 1
    page.undo_controls.undo()
    assert session.ply == ply
    QTest.keyClick(page, Qt.Key.Key_T)
    assert session.ply == ply, "something else was wanted in between"
    QTest.keyClick(page, Qt.Key.Key_T)
    assert session.ply > ply
    assert session.observation.tickets != tickets
