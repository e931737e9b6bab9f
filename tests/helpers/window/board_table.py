"""A board to play on in tests, with a game behind it that answers."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, set_owners, set_passengers, set_tickets, started
from ttr_qt.engine import Action, Game
from ttr_qt.engine.knowledge.events import events_seen_by
from ttr_qt.models.session.refusal_reasons import Reason
from ttr_qt.models.session.updates import Step
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.play.board_play import BoardPlay
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.theme.style import Motion, Style

NAMES = ("You", "Ada", "Bruno")


class Table:
    """A game of which seat 0 is the person's, shown in a view; remembers what play tells."""

    def __init__(
        self,
        qtbot: QtBot,
        edition: str = "usa",
        *,
        hand: Mapping[str, int] | None = None,
        owners: Mapping[str, int] | None = None,
        passengers: Mapping[int, Sequence[str]] | None = None,
        tickets: Mapping[int, Sequence[str]] | None = None,
        motion: Motion = Motion.OFF,
        players: int = 2,
        size: tuple[int, int] = (1100, 725),
    ) -> None:
        self.game: Game = started(edition, players=players, seed=4)
        if owners is not None:
            set_owners(self.game, owners)
        if passengers is not None:
            set_passengers(self.game, passengers)
        if tickets is not None:
            set_tickets(self.game, tickets)
        if hand is not None:
            set_cards(self.game, hands={0: hand})
        self.scene = BoardScene(self.game.map, "en")
        # The land under the tracks takes seconds to draw, and nothing here looks at it.
        self.scene.tile_drawer.recorder = Recording
        self.scene.tile_drawer.afterwards = None
        self.view = BoardView(self.scene)
        qtbot.addWidget(self.view, before_close_func=lambda view: view.board.tile_drawer.wait())
        self.view.resize(*size)
        self.play = BoardPlay(
            Style(motion=motion), self.view, self.game.observe(0), NAMES, self.view
        )
        self.view.show()
        qtbot.waitExposed(self.view)
        self.actions: list[Action] = []
        self.refusals: list[tuple[Reason, str]] = []
        self.play.action_chosen.connect(self.actions.append)
        self.play.refused.connect(lambda reason, route: self.refusals.append((reason, route)))
        self.look()

    def look(self, *, active: bool = True) -> None:
        """Tell the board what seat 0 knows now."""
        self.play.set_view(self.game.observe(0), active=active)

    def play_on(self, action: Action) -> None:
        """Play an action and look again, as a page does."""
        self.game.play(action)
        self.look(active=self.game.seat == 0)

    def step(self, action: Action) -> Step:
        """Play an action and return it as a session tells it."""
        seat, ply = self.game.seat, self.game.ply
        events = self.game.play(action)
        view = self.game.observe(0)
        return Step(ply, seat, view.log[ply], events_seen_by(events, 0), view.scores)

    @property
    def notations(self) -> list[str]:
        """What the person wanted, in notation."""
        return [str(action) for action in self.actions]

    @property
    def said(self) -> str:
        """What is told of the part of the board that has the focus of the keys."""
        return self.view.accessibleDescription()

    @property
    def marks(self) -> Any:
        """What is marked on the board."""
        return self.play.marks

    def at_route(self, route: str, space: int | None = None) -> QPoint:
        """Return where a space of a route is in the view, by default its middle one."""
        spaces = self.scene.design.layout.tracks[route].spaces
        where = spaces[len(spaces) // 2 if space is None else space]
        return self.view.mapFromScene(QPointF(where.x, where.y))

    def at_place(self, place: str) -> QPoint:
        """Return where a place is in the view."""
        where = self.scene.design.layout.places[place]
        return self.view.mapFromScene(QPointF(where.x, where.y))

    def globally(self, point: QPoint) -> QPoint:
        """Return a point of the view on the screen."""
        return self.view.viewport().mapToGlobal(point)

    def press(self, point: QPoint) -> None:
        """Press the left button."""
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def move(self, *points: QPoint) -> None:
        """Move the pointer."""
        for point in points:
            QTest.mouseMove(self.view.viewport(), point)

    def release(self, point: QPoint) -> None:
        """Let the left button go."""
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def click(self, point: QPoint) -> None:
        """Click with the left button."""
        self.press(point)
        self.release(point)


TRAVEL_OWNERS = {"ffm-koe-1": 0, "ffm-kas-1": 0, "due-koe-1": 0, "han-kas-1": 1}
TALL = (700, 930)
"""A size in which all of Germany has room."""


def travel_table(qtbot: QtBot, passengers: Mapping[int, Sequence[str]]) -> Table:
    """Return a table of Märklin at which passengers may set off, or a track be claimed."""
    return Table(
        qtbot,
        "maerklin",
        hand={"passenger": 1, "blue": 2},
        owners=TRAVEL_OWNERS,
        passengers=passengers,
        size=TALL,
    )
