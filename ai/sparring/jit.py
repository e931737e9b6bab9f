"""The decorator of the sparring partners that Python calls.

A folder of its own, so that nobody's opponents are compiled again when a sparring partner changes.
"""

from typing import Final

from ai.jit import SOURCES as KERNELS
from ttr_qt.engine.kernel.jit import make_entry

SOURCES: Final = (*KERNELS, "ai/sparring")
"""The folders that compiled sparring partners depend on."""

entry = make_entry(*SOURCES)
"""Compile a sparring partner that Python calls, and keep the result on disk."""
