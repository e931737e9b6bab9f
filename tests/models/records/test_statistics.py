"""Facts and statistics, compared with what is counted here in other ways."""

import itertools
import math
import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.games.made_up import BEGIN, LEVELS, made_up_facts, random_game
from tests.helpers.games.thinkers import First
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.actions import ClaimRoute, TakeCard
from ttr_qt.engine.maps import load_map
from ttr_qt.models.records.game_facts import game_facts, wild_share
from ttr_qt.models.records.kept_game import GameFacts, SeatFacts
from ttr_qt.models.records.rating import AVERAGE, rating_change, rating_history
from ttr_qt.models.records.statistics import (
    PERSON,
    by_edition,
    by_level,
    by_variant,
    counted,
    luck_of,
    record_of,
    running_mean,
)
from ttr_qt.models.session.history import turns_of
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import Seat

ANCHORS = {edition: dict(zip(LEVELS, range(1100, 2000, 200), strict=True)) for edition in EDITIONS}


def _replayed(game: Game) -> Iterator[tuple[int, Game, Game]]:
    """Give who acted, and the game before and after, for each action."""
    before, after = Game(game.setup), Game(game.setup)
    for action in game.actions:
        seat = after.seat
        after.play(action)
        yield seat, before, after
        before.play(action)


def _longest(tracks: list[tuple[str, str, int]], at: str | None = None) -> int:
    """Return the longest trail by trying all of them."""
    starts = {end for track in tracks for end in track[:2]} if at is None else {at}
    best = 0
    for start in starts:
        for n, (a, b, length) in enumerate(tracks):
            if start in (a, b):
                rest = tracks[:n] + tracks[n + 1 :]
                best = max(best, length + _longest(rest, b if start == a else a))
    return best


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_facts_of_a_game(edition: str, players: int) -> None:
    levels = ("", "rosa", "ada", "rosa")[:players]
    game = random_game(edition, 11 + players, levels)
    facts = game_facts(game, BEGIN)
    wilds = {"locomotive", "locomotive_4plus", "joker"}
    assert (facts.edition, facts.seed, facts.over) == (edition, 11 + players, True)
    assert (facts.actions, facts.played, facts.unrated) == (game.ply, BEGIN, False)
    assert [seat.name for seat in facts.seats] == ["Robin", "Rosa", "Ada", "Rosa 2"][:players]
    for number, (seat, score) in enumerate(zip(facts.seats, game.scores(), strict=True)):
        assert (seat.total, seat.place) == (score.total, score.place)
        assert seat.person == (number == 0)
        done = [ticket.points for ticket in score.tickets if ticket.done]
        missed = [ticket.points for ticket in score.tickets if not ticket.done]
        assert (seat.made_points, seat.routes) == (sum(done), score.routes)
        if edition == "first_journey":
            assert (seat.tickets_made, seat.tickets_missed) == (score.total, 0)
        else:
            assert (seat.tickets_made, seat.tickets_missed) == (len(done), len(missed))
            assert seat.missed_points == sum(missed)
        owned = [r for r, owner in game.owners().items() if owner == number]
        lengths = [game.map.route(r).length for r in owned]
        assert seat.claimed == {n: lengths.count(n) for n in set(lengths)}
        if edition == "usa":
            assert seat.longest == score.longest
        taken = [
            action.card
            for (who, _, _), action in zip(_replayed(game), game.actions, strict=True)
            if who == number and isinstance(action, TakeCard)
        ]
        assert seat.draws.market == len(taken)
        assert seat.draws.market_wilds == sum(card in wilds for card in taken)
        unseen = game.observe(number).drawn_cards
        assert seat.draws.dealt + seat.draws.deck == len(unseen)
        assert seat.draws.dealt_wilds + seat.draws.deck_wilds == sum(c in wilds for c in unseen)
        assert seat.draws.dealt == RULES[edition].cards_dealt


def test_longest_trail_is_told_where_it_does_not_count() -> None:
    game = random_game("amsterdam", 3, ("", "ada", "otto"))
    facts = game_facts(game, BEGIN)
    for number, seat in enumerate(facts.seats):
        own = [game.map.route(r) for r, owner in game.owners().items() if owner == number]
        assert seat.longest == _longest([(r.a, r.b, r.length) for r in own])


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_turns_are_those_of_the_final_chart(edition: str) -> None:
    game = random_game(edition, 5, ("", "rosa", "otto"))
    session = Session(game, [Seat("a"), Seat("b", First), Seat("c", First)], First)
    turns = turns_of(session.steps, session.rules)
    session.close()
    facts = game_facts(game, BEGIN)
    assert [seat.turns for seat in facts.seats] == [
        sum(turn.seat == seat for turn in turns) for seat in range(3)
    ]
    assert facts.turns == len(turns)


