"""The processes that do the work of a command, and the bar that shows how far they are."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ai.arena.options import refuse
from ai.arena.result_file import write_result

if TYPE_CHECKING:
    from ai.matches.match import Match, Preparation, Progress

_Plan_contra = TypeVar("_Plan_contra", contravariant=True)
_Found_co = TypeVar("_Found_co", covariant=True)
_Plan = TypeVar("_Plan")
_Found = TypeVar("_Found")


class Run(Protocol[_Plan_contra, _Found_co]):
    """A function that carries out a plan and tells how far it is."""

    def __call__(
        self,
        plan: _Plan_contra,
        /,
        *,
        jobs: int = 1,
        progress: "Progress | None" = None,
        preparation: "Preparation | None" = None,
    ) -> _Found_co:
        """Return what was found."""


class Result(Protocol):
    """What was found."""

    def as_dict(self) -> dict[str, Any]:
        """Return it as it is written to a file."""


_Shown = TypeVar("_Shown", bound=Result)


def measure(
    match: "Match",
    run: Run["Match", _Shown],
    show: Callable[["Match", _Shown], None],
    *,
    json_file: Path | None,
    jobs: int | None,
    backend: str | None = None,
    backend_option: Sequence[str] | None = None,
) -> None:
    """Play a match as ``run`` does it, show what was found, and write it to a file."""
    result = carry_out(
        match, run, match.games_played, jobs=jobs, backend=backend, backend_option=backend_option
    )
    show(match, result)
    limits = {"seconds": match.limit.seconds, "iterations": match.limit.iterations}
    write_result(json_file, result.as_dict() | {"seed": match.seed, "deck": match.deck} | limits)


def carry_out(
    plan: _Plan,
    run: Run[_Plan, _Found],
    total: int,
    what: str = "playing",
    *,
    jobs: int | None,
    backend: str | None = None,
    backend_option: Sequence[str] | None = None,
) -> _Found:
    """Carry out a plan in as many processes as asked for, with a bar up to ``total``."""
    from ai.matches.report import progress_bar  # noqa: PLC0415

    with (
        workers(backend, backend_option or (), jobs) as processes,
        progress_bar(total, what) as bar,
    ):
        return run(plan, jobs=processes, progress=bar.play, preparation=bar.prepare)


@contextmanager
def workers(backend: str | None, settings: Sequence[str], jobs: int | None) -> Iterator[int]:
    """Say how many processes to use, and end them afterwards."""
    from ai.matches.match import close_workers, cpu_count  # noqa: PLC0415

    processes = jobs or cpu_count()
    with _backend(backend, settings):
        try:
            yield processes
        finally:
            if backend is None and processes > 1:
                close_workers()


@contextmanager
def _backend(name: str | None, settings: Sequence[str]) -> Iterator[None]:
    """Let another backend of joblib do the work."""
    import joblib  # noqa: PLC0415

    if name is None:
        if settings:
            refuse("--backend-option needs a --backend.")
        yield
        return
    pairs = [setting.partition("=") for setting in settings]
    if not all(key and sign for key, sign, _ in pairs):
        refuse("A --backend-option has the form NAME=VALUE.")
    with ExitStack() as stack:
        try:
            # It holds from here on, not from its __enter__ on.
            stack.enter_context(
                joblib.parallel_config(name, **{key: value for key, _, value in pairs})
            )
            joblib.Parallel(return_as="generator_unordered")  # not every backend can
        # Joblib asserts that a backend knows what it is given.
        except (AssertionError, ValueError, TypeError, ImportError) as error:
            refuse(f"The backend {name!r} can't be used: {error}")
        yield
