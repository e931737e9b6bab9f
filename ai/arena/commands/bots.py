"""The command that lists the bots."""

import typer


def bots() -> None:
    """List the built-in bots."""
    from ai.registry import BUILT_IN  # noqa: PLC0415

    width = max(map(len, BUILT_IN))
    for name, entry in BUILT_IN.items():
        typer.echo(f"{name:<{width}}  {entry.about}")
    typer.echo("\nYour own class or function can play too, as module:factory, such as mine:Mine.")
