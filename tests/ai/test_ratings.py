"""Ratings: the right numbers from games in any order, and a file that nothing can upset."""

import copy
import itertools
import json
import logging
import math
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ai import ratings
from ai.api import Limit
from ai.levels import LEVELS
from ai.matches.rating_fit import Ranking, fit
from ai.matches.rating_round import Fixture, Played, Round, RoundResult, rate_round, run_round
from ai.matches.statistics import Fault, GameRecord, wilson_interval, win_interval
from ai.ratings import BotRating, EditionRatings, Pairing, Ratings, expected_share
from ttr_qt.engine import EDITIONS, EngineError, SetupError

pytestmark = pytest.mark.slow

TRUE = (1200.0, 1420.0, 1500.0, 1610.0, 1770.0)
BOTS = "tests.helpers.ai.odd_bots"


def duels(strength: Sequence[float], games: int) -> Counter[Ranking]:
    """Return what ``games`` games of each two would give without any luck."""
    found: Counter[Ranking] = Counter()
    for pair in itertools.combinations(range(len(strength)), 2):
        wins = round(games * expected_share(*(strength[bot] for bot in pair)))
        found[Ranking(pair, (1, 2))] = wins
        found[Ranking(pair, (2, 1))] = games - wins
    return found


# The fit


@pytest.mark.parametrize(("won", "lost", "points"), [(75, 25, 190.8), (10, 1, 400.0), (1, 1, 0)])
def test_points_mean_what_they_say(won: int, lost: int, points: float) -> None:
    many = 1000  # so that the prior does not count
    games = {Ranking((0, 1), (1, 2)): won * many, Ranking((0, 1), (2, 1)): lost * many}
    better, worse = fit(2, Counter(games))
    assert better.rating - worse.rating == pytest.approx(points, abs=0.5)
    assert better.rating + worse.rating == pytest.approx(3000)
    share = expected_share(better.rating, worse.rating)
    assert share == pytest.approx(won / (won + lost), abs=1e-3)


def test_strength_is_found_from_duels() -> None:
    found = fit(5, duels(TRUE, 100_000))
    assert [one.rating for one in found] == pytest.approx(TRUE, abs=1)


@pytest.mark.parametrize("players", [3, 4])
def test_strength_is_found_from_games_of_more(players: int) -> None:
    games: Counter[Ranking] = Counter()
    worth = [10 ** (strength / ratings.TENFOLD) for strength in TRUE]
    for bots in itertools.combinations(range(5), players):
        for order in itertools.permutations(bots):
            # Who comes first is drawn by worth, then who of the others comes second ...
            chance = math.prod(
                worth[bot] / sum(worth[other] for other in order[place:])
                for place, bot in enumerate(order)
            )
            places = tuple(order.index(bot) + 1 for bot in bots)
            games[Ranking(bots, places)] = round(100_000 * chance)
    assert [one.rating for one in fit(5, games)] == pytest.approx(TRUE, abs=1)


def test_a_shared_place_is_worth_half_a_win_and_half_a_loss() -> None:
    wins = {Ranking((0, 1), (1, 2)): 30, Ranking((1, 2), (1, 2)): 20, Ranking((1, 2), (2, 1)): 9}
    shared = Counter(wins | {Ranking((0, 1), (1, 1)): 10})
    split = Counter(wins | {Ranking((0, 1), (1, 2)): 35, Ranking((0, 1), (2, 1)): 5})
    assert fit(3, shared) == fit(3, split)


def test_a_place_shared_by_all_says_nothing_of_anybody() -> None:
    ties = Counter({Ranking((0, 1, 2), (1, 1, 1)): 50})
    assert [one.rating for one in fit(3, ties)] == pytest.approx([1500] * 3)
    behind = Counter({Ranking((0, 1, 2), (1, 1, 3)): 50})
    first, second, last = (one.rating for one in fit(3, behind))
    assert first == pytest.approx(second)
    assert first > last + 300


def test_the_order_of_games_does_not_matter_at_all() -> None:
    games = list(duels(TRUE, 30).elements())
    shuffled = Random(1).sample(games, len(games))
    assert shuffled != games
    assert fit(5, Counter(shuffled)) == fit(5, Counter(games))


@pytest.mark.parametrize("games", [1, 20, 2000])
def test_who_wins_everything_has_a_rating_all_the_same(games: int) -> None:
    pairs = itertools.combinations(range(5), 2)
    found = fit(5, Counter({Ranking(pair, (1, 2)): games for pair in pairs}))
    numbers = [one.rating for one in found]
    assert numbers == sorted(numbers, reverse=True)
    assert min(a - b for a, b in itertools.pairwise(numbers)) > 50
    assert numbers[0] - numbers[-1] < 6000
    assert all(0 < one.margin < 1500 for one in found)


