"""A mistake of the program: told once, the game is safe, and the log says nothing of the person."""

import errno
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, qWarning
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.process import log_file
from ttr_qt.app.process.log_file import (
    FILES,
    MAX_BYTES,
    keep_out,
    start_log,
    stop_log,
    without_traces,
)
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.startup.crash import MOST_DIALOGS, CrashGuard
from ttr_qt.app.startup.crash_dialog import CrashDialog
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.style import Motion


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """A log that is being written."""
    level = logging.getLogger().level
    yield start_log(tmp_path / "log")
    stop_log()
    logging.getLogger().setLevel(level)


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """A window in which a game is being played."""
    window = make_window()
    choose_tickets(begin(window, "amsterdam").session)
    return window


@pytest.fixture
def guard(window: MainWindow, log: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashGuard]:
    """A guard in the place of what pytest does with mistakes; nothing comes to the terminal."""
    monkeypatch.setattr("ttr_qt.app.startup.crash.say_on_terminal", lambda _text: None)
    guard = CrashGuard(log)
    guard.set_window(window, lambda: window.preferences.style, window.autosave.safe)
    guard.install()
    yield guard
    guard.remove()
    if guard.dialog is not None:
        guard.dialog.accept()


class Faulty(QObject):
    """Something with a mistake in it."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._on_asked)

    def _on_asked(self) -> None:
        raise ZeroDivisionError("no cards for Robin in /home/robin/secret folder/game.json")


def dialog_of(guard: CrashGuard) -> CrashDialog | None:
    """Return the dialog that is open."""
    return guard.dialog


def _look_up() -> None:
    raise KeyError("missing")


def stumble() -> None:
    """Make a mistake in a slot."""
    faulty = Faulty()
    faulty.asked.emit()


def shown(qtbot: QtBot, guard: CrashGuard) -> CrashDialog:
    """Wait for the dialog."""
    qtbot.waitUntil(lambda: guard.dialog is not None)
    assert guard.dialog is not None
    return guard.dialog


@pytest.mark.slow
def test_a_mistake_in_a_slot_is_told_and_the_game_goes_on(
    qtbot: QtBot, window: MainWindow, guard: CrashGuard, log: Path
) -> None:
    assert window.game_page is not None
    session = window.game_page.session
    stumble()
    dialog = shown(qtbot, guard)
    assert "not your fault" in dialog.text.text()
    assert "saved" in dialog.text.text()
    assert "ZeroDivisionError" in dialog.report.toPlainText()
    assert window.autosave.read().to_json() == session.to_json()
    written = log.read_text("utf-8")
    assert "test_crash.py" in written
    for text in (written, dialog.report.toPlainText()):
        assert "Robin" not in text
        assert "secret" not in text
        assert str(Path.home()) not in text
    dialog.go_on_button.click()
    assert guard.dialog is None
    assert window.isVisible()
    qtbot.waitUntil(lambda: session.person_to_move)
    ply = session.ply
    window.game_page.play(session.observation.legal_actions[0])
    assert session.ply > ply


def test_a_mistake_in_a_thread_is_told(qtbot: QtBot, guard: CrashGuard) -> None:
    thread = threading.Thread(target=[].pop, name="broken")
    thread.start()
    thread.join()
    assert "IndexError" in shown(qtbot, guard).report.toPlainText()


def test_the_same_mistake_is_told_once_and_many_are_told_no_more(
    qtbot: QtBot, guard: CrashGuard, log: Path
) -> None:
    faulty = Faulty()
    for _ in range(20):
        faulty.asked.emit()
    first = shown(qtbot, guard)
    qtbot.wait(20)
    assert shown(qtbot, guard) is first
    first.accept()
    faulty.asked.emit()
    qtbot.wait(20)
    assert dialog_of(guard) is None
    told = 1
    for number in range(2 * MOST_DIALOGS):
        code = compile("\n" * number + "1 / 0", "made_up.py", "eval")
        QTimer.singleShot(0, lambda code=code: eval(code))  # noqa: S307 - each in a line of its own
        qtbot.wait(20)
        dialog = dialog_of(guard)
        if dialog is not None:
            told += 1
            dialog.accept()
    assert told == MOST_DIALOGS
    assert log.read_text("utf-8").count("ZeroDivisionError") >= 21 + 2 * MOST_DIALOGS


@pytest.mark.slow
def test_what_happens_while_the_dialog_is_open_is_added(qtbot: QtBot, guard: CrashGuard) -> None:
    stumble()
    dialog = shown(qtbot, guard)
    QTimer.singleShot(0, _look_up)
    qtbot.waitUntil(lambda: "KeyError" in dialog.report.toPlainText())
    assert guard.dialog is dialog


@pytest.mark.slow
def test_the_report_is_copied_the_folder_shown_and_the_program_left(
    qtbot: QtBot,
    window: MainWindow,
    guard: CrashGuard,
    log: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    guard.quit_wanted.connect(window.close)
    stumble()
    dialog = shown(qtbot, guard)
    dialog.copy_button.click()
    assert "ZeroDivisionError" in QGuiApplication.clipboard().text()
    assert "Robin" not in QGuiApplication.clipboard().text()
    dialog.folder_button.click()
    assert opened == [str(log.parent)]
    dialog.quit_button.click()
    assert not window.isVisible()
    assert guard.dialog is None


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_its_buttons_have_room(make_window: MakeWindow, language: Language, scale: float) -> None:
    window = make_window(preferences=Preferences("light", language, scale, Motion.OFF))
    dialog = CrashDialog(window.preferences.style, "what happened", window)
    dialog.show()
    QCoreApplication.processEvents()
    for one in dialog.findChildren(QPushButton):
        assert one.width() >= one.sizeHint().width()
        assert dialog.rect().contains(one.geometry())
    dialog.close()


def test_a_disk_that_refuses_is_not_called_safe(
    qtbot: QtBot, window: MainWindow, guard: CrashGuard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: Path, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("ttr_qt.app.storage.autosave.write_atomically", refuse)
    window.autosave.save("a game")
    stumble()
    assert "may not be saved" in shown(qtbot, guard).text.text()


@pytest.mark.usefixtures("guard")
def test_what_qt_says_is_in_the_log(log: Path) -> None:
    qWarning("QSomething: a layout has no room")
    assert "WARNING Qt: QSomething: a layout has no room" in log.read_text("utf-8")


@pytest.mark.parametrize("safe", [True, False])
def test_when_qt_gives_up_the_game_is_saved_first(tmp_path: Path, safe: bool) -> None:
    code = f"""
