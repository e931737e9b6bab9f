"""The page of keys lists what the program reacts to, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

import ttr_qt
from ttr_qt.pages.keys_page import KeysPage
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.key_cap import KeyCap
from ttr_qt.views.words.keys import KEYS, KeyLine, key_name, shown_keys

pytestmark = pytest.mark.usefixtures("qapp")  # without it, Qt knows no standard keys

PORTABLE = QKeySequence.SequenceFormat.PortableText
SAME = {"Enter": "Return", "=": "+", "Shift+Backtab": "Shift+Tab", "Backtab": "Shift+Tab"}
BY_QT = {"Tab", "Shift+Tab"}
"""What Qt itself does with keys."""
BY_THE_WINDOW = {"F1", "F2", "Ctrl+,", "Ctrl+Q", "H", "M", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z"}
"""Keys of pages and panels that the window puts in."""
LISTED = {key for group in KEYS for line in group.lines for key in line.keys}


def portable(key: Qt.Key | QKeySequence.StandardKey | str) -> str:
    text = QKeySequence(key).toString(PORTABLE)
    return SAME.get(text, text)


def keys_in(tree: ast.AST) -> Iterator[str]:
    """Return the keys that a module names: constants of Qt, and texts for shortcuts."""
    for part in ast.walk(tree):
        if isinstance(part, ast.Attribute) and part.attr.startswith("Key_"):
            yield portable(getattr(Qt.Key, part.attr))
        elif isinstance(part, ast.Attribute) and ast.unparse(part.value).endswith("StandardKey"):
            yield portable(getattr(QKeySequence.StandardKey, part.attr))
        elif isinstance(part, ast.Call):
            name = ast.unparse(part.func).rpartition(".")[2]
            texts = [word.value for word in part.keywords if word.arg == "key"]
            if name == "Offer":
                texts.append(part.args[2])
            elif name in {"QKeySequence", "setShortcut"} and part.args:
                texts.append(part.args[0])
            for text in texts:
                if isinstance(text, ast.Constant) and text.value:
                    yield portable(str(text.value))


def keys_of_the_program() -> dict[str, set[str]]:
    """Return where each key is named."""
    folder = Path(ttr_qt.__file__).parent
    found: dict[str, set[str]] = {}
    for part in ("app", "pages", "views"):
        for file in (folder / part).rglob("*.py"):
            if file.name == "keys.py":
                continue
            for key in keys_in(ast.parse(file.read_text("utf-8"))):
                found.setdefault(key, set()).add(file.name)
    return found


@pytest.mark.slow
def test_every_key_that_means_something_is_listed() -> None:
    found = keys_of_the_program()
    assert len(found) > 20
    assert {key: files for key, files in found.items() if key not in LISTED} == {}


@pytest.mark.slow
def test_every_key_that_is_listed_means_something() -> None:
    found = set(keys_of_the_program())
    arrows = {"Left", "Right", "Up", "Down"}
    # Numbers and letters of lists are counted, not named one by one.
    counted = set("123456") | {f"Shift+{arrow}" for arrow in arrows} | {"R", "C", "Ctrl+S"}
    counted |= {f"Ctrl+{digit}" for digit in "1234567890"}
    assert arrows <= found
    assert "0" in found
    assert LISTED - found - counted - BY_QT - BY_THE_WINDOW == set()


def test_the_end_of_a_game_has_the_keys_that_are_listed() -> None:
    source = (Path(ttr_qt.__file__).parent / "pages" / "ending" / "page.py").read_text("utf-8")
    for key in ("C", "Ctrl+S", "R", "Esc"):
        assert f'"{key}")' in source


def test_no_key_is_listed_twice_in_a_group() -> None:
    for group in KEYS:
        keys = [key for line in group.lines for key in line.keys]
        assert len(keys) == len(set(keys)), group.title


@pytest.fixture
def page(qtbot: QtBot) -> KeysPage:
    page = KeysPage(Style())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    return page


def test_all_lines_are_shown(page: KeysPage) -> None:
    texts = {text.text() for text in page.findChildren(QLabel)}
    caps = [cap.accessibleName() for cap in page.findChildren(KeyCap)]
    for group in KEYS:
        assert group.title in texts
        for line in group.lines:
            assert line.does in texts
            assert set(shown_keys(line)) - {"–"} <= set(caps)


def test_search_finds_keys_and_words(page: KeysPage) -> None:
    def shown() -> list[str]:
        texts = [text for group in page.groups for text in group.findChildren(QLabel)]
        heads = {str(group.title) for group in KEYS}
        return [t.text() for t in texts if t.isVisible() and t.text() not in heads | {"–"}]

    assert page.search is not None
    page.search.setText("ctrl+z")
    assert shown() == ["undo a step, or take back your last turn"]
    page.search.setText("mix")
    assert shown() == ["keep a ticket or not, or choose a mix"]
    page.search.setText("xyzzy")
    assert shown() == []


def test_escape_goes_back(qtbot: QtBot, page: KeysPage) -> None:
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize(("width", "columns"), [(700, 1), (1024, 2), (1280, 2), (1920, 3)])
def test_columns_follow_the_width(page: KeysPage, width: int, columns: int) -> None:
    page.resize(width, 700)
    QApplication.processEvents()
    assert len({group.x() for group in page.groups}) == columns


def test_names_of_keys() -> None:
    assert key_name("+") == "+"
    assert key_name("Left") == "←"
    assert key_name("Ctrl+,") == "Ctrl+,"
    assert key_name("Ctrl+Shift+Z") == "Ctrl+Shift+Z"
    assert shown_keys(KeyLine(("1", "2", "3"), "", span=True)) == ("1", "–", "3")
