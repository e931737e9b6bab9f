"""What a review tells adds up exactly, whatever was found."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.reviewing.findings import CHANCE, Review, Step, Values, nothing, rounded, total
from ai.reviewing.moments import FEWEST, MOST, key_moments


def values(players: int) -> st.SearchStrategy[Values]:
    units = st.integers(-CHANCE, CHANCE)
    return st.builds(
        Values,
        st.tuples(*[units] * players),
        st.tuples(*[units] * players),
    )


@st.composite
def reviews(draw: st.DrawFn) -> Review:
    players = draw(st.integers(2, 5))
    some = values(players)
    step = st.builds(
        Step,
        seat=st.integers(0, players - 1),
        turn=st.integers(0, 30),
        phase=st.just("turn"),
        action=st.just("deck"),
        luck=some,
        hidden=some,
        decision=some,
    )
    return Review(
        game="",
        players=players,
        playouts=1,
        wanted=1,
        decisions=1,
        seed=1,
        start=draw(some),
        steps=tuple(draw(st.lists(step, max_size=20))),
        doubt=nothing(players),
    )


@given(reviews())
def test_parts_add_up_to_the_result_for_every_seat(review: Review) -> None:
    for seat in range(review.players):
        even = CHANCE // review.players
        assert even + review.chance_parts(seat).sum == review.result.chances[seat]
        for rival in range(review.players):
            lead = review.result.points[seat] - review.result.points[rival]
            assert review.point_parts(seat, rival).sum == lead


@given(reviews())
def test_values_lead_from_the_start_to_the_result(review: Review) -> None:
    assert len(review.values) == len(review.steps) + 1
    assert (review.values[0], review.values[-1]) == (review.start, review.result)


@given(reviews())
def test_a_review_is_the_same_after_it_was_kept(review: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


@given(reviews())
def test_key_moments_are_few_and_in_order(review: Review) -> None:
    moments = key_moments(review)
    turns = {step.turn for step in review.steps}
    assert moments == sorted(set(moments))
    assert min(FEWEST, len(turns)) <= len(moments) <= MOST
    assert len({review.steps[ply].turn for ply in moments}) == len(moments)


@given(st.lists(st.floats(0.001, 1), min_size=2, max_size=5))
def test_rounded_chances_still_add_up(weights: list[float]) -> None:
    chances = [weight / sum(weights) for weight in weights]
    found = rounded(chances, chances)
    assert sum(found.chances) == CHANCE
    assert found.chances == pytest.approx([CHANCE * one for one in chances], abs=len(chances))


def test_no_values_are_a_sum_too() -> None:
    assert total([], 3) == nothing(3)
