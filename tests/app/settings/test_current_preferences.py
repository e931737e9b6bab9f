"""Preferences are applied as soon as they are set, and written for the next start."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.window.fixtures import QUIET
from ttr_qt.app.settings.current_preferences import CurrentPreferences
from ttr_qt.app.settings.preferences import Preferences, read_preferences
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.views.theme.palette import DARK
from ttr_qt.views.theme.translation import install_language

Open = Callable[[], CurrentPreferences]


@pytest.fixture
def open_preferences(qapp: object, tmp_path: Path) -> Open:
    """Return what begins with the preferences of a test."""
    assert qapp

    def make() -> CurrentPreferences:
        settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        return CurrentPreferences(settings, QUIET)

    return make


def heard(preferences: CurrentPreferences) -> list[str]:
    """Return a list that gets the names of signals as they are emitted."""
    names: list[str] = []
    preferences.changed.connect(lambda: names.append("changed"))
    preferences.style_changed.connect(lambda: names.append("style"))
    preferences.not_written.connect(lambda: names.append("not written"))
    return names


def test_what_changes_is_told_and_written(qtbot: QtBot, open_preferences: Open) -> None:
    preferences = open_preferences()
    names = heard(preferences)
    preferences.set(QUIET)
    assert names == []
    limits = preferences.thinking
    preferences.set(replace(QUIET, think_seconds=5.0, threads=2))
    assert names == ["changed"]
    assert limits == ThinkingLimits(5.0, 2), "opponents who sit at a table already share them"
    palette = QApplication.palette()
    preferences.set(replace(preferences.values, theme="dark", language="de"))
    assert names == ["changed", "changed", "style"]
    assert (preferences.style.theme, preferences.style.language) == (DARK, "de")
    assert QApplication.palette() != palette
    QApplication.setPalette(palette)
    install_language("en")
    qtbot.wait(1)


def test_title_bars_are_asked_to_be_as_dark_as_the_window(
    qtbot: QtBot, open_preferences: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Qt.ColorScheme] = []
    monkeypatch.setattr(QStyleHints, "setColorScheme", lambda _, scheme: asked.append(scheme))
    palette = QApplication.palette()
    preferences = open_preferences()
    for theme in ("dark", "system"):
        preferences.set(replace(QUIET, theme=theme))
    QApplication.setPalette(palette)
    scheme = Qt.ColorScheme
    assert asked == [scheme.Light, scheme.Dark, scheme.Unknown]
    qtbot.wait(1)


def test_only_what_was_changed_is_written(tmp_path: Path, open_preferences: Open) -> None:
    preferences = open_preferences()
    preferences.set(replace(QUIET, confirm="always"))
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    assert read_preferences(settings) == Preferences(confirm="always")


def test_a_disk_that_refuses_is_told(
    qtbot: QtBot, open_preferences: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "ttr_qt.app.settings.current_preferences.write_settings", lambda _settings: False
    )
    preferences = open_preferences()
    with qtbot.waitSignal(preferences.not_written):
        preferences.set(replace(QUIET, symbols=False))
