"""The decorators of the search's kernels."""

from ttr_qt.engine.kernel.jit import kernel, make_entry

entry = make_entry("tools/layout/kernel")
"""Compile a kernel that Python calls."""

__all__ = ["entry", "kernel"]
