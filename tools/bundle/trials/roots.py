"""A whole Debian in a folder, for running what should not touch this one."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_STABLE: Final = "stable"
_PATH: Final = "/usr/sbin:/usr/bin:/sbin:/bin"
HOME: Final = "home/player"


@dataclass(frozen=True, slots=True)
class Root:
    """A Debian in a folder, with an environment that has nothing of this one's."""

    folder: Path
    env: Mapping[str, str] = field(default_factory=dict)

    @property
    def home(self) -> Path:
        """The folder of the only player, seen from outside."""
        return self.folder / HOME

    def run(
        self,
        command: Sequence[str],
        *,
        env: Mapping[str, str] | None = None,
        check: bool = True,
        output: Path | None = None,
    ) -> int:
        """Run a command inside and return its exit code.

        What it says goes to the terminal or into ``output``, never through a pipe: programs that
        go on in the background would hold it open.
        """
        with (output or Path(os.devnull)).open("wb") as file:
            done = subprocess.run(
                self._outer(command),
                env=self._environment(env),
                check=check,
                stdin=subprocess.DEVNULL,
                stdout=file if output else None,
                stderr=subprocess.STDOUT if output else None,
            )
        return done.returncode

    def ask(
        self,
        command: Sequence[str],
        *,
        env: Mapping[str, str] | None = None,
        encoding: str = "utf-8",
    ) -> str:
        """Run a command inside and return what it says, also if it fails."""
        return subprocess.run(
            self._outer(command),
            env=self._environment(env),
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding=encoding,
            errors="replace",
        ).stdout

    def start(
        self, command: Sequence[str], output: Path, *, env: Mapping[str, str] | None = None
    ) -> "subprocess.Popen[bytes]":
        """Start a command inside that goes on by itself."""
        with output.open("wb") as file:
            return subprocess.Popen(
                self._outer(command),
                env=self._environment(env),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
            )

    def install(self, packages: Sequence[str], *, fetch: bool = False) -> None:
        """Install packages or package files, and first fetch the lists of what there is."""
        if fetch:
            self.run(["apt-get", "update", "-qq"])
        quiet = ["-y", "-qq", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0"]
        self.run(["apt-get", "install", *quiet, *packages])

    def files(self) -> set[str]:
        """Return what the parts of a system hold that packages fill."""
        tops = ("usr", "etc", "var/lib", "opt")
        return {
            str(path.relative_to(self.folder))
            for top in tops
            for path in (self.folder / top).rglob("*")
            if "dpkg" not in path.parts
        }

    def _outer(self, command: Sequence[str]) -> list[str]:
        # Programs find themselves and each other by /proc; the mount goes with the command.
        script = 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'
        return ["unshare", "--mount", "sh", "-c", script, str(self.folder), *command]

    def _environment(self, more: Mapping[str, str] | None) -> dict[str, str]:
        settings = {
            "PATH": _PATH,
            "HOME": f"/{HOME}",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        return settings | dict(self.env) | dict(more or {})


@dataclass(frozen=True, slots=True)
class Suite:
    """A Debian, or a descendant of it, that can be made in a folder."""

    name: str
    """By which its archive knows it."""
    title: str
    components: str = "main"
    """The parts of its archive, with commas between them."""
    keyring: Path | None = None
    """What its signatures are checked with, which a Debian need not have; None: its own."""


DEBIAN_13: Final = Suite("trixie", "Debian 13")
UBUNTU_22: Final = Suite(
    *("jammy", "Ubuntu 22.04", "main,universe"),
    Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg"),
)


def make_root(folder: Path, suite: Suite | None = None) -> Root:
    """Return a system with nothing but what every one has; an earlier one is used again.

    ``suite`` is by default the Debian that this runs on.
    """
    if not folder.is_dir():
        torn = folder.with_name(f"{folder.name}.torn")
        shutil.rmtree(torn, ignore_errors=True)
        wanted = suite or this_suite()
        make = ["debootstrap", "--variant=minbase", f"--components={wanted.components}"]
        if wanted.keyring is not None and not wanted.keyring.is_file():
            make.append("--no-check-gpg")  # it is for trying only
        subprocess.run([*make, wanted.name, str(torn)], check=True, stdout=subprocess.DEVNULL)
        torn.replace(folder)
    shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    root = Root(folder)
    root.home.mkdir(parents=True, exist_ok=True)
    return root


@contextmanager
def copied(root: Root) -> Iterator[Root]:
    """Give a copy of a system, which itself stays as empty as it is; the copy is deleted."""
    folder = root.folder.with_name(f"{root.folder.name}.copy")
    shutil.rmtree(folder, ignore_errors=True)
    try:
        words = ["cp", "-a", "--reflink=auto", str(root.folder), str(folder)]
        subprocess.run(words, check=True)
        yield Root(folder, root.env)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def empty_system() -> Iterator[Root]:
    """Give a Debian like this one, with nothing installed; it is deleted in the end.

    ``TTR_QT_EMPTY_ROOT`` names a folder in which an earlier one is used again.
    """
    kept = os.environ.get("TTR_QT_EMPTY_ROOT")
    with (
        tempfile.TemporaryDirectory(prefix="empty-system-") as name,
        copied(make_root(Path(kept or name) / "root")) as root,
    ):
        yield root


def this_suite() -> Suite:
    """Return the system that this runs on."""
    known = {one.name: one for one in (DEBIAN_13, UBUNTU_22)}
    for line in Path("/etc/os-release").read_text(encoding="utf-8").splitlines():
        if line.startswith("VERSION_CODENAME="):
            name = line.partition("=")[2].strip('"')
            return known.get(name, Suite(name, f"Debian like this one, {name}"))
    return Suite(_STABLE, "Debian")
