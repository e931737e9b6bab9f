"""From how playouts end to the chance to win: real games are less certain than playouts.

The planner's playouts differ less from each other than games of people or of the search do. So each
playout does not count for whoever won it, but for all seats, by how near their final scores are:
as if some luck were added to each score. Unlike a curve put on top of the chances, this keeps a
chance the mean of what it may become, so luck adds up to nothing in the long run.

`ai.tuning.fit_review` finds how much luck has to be added, early and late in a game.
"""

import functools
import logging
import math
import operator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import numpy as np
import numpy.typing as npt

from ai.fitted.calibration import Stage
from ai.fitted.weights import tuned_file
from ai.table_sizes import TWO
from ttr_qt.files import write_atomically

Floats = npt.NDArray[np.float64]

_KIND: Final = "_review"
_LEAST: Final = 1e-6
_log = logging.getLogger(__name__)

_Points = Annotated[float, msgspec.Meta(gt=0)]


class Softening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much luck is added to final scores, in points."""

    luck: tuple[_Points, _Points, _Points]
    """At each of the stages of `ai.fitted.calibration`, which a game goes through gradually."""

    def at(self, stage: Stage) -> float:
        """Return the luck to add at a stage of a game."""
        return math.fsum(map(operator.mul, stage, self.luck))

    @property
    def even_lead(self) -> float:
        """The lead in points that is worth an even game at the beginning: from half to certain."""
        return 4.0 * self.luck[0]


def soften(totals: Floats, luck: float | Floats) -> Floats:
    """Return each seat's share of each playout; the last axis of ``totals`` has the seats."""
    odds = np.exp((totals - totals.max(axis=-1, keepdims=True)) / np.maximum(luck, _LEAST))
    shares: Floats = odds / odds.sum(axis=-1, keepdims=True)
    return shares


USUAL: Final = Softening(luck=(12.0, 8.0, 3.0))
"""Where nothing was fitted, and from where fitting begins."""


@functools.cache
def load_softening(rules: str, players: int = 2) -> Softening:
    """Return the softening for a rule set and a number of players.

    Where none was fitted for many players, that for two serves.
    """
    for path in dict.fromkeys((tuned_file(rules, players, _KIND), tuned_file(rules, TWO, _KIND))):
        found = _read(path)
        if found is not None:
            return found
    return USUAL


def save_softening(rules: str, softening: Softening, players: int = 2) -> None:
    """Keep a fitted softening for a rule set and a number of players."""
    load_softening.cache_clear()
    values = [round(value, 3) for value in softening.luck]
    write_atomically(tuned_file(rules, players, _KIND), f'{{"luck": {values}}}\n'.encode())


def _read(path: Path) -> Softening | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Softening)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        # A review goes on without: chances are told a little less well.
        _log.warning("Chances of a review are not softened by %s: %s", path, error)
        return None
