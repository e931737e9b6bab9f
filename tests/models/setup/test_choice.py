"""What is chosen before a game fits the edition, whatever was chosen before."""

from dataclasses import replace

import pytest

from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.models.setup.choice import (
    COLOURS,
    GUEST,
    PORTRAITS,
    GameChoice,
    Identity,
    clean_name,
    fitting,
    opponents_allowed,
)
from ttr_qt.views.theme.palette import PLAYERS


def test_colours_are_those_of_the_pieces() -> None:
    assert tuple(player.id for player in PLAYERS) == COLOURS


def test_opponents_take_the_colours_that_are_left() -> None:
    choice = GameChoice(opponents=("ada", "otto", "ada"), colour="green")
    assert choice.colours == ("green", "red", "blue", "yellow")
    assert choice.players == 4


def test_whoever_only_watches_takes_no_colour() -> None:
    choice = GameChoice(opponents=("ada", "otto"), colour="green", person=False)
    assert choice.colours == ("red", "blue")
    assert choice.players == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("person", [True, False])
@pytest.mark.parametrize("count", range(7))
def test_a_fitting_choice_can_be_played(edition: str, person: bool, count: int) -> None:
    choice = fitting(
        GameChoice(edition=edition, person=person, opponents=("ada",) * count, deck="1910")
    )
    rules = RULES[edition]
    assert rules.players_min <= choice.players <= rules.players_max
    assert choice.deck in {None, *rules.deck_choices}
    assert choice.edition == edition
    fewest, most = opponents_allowed(edition, person=person)
    assert len(choice.opponents) == min(max(count, fewest), most)


def test_nobody_begins_who_only_watches() -> None:
    assert fitting(GameChoice(person=False, begins=0)).begins is None
    assert fitting(GameChoice(begins=0)).begins == 0


@pytest.mark.parametrize("begins", [-1, 3, 9])
def test_nobody_begins_who_has_no_seat(begins: int) -> None:
    choice = fitting(GameChoice(opponents=("ada", "otto"), begins=begins))
    assert (choice.begins, choice.first) == (None, None)


def test_the_same_opponent_begins_whether_one_plays_or_watches() -> None:
    choice = fitting(GameChoice(opponents=("ada", "otto"), begins=2))
    assert choice.levels[choice.first or 0] == "otto"
    watched = fitting(replace(choice, person=False))
    assert watched.levels[watched.first or 0] == "otto"


def test_names_stand_on_one_line() -> None:
    assert clean_name("  Ada\n\tLovelace ") == "Ada Lovelace"
    assert clean_name("\u202e\x00") == ""
    assert len(clean_name("x" * 100)) == 24


def test_whoever_is_known_brings_colour_and_portrait() -> None:
    kim, lee = Identity("Kim", "blue", PORTRAITS[5]), Identity("Lee", "blue", PORTRAITS[5])
    choice = GameChoice("usa", ("otto", GUEST, GUEST, GUEST), portrait=PORTRAITS[1])
    choice = replace(choice, guests=("KIM", "", "Lee"), known=(kim, lee, Identity("")))
    assert choice.colours == ("red", "green", "blue", "yellow", "black")
    # What people have chosen they keep; whoever has chosen none looks like nobody else.
    assert choice.portraits == (PORTRAITS[1], PORTRAITS[5], PORTRAITS[0], PORTRAITS[5])
    watched = replace(choice, person=False)
    assert watched.colours[1] == "blue"
    assert watched.portraits == choice.portraits[1:]
