"""All items of one board, and what a window may ask them to show."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from ttr_qt.engine.geometry.larger_names import larger_labels
from ttr_qt.engine.geometry.layout import Box, Label
from ttr_qt.engine.maps import GameMap
from ttr_qt.views.boards.frame import score_fields
from ttr_qt.views.boards.look import BoardDesign, BoardLook
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.editions.registry import design_of
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import USUAL_FINISH, SpaceFinish, SpaceState
from ttr_qt.views.paint.stamps import prepare_stamps
from ttr_qt.views.scene.background import BackgroundItem, Tile, TileDrawer
from ttr_qt.views.scene.items import (
    VEIL_Z,
    BadgeItem,
    FreshGlowItem,
    GoodsItem,
    Lightable,
    MarkerItem,
    NameItem,
    PassengersItem,
    PlaceItem,
    RouteItem,
)
from ttr_qt.views.scene.position import BoardPosition
from ttr_qt.views.scene.sprite import Sharpener
from ttr_qt.views.scene.standing import figure_at, standing_spots
from ttr_qt.views.theme.language import Language, in_language
from ttr_qt.views.theme.palette import LIGHT, PAPER, PLAYERS, PlayerColour, Theme
from ttr_qt.views.theme.pencil import Colour, tint

_READABLE: Final = 11.0
"""Pixels of the type of names below which they are written larger than they are printed."""
_LEGIBLE: Final = 4.0
"""Below so many pixels that would not help either."""
_LARGER: Final = (1.25, 1.5)
"""How many times larger."""


@lru_cache(maxsize=5)
def record_board(look: BoardLook, design: BoardDesign) -> Recording:
    """Return the drawing of a board, kept for the next game on it."""
    return look.record(design)


def prepare_pieces(
    design: BoardDesign, look: BoardLook, players: tuple[PlayerColour, ...], finish: SpaceFinish
) -> None:
    """Record the pieces of all players for all tracks, so that claims show at once."""
    spaces = [
        (space, route.colour) for route in design.map.routes for space in design.spaces(route.id)
    ]
    prepare_stamps(look.piece, spaces, players, finish)


class BoardScene(QGraphicsScene):
    """A board and what stands on it, kept by the ids of the map.

    The dictionaries also keep the Python side of the items alive: Qt owns only theirs.

    Signals:
        route_entered, route_left, route_clicked: id of a route.
        place_entered, place_left, place_clicked: id of a place.
        passenger_clicked: id of the place where one stands.
        route_dragged, place_dragged, passenger_dragged: the id of what was pressed and where the
            pointer is now, on the board.
        place_dropped, passenger_dropped: likewise, when the button is let go.
        land_drawn: the ground of the board is there, or sharper than before.
    """

    land_drawn = Signal()
    route_entered = Signal(str)
    route_left = Signal(str)
    route_clicked = Signal(str)
    route_dragged = Signal(str, QPointF)
    place_entered = Signal(str)
    place_left = Signal(str)
    place_clicked = Signal(str)
    place_dragged = Signal(str, QPointF)
    place_dropped = Signal(str, QPointF)
    passenger_clicked = Signal(str)
    passenger_dragged = Signal(str, QPointF)
    passenger_dropped = Signal(str, QPointF)

    def __init__(
        self,
        game_map: GameMap,
        language: Language,
        players: Sequence[PlayerColour] = PLAYERS,
        *,
        finish: SpaceFinish = USUAL_FINISH,
    ) -> None:
        super().__init__()
        self.design = design_of(game_map, language)
        usual = self.design.look
        self.finish = finish
        self.look: BoardLook = usual.strengthened() if finish.strong else usual
        self.sharpener = Sharpener()
        self.players = tuple(players)
        self.tile_drawer = TileDrawer(
            partial(record_board, usual, self.design),
            self,
            whole=self.design.rect,
            afterwards=partial(prepare_pieces, self.design, usual, self.players, finish),
        )
        self.tile_drawer.drawn.connect(self._on_drawn)
        self.background = BackgroundItem(self.design.rect, PAPER)
        self.addItem(self.background)
        self.routes: dict[str, RouteItem] = {}
        self.places: dict[str, PlaceItem] = {}
        self.names: dict[str, NameItem] = {}
        self.goods: dict[str, GoodsItem] = {}
        self.passengers: dict[str, PassengersItem] = {}
        self.markers: dict[int, MarkerItem] = {}
        self._badges: dict[str, BadgeItem] = {}
        self._glows: dict[str, FreshGlowItem] = {}
        self._fields = score_fields(self.design.layout) if self.look.score_track else []
        self._add_routes()
        self._add_places()
        self._veil = self._add_veil()
        self._lit: set[Lightable] = set()
        self.setSceneRect(self.design.rect)
        self.show_position(BoardPosition())

    def show_position(self, position: BoardPosition) -> None:
        """Show the pieces of a position instead of those there are."""
        self.set_owners(position.owners)
        self.set_scores(position.scores)
        self.set_goods(position.goods)
        self.set_passengers(position.passengers)

    def set_owners(self, owners: Mapping[str, int]) -> None:
        """Show the routes in ``owners`` as claimed by the seat named there, all others as free."""
        for route_id, item in self.routes.items():
            seat = owners.get(route_id)
            item.set_owner(None if seat is None else self.players[seat])

    def set_scores(self, scores: Sequence[int]) -> None:
        """Move the markers of all seats to their scores; those on one field stand aside."""
        if not self._fields:
            return
        for seat in [seat for seat in self.markers if seat >= len(scores)]:
            self.removeItem(self.markers.pop(seat))
        for seat, spot in enumerate(self.marker_spots(scores)):
            if seat not in self.markers:
                radius = min(19.0, self.design.layout.frame.left * 0.195)
                self.markers[seat] = MarkerItem(self.players[seat], radius, self.sharpener)
                self.addItem(self.markers[seat])
            self.markers[seat].setPos(spot)

    def marker_spots(self, scores: Sequence[int]) -> list[QPointF]:
        """Return where the markers stand at these scores; nowhere without a score track."""
        if not self._fields:
            return []
        spots = []
        sharing: dict[int, int] = {}
        for score in scores:
            field = score % len(self._fields)
            aside = sharing.get(field, 0)
            sharing[field] = aside + 1
            spots.append(self._fields[field].center() + QPointF(aside * 13, -aside * 7))
        return spots

    def set_goods(self, left: Mapping[str, tuple[int, ...]] | None) -> None:
        """Show what is left of the goods in each city; None shows all that the map puts there."""
        for place_id, item in self.goods.items():
            kind = self.design.map.place(place_id).goods
            whole = self.design.map.goods[kind] if kind else ()
            item.set_values(whole if left is None else left.get(place_id, ()))

    def set_passengers(self, passengers: Sequence[Iterable[str]]) -> None:
        """Show where the passengers of each seat stand."""
        standing: dict[str, list[PlayerColour]] = {}
        for seat, cities in enumerate(passengers):
            for city in cities:
                standing.setdefault(city, []).append(self.players[seat])
        for place_id, item in self.passengers.items():
            item.set_players(tuple(standing.get(place_id, ())))

    def fit_names(self, scale: float) -> None:
        """Write names larger than they are printed where a unit has so few pixels."""
        layout = self.design.layout
        printed = {key: layout.places[key].label for key in self.names}
        smallest = min((label.size for label in printed.values()), default=0.0)
        size = scale * smallest
        labels: Mapping[str, Label] = printed
        if _LEGIBLE < size < _READABLE:
            factor = next((f for f in _LARGER if f * size >= _READABLE), _LARGER[-1])
            figures = [figure_at(item.foot) for item in self.passengers.values()]
            boxes = [Box(f.left(), f.top(), f.right(), f.bottom()) for f in figures]
            labels = larger_labels(layout, factor, tuple(boxes))
        for key, item in self.names.items():
            item.set_label(labels[key])

    def set_route_state(self, route_id: str, state: SpaceState) -> None:
        """Show what can be done with a track."""
        self.routes[route_id].set_state(state)

    def set_phantom(self, route_id: str, seat: int | None) -> None:
        """Show the pieces that a seat would place on a track; None takes them away."""
        self.routes[route_id].set_phantom(None if seat is None else self.players[seat])

    def set_route_rim(self, route_id: str, rimmed: bool) -> None:
        """Mark a track quietly as one that could be claimed, or no longer."""
        self.routes[route_id].set_rimmed(rimmed)

    def set_fresh(self, route_id: str, seat: int | None) -> None:
        """Let a track glow that a seat claimed lately; None: no longer."""
        if route_id in self._glows:
            self.removeItem(self._glows.pop(route_id))
        if seat is not None:
            spaces, player = self.design.spaces(route_id), self.players[seat]
            self._glows[route_id] = FreshGlowItem(spaces, player, self.sharpener)
            self.addItem(self._glows[route_id])

    def set_place_state(self, place_id: str, state: CityState) -> None:
        """Show what a place is at the moment."""
        self.places[place_id].set_state(state)

    def set_ticket_end(self, place_id: str, colour: Colour | None) -> None:
        """Mark a place as the end of a ticket, or no longer."""
        self.places[place_id].set_ring(colour)

    def spotlight(self, routes: Iterable[str], places: Iterable[str], theme: Theme = LIGHT) -> None:
        """Lay a veil over the board through which only some routes and places shine."""
        shining: set[Lightable] = set()
        for key in routes:
            shining.add(self.routes[key])
            if key in self._badges:
                shining.add(self._badges[key])
        for key in places:
            parts: tuple[Mapping[str, Lightable], ...] = (
                self.places,
                self.names,
                self.goods,
                self.passengers,
            )
            shining.update(items[key] for items in parts if key in items)
        self._light(shining)
        self._veil.setBrush(tint(*theme.veil))
        self._veil.setVisible(True)

    def clear_spotlight(self) -> None:
        """Take the veil away."""
        self._light(set())
        self._veil.setVisible(False)

    @property
    def veiled(self) -> bool:
        """Whether a veil lies over the board."""
        return self._veil.isVisible()

    def set_veil_strength(self, part: float) -> None:
        """Let the veil be thinner, from 0 to 1, while it comes and goes."""
        self._veil.setOpacity(part)

    @contextmanager
    def bare(self) -> Iterator[None]:
        """Show the board as it would lie on a table, as long as a picture of it is taken.

        Nothing is dimmed, lit or marked, and nothing is written over it; only what is closed for
        the whole game still looks so.
        """
        with ExitStack() as afterwards:
            for item in self._laid_over():
                item.setVisible(False)
                afterwards.callback(item.setVisible, True)
            afterwards.callback(self._light, self._lit)
            self._light(set())
            for route in self.routes.values():
                afterwards.callback(route.set_state, route.state)
                afterwards.callback(route.set_rimmed, route.rimmed)
                if route.pieces.phantom:
                    afterwards.callback(route.set_phantom, route.pieces.player)
                    route.set_phantom(None)
                if route.state is not SpaceState.CLOSED:
                    route.set_state(SpaceState.FREE)
                route.set_rimmed(False)
            for place in self.places.values():
                afterwards.callback(place.set_state, place.state)
                afterwards.callback(place.set_ring, place.ring)
                place.set_state(CityState.NORMAL)
                place.set_ring(None)
            for waiting in self.passengers.values():
                if waiting.selectable is not None:
                    afterwards.callback(waiting.set_selectable, waiting.selectable)
                    waiting.set_selectable(None)
            yield

    def _laid_over(self) -> list[QGraphicsItem]:
        """Return what is seen and does not belong to the board: the veil, letters, lines."""
        pieces = (route.pieces for route in self.routes.values())
        parts = (self.routes, self.places, self.names, self.goods, self.passengers, self._badges)
        own: set[QGraphicsItem] = {self.background, *pieces, *self.markers.values()}
        own.update(item for items in parts for item in items.values())
        return [item for item in self.items() if item not in own and item.isVisible()]

    def _light(self, shining: set[Lightable]) -> None:
        """Raise these items above the veil, and put all others back."""
        for item in self._lit - shining:
            item.set_lit(False)
        for item in shining - self._lit:
            item.set_lit(True)
        self._lit = shining

    def _add_routes(self) -> None:
        design = self.design
        for route in design.map.routes:
            item = RouteItem(route, design.spaces(route.id), self.look, self.sharpener, self.finish)
            self.routes[route.id] = item
            self.addItem(item)
            self.addItem(item.pieces)
            cart = design.layout.tracks[route.id].cart
            if cart is not None:
                badge = BadgeItem(cart.x, cart.y, cart.radius, self.sharpener)
                self._badges[route.id] = badge
                self.addItem(badge)

    def _add_places(self) -> None:
        design = self.design
        has_passengers = any(place.goods is not None for place in design.map.places)
        spots = standing_spots(design.layout) if has_passengers else {}
        for place in design.map.places:
            where = design.layout.places[place.id]
            name = in_language(place.name, design.language)
            item = PlaceItem(place, where, self.look, self.sharpener)
            if place.gloss is not None:
                item.setToolTip(f"{name} ({in_language(place.gloss, design.language)})")
            self.places[place.id] = item
            self.addItem(item)
            if place.country is not None:
                continue  # its flag is its name; the country's name is part of the background
            self.names[place.id] = NameItem(name, where.label, self.look, self.sharpener)
            self.addItem(self.names[place.id])
            if place.goods is not None:
                self.goods[place.id] = GoodsItem(where, place.goods, self.sharpener)
                self.addItem(self.goods[place.id])
            if has_passengers:
                self.passengers[place.id] = PassengersItem(place, spots[place.id], self.sharpener)
                self.addItem(self.passengers[place.id])

    def _add_veil(self) -> QGraphicsRectItem:
        frame = self.design.layout.frame
        rect = QRectF(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top)
        veil = QGraphicsRectItem(rect)
        veil.setPen(Qt.PenStyle.NoPen)
        veil.setZValue(VEIL_Z)
        veil.setVisible(False)
        veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(veil)
        return veil

    def _on_drawn(self, tile: Tile, image: QImage) -> None:
        self.background.show_picture(tile, image)
        self.land_drawn.emit()
