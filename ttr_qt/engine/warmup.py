"""Getting the kernels ready: loaded from disk in a moment, compiled the first time only.

``python -m ttr_qt.engine.warmup`` does it from the command line, so that another process can; names
of steps after it make only those ready.
"""

import argparse
import contextlib
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import numpy as np

from ttr_qt.engine.board import board_for
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.jit import ENGINE, KEEPS_COMPILED_CODE, cache_dir, shipped_dir
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.legal import list_actions
from ttr_qt.engine.kernel.play.playout import random_games
from ttr_qt.engine.kernel.play.scoring import score_game
from ttr_qt.engine.kernel.play.setup import new_game
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS

Progress = Callable[[int, int, str], None]
"""Called with steps done, steps in all, and what is prepared next."""

GAME_STEPS: Final = ("setting up", "legal actions", "playing", "scoring")
"""Names of the steps that every game needs."""

_MARKER: Final = "ready"
"""The file, beside compiled code, with the names of the steps that are done."""


class Step(NamedTuple):
    """One kernel to make ready."""

    name: str
    kernel: Any
    call: Callable[[], object]
    """Calls the kernel with arguments of the types it is used with."""
    sources: tuple[str, ...] = (ENGINE,)
    """The folders that its compiled code depends on."""


def engine_steps(*, random_play: bool = True) -> list[Step]:
    """Return the engine's kernels; ``random_play`` adds what only benchmarks and tests play."""
    board = board_for(load_map(EDITIONS[0]))
    rules, ground = board.rules_record, board.record
    state: Any = np.zeros(1, layout.STATE)[0]
    result: Any = np.zeros(1, layout.RESULT)[0]
    codes = np.zeros(layout.MAX_ACTIONS, np.int64)
    word = np.uint64(1)
    steps = [
        Step("setting up", new_game, lambda: new_game(state, rules, ground, 2, 0, word)),
        Step("legal actions", list_actions, lambda: list_actions(state, rules, ground, codes)),
        Step("playing", apply, lambda: apply(state, rules, ground, int(codes[0]))),
        Step("scoring", score_game, lambda: score_game(state, rules, ground, result)),
    ]
    if random_play:
        games = lambda: random_games(state, rules, ground, result, 2, 1, word)  # noqa: E731
        steps.append(Step("random play", random_games, games))
    return steps


def warm_up(progress: Progress | None = None, steps: Sequence[Step] | None = None) -> int:
    """Make kernels ready, those of the engine by default; return how many had to be compiled.

    Processes that start together wait for the first instead of compiling the same again.
    """
    steps = engine_steps() if steps is None else steps
    with _one_at_a_time():
        for i, step in enumerate(steps):
            if progress:
                progress(i, len(steps), step.name)
            step.call()
        _mark_warm(steps)
    if progress:
        progress(len(steps), len(steps), "")
    return sum(_compiled(step.kernel) for step in steps)


def is_warm(names: Iterable[str] = GAME_STEPS, sources: tuple[str, ...] = (ENGINE,)) -> bool:
    """Tell whether the steps of these names, from these sources, were done before.

    Then their compiled code lies on disk and is loaded in a moment.
    """
    if not KEEPS_COMPILED_CODE:
        return False
    shipped = shipped_dir(*sources)
    known = frozenset() if shipped is None else _known(shipped / _MARKER)
    return (known | _known(cache_dir(*sources) / _MARKER)).issuperset(names)


def _known(marker: Path) -> frozenset[str]:
    """Return the names of the steps that a marker tells of."""
    try:
        return frozenset(marker.read_text("utf-8").splitlines())
    except (OSError, UnicodeDecodeError):
        return frozenset()


def _mark_warm(steps: Sequence[Step]) -> None:
    if not KEEPS_COMPILED_CODE:
        return
    for sources in {step.sources for step in steps}:
        marker = cache_dir(*sources) / _MARKER
        known = _known(marker).union(step.name for step in steps if step.sources == sources)
        with contextlib.suppress(OSError):  # then the next start tells of it once more
            marker.parent.mkdir(parents=True, exist_ok=True)
            marker.write_text("\n".join(sorted(known)), "utf-8")


def _compiled(entry: Any) -> int:
    """Return how often a kernel was not found on disk."""
    stats = getattr(entry, "stats", None)  # plain functions, with the compiler off, have none
    return sum(stats.cache_misses.values()) if stats else 0


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let one process at a time through; without a place for the lock, everybody."""
    if not KEEPS_COMPILED_CODE:
        yield
        return
    file = _lock_file(cache_dir() / "lock")
    if file is None:
        yield
        return
    with file:
        _lock(file)
        try:
            yield
        finally:
            _unlock(file)


def _lock_file(path: Path) -> IO[bytes] | None:
    """Return the file that is locked; None where the disk has no room for it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("a+b")
    except OSError:
        return None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        while True:
            try:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:  # held by another process
                time.sleep(0.1)
            else:
                return

    def _unlock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


def report(done: int, steps: int, name: str) -> None:
    """Tell on one line of the terminal how far the preparation is."""
    text = f"Preparing the rules ({done + 1} of {steps}: {name}) ..." if name else ""
    sys.stderr.write(f"\r{text:<60}" if sys.stderr.isatty() else f"{text}\n" if text else "")
    sys.stderr.flush()


if __name__ == "__main__":
    began = time.perf_counter()
    parser = argparse.ArgumentParser(prog="python -m ttr_qt.engine.warmup", description=__doc__)
    names = [step.name for step in engine_steps()]
    parser.add_argument("steps", nargs="*", help=f"of {', '.join(names)}; all by default")
    wanted = parser.parse_args().steps or names
    unknown = set(wanted) - set(names)
    if unknown:
        parser.error(f"there is no step {', '.join(sorted(unknown))}")
    compiled = warm_up(report, [step for step in engine_steps() if step.name in wanted])
    how = f"{compiled} compiled" if compiled else "all found on disk"
    sys.stdout.write(f"Kernels ready after {time.perf_counter() - began:.2f} s ({how}).\n")
