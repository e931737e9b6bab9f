"""The decorator of every kernel, and the one place that decides where compiled code is kept.

numba's disk cache only looks at the file a function stands in: an edited helper in another file
would leave stale code behind. So the cache directory is named by a hash of all kernel sources.
"""

import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import numba
import numpy as np
from numba import njit

_PROGRAM: Final = Path(__file__).resolve().parents[3]
_KERNEL_FOLDERS: Final = ("ttr_qt/engine/kernel", "ai/kernel")
_UNUSED_DAYS: Final = 30


def kernel_sources() -> list[Path]:
    """Return every file whose text compiled kernels depend on, in a fixed order."""
    return sorted(path for folder in _KERNEL_FOLDERS for path in (_PROGRAM / folder).glob("*.py"))


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


def cache_dir() -> Path:
    """Return the directory for code compiled from just these sources by just this Python."""
    tag = f"{sys.implementation.cache_tag}-{platform.machine().lower()}-numba{numba.__version__}"
    if numba.config.BOUNDSCHECK:
        tag += "-checked"
    return cache_root() / f"kernels-{tag}-{sources_hash(kernel_sources())}"


def clear_old_caches(current: Path) -> None:
    """Delete compiled code that no program has used for a month; never ``current``."""
    limit = time.time() - _UNUSED_DAYS * 86_400
    for folder in current.parent.glob("kernels-*"):
        try:
            if folder != current and folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:  # another process cleared it first
            continue


def _prepare() -> bool:
    """Point numba at our cache directory; return whether compiled code can be kept."""
    if numba.config.DISABLE_JIT:
        # Plain Python: the random generator's wrap-around is meant, numpy need not warn of it.
        np.seterr(over="ignore")
        return False
    folder = cache_dir()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # marks it as used
        clear_old_caches(folder)
    except OSError:
        return False  # a read-only home: every start compiles, the game still plays
    numba.config.CACHE_DIR = str(folder)
    return True


KEEPS_COMPILED_CODE: Final = _prepare()

kernel = njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)
"""Compile a function that other kernels call, without the GIL."""

entry = njit(cache=KEEPS_COMPILED_CODE, nogil=True, error_model="numpy", no_cfunc_wrapper=True)
"""Compile a kernel that Python calls, and keep the result on disk, with all it calls.

Only these are kept: looking for each small kernel on disk would take longer at every start than
the whole game may.
"""
