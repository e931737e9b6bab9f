"""A game with what a review found of it, as the page needs both."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ai.reviewing.findings import CHANCE, Quality, Review, Step, Values
from ttr_qt.bots.game_setup import colours_of, replay_of
from ttr_qt.engine import Action, Game, Observation, parse_action
from ttr_qt.engine.actions import DrawCard
from ttr_qt.models.item_models.log import start_of_journey
from ttr_qt.models.item_models.phrases import Phrase, action_phrase, drawn_phrase
from ttr_qt.models.session.history import turn_numbers
from ttr_qt.models.session.updates import Step as PlayedStep
from ttr_qt.views.theme.palette import PlayerColour

_REMARKABLE: Final = CHANCE // 20
"""A change of a chance by luck that is marked."""
_MOST_LUCK: Final = 6
"""So many of them are marked, the largest; more would say nothing any more."""


class Luck(StrEnum):
    """What chance did to whoever drew."""

    LUCKY = "lucky"
    UNLUCKY = "unlucky"


Verdict = Quality | Luck
"""What an action is marked with."""


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """Whoever sat there."""

    name: str
    colour: PlayerColour
    level: str
    """Empty for a person."""


class ReviewedGame:
    """What the page tells of a game: who played, what was done, and what is found of it so far."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        replay = replay_of(game)
        self.seats: Final = tuple(
            ReviewedSeat(seat.name, colour, seat.level)
            for seat, colour in zip(replay.seats, colours_of(game), strict=True)
        )
        self.own: Final = replay.viewer
        """The seat whose game it is told as: the person's, or the first one."""
        self.person: Final = not self.seats[self.own].level
        """Whether a person sat there."""
        self.length: Final = game.ply
        steps: Sequence[PlayedStep] = replay.all_steps
        self._turns = (1, *turn_numbers(steps, game.rules))
        self._set_up = _length_of_set_up(steps) if not game.rules.instant_tickets else 0
        self.review: Review | None = None
        self._strokes_of_luck: frozenset[int] = frozenset()

    @property
    def names(self) -> tuple[str, ...]:
        """Those of the seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def values(self) -> list[Values]:
        """What the game was worth at each moment; empty as long as that is not found."""
        return [] if self.review is None else self.review.values

    @property
    def preliminary(self) -> bool:
        """Whether there are figures that may still change, since not everything is found."""
        return self.review is not None and not self.review.complete

    def is_you(self, seat: int) -> bool:
        """Tell whether a seat is that of the one person whose game it is told as."""
        return seat == self.own and self.person

    def step(self, ply: int) -> Step | None:
        """Return what is found of an action."""
        if self.review is None or ply >= len(self.review.steps):
            return None
        return self.review.steps[ply]

    def turn(self, ply: int) -> int:
        """Return the number of the turn in which an action was played; 0 in the set-up."""
        return 0 if ply < self._set_up else self._turns[ply]

    @functools.cache  # noqa: B019 - lives as long as its page
    def view(self, ply: int) -> Observation:
        """Return what the seat to move knew before an action; after the last one, the own seat."""
        moment = self.game.at(ply)
        return moment.observe(self.own if moment.over else moment.seat)

    def action(self, ply: int) -> Action:
        """Return what was played."""
        return self.game.actions[ply]

    def phrase(self, ply: int) -> Phrase:
        """Return what was played, with what was drawn."""
        action, events = self.action(ply), self.game.events_of(ply)
        if isinstance(action, DrawCard):
            return drawn_phrase(events)
        return action_phrase(self.game.map, action, start_of_journey(self.game.map, events))

    def better(self, ply: int) -> Action | None:
        """Return what should have been done, if something better is certain."""
        step = self.step(ply)
        if step is None or step.judgement is None or step.judgement.better is None:
            return None
        return parse_action(step.judgement.better)

    def verdict(self, ply: int) -> Verdict | None:
        """Return what an action is marked with: a loss first, then luck, then a hard find."""
        step = self.step(ply)
        if step is None:
            return None
        quality = None if step.judgement is None else step.judgement.quality
        if quality is not None and quality.is_loss:
            return quality
        if ply in self._strokes_of_luck:
            return Luck.LUCKY if step.luck.chances[step.seat] > 0 else Luck.UNLUCKY
        return quality

    def show(self, review: Review | None) -> None:
        """Take over what is found now."""
        self.review = review
        steps = () if review is None else review.steps
        sizes = {ply: abs(step.luck.chances[step.seat]) for ply, step in enumerate(steps)}
        large = [ply for ply, size in sizes.items() if size >= _REMARKABLE]
        self._strokes_of_luck = frozenset(sorted(large, key=lambda ply: -sizes[ply])[:_MOST_LUCK])

    def marked(self) -> list[int]:
        """Return the actions that the curve marks."""
        told = {None, Quality.GOOD, Quality.BEST}
        return [ply for ply in range(self.length) if self.verdict(ply) not in told]

    def losses(self, seat: int) -> list[int]:
        """Return the decisions of a seat for which something better is certain."""
        found = [(ply, self.step(ply)) for ply in range(self.length)]
        return [
            ply
            for ply, step in found
            if step is not None
            and step.seat == seat
            and step.judgement is not None
            and step.judgement.quality.is_loss
        ]

    def rival(self, seat: int) -> int:
        """Return who came out best of all others."""
        if self.review is None:
            return next(one for one in range(len(self.seats)) if one != seat)
        return self.review.rival(seat)


def _length_of_set_up(steps: Sequence[PlayedStep]) -> int:
    """Return how many actions were played before the first turn began."""
    for step in steps:
        if any(type(event).__name__ == "TurnBegan" for event in step.events):
            return step.ply + 1
    return len(steps)
