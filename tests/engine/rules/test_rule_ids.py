"""Every numbered rule has a test that names it, and no test names a rule there is not."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.helpers.engine.rule_ids import RULE_IDS

_NAMED = re.compile(r"test_([A-Z]+\d+)_.+")


def ids_tested(source: str) -> set[str]:
    """Return the rules that test functions of a module name: ``test_D4_...`` tests D4."""
    names = (
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return {match[1] for match in map(_NAMED.fullmatch, names) if match}


def compare(sources: Iterable[str]) -> tuple[set[str], set[str]]:
    """Return the rules without a test, and the ids in tests that are no rules."""
    tested = set().union(*map(ids_tested, sources))
    return set(RULE_IDS - tested), tested - RULE_IDS


@pytest.fixture(scope="module")
def sources() -> list[str]:
    """The test modules beside this one."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return [file.read_text(encoding="utf-8") for file in files]


def test_every_rule_has_a_test(sources: list[str]) -> None:
    missing, _ = compare(sources)
    assert not missing, f"no test names {sorted(missing)}"


def test_no_test_names_a_rule_there_is_not(sources: list[str]) -> None:
    _, unknown = compare(sources)
    assert not unknown, f"tests name {sorted(unknown)}"


def test_there_are_as_many_rules_as_were_written_down() -> None:
    assert len(RULE_IDS) == 77
    assert {"C1", "C6", "D9", "R8", "T5", "E4", "U5", "G7", "M15", "F11", "A7"} <= RULE_IDS
    assert not {"C0", "C7", "D10", "M16", "F12", "A8"} & RULE_IDS


MADE_UP = '''
def test_D4_no_second_wild(): ...

class TestEnd:
    def test_E1_last_round(self): ...

def outer():
    async def test_M15_inside(): ...

def helper_C1_is_no_test(): ...
def test_c2_small_letter(): ...
def test_R1(): ...
def test_T1without_a_line(): ...
test_C3_is_no_function = 1
# def test_C4_in_a_comment(): ...
"""def test_C5_in_a_text(): ..."""
'''


def test_the_search_finds_functions_named_after_a_rule_and_nothing_else() -> None:
    assert ids_tested(MADE_UP) == {"D4", "E1", "M15"}
    assert ids_tested("def test_D4_a(): ...\ndef test_D4_b(): ...") == {"D4"}
    assert ids_tested("") == set()


def test_the_comparison_tells_what_is_missing_and_what_is_unknown() -> None:
    missing, unknown = compare([MADE_UP, "def test_D10_one_too_many(): ..."])
    assert missing == RULE_IDS - {"D4", "E1", "M15"}
    assert unknown == {"D10"}
    whole = "\n".join(f"def test_{rule}_x(): ..." for rule in RULE_IDS)
    assert compare([whole]) == (set(), set())
    assert compare([whole, "def test_X1_y(): ..."]) == (set(), {"X1"})
    assert compare([]) == (set(RULE_IDS), set())
