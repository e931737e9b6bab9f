"""The decorator of every kernel, and the one place that decides where compiled code is kept.

numba's disk cache only looks at the file a function stands in: an edited helper in another file
would leave stale code behind. So the cache directory is named by a hash of all kernel sources.

Programs without Python carry code compiled for any CPU of their kind, in the same layout. It is
used where it lies; only what it does not hold is compiled and kept like that of a checkout.
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
from typing import Any, Final, NamedTuple

import llvmlite.binding
import numba
import numpy as np
from numba import njit

from ttr_qt.engine.kernel.keeping import KernelCache
from ttr_qt.paths import data_dir

_PROGRAM: Final = Path(__file__).resolve().parents[3]
ENGINE: Final = "ttr_qt/engine/kernel"
_UNUSED_DAYS: Final = 30


class Cpu(NamedTuple):
    """A kind of CPU that code can be compiled for."""

    name: str
    """As LLVM calls it."""
    needs: frozenset[str] = frozenset()
    """What a CPU must be able to do to run that code, in LLVM's words."""


_SINCE_2009: Final = frozenset({"cx16", "popcnt", "sse3", "sse4.1", "sse4.2", "ssse3"})
_X86: Final = (Cpu("x86-64-v2", _SINCE_2009),)
PORTABLE_CPUS: Final = {
    ("win32", "amd64"): _X86,
    ("linux", "x86_64"): _X86,
    ("darwin", "x86_64"): _X86,
    ("darwin", "arm64"): (Cpu("apple-m1"),),
    ("linux", "aarch64"): (Cpu("generic"),),
}
"""What shipped code is compiled for, by system and machine, the fastest first.

For x86-64 one is enough: searching took as long with it, within a twentieth, as with code for
the CPUs of 2013 or for the very CPU that it was measured on.
"""


def portable_cpus() -> tuple[Cpu, ...]:
    """Return what shipped code for machines like this one is compiled for."""
    return PORTABLE_CPUS.get((sys.platform, platform.machine().lower()), ())


def kernel_sources(*folders: str) -> list[Path]:
    """Return every file whose text compiled kernels of these folders depend on, in fixed order.

    Folders inside them count too.
    """
    return sorted(path for folder in folders for path in (_PROGRAM / folder).rglob("*.py"))


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
    if numba.config.CPU_NAME is not None:
        tag += f"-{numba.config.CPU_NAME}"
    if numba.config.BOUNDSCHECK:
        tag += "-checked"
    sources = kernel_sources(*(folders or (ENGINE,)))
    return cache_root() / f"kernels-{tag}-{sources_hash(sources)}"


def shipped_dir(*folders: str) -> Path | None:
    """Return the directory of code that came with the program, in place of `cache_dir`."""
    folder = data_dir("kernels") / cache_dir(*folders).name
    return folder if folder.is_dir() else None


def _take_shipped_code() -> bool:
    """Let numba compile for the CPU that shipped code is for, if there is some that runs here."""
    if numba.config.CPU_NAME is not None or numba.config.DISABLE_JIT:
        return False
    if not data_dir("kernels").is_dir():
        return False
    able = llvmlite.binding.get_host_cpu_features()
    before = numba.config.CPU_NAME, numba.config.CPU_FEATURES
    for cpu in portable_cpus():
        if all(able.get(need) for need in cpu.needs):
            numba.config.CPU_NAME, numba.config.CPU_FEATURES = cpu.name, ""
            if shipped_dir() is not None:  # for these sources and this numba
                return True
    numba.config.CPU_NAME, numba.config.CPU_FEATURES = before
    return False


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
    shipped = shipped_dir(*folders) if TAKES_SHIPPED_CODE else None
    folder = cache_dir(*folders)
    # Where everything was shipped nothing is written, not even an empty folder.
    keeps = shipped is not None or _prepare(folder)

    def decorate(function: Callable[..., Any]) -> Any:
        compiled = kernel(function)
        if keeps:
            # As numba's own `enable_caching`, which chooses the place and has no patience.
            compiled._cache = KernelCache(function, [shipped] if shipped else [], folder)  # noqa: SLF001
        return compiled

    return decorate


TAKES_SHIPPED_CODE: Final = _take_shipped_code()
"""Whether code that came with the program is used."""

kernel = njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)
"""Compile a function that other kernels call, without the GIL."""

entry = make_entry(ENGINE)
"""Compile a kernel of the engine that Python calls."""

KEEPS_COMPILED_CODE: Final = TAKES_SHIPPED_CODE or _prepare(cache_dir())
