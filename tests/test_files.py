"""Files are replaced although others look at them."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ttr_qt.files import FileInUseError, write_atomically
from ttr_qt.views.words.file_errors import disk_text


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Wait for nobody, but note how long one would have."""
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    return waited


def busy(times: int, *, said: int | None = None) -> Callable[[Path, Path], Path]:
    """Return what replaces files where somebody has the old one open for some attempts.

    ``said`` is the number by which Windows tells it.
    """
    left, really = [times], Path.replace

    def replace(new: Path, target: Path) -> Path:
        if left[0]:
            left[0] -= 1
            error = PermissionError(13, "in use")
            if said is not None:
                error.winerror = said  # type: ignore[attr-defined,unused-ignore]  # Windows only
            raise error
        return really(new, target)

    return replace


def test_a_file_that_is_read_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    target = tmp_path / "game.json"
    target.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", busy(2))
    write_atomically(target, b"new")
    assert target.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [target]
    assert len(pauses) == 2


def test_a_file_that_nobody_lets_go_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    target = tmp_path / "game.json"
    target.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", busy(1000))
    with pytest.raises(PermissionError):
        write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]
    assert 0.5 < sum(pauses) < 2


@pytest.mark.parametrize("said", [5, 32])
def test_windows_says_access_denied_and_means_a_file_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: int
) -> None:
    target = tmp_path / "game.json"
    target.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", busy(1000, said=said))
    with pytest.raises(FileInUseError) as caught:
        write_atomically(target, b"new")
    assert disk_text(caught.value) == "another program is using the file"


def test_a_file_that_is_forbidden_is_not_called_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "game.json"
    target.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", busy(1000, said=5))
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError) as caught:
        write_atomically(target, b"new")
    assert disk_text(caught.value) == "access was denied"
