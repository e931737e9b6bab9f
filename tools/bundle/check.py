"""Tries out what was built: sizes, the first start, a whole game; on Debian in an empty system."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tools.bundle import linux
from tools.bundle.contents import NAME, SAVE_SUFFIX
from tools.bundle.trials.roots import HOME, Root, empty_system
from ttr_qt.app.startup.self_test import data_found

MAX_INSTALLER: Final = 150e6
INSTALLERS: Final = (".deb", ".rpm", ".tar.xz", ".flatpak", ".AppImage", ".exe", ".dmg")
MAX_INSTALLED: Final = 450e6
MAX_WINDOW_S: Final = 3.0


class CheckError(Exception):
    """What was built is not fit to be given away."""


def judge(
    report: Mapping[str, Any], *, shipped: bool = True, limit: float = MAX_WINDOW_S
) -> list[str]:
    """Return what is wrong with a game that the program played with itself.

    ``shipped`` tells that compiled kernels came with it; ``limit`` is for the computing until the
    window is there.
    """
    wrong = [str(error) for error in report["errors"]]
    if shipped and report["compiled"]:
        wrong.append(f"kernels were compiled: {', '.join(report['compiled'])}")
    if not report.get("actions"):
        wrong.append("no game was played")
    wrong += [f"an opponent was stood in for: {one}" for one in report.get("stood in for", ())]
    missing = [name for name, count in report["data"].items() if not count]
    wrong += [f"nothing in {name}" for name in missing]
    if report["window_cpu_s"] > limit:
        wrong.append(f"the window took {report['window_cpu_s']} s of computing")
    return wrong


def played(command: Sequence[str | Path], folder: Path, env: Mapping[str, str]) -> dict[str, Any]:
    """Let a program play with itself; return its report, with the seconds to the window."""
    report = folder / "report.json"
    began = time.time()
    subprocess.run([*map(str, command), "--self-test", str(report)], env=env, check=False)
    return report_of(report, began)


def report_of(file: Path, began: float) -> dict[str, Any]:
    """Return what a program that was started at a moment reports of its game with itself."""
    if not file.is_file():
        raise CheckError("The program ended without a report.")
    facts: dict[str, Any] = json.loads(file.read_bytes())
    facts["window_s"] = round(facts["window_at"] - began, 2)
    return facts


def tell(name: str, facts: Mapping[str, Any]) -> None:
    """Say how a game went."""
    sys.stdout.write(
        f"{name}: window after {facts['window_s']} s ({facts['window_cpu_s']} s of computing), "
        f"{facts.get('actions')} actions played, {len(facts['compiled'])} kernels compiled, "
        f"{facts['cpu_s']} s of computing in all\n"
    )
    sys.stdout.flush()


def check_sizes(program: Path, dist: Path) -> list[str]:
    """Return which files are larger than promised."""
    wrong = []
    installed = linux.folder_size(program)
    sys.stdout.write(f"installed: {installed / 1e6:.0f} MB\n")
    if installed > MAX_INSTALLED:
        wrong.append(f"installed, the program has {installed / 1e6:.0f} MB")
    for file in sorted(dist.iterdir()):
        if file.name.endswith(INSTALLERS):
            size = file.stat().st_size
            sys.stdout.write(f"{file.name}: {size / 1e6:.0f} MB\n")
            if size > MAX_INSTALLER:
                wrong.append(f"{file.name} has {size / 1e6:.0f} MB")
    return wrong


def newcomer(home: Path) -> dict[str, str]:
    """Return the environment of somebody who never had the program; needs no screen on Linux."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA")}
    env |= {"HOME": str(home), "TTR_QT_CACHE": str(home / "cache")}
    env.pop("PYTHONPATH", None)
    if sys.platform == "linux":
        env.setdefault("QT_QPA_PLATFORM", "offscreen")
    return env


