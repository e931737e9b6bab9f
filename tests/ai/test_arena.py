"""The command line of the arena."""

import json
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner, Result

from ai import arena, report
from ai.registry import BUILT_IN
from tests.ai import odd_bots
from tests.ai.test_registry import MINE
from ttr_qt.engine import EDITIONS

QUICK = ("match", "--edition", "amsterdam", "--jobs", "1", "--seed", "1", "--games", "4")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(arena.app, arguments)


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
    done = run(*QUICK, "--bots", "random, tests.ai.odd_bots:First", "--json", str(file))
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
    done = run(*QUICK, "--bots", "random,tests.ai.odd_bots:Cheat", "--games", "30")
    assert done.exit_code == 0, done.output
    assert done.stdout.count("cheat lost a game by a fault. Answered keep atlantis") == 10
    assert "... and 20 more games were lost by faults." in done.stdout


def test_names_are_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ai.odd_bots.First.name", "[b]x[/i]")
    done = run(*QUICK, "--bots", "random,tests.ai.odd_bots:First")
    assert done.exit_code == 0, done.output
    assert "[b]x[/i]" in done.stdout


def test_bot_of_the_current_folder_plays_in_a_program_of_its_own(
    tmp_path: Path, root: Path
) -> None:
    (tmp_path / "mine_here.py").write_text(dedent(MINE), encoding="utf-8")
    # As the installed command does it, which does not look into the current folder by itself.
    code = f"import sys; sys.path[0] = {str(root)!r}; from ai.arena import main; main()"
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
    bots = ["--bots", "random,tests.ai.odd_bots:Witness", "--iterations", "1"]
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
        (["--bots", "random,rondom"], "There is no bot 'rondom'; there are random"),
        (["--bots", "random,"], "There is no bot ''"),
        (["--bots", "random"], "amsterdam is for 2 to 4 players, not for 1."),
        (["--bots", "random,no_such:Bot"], "There is no module 'no_such'"),
        (["--edition", "atlantis"], "There is no edition 'atlantis'"),
        (["--deck", "classic"], "amsterdam has no ticket deck 'classic'"),
        (["--seed", str(2**64)], "A seed is a whole number"),
        (["--json", "no/such/folder/x.json"], "no such folder"),
        (["--backend", "moon"], "The backend 'moon' can't be used"),
        (["--backend", "multiprocessing"], "The backend 'multiprocessing' can't be used"),
        (["--backend-option", "a=1"], "--backend-option needs a --backend"),
        (["--backend", "threading", "--backend-option", "a"], "has the form NAME=VALUE"),
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

    monkeypatch.setattr(Path, "write_text", full)
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
    with report.progress_bar(10) as advance:
        advance(4)
    assert capsys.readouterr() == ("", "")
    monkeypatch.setenv("FORCE_COLOR", "1")
    with report.progress_bar(10) as advance:
        advance(4)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "4/10" in shown.err


def test_help_names_everything_and_loads_nothing() -> None:
    code = (
        "import sys\nfrom ai.arena import app\n"
        "try:\n    app(['match', '--help'])\nfinally:\n    print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    text, _, loaded = done.stdout.rstrip().rpartition("\n")
    for option in ("--edition", "--bots", "--games", "--seconds", "--seed", "--jobs", "--json"):
        assert option in text
    roots = {name.partition(".")[0] for name in loaded.split()}
    assert "ai" in roots
    assert not roots & {"PySide6", "numba", "numpy", "joblib", "openskill"}


def test_editions_are_those_of_the_engine() -> None:
    sentence = refusal(*QUICK, "--bots", "random,random", "--edition", "nowhere")
    for edition in EDITIONS:
        assert edition in sentence
