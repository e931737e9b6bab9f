"""How wide words will be on the board, without asking Qt."""

_NARROW = frozenset("IJ.,'’ il1jtfr")
_WIDE = frozenset("MWmw")


def width_of(text: str, size: float, spacing: float) -> float:
    """Return about how wide a text of the map's typeface is; rather too much than too little."""
    total = 0.0
    for letter in text:
        if letter in _NARROW:
            part = 0.36
        elif letter in _WIDE:
            part = 0.92
        else:
            part = 0.70 if letter.isupper() else 0.50
        total += part * size + spacing
    return total
