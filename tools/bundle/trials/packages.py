"""Tries the packages for Linux where nothing else is installed, and has lintian read them."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.bundle import check, linux, rpm
from tools.bundle.contents import IDENTIFIER, NAME, ROOT
from tools.bundle.trials.roots import (
    DEBIAN_13,
    UBUNTU_22,
    Root,
    copied,
    make_root,
    this_suite,
)

SUITES: Final = (DEBIAN_13, UBUNTU_22)
"""Beside the Debian that this runs on: the newest, and the oldest system whose C library has all
that is asked for."""
_LINTIAN_RAN: Final = (0, 2)
"""With what it ends if it found nothing wrong, or something."""


def run(folder: Path, say: Callable[[str], None]) -> list[str]:
    """Look at the packages and install them; return what is wrong."""
    dist = ROOT / "dist"
    found = sorted(dist.glob("*.deb"))
    if not found:
        raise check.CheckError("There is no package yet: python3 dev.py package builds it.")
    wrong = []
    with copied(make_root(folder / DEBIAN_13.name, DEBIAN_13)) as root:
        wrong += read_strictly(found[-1], root, say)
    for suite in dict.fromkeys((this_suite(), *SUITES)):
        with copied(make_root(folder / suite.name, suite)) as root:
            wrong += check.install_and_play(found[-1], root, f"in an empty {suite.title}")
    with copied(make_root(folder / this_suite().name)) as root:
        wrong += try_rpm(folder, root, say)
    return wrong


def read_strictly(package: Path, root: Root, say: Callable[[str], None]) -> list[str]:
    """Return what those say who judge packages and what is told to software centres.

    Their newest versions are in ``root``; what is excused is written down with a reason.
    """
    shutil.copyfile(package, root.folder / "package.deb")
    root.install(["lintian", "appstream", "appstream-util", "desktop-file-utils"], fetch=True)
    log = root.folder / "judged.log"
    lintian = ["lintian", "--allow-root", "--tag-display-limit", "0", "/package.deb"]
    if root.run(lintian, check=False, output=log) not in _LINTIAN_RAN:
        raise check.CheckError(f"lintian did not run: {log.read_text(encoding='utf-8')}")
    lines = log.read_text(encoding="utf-8").splitlines()
    wrong = [line for line in lines if line.startswith(("E: ", "W: "))]
    say(f"lintian: {len(wrong)} errors and warnings beyond the written exceptions")
    for file in linux.RECIPES.glob(f"{IDENTIFIER}.*"):
        shutil.copyfile(file, root.folder / file.name)
    judges = (
        ["appstreamcli", "validate", "--no-net", f"/{IDENTIFIER}.metainfo.xml"],
        ["appstream-util", "--nonet", "validate", f"/{IDENTIFIER}.metainfo.xml"],
        ["desktop-file-validate", f"/{linux.DESKTOP.name}"],
    )
    for judge in judges:
        content = root.run(judge, check=False, output=log) == 0
        say(f"{judge[0]}: {'content' if content else 'not content'}")
        if not content:
            wrong += log.read_text(encoding="utf-8").splitlines()
    return wrong


def try_rpm(folder: Path, root: Root, say: Callable[[str], None]) -> list[str]:
    """Install an .rpm into an empty ``root``, play there, and remove it; return what is wrong.

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
    return wrong + [f"left behind: {path}" for path in left_behind(root, before)]


def left_behind(root: Root, before: set[str]) -> list[str]:
    """Return what there is of the program, or by its doing, that was not there ``before``.

    Folders in which all programs lay something, such as that of icons, belong to other packages on
    Fedora, which an empty system here has not. What rpm keeps for itself is its own.
    """
    more = sorted(root.files() - before)
    ours = [path for path in more if "rpm" not in Path(path).parts]
    return [path for path in ours if NAME in path or not (root.folder / path).is_dir()]
