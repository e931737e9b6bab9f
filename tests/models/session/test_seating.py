"""Everybody at a table has another name."""

import pytest

from ttr_qt.models.session.seating import seat_names


@pytest.mark.parametrize(
    ("levels", "own", "names"),
    [
        (["", "otto", "ada"], "Robin", ["Robin", "Otto", "Ada"]),
        (["", "rosa", "rosa"], "Robin", ["Robin", "Rosa", "Rosa 2"]),
        (["", "rosa"], "Rosa", ["Rosa", "Rosa 2"]),
        (["rosa", ""], "Rosa", ["Rosa 2", "Rosa"]),
        (["", "rosa", "rosa"], "Rosa 2", ["Rosa 2", "Rosa", "Rosa 3"]),
        (["", "rosa"], "Rosa Luxemburg", ["Rosa Luxemburg", "Rosa"]),
        (["rosa", "rosa", "rosa"], "Rosa", ["Rosa", "Rosa 2", "Rosa 3"]),
    ],
)
def test_names_are_all_different_and_the_person_keeps_theirs(
    levels: list[str], own: str, names: list[str]
) -> None:
    assert seat_names(levels, own) == names
