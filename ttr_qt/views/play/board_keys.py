"""The keys on the board: from route to route, to a city by its name, and Enter."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from ttr_qt.views.scene.board_view import BoardView

if TYPE_CHECKING:
    from ttr_qt.views.play.board_play import BoardPlay

_PATIENCE: Final = 1500
"""Milliseconds after which letters begin a new name."""
_DIRECTIONS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class BoardKeys(QObject):
    """Watches the keys of a view that shows a board, and moves the focus on it.

    Arrows go to the next claimable route in their direction, Page Up and Page Down through all of
    them, letters (after a slash also those that are shortcuts elsewhere) to a place; Enter does
    what a click does, Escape leaves. With Shift the arrows move the board.
    """

    def __init__(self, view: BoardView, play: "BoardPlay") -> None:
        super().__init__(play)
        self._view, self._play = view, play
        self._typed = ""
        self._spelling = False
        self._place: str | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PATIENCE)
        self._pause.timeout.connect(self._stop_spelling)
        view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        view.installEventFilter(self)

    def _step(self, by: int) -> None:
        """Go on by so many routes; around the place in focus if there is one."""
        routes = self._ordered()
        if not routes:
            return
        now = self._play.focused
        if now in routes:
            self._focus(routes[(routes.index(now) + by) % len(routes)])
        else:
            self._focus(routes[0 if by > 0 else -1])

    def _find(self, prefix: str) -> bool:
        """Go to the first place whose name begins so; say whether there is one."""
        board = self._view.board
        if board is None:
            return False
        names = {place: item.text.casefold() for place, item in board.names.items()}
        found = sorted((name, place) for place, name in names.items() if _begins(name, prefix))
        if not found:
            return False
        self._place = found[0][1]
        self._play.focus_on(None, self._place)
        return True

    def forget(self) -> None:
        """Go through all routes again, not just through those around a place."""
        self._place = None

    def _focus(self, route: str) -> None:
        self._play.focus_on(route)

    def _ordered(self) -> list[str]:
        """Return the routes in reach from left to right, those at the place in focus first."""
        board = self._view.board
        if board is None:
            return []
        game_map = board.sheet.map
        routes = sorted(self._play.claimable, key=lambda key: (self._middle(key).x(), key))
        if self._place is not None:
            around = [
                r for r in routes if self._place in {game_map.route(r).a, game_map.route(r).b}
            ]
            return around or routes
        return routes

    def _middle(self, route: str) -> QPointF:
        board = self._view.board
        if board is None:
            return QPointF()
        spaces = board.sheet.layout.tracks[route].spaces
        middle = spaces[len(spaces) // 2]
        return QPointF(middle.x, middle.y)

    def _go(self, direction: tuple[int, int]) -> bool:
        """Go to the nearest claimable route in a direction; say whether there are any."""
        routes = self._play.claimable
        if not routes:
            return False
        now = self._play.focused
        if now not in routes:
            if self._place is None:
                self._step(1)
            else:
                self._focus(self._nearest(self._place, direction))
            self._place = None
            return True
        here = self._middle(now)

        def cost(route: str) -> float:
            way = self._middle(route) - here
            ahead = way.x() * direction[0] + way.y() * direction[1]
            aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
            return ahead + 2 * aside if ahead > 1 else float("inf")

        best = min((route for route in routes if route != now), key=cost, default=now)
        if best != now and cost(best) < float("inf"):
            self._place = None
            self._focus(best)
        return True

    def _nearest(self, place: str, direction: tuple[int, int]) -> str:
        """Return the claimable route nearest to a place, rather in a direction; one at it first."""
        board = self._view.board
        if board is None:
            return ""
        where = board.sheet.layout.places[place]

        def cost(route: str) -> float:
            way = self._middle(route) - QPointF(where.x, where.y)
            ahead = way.x() * direction[0] + way.y() * direction[1]
            return abs(way.x()) + abs(way.y()) - ahead

        return min(self._ordered(), key=cost)

    def _stop_spelling(self) -> None:
        self._typed, self._spelling = "", False

    def _spell(self, event: QKeyEvent) -> bool:
        if event.text() == "/":
            self._typed, self._spelling = "", True
            self._pause.start()
            return True
        letter = event.text()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if not (plain and letter and (letter.isalpha() or (self._typed and letter in " .-'"))):
            return False
        self._pause.start()
        self._typed += letter.casefold()
        if not self._find(self._typed):
            self._typed = letter.casefold()
            self._find(self._typed)
        return True

    def _press(self, event: QKeyEvent) -> bool:
        """Do what a key means; say whether it means anything here."""
        key = event.key()
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in _DIRECTIONS and not shifted:
            return self._go(_DIRECTIONS[Qt.Key(key)])
        if key in {Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}:
            self._step(1 if key == Qt.Key.Key_PageDown else -1)
            return True
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and not self._typed:
            return self._enter()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._stop_spelling()
            return self._enter()
        if key == Qt.Key.Key_Escape:
            begun = self._spelling or bool(self._typed)
            self._stop_spelling()
            self._place = None
            return self._play.cancel() or begun
        return self._spell(event)

    def _enter(self) -> bool:
        route = self._play.focused
        if route is not None:
            self._play.click_route(route)
        elif self._place is not None and not self._play.click_place(self._place):
            self._step(1)  # nothing is to be done with the city: its tracks are meant
        return route is not None or self._place is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys meant for the board; letters of a name go before shortcuts."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and self._spelling:
                event.accept()
                return True  # else the view would have its own word, and shortcuts their way
            if event.type() == QEvent.Type.KeyPress and self._press(event):
                return True
        return super().eventFilter(watched, event)


def _begins(name: str, prefix: str) -> bool:
    return name.startswith(prefix.casefold())
