"""The sounds that travel with the program are those that the tool makes."""

import io
import wave

import numpy as np
import pytest

from tools.sounds import RATE, SOUNDS, as_file, as_numbers, folder
from ttr_qt.app.sound.sounds import FILES


def kept(name: str) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    with wave.open(str(folder() / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


def test_there_is_a_file_for_each_and_no_other() -> None:
    wanted = {name for files in FILES.values() for name in files}
    assert set(SOUNDS) == wanted
    assert {file.stem for file in folder().iterdir()} == wanted
    assert {file.suffix for file in folder().iterdir()} == {".wav"}


@pytest.mark.parametrize("name", SOUNDS)
def test_files_are_what_the_tool_makes(name: str) -> None:
    made, found = as_numbers(SOUNDS[name]()), kept(name)
    assert len(made) == len(found)
    # Another version of a library may round the last bit another way.
    assert np.max(np.abs(made.astype(int) - found.astype(int))) <= 2


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_short_small_and_soft_at_both_ends(name: str) -> None:
    samples = kept(name).astype(float) / 32_767
    assert 3_000 < (folder() / f"{name}.wav").stat().st_size <= 61_440
    assert 0.2 < np.max(np.abs(samples)) < 0.6
    assert np.max(np.abs(samples[:3])) < 0.05
    assert np.max(np.abs(samples[-20:])) < 0.02
    assert abs(np.mean(samples)) < 0.01


def test_the_same_comes_out_each_time() -> None:
    first, second = (as_file(SOUNDS["wagon_2"]()) for _ in range(2))
    assert first == second
    with wave.open(io.BytesIO(first), "rb") as file:
        assert file.getnframes() == len(kept("wagon_2"))
