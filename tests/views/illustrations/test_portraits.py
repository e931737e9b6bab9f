"""Portraits and posters: everybody has a face of their own, everything is drawn."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import partial
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from ai.levels import LEVELS
from tests.helpers.window.pictures import changed, drawn, nothing, pixels
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.company.mood import Mood
from ttr_qt.models.setup.choice import PORTRAITS
from ttr_qt.views.cards.posters import draw_poster
from ttr_qt.views.editions.poster_map import poster_map
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.illustrations import assets
from ttr_qt.views.illustrations.assets import IllustrationError
from ttr_qt.views.illustrations.moods import with_mood
from ttr_qt.views.illustrations.portraits import PERSON, draw_portrait, portrait_names
from ttr_qt.views.theme.pencil import Pencil

pytestmark = pytest.mark.usefixtures("qapp")


EVERYBODY = portrait_names()
MOODS = [mood for mood in Mood if mood is not Mood.NEUTRAL]


def face(who: str, radius: float = 40, mood: Mood = Mood.NEUTRAL) -> QImage:
    """Return a face in the middle of a picture of 100 pixels."""
    return drawn(partial(draw_portrait, who=who, x=0, y=0, radius=radius, mood=mood), 100, 100)


def small_face(who: str, mood: Mood) -> QImage:
    """Return a face as small as on a player's card, and nothing around it."""
    return drawn(partial(draw_portrait, who=who, x=0, y=0, radius=20, mood=mood), 40, 40)


def test_every_level_and_the_person_have_a_portrait() -> None:
    assert set(portrait_names()) == {*PORTRAITS, *(level.name for level in LEVELS)}
    assert PORTRAITS[0] == PERSON


def test_all_faces_differ() -> None:
    faces = {who: face(who) for who in portrait_names()}
    for one, other in combinations(faces, 2):
        assert changed(faces[one], faces[other]) > 0.15, (one, other)


def test_all_faces_differ_when_they_are_small() -> None:
    faces = {who: small_face(who, Mood.NEUTRAL) for who in EVERYBODY}
    for one, other in combinations(faces, 2):
        assert changed(faces[one], faces[other], 40) > 0.25, (one, other)


@pytest.mark.parametrize("mood", Mood)
@pytest.mark.parametrize("who", EVERYBODY)
def test_a_portrait_stays_inside_its_circle(who: str, mood: Mood) -> None:
    empty = pixels(drawn(nothing, 100, 100))
    picture = pixels(face(who, mood=mood))
    y, x = np.mgrid[:100, :100]
    outside = (x - 49.5) ** 2 + (y - 49.5) ** 2 > 42**2
    assert (picture[outside] == empty[outside]).all()


@pytest.mark.parametrize("who", EVERYBODY)
def test_every_mood_can_be_seen_in_a_small_face(who: str) -> None:
    """No two look alike, not even where a face is 40 pixels wide."""
    faces = {mood: small_face(who, mood) for mood in Mood}
    for one, other in combinations(faces, 2):
        assert changed(faces[one], faces[other], 40) > 0.02, (one, other)


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("who", EVERYBODY)
def test_every_mood_has_eyes_brows_and_a_mouth(who: str, mood: Mood) -> None:
    parts = {part.get("id"): part for part in _parts(_file(who))}
    for name in (f"eyes-{mood}", f"brows-{mood}", f"mouth-{mood}"):
        assert parts[name].get("display") == "none"  # or an editor would show them all at once
        assert all("transform" in piece.attrib for piece in list(parts[name])[:2])


@pytest.mark.parametrize("mood", Mood)
@pytest.mark.parametrize("who", EVERYBODY)
def test_only_the_parts_of_a_mood_are_left(who: str, mood: Mood) -> None:
    ids = {part.get("id") for part in _parts(with_mood(_file(who), mood))}
    for part in ("eyes", "mouth"):
        shown = [name for name in (part, *(f"{part}-{one}" for one in Mood)) if name in ids]
        assert shown == [part if mood is Mood.NEUTRAL else f"{part}-{mood}"]


def test_a_mood_that_an_editor_has_hidden_in_its_own_way_is_shown() -> None:
    hidden = '<g id="eyes-pleased" style="opacity:1;display:none"/><g id="eyes"/>'
    text = f'<svg xmlns="http://www.w3.org/2000/svg">{hidden}</svg>'
    (part,) = list(_parts(with_mood(text, Mood.PLEASED)))[1:]
    assert (part.get("id"), part.get("style")) == ("eyes-pleased", "opacity:1;display:inline")


def test_surprise_lifts_a_hat() -> None:
    hat = '<svg xmlns="http://www.w3.org/2000/svg"><g id="hat" transform="rotate(3)"/></svg>'
    for mood, expected in ((Mood.SURPRISED, "translate(0 -5.5) rotate(3)"), (Mood.PLEASED, None)):
        (part,) = list(_parts(with_mood(hat, mood)))[1:]
        assert part.get("transform") == (expected or "rotate(3)")


def test_what_shows_a_mood_is_larger_in_a_small_face() -> None:
    text = _file("otto")
    small, large = (with_mood(text, Mood.WORRIED, small=small) for small in (True, False))
    assert (small.count("scale(1.22)"), small.count("scale(1.25)")) == (2, 3)  # a drop, too
    assert "scale(" not in large
    assert with_mood(text, Mood.NEUTRAL, small=True) == with_mood(text, Mood.NEUTRAL)


def test_a_face_that_is_no_drawing_is_an_error() -> None:
    with pytest.raises(IllustrationError, match="can't be read"):
        with_mood("<svg", Mood.PLEASED)


def _file(who: str) -> str:
    return (assets.FOLDER / "portraits" / f"{who}.svg").read_text(encoding="utf-8")


def _parts(text: str) -> Iterator[ET.Element]:
    return ET.fromstring(text).iter()  # noqa: S314, our own files


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
