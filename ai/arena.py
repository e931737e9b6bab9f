"""The arena's command line: bots against each other.

What takes long to load is loaded by the commands, so that help comes at once.
"""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

import typer

from ttr_qt.engine.rules import EDITIONS

if TYPE_CHECKING:
    from ai.ratings import Ratings

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

_DEFAULT_SECONDS: Final = 0.2

# Options of more than one command.
_Bots = Annotated[
    str, typer.Option(metavar="A,B[,C...]", help="One bot per seat: a name or module:factory.")
]
_Edition = Annotated[str, typer.Option(help="Name of the edition, or path of a map file.")]
_Games = Annotated[
    int, typer.Option(min=1, help="Rounded up, so that every deal is played in every rotation.")
]
_Deck = Annotated[str | None, typer.Option(help="Ticket deck, where the edition offers a choice.")]
_JsonFile = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Also write the result to this file.")
]
_Seconds = Annotated[
    float | None,
    typer.Option(
        min=0.001,
        help=f"Time per decision; {_DEFAULT_SECONDS} unless --iterations is given.",
    ),
]
_Iterations = Annotated[
    int | None, typer.Option(min=1, help="Iterations per decision, for bots that search.")
]
_Seed = Annotated[
    int, typer.Option(min=0, help="Decides the deals and everything else that is random.")
]
_Jobs = Annotated[
    int | None, typer.Option(min=1, help="Number of processes (default: one per core).")
]
_Backend = Annotated[str | None, typer.Option(help="joblib backend, such as dask for a cluster.")]
_BackendOption = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="Option for the backend; can be repeated."),
]


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


@app.command()
def bots() -> None:
    """List the built-in bots."""
    from ai.registry import BUILT_IN  # noqa: PLC0415

    width = max(map(len, BUILT_IN))
    for name, entry in BUILT_IN.items():
        typer.echo(f"{name:<{width}}  {entry.about}")
    typer.echo("\nYour own class or function can play too, as module:factory, such as mine:Mine.")


@app.command()
def match(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: _Bots,
    edition: _Edition = EDITIONS[0],
    games: _Games = 200,
    seconds: _Seconds = None,
    iterations: _Iterations = None,
    seed: _Seed = 1,
    jobs: _Jobs = None,
    deck: _Deck = None,
    json_file: _JsonFile = None,
    backend: _Backend = None,
    backend_option: _BackendOption = None,
) -> None:
    """Play a match: seats rotated, the same deals for every rotation."""
    from ai.api import Limit  # noqa: PLC0415
    from ai.matches.match import Match, run_match  # noqa: PLC0415
    from ai.matches.report import progress_bar, show_result  # noqa: PLC0415
    from ttr_qt.engine import EngineError  # noqa: PLC0415

    if seconds is None and iterations is None:
        seconds = _DEFAULT_SECONDS
    if json_file is not None:
        _check_place(json_file)
    try:
        plan = Match(
            edition=edition,
            bots=_names(bots),
            games=games,
            limit=Limit(seconds, iterations),
            seed=seed,
            deck=deck,
        )
        with (
            _workers(backend, backend_option or [], jobs) as processes,
            progress_bar(plan.games_played) as bar,
        ):
            result = run_match(plan, jobs=processes, progress=bar.play, preparation=bar.prepare)
    except EngineError as error:
        _refuse(str(error))
    show_result(plan, result)
    if json_file is not None:
        limits = {"seed": seed, "deck": deck, "seconds": seconds, "iterations": iterations}
        _write(json_file, result.as_dict() | limits)


@app.command()
def style(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: _Bots,
    edition: _Edition = EDITIONS[0],
    games: _Games = 50,
    seconds: _Seconds = None,
    iterations: _Iterations = None,
    seed: _Seed = 1,
    jobs: _Jobs = None,
    deck: _Deck = None,
    json_file: _JsonFile = None,
    backend: _Backend = None,
    backend_option: _BackendOption = None,
) -> None:
    """Play a match and show how everybody plays: claims, tickets, cards, blocks.

    All numbers are means per game unless they say otherwise. A block is a claim that makes a
    ticket that a rival still has to do at least two spaces longer, or impossible.
    """
    from ai.api import Limit  # noqa: PLC0415
    from ai.matches.match import Match  # noqa: PLC0415
    from ai.matches.report import progress_bar, show_style  # noqa: PLC0415
    from ai.matches.style import run_style  # noqa: PLC0415
    from ttr_qt.engine import EngineError  # noqa: PLC0415

    if seconds is None and iterations is None:
        seconds = _DEFAULT_SECONDS
    if json_file is not None:
        _check_place(json_file)
    try:
        plan = Match(
            edition=edition,
            bots=_names(bots),
            games=games,
            limit=Limit(seconds, iterations),
            seed=seed,
            deck=deck,
        )
        with (
            _workers(backend, backend_option or [], jobs) as processes,
            progress_bar(plan.games_played) as bar,
        ):
            result = run_style(plan, jobs=processes, progress=bar.play, preparation=bar.prepare)
    except EngineError as error:
        _refuse(str(error))
    show_style(plan, result)
    if json_file is not None:
        limits = {"seed": seed, "deck": deck, "seconds": seconds, "iterations": iterations}
        _write(json_file, result.as_dict() | limits)


