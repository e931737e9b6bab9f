"""What lies on a board: tracks, pieces, places, names, goods, passengers and score markers."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from ttr_qt.engine.geometry.layout import PlaceLayout
from ttr_qt.engine.maps import Place, Route
from ttr_qt.views.boards.look import BoardLook
from ttr_qt.views.paint.cities import CityState, draw_flag
from ttr_qt.views.paint.pencil import Colour, Pencil
from ttr_qt.views.paint.spaces import Slot, SpaceState
from ttr_qt.views.paint.stamps import stamp_glow, stamp_piece, stamp_space
from ttr_qt.views.paint.tokens import (
    GOODS_RADIUS,
    PASSENGER_HEIGHT,
    draw_cart_badge,
    draw_goods_stack,
    draw_passenger,
    draw_score_marker,
)
from ttr_qt.views.palette import PlayerColour
from ttr_qt.views.scene.sprite import Sharpener, SpriteItem

TRACK_Z: Final = 1.0
PLACE_Z: Final = 2.0
PIECE_Z: Final = 3.0
BADGE_Z: Final = 4.0
NAME_Z: Final = 5.0
TOKEN_Z: Final = 6.0
VEIL_Z: Final = 10.0
LIT: Final = 10.0
"""Added to the level of what shines through the veil."""

_GLOW: Final = 14.0
_PIECE_MARGIN: Final = 12.0
_GRIP: Final = 6.0
_GOODS_SCALE: Final = 0.58
_PASSENGER_SCALE: Final = 0.46


def _bounds(slots: Sequence[Slot], margin: float) -> QRectF:
    path = QPainterPath()
    for slot in slots:
        path.addPath(slot.outline())
    return path.boundingRect().adjusted(-margin, -margin, margin, margin)


class _Lightable(SpriteItem):
    """An item that can shine through the veil."""

    level: float = 0.0

    def set_lit(self, lit: bool) -> None:
        """Raise the item above the veil, or put it back."""
        self.setZValue(self.level + (LIT if lit else 0.0))


class PiecesItem(_Lightable):
    """The wagons or carts on one track."""

    def __init__(self, slots: Sequence[Slot], look: BoardLook, sharpener: Sharpener) -> None:
        margin = _PIECE_MARGIN * slots[0].scale
        super().__init__(_bounds(slots, margin), sharpener)
        self.player: PlayerColour | None = None
        self.phantom = False
        self._slots = sorted(slots, key=lambda slot: (slot.y, slot.x))
        self._look = look
        # Nearer pieces stand before farther ones.
        self.level = PIECE_Z + max(slot.y for slot in slots) * 1e-4
        self.setZValue(self.level)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_pieces(self, player: PlayerColour | None, *, phantom: bool = False) -> None:
        """Show pieces of a player, phantoms of them, or none."""
        if (player, phantom) != (self.player, self.phantom):
            self.player, self.phantom = player, phantom
            self.setVisible(player is not None)
            self.redraw()

    def draw(self, pencil: Pencil) -> None:
        """Draw all pieces, the farthest first."""
        if self.player is None:
            return
        for slot in self._slots:
            stamp_piece(pencil, self._look.piece, slot, self.player, phantom=self.phantom)


class RouteItem(_Lightable):
    """One track: its spaces, and the pieces on them."""

    def __init__(
        self, route: Route, slots: Sequence[Slot], look: BoardLook, sharpener: Sharpener
    ) -> None:
        scale = slots[0].scale
        super().__init__(_bounds(slots, _GLOW * scale), sharpener)
        self.route_id = route.id
        self.owner: PlayerColour | None = None
        self.state = SpaceState.FREE
        self.pieces = PiecesItem(slots, look, sharpener)
        self.pieces.setVisible(False)
        self._colour = route.colour
        self._slots = list(slots)
        self._shape = QPainterPath()
        self._shape.setFillRule(Qt.FillRule.WindingFill)
        for slot in slots:
            self._shape.addPath(slot.outline(_GRIP * scale))
        self.level = TRACK_Z
        self.setZValue(TRACK_Z)
        self.setAcceptHoverEvents(True)

    def set_owner(self, owner: PlayerColour | None) -> None:
        """Show the track as free, or with a player's pieces."""
        if owner is not self.owner:
            self.owner = owner
            self.redraw()
        self.pieces.show_pieces(owner)

    def set_state(self, state: SpaceState) -> None:
        """Show what can be done with the free track."""
        if state is not self.state:
            self.state = state
            self.redraw()

    def set_phantom(self, player: PlayerColour | None) -> None:
        """Show the pieces that would be placed; None shows what is there."""
        if self.owner is None:
            self.pieces.show_pieces(player, phantom=player is not None)

    def set_lit(self, lit: bool) -> None:
        """Raise the track and its pieces above the veil, or put them back."""
        super().set_lit(lit)
        self.pieces.set_lit(lit)

    def draw(self, pencil: Pencil) -> None:
        """Draw the spaces; what glows lies under all of them."""
        if self.owner is not None:
            for slot in self._slots:
                stamp_space(pencil, slot, self._colour, SpaceState.TAKEN)
            return
        if self.state in {SpaceState.CLAIMABLE, SpaceState.HOVERED}:
            for slot in self._slots:
                stamp_glow(pencil, slot, hovered=self.state is SpaceState.HOVERED)
        for slot in self._slots:
            stamp_space(pencil, slot, self._colour, self.state)

    def shape(self) -> QPainterPath:
        """Return where the pointer touches the track."""
        return self._shape

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the scene."""
        _tell(self, "route_entered", self.route_id)
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the scene."""
        _tell(self, "route_left", self.route_id)
        super().hoverLeaveEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Tell the scene; the press is ours."""
        _tell(self, "route_clicked", self.route_id)
        event.accept()


class PlaceItem(_Lightable):
    """A city, or the dead end of tracks into a country, with its flag."""

    def __init__(
        self, place: Place, where: PlaceLayout, look: BoardLook, sharpener: Sharpener
    ) -> None:
        reach = where.radius * 2.5
        disc = QRectF(where.x - reach, where.y - reach, 2 * reach, 2 * reach)
        self._flag: tuple[float, float] | None = None
        if place.country is not None:
            box = where.label.box
            self._flag = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
            disc = disc.united(QRectF(self._flag[0] - 24, self._flag[1] - 18, 48, 36))
        super().__init__(disc, sharpener)
        self.place_id = place.id
        self.state = CityState.NORMAL
        self.ring: Colour | None = None
        self._place, self._where, self._look = place, where, look
        self.level = PLACE_Z
        self.setZValue(PLACE_Z)
        self.setAcceptHoverEvents(True)

    def set_state(self, state: CityState) -> None:
        """Show what the place is at the moment."""
        if state is not self.state:
            self.state = state
            self.redraw()

    def set_ring(self, colour: Colour | None) -> None:
        """Mark the end of a ticket with a ring in a player's colour."""
        if colour != self.ring:
            self.ring = colour
            self.redraw()

    def draw(self, pencil: Pencil) -> None:
        """Draw the disc, and the flag of a border point."""
        self._look.draw_place(pencil, self._place, self._where, self.state, self.ring)
        if self._flag is not None and self._place.country is not None:
            draw_flag(pencil, *self._flag, self._place.country)

    def shape(self) -> QPainterPath:
        """Return where the pointer touches the place."""
        path = QPainterPath()
        radius = self._where.radius * 1.25
        path.addEllipse(QPointF(self._where.x, self._where.y), radius, radius)
        return path

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the scene."""
        _tell(self, "place_entered", self.place_id)
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the scene."""
        _tell(self, "place_left", self.place_id)
        super().hoverLeaveEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Tell the scene; the press is ours."""
        _tell(self, "place_clicked", self.place_id)
        event.accept()


class NameItem(_Lightable):
    """The name of a place."""

    def __init__(
        self, text: str, where: PlaceLayout, look: BoardLook, sharpener: Sharpener
    ) -> None:
        box = where.label.box
        margin = 12.0
        bounds = QRectF(box.left, box.top, box.right - box.left, box.bottom - box.top)
        super().__init__(bounds.adjusted(-margin, -margin, margin, margin), sharpener)
        self.text = text
        self._where, self._look = where, look
        self.level = NAME_Z
        self.setZValue(NAME_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the name on its plate or halo."""
        self._look.names.draw(pencil, self._where.label, self.text)


