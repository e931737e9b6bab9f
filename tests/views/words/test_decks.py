"""What is said of ticket decks and of the ways to play that go with them."""

import pytest

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.decks import deck_name, deck_note, game_name


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_deck_to_choose_has_a_name_and_a_note(edition: str) -> None:
    choices = set(RULES[edition].deck_choices)
    assert set(edition_named(edition).deck_names) == choices
    assert set(edition_named(edition).deck_notes) == choices


@pytest.mark.parametrize("language", ["en", "de"])
def test_notes_tell_the_numbers_of_the_rules(language: Language) -> None:
    for deck in RULES["usa"].deck_choices:
        rules = RULES["usa"].with_deck(deck)
        note = deck_note("usa", deck, language)
        tickets = {
            ticket for name in RULES["usa"].decks_of(deck) for ticket in load_map("usa").decks[name]
        }
        assert str(len(tickets)) in note
        dealt, usually = rules.tickets_dealt, RULES["usa"].tickets_dealt
        assert (f" {dealt} " in note) == (dealt != usually)
        assert "{" not in note


def test_no_choice_no_note() -> None:
    assert deck_note("germany", None, "en") == ""
    assert deck_note("usa", None, "en") == deck_note("usa", "edition", "en")
    assert deck_note("usa", "of yesterday", "en") == deck_note("usa", "edition", "en")


def test_a_game_is_called_by_its_way_to_play_too() -> None:
    board = load_map("usa").name
    assert game_name(board, "usa", "", "en") == "USA"
    assert game_name(board, "usa", "big_cities", "en") == "USA · Big Cities"
    assert game_name(board, "usa", "big_cities", "de") == "USA · Großstädte"
    assert game_name(board, "a map of mine", "big_cities", "en") == "USA"
    assert deck_name("usa", "of yesterday", "en") == "of yesterday"
