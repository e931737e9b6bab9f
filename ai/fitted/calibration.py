"""What is told about the end of a game: what the search found, put right by how games ended.

The search is too sure. The planner's playouts differ less from each other than real games do, and
whatever it likes best is partly liked by luck. `ai.tuning.fit_chances` plays games and finds how
much of what was found came true, early and late. Only what is told is put right; what is chosen is
not.
"""

import functools
import logging
import math
import operator
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import numpy as np

from ai.fitted.weights import tuned_file
from ai.table_sizes import MORE, TWO, is_larger
from ttr_qt.engine import Observation
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.files import write_atomically

STAGES: Final = ("beginning", "end", "last round")
"""What numbers are fitted for; between the first two they change with the game's progress."""
DOUBT: Final = (0.02, 0.02, 0.004)
"""By stage: the share of the chances that is spread evenly, so that nothing is ever certain."""
_SURE: Final = 50.0
"""As a logarithm of odds: more would be no different."""
_MOST_PROVED: Final = 300.0
"""Games of the search that count for chances."""
_DIGITS: Final = 4
_KIND: Final = "_chances"

_log = logging.getLogger(__name__)

Stage = tuple[float, float, float]
"""How much a position belongs to each of the `STAGES`, together 1."""
_ByStage = tuple[float, float, float]
_Factor = Annotated[float, msgspec.Meta(ge=0)]
"""Never negative: what was found to be better is never told as worse."""
_Factors = tuple[_Factor, _Factor, _Factor]


class Calibration(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How what was found becomes what is told, by `STAGES`.

    The logarithm of the odds to win, beyond those of an even share, is ``lean`` plus ``certainty``
    times what was found for it plus ``lead`` times the lead in points, relative to those points.
    """

    lean: _ByStage = (0.0, 0.0, 0.0)
    certainty: _Factors = (1.0, 1.0, 1.0)
    lead: _Factors = (0.0, 0.0, 0.0)
    own_points: _ByStage = (0.0, 0.0, 0.0)
    """Added to the own score."""
    rival_points: _ByStage = (0.0, 0.0, 0.0)
    """Added to the score of every other seat."""


USUAL: Final = Calibration(lean=(-0.5, -0.6, -0.5), certainty=(0.6, 0.5, 0.7), lead=(2.0, 2.0, 2.0))
"""Where nothing was fitted, and from where fitting begins: about what all editions have."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """How the games went in which the search tried an action."""

    visits: float
    wins: Sequence[float]
    """The sum of each seat's victories; a victory is shared by all who have it."""
    scores: Sequence[float]
    """The sum of each seat's scores."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """How a game is told to end, by seat."""

    chances: tuple[float, ...]
    """To win; together 1."""
    scores: tuple[float, ...]


def stage_of(observation: Observation) -> Stage:
    """Return how far the game has come that somebody sees."""
    if observation.last_turns is not None:
        return 0.0, 0.0, 1.0
    rules = observation.board.rules
    done = 1.0 - min(observation.pieces) / rules.pieces
    if rules.tickets_to_win:
        most = max(map(len, observation.shown_tickets))
        done = max(done, most / rules.tickets_to_win)
    progress = min(max(done, 0.0), 1.0)
    return 1.0 - progress, progress, 0.0


def evidence(found: Statistics, seat: int) -> tuple[float, float]:
    """Return what was found for ``seat``: its odds beyond an even share as a logarithm, its lead.

    The lead is that over the best of the others, in parts of what both have on average.
    """
    players = len(found.wins)
    # One more game that everybody wins alike: few games prove little, and beyond some hundreds more
    # of them prove nothing about games that are not the planner's.
    even, games = 1.0 / players, min(found.visits, _MOST_PROVED)
    share = (found.wins[seat] / found.visits * games + even) / (games + 1.0)
    odds = math.log((players - 1.0) * share / (1.0 - share))
    own = found.scores[seat] / found.visits
    rival = max(n for other, n in enumerate(found.scores) if other != seat) / found.visits
    return odds, 2.0 * (own - rival) / max(abs(own) + abs(rival), 1.0)


class Teller:
    """Tells for one seat, in one position, how the game will end after what was found."""

    def __init__(self, calibration: Calibration, stage: Stage, seat: int) -> None:
        def now(by_stage: Iterable[float]) -> float:
            return math.fsum(map(operator.mul, stage, by_stage))

        self._seat = seat
        self._lean = now(calibration.lean)
        self._certainty = now(calibration.certainty)
        self._lead = now(calibration.lead)
        self._own_points = now(calibration.own_points)
        self._rival_points = now(calibration.rival_points)
        self._doubt = now(DOUBT)

    def chance(self, found: Statistics) -> float:
        """Return the own chance to win; it never falls with more wins or more points."""
        players = len(found.wins)
        odds, lead = evidence(found, self._seat)
        known = self._lean + self._certainty * odds + self._lead * lead
        chance = 1.0 / (1.0 + (players - 1.0) * math.exp(-min(max(known, -_SURE), _SURE)))
        return (1.0 - self._doubt) * chance + self._doubt / players

    def score(self, found: Statistics) -> float:
        """Return the own final score to be expected."""
        return found.scores[self._seat] / found.visits + self._own_points

    def forecast(self, found: Statistics) -> Forecast:
        """Return what is told of all seats; the others share what the own chance leaves."""
        own, score = self.chance(found), self.score(found)
        odds = [
            self._certainty * odds + self._lead * lead
            for odds, lead in (evidence(found, seat) for seat in range(len(found.wins)))
        ]
        most = max(odds)
        weights = [math.exp(max(one - most, -_SURE)) for one in odds]
        weights[self._seat] = 0.0
        left = (1.0 - own) / math.fsum(weights)
        chances = [left * weight for weight in weights]
        scores = [points / found.visits + self._rival_points for points in found.scores]
        chances[self._seat], scores[self._seat] = own, score
        return Forecast(tuple(chances), tuple(scores))


@functools.cache
def load_calibration(rules: str, players: int = 2) -> Calibration:
    """Return the calibration for a rule set and a number of players.

    Where none was fitted, or its file can't be read, it is the mean of other editions.
    """
    own = _read(tuned_file(rules, players, _KIND))
    if own is not None:
        return own
    for number in (players, TWO if is_larger(players) else MORE):
        files = (tuned_file(edition, number, _KIND) for edition in EDITIONS)
        others = [one for file in files if (one := _read(file)) is not None]
        if others:
            return _mean(others)
    return USUAL


def save_calibration(rules: str, calibration: Calibration, players: int = 2) -> None:
    """Keep a fitted calibration for a rule set and a number of players."""
    named: dict[str, Any] = msgspec.to_builtins(calibration)
    lines = ",\n".join(
        f' "{name}": {[round(value, _DIGITS) for value in values]}'
        for name, values in named.items()
    )
    path = tuned_file(rules, players, _KIND)
    path.parent.mkdir(exist_ok=True)
    load_calibration.cache_clear()
    write_atomically(path, f"{{\n{lines}\n}}\n".encode())


def _read(path: Path) -> Calibration | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Calibration)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        # A game goes on without: chances are told a little less well.
        _log.warning("What is told of chances is not put right by %s: %s", path, error)
        return None


def _mean(some: Sequence[Calibration]) -> Calibration:
    """Return the mean, without points, whose scale differs from edition to edition."""

    def mean(name: str) -> tuple[float, ...]:
        return tuple(np.mean([getattr(one, name) for one in some], axis=0).tolist())

    return msgspec.convert(
        {name: mean(name) for name in ("lean", "certainty", "lead")}, Calibration
    )