@app.command()
def tell(  # noqa: PLR0913 - each is an option of the command line
    *,
    edition: _Edition = EDITIONS[0],
    players: Annotated[int, typer.Option(min=2, max=5, help="Players per game.")] = 2,
    games: Annotated[int, typer.Option(min=10, help="Games to learn from and to tell.")] = 200,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B[,C...]", help="Bots to tell apart instead of the levels."),
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=1, help="Iterations per decision, for bots that search.")
    ] = 100,
    seed: _Seed = 1,
    jobs: _Jobs = None,
    deck: _Deck = None,
    json_file: _JsonFile = None,
) -> None:
    """Tell who played, from what everybody could see of one game alone.

    A plain classifier learns how each opponent plays from four fifths of the games and names them
    in the others. It sees neither scores nor tickets done. The table shows, in per cent of the
    games of the opponent on the left, whom it was taken for.
    """
    from ai.api import Limit  # noqa: PLC0415
    from ai.levels import LEVELS  # noqa: PLC0415
    from ai.matches.report import progress_bar, show_telling  # noqa: PLC0415
    from ai.matches.tell import TellPlan, run_tell  # noqa: PLC0415
    from ttr_qt.engine import EngineError  # noqa: PLC0415

    if json_file is not None:
        _check_place(json_file)
    of_level = (
        tuple(one.name for one in LEVELS if one.number == number)
        for number in dict.fromkeys(level.number for level in LEVELS)
    )
    try:
        plan = TellPlan(
            edition=edition,
            bots=tuple(level.name for level in LEVELS) if bots is None else _names(bots),
            groups=tuple(group for group in of_level if len(group) > 1) if bots is None else (),
            players=players,
            games=games,
            limit=Limit(iterations=iterations),
            seed=seed,
            deck=deck,
        )
        with (
            _workers(None, [], jobs) as processes,
            progress_bar(games * players) as bar,
        ):
            result = run_tell(plan, jobs=processes, progress=bar.play, preparation=bar.prepare)
    except EngineError as error:
        _refuse(str(error))
    show_telling(result)
    if json_file is not None:
        _write(json_file, result.as_dict() | {"seed": seed, "iterations": iterations})


@app.command()
def regret(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: Annotated[
        str, typer.Option(metavar="A[,B...]", help="Bots to ask: names or module:factory.")
    ],
    edition: _Edition = EDITIONS[0],
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
    players: Annotated[int, typer.Option(min=2, max=5, help="Players per game.")] = 2,
    seed: _Seed = 1,
    jobs: _Jobs = None,
    deck: _Deck = None,
    json_file: _JsonFile = None,
) -> None:
    """Show how far the moves that bots choose lie below the best one, in points.

    In each position the plausible moves are appraised by many playouts of the planner, in worlds
    that agree with what the seat to move can see. Points are the own score less half of the best
    rival's. The table shows means with their standard errors. A difference of half a point between
    two bots needs about a hundred positions to be seen; a match would need thousands of games.
    """
    from ai.matches.report import progress_bar, show_regret  # noqa: PLC0415
    from ai.regret import RegretPlan, run_regret  # noqa: PLC0415
    from ttr_qt.engine import EngineError  # noqa: PLC0415

    if json_file is not None:
        _check_place(json_file)
    try:
        plan = RegretPlan(
            edition=edition,
            bots=_names(bots),
            iterations=_numbers(iterations),
            positions=positions,
            playouts=playouts,
            players=players,
            seed=seed,
            deck=deck,
        )
        with (
            _workers(None, [], jobs) as processes,
            progress_bar(positions, "judging") as bar,
        ):
            result = run_regret(plan, jobs=processes, progress=bar.play, preparation=bar.prepare)
    except EngineError as error:
        _refuse(str(error))
    show_regret(result)
    if json_file is not None:
        _write(json_file, result.as_dict() | {"seed": seed, "deck": deck, "players": players})


