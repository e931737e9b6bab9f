"""Room to think for kernels that are called from Python."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ai.planning.desk import DESK
from ttr_qt.engine import Observation
from ttr_qt.engine.kernel.layout import STATE


def fresh_desk() -> Any:
    """Return an empty desk; one for each thread."""
    return np.zeros(1, DESK)[0]


def view_of(observation: Observation) -> npt.NDArray[np.void]:
    """Return the record of an observation as an array of one.

    A copy, since kernels write to their records and bytes can't be written to.
    """
    return np.frombuffer(bytearray(observation.record), STATE)
