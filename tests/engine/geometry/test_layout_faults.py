"""Faults in the layout of a map file, each told in one sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ttr_qt.engine.errors import MapError
from ttr_qt.engine.maps import parse_map
from ttr_qt.paths import data_dir

WITHOUT = "; a map without a layout is laid out by the program"
Layout = dict[str, Any]


def complaint(change: Callable[[Layout], object]) -> str:
    data = json.loads((data_dir("maps") / "germany.json").read_bytes())
    change(data["layout"])
    with pytest.raises(MapError) as caught:
        parse_map(json.dumps(data).encode(), "mine.json")
    return str(caught.value).removeprefix("mine.json: ")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda layout: layout.update(width=0),
            "the layout: its width is 0.0; allowed: 1 to 20000",
        ),
        (
            lambda layout: layout.update(space_width=-3),
            "the layout: the width of a space is -3.0",
        ),
        (
            lambda layout: layout.update(score_steps=51),
            "the layout: the score track has 51 fields; allowed: even numbers from 20 to 200",
        ),
        (
            lambda layout: layout.update(score_steps=1002),
            "the layout: the score track has 1002 fields; allowed: even numbers from 20 to 200",
        ),
        (
            lambda layout: layout["places"].pop("berlin"),
            "the layout: place 'berlin' is not in it" + WITHOUT,
        ),
        (
            lambda layout: layout["tracks"].update(nowhere=layout["tracks"]["ber-dre-1"]),
            "the layout: there is no route 'nowhere'" + WITHOUT,
        ),
        (
            lambda layout: layout["countries"].update(utopia=layout["countries"]["schweiz"]),
            "the layout: there is no country 'utopia'",
        ),
        (
            lambda layout: layout["tracks"]["ber-dre-1"]["spaces"].pop(),
            "the layout: route 'ber-dre-1' has 4 spaces, its length is 5" + WITHOUT,
        ),
        (
            lambda layout: layout["places"]["berlin"].update(x=1e9),
            "the layout: place 'berlin' lies outside the sheet",
        ),
        (
            lambda layout: layout["places"]["berlin"].update(radius=0),
            "the layout: place 'berlin' has the radius 0.0",
        ),
        (
            lambda layout: layout["tracks"]["ber-dre-1"]["spaces"][0].__setitem__(1, -8),
            "the layout: route 'ber-dre-1' lies outside the sheet",
        ),
        (
            lambda layout: layout.update(colour="red"),
            "the map, field 'layout': has an unknown field 'colour'",
        ),
    ],
)
def test_fault(change: Callable[[Layout], object], sentence: str) -> None:
    assert complaint(change) == sentence


def test_a_layout_of_another_shape_is_refused() -> None:
    data = json.loads((data_dir("maps") / "usa.json").read_bytes())
    data["layout"] = {"dallas": [1, 2]}
    with pytest.raises(MapError, match="layout"):
        parse_map(json.dumps(data).encode(), "mine.json")
