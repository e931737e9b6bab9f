"""Those who give hints in tests, and what is done with hints."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ai.api import Candidate, Choice, Request
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Action
from ttr_qt.engine.actions import ClaimRoute, DrawCard, TakeCard
from ttr_qt.pages.game.game_page import GamePage

HAND = {"blue": 4, "red": 3, "locomotive": 2}

OpenPage = Callable[..., tuple[MainWindow, GamePage]]


class Sage:
    """Knows at once what is best: the actions it was told, in that order."""

    name = "sage"

    def __init__(self, *best: Callable[[Action], bool]) -> None:
        self._best = best

    def choose(self, request: Request) -> Choice:
        legal = request.observation.legal_actions
        found = [next(a for a in legal if fits(a)) for fits in self._best]
        return Choice(
            found[0], tuple(Candidate(a, 900 - n, 100.0, 0.6) for n, a in enumerate(found))
        )


class Brooder:
    """Thinks until it is told to stop, and then has one thing to say."""

    name = "brooder"

    def choose(self, request: Request) -> Choice:
        action = request.observation.legal_actions[0]
        if request.limit.seconds is not None:
            request.stop.wait(30)
        return Choice(action, (Candidate(action, 50, 80.0, 0.5),))


class Fool:
    """Fails."""

    name = "fool"

    def choose(self, _request: Request) -> Choice:
        raise ZeroDivisionError("no idea")


def claims(route: str) -> Callable[[Action], bool]:
    """Return what finds the claim of a route."""
    return lambda action: isinstance(action, ClaimRoute) and action.route == route


def takes(card: str) -> Callable[[Action], bool]:
    """Return what finds a card of the market."""
    return lambda action: isinstance(action, TakeCard) and action.card == card


def press(window: MainWindow, key: Qt.Key) -> None:
    """Press a key wherever the focus is."""
    QTest.keyClick(window.windowHandle(), key)
    QApplication.processEvents()


def ask_for_hints(window: MainWindow) -> None:
    """Press the key for hints; as long as the game counts, twice, as one is asked to."""
    page = window.game_page
    assert page is not None
    presses = 1 if page.session.unrated else 2
    for _ in range(presses):
        press(window, Qt.Key.Key_H)


def shown(page: GamePage) -> list[str]:
    """Return the actions of the hints that are shown."""
    return [str(row.hint.action) for row in page.hints.panel.rows]


def sage() -> Sage:
    """Return somebody with three ideas."""
    return Sage(claims("dal-hou-1"), takes("blue"), lambda a: a == DrawCard())
