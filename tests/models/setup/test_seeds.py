"""Seeds can be read aloud, typed, and mean the same game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_qt.engine.game import MAX_SEED
from ttr_qt.models.setup.seeds import LARGEST, new_seed, parse_seed, seed_text

seeds = st.one_of(st.integers(0, LARGEST), st.integers(0, 10**9), st.just(0), st.just(LARGEST))


def test_the_largest_seed_is_the_engines() -> None:
    assert LARGEST == MAX_SEED


@given(seeds)
def test_a_seed_survives_being_written_and_read(seed: int) -> None:
    assert parse_seed(seed_text(seed)) == seed


@given(seeds, st.randoms())
def test_small_letters_spaces_and_look_alikes_do_no_harm(seed: int, rng: object) -> None:
    text = seed_text(seed)
    choose = getattr(rng, "choice")  # noqa: B009 - hypothesis has its own kind of Random
    typed = text.replace("-", choose(("", " ", " - ", "–"))).replace("0", choose("0Oo"))
    typed = typed.replace("1", choose("1IilL"))
    assert parse_seed(choose((typed.lower(), typed.upper(), f"  {typed}\n"))) == seed


@given(seeds)
def test_numbers_are_numbers(seed: int) -> None:
    assert parse_seed(str(seed)) == seed


@given(seeds)
def test_texts_have_no_letters_that_look_like_others(seed: int) -> None:
    text = seed_text(seed)
    assert not set(text) & set("ILOU")
    assert all(len(group) <= 4 for group in text.split("-")) or text.isdecimal()
    assert len(text) <= 20


@given(seeds, seeds)
def test_different_seeds_have_different_texts(one: int, other: int) -> None:
    assert (seed_text(one) == seed_text(other)) == (one == other)


@pytest.mark.parametrize(
    "text", ["", "  ", "-", "hello!", "ünü", "U", "²", "٣", "-+7", str(LARGEST + 1), "Z" * 14]
)
def test_what_is_no_seed_is_none(text: str) -> None:
    assert parse_seed(text) is None


@given(st.text())
def test_any_text_is_a_seed_or_none(text: str) -> None:
    seed = parse_seed(text)
    assert seed is None or 0 <= seed <= LARGEST


def test_examples() -> None:
    assert seed_text(7) == "7"
    assert seed_text(12345678) == "12345678"
    assert seed_text(2**40 - 1) == "ZZZZ-ZZZZ"
    assert seed_text(LARGEST) == "F-ZZZZ-ZZZZ-ZZZZ"
    assert seed_text(1 << 35 | 10) == "1000-000A"


def test_new_seeds_are_short_and_differ() -> None:
    made = {new_seed() for _ in range(200)}
    assert len(made) == 200
    assert all(seed < 2**40 for seed in made)