def test_margins_hold_the_truth_in_nineteen_of_twenty_rounds() -> None:
    rng = Random(7)
    strength = (1350.0, 1490.0, 1660.0)
    inside = Counter[int]()
    for _ in range(200):
        games: Counter[Ranking] = Counter()
        for pair in itertools.combinations(range(3), 2):
            share = expected_share(*(strength[bot] for bot in pair))
            for _ in range(60):
                games[Ranking(pair, (1, 2) if rng.random() < share else (2, 1))] += 1
        for bot, found in enumerate(fit(3, games)):
            inside[bot] += abs(found.rating - strength[bot]) <= found.margin
    assert all(181 <= inside[bot] <= 198 for bot in range(3)), inside


def test_four_times_the_games_halve_the_margin() -> None:
    few, many = fit(5, duels(TRUE, 400)), fit(5, duels(TRUE, 1600))
    for one, other in zip(few, many, strict=True):
        assert one.margin / other.margin == pytest.approx(2, abs=0.05)
        assert one.margin > 15


# Rounds


def plan(*bots: str, games: int = 12, players: int = 2, **settings: Any) -> Round:
    chosen: dict[str, Any] = {"edition": "amsterdam", "limit": Limit(iterations=1)} | settings
    return Round(bots=bots, games=games, players=players, **chosen)


def test_everybody_meets_everybody_and_neighbours_most_often() -> None:
    fixtures = plan(*"abcde").fixtures()
    assert [fixture.bots for fixture in fixtures] == list(itertools.combinations(range(5), 2))
    for fixture in fixtures:
        near, far = fixture.bots
        assert fixture.match.bots == ("abcde"[near], "abcde"[far])
        assert fixture.match.games == 12 // (far - near)
    assert plan(*"abcde").games_played == 4 * 12 + 3 * 6 + 2 * 4 + 4  # whole deals
    assert {fixture.match.deal_seed(0) for fixture in fixtures} == {fixtures[0].match.deal_seed(0)}


def test_games_of_three_count_the_gaps() -> None:
    games = {fixture.bots: fixture.match.games for fixture in plan(*"abcde", players=3).fixtures()}
    assert len(games) == 10
    assert (games[0, 1, 2], games[1, 2, 4], games[0, 1, 4], games[0, 3, 4]) == (12, 6, 4, 4)


def test_there_must_be_enough_bots() -> None:
    with pytest.raises(SetupError, match="need at least 3 bots, not 2"):
        plan("random", "random", players=3)


