"""Situations in which keys are tried: a turn, a choice, a chapter, a replay."""

from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.chapters import Hands, go_through, open_chapter
from tests.helpers.window.replays import recorded, shown
from ttr_qt.app.window.main_window import MainWindow


def choosing(qtbot: QtBot, window: MainWindow) -> None:
    """Show the first choice of tickets."""
    page = begin(window)
    qtbot.waitUntil(page.choosing.isVisible)


def own_turn(qtbot: QtBot, window: MainWindow) -> None:
    """Show a game in which the person may do anything, and take back what was done."""
    page = begin(window)
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: page.active)
    page.market.take("deck")
    page.market.take("deck")
    qtbot.waitUntil(lambda: page.active and page.undo_controls.buttons.undo_button.isEnabled())


def replay(_qtbot: QtBot, window: MainWindow) -> None:
    """Show a game again, in its middle."""
    shown(window, recorded("usa", 2)).playback.go_to(60)


def chapter(qtbot: QtBot, window: MainWindow) -> None:
    """Show the first words of a chapter."""
    open_chapter(qtbot, window, "cards")


def chapter_ends(qtbot: QtBot, window: MainWindow) -> None:
    """Show the last words of a chapter."""
    page = open_chapter(qtbot, window, "tickets")
    go_through(qtbot, page, Hands(window, page))
