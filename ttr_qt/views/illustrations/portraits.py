"""Faces of those who sit at the table: one for each opponent, and the person's."""

import functools
from typing import Final

from ttr_qt.models.company.mood import Mood
from ttr_qt.views.illustrations.assets import (
    Edit,
    draw_illustration,
    illustration_names,
    read_illustration,
)
from ttr_qt.views.illustrations.moods import with_mood
from ttr_qt.views.theme.pencil import Pencil, circle, stroke

PERSON: Final = "person"
_FOLDER: Final = "portraits"
_RADIUS: Final = 50
"""Half the width of a portrait's file."""
_SMALL: Final = 24
"""Below this radius a mood is drawn larger than life."""


@functools.cache
def portrait_names() -> tuple[str, ...]:
    """Return everybody who has a portrait."""
    return illustration_names(_FOLDER)


def draw_portrait(
    pencil: Pencil, who: str, x: float, y: float, radius: float, mood: Mood = Mood.NEUTRAL
) -> None:
    """Draw somebody in a circle around a point: an opponent by name, anybody else as the person."""
    rim = circle(0, 0, _RADIUS - 0.8)
    with pencil.at(x, y, radius / _RADIUS):
        with pencil.clipped(rim):
            draw_illustration(pencil, _name(who), _mood_edit(mood, radius < _SMALL))
        pencil.shape(rim, None, stroke("#8F7F66", 1.6))


def read_portrait(who: str, radius: float, mood: Mood) -> None:
    """Read somebody's portrait in a mood, so that it takes no time when it is first shown."""
    read_illustration(_name(who), _mood_edit(mood, radius < _SMALL))


def _name(who: str) -> str:
    return f"{_FOLDER}/{who if who in portrait_names() else PERSON}"


@functools.cache
def _mood_edit(mood: Mood, small: bool) -> Edit:
    return functools.partial(with_mood, mood=mood, small=small)
