"""Illustrations: every file can be drawn, its slots work, and a broken one stops nothing."""

import json
import logging
import threading
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from tests.helpers.window.pictures import changed, drawn, nothing, pixels
from ttr_qt.paths import data_dir
from ttr_qt.views.boards.recording import Recording
from ttr_qt.views.cards import carriers, toys, trains
from ttr_qt.views.cards.carriers import draw_carrier_card, draw_joker_card
from ttr_qt.views.cards.toys import draw_toy_card, draw_toy_locomotive_card
from ttr_qt.views.cards.trains import draw_locomotive_card, draw_passenger_card, draw_train_card
from ttr_qt.views.illustrations import assets
from ttr_qt.views.illustrations.assets import (
    IllustrationError,
    colour_slots,
    draw_illustration,
    illustration_names,
    load_illustration,
)
from ttr_qt.views.theme.pencil import Pencil

pytestmark = pytest.mark.usefixtures("qapp")

FILES = sorted(assets.FOLDER.glob("*/*.svg"))
NAMES = [f"{file.parent.name}/{file.stem}" for file in FILES]
SLOTS = [(name, slot) for name in NAMES for slot in colour_slots(name)]
DRAWABLE = {
    *("svg", "title", "style", "defs", "linearGradient", "radialGradient", "stop", "g"),
    *("path", "polygon", "polyline", "line", "rect", "circle", "ellipse"),
}
DRAWN_BY_THE_BOARD = {"tree", "bastion"}


def picture(name: str, **colours: str) -> QImage:
    return drawn(lambda pencil: draw_illustration(pencil, name, **colours), 320, 320)


@pytest.mark.parametrize("name", NAMES)
def test_every_file_is_drawn_inside_its_view_box(name: str) -> None:
    box = load_illustration(name).viewBoxF()
    touched = np.argwhere((pixels(picture(name)) != pixels(drawn(nothing, 320, 320))).any(axis=2))
    assert len(touched) > 20
    if name.startswith("portraits/"):
        return  # cut to a circle when it is drawn
    (top, left), (bottom, right) = touched.min(axis=0) - 160, touched.max(axis=0) - 159
    assert left >= box.left() - 1
    assert right <= box.right() + 1
    assert top >= box.top() - 1
    assert bottom <= box.bottom() + 1


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_every_file_has_names_and_only_what_qt_draws(file: Path) -> None:
    parts = list(ET.parse(file).iter())  # noqa: S314, our own files
    assert {part.tag.rpartition("}")[2] for part in parts} <= DRAWABLE
    names = Counter(part.get("id") for part in parts if part.get("id"))
    assert names
    assert max(names.values()) == 1
    assert parts[1].tag.endswith("title")
    assert parts[1].text


@pytest.mark.parametrize(("name", "slot"), SLOTS)
def test_a_slot_colours_the_drawing(name: str, slot: str) -> None:
    assert changed(picture(name, **{slot: "#00FF00"}), picture(name, **{slot: "#FF00FF"})) > 0


@pytest.mark.parametrize("name", sorted({name for name, _ in SLOTS}))
def test_slots_have_the_colours_of_the_file_unless_told(name: str) -> None:
    assert changed(picture(name), picture(name, **colour_slots(name)), 0) == 0


