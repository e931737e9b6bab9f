"""A game that was left can be gone on with, whatever the disk does."""

import os
import stat
from pathlib import Path

import pytest

from ttr_qt.app.autosave import Autosave
from ttr_qt.engine import Game, SaveError


def test_the_last_game_kept_is_the_one_read(tmp_path: Path) -> None:
    saves = Autosave(tmp_path / "new" / "folder")
    assert not saves.left()
    game = Game.new("usa", players=3, seed=5)
    for _ in range(8):
        game.play(game.legal_actions()[0])
        assert saves.keep(game.to_json()) is None
    assert saves.left()
    assert saves.read().to_json() == game.to_json()
    saves.forget()
    assert not saves.left()
    saves.forget()


def test_a_damaged_game_is_put_aside(tmp_path: Path) -> None:
    saves = Autosave(tmp_path)
    for text in ("{", "[]"):
        saves.keep(text)
        with pytest.raises(SaveError):
            saves.read()
        assert not saves.left()
    aside = sorted(tmp_path.glob("damaged game *.json"))
    assert [file.read_text("utf-8") for file in aside] == ["{", "[]"]


def test_a_full_disk_is_told_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Autosave(tmp_path)
    saves.keep("before")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert saves.keep("after") == "No space left on device"
    assert saves.file.read_text("utf-8") == "before"
    assert [file.name for file in tmp_path.iterdir()] == [saves.file.name]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert Autosave(tmp_path / "data").keep("{}") is not None
    finally:
        tmp_path.chmod(stat.S_IRWXU)
