"""The tutorial in its window: every chapter by hand, left and gone on with, with wrong turns."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.games.lessons import asked_for
from tests.helpers.players.key_player import Keyboard
from tests.helpers.players.mouse_player import Mouse, MousePlayer
from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.chapters import (
    Hands,
    Keys,
    check_look,
    go_through,
    open_chapter,
    settle,
    shown_chapter,
)
from tests.helpers.window.fixtures import QUIET, MakeWindow
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.tutorial.chapter_list import TutorialList
from ttr_qt.pages.tutorial.tutorial_page import TutorialPage
from ttr_qt.views.editions.registry import chapters
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.style import Motion

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", chapters())
def test_chapter_is_done_by_mouse(qtbot: QtBot, make_window: MakeWindow, name: str) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, name)
    go_through(qtbot, page, Hands(window, page))
    assert page.lesson.done
    assert page.pointer.rings == []
    assert page.pointer.halos == []
    assert page.coach.play_button.isVisible()
    assert page.coach.next_button.isVisible() == (name != "amsterdam")


@pytest.mark.parametrize("name", ["routes", "tickets"])
def test_chapter_is_done_by_keys(qtbot: QtBot, make_window: MakeWindow, name: str) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, name)
    go_through(qtbot, page, Keys(window, page))
    Keyboard(window).press(Qt.Key.Key_Return)
    following = window.page
    assert isinstance(following, TutorialPage)
    assert following is not page
    assert following.chapter.name == list(chapters())[list(chapters()).index(name) + 1]


def test_journey_is_led_by_dragging_to_its_end(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "maerklin")
    hands = Hands(window, page)
    while page.lesson.step is not None and page.lesson.step.key != "journey":
        step = page.lesson.step
        if step.only_says:
            hands.read()
        else:
            hands.act(asked_for(step, page.session.observation))
        settle(qtbot, page)
    spots = MousePlayer(window, page.game).spots
    way = [spots.place(city) for city in ("frankfurt", "koeln", "duesseldorf")]
    hands.mouse.drag(spots.passenger("mannheim"), *way)
    qtbot.waitUntil(lambda: page.lesson.played[-1] == "deck")
    settle(qtbot, page)
    assert page.lesson.step is not None
    assert page.lesson.step.key == "points"
    assert "11" in page.coach.text.text()


@pytest.mark.parametrize("name", ["end"])
def test_left_at_every_step_it_goes_on_there(
    qtbot: QtBot, make_window: MakeWindow, name: str
) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, name)
    seen = 0
    while (step := page.lesson.step) is not None:
        heading, record = page.coach.heading.text(), page.session.observation.record
        page = open_chapter(qtbot, window, name)
        assert page.lesson.step is step
        assert page.coach.heading.text() == heading
        assert page.session.observation.record == record
        seen += 1
        if step.only_says:
            page.coach.continue_button.click()
        else:
            page.game.play(asked_for(step, page.session.observation))
        settle(qtbot, page)
    assert seen == len(chapters()[name].script.steps)


def test_wrong_thing_gets_a_gentle_word_and_the_right_one_still_works(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "cards")
    player = MousePlayer(window, page.game)
    record = page.session.observation.record
    player.do(DrawCard())
    assert page.coach.note.isVisible()
    assert page.coach.note.text() == "Not yet. Read this first, then press Continue."
    Hands(window, page).read()
    settle(qtbot, page)
    assert not page.coach.note.isVisible()
    player.do(DrawCard())
    assert page.coach.note.isVisible()
    assert page.coach.note.text().startswith("Not yet. Take the green card")
    assert page.session.observation.record == record
    settle(qtbot, page)
    check_look(page)
    step = page.lesson.step
    assert step is not None
    player.do(asked_for(step, page.session.observation))
    settle(qtbot, page)
    assert page.lesson.number == 2
    assert not page.coach.note.isVisible()


@pytest.mark.parametrize("name", ["routes", "maerklin"])
def test_no_wrong_turn_is_a_dead_end(qtbot: QtBot, make_window: MakeWindow, name: str) -> None:
    """At every step all else that would be legal is tried before what is asked for."""
    window = make_window()
    page = open_chapter(qtbot, window, name)

    while (step := page.lesson.step) is not None:
        view = page.session.observation
        wrong = [a for a in view.legal_actions if not page.lesson.accepts(str(a))]
        for action in (*wrong[:3], *wrong[-3:]):
            assert not page.game.play(action)
            assert page.coach.note.isVisible()
            assert page.coach.note.property("role") == "bad"
        assert page.session.observation is view
        if step.only_says:
            page.coach.continue_button.click()
        else:
            assert page.game.play(asked_for(step, view))
        settle(qtbot, page)
    if page.session.observation.legal_actions:
        assert not page.game.play(page.session.observation.legal_actions[0])
        assert page.coach.note.text() == "This chapter is done."
        assert page.coach.note.property("role") == "good"  # nothing went wrong


def test_back_takes_steps_back(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "cards")
    hands = Hands(window, page)
    assert not page.coach.back_button.isEnabled()
    records = []
    for _ in range(4):
        records.append(page.session.observation.record)
        step = page.lesson.step
        assert step is not None
        if step.only_says:
            hands.read()
        else:
            hands.act(asked_for(step, page.session.observation))
        settle(qtbot, page)
    for number in (3, 2, 1, 0):
        if number % 2:
            hands.mouse.click_on(page.coach.back_button)
        else:
            page.game.undo_controls.undo()
        settle(qtbot, page)
        assert page.lesson.number == number
        assert page.session.observation.record == records[number]
        check_look(page)
    go_through(qtbot, page, hands)


def test_tutorial_leaves_the_game_that_was_left_alone(
    qtbot: QtBot, make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    game = begin(window)
    choose_tickets(game.session)
    qtbot.waitUntil(lambda: game.session.person_to_move)
    page = open_chapter(qtbot, window, "cards")
    file = Autosave(tmp_path).file
    window.autosave.flush()
    before = file.read_bytes()
    go_through(qtbot, page, Hands(window, page))
    window.autosave.flush()
    assert file.read_bytes() == before
    page.coach.list_button.click()
    assert isinstance(window.page, StartPage)
    assert isinstance(window.stack.overlay, TutorialList)
    assert Autosave(tmp_path).has_game()


def test_list_tells_how_far_one_is(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "cards")
    go_through(qtbot, page, Hands(window, page))
    page = open_chapter(qtbot, window, "routes")
    page.coach.continue_button.click()
    settle(qtbot, page)
    mouse = Mouse(window)
    mouse.click_on(page.coach.leave_button)
    leaf = window.stack.overlay
    assert isinstance(leaf, TutorialList)
    assert leaf.cards["cards"].state_text.text() == "done"
    assert leaf.cards["routes"].state_text.text() == "step 2 of 7"
    assert leaf.cards["tickets"].state_text.text() == "3 minutes"
    assert not leaf.cards["tickets"].anew.isVisible()
    mouse.click_on(leaf.cards["routes"].button)
    page = shown_chapter(window)
    assert page.lesson.number == 1
    page.left.emit()
    leaf = window.stack.overlay
    assert isinstance(leaf, TutorialList)
    mouse.click_on(leaf.cards["routes"].anew)
    assert shown_chapter(window).lesson.number == 0


def test_a_click_anywhere_on_a_card_begins_its_chapter(make_window: MakeWindow) -> None:
    window = make_window()
    window.overlays.open_tutorial()
    leaf = window.stack.overlay
    assert isinstance(leaf, TutorialList)
    card = leaf.cards["cards"]
    wanted: list[str] = []
    leaf.chapter_wanted.disconnect()
    leaf.chapter_wanted.connect(wanted.append)
    left = Qt.MouseButton.LeftButton
    texts = [text for text in card.findChildren(QLabel) if text.isVisible()]
    assert len(texts) > 2
    for text in texts:
        QTest.mouseClick(text, left)
    assert wanted == ["cards"] * len(texts)
    QTest.mouseClick(card.button, left)
    assert wanted == ["cards"] * (len(texts) + 1)  # the button still does it once
    QTest.mouseClick(card, Qt.MouseButton.RightButton)
    QTest.mousePress(card, left)
    QTest.mouseRelease(card, left, pos=QPoint(-20, -20))
    assert len(wanted) == len(texts) + 1


def test_another_style_keeps_the_place_in_the_chapter(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "cards")
    page.coach.continue_button.click()
    window.preferences.set(replace(QUIET, theme="dark", scale=1.25))
    other = window.page
    assert isinstance(other, TutorialPage)
    assert other is not page
    settle(qtbot, other)
    assert other.lesson.number == 1
    check_look(other)


def test_another_style_keeps_the_closing_words(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "routes")
    go_through(qtbot, page, Hands(window, page))
    said = page.coach.heading.text()
    window.preferences.set(replace(QUIET, scale=1.25))
    other = shown_chapter(window)
    assert other is not page
    settle(qtbot, other)
    assert other.lesson.done
    assert other.coach.heading.text() == said
    assert other.coach.play_button.isVisible()
    assert open_chapter(qtbot, window, "routes").lesson.number == 0


def test_rings_breathe_and_rest_and_without_motion_they_only_rest(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "cards")
    assert page.pointer.rings
    assert not page.pointer.pulse.running
    window.preferences.set(replace(QUIET, motion=Motion.NORMAL))
    moving = window.page
    assert isinstance(moving, TutorialPage)
    settle(qtbot, moving)
    pulse = moving.pointer.pulse
    qtbot.waitUntil(lambda: pulse.running)
    clock = pulse.findChild(QVariantAnimation)
    assert clock is not None
    clock.setCurrentTime(clock.totalDuration())
    qtbot.waitUntil(lambda: not pulse.running)
    assert moving.pointer.rings


def test_coach_can_be_dragged_and_stays_until_the_next_step(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "routes")
    coach, mouse = page.coach, Mouse(window)
    start = coach.mapToGlobal(coach.rect().topLeft()) + coach.heading.pos()
    goal = page.game.mapToGlobal(page.game.rect().center())
    mouse.drag(start, goal)
    spot = coach.pos()
    assert QRect(spot, coach.size()).contains(page.game.mapFromGlobal(goal))
    page.coach.show_note("Not yet.")
    page.game.board_view.zoomed.emit()
    settle(qtbot, page)
    assert coach.pos() == spot


@pytest.mark.parametrize(("size", "scale"), [((1024, 700), 1.5), ((1920, 1080), 0.85)])
def test_coach_finds_a_place_in_any_window(
    qtbot: QtBot, make_window: MakeWindow, size: tuple[int, int], scale: float
) -> None:
    window = make_window(size=size, preferences=replace(QUIET, scale=scale))
    for name in ("routes", "germany", "first_journey"):
        page = open_chapter(qtbot, window, name)
        check_look(page)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_names_that_are_spoken_of_can_be_read(
    qtbot: QtBot, make_window: MakeWindow, size: tuple[int, int], language: Language
) -> None:
    window = make_window(size=size, preferences=replace(QUIET, language=language))
    page = open_chapter(qtbot, window, "first_journey")
    hands, board = Hands(window, page), page.game.board_view
    named: dict[str, tuple[str, ...]] = {
        "claim": ("amsterdam", "copenhagen"),
        "rest": ("copenhagen", "stockholm"),
        "crossing": ("dublin", "brest", "madrid", "moscow", "rostov", "ankara"),
    }

    def look() -> None:
        step = page.lesson.step
        assert step is not None
        for name in (page.game.scene.names[place] for place in named.get(step.key, ())):
            rect = board.mapFromScene(name.sceneBoundingRect().adjusted(14, 14, -14, -14))
            corner = board.viewport().mapTo(page.game, rect.boundingRect().topLeft())
            seen = QRect(corner, rect.boundingRect().size())
            assert not page.coach.geometry().intersects(seen), (step.key, name.text)
            assert all(halo.zValue() < name.zValue() for halo in page.pointer.halos)

    go_through(qtbot, page, hands, look)


@pytest.mark.parametrize("name", ["cards", "routes", "amsterdam"])
def test_the_coach_leaves_the_board_and_the_cards_to_be_seen(
    qtbot: QtBot, make_window: MakeWindow, name: str
) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, name)
    game = page.game

    def look() -> None:
        board, coach = game.board_view, page.coach.geometry()
        corner = board.viewport().mapTo(game, QPoint(0, 0))
        tracks = game.scene.design.layout.tracks.values()
        spots = [board.mapFromScene(s.x, s.y) + corner for track in tracks for s in track.spaces]
        step = page.lesson.step
        assert step is not None
        assert sum(map(coach.contains, spots)) <= 6, step.key
        for card in game.session.observation.hand:
            stack = game.hand.stack_rect(card)
            seen = QRect(game.mapFromGlobal(stack.topLeft()), stack.size())
            assert not coach.intersects(seen), (step.key, card)

    go_through(qtbot, page, Hands(window, page), look)


@pytest.mark.parametrize("name", ["cards", "tickets", "end"])
def test_escape_leads_back_to_the_chapters(
    qtbot: QtBot, make_window: MakeWindow, name: str
) -> None:
    window = make_window()
    for place in range(3):
        page = open_chapter(qtbot, window, name)
        (page, page.game.board_view, page.coach.leave_button)[place].setFocus()
        Keyboard(window).press(Qt.Key.Key_Escape)
        assert isinstance(window.stack.overlay, TutorialList)
    page = open_chapter(qtbot, window, name)
    go_through(qtbot, page, Hands(window, page))
    Keyboard(window).press(Qt.Key.Key_Escape)
    assert isinstance(window.stack.overlay, TutorialList)
    Keyboard(window).press(Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)
    assert window.stack.overlay is None


def test_escape_gives_up_first_what_was_begun(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "routes")
    hands = Hands(window, page)
    while (step := page.lesson.step) is not None and step.only_says:
        hands.read()
        settle(qtbot, page)
    page.game.hand.pick(0)
    assert page.game.hand.stacks.picked is not None
    Keyboard(window).press(Qt.Key.Key_Escape)
    assert shown_chapter(window) is page
    assert page.game.hand.stacks.picked is None


def test_what_the_keys_do_reaches_the_game_from_the_coach(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window = make_window()
    page = open_chapter(qtbot, window, "cards")
    page.coach.leave_button.setFocus()
    QTest.keyClick(page.coach.leave_button, Qt.Key.Key_2)
    settle(qtbot, page)
    assert page.lesson.played == ("next", "take 2 green")


def test_the_menu_offers_no_list_of_moves(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window()
    open_chapter(qtbot, window, "cards")
    texts = [action.text().split("\t")[0] for action in window.make_menu().actions()]
    assert "Show the whole board" in texts
    assert "Possible moves" not in texts
