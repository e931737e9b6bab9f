"""The coach stays where it is unless it is in the way, and then goes no further than needed."""

import numpy as np
from PySide6.QtCore import QPoint, QRect, QSize

from ttr_qt.pages.tutorial.placing import Surroundings, best_place

PAGE = QRect(0, 0, 1280, 720)
CARD = QSize(380, 180)
LEFT = QPoint(20, 400)
SPACES = np.array([(x, y) for x in range(420, 1040, 60) for y in range(40, 560, 60)], float)


def around(*targets: QRect) -> Surroundings:
    return Surroundings(PAGE, targets, (), ((QRect(1070, 340, 200, 230), 0.4),), SPACES)


def test_what_is_pointed_at_far_away_does_not_move_the_coach() -> None:
    for target in (QRect(1100, 620, 60, 80), QRect(1080, 20, 180, 60), QRect(60, 60, 100, 100)):
        assert best_place(CARD, around(target), LEFT) == LEFT


def test_the_coach_leaves_what_is_pointed_at_by_a_short_way() -> None:
    target = QRect(LEFT, CARD).adjusted(0, 120, 0, 0)
    place = best_place(CARD, around(target), LEFT)
    assert not QRect(place, CARD).intersects(target)
    assert (place - LEFT).manhattanLength() < 260


def test_the_coach_lies_on_a_panel_of_little_use_rather_than_on_the_board() -> None:
    place = best_place(CARD, around(QRect(240, 600, 400, 100)), None)
    inside = [p for p in SPACES.tolist() if QRect(place, CARD).contains(round(p[0]), round(p[1]))]
    assert inside == []
