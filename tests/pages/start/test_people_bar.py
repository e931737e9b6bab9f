"""People who use the program: their faces, and their seats at the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ai.levels import LEVELS
from ttr_qt.models.setup.choice import GUEST, PORTRAITS, GameChoice, Identity
from ttr_qt.pages.start.people_bar import KnownPeople, KnownPerson, PeopleBar
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.theme.style import Style
from ttr_qt.views.words.opponents import Opponent

ROBIN = Identity("Robin", "green", PORTRAITS[4])
KIM = Identity("Kim & Co", "red", PORTRAITS[2])
LEE = Identity("", "blue", PORTRAITS[1])
PEOPLE = KnownPeople(
    [
        KnownPerson(1, ROBIN),
        KnownPerson(2, KIM, current=True, removable=True),
        KnownPerson(3, LEE, removable=True),
    ],
    {5: Identity("Uwe")},
    room=True,
)
OPPONENTS = tuple(
    Opponent(level.name, level.name.capitalize(), level.about, level.number) for level in LEVELS
)


@pytest.fixture
def bar(qtbot: QtBot) -> PeopleBar:
    result = PeopleBar(Style(), PEOPLE)
    qtbot.addWidget(result)
    with qtbot.waitExposed(result):
        result.show()
    return result


def test_another_person_is_one_click_or_key_away(qtbot: QtBot, bar: PeopleBar) -> None:
    with qtbot.waitSignal(bar.person_wanted) as wanted:
        QTest.mouseClick(bar.faces[1], Qt.MouseButton.LeftButton)
    assert wanted.args == [1]
    bar.faces[3].setFocus()
    with qtbot.waitSignal(bar.person_wanted) as wanted:
        QTest.keyClick(bar.faces[3], Qt.Key.Key_Return)
    assert wanted.args == [3]


def test_screen_readers_hear_who_it_is(bar: PeopleBar) -> None:
    names = [face.accessibleName() for face in bar.faces.values()]
    assert names == ["Robin", "Kim & Co plays", "Player 3"]
    bar.show_current(Identity("Kimberly"))
    assert bar.faces[2].accessibleName() == "Kimberly plays"
    assert bar.newcomer_button.accessibleName()


def test_the_menu_is_about_whoever_plays(qtbot: QtBot, bar: PeopleBar) -> None:
    entries = {one.text(): one for one in bar.make_menu().actions() if one.text()}
    assert list(entries) == ["Rename", "Remove Kim && Co …", "Bring Uwe back"]
    with qtbot.waitSignal(bar.return_wanted) as wanted:
        entries["Bring Uwe back"].trigger()
    assert wanted.args == [5]


def test_a_seat_can_be_taken_by_somebody_known(qtbot: QtBot) -> None:
    choice = GameChoice("usa", ("otto",), name="Mo", colour="green", known=(ROBIN, KIM, LEE))
    page = StartPage(Style(), OPPONENTS, choice)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    page.opponents.on_add_person()  # the first one who is not there yet
    page.opponents.on_add_person()
    page.opponents.on_add_person()  # whoever has no name can't be meant
    assert page.choice.people == ("Mo", "Robin", KIM.name, "")
    assert page.choice.portraits[1:3] == (ROBIN.portrait, KIM.portrait)
    assert page.choice.colours[2:4] == ("yellow", "red")  # green is Mo's already
    rows = page.opponents.rows
    assert [one.text() for one in rows[1].make_people_menu().actions()] == ["Robin"]
    rows[1].name_edit.setText("")
    rows[1].changed.emit()
    rows[3].make_people_menu().actions()[0].trigger()
    assert page.choice.guests == ("", KIM.name, "Robin")
    assert page.choice.opponents == ("otto", GUEST, GUEST, GUEST)
