"""The opponents as a session asks them."""

import functools
from typing import Final

from ai.api import Bot, Limit, Request, action_of
from ai.levels import Level
from ttr_qt.app.thought import Thought
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
        self.limit = limit

    def think(self, question: Question) -> Action:
        """Return what the bot chooses."""
        request = Request(
            question.observation, self.limit, question.stop, question.seed, question.ply
        )
        return action_of(self._bot.choose(request))


class LevelThinker:
    """Asks a bot of a level, which may think as much as is allowed at that moment."""

    def __init__(self, level: Level, thought: Thought) -> None:
        self._level = level
        self._thought = thought
        self._threads = 0
        self._asked: BotThinker | None = None

    def think(self, question: Question) -> Action:
        """Return what the bot chooses; for another number of threads there has to be a new one."""
        threads = self._thought.used_threads
        if self._asked is None or threads != self._threads:
            from ai.level_bots import make_level  # noqa: PLC0415 - loads kernels

            self._asked = BotThinker(make_level(self._level, threads), Limit())
            self._threads = threads
        self._asked.limit = Limit(seconds=self._thought.seconds)
        return self._asked.think(question)


def level_seat(level: Level, thought: Thought, *, name: str | None = None) -> Seat:
    """Return a seat for an opponent of a level; nothing is loaded before it has to decide."""
    return Seat(
        name=level.name.capitalize() if name is None else name,
        make_thinker=functools.partial(LevelThinker, level, thought),
        patience=lambda: thought.seconds * _SLOW_FACTOR + _SLOW_SECONDS,
        level=level.name,
    )


def quick_planner() -> Thinker:
    """Return who decides where an opponent fails: it answers at once."""
    from ai.policy_bots import HeuristicBot  # noqa: PLC0415 - loads kernels

    return BotThinker(HeuristicBot(), Limit())
