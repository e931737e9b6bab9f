"""Watches what Python does while something is read: reading executes and changes nothing."""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

NEVER: Final = frozenset(
    {
        *("compile", "exec", "code.__new__", "import", "marshal.loads", "pickle.find_class"),
        *("subprocess.Popen", "os.system", "os.exec", "os.fork", "os.posix_spawn", "os.spawn"),
        *(
            "ctypes.dlopen",
            "ctypes.call_function",
            "socket.connect",
            "socket.bind",
            "urllib.Request",
        ),
    }
)
"""What reading a file or a text never has to do."""
CHANGING: Final = frozenset(
    {
        *("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate"),
        *("os.chmod", "os.chown", "os.utime", "shutil.rmtree", "shutil.move", "shutil.copyfile"),
    }
)
_WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class _Watch:
    """The hook, which Python never lets go of again, and what it is to look at now."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.seen: list[str] = []
        self._busy = threading.local()
        sys.addaudithook(self._on_event)

    def _on_event(self, event: str, arguments: tuple[Any, ...]) -> None:
        folder = self.folder
        if folder is None or getattr(self._busy, "here", False):
            return
        self._busy.here = True  # whatever is done here is not to be looked at
        try:
            if event in NEVER:
                self.seen.append(f"{event} {arguments!r}"[:300])
            elif event == "open" and _writes(arguments[2]) and not isinstance(arguments[0], int):
                self._look_at(folder, event, arguments[0])
            elif event in CHANGING:
                for path in arguments[: 2 if event in {"os.rename", "shutil.move"} else 1]:
                    self._look_at(folder, event, path)
        finally:
            self._busy.here = False

    def _look_at(self, folder: Path, event: str, path: object) -> None:
        inside = isinstance(path, str | bytes | os.PathLike) and Path(
            os.path.abspath(os.fsdecode(path))  # noqa: PTH100 - links are not to be followed
        ).is_relative_to(folder)
        if not inside:
            self.seen.append(f"{event} {path!r}"[:300])


def _writes(flags: object) -> bool:
    return isinstance(flags, int) and bool(flags & _WRITING)


_watch: _Watch | None = None


@contextmanager
def harmless(folder: Path) -> Iterator[None]:
    """See to it that nothing is executed, and nothing written but below a folder."""
    global _watch  # noqa: PLW0603 - Python has hooks for the whole process only
    if _watch is None:
        _watch = _Watch()
    _watch.seen.clear()
    _watch.folder = folder
    try:
        yield
    finally:
        _watch.folder = None
    seen = list(_watch.seen)
    assert not seen, seen
