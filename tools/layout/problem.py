"""A map as a problem of the layout search: arrays from a map, a start, and back to a layout."""

from dataclasses import dataclass

import msgspec
import numpy as np
from numpy.typing import NDArray

from tools.layout.board_specs import BoardSpec
from tools.layout.kernel.records import Board, Measures, Spaces, State
from tools.layout.lettering import Room, country_room, name_room
from ttr_qt.engine.geometry.layout import Layout, PlaceLayout, Projection
from ttr_qt.engine.geometry.projection import project
from ttr_qt.engine.maps import GameMap, Route

FLAG = Room(38.0, 28.0, 0.0)
"""Room for a flag with its outline and shadow."""


@dataclass(frozen=True, slots=True)
class LabelKind:
    """What a label of the search is: the name or flag of a place, its ground, or a country."""

    kind: str
    owner: str
    rooms: tuple[Room, ...]
    """For one line and, as far as there is that, for two."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A map ready for the search."""

    game_map: GameMap
    spec: BoardSpec
    projection: Projection
    projected: NDArray[np.float64]
    """Where the projection has each place; border points are better off at the edge."""
    measures: Measures
    board: Board
    pairs: tuple[tuple[Route, ...], ...]
    """The routes of each pair, in the order of the tracks from left to right."""
    labels: tuple[LabelKind, ...]

    def spaces(self) -> Spaces:
        """Return room for the spaces of a state."""
        most = max(route.length * len(pair) for pair in self.pairs for route in pair)
        count = len(self.pairs)
        return Spaces(
            rect=np.zeros((count, most, 4)),
            box=np.zeros((count, 4)),
            slack=np.zeros(count),
            label=np.zeros((len(self.labels), 4)),
        )


def problem_of(game_map: GameMap, spec: BoardSpec) -> Problem:
    """Return what the search needs to know of a map."""
    projection, projected = _projected(game_map, spec)
    home = projected.copy()
    index = {place.id: i for i, place in enumerate(game_map.places)}
    for place_id, spot in spec.borders.items():
        home[index[place_id]] = spot
    pairs = _pairs(game_map)
    labels = tuple(_labels(game_map, spec))
    board = Board(
        pair_a=np.array([index[pair[0].a] for pair in pairs]),
        pair_b=np.array([index[pair[0].b] for pair in pairs]),
        pair_spaces=np.array([pair[0].length for pair in pairs]),
        pair_tracks=np.array([len(pair) for pair in pairs]),
        incident=_incident(pairs, index),
        home=home,
        home_weight=np.array([0.5 if place.country else 1.0 for place in game_map.places]),
        label_owner=np.array([index.get(label.owner, -1) for label in labels]),
        label_anchor=np.array(
            [spec.country_names.get(label.owner, (0.0, 0.0)) for label in labels], float
        ),
        label_size=np.array([_sizes(label) for label in labels]),
        label_reach=np.array(
            [(0.5, 20.0) if label.kind == "standing" else (2.5, 5.5) for label in labels]
        ),
        obstacles=_obstacles(spec),
    )
    return Problem(game_map, spec, projection, projected, _measures(spec), board, pairs, labels)


def _projected(game_map: GameMap, spec: BoardSpec) -> tuple[Projection, NDArray[np.float64]]:
    """Fit the projection so that the cities fill their part of the sheet."""
    flat = spec.projection.kind == "plane"
    positions = [(p.x, p.y) if flat else (p.lon, p.lat) for p in game_map.places]
    raw = project(spec.projection, np.array(positions, float))
    cities = np.array([place.country is None for place in game_map.places])
    low, high = raw[cities].min(axis=0), raw[cities].max(axis=0)
    land = spec.land
    scale = np.array([land.width, land.height]) / (high - low)
    shift = np.array([land.left, land.top]) - low * scale
    rounded = (np.round(scale, 3), np.round(shift, 3))
    fitted = msgspec.structs.replace(
        spec.projection, scale=tuple(rounded[0].tolist()), shift=tuple(rounded[1].tolist())
    )
    return fitted, project(fitted, np.array(positions, float))


def _pairs(game_map: GameMap) -> tuple[tuple[Route, ...], ...]:
    groups: dict[frozenset[str], list[Route]] = {}
    for route in game_map.routes:
        groups.setdefault(frozenset((route.a, route.b)), []).append(route)
    return tuple(map(tuple, groups.values()))


def _incident(pairs: tuple[tuple[Route, ...], ...], index: dict[str, int]) -> NDArray[np.int64]:
    at: list[list[int]] = [[] for _ in index]
    for number, pair in enumerate(pairs):
        at[index[pair[0].a]].append(number)
        at[index[pair[0].b]].append(number)
    table = np.full((len(at), max(map(len, at))), -1, np.int64)
    for place, numbers in enumerate(at):
        table[place, : len(numbers)] = numbers
    return table


def _labels(game_map: GameMap, spec: BoardSpec) -> list[LabelKind]:
    labels = []
    for place in game_map.places:
        if place.country is not None:
            labels.append(LabelKind("flag", place.id, (FLAG,)))
            continue
        major = place.id in spec.major
        rooms = (name_room(spec.lettering, place.name, lines, major=major) for lines in (1, 2))
        labels.append(LabelKind("name", place.id, tuple(room for room in rooms if room)))
    if spec.standing:
        ground = Room(2 * spec.standing, 2 * spec.standing, 0.0)
        cities = [place.id for place in game_map.places if place.country is None]
        labels += [LabelKind("standing", city, (ground,)) for city in cities]
    labels += [
        LabelKind("country", country.id, (country_room(spec.lettering, country.name),))
        for country in game_map.countries
    ]
    return labels


