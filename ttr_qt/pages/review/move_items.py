"""The move that was played and the better one, side by side on the board."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from ai.reviewing.findings import Quality
from ttr_qt.engine import Action
from ttr_qt.engine.actions import (
    ClaimRoute,
    KeepTickets,
    PlacePassenger,
    StartJourney,
    TravelRoute,
)
from ttr_qt.pages.review.reviewed_game import Verdict
from ttr_qt.pages.review.signs import draw_sign
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.overlays import OVERLAY_Z, ItemGroup, LetterItem
from ttr_qt.views.scene.sprite import SpriteItem
from ttr_qt.views.theme.pencil import Pencil, stroke

PLAYED: Final = "#C23B22"
BETTER: Final = "#1E8A52"
TRIED: Final = "#B98500"
_RADIUS: Final = 12.0
"""Of a sign, in pixels of the screen."""
_RIM: Final = 3.0
_ROOM: Final = 8.0
"""Between a rim and the spaces it goes around, in board units."""


class RimItem(SpriteItem):
    """A line around the spaces of a track, or around a place."""

    def __init__(
        self,
        path: QPainterPath,
        width: float,
        colour: str,
        *,
        dashed: bool,
        height: float = OVERLAY_Z - 1,
    ) -> None:
        """``height``: above what else on the board it lies."""
        self._path, self._width, self._colour, self._dashed = path, width, colour, dashed
        room = width * 2
        super().__init__(path.boundingRect().adjusted(-room, -room, room, room))
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the line on a light one, so that it is seen on any ground."""
        pencil.shape(self._path, None, stroke("#FFFDF3", self._width * 2.1, alpha=0.9))
        dash = (2.6, 2.0) if self._dashed else ()
        pencil.shape(self._path, None, stroke(self._colour, self._width, dash=dash, flat=True))


class SignItem(SpriteItem):
    """The sign of a verdict on the board."""

    def __init__(self, middle: QPointF, radius: float, verdict: Verdict) -> None:
        reach = radius * 1.5
        super().__init__(QRectF(-reach, -reach, 2 * reach, 2 * reach))
        self._radius, self._verdict = radius, verdict
        self.setPos(middle)
        self.setZValue(OVERLAY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the sign."""
        draw_sign(pencil, 0, 0, self._radius, self._verdict)


class MoveMarks(ItemGroup):
    """Rims and signs on a board for two moves."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)

    def show(
        self,
        played: Action | None,
        verdict: Verdict | None,
        better: Action | None,
        pixel: float,
        tried: tuple[Action, Verdict | None] | None = None,
    ) -> None:
        """Mark what was played, what was better and what was tried, with its verdict if known.

        ``pixel`` is one of the screen in units.
        """
        self._clear()
        played, better = _apart(played, better)
        if played is not None and (path := self._around(played)) is not None:
            dashed = isinstance(verdict, Quality) and verdict.is_loss
            self._add(RimItem(path, _RIM * pixel, PLAYED if dashed else BETTER, dashed=dashed))
            if verdict is not None:
                spot = self._spot(played, pixel)
                self._add(SignItem(spot, _RADIUS * pixel, verdict))
        if better is not None and (path := self._around(better)) is not None:
            self._add(RimItem(path, _RIM * pixel, BETTER, dashed=False))
            self._add(LetterItem(self._spot(better, pixel), _RADIUS * pixel, "1", BETTER))
        if tried is not None and (path := self._around(tried[0])) is not None:
            self._add(RimItem(path, _RIM * pixel, TRIED, dashed=False))
            if tried[1] is not None:
                self._add(SignItem(self._spot(tried[0], pixel), _RADIUS * pixel, tried[1]))

    def _around(self, action: Action) -> QPainterPath | None:
        """Return the line around what an action is about on the board, if it is about that."""
        design = self._scene.design
        if isinstance(action, (ClaimRoute, TravelRoute)):
            path = QPainterPath()
            for space in design.spaces(action.route):
                path = path.united(space.outline(_ROOM))
            return path.simplified()
        if isinstance(action, (PlacePassenger, StartJourney)):
            return self._ring(action.place)
        if isinstance(action, KeepTickets) and action.tickets:
            path = QPainterPath()
            for one, other in map(self._ends, action.tickets):
                for place in (*one, *other):
                    path.addPath(self._ring(place))
                path.moveTo(self._middle(one))
                path.lineTo(self._middle(other))
            return path
        return None

    def _ring(self, place: str) -> QPainterPath:
        where = self._scene.design.layout.places[place]
        path, reach = QPainterPath(), where.radius + _ROOM
        path.addEllipse(QPointF(where.x, where.y), reach, reach)
        return path

    def _ends(self, ticket: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the places that each end of a ticket stands for."""
        game_map = self._scene.design.map
        ends = game_map.ticket(ticket)
        return game_map.ends(ends.a), game_map.ends(ends.b)

    def _middle(self, places: tuple[str, ...]) -> QPointF:
        found = [self._scene.design.layout.places[place] for place in places]
        return QPointF(
            sum(one.x for one in found) / len(found), sum(one.y for one in found) / len(found)
        )

    def _spot(self, action: Action, pixel: float) -> QPointF:
        design = self._scene.design
        if isinstance(action, (ClaimRoute, TravelRoute)):
            spaces = design.spaces(action.route)
            first, second = spaces[(len(spaces) - 1) // 2], spaces[len(spaces) // 2]
            return QPointF((first.x + second.x) / 2, (first.y + second.y) / 2)
        if isinstance(action, KeepTickets):
            one, other = map(self._middle, self._ends(action.tickets[0]))
            return (one + other) / 2
        place = action.place if isinstance(action, (PlacePassenger, StartJourney)) else ""
        where = design.layout.places[place]
        away = where.radius + _RADIUS * pixel
        return QPointF(where.x + away, where.y - away)


def _apart(played: Action | None, better: Action | None) -> tuple[Action | None, Action | None]:
    """Return two moves without the tickets that both keep: these make no difference."""
    if not isinstance(played, KeepTickets) or not isinstance(better, KeepTickets):
        return played, better
    one = tuple(ticket for ticket in played.tickets if ticket not in better.tickets)
    other = tuple(ticket for ticket in better.tickets if ticket not in played.tickets)
    return KeepTickets(one), KeepTickets(other)
