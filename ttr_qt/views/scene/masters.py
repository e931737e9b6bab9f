"""How large things are drawn so that pictures of all smaller sizes can be made from that."""

from typing import Final

_SCALES: Final = (1.0, 1.5)
"""Enough for whole boards on usual screens, and on those with twice as many pixels."""


def master_scale(scale: float) -> float | None:
    """Return the scale of the picture that serves for this one; None: it would be too large."""
    return next((master for master in _SCALES if master >= scale), None)
