"""The opponents as a session asks them."""

import functools
from typing import Final

from ai.api import Bot, Limit, Request, action_of
from ai.levels import Level
from ttr_qt.engine import Action
from ttr_qt.models.session import Seat
from ttr_qt.models.thinking import Question, Thinker

_SLOW_FACTOR: Final = 1.5
_SLOW_SECONDS: Final = 5.0
"""Whoever takes so much longer than allowed was not just disturbed by another program."""


class BotThinker:
    """Asks a bot, with a limit to its thinking."""

    def __init__(self, bot: Bot, limit: Limit) -> None:
        self._bot = bot
        self._limit = limit

    def think(self, question: Question) -> Action:
        """Return what the bot chooses."""
        request = Request(
            question.observation, self._limit, question.stop, question.seed, question.ply
        )
        return action_of(self._bot.choose(request))


def level_seat(level: Level, limit: Limit, *, name: str | None = None, threads: int = 1) -> Seat:
    """Return a seat for an opponent of a level; nothing is loaded before it has to decide."""
    return Seat(
        name=level.name.capitalize() if name is None else name,
        make_thinker=functools.partial(_make_level, level, limit, threads),
        patience=(limit.seconds or 0.0) * _SLOW_FACTOR + _SLOW_SECONDS,
        level=level.name,
    )


def quick_planner() -> Thinker:
    """Return who decides where an opponent fails: it answers at once."""
    from ai.policy_bots import HeuristicBot  # noqa: PLC0415 - loads kernels

    return BotThinker(HeuristicBot(), Limit())


def _make_level(level: Level, limit: Limit, threads: int) -> Thinker:
    from ai.level_bots import make_level  # noqa: PLC0415 - loads kernels

    return BotThinker(make_level(level, threads), limit)