def _sizes(label: LabelKind) -> list[tuple[float, float]]:
    sizes = [(room.width, room.height) for room in label.rooms]
    return [*sizes, (0.0, 0.0)][:2]


def _obstacles(spec: BoardSpec) -> NDArray[np.float64]:
    found = []
    if spec.title:
        found.append((*spec.title.centre, spec.title.width / 2, spec.title.height / 2))
    if spec.compass:
        compass = spec.compass
        found.append((compass.x, compass.y, compass.radius, compass.radius))
    return np.array(found, float).reshape(-1, 4)


def _measures(spec: BoardSpec) -> Measures:
    frame = spec.frame
    measures = Measures(
        length=spec.length,
        width=spec.space_width,
        gap=spec.gap,
        pitch=spec.pitch,
        radius=spec.radius,
        end_least=2.5,
        end_most=spec.end_most,
        gap_most=1.6 * spec.gap,
        clear_space=spec.clear_space,
        clear_label=spec.clear_label,
        clear_city=7.0,
        clear_frame=8.0,
        left=frame.left,
        top=frame.top,
        right=frame.right,
        bottom=frame.bottom,
        cost_home=spec.cost_home,
        cost_shear=spec.cost_shear,
        cost_bend=spec.cost_bend,
        cost_turn=spec.cost_turn,
        cost_end=spec.cost_end,
        cost_space=0.5,
        cost_label=0.6,
    )
    # Whole numbers among them would be another type to numba, and compiled anew.
    return Measures(*map(float, measures))


def fresh_state(problem: Problem) -> State:
    """Return the start from the projection alone: straight tracks, names above their cities."""
    labels = len(problem.labels)
    state = State(
        place=problem.board.home.copy(),
        bend=np.zeros((len(problem.pairs), 4)),
        ends=np.full((len(problem.pairs), 2), 6.0),
        label=np.zeros((labels, 2)),
        variant=np.zeros(labels, np.int64),
    )
    for number, label in enumerate(problem.labels):
        if label.kind != "country":
            state.label[number, 1] = -(problem.spec.radius + 5 + label.rooms[0].height / 2)
    return state


def state_of(problem: Problem, layout: Layout) -> State:
    """Return the start from a layout of the same map, scaled to the sheet."""
    state = fresh_state(problem)
    scale = np.array([problem.spec.width / layout.width, problem.spec.height / layout.height])
    for number, place in enumerate(problem.game_map.places):
        found = layout.places[place.id]
        state.place[number] = (found.x, found.y) * scale
    for number, pair in enumerate(problem.pairs):
        _take_track(problem, state, number, layout, scale)
        for route in pair[1:]:
            if route.length != pair[0].length:
                raise ValueError(f"parallel tracks of different length: {route.id}")
    for number, label in enumerate(problem.labels):
        if label.kind in {"name", "flag", "standing"}:
            _take_label(state, number, label, layout.places[label.owner])
        elif label.owner in layout.countries:
            centre = layout.countries[label.owner].box.centre * scale
            state.label[number] = centre - problem.board.label_anchor[number]
    return state


def _take_track(
    problem: Problem, state: State, number: int, layout: Layout, scale: NDArray[np.float64]
) -> None:
    a = state.place[problem.board.pair_a[number]]
    b = state.place[problem.board.pair_b[number]]
    chord = b - a
    normal = np.array([-chord[1], chord[0]]) / np.hypot(*chord)
    controls = np.reshape(layout.tracks[problem.pairs[number][0].id].curve, (2, 2)) * scale
    for control, third in enumerate((1 / 3, 2 / 3)):
        from_third = controls[control] - a - chord * third
        state.bend[number, 2 * control] = from_third @ chord / (chord @ chord)
        state.bend[number, 2 * control + 1] = from_third @ normal
    first, last = (layout.tracks[problem.pairs[number][0].id].spaces[i] for i in (0, -1))
    for end, (space, place) in enumerate(((first, a), (last, b))):
        reach = np.hypot(*(np.array([space.x, space.y]) * scale - place))
        slack = reach - problem.spec.length / 2 - problem.spec.radius
        limits = problem.measures.end_least, problem.measures.end_most
        state.ends[number, end] = np.clip(slack, *limits)


def _take_label(state: State, number: int, label: LabelKind, place: PlaceLayout) -> None:
    """Keep the side of the city on which the label stands, with the size it has now."""
    if label.kind == "standing":
        if place.standing:
            state.label[number] = place.standing.x - place.x, place.standing.y - place.y
        return
    box = place.label.box
    variant = min(place.label.lines, len(label.rooms)) - 1
    state.variant[number] = variant
    x, y = box.centre
    room = label.rooms[variant]
    grown = np.array([room.width - box.width, room.height - box.height]) / 2
    away = np.array([x - place.x, y - place.y])
    overlap = np.array([box.width, box.height]) / 2 > abs(away)
    state.label[number] = away + np.where(overlap, 0.0, np.sign(away) * grown)
