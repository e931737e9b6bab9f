"""Sets of routes and places as 64-bit words."""

import numpy as np

from ttr_qt.engine.kernel.jit import kernel

_ONE = np.uint64(1)
_M1 = np.uint64(0x5555555555555555)
_M2 = np.uint64(0x3333333333333333)
_M4 = np.uint64(0x0F0F0F0F0F0F0F0F)
_H01 = np.uint64(0x0101010101010101)
_S1, _S2, _S4, _S56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@kernel
def popcount(word):
    """Return how many bits of ``word`` are set (the compiler makes one instruction of it)."""
    word = word - ((word >> _S1) & _M1)
    word = (word & _M2) + ((word >> _S2) & _M2)
    word = (word + (word >> _S4)) & _M4
    return np.int64((word * _H01) >> _S56)


@kernel
def lowest(word):
    """Return the index of the lowest set bit of a ``word`` that is not zero."""
    return popcount((word & (~word + _ONE)) - _ONE)


@kernel
def without_lowest(word):
    """Return ``word`` with its lowest set bit cleared."""
    return word & (word - _ONE)


@kernel
def bit(index):
    """Return the word with just bit ``index`` (0..63) set."""
    return _ONE << np.uint64(index)


@kernel
def has(words, index):
    """Tell whether element ``index`` is in the set ``words`` (an array of two)."""
    return (words[index >> 6] >> np.uint64(index & 63)) & _ONE != np.uint64(0)


@kernel
def add(words, index):
    """Put element ``index`` into the set ``words`` (an array of two)."""
    words[index >> 6] |= bit(index & 63)


@kernel
def nth(low, high, index):
    """Return the element number ``index`` of the set of two words ``low`` and ``high``."""
    below = popcount(low)
    offset = 0
    word = low
    if index >= below:
        index -= below
        offset = 64
        word = high
    for _ in range(index):
        word = without_lowest(word)
    return offset + lowest(word)