@app.command()
def chances(  # noqa: PLR0913 - each is an option of the command line
    *,
    bots: Annotated[
        str, typer.Option(metavar="A[,B...]", help="One bot per seat, or one for all seats.")
    ] = "mcts",
    edition: Annotated[
        str, typer.Option(help="Name of the edition, or path of a map file.")
    ] = EDITIONS[0],
    games: Annotated[
        int, typer.Option(min=1, help="Rounded up, so that every deal is played in every rotation.")
    ] = 40,
    players: Annotated[int, typer.Option(min=2, max=5, help="Where one bot plays all seats.")] = 2,
    seconds: _Seconds = None,
    iterations: _Iterations = None,
    seed: _Seed = 1,
    jobs: _Jobs = None,
    deck: _Deck = None,
    json_file: _JsonFile = None,
) -> None:
    """Hold the chances and scores that bots tell while they play against how their games end."""
    from ai.api import Limit  # noqa: PLC0415
    from ai.matches.chances import run_chances  # noqa: PLC0415
    from ai.matches.match import Match  # noqa: PLC0415
    from ai.matches.report import progress_bar, show_chances  # noqa: PLC0415
    from ttr_qt.engine import EngineError  # noqa: PLC0415

    if seconds is None and iterations is None:
        seconds = _DEFAULT_SECONDS
    if json_file is not None:
        _check_place(json_file)
    names = _names(bots)
    try:
        plan = Match(
            edition=edition,
            bots=names * players if len(names) == 1 else names,
            games=games,
            limit=Limit(seconds, iterations),
            seed=seed,
            deck=deck,
        )
        with (
            _workers(None, [], jobs) as processes,
            progress_bar(plan.games_played) as bar,
        ):
            result = run_chances(plan, jobs=processes, progress=bar.play, preparation=bar.prepare)
    except EngineError as error:
        _refuse(str(error))
    show_chances(plan, result)
    if json_file is not None:
        limits = {"seed": seed, "deck": deck, "seconds": seconds, "iterations": iterations}
        _write(json_file, result.as_dict() | limits)


@app.command()
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
    seed: _Seed = 1,
    jobs: _Jobs = None,
    json_file: _JsonFile = None,
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
    from ttr_qt.engine import EngineError  # noqa: PLC0415
    from ttr_qt.engine.savefile import read_save  # noqa: PLC0415
    from ttr_qt.engine.warmup import warm_up  # noqa: PLC0415

    if json_file is not None:
        _check_place(json_file)
    threads = jobs or cpu_count()
    try:
        with progress_bar(_WHOLE, "reviewing") as bar:
            warm_up(bar.prepare, review_steps())
            played = read_save(game)
            effort = DEEPER if deeper else NORMAL
            if seconds is not None:
                effort = effort_for(played, seconds, threads)
            found = Reviewer(played, effort, seed).run(
                threads, progress=lambda _review, share: bar.play(round(_WHOLE * share))
            )
    except EngineError as error:
        _refuse(str(error))
    if found is None or not found.steps:
        _refuse("Nothing has been played in this game yet: there is nothing to review.")
    show_review(found)
    if json_file is not None:
        try:
            json_file.write_bytes(to_json(found))
        except OSError as error:
            _refuse(f"The result can't be written to {json_file}: {error.strerror}.")


_WHOLE: Final = 1000
"""Steps of the progress bar of a review."""


