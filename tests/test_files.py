"""Files are replaced although others look at them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ttr_qt.files import write_atomically


def busy(times: int) -> Callable[[Path, Path], Path]:
    """Return what replaces files where somebody has the old one open for some attempts."""
    left, really = [times], Path.replace

    def replace(new: Path, target: Path) -> Path:
        if left[0]:
            left[0] -= 1
            raise PermissionError(13, "in use")
        return really(new, target)

    return replace


def test_a_file_that_is_read_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "game.json"
    target.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", busy(2))
    write_atomically(target, b"new")
    assert target.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [target]


def test_a_file_that_nobody_lets_go_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "game.json"
    target.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", busy(1000))
    with pytest.raises(PermissionError):
        write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]
