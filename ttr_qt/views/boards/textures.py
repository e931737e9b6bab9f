"""Grainy surfaces: paper, felt, ballast and wood, as small seamless pictures."""

import functools

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

Grid = NDArray[np.float64]

SIZE = 512
_HUE = 9.0


def image_of(colours: NDArray[np.uint8]) -> QImage:
    """Return an array of red, green, blue and alpha (alpha already multiplied in) as a picture."""
    swapped = np.ascontiguousarray(colours[..., [2, 1, 0, 3]])
    height, width = swapped.shape[:2]
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(swapped.data, width, height, width * 4, form).copy()


@functools.lru_cache(maxsize=4)
def paper_grain(strength: float) -> QImage:
    """Return the grain of paper, to be laid over a finished print."""
    chance = np.random.default_rng(3)
    fibres = _streaks(chance, 9, 1) * 2.2 + _streaks(chance, 7, 0) * 1.8
    clouds = _soft(_noise(chance), 61) * 38
    value = (0.42 * _noise(chance) + 0.5 * fibres + 0.8 * clouds) * strength
    return _light_and_shade(np.clip(value * 9, -60, 60), (0.33, 0.24, 0.16))


def relief_image(grey: QImage, strength: float) -> QImage:
    """Return shading (128 is even ground) as light and shade to be laid over the land."""
    plain = grey.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(plain.constBits(), np.uint8)
    values = rows.reshape(plain.height(), plain.bytesPerLine())[:, : plain.width()]
    return _light_and_shade((values.astype(np.float64) - 128) * strength, (0.36, 0.25, 0.15))


@functools.lru_cache(maxsize=4)
def felt(colour: str, amount: float, seed: int) -> QImage:
    """Return a flocked surface, as model landscapes have."""
    chance = np.random.default_rng(seed)
    value = _noise(chance) * 0.75 + _soft(_noise(chance), 3) * 2.1 + _soft(_noise(chance), 25) * 9
    tone = value[..., None] * amount * np.array([0.9, 1.0, 0.7])
    tone[..., 0] += _soft(_noise(chance), 9) * 4 * _HUE
    return _opaque(colour, tone)


@functools.lru_cache(maxsize=2)
def ballast(colour: str) -> QImage:
    """Return the stones under a model's rails."""
    chance = np.random.default_rng(4)
    value = _soft(_noise(chance), 2) * 30
    return _opaque(colour, value[..., None] * np.array([1.0, 0.97, 0.92]))


@functools.lru_cache(maxsize=2)
def wood(colour: str, seed: int) -> QImage:
    """Return planed wood, its grain running left to right."""
    chance = np.random.default_rng(seed)
    broad, fine = _streaks(chance, 90, 1), _streaks(chance, 24, 1)
    broad, fine = broad / broad.std(), fine / fine.std()
    # Sixteen whole waves, so that the picture can be repeated.
    down = np.arange(SIZE)[:, None] * (2 * np.pi * 4 / SIZE)
    rings = np.sin(down + broad * 1.2) * 0.5
    return _opaque(colour, (broad * 7 + fine * 5 + rings * 7)[..., None] * [1.0, 0.95, 0.85])


def _noise(chance: np.random.Generator) -> Grid:
    return chance.normal(0, 1, (SIZE, SIZE))


def _streaks(chance: np.random.Generator, length: int, axis: int) -> Grid:
    return _mean(_noise(chance), length, axis)


def _soft(grid: Grid, size: int) -> Grid:
    return _mean(_mean(grid, size, 0), size, 1)


def _mean(grid: Grid, size: int, axis: int) -> Grid:
    """Return running means that go around the edge, so that copies fit to each other."""
    lead = np.take(grid, range(-size, 0), axis=axis)
    total = np.cumsum(np.concatenate([lead, grid], axis=axis), axis=axis)
    shifted = np.take(total, range(grid.shape[axis]), axis=axis)
    return np.asarray((np.take(total, range(size, total.shape[axis]), axis=axis) - shifted) / size)


def _light_and_shade(value: Grid, shade: tuple[float, float, float]) -> QImage:
    """Return white where values are positive, a dark colour where negative; alpha is the size."""
    alpha = np.clip(np.abs(value), 0, 255)
    colours = np.empty((*value.shape, 4), np.float64)
    for channel, part in enumerate(shade):
        colours[..., channel] = np.where(value < 0, alpha * part, alpha)
    colours[..., 3] = alpha
    return image_of(colours.astype(np.uint8))


def _opaque(colour: str, tone: Grid) -> QImage:
    base = QColor(colour)
    colours = np.full((*tone.shape[:2], 4), 255, np.uint8)
    channels = np.array([base.red(), base.green(), base.blue()]) + tone
    colours[..., :3] = np.clip(channels, 0, 255).astype(np.uint8)
    return image_of(colours)
