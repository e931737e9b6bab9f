"""Compiles everything that tests need, once: ``python -m tests.helpers.kernels``."""

from ai.warmup import all_steps
from ttr_qt.engine.warmup import report, warm_up


def compile_kernels() -> None:
    """Make all kernels ready and tell how far it is; what lies on disk is only loaded."""
    warm_up(report, all_steps(tuning=True))


if __name__ == "__main__":
    compile_kernels()