def check_here(executable: Path) -> list[str]:
    """Play with what was built where it lies, with an empty home."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        facts = played([executable], folder, newcomer(folder))
        tell("where it was built", facts)
        wrong = judge(facts)
        if (folder / "cache").exists():
            wrong.append("the program kept compiled code although it carries all")
    return wrong


def check_other_cpu(executable: Path) -> list[str]:
    """Play as on a CPU that the kernels inside are not for: they are compiled once, aside."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        facts = played([executable], folder, newcomer(folder) | {"NUMBA_CPU_NAME": "generic"})
        tell("as on another CPU", facts)
        wrong = judge(facts)  # another process compiles, never the one with the window
        if not any((folder / "cache").glob("*-generic-*/ready")):
            wrong.append("nothing was compiled for another CPU")
    return wrong


def check_wheel(wheel: Path) -> list[str]:
    """Install the wheel into an empty environment, and let the program play a game there."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "env", with_pip=True)
        scripts = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        pip = [str(scripts / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]
        subprocess.run([*pip, "install", str(wheel)], check=True, cwd=folder)
        facts = played([scripts / NAME], folder, newcomer(folder))
        tell("from the wheel alone", facts)
        wrong = judge(facts, shipped=False)
        there = data_found()
        if facts["data"] != there:
            wrong.append(f"the wheel's data are {facts['data']}, not {there}")
    return wrong


def run(program: Path, executable: Path, dist: Path) -> int:
    """Try out everything that was built for this system; return an exit code."""
    wrong = check_sizes(program, dist) + check_here(executable) + check_other_cpu(executable)
    for wheel in sorted(dist.glob("*.whl"))[-1:]:
        wrong += check_wheel(wheel)
    packages = sorted(dist.glob("*.deb"))
    if packages and os.geteuid() == 0 and shutil.which("debootstrap"):
        wrong += check_package(packages[-1])
    elif packages:
        sys.stdout.write("not installed into an empty system: that needs root and debootstrap\n")
    for one in wrong:
        sys.stdout.write(f"wrong: {one}\n")
    return 1 if wrong else 0


def check_package(package: Path) -> list[str]:
    """Install a Debian package into an empty system, play on a screen there, and remove it."""
    wrong = []
    with empty_system() as root:
        wrong += install_and_play(package, root, "in an empty system")
    return wrong


def install_and_play(package: Path, root: Root, name: str) -> list[str]:
    """Install a Debian package into a system, play on a screen there, and remove it."""
    shutil.copyfile(package, root.folder / "package.deb")
    root.install(["xvfb", "xauth"], fetch=True)
    before = root.files()
    root.install(["/package.deb"])
    facts = play_on_screen(root)
    tell(name, facts)
    wrong = judge(facts)
    wrong += _wrong_on_double_click(root)
    traces = sorted(
        str(path.relative_to(root.home))
        for path in root.home.rglob("*")
        if path.is_file() and not path.name.startswith(("report", "saved", "."))
    )
    root.run(["apt-get", "purge", "-y", "-qq", "--auto-remove", NAME])
    left = sorted(path for path in root.files() - before if NAME in path)
    return wrong + [f"left behind: {path}" for path in left + traces]


def play_on_screen(root: Root) -> dict[str, Any]:
    """Let the program that is installed in a system play with itself; return its report."""
    command = ["xvfb-run", "-a", "-s", "-screen 0 1920x1080x24", NAME]
    began = time.time()
    root.run([*command, "--self-test", f"/{HOME}/report.json"], check=False)
    return report_of(root.home / "report.json", began)


def _wrong_on_double_click(root: Root) -> list[str]:
    """Return what is wrong with what desktops know of saved games, asked as they do."""
    # Only now: they bring libraries that the package has to bring by itself.
    root.install(["shared-mime-info", "desktop-file-utils", "libglib2.0-bin"])
    (root.home / f"saved.{SAVE_SUFFIX}").write_text("{}", encoding="utf-8")
    questions = {
        linux.MIME_TYPE: ["info", "-a", "standard::content-type", f"saved.{SAVE_SUFFIX}"],
        linux.DESKTOP.name: ["mime", linux.MIME_TYPE],
    }
    wrong = []
    for answer, question in questions.items():
        said = root.ask(["env", "-C", f"/{HOME}", "gio", *question])
        if answer not in said:
            wrong.append(f"desktops do not know {answer}: {said.strip()}")
    return wrong
