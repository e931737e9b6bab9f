"""A person's games from before a board was replaced: nothing of them is lost, and all go on."""

import json
from datetime import datetime
from pathlib import Path

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from ai.bots.level_bots import make_level
from ai.levels import level
from ai.ratings import load_ratings
from tests.helpers.games.old_games import (
    EDITION,
    EVENING,
    FOUR_PLAYERS,
    LEFT,
    OVER,
    PUT_BY,
    SAVES,
    TWO_PLAYERS,
    WITH_A_HINT,
    move_in,
    old_board,
)
from tests.helpers.players.quickly import finish
from tests.helpers.window.fixtures import MakeWindow, StartProgram
from tests.helpers.window.hint_givers import OpenPage
from tests.helpers.window.pictures import changed, pixels, shot
from ttr_qt.app.storage.companion_files import FACTS, read_facts
from ttr_qt.app.storage.unfinished_game import archive_unfinished_game
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.level_strengths import level_anchors
from ttr_qt.engine import Game, load_map, read_save, write_save
from ttr_qt.engine.maps import map_hash
from ttr_qt.engine.setup import Setup
from ttr_qt.models.records.game_facts import game_facts
from ttr_qt.models.records.kept_game import GameFacts, KeptGame
from ttr_qt.models.records.rating import rating_history
from ttr_qt.models.records.statistics import by_edition, counted
from ttr_qt.models.setup.save_flags import unrated
from ttr_qt.models.tutorial.play import resumed
from ttr_qt.models.tutorial.progress import TutorialProgress
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.games.games_page import GamesPage
from ttr_qt.pages.games.pictures import picture_of
from ttr_qt.pages.replay.replay_page import ReplayPage
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.statistics.statistics_page import StatisticsPage
from ttr_qt.views.editions.registry import chapters
from ttr_qt.views.theme.palette import PLAYERS

PICTURE = QSize(400, 400)


@pytest.fixture
def window(tmp_path: Path, make_window: MakeWindow) -> MainWindow:
    """A window over the folder that the old program left."""
    move_in(tmp_path)
    return make_window()


def facts_beside(file: Path) -> Path:
    return file.with_name(file.name.removesuffix(".json.gz") + FACTS)


def old_facts(file: Path) -> GameFacts:
    """Return the facts that the old program wrote."""
    facts = read_facts(file, facts_beside(file))
    assert facts is not None
    return facts


def kept(window: MainWindow) -> dict[str, KeptGame]:
    window.archive.store.flush()
    return {game.file.name: game for game in window.archive.store.entries()}


def page_of(window: MainWindow) -> GamePage:
    assert isinstance(window.page, GamePage)
    return window.page


def go_on(window: MainWindow) -> GamePage:
    """Continue the game that was left, from the start page."""
    start = window.page
    assert isinstance(start, StartPage)
    assert start.continue_button is not None
    start.continue_button.click()
    return page_of(window)


# What is known of them


@pytest.mark.parametrize("file", [*OVER, PUT_BY], ids=lambda file: file.name)
def test_facts_found_anew_are_those_that_were_kept(file: Path) -> None:
    before = old_facts(file)
    assert before.map_hash == ""
    now = game_facts(read_save(file), before.played)
    assert now.edition == before.edition == EDITION
    assert now == msgspec.structs.replace(before, map_hash=map_hash(old_board()))
    assert now.map is before.map is old_board()


def test_facts_of_new_games_name_the_present_board() -> None:
    facts = game_facts(Game.new(EDITION, players=2, seed=1), datetime.now().astimezone())
    assert facts.edition == EDITION
    assert facts.map is load_map(EDITION)
    unknown = msgspec.structs.replace(facts, map_hash="0" * 64)
    assert unknown.map is None


def test_all_old_games_are_listed_without_being_played_again(
    window: MainWindow, tmp_path: Path
) -> None:
    games = kept(window)
    assert sorted(games) == sorted(file.name for file in (*OVER, PUT_BY))
    for file in (*OVER, PUT_BY):
        assert games[file.name].facts == old_facts(file)
        copied = tmp_path / "games" / file.name
        assert facts_beside(copied).read_bytes() == facts_beside(file).read_bytes()
    assert [name for name, game in games.items() if game.picture] == [TWO_PLAYERS.name]


