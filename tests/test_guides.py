"""The guides name the keys that the table of commands has."""

from tools.keys import GUIDE, README, guide, with_table
from ttr_qt.views.commands.table import Command

TOLD = "Run python -m tools.keys."


def test_the_readme_has_the_keys_of_today() -> None:
    text = README.read_text(encoding="utf-8")
    assert with_table(text) == text, TOLD
    assert f"| {Command.HINT.key_text()} |" in text


def test_the_guide_lists_all_keys() -> None:
    assert GUIDE.read_text(encoding="utf-8") == guide(), TOLD
