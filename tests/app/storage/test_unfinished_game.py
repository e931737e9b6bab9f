"""The start page says the same of a game that was left, wherever it is kept."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from tests.helpers.engine.walks import choice, lively
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.unfinished_game import unfinished_game_text
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.models.records.game_facts import game_facts
from ttr_qt.models.records.kept_game import KeptGame


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kept_game_is_at_the_turn_at_which_it_was_left(edition: str, tmp_path: Path) -> None:
    game = Game.new(edition, players=3, seed=4, extra={"levels": ["", "ada", "otto"]})
    rng, saves = Random(4), Autosave(tmp_path / "saves")
    nothing = Autosave(tmp_path / "nothing")
    said = set()
    for _ in range(40):
        game.play(choice(game, lively(edition), rng))
        if game.phase != "turn":
            continue
        saves.save(game.to_json())
        left = unfinished_game_text(saves, None, "en")
        kept = KeptGame(tmp_path, game_facts(game, datetime.now(UTC)))
        assert unfinished_game_text(nothing, kept, "en") == left
        said.add(left)
    assert len(said) > 3


def test_the_other_people_are_named(tmp_path: Path) -> None:
    extra = {"levels": ["", "clara", ""], "people": ["Petra", "Lina"]}
    game = Game.new("first_journey", players=3, seed=4, extra=extra)
    game.play(game.legal_actions()[0])
    saves, nothing = Autosave(tmp_path / "saves"), Autosave(tmp_path / "nothing")
    saves.save(game.to_json())
    left = unfinished_game_text(saves, None, "en")
    assert left is not None
    assert left.endswith("against Lina and Clara")
    kept = KeptGame(tmp_path, game_facts(game, datetime.now(UTC)))
    assert unfinished_game_text(nothing, kept, "en") == left
