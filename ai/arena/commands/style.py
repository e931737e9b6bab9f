"""The command that shows how bots play."""

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


def style(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: Bots,
    edition: Edition = EDITIONS[0],
    games: Games = 50,
    seconds: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    deck: Deck = None,
    json_file: JsonFile = None,
    backend: Backend = None,
    backend_option: BackendOption = None,
) -> None:
    """Play a match and show how everybody plays: claims, tickets, cards, blocks.

    All numbers are means per game unless they say otherwise. A block is a claim that makes a
    ticket that a rival still has to do at least two spaces longer, or impossible.
    """
    from ai.matches.match import Match  # noqa: PLC0415
    from ai.matches.report import show_style  # noqa: PLC0415
    from ai.matches.style import run_style  # noqa: PLC0415

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
            run_style,
            show_style,
            json_file=json_file,
            jobs=jobs,
            backend=backend,
            backend_option=backend_option,
        )
