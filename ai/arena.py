"""The arena's command line: bots against each other.

What takes long to load is loaded by the commands, so that help comes at once.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

if TYPE_CHECKING:
    from ai.match import Match
    from ai.statistics import MatchResult

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

_DEFAULT_SECONDS: Final = 0.2


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ttr-arena {_version()}")
        raise typer.Exit


def _version() -> str:
    try:
        return version("ttr-qt")
    except PackageNotFoundError:  # a source tree that was never installed
        return "(not installed)"


@app.callback()
def arena(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Let opponents play against each other."""


@app.command()
def bots() -> None:
    """List the bots there are."""
    from ai.registry import BUILT_IN  # noqa: PLC0415

    width = max(map(len, BUILT_IN))
    for name, entry in BUILT_IN.items():
        typer.echo(f"{name:<{width}}  {entry.about}")
    typer.echo("\nA class or function of your own plays as module:factory, such as mine:Mine.")


@app.command()
def match(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: Annotated[
        str, typer.Option(metavar="A,B[,C...]", help="One bot a seat: a name or module:factory.")
    ],
    edition: Annotated[str, typer.Option(help="Name of the game, or path of a map file.")] = "usa",
    games: Annotated[
        int, typer.Option(min=1, help="Rounded up: every deal is played in every seating.")
    ] = 200,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.001,
            help=f"Time for a decision; {_DEFAULT_SECONDS} if there are no --iterations either.",
        ),
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="Iterations for a decision of a searching bot.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Decides the deals and all other chance.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; by default as many as cores.")
    ] = None,
    deck: Annotated[
        str | None, typer.Option(help="Tickets played with, where the game has a choice.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the result there too.")
    ] = None,
    backend: Annotated[
        str | None, typer.Option(help="joblib's backend, such as dask for a cluster.")
    ] = None,
    backend_option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="For the backend; may be given several times."),
    ] = None,
) -> None:
    """Play a match: seats rotated, the same deals for every rotation."""
    from ai.api import Limit  # noqa: PLC0415
    from ai.match import Match, cpu_count  # noqa: PLC0415
    from ai.report import show_result  # noqa: PLC0415
    from ttr_qt.engine import EngineError  # noqa: PLC0415

    if seconds is None and iterations is None:
        seconds = _DEFAULT_SECONDS
    if json_file is not None and (json_file.is_dir() or not json_file.absolute().parent.is_dir()):
        _refuse(f"The result can't be written to {json_file}: no such folder.")
    try:
        plan = Match(
            edition=edition,
            bots=tuple(name.strip() for name in bots.split(",")),
            games=games,
            limit=Limit(seconds, iterations),
            seed=seed,
            deck=deck,
        )
        with _backend(backend, backend_option or []):
            result = _play(plan, jobs or cpu_count(), own_workers=backend is None)
    except EngineError as error:
        _refuse(str(error))
    show_result(plan, result)
    if json_file is not None:
        document = result.as_dict() | {
            "seed": seed,
            "deck": deck,
            "seconds": seconds,
            "iterations": iterations,
        }
        try:
            json_file.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            _refuse(f"The result can't be written to {json_file}: {error.strerror}.")


def main() -> None:
    """Run the command line."""
    app()


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


@contextmanager
def _backend(name: str | None, settings: list[str]) -> Iterator[None]:
    """Let another backend of joblib do the work."""
    import joblib  # noqa: PLC0415

    if name is None:
        if settings:
            _refuse("--backend-option needs a --backend.")
        yield
        return
    pairs = [setting.partition("=") for setting in settings]
    if not all(key and sign for key, sign, _ in pairs):
        _refuse("A --backend-option has the form NAME=VALUE.")
    with ExitStack() as stack:
        try:
            # It holds from here on, not from its __enter__ on.
            stack.enter_context(
                joblib.parallel_config(name, **{key: value for key, _, value in pairs})
            )
            joblib.Parallel(return_as="generator_unordered")  # not every backend can
        except (ValueError, TypeError, ImportError) as error:
            _refuse(f"The backend {name!r} can't be used: {error}")
        yield


def _play(plan: "Match", jobs: int, *, own_workers: bool) -> "MatchResult":
    from ai.match import close_workers, run_match  # noqa: PLC0415
    from ai.report import progress_bar  # noqa: PLC0415

    with progress_bar(plan.games_played) as advance:
        try:
            return run_match(plan, jobs=jobs, progress=advance)
        finally:
            if own_workers and jobs > 1:
                close_workers()


if __name__ == "__main__":
    main()