import sys
from pathlib import Path
from PySide6.QtCore import qFatal
from PySide6.QtWidgets import QApplication
from ttr_qt.app.startup.crash import CrashGuard
from ttr_qt.app.process.log_file import start_log
app = QApplication([])
guard = CrashGuard(start_log(Path(sys.argv[1])), app)
def save():
    Path(sys.argv[1], "saved").touch()
    return {safe}
guard.set_window(None, None, save)
guard.install()
qFatal("the screen has gone")
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert (tmp_path / "saved").exists()
    assert "the screen has gone" in done.stderr
    assert ("the game is saved" in done.stderr) == safe
    (log,) = tmp_path.glob("*.log")
    written = log.read_text("utf-8")
    assert "Qt: the screen has gone" in written
    assert "CRITICAL Qt: " in written


def test_who_ends_the_program_is_not_held_up(
    guard: CrashGuard, capsys: pytest.CaptureFixture[str]
) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert guard.dialog is None
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_a_start_that_fails_is_told(
    qapp: object, log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert qapp
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda *words: told.append(words[-1]))
    CrashGuard(log).tell_of_failed_start(ValueError("no board in /home/robin/secret/maps"))
    assert "can't start" in told[0]
    assert "ValueError: no board in …" in told[0]
    assert "secret" not in log.read_text("utf-8")
    assert "secret" in capsys.readouterr().err  # where only the person looks


def test_everything_is_as_before_afterwards(log: Path) -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    guard = CrashGuard(log)
    guard.install()
    assert sys.excepthook != before[0]
    guard.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_the_log_never_grows_far(log: Path) -> None:
    for number in range(3 * MAX_BYTES // 1000 + 300):
        logging.getLogger("test").info("%d %s", number, "x" * 1200)
    files = sorted(log.parent.iterdir())
    assert len(files) == FILES
    assert all(file.stat().st_size <= MAX_BYTES for file in files)


def test_a_log_that_can_not_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert start_log(tmp_path / "file" / "log").name == "ttr-qt.log"
    logging.getLogger("test").error("nobody reads this")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            'File "/home/ann/src/ttr_qt/app/startup/crash.py", line 3',
            'File "ttr_qt/app/startup/crash.py", line 3',
        ),
        (
            'File "C:\\Users\\ann\\lib\\site-packages\\numba\\core.py", line 3',
            'File "site-packages/numba/core.py", line 3',
        ),
        ("/home/ann/my games/x y.json: No such file", "…: No such file"),
        ("C:\\Users\\ann\\x.json: damaged", "…: damaged"),
        ("'~/games/of mine/x.json'", "'…'"),
        ("/home/O'Brien/Secret Club/x.ttrgame: damaged", "…: damaged"),
        ("C:\\Users\\O'Brien\\x.json: damaged", "…: damaged"),
        ("/home/James' things/Secret/x.json: damaged", "…: damaged"),
        ("no '/home/ann/x' there", "no '…' there"),
        ("Annabel plays, Ann does not", "Annabel plays, [name] does not"),
        ("1/2 of the cards; usa/germany", "1/2 of the cards; usa/germany"),
    ],
)
def test_nothing_about_the_person_is_left(
    text: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_file, "_names", set())
    keep_out("Ann")
    keep_out("A")  # would blacken half of every text
    assert without_traces(text) == expected
