"""The tree of tests is that of the source, but for folders with a theme of their own.

A module of the source that takes many tests has a folder of its own name.
"""

import re
from pathlib import Path

THEMES = {
    "accessibility": "keys, names for screen readers and large texts, on all pages",
    "earlier": "files and boards of earlier versions",
    "faults": "full disks, crashes, kills and clumsy hands, in the whole program",
    "fuzz": "everything that reads files or texts",
    "golden": "games and pictures to compare with",
    "helpers": "what several tests use",
    "perf": "what `dev.py bench` and `dev.py soak` measure",
    "translations": "texts of all parts",
    "whole_games": "games from the start page to the end",
}
ANOTHER_TEST = re.compile(r"^(?:from|import) tests\.(?:.*[. ])?test_", re.MULTILINE)
SOURCES = ("ttr_qt", "", "tools")
"""Where a folder of tests may have its counterpart, which may be a module."""


def folders(tests: Path) -> list[Path]:
    """Return all folders of tests that have no theme, below their root."""
    found = (path.parent.relative_to(tests) for path in tests.rglob("*.py"))
    return sorted({one for one in found if one.parts and one.parts[0] not in THEMES})


def test_folders_are_those_of_the_source(root: Path) -> None:
    tested = folders(root / "tests")
    assert len(tested) > 30
    for folder in tested:
        counterparts = [root / source / folder for source in SOURCES]
        assert any(one.is_dir() or one.with_suffix(".py").is_file() for one in counterparts), folder


def test_themes_have_tests_or_helpers(root: Path) -> None:
    assert {name for name in THEMES if not (root / "tests" / name).is_dir()} == set()


def test_no_test_imports_another(root: Path) -> None:
    for path in (root / "tests").rglob("*.py"):
        assert not ANOTHER_TEST.search(path.read_text("utf-8")), path
