"""The last choice comes back; what was spoilt in the meantime does no harm."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from ai.levels import LEVELS
from ttr_qt.app.settings.last_choice import recall, recall_editions, remember
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.setup.choice import (
    COLOURS,
    GUEST,
    EditionChoice,
    GameChoice,
    clean_name,
    fitting,
)

NAMES = tuple(level.name for level in LEVELS)
KEYS = ("edition", "opponents", "plays", "name", "colour", "begins", "deck")

choices = st.builds(
    GameChoice,
    edition=st.sampled_from(EDITIONS),
    opponents=st.lists(st.sampled_from([*NAMES, GUEST]), min_size=1, max_size=5).map(tuple),
    guests=st.lists(st.text(max_size=30).map(clean_name), max_size=5).map(tuple),
    person=st.booleans(),
    name=st.text(max_size=30).map(clean_name),
    colour=st.sampled_from(COLOURS),
    begins=st.sampled_from([None, *range(6)]),
    deck=st.sampled_from([None, "classic", "1910"]),
).map(fitting)


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


def reopened(store: QSettings) -> QSettings:
    """Return what another start of the program finds on disk."""
    store.sync()
    return QSettings(store.fileName(), QSettings.Format.IniFormat)


def test_the_first_start_has_the_usual_choice(store: QSettings) -> None:
    assert recall(store, NAMES) == GameChoice()


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(choice=choices)
def test_a_choice_comes_back_as_it_was(store: QSettings, choice: GameChoice) -> None:
    store.clear()
    remember(store, choice)
    assert recall(reopened(store), NAMES) == choice


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("nonsense", ["", "nonsense", "1,2,3", 17, 2.5, True, [], ["a", "b"], b"x"])
def test_one_spoilt_value_spoils_nothing_else(store: QSettings, key: str, nonsense: object) -> None:
    choice = GameChoice(
        edition="usa",
        opponents=("ada", "viktor", "clara"),
        name="Robin",
        colour="green",
        begins=2,
        deck="1910",
    )
    remember(store, choice)
    of_edition = key in {"opponents", "deck", "begins"}
    store.setValue(f"choice/usa/{key}" if of_edition else f"choice/{key}", nonsense)
    found = recall(reopened(store), NAMES)
    usual = GameChoice()
    for name in ("opponents", "colour", "begins"):
        expected = usual if name == key else choice
        assert getattr(found, name) == getattr(expected, name)
    if key != "name":
        assert found.name == "Robin"
    if key != "deck":
        assert found.deck == "1910"
    assert found.edition == "usa"
    assert found.person


def test_each_edition_keeps_its_table(store: QSettings) -> None:
    remember(store, GameChoice("usa", ("ada", "mia"), deck="1910", begins=2))
    remember(store, GameChoice("germany", ("henk",)))
    found = recall_editions(reopened(store), NAMES)
    assert recall(reopened(store), NAMES).opponents == ("henk",)
    assert found["usa"] == EditionChoice(("ada", "mia"), "1910", begins=2)
    assert found["germany"] == EditionChoice(("henk",))
    assert found["amsterdam"] == EditionChoice(GameChoice().opponents)


def test_children_begin_with_the_gentlest_opponents(store: QSettings) -> None:
    remember(store, GameChoice("usa", ("ada", "viktor")))
    opponents = recall_editions(store, NAMES)["first_journey"].opponents
    lowest = min(level.number for level in LEVELS)
    assert opponents
    assert {level.number for level in LEVELS if level.name in opponents} == {lowest}


def test_what_all_editions_shared_belongs_to_the_one_played_last(store: QSettings) -> None:
    for key, value in (("edition", "usa"), ("opponents", "ada,rosa"), ("deck", "classic")):
        store.setValue(f"choice/{key}", value)  # as earlier versions did
    found = recall(store, NAMES)
    assert (found.edition, found.opponents, found.deck) == ("usa", ("ada", "rosa"), "classic")
    assert recall_editions(store, NAMES)["first_journey"].opponents != ("ada", "rosa")
    remember(store, GameChoice("usa", ("otto",)))
    remember(store, GameChoice("amsterdam", ("emil",)))
    assert recall_editions(store, NAMES)["usa"] == EditionChoice(("otto",))


def test_whoever_began_in_all_editions_begins_until_another_is_chosen(store: QSettings) -> None:
    store.setValue("choice/begins", "me")  # as earlier versions did
    assert recall(store, NAMES).begins == 0
    remember(store, GameChoice("usa", begins=None))
    found = recall_editions(reopened(store), NAMES)
    assert (found["usa"].begins, found["germany"].begins) == (None, 0)


def test_opponents_that_are_gone_are_left_out(store: QSettings) -> None:
    remember(store, GameChoice(opponents=("ada", "gone", "otto")))
    assert recall(store, NAMES).opponents == ("ada", "otto")


def test_too_many_opponents_are_cut_to_the_seats(store: QSettings) -> None:
    remember(store, GameChoice(edition="amsterdam", opponents=("ada",) * 9))
    assert recall(store, NAMES).opponents == ("ada",) * 3