@pytest.mark.slow
def test_what_chance_gives_is_right_on_average() -> None:
    """Over many games luck evens out: those who draw can't see what comes."""
    games = [
        game_facts(random_game(edition, seed, ("", "rosa", "ada")), BEGIN)
        for edition in ("usa", "first_journey", "amsterdam")
        for seed in range(6)
    ]
    for edition in ("usa", "first_journey", "amsterdam"):
        played = [game for game in games if game.edition == edition]
        for luck in luck_of(played, ("rosa", "ada")):
            assert abs(luck.surplus) < 3.5
            assert luck.due_share == pytest.approx(wild_share(RULES[edition]), abs=0.06)


def test_deck_due_is_counted_card_by_card() -> None:
    game = random_game("usa", 8, ("", "rosa"))
    due = [0.0, 0.0]
    for seat, before, after in _replayed(game):
        drawn = len(after.observe(seat).drawn_cards) - len(before.observe(seat).drawn_cards)
        if drawn:
            deck = before.position().deck
            assert drawn == 1
            due[seat] += deck.count("locomotive") / len(deck)
    facts = game_facts(game, BEGIN)
    assert [seat.draws.deck_due for seat in facts.seats] == pytest.approx(due, abs=1e-5)


def test_a_game_that_goes_on_tells_no_secrets() -> None:
    facts = game_facts(random_game("usa", 2, plies=60), BEGIN)
    assert not facts.over
    assert not facts.won
    for seat in facts.seats:
        assert (seat.place, seat.tickets_made, seat.tickets_missed) == (0, 0, 0)
        points = RULES["usa"].route_points
        assert seat.total == sum(points[n] * count for n, count in seat.claimed.items())


def test_games_without_opponents_of_a_known_kind() -> None:
    game = Game.new("usa", players=3, seed=1, extra={"levels": ["", 7], "unrated": True})
    facts = game_facts(game, BEGIN)
    assert facts.unrated
    assert [(seat.person, seat.level) for seat in facts.seats] == [
        (True, ""),
        (False, ""),
        (False, ""),
    ]
    watched = game_facts(random_game("usa", 1, ("ada", "otto"), plies=9), BEGIN)
    assert watched.person is None
    assert len(watched.opponents) == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_facts_survive_the_disk(edition: str) -> None:
    facts = game_facts(random_game(edition, 4), BEGIN)
    assert msgspec.json.decode(msgspec.json.encode(facts), type=GameFacts) == facts


def test_records_by_hand() -> None:
    games = [made_up_facts(n, EDITIONS[n % 5]) for n in range(60)]
    shuffled = random.Random(1).sample(games, 60)
    assert counted(shuffled) == games
    for edition in (None, *EDITIONS):
        chosen = [game for game in games if edition in (None, game.edition)]
        record = record_of(counted(shuffled, edition))
        assert record is not None
        mine = [game.seats[0] for game in chosen]
        assert record.games == len(mine)
        assert record.won == len([s for s in mine if s.place == 1])
        assert record.best == max(s.total for s in mine)
        assert record.mean == pytest.approx(sum(s.total for s in mine) / len(mine))
        assert record.mean_turns == pytest.approx(sum(s.turns for s in mine) / len(mine))
        some = [game.seats[0] for game in chosen if game.rules != "first_journey"]
        made, missed = (sum(getattr(s, f"tickets_{w}") for s in some) for w in ("made", "missed"))
        assert (record.tickets_made, record.tickets_missed) == (made, missed)
        assert record.longest == max(s.longest for s in mine)
        runs = [(won, len(list(run))) for won, run in itertools.groupby(s.place == 1 for s in mine)]
        assert record.best_streak == max((n for won, n in runs if won), default=0)
        assert record.streak == (runs[-1][1] if runs[-1][0] else -runs[-1][1])
    assert set(by_edition(games)) == set(EDITIONS)
    assert sum(record.games for record in by_edition(games).values()) == 60


def test_records_of_other_ways_to_play_are_kept_apart() -> None:
    games = [made_up_facts(n) for n in range(12)]
    ways = [("", "1910", "mega")[n % 3] for n in range(12)]
    games = [
        msgspec.structs.replace(game, variant=way) for game, way in zip(games, ways, strict=True)
    ]
    records = by_variant(games)
    assert set(records) == set(ways)
    for way, record in records.items():
        assert record == record_of([game for game in games if game.variant == way])


