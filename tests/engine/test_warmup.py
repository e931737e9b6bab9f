"""Getting ready: told as it goes, compiled once, in the right place."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ttr_qt.engine.kernel import jit
from ttr_qt.engine.warmup import GAME_STEPS, Step, engine_steps, is_warm, report, warm_up

pytestmark = pytest.mark.slow


def test_progress_is_told_from_first_to_last_step() -> None:
    told: list[tuple[int, int, str]] = []
    before = warm_up()
    compiled = warm_up(lambda *step: told.append(step))
    steps = told[0][1]
    assert [done for done, _, _ in told] == list(range(steps + 1))
    assert all(name for _, _, name in told[:-1])
    assert told[-1][2] == ""
    assert compiled == before


def test_after_warming_up_the_engine_is_warm(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    warm_up()
    assert is_warm() == jit.KEEPS_COMPILED_CODE
    monkeypatch.setenv("TTR_QT_CACHE", str(tmp_path))
    assert not is_warm()


def test_what_every_game_needs_is_named() -> None:
    assert tuple(step.name for step in engine_steps(random_play=False)) == GAME_STEPS


def test_only_what_was_done_is_warm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A preparation of some kernels says nothing about others, nor about those of other sources."""
    monkeypatch.setenv("TTR_QT_CACHE", str(tmp_path))
    kept = jit.KEEPS_COMPILED_CODE
    other = (jit.ENGINE, "ai/planning")
    warm_up(steps=[Step("one", None, int), Step("two", None, int, other)])
    assert is_warm(["one"]) == kept
    assert is_warm(["two"], other) == kept
    assert not is_warm(["two"])
    assert not is_warm(["one"], other)
    assert not is_warm()
    warm_up(steps=[Step("three", None, int)])
    assert is_warm(["one", "three"]) == kept


def test_a_spoilt_marker_means_nothing_is_warm(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TTR_QT_CACHE", str(tmp_path))
    warm_up(steps=[Step("one", None, int)])
    markers = list(tmp_path.glob("*/ready*"))
    assert bool(markers) == jit.KEEPS_COMPILED_CODE
    for marker in markers:
        marker.write_bytes(b"\xff\xfe one")
    assert not is_warm(["one"])


def test_without_random_play_there_is_less_to_do() -> None:
    told: list[int] = []
    warm_up(lambda _done, steps, _name: told.append(steps), engine_steps(random_play=False))
    assert told[0] == len(engine_steps()) - 1


def test_report_writes_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    report(0, 5, "setting up")
    assert "1 of 5: setting up" in capsys.readouterr().err


def test_two_processes_that_start_together_compile_once(root: Path, tmp_path: Path) -> None:
    """The second waits for the first and then finds everything on disk."""
    environment = os.environ | {"TTR_QT_CACHE": str(tmp_path)}
    # One kernel is enough to see it, and takes a tenth of the time.
    command = [sys.executable, "-m", "ttr_qt.engine.warmup", "setting up"]
    both = [
        subprocess.Popen(
            command,
            cwd=root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    told = [process.communicate(timeout=250) for process in both]
    assert all(process.returncode == 0 for process in both), told
    outputs = sorted(output for output, _ in told)
    assert sum("all found on disk" in output for output in outputs) == 1
    assert sum("compiled" in output for output in outputs) == 1
    assert all("Preparing the rules" in error for _, error in told)
    third = subprocess.run(
        command,
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "all found on disk" in third.stdout


def test_the_cache_is_named_by_the_sources(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1\n")
    other.write_text("b = 2\n")
    before = jit.sources_hash([one, other])
    assert jit.sources_hash([one, other]) == before
    other.write_text("b = 3\n")
    assert jit.sources_hash([one, other]) != before
    sources = {path.name for path in jit.kernel_sources(jit.ENGINE)}
    assert sources >= {"jit.py", "bits.py", "apply.py", "legal.py", "trail.py"}  # of all folders
    assert jit.cache_dir(jit.ENGINE) == jit.cache_dir()
    assert jit.cache_dir(jit.ENGINE, "ai/planning") != jit.cache_dir()


def test_old_caches_are_cleared_and_used_ones_kept(tmp_path: Path) -> None:
    month = 31 * 86_400
    current, old, recent = (tmp_path / f"kernels-{name}" for name in ("now", "old", "recent"))
    for folder in (current, old, recent):
        folder.mkdir()
        (folder / "code").write_text("x")
    foreign = tmp_path / "something-else"
    foreign.mkdir()
    for folder in (current, old, foreign):
        os.utime(folder, (time.time() - month, time.time() - month))
    jit.clear_old_caches(current)
    assert current.exists()
    assert recent.exists()
    assert foreign.exists()
    assert not old.exists()


def test_a_cache_that_can_not_be_written_does_not_stop_the_game(root: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    code = "from ttr_qt.engine.kernel import jit; print(jit.KEEPS_COMPILED_CODE)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=root,
        env=os.environ | {"TTR_QT_CACHE": str(blocked)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"XDG_CACHE_HOME": "/somewhere"}, Path("/somewhere/ttr-qt")),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/ttr-qt/cache")),
        ("darwin", {}, Path.home() / "Library" / "Caches" / "ttr-qt"),
    ],
)
def test_each_system_has_its_place_for_caches(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: Path
) -> None:
    monkeypatch.delenv("TTR_QT_CACHE", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert jit.cache_root() == expected
