"""A chapter of the tutorial and how far somebody is in it; knows no window and no game."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final, Literal

SpotKind = Literal[
    "hand",
    "stack",
    "market",
    "deck",
    "route",
    "place",
    "passenger",
    "tickets",
    "ticket",
    "offer",
    "mix",
    "keep",
    "button",
    "player",
    "bonus",
]
"""Things of the game page. Most are named by a key: a card, a route, a place, a ticket, a mix
("2+2"), a button ("tickets", "swap", "arrive", "no-passenger") or a seat.
Offers and mixes without one are all there are."""

NEXT: Final = "next"
"""Stands for *Continue* among the actions that were played."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something to point at; what can't be seen at the moment is not pointed at."""

    kind: SpotKind
    key: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, what is pointed at, and what the person is to do."""

    key: str
    """The key of its texts, within the chapter."""
    points: tuple[Spot, ...] = ()
    wants: tuple[str, ...] = ()
    """Patterns of actions, in the order in which they are done; none: it only says something."""
    until: str = ""
    """The pattern of the action that completes the step, after all others that are wanted; empty:
    any of them does."""

    @property
    def only_says(self) -> bool:
        """Whether the person has nothing to do but to read."""
        return not self.wants

    def accepts(self, action: str) -> bool:
        """Tell whether an action is what the step asks for."""
        return any(fnmatchcase(action, pattern) for pattern in self.wants)

    def completed_by(self, action: str) -> bool:
        """Tell whether nothing is left to do after an action it accepts."""
        return not self.until or fnmatchcase(action, self.until)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A short game with a fixed deal, and what is learned in it; the person has seat 0."""

    name: str
    edition: str
    seed: int
    minutes: int
    steps: tuple[Step, ...]
    prelude: tuple[str, ...] = ()
    """Actions of all seats before the lesson begins."""
    replies: tuple[str, ...] = ()
    """What the opponent plays, one after the other, as long as it is possible."""


def written_actions(text: str) -> tuple[str, ...]:
    """Return actions that are written down one after the other, with semicolons between them."""
    return tuple(action.strip() for action in text.replace("\n", " ").split(";"))


class Lesson:
    """How far somebody is in a chapter: all of it follows from what was played.

    A step that only says something may be skipped by doing what the next one asks for.
    """

    def __init__(self, chapter: Chapter) -> None:
        self.chapter: Final = chapter
        self._played: list[str] = []
        self._starts = [0]
        """By step, as far as they have begun: how much had been played before it."""

    @property
    def played(self) -> tuple[str, ...]:
        """All actions since the prelude, and `NEXT` for each *Continue*."""
        return tuple(self._played)

    @property
    def actions(self) -> int:
        """How many actions were played since the prelude."""
        return sum(token != NEXT for token in self._played)

    @property
    def number(self) -> int:
        """The number of the present step, from 0; behind the last one when all is done."""
        return len(self._starts) - 1

    @property
    def step(self) -> Step | None:
        """The present step; None: the chapter is done."""
        steps = self.chapter.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def done(self) -> bool:
        """Whether nothing is left to learn here."""
        return self.step is None

    def accepts(self, action: str) -> bool:
        """Tell whether the person may play a legal action now."""
        asking = self._asking()
        if asking is None:
            return False
        step = self.chapter.steps[asking]
        if not (step.until and step.completed_by(action)):
            return step.accepts(action)
        before = self._played[self._starts[-1] :]
        others = (pattern for pattern in step.wants if pattern != step.until)
        return all(any(fnmatchcase(one, pattern) for one in before) for pattern in others)

    def _asking(self) -> int | None:
        """Return the number of the step that asks for something, now or after what is said."""
        steps = self.chapter.steps
        return next((n for n in range(self.number, len(steps)) if steps[n].wants), None)

    def note_own(self, action: str) -> None:
        """Note an accepted action of the person."""
        asking = self._asking()
        if asking is None or not self.chapter.steps[asking].accepts(action):
            raise ValueError(f"{action!r} is not asked for.")
        while self.number < asking:
            self.go_on()
        self._played.append(action)
        if self.chapter.steps[asking].completed_by(action):
            self._starts.append(len(self._played))

    def note_other(self, action: str) -> None:
        """Note an action of the opponent."""
        fresh = self._starts[-1] == len(self._played)
        self._played.append(action)
        if fresh:  # who goes back to this step need not see the opponent move again
            self._starts[-1] = len(self._played)

    def go_on(self) -> bool:
        """Leave a step that only says something; say whether it was one."""
        if self.step is None or not self.step.only_says:
            return False
        self._played.append(NEXT)
        self._starts.append(len(self._played))
        return True

    @property
    def can_go_back(self) -> bool:
        """Whether there is anything to go back to."""
        return self.number > 0 or len(self._played) > self._starts[0]

    def go_back(self) -> None:
        """Return to where the present step began, or the one before if this one did just now."""
        if len(self._played) == self._starts[-1] and self.number:
            self._starts.pop()
        del self._played[self._starts[-1] :]
