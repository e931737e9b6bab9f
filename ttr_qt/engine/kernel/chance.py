"""The random generator in the state, and shuffling with it."""

import numpy as np

from ttr_qt.engine.kernel.jit import kernel

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ONE = np.uint64(1)


@kernel
def scramble(word):
    """Return a well mixed image of ``word`` (the finaliser of splitmix64)."""
    word = (word ^ (word >> _S30)) * _MIX1
    word = (word ^ (word >> _S27)) * _MIX2
    return word ^ (word >> _S31)


@kernel
def advance(word):
    """Return the generator's next word; `scramble` of it is the random number."""
    return word + _GAMMA


@kernel
def reduce(word, n):
    """Map a random 64-bit ``word`` to 0..n-1; return -1 where it would favour some values."""
    bound = np.uint64(n)
    product = (scramble(word) >> _S32) * bound
    low = product & _LOW
    if low < bound and low < ((_LOW - bound) + _ONE) % bound:
        return np.int64(-1)
    return np.int64(product >> _S32)


@kernel
def below(state, n):
    """Return a uniformly random number in 0..n-1 from the generator of ``state``."""
    while True:
        word = advance(state["rng"])
        state["rng"] = word
        value = reduce(word, n)
        if value >= 0:
            return value


@kernel
def shuffle(state, items, n):
    """Shuffle the first ``n`` entries of ``items`` in place."""
    word = state["rng"]
    for i in range(n - 1, 0, -1):
        word = advance(word)
        j = reduce(word, i + 1)
        while j < 0:
            word = advance(word)
            j = reduce(word, i + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item
    state["rng"] = word
