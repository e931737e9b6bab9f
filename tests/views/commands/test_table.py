"""The table of commands says what is true of all keys: no key means two things at once."""

import itertools

import pytest
from PySide6.QtGui import QKeySequence

from ttr_qt.views.commands.entry import Place
from ttr_qt.views.commands.listing import key_groups
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.icons import icon_names

WITH_KEYS = [one for one in Command if one.keys]


def keys_of(command: Command) -> set[str]:
    """Return all keys of a command as Qt writes them."""
    return {sequence.toString() for sequence in command.sequences()}


def overlap(one: Place, other: Place) -> bool:
    """Say whether a key may be pressed in both places at once."""
    return one in other.around or other in one.around


@pytest.mark.parametrize("command", WITH_KEYS)
def test_keys_are_keys(command: Command) -> None:
    for sequence in command.sequences():
        assert sequence.count() == 1, sequence
        assert QKeySequence(sequence.toString()) == sequence
    assert len(keys_of(command)) == len(command.sequences())


def test_no_key_means_two_things_at_once() -> None:
    shared = [
        (one, other, keys)
        for one, other in itertools.combinations(WITH_KEYS, 2)
        if overlap(one.place, other.place) and (keys := keys_of(one) & keys_of(other))
    ]
    for one, other, keys in shared:
        # The inner place is the one with the focus; what is around it gets what is left.
        inner, outer = (one, other) if other.place in one.place.around else (other, one)
        assert inner.place != outer.place, (one, other, keys)
        assert not outer.value.shortcut, (one, other, keys)
    assert shared  # Esc and Enter have many places


def test_no_key_is_listed_twice_in_a_group() -> None:
    for group in key_groups():
        keys = [key for line in group.lines for key in line.keys]
        assert len(keys) == len(set(keys)), group.title


def test_every_key_is_listed() -> None:
    listed = {key for group in key_groups() for line in group.lines for key in line.keys}
    assert listed == {key for command in Command for key in command.keys}


def test_what_is_not_listed_is_named_in_menus() -> None:
    for command in Command:
        assert command.keys or command.text


def test_icons_exist() -> None:
    assert {command.sign for command in Command} - {""} <= set(icon_names())
