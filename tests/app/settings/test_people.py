"""Several people use one program: each has their own files, and nobody loses any."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from ai.levels import LEVELS
from ttr_qt.app.settings.last_choice import recall, remember, write_identity
from ttr_qt.app.settings.people import FIRST, MOST, People
from ttr_qt.app.settings.preferences import read_preferences, write_preferences
from ttr_qt.app.settings.settings_file import settings_in, write_settings
from ttr_qt.models.setup.choice import COLOURS, PORTRAITS, GameChoice, Identity

NAMES = [level.name for level in LEVELS]


@pytest.fixture
def common(tmp_path: Path) -> QSettings:
    return settings_in(tmp_path / "settings.ini")


def people_in(folder: Path) -> People:
    """Return what another start of the program finds on disk."""
    return People(settings_in(folder / "settings.ini"), folder)


def test_the_first_person_has_what_was_there_before(common: QSettings, tmp_path: Path) -> None:
    common.setValue("choice/name", "Robin")
    common.setValue("choice/colour", "green")
    (person,) = People(common, tmp_path).everybody()
    assert person.number == FIRST
    assert person.identity == Identity("Robin", "green")
    assert (person.settings, person.folder) == (common, tmp_path)


def test_everybody_has_files_of_their_own(common: QSettings, tmp_path: Path) -> None:
    people = People(common, tmp_path)
    remember(common, GameChoice("usa", ("ada",), name="Robin", begins=1))
    write_preferences(common, {"scale": 1.3, "language": "de"})
    other = people.add()
    assert other is not None
    assert read_preferences(other.settings) == read_preferences(common)
    people.choose(other.number)
    remember(other.settings, GameChoice("amsterdam", ("emil",), name="Kim", portrait=PORTRAITS[3]))
    write_preferences(other.settings, {"scale": 1.0})
    assert write_settings(other.settings)
    again = people_in(tmp_path)
    assert [one.identity.name for one in again.everybody()] == ["Robin", "Kim"]
    assert again.current.number == other.number
    assert again.current.folder not in {tmp_path, tmp_path / "games"}
    assert recall(again.current.settings, NAMES).edition == "amsterdam"
    assert recall(again.current.settings, NAMES).portrait == PORTRAITS[3]
    assert recall(again.common, NAMES).opponents == ("ada",)
    assert read_preferences(again.common).scale == 1.3


def test_new_people_look_like_nobody_else(common: QSettings, tmp_path: Path) -> None:
    people = People(common, tmp_path)
    while people.add() is not None:
        pass
    known = [person.identity for person in people.everybody()]
    assert len(known) == MOST
    assert len({one.colour for one in known}) == len(COLOURS)
    assert len({one.portrait for one in known[: len(PORTRAITS)]}) == len(PORTRAITS)


def test_whoever_is_removed_comes_back_with_everything(common: QSettings, tmp_path: Path) -> None:
    people = People(common, tmp_path)
    kim, lee = people.add(), people.add()
    assert kim is not None
    assert lee is not None
    write_identity(kim.settings, Identity("Kim", "black", PORTRAITS[5]))
    write_identity(lee.settings, Identity("Lee"))
    (kim.folder / "games").mkdir()
    (kim.folder / "games" / "a.json").write_text("{}")
    people.choose(kim.number)
    assert people.remove(kim.number)
    assert people.current.number == FIRST
    again = people_in(tmp_path)
    assert [one.identity.name for one in again.everybody()][1:] == ["Lee"]
    assert again.removed() == {kim.number: Identity("Kim", "black", PORTRAITS[5])}
    new = again.add()
    assert new is not None
    assert new.folder != kim.folder  # which is still Kim's
    assert again.bring_back(kim.number)
    assert not again.bring_back(kim.number)
    assert again.everybody()[1].identity.name == "Kim"
    assert (kim.folder / "games" / "a.json").read_text() == "{}"
    assert again.removed() == {}


def test_the_first_person_stays(common: QSettings, tmp_path: Path) -> None:
    people = People(common, tmp_path)
    assert not people.remove(FIRST)
    assert not people.remove(7)
    assert [one.number for one in people.everybody()] == [FIRST]


@pytest.mark.parametrize(
    "content",
    [b"", b"[choice]\nname=@Variant(\\0\\0)", b"\x00\xff nonsense", b"[choice]\nname=Kim\n[pref"],
)
def test_damaged_settings_are_put_aside_and_told(tmp_path: Path, content: bytes) -> None:
    home = tmp_path / "people" / "2"
    (home / "games").mkdir(parents=True)
    for _ in range(2):  # the second time does not take the place of what was put aside before
        (home / "settings.ini").write_bytes(content)
        _, person = people_in(tmp_path).everybody()
        assert person.damaged is not None
        assert person.damaged.read_bytes() == content
        assert (person.number, person.folder) == (2, home)
        assert person.identity.name == ("Kim" if b"Kim" in content else "")
        assert write_settings(person.settings)
        assert people_in(tmp_path).everybody()[1].damaged is None
    assert len(list(home.glob("damaged settings*.ini"))) == 2


def test_whatever_else_lies_there_is_nobody(tmp_path: Path) -> None:
    (tmp_path / "people" / "nonsense").mkdir(parents=True)
    (tmp_path / "people" / "1").mkdir()
    (tmp_path / "people" / "removed 3 x").mkdir()
    (tmp_path / "people" / "3").write_text("no folder")
    assert [one.number for one in people_in(tmp_path).everybody()] == [FIRST]
    assert people_in(tmp_path).removed() == {}


def test_what_belongs_to_the_computer_holds_for_all(common: QSettings, tmp_path: Path) -> None:
    people = People(common, tmp_path)
    kim = people.add()
    assert kim is not None
    write_preferences(kim.settings, {"threads": 1, "volume": 25, "theme": "dark"}, common)
    assert (read_preferences(common).threads, read_preferences(common).volume) == (1, 25)
    assert read_preferences(common).theme == "system"
    write_preferences(common, {"volume": 80})
    now = read_preferences(kim.settings, common)
    assert (now.threads, now.volume, now.theme) == (1, 80, "dark")


@pytest.mark.parametrize("nonsense", ["", "9", "-1", "../2", ["1", "2"], 2.5])
def test_whoever_is_not_there_is_the_first(
    common: QSettings, tmp_path: Path, nonsense: object
) -> None:
    common.setValue("person", nonsense)
    assert People(common, tmp_path).current.number == FIRST


def test_a_disk_that_refuses_adds_nobody(common: QSettings, tmp_path: Path) -> None:
    (tmp_path / "people").write_text("in the way")
    people = People(common, tmp_path)
    assert people.add() is None
    assert len(people.everybody()) == 1
