"""Compiled code on disk that is damaged, and disks that take none: kernels work all the same."""

import errno
import logging
import os
import tempfile
from pathlib import Path
from typing import Any

import numba
import pytest

from ttr_qt.engine import warmup
from ttr_qt.engine.kernel import jit
from ttr_qt.engine.warmup import Step, warm_up

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        bool(numba.config.DISABLE_JIT), reason="without the compiler there is nothing to keep"
    ),
]


def double_and_one(number: int) -> int:
    """The kernel of these tests."""
    return 2 * number + 1


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where compiled code is kept in these tests."""
    monkeypatch.setenv("TTR_QT_CACHE", str(tmp_path))
    return tmp_path


def compiled() -> Any:
    """Return the kernel as another start of the program has it."""
    return jit.make_entry(jit.ENGINE)(double_and_one)


def works_and_is_found(*, found: bool) -> None:
    kernel = compiled()
    assert kernel(20) == 41
    assert bool(sum(kernel.stats.cache_hits.values())) == found


def test_code_that_was_damaged_is_compiled_anew_and_kept_again(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    works_and_is_found(found=False)
    works_and_is_found(found=True)
    for suffix in ("nbi", "nbc"):
        for content in (b"", b"\x80nonsense", b"\x80\x04N."):
            (file,) = folder.rglob(f"*double*.{suffix}")
            file.write_bytes(content)
            works_and_is_found(found=False)
            works_and_is_found(found=True)
    assert "damaged" in caplog.text


def test_a_full_disk_stops_no_kernel(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    caplog.set_level(logging.WARNING)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        works_and_is_found(found=False)
    assert "not kept" in caplog.text
    works_and_is_found(found=False)
    works_and_is_found(found=True)
    assert list(folder.rglob("*.nbi"))


def test_a_folder_that_is_read_only_is_not_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(**_options: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(tempfile, "TemporaryFile", refused)
    works_and_is_found(found=False)
    assert not list(folder.rglob("*.nbi"))


def test_kernels_are_prepared_without_room_for_a_lock(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "blocked").write_text("no folder")
    monkeypatch.setattr(warmup, "cache_dir", lambda *_: folder / "blocked" / "kernels")
    done: list[int] = []
    assert warm_up(steps=[Step("one", None, lambda: done.append(1))]) == 0
    assert done == [1]
