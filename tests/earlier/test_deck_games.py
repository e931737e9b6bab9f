"""Games with decks that have got rules of their own since: they stay as they were played."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ttr_qt.engine import Game, SaveError, read_save
from ttr_qt.engine.savefile import SaveHeader, parse_save
from ttr_qt.models.records.game_facts import game_facts

DECKS = Path(__file__).parent / "decks"


@pytest.mark.parametrize(
    ("deck", "totals", "longest"), [("1910", (41, 22), (10, 0)), ("big_cities", (42, 5), (10, 0))]
)
def test_an_earlier_game_keeps_the_rules_it_was_played_by(
    deck: str, totals: tuple[int, ...], longest: tuple[int, ...]
) -> None:
    game = read_save(DECKS / f"{deck}.json")
    assert game.over
    assert game.setup.deck == deck
    assert game.rules.variant == ""
    assert (
        parse_save((DECKS / f"{deck}.json").read_text(encoding="utf-8"), SaveHeader).variant == ""
    )
    assert game_facts(game, datetime.now(UTC)).variant == ""
    scores = game.scores()
    assert tuple(score.total for score in scores) == totals
    assert tuple(score.longest_bonus for score in scores) == longest
    assert [score.most_tickets_bonus for score in scores] == [0, 0]


@pytest.mark.parametrize("deck", ["1910", "big_cities"])
def test_an_earlier_game_saved_again_is_the_same_file(deck: str) -> None:
    text = (DECKS / f"{deck}.json").read_text(encoding="utf-8")
    game = Game.from_json(text)
    assert game.to_json() == text
    for ply in (0, 1, 20):
        early = game.at(ply)
        assert early.rules == game.rules
        assert Game.from_json(early.to_json()).rules == game.rules


@pytest.mark.parametrize("deck", ["1910", "big_cities", "mega"])
def test_a_game_with_rules_of_its_own_says_so_and_older_programs_refuse_it(deck: str) -> None:
    game = Game.new("usa", players=3, seed=4, deck=deck)
    game.play(game.legal_actions()[0])
    content = json.loads(game.to_json())
    assert content["version"] == 2
    again = Game.from_json(game.to_json())
    assert again.rules.variant == deck
    assert again.to_json() == game.to_json()


def test_other_games_are_written_as_before() -> None:
    for deck in (None, "edition", "classic"):
        assert json.loads(Game.new("usa", seed=4, deck=deck).to_json())["version"] == 1
    assert json.loads(Game.new("germany", seed=4).to_json())["version"] == 1


def test_an_earlier_game_passed_off_as_a_new_one_is_refused() -> None:
    content = json.loads((DECKS / "big_cities.json").read_text(encoding="utf-8"))
    with pytest.raises(SaveError):
        Game.from_json(json.dumps({**content, "version": 2}))
