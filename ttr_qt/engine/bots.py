"""What a bot is asked and what it answers: shared by opponents and the programs that ask them."""

import math
import threading
from dataclasses import dataclass
from typing import Protocol

from ttr_qt.engine.actions import Action
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.knowledge.observation import Observation


class BotError(EngineError):
    """Root of everything that goes wrong with bots; each says so in a sentence."""


class AnswerError(BotError):
    """A bot answered with something that is no action."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think: whichever is reached first; with neither, its own measure."""

    seconds: float | None = None
    iterations: int | None = None
    """How many iterations its search gets. The same everywhere, so games played by iterations can
    be repeated."""

    def __post_init__(self) -> None:
        if self.seconds is not None and not (math.isfinite(self.seconds) and self.seconds > 0):
            raise BotError(f"A bot needs more than 0 seconds, not {self.seconds!r}.")
        if self.iterations is not None and self.iterations < 1:
            raise BotError(f"A bot needs at least 1 iteration, not {self.iterations!r}.")


@dataclass(frozen=True, slots=True)
class Request:
    """One decision to make."""

    observation: Observation
    limit: Limit
    stop: threading.Event
    """Set, from another thread, when the answer is wanted at once or not at all."""
    seed: int
    """A number from 0 to 2**64 - 1; the only source of chance for a bot that is to be
    deterministic."""
    ply: int
    """Number of actions played before, so that late answers can be told from timely ones."""
    compare: tuple[Action, ...] = ()
    """Actions of which is wanted what a bot thinks, not only of the best one; it need not care."""


@dataclass(frozen=True, slots=True)
class Gap:
    """How much less an action is worth than the best, found in the same worlds for both."""

    size: float
    """As a chance."""
    error: float
    """Its standard error, far below that of either chance."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action a bot has looked at, and what it thinks of it."""

    action: Action
    visits: int
    """How often the search tried it."""
    score: float | None = None
    """Expected final score of the seat that decides."""
    win: float | None = None
    """Its chance to win, from 0 to 1."""
    line: tuple[Action, ...] = ()
    """The expected continuation, beginning with the action."""
    gap: Gap | None = None
    """How far it is behind the best one, where all were tried in the same worlds."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer with the reasons for it, for hints and reviews."""

    action: Action
    candidates: tuple[Candidate, ...] = ()
    """Best first."""


class Bot(Protocol):
    """A player that is not a person. A match makes a new one for every game."""

    @property
    def name(self) -> str:
        """What it is called in tables and messages."""

    def choose(self, request: Request) -> Action | Choice:
        """Return one of the legal actions. Called from one thread at a time, not always the same.

        It may keep what it learns from one call to the next, but requests need not follow each
        other in one game: what they show is what counts.
        """


def action_of(answer: object) -> Action:
    """Return the action of what ``choose`` returned; `AnswerError` if there is none."""
    action = answer.action if isinstance(answer, Choice) else answer
    if not isinstance(action, Action):
        raise AnswerError(f"The answer is not an action but of type {type(action).__name__}.")
    return action
