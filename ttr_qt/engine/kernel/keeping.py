"""Where numba finds compiled code again, and where it keeps new code.

numba's own way names folders by the absolute path of the sources and marks the code of a frozen
program by its executable. Code that was compiled on another machine would never be found so. Here
the folder's name tells all that its code depends on.
"""

import functools
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache

_log = logging.getLogger(__name__)


class KernelCache(NullCache):  # type: ignore[misc]  # numba has no types
    """The compiled code of one function: looked for in several folders, kept in one.

    A file that can't be read or written only costs the time of compiling.
    """

    def __init__(
        self, function: Callable[..., Any], shipped: Sequence[Path], own: Path | None
    ) -> None:
        """Look into the ``shipped`` folders, then into the ``own``, which also takes new code."""
        self._shipped: Final = [_FolderCache(function, folder) for folder in shipped]
        self._own: Final = None if own is None else _FolderCache(function, own)

    @property
    def cache_path(self) -> str | None:
        """The folder for new code."""
        return None if self._own is None else str(self._own.cache_path)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the code for a signature; None if it has to be compiled."""
        for cache in (*self._shipped, self._own):
            if cache is None:
                continue
            try:
                found = cache.load_overload(sig, target_context)
            except Exception as error:  # noqa: BLE001 - unpickling damaged files raises anything
                _log.warning("compiled code was damaged: %s", type(error).__name__)
                if cache is self._own:
                    _forget(cache)
                continue
            if found is not None:
                return found
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for a signature, if there is a place that takes it."""
        if self._own is None:
            return
        try:
            self._own.save_overload(sig, data)
        except Exception as error:  # noqa: BLE001 - what is there may be damaged, too
            _log.warning("compiled code was not kept: %s", type(error).__name__)


def _forget(cache: FunctionCache) -> None:
    """Begin the list of what is on disk anew, so that code can be kept again."""
    try:
        cache.flush()
    except OSError as error:
        _log.warning("damaged code stays where it is: %s", error.strerror)


class _FolderCache(FunctionCache):  # type: ignore[misc]  # numba has no types
    """numba's cache of one function, in a folder of our choice."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._impl_class = functools.partial(_InFolder, folder=folder)
        super().__init__(function)


class _InFolder(CompileResultCacheImpl):  # type: ignore[misc]  # numba has no types
    """numba's way of writing and reading code, with one place to look for it."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._locator_classes = [_Locator(function, folder)]
        super().__init__(function)


class _Locator:
    """Answers what numba asks about the place of one function's code."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._folder = folder
        self._py_file = function.__code__.co_filename  # numba names it in warnings
        package = function.__module__.rpartition(".")[0]
        self._disambiguator = f"{package}-{function.__code__.co_firstlineno}"

    def from_function(self, _function: Callable[..., Any], _file: str) -> "_Locator":
        """Return the locator for a function, which is known here already."""
        return self

    def get_cache_path(self) -> str:
        """Return the folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """Return what changes with the sources."""
        return self._folder.name

    def get_disambiguator(self) -> str:
        """Return what tells functions of the same name in modules of the same name apart."""
        return self._disambiguator

    def ensure_cache_path(self) -> None:
        """Make the folder; raises `OSError`."""
        self._folder.mkdir(parents=True, exist_ok=True)
