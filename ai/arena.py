"""The arena's command line; matches and ratings join it together with the opponents."""

from importlib.metadata import version
from typing import Annotated

import typer

app = typer.Typer(add_completion=False, no_args_is_help=True)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ttr-arena {version('ttr-qt')}")
        raise typer.Exit


@app.callback()
def arena(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Let opponents play against each other.

    There are no opponents yet: matches and ratings come with them.
    """


def main() -> None:
    """Run the command line."""
    app()
