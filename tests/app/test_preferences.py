"""Preferences last, and nonsense in the file counts as unset, value by value."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from ttr_qt.app.preferences import Preferences, read_preferences, write_preferences
from ttr_qt.views.palette import DARK, LIGHT
from ttr_qt.views.style import Motion


def settings_in(file: Path) -> QSettings:
    return QSettings(str(file), QSettings.Format.IniFormat)


def test_they_last(tmp_path: Path) -> None:
    wanted = Preferences("dark", "de", 1.3, Motion.FAST)
    settings = settings_in(tmp_path / "a.ini")
    write_preferences(settings, wanted)
    settings.sync()
    assert read_preferences(settings_in(tmp_path / "a.ini")) == wanted
    assert read_preferences(settings_in(tmp_path / "none.ini")) == Preferences()


@pytest.mark.parametrize("nonsense", ["", "7", "@Invalid()", "light, dark", "🚂", "nan", "1e999"])
@pytest.mark.parametrize("key", ["theme", "language", "scale", "motion"])
def test_one_bad_value_spoils_no_other(tmp_path: Path, key: str, nonsense: str) -> None:
    wanted = Preferences("dark", "de", 1.3, Motion.FAST)
    settings = settings_in(tmp_path / "a.ini")
    write_preferences(settings, wanted)
    settings.setValue(f"preferences/{key}", nonsense)
    read = read_preferences(settings)
    assert getattr(read, key) == getattr(Preferences(), key)
    others = {"theme", "language", "scale", "motion"} - {key}
    assert all(getattr(read, other) == getattr(wanted, other) for other in others)


def test_style_follows(qtbot: QtBot) -> None:  # noqa: ARG001 - the application has to be there
    style = Preferences("dark", "de", 1.5, Motion.OFF).style()
    assert (style.theme, style.language, style.scale) == (DARK, "de", 1.5)
    assert style.motion.ms(500) == 0
    assert Preferences("light").style().theme is LIGHT
