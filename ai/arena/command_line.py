"""The program ``ttr-arena``, put together from its commands."""

from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Final

import typer

from ai.arena.commands.bots import bots
from ai.arena.commands.chances import chances
from ai.arena.commands.match import match
from ai.arena.commands.rate import rate
from ai.arena.commands.regret import regret
from ai.arena.commands.review import review
from ai.arena.commands.style import style
from ai.arena.commands.tell import tell

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

_COMMANDS: Final = (bots, match, style, tell, regret, chances, review, rate)
"""The commands, in the order in which help lists them."""

for _command in _COMMANDS:
    app.command()(_command)


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


def main() -> None:
    """Run the command line."""
    app()
