"""The command that rates the levels."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ai.arena.options import (
    Backend,
    BackendOption,
    Iterations,
    Jobs,
    Players,
    Seconds,
    Seed,
    limit_of,
    names_of,
    refuse,
    refusing,
)
from ai.arena.result_file import check_place
from ai.arena.workers import workers
from ttr_qt.engine.rules import EDITIONS

if TYPE_CHECKING:
    from ai.ratings import Ratings


def rate(  # noqa: PLR0913 - each is an option of the command line
    *,
    edition: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Can be repeated (default: all five)."),
    ] = None,
    games: Annotated[
        int,
        typer.Option(min=1, help="Games between neighbours; bots further apart play fewer."),
    ] = 100,
    players: Players = 2,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B[,C...]",
            help="Bots to rate instead of the levels, weakest first; needs --json.",
        ),
    ] = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    json_file: Annotated[
        Path | None,
        typer.Option(
            "--json", metavar="FILE", help="Write here instead of to the file that the game reads."
        ),
    ] = None,
    backend: Backend = None,
    backend_option: BackendOption = None,
) -> None:
    """Rate all levels, edition by edition, by playing everyone against everyone.

    Ratings of other editions that are already in the file are kept.
    """
    from ai.levels import LEVELS  # noqa: PLC0415
    from ai.matches.rating_round import Round, run_round  # noqa: PLC0415
    from ai.matches.report import progress_bar, show_ratings  # noqa: PLC0415
    from ai.ratings import file, save_ratings  # noqa: PLC0415

    if json_file is None and (bots is not None or set(edition or ()) - set(EDITIONS)):
        refuse(
            "The game only shows its own levels and editions: to rate others, give a --json file."
        )
    target = json_file or file()
    _ratings_so_far(target)  # what is wrong with it is said now, not hours later
    with refusing():
        plans = [
            Round(
                edition=name,
                bots=tuple(level.name for level in LEVELS) if bots is None else names_of(bots),
                players=players,
                games=games,
                limit=limit_of(seconds, iterations),
                seed=seed,
            )
            for name in dict.fromkeys(edition or EDITIONS)
        ]
        for plan in plans:  # before the first of them takes hours
            plan.check()
        with workers(backend, backend_option or (), jobs) as processes:
            for plan in plans:
                with progress_bar(plan.games_played, plan.edition) as bar:
                    result = run_round(
                        plan, jobs=processes, progress=bar.play, preparation=bar.prepare
                    )
                show_ratings(plan, result)
                # At once, since the next edition may be interrupted, and on top of what the file
                # has by now: other editions may be rated elsewhere at the same time.
                ratings = _ratings_so_far(target).with_edition(plan.edition, result.ratings)
                try:
                    save_ratings(ratings, target)
                except OSError as error:
                    refuse(f"The ratings can't be written to {target}: {error.strerror}.")
    typer.echo(f"Written to {target}.")


def _ratings_so_far(file: Path) -> "Ratings":
    """Return the ratings in a file that will be written again."""
    from ai.ratings import Ratings, RatingsError, read_ratings  # noqa: PLC0415

    check_place(file)
    try:
        return read_ratings(file)
    except FileNotFoundError:
        return Ratings()
    except RatingsError as error:
        refuse(f"{error} Delete it, or choose another file with --json.")
    except OSError as error:
        refuse(f"The ratings in {file} can't be read: {error.strerror}.")
