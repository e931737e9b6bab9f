"""The command that holds what bots tell against how games end."""

from typing import Annotated

import typer

from ai.arena.options import (
    Deck,
    Edition,
    Games,
    Iterations,
    Jobs,
    JsonFile,
    Seconds,
    Seed,
    limit_of,
    names_of,
    refusing,
)
from ai.arena.result_file import check_place
from ai.arena.workers import measure
from ttr_qt.engine.rules import EDITIONS


def chances(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: Annotated[
        str, typer.Option(metavar="A[,B...]", help="One bot per seat, or one for all seats.")
    ] = "mcts",
    edition: Edition = EDITIONS[0],
    games: Games = 40,
    players: Annotated[int, typer.Option(min=2, max=5, help="Where one bot plays all seats.")] = 2,
    seconds: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    deck: Deck = None,
    json_file: JsonFile = None,
) -> None:
    """Hold the chances and scores that bots tell while they play against how their games end."""
    from ai.matches.chances import run_chances  # noqa: PLC0415
    from ai.matches.match import Match  # noqa: PLC0415
    from ai.matches.report import show_chances  # noqa: PLC0415

    check_place(json_file)
    names = names_of(bots)
    with refusing():
        plan = Match(
            edition=edition,
            bots=names * players if len(names) == 1 else names,
            games=games,
            limit=limit_of(seconds, iterations),
            seed=seed,
            deck=deck,
        )
        measure(
            plan,
            run_chances,
            show_chances,
            json_file=json_file,
            jobs=jobs,
        )
