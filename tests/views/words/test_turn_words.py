"""The panel of the turn tells what is possible, and not more."""

import random

import pytest

from tests.helpers.players.deciding import CURIOUS, HASTY, decide
from ttr_qt.engine import Game, Observation
from ttr_qt.engine.actions import DrawCard, EndJourney, PlacePassenger, TakeCard, TravelRoute
from ttr_qt.engine.rules import LONG_WILD_NAME
from ttr_qt.views.words.turn import turn_words

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Otto", "Rosa")


def lines_of(view: Observation) -> str:
    words = turn_words(view, NAMES, "en", watching=False)
    return " ".join(text for _, text in words.lines)


def positions(*phases: str) -> list[Observation]:
    """Return what those see who put down or lead passengers in some games."""
    views = []
    for seed in range(4):
        game, chance = Game.new("maerklin", players=3, seed=seed), random.Random(seed)
        while not game.over:
            if game.phase in phases:
                views.append(game.observe(game.seat))
            game.play(decide(game.observe(game.seat), chance, CURIOUS))
    return views


def test_cities_for_a_passenger_are_counted_and_what_he_is_for_is_said() -> None:
    seen = set()
    for view in positions("passenger"):
        places = [act.place for act in view.legal_actions if isinstance(act, PlacePassenger)]
        seen.add(len(places))
        said = lines_of(view)
        assert "collect goods" in said
        assert ("two glowing cities" in said) == (len(places) == 2)
        if len(places) == 1:
            assert f"Only {view.board.map.place(places[0]).name.en} " in said
    assert seen == {1, 2}


def test_a_dead_end_of_a_journey_is_told() -> None:
    seen = set()
    for view in positions("journey"):
        legal = view.legal_actions
        on = any(isinstance(action, TravelRoute) for action in legal)
        seen.add((on, EndJourney() in legal))
        said = lines_of(view)
        assert ("The journey ends here." in said) == (not on)
        assert ("Click the next city" in said) == on
        assert ("or end the journey" in said) == (on and EndJourney() in legal)
    assert (False, True) in seen
    assert (True, False) in seen


def test_a_journey_that_cannot_end_yet_is_explained() -> None:
    for view in positions("journey"):
        (offer,) = turn_words(view, NAMES, "en", watching=False).offers
        assert bool(offer.reason) != offer.enabled


def test_the_locomotive_that_may_be_the_second_card_is_named() -> None:
    for view in positions("second_card"):
        assert "except a 4+" in lines_of(view)
        taken = {action.card for action in view.legal_actions if isinstance(action, TakeCard)}
        assert "locomotive" not in taken
        assert (LONG_WILD_NAME in taken) == (LONG_WILD_NAME in view.market)
    game = Game.new("usa", players=2, seed=1)
    while game.phase != "second_card":
        game.play(game.legal_actions()[0])
    assert "4+" not in lines_of(game.observe(game.seat))


def test_a_passenger_who_cannot_travel_is_explained() -> None:
    seen = set()
    for view in positions("turn"):
        words = turn_words(view, NAMES, "en", watching=False)
        offer = next(offer for offer in words.offers if offer.payload == "journey")
        seen.add(offer.reason)
        assert bool(offer.reason) != offer.enabled
    assert seen == {"", "You have no passenger on the board."}


def test_nobody_waits_for_a_turn_that_does_not_come() -> None:
    said = set()
    for seed in range(3):
        game, chance = Game.new("usa", players=3, seed=seed), random.Random(seed)
        waiting: list[tuple[int, int, str]] = []
        turns: list[tuple[int, int]] = []
        while not game.over:
            turns.append((game.ply, game.seat))
            views = (game.observe(seat) for seat in range(3) if seat != game.seat)
            waiting += [(game.ply, view.seat, lines_of(view)) for view in views]
            game.play(decide(game.observe(game.seat), chance, HASTY))
        for ply, seat, text in waiting:
            comes = any(later > ply and who == seat for later, who in turns)
            assert (text == "You have had your last turn.") == (not comes)
            said.add(text)
    assert said == {"You are next.", "2 turns until yours.", "You have had your last turn."}


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
def test_nobody_is_told_to_take_cards_in_their_last_turn(edition: str) -> None:
    game, chance = Game.new(edition, players=2, seed=3), random.Random(1)
    said: dict[bool, set[str]] = {False: set(), True: set()}
    while not game.over:
        view = game.observe(game.seat)
        if view.phase == "turn":
            said[view.last_turns is not None].add(lines_of(view))
        game.play(decide(view, chance, HASTY))
    assert all(text.startswith("Cards are worth nothing now: claim a") for text in said[True])
    assert said[True]
    assert not any("worth nothing" in text for text in said[False])


def test_it_is_said_when_no_cards_are_left() -> None:
    """Else nobody would know why the open ones can't be taken."""
    game, chance = Game.new("usa", players=5, seed=1), random.Random(1)
    while game.phase != "turn" or game.observe(game.seat).deck_size:
        hoard = [act for act in game.legal_actions() if isinstance(act, (DrawCard, TakeCard))]
        game.play(chance.choice(hoard or game.legal_actions()))
    view = game.observe(game.seat)
    assert "No cards are left" in lines_of(view)
    assert any(view.market)


def test_a_journey_without_goods_has_none_yet() -> None:
    found = [view for view in positions("journey") if view.journey and not view.journey.points]
    assert found
    for view in found:
        assert "no goods yet" in lines_of(view)
        assert "0 points" not in lines_of(view)
