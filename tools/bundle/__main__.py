"""Builds the program without Python and its installers: ``python3 dev.py package`` calls it."""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path
from typing import Final

from tools.bundle import check, licences, linux, rpm, windows
from tools.bundle.contents import NAME, ROOT, TITLE
from ttr_qt.engine.kernel.jit import portable_cpus

BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"
PROGRAM: Final = BUILD / "bundle" / NAME
SYSTEM: Final[str] = sys.platform


def say(text: str) -> None:
    """Tell what happens, at once."""
    sys.stdout.write(f"bundle: {text}\n")
    sys.stdout.flush()


def freeze() -> None:
    """Let PyInstaller make the program, and put the licences beside it."""
    say("collecting the program")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(PROGRAM.parent), "--workpath", str(BUILD / "pyinstaller")]
    subprocess.run([*command, *places, str(ROOT / "packaging" / f"{NAME}.spec")], check=True)
    if SYSTEM == "linux":
        linux.prune(PROGRAM)


def add_licences() -> None:
    """Put all licence texts into the program."""
    target = data_home() / "licences"
    shutil.rmtree(target, ignore_errors=True)
    borrowed = linux.borrowed_libraries(PROGRAM) if SYSTEM == "linux" else []
    own = {file.name for file in borrowed}  # Debian tells of those
    inside = (file for file in installed().rglob("*") if file.name not in own)
    names = licences.collect(target, borrowed, inside)
    say(f"{len(names)} licences")


def add_kernels() -> None:
    """Let the program itself compile its kernels, for each kind of CPU, and carry them along."""
    work = BUILD / "kernels"
    for cpu in portable_cpus():
        say(f"compiling kernels for {cpu.name}")
        environment = {
            "TTR_QT_CACHE": str(work),
            "NUMBA_CPU_NAME": cpu.name,
            "NUMBA_CPU_FEATURES": "",
        }
        began = time.time() - 1.0  # files may have whole seconds only
        # What is compiled already is found: only changed sources or another numba take time.
        subprocess.run(
            [executable(), "--prepare"],
            env=os.environ | environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        for folder in prepared_since(began, work, cpu.name):
            target = kernels_home() / folder.name
            shutil.copytree(folder, target, ignore=shutil.ignore_patterns("lock", "*.tmp.*"))


def prepared_since(moment: float, cache: Path, cpu: str) -> list[Path]:
    """Return the folders of compiled code for a CPU that a preparation since then was about.

    Older ones, of other sources, may lie beside them.
    """
    found = [marker.parent for marker in cache.glob(f"kernels-*-{cpu}-*/ready")]
    return sorted(one for one in found if (one / "ready").stat().st_mtime >= moment)


def executable() -> Path:
    """Return the program that was built."""
    if SYSTEM == "darwin":
        return PROGRAM.parent / f"{TITLE}.app" / "Contents" / "MacOS" / NAME
    return PROGRAM / (f"{NAME}.exe" if SYSTEM == "win32" else NAME)


def installed() -> Path:
    """Return the folder that is the whole program, as people have it after installing."""
    return executable().parents[2] if SYSTEM == "darwin" else PROGRAM


def data_home() -> Path:
    """Return the folder for what goes beside the program."""
    if SYSTEM == "darwin":
        return executable().parents[1] / "Resources"
    return PROGRAM


def kernels_home() -> Path:
    """Return the folder where the program looks for compiled kernels."""
    inside = data_home() if SYSTEM == "darwin" else PROGRAM / "_internal"
    return inside / "ttr_qt" / "_data" / "kernels"


def build_installers(level: linux.Level) -> list[Path]:
    """Build what people install on the system that this runs on."""
    DIST.mkdir(exist_ok=True)
    number = version(NAME)
    if SYSTEM == "linux":
        say("building the archive and the packages")
        built = [linux.build_archive(PROGRAM, DIST, number, level)]
        if shutil.which("dpkg-deb"):
            built.append(linux.build_deb(PROGRAM, DIST, number, BUILD / "deb", level))
        if shutil.which("rpmbuild"):
            built.append(rpm.build(PROGRAM, DIST, BUILD / "rpm", level))
        return built
    if SYSTEM == "darwin":
        file = DIST / f"{NAME}-{number}-macos-{platform.machine()}.dmg"
        script = ROOT / "packaging" / "macos" / "make_dmg.sh"
        subprocess.run(["/bin/sh", str(script), str(installed()), str(file)], check=True)
        return [file]
    file = DIST / f"{NAME}-{number}-windows-{platform.machine().lower()}-setup.exe"
    maker = shutil.which("makensis")
    if maker is None:
        say("no installer: makensis is missing")
        return []
    command = windows.setup_command(number, str(PROGRAM), str(ROOT), str(file), quick=not level)
    subprocess.run([maker, *command], check=True)
    return [file]


def main() -> int:
    """Build everything for this system, or look at what was built."""
    parser = argparse.ArgumentParser(prog="dev.py package")
    parser.add_argument("--quick", action="store_true", help="hardly compress, for trying")
    parser.add_argument("--check", action="store_true", help="install and play what was built")
    options = parser.parse_args()
    if options.check:
        return check.run(installed(), executable(), DIST)
    freeze()
    add_licences()
    add_kernels()
    for file in build_installers(0 if options.quick else 6):
        say(f"{file.name}: {file.stat().st_size / 1e6:.0f} MB")
    say(f"installed: {linux.folder_size(installed()) / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
