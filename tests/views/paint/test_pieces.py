"""Spaces, wagons, cities and tokens show what they should."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from tests.helpers.window.pictures import changed, drawn, nothing, pixels
from ttr_qt.views.paint.cities import CityState, draw_border_point, draw_city, draw_flag
from ttr_qt.views.paint.spaces import (
    SpaceFinish,
    SpaceState,
    TrackSpace,
    draw_glow,
    draw_ribbon,
    draw_space,
    space_at,
)
from ttr_qt.views.paint.tokens import draw_goods, draw_goods_stack, draw_passenger
from ttr_qt.views.paint.wagons import draw_cart, draw_wagon
from ttr_qt.views.scene.standing import PASSENGER_SCALE
from ttr_qt.views.theme.palette import PLAYERS, ROUTES, SPACES, PlayerColour
from ttr_qt.views.theme.pencil import Pencil

pytestmark = pytest.mark.usefixtures("qapp")
SPACE = TrackSpace(0, 0, 1, 0, 54, 19)


@pytest.mark.parametrize("colour", [name for name in ROUTES if name != "pink"])
def test_space_shows_colour_and_symbol(colour: str) -> None:
    image = drawn(lambda p: draw_space(p, SPACE, colour), 80, 40)
    assert like(image, SPACES[colour].fill) > 250
    assert like(image, SPACES[colour].ink) > 20


@pytest.mark.parametrize("colour", [name for name in ROUTES if name != "pink"])
def test_without_symbols_a_space_has_its_full_colour(colour: str) -> None:
    finish = SpaceFinish(symbols=False)
    image = drawn(lambda p: draw_space(p, SPACE, colour, finish=finish), 80, 40)
    assert like(image, ROUTES[colour].fill) > 350


def like(image: QImage, colour: str) -> int:
    """Return how many pixels have a colour, or nearly."""
    wanted = QColor(colour)
    target = np.array([wanted.red(), wanted.green(), wanted.blue()])
    return int((np.abs(pixels(image) - target).max(axis=2) < 12).sum())


SMALL = 0.45
"""Pixels of a unit of a board in a window of 1280 by 720."""
TRACK = [space_at(-59 + 59 * place, 0, 0, 54, 19) for place in range(3)]


def track(pencil: Pencil, colour: str, state: SpaceState, owner: PlayerColour | None) -> None:
    pencil.painter.scale(SMALL, SMALL)
    if owner is not None:
        draw_ribbon(pencil, TRACK, owner.fill)
    for space in TRACK:
        if owner is None:
            draw_space(pencil, space, colour, state)
        else:
            draw_wagon(pencil, space, owner)


@pytest.mark.parametrize("colour", [name for name in ROUTES if name != "pink"])
def test_free_claimed_and_closed_tracks_are_told_apart_in_a_small_window(colour: str) -> None:
    def seen(state: SpaceState, owner: PlayerColour | None = None) -> QImage:
        return drawn(partial(track, colour=colour, state=state, owner=owner), 90, 20)

    free, closed = seen(SpaceState.FREE), seen(SpaceState.CLOSED)
    assert changed(free, closed, 40) > 0.12
    for player in PLAYERS:
        claimed = seen(SpaceState.TAKEN, player)
        assert changed(free, claimed, 40) > 0.35
        assert changed(closed, claimed, 40) > 0.35
        # Between two spaces there is land; between two wagons is the owner's band.
        gap = pixels(claimed)[10, round(45 - 29.5 * SMALL)] - pixels(free)[10, 32]
        assert np.abs(gap).max() > 40


def test_states_of_a_space_differ() -> None:
    images = {
        s: drawn(partial(draw_space, space=SPACE, colour="blue", state=s), 80, 40)
        for s in SpaceState
    }
    for first in SpaceState:
        for second in SpaceState:
            same = first is second or {first, second} == {SpaceState.FREE, SpaceState.CLAIMABLE}
            assert same == (changed(images[first], images[second]) == 0.0)


def test_glow_lies_around_the_space() -> None:
    plain = drawn(lambda p: draw_space(p, SPACE, "green"), 100, 60)
    for hovered in (False, True):

        def draw(p: Pencil, hovered: bool = hovered) -> None:
            draw_glow(p, SPACE, hovered=hovered)
            draw_space(p, SPACE, "green")

        assert changed(plain, drawn(draw, 100, 60)) > 0.06


def test_slot_lies_along_its_angle() -> None:
    outline = space_at(10, 20, 90, 54, 19).outline()
    assert outline.boundingRect().width() == pytest.approx(19, abs=0.01)
    assert outline.boundingRect().height() == pytest.approx(54, abs=0.01)
    assert outline.contains(QPointF(10, 45))
    assert not outline.contains(QPointF(35, 20))


@pytest.mark.parametrize("angle", [0, 30, 60, 90, 135, 180, 250, 359])
@pytest.mark.parametrize("draw", [draw_wagon, draw_cart])
def test_piece_covers_its_slot_at_any_angle(angle: float, draw: Callable[..., None]) -> None:
    space = space_at(0, 0, angle, 54, 19)
    image = drawn(partial(draw, space=space, player=PLAYERS[1]), 100, 100)
    seen = pixels(image)
    blue = (seen[..., 2] > seen[..., 0] + 30).sum()
    assert blue > 300
    # Nothing of it comes near the edge of the picture.
    ground = pixels(drawn(nothing, 100, 100))
    assert (np.abs(seen - ground).max(axis=2)[[0, -1]] == 0).all()
    assert (np.abs(seen - ground).max(axis=2)[:, [0, -1]] == 0).all()


def test_wagon_looks_the_same_from_both_directions() -> None:
    forth, back = (space_at(0, 0, angle, 54, 19) for angle in (25, 205))
    first, second = (
        drawn(partial(draw_wagon, space=space, player=PLAYERS[0]), 100, 70)
        for space in (forth, back)
    )
    assert changed(first, second) < 0.01


def test_phantom_is_paler_than_a_wagon() -> None:
    solid = drawn(lambda p: draw_wagon(p, SPACE, PLAYERS[4]), 80, 50)
    phantom = drawn(lambda p: draw_wagon(p, SPACE, PLAYERS[4], phantom=True), 80, 50)
    assert pixels(phantom).mean() > pixels(solid).mean() + 3


def test_every_player_has_another_wagon() -> None:
    images = [drawn(partial(draw_wagon, space=SPACE, player=o), 80, 50) for o in PLAYERS]
    for index, image in enumerate(images):
        assert all(changed(image, other) > 0.1 for other in images[index + 1 :])


@pytest.mark.parametrize("draw", [draw_city, draw_border_point])
def test_states_of_a_place_differ(draw: Callable[..., None]) -> None:
    images = [drawn(partial(draw, x=0, y=0, radius=12.5, state=s), 70, 70) for s in CityState]
    for index, image in enumerate(images):
        assert all(changed(image, other) > 0.01 for other in images[index + 1 :])


def test_ring_marks_the_end_of_a_ticket() -> None:
    plain = drawn(lambda p: draw_city(p, 0, 0, 12.5), 60, 60)
    ringed = drawn(lambda p: draw_city(p, 0, 0, 12.5, ring=PLAYERS[1].fill), 60, 60)
    assert changed(plain, ringed) > 0.1


def test_goods_differ_by_outline_alone() -> None:
    """Without colour their shapes still tell the kinds apart."""
    shapes = []
    for kind in ("black", "red", "yellow", "white"):
        image = drawn(
            partial(draw_goods, x=0, y=0, scale=1, kind=kind, value=5, shadow=False), 90, 90
        )
        ground = pixels(drawn(nothing, 90, 90))
        shapes.append(np.abs(pixels(image) - ground).max(axis=2) > 10)
    for index, shape in enumerate(shapes):
        assert all((shape ^ other).sum() > 60 for other in shapes[index + 1 :])


def test_a_stack_grows_upwards() -> None:
    heights = []
    for values in ((3,), (3, 2), (3, 2, 1)):
        image = drawn(
            partial(draw_goods_stack, x=0, y=0, scale=0.5, kind="red", values=values), 60, 90
        )
        ground = pixels(drawn(nothing, 60, 90))
        rows = (np.abs(pixels(image) - ground).max(axis=2) > 40).any(axis=1)
        heights.append(int(np.argmax(rows)))
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[2]


def test_passenger_stands_on_its_point() -> None:
    image = drawn(lambda p: draw_passenger(p, 0, 0, 1, PLAYERS[2]), 120, 220)
    rows = (np.abs(pixels(image) - pixels(drawn(nothing, 120, 220))) > 60).any(axis=(1, 2))
    assert 100 < np.max(np.flatnonzero(rows)) < 125
    assert 5 < np.min(np.flatnonzero(rows)) < 30


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.id)
def test_passenger_carries_the_mark_of_its_owner_in_a_small_window(player: PlayerColour) -> None:
    def draw(pencil: Pencil, owner: PlayerColour) -> None:
        draw_passenger(pencil, 0, 12, PASSENGER_SCALE * SMALL, owner)

    image = drawn(partial(draw, owner=player), 40, 50)
    unmarked = drawn(partial(draw, owner=replace(player, ink=player.fill)), 40, 50)
    assert changed(image, unmarked, 40) * 40 * 50 > 40


def test_flags_differ_and_unknown_countries_get_one() -> None:
    names = ("frankreich", "niederlande", "oesterreich", "daenemark", "schweiz", "atlantis")
    images = [drawn(partial(draw_flag, x=0, y=0, country=n), 60, 40) for n in names]
    for index, image in enumerate(images):
        assert all(changed(image, other) > 0.02 for other in images[index + 1 :])
