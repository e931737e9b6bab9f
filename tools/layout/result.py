"""From a state of the search to the layout that a map file holds."""

import math

import numpy as np

from tools.layout.carts import with_carts
from tools.layout.kernel.anneal import build_all
from tools.layout.kernel.records import State
from tools.layout.problem import Problem
from ttr_qt.engine.geometry.layout import (
    Align,
    Box,
    ControlPoint,
    Disc,
    Label,
    Layout,
    PlaceLayout,
    Space,
    TrackLayout,
)


def layout_of_state(problem: Problem, state: State) -> Layout:
    """Return the layout of a state, in numbers a person can read."""
    layout = _without_carts(problem, state)
    return with_carts(problem.game_map, layout, problem.spec.cart)


def _without_carts(problem: Problem, state: State) -> Layout:
    spec = problem.spec
    places = {
        place.id: PlaceLayout(
            x=_short(state.place[number, 0]),
            y=_short(state.place[number, 1]),
            radius=spec.radius,
            label=_label(problem, state, number),
            major=place.id in spec.major,
            standing=_standing(problem, state, place.id),
        )
        for number, place in enumerate(problem.game_map.places)
    }
    countries = {
        label.owner: _label(problem, state, number)
        for number, label in enumerate(problem.labels)
        if label.kind == "country"
    }
    return Layout(
        width=spec.width,
        height=spec.height,
        frame=spec.frame,
        space_length=spec.length,
        space_width=spec.space_width,
        space_pitch=spec.pitch,
        title=spec.title,
        compass=spec.compass,
        score_steps=spec.score_steps,
        projection=problem.projection,
        smoothing=spec.smoothing,
        # Cities only: border points stand where there is room, which says nothing of the land.
        warp=tuple(
            ControlPoint(_short(x), _short(y), places[place.id].x, places[place.id].y)
            for place, (x, y) in zip(problem.game_map.places, problem.projected, strict=True)
            if place.country is None
        ),
        places=places,
        countries=countries,
        tracks=_tracks(problem, state),
    )


def _tracks(problem: Problem, state: State) -> dict[str, TrackLayout]:
    spaces = problem.spaces()
    build_all(problem.board, state, problem.measures, spaces)
    tracks = {}
    for number, pair in enumerate(problem.pairs):
        controls = _controls(problem, state, number)
        for lane, route in enumerate(pair):
            rects = spaces.rect[number, lane : route.length * len(pair) : len(pair)]
            laid = [
                Space(_short(x), _short(y), _short(math.degrees(math.atan2(ty, tx))))
                for x, y, tx, ty in rects
            ]
            offset = (lane - (len(pair) - 1) / 2) * problem.spec.pitch
            curve = controls
            if route.a != pair[0].a:  # written the other way round
                laid = [
                    Space(space.x, space.y, _short((space.angle + 360) % 360 - 180))
                    for space in reversed(laid)
                ]
                offset, curve = -offset, controls[::-1]
            x1, y1, x2, y2 = (_short(value) for value in curve.ravel())
            tracks[route.id] = TrackLayout(
                spaces=tuple(laid), curve=(x1, y1, x2, y2), offset=_short(offset)
            )
    return {route.id: tracks[route.id] for route in problem.game_map.routes}


def _controls(problem: Problem, state: State, number: int) -> "np.ndarray[tuple[int, int]]":
    a = state.place[problem.board.pair_a[number]]
    b = state.place[problem.board.pair_b[number]]
    chord = b - a
    normal = np.array([-chord[1], chord[0]]) / np.hypot(*chord)
    bend = state.bend[number]
    return np.array(
        [
            a + chord * (1 / 3 + bend[0]) + normal * bend[1],
            a + chord * (2 / 3 + bend[2]) + normal * bend[3],
        ]
    )


def _label(problem: Problem, state: State, number: int) -> Label:
    label, variant = problem.labels[number], int(state.variant[number])
    room = label.rooms[variant]
    owner = problem.board.label_owner[number]
    anchor = state.place[owner] if owner >= 0 else problem.board.label_anchor[number]
    away_x, away_y = (float(value) for value in state.label[number])
    x, y = float(anchor[0]) + away_x, float(anchor[1]) + away_y
    top = _short(y - room.height / 2)
    lettering, spec = problem.spec.lettering, problem.spec
    size = lettering.major_size if label.owner in spec.major else lettering.size
    if label.kind != "name":
        size = lettering.country_size if label.kind == "country" else 0.0
    align: Align = "centre"
    if label.kind == "name" and abs(away_x) > 0.3 * room.width:
        align = "left" if away_x > 0 else "right"
    return Label(
        box=Box(
            _short(x - room.width / 2),
            top,
            _short(x + room.width / 2),
            _short(y + room.height / 2),
        ),
        size=size,
        baseline=_short(top + room.baseline) if size else 0.0,
        align=align,
        lines=2 if variant else 1,
    )


def _standing(problem: Problem, state: State, place_id: str) -> Disc | None:
    for number, label in enumerate(problem.labels):
        if label.kind == "standing" and label.owner == place_id:
            place = state.place[problem.board.label_owner[number]]
            x, y = place + state.label[number]
            return Disc(_short(x), _short(y), problem.spec.standing)
    return None


def _short(value: float) -> float:
    return round(float(value), 1)
