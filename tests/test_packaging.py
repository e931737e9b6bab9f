"""What is installed is complete: data in the wheel, programs that start."""

import email
import email.policy
import json
import os
import re
import subprocess
import sys
import threading
import zipfile
from importlib.metadata import entry_points, version
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ai.api import Limit, Request
from ai.arena import command_line
from ttr_qt.app.startup.self_test import data_found
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.actions import ClaimRoute


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    # hatchling itself, without the isolation of `build`, needs no network.
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=root, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_wheel_carries_all_data(wheel: Path, root: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for folder in ("maps", "resources"):
        files = [path for path in (root / folder).rglob("*") if path.is_file()]
        assert files
        for path in files:
            assert f"ttr_qt/_data/{path.relative_to(root).as_posix()}" in names


def test_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.partition("/")[0] for name in archive.namelist()}
    assert tops == {"ttr_qt", "ai", f"ttr_qt-{version('ttr-qt')}.dist-info"}


def test_the_index_page_shows_pictures_and_leads_to_pages(wheel: Path, root: Path) -> None:
    """An index has nothing of the repository: only whole addresses lead anywhere."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        metadata = email.message_from_bytes(archive.read(name), policy=email.policy.default)
    assert metadata["Description-Content-Type"] == "text/markdown"
    shown = str(metadata.get_payload())
    home = next(url.split()[1] for url in metadata.get_all("Project-URL", []) if "Homepage" in url)
    pictures = home.replace("github.com", "raw.githubusercontent.com")
    targets = re.findall(r"(!?)\[[^\]]*\]\(([^)\s]+)\)", shown)
    assert len(targets) == (root / "README.md").read_text(encoding="utf-8").count("](")
    for picture, target in targets:
        start = f"{pictures}/main/" if picture else f"{home}/blob/main/"
        own = target.startswith((home, pictures))
        assert target.startswith(start if own else "https://")
        assert not own or (root / target.removeprefix(start)).is_file()


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run_unpacked(folder: Path, *arguments: str) -> str:
    """Run the Python of these tests with the program of the wheel; return what it writes."""
    # Before the checkout on the path; the working folder would come before it.
    env = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, *arguments]
    return subprocess.check_output(command, cwd=folder, env=env, text=True)


def test_unpacked_wheel_finds_its_data(unpacked: Path) -> None:
    code = """
import json
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.paths import data_dir
found = {name: str(data_dir(name)) for name in ("maps", "resources")}
found["ids"] = [load_map(edition).id for edition in EDITIONS]
print(json.dumps(found))
"""
    found = json.loads(run_unpacked(unpacked, "-c", code))
    for name in ("maps", "resources"):
        assert Path(found[name]) == unpacked.resolve() / "ttr_qt" / "_data" / name
        assert Path(found[name]).is_dir()
    assert found["ids"] == list(EDITIONS)


@pytest.mark.slow
def test_unpacked_wheel_plays_a_game_with_itself(unpacked: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    run_unpacked(unpacked, "-m", "ttr_qt", "--self-test", str(report))
    facts = json.loads(report.read_bytes())
    assert facts["errors"] == []
    assert facts["actions"] > 10
    assert facts["data"] == data_found()
    assert facts["data"]["maps"] == len(EDITIONS)
    assert report.with_suffix(".png").is_file()


def test_readme_opens_with_the_two_commands(root: Path) -> None:
    blocks = (root / "README.md").read_text(encoding="utf-8").split("```")
    assert blocks[1].split("\n")[1:3] == ["python3 dev.py play", "python3 dev.py test"]


def documents(root: Path) -> list[Path]:
    """Return everything that is written for people who look at the project."""
    return [*root.glob("*.md"), *(root / "docs").glob("*.md"), root / "packaging" / "README.md"]


def anchors(document: Path) -> set[str]:
    """Return what links to the headings of a document end in."""
    titles = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def example_in(document: Path) -> str:
    """Return the first piece of Python in a document."""
    return document.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]


def test_links_of_documents_lead_somewhere(root: Path) -> None:
    for document in documents(root):
        text = document.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if "://" in target:
                continue
            name, _, anchor = target.partition("#")
            file = document.parent / name if name else document
            assert file.exists(), f"{document.name}: {target}"
            assert not anchor or anchor in anchors(file), f"{document.name}: {target}"


def test_example_bot_of_the_documents_plays(root: Path) -> None:
    names: dict[str, Any] = {}
    exec(example_in(root / "docs" / "arena.md"), names)  # noqa: S102 - our own document
    game, bot = Game.new("usa", players=2, seed=7), names["Mine"]()
    claimed = False
    while not game.over:
        request = Request(game.observe(game.seat), Limit(), threading.Event(), 1, game.ply)
        action = bot.choose(request)
        claimed = claimed or isinstance(action, ClaimRoute)
        game.play(action)
    assert claimed


@pytest.mark.slow
def test_example_in_the_documents_runs(root: Path) -> None:
    example = example_in(root / "docs" / "engine.md")
    shown = subprocess.check_output([sys.executable, "-c", example], text=True)
    assert len(shown.splitlines()) == 3
    assert shown.splitlines()[-1] in {"(0,)", "(1,)", "(0, 1)"}


@pytest.mark.parametrize("name", ["ttr-qt", "ttr-arena"])
def test_programs_can_be_called(name: str) -> None:
    (script,) = entry_points(group="console_scripts", name=name)
    assert callable(script.load())


def test_arena_tells_its_version() -> None:
    result = CliRunner().invoke(command_line.app, ["--version"])
    assert result.exit_code == 0
    assert result.output == f"ttr-arena {version('ttr-qt')}\n"


def test_arena_lists_its_commands() -> None:
    result = CliRunner().invoke(command_line.app, ["--help"])
    assert result.exit_code == 0
    assert "match" in result.output
    assert "bots" in result.output
    assert CliRunner().invoke(command_line.app, ["match"]).exit_code == 2