@pytest.mark.parametrize(
    ("bots", "settings", "sentence"),
    [
        (("random", "nobody"), {}, "There is no bot 'nobody'"),
        (("random", "random"), {"edition": "atlantis"}, "There is no edition 'atlantis'"),
        (("random",) * 5, {"players": 5}, "amsterdam is for 2 to 4 players"),
        (("random", "random"), {"seed": 2**64}, "A seed must be"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    bots: tuple[str, ...], settings: dict[str, Any], sentence: str
) -> None:
    steps: list[object] = []
    with pytest.raises(EngineError, match=sentence):
        run_round(plan(*bots, **settings), preparation=lambda *step: steps.append(step))
    assert steps == []


def game(deal: int, rotation: int, places: tuple[int, ...], fault: int | None = None) -> GameRecord:
    players = len(places)
    return GameRecord(
        deal=deal,
        rotation=rotation,
        seed=deal,
        seating=tuple((seat + rotation) % players for seat in range(players)),
        scores=None if fault is not None else places,
        places=None if fault is not None else places,
        decisions=(10,) * players,
        seconds=(0.1,) * players,
        fault=None if fault is None else Fault(fault, "error", "Raised.", 3),
    )


def played(fixture: Fixture, *wins: str) -> Played:
    """Return a match from one text a deal: ``w`` the first bot wins, ``l`` loses, ``=`` shares."""
    places = {"w": (1, 2), "l": (2, 1), "=": (1, 1)}
    records = [
        game(deal, rotation, places[letter])
        for deal, text in enumerate(wins)
        for rotation, letter in enumerate(text)
    ]
    return Played(fixture, records)


@pytest.fixture
def result() -> RoundResult:
    return rate_round(*round_of_three())


def round_of_three() -> tuple[Round, list[str], list[Played]]:
    three = plan("a", "b", "c", seed=5, limit=Limit(seconds=0.5))
    first, far, second = three.fixtures()
    assert far.bots == (0, 2)
    games = [
        played(first, "ll", "wl", "ll", "wl", "=l"),
        played(far, "ll", "ll", "wl"),
        played(second, *["wl", "ll", "ww", "l="] * 6),
    ]
    return three, ["a", "b", "c"], games


def test_a_round_becomes_ratings(result: RoundResult) -> None:
    found = result.ratings
    assert list(found.bots) == ["a", "b", "c"]
    assert (found.players, found.games, found.seed) == (2, 10 + 6 + 48, 5)
    assert (found.seconds, found.iterations) == (0.5, None)
    assert [bot.games for bot in found.bots.values()] == [16, 58, 54]
    assert found.bots["a"].rating < found.bots["b"].rating < found.bots["c"].rating
    assert sum(bot.rating for bot in found.bots.values()) == pytest.approx(4500, abs=2)
    assert found.bots["a"].margin > found.bots["b"].margin > 30


def test_pairings_have_shares_and_intervals(result: RoundResult) -> None:
    near, far, most = result.ratings.pairings
    assert (near.bot, near.against, near.games, near.win_rate) == ("b", "a", 10, 0.75)
    assert (far.bot, far.against, far.games, far.win_rate) == ("c", "a", 6, 0.8333)
    assert near.ci95 == pytest.approx(wilson_interval(7.5, 10), abs=1e-4)
    # 24 deals are enough to see how much they differ.
    deals = [[0.0, 1.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.5]] * 6
    assert most.win_rate == 0.5625
    assert most.ci95 == pytest.approx(win_interval(deals), abs=1e-4)


def test_a_pairing_can_be_asked_for_both_ways(result: RoundResult) -> None:
    there, back = result.ratings.pairing("c", "b"), result.ratings.pairing("b", "c")
    assert there == result.ratings.pairings[2]
    assert there is not None
    assert back is not None
    assert (back.bot, back.against, back.games) == ("b", "c", 48)
    assert back.win_rate == 1 - there.win_rate
    assert back.ci95 == (1 - there.ci95[1], 1 - there.ci95[0])
    assert result.ratings.pairing("a", "d") is None


def test_matches_and_games_may_come_in_any_order(result: RoundResult) -> None:
    three, names, games = round_of_three()
    turned = [Played(fixture, records[::-1]) for fixture, records in games[::-1]]
    assert rate_round(three, names, turned).ratings == result.ratings


def test_a_fault_loses_the_game_and_is_counted() -> None:
    two = plan("a", "b")
    (fixture,) = two.fixtures()
    records = [game(deal, rotation, (1, 2), fault=0) for deal in range(5) for rotation in (0, 1)]
    found, faults = rate_round(two, ["a", "b"], [Played(fixture, records)])
    assert found.bots["b"].rating - found.bots["a"].rating > 300
    assert [bot.faults for bot in found.bots.values()] == [10, 0]
    assert len(faults) == 10
    assert {fault.bot for fault in faults} == {"a"}


def test_all_but_the_one_at_fault_share_the_first_place() -> None:
    stopped = game(0, 0, (0, 0, 0), fault=1)
    assert stopped.ranking == (1, 2, 1)
    assert stopped.winners == ()
    finished = replace(stopped, fault=None, places=(2, 1, 3))
    assert finished.ranking == (2, 1, 3)
    assert finished.winners == (1,)


def test_a_round_is_played_and_told_of() -> None:
    seen: list[int] = []
    steps: list[tuple[int, int, str]] = []
    whole = plan("random", f"{BOTS}:First", "random", games=4)
    found = run_round(whole, progress=seen.append, preparation=lambda *step: steps.append(step))
    assert seen == list(range(2, 11, 2))
    assert steps[0] == (0, 4, "setting up")
    assert steps[-1] == (4, 4, "")
    assert list(found.ratings.bots) == ["random", "first", "random#2"]
    assert found.ratings.games == whole.games_played == 10
    assert found == run_round(whole)


def test_a_round_of_three_players_is_played() -> None:
    found = run_round(plan("random", f"{BOTS}:First", "random", games=3, players=3)).ratings
    assert found.players == 3
    assert [pair.games for pair in found.pairings] == [3, 3, 3]
    assert [bot.games for bot in found.bots.values()] == [3, 3, 3]


# The file


def edition_ratings(rating: int = 1621) -> EditionRatings:
    return EditionRatings(
        players=2,
        games=200,
        seconds=0.2,
        seed=1,
        bots={
            "clara": BotRating(rating=3000 - rating, margin=31, games=200, faults=1),
            "otto": BotRating(rating=rating, margin=31, games=200),
        },
        pairings=(
            Pairing(bot="otto", against="clara", games=200, win_rate=0.72, ci95=(0.65, 0.79)),
        ),
    )


SAVED = Ratings(editions={"usa": edition_ratings()})


def test_ratings_are_kept_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    ratings.save_ratings(SAVED, file)
    assert ratings.load_ratings(file) == SAVED
    assert ratings.load_ratings(file).of("usa", "otto") == SAVED.editions["usa"].bots["otto"]
    assert [path.name for path in tmp_path.iterdir()] == ["ratings.json"]


def test_the_file_can_be_read_by_people_and_programs(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    ratings.save_ratings(SAVED, file)
    text = file.read_text("utf-8")
    assert text.endswith("}\n")
    assert all(len(line) < 400 for line in text.splitlines())
    document = json.loads(text)
    assert (document["format"], document["version"]) == ("ttr-qt ratings", 1)
    assert "1500" in document["about"]
    assert document["editions"]["usa"]["bots"]["otto"] == {
        "rating": 1621,
        "margin": 31,
        "games": 200,
        "faults": 0,
    }
    assert document["editions"]["usa"]["pairings"][0]["ci95"] == [0.65, 0.79]


def test_what_was_not_rated_has_no_rating() -> None:
    assert SAVED.of("usa", "ada") is None
    assert SAVED.of("germany", "otto") is None


def test_one_edition_is_replaced_and_the_others_stay() -> None:
    more = SAVED.with_edition("germany", edition_ratings(1700))
    again = more.with_edition("usa", edition_ratings(1800))
    assert {name: found.bots["otto"].rating for name, found in again.editions.items()} == {
        "usa": 1800,
        "germany": 1700,
    }
    assert list(SAVED.editions) == ["usa"]


WHOLE = {
    "format": "ttr-qt ratings",
    "version": 1,
    "editions": json.loads(msgspec.json.encode(SAVED.editions)),
}


def edited(change: Callable[[dict[str, Any]], object]) -> bytes:
    document = copy.deepcopy(WHOLE)
    change(document)
    return json.dumps(document).encode()


def in_usa(**fields: object) -> bytes:
    return edited(lambda document: document["editions"]["usa"].update(fields))


DAMAGED: dict[str, bytes] = {
    "empty": b"",
    "cut off": json.dumps(WHOLE).encode()[:-9],
    "no text": b"\xff\xfe\x00\x9c" * 20,
    "no UTF-8 in a name": json.dumps(WHOLE).encode().replace(b"otto", b"ott\xff"),
    "a list": b"[]",
    "deep": b"[" * 100_000,
    "another file": b'{"dearness": 0.3}',
    "another format": edited(lambda document: document.update(format="ttr-qt game")),
    "a newer version": edited(lambda document: document.update(version=2)),
    "no version": edited(lambda document: document.pop("version")),
    "a text for a number": in_usa(games="many"),
    "no bots": in_usa(bots=None),
    "a share above 1": in_usa(
        pairings=[{"bot": "a", "against": "b", "games": 1, "win_rate": 7, "ci95": [0, 1]}]
    ),
    "a rating that overflows": in_usa(bots={"ada": {"rating": 2**31, "margin": 9, "games": 9}}),
    "too large": b" " * 10_000_001,
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_has_no_ratings(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "ratings.json"
    file.write_bytes(DAMAGED[damage])
    assert ratings.load_ratings(file) == Ratings()
    (message,) = caplog.messages
    assert message.startswith(f"There are no ratings to show: {file} is not a ratings file")
    assert len(message) < 400
    assert file.read_bytes() == DAMAGED[damage]


def test_a_missing_file_has_no_ratings(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "ratings.json"
    assert ratings.load_ratings(file) == Ratings()
    assert caplog.messages == [f"There are no ratings to show: {file} is missing."]
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_what_is_no_file_has_no_ratings(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert ratings.load_ratings(tmp_path) == Ratings()
    assert str(tmp_path) in caplog.text


def test_later_fields_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    file.write_bytes(in_usa(weather="fine"))
    assert ratings.load_ratings(file) == SAVED


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ratings.json"
    ratings.save_ratings(SAVED, file)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        ratings.save_ratings(Ratings(), file)
    assert ratings.load_ratings(file) == SAVED
    assert [path.name for path in tmp_path.iterdir()] == ["ratings.json"]


def test_the_ratings_of_the_game_are_of_its_levels() -> None:
    found = ratings.load_ratings()
    assert set(found.editions) == set(EDITIONS)
    for edition in found.editions.values():
        assert list(edition.bots) == [one.name for one in LEVELS if one.name in edition.bots]
        # The others count as strong as those of their number.
        assert {one.number for one in LEVELS if one.name in edition.bots} == {1, 2, 3, 4, 5}
        assert edition.players == 2


def test_showing_ratings_loads_nothing_that_takes_long() -> None:
    code = "import sys, ai.ratings\nai.ratings.load_ratings()\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "msgspec" in loaded
    assert not loaded & {"numba", "numpy", "openskill", "joblib", "rich", "PySide6"}
