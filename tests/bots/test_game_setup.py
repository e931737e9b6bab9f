"""A new game is the table that was chosen."""

import threading
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from ttr_qt.bots.game_setup import dealt_again, new_table, replay_of, table_of, todays_game
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Game
from ttr_qt.engine.bots import Choice, Limit, Request
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.records.game_facts import game_facts
from ttr_qt.models.setup.choice import GUEST, PORTRAITS, GameChoice, Identity
from ttr_qt.models.setup.todays_deal import deal_of


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


@pytest.mark.slow
def test_in_the_game_of_a_day_ada_is_as_strong_for_everybody() -> None:
    days = (date(2026, 11, 1) + timedelta(days=number) for number in range(99))
    deals = (deal_of("amsterdam", day) for day in days)
    deal = next(one for one in deals if one.begins == one.ada)
    game = todays_game(deal, Identity(), practice=False)
    view = game.observe(deal.ada)
    found = []
    for hurried in (ThinkingLimits(seconds=0.001), ThinkingLimits(seconds=3.0, threads=2)):
        make_bot = table_of(game, hurried).session.seats[deal.ada].make_bot
        assert make_bot is not None
        answer = make_bot().choose(Request(view, Limit(), threading.Event(), 1, 0))
        assert isinstance(answer, Choice)
        found.append([(one.action, one.visits) for one in answer.candidates])
    assert found[0] == found[1]
    least = 800  # so much is tried even where the choice is clear
    assert sum(visits for _, visits in found[0]) >= least