class BadgeItem(_Lightable):
    """The sign of a track that brings goods."""

    def __init__(self, x: float, y: float, radius: float, sharpener: Sharpener) -> None:
        reach = radius + 6
        super().__init__(QRectF(x - reach, y - reach, 2 * reach, 2 * reach), sharpener)
        self._x, self._y, self._radius = x, y, radius
        self.level = BADGE_Z
        self.setZValue(BADGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the badge."""
        draw_cart_badge(pencil, self._x, self._y, self._radius)


class GoodsItem(_Lightable):
    """The goods that wait in a city, as a stack on its disc."""

    def __init__(self, where: PlaceLayout, kind: str, sharpener: Sharpener) -> None:
        reach = GOODS_RADIUS * _GOODS_SCALE + 8
        bounds = QRectF(where.x - reach, where.y - reach - 24, 2 * reach, 2 * reach + 24)
        super().__init__(bounds, sharpener)
        self.values: tuple[int, ...] = ()
        self._where, self._kind = where, kind
        self.level = TOKEN_Z + where.y * 1e-4
        self.setZValue(self.level)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_values(self, values: tuple[int, ...]) -> None:
        """Show what is left, the top token first."""
        if values != self.values:
            self.values = values
            self.redraw()

    def draw(self, pencil: Pencil) -> None:
        """Draw the stack."""
        where = self._where
        draw_goods_stack(pencil, where.x, where.y, _GOODS_SCALE, self._kind, self.values)


class PassengersItem(_Lightable):
    """The passengers that stand in a city."""

    def __init__(self, where: PlaceLayout, sharpener: Sharpener) -> None:
        standing = where.standing
        x = standing.x if standing is not None else where.x + where.radius * 1.9
        y = standing.y if standing is not None else where.y + where.radius * 1.2
        height = PASSENGER_HEIGHT * _PASSENGER_SCALE
        bounds = QRectF(x - 60, y - height - 8, 120, height + 40)
        super().__init__(bounds, sharpener)
        self.players: tuple[PlayerColour, ...] = ()
        self._foot = (x, y + height * 0.42)
        self.level = TOKEN_Z + 0.5 + where.y * 1e-4
        self.setZValue(self.level)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_players(self, players: tuple[PlayerColour, ...]) -> None:
        """Show a passenger of each player."""
        if players != self.players:
            self.players = players
            self.redraw()

    def draw(self, pencil: Pencil) -> None:
        """Draw the passengers side by side."""
        x, y = self._foot
        for index, player in enumerate(self.players):
            shift = (index - (len(self.players) - 1) / 2) * 19
            draw_passenger(pencil, x + shift, y + index % 2 * 4, _PASSENGER_SCALE, player)


class MarkerItem(_Lightable):
    """A player's marker on the score track."""

    def __init__(self, player: PlayerColour, radius: float, sharpener: Sharpener) -> None:
        reach = radius * 1.8
        super().__init__(QRectF(-reach, -reach, 2 * reach, 2 * reach), sharpener)
        self._player, self._radius = player, radius
        self.level = TOKEN_Z
        self.setZValue(TOKEN_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the marker around its position."""
        draw_score_marker(pencil, 0, 0, self._radius, self._player)


def _tell(item: SpriteItem, signal: str, key: str) -> None:
    """Send a signal of the scene; items themselves have none."""
    scene = item.scene()
    if scene is not None:
        getattr(scene, signal).emit(key)
