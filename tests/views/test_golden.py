"""A few pictures per kind of item guard against accidents.

Set ``TTR_QT_NEW_GOLDEN=1`` to draw them anew after a wanted change, and look at them.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage

from tests.helpers.window.pictures import drawn, pixels
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.illustrations.landmarks import draw_scenery
from ttr_qt.views.paint.cities import CityState, draw_border_point, draw_city, draw_turntable
from ttr_qt.views.paint.spaces import SpaceState, draw_casing, draw_glow, draw_space, space_at
from ttr_qt.views.paint.tokens import draw_goods_stack, draw_passenger, draw_score_marker
from ttr_qt.views.paint.wagons import draw_cart, draw_wagon
from ttr_qt.views.theme.palette import PLAYERS, ROUTES
from ttr_qt.views.theme.pencil import Pencil

pytestmark = pytest.mark.usefixtures("qapp")
FOLDER = Path(__file__).parent / "golden"


def spaces(pencil: Pencil) -> None:
    for row, state in enumerate(SpaceState):
        for column, colour in enumerate(name for name in ROUTES if name != "pink"):
            space = space_at(-268 + column * 67, -88 + row * 35, 0, 54, 19)
            draw_casing(pencil, space)
            if state in {SpaceState.CLAIMABLE, SpaceState.HOVERED}:
                draw_glow(pencil, space, hovered=state is SpaceState.HOVERED)
            draw_space(pencil, space, colour, state)


def pieces(pencil: Pencil, draw: Callable[..., None]) -> None:
    for row, player in enumerate(PLAYERS):
        for column, angle in enumerate((0, 30, 60, 90, 120, 150)):
            draw(pencil, space_at(-200 + column * 80, -120 + row * 60, angle, 54, 19), player)


def places(pencil: Pencil) -> None:
    for row, draw in enumerate((draw_city, draw_border_point, draw_turntable)):
        for column, state in enumerate(CityState):
            draw(pencil, -150 + column * 60, -60 + row * 60, 12.5, state)
        draw(pencil, 210, -60 + row * 60, 12.5, ring=PLAYERS[row].fill)


def tokens(pencil: Pencil) -> None:
    for column, player in enumerate(PLAYERS):
        draw_passenger(pencil, -140 + column * 50, -10, 0.9, player)
        draw_score_marker(pencil, -140 + column * 50, 60, 19, player)
    for column, kind in enumerate(("black", "red", "yellow", "white")):
        draw_goods_stack(pencil, 120, -100 + column * 60, 0.6, kind, (5, 3, 2))


def card(pencil: Pencil, edition: str, name: str) -> None:
    with pencil.at(-70, -106):
        edition_named(edition).cards.draw(pencil, name)


def scenery(pencil: Pencil, kind: str) -> None:
    with pencil.at(0, 60):
        draw_scenery(pencil, kind)


PICTURES: dict[str, tuple[Callable[[Pencil], None], int, int]] = {
    "spaces": (spaces, 640, 250),
    "wagons": (partial(pieces, draw=draw_wagon), 500, 330),
    "carts": (partial(pieces, draw=draw_cart), 500, 330),
    "places": (places, 460, 200),
    "tokens": (tokens, 360, 280),
    "card_blue": (partial(card, edition="usa", name="blue"), 150, 220),
    "card_locomotive": (partial(card, edition="usa", name="locomotive"), 150, 220),
    "card_carrier": (partial(card, edition="amsterdam", name="green"), 150, 220),
    "card_toy": (partial(card, edition="first_journey", name="red"), 150, 220),
    "landmark": (partial(scenery, kind="domes"), 160, 200),
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_as_it_was(name: str, tmp_path: Path) -> None:
    draw, width, height = PICTURES[name]
    image = drawn(draw, width, height)
    file = FOLDER / f"{name}.png"
    if os.environ.get("TTR_QT_NEW_GOLDEN"):
        assert image.save(str(file))
    kept = QImage(str(file))
    assert (kept.width(), kept.height()) == (width, height)
    apart = np.abs(pixels(image) - pixels(kept)).max(axis=2)
    # Versions of Qt differ a little in how they smooth edges.
    if (apart > 40).mean() > 0.01:
        image.save(str(tmp_path / file.name))
        pytest.fail(f"{name} looks different; see {tmp_path / file.name}")
