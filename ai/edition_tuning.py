"""Numbers that differ from edition to edition, set by hand after matches; the rest is as usual.

They are in ``tuned/editions.json``; an edition that is not named there has nothing of its own.
Loads no kernel.
"""

import functools
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec


class EditionTuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an edition has of its own."""

    search: dict[str, float] = {}
    """Settings of the search, see `ai.bots.search_settings`. By scores alone the search gambled for
    many tickets where a game has many, so a win is worth something there; the scale is that of the
    scores."""
    search_many: dict[str, float] = {}
    """Settings for more than two players, added to those: holding one rival back helps the others
    too."""
    iterations: dict[str, int] = {}
    """By level: how much it thinks about a decision."""
    level_shares: dict[str, float] = {}
    """By level: the share of games it loses to the next one; where a little thought gains less,
    those who think would hardly be better than those who don't."""
    habits: dict[str, dict[str, float]] = {}
    """By level: habits that cost too much here as they are elsewhere, and would ruin its play."""
    child_share: float = 0.0
    """The share of games that a child is to win against the weakest, where children play."""


_USUAL: Final = EditionTuning()


@functools.cache
def _tunings() -> dict[str, EditionTuning]:
    file = Path(str(resources.files("ai"))) / "tuned" / "editions.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, EditionTuning])


def tuning_of(rules: str) -> EditionTuning:
    """Return what games of a rule set have of their own."""
    return _tunings().get(rules, _USUAL)
