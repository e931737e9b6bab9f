"""Boards take over pictures from each other, and never wrong ones."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from ttr_qt.engine import EDITIONS
from ttr_qt.engine.maps import load_map
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceFinish, SpaceState
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.board_view import BoardView
from ttr_qt.views.scene.shared_pictures import SHARED_PICTURES, SharedPictures
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import PLAYERS

pytestmark = pytest.mark.usefixtures("qapp", "plain_boards")

KILOBYTE = 1024


class Look(NamedTuple):
    """All that a board can look different by."""

    edition: str = "usa"
    language: Language = "en"
    finish: SpaceFinish = SpaceFinish()
    width: int = 300
    ratio: float = 1.0
    owned: int = 0
    first_player: int = 0
    state: SpaceState = SpaceState.FREE
    rimmed: bool = False
    phantom: int | None = None
    place: CityState = CityState.NORMAL
    ring: str | None = None


LOOKS = (
    Look(),
    *(Look(edition) for edition in EDITIONS if edition != "usa"),
    Look("germany", "de"),
    Look(finish=SpaceFinish(symbols=False)),
    Look(finish=SpaceFinish(strong=True)),
    Look(width=301),
    Look(width=600),
    Look(ratio=1.25),
    Look(ratio=2.0),
    Look(owned=60),
    Look(owned=60, first_player=2),
    *(
        Look(state=state)
        for state in SpaceState
        if state not in {SpaceState.FREE, SpaceState.TAKEN}
    ),
    Look(rimmed=True),
    Look(phantom=1),
    *(Look(place=state) for state in CityState if state is not CityState.NORMAL),
    Look(ring="#C02020"),
    Look(ring="#2020C0"),
)


def board_of(look: Look) -> BoardScene:
    """Return a board that looks as told."""
    players = PLAYERS[look.first_player :] + PLAYERS[: look.first_player]
    board = BoardScene(load_map(look.edition), look.language, players, finish=look.finish)
    board.set_owners(dict.fromkeys(list(board.routes)[: look.owned], 0))
    for track in board.routes.values():
        track.set_state(look.state)
        track.set_rimmed(look.rimmed)
        track.set_phantom(None if look.phantom is None else PLAYERS[look.phantom])
    for place in board.places.values():
        place.set_state(look.place)
        place.set_ring(look.ring)
    return board


def painted(look: Look) -> QImage:
    """Return a new board with a look, as a view of its size would show it."""
    board = board_of(look)
    rect = board.design.rect
    height = round(look.width * rect.height() / rect.width())
    size = round(look.width * look.ratio), round(height * look.ratio)
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(look.ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    scale = look.width / rect.width()
    painter.scale(scale, scale)
    board.render(painter, rect, rect)
    painter.end()
    return image


@pytest.fixture(autouse=True)
def _none_shared() -> Iterator[None]:
    SHARED_PICTURES.clear()
    yield
    SHARED_PICTURES.clear()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_board_draws_nothing_again(edition: str) -> None:
    first = painted(Look(edition))
    kept = SHARED_PICTURES.size
    assert kept > 50 * KILOBYTE
    assert painted(Look(edition)) == first
    assert SHARED_PICTURES.size == kept


@pytest.mark.slow
def test_a_board_never_takes_over_what_looks_different() -> None:
    fresh: list[QImage] = []
    for look in LOOKS:
        SHARED_PICTURES.clear()
        fresh.append(painted(look))
        assert fresh[-1] not in fresh[:-1], look
    for again in range(2):  # the second time, pictures of all of them are there
        for look, expected in zip(LOOKS, fresh, strict=True):
            assert painted(look) == expected, (look, again)


def test_a_view_that_zooms_shows_what_another_drew(qtbot: QtBot) -> None:
    def zoomed() -> QImage:
        view = BoardView(board_of(Look()))
        qtbot.addWidget(view)
        view.resize(600, 400)
        view.set_immediate(True)
        view.zoom_by(1.3)
        return view.grab().toImage()

    first = zoomed()
    kept = SHARED_PICTURES.size
    assert zoomed() == first
    assert SHARED_PICTURES.size == kept


def test_what_was_not_used_longest_is_forgotten() -> None:
    shared = SharedPictures(3 * 4 * KILOBYTE)
    drawn: list[str] = []

    def take(key: str) -> None:
        def draw() -> QPixmap:
            drawn.append(key)
            return QPixmap(32, 32)  # four kilobytes

        shared.take(key, draw)

    for key in "abcadaxb":
        take(key)
    assert "".join(drawn) == "abcdxb"  # d takes the place of b, x that of c
    assert shared.size == shared.limit


def test_a_picture_larger_than_all_room_is_drawn_but_not_kept() -> None:
    shared = SharedPictures(KILOBYTE)
    assert not shared.take("large", lambda: QPixmap(64, 64)).isNull()
    assert shared.size == 0
