"""Several people at one program: each in a window with their own games and settings."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from ttr_qt.app.process.kernel_preparation import Preparation
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.settings.people import FIRST, People
from ttr_qt.app.settings.settings_file import settings_in
from ttr_qt.app.startup import start
from ttr_qt.app.startup.crash import CrashGuard
from ttr_qt.app.startup.person_windows import PersonWindows
from ttr_qt.app.storage.program_instances import ProgramInstance
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Game
from ttr_qt.models.setup.choice import PORTRAITS
from ttr_qt.pages.start.people_bar import PeopleBar
from ttr_qt.pages.start.start_page import StartPage

pytestmark = pytest.mark.slow


@pytest.fixture
def opened(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain_boards: None
) -> Iterator[Callable[[], PersonWindows]]:
    """Return what starts the program, in a folder of the test's and with ready kernels."""
    assert plain_boards is None
    assert qtbot is not None
    monkeypatch.setattr(start, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(Preparation, "start", lambda _self: None)
    guard, instance = CrashGuard(tmp_path / "x.log"), ProgramInstance(0)
    running: list[PersonWindows] = []

    def open_one() -> PersonWindows:
        people = People(settings_in(tmp_path / "settings.ini"), tmp_path)
        window = start.player_window(parse_options([]), None, instance, guard, people)
        again = partial(start.next_window, people, instance, guard)
        running.append(PersonWindows(people, window, again))
        window.show()
        return running[-1]

    yield open_one
    for one in running:
        one.window.close()


def start_page(window: MainWindow) -> StartPage:
    """Return the page on which a game begins."""
    page = window.page
    assert isinstance(page, StartPage)
    return page


def bar(windows: PersonWindows) -> PeopleBar:
    """Return the faces of all people."""
    found = start_page(windows.window).header.people
    assert found is not None
    return found


def name_is(windows: PersonWindows, name: str) -> None:
    """Have the present person type a name."""
    page = start_page(windows.window)
    page.person.name_edit.setText(name)
    page.person.name_edit.editingFinished.emit()


def question(window: MainWindow) -> QMessageBox:
    """Return the box that is open."""
    (box,) = [one for one in window.findChildren(QMessageBox) if one.isVisible()]
    return box


def test_everybody_has_a_window_with_their_own_things(
    qtbot: QtBot, opened: Callable[[], PersonWindows]
) -> None:
    windows = opened()
    robin = windows.window
    name_is(windows, "Robin")
    assert bar(windows).faces == {}  # nobody is told from others before there are any
    game = Game.new("amsterdam", seed=7, extra={"levels": ["", "clara"]})
    robin.autosave.save(game.to_json())
    robin.preferences.set(robin.preferences.values.with_values({"scale": 1.3, "volume": 40}))
    place = robin.geometry()
    with qtbot.waitSignal(windows.replaced):
        bar(windows).newcomer_button.click()
    kim = windows.window
    assert not robin.isVisible()
    assert kim.geometry() == place
    assert start_page(kim).person.name_edit.hasFocus()  # a name is what comes next
    assert start_page(kim).continue_button is None  # Robin's game is not Kim's
    assert kim.preferences.values.scale == 1.3  # they see the same at first
    name_is(windows, "Kim")
    start_page(kim).person.portrait.make_menu().actions()[3].trigger()
    kim.preferences.set(kim.preferences.values.with_values({"scale": 1.0, "volume": 70}))
    assert kim.autosave.file.parent != robin.autosave.file.parent
    with qtbot.waitSignal(windows.replaced):
        bar(windows).faces[FIRST].click()
    again = windows.window
    assert start_page(again).person.name == "Robin"
    assert start_page(again).continue_button is not None
    assert again.preferences.values.scale == 1.3
    assert again.preferences.values.volume == 70  # the same loudspeakers for all
    assert [one.name for one in start_page(again).choice.known] == ["Kim"]
    assert start_page(again).choice.known[0].portrait == PORTRAITS[3]


def test_whoever_is_removed_can_come_back(
    qtbot: QtBot, opened: Callable[[], PersonWindows]
) -> None:
    windows = opened()
    with qtbot.waitSignal(windows.replaced):
        bar(windows).newcomer_button.click()
    name_is(windows, "Kim")
    bar(windows).make_menu().actions()[1].trigger()
    box = question(windows.window)
    assert "Kim" in box.text()
    box.reject()  # by Esc
    QApplication.processEvents()
    assert bar(windows).faces.keys() == {1, 2}
    bar(windows).make_menu().actions()[1].trigger()
    remove = next(one for one in question(windows.window).buttons() if one.text() == "Remove")
    with qtbot.waitSignal(windows.replaced):
        remove.click()
    assert bar(windows).faces.keys() == {1}
    assert bar(windows).make_menu().actions()[-1].text() == "Bring Kim back"
    with qtbot.waitSignal(windows.replaced):
        bar(windows).make_menu().actions()[-1].trigger()
    assert start_page(windows.window).person.name == "Kim"


def test_damaged_settings_are_told_of(tmp_path: Path, opened: Callable[[], PersonWindows]) -> None:
    home = tmp_path / "people" / "2"
    home.mkdir(parents=True)
    (home / "settings.ini").write_bytes(b"[choice]\nname=Kim\nnonsense\n")
    windows = opened()
    box = question(windows.window)
    assert box.text() == "The settings of Kim could not be read."
    assert str(home / "damaged settings.ini") in box.informativeText()
    box.close()
    assert bar(windows).faces.keys() == {1, 2}


def test_whoever_is_alone_is_told_without_a_name(
    tmp_path: Path, opened: Callable[[], PersonWindows]
) -> None:
    (tmp_path / "settings.ini").write_bytes(b"[choice]\nname=@Variant(\\0\\0)")
    box = question(opened().window)
    assert box.text() == "Your settings could not be read."
    assert str(tmp_path / "damaged settings.ini") in box.informativeText()