def test_facts_that_got_lost_are_found_again(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    for file in OVER:
        facts_beside(tmp_path / "games" / file.name).unlink()
    assert sorted(kept(window)) == [PUT_BY.name]
    qtbot.waitUntil(lambda: len(kept(window)) == 3)
    for file in OVER:
        found = kept(window)[file.name].facts
        assert (found.edition, found.seats) == (EDITION, old_facts(file).seats)
        assert found.map is old_board()


@pytest.mark.parametrize("file", [*OVER, PUT_BY], ids=lambda file: file.name)
def test_a_game_without_a_picture_is_drawn_on_its_own_board(file: Path, qapp: object) -> None:
    assert qapp
    facts = old_facts(file)
    game = KeptGame(file, facts)
    image = picture_of(game, PICTURE).toImage()
    for seat, colour in zip(facts.seats, PLAYERS, strict=False):
        fill = QColor(colour.fill)
        wanted = (fill.red(), fill.green(), fill.blue())
        found = int(np.all(pixels(image) == wanted, axis=2).sum())
        spaces = sum(length * count for length, count in seat.claimed.items())
        assert found > 4 * spaces, "all tracks of the player, not only those both boards have"
    routes = {route.id for route in old_board().routes}
    assert all(route in routes for seat in facts.seats for route in seat.tracks)


@pytest.mark.slow
def test_the_page_of_games_shows_them_all(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    for file in (EVENING, WITH_A_HINT):
        window.archive.add_file(tmp_path / "documents" / file.name)
    window.overlays.open_games()
    page = window.stack.overlay
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: page.filter.rowCount() == 5)
    assert {game.facts.edition for game in page.filter.games()} == {EDITION}
    for game in page.filter.games():
        assert game.facts.map is old_board()
        assert not picture_of(game, PICTURE).isNull()
    assert len(np.unique(pixels(shot(page)).reshape(-1, 3), axis=0)) > 1000


def test_old_games_count_in_statistics_and_for_the_rating(window: MainWindow) -> None:
    window.overlays.open_statistics()
    page = window.stack.overlay
    assert isinstance(page, StatisticsPage)
    page.editions.set_value(EDITION)
    games = counted(page.games, EDITION)
    assert {game.seed for game in games} == {old_facts(file).seed for file in OVER}
    assert by_edition(games)[EDITION].games == 2
    rated = rating_history(games, level_anchors(load_ratings()))
    assert len(rated) == 2


# Playing on


@pytest.mark.slow
def test_the_game_that_was_left_goes_on_to_its_end(
    window: MainWindow, qtbot: QtBot, make_window: MakeWindow
) -> None:
    start = window.page
    assert isinstance(start, StartPage)
    assert start.continue_button is not None
    assert start.continue_button.accessibleName().startswith("Continue")
    page = go_on(window)
    assert page.session.map is page.scene.design.map is old_board()
    assert page.session.ply == read_save(LEFT).ply
    window.close()  # nothing was played: the file says what it said before
    assert window.autosave.text() == LEFT.read_text("utf-8")
    again = make_window()
    page = go_on(again)
    assert page.session.map is old_board()
    finish(qtbot, again, page)
    facts = {game.facts.seed: game.facts for game in kept(again).values()}
    ended = facts[read_save(LEFT).setup.seed]
    assert (ended.edition, ended.over, ended.unrated) == (EDITION, True, False)
    assert ended.map is old_board()
    again.show_start()
    assert not again.autosave.has_game()


@pytest.mark.slow
def test_a_game_played_on_is_there_after_a_restart(
    window: MainWindow, qtbot: QtBot, make_window: MakeWindow
) -> None:
    page = go_on(window)
    before = page.session.ply
    qtbot.waitUntil(lambda: page.active)
    page.play(page.session.observation.legal_actions[0])
    qtbot.waitUntil(lambda: page.active and page.session.ply > before)
    here = page.session.to_json()
    window.close()
    page = go_on(make_window())
    assert page.session.to_json() == here
    assert page.session.map is old_board()


@pytest.mark.slow
def test_a_game_that_was_put_by_is_taken_up(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "games" / PUT_BY.name
    window.opener.load(file)
    page = page_of(window)
    assert page.session.unrated
    assert page.session.map is old_board()
    qtbot.waitUntil(lambda: not file.exists())
    assert window.autosave.read().to_json() == read_save(PUT_BY).to_json()
    seeds = {game.facts.seed for game in kept(window).values()}
    assert read_save(LEFT).setup.seed in seeds, "the game that was left has been put by instead"
    finish(qtbot, window, page)
    ended = [game.facts for game in kept(window).values() if game.facts.unrated]
    assert [(facts.over, facts.edition) for facts in ended] == [(True, EDITION)]


@pytest.mark.slow
@pytest.mark.parametrize("file", [EVENING, WITH_A_HINT], ids=lambda file: file.name)
def test_a_file_of_ones_own_is_opened_and_saved_again(
    window: MainWindow, tmp_path: Path, file: Path
) -> None:
    own = tmp_path / "documents" / file.name
    window.opener.load(own)
    page = page_of(window)
    assert page.session.map is old_board()
    assert page.session.unrated, "of the one the cards are known, in the other there was a hint"
    write_save(page.session.game_copy(), tmp_path / "again.ttrgame")
    before = json.loads(file.read_text("utf-8"))
    before["extra"]["unrated"] = True
    assert json.loads((tmp_path / "again.ttrgame").read_text("utf-8")) == before
    assert own.read_bytes() == file.read_bytes()


def test_turns_are_taken_back_and_played_again(window: MainWindow, qtbot: QtBot) -> None:
    page = go_on(window)
    qtbot.waitUntil(lambda: page.active)
    here = page.session.ply
    assert page.session.undo_kind != "none"
    page.undo_controls.undo()
    qtbot.waitUntil(lambda: page.active)
    assert page.session.ply < here
    assert page.session.can_redo
    page.undo_controls.redo()
    qtbot.waitUntil(lambda: page.session.ply == here)
    assert page.session.map is old_board()


def test_hints_are_given_on_the_board_that_is_played(qtbot: QtBot, open_page: OpenPage) -> None:
    game = read_save(LEFT)
    _, page = open_page(lambda: make_level(level("clara")), EDITION, game)
    page.hints.ask()
    qtbot.waitUntil(lambda: bool(page.hints.shown))
    legal = {str(action) for action in page.session.observation.legal_actions}
    assert {str(hint.action) for hint in page.hints.shown} <= legal
    assert page.session.unrated


# Looking at them again


@pytest.mark.slow
@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.name)
def test_old_games_are_replayed_in_the_window(
    make_window: MakeWindow, qtbot: QtBot, file: Path
) -> None:
    window, game = make_window(), read_save(file)
    window.overlays.open_replay(game)
    page = window.stack.overlay
    assert isinstance(page, ReplayPage)
    assert page.scene.design.map is old_board()
    for ply in (0, game.ply // 2, game.ply):
        page.playback.go_to(ply)
        assert page.replay.ply == ply
        seat = page.replay.observation.seat
        assert page.replay.observation == game.at(ply).observe(seat)
    page.playback.go_to(game.ply // 2)
    page.play_on_wanted.emit(page.replay.game_from_here())
    played_on = page_of(window)
    assert played_on.session.map is old_board()
    assert played_on.session.ply == game.ply // 2
    qtbot.waitUntil(lambda: played_on.active)


@pytest.mark.parametrize("file", OVER, ids=lambda file: file.name)
def test_their_results_are_looked_at_again(window: MainWindow, tmp_path: Path, file: Path) -> None:
    window.opener.load(tmp_path / "games" / file.name)
    assert isinstance(window.page, EndPage)
    result = window.page.result
    assert result.map is old_board()
    for number, seat in enumerate(old_facts(file).seats):
        assert result.of(number).total == seat.total


def test_the_board_looks_as_it_did(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old program's own picture of a game is what a new one of it looks like.

    But for free tracks, which are paler since; another board would differ five times as much.
    """
    monkeypatch.undo()  # with its land
    (file,) = (tmp_path / "games").glob("*.jpg")
    before = QImage(str(file))
    window.current_game.open_game(read_save(TWO_PLAYERS), running=False)
    page = page_of(window)
    page.board_view.set_immediate(True)
    now = page.small_picture()
    assert now.size() == before.size()
    assert changed(now, before, 48) < 0.02
    window.current_game.open_game(Game.new(EDITION, players=2, seed=1), running=False)
    assert changed(page_of(window).small_picture().scaled(before.size()), before, 48) > 0.1


# Once more


def test_a_new_deal_is_on_the_present_board_and_the_same_cards_on_the_old_one(
    window: MainWindow, tmp_path: Path
) -> None:
    setup = read_save(FOUR_PLAYERS).setup
    window.opener.load(tmp_path / "games" / FOUR_PLAYERS.name)
    assert isinstance(window.page, EndPage)
    window.page.same_seed_wanted.emit()
    session = page_of(window).session
    assert session.map is old_board()
    assert session.unrated
    assert session.game_copy().at(0).record.tobytes() == Game(unrated(setup)).record.tobytes()
    window.opener.load(tmp_path / "games" / FOUR_PLAYERS.name)
    assert isinstance(window.page, EndPage)
    window.page.again_wanted.emit()
    session = page_of(window).session
    assert session.map is load_map(EDITION)
    assert not session.unrated
    assert session.setup.players == 4


def test_only_the_same_board_makes_the_same_cards(window: MainWindow) -> None:
    setup = read_save(TWO_PLAYERS).setup
    assert window.archive.has_finished(setup)
    now = Game.new(EDITION, players=2, seed=setup.seed).setup
    assert not window.archive.has_finished(now)
    window.archive.keep(played_out(now).to_json())
    window.archive.store.flush()
    assert window.archive.has_finished(now)
    assert not window.archive.has_finished(read_save(LEFT).setup)


def played_out(setup: Setup) -> Game:
    game = Game(setup)
    while not game.over:
        game.play(game.legal_actions()[0])
    return game


def test_the_same_moves_on_another_board_are_another_game(
    window: MainWindow, tmp_path: Path
) -> None:
    """Whoever opens it does not write over the game that was left."""
    left = LEFT.read_text("utf-8")
    archive_unfinished_game(window.autosave, window.archive, left)
    assert window.autosave.has_game()
    other = json.dumps(json.loads(left) | {"map_hash": map_hash(load_map(EDITION))})
    archive_unfinished_game(window.autosave, window.archive, other)
    assert not window.autosave.has_game()
    assert window.archive.holds(left)
    assert not list(tmp_path.glob("kept game*"))


# The whole program


def test_the_program_starts_on_a_folder_of_the_old_one(
    tmp_path: Path, opened: StartProgram, qtbot: QtBot
) -> None:
    move_in(tmp_path, settings=True)
    window = opened()
    start = window.page
    assert isinstance(start, StartPage)
    assert (start.choice.edition, start.choice.name) == (EDITION, "Robin")
    assert len(window.archive.recent.files) == 2
    begun = TutorialProgress(window.settings).played(EDITION)
    assert begun, "a chapter was left in the middle"
    assert resumed(chapters()[EDITION].script, begun)[1].played == (), (
        "on another board it begins anew"
    )
    qtbot.waitUntil(lambda: len(window.archive.games()) == 5)
    page = go_on(window)
    assert page.session.map is old_board()
    assert page.session.ply == read_save(LEFT).ply
    window.show_start(EDITION)
    window.close()
    assert read_save(tmp_path / LEFT.name).to_json() == LEFT.read_text("utf-8")


def test_a_game_of_an_unknown_board_stays_where_it_is(
    tmp_path: Path, make_window: MakeWindow
) -> None:
    move_in(tmp_path)
    file = tmp_path / LEFT.name
    strange = json.dumps(json.loads(file.read_text("utf-8")) | {"map_hash": "0" * 64})
    file.write_text(strange, "utf-8")
    window = make_window()
    start = window.page
    assert isinstance(start, StartPage)
    assert start.continue_button is not None
    start.continue_button.click()
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.text() == "This game can't be continued."
    assert "a board that is different here" in box.informativeText()
    box.close()
    assert file.read_text("utf-8") == strange
