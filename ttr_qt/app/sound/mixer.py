"""Several sounds at once, as one stream of samples; knows nothing of devices."""

import threading
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Clip = NDArray[np.int16]

_LIMITS = np.iinfo(np.int16)


@dataclass(slots=True)
class _Voice:
    """A sound under way."""

    samples: NDArray[np.float32]
    at: int = 0


class Mixer:
    """Adds up what is played; any thread may use it."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = threading.Lock()

    @property
    def silent(self) -> bool:
        """Whether nothing is left to be heard."""
        with self._lock:
            return not self._voices

    def start(self, clip: Clip, volume: float) -> None:
        """Let a sound begin, at a volume from 0 to 1."""
        with self._lock:
            self._voices.append(_Voice(clip.astype(np.float32) * volume))

    def clear(self) -> None:
        """Break off all sounds."""
        with self._lock:
            self._voices.clear()

    def read(self, frames: int) -> bytes:
        """Return the next samples, 16 bits each."""
        total = np.zeros(frames, np.float32)
        with self._lock:
            for voice in self._voices:
                part = voice.samples[voice.at : voice.at + frames]
                total[: len(part)] += part
                voice.at += frames
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return np.clip(total, _LIMITS.min, _LIMITS.max).astype(np.int16).tobytes()
