"""What one sees of those at the table follows from what everybody knows, and fades."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    Event,
    RouteClaimed,
    TicketConnected,
    TicketDone,
    TicketsKept,
    TicketsShown,
    TurnBegan,
    events_seen_by,
)
from ttr_qt.models.company.company import Company
from ttr_qt.models.company.happenings import Happening, Kind, happenings_of
from ttr_qt.models.company.mood import Mood
from ttr_qt.models.company.reactions import moods_of
from ttr_qt.models.company.recent_cards import NO_CARDS, RecentCards, recent_cards
from ttr_qt.models.session.updates import Step


def played(edition: str, players: int, seed: int, plies: int) -> Game:
    game = Game.new(edition, players=players, seed=seed)
    chance = random.Random(seed)
    while game.ply < plies and not game.over:
        game.play(chance.choice(game.legal_actions()))
    return game


def steps_of(game: Game, viewer: int) -> list[Step]:
    return [
        Step(
            ply,
            game.entry_of(ply).seat,
            game.entry_of(ply),
            events_seen_by(game.events_of(ply), viewer),
            game.scores_after(ply),
        )
        for ply in range(game.ply)
    ]


def impressions(game: Game, steps: list[Step]) -> object:
    company = Company(game.observe(0).board, [""] * game.players, game.setup.seed)
    return company.impressions(steps, None)


def step(game: Game, seat: int, *events: Event, ply: int = 0) -> Step:
    return Step(ply, seat, game.entry_of(0), events, (0,) * game.players)


@settings(deadline=None, max_examples=25)
@given(
    st.sampled_from(EDITIONS),
    st.integers(0, 2**32),
    st.integers(1, 260),
)
def test_no_hidden_fact_shows_in_a_face(edition: str, seed: int, plies: int) -> None:
    game = played(edition, RULES[edition].players_max, seed, plies)
    views = [impressions(game, steps_of(game, seat)) for seat in range(game.players)]
    assert all(view == views[0] for view in views)
    # Neither do other tickets and cards than those that there were.
    hidden = (TicketConnected, TicketsShown)
    changed = []
    for one in steps_of(game, 0):
        events: list[Event] = [event for event in one.events if not isinstance(event, hidden)]
        events = [
            replace(event, cards=("red",) * event.count) if isinstance(event, CardsDrawn) else event
            for event in events
        ]
        events = [
            replace(event, tickets=("x",)) if isinstance(event, TicketsKept) else event
            for event in events
        ]
        changed.append(replace(one, events=tuple(events)))
    assert impressions(game, changed) == views[0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_reading_on_gives_the_same_as_reading_anew(edition: str) -> None:
    game = played(edition, 3 if RULES[edition].players_max > 2 else 2, 5, 150)
    steps = steps_of(game, 1)
    levels = ["", *["rosa"] * (game.players - 1)]
    company = Company(game.observe(0).board, levels, 5)
    for count in range(0, len(steps) + 1, 7):
        fresh = Company(game.observe(0).board, levels, 5)
        assert company.impressions(steps[:count], 0) == fresh.impressions(steps[:count], 0)
    # Taking back is reading anew.
    fresh = Company(game.observe(0).board, levels, 5)
    assert company.impressions(steps[:40], 0) == fresh.impressions(steps[:40], 0)


def test_claim_between_two_parts_of_a_network_annoys() -> None:
    game = Game.new("usa", players=2, seed=1)
    game.play(game.legal_actions()[0])
    board = game.observe(0).board

    def claim(seat: int, a: str, b: str, ply: int) -> Step:
        route = next(r for r in board.map.routes if {r.a, r.b} == {a, b})
        return step(game, seat, RouteClaimed(seat, route.id, (), 4), TurnBegan(1 - seat), ply=ply)

    tracks = {(route.a, route.b) for route in board.map.routes}
    single = next(
        route
        for route in board.map.routes
        if not board.map.parallels(route.id)
        and sum(route.a in track for track in tracks) > 1
        and sum(route.b in track for track in tracks) > 1
    )
    first = next(t for t in tracks if single.a in t and single.b not in t)
    second = next(
        t for t in tracks if single.b in t and single.a not in t and not set(t) & set(first)
    )
    steps = [
        step(game, 0, TurnBegan(1), ply=0),
        claim(1, *first, ply=1),
        claim(1, *second, ply=2),
        claim(0, single.a, single.b, ply=3),
    ]
    kinds = {(one.kind, one.seat) for one in happenings_of(board, 2, steps) if one.ply == 3}
    assert {(Kind.BLOCKED, 1), (Kind.BLOCKING, 0)} <= kinds
    company = Company(board, ["", "rosa"], 1)
    assert company.impressions(steps, 0)[1].mood is Mood.ANNOYED
    # One of the two parts alone: nobody can tell that it was in the way.
    fewer = happenings_of(board, 2, [steps[0], steps[1], steps[3]])
    assert Kind.BLOCKED not in {one.kind for one in fewer}


def test_moods_fade_after_a_round() -> None:
    blocked = Happening(Kind.BLOCKED, 1, 9, 4)
    for turn in (4, 5, 7):
        assert moods_of([blocked], 3, turn)[1] is Mood.ANNOYED
    assert moods_of([blocked], 3, 8)[1] is Mood.NEUTRAL
    assert moods_of([blocked], 3, 5)[0] is Mood.NEUTRAL
    later = Happening(Kind.LOCOMOTIVE, 1, 11, 5)
    assert moods_of([blocked, later], 3, 6)[1] is Mood.PLEASED
    same_turn = Happening(Kind.LOCOMOTIVE, 1, 10, 4)
    assert moods_of([blocked, same_turn], 3, 5)[1] is Mood.ANNOYED


def test_open_tickets_please_and_secret_ones_do_not() -> None:
    game = Game.new("first_journey", players=2, seed=1)
    game.play(game.legal_actions()[0])
    board = game.observe(0).board
    done = step(game, 1, TicketDone(1, "x"), TurnBegan(0))
    assert Company(board, ["", "rosa"], 1).impressions([done], 0)[1].mood is Mood.PLEASED
    secret = step(game, 1, TicketConnected(1, "x", None), TurnBegan(0))
    assert Company(board, ["", "rosa"], 1).impressions([secret], 0)[1].mood is Mood.NEUTRAL


def test_cards_are_told_until_the_person_acts() -> None:
    game = Game.new("usa", players=3, seed=1)
    game.play(game.legal_actions()[0])
    own = step(game, 0, CardTaken(0, 1, "red"), TurnBegan(1))
    drew = [
        step(game, 1, CardTaken(1, 2, "blue")),
        step(game, 1, CardsDrawn(1, 1, ("green",)), TurnBegan(2)),
    ]
    paid = step(game, 2, RouteClaimed(2, "x", (("white", 2), ("locomotive", 1)), 4), TurnBegan(0))
    steps = [own, *drew, paid]
    assert recent_cards(steps, 3, 0) == (
        NO_CARDS,
        RecentCards(taken=("blue", "")),
        RecentCards(paid=("white", "white", "locomotive")),
    )
    assert recent_cards([*steps, own], 3, 0) == (NO_CARDS,) * 3
    watched = recent_cards([*steps, *steps], 3, None)
    assert watched[0] == RecentCards(taken=("red",))
    assert watched[1:] == recent_cards(steps, 3, 0)[1:]
