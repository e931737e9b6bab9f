"""Installers for Linux: a Debian package and a plain archive, made with what Debian has anyway."""

import gzip
import os
import platform
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final, Literal

from tools.bundle.contents import IDENTIFIER, NAME, ROOT
from tools.bundle.licences import package_of

RECIPES: Final = ROOT / "packaging" / "linux"
CHANGES: Final = ROOT / "CHANGELOG.md"
DESKTOP: Final = RECIPES / f"{IDENTIFIER}.desktop"
MIME_TYPE: Final = "application/x-ttr-qt-game"
MIME_ICON: Final = f"{IDENTIFIER}.game"
"""What the kind of file names as its picture: sandboxes give away only names of their own."""
MAINTAINER: Final = "The ttr-qt authors <ttr-qt@users.noreply.github.com>"
LINTIAN: Final = RECIPES / "lintian-overrides"
MANUAL: Final = RECIPES / f"{NAME}.6"
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
_ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
Level = Literal[0, 6]
"""How hard xz tries: for trying, and for giving away."""
_MAGIC: Final = b"\x7fELF"
_RECOMMENDED: Final = (
    "libasound2",  # sound; the program looks for it and is silent without
    "shared-mime-info",
    "desktop-file-utils",
    "hicolor-icon-theme",
)
_OFTEN_MISSING: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Packages of libraries that a machine without a desktop, which builds, need not have."""


def stage(program: Path, prefix: Path) -> None:
    """Lay a program out under ``prefix``, such as ``usr``, with all that desktops look for."""
    home = prefix / "lib" / NAME
    shutil.copytree(program, home, symlinks=True)
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = prefix / "share"
    _copy(DESKTOP, share / "applications")
    _copy(RECIPES / f"{IDENTIFIER}.xml", share / "mime" / "packages")
    _copy(RECIPES / f"{IDENTIFIER}.metainfo.xml", share / "metainfo")
    kinds = {"apps": IDENTIFIER, "mimetypes": MIME_ICON}
    pictures = ROOT / "resources" / "app"
    for kind, name in kinds.items():
        for size in ICON_SIZES:
            folder = share / "icons" / "hicolor" / f"{size}x{size}" / kind
            _copy(pictures / f"icon-{size}.png", folder, f"{name}.png")
        _copy(pictures / "icon.svg", share / "icons" / "hicolor" / "scalable" / kind, f"{name}.svg")
    (share / "man" / "man6").mkdir(parents=True)
    _compress(MANUAL.read_bytes(), share / "man" / "man6" / f"{MANUAL.name}.gz")
    documents = share / "doc" / NAME
    _copy(ROOT / "LICENSE", documents, "copyright")
    (documents / "licences").symlink_to(f"../../../lib/{NAME}/licences")
    _compress(CHANGES.read_bytes(), documents / "CHANGELOG.md.gz")


def _compress(data: bytes, target: Path) -> None:
    target.write_bytes(gzip.compress(data, mtime=0))
    target.chmod(0o644)


def _copy(file: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / (name or file.name)
    shutil.copyfile(file, target)
    target.chmod(0o644)


def changelog(version: str) -> str:
    """Return Debian's own list of changes; what is new for players stands in another."""
    moment = format_datetime(datetime.fromtimestamp(int(CHANGES.stat().st_mtime), UTC))
    return (
        f"{NAME} ({version}) stable; urgency=medium\n\n"
        "  * What is new for players: CHANGELOG.md.gz, beside this file.\n\n"
        f" -- {MAINTAINER}  {moment}\n"
    )


def elf_files(folder: Path) -> list[Path]:
    """Return the programs and libraries in a folder."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_MAGIC)) == _MAGIC:
                    found.append(path)
    return found


def needed_libraries(files: Iterable[Path]) -> set[str]:
    """Return the names of the libraries that these files ask the linker for."""
    return set(re.findall(r"^\s+NEEDED\s+(\S+)$", _headers(files), re.MULTILINE))


def needed_libc(files: Iterable[Path]) -> str:
    """Return the oldest version of the C library that has all that these files ask it for."""
    found = re.findall(r"\bGLIBC_(\d+)\.(\d+)", _headers(files))
    major, minor = max((int(major), int(minor)) for major, minor in found)
    return f"{major}.{minor}"


def _headers(files: Iterable[Path]) -> str:
    command = ["objdump", "-p", *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def system_libraries() -> dict[str, Path]:
    """Return the libraries that the linker finds, by name."""
    shown = subprocess.run(
        [shutil.which("ldconfig") or "/sbin/ldconfig", "-p"],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = re.findall(r"^\s+(\S+) \(.*\) => (\S+)$", shown.stdout, re.MULTILINE)
    # The first one is the one that counts.
    return {name: Path(path) for name, path in reversed(lines)}


def borrowed_libraries(program: Path) -> list[Path]:
    """Return the system's own libraries that a program carries a copy of, as they lie there."""
    system = system_libraries()
    inside = sorted(path.name for path in (program / "_internal").glob("*.so*"))
    # The Python that builds may be another than the system's.
    return [system[name] for name in inside if name in system and not name.startswith("libpython")]


