"""Compiles everything that tests need, once: ``python -m tests.helpers.kernels``."""

import sys
from collections.abc import Iterable
from typing import Any, Final

import numba
from numba.core.caching import NullCache

from ai.sparring.jit import SOURCES
from ai.warmup import all_steps
from ttr_qt.engine.kernel.jit import KEEPS_COMPILED_CODE, cache_dir
from ttr_qt.engine.kernel.keeping import KernelCache
from ttr_qt.engine.warmup import is_warm, report, warm_up

_FOLDERS: Final = (*SOURCES, "tools/layout/kernel", "tests/helpers/engine")
"""All that has kernels."""


def compile_kernels() -> None:
    """Compile what does not lie on disk yet, and tell how far it is.

    Where all of it does, nothing is loaded: whoever starts workers would not use it.
    """
    steps = all_steps(tuning=True)
    if not all(is_warm([step.name], step.sources) for step in steps):
        warm_up(report, steps)


def keep_parts() -> None:
    """Keep the compiled code of every kernel that a test module knows by name, on disk.

    The program keeps its entries only, which have the other kernels inside. Tests also call some
    of those one by one, and each worker of each run would compile them again, for half a minute.
    """
    if numba.config.DISABLE_JIT or not KEEPS_COMPILED_CODE:
        return
    folder = cache_dir(*_FOLDERS)
    for name, module in list(sys.modules.items()):
        known: Iterable[Any] = vars(module).values() if name.startswith("tests.") else ()
        for part in known:
            if type(getattr(part, "_cache", None)) is NullCache:
                part._cache = KernelCache(part.py_func, [], folder)  # noqa: SLF001 - as entries


if __name__ == "__main__":
    compile_kernels()
