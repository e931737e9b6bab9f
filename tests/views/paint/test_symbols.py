"""Symbols are distinct shapes of about one size, none a turned copy of another."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from ttr_qt.views.paint.symbols import symbol_names, symbol_path

GRID = [(x / 20, y / 20) for x in range(-24, 25) for y in range(-24, 25)]


def cells(name: str, turn: float = 0.0) -> frozenset[tuple[float, float]]:
    """Return the points of a grid that a turned symbol covers."""
    path = QTransform().rotate(turn).map(symbol_path(name))
    return frozenset(point for point in GRID if path.contains(QPointF(*point)))


def overlap(first: frozenset[tuple[float, float]], second: frozenset[tuple[float, float]]) -> float:
    return len(first & second) / len(first | second)


@pytest.mark.parametrize("name", symbol_names())
def test_symbol_fills_its_circle(name: str) -> None:
    bounds = symbol_path(name).boundingRect()
    assert 1.2 < max(bounds.width(), bounds.height()) < 2.6
    assert abs(bounds.center().x()) < 0.15
    assert abs(bounds.center().y()) < 0.15
    assert len(cells(name)) > 200


@pytest.mark.slow
def test_no_symbol_is_a_turned_copy_of_another() -> None:
    whole = {name: cells(name) for name in symbol_names()}
    for first, second in combinations(symbol_names(), 2):
        for turn in (0, 45, 90, 180, 270):
            assert overlap(cells(first, turn), whole[second]) < 0.85, (first, second, turn)
