"""The decorator of the policies that Python calls; it depends on the engine's sources too."""

from ttr_qt.engine.kernel.jit import ENGINE, make_entry

entry = make_entry(ENGINE, "ai/kernel")
"""Compile a policy that Python calls, and keep the result on disk."""
