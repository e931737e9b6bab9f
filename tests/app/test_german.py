"""In German nothing is left in English: not in a widget, a tip, or what lists write."""

import re
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from ai.api import Limit, Request, action_of
from ai.policy_bots import HeuristicBot
from tools.translations import files
from ttr_qt.app.autosave import Autosave
from ttr_qt.app.game_page import GamePage
from ttr_qt.app.main_window import MainWindow
from ttr_qt.app.menu import game_menu
from ttr_qt.app.preferences import Preferences
from ttr_qt.app.tables import Table, table_of
from ttr_qt.app.thought import Thought
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.views.ending.page import EndPage
from ttr_qt.views.style import Motion
from ttr_qt.views.table.slip import Slip
from ttr_qt.views.translation import speak

_PLIES = (0, 9, 41)
_PLACEHOLDER = re.compile(r"%n|\{\w+\}")


def pattern(text: str) -> str:
    """Return what matches a text whatever its placeholders are filled with."""
    return ".+".join(map(re.escape, _PLACEHOLDER.split(text)))


@pytest.fixture(scope="module")
def english(root: Path) -> re.Pattern[str]:
    """All texts that read differently in German and that no German text looks like."""
    done = files.read(root / "resources" / "translations" / "ttr_qt_de.ts")
    german = {form for forms in done.values() for form in forms}
    sources = {message.text for message, forms in done.items() if message.text not in forms}
    return re.compile("|".join(pattern(text) for text in sorted(sources - german)), re.IGNORECASE)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written in lists and on players' cards."""
    texts: list[str] = []
    write = Slip.write

    def note(slip: Slip, where: tuple[int, int, int], text: str, *rest: Any) -> int:
        texts.append(text)
        return write(slip, where, text, *rest)

    monkeypatch.setattr(Slip, "write", note)
    return texts


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    wanted = Preferences("light", "de", 1.0, Motion.OFF)
    result = MainWindow(settings, Autosave(tmp_path), None, wanted)
    qtbot.addWidget(result)
    result.resize(1280, 720)
    result.show()
    yield result
    result.close()
    speak("en")


def said(widget: QWidget) -> Iterator[str]:
    """Return all that a widget and those in it say."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription())
        for name in ("text", "title", "placeholderText", "remark"):
            text = getattr(part, name, "")
            text = text() if callable(text) else text
            yield text if isinstance(text, str) else ""


def left_in_english(texts: Iterator[str] | list[str], english: re.Pattern[str]) -> set[str]:
    lines = {line.strip() for text in texts for line in text.splitlines()}
    return {line for line in lines if english.fullmatch(line)}


def table(edition: str, plies: int) -> Table:
    """Return a game in which a planner has played for all."""
    extra = {"levels": ["", "otto", "rosa"]}
    game = Game.new(edition, players=3, seed=5, extra=extra)
    bot = HeuristicBot()
    while not game.over and len(game.actions) < plies:
        view = game.observe(game.seat)
        game.play(action_of(bot.choose(Request(view, Limit(), Event(), 0, len(game.actions)))))
    return table_of(game, Thought())


def test_the_start_page(window: MainWindow, english: re.Pattern[str]) -> None:
    window.show_start()
    window.grab()
    page = window.page
    assert page is not None
    texts = [*said(page), window.windowTitle()]
    assert "Spiel starten" in texts
    assert left_in_english(texts, english) == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_games(
    window: MainWindow, english: re.Pattern[str], written: list[str], edition: str
) -> None:
    for plies in _PLIES:
        window.open_table(table(edition, plies), running=False)
        page = window.page
        assert isinstance(page, GamePage)
        window.grab()
        texts = [*said(page), *written]
        assert left_in_english(texts, english) == set()
    assert "Verlauf" in texts
    assert any(text.endswith(("genutzt", "genommen", "gezogen")) for text in written)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ends(window: MainWindow, english: re.Pattern[str], edition: str) -> None:
    window.open_table(table(edition, 10_000), running=False)
    window.show_end()
    page = window.page
    assert isinstance(page, EndPage)
    page.skip()
    window.grab()
    texts = list(said(page))
    assert "Endstand" in texts
    assert left_in_english(texts, english) == set()


def test_the_menu(window: MainWindow, english: re.Pattern[str]) -> None:
    window.open_table(table("usa", 10), running=False)
    menu = QMenu(window)
    game_menu(menu, window)
    menus = [menu, *menu.findChildren(QMenu)]
    texts = [action.text() for one in menus for action in one.actions()]
    assert "Einstellungen\tStrg+," in texts or "Einstellungen\tCtrl+," in texts
    assert left_in_english(texts, english) == set()


def test_english_is_recognized(english: re.Pattern[str]) -> None:
    assert left_in_english(["Final scores\nEndstand", "7 wagons left"], english) == {
        "Final scores",
        "7 wagons left",
    }


def test_the_language_can_be_changed(window: MainWindow) -> None:
    assert QCoreApplication.translate("turn", "Your turn") == "Du bist am Zug"
    speak("en")
    assert QCoreApplication.translate("turn", "Your turn") == "Your turn"
    assert QCoreApplication.translate("HandPanel", "%n cards", "", 1) == "1 card"
    assert window.page is None
