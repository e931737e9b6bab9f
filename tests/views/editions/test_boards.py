"""Backgrounds are up to date with the layouts, leave pieces and names free, and look different."""

from math import cos, hypot, radians, sin

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainterPath

from tests.helpers.window.pictures import changed, pixels
from ttr_qt.engine.geometry.computed import layout_of
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.paths import data_dir
from ttr_qt.views.boards.art import (
    decode_outline,
    encode_outline,
    layout_digest,
    load_art,
)
from ttr_qt.views.boards.frame import score_fields
from ttr_qt.views.boards.land import area_path
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.editions.registry import design_of, edition_of
from ttr_qt.views.scene.background import Tile, TileDrawer
from ttr_qt.views.theme.fonts import TextStyle
from ttr_qt.views.theme.language import LANGUAGES

pytestmark = pytest.mark.usefixtures("qapp")
FLAT = frozenset({"field", "tree", "wave", "bastion"})
"""Marks that lie under tracks, or are no larger than a dot."""


def design(edition: str) -> BoardDesign:
    game_map = load_map(edition)
    return design_of(game_map, "en")


def background(edition: str, width: int = 400) -> QImage:
    board = design(edition)
    drawer = TileDrawer(lambda: board.look.record(board))
    return drawer.draw(Tile(board.rect, width / board.rect.width()))


@pytest.mark.parametrize("edition", EDITIONS)
def test_art_was_made_for_the_present_layout(edition: str) -> None:
    layout = load_map(edition).layout
    assert layout is not None
    assert load_art(edition).layout == layout_digest(layout), "run `python -m tools.geo`"


@pytest.mark.parametrize("edition", EDITIONS)
def test_marks_keep_off_cities(edition: str) -> None:
    layout = layout_of(load_map(edition))
    for mark in load_art(edition).marks:
        if mark.kind not in FLAT:
            for place in layout.places.values():
                assert hypot(mark.x - place.x, mark.y - place.y) > place.radius, (mark, place)


@pytest.mark.parametrize("edition", EDITIONS)
def test_marks_keep_off_spaces(edition: str) -> None:
    layout = layout_of(load_map(edition))
    spaces = [space for track in layout.tracks.values() for space in track.spaces]
    middles = np.array([(space.x, space.y) for space in spaces])
    turns = np.radians([space.angle for space in spaces])
    for mark in load_art(edition).marks:
        if mark.kind in FLAT:
            continue
        away = np.array([mark.x, mark.y]) - middles
        along = np.abs(away[:, 0] * np.cos(turns) + away[:, 1] * np.sin(turns))
        across = np.abs(away[:, 1] * np.cos(turns) - away[:, 0] * np.sin(turns))
        inside = (along < layout.space_length / 2) & (across < layout.space_width / 2)
        assert not inside.any(), mark


@pytest.mark.parametrize("edition", ["usa", "germany"])
def test_ports_lie_on_their_coast(edition: str) -> None:
    """The land is bent with its cities: none of them drowns, ports stay near the water."""
    layout = layout_of(load_map(edition))
    land = area_path(load_art(edition).areas["land"])
    ports = {
        "usa": ("boston", "new_york", "san_francisco", "los_angeles", "miami", "new_orleans"),
        "germany": ("kiel", "rostock", "bremerhaven", "emden"),
    }
    for key in ports[edition]:
        place = layout.places[key]
        around = [
            land.contains(QPointF(place.x + 45 * cos(turn), place.y + 45 * sin(turn)))
            for turn in map(radians, range(0, 360, 15))
        ]
        assert any(around), key
        assert not all(around), key


@pytest.mark.parametrize("edition", EDITIONS)
def test_score_track_has_its_fields(edition: str) -> None:
    fields = score_fields(design(edition).layout)
    # The printed board of Amsterdam has fifty.
    assert len(fields) == (50 if edition == "amsterdam" else 100)
    frame = design(edition).layout.frame
    for first, second in zip(fields, [*fields[1:], fields[0]], strict=True):
        gap = first.center() - second.center()
        assert abs(gap.x()) < 1e-6 or abs(gap.y()) < 1e-6
        inner = QRectF(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top)
        assert not first.intersects(inner)


@pytest.mark.parametrize(
    ("edition", "english", "german"),
    [
        (
            "usa",
            ["NORTH AMERICA", "Atlantic Ocean", "Pacific Ocean", "Gulf of Mexico", "MEXICO"],
            ["NORDAMERIKA", "Atlantischer Ozean", "Stiller Ozean", "Golf von Mexiko", "MEXIKO"],
        ),
        (
            "germany",
            ["GERMANY", "North Sea", "Baltic Sea", "BAVARIA", "Rhine", "FRANCE"],
            ["DEUTSCHLAND", "Nordsee", "Ostsee", "BAYERN", "Rhein", "FRANKREICH"],
        ),
        ("first_journey", ["Europe"], ["Europa"]),
    ],
)
def test_names_on_a_board_are_in_its_language(
    monkeypatch: pytest.MonkeyPatch, edition: str, english: list[str], german: list[str]
) -> None:
    written: list[str] = []
    outlines = TextStyle.path

    def noted(style: TextStyle, text: str) -> QPainterPath:
        written.append(text)
        return outlines(style, text)

    monkeypatch.setattr(TextStyle, "path", noted)
    told = {}
    for language in LANGUAGES:
        board = design_of(load_map(edition), language)
        board.look.record(board)
        told[language] = "".join(written).replace(" ", "")
        written.clear()
    for own, other, names, others in (
        (told["en"], told["de"], english, german),
        (told["de"], told["en"], german, english),
    ):
        assert [name for name in names if name.replace(" ", "") not in own] == []
        unlike = [name for name in names if not any(name in one for one in others)]
        assert [name for name in unlike if name.replace(" ", "") in other] == []


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_background_covers_the_whole_sheet(edition: str) -> None:
    image = background(edition)
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    assert min(alpha.pixelColor(x, y).alpha() for x in (1, 200, 398) for y in (1, 100)) > 250
    assert len(np.unique(pixels(image).reshape(-1, 3), axis=0)) > 3000


@pytest.mark.slow
def test_maerklin_differs_from_germany() -> None:
    assert changed(background("germany"), background("maerklin"), 40) > 0.5


@pytest.mark.slow
def test_same_drawing_every_time() -> None:
    assert changed(background("usa"), background("usa"), 0) == 0.0


@pytest.mark.parametrize("edition", EDITIONS)
def test_built_in_maps_have_their_own_look(edition: str) -> None:
    assert edition_of(load_map(edition)).id == edition
    others = [edition_of(load_map(other)).look for other in EDITIONS if other != edition]
    assert edition_of(load_map(edition)).look not in others


def test_outlines_survive_their_coding() -> None:
    points = np.array([[1.04, 2.0], [100.0, -3.3], [100.0, -3.3], [7.7, 8.8]])
    decoded = decode_outline(encode_outline(points))
    assert decoded == pytest.approx(np.array([[1.0, 2.0], [100.0, -3.3], [7.7, 8.8]]))


def test_backgrounds_name_their_sources() -> None:
    notice = (data_dir("resources") / "boards" / "README.md").read_text(encoding="utf-8")
    assert "Natural Earth" in notice
    assert "public domain" in notice
