"""The command line of the arena."""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ai import ratings
from ai.api import BotError
from ai.arena import command_line
from ai.levels import LEVELS
from ai.matches import rating_round, report
from ai.registry import BUILT_IN
from ai.warmup import steps_for
from tests.helpers.ai import odd_bots
from tests.helpers.ai.own_bot import MINE
from ttr_qt.engine import EDITIONS
from ttr_qt.engine.warmup import engine_steps

pytestmark = pytest.mark.slow

RATE = ("rate", "--edition", "amsterdam", "--jobs", "1", "--games", "4", "--iterations", "1")
QUICK = ("match", "--edition", "amsterdam", "--jobs", "1", "--seed", "1", "--games", "4")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command_line.app, arguments)


def refusal(*arguments: str) -> str:
    """Return the one sentence with which a command is refused."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_match_shows_a_table_and_nothing_on_the_error_channel() -> None:
    result = run(*QUICK, "--bots", "random,random")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert sum(line.split()[:1] == ["random"] for line in lines) == 1
    assert sum(line.split()[:1] == ["random#2"] for line in lines) == 1
    assert "4 games of amsterdam, 2 deals in 2 rotations, seed 1, 0.2 s a decision" in result.stdout
    assert "instead of" not in result.stdout
    assert all(len(line) <= 80 for line in lines if "random" in line)


def test_match_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = run(*QUICK, "--bots", "random, tests.helpers.ai.odd_bots:First", "--json", str(file))
    assert done.exit_code == 0, done.output
    result = json.loads(file.read_text(encoding="utf-8"))
    assert result["edition"] == "amsterdam"
    assert result["games"] == 4
    assert result["mean_turns"] > 3
    assert [bot["name"] for bot in result["bots"]] == ["random", "first"]
    assert sum(bot["wins"] for bot in result["bots"]) == 4
    for bot in result["bots"]:
        assert bot["win_rate"] == bot["wins"] / 4
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert isinstance(bot["mean_score"], float)
        assert (bot["mean_win_score"] is None) is (bot["wins"] == 0)
        assert bot["ms_per_decision"] > 0
    extra = {key: result[key] for key in ("seed", "deck", "seconds", "iterations", "faults")}
    assert extra == {"seed": 1, "deck": None, "seconds": 0.2, "iterations": None, "faults": []}


@pytest.mark.parametrize(("players", "games"), [(3, 6), (4, 4)])
def test_match_of_more_players(tmp_path: Path, players: int, games: int) -> None:
    file = tmp_path / "result.json"
    bots = ",".join(["random"] * players)
    done = run(*QUICK, "--bots", bots, "--json", str(file))
    assert done.exit_code == 0, done.output
    result = json.loads(file.read_text(encoding="utf-8"))
    assert result["games"] == games
    assert len(result["bots"]) == players
    assert (f"{games} games instead of 4" in done.stdout) is (games != 4)


def test_match_of_a_chosen_deck_by_iterations(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    options = ["--edition", "usa", "--deck", "classic", "--iterations", "5", "--games", "2"]
    done = run(*QUICK, *options, "--bots", "random,random", "--json", str(file))
    assert done.exit_code == 0, done.output
    assert "of usa with the deck classic" in done.stdout
    assert "5 iterations a decision" in done.stdout
    result = json.loads(file.read_text(encoding="utf-8"))
    assert (result["deck"], result["seconds"], result["iterations"]) == ("classic", None, 5)


def test_faults_are_reported_by_name() -> None:
    done = run(*QUICK, "--bots", "random,tests.helpers.ai.odd_bots:Cheat", "--games", "30")
    assert done.exit_code == 0, done.output
    assert done.stdout.count("cheat lost a game because of a fault. Answered keep atlantis") == 10
    assert "... and 20 more games were lost by faults." in done.stdout


def test_names_are_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.helpers.ai.odd_bots.First.name", "[b]x[/i]")
    done = run(*QUICK, "--bots", "random,tests.helpers.ai.odd_bots:First")
    assert done.exit_code == 0, done.output
    assert "[b]x[/i]" in done.stdout


def test_bot_of_the_current_folder_plays_in_a_program_of_its_own(
    tmp_path: Path, root: Path
) -> None:
    (tmp_path / "mine_here.py").write_text(dedent(MINE), encoding="utf-8")
    # As the installed command does it, which does not look into the current folder by itself.
    code = (
        f"import sys; sys.path[0] = {str(root)!r}; from ai.arena.command_line import main; main()"
    )
    command = [sys.executable, "-W", "error", "-c", code, *QUICK, "--jobs", "2"]
    command += ["--bots", "mine_here:Mine,random", "--json", "out.json"]
    done = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    # No warnings of forgotten processes, and no progress where nobody looks.
    assert done.stderr == ""
    result = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert [bot["name"] for bot in result["bots"]] == ["mine", "random"]
    assert result["faults"] == []


def test_work_can_be_left_to_another_backend() -> None:
    bots = ["--bots", "random,tests.helpers.ai.odd_bots:Witness", "--iterations", "1"]
    threads = ["--jobs", "2", "--backend", "threading", "--backend-option", "address=here"]
    alone = run(*QUICK, *bots)
    odd_bots.requests.clear()
    done = run(*QUICK, *bots, *threads)
    assert done.exit_code == 0, done.output
    assert len(odd_bots.requests) > 50  # in this process

    def wins(text: str) -> list[list[str]]:
        return [line.split()[:3] for line in text.splitlines() if line.split()[:1] != ["4"]][3:5]

    assert wins(done.stdout) == wins(alone.stdout)
    assert {row[0] for row in wins(done.stdout)} == {"random", "witness"}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bots", "random,rondom"], "There is no bot 'rondom'. Choose from random"),
        (["--bots", "random,"], "There is no bot ''"),
        (["--bots", "random"], "amsterdam is for 2 to 4 players, not for 1."),
        (["--bots", "random,no_such:Bot"], "There is no module 'no_such'"),
        (["--edition", "atlantis"], "There is no edition 'atlantis'"),
        (["--deck", "classic"], "amsterdam has no ticket deck 'classic'"),
        (["--seed", str(2**64)], "A seed must be a whole number"),
        (["--json", "no/such/folder/x.json"], "no such folder"),
        (["--backend", "moon"], "The backend 'moon' can't be used"),
        (["--backend", "multiprocessing"], "The backend 'multiprocessing' can't be used"),
        (["--backend-option", "a=1"], "--backend-option needs a --backend"),
        (["--backend", "threading", "--backend-option", "a"], "has the form NAME=VALUE"),
        (
            ["--backend", "threading", "--backend-option", "inner_max_num_threads=3"],
            "The backend 'threading' can't be used: ThreadingBackend does not accept",
        ),
    ],
)
def test_mistakes_are_answered_with_a_sentence(options: list[str], sentence: str) -> None:
    assert sentence in refusal(*QUICK, "--bots", "random,random", *options)


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--bots", "random,random", "--games", "0"],
        ["--bots", "random,random", "--seconds", "0"],
        ["--bots", "random,random", "--iterations", "0"],
        ["--bots", "random,random", "--jobs", "0"],
        ["--bots", "random,random", "--seed", "-1"],
        ["--bots", "random,random", "--games", "many"],
    ],
)
def test_options_are_checked(options: list[str]) -> None:
    result = run("match", *options)
    assert result.exit_code == 2
    assert result.stdout == ""


def test_result_is_shown_even_if_it_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    result = run(*QUICK, "--bots", "random,random", "--json", str(tmp_path / "x.json"))
    assert result.exit_code == 2
    assert "random#2" in result.stdout
    assert "No space left on device." in result.stderr


def test_bots_lists_every_name() -> None:
    result = run("bots")
    assert result.exit_code == 0
    for name in BUILT_IN:
        assert any(line.startswith(f"{name} ") for line in result.stdout.splitlines())
    assert "module:factory" in result.stdout


def test_progress_is_shown_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for variable in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(variable, raising=False)
    with report.progress_bar(10) as bar:
        bar.prepare(0, 9, "search")
        bar.play(4)
    assert capsys.readouterr() == ("", "")
    monkeypatch.setenv("FORCE_COLOR", "1")
    with report.progress_bar(10, "amsterdam") as bar:
        bar.play(4)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "4/10" in shown.err
    assert "amsterdam" in shown.err
    with report.progress_bar(10) as bar:
        bar.prepare(3, 9, "search")
    shown = capsys.readouterr()
    assert "preparing the rules: search" in shown.err
    assert "3/9" in shown.err
    assert "/10" not in shown.err


OPTIONS = ("--edition", "--bots", "--games", "--seconds", "--seed", "--jobs", "--json", "--backend")


@pytest.mark.parametrize(
    ("command", "further"), [("match", ["--deck"]), ("rate", ["--players", "--iterations"])]
)
def test_help_names_everything_and_loads_nothing(command: str, further: list[str]) -> None:
    code = (
        "import sys\nfrom ai.arena.command_line import app\n"
        f"try:\n    app(['{command}', '--help'])\nfinally:\n    print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    text, _, loaded = done.stdout.rstrip().rpartition("\n")
    for option in (*OPTIONS, *further):
        assert option in text
    roots = {name.partition(".")[0] for name in loaded.split()}
    assert "ai" in roots
    assert not roots & {"PySide6", "numba", "numpy", "joblib", "openskill"}


def test_rate_shows_tables_and_writes_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    done = run(
        *RATE, "--bots", "random, tests.helpers.ai.odd_bots:First,random", "--json", str(file)
    )
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    rows = [line.split() for line in done.stdout.splitlines()]
    found = ratings.load_ratings(file).editions["amsterdam"]
    assert list(found.bots) == ["random", "first", "random#2"]
    for name, bot in found.bots.items():
        assert [name, str(bot.rating), "±", str(bot.margin), str(bot.games)] in rows
    shown = [int(row[1]) for row in rows if row[2:3] == ["±"]]
    assert shown == sorted(shown, reverse=True)
    for pair in found.pairings:
        (row,) = [row for row in rows if row[:2] == [pair.bot, pair.against]]
        assert row[2:4] == [str(pair.games), f"{100 * pair.win_rate:.1f}"]
        expected = ratings.expected_share(*(found.bots[n].rating for n in row[:2]))
        assert row[-1] == f"{100 * expected:.1f}"
    assert "10 games of amsterdam, seed 1, 1 iterations a decision." in done.stdout
    assert f"Written to {file}." in "".join(done.stdout.splitlines())


def test_rate_is_of_the_levels_and_for_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ratings.json"
    monkeypatch.setattr(ratings, "file", lambda: file)
    done = run(*RATE, "--games", "1", "--seconds", "5")
    assert done.exit_code == 0, done.output
    found = ratings.load_ratings().editions["amsterdam"]
    assert list(found.bots) == [level.name for level in LEVELS]
    assert (found.seconds, found.iterations, found.seed, found.games) == (5, 1, 1, 72)
    assert all(bot.faults == 0 for bot in found.bots.values())


def test_rate_keeps_other_editions_and_plays_each_once(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    options = ["--bots", "random,random", "--games", "2", "--json", str(file)]
    assert run(*RATE, *options).exit_code == 0
    before = ratings.load_ratings(file).editions["amsterdam"]
    more = ["--edition", "first_journey", "--edition", "usa", "--edition", "usa", "--jobs", "1"]
    done = run("rate", *more, *options, "--iterations", "1")
    assert done.exit_code == 0, done.output
    after = ratings.load_ratings(file).editions
    assert list(after) == ["amsterdam", "first_journey", "usa"]
    assert after["amsterdam"] == before
    assert done.stdout.count("2 games of usa") == 1


def test_rate_keeps_what_is_finished_when_a_later_edition_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ratings.json"
    play = rating_round.run_round

    def die_later(plan: rating_round.Round, **options: Any) -> rating_round.RoundResult:
        if plan.edition == "usa":
            raise BotError("A process of the match died.")
        result = play(plan, **options)
        # Meanwhile another process has rated another edition.
        other = ratings.Ratings().with_edition("germany", result.ratings)
        ratings.save_ratings(other, file)
        return result

    monkeypatch.setattr(rating_round, "run_round", die_later)
    options = ["--edition", "usa", "--bots", "random,random", "--json", str(file)]
    done = run(*RATE, *options)
    assert done.exit_code == 2
    assert done.stderr == "A process of the match died.\n"
    assert list(ratings.load_ratings(file).editions) == ["germany", "amsterdam"]


def test_rate_of_three_players_reports_faults_by_name(tmp_path: Path) -> None:
    bots = [
        "--bots",
        "random,tests.helpers.ai.odd_bots:Cheat,random",
        "--players",
        "3",
        "--games",
        "3",
    ]
    file = tmp_path / "ratings.json"
    done = run(*RATE, *bots, "--json", str(file))
    assert done.exit_code == 0, done.output
    assert "3 games of 3 of amsterdam" in done.stdout
    assert done.stdout.count("cheat lost a game because of a fault. Answered keep atlantis") == 3
    found = ratings.load_ratings(file).editions["amsterdam"].bots
    assert found["cheat"].faults == 3
    assert found["cheat"].rating == min(bot.rating for bot in found.values())


def test_ratings_do_not_depend_on_where_games_are_played(tmp_path: Path) -> None:
    files = [tmp_path / "alone.json", tmp_path / "threads.json"]
    bots = ["--bots", "random,tests.helpers.ai.odd_bots:Stateful,random"]
    threads = ["--jobs", "2", "--backend", "threading"]
    for file, options in zip(files, ([], threads), strict=True):
        done = run(*RATE, *bots, *options, "--json", str(file))
        assert done.exit_code == 0, done.output
    alone, elsewhere = (file.read_bytes() for file in files)
    assert alone == elsewhere


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bots", "random,rondom", "--json", "x.json"], "There is no bot 'rondom'"),
        (["--bots", "random", "--json", "x.json"], "need at least 2 bots, not 1."),
        (["--players", "5", "--json", "x.json"], "amsterdam is for 2 to 4 players, not for 5."),
        (["--edition", "nowhere", "--json", "x.json"], "There is no edition 'nowhere'"),
        (["--seed", str(2**64), "--json", "x.json"], "A seed must be a whole number"),
        (["--json", "no/such/folder/x.json"], "no such folder"),
        (["--json", "."], "no such folder"),
        (["--bots", "random,random"], "to rate others, give a --json file."),
        (["--edition", "nowhere"], "to rate others, give a --json file."),
        (["--backend", "moon", "--json", "x.json"], "The backend 'moon' can't be used"),
    ],
)
def test_rate_answers_mistakes_with_a_sentence(
    options: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in refusal(*RATE, *options)
    assert list(tmp_path.iterdir()) == []


def test_rate_does_not_touch_what_is_no_file_of_ratings(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    file.write_text('{"edition": "usa"}', encoding="utf-8")
    sentence = refusal(*RATE, "--bots", "random,random", "--json", str(file))
    assert f"{file} is not a ratings file" in sentence
    assert "Delete it, or choose another file with --json." in sentence
    assert file.read_text(encoding="utf-8") == '{"edition": "usa"}'


def test_rate_refuses_a_folder_that_is_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    file = tmp_path / "ratings.json"
    assert "the folder is read-only" in refusal(*RATE, "--json", str(file))


@pytest.mark.parametrize("command", [(*QUICK, "--bots", "random,random"), RATE])
def test_a_file_that_is_read_only_is_refused_before_anything_is_played(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "result.json"
    file.write_text("", encoding="utf-8")
    # Root may write whatever is read-only.
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != file or mode != os.W_OK)
    assert "the file is read-only" in refusal(*command, "--json", str(file))


def test_ratings_are_shown_even_if_they_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    result = run(*RATE, "--bots", "random,random", "--json", str(tmp_path / "x.json"))
    assert result.exit_code == 2
    assert "random#2" in result.stdout
    assert "No space left on device." in result.stderr


def test_chances_shows_what_came_of_what_was_told() -> None:
    options = ("--edition", "amsterdam", "--jobs", "1", "--games", "2", "--iterations", "8")
    done = run("chances", *options, "--bots", "mcts")
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    assert "told %" in done.stdout
    assert "Brier score" in done.stdout
    assert "The chances of all seats add up to" in done.stdout
    assert "2 games of amsterdam, seed 1, 8 iterations a decision" in done.stdout
    assert "nobody" in refusal("chances", *options, "--bots", "nobody")


def test_chances_of_four_in_several_processes_are_written_to_a_file(tmp_path: Path) -> None:
    options = ("--edition", "usa", "--games", "4", "--iterations", "2", "--players", "4")
    found = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        done = run("chances", *options, "--jobs", jobs, "--json", str(file))
        assert done.exit_code == 0, done.output
        assert "Chances are off by" in done.stdout
        assert "4 games of usa, seed 1, 2 iterations a decision" in done.stdout
        found.append(json.loads(file.read_text("utf-8")))
    assert found[0] == found[1]
    told = [tenth for tenth in found[0]["tenths"] if tenth]
    assert sum(tenth["number"] for tenth in told) > 50
    assert found[0]["games"] == 4
    assert 0 < found[0]["distance"] < 1
    assert found[0]["iterations"] == 2
    nowhere = str(tmp_path / "nowhere" / "x.json")
    assert "no such folder" in refusal("chances", *options, "--json", nowhere)


def test_tell_shows_who_is_taken_for_whom(tmp_path: Path) -> None:
    file = tmp_path / "tell.json"
    options = ("--edition", "amsterdam", "--jobs", "1", "--games", "20")
    done = run("tell", *options, "--bots", "random,racer,builder", "--json", str(file))
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    assert "taken for" in done.stdout
    assert "share of cards from the deck" in done.stdout
    assert "right among all, in 20 games of amsterdam with 2 players" in done.stdout
    assert json.loads(file.read_text("utf-8"))["bots"] == ["random", "racer", "builder"]
    assert "not enough bots" in refusal("tell", *options, "--bots", "racer")
    assert "nobody" in refusal("tell", *options, "--bots", "nobody,racer")


SEARCHING = ("payments", "tickets", "beliefs", "search", "memory")


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        (["random", "tests.helpers.ai.odd_bots:First"], []),
        (["racer", "greedy"], ["greedy", "racer"]),
        (["heuristic", "random"], ["planner"]),
        (["clara", "otto"], ["levels"]),
        (["collector", "blocker"], ["builder"]),
        (["rusher", "random"], ["rusher"]),
        (["mcts", "ada"], ["planner", *SEARCHING]),
        (
            list(BUILT_IN),
            ["greedy", "racer", "planner", "levels", *SEARCHING, "builder", "rusher", "child"],
        ),
    ],
)
def test_what_is_compiled_is_what_the_bots_need(bots: list[str], names: list[str]) -> None:
    engine = [step.name for step in engine_steps(random_play=False)]
    assert [step.name for step in steps_for(bots)] == engine + names


def test_a_match_tells_what_it_prepares(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int, str]] = []
    monkeypatch.setattr(report.Bar, "prepare", lambda _, *step: told.append(step))
    assert run(*QUICK, "--bots", "random,racer").exit_code == 0
    assert [name for _, _, name in told][-2:] == ["racer", ""]
    assert [done for done, _, _ in told] == list(range(6))


def test_editions_are_those_of_the_engine() -> None:
    sentence = refusal(*QUICK, "--bots", "random,random", "--edition", "nowhere")
    for edition in EDITIONS:
        assert edition in sentence
