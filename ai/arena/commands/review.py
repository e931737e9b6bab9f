"""The command that reviews a game."""

from pathlib import Path
from typing import Annotated, Final

import typer

from ai.arena.options import Jobs, JsonFile, Seed, refuse, refusing
from ai.arena.result_file import check_place, write_bytes

_WHOLE: Final = 1000
"""Steps of the progress bar."""


def review(
    game: Annotated[Path, typer.Argument(metavar="GAME", help="A saved game.")],
    *,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.1, help="Time for it, about (default: as much as it usually takes)."),
    ] = None,
    deeper: Annotated[
        bool, typer.Option("--deeper", help="Four times as many playouts, unless --seconds says.")
    ] = False,
    seed: Seed = 1,
    jobs: Jobs = None,
    json_file: JsonFile = None,
) -> None:
    """Show why a game went as it did: luck, decisions, and the moments that decided it.

    Values are found by playing on from every position many times. Decisions are judged by what the
    seat could know when it made them. All parts add up to the result.
    """
    from ai.matches.match import cpu_count  # noqa: PLC0415
    from ai.matches.report import progress_bar  # noqa: PLC0415
    from ai.reviewing.effort import DEEPER, NORMAL  # noqa: PLC0415
    from ai.reviewing.files import to_json  # noqa: PLC0415
    from ai.reviewing.report import show_review  # noqa: PLC0415
    from ai.reviewing.reviewer import Reviewer, effort_for  # noqa: PLC0415
    from ai.warmup import review_steps  # noqa: PLC0415
    from ttr_qt.engine.savefile import read_save  # noqa: PLC0415
    from ttr_qt.engine.warmup import warm_up  # noqa: PLC0415

    check_place(json_file)
    threads = jobs or cpu_count()
    with refusing(), progress_bar(_WHOLE, "reviewing") as bar:
        warm_up(bar.prepare, review_steps())
        played = read_save(game)
        effort = DEEPER if deeper else NORMAL
        if seconds is not None:
            effort = effort_for(played, seconds, threads)
        found = Reviewer(played, effort, seed).run(
            threads, progress=lambda _review, share: bar.play(round(_WHOLE * share))
        )
    if found is None or not found.steps:
        refuse("Nothing has been played in this game yet: there is nothing to review.")
    show_review(found)
    write_bytes(json_file, to_json(found))
