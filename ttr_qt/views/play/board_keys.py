"""The keys on the board: from route to route or city to city, by its name, and Enter."""

import unicodedata
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from ttr_qt.views.scene.board_view import BoardView

if TYPE_CHECKING:
    from ttr_qt.views.play.board_play import BoardPlay

_PATIENCE: Final = 1500
"""Milliseconds after which letters begin a new name."""
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
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
    what a click does, Escape leaves. With Shift the arrows move the board. While a place is to be
    chosen for a passenger, they go from one such place to the next, and to no route.
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
        """Go on by so many stops; by routes around the place in focus if there is one."""
        stops = self._ordered()
        if not stops:
            return
        now = self._now()
        if now in stops:
            self._focus(stops[(stops.index(now) + by) % len(stops)])
        else:
            self._focus(stops[0 if by > 0 else -1])

    def _find(self, prefix: str) -> bool:
        """Go to the first place whose name begins so; say whether there is one."""
        board = self._view.board
        if board is None:
            return False
        names = {place: spellings(item.text) for place, item in board.names.items()}
        found = [
            (min(ways), place)
            for place, ways in names.items()
            if any(way.startswith(prefix) for way in ways)
        ]
        if not found:
            return False
        self._place = min(found)[1]
        self._play.focus_on(None, self._place)
        return True

    def forget(self) -> None:
        """Go through all routes again, not just through those around a place."""
        self._place = None

    def _stops(self) -> dict[str, QPointF]:
        """Return what the keys go to, and where it is: places to choose from, or routes."""
        choice = self._play.choice
        if choice is not None:
            return {place: self._spot(place) for place in choice.places}
        return {route: self._middle(route) for route in self._play.claimable}

    def _now(self) -> str | None:
        """Return the stop that the focus is at."""
        return self._play.focused if self._play.choice is None else self._place

    def _start(self) -> str | None:
        """Return the place from which arrows go to the first stop: the one spelled or stood at."""
        choice = self._play.choice
        return self._place or (None if choice is None else choice.origin)

    def _focus(self, stop: str) -> None:
        if self._play.choice is None:
            self._play.focus_on(stop)
        else:
            self._place = stop
            self._play.focus_on(None, stop)

    def _ordered(self) -> list[str]:
        """Return the stops from left to right; of routes those at the place in focus only."""
        board = self._view.board
        if board is None:
            return []
        spots = self._stops()
        stops = sorted(spots, key=lambda key: (spots[key].x(), key))
        if self._place is None or self._play.choice is not None:
            return stops
        ends = {r.id: {r.a, r.b} for r in map(board.sheet.map.route, stops)}
        return [route for route in stops if self._place in ends[route]] or stops

    def _middle(self, route: str) -> QPointF:
        board = self._view.board
        if board is None:
            return QPointF()
        spaces = board.sheet.layout.tracks[route].spaces
        middle = spaces[len(spaces) // 2]
        return QPointF(middle.x, middle.y)

    def _spot(self, place: str) -> QPointF:
        board = self._view.board
        if board is None:
            return QPointF()
        where = board.sheet.layout.places[place]
        return QPointF(where.x, where.y)

    def _go(self, direction: tuple[int, int]) -> bool:
        """Go to the nearest stop in a direction; say whether there are any."""
        stops = self._stops()
        if not stops:
            return False
        now = self._now()
        if now not in stops:
            self._go_first(direction)
            return True
        here = stops[now]

        def cost(stop: str) -> float:
            way = stops[stop] - here
            ahead = way.x() * direction[0] + way.y() * direction[1]
            aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
            return ahead + 2 * aside if ahead > 1 else float("inf")

        best = min((stop for stop in stops if stop != now), key=cost, default=now)
        if best != now and cost(best) < float("inf"):
            self._place = None
            self._focus(best)
        return True

    def _go_first(self, direction: tuple[int, int]) -> None:
        """Go from no stop to the one nearest to a place, or to the first of all."""
        start = self._start()
        if start is None:
            self._step(1)
        else:
            nearest = self._nearest(start, direction)
            self._place = None
            self._focus(nearest)

    def _nearest(self, place: str, direction: tuple[int, int]) -> str:
        """Return the stop nearest to a place, rather in a direction; routes at it go first."""
        spots, here = self._stops(), self._spot(place)

        def cost(stop: str) -> float:
            way = spots[stop] - here
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
        place = self._place  # what is done with it may end the focus
        route = self._play.focused if self._play.choice is None else None
        if route is not None:
            self._play.click_route(route)
        elif place is not None and not self._play.click_place(place):
            self._step(1)  # nothing is to be done with the city: its tracks are meant
        return route is not None or place is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys meant for the board; letters of a name go before shortcuts."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and self._spelling:
                event.accept()
                return True  # else the view would have its own word, and shortcuts their way
            if event.type() == QEvent.Type.KeyPress and self._press(event):
                return True
        return super().eventFilter(watched, event)


def spellings(name: str) -> frozenset[str]:
    """Return how a name may be typed: as it is, without accents, and with ae for ä and so on.

    Not everybody has the letters of Köln on the keyboard.
    """
    plain = name.casefold()
    parts = unicodedata.normalize("NFKD", plain)
    bare = "".join(part for part in parts if not unicodedata.combining(part))
    return frozenset({plain, bare, plain.translate(_UMLAUTS)})
