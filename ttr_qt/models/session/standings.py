"""How all players stand at the moment, as far as the viewer may know."""

from typing import Any

import numpy as np

from ttr_qt.engine import Observation, Score
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.knowledge.scores import score_sheets


def present_scores(view: Observation) -> tuple[Score, ...]:
    """Return the score sheets as if the game ended now.

    Tickets of others are hidden, so their sheets have none: what depends on tickets is known for
    the viewer only. Longest routes and goods are open to all.
    """
    state: Any = np.frombuffer(view.record, layout.STATE)[0]
    return score_sheets(view.board, state)
