"""Everybody at a table has another name."""

import pytest

from ttr_qt.models.setup.seating import saved_people, seat_names


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


@pytest.mark.parametrize(
    ("levels", "people", "names"),
    [
        (["", "otto", ""], ["Robin", "Mia"], ["Robin", "Otto", "Mia"]),
        (["", "mia", ""], ["Robin", "Mia"], ["Robin", "Mia 2", "Mia"]),
        (["", ""], ["Mia", "Mia"], ["Mia", "Mia 2"]),
        (["", ""], ["", ""], ["", ""]),
        (["", "", ""], ["Robin"], ["Robin", "", ""]),
    ],
)
def test_several_people_have_names_of_their_own(
    levels: list[str], people: list[str], names: list[str]
) -> None:
    assert seat_names(levels, *people) == names


@pytest.mark.parametrize(
    ("extra", "names"),
    [
        ({"people": ["Robin", "Mia"]}, ("Robin", "Mia")),
        ({"name": "Robin"}, ("Robin", "")),
        ({"name": "Robin", "people": ["A"]}, ("Robin", "")),
        ({"people": ["Robin", 7]}, ("Robin", "")),
        ({"people": "Robin", "name": None}, ("", "")),
        ({}, ("", "")),
    ],
)
def test_a_save_tells_the_names_of_people(extra: dict[str, object], names: tuple[str, ...]) -> None:
    assert saved_people(extra, 2) == names
