"""Asks bots for decisions, and holds them to the clock and to the rules."""

import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from ai.api import AnswerError, Bot, BotError, Limit, Request, action_of
from ai.registry import short_reason
from ttr_qt.engine import Action
from ttr_qt.threads import interrupt

FaultKind = Literal["error", "illegal", "overrun"]

# A bot that misses these was not just held up by another program.
_OVERRUN_FACTOR: Final = 1.5
_OVERRUN_SECONDS: Final = 0.25
FAREWELL_SECONDS: Final = 5.0
"""How long a bot that overran has to notice ``stop``."""
_LOOK_EVERY_SECONDS: Final = 0.05


class BotFault(BotError):  # noqa: N818 - what a referee calls it
    """A bot did what loses it the game."""

    def __init__(self, kind: FaultKind, reason: str, request: Request, seconds: float) -> None:
        super().__init__(reason)
        self.kind: FaultKind = kind
        self.request = request
        """What it was asked."""
        self.seconds = seconds
        """Time it took all the same."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal action and the time it took."""

    action: Action
    seconds: float


class Referee:
    """Looks after the bots of one game."""

    def __init__(self, allowed: float | None, farewell: float = FAREWELL_SECONDS) -> None:
        self._allowed = allowed
        self._farewell = farewell
        self._pending: tuple[Request, float] | None = None
        self._gave_up = False

    def ask(self, bot: Bot, request: Request) -> Answer:
        """Return a bot's answer; `BotFault` if it fails, cheats or takes longer than allowed."""
        answer: object = None
        failure: BaseException | None = None
        began = time.perf_counter()
        self._pending = (request, began)
        try:
            answer = bot.choose(request)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot does
            failure = error
        seconds = time.perf_counter() - began
        self._pending = None
        if self._gave_up:  # nobody waits for this game any more
            raise SystemExit
        if failure is not None:
            raise BotFault("error", _raised(failure), request, seconds) from failure
        if self._allowed is not None and seconds > self._allowed:
            raise self._overrun(request, seconds)
        try:
            action = action_of(answer)
        except AnswerError as error:
            raise BotFault("illegal", str(error), request, seconds) from error
        if action not in request.observation.legal_actions:
            raise BotFault("illegal", f"Answered {action}, which is not legal.", request, seconds)
        return Answer(action, seconds)

    def watch(self, play: Callable[[], None]) -> None:
        """Run what asks the bots; `BotFault`, too, if one of them does not even come back.

        Where time is limited it runs in a thread of its own. A bot that overruns is told to stop
        and, after the farewell, left behind together with its game, so that the match goes on.
        """
        if self._allowed is None:
            play()
            return
        thread = _Player(play)
        thread.start()
        while thread.is_alive():
            thread.join(_LOOK_EVERY_SECONDS)
            pending = self._pending
            if pending is None:
                continue
            request, began = pending
            seconds = time.perf_counter() - began
            if seconds > self._allowed:
                request.stop.set()
            if seconds > self._allowed + self._farewell:
                self._gave_up = True
                interrupt(thread)
                raise self._overrun(request, seconds)
        if thread.error is not None:
            raise thread.error

    def _overrun(self, request: Request, seconds: float) -> BotFault:
        return BotFault("overrun", f"Took longer than {self._allowed:.2f} s.", request, seconds)


def seconds_allowed(limit: Limit) -> float | None:
    """Return the seconds after which a decision counts as overrun; None: never."""
    if limit.seconds is None:
        return None
    return limit.seconds * _OVERRUN_FACTOR + _OVERRUN_SECONDS


class _Player(threading.Thread):
    """The thread in which a game is played; keeps its error for the one who waits."""

    def __init__(self, play: Callable[[], None]) -> None:
        super().__init__(name="game of bots", daemon=True)
        self._play = play
        self.error: Exception | None = None

    def run(self) -> None:
        """Play the game."""
        try:
            self._play()
        except SystemExit:  # given up
            return
        except Exception as error:  # noqa: BLE001 - raised again by the one who waits
            self.error = error


def _raised(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"Raised {short_reason(error)}{place}."
