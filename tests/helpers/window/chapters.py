"""Chapters of the tutorial, opened and gone through in a window."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.games.lessons import asked_for
from tests.helpers.players.key_player import Keyboard, KeyPlayer
from tests.helpers.players.mouse_player import Mouse, MousePlayer
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Action
from ttr_qt.engine.actions import StartJourney
from ttr_qt.pages.tutorial.tutorial_page import TutorialPage


def _hidden(page: TutorialPage, kind: str) -> bool:
    """Tell whether there is no room for a panel in a low window."""
    panels = {"bonus": page.game.bonus, "tickets": page.game.tickets}
    return kind in panels and not panels[kind].isVisible()


def open_chapter(qtbot: QtBot, window: MainWindow, name: str) -> TutorialPage:
    """Open a chapter where it was left."""
    window.show_tutorial(name)
    page = shown_chapter(window)
    settle(qtbot, page)
    return page


def shown_chapter(window: MainWindow) -> TutorialPage:
    """Return the chapter that is shown, with nothing over it."""
    assert window.stack.overlay is None
    assert isinstance(window.page, TutorialPage)
    return window.page


def settle(qtbot: QtBot, page: TutorialPage) -> None:
    """Wait until it is the person's turn and the coach has found its place."""
    qtbot.waitUntil(lambda: page.ready and not page.pointing_timer.isActive())
    QApplication.processEvents()


def check_look(page: TutorialPage) -> None:
    """See whether the coach points at something, and stands beside it."""
    step, coach = page.lesson.step, page.coach
    assert coach.isVisible()
    assert page.game.rect().contains(coach.geometry())
    assert "{" not in coach.text.text() + coach.task.text
    assert coach.height() >= coach.box.heightForWidth(coach.width())
    if step is None:
        return
    assert coach.text.text() or coach.task.text
    marks = [*page.pointer.rings, *page.pointer.halos]
    wanted = [spot for spot in step.points if not _hidden(page, spot.kind)]
    assert marks or not wanted, f"{step.key} points at nothing"
    for ring in page.pointer.rings:
        assert not ring.geometry().intersects(coach.geometry().adjusted(8, 8, -8, -8)), step.key
    view = page.game.board_view
    for halo in page.pointer.halos:
        outline = halo.outline
        for part in range(10):
            spot = view.mapFromScene(outline.pointAtPercent(part / 10))
            spot = view.viewport().mapTo(page.game, spot)
            assert not coach.geometry().contains(spot), step.key


class Hands:
    """Does by mouse what the coach asks for."""

    def __init__(self, window: MainWindow, page: TutorialPage) -> None:
        self._page = page
        self._player = MousePlayer(window, page.game)
        self.mouse = Mouse(window)

    def read(self) -> None:
        """Press Continue."""
        self.mouse.click_on(self._page.coach.continue_button)

    def act(self, action: Action) -> None:
        """Do an action; a journey goes from city to city."""
        if isinstance(action, StartJourney):
            spots = self._player.spots
            self.mouse.click(spots.passenger(action.place))
            self.mouse.click(spots.place("frankfurt"))
        else:
            self._player.do(action)


class Keys:
    """Does the same without a mouse."""

    def __init__(self, window: MainWindow, page: TutorialPage) -> None:
        self._player = KeyPlayer(window, page.game)
        self._keyboard = Keyboard(window)
        self._reading = 0

    def read(self) -> None:
        """Press Enter or space, in turns."""
        self._reading += 1
        key = Qt.Key.Key_Space if self._reading % 2 else Qt.Key.Key_Return
        self._keyboard.press(key)

    def act(self, action: Action) -> None:
        """Do an action."""
        self._player.do(action)


def go_through(
    qtbot: QtBot,
    page: TutorialPage,
    hands: Hands | Keys,
    before: Callable[[], None] = lambda: None,
) -> None:
    """Do a chapter to its end."""
    while (step := page.lesson.step) is not None:
        before()
        check_look(page)
        played = page.lesson.played
        if step.only_says:
            hands.read()
        else:
            hands.act(asked_for(step, page.session.observation))
        assert page.lesson.played != played, f"{step.key} was not done"
        settle(qtbot, page)
    check_look(page)
