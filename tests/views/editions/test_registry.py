"""Each name and each map finds its edition, and further ones come and go."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.games.sixth_edition import LAKE, NAME, lake_added
from ttr_qt.engine import EDITIONS, RULES
from ttr_qt.engine.maps import add_edition, load_map, remove_edition
from ttr_qt.paths import data_dir
from ttr_qt.views.boards import plain
from ttr_qt.views.editions.registry import (
    design_of,
    edition_named,
    edition_of,
    editions,
    register,
)


@pytest.fixture
def lake(tmp_path: Path) -> Iterator[None]:
    """Have a sixth edition."""
    with lake_added(tmp_path):
        yield


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_editions_of_the_program_leave_nothing_out(edition: str) -> None:
    found = edition_named(edition)
    assert found.id == edition
    assert edition_of(load_map(edition)) is found
    assert found.motto.en
    assert found.motto.de
    assert found.minutes
    assert found.look is not plain.LOOK
    assert found.rulebook.ticket is not None
    assert found.rulebook.figures
    assert found.chapters
    assert set(found.deck_names) == set(RULES[edition].deck_choices)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_map_of_ones_own_has_the_words_and_cards_of_its_rules(
    tmp_path: Path, edition: str
) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes((data_dir("maps") / f"{edition}.json").read_bytes())
    own = load_map(file)
    found = edition_of(own)
    assert found.contracts == edition_named(edition).contracts
    assert found.cards is edition_named(edition).cards
    assert found.look is design_of(own, "en").look is plain.LOOK
    assert edition_of(own) is found, "pictures are kept by it"


@pytest.mark.usefixtures("lake")
def test_words_follow_the_object_and_not_the_goods_cards() -> None:
    assert RULES[NAME].goods_cards == 0
    assert edition_of(load_map(NAME)) is LAKE
    assert LAKE in editions()


@pytest.mark.usefixtures("lake")
def test_a_name_is_taken_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="already an edition"):
        register(LAKE)
    with pytest.raises(ValueError, match="already a rule set"):
        add_edition(RULES[NAME], tmp_path / "lake.json")


def test_what_was_added_is_gone_again(tmp_path: Path) -> None:
    with lake_added(tmp_path):
        assert NAME in RULES
    assert tuple(RULES) == EDITIONS
    assert LAKE not in editions()
    with pytest.raises(ValueError, match="belongs to the program"):
        remove_edition(EDITIONS[0])
