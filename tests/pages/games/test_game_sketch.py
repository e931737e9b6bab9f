"""A game without a picture shows its board in little, with the tracks that were claimed."""

import os
from pathlib import Path

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage

from tests.helpers.games.made_up import BEGIN, random_game
from tests.helpers.window.pictures import drawn, pixels
from ttr_qt.engine.maps import load_map, map_hash
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.records.game_facts import game_facts
from ttr_qt.models.records.kept_game import GameFacts, KeptGame
from ttr_qt.pages.games.pictures import draw_board_picture
from ttr_qt.pages.games.sketch import networks_of, sketch
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.pencil import Pencil

WHOLE = QSize(400, 400)


def facts_of(edition: str, plies: int) -> GameFacts:
    return game_facts(random_game(edition, 3, ("", "rosa", "ada"), plies=plies), BEGIN)


def painted(facts: GameFacts, fill: str) -> int:
    """Return how many pixels of the small board have just this colour."""
    assert facts.map is not None
    image = sketch(facts.map, networks_of(facts), WHOLE).toImage()
    colour = QColor(fill)
    wanted = (colour.red(), colour.green(), colour.blue())
    return int(np.all(pixels(image) == wanted, axis=2).sum())


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_has_the_tracks_that_were_claimed(edition: str) -> None:
    facts = facts_of(edition, 10**6)
    for seat, colour in zip(facts.seats, PLAYERS, strict=False):
        alone = [
            msgspec.structs.replace(one, tracks=one.tracks if one is seat else ())
            for one in facts.seats
        ]
        shown = msgspec.structs.replace(facts, seats=tuple(alone))
        spaces = sum(length * count for length, count in seat.claimed.items())
        assert seat.tracks
        assert painted(shown, colour.fill) > 4 * spaces, "a line, not a dot"
        for other in PLAYERS:
            assert other is colour or painted(shown, other.fill) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_nothing_was_claimed_no_track_has_a_colour(edition: str) -> None:
    facts = facts_of(edition, 0)
    assert not any(seat.tracks for seat in facts.seats)
    assert not any(painted(facts, colour.fill) for colour in PLAYERS)


def test_players_have_the_colours_they_chose() -> None:
    facts = facts_of("usa", 10**6)
    chosen = [
        msgspec.structs.replace(seat, colour=colour)
        for seat, colour in zip(facts.seats, ("black", "yellow", "no colour"), strict=True)
    ]
    fills = [fill for fill, _ in networks_of(msgspec.structs.replace(facts, seats=tuple(chosen)))]
    by_id = {colour.id: colour.fill for colour in PLAYERS}
    assert fills == [by_id["black"], by_id["yellow"], PLAYERS[2].fill]


def test_routes_of_another_map_are_left_away() -> None:
    facts = facts_of("usa", 10**6)
    other = load_map("germany")
    strange = msgspec.structs.replace(facts, edition="germany", map_hash=map_hash(other))
    image = sketch(other, networks_of(strange), WHOLE)
    assert image.height() == WHOLE.height()
    assert not any(painted(strange, colour.fill) for colour in PLAYERS)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("room", [QRectF(-140, -90, 280, 180), QRectF(-60, -100, 120, 200)])
def test_the_board_is_as_large_as_there_is_room(edition: str, room: QRectF) -> None:
    game = KeptGame(Path("a"), facts_of(edition, 10**6), Path("no picture there.jpg"))
    faces: list[QRectF] = []

    def draw(pencil: Pencil) -> None:
        faces.append(draw_board_picture(pencil, game, room, 0))

    image = drawn(draw, 300, 220, ground="#FF00FF")
    face = faces[0]
    assert room.contains(face)
    assert face.width() > room.width() - 2 or face.height() > room.height() - 2
    inside = pixels(image.copy(face.translated(150, 110).toRect().adjusted(2, 2, -2, -2)))
    assert not np.all(inside == (255, 0, 255), axis=2).any(), "no hole in it"


def test_a_picture_that_is_written_anew_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    game = KeptGame(Path("a"), facts_of("usa", 0), file)
    for number, colour in enumerate(("#FF0000", "#00FF00")):
        image = QImage(60, 40, QImage.Format.Format_RGB32)
        image.fill(QColor(colour))
        image.save(str(file))
        os.utime(file, (number, number))
        shown = drawn(lambda p: _draw_small(p, game), 100, 80)
        assert QColor(shown.pixel(50, 40)) == QColor(colour)


def test_no_room_is_no_fault() -> None:
    game = KeptGame(Path("a"), facts_of("usa", 0))
    nothing = QRectF(5, 5, 0, 0)
    faces: list[QRectF] = []
    drawn(lambda p: faces.append(draw_board_picture(p, game, nothing, 0)), 20, 20)
    assert faces == [nothing]


def _draw_small(pencil: Pencil, game: KeptGame) -> None:
    draw_board_picture(pencil, game, QRectF(-30, -20, 60, 40), 0)
