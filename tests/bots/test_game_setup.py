"""A new game is the table that was chosen."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from ttr_qt.bots.game_setup import dealt_again, new_table, replay_of, table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Game
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.records.game_facts import game_facts
from ttr_qt.models.session.choice import GUEST, PORTRAITS, GameChoice


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("begins", [0, 1, 2])
def test_any_seat_may_begin(edition: str, begins: int) -> None:
    table = new_table(GameChoice(edition, ("otto", "rosa"), begins=begins), ThinkingLimits())
    assert table.session.setup.first == begins
    assert dealt_again(table.session.setup, same=True).setup.first == begins
    table.session.close()


def test_whoever_watches_lets_any_opponent_begin() -> None:
    choice = GameChoice("usa", ("otto", "rosa", "ada"), person=False, begins=2)
    table = new_table(choice, ThinkingLimits())
    assert table.names[table.session.setup.first] == "Rosa"
    table.session.close()


def test_people_have_their_portraits_in_the_game_and_in_its_save() -> None:
    choice = GameChoice("usa", ("otto", GUEST), portrait=PORTRAITS[3])
    table = new_table(choice, ThinkingLimits())
    faces = [seat.portrait for seat in table.session.seats]
    assert faces == [PORTRAITS[3], "otto", PORTRAITS[0]]
    game = Game.from_json(table.session.to_json())
    assert [seat.portrait for seat in table_of(game, ThinkingLimits()).session.seats] == faces
    assert [seat.portrait for seat in replay_of(game).seats] == faces
    facts = game_facts(game, datetime.now(UTC))
    assert [seat.portrait or seat.level for seat in facts.seats] == faces
    table.session.close()


@pytest.mark.parametrize("nonsense", [None, [], ["ada", "ada"], ["../x", 3], "person"])
def test_portraits_that_make_no_sense_are_the_usual_one(nonsense: object) -> None:
    table = new_table(GameChoice("usa", ("otto", GUEST)), ThinkingLimits())
    extra = {**table.session.setup.extra, "portraits": nonsense}
    game = Game(replace(table.session.setup, extra=extra))
    table.session.close()
    assert [seat.portrait for seat in replay_of(game).seats] == ["", "otto", ""]
