"""The command that tells bots apart."""

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
    refusing,
)
from ai.arena.result_file import check_place, write_result
from ai.arena.workers import carry_out
from ttr_qt.engine.rules import EDITIONS


def tell(  # noqa: PLR0913 - each is an option of the command line
    *,
    edition: Edition = EDITIONS[0],
    players: Players = 2,
    games: Annotated[int, typer.Option(min=10, help="Games to learn from and to tell.")] = 200,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B[,C...]", help="Bots to tell apart instead of the levels."),
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=1, help="Iterations per decision, for bots that search.")
    ] = 100,
    seed: Seed = 1,
    jobs: Jobs = None,
    deck: Deck = None,
    json_file: JsonFile = None,
) -> None:
    """Tell who played, from what everybody could see of one game alone.

    A plain classifier learns how each opponent plays from four fifths of the games and names them
    in the others. It sees neither scores nor tickets done. The table shows, in per cent of the
    games of the opponent on the left, whom it was taken for.
    """
    from ai.api import Limit  # noqa: PLC0415
    from ai.levels import LEVELS  # noqa: PLC0415
    from ai.matches.report import show_telling  # noqa: PLC0415
    from ai.matches.tell_match import TellPlan, run_tell  # noqa: PLC0415

    check_place(json_file)
    of_level = (
        tuple(one.name for one in LEVELS if one.number == number)
        for number in dict.fromkeys(level.number for level in LEVELS)
    )
    with refusing():
        plan = TellPlan(
            edition=edition,
            bots=tuple(level.name for level in LEVELS) if bots is None else names_of(bots),
            groups=tuple(group for group in of_level if len(group) > 1) if bots is None else (),
            players=players,
            games=games,
            limit=Limit(iterations=iterations),
            seed=seed,
            deck=deck,
        )
        result = carry_out(plan, run_tell, games * players, jobs=jobs)
    show_telling(result)
    write_result(json_file, result.as_dict() | {"seed": seed, "iterations": iterations})
