"""The decorator of the policies that Python calls; it depends on the engine's sources too."""

from typing import Final

from ttr_qt.engine.kernel.jit import ENGINE, make_entry

SOURCES: Final = (ENGINE, "ai/kernel")
"""The folders that compiled policies depend on."""

entry = make_entry(*SOURCES)
"""Compile a policy that Python calls, and keep the result on disk."""