@pytest.mark.parametrize("deck", [None, "classic", *RULES["usa"].variants])
def test_facts_name_the_way_to_play(deck: str | None) -> None:
    game = Game.new("usa", players=2, seed=3, deck=deck)
    facts = game_facts(game, BEGIN)
    assert facts.variant == (deck if deck in RULES["usa"].variants else "")
    again = msgspec.json.decode(msgspec.json.encode(facts), type=GameFacts)
    assert again.variant == facts.variant


def test_records_by_level() -> None:
    games = [made_up_facts(n) for n in range(40)]
    records = by_level(games, LEVELS)
    assert [record.level for record in records] == list(LEVELS)
    for record in records:
        pairs = [
            (game.seats[0].place, seat.place)
            for game in games
            for seat in game.seats[1:]
            if seat.level == record.level
        ]
        assert record.ahead == sum(own < other for own, other in pairs)
        assert record.behind == sum(own > other for own, other in pairs)
        assert record.ahead + record.behind + record.shared == len(pairs)
        assert record.record.games == len(pairs)  # each level sits at a table once here
    assert by_level(games, ("nobody",)) == ()
    assert by_level([], LEVELS) == ()


def test_luck_is_counted_for_each_player() -> None:
    games = [made_up_facts(n) for n in range(30)]
    lucks = {luck.who: luck for luck in luck_of(games, LEVELS)}
    assert list(lucks) == [PERSON, *LEVELS]
    for who, luck in lucks.items():
        seats = [s for game in games for s in game.seats if s.level == who]
        assert luck.games == len(seats)
        assert luck.blind == sum(s.draws.deck + s.draws.dealt for s in seats)
        assert luck.blind_wilds == sum(s.draws.deck_wilds + s.draws.dealt_wilds for s in seats)
        assert luck.open_wilds == sum(s.draws.market_wilds for s in seats)
        assert luck.due == pytest.approx(luck.blind * 14 / 110)
        assert luck.share == luck.blind_wilds / luck.blind
        assert math.copysign(1, luck.surplus) == math.copysign(1, luck.share - luck.due_share)


def test_without_games_there_is_nothing() -> None:
    assert record_of([]) is None
    assert by_edition([]) == {}
    assert luck_of([], LEVELS) == ()
    assert rating_history([], ANCHORS) == ()
    assert counted([made_up_facts(1)], "germany") == []


@given(st.lists(st.floats(-100, 100), max_size=40), st.integers(1, 12))
def test_running_mean_is_that_of_the_last_values(values: list[float], window: int) -> None:
    means = running_mean(values, window)
    assert len(means) == len(values)
    for n, mean in enumerate(means):
        part = [values[k] for k in range(len(values)) if n - window < k <= n]
        assert mean == pytest.approx(math.fsum(part) / len(part), abs=1e-9)


def _contest(rng: random.Random, strength: float, edition: str, number: int) -> GameFacts:
    """Return a game whose places are drawn as the model has it."""
    levels = rng.sample(LEVELS, rng.choice((1, 2, 3)))
    points = [strength, *(ANCHORS[edition][level] for level in levels)]
    left, places = list(range(len(points))), [0] * len(points)
    for place in range(1, len(points) + 1):
        (chosen,) = rng.choices(left, [10 ** (points[n] / 400) for n in left])
        places[chosen] = place
        left.remove(chosen)
    seats = tuple(
        SeatFacts(
            name="", level=levels[n - 1] if n else "", person=n == 0, total=0, place=places[n]
        )
        for n in range(len(points))
    )
    facts = made_up_facts(number, edition)
    return msgspec.structs.replace(facts, seats=seats, played=BEGIN + timedelta(hours=number))


@pytest.mark.slow
@pytest.mark.parametrize("strength", [1000, 1500, 1900])
def test_rating_finds_a_strength_and_says_how_sure_it_is(strength: int) -> None:
    inside = 0
    for seed in range(20):
        rng = random.Random(seed)
        games = [_contest(rng, strength, EDITIONS[n % 5], n) for n in range(120)]
        history = rating_history(games, ANCHORS)
        assert [point.game for point in history] == list(range(120))
        assert history[-1].margin < history[10].margin < history[0].margin
        inside += abs(history[-1].rating - strength) <= history[-1].margin
    assert inside >= 17


def test_rating_moves_towards_the_result() -> None:
    rng = random.Random(3)
    games = [_contest(rng, 1500, "usa", n) for n in range(40)]
    for game in games:
        (point,) = rating_history([game], ANCHORS)
        beaten = [seat.place for seat in game.opponents if seat.place > game.seats[0].place]
        if len(beaten) == len(game.opponents):
            assert point.rating > AVERAGE
        elif not beaten:
            assert point.rating < AVERAGE


