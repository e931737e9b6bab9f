"""Compiled code on disk that may be damaged, or a disk that is full: then it is compiled anew."""

import logging
from typing import Any

_log = logging.getLogger(__name__)


class PatientCache:
    """Stands before numba's cache of one function, whose errors would end every game."""

    def __init__(self, cache: Any) -> None:
        self._cache = cache

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cache, name)

    def load_overload(self, *asked: Any) -> Any:
        """Return compiled code, or None if there is none that could be read."""
        try:
            return self._cache.load_overload(*asked)
        except Exception as error:  # noqa: BLE001 - unpickling damaged files raises anything
            _log.warning("compiled code was damaged: %s", type(error).__name__)
            self._forget()
            return None

    def save_overload(self, *asked: Any) -> None:
        """Keep compiled code, if the disk takes it."""
        try:
            self._cache.save_overload(*asked)
        except Exception as error:  # noqa: BLE001 - likewise, and whatever a disk does
            _log.warning("compiled code was not kept: %s", type(error).__name__)

    def _forget(self) -> None:
        """Begin the list of what is on disk anew, so that code can be kept again."""
        try:
            self._cache.flush()
        except OSError as error:
            _log.warning("damaged code stays where it is: %s", error.strerror)


def make_patient(compiled: Any) -> Any:
    """Return a compiled function that survives whatever its files are like."""
    cache = getattr(compiled, "_cache", None)  # plain functions, with the compiler off, have none
    if cache is not None:
        compiled._cache = PatientCache(cache)  # noqa: SLF001 - numba has no other door
    return compiled
