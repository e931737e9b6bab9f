"""What lies on a board: tracks, pieces, places, names, goods, passengers and score markers."""

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
)

from ttr_qt.engine.geometry.layout import Label, PlaceLayout
from ttr_qt.engine.maps import Place, Route
from ttr_qt.views.boards.look import BoardLook
from ttr_qt.views.paint.cities import CityState, draw_flag
from ttr_qt.views.paint.spaces import (
    FRESH_GLOW,
    USUAL_FINISH,
    SpaceFinish,
    SpaceState,
    TrackSpace,
    draw_fresh_glow,
    draw_ribbon,
)
from ttr_qt.views.paint.stamps import stamp_glow, stamp_piece, stamp_rim, stamp_space
from ttr_qt.views.paint.tokens import (
    GOODS_RADIUS,
    draw_cart_badge,
    draw_goods_stack,
    draw_passenger,
    draw_score_marker,
)
from ttr_qt.views.scene.sprite import Sharpener, SpriteItem
from ttr_qt.views.scene.standing import PASSENGER_SCALE, figure_at
from ttr_qt.views.theme.palette import CLAIMABLE, PlayerColour
from ttr_qt.views.theme.pencil import Colour, Pencil, radial, tint

GLOW_Z: Final = 0.5
TRACK_Z: Final = 1.0
PLACE_Z: Final = 2.0
PIECE_Z: Final = 3.0
BADGE_Z: Final = 4.0
NAME_Z: Final = 5.0
TOKEN_Z: Final = 6.0
VEIL_Z: Final = 10.0
LIT: Final = 10.0
"""Added to the level of what shines through the veil."""

_GLOW_MARGIN: Final = 14.0
"""Room around a track for its glow."""
_PIECE_MARGIN: Final = 12.0
"""Room around a track for its pieces, which stand out of it."""
_FALL_HEIGHT: Final = 20.0
"""How far above its space a piece is let go."""
_TRACK_MARGIN: Final = 6.0
"""How far beside a track the pointer still touches it."""
_OPACITY_UNDER_PHANTOM: Final = 0.45
GOODS_SCALE: Final = 0.58
_BESIDE: Final = 36.0
"""Between passengers in one city."""
_PASSENGER_GLOW: Final = 50.0


def _bounds(spaces: Sequence[TrackSpace], margin: float) -> QRectF:
    path = QPainterPath()
    for space in spaces:
        path.addPath(space.outline())
    return path.boundingRect().adjusted(-margin, -margin, margin, margin)


class Lightable(SpriteItem):
    """An item that can shine through the veil."""

    level: float = 0.0

    def set_lit(self, lit: bool) -> None:
        """Raise the item above the veil, or put it back."""
        self.setZValue(self.level + (LIT if lit else 0.0))


