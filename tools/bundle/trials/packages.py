"""Tries the packages for Linux where nothing else is installed, and has lintian read them."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.bundle import check, rpm
from tools.bundle.contents import NAME, ROOT
from tools.bundle.trials.roots import make_root, this_suite

SUITES: Final = ("trixie",)
"""Of Debian, beside the one that this runs on."""


def run(folder: Path, say: Callable[[str], None]) -> list[str]:
    """Look at the packages and install them; return what is wrong."""
    dist = ROOT / "dist"
    found = sorted(dist.glob("*.deb"))
    if not found:
        raise check.CheckError("There is no package yet: python3 dev.py package builds it.")
    wrong = read_strictly(found[-1], say)
    for suite in dict.fromkeys((this_suite(), *SUITES)):
        root = make_root(folder / suite, suite)
        wrong += check.install_and_play(found[-1], root, f"in an empty Debian, {suite}")
    wrong += try_rpm(folder, say)
    return wrong


def read_strictly(package: Path, say: Callable[[str], None]) -> list[str]:
    """Return what Debian's own judge of packages says, beyond what is excused with a reason."""
    command = ["lintian", "--allow-root", "--tag-display-limit", "0", str(package)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    wrong = [line for line in told.splitlines() if line.startswith(("E: ", "W: "))]
    say(f"lintian: {len(wrong)} errors and warnings beyond the written exceptions")
    return wrong


def try_rpm(folder: Path, say: Callable[[str], None]) -> list[str]:
    """Build an .rpm and unpack it into an empty folder; return what is wrong."""
    program = ROOT / "build" / "bundle" / NAME
    file = rpm.build(program, folder, folder / "rpm")
    size = file.stat().st_size
    say(f"{file.name}: {size / 1e6:.0f} MB")
    wrong = [] if size < check.MAX_INSTALLER else [f"{file.name} has {size / 1e6:.0f} MB"]
    root = folder / "unpacked"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir()
    database = ["--root", str(root), "--dbpath", "/var/lib/rpm"]
    # No Fedora can be had here: what it needs is written in it, and looked for by nobody.
    install = ["rpm", *database, "--nodeps", "--noscripts", "--install", str(file)]
    subprocess.run(install, check=True)
    starts = root / "usr" / "bin" / NAME
    if not starts.resolve().is_file():
        wrong.append(f"the .rpm has no {starts}")
    facts = check.played([starts], root, check.newcomer(root / "home"))
    check.tell("from the .rpm", facts)
    wrong += check.judge(facts)
    subprocess.run(["rpm", *database, "--nodeps", "--noscripts", "--erase", NAME], check=True)
    left = [str(path) for path in (root / "usr").rglob("*") if path.is_file()]
    return wrong + [f"left behind: {path}" for path in left]
