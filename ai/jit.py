"""The decorator of the opponents' kernels that Python calls.

One for policies and search together: whoever plays against a person needs both.
"""

from typing import Final

from ttr_qt.engine.kernel.jit import ENGINE, make_entry

SOURCES: Final = (ENGINE, "ai/planning", "ai/searching")
"""The folders that compiled opponents depend on."""

entry = make_entry(*SOURCES)
"""Compile a kernel that Python calls, and keep the result on disk."""
