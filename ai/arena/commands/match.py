"""The command that plays a match."""

from ai.arena.options import (
    Backend,
    BackendOption,
    Bots,
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


def match(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: Bots,
    edition: Edition = EDITIONS[0],
    games: Games = 200,
    seconds: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    deck: Deck = None,
    json_file: JsonFile = None,
    backend: Backend = None,
    backend_option: BackendOption = None,
) -> None:
    """Play a match: seats rotated, the same deals for every rotation."""
    from ai.matches.match import Match, run_match  # noqa: PLC0415
    from ai.matches.report import show_result  # noqa: PLC0415

    check_place(json_file)
    with refusing():
        plan = Match(
            edition=edition,
            bots=names_of(bots),
            games=games,
            limit=limit_of(seconds, iterations),
            seed=seed,
            deck=deck,
        )
        measure(
            plan,
            run_match,
            show_result,
            json_file=json_file,
            jobs=jobs,
            backend=backend,
            backend_option=backend_option,
        )
