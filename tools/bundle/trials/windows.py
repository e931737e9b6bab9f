"""Builds the program for Windows, installs it, plays it, renews it and removes it, under Wine."""

import json
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tools.bundle import check, linux
from tools.bundle import windows as recipe
from tools.bundle.contents import NAME, ROOT, SAVE_SUFFIX, TITLE
from tools.bundle.trials.wine import Computer, Windows, copy_source
from ttr_qt.engine import Game

USER: Final = "Jürgen Müller-Lüdenscheidt"
SAVED: Final = f"Größe Partie mit Üben.{SAVE_SUFFIX}"
NEWER: Final = "99.0.0"
_UNINSTALL: Final = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
_KIND: Final = rf"HKCU\Software\Classes\{NAME}.game"
_SUFFIX: Final = rf"HKCU\Software\Classes\.{SAVE_SUFFIX}"
_SEED: Final = 4711
"""By it the saved game is known again."""
_BUSY: Final = 2
"""With what the setup ends if it changed nothing."""
_WITH_WINE: Final = 2
"""How much longer than Windows itself Wine may take, of whose work much counts as the program's."""
_PATIENCE: Final = 120.0
_MOVED: Final = "resources/ADDED.txt"


def run(folder: Path, say: Callable[[str], None]) -> list[str]:
    """Try everything out in a folder, and return what is wrong."""
    windows = Windows(folder, say)
    windows.make()
    program = build(windows)
    setups = make_setups(windows, program)
    computer = windows.new_computer("player", USER)
    try:
        return _Trial(computer, program, setups, folder, say).run()
    finally:
        computer.switch_off()


def build(windows: Windows) -> Path:
    """Build the program with a Python for Windows, unless this very source was built before."""
    source = windows.inside / NAME
    state = copy_source(source)

    def act() -> None:
        builder = windows.computer("builder", "builder")
        try:
            build_with(builder)
        finally:
            builder.switch_off()

    def build_with(builder: Computer) -> None:
        python = r"Z:\stand-in\python\python.exe"
        builder.run([python, "-m", "ensurepip"], output=windows.folder / "pip.log")
        wheels = windows.inside / "wheels"
        shutil.copytree(windows.fetched, wheels, dirs_exist_ok=True)
        index = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "Z:/stand-in/wheels"}
        log = windows.folder / "build.log"
        shell = ["cmd", "/c", rf"cd /d Z:\stand-in\{NAME} && {python} dev.py package --quick"]
        if builder.run(shell, check=False, output=log, env=index) != 0:
            raise check.CheckError(f"The program was not built; see {log}.")

    windows.step("the program for Windows", act, key=state)
    return source / "build" / "bundle" / NAME


def make_setups(windows: Windows, program: Path) -> dict[str, Path]:
    """Make the setup of this version and one of a newer version, which has other files."""
    made = {}
    number = _version()
    later = windows.inside / "later"
    state = (windows.folder / "done" / "the program for Windows.txt").read_text(encoding="utf-8")
    state += Path(recipe.installer(str(ROOT))).read_text(encoding="utf-8")
    for version, home in ((number, program), (NEWER, later)):
        target = windows.inside / f"{NAME}-{version}-windows-amd64-setup.exe"
        made[version] = target

        def act(version: str = version, home: Path = home, target: Path = target) -> None:
            if version == NEWER:
                shutil.rmtree(later, ignore_errors=True)
                shutil.copytree(program, later, copy_function=os.link)
                data = later / "_internal" / "ttr_qt" / "_data"
                (data / _MOVED).write_text("new", encoding="utf-8")
                shutil.rmtree(data / "resources" / "sounds")
            places = [f"/{one.relative_to(windows.root.folder)}" for one in (home, target)]
            checkout = f"/{(windows.inside / NAME).relative_to(windows.root.folder)}"
            quick = version == NEWER
            words = recipe.setup_command(version, places[0], checkout, places[1], quick=quick)
            windows.root.run(["makensis", *words])

        windows.step(f"setup of {version}", act, key=state)
    return made


def _version() -> str:
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    return next(line.split('"')[1] for line in lines if line.startswith("version = "))


