"""Matches: fair to all, repeatable, and not to be stopped by a bad bot."""

import functools
import threading
import types
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from ai.api import BotError, Limit, Request
from ai.matches import match as match_module
from ai.matches.match import Match, close_workers, derive_seed, play_deal, run_match
from ai.matches.referee import Referee
from ai.matches.statistics import MatchResult
from tests.helpers.ai import odd_bots
from ttr_qt.engine import EDITIONS, RULES, EngineError, Game, Observation, SetupError

pytestmark = pytest.mark.slow

BOTS = "tests.helpers.ai.odd_bots"


@pytest.fixture(autouse=True)
def empty_notes() -> None:
    odd_bots.requests.clear()
    odd_bots.made.clear()
    match_module.warm_up_bot.cache_clear()


@pytest.fixture
def workers() -> Iterator[None]:
    """End the processes of a match, whatever becomes of it."""
    yield
    close_workers()


def match(*bots: str, games: int = 2, **settings: Any) -> Match:
    chosen: dict[str, Any] = {
        "edition": "amsterdam",
        "limit": Limit(iterations=1),
        "seed": 1,
    } | settings
    return Match(bots=bots, games=games, **chosen)


def without_times(result: MatchResult) -> MatchResult:
    bots = tuple(replace(bot, ms_per_decision=None) for bot in result.bots)
    return replace(result, bots=bots)


@pytest.mark.parametrize(
    ("edition", "players"),
    [(name, n) for name in EDITIONS for n in (2, RULES[name].players_max)],
)
def test_random_bots_play_whole_games_of_everything(edition: str, players: int) -> None:
    plan = match(*["random"] * players, edition=edition, games=1)
    result = run_match(plan)
    assert result.games == players
    assert result.faults == ()
    assert sum(bot.wins for bot in result.bots) == pytest.approx(players)
    assert result.mean_turns is not None
    assert result.mean_turns > 3
    for bot in result.bots:
        assert bot.mean_score is not None
        assert bot.ms_per_decision is not None


def test_a_game_without_end_is_scored_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MOST_ACTIONS", 60)
    result = run_match(match(*[f"{BOTS}:Swapper"] * 2, edition="first_journey"))
    assert result.faults == ()
    assert [bot.wins for bot in result.bots] == [1, 1]


@pytest.mark.parametrize(("games", "players", "played"), [(1, 2, 2), (200, 2, 200), (10, 4, 12)])
def test_games_are_rounded_up_to_whole_deals(games: int, players: int, played: int) -> None:
    plan = match(*["random"] * players, games=games)
    assert plan.games_played == played
    assert plan.deals * players == played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_of_the_same_deal(players: int) -> None:
    plan = match(*[f"{BOTS}:Witness"] * players, games=2 * players)
    for deal in range(2):
        odd_bots.requests.clear()
        records = play_deal(plan, deal)
        seats = Counter(
            (bot, seat) for record in records for seat, bot in enumerate(record.seating)
        )
        assert seats == Counter((bot, seat) for bot in range(players) for seat in range(players))
        assert {record.seed for record in records} == {plan.deal_seed(deal)}
        # A bot that knows no chance sees the same games in every rotation, so the deals are equal.
        views = [asked.observation for asked in odd_bots.requests if asked.limit == plan.limit]
        starts = [i for i, view in enumerate(views) if not view.log]
        assert len(starts) == players
        length = len(views) // players
        for start in starts:
            assert views[start : start + length] == views[:length]
        # What a bot gets thus depends on its seat alone.
        scores = {tuple((record.scores or ())[bot] for bot in record.seating) for record in records}
        assert len(scores) == 1
    assert plan.deal_seed(0) != plan.deal_seed(1)


def test_turning_the_match_round_turns_its_result_round() -> None:
    there = run_match(match("random", f"{BOTS}:First", games=6))
    back = run_match(match(f"{BOTS}:First", "random", games=6))
    assert there.bots[0].name == back.bots[1].name == "random"
    assert [bot.wins for bot in there.bots] != [6.0, 6.0]
    assert sum(bot.wins for bot in there.bots) == sum(bot.wins for bot in back.bots) == 6


