"""What a bot is asked and what it answers; all that a bot of one's own has to know.

A bot is any object with a name and a method ``choose``; it needs no base class::

    class Mine:
        name = "mine"

        def choose(self, request):
            return request.observation.legal_actions[0]
"""

from ttr_qt.engine import Action
from ttr_qt.engine.bots import (
    AnswerError,
    Bot,
    BotError,
    Candidate,
    Choice,
    Gap,
    Limit,
    Request,
    action_of,
)

__all__ = [
    "AnswerError",
    "Bot",
    "BotError",
    "BotFactoryError",
    "Candidate",
    "Choice",
    "Gap",
    "Limit",
    "NothingToChooseError",
    "Request",
    "UnknownBotError",
    "action_of",
    "options",
]


class UnknownBotError(BotError):
    """There is no bot of this name, or no such module or factory."""


class BotFactoryError(BotError):
    """A module or factory of a bot fails, or what it makes is no bot."""


class NothingToChooseError(BotError):
    """A bot is asked where it has nothing to decide: the game is over, or it is not its turn."""


def options(request: Request) -> tuple[Action, ...]:
    """Return the actions to choose from, at least one; `NothingToChooseError` if there is none."""
    view = request.observation
    if view.phase == "over":
        raise NothingToChooseError("The game is over: there is nothing left to choose.")
    if not view.legal_actions:
        raise NothingToChooseError(
            f"Seat {view.seat} has nothing to choose: seat {view.to_move} is to move."
        )
    return view.legal_actions
