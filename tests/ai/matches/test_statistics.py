"""From games to numbers."""

from random import Random

import pytest

from ai.matches.statistics import Fault, GameRecord, summarise, wilson_interval, win_interval


def record(
    deal: int,
    rotation: int,
    *,
    scores: tuple[int, ...] | None = None,
    winners: tuple[int, ...] = (),
    fault: Fault | None = None,
    players: int = 2,
) -> GameRecord:
    return GameRecord(
        deal=deal,
        rotation=rotation,
        seed=100 + deal,
        seating=tuple((seat + rotation) % players for seat in range(players)),
        turns=None if fault else 30.0 + rotation,
        scores=scores,
        places=tuple(1 if bot in winners else 2 for bot in range(players)) if winners else None,
        decisions=(10,) * players,
        seconds=(0.5,) + (0.02,) * (players - 1),
        fault=fault,
    )


def test_a_shared_victory_is_an_equal_part_of_a_win() -> None:
    shared = record(0, 0, scores=(5, 5, 1), winners=(0, 1), players=3)
    assert [shared.share(bot) for bot in range(3)] == [0.5, 0.5, 0]


def test_all_others_share_the_win_over_a_bot_at_fault() -> None:
    stopped = record(0, 0, fault=Fault(1, "error", "Raised.", 9), players=4)
    assert [stopped.share(bot) for bot in range(4)] == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])


def test_means_over_games_and_over_wins() -> None:
    games = [
        record(0, 0, scores=(100, 80), winners=(0,)),
        record(0, 1, scores=(70, 90), winners=(1,)),
        record(1, 0, scores=(60, 60), winners=(0, 1)),
        record(1, 1, fault=Fault(1, "illegal", "Answered pass.", 33)),
    ]
    result = summarise("usa", ["one", "two"], games)
    one, two = result.bots
    assert (result.games, result.deals) == (4, 2)
    assert result.mean_turns == pytest.approx((30 + 31 + 30) / 3)
    assert (one.wins, two.wins) == (2.5, 1.5)
    assert (one.win_rate, two.win_rate) == (0.625, 0.375)
    assert (one.mean_score, two.mean_score) == pytest.approx((230 / 3, 230 / 3))
    assert (one.mean_win_score, two.mean_win_score) == (80, 75)
    assert (one.ms_per_decision, two.ms_per_decision) == pytest.approx((50, 2))
    assert (one.faults, two.faults) == (0, 1)
    (fault,) = result.faults
    assert (fault.bot, fault.kind, fault.reason) == ("two", "illegal", "Answered pass.")
    assert (fault.seed, fault.seat, fault.ply) == (101, 0, 33)


def test_a_mean_over_nothing_is_none() -> None:
    result = summarise("usa", ["one", "two"], [record(0, 0, fault=Fault(0, "error", "", 0))])
    assert result.mean_turns is None
    assert [bot.mean_score for bot in result.bots] == [None, None]
    assert result.bots[1].mean_win_score is None


def test_wilson_interval_has_its_known_values() -> None:
    assert wilson_interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson_interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson_interval(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_wilson_interval_holds_the_rate_that_was_seen() -> None:
    for games in range(1, 200):
        for wins in range(games + 1):
            low, high = wilson_interval(wins, games)
            assert 0 <= low <= wins / games <= high <= 1


@pytest.mark.parametrize(
    "shares",
    [
        [[1.0, 1.0]] * 50,  # nothing lost
        [[0.0, 0.0]] * 50,  # nothing won
        [[1.0, 0.0]] * 50,  # every deal shared, as by two equal bots that know no chance
        [[1.0, 0.0], [1.0, 1.0], [0.0, 0.0]],  # few deals
        [[1.0, 1.0]] * 49 + [[0.0, 1.0]],  # few losses
    ],
)
def test_without_a_fair_estimate_of_the_spread_wilson_stands_in(shares: list[list[float]]) -> None:
    wins = sum(map(sum, shares))
    games = sum(map(len, shares))
    low, high = win_interval(shares)
    assert (low, high) == wilson_interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert high - low > 0.02


def test_interval_counts_deals_not_games() -> None:
    # Both rotations of a deal go to the same bot: as if half as many games had been played.
    same = win_interval([[1.0, 1.0], [0.0, 0.0]] * 50)
    once = win_interval([[1.0], [0.0]] * 50)
    assert same == pytest.approx(once)
    # They mostly cancel each other out: the rate is known better than by as many single games.
    even = win_interval([[1.0, 0.0]] * 90 + [[1.0, 1.0], [0.0, 0.0]] * 5)
    low, high = wilson_interval(100, 200)
    assert even[1] - even[0] < 0.5 * (high - low)


def test_interval_holds_the_truth_in_nineteen_of_twenty_matches() -> None:
    rng = Random(5)
    inside = 0
    for _ in range(1000):
        # A deal has its own chance for each seat, as good hands do.
        hands = [rng.uniform(-0.35, 0.35) for _ in range(60)]
        shares = [[float(rng.random() < 0.6 + d), float(rng.random() < 0.6 - d)] for d in hands]
        low, high = win_interval(shares)
        inside += low <= 0.6 <= high
    assert 925 <= inside <= 972