def test_winning_against_the_strong_counts_more() -> None:
    def after(level: str) -> float:
        facts = made_up_facts(1)
        seats = (
            SeatFacts(name="", person=True, total=9, place=1),
            SeatFacts(name="", level=level, total=1, place=2),
        )
        return rating_history([msgspec.structs.replace(facts, seats=seats)], ANCHORS)[0].rating

    gains = [after(level) for level in LEVELS]
    assert gains == sorted(gains)
    assert gains[0] > AVERAGE


def test_the_change_by_a_game_is_known() -> None:
    rng = random.Random(3)
    games = [_contest(rng, 1500, "usa", n) for n in range(40)]
    games[20] = msgspec.structs.replace(games[20], unrated=True)
    history = rating_history(games, ANCHORS)
    first, last = (rating_change(games, ANCHORS, n) for n in (0, 39))
    assert first is not None
    assert last is not None
    assert (first.vague, first.by) == (True, history[0].rating - AVERAGE)
    assert (last.vague, last.rating) == (False, history[-1].rating)
    assert last.by == history[-1].rating - history[-2].rating
    assert rating_change(games, ANCHORS, 20) is None


def test_games_that_do_not_count_leave_the_rating_alone() -> None:
    rng = random.Random(5)
    games = [_contest(rng, 1500, "usa", n) for n in range(6)]
    replace = msgspec.structs.replace
    stranger = replace(games[1].seats[1], level="stranger")
    games[0] = replace(games[0], unrated=True)
    games[1] = replace(games[1], seats=(games[1].seats[0], stranger))
    games[2] = replace(games[2], over=False)
    games[3] = replace(games[3], seats=games[3].seats[1:])
    games[4] = replace(games[4], edition="elsewhere")
    history = rating_history(games, ANCHORS)
    assert [point.game for point in history] == [5]
    assert history[0].rating == rating_history(games[5:], ANCHORS)[0].rating


def test_claims_are_counted_as_they_were_played() -> None:
    game = random_game("germany", 6)
    facts = game_facts(game, BEGIN)
    claims = sum(isinstance(action, ClaimRoute) for action in game.actions)
    assert sum(sum(seat.claimed.values()) for seat in facts.seats) == claims


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_routes_of_each_seat_are_told(edition: str) -> None:
    game = random_game(edition, 5, ("", "rosa", "ada"))
    seats = game_facts(game, BEGIN).seats
    assert {route: n for n, seat in enumerate(seats) for route in seat.tracks} == game.owners()


@pytest.mark.parametrize(
    ("saved", "told"),
    [
        (["blue", "red"], ["blue", "red"]),
        (["blue", "blue"], ["", ""]),
        (["blue"], ["", ""]),
        (["blue", 7], ["", ""]),
        ("br", ["", ""]),
        (None, ["", ""]),
    ],
)
def test_colours_are_told_where_a_save_has_them(saved: object, told: list[str]) -> None:
    game = Game.new("usa", players=2, seed=1, extra={"colours": saved})
    assert [seat.colour for seat in game_facts(game, BEGIN).seats] == told


def test_a_map_of_ones_own_with_the_name_of_an_edition_is_no_such_edition() -> None:
    game, usa = Game.new("usa", players=2, seed=1), load_map("usa")
    longer = msgspec.structs.replace(usa.routes[0], length=usa.routes[0].length + 1)
    own = msgspec.structs.replace(usa, routes=(longer, *usa.routes[1:]))
    setups = (game.setup, replace(game.setup, map=own))
    facts = [game_facts(Game(setup), BEGIN) for setup in setups]
    assert facts[0].edition == "usa"
    assert facts[1].edition not in EDITIONS
    assert facts[1].board == usa.name


def test_a_game_of_several_people_counts_for_the_first_and_for_no_rating() -> None:
    levels = ["", "rosa", ""]
    game = random_game("usa", 5, tuple(levels))
    extra = {**game.setup.extra, "levels": levels, "people": ["Robin", "Mia"]}
    game.setup = replace(game.setup, extra=extra)
    facts = game_facts(game, BEGIN)
    assert [seat.person for seat in facts.seats] == [True, False, True]
    assert [seat.name for seat in facts.seats] == ["Robin", "Rosa", "Mia"]
    assert facts.shared
    assert facts.person is facts.seats[0]
    assert facts.opponents == facts.seats[1:]
    assert record_of([facts]) is not None
    assert not rating_history([facts], ANCHORS)
    assert [luck.who for luck in luck_of([facts], ["rosa"])] == [PERSON, "rosa"]
    assert luck_of([facts], [])[0].games == 1
