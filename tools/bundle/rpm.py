"""An .rpm of the program, for Fedora, openSUSE and their like: made with `rpmbuild`."""

import platform
import shutil
import subprocess
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Final

from tools.bundle import linux
from tools.bundle.contents import NAME, home_page

_OF_64_BITS: Final = "()(64bit)"
_COMPRESSION: Final[Mapping[linux.Level, int]] = {0: 3, 6: 19}
"""How hard zstd tries."""


def needs(program: Path) -> list[str]:
    """Return the libraries that a program needs and does not carry, as an .rpm names them."""
    files = linux.elf_files(program)
    inside = {path.name for path in program.rglob("*.so*")}
    outside = sorted(linux.needed_libraries(files) - inside)
    libc = f"libc.so.6(GLIBC_{linux.needed_libc(files)})(64bit)"
    return [*(f"{name}{_OF_64_BITS}" for name in outside), libc]


def specification(number: str, needed: list[str], tree: Path) -> str:
    """Return the recipe of `rpmbuild` for a tree that is laid out already."""
    requires = "\n".join(f"Requires: {name}" for name in needed)
    return f"""Name: {NAME}
Version: {number}
Release: 1
Summary: Five train board games on the desktop
License: MIT
URL: {home_page()}
AutoReqProv: no
{requires}
Recommends: alsa-lib
Recommends: hicolor-icon-theme

%description
The boards of the USA, Germany, the Germany of model trains, a first journey
for children, and Amsterdam, against opponents of many strengths.

%prep
%build
%install
cp -a {tree}/. %{{buildroot}}/

%files
/usr/bin/{NAME}
/usr/lib/{NAME}
/usr/share/applications/*
/usr/share/doc/{NAME}
/usr/share/icons/hicolor/*/*/*
/usr/share/man/man6/*
/usr/share/metainfo/*
/usr/share/mime/packages/*
"""


def build(program: Path, target: Path, work: Path, level: linux.Level) -> Path:
    """Build the package into the folder ``target`` and return it."""
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "tree"
    linux.stage(program, tree / "usr")
    linux.set_rights(tree)
    file = work / f"{NAME}.spec"
    file.write_text(specification(version(NAME), needs(program), tree), encoding="utf-8")
    settings = {
        "_topdir": str(work),
        "_rpmdir": str(work),
        "_build_id_links": "none",
        # The libraries inside were built elsewhere; taking them apart would only break them.
        "__os_install_post": "%{nil}",
        "__brp_mangle_shebangs": "%{nil}",
        "debug_package": "%{nil}",
        "_binary_payload": f"w{_COMPRESSION[level]}.zstdio",
    }
    defines = [word for key, value in settings.items() for word in ("-D", f"{key} {value}")]
    command = ["rpmbuild", "-bb", "--quiet", "--target", platform.machine(), *defines, str(file)]
    subprocess.run(command, check=True)
    made = work / platform.machine() / f"{NAME}-{version(NAME)}-1.{platform.machine()}.rpm"
    return Path(shutil.move(made, target / made.name))
