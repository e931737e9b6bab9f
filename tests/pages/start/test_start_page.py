"""The start page: what is chosen is what is asked for, by mouse and by keys, at every size."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ai.levels import LEVELS
from tests.helpers.window.pictures import changed, shot
from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.models.setup.choice import (
    GUEST,
    PORTRAITS,
    EditionChoice,
    GameChoice,
    usual_choice,
)
from ttr_qt.models.setup.seeds import parse_seed
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import DARK
from ttr_qt.views.theme.style import Style
from ttr_qt.views.theme.translation import install_language
from ttr_qt.views.words.opponents import Opponent, character_of, strength_of

OPPONENTS = tuple(
    Opponent(level.name, level.name.capitalize(), level.about, level.number) for level in LEVELS
)
LEFT = Qt.MouseButton.LeftButton

Open = Callable[..., StartPage]


@pytest.fixture
def open_page(qtbot: QtBot, qapp: QApplication) -> Open:
    """Return what opens a page, closed after the test."""

    def open_one(
        choice: GameChoice | None = None,
        *,
        style: Style | None = None,
        size: tuple[int, int] = (1280, 720),
        **more: object,
    ) -> StartPage:
        look = style or Style()
        qapp.setStyleSheet(look.sheet())
        page = StartPage(look, OPPONENTS, choice or GameChoice(), **more)  # type: ignore[arg-type]
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        return page

    return open_one


def begins_buttons(page: StartPage) -> list[QPushButton]:
    """Return what is offered as to who begins: the lot, then everybody at the table."""
    parts = page.person.begins_choice.findChildren(QPushButton)
    return [part for part in parts if part.isVisible()]


def asked(qtbot: QtBot, page: StartPage) -> GameChoice:
    """Return what the page asks for when the game is started."""
    with qtbot.waitSignal(page.start_wanted) as wanted:
        QTest.mouseClick(page.start_button, LEFT)
    choice = wanted.args[0]
    assert isinstance(choice, GameChoice)
    return choice


@pytest.mark.slow
def test_a_game_as_last_time_is_one_click_away(qtbot: QtBot, open_page: Open) -> None:
    choice = GameChoice("maerklin", ("ada", "clara"), True, "Robin", "black", begins=0, seed=77)
    assert asked(qtbot, open_page(choice)) == choice


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_click_chooses_an_edition(qtbot: QtBot, open_page: Open, edition: str) -> None:
    four = ("ada", "otto", "rosa", "clara")
    page = open_page(GameChoice(opponents=four, deck="1910"))
    QTest.mouseClick(page.posters[edition], LEFT)
    choice = asked(qtbot, page)
    assert choice.edition == edition
    assert choice.opponents == (four if edition == "usa" else usual_choice(edition).opponents)
    assert choice.deck == ("1910" if edition == "usa" else None)
    assert page.person.deck_choice.isVisible() == (edition == "usa")


def test_opponents_without_a_seat_come_back(open_page: Open) -> None:
    four: tuple[str, ...] = ("ada", "otto", "rosa", "clara")
    page = open_page(GameChoice("amsterdam", four))
    assert page.choice.opponents == four[:3]
    watch, play = reversed(page.person.seat_choice.findChildren(QPushButton))
    QTest.mouseClick(watch, LEFT)
    assert page.choice.opponents == four
    QTest.mouseClick(play, LEFT)
    assert page.choice.opponents == four[:3]


def test_each_edition_has_its_own_opponents_and_deck(open_page: Open) -> None:
    four: tuple[str, ...] = ("ada", "otto", "rosa", "clara")
    page = open_page(GameChoice(opponents=four, deck="1910"))
    page.posters["first_journey"].click()
    assert page.choice.of_edition == EditionChoice(("clara", "emil"))
    faces = [row.strip.findChildren(QToolButton) for row in page.opponents.rows]
    chosen = [next(face.text() for face in row if face.isChecked()) for row in faces]
    assert [name.strip() for name in chosen] == ["Clara", "Emil"]
    page.opponents.rows[1].remove_button.click()
    page.posters["usa"].click()
    assert page.choice.of_edition == EditionChoice(four, "1910")
    page.posters["first_journey"].click()
    assert page.choice.of_edition == EditionChoice(("clara",))
    assert page.of_editions["usa"] == EditionChoice(four, "1910")


def test_arrow_keys_choose_and_enter_starts(qtbot: QtBot, open_page: Open) -> None:
    page = open_page()
    QTest.keyClick(page.posters["usa"], Qt.Key.Key_Right)
    QTest.keyClick(page.posters["germany"], Qt.Key.Key_Right)
    with qtbot.waitSignal(page.start_wanted) as wanted:
        QTest.keyClick(page.posters["maerklin"], Qt.Key.Key_Return)
    assert wanted.args[0].edition == "maerklin"


def test_enter_in_the_name_starts_with_that_name(qtbot: QtBot, open_page: Open) -> None:
    page = open_page()
    QTest.keyClicks(page.person.name_edit, "  Ada  B ")
    with qtbot.waitSignal(page.start_wanted) as wanted:
        QTest.keyClick(page.person.name_edit, Qt.Key.Key_Return)
    assert wanted.args[0].name == "Ada B"


def test_enter_in_the_name_of_somebody_else_only_ends_typing(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(GameChoice(opponents=("otto",)))
    row = page.opponents.rows[0]
    row.on_chosen(GUEST)
    assert row.name_edit.hasFocus()
    QTest.keyClicks(row.name_edit, "Lena")
    with qtbot.assertNotEmitted(page.start_wanted):
        QTest.keyClick(row.name_edit, Qt.Key.Key_Return)
    assert not row.name_edit.hasFocus()
    assert page.choice.guests == ("Lena",)


def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(left="USA · turn 23")
    assert page.continue_button is not None
    page.continue_button.setFocus()
    with (
        qtbot.assertNotEmitted(page.start_wanted),
        qtbot.waitSignal(page.continue_wanted),
    ):
        QTest.keyClick(page.continue_button, Qt.Key.Key_Return)


def test_another_character_takes_a_seat(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(GameChoice(opponents=("otto", "rosa")))
    parts = page.opponents.rows[1].strip.findChildren(QToolButton)
    ids = [*(opponent.id for opponent in OPPONENTS), GUEST]
    assert [part.isChecked() for part in parts] == [one == "rosa" for one in ids]
    QTest.mouseClick(parts[ids.index("ada")], LEFT)
    assert asked(qtbot, page).opponents == ("otto", "ada")
    assert [part.isChecked() for part in parts] == [one == "ada" for one in ids]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_who_is_as_strong_stands_in_one_column(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    places = [part.geometry() for part in page.opponents.rows[0].strip.parts]
    levels = [*(opponent.level for opponent in OPPONENTS), None]  # people are in the last one
    for (one, here), (other, there) in combinations(zip(levels, places, strict=True), 2):
        assert not here.intersects(there)
        assert (here.left() == there.left()) == (one == other)
        assert here.left() <= there.left()


def test_arrow_keys_go_through_the_faces(open_page: Open) -> None:
    page = open_page(GameChoice(opponents=("otto", "rosa")))
    row = page.opponents.rows[0]
    row.strip.focus_chosen()
    seen = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
        QTest.keyClick(page.focusWidget(), key)
        seen.append(row.chosen)
    assert seen == ["luisa", "henk", "rosa", "otto"]


def test_a_face_tells_who_it_is_when_the_mouse_comes(open_page: Open) -> None:
    page = open_page(GameChoice(opponents=("otto", "rosa")))
    row = page.opponents.rows[0]

    def told() -> list[str]:
        return [part.text() for part in row.findChildren(QLabel) if part.isVisible()]

    before, size = told(), row.size()
    assert before[0] == "Otto"
    for opponent in OPPONENTS:
        row.strip.looked_at.emit(opponent.id)
        assert told() == [opponent.name, strength_of(opponent), character_of(opponent)]
        assert row.size() == size
    row.strip.looked_at.emit("")
    assert told() == before
    assert row.chosen == "otto"


def test_opponents_come_and_go_within_the_rules(open_page: Open) -> None:
    page = open_page(GameChoice(edition="amsterdam", opponents=("otto",)))
    assert not page.opponents.rows[0].remove_button.isVisible()
    QTest.mouseClick(page.opponents.add_button, LEFT)
    QTest.mouseClick(page.opponents.add_button, LEFT)
    assert len(set(page.choice.opponents)) == 3
    assert not page.opponents.add_button.isVisible()
    QTest.mouseClick(page.opponents.rows[0].remove_button, LEFT)
    assert len(page.choice.opponents) == 2
    assert "otto" not in page.choice.opponents
    assert page.opponents.add_button.isVisible()


def test_the_whole_box_of_a_free_seat_adds_an_opponent(open_page: Open) -> None:
    page = open_page(GameChoice("usa", ("clara",)))
    seat = page.opponents.add_button.parentWidget()
    assert seat is not None
    far = QPoint(seat.width() - 20, seat.height() - 8)
    assert seat.childAt(far) is None
    QTest.mouseClick(seat, LEFT, pos=far)
    assert len(page.opponents.rows) == 2


def test_the_focus_stays_with_opponents_who_come_and_go(open_page: Open) -> None:
    page = open_page(GameChoice(edition="amsterdam", opponents=("otto",)))
    panel = page.opponents
    QTest.mouseClick(panel.add_button, LEFT)
    assert page.focusWidget() is panel.add_button
    QTest.mouseClick(panel.add_button, LEFT)
    faces = panel.rows[-1].strip.findChildren(QToolButton)
    assert page.focusWidget() in [face for face in faces if face.isChecked()]
    QTest.mouseClick(panel.rows[0].remove_button, LEFT)
    assert page.focusWidget() is panel.add_button


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080)])
def test_nothing_moves_when_opponents_come_and_go(
    qtbot: QtBot, open_page: Open, size: tuple[int, int]
) -> None:
    page = open_page(GameChoice(opponents=("otto", "rosa", "ada")), size=size)

    def places() -> list[QRect]:
        first = page.opponents.rows[0]
        parts = (*page.posters.values(), page.start_button, first, first.remove_button, first.strip)
        return [QRect(part.mapTo(page, QPoint(0, 0)), part.size()) for part in parts]

    before = places()
    for act in (page.opponents.on_add, page.opponents.rows[1].remove_button.click):
        act()
        qtbot.wait(10)
        assert places() == before
    while len(page.opponents.rows) > 1:
        page.opponents.rows[-1].remove_button.click()
        qtbot.wait(10)
        assert places() == before
    for edition in ("amsterdam", "usa"):
        page.posters[edition].click()
        qtbot.wait(10)
        assert places() == before


def test_whoever_watches_needs_two_opponents(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(GameChoice(opponents=("ada",)))
    watch = page.person.seat_choice.findChildren(QPushButton)[1]
    QTest.mouseClick(watch, LEFT)
    choice = asked(qtbot, page)
    assert not choice.person
    assert len(choice.opponents) == 2
    assert not page.person.name_edit.isEnabled()
    assert not page.person.colour_buttons["red"].isEnabled()


def test_options_are_asked_for(qtbot: QtBot, open_page: Open) -> None:
    page = open_page()
    person = page.person
    QTest.mouseClick(person.colour_buttons["yellow"], LEFT)
    QTest.mouseClick(begins_buttons(page)[1], LEFT)
    QTest.mouseClick(person.deck_choice.findChildren(QPushButton)[3], LEFT)
    QTest.keyClicks(person.seed_edit, "2abc-defg")
    choice = asked(qtbot, page)
    assert (choice.colour, choice.begins, choice.deck) == ("yellow", 0, "big_cities")
    assert choice.seed == parse_seed("2ABC-DEFG")
    QTest.keyClicks(person.seed_edit, "!")
    assert asked(qtbot, page).seed is None
    assert choice.colours == ("yellow", "red", "blue")


def test_all_decks_of_the_rules_are_offered(open_page: Open) -> None:
    page = open_page()
    parts = page.person.deck_choice.findChildren(QPushButton)
    assert len(parts) == len(RULES["usa"].deck_choices)
    assert parts[0].text() == "All 69"


def test_what_a_deck_means_is_told_under_the_choice(open_page: Open) -> None:
    page = open_page(GameChoice(deck="1910"))
    person = page.person
    assert "35" in person.deck_note.text()
    assert "15 points for the most tickets" in person.deck_note.text()
    mega = person.deck_choice.findChildren(QPushButton)[4]
    QTest.mouseClick(mega, LEFT)
    told = person.deck_note.text()
    assert told == "All 69 tickets. You get 5 and keep at least 3; both bonuses count."
    assert person.deck_choice.accessibleDescription() == told
    assert page.choice.deck == "mega"
    top = page.start_button.mapTo(page, QPoint()).y()
    person.show_edition("germany", EditionChoice())
    QApplication.processEvents()
    assert not person.deck_note.isVisible()
    assert page.start_button.mapTo(page, QPoint()).y() == top


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("deck", RULES["usa"].deck_choices)
@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 700), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)]
)
def test_a_note_about_a_deck_is_never_cut_off(
    open_page: Open, language: Language, deck: str, size: tuple[int, int], scale: float
) -> None:
    style = Style(language=language, scale=scale)
    page = open_page(GameChoice(deck=deck), style=style, size=size)
    note = page.person.deck_note
    assert note.heightForWidth(note.width()) <= note.height()


def test_the_header_offers_only_what_there_is(qtbot: QtBot, open_page: Open) -> None:
    assert not open_page().header.buttons
    page = open_page(show_extras=("rules", "settings"))
    assert list(page.header.buttons) == ["rules", "settings"]
    QTest.mouseClick(page.posters["germany"], LEFT)
    for name in ("rules", "settings"):
        with qtbot.waitSignal(page.page_wanted) as wanted:
            QTest.mouseClick(page.header.buttons[name], LEFT)
        assert wanted.args == [name]


def test_without_a_game_left_there_is_nothing_to_continue(open_page: Open) -> None:
    assert open_page().continue_button is None


def test_progress_is_shown_until_all_is_done(qtbot: QtBot, open_page: Open) -> None:
    page = open_page()
    bar = page.opponents.bar
    assert not bar.isVisible()
    page.set_progress(3, 12)
    assert bar.isVisible()
    assert bar.part == pytest.approx(0.25)
    assert asked(qtbot, page).edition == "usa"
    page.set_progress(12, 12)
    assert not bar.isVisible()


def test_every_opponent_is_told_in_words() -> None:
    assert len({character_of(opponent) for opponent in OPPONENTS}) == len(LEVELS)
    assert len({strength_of(opponent) for opponent in OPPONENTS}) == 5
    assert character_of(Opponent("new", "New", "somebody else", 9)) == "somebody else"


def test_every_opponent_is_told_in_german_too(qapp: QApplication) -> None:
    assert qapp is not None
    install_language("de")  # what nobody has translated is told in the words of the arena
    assert [one.id for one in OPPONENTS if character_of(one) == one.about] == []


FOUR = GameChoice(opponents=("clara", "otto", "viktor", "ada"), name="Robin")


def cut_off(page: StartPage) -> list[str]:
    """Return the texts that have less room than they need or lie outside of the page."""
    found = []
    for part in page.findChildren(QWidget):
        if not part.isVisible():
            continue
        if isinstance(part, QLabel) and part.text():
            wraps = part.wordWrap()
            need = part.heightForWidth(part.width()) if wraps else part.sizeHint().height()
            if part.height() < need or part.width() < part.minimumSizeHint().width():
                found.append(part.text())
        if isinstance(part, QLabel | QPushButton | QToolButton):
            right = part.mapTo(page, QPoint(part.width(), 0)).x()
            if right > page.width() or part.mapTo(page, QPoint(0, 0)).x() < 0:
                found.append(part.text())
        if isinstance(part, QPushButton | QToolButton) and (
            part.width() < part.minimumSizeHint().width()
        ):
            found.append(part.text())
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080), (3840, 2160)])
def test_everything_fits_without_scrolling(
    open_page: Open, size: tuple[int, int], language: Language
) -> None:
    install_language(language)
    page = open_page(
        FOUR,
        size=size,
        left="Deutschland · Zug 23 · gegen Rosa, Otto, Luisa",
        show_extras=("rules", "settings"),
        style=Style(language=language),
    )
    assert page.scroll_length == 0
    assert cut_off(page) == []


def test_five_who_are_watched_fit_too(open_page: Open) -> None:
    five = tuple(opponent.id for opponent in OPPONENTS[-5:])
    page = open_page(GameChoice(opponents=five, person=False))
    assert len(page.opponents.rows) == 5
    assert page.scroll_length == 0
    assert cut_off(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080)])
def test_large_texts_are_scrolled_and_never_cut_off(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(FOUR, size=size, style=Style(scale=1.5), left="USA · turn 23 · four rivals")
    assert cut_off(page) == []


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_the_mark_of_what_is_chosen_covers_no_name(open_page: Open, scale: float) -> None:
    page = open_page(size=(1280, 720), style=Style(scale=scale, language="de"))
    for poster in page.posters.values():
        pictures = []
        for chosen in (True, False):
            page.posters["usa" if poster.edition.id != "usa" else "germany"].setChecked(not chosen)
            poster.setChecked(chosen)
            pictures.append(poster.grab().toImage())
        marked, plain = pictures
        edge, top = round(16 * scale), poster.height() - poster.text_height(poster.width())
        spots = [
            (x, y)
            for x in range(edge, poster.width() - edge)
            for y in range(top, poster.height() - edge)
            if marked.pixel(x, y) != plain.pixel(x, y)
        ]
        assert len(spots) > 300
        assert len({plain.pixel(x, y) for x, y in spots}) == 1, poster.edition.id


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1600, 900)])
def test_a_game_can_be_started_without_scrolling(
    qtbot: QtBot, open_page: Open, size: tuple[int, int], scale: float
) -> None:
    page = open_page(size=size, style=Style(scale=scale), left="USA · turn 23 · four rivals")
    assert page.continue_button is not None
    for button in (page.start_button, page.continue_button):
        place = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
        assert page.rect().contains(place)
        top = page.childAt(place.center())
        assert top is button or (top is not None and button.isAncestorOf(top))
    page.resize(round(1280 * scale), round(720 * scale))  # with room for all
    qtbot.waitUntil(lambda: page.scroll_length == 0)
    assert page.person.isAncestorOf(page.start_button)


def test_nothing_moves_when_another_edition_is_looked_at(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(FOUR)
    before = {name: poster.geometry() for name, poster in page.posters.items()}
    for edition in ("germany", "maerklin", "usa"):
        page.posters[edition].click()
        qtbot.wait(10)
        assert {name: poster.geometry() for name, poster in page.posters.items()} == before
    assert page.scroll_length == 0


def test_sizes_may_change_while_it_is_open(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(FOUR, size=(1920, 1080))
    for size in ((700, 500), (1024, 700), (2560, 1440), (1024, 700)):
        page.resize(*size)
        qtbot.wait(20)
        assert cut_off(page) == [], size
    assert page.scroll_length == 0


def test_the_dark_page_is_dark_and_the_chosen_poster_marked(open_page: Open) -> None:
    light = open_page()
    poster = light.posters["germany"]
    before, page = shot(poster), shot(light)
    poster.setChecked(True)
    assert changed(before, shot(poster)) > 0.01
    assert changed(page, shot(open_page(style=Style(theme=DARK)))) > 0.4


def test_another_person_can_take_any_seat(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(GameChoice(opponents=("otto", "rosa"), name="Robin"))
    first = page.opponents.rows[0]
    QTest.mouseClick(first.strip.parts[-1], LEFT)
    assert first.name_edit.isVisible()
    assert first.name_edit.hasFocus()
    QTest.keyClicks(first.name_edit, "Mia")
    QTest.mouseClick(page.opponents.add_person_button, LEFT)
    choice = asked(qtbot, page)
    assert choice.opponents == (GUEST, "rosa", GUEST)
    assert choice.guests == ("Mia", "")
    assert choice.levels == ("", "", "rosa", "")
    assert choice.people == ("Robin", "Mia", "")
    first.on_chosen("otto")
    assert not first.name_edit.isVisible()
    assert asked(qtbot, page).people == ("Robin", "")


def test_each_edition_has_its_own_people(qtbot: QtBot, open_page: Open) -> None:
    kept = {"first_journey": EditionChoice((GUEST,), None, ("Mia",))}
    page = open_page(GameChoice(), of_editions=kept)
    QTest.mouseClick(page.posters["first_journey"], LEFT)
    assert asked(qtbot, page).guests == ("Mia",)
    QTest.mouseClick(page.posters["usa"], LEFT)
    assert asked(qtbot, page).guests == ()


def test_anybody_at_the_table_may_begin(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(GameChoice("usa", ("otto", GUEST, "otto"), guests=("Kim",), name="Robin"))
    assert asked(qtbot, page).begins is None
    told = [part.toolTip() for part in begins_buttons(page)[1:]]
    assert told == ["Robin begins", "Otto begins", "Kim begins", "Otto 2 begins"]
    QTest.mouseClick(begins_buttons(page)[3], LEFT)
    choice = asked(qtbot, page)
    assert choice.begins == 2


def test_whoever_begins_is_followed_when_others_leave(open_page: Open) -> None:
    page = open_page(GameChoice("usa", ("otto", "rosa", "ada"), begins=3))
    QTest.mouseClick(page.opponents.rows[0].remove_button, LEFT)
    assert page.choice.opponents[(page.choice.begins or 0) - 1] == "ada"
    QTest.mouseClick(page.opponents.rows[1].remove_button, LEFT)
    assert page.choice.opponents == ("rosa",)
    assert page.choice.begins is None


def test_each_edition_has_its_own_beginner_and_tells_the_book_s(open_page: Open) -> None:
    page = open_page(GameChoice("usa", ("otto", "rosa"), begins=2))
    told = set()
    for edition, poster in page.posters.items():
        poster.click()
        assert page.choice.begins == (2 if edition == "usa" else None)
        told.add(page.person.first_player.text())
    page.posters["usa"].click()
    assert page.choice.begins == 2
    assert all(text.startswith("By the book: ") for text in told)
    assert len(told) == 4  # the youngest begins in two of them


def test_whoever_watches_sees_others_begin(open_page: Open) -> None:
    page = open_page(GameChoice("usa", ("otto", "rosa"), person=False, begins=2))
    assert [part.toolTip() for part in begins_buttons(page)[1:]] == ["Otto begins", "Rosa begins"]
    assert page.choice.levels[page.choice.first or 0] == "rosa"


def test_a_portrait_is_chosen_and_played_with(qtbot: QtBot, open_page: Open) -> None:
    page = open_page(GameChoice("usa", (GUEST, "otto"), portrait=PORTRAITS[2]))
    menu = page.person.portrait.make_menu()
    assert len({entry.text() for entry in menu.actions()}) == len(PORTRAITS)
    menu.actions()[4].trigger()
    choice = asked(qtbot, page)
    assert choice.portrait == PORTRAITS[4]
    assert choice.portraits[0] == PORTRAITS[4]
    assert len(set(choice.portraits)) == 2  # the other person looks like somebody else


def test_a_person_who_is_added_can_be_named_at_once(open_page: Open) -> None:
    page = open_page(GameChoice("usa", ("otto",)))
    page.opponents.on_add_person()
    QApplication.processEvents()  # the new row gets its place
    assert page.focusWidget() is page.opponents.rows[-1].name_edit