def prune(program: Path) -> list[str]:
    """Delete copies of the system's libraries that nothing inside asks for; return their names.

    PyInstaller looks for libraries before it is told which plugins stay out.
    """
    deleted: list[str] = []
    while True:
        needed = needed_libraries(elf_files(program))
        idle = [path.name for path in borrowed_libraries(program) if path.name not in needed]
        idle += [path.name for path in _libraries_of_others(program) if not names(path) & needed]
        if not idle:
            return deleted
        for name in dict.fromkeys(idle):
            (program / "_internal" / name).unlink()
        deleted += idle


def _libraries_of_others(program: Path) -> list[Path]:
    """Return libraries that some package brought along and the program itself never loads."""
    found = (path for path in (program / "_internal").glob("lib*.so.*") if not path.is_symlink())
    return sorted(path for path in found if not path.name.startswith("libpython"))


def names(library: Path) -> set[str]:
    """Return the names by which others may ask for a library: of its file, and its own."""
    found = re.search(r"^\s+SONAME\s+(\S+)$", _headers([library]), re.MULTILINE)
    return {library.name, *([found[1]] if found else [])}


def dependencies(program: Path) -> list[str]:
    """Return the Debian packages that a program needs, those with libraries it does not carry."""
    files = elf_files(program)
    inside = {path.name for path in program.rglob("*.so*")}
    system = system_libraries()
    outside = needed_libraries(files) - inside
    packages = {_OFTEN_MISSING[name] for name in outside if name in _OFTEN_MISSING}
    packages |= {package_of(system[name]) for name in outside if name not in _OFTEN_MISSING}
    libc = needed_libc(files)
    return sorted(f"{name} (>= {libc})" if name == "libc6" else name for name in packages)


def control(version: str, depends: Iterable[str], size: int) -> str:
    """Return the description of a Debian package; ``size`` is in bytes."""
    architecture = _ARCHITECTURES[platform.machine()]
    return f"""Package: {NAME}
Version: {version}
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: {size // 1024}
Depends: {", ".join(depends)}
Recommends: {", ".join(_RECOMMENDED)}
Section: games
Priority: optional
Description: Five train board games on the desktop
 The boards of the USA, Germany, the Germany of model trains, a first
 journey for children, and Amsterdam, against opponents of many strengths.
"""


def set_rights(tree: Path) -> None:
    """Let everybody read everything, and nobody but root write."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            # Libraries are only read.
            runs = path.is_dir() or (path.name, path.parent.name) == (NAME, NAME)
            path.chmod(0o755 if runs else 0o644)


def build_deb(program: Path, target: Path, version: str, work: Path, level: Level) -> Path:
    """Build a Debian package into the folder ``target`` and return it."""
    shutil.rmtree(work, ignore_errors=True)
    stage(program, work / "usr")
    share = work / "usr" / "share"
    # The name tells that program and package come from the same people.
    _compress(changelog(version).encode(), share / "doc" / NAME / "changelog.gz")
    _copy(LINTIAN, share / "lintian" / "overrides", NAME)
    set_rights(work)
    (work / "DEBIAN").mkdir()
    text = control(version, dependencies(program), folder_size(work))
    (work / "DEBIAN" / "control").write_text(text, encoding="utf-8")
    file = target / f"{NAME}_{version}_{_ARCHITECTURES[platform.machine()]}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", str(work), str(file)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return file


def build_archive(program: Path, target: Path, version: str, level: Level) -> Path:
    """Build the plain archive into the folder ``target`` and return it."""
    name = f"{NAME}-{version}-linux-{platform.machine()}"
    file = target / f"{name}.tar.xz"

    def nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        return member

    with tarfile.open(file, "w:xz", preset=level) as archive:
        archive.add(program, name, filter=nobodys)
        for extra in [*sorted(RECIPES.glob(f"{IDENTIFIER}.*")), MANUAL]:
            archive.add(extra, f"{name}/desktop/{extra.name}", filter=nobodys)
        icon = ROOT / "resources" / "app" / "icon.svg"
        archive.add(icon, f"{name}/desktop/{IDENTIFIER}.svg", filter=nobodys)
    return file


def folder_size(folder: Path) -> int:
    """Return the bytes of all files in a folder, each counted in whole blocks as on a disk."""
    block = 4096
    sizes = (os.lstat(path).st_size for path in folder.rglob("*") if path.is_file())
    return sum(-(-size // block) * block for size in sizes)
