"""Play, test and build from a checkout, with nothing but Python.

    python3 dev.py play [arguments of the game]
    python3 dev.py test [--fast] [arguments of pytest]
    python3 dev.py lint | bench [arguments] | package [--quick | --check [NAME]]
    python3 dev.py fuzz [--inputs N] [target ...] | soak [--games N]

Uses the Python it is run with and keeps one environment for each version under ``.venv``.
Standard library only.
"""

import sys

# Before anything else, and in a syntax that old versions still read.
if sys.version_info < (3, 11):
    sys.exit(
        "This program needs Python 3.11 or newer; this is Python {}.{}.\n"
        "Install a newer one from https://www.python.org/downloads/ and run dev.py with it.".format(
            *sys.version_info[:2]
        )
    )

import argparse
import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.bundle.trials.needs import System, Trial

ROOT = Path(__file__).resolve().parent
FAST = "--fast"
FAST_LEFT_OUT = (
    "whole games through the window, matches and searches of the bots, long runs of the engine "
    "against its oracle, layouts, fuzz, kills, real screens, bundles and wheels, and whatever "
    "measures time"
)
"""What the tests marked `slow` or `alone` do."""
INTERRUPTED = 130  # what shells report for a program that Ctrl-C ended

# What Qt's own libraries ask the system for, with the Debian package that holds each file.
HEADLESS_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


class DevError(Exception):
    """Something that stops a command, as a sentence for the person at the keyboard."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What an environment was made from; written last, so a torn one never has it."""

    interpreter: str
    project: str
    dev: bool

    def serves(self, wanted: "Stamp") -> bool:
        """Say whether an environment with this stamp can do what ``wanted`` asks."""
        same = (self.interpreter, self.project) == (wanted.interpreter, wanted.project)
        return same and self.dev >= wanted.dev

    def to_text(self) -> str:
        """Return the text kept in the stamp file."""
        fields = {"interpreter": self.interpreter, "project": self.project, "dev": self.dev}
        return json.dumps(fields, indent=1)

    @classmethod
    def from_text(cls, text: str) -> "Stamp | None":
        """Inverse of `to_text`; None for a text that is no stamp."""
        try:
            fields = json.loads(text)
            return cls(str(fields["interpreter"]), str(fields["project"]), bool(fields["dev"]))
        except (ValueError, KeyError, TypeError):
            return None


@dataclass(frozen=True, slots=True)
class Environment:
    """One virtual environment under ``.venv``, made for one version of Python."""

    folder: Path

    @property
    def scripts(self) -> Path:
        """The folder of its programs."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.program("python")

    @property
    def stamp_file(self) -> Path:
        """The file that says that it is complete."""
        return self.folder / "ttr-qt-stamp.json"

    def program(self, name: str) -> Path:
        """Return where the program ``name`` lies in it."""
        return self.scripts / (f"{name}.exe" if os.name == "nt" else name)

    def stamp(self) -> Stamp | None:
        """Return its stamp, or None if it is missing, torn or not complete."""
        if not self.python.exists():  # also when the Python it was made from has gone
            return None
        try:
            return Stamp.from_text(self.stamp_file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            return None


def say(text: str) -> None:
    """Tell what happens, at once even where the output is not a terminal."""
    print(f"dev.py: {text}", flush=True)


def call(
    command: Sequence[str | Path],
    *,
    cwd: Path | None = ROOT,
    env: Mapping[str, str] | None = None,
    silent: bool = False,
) -> int:
    """Run a program and return its exit code; ``cwd=None`` keeps the caller's folder."""
    output = subprocess.DEVNULL if silent else None
    try:
        return subprocess.call(
            [str(part) for part in command],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdout=output,
            stderr=output,
        )
    except FileNotFoundError:
        raise DevError(f"{command[0]} is missing.") from None


def environment_name(version: tuple[int, int], abiflags: str) -> str:
    """Return the folder name for a Python: ``py311``, or ``py313t`` for a free-threaded one."""
    return f"py{version[0]}{version[1]}{abiflags}"


