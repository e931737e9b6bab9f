"""Options of more than one command, and what their texts mean."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

if TYPE_CHECKING:
    from ai.api import Limit

_DEFAULT_SECONDS: Final = 0.2

Bots = Annotated[
    str, typer.Option(metavar="A,B[,C...]", help="One bot per seat: a name or module:factory.")
]
Edition = Annotated[str, typer.Option(help="Name of the edition, or path of a map file.")]
Games = Annotated[
    int, typer.Option(min=1, help="Rounded up, so that every deal is played in every rotation.")
]
Players = Annotated[int, typer.Option(min=2, max=5, help="Players per game.")]
Deck = Annotated[str | None, typer.Option(help="Ticket deck, where the edition offers a choice.")]
JsonFile = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Also write the result to this file.")
]
Seconds = Annotated[
    float | None,
    typer.Option(
        min=0.001,
        help=f"Time per decision; {_DEFAULT_SECONDS} unless --iterations is given.",
    ),
]
Iterations = Annotated[
    int | None, typer.Option(min=1, help="Iterations per decision, for bots that search.")
]
Seed = Annotated[
    int, typer.Option(min=0, help="Decides the deals and everything else that is random.")
]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="Number of processes (default: one per core).")
]
Backend = Annotated[str | None, typer.Option(help="joblib backend, such as dask for a cluster.")]
BackendOption = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="Option for the backend; can be repeated."),
]


def limit_of(seconds: float | None, iterations: int | None) -> "Limit":
    """Return the limit of a decision; the usual time if neither option is given."""
    from ai.api import Limit  # noqa: PLC0415

    if seconds is None and iterations is None:
        seconds = _DEFAULT_SECONDS
    return Limit(seconds, iterations)


def names_of(bots: str) -> tuple[str, ...]:
    """Return the bots of a list with commas."""
    return tuple(name.strip() for name in bots.split(","))


def refuse(sentence: str) -> NoReturn:
    """Say what is wrong, and end."""
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


@contextmanager
def refusing() -> Iterator[None]:
    """Refuse what the engine says can't be done."""
    from ttr_qt.engine import EngineError  # noqa: PLC0415

    try:
        yield
    except EngineError as error:
        refuse(str(error))
