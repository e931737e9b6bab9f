"""What opponents say: enough of it, in both languages, seldom, and never the same twice."""

import itertools
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.levels import LEVELS
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.engine.knowledge.events import TurnBegan, events_seen_by
from ttr_qt.models.company.company import Company
from ttr_qt.models.company.happenings import Happening, Kind
from ttr_qt.models.company.remark_book import LANGUAGES, remark_book
from ttr_qt.models.company.remarks import Remark, Talker
from ttr_qt.models.company.talk import Talk
from ttr_qt.models.session.updates import Step

NAMES = [level.name for level in LEVELS]
FEWEST = 40
LONGEST = 60


def lines(language: str, name: str) -> list[str]:
    return [line for about in remark_book(language)[name].values() for line in about]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_enough_to_say(language: str) -> None:
    assert set(remark_book(language)) == set(NAMES)
    for name in NAMES:
        assert len(lines(language, name)) >= FEWEST
        assert set(remark_book(language)[name]) == set(Kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_there_twice(language: str) -> None:
    every = [line for name in NAMES for line in lines(language, name)]
    assert len(set(every)) == len(every)


def test_languages_have_the_same_places() -> None:
    english, german = (remark_book(language) for language in LANGUAGES)
    for name in NAMES:
        for kind in Kind:
            assert len(english[name][kind]) == len(german[name][kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_short_and_say_nothing_of_this_game(language: str) -> None:
    for name in NAMES:
        for line in lines(language, name):
            assert len(line) <= LONGEST, line
            assert line == line.strip()
            # A number, a name or a place to fill in could tell what somebody holds.
            assert not re.search(r"[{}%\d]", line), line
            assert line[-1] in ".!?…", line


def happenings(turns: list[list[tuple[Kind, int]]]) -> list[list[Happening]]:
    return [
        [Happening(kind, seat, turn, turn) for kind, seat in noticed]
        for turn, noticed in enumerate(turns)
    ]


@settings(deadline=None)
@given(
    st.integers(0, 2**32),
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=4),
    st.sampled_from([Talk.FEW, Talk.LIVELY]),
    st.data(),
)
def test_seldom_and_never_twice(
    seed: int, names: list[str], talk: Talk, data: st.DataObject
) -> None:
    levels = ["", *names]
    noticed = st.tuples(st.sampled_from(Kind), st.integers(0, len(names)))
    turns = data.draw(st.lists(st.lists(noticed, max_size=4), max_size=120))
    talker = Talker(seed, levels, talk)
    said = [remark for one in happenings(turns) if (remark := talker.hear(one)) is not None]
    assert len({(one.level, one.kind, one.line) for one in said}) == len(said)
    assert len({one.text("en") for one in said}) == len(said)
    for first, second in itertools.pairwise(said):
        assert second.turn - first.turn >= 3
    assert all(one.seat > 0 and one.level == levels[one.seat] for one in said)


def test_silent_where_nothing_is_wanted() -> None:
    talker = Talker(1, ["", "ada"], Talk.OFF)
    assert talker.hear([Happening(Kind.WON, 1, 9, 9)]) is None


def remarks_of(game: Game, viewer: int, talk: Talk) -> list[Remark]:
    company = Company(game.observe(0).board, ["", *NAMES[: game.players - 1]], game.setup.seed)
    company.set_talk(talk)
    steps: list[Step] = []
    found: list[Remark] = []
    for ply in range(game.ply):
        entry = game.entry_of(ply)
        events = events_seen_by(game.events_of(ply), viewer)
        steps.append(Step(ply, entry.seat, entry, events, game.scores_after(ply)))
        for one in company.impressions(steps, 0):
            if one.remark is not None and one.remark not in found:
                found.append(one.remark)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_remarks_of_a_game_are_those_of_every_viewer(edition: str) -> None:
    game = Game.new(edition, players=RULES[edition].players_max, seed=11)
    chance = random.Random(11)
    while not game.over and game.ply < 400:
        game.play(chance.choice(game.legal_actions()))
    few, lively = remarks_of(game, 0, Talk.FEW), remarks_of(game, 0, Talk.LIVELY)
    assert 0 < len(few) <= len(lively)
    turns = sum(
        isinstance(event, TurnBegan) for ply in range(game.ply) for event in game.events_of(ply)
    )
    assert len(lively) <= turns / 3 + 1
    assert remarks_of(game, 1, Talk.LIVELY) == lively
