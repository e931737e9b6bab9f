"""Symbols can be left away, and outlines on the board made stronger."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from ttr_qt.engine.maps import load_map
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.cards.pictures import card_picture
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.paint.spaces import SpaceFinish, SpaceState, draw_space, space_at
from ttr_qt.views.scene import board_scene
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import Pencil

pytestmark = pytest.mark.usefixtures("qapp")


def space(colour: str, finish: SpaceFinish, state: SpaceState = SpaceState.FREE) -> QImage:
    image = QImage(120, 60, QImage.Format.Format_RGB32)
    image.fill(0xFFEDE4D0)
    painter = QPainter(image)
    draw_space(Pencil(painter), space_at(60, 30, 0, 100, 40), colour, state, finish)
    painter.end()
    return image


def darkness(image: QImage) -> int:
    """Return how many pixels are nearly black."""
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(*at).lightness() < 40 for at in points)


def different(first: QImage, second: QImage) -> int:
    assert first.size() == second.size()
    points = ((x, y) for x in range(first.width()) for y in range(first.height()))
    return sum(first.pixel(*at) != second.pixel(*at) for at in points)


@pytest.mark.parametrize("colour", ROUTES)
def test_spaces_without_symbols_are_plain_in_their_middle(colour: str) -> None:
    usual, plain = space(colour, SpaceFinish()), space(colour, SpaceFinish(symbols=False))
    assert different(usual, plain) > 20
    # As under a wagon, where there never is one.
    assert plain == space(colour, SpaceFinish(symbols=False), SpaceState.TAKEN)


@pytest.mark.parametrize("colour", ["yellow", "white", "gray", "orange"])
def test_strong_outlines_are_darker(colour: str) -> None:
    usual, strong = space(colour, SpaceFinish()), space(colour, SpaceFinish(strong=True))
    assert darkness(strong) > darkness(usual) + 300


@pytest.mark.parametrize("edition", ["usa", "first_journey", "amsterdam"])
@pytest.mark.parametrize("width", [60, 140])
def test_cards_without_symbols(edition: str, width: int) -> None:
    def face(card: str, *, symbols: bool) -> QImage:
        picture: QPixmap = card_picture(edition_named(edition).cards, card, width, 1.0, symbols)
        return picture.toImage()

    for card in ("red", "blue", "black"):
        assert different(face(card, symbols=True), face(card, symbols=False)) > width
    wild = "joker" if edition == "amsterdam" else "locomotive"
    assert face(wild, symbols=True) == face(wild, symbols=False)


@pytest.mark.slow
def test_names_and_places_of_a_strong_board(
    qtbot: QtBot,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(board_scene, "record_board", lambda *_: Recording())
    monkeypatch.setattr(board_scene, "prepare_pieces", lambda *_: None)
    pictures = []
    for strong in (False, True):
        board = BoardScene(load_map("usa"), "en", finish=SpaceFinish(strong=strong))
        board.background.draw_now = board.tile_drawer.draw
        image = QImage(700, 460, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        board.render(painter, QRectF(0, 0, 700, 460), board.sceneRect())
        painter.end()
        pictures.append(image)
    assert darkness(pictures[1]) > 1.3 * darkness(pictures[0])