@app.command()
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
    players: Annotated[int, typer.Option(min=2, max=5, help="Players per game.")] = 2,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B[,C...]",
            help="Bots to rate instead of the levels, weakest first; needs --json.",
        ),
    ] = None,
    seconds: _Seconds = None,
    iterations: _Iterations = None,
    seed: _Seed = 1,
    jobs: _Jobs = None,
    json_file: Annotated[
        Path | None,
        typer.Option(
            "--json", metavar="FILE", help="Write here instead of to the file that the game reads."
        ),
    ] = None,
    backend: _Backend = None,
    backend_option: _BackendOption = None,
) -> None:
    """Rate all levels, edition by edition, by playing everyone against everyone.

    Ratings of other editions that are already in the file are kept.
    """
    from ai.api import Limit  # noqa: PLC0415
    from ai.levels import LEVELS  # noqa: PLC0415
    from ai.matches.rating_round import Round, run_round  # noqa: PLC0415
    from ai.matches.report import progress_bar, show_ratings  # noqa: PLC0415
    from ai.ratings import file, save_ratings  # noqa: PLC0415
    from ttr_qt.engine import EngineError  # noqa: PLC0415

    if seconds is None and iterations is None:
        seconds = _DEFAULT_SECONDS
    if json_file is None and (bots is not None or set(edition or ()) - set(EDITIONS)):
        _refuse(
            "The game only shows its own levels and editions: to rate others, give a --json file."
        )
    target = json_file or file()
    _ratings_so_far(target)  # what is wrong with it is said now, not hours later
    try:
        plans = [
            Round(
                edition=name,
                bots=tuple(level.name for level in LEVELS) if bots is None else _names(bots),
                players=players,
                games=games,
                limit=Limit(seconds, iterations),
                seed=seed,
            )
            for name in dict.fromkeys(edition or EDITIONS)
        ]
        for plan in plans:  # before the first of them takes hours
            plan.check()
        with _workers(backend, backend_option or [], jobs) as processes:
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
                    _refuse(f"The ratings can't be written to {target}: {error.strerror}.")
    except EngineError as error:
        _refuse(str(error))
    typer.echo(f"Written to {target}.")


def main() -> None:
    """Run the command line."""
    app()


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


def _names(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(","))


def _numbers(text: str) -> tuple[int, ...]:
    try:
        numbers = tuple(int(part) for part in text.split(","))
    except ValueError:
        numbers = ()
    if not numbers or min(numbers) < 1:
        _refuse(f"Iterations are whole numbers from 1 on, such as 100,400; not {text!r}.")
    return numbers


def _check_place(file: Path) -> None:
    """Refuse a file that can't be written, before hours are spent on what belongs there."""
    folder = file.absolute().parent
    if file.is_dir() or not folder.is_dir():
        _refuse(f"The result can't be written to {file}: no such folder.")
    if not os.access(folder, os.W_OK):
        _refuse(f"The result can't be written to {file}: the folder is read-only.")
    if file.exists() and not os.access(file, os.W_OK):
        _refuse(f"The result can't be written to {file}: the file is read-only.")


def _write(file: Path, document: dict[str, Any]) -> None:
    try:
        file.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        _refuse(f"The result can't be written to {file}: {error.strerror}.")


def _ratings_so_far(file: Path) -> "Ratings":
    """Return the ratings in a file that will be written again."""
    from ai.ratings import Ratings, RatingsError, read_ratings  # noqa: PLC0415

    _check_place(file)
    try:
        return read_ratings(file)
    except FileNotFoundError:
        return Ratings()
    except RatingsError as error:
        _refuse(f"{error} Delete it, or choose another file with --json.")
    except OSError as error:
        _refuse(f"The ratings in {file} can't be read: {error.strerror}.")


@contextmanager
def _workers(backend: str | None, settings: list[str], jobs: int | None) -> Iterator[int]:
    """Say how many processes to use, and end them afterwards."""
    from ai.matches.match import close_workers, cpu_count  # noqa: PLC0415

    processes = jobs or cpu_count()
    with _backend(backend, settings):
        try:
            yield processes
        finally:
            if backend is None and processes > 1:
                close_workers()


@contextmanager
def _backend(name: str | None, settings: list[str]) -> Iterator[None]:
    """Let another backend of joblib do the work."""
    import joblib  # noqa: PLC0415

    if name is None:
        if settings:
            _refuse("--backend-option needs a --backend.")
        yield
        return
    pairs = [setting.partition("=") for setting in settings]
    if not all(key and sign for key, sign, _ in pairs):
        _refuse("A --backend-option has the form NAME=VALUE.")
    with ExitStack() as stack:
        try:
            # It holds from here on, not from its __enter__ on.
            stack.enter_context(
                joblib.parallel_config(name, **{key: value for key, _, value in pairs})
            )
            joblib.Parallel(return_as="generator_unordered")  # not every backend can
        # Joblib asserts that a backend knows what it is given.
        except (AssertionError, ValueError, TypeError, ImportError) as error:
            _refuse(f"The backend {name!r} can't be used: {error}")
        yield


if __name__ == "__main__":
    main()
