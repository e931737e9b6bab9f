"""The bot that knows nothing: a measure for all others."""

from random import Random

from ai.api import Request, options
from ttr_qt.engine import Action


class RandomBot:
    """Plays any legal action, each as likely as the others."""

    name = "random"

    def choose(self, request: Request) -> Action:
        """Return an action that depends on nothing but the seed and the actions there are."""
        return Random(request.seed).choice(options(request))
