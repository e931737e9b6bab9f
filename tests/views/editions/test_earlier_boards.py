"""Boards that were replaced look as they did, for the games that were played on them."""

import pytest
from PySide6.QtGui import QImage

from tests.helpers.window.pictures import changed, drawn
from ttr_qt.engine.maps import GameMap, earlier_maps, load_map, parse_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.paths import data_dir
from ttr_qt.views.boards import plain
from ttr_qt.views.boards.art import art_of, layout_digest, load_art
from ttr_qt.views.boards.frame import score_fields
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.minimap import draw_minimap
from ttr_qt.views.editions.registry import design_of, edition_named, edition_of
from ttr_qt.views.scene.board_scene import BoardScene

pytestmark = pytest.mark.usefixtures("qapp")
EARLIER = [(edition, n) for edition in EDITIONS for n in range(len(earlier_maps(edition)))]
every_board = pytest.mark.parametrize(("edition", "number"), EARLIER)


def design(board: GameMap) -> BoardDesign:
    return design_of(board, "en")


def in_little(board: GameMap) -> QImage:
    room = (-150, -120, 300, 240)
    return drawn(lambda pencil: draw_minimap(pencil, design(board), room, None, "#000"), 320, 260)


@every_board
def test_an_earlier_board_has_the_look_of_its_edition(edition: str, number: int) -> None:
    board = earlier_maps(edition)[number]
    assert edition_of(board) is edition_named(edition)
    assert edition_of(board).look is not plain.LOOK
    assert edition_of(board).look.piece == edition_named(edition).look.piece


@every_board
def test_an_earlier_board_keeps_the_art_that_was_made_for_it(edition: str, number: int) -> None:
    board = earlier_maps(edition)[number]
    assert board.layout is not None
    assert art_of(board).layout == layout_digest(board.layout)
    assert art_of(load_map(edition)) is load_art(edition)
    assert art_of(load_map(edition)) is not art_of(board)


@every_board
def test_small_maps_show_the_board_that_is_played(edition: str, number: int) -> None:
    board = earlier_maps(edition)[number]
    assert changed(in_little(board), in_little(board), 0) == 0
    assert changed(in_little(board), in_little(load_map(edition))) > 0


def test_the_earlier_board_of_amsterdam_keeps_its_score_track() -> None:
    (board,) = earlier_maps("amsterdam")
    scene = BoardScene(board, "en")
    assert scene.look.score_track
    assert len(score_fields(scene.design.layout)) == 100


def test_a_map_of_ones_own_has_no_art_whatever_it_is_called() -> None:
    data = (data_dir("maps") / "earlier" / "amsterdam.json").read_bytes()
    own = parse_map(data, "mine")
    assert edition_of(own).look is plain.LOOK
    with pytest.raises(ValueError, match="no art"):
        art_of(own)
