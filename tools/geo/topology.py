"""Reads TopoJSON: shapes made of shared arcs."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Line = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Feature:
    """One named shape in degrees of longitude and latitude."""

    id: str
    name: str
    owner: str
    """The country it belongs to, where the file says so."""
    polygons: tuple[tuple[Line, ...], ...]
    """Each an outer ring and its holes."""
    lines: tuple[Line, ...]
    arcs: frozenset[int]


class Topology:
    """The shapes of one file."""

    def __init__(self, file: Path) -> None:
        self._data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        transform = self._data.get("transform")
        self._arcs: list[Line] = []
        for raw in self._data["arcs"]:
            arc = np.array(raw, np.float64)
            if transform:
                arc = np.cumsum(arc, axis=0) * transform["scale"] + transform["translate"]
            self._arcs.append(arc)

    def features(self, layer: str) -> list[Feature]:
        """Return the shapes of a layer."""
        return [self._feature(raw) for raw in self._data["objects"][layer]["geometries"]]

    def shared(self, features: list[Feature]) -> list[Line]:
        """Return the arcs that lie between two of the features."""
        count = Counter(arc for feature in features for arc in feature.arcs)
        return [self._arcs[arc] for arc, times in count.items() if times > 1]

    def _feature(self, raw: dict[str, Any]) -> Feature:
        properties = raw.get("properties") or {}
        kind, arcs = raw["type"], raw.get("arcs", [])
        polygons: list[Any] = []
        lines: list[Any] = []
        if kind == "Polygon":
            polygons = [arcs]
        elif kind == "MultiPolygon":
            polygons = arcs
        elif kind == "LineString":
            lines = [arcs]
        elif kind == "MultiLineString":
            lines = arcs
        return Feature(
            id=str(raw.get("id", "")),
            name=str(properties.get("name", "")),
            owner=str(properties.get("gu", "")),
            polygons=tuple(tuple(self._join(ring) for ring in rings) for rings in polygons),
            lines=tuple(self._join(line) for line in lines),
            arcs=frozenset(arc if arc >= 0 else ~arc for arc in _leaves(arcs)),
        )

    def _join(self, numbers: list[int]) -> Line:
        parts: list[Line] = []
        for number in numbers:
            arc = self._arcs[number] if number >= 0 else self._arcs[~number][::-1]
            parts.append(arc[1:] if parts else arc)
        return np.vstack(parts)


def _leaves(arcs: list[Any]) -> Iterator[int]:
    for item in arcs:
        if isinstance(item, list):
            yield from _leaves(item)
        else:
            yield item