class _Trial:
    """One player, from the first installation to the end."""

    def __init__(
        self,
        computer: Computer,
        program: Path,
        setups: dict[str, Path],
        folder: Path,
        say: Callable[[str], None],
    ) -> None:
        self._pc, self._program, self._say = computer, program, say
        self._setups, self._logs = setups, folder / "logs"
        self._logs.mkdir(exist_ok=True)
        self._wrong: list[str] = []
        self.home = computer.profile / "AppData" / "Local" / "Programs" / NAME
        self.link = (
            *("AppData", "Roaming", "Microsoft", "Windows", "Start Menu", "Programs"),
            f"{TITLE}.lnk",
        )

    def run(self) -> list[str]:
        """Go through all steps and return what was wrong in them."""
        first, newer = self._setups
        steps: dict[str, Callable[[], None]] = {
            "sizes and properties": self._look_at_files,
            "installed": lambda: self._install(first),
            "a game": self._play,
            "a saved game, by its kind of file": self._open_saved,
            "started by its link, twice": self._start_twice,
            "renewed while it runs": lambda: self._renew_running(newer),
            "removed while it runs": self._remove_running,
            "removed": self._remove,
        }
        for name, act in steps.items():
            began, before = time.monotonic(), len(self._wrong)
            act()
            verdict = "; ".join(self._wrong[before:]) or "as it should"
            self._say(f"{name}: {verdict}, {time.monotonic() - began:.0f} s")
        return self._wrong

    def _expect(self, fact: object, sentence: str) -> None:
        if not fact:
            self._wrong.append(sentence)

    def _look_at_files(self) -> None:
        exe = self._program / f"{NAME}.exe"
        size = linux.folder_size(self._program)
        self._say(f"installed: {size / 1e6:.0f} MB")
        self._expect(size < check.MAX_INSTALLED, f"installed, it has {size / 1e6:.0f} MB")
        setup = self._setups[_version()]
        size = setup.stat().st_size
        self._say(f"{setup.name}: {size / 1e6:.1f} MB")
        self._expect(size < check.MAX_INSTALLER, f"the setup has {size / 1e6:.0f} MB")
        self._expect(not recipe.opens_console(exe), "the program opens a console")
        for text in ("The ttr-qt authors", TITLE, _version()):
            self._expect(recipe.says(exe, text), f"the program's properties lack {text}")
            self._expect(recipe.says(setup, text), f"the setup's properties lack {text}")
        for one in (exe, setup):
            told = recipe.manifest(one)
            self._expect("dpiAware" in told, f"{one.name} does not say that it knows all screens")
            self._expect("longPathAware" in told, f"{one.name} does not allow long paths")

    def _setup(self, version: str, *words: str) -> int:
        file = f"Z:/stand-in/{self._setups[version].name}"
        return self._pc.run([file, "/S", *words], check=False, output=self._logs / "setup.log")

    def _install(self, version: str) -> None:
        self._expect(self._setup(version) == 0, "the setup failed")
        self._see_installed(version)

    def _see_installed(self, version: str) -> None:
        """Look at files, registry, link and kind of file."""
        source = self._program if version == _version() else self._program_of_newer()
        there, wanted = _files(self.home), _files(source)
        lacking, more = sorted(wanted - there), sorted(there - wanted - {"uninstall.exe"})
        self._expect(not lacking, f"{len(lacking)} files are missing: {lacking[:3]}")
        self._expect(not more, f"{len(more)} files are too many: {more[:3]}")
        entry = self._pc.registry(_UNINSTALL)
        place = rf"C:\users\{USER}\AppData\Local\Programs\{NAME}"
        for key, value in {
            "DisplayName": TITLE,
            "DisplayVersion": version,
            "Publisher": "The ttr-qt authors",
            "InstallLocation": place,
            "DisplayIcon": rf"{place}\{NAME}.exe",
            "UninstallString": rf'"{place}\uninstall.exe"',
            "QuietUninstallString": rf'"{place}\uninstall.exe" /S',
        }.items():
            self._expect(entry.get(key) == value, f"{key} is {entry.get(key)!r}")
        told = int(entry.get("EstimatedSize", "0"), 0) * 1024
        size = sum(path.stat().st_size for path in self.home.rglob("*") if path.is_file())
        self._expect(abs(told - size) < 0.05 * size, f"the size is told as {told / 1e6:.0f} MB")
        self._expect(self._pc.profile.joinpath(*self.link).is_file(), "there is no link")
        opened = self._pc.registry(rf"{_KIND}\shell\open\command").get("(Default)", "")
        self._expect(opened == rf'"{place}\{NAME}.exe" "%1"', f"saved games open with {opened!r}")

    def _program_of_newer(self) -> Path:
        return self._setups[NEWER].parent / "later"

    @property
    def _exe(self) -> str:
        return rf"C:\users\{USER}\AppData\Local\Programs\{NAME}\{NAME}.exe"

    def _play(self) -> None:
        report = self._pc.profile / "Bericht über alles.json"
        report.unlink(missing_ok=True)
        began = time.time()
        words = [self._exe, "--self-test", rf"C:\users\{USER}\{report.name}"]
        self._pc.run(words, check=False, output=self._logs / "game.log")
        facts = check.report_of(report, began)
        check.tell("installed on Windows", facts)
        self._wrong += check.judge(facts, limit=_WITH_WINE * check.MAX_WINDOW_S)
        self._expect(report.with_suffix(".png").is_file(), "there is no picture of the game")

    def _data(self) -> Path:
        """Return the folder with the player's games."""
        places = ("copy 1.lock", "current game.json")
        found = [
            file.parent
            for name in places
            for file in self._pc.profile.glob(f"AppData/*/{NAME}*/**/{name}")
        ]
        return found[0] if found else self._pc.profile / "AppData" / "nowhere"

    def _game_seeds(self) -> list[Any]:
        files = sorted(self._data().glob("current game*.json"))
        return [json.loads(file.read_bytes())["seed"] for file in files]

    def _open_saved(self) -> None:
        game = Game.new("usa", players=2, seed=_SEED)
        (self._pc.profile / SAVED).write_text(game.to_json(), encoding="utf-8")
        # Wine looks for kinds of file only where those of all users are.
        for key in (_KIND, _SUFFIX):
            for_all = key.replace("HKCU", "HKLM", 1)
            self._pc.run(["reg", "copy", key, for_all, "/s", "/f"], output=self._logs / "reg.log")
        with self._running(["start", "/wait", rf"C:\users\{USER}\{SAVED}"]):
            self._await(lambda: _SEED in self._game_seeds(), "the saved game was not opened")
            self._close()

    def _start_twice(self) -> None:
        link = "\\".join(("C:", "users", USER, *self.link))
        with self._running(["start", "/wait", link]):
            self._await(lambda: len(self._locks()) == 1, "the link did not start it")
            with self._running([self._exe]):
                self._await(lambda: len(self._locks()) == 2, "no second copy runs")  # noqa: PLR2004
                self._close()
        self._expect(_SEED in self._game_seeds(), "the game was not kept")

    def _locks(self) -> list[Path]:
        return sorted(self._data().glob("copy *.lock"))

    def _renew_running(self, newer: str) -> None:
        with self._running([self._exe]):
            self._await(lambda: len(self._locks()) == 1, "the program did not start")
            code = self._setup(newer)
            self._expect(code == _BUSY, f"the setup ended with {code} while the program ran")
            self._expect(self._locks(), "the program was closed unasked")
            self._see_installed(_version())
            code = self._setup(newer, "/CLOSE")
            self._expect(code == 0, f"the setup ended with {code} although it may close it")
            self._await(lambda: not self._locks(), "the program was not closed")
        self._see_installed(newer)
        self._expect(_SEED in self._game_seeds(), "the game was not kept")

    def _remove_running(self) -> None:
        with self._running([self._exe]):
            self._await(lambda: len(self._locks()) == 1, "the program did not start")
            self._uninstall()
            self._expect(self._locks(), "the program was closed unasked")
            self._see_installed(NEWER)
            self._close()

    def _uninstall(self, *words: str) -> None:
        """Remove the program: its uninstaller goes on in a copy of itself."""
        file = self._exe.replace(f"{NAME}.exe", "uninstall.exe")
        self._pc.run([file, "/S", *words], check=False, output=self._logs / "uninstall.log")
        self._await(lambda: not self._processes("~nsu"), "the uninstaller did not end")

    def _remove(self) -> None:
        self._uninstall()
        self._expect(not self.home.exists(), f"left: {sorted(_files(self.home))[:3]}")
        for key in (_UNINSTALL, _KIND, _SUFFIX):
            self._expect(not self._pc.registry(key), f"left in the registry: {key}")
        self._expect(not self._pc.profile.joinpath(*self.link).exists(), "the link is left")
        self._expect(_SEED in self._game_seeds(), "the player's game went, too")

    @contextmanager
    def _running(self, words: list[str]) -> Iterator[None]:
        """Let a program run in the meantime."""
        with self._pc.start(words, self._logs / "program.log") as process:
            yield
            self._await(lambda: process.poll() is not None, f"{words[0]} did not end")
            process.kill()

    def _close(self) -> None:
        """Ask all copies of the program to close, as the bar of tasks does.

        Where a message is open, it is that what closes first.
        """
        words = ["taskkill", "/im", f"{NAME}.exe"]

        def gone() -> bool:
            self._pc.run(words, check=False, output=self._logs / "close.log")
            time.sleep(2.0)
            return not self._locks()

        self._await(gone, "the program did not close")

    def _await(self, there: Callable[[], bool], sentence: str) -> None:
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if there():
                return
            time.sleep(0.5)
        self._wrong.append(sentence)

    def _processes(self, name: str) -> list[str]:
        """Return those of this Windows whose program's name contains some words."""
        root = str(self._pc.drive)
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            try:
                words = (place / "cmdline").read_bytes().decode("utf-8", "replace")
                inside = root.startswith(f"{(place / 'root').readlink()}/")
            except OSError:
                continue
            if inside and name in words.partition("\0")[0]:
                found.append(place.name)
        return found


def _files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
