"""The command that shows what the choices of bots cost."""

from typing import Annotated

import typer

from ai.arena.options import (
    Deck,
    Edition,
    Jobs,
    JsonFile,
    Players,
    Seed,
    names_of,
    refuse,
    refusing,
)
from ai.arena.result_file import check_place, write_result
from ai.arena.workers import carry_out
from ttr_qt.engine.rules import EDITIONS


def regret(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: Annotated[
        str, typer.Option(metavar="A[,B...]", help="Bots to ask: names or module:factory.")
    ],
    edition: Edition = EDITIONS[0],
    iterations: Annotated[
        str,
        typer.Option(
            metavar="N[,M...]", help="Iterations per decision; bots that search try each number."
        ),
    ] = "400",
    positions: Annotated[
        int, typer.Option(min=1, help="Positions from games of the planner, early to late.")
    ] = 60,
    playouts: Annotated[
        int, typer.Option(min=4, help="Playouts for each move that is appraised.")
    ] = 2000,
    players: Players = 2,
    seed: Seed = 1,
    jobs: Jobs = None,
    deck: Deck = None,
    json_file: JsonFile = None,
) -> None:
    """Show how far the moves that bots choose lie below the best one, in points.

    In each position the plausible moves are appraised by many playouts of the planner, in worlds
    that agree with what the seat to move can see. Points are the own score less half of the best
    rival's. The table shows means with their standard errors. A difference of half a point between
    two bots needs about a hundred positions to be seen; a match would need thousands of games.
    """
    from ai.arena.measuring_regret import RegretPlan, run_regret  # noqa: PLC0415
    from ai.matches.report import show_regret  # noqa: PLC0415

    check_place(json_file)
    with refusing():
        plan = RegretPlan(
            edition=edition,
            bots=names_of(bots),
            iterations=_numbers(iterations),
            positions=positions,
            playouts=playouts,
            players=players,
            seed=seed,
            deck=deck,
        )
        result = carry_out(plan, run_regret, positions, "judging", jobs=jobs)
    show_regret(result)
    write_result(json_file, result.as_dict() | {"seed": seed, "deck": deck, "players": players})


def _numbers(text: str) -> tuple[int, ...]:
    try:
        numbers = tuple(int(part) for part in text.split(","))
    except ValueError:
        numbers = ()
    if not numbers or min(numbers) < 1:
        refuse(f"Iterations are whole numbers from 1 on, such as 100,400; not {text!r}.")
    return numbers