def test_a_shape_may_have_several_slots_and_colours_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Editors write colours into shapes, where they count for more than a slot."""
    shapes = (
        '<rect class="paint edge" x="-150" y="-40" width="80" height="80" stroke-width="20"/>'
        '<rect x="-40" y="-40" width="80" height="80" style="fill:#0000FF" class="paint"/>'
        '<rect x="70" y="-40" width="80" height="80" fill="url(#fade)"/>'
    )
    style = ".paint { fill: #111111 } .edge{stroke:#222222} .stop { stop-color: #333333 }"
    fade = '<linearGradient id="fade"><stop offset="0" class="stop"/></linearGradient>'
    (tmp_path / "mine.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320" stroke="#000000">'
        f"<style>{style}</style><defs>{fade}</defs>{shapes}</svg>",
        encoding="utf-8",
    )
    monkeypatch.setattr(assets, "FOLDER", tmp_path)
    image = picture("mine", paint="#FF0000", edge="#00FF00", stop="#FFFF00")
    seen = [image.pixelColor(x, 160).name() for x in (50, 10, 160, 270)]
    assert seen == ["#ff0000", "#00ff00", "#0000ff", "#ffff00"]


@pytest.mark.parametrize("who", illustration_names("portraits"))
def test_faces_have_parts_that_can_be_exchanged(who: str) -> None:
    drawing = load_illustration(f"portraits/{who}")
    assert [part for part in ("eyes", "mouth") if not drawing.elementExists(part)] == []


@pytest.mark.parametrize(
    ("board", "folder"), [("first_journey", "scenery"), ("amsterdam", "city_landmarks")]
)
def test_everything_that_stands_on_a_board_has_a_file(board: str, folder: str) -> None:
    known = {*illustration_names(folder), *DRAWN_BY_THE_BOARD}
    for file in (data_dir("resources") / "boards").rglob(f"{board}.json"):
        kinds = {mark[0] for mark in json.loads(file.read_text(encoding="utf-8"))["marks"]}
        assert kinds - known == set()


class CountingPencil(Pencil):
    """Counts the illustrations that are drawn; a plain box in place of one does not count."""

    count = 0

    def render(self, drawing: Callable[[QPainter], None]) -> None:
        self.count += 1
        super().render(drawing)


CARDS: list[tuple[Callable[[Pencil], None], int]] = [
    *((partial(draw_train_card, colour=colour), 1) for colour in trains.COLOURS),
    *((partial(draw_toy_card, colour=colour), 2) for colour in toys.COLOURS),
    *((partial(draw_carrier_card, colour=colour), 2) for colour in carriers.COLOURS),
    (draw_locomotive_card, 1),
    (draw_passenger_card, 2),
    (draw_toy_locomotive_card, 1),
    (draw_joker_card, 1),
]


@pytest.mark.parametrize(("draw", "count"), CARDS)
def test_everything_on_a_card_has_a_file(draw: Callable[[Pencil], None], count: int) -> None:
    image = drawn(nothing, 140, 212)
    painter = QPainter(image)
    pencil = CountingPencil(painter)
    draw(pencil)
    painter.end()
    assert pencil.count == count


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(IllustrationError, match=r"no illustration 'scenery/two words'.*two_words"):
        load_illustration("scenery/two words")


def test_a_slot_that_is_missing_is_named() -> None:
    with pytest.raises(
        IllustrationError, match=r"barrel cart.svg has no colour slot 'hat'.*colour"
    ):
        load_illustration("carriers/barrel cart", (("hat", "#FF0000"),))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no drawing that Qt can read"),
        ("<svg><rect width=", "no drawing that Qt can read"),
        ("<html/>", "no drawing that Qt can read"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "no viewBox"),
    ],
)
def test_a_broken_file_is_an_error_that_drawing_survives(
    text: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    name = f"broken/{tmp_path.name}"
    monkeypatch.setattr(assets, "FOLDER", tmp_path)
    (tmp_path / "broken").mkdir()
    (tmp_path / f"{name}.svg").write_text(text, encoding="utf-8")
    with pytest.raises(IllustrationError, match=reason):
        load_illustration(name)
    with caplog.at_level(logging.ERROR):
        first, second = picture(name), picture(name)
    assert changed(first, drawn(nothing, 320, 320)) > 0.01  # a plain box
    assert changed(first, second) == 0
    assert caplog.text.count("can't be drawn") == 1


def test_a_recording_draws_the_same_in_several_threads() -> None:
    """Renderers are shared between the window and the threads that draw boards."""
    recording = Recording()

    def step(pencil: Pencil) -> None:
        pencil.painter.translate(160, 160)
        with pencil.at(0, 0, 0.9):
            draw_illustration(pencil, "scenery/domes")
            draw_illustration(pencil, "carriers/barrel cart", colour="#00AA44")

    recording.draw(step)

    def play() -> QImage:
        image = drawn(nothing, 320, 320)
        painter = QPainter(image)
        recording.play(painter)
        painter.end()
        return image

    alone = play()
    assert changed(alone, drawn(nothing, 320, 320)) > 0.05
    images: list[QImage] = []
    threads = [
        threading.Thread(target=lambda: images.extend(play() for _ in range(5))) for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    images.extend(play() for _ in range(5))
    for thread in threads:
        thread.join()
    assert len(images) == 20
    assert all(changed(image, alone, 0) == 0 for image in images)