def test_deals_do_not_depend_on_who_plays_and_how_often() -> None:
    plan = match("random", "random", games=200)
    other = match("random", f"{BOTS}:First", games=2)
    assert [plan.deal_seed(deal) for deal in range(3)] == [other.deal_seed(d) for d in range(3)]
    assert plan.deal_seed(0) != replace(plan, seed=2).deal_seed(0)


def test_every_decision_of_a_match_has_its_own_seed() -> None:
    run_match(match(f"{BOTS}:Witness", f"{BOTS}:Witness", games=4))
    seeds = [asked.seed for asked in odd_bots.requests if asked.limit == Limit(iterations=1)]
    assert len(seeds) > 100
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_derived_seeds_are_the_same_everywhere() -> None:
    assert derive_seed("deal", 1, 0) == 12634711070479895231
    assert derive_seed("deal", 1, 10) != derive_seed("deal", 11, 0)


def reachable(value: Any, known: set[int]) -> Iterator[object]:
    """Go through everything that a value leads to, but for what is known."""
    if id(value) in known:
        return
    known.add(id(value))
    yield value
    parts: list[object] = []
    if isinstance(value, (tuple, list, set, frozenset)):
        parts = list(value)
    elif isinstance(value, dict):
        parts = [*value, *value.values()]
    elif is_dataclass(value):
        parts = [getattr(value, field.name) for field in fields(value)]
    elif hasattr(type(value), "__struct_fields__"):
        parts = [getattr(value, name) for name in type(value).__struct_fields__]
    for part in parts:
        yield from reachable(part, known)


def test_a_bot_only_ever_gets_an_observation() -> None:
    run_match(match(f"{BOTS}:Witness", "random", edition="maerklin"))
    plain = (str, bytes, int, float, bool, types.NoneType, threading.Event)
    assert len(odd_bots.requests) > 50
    # The same for all games of an edition; it has nothing of any one of them.
    ground = Game.new("maerklin").board
    known = {id(ground)}  # all that joins it is kept, so that no id is used again
    for asked in odd_bots.requests:
        assert type(asked) is Request
        view = asked.observation
        assert type(view) is Observation
        assert view.board is ground
        assert view.seat == view.to_move
        assert view.legal_actions
        assert asked.ply == len(view.log)
        for value in reachable(asked, known):
            made_of_values = is_dataclass(value) or hasattr(type(value), "__struct_fields__")
            assert made_of_values or isinstance(value, (*plain, tuple, dict)), type(value)
            assert not isinstance(value, Game)


def test_every_game_has_new_bots() -> None:
    plan = match(f"{BOTS}:Witness", "random", games=6)
    run_match(plan)
    # One to see that it can be made, one a seat to warm up, one a game.
    assert len(odd_bots.made) == 1 + 2 + 6


def test_the_same_match_gives_the_same_result() -> None:
    plan = match(f"{BOTS}:Stateful", "random", "random", games=6)
    assert without_times(run_match(plan)) == without_times(run_match(plan))
    assert without_times(run_match(plan)) != without_times(run_match(replace(plan, seed=2)))


@pytest.mark.usefixtures("workers")
def test_several_processes_give_the_same_result_as_one() -> None:
    plan = match(f"{BOTS}:Stateful", "random", f"{BOTS}:Raiser", f"{BOTS}:Witness", games=24)
    done: list[int] = []
    alone = run_match(plan, jobs=1)
    assert len(odd_bots.requests) > 24
    odd_bots.requests.clear()
    together = run_match(plan, jobs=2, progress=done.append)
    assert without_times(alone) == without_times(together)
    assert done == sorted(done)
    assert done[-1] == 24
    assert odd_bots.requests == []  # the games were played elsewhere


@pytest.mark.usefixtures("workers")
def test_a_process_that_dies_is_told_in_a_sentence() -> None:
    plan = match(f"{BOTS}:Breaker", "random", games=4)
    with pytest.raises(BotError, match="A process of the match died"):
        run_match(plan, jobs=2)


