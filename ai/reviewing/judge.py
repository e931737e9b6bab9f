"""Judges decisions by what a seat could know: in worlds dealt from its belief, not the true one."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.fitted.calibration import stage_of
from ai.reviewing.appraiser import Appraisal, Appraiser
from ai.reviewing.findings import CHANCE, POINT, Judgement, Option, Quality, Values, nothing
from ai.reviewing.softening import Floats, Softening, load_softening, soften
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawTickets,
    StartJourney,
    SwapTickets,
    TakeCard,
)

INACCURACY: Final = 0.02
MISTAKE: Final = 0.05
BLUNDER: Final = 0.12
"""From how much on, as a chance, a decision that surely gave it away is called so."""
_CLASSES: Final = (
    (Quality.BLUNDER, BLUNDER, MISTAKE),
    (Quality.MISTAKE, MISTAKE, 0.0),
    (Quality.INACCURACY, INACCURACY, 0.0),
)
"""Each with how much it gives away at least, and how much of that as a chance alone.

The first counts points, too, where a game is decided already; but no blunder leaves the chance to
win as it was."""
CERTAIN: Final = 2.0
"""Standard errors that a difference must be larger than to count as one."""
_ROUNDS: Final = ((24, 16), (96, 7))
"""Worlds that actions are tried in before most of them are left out, and how many are left: so many
that the best, where much is lost without it, is hardly ever left out."""
_POINTS_SHARE: Final = 0.5
"""Of what points are worth at the beginning, where the chance to win does not change any more."""
_TIE_BREAK: Final = 0.1
"""The same, for the choice of the best."""
_AS_GOOD: Final = 0.005
_DOUBLINGS: Final = 5
"""Of the playouts, where it matters and is not clear yet; more where losses have to be finer."""
FINE: Final = 0.006
"""A standard error that changes neither classes nor accuracies much in a game of many decisions."""
_MANY: Final = 50
"""So many of a seat."""
_HUGE: Final = 0.25
"""A loss that counts as much as any larger one."""
_HOPELESS: Final = 3.0
"""The same, by which an action is worse than another where it needs no more of them."""
_DOUBTFUL: Final = 2.5
"""The same, by which an action may be better than it looks, so that it is tried more often."""
_SHOWN: Final = 3
_CAN_WAIT: Final = (ClaimRoute, DrawTickets, SwapTickets, StartJourney)
"""Actions that may still be possible one turn later; of cards, others lie there by then."""
_CLOSER: Final = 12
"""Times the playouts, where only two actions are compared and the result is added up."""
_OTHER_WORLDS: Final = 0x2545F4914F6CDD1D


@dataclass(frozen=True, slots=True)
class Comparison:
    """Actions tried in the same worlds: rows are worlds, columns are actions, then come seats."""

    seat: int
    totals: Floats
    chances: Floats
    even_lead: float

    @property
    def leads(self) -> Floats:
        """The own final score less that of the best other."""
        rivals = np.delete(self.totals, self.seat, axis=-1).max(axis=-1)
        leads: Floats = self.totals[..., self.seat] - rivals
        return leads

    @property
    def worths(self) -> Floats:
        """What the best is chosen by."""
        own: Floats = self.chances[..., self.seat] + _TIE_BREAK * self.leads / self.even_lead
        return own

    def only(self, columns: Sequence[int]) -> "Comparison":
        """Return the same of some actions only."""
        kept = list(columns)
        totals, chances = self.totals[:, kept], self.chances[:, kept]
        return Comparison(self.seat, totals, chances, self.even_lead)

    def and_more(self, other: "Comparison") -> "Comparison":
        """Return the same actions in the worlds of both."""
        return Comparison(
            self.seat,
            np.concatenate((self.totals, other.totals)),
            np.concatenate((self.chances, other.chances)),
            self.even_lead,
        )

    def beside(self, other: "Comparison") -> "Comparison":
        """Return these actions, then others that were tried in the same worlds."""
        return Comparison(
            self.seat,
            np.concatenate((self.totals, other.totals), axis=1),
            np.concatenate((self.chances, other.chances), axis=1),
            self.even_lead,
        )

    @property
    def means(self) -> Floats:
        """What each action is worth."""
        means: Floats = self.worths.mean(axis=0)
        return means

    def gaps_to(self, column: int) -> tuple[Floats, Floats]:
        """Return by how much each action is better than one of them, and the standard errors."""
        gaps = self.worths - self.worths[:, [column]]
        return gaps.mean(axis=0), gaps.std(axis=0) / math.sqrt(len(gaps))

    def contenders(self, columns: Sequence[int]) -> list[int]:
        """Return the actions that may be the best, those asked for, and the next best ones."""
        worths = self.worths
        order = np.argsort(-worths.mean(axis=0), kind="stable").tolist()
        gaps = worths[:, [order[0]]] - worths
        far = gaps.mean(axis=0) > _HOPELESS * gaps.std(axis=0) / math.sqrt(len(worths))
        return sorted({*order[:_SHOWN], *columns, *np.flatnonzero(~far).tolist()})

    def is_open(self, column: int, fine: float = FINE) -> bool:
        """Tell whether an action may be a loss, but how large it is can't be told yet.

        It can be, if the standard error is no larger than ``fine``.
        Every other action is asked, in all worlds: the halves of `loss_of` may agree by chance that
        nothing is better.
        """
        gap, error = self.gaps_to(column)
        better = (gap + _DOUBTFUL * error > INACCURACY) & (error > fine)
        return bool(better.any() and (gap - CERTAIN * error).max() < _HUGE)

    def loss_of(self, column: int) -> "Loss":
        """Return what an action gives away.

        The best is chosen by one half of the worlds and valued by the other, and the other way
        round: otherwise it would be the luckiest, and every decision would seem to be a loss.
        """
        half = len(self.totals) // 2
        halves = (slice(None, half), slice(half, None))
        worths, gaps, totals, chances = self.worths, [], [], []
        for chosen_by, valued_by in (halves, halves[::-1]):
            best = int(np.argmax(worths[chosen_by].mean(axis=0)))
            gaps.append(worths[valued_by, best] - worths[valued_by, column])
            totals.append(self.totals[valued_by, column] - self.totals[valued_by, best])
            chances.append(self.chances[valued_by, column] - self.chances[valued_by, best])
        gap, chance = np.concatenate(gaps), np.concatenate(chances)
        return Loss(
            float(gap.mean()),
            _error(gap),
            chance.mean(axis=0),
            np.concatenate(totals).mean(axis=0),
            _error(chance[:, self.seat]),
        )


@dataclass(frozen=True, slots=True)
class Loss:
    """What an action gives away against the best."""

    gap: float
    gap_error: float
    chances: Floats
    """By seat: how the chances differ from those after the best."""
    points: Floats
    chance_error: float

    @property
    def certain(self) -> bool:
        """Whether there is one at all."""
        return self.gap > CERTAIN * self.gap_error

    @property
    def share(self) -> float:
        """How much of it counts: the less, the nearer it is to what is not certain."""
        return 1.0 - (CERTAIN * self.gap_error / self.gap) ** 2 if self.certain else 0.0


@dataclass(frozen=True, slots=True)
class Judged:
    """What is found of a decision."""

    judgement: Judgement
    decision: Values
    """What it brought against that of the reference player, which plays on in all playouts."""
    doubt: int
    """The standard error of that, in units of a point of the lead."""


class Judge:
    """Judges decisions; one for each thread."""

    def __init__(self, fine: float = FINE) -> None:
        """``fine`` is the standard error of a loss that is fine enough, see `fine_for`."""
        self._appraiser = Appraiser()
        self.fine: Final = fine

    def judge(
        self,
        view: Observation,
        played: Action,
        softening: Softening,
        playouts: int,
        seed: int,
    ) -> Judged | None:
        """Return how good ``played`` was, or None where there was nothing to decide."""
        if not has_choice(view):
            return None
        options = self._options(view, played)
        if len(options) == 1:
            return None
        luck = softening.at(stage_of(view))
        place = options.index(played)
        for worlds, left in _ROUNDS:
            if len(options) > left + 1:
                tried = self._try(view, options, worlds, seed ^ _OTHER_WORLDS, softening, luck)
                order = np.argsort(-tried.worths.mean(axis=0), kind="stable").tolist()
                kept = sorted({*order[:left], place})
                options = [options[i] for i in kept]
                place = options.index(played)
        found, options = self._compare(view, options, played, softening, luck, playouts, seed)
        judgement = judgement_of(found, options, options.index(played))
        return Judged(judgement, *self.against_reference(view, played, softening, playouts, seed))

    def against_reference(
        self, view: Observation, played: Action, softening: Softening, playouts: int, seed: int
    ) -> tuple[Values, int]:
        """Return what an action changes against the reference player's, and how uncertain that is.

        Against the best it would not add up: who misses the same chance in three turns in a row
        has lost it once.
        """
        reference = self._appraiser.planned(view)
        if reference == played or same_card(reference, played):
            return nothing(view.players), 0
        luck, worlds = softening.at(stage_of(view)), _CLOSER * playouts
        tried = self._try(view, (played, reference), worlds, seed + 1, softening, luck)
        chances, totals = (one[:, 0] - one[:, 1] for one in (tried.chances, tried.totals))
        leads = tried.leads[:, 0] - tried.leads[:, 1]
        return _units(chances.mean(axis=0), totals.mean(axis=0)), round(POINT * _error(leads))

    def judge_among(
        self, view: Observation, options: Sequence[Action], worlds: int, seed: int
    ) -> Judgement:
        """Return how good the first of some actions is, compared with the others alone."""
        softening = load_softening(view.board.rules.name, view.players)
        luck = softening.at(stage_of(view))
        first = options[0]
        found, kept = self._compare(view, list(options), first, softening, luck, worlds, seed)
        return judgement_of(found, kept, kept.index(first))

    def _options(self, view: Observation, played: Action) -> list[Action]:
        """Return what is worth a thought, and what was played, exactly as it was paid."""
        options = self._appraiser.plausible(view)
        options = [one for one in options if not same_card(one, played)]
        return options if played in options else [*options, played]

    def _compare(
        self,
        view: Observation,
        options: list[Action],
        played: Action,
        softening: Softening,
        luck: float,
        playouts: int,
        seed: int,
    ) -> tuple[Comparison, list[Action]]:
        """Return the options that were tried to the end, and what was found of them."""
        found = self._try(view, options, playouts, seed, softening, luck)
        place = options.index(played)
        later = _missed(options, place, found)
        laters: list[Action | None] = [None] * len(options)
        if later is not None:
            other = self._try(view, (played,), playouts, seed, softening, luck, (later,))
            found, options, laters = found.beside(other), [*options, played], [*laters, later]
        most = playouts * 2**_DOUBLINGS * (FINE / self.fine) ** 2
        for batch in itertools.count(1):
            place = options.index(played)
            if later is not None and found.means[-1] > found.means[place]:
                place = len(options) - 1
            if 2 * len(found.totals) > most or not found.is_open(place, self.fine):
                break
            kept = found.contenders([i for i, one in enumerate(options) if one in {played, later}])
            found = found.only(kept)
            options, laters = [options[i] for i in kept], [laters[i] for i in kept]
            worlds = len(found.totals)
            more = self._try(view, options, worlds, seed + batch, softening, luck, laters)
            found = found.and_more(more)
        if later is None:
            return found, options
        # Whoever takes a chance later has no more of it than whoever takes it at once.
        place, at_once, waited = options.index(played), options.index(later), len(options) - 1
        means = found.means
        best = waited if means[waited] < means[at_once] else at_once
        columns = list(range(waited))
        if means[best] > means[place]:
            columns[place] = best
        return found.only(columns), options[:-1]

    def _try(
        self,
        view: Observation,
        options: Sequence[Action],
        worlds: int,
        seed: int,
        softening: Softening,
        luck: float,
        laters: Sequence[Action | None] = (),
    ) -> Comparison:
        tried: Appraisal = self._appraiser.try_all(view, options, worlds, seed % 2**63, laters)
        return Comparison(view.seat, tried.totals, soften(tried.totals, luck), softening.even_lead)


def _missed(options: Sequence[Action], place: int, found: Comparison) -> Action | None:
    """Return the best action that may still be possible one turn later, if it may be better.

    A chance that stays is not lost yet. It would be counted in every turn, as the playouts may
    never take it.
    """
    gap, error = found.gaps_to(place)
    missed = [i for i, one in enumerate(options) if i != place and isinstance(one, _CAN_WAIT)]
    best = max(missed, key=lambda i: float(gap[i]), default=None)
    if best is None or gap[best] + CERTAIN * error[best] <= INACCURACY:
        return None
    return options[best]


def fine_for(decisions: int) -> float:
    """Return how fine losses have to be told where a seat has so many decisions.

    The fewer there are, the more each counts for the accuracy.
    """
    return FINE * math.sqrt(min(max(decisions, 1) / _MANY, 1.0))


def same_card(one: Action, other: Action) -> bool:
    """Tell whether both take the same kind of card, from whichever slot."""
    return isinstance(one, TakeCard) and isinstance(other, TakeCard) and one.card == other.card


def has_choice(view: Observation) -> bool:
    """Tell whether the seat has something to decide; the steps of a journey follow its start."""
    return len(view.legal_actions) > 1 and view.phase != "journey"


def judgement_of(found: Comparison, options: Sequence[Action], place: int) -> Judgement:
    """Return how good the action number ``place`` was."""
    worths = found.worths.mean(axis=0)
    chances = found.chances[..., found.seat].mean(axis=0)
    leads = found.leads.mean(axis=0)
    order = [int(i) for i in np.argsort(-worths, kind="stable")]
    loss = found.loss_of(place)
    lost = nothing(found.totals.shape[-1])
    weight = 0.0
    if loss.certain:
        lost = _units(loss.chances, loss.points)
        lead = _lead(loss.points, found.seat)
        chance = float(loss.chances[found.seat])
        weight = loss.share * max(-chance, -_POINTS_SHARE * lead / found.even_lead, 0.0)
        if order[0] == place:  # the halves disagree about what is better, not that something is
            order.remove(place)
            order.insert(1, place)
    quality = _quality(loss, weight, worths, place, found.seat)
    if quality is Quality.BEST and _is_only(found, order, place):
        quality = Quality.ONLY
    shown = list(dict.fromkeys((*order[:_SHOWN], place)))
    return Judgement(
        quality=quality,
        loss=lost,
        error=round(CHANCE * loss.chance_error),
        weight=round(CHANCE * weight),
        options=tuple(
            Option(str(options[i]), round(CHANCE * chances[i]), round(POINT * leads[i]))
            for i in shown
        ),
    )


def _quality(loss: Loss, weight: float, worths: Floats, place: int, seat: int) -> Quality:
    if loss.certain:
        chance = max(-float(loss.chances[seat]), 0.0)
        classes = (
            one for one, least, of_chance in _CLASSES if weight >= least and chance >= of_chance
        )
        return next(classes, Quality.GOOD)
    return Quality.BEST if worths.max() - worths[place] < _AS_GOOD else Quality.GOOD


def _is_only(found: Comparison, order: Sequence[int], place: int) -> bool:
    """Tell whether everything but the action played would surely have been a mistake."""
    if order[0] != place:
        return False
    gap = found.worths[:, place] - found.worths[:, order[1]]
    return float(gap.mean()) > MISTAKE + CERTAIN * _error(gap)


def _lead(points: Floats, seat: int) -> float:
    """Return by how much the own score grew more than the best of the others."""
    return float(points[seat] - np.delete(points, seat).max())


def _units(chances: Floats, points: Floats) -> Values:
    units = [round(CHANCE * float(one)) for one in chances]
    units[int(np.argmax(np.abs(chances)))] -= sum(units)  # what one loses, others gain
    return Values(tuple(units), tuple(round(POINT * float(one)) for one in points))


def _error(values: Floats) -> float:
    """Return the standard error of a mean."""
    return float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else math.inf
