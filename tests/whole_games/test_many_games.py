"""Game after game in one window: nothing of the games before is left."""

import weakref
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, finish
from tests.helpers.window.census import Census, count_all, drop_pictures, megabytes
from tests.helpers.window.fixtures import QUIET, MakeWindow
from tests.perf.soak import MEGABYTES as MOST_GROWTH
from tests.perf.soak import SoakError, compare, growth
from ttr_qt.views.theme.fonts import load_fonts
from ttr_qt.views.theme.icons import icon_pixmap

pytestmark = pytest.mark.slow

GAMES = 8
SETTLED = 3
"""Games after which memory has what it needs, also where this is the first test of the process."""
MEGABYTES = 12.0
"""What the process may grow by from then to the last game: pictures that are kept."""


def test_games_in_a_row_leave_nothing(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    drop_pictures()  # among them drawings, which are objects of Qt
    before = count_all()
    used: list[float] = []
    pages: list[weakref.ref[QObject]] = []
    for number in range(GAMES):
        page = begin(window, ("amsterdam", "first_journey")[number % 2])
        pages += [weakref.ref(page), weakref.ref(page.session), weakref.ref(page.scene)]
        end = finish(qtbot, window, page)
        pages.append(weakref.ref(end))
        del page, end
        window.show_start()
        drop_pictures()
        after = count_all()
        assert after.python_objects - before.python_objects == Counter(), f"game {number + 1}"
        assert after.threads == before.threads
        used.append(megabytes())
        assert [page() for page in pages if page() is not None] == []
    # Asking Qt for its objects makes Python know them, so that comes last.
    fresh = make_window()
    assert len(window.findChildren(QObject)) <= len(fresh.findChildren(QObject))
    assert used[-1] - used[SETTLED] < MEGABYTES, used


def test_another_language_leaves_no_translator(make_window: MakeWindow) -> None:
    window = make_window()
    before = count_all().python_objects["QTranslator"]
    for language in ("de", "en") * 3:
        window.preferences.set(replace(QUIET, language=language))
    assert count_all().python_objects["QTranslator"] == before


def test_what_is_left_is_found() -> None:
    before = Census(Counter({"QTimer": 2}), ("MainThread",))
    compare(before, Census(Counter({"QTimer": 1}), ("MainThread",)))
    with pytest.raises(SoakError, match="QTimer"):
        compare(before, Census(Counter({"QTimer": 3}), ("MainThread",)))
    with pytest.raises(SoakError, match="seat 1"):
        compare(before, Census(Counter(), ("MainThread", "seat 1, ply 3")))


def test_pictures_that_are_kept_can_be_dropped(qapp: object) -> None:
    assert qapp
    load_fonts()
    icon_pixmap("book-open", "#000000", 16)
    assert icon_pixmap.cache_info().currsize > 0
    drop_pictures()
    assert icon_pixmap.cache_info().currsize == 0
    assert load_fonts.cache_info().currsize == 1  # loaded once for all


def test_memory_that_grows_is_told_from_memory_that_goes_up_and_down() -> None:
    restless = [335, 362, 370, 379, 368, 381, 366, 377, 372, 380, 367, 378]
    assert growth(restless) < MOST_GROWTH
    leaking = [reading + 5 * place for place, reading in enumerate(restless)]
    assert growth(leaking) > MOST_GROWTH
    assert growth(restless[:2]) == 0