@pytest.mark.parametrize(
    ("bot", "kind", "reason"),
    [
        ("Raiser", "error", "Raised ZeroDivisionError: too many tickets"),
        ("Quitter", "error", "Raised SystemExit"),
        ("Cheat", "illegal", "which is not legal"),
        ("Mute", "illegal", "of type NoneType"),
        ("Talker", "illegal", "of type str"),
        ("Sleeper", "overrun", "Took longer than 0.33 s."),
        ("fragile_factory", "error", "only one of me"),
    ],
)
def test_a_bad_bot_loses_and_the_match_goes_on(bot: str, kind: str, reason: str) -> None:
    plan = match("random", f"{BOTS}:{bot}", games=2, limit=Limit(seconds=0.05))
    result = run_match(plan)
    good, bad = result.bots
    assert result.games == 2
    assert (good.wins, bad.wins) == (2, 0)
    assert (good.faults, bad.faults) == (0, 2)
    assert good.mean_score is None
    assert result.mean_turns is None
    assert len(result.faults) == 2
    for fault in result.faults:
        assert fault.bot == bad.name
        assert fault.kind == kind
        assert reason in fault.reason
        assert len(fault.reason) < 300


def test_a_bot_that_never_answers_loses_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    patient = functools.partial(Referee, farewell=0.1)
    monkeypatch.setattr(match_module, "Referee", patient)
    monkeypatch.setattr(match_module, "WARM_UP_SECONDS", 0.1)
    plan = match(f"{BOTS}:Looper", "random", limit=Limit(seconds=0.05))
    result = run_match(plan)
    assert [bot.wins for bot in result.bots] == [0, 2]
    assert [fault.kind for fault in result.faults] == ["overrun", "overrun"]
    # At once, and after the rival has chosen its tickets.
    assert [(fault.seat, fault.ply) for fault in result.faults] == [(0, 0), (1, 1)]
    assert result.bots[0].ms_per_decision is not None
    assert result.bots[0].ms_per_decision > 300


def test_all_others_share_the_win_over_a_bad_bot() -> None:
    result = run_match(match("random", f"{BOTS}:Mute", "random", games=6))
    assert [bot.wins for bot in result.bots] == pytest.approx([3, 0, 3])
    assert {fault.seat for fault in result.faults} == {0, 1, 2}


def test_a_fault_can_be_found_again() -> None:
    (fault, *_) = run_match(match("random", f"{BOTS}:Cheat")).faults
    deal = Game.new("amsterdam", players=2, seed=fault.seed)
    assert deal.setup.seed == match("random", "random").deal_seed(0)
    assert fault.ply > 12


def test_time_spent_is_measured() -> None:
    plan = match(f"{BOTS}:Sleeper", "random", limit=Limit(seconds=5))
    slow, fast = run_match(plan).bots
    assert slow.faults == 0
    assert slow.ms_per_decision is not None
    assert fast.ms_per_decision is not None
    # Half a second at two of some seventy decisions, though not all of them its own.
    assert slow.ms_per_decision > 5
    assert fast.ms_per_decision < 5


def test_what_a_bot_compiles_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Request] = []

    def slow_at_first(_: odd_bots.First, request: Request) -> Any:
        if not calls:
            calls.append(request)
            request.stop.wait(0.5)
        return request.observation.legal_actions[0]

    monkeypatch.setattr(odd_bots.First, "choose", slow_at_first)
    result = run_match(match(f"{BOTS}:First", "random", limit=Limit(seconds=0.05)))
    assert len(calls) == 1
    assert result.faults == ()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"edition": "atlantis"}, "There is no edition 'atlantis'"),
        ({"deck": "classic"}, "amsterdam has no ticket deck 'classic'"),
        ({"bots": ("random",)}, "amsterdam is for 2 to 4 players, not for 1."),
        ({"bots": ("random",) * 5}, "amsterdam is for 2 to 4 players, not for 5."),
        ({"bots": ("random", "nobody")}, "There is no bot 'nobody'"),
        ({"bots": ("random", f"{BOTS}:broken_factory")}, "RuntimeError: no weights"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    settings: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(EngineError) as caught:
        run_match(replace(match("random", "random"), **settings))
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"seed": -1}, "A seed must be"),
        ({"seed": 2**64}, "A seed must be"),
        ({"bots": ()}, "needs bots"),
    ],
)
def test_settings_are_checked(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        replace(match("random", "random"), **settings)
