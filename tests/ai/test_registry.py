"""Bots by name and of one's own."""

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from ai.api import BotFactoryError, UnknownBotError, action_of
from ai.bots.random_bot import RandomBot
from ai.registry import BUILT_IN, labels, make_bot, short_reason
from tests.helpers.ai.arrange import request_for
from tests.helpers.ai.odd_bots import First
from tests.helpers.ai.own_bot import MINE
from ttr_qt.engine import Game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, empty, and forgotten afterwards with all that was loaded from it."""
    before = set(sys.modules)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


@pytest.mark.parametrize("name", BUILT_IN)
def test_built_in_bots_can_be_made_and_answer_to_their_names(name: str) -> None:
    bot = make_bot(name)
    assert bot.name == name
    request = request_for(Game.new("amsterdam", seed=1))
    assert action_of(bot.choose(request)) in request.observation.legal_actions
    assert BUILT_IN[name].about


def test_every_call_makes_a_new_bot() -> None:
    first, second = make_bot("random"), make_bot("random")
    assert isinstance(first, RandomBot)
    assert first is not second


@pytest.mark.parametrize("spec", ["mine_own:Mine", "mine_own:Shelf.take"])
def test_classes_and_functions_of_the_current_folder(folder: Path, spec: str) -> None:
    (folder / "mine_own.py").write_text(dedent(MINE), encoding="utf-8")
    bot = make_bot(spec)
    assert bot.name == "mine"
    request = request_for(Game.new("usa", seed=1))
    assert bot.choose(request) == request.observation.legal_actions[0]


def test_modules_in_a_package_of_the_current_folder(folder: Path) -> None:
    (folder / "shelf_of_bots").mkdir()
    (folder / "shelf_of_bots" / "mine.py").write_text(dedent(MINE), encoding="utf-8")
    assert make_bot("shelf_of_bots.mine:Mine").name == "mine"


def test_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownBotError) as error:
        make_bot("rondom")
    assert "There is no bot 'rondom'" in str(error.value)
    for name in BUILT_IN:
        assert name in str(error.value)


@pytest.mark.parametrize(
    ("spec", "error", "sentence"),
    [
        ("no_such_module:Bot", UnknownBotError, "There is no module 'no_such_module'"),
        ("ai.no_such_module:Bot", UnknownBotError, "There is no module 'ai.no_such_module'"),
        ("ai.bots.random_bot:Bot", UnknownBotError, "module ai.bots.random_bot has no 'Bot'"),
        ("ai.bots.random_bot:", UnknownBotError, "module ai.bots.random_bot has no ''"),
        ("mine.py:Mine", UnknownBotError, "not of the form module:factory"),
        ("bots/mine:Mine", UnknownBotError, "not of the form module:factory"),
        (":Mine", UnknownBotError, "not of the form module:factory"),
        ("tests.helpers.ai.odd_bots:ready_made", BotFactoryError, "of type First"),
        ("tests.helpers.ai.odd_bots:broken_factory", BotFactoryError, "RuntimeError: no weights"),
        ("tests.helpers.ai.odd_bots:no_bot", BotFactoryError, "no method 'choose'"),
        ("tests.helpers.ai.odd_bots:nameless", BotFactoryError, "'name' is None"),
    ],
)
def test_errors_are_sentences(spec: str, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error) as caught:
        make_bot(spec)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import no_such_library", "No module named 'no_such_library'"),
        ("raise KeyError('weights')", "KeyError: 'weights'"),
        ("def choose(:", "SyntaxError"),
    ],
)
def test_modules_that_do_not_load(folder: Path, text: str, sentence: str) -> None:
    (folder / "torn_bot.py").write_text(text, encoding="utf-8")
    with pytest.raises(BotFactoryError, match="torn_bot can't be loaded") as caught:
        make_bot("torn_bot:Mine")
    assert sentence in str(caught.value)


def test_equal_bots_get_different_labels() -> None:
    random, first = RandomBot(), First()
    assert labels([random, first, random, random]) == ("random", "first", "random#2", "random#3")


def test_labels_differ_even_from_names_like_labels() -> None:
    tricky = First()
    tricky.name = "random#2"
    found = labels([RandomBot(), tricky, RandomBot()])
    assert found[:2] == ("random", "random#2")
    assert len(set(found)) == 3


def test_reasons_stay_on_one_line() -> None:
    assert short_reason(KeyError()) == "KeyError"
    assert short_reason(ValueError("a\n  b")) == "ValueError: a b"
    long = short_reason(ValueError("x" * 5000))
    assert len(long) < 250
    assert long.endswith(" ...")
