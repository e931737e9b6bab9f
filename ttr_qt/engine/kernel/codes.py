"""Action codes: every action of every game as one small integer.

From the lowest bits up: kind (4 bits), subject (8: route, place, slot, ticket bits or cards of
the first deck), detail (4: colour paid with, or cards of the second deck), wilds (4), long
wilds (4).
"""

from ttr_qt.engine.kernel.jit import kernel


def packed(kind: int, subject: int, detail: int = 0, wilds: int = 0, long_wilds: int = 0) -> int:
    """Return the code with these parts; for Python, where calling kernels is dear."""
    return int(kind) | subject << 4 | detail << 12 | wilds << 16 | long_wilds << 20


def unpacked(code: int) -> tuple[int, int, int, int, int]:
    """Return kind, subject, detail, wilds and long wilds of a code; for Python too."""
    return code & 15, code >> 4 & 255, code >> 12 & 15, code >> 16 & 15, code >> 20 & 15


@kernel
def make(kind, subject):
    """Return the code of an action about ``subject``; without one the kind is the code."""
    return kind | (subject << 4)


@kernel
def second_part(number):
    """Return the part of a code that says how many tickets come from the second deck."""
    return number << 12


@kernel
def payment_part(colour, wilds, long_wilds):
    """Return the upper part of the code of a claim paid like this."""
    return (colour << 12) | (wilds << 16) | (long_wilds << 20)


@kernel
def kind_of(code):
    """Return what kind of action ``code`` is."""
    return code & 15


@kernel
def subject_of(code):
    """Return the route, place, slot, ticket bits or first deck's cards of ``code``."""
    return (code >> 4) & 255


@kernel
def detail_of(code):
    """Return the colour paid with (`layout.WILD`: none) or the second deck's cards."""
    return (code >> 12) & 15


@kernel
def wilds_of(code):
    """Return how many plain wilds a claim pays."""
    return (code >> 16) & 15


@kernel
def long_wilds_of(code):
    """Return how many long wilds a claim pays."""
    return (code >> 20) & 15
