"""Portraits and posters: everybody has a face of their own, everything is drawn."""

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from ai.levels import LEVELS
from tests.helpers.window.pictures import changed, drawn, nothing, pixels
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.cards.posters import draw_poster
from ttr_qt.views.editions.poster_map import poster_map
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.illustrations.portraits import PERSON, draw_portrait, portrait_names
from ttr_qt.views.theme.pencil import Pencil

pytestmark = pytest.mark.usefixtures("qapp")


def face(who: str, radius: float = 40) -> QImage:
    return drawn(partial(draw_portrait, who=who, x=0, y=0, radius=radius), 100, 100)


def test_every_level_and_the_person_have_a_portrait() -> None:
    assert set(portrait_names()) == {PERSON, *(level.name for level in LEVELS)}


def test_all_faces_differ() -> None:
    faces = {who: face(who) for who in portrait_names()}
    for one, other in combinations(faces, 2):
        assert changed(faces[one], faces[other]) > 0.15, (one, other)


@pytest.mark.parametrize("who", portrait_names())
def test_a_portrait_stays_inside_its_circle(who: str) -> None:
    empty = pixels(drawn(nothing, 100, 100))
    picture = pixels(face(who))
    for y in range(100):
        for x in range(100):
            if (x - 49.5) ** 2 + (y - 49.5) ** 2 > 42**2:
                assert (picture[y, x] == empty[y, x]).all()


def test_strangers_look_like_the_person() -> None:
    assert changed(face("nobody"), face(PERSON)) == 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", [(349, 296), (185, 100), (120, 240)])
def test_a_poster_covers_its_whole_picture(edition: str, size: tuple[int, int]) -> None:
    """Two grounds that shine through nowhere."""
    board = poster_map(edition_named(edition))
    assert board.width() > 800

    def draw(pencil: Pencil) -> None:
        pencil.painter.translate(-size[0] / 2, -size[1] / 2)
        draw_poster(pencil, edition_named(edition).poster, board, QSizeF(*size))

    red, blue = drawn(draw, *size, "#FF0000"), drawn(draw, *size, "#0000FF")
    assert changed(red, blue) == 0
