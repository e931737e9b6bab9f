"""Tries the packages for Linux where nothing else is installed, and has lintian read them."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.bundle import check, linux, rpm
from tools.bundle.contents import NAME, ROOT
from tools.bundle.trials.roots import DEBIAN_13, UBUNTU_22, make_root, this_suite

SUITES: Final = (DEBIAN_13, UBUNTU_22)
"""Beside the Debian that this runs on: the newest, and the oldest system whose C library has all
that is asked for."""


def run(folder: Path, say: Callable[[str], None]) -> list[str]:
    """Look at the packages and install them; return what is wrong."""
    dist = ROOT / "dist"
    found = sorted(dist.glob("*.deb"))
    if not found:
        raise check.CheckError("There is no package yet: python3 dev.py package builds it.")
    wrong = read_strictly(found[-1], say)
    for suite in dict.fromkeys((this_suite(), *SUITES)):
        root = make_root(folder / suite.name, suite)
        wrong += check.install_and_play(found[-1], root, f"in an empty {suite.title}")
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
    """Install an .rpm into an empty system, play there, and remove it; return what is wrong.

    No Fedora can be had here, so the tools of Debian install it, and what it asks for comes from
    the packages that the .deb asks for: they have the same libraries.
    """
    program = ROOT / "build" / "bundle" / NAME
    built = sorted((ROOT / "dist").glob("*.rpm"))
    file = built[-1] if built else rpm.build(program, folder, folder / "rpm", 0)
    size = file.stat().st_size
    say(f"{file.name}: {size / 1e6:.0f} MB")
    wrong = [] if size < check.MAX_INSTALLER else [f"{file.name} has {size / 1e6:.0f} MB"]
    query = ["rpm", "--query", "--package", "--requires", str(file)]
    told = subprocess.run(query, capture_output=True, text=True, check=True).stdout.splitlines()
    lacking = sorted({*rpm.needs(program)} - {*told})
    wrong += [f"the .rpm does not ask for {name}" for name in lacking]
    root = make_root(folder / "for-rpm")
    root.install(["xvfb", "xauth"], fetch=True)
    root.install([name.partition(" ")[0] for name in linux.dependencies(program)])
    before = root.files()
    database = ["--root", str(root.folder), "--dbpath", "/var/lib/rpm"]
    # What it needs is told to the tools of Fedora, which are not here, by names of theirs.
    install = ["rpm", *database, "--nodeps", "--noscripts", "--install", str(file)]
    subprocess.run(install, check=True)
    facts = check.play_on_screen(root)
    check.tell("from the .rpm, in an empty system", facts)
    wrong += check.judge(facts)
    subprocess.run(["rpm", *database, "--nodeps", "--noscripts", "--erase", NAME], check=True)
    left = sorted(path for path in root.files() - before if "rpm" not in Path(path).parts)
    return wrong + [f"left behind: {path}" for path in left]
