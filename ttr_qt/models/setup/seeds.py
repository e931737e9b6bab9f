"""Seeds as people read, say and type them."""

import secrets
from typing import Final

LARGEST: Final = 2**64 - 1
"""The largest seed of a game."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Douglas Crockford's: without I, L and O, which look like figures, and without U."""
_LOOK_ALIKE: Final = str.maketrans("ILO", "110")
_IGNORED: Final = str.maketrans("", "", " \t\n\r\u00a0\u202f-–—_.,'")
_GROUP: Final = 4
_LEAST: Final = 2 * _GROUP
_PLAIN: Final = 10**8
"""Below it a seed is one that somebody made up, and is shown as the number it is."""
_NEW_BITS: Final = 5 * _LEAST


def new_seed() -> int:
    """Return a seed by chance, one whose text is short: a million million games are enough."""
    return secrets.randbits(_NEW_BITS)


def seed_text(seed: int) -> str:
    """Return a seed in groups of four letters and figures; `parse_seed` understands it."""
    letters = ""
    rest = seed
    while rest:
        rest, last = divmod(rest, len(_LETTERS))
        letters = _LETTERS[last] + letters
    letters = letters.rjust(_LEAST, _LETTERS[0])
    # Figures alone are always an ordinary number, so that nobody has to say which is meant.
    if seed < _PLAIN or letters.isdecimal():
        return str(seed)
    first = len(letters) % _GROUP
    groups = [letters[:first]] if first else []
    groups += [letters[at : at + _GROUP] for at in range(first, len(letters), _GROUP)]
    return "-".join(groups)


def parse_seed(text: str) -> int | None:
    """Return the seed that somebody typed, as `seed_text` gives it or as a number; or None.

    Small letters, spaces and hyphens do not matter, nor does an O for a nought.
    """
    letters = text.translate(_IGNORED).upper().translate(_LOOK_ALIKE)
    if not letters or any(letter not in _LETTERS for letter in letters):
        return None
    seed = 0
    base = 10 if letters.isdecimal() else len(_LETTERS)
    for letter in letters:
        seed = seed * base + _LETTERS.index(letter)
        if seed > LARGEST:
            return None
    return seed
