"""The licence texts of everything that a program without Python carries along."""

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

from tools.bundle.contents import NAME, ROOT

_OWN_TEXTS: Final = ROOT / "packaging" / "licences"
_QT_TEXTS: Final = ("Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt")
_WORDS: Final = ("licen", "copying", "notice", "authors")
_OF_PYTHON: Final = {"OpenSSL": ("libssl", "libcrypto"), "libffi": ("libffi",)}
"""Libraries that come with Python for Windows and macOS, by the beginnings of their files."""
_DOCUMENTS: Final = Path("/usr/share/doc")


class LicenceError(Exception):
    """Something would be given away without its licence."""


def distributions(name: str = NAME) -> list[Distribution]:
    """Return a distribution and all that it needs to run on this system, sorted by name."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        one = distribution(waiting.pop())
        key = one.metadata["Name"]
        if key in found:
            continue
        found[key] = one
        needed = map(Requirement, one.requires or ())
        waiting += [
            need.name
            for need in needed
            if need.marker is None or need.marker.evaluate({"extra": ""})
        ]
    return [found[key] for key in sorted(found, key=str.lower)]


def licence_files(one: Distribution) -> list[Path]:
    """Return the licence texts in a distribution's metadata, or our own where Qt's has none."""
    found = [
        Path(str(file.locate()))
        for file in one.files or ()
        if ".dist-info" in file.parts[0] and any(word in file.name.lower() for word in _WORDS)
    ]
    name = one.metadata["Name"].lower()
    if not found and name.startswith(("pyside6", "shiboken6")):
        found = [_OWN_TEXTS / text for text in _QT_TEXTS]
    if not found:
        raise LicenceError(f"{one.metadata['Name']} {one.version} has no licence text.")
    return found


def python_text(prefix: Path | None = None) -> Path:
    """Return the licence of Python, which lies elsewhere on Windows; ``prefix`` is where it is."""
    library = prefix / "Lib" if prefix else Path(sysconfig.get_path("stdlib"))
    places = [folder / "LICENSE.txt" for folder in (library, prefix or Path(sys.base_prefix))]
    for place in places:
        if place.is_file():
            return place
    raise LicenceError(f"Python has no licence text at {' or '.join(map(str, places))}.")


def brought_by_python(files: Iterable[Path]) -> dict[str, list[Path]]:
    """Return the texts for libraries of others among ``files`` that Python brought along."""
    names = {file.name for file in files}
    return {
        project: [_OWN_TEXTS / f"{project}.txt"]
        for project, beginnings in _OF_PYTHON.items()
        if any(name.startswith(beginnings) for name in names)
    }


def collect(target: Path, libraries: Iterable[Path] = (), inside: Iterable[Path] = ()) -> list[str]:
    """Copy all licence texts into ``target``, and return the names of what they belong to.

    ``libraries`` are those that come from the system that builds, as they lie there, and ``inside``
    what the program has beside them.
    """
    texts: dict[str, list[Path]] = {
        f"{one.metadata['Name']}-{one.version}": licence_files(one) for one in distributions()
    }
    # Its start code is in every program that it makes.
    maker = distribution("pyinstaller")
    texts[f"PyInstaller-{maker.version}"] = licence_files(maker)
    for text in sorted((ROOT / "resources" / "fonts").glob("*/OFL.txt")):
        texts[f"Typeface-{text.parent.name}"] = [text]
    texts["Python"] = [python_text()]
    texts |= brought_by_python(inside)
    for package in sorted({package_of(library) for library in libraries}):
        texts[f"Debian-{package}"] = [_DOCUMENTS / package / "copyright"]
    for name, files in texts.items():
        folder = target / name
        folder.mkdir(parents=True)
        for file in files:
            # Several parts of one distribution may have texts of the same name.
            place = folder / file.name
            number = 1
            while place.exists():
                number += 1
                place = folder / f"{file.stem}-{number}{file.suffix}"
            shutil.copyfile(file, place)
    return list(texts)


def package_of(library: Path) -> str:
    """Return the Debian package that holds a library of the system."""
    # Where /lib is a link to /usr/lib the package may say either.
    for path in (library, library.resolve(), Path("/usr", *library.resolve().parts[1:])):
        shown = subprocess.run(
            ["dpkg-query", "--search", str(path)], capture_output=True, text=True, check=False
        )
        if shown.returncode == 0:
            return shown.stdout.partition(":")[0]
    shown = subprocess.run(
        ["dpkg-query", "--search", f"*/{library.resolve().name}"],
        capture_output=True,
        text=True,
        check=False,
    )
    if shown.returncode != 0:
        raise LicenceError(f"No package is known for {library}.")
    return shown.stdout.partition(":")[0]
