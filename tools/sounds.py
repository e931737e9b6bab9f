"""Makes the sounds of the program: ``python -m tools.sounds`` writes ``resources/sounds/``.

Nothing is recorded: wood and bells are sums of fading tones, paper and breath are filtered noise.
The same numbers come out each time, so that a test can tell whether the files are up to date.
"""

import argparse
import io
import wave
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ttr_qt.paths import data_dir

RATE: Final = 44_100
_LOUDEST: Final = 32_767

Samples = NDArray[np.float64]
Tone = tuple[float, float, float]
"""Frequency in hertz, strength, and seconds until it has faded to a third."""


def _time(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE)) / RATE


def _tones(seconds: float, tones: Sequence[Tone]) -> Samples:
    """Return tones that begin together and fade."""
    time = _time(seconds)
    result = np.zeros_like(time)
    for frequency, strength, fading in tones:
        result += strength * np.sin(2 * np.pi * frequency * time) * np.exp(-time / fading)
    return result


def _noise(seconds: float, seed: int, low: float, high: float) -> Samples:
    """Return noise between two frequencies, as loud on average as a tone of strength 0.7."""
    count = round(seconds * RATE)
    raw = np.random.default_rng(seed).standard_normal(count)
    spectrum = np.fft.rfft(raw)
    frequencies = np.fft.rfftfreq(count, 1 / RATE)
    # Soft flanks, as hard ones would ring.
    width = (high - low) / 4
    below = 1 / (1 + np.exp(-(frequencies - low) / (width / 4)))
    above = 1 / (1 + np.exp((frequencies - high) / (width / 4)))
    shaped = np.fft.irfft(spectrum * below * above, count)
    result: Samples = 0.5 * shaped / np.sqrt(np.mean(shaped**2))
    return result


def _added(seconds: float, parts: Sequence[tuple[float, Samples]]) -> Samples:
    """Return parts that begin at their times, cut at the end."""
    result = np.zeros(round(seconds * RATE))
    for start, part in parts:
        first = round(start * RATE)
        room = result[first : first + len(part)]
        room += part[: len(room)]
    return result


def _finished(
    samples: Samples, peak: float, attack: float = 0.0008, release: float = 0.012
) -> Samples:
    """Return samples without clicks at both ends, as loud as wanted at their loudest."""
    time = np.arange(len(samples)) / RATE
    left = time[-1] - time
    shaped = samples * np.minimum(1, time / attack) * np.minimum(1, left / release)
    result: Samples = peak * shaped / np.max(np.abs(shaped))
    return result


def card() -> Samples:
    """Return the flick of a card: two short brushes of paper, the second softer."""
    brush = _noise(0.05, 1, 1800, 7200) * np.exp(-_time(0.05) / 0.009)
    slide = _noise(0.09, 2, 900, 4200) * np.sin(np.pi * _time(0.09) / 0.09) ** 2
    tap = _tones(0.04, [(240, 0.5, 0.008), (520, 0.25, 0.005)])
    return _finished(_added(0.14, [(0.0, 0.45 * slide), (0.062, brush), (0.064, tap)]), 0.5)


def wagon(variant: int) -> Samples:
    """Return a wooden piece set down, a little different each time."""
    pitch = (1.0, 0.93, 1.08)[variant]
    wood = _tones(
        0.13,
        [
            (410 * pitch, 1.0, 0.016),
            (905 * pitch, 0.75, 0.011),
            (1540 * pitch, 0.45, 0.007),
            (2480 * pitch, 0.22, 0.004),
        ],
    )
    knock = _noise(0.012, 10 + variant, 1200, 6000) * np.exp(-_time(0.012) / 0.0022)
    return _finished(_added(0.13, [(0.0, wood), (0.0, 0.5 * knock)]), 0.55)


def _bell(frequency: float, seconds: float) -> Samples:
    partials = [
        (1.0, 1.0, 0.30),
        (2.0, 0.45, 0.20),
        (3.01, 0.22, 0.12),
        (4.17, 0.10, 0.06),
        (5.43, 0.05, 0.03),
    ]
    return _tones(seconds, [(frequency * factor, s, f) for factor, s, f in partials])


def ticket() -> Samples:
    """Return two soft bells, a fourth apart."""
    bells = [(0.0, 0.8 * _bell(783.99, 0.66)), (0.15, _bell(1046.50, 0.51))]
    return _finished(_added(0.66, bells), 0.45, 0.003, 0.3)


def last_round() -> Samples:
    """Return the whistle of a train, far away: a chord with breath that sinks a little."""
    time = _time(0.67)
    swell = np.clip(time / 0.09, 0, 1) * np.clip((0.67 - time) / 0.28, 0, 1) ** 1.3
    sunk = 2 * np.pi * (time - 0.035 * np.clip(time - 0.38, 0, None) ** 2 / 0.29)
    chord = np.zeros_like(time)
    for frequency, strength in ((311.1, 0.8), (370.0, 1.0), (466.2, 0.8), (622.3, 0.35)):
        shiver = 1 + 0.03 * np.sin(2 * np.pi * 5.6 * time + frequency)
        chord += strength * shiver * np.sin(frequency * sunk)
        chord += 0.18 * strength * np.sin(2 * frequency * sunk)
    return _finished(swell * (chord + 0.35 * _noise(0.67, 20, 500, 2600)), 0.4, 0.01)


def end() -> Samples:
    """Return a short cadence: three notes that rise into a chord."""
    notes = [(0.0, 392.00), (0.11, 523.25), (0.22, 659.26), (0.34, 783.99), (0.34, 523.25)]
    parts = [(start, _bell(pitch, 0.68 - start)) for start, pitch in notes]
    return _finished(_added(0.68, parts), 0.45, 0.003, 0.25)


def turn() -> Samples:
    """Return a soft tick."""
    return _finished(_tones(0.09, [(880, 1.0, 0.018), (1760, 0.3, 0.008)]), 0.3, 0.002)


SOUNDS: Final[Mapping[str, Callable[[], Samples]]] = {
    "card": card,
    "wagon_1": lambda: wagon(0),
    "wagon_2": lambda: wagon(1),
    "wagon_3": lambda: wagon(2),
    "ticket": ticket,
    "last_round": last_round,
    "end": end,
    "turn": turn,
}


def as_numbers(samples: Samples) -> NDArray[np.int16]:
    """Return samples as they are kept."""
    return np.round(samples * _LOUDEST).astype("<i2")


def as_file(samples: Samples) -> bytes:
    """Return samples as a WAV file: one channel, 16 bits."""
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(as_numbers(samples).tobytes())
    return buffer.getvalue()


def folder() -> Path:
    """Return where the sounds lie."""
    return data_dir("resources") / "sounds"


def main() -> None:
    """Write all sounds."""
    argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__).parse_args()
    folder().mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        (folder() / f"{name}.wav").write_bytes(as_file(make()))


if __name__ == "__main__":
    main()
