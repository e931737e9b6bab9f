"""Saving and opening files: where the dialogs begin, which keys open them, and what is said."""

from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import random_game
from tests.helpers.players.quickly import begin, choose_tickets, finish
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.game.file_dialog import GameFileDialog
from ttr_qt.app.game.game_files import free_name
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.games.games_page import GamesPage
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.theme.style import Style

CTRL = Qt.KeyboardModifier.ControlModifier


class Answers:
    """A person who answers all file dialogs with one file, and remembers what they showed."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.folders: list[Path] = []
        self.names: list[str] = []
        self.modes: list[QFileDialog.AcceptMode] = []

    def answer(self, dialog: GameFileDialog) -> Path | None:
        self.folders.append(Path(dialog.directory().absolutePath()))
        self.names += [Path(name).name for name in dialog.selectedFiles()]
        self.modes.append(dialog.acceptMode())
        return self.file


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Answers:
    folder = tmp_path / "mine"
    folder.mkdir()
    result = Answers(folder / "a game.ttrgame")

    def asked(dialog: GameFileDialog) -> Path | None:
        return result.answer(dialog)

    monkeypatch.setattr(GameFileDialog, "asked", asked)
    return result


@pytest.fixture
def documents(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    folder = tmp_path / "documents"
    folder.mkdir()
    place = "ttr_qt.app.game.game_files.QStandardPaths.writableLocation"
    monkeypatch.setattr(place, lambda _: str(folder))
    return folder


def press(window: MainWindow, key: Qt.Key) -> None:
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, key, CTRL)


def test_saving_says_so_over_the_game(make_window: MakeWindow, answers: Answers) -> None:
    window = make_window()
    page = begin(window)
    choose_tickets(page.session)
    page.banner.close_message()
    press(window, Qt.Key.Key_S)
    assert answers.modes == [QFileDialog.AcceptMode.AcceptSave]
    assert answers.file is not None
    assert answers.file.is_file()
    assert page.banner.text == "Saved as a game.ttrgame."


@pytest.mark.slow
def test_saving_says_so_over_the_end(
    qtbot: QtBot, make_window: MakeWindow, answers: Answers
) -> None:
    window = make_window()
    page = begin(window, "amsterdam")
    end = finish(qtbot, window, page)
    end.skip()
    qtbot.waitUntil(lambda: end.keys_enabled)
    for _ in range(2):
        press(window, Qt.Key.Key_S)
    banners = end.findChildren(Banner)
    assert [banner.text for banner in banners] == ["Saved as a game.ttrgame."]
    assert len(answers.modes) == 2


def test_nothing_is_said_where_nothing_was_saved(make_window: MakeWindow, answers: Answers) -> None:
    answers.file = None
    window = make_window()
    page = begin(window)
    before = page.banner.text
    press(window, Qt.Key.Key_S)
    assert answers.modes
    assert page.banner.text == before


def test_without_a_game_there_is_nothing_to_save(make_window: MakeWindow, answers: Answers) -> None:
    window = make_window()
    press(window, Qt.Key.Key_S)
    begin(window)
    window.overlays.open_games()
    press(window, Qt.Key.Key_S)
    assert answers.modes == []


@pytest.mark.slow
def test_the_key_opens_a_file_from_any_page(make_window: MakeWindow, answers: Answers) -> None:
    window = make_window()
    page = begin(window)
    choose_tickets(page.session)
    press(window, Qt.Key.Key_S)
    for prepare in (window.show_start, window.overlays.open_games):
        prepare()
        press(window, Qt.Key.Key_O)
        assert isinstance(window.page, GamePage)
        assert window.stack.overlay is None
        assert window.page.session.setup == page.session.setup
    press(window, Qt.Key.Key_O)
    assert answers.modes[1:] == [QFileDialog.AcceptMode.AcceptOpen] * 3


def test_the_page_of_games_opens_files(make_window: MakeWindow, answers: Answers) -> None:
    answers.file = None
    window = make_window()
    window.overlays.open_games()
    games = window.stack.overlay
    assert isinstance(games, GamesPage)
    assert games.open_file.isVisible()  # even if there is no game yet
    QTest.mouseClick(games.open_file, Qt.MouseButton.LeftButton)
    assert answers.modes == [QFileDialog.AcceptMode.AcceptOpen]
    assert window.stack.overlay is games


@pytest.mark.slow
@pytest.mark.parametrize(("language", "board"), [("en", "Germany"), ("de", "Deutschland")])
def test_a_name_is_proposed(
    make_window: MakeWindow, answers: Answers, language: str, board: str
) -> None:
    window = make_window(preferences=Preferences(**(QUIET.as_dict() | {"language": language})))
    begin(window, "germany")
    before = datetime.now().astimezone().date()
    window.files.save_as()
    after = datetime.now().astimezone().date()  # another day than before, at midnight
    assert answers.names[0] in {f"{board} {day}.ttrgame" for day in (before, after)}
    assert len(answers.names) == 1


def test_proposed_names_are_free_and_possible(tmp_path: Path) -> None:
    day = date(2026, 11, 17)
    assert free_name(tmp_path, "USA", day) == "USA 2026-11-17.ttrgame"
    (tmp_path / "USA 2026-11-17.ttrgame").touch()
    assert free_name(tmp_path, "USA", day) == "USA 2026-11-17 (2).ttrgame"
    assert free_name(tmp_path, 'A/B: "C"?', day) == "A B C 2026-11-17.ttrgame"


@pytest.mark.slow
def test_dialogs_begin_among_the_documents_and_then_where_the_last_file_was(
    make_window: MakeWindow, answers: Answers, documents: Path
) -> None:
    window = make_window()
    begin(window)
    window.files.save_as()
    window.files.open()
    assert answers.file is not None
    mine = answers.file.parent
    assert answers.folders == [documents, mine]
    assert make_window().files.folder == mine  # the next time, too
    answers.file.unlink()
    mine.rmdir()
    assert window.files.folder == documents
    documents.rmdir()
    assert window.files.folder == Path.home()


@pytest.mark.slow
@pytest.mark.parametrize("kept", ["", "\0", ["a", "b"], "no/such/folder"])
def test_nonsense_in_the_settings_is_no_folder(
    make_window: MakeWindow, documents: Path, kept: object
) -> None:
    window = make_window()
    window.settings.setValue("folder of files", kept)
    assert window.files.folder == documents


def test_the_dialog_knows_how_files_are_called(make_window: MakeWindow, tmp_path: Path) -> None:
    window = make_window()
    dialog = GameFileDialog(Style(), "save", tmp_path, window)
    dialog.selectFile("mine")
    assert dialog.selectedFiles() == [str(tmp_path / "mine.ttrgame")]
    assert dialog.nameFilters() == ["Games (*.ttrgame *.json)"]


def test_a_folder_that_can_not_be_looked_into_gets_a_plain_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> bool:
        raise PermissionError

    monkeypatch.setattr(Path, "exists", refuse)
    assert free_name(tmp_path, "USA", date(2026, 11, 17)) == "USA 2026-11-17.ttrgame"


@pytest.mark.slow
@pytest.mark.parametrize("then", ["stay", "leave", "begin another"])
def test_the_picture_of_an_opened_game_follows_its_board(
    make_window: MakeWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    then: str,
) -> None:
    window = make_window()
    file = tmp_path / "mine" / "a game.ttrgame"
    file.parent.mkdir()
    file.write_text(begin(window).session.to_json(), "utf-8")
    added: list[bool] = []
    monkeypatch.setattr(
        window.archive, "add_file", lambda _file, picture=None: added.append(picture is not None)
    )
    window.opener.load(file)
    page = window.page
    assert isinstance(page, GamePage)
    assert added == [False]
    scene = page.scene
    if then != "stay":
        window.show_start()
        assert window.game_page is None
    if then == "begin another":
        begin(window)
    scene.land_drawn.emit()
    scene.land_drawn.emit()
    assert added == ([False, True] if then == "stay" else [False])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["me vs. Ada", "1.5", "round 2. of 3"])
def test_names_with_dots_are_names_of_games(
    make_window: MakeWindow, answers: Answers, tmp_path: Path, name: str
) -> None:
    answers.file = tmp_path / name
    window = make_window()
    begin(window)
    for _ in range(2):
        press(window, Qt.Key.Key_S)
    saved = {file.name for file in tmp_path.iterdir() if file.name.startswith(name)}
    assert saved == {f"{name}.ttrgame", f"{name} (2).ttrgame"}, "nothing is written over unasked"


@pytest.mark.slow
def test_a_finished_game_of_somebody_is_looked_at_and_not_kept(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    file = tmp_path / "theirs.ttrgame"
    file.write_text(random_game("amsterdam", 3).to_json(), "utf-8")
    window.opener.load(file)
    assert isinstance(window.page, EndPage)
    window.archive.store.flush()
    assert window.archive.store.entries() == []
    qtbot.waitUntil(lambda: [game.file for game in window.archive.recent.entries()] == [file])


@pytest.mark.slow
def test_a_game_that_was_finished_does_not_count_again(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    page = begin(window, "amsterdam")
    choose_tickets(page.session)
    file = tmp_path / "early.ttrgame"
    file.write_text(page.session.to_json(), "utf-8")
    window.opener.load(file)
    opened = window.game_page
    assert opened is not None
    assert not opened.session.unrated, "it goes on where it was"
    finish(qtbot, window, opened)
    window.archive.store.flush()
    window.opener.load(file)
    again = window.game_page
    assert again is not None
    assert again.session.unrated
    assert "played these cards to the end before" in again.banner.text
