"""Short sounds at the volumes that a person likes; knows nothing of games, so it loads at once."""

import functools
import itertools
import logging
import time
import wave
from collections.abc import Callable, Mapping
from typing import Final, Protocol

import numpy as np

from ttr_qt.app.sound.mixer import Clip
from ttr_qt.pages.settings.table import SoundKind
from ttr_qt.paths import data_dir

FILES: Final[Mapping[SoundKind, tuple[str, ...]]] = {
    "card": ("card",),
    "wagon": ("wagon_1", "wagon_2", "wagon_3"),
    "ticket": ("ticket",),
    "last_round": ("last_round",),
    "end": ("end",),
    "turn": ("turn",),
}
"""Where there are several, they take turns."""

LEAST_APART: Final = 60
"""Milliseconds between two sounds of a kind; of more at once only one is heard."""
_log = logging.getLogger(__name__)


class Speaker(Protocol):
    """Where sounds go."""

    def play(self, clip: Clip, volume: float) -> None:
        """Let a sound be heard at once, without waiting for anything."""

    def close(self) -> None:
        """Let nothing be heard any more."""


class Sounds:
    """Plays sounds of a kind, unless the person has turned them off."""

    def __init__(self, speaker: Speaker, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._speaker = speaker
        self._clock = clock
        self._volumes: Mapping[SoundKind, float] = {}
        self._turns = {kind: itertools.cycle(names) for kind, names in FILES.items()}
        self._last: dict[SoundKind, float] = {}

    @property
    def volumes(self) -> Mapping[SoundKind, float]:
        """How loud each kind is, from 0 (not at all) to 1."""
        return self._volumes

    def set_volumes(self, volumes: Mapping[SoundKind, float], *, sample: bool = False) -> None:
        """Be as loud as wanted from now on, from 0 (not at all) to 1 for each kind.

        With ``sample`` the first one that has changed is heard.
        """
        old, self._volumes = self._volumes, dict(volumes)
        changed = [kind for kind, volume in old.items() if volumes.get(kind) != volume]
        if sample and changed:
            self.play(changed[0])

    def play(self, kind: SoundKind, strength: float = 1.0) -> None:
        """Let a sound be heard, unless it is off or one of its kind has just begun."""
        volume = self._volumes.get(kind, 0.0) * strength
        now = self._clock()
        if volume <= 0 or now - self._last.get(kind, -1.0) < LEAST_APART / 1000:
            return
        self._last[kind] = now
        self._speaker.play(clip_of(next(self._turns[kind])), volume)

    def close(self) -> None:
        """Be silent for good."""
        self._volumes = {}
        self._speaker.close()


@functools.cache
def clip_of(name: str) -> Clip:
    """Return the samples of a sound; one that is missing or damaged is silence."""
    file = data_dir("resources") / "sounds" / f"{name}.wav"
    try:
        with wave.open(str(file), "rb") as sound:
            return np.frombuffer(sound.readframes(sound.getnframes()), "<i2").astype(np.int16)
    except (OSError, EOFError, ValueError, wave.Error) as error:
        _log.warning("no sound %s: %s", name, type(error).__name__)
        return np.zeros(1, np.int16)
