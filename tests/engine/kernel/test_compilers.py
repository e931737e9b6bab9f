"""The same source with bounds checked, and as plain Python: no fault, and the same games."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.engine.same_games import play_all
from tests.helpers.engine.switches import run, switched

pytestmark = pytest.mark.slow

CHECKED = (
    "rules/test_*.py",
    "knowledge/test_longest.py",
)
"""Quick tests that reach every kernel; in them every access to an array is watched."""


@switched
def test_plain_python_plays_the_same_games(root: Path) -> None:
    plain = run(root, "tests.helpers.engine.same_games", NUMBA_DISABLE_JIT="1")
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.splitlines() == play_all(10_000)


@switched
def test_checked_bounds_play_the_same_games(root: Path) -> None:
    checked = run(root, "tests.helpers.engine.same_games", NUMBA_BOUNDSCHECK="1")
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout.splitlines() == play_all(10_000)


@switched
def test_rules_hold_with_bounds_checked(root: Path) -> None:
    found = [sorted(root.glob(f"tests/engine/{name}")) for name in CHECKED]
    assert all(found)
    files = [str(path) for paths in found for path in paths]
    done = run(
        root, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files,
        NUMBA_BOUNDSCHECK="1",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed, done.stdout[-2000:]
    assert int(passed[1]) > 500


@switched
def test_bounds_are_really_checked(root: Path) -> None:
    code = (
        "import numpy as np; from ttr_qt.engine.kernel.networks.network import root_of; "
        "root_of(np.zeros(3, np.int16), np.int64(9))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=root,
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "IndexError" in done.stderr
