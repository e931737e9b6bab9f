"""The opponents as a session asks them."""

import functools
from dataclasses import replace
from typing import Final

from ai.api import Bot, Choice, Limit, Request
from ai.levels import Level
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import Action
from ttr_qt.models.session.source import Seat

_SLOW_FACTOR: Final = 1.5
_SLOW_SECONDS: Final = 5.0
"""Extra time before a slow bot counts as stuck; the machine may be busy with other programs."""


class LevelBot:
    """A bot of a level, which may think as much as is allowed at that moment."""

    def __init__(self, level: Level, limits: ThinkingLimits) -> None:
        self._level = level
        self._limits = limits
        self._threads = 0
        self._bot: Bot | None = None

    @property
    def name(self) -> str:
        """Its level."""
        return self._level.name

    def choose(self, request: Request) -> Action | Choice:
        """Return what the bot chooses; for another number of threads there has to be a new one."""
        threads = self._limits.used_threads
        if self._bot is None or threads != self._threads:
            from ai.bots.level_bots import make_level  # noqa: PLC0415 - loads kernels

            self._bot = make_level(self._level, threads)
            self._threads = threads
        limit = Limit(seconds=self._limits.seconds)
        if self._limits.iterations is not None:  # then nothing it does depends on the clock
            limit = Limit(iterations=self._limits.iterations)
        return self._bot.choose(replace(request, limit=limit))


def level_seat(level: Level, limits: ThinkingLimits, *, name: str | None = None) -> Seat:
    """Return a seat for an opponent of a level; nothing is loaded before it has to decide."""
    return Seat(
        name=level.name.capitalize() if name is None else name,
        make_bot=functools.partial(LevelBot, level, limits),
        time_limit=lambda: limits.seconds * _SLOW_FACTOR + _SLOW_SECONDS,
        level=level.name,
    )


def quick_planner() -> Bot:
    """Return the bot that stands in for one that fails; it answers at once."""
    from ai.bots.policy_bots import HeuristicBot  # noqa: PLC0415 - loads kernels

    return HeuristicBot()