class _Touchable(Lightable):
    """An item that emits signals of its scene when the pointer does something with it.

    A click is a press on the item and a release with no way between them.
    """

    kind: str = ""
    """What the signals of the scene about it begin with."""
    key: str = ""

    def __init__(self, bounds: QRectF, sharpener: Sharpener) -> None:
        super().__init__(bounds, sharpener)
        self._dragged = False
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setAcceptHoverEvents(True)

    def _emit(self, what: str, *facts: QPointF) -> None:
        """Send the scene's signal of that name, if it has one; items have no signals."""
        signal = getattr(self.scene(), f"{self.kind}_{what}", None)
        if signal is not None:
            signal.emit(self.key, *facts)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Emit a signal of the scene."""
        self._emit("entered")
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Emit a signal of the scene."""
        self._emit("left")
        super().hoverLeaveEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press; what it means shows when the button is let go."""
        self._dragged = False
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Emit a signal of the scene, once the pointer has clearly moved."""
        way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        self._dragged = self._dragged or way.manhattanLength() >= QApplication.startDragDistance()
        if self._dragged:
            self._emit("dragged", event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Emit where it was dropped, or that it was clicked."""
        if self._dragged:
            self._emit("dropped", event.scenePos())
        else:  # between parallel tracks the very point may lie beside both, by a hair
            self._emit("clicked")


class PiecesItem(Lightable):
    """The wagons or carts on one track."""

    def __init__(self, spaces: Sequence[TrackSpace], look: BoardLook, sharpener: Sharpener) -> None:
        margin, above = (size * spaces[0].scale for size in (_PIECE_MARGIN, _FALL_HEIGHT))
        super().__init__(_bounds(spaces, margin).adjusted(0, -above, 0, 0), sharpener)
        self.player: PlayerColour | None = None
        self.phantom = False
        self.falling: tuple[float, ...] | None = None
        self._spaces = sorted(enumerate(spaces), key=lambda space: (space[1].y, space[1].x))
        self._look = look
        # Nearer pieces stand before farther ones.
        self.level = PIECE_Z + max(space.y for space in spaces) * 1e-4
        self.setZValue(self.level)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_pieces(self, player: PlayerColour | None, *, phantom: bool = False) -> None:
        """Show pieces of a player, phantoms of them, or none."""
        if (player, phantom) != (self.player, self.phantom):
            self.player, self.phantom = player, phantom
            self.setOpacity(1.0)
            self.setVisible(player is not None)
            self.update()

    def set_falling(self, parts: tuple[float, ...] | None) -> None:
        """Show how far each piece has come down, from the first end of the track; None: all."""
        if parts != self.falling:
            self.falling = parts
            self.update()

    def look_key(self) -> Hashable:
        """Return whose pieces are shown, and how."""
        return self.player, self.phantom, self.falling

    def draw(self, pencil: Pencil) -> None:
        """Draw all pieces, the farthest first."""
        if self.player is None:
            return
        for number, space in self._spaces:
            part = 1.0 if self.falling is None else self.falling[number]
            if part <= 0:
                continue
            high = space._replace(y=space.y - (1 - part) * _FALL_HEIGHT * space.scale)
            with pencil.faded(min(1.0, part * 2)):
                stamp_piece(pencil, self._look.piece, high, self.player, phantom=self.phantom)


class FreshGlowItem(SpriteItem):
    """The light under a track that somebody claimed lately."""

    def __init__(
        self, spaces: Sequence[TrackSpace], player: PlayerColour, sharpener: Sharpener
    ) -> None:
        super().__init__(_bounds(spaces, FRESH_GLOW / 2 * spaces[0].scale + 2), sharpener)
        self._spaces, self._player = tuple(spaces), player
        self.setZValue(GLOW_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the light."""
        draw_fresh_glow(pencil, self._spaces, self._player.fill)


class RouteItem(_Touchable):
    """One track: its spaces, and the pieces on them."""

    kind = "route"

    def __init__(
        self,
        route: Route,
        spaces: Sequence[TrackSpace],
        look: BoardLook,
        sharpener: Sharpener,
        finish: SpaceFinish = USUAL_FINISH,
    ) -> None:
        scale = spaces[0].scale
        super().__init__(_bounds(spaces, _GLOW_MARGIN * scale), sharpener)
        self.key = route.id
        self.owner: PlayerColour | None = None
        self.state = SpaceState.FREE
        self.rimmed = False
        self.pieces = PiecesItem(spaces, look, sharpener)
        self.pieces.setVisible(False)
        self._colour = route.colour
        self._finish = finish
        self._spaces = list(spaces)
        self.shared_by = tuple(spaces), route.colour, finish
        self._shape = QPainterPath()
        self._shape.setFillRule(Qt.FillRule.WindingFill)
        for space in spaces:
            self._shape.addPath(space.outline(_TRACK_MARGIN * scale))
        self.level = TRACK_Z
        self.setZValue(TRACK_Z)

    def set_owner(self, owner: PlayerColour | None) -> None:
        """Show the track as free, or with a player's pieces."""
        if owner is not self.owner:
            self.owner = owner
            self.update()
        self.pieces.show_pieces(owner)

    def set_state(self, state: SpaceState) -> None:
        """Show what can be done with the free track."""
        if state is not self.state:
            self.state = state
            self.update()

    def set_rimmed(self, rimmed: bool) -> None:
        """Mark the free track quietly as one that could be claimed, or no longer."""
        if rimmed != self.rimmed:
            self.rimmed = rimmed
            self.update()

    def look_key(self) -> Hashable:
        """Return all that the look of the spaces depends on."""
        if self.owner is not None:
            return self.owner
        return self.state, self.rimmed, self.pieces.phantom

    def set_phantom(self, player: PlayerColour | None) -> None:
        """Show the pieces that would be placed; None shows what is there."""
        if self.owner is None:
            self.pieces.show_pieces(player, phantom=player is not None)
            self.update()

    def set_lit(self, lit: bool) -> None:
        """Raise the track and its pieces above the veil, or put them back."""
        super().set_lit(lit)
        self.pieces.set_lit(lit)

    def draw(self, pencil: Pencil) -> None:
        """Draw the spaces; what glows lies under all of them."""
        if self.owner is not None:
            draw_ribbon(pencil, self._spaces, self.owner.fill)
            return
        if self.state in {SpaceState.CLAIMABLE, SpaceState.HOVERED}:
            for space in self._spaces:
                stamp_glow(pencil, space, hovered=self.state is SpaceState.HOVERED)
        elif self.rimmed:
            for space in self._spaces:
                stamp_rim(pencil, space)
        # Under pieces that are not there yet, symbols and strong colours would only confuse.
        phantom = self.pieces.phantom
        with pencil.faded(_OPACITY_UNDER_PHANTOM if phantom else 1.0):
            for space in self._spaces:
                state = SpaceState.TAKEN if phantom else self.state
                stamp_space(pencil, space, self._colour, state, self._finish)

    def shape(self) -> QPainterPath:
        """Return where the pointer touches the track."""
        return self._shape


class PlaceItem(_Touchable):
    """A city, or the dead end of tracks into a country, with its flag."""

    kind = "place"

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
        self.key = place.id
        self.state = CityState.NORMAL
        self.ring: Colour | None = None
        self._place, self._where, self._look = place, where, look
        self.shared_by = place, where, look
        self.level = PLACE_Z
        self.setZValue(PLACE_Z)

    def set_state(self, state: CityState) -> None:
        """Show what the place is at the moment."""
        if state is not self.state:
            self.state = state
            self.update()

    def set_ring(self, colour: Colour | None) -> None:
        """Mark the end of a ticket with a ring in a player's colour."""
        if colour != self.ring:
            self.ring = colour
            self.update()

    def look_key(self) -> Hashable:
        """Return all that the look of the place depends on."""
        return self.state, self.ring if self.ring is None else tint(self.ring).rgba()

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


class NameItem(Lightable):
    """The name of a place, as it is printed or larger."""

    def __init__(self, text: str, label: Label, look: BoardLook, sharpener: Sharpener) -> None:
        super().__init__(_room_of(label), sharpener)
        self.text = text
        self.label = label
        self._look = look
        self.shared_by = text, label, look.names
        self.level = NAME_Z
        self.setZValue(NAME_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_label(self, label: Label) -> None:
        """Write the name at another place or size."""
        if label != self.label:
            self.label = label
            self.shared_by = self.text, label, self._look.names
            self.set_bounds(_room_of(label))

    def draw(self, pencil: Pencil) -> None:
        """Draw the name on its plate or halo."""
        self._look.names.draw(pencil, self.label, self.text)


def _room_of(label: Label) -> QRectF:
    """Return what a name covers."""
    box, margin = label.box, 12.0
    room = QRectF(box.left, box.top, box.right - box.left, box.bottom - box.top)
    return room.adjusted(-margin, -margin, margin, margin)


class BadgeItem(Lightable):
    """The sign of a track that brings goods."""

    def __init__(self, x: float, y: float, radius: float, sharpener: Sharpener) -> None:
        reach = radius + 6
        super().__init__(QRectF(x - reach, y - reach, 2 * reach, 2 * reach), sharpener)
        self._x, self._y, self._radius = x, y, radius
        self.shared_by = x, y, radius
        self.level = BADGE_Z
        self.setZValue(BADGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, pencil: Pencil) -> None:
        """Draw the badge."""
        draw_cart_badge(pencil, self._x, self._y, self._radius)


class GoodsItem(Lightable):
    """The goods that wait in a city, as a stack on its disc."""

    def __init__(self, where: PlaceLayout, kind: str, sharpener: Sharpener) -> None:
        reach = GOODS_RADIUS * GOODS_SCALE + 8
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
        draw_goods_stack(pencil, where.x, where.y, GOODS_SCALE, self._kind, self.values)


class PassengersItem(_Touchable):
    """The passengers that stand in a city; one of them may be taken by the pointer."""

    kind = "passenger"

    def __init__(self, place: Place, foot: QPointF, sharpener: Sharpener) -> None:
        super().__init__(figure_at(foot).adjusted(-40, -12, 40, 24), sharpener)
        self.key = place.id
        self.players: tuple[PlayerColour, ...] = ()
        self.selectable: PlayerColour | None = None
        self.foot: Final = foot
        self.level = TOKEN_Z + 0.5 + foot.y() * 1e-4
        self.setZValue(self.level)
        self.set_selectable(None)

    def set_players(self, players: tuple[PlayerColour, ...]) -> None:
        """Show a passenger of each player."""
        if players != self.players:
            self.players = players
            self.update()

    def set_selectable(self, player: PlayerColour | None) -> None:
        """Let a player's passenger be taken by the pointer, and show that."""
        self.selectable = player
        taken = player is not None
        buttons = Qt.MouseButton.LeftButton if taken else Qt.MouseButton.NoButton
        self.setAcceptedMouseButtons(buttons)
        self.setAcceptHoverEvents(taken)
        if taken:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()
        self.update()

    def look_key(self) -> Hashable:
        """Return who stands there and who can be taken."""
        return self.players, self.selectable

    def _stand(self, index: int) -> QPointF:
        shift = (index - (len(self.players) - 1) / 2) * _BESIDE
        return self.foot + QPointF(shift, index % 2 * 4)

    def draw(self, pencil: Pencil) -> None:
        """Draw the passengers side by side, light around the feet of who can be taken."""
        for index, player in enumerate(self.players):
            foot = self._stand(index)
            if player is self.selectable:
                middle, stops = (
                    figure_at(foot).center(),
                    ((0.55, tint(CLAIMABLE)), (1, tint(CLAIMABLE, 0))),
                )
                glow = radial(middle.x(), middle.y(), _PASSENGER_GLOW, *stops)
                pencil.disc(middle.x(), middle.y(), _PASSENGER_GLOW, glow)
            draw_passenger(pencil, foot.x(), foot.y(), PASSENGER_SCALE, player)

    def shape(self) -> QPainterPath:
        """Return where the pointer touches the passenger who can be taken."""
        path = QPainterPath()
        if self.selectable in self.players:
            path.addRect(figure_at(self._stand(self.players.index(self.selectable))))
        return path


class MarkerItem(Lightable):
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
