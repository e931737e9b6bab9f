"""The decorator of every kernel, and the one place that decides where compiled code is kept.

numba's disk cache only looks at the file a function stands in: an edited helper in another file
would leave stale code behind. So the cache directory is named by a hash of all kernel sources.
"""

import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np
from numba import njit

from ttr_qt.engine.patient_cache import make_patient

_PROGRAM: Final = Path(__file__).resolve().parents[3]
ENGINE: Final = "ttr_qt/engine/kernel"
_UNUSED_DAYS: Final = 30


def kernel_sources(*folders: str) -> list[Path]:
    """Return every file whose text compiled kernels of these folders depend on, in fixed order."""
    return sorted(path for folder in folders for path in (_PROGRAM / folder).glob("*.py"))


def sources_hash(paths: Iterable[Path]) -> str:
    """Return a short hash of the names and contents of ``paths``."""
    digest = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        digest.update(f"{path.name}:{len(content)}:".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Return the system's place for caches of this program; ``TTR_QT_CACHE`` overrides it."""
    override = os.environ.get("TTR_QT_CACHE")
    if override:
        return Path(override)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "ttr-qt" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ttr-qt"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "ttr-qt"


def cache_dir(*folders: str) -> Path:
    """Return the directory for code compiled from just these folders by just this Python."""
    tag = f"{sys.implementation.cache_tag}-{platform.machine().lower()}-numba{numba.__version__}"
    if numba.config.BOUNDSCHECK:
        tag += "-checked"
    sources = kernel_sources(*(folders or (ENGINE,)))
    return cache_root() / f"kernels-{tag}-{sources_hash(sources)}"


def clear_old_caches(current: Path) -> None:
    """Delete compiled code that no program has used for a month; never ``current``."""
    limit = time.time() - _UNUSED_DAYS * 86_400
    for folder in current.parent.glob("kernels-*"):
        try:
            if folder != current and folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:  # another process cleared it first
            continue


def _prepare(folder: Path) -> bool:
    """Make a cache directory ready; return whether compiled code can be kept there."""
    if numba.config.DISABLE_JIT:
        # Plain Python: the random generator's wrap-around is meant, numpy need not warn of it.
        np.seterr(over="ignore")
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # marks it as used
        clear_old_caches(folder)
        # numba refuses to load from where it can't write, in its own words and as an error.
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return False  # a read-only home: every start compiles, the game still plays
    return True


def make_entry(*folders: str) -> Callable[[Callable[..., Any]], Any]:
    """Return a decorator for kernels that Python calls, whose sources lie in these folders.

    It keeps the compiled code on disk, with all that it calls. Other kernels are not kept: to
    look for each of them at every start would take longer than starting may.
    """
    folder = cache_dir(*folders)
    keeps = _prepare(folder)

    def decorate(function: Callable[..., Any]) -> Any:
        numba.config.CACHE_DIR = str(folder)  # read by numba when a function is decorated
        compiled = njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
        if keeps:
            compiled.enable_caching()
        return make_patient(compiled)

    return decorate


kernel = njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)
"""Compile a function that other kernels call, without the GIL."""

entry = make_entry(ENGINE)
"""Compile a kernel of the engine that Python calls."""

KEEPS_COMPILED_CODE: Final = _prepare(cache_dir())
