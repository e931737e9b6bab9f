"""Preferences last, and nonsense in the file counts as unset, value by value."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from ttr_qt.app.settings.preferences import Preferences, read_preferences, write_preferences
from ttr_qt.models.setup.choice import Confirm
from ttr_qt.pages.settings.kinds import Choice, Switch, text_of
from ttr_qt.pages.settings.table import SETTINGS, SOUND_KINDS, Setting, usual_values
from ttr_qt.views.theme.palette import DARK, LIGHT, STRONG_DARK, STRONG_LIGHT
from ttr_qt.views.theme.style import Motion

BY_KEY = {setting.key: setting for setting in SETTINGS}


def possible(setting: Setting) -> st.SearchStrategy[Any]:
    """Return all values that a setting can have."""
    kind = setting.kind
    if isinstance(kind, Choice):
        return st.sampled_from([value for value, _ in kind.options])
    if isinstance(kind, Switch):
        return st.booleans()
    return st.integers(kind.least, kind.most)


preferences = st.fixed_dictionaries({key: possible(one) for key, one in BY_KEY.items()}).map(
    lambda values: Preferences(**values)
)
nonsense = st.one_of(
    st.sampled_from(
        ["", "7", "@Invalid()", "light, dark", "🚂", "nan", "inf", "1e999", "-1", "0.5"]
    ),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    st.integers(-(2**63), 2**63 - 1),  # Qt itself keeps no larger ones
    st.floats(),
    st.booleans(),
    st.lists(st.text("abc", max_size=3), max_size=3),
    st.binary(max_size=6),
)
quick = examples(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def settings_in(file: Path) -> QSettings:
    return QSettings(str(file), QSettings.Format.IniFormat)


def test_the_table_is_about_all_preferences() -> None:
    assert [field.name for field in fields(Preferences)] == list(
        dict.fromkeys([*(field.name for field in fields(Preferences)), *BY_KEY])
    )
    assert usual_values() == Preferences().as_dict()
    assert len(BY_KEY) == len(SETTINGS)
    confirm = BY_KEY["confirm"].kind
    assert isinstance(confirm, Choice)
    assert tuple(value for value, _ in confirm.options) == get_args(Confirm)


@quick
@given(wanted=preferences)
def test_they_last(file: Path, wanted: Preferences) -> None:
    settings = settings_in(file)
    write_preferences(settings, wanted.as_dict())
    settings.sync()
    assert read_preferences(settings_in(file)) == wanted


@quick
@given(before=preferences, wanted=preferences)
def test_changes_are_enough_to_be_written(
    file: Path, before: Preferences, wanted: Preferences
) -> None:
    changes = wanted.changes_from(before)
    assert before.with_values(changes) == wanted
    settings = settings_in(file)
    write_preferences(settings, before.as_dict())
    write_preferences(settings, changes)
    settings.sync()
    assert read_preferences(settings_in(file)) == wanted
    assert wanted.changes_from(wanted) == {}


def test_without_a_file_everything_is_usual(file: Path) -> None:
    assert read_preferences(settings_in(file)) == Preferences()


@quick
@given(wanted=preferences, key=st.sampled_from(list(BY_KEY)), value=nonsense)
def test_one_bad_value_spoils_no_other(
    file: Path, wanted: Preferences, key: str, value: object
) -> None:
    settings = settings_in(file)
    write_preferences(settings, wanted.as_dict())
    settings.setValue(f"preferences/{key}", value)
    settings.sync()
    reopened = settings_in(file)
    read = read_preferences(reopened).as_dict()
    written = reopened.value(f"preferences/{key}")
    if isinstance(written, str) and text_of(read[key]) != written:
        assert read[key] == BY_KEY[key].usual or float(written) == read[key]
    assert {**read, key: None} == {**wanted.as_dict(), key: None}


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("theme", "Light"),
        ("scale", "9"),
        ("motion", "Motion.OFF"),
        ("symbols", "1"),
        ("confirm", ""),
        ("threads", "100000"),
        ("threads", "1.5"),
        ("volume_card", "101"),
        ("volume_card", "nan"),
        ("volume_end", "-5"),
        ("think_seconds", "1e9"),
    ],
)
def test_what_can_not_be_meant_is_as_at_the_first_start(file: Path, key: str, text: str) -> None:
    settings = settings_in(file)
    settings.setValue(f"preferences/{key}", text)
    assert read_preferences(settings).as_dict()[key] == BY_KEY[key].usual


def test_style_follows(qtbot: QtBot) -> None:  # noqa: ARG001 - the application has to be there
    style = Preferences("dark", "de", 1.5, Motion.OFF, "large", symbols=False).style()
    assert (style.theme, style.language, style.scale) == (DARK, "de", 1.5)
    assert style.motion.ms(500) == 0
    assert (style.card_scale, style.symbols, style.high_contrast) == (1.3, False, False)
    light = Preferences("light")
    assert light.style().theme is LIGHT
    strong = replace(light, high_contrast=True)
    assert strong.style().theme is STRONG_LIGHT
    assert strong.style().ring > light.style().ring
    assert replace(strong, theme="dark").style().theme is STRONG_DARK


def test_volumes_are_parts_and_all_off_together() -> None:
    loud = Preferences(volume_wagon=85, volume_turn=10)
    assert loud.volumes["wagon"] == pytest.approx(0.85)
    assert loud.volumes["turn"] == pytest.approx(0.1)
    assert set(loud.volumes) == set(SOUND_KINDS)
    assert set(replace(loud, sounds=False).volumes.values()) == {0.0}


def test_one_volume_is_for_all_sounds() -> None:
    loud, soft = Preferences(), Preferences(volume=50)
    assert soft.volumes == {kind: level / 2 for kind, level in loud.volumes.items()}
    assert not any(Preferences(volume=0).volumes.values())