def project_fingerprint(text: str) -> str:
    """Return a hash of those parts of ``pyproject.toml`` that an installation depends on.

    Settings of linters and tests change often and need no new installation.
    """
    document = tomllib.loads(text)
    parts = {
        "build-system": document.get("build-system"),
        "project": document.get("project"),
        "hatch": document.get("tool", {}).get("hatch"),
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def wanted_stamp(*, dev: bool) -> Stamp:
    """Return the stamp that an environment for this checkout and this Python must have."""
    # The folder of the checkout counts too: an editable installation points there.
    interpreter = f"{sys.version} {os.path.realpath(sys.base_prefix)} {ROOT}"
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return Stamp(interpreter, project_fingerprint(text), dev)


def is_debian() -> bool:
    """Say whether packages are installed with apt here."""
    return Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def is_root() -> bool:
    """Say whether the system may be changed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install_packages(packages: Sequence[str]) -> bool:
    """Install Debian packages where that is possible without asking; say whether it worked."""
    if not (is_debian() and is_root()):
        return False
    say(f"installing {' '.join(packages)}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    # Lists of a third party that can't be read need not matter: the installation decides.
    call(["apt-get", "update", "-qq"], env=quiet)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    settings = ["-o", "DPkg::Lock::Timeout=120", "-o", "Dpkg::Use-Pty=0"]
    return call([*install, *settings, *packages], env=quiet) == 0


def apt_command(packages: Sequence[str]) -> str:
    """Return the command with which a person installs ``packages``."""
    return f"sudo apt-get update && sudo apt-get install -y {' '.join(packages)}"


def ensure_venv_module() -> None:
    """Make sure that this Python can make environments; Debian ships that part apart."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if install_packages([package]):
        return
    advice = (
        f"Install it with:\n  {apt_command([package])}"
        if is_debian()
        else "Install your system's package for it, or Python from https://www.python.org/downloads/"
    )
    raise DevError(f"This Python can't make virtual environments (venv, ensurepip). {advice}")


def loads(library: str) -> bool:
    """Say whether the system finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def packages_for(libraries: Mapping[str, str], missing: Sequence[str]) -> list[str]:
    """Return the Debian packages that hold the ``missing`` libraries, each once."""
    return sorted({libraries[name] for name in missing})


def library_advice(libraries: Mapping[str, str], missing: Sequence[str]) -> str:
    """Return the sentence for a person whose system lacks libraries that Qt needs."""
    text = f"Qt needs libraries that this system lacks: {', '.join(missing)}.\n"
    if is_debian():
        return f"{text}Install them with:\n  {apt_command(packages_for(libraries, missing))}"
    if shutil.which("dnf"):
        files = " ".join(f"'{name}()(64bit)'" for name in missing)
        return f"{text}Install them with:\n  sudo dnf install -y {files}"
    return f"{text}Install the packages of your system that contain these files."


def ensure_libraries(*, window: bool) -> None:
    """Make sure that Qt finds the system's libraries: those for a window only where asked."""
    if not sys.platform.startswith("linux"):
        return
    libraries = HEADLESS_LIBRARIES | (WINDOW_LIBRARIES if window else {})
    missing = [name for name in libraries if not loads(name)]
    if not missing:
        return
    # A child looks again: the linker of this process may remember what it did not find.
    if install_packages(packages_for(libraries, missing)) and _child_loads(missing):
        return
    advice = library_advice(libraries, missing)
    if os.environ.get("WAYLAND_DISPLAY") and all(name in WINDOW_LIBRARIES for name in missing):
        say(f"continuing with Wayland, although {advice}")
        return
    raise DevError(advice)


def _child_loads(libraries: Sequence[str]) -> bool:
    code = "import ctypes, sys; [ctypes.CDLL(name) for name in sys.argv[1:]]"
    return call([sys.executable, "-c", code, *libraries]) == 0


def ensure_environment(*, dev: bool, package: bool = False) -> Environment:
    """Return an environment in which the program, and its tools if ``dev``, are installed.

    ``package`` gives another one, with what builds programs and nothing that could slip into them.
    """
    abiflags = getattr(sys, "abiflags", "")  # Windows has had none for long
    name = environment_name(sys.version_info[:2], abiflags) + ("-package" if package else "")
    environment = Environment(ROOT / ".venv" / name)
    wanted = wanted_stamp(dev=dev)
    present = environment.stamp()
    if present is not None and present.serves(wanted):
        return environment
    if present is None or present.interpreter != wanted.interpreter:
        ensure_venv_module()
        say(f"making an environment for Python {sys.version.split()[0]} in .venv/{name}")
        if call([sys.executable, "-m", "venv", "--clear", environment.folder]) != 0:
            raise DevError(
                f"The environment in {environment.folder} could not be made; see the lines above."
            )
    # From here to the last line the environment counts as broken, whatever happens between.
    environment.stamp_file.unlink(missing_ok=True)
    what = "the program and its development tools" if dev else "the program"
    say(f"installing {what} (the first time this downloads about 200 MB and takes a minute or two)")
    target = ".[package]" if package else ".[dev]" if dev else "."
    pip: list[str | Path] = [environment.python, "-m", "pip", "--disable-pip-version-check"]
    if call([*pip, "install", "--quiet", "--editable", target]) != 0:
        raise DevError(
            "The packages could not be installed; see pip's output above. Is there a "
            "connection to the internet? Run the same command again to continue."
        )
    fresh = environment.stamp_file.with_suffix(".new")
    fresh.write_text(wanted.to_text(), encoding="utf-8")
    fresh.replace(environment.stamp_file)
    return environment


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # knows the limits of containers and `taskset`
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def checks(environment: Environment) -> dict[str, list[str | Path]]:
    """Return the commands that look at the source without running it, by name."""
    python = environment.python
    return {
        "lint": [python, "-m", "ruff", "check", "--quiet"],
        "format": [python, "-m", "ruff", "format", "--check", "--quiet"],
        "types": [python, "-m", "mypy"],
        "import contracts": [environment.program("lint-imports")],
    }


def run_checks(environment: Environment) -> list[str]:
    """Run all checks of the source and return the names of those that failed."""
    failed = []
    for name, command in checks(environment).items():
        say(f"checking: {name}")
        if call(command) != 0:
            failed.append(name)
    return failed


def settings_for_tests() -> dict[str, str]:
    """Return the environment variables of tests: no display, one core each, kept bytecode.

    Every core has a worker already: threads of numpy's for products of small matrices would only
    wait for each other, and that takes ten times as long as multiplying.

    Tests start many programs, each of which would otherwise compile all modules again. Who wants
    no bytecode beside the source gets it under ``.venv``.
    """
    settings = {"QT_QPA_PLATFORM": "offscreen", "OPENBLAS_NUM_THREADS": "1"}
    if os.environ.get("PYTHONDONTWRITEBYTECODE"):
        settings["PYTHONDONTWRITEBYTECODE"] = ""
        settings["PYTHONPYCACHEPREFIX"] = str(ROOT / ".venv" / "bytecode")
    return settings


def on_all_cores() -> list[str]:
    """Return the arguments with which pytest uses all cores.

    Each worker begins with a stretch of neighbouring tests, which share what they have to load, and
    takes from the others what is left of theirs when it is done.
    """
    return ["-n", str(cores()), "--dist", "worksteal"]


def pytest_runs() -> dict[str, list[str]]:
    """Return the arguments of pytest for its two runs, which together have every test, by name.

    Tests marked `alone` measure time: beside others they would measure those too. Only the files
    that have some are named for their run, since it would take long to look into all others again.
    """
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    marked = [str(file) for file in files if "mark.alone" in file.read_text(encoding="utf-8")]
    return {
        "tests": [*on_all_cores(), "-m", "not alone"],
        "tests that measure time": ["-m", "alone", *marked],
    }


def run_pytest(environment: Environment, arguments: Sequence[str]) -> int:
    """Run pytest without a display."""
    return call([environment.python, "-m", "pytest", *arguments], env=settings_for_tests())


def check_while_compiling(environment: Environment) -> list[str]:
    """Run all checks of the source, and compile the kernels for the tests on another core.

    What can't be compiled is told by the tests, which try it again.
    """
    with ThreadPoolExecutor(1) as other_core:
        prepare: list[str | Path] = [environment.python, "-m", "tests.helpers.kernels"]
        compiling = other_core.submit(call, prepare, env=settings_for_tests(), silent=True)
        failed = run_checks(environment)
        if not compiling.done():
            say("waiting for the kernels, which are compiled the first time")
    return failed


def play(arguments: Sequence[str]) -> int:
    """Start the game."""
    environment = ensure_environment(dev=False)
    ensure_libraries(window=True)
    # File names among the arguments are meant from where the person stands.
    return call([environment.python, "-m", "ttr_qt", *arguments], cwd=None)


def test(arguments: Sequence[str]) -> int:
    """Check everything; with arguments run only pytest with these, see below for --fast."""
    environment = ensure_environment(dev=True)
    ensure_libraries(window=False)
    if FAST in arguments:
        rest = [word for word in arguments if word != FAST]
        return run_pytest(environment, [*on_all_cores(), "-m", "not slow and not alone", *rest])
    if arguments:
        return run_pytest(environment, arguments)
    failed = check_while_compiling(environment)
    # Last, so that a closing line of pytest's ends the output when all is well.
    for name, chosen in pytest_runs().items():
        say(f"running the {name}")
        if run_pytest(environment, chosen) != 0:
            failed.append(name)
    return _verdict(failed)


def lint(arguments: Sequence[str]) -> int:
    """Check format, style, types and import contracts."""
    if arguments:
        raise DevError("lint takes no arguments.")
    failed = run_checks(ensure_environment(dev=True))
    if not failed:
        say("all checks passed")
    return _verdict(failed)


def _verdict(failed: Sequence[str]) -> int:
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def bench(arguments: Sequence[str]) -> int:
    """Measure engine, search and window."""
    environment = ensure_environment(dev=True)
    ensure_libraries(window=False)
    return call([environment.python, ROOT / "tests" / "perf" / "bench.py", *arguments], cwd=None)


def fuzz(arguments: Sequence[str]) -> int:
    """Let everything that reads files or texts read very many of them."""
    return run_module("tests.fuzz", arguments)


def soak(arguments: Sequence[str]) -> int:
    """Play game after game through the window, and see that nothing grows."""
    return run_module("tests.perf.soak", arguments)


def run_module(name: str, arguments: Sequence[str]) -> int:
    """Run one of the slow checks, from the checkout and without a display."""
    environment = ensure_environment(dev=True)
    ensure_libraries(window=False)
    return call([environment.python, "-m", name, *arguments], env=settings_for_tests())


def try_out(trial: "Trial") -> int:
    """Install what a trial needs, where that is possible, and run it without skipping anything."""
    environment = ensure_environment(dev=True)
    ensure_libraries(window=True)
    say(f"this takes about {trial.takes}; it needs {', '.join(trial.packages)}")
    if not install_packages(trial.packages):
        say("nothing was installed: that needs Debian, and to be root")
    env = settings_for_tests() | {"TTR_QT_REQUIRED": "1"}
    return call([environment.python, "-m", "pytest", "-n0", "-q", trial.tests], env=env)


def try_system(name: str, system: "System", arguments: Sequence[str]) -> int:
    """Install what makes a system up, where that is possible, and try there what was built."""
    environment = ensure_environment(dev=False, package=True)
    say(f"this takes about {system.takes}; it needs {', '.join(system.packages)}")
    if not install_packages(system.packages):
        say("nothing was installed: that needs Debian, and to be root")
    return call([environment.python, "-m", "tools.bundle.trials", name, *arguments])


def package(arguments: Sequence[str]) -> int:
    """Build wheel, source archive and installers into ``dist``; --check tries them out."""
    from tools.bundle.trials.needs import SYSTEMS, TRIALS  # noqa: PLC0415 - for packagers

    name = arguments[1] if len(arguments) > 1 and arguments[0] == "--check" else ""
    if name in TRIALS and len(arguments) == 2:  # noqa: PLR2004
        return try_out(TRIALS[name])
    if name in SYSTEMS:
        return try_system(name, SYSTEMS[name], arguments[2:])
    if not {"--quick", "--check"}.issuperset(arguments):
        raise DevError(
            "package only knows --quick (little compression), --check (try it out) and "
            f"--check with one of: {', '.join(sorted(TRIALS | SYSTEMS))}."
        )
    environment = ensure_environment(dev=False, package=True)
    ensure_libraries(window=True)  # the program carries some of them, and the .deb asks for others
    if "--check" not in arguments:
        say("building the wheel and the source archive into dist/")
        code = call([environment.python, "-m", "hatchling", "build", "-d", "dist"])
        if code != 0:
            return code
    return call([environment.python, "-m", "tools.bundle", *arguments])


COMMANDS = {
    "play": play,
    "test": test,
    "lint": lint,
    "bench": bench,
    "fuzz": fuzz,
    "soak": soak,
    "package": package,
}


def parse(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Return the command and the arguments that belong to it, untouched."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description="Play, test and build from a checkout.",
        epilog="Arguments after play, test, bench, fuzz and soak go to what they start. "
        f"`test {FAST}` is for the inner loop: pytest only, without {FAST_LEFT_OUT}. "
        "Run `test` before you commit.",
    )
    helps = "; ".join(f"{name}: {command.__doc__}" for name, command in COMMANDS.items())
    parser.add_argument("command", choices=COMMANDS, help=helps)
    # Only the first word is ours: `dev.py play --help` asks the game.
    name: str = parser.parse_args(arguments[:1]).command
    return name, list(arguments[1:])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    name, rest = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        return COMMANDS[name](rest)
    except DevError as error:
        print(f"dev.py: {error}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        print("\ndev.py: interrupted", file=sys.stderr, flush=True)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
