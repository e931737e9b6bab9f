"""Marks kept with a game: that it does not count, was given up, or is the game of a day."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from ttr_qt.engine.setup import Setup

UNRATED: Final = "unrated"
"""What a save says of a game that must not count for anybody's rating."""
GIVEN_UP: Final = "given_up"
"""What a save says of a game that the person has given up."""
DAY: Final = "day"
"""Where a save says of which day it is the game, see `todays_deal`."""
Unrated = Literal["take_back", "hint", "known_cards"]
"""Why a game does not count for a rating any more."""


def is_unrated(setup: Setup) -> bool:
    """Tell whether a game does not count for anybody's rating."""
    return says_unrated(setup.extra)


def says_unrated(extra: Mapping[str, Any]) -> bool:
    """Tell the same by what is kept with a game."""
    return extra.get(UNRATED) is True


def unrated(setup: Setup) -> Setup:
    """Return the same with the mark that the game does not count."""
    return replace(setup, extra={**setup.extra, UNRATED: True})


def rated(setup: Setup) -> Setup:
    """Return the same without any mark, as a new deal needs it."""
    return _without(_without(resumed(setup), UNRATED), DAY)


def is_given_up(setup: Setup) -> bool:
    """Tell whether the person has given a game up, which is lost then."""
    return setup.extra.get(GIVEN_UP) is True


def given_up(setup: Setup) -> Setup:
    """Return the same with the mark that the person has given up."""
    return replace(setup, extra={**setup.extra, GIVEN_UP: True})


def resumed(setup: Setup) -> Setup:
    """Return the same without that mark, as a game needs it that is played on."""
    return _without(setup, GIVEN_UP)


def _without(setup: Setup, mark: str) -> Setup:
    return replace(setup, extra={key: v for key, v in setup.extra.items() if key != mark})
