"""Builds the program for Windows, installs it, plays it, renews it and removes it, under Wine."""

import math
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.bundle import check, linux
from tools.bundle import windows as recipe
from tools.bundle.contents import NAME, ROOT, SAVE_SUFFIX, TITLE
from tools.bundle.trials.player import HELD, Player
from tools.bundle.trials.wine import PYTHON, Computer, Windows, copy_source

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
_NAPS: Final = 3
_AWAKE: Final = 6.0
_ASLEEP: Final = 20.0
"""Seconds: longer than opponents may think, and than they may take to notice that time is up."""
_DARK_FRAME: Final = "20"
"""The number by which Windows knows what is asked for."""
_LONGEST_HOME: Final = rf"C:\Users\{'x' * 20}\AppData\Local\Programs\{NAME}\new" + "\\"
_LONGEST_PATH: Final = 260
"""What Windows allows of names of users, and of paths in programs such as the setup."""
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
        builder.run([PYTHON, "-m", "ensurepip"], output=windows.folder / "pip.log")
        wheels = windows.inside / "wheels"
        shutil.copytree(windows.fetched, wheels, dirs_exist_ok=True)
        index = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "Z:/stand-in/wheels"}
        log = windows.folder / "build.log"
        shell = ["cmd", "/c", rf"cd /d Z:\stand-in\{NAME} && {PYTHON} dev.py package --quick"]
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
        self._player = Player(computer, self._logs)
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
            "a game, with the computer asleep for a while": self._play_asleep,
            "a saved game, by its kind of file": self._open_saved,
            "a game whose file another program holds": self._save_held,
            "dark title bars": self._see_title_bars,
            "started by its link, twice": self._start_twice,
            "renewed while it runs": lambda: self._renew_running(newer),
            "removed while it runs": self._remove_running,
            "installed again": lambda: self._install(newer),
            "removed": self._remove,
        }
        for name, act in steps.items():
            began, before = time.monotonic(), len(self._player.wrong)
            act()
            verdict = "; ".join(self._player.wrong[before:]) or "as it should"
            self._say(f"{name}: {verdict}, {time.monotonic() - began:.0f} s")
        return self._player.wrong

    def _look_at_files(self) -> None:
        exe = self._program / f"{NAME}.exe"
        longest = max(_files(self._program), key=len)
        length = len(_LONGEST_HOME) + len(longest)
        self._player.expect(length < _LONGEST_PATH, f"{longest} is too long for long names")
        size = linux.folder_size(self._program)
        self._say(f"installed: {size / 1e6:.0f} MB")
        self._player.expect(size < check.MAX_INSTALLED, f"installed, it has {size / 1e6:.0f} MB")
        setup = self._setups[_version()]
        size = setup.stat().st_size
        self._say(f"{setup.name}: {size / 1e6:.1f} MB")
        self._player.expect(size < check.MAX_INSTALLER, f"the setup has {size / 1e6:.0f} MB")
        self._player.expect(not recipe.opens_console(exe), "the program opens a console")
        for text in ("The ttr-qt authors", TITLE, _version()):
            self._player.expect(recipe.says(exe, text), f"the program's properties lack {text}")
            self._player.expect(recipe.says(setup, text), f"the setup's properties lack {text}")
        for one in (exe, setup):
            told = recipe.manifest(one)
            self._player.expect(
                "dpiAware" in told, f"{one.name} does not say that it knows all screens"
            )
            self._player.expect("longPathAware" in told, f"{one.name} does not allow long paths")

    def _setup(self, version: str, *words: str) -> int:
        file = f"Z:/stand-in/{self._setups[version].name}"
        return self._pc.run([file, "/S", *words], check=False, output=self._logs / "setup.log")

    def _install(self, version: str) -> None:
        self._player.expect(self._setup(version) == 0, "the setup failed")
        self._see_installed(version)

    def _see_installed(self, version: str) -> None:
        """Look at files, registry, link and kind of file."""
        source = self._program if version == _version() else self._program_of_newer()
        there, wanted = _files(self.home), _files(source)
        lacking, more = sorted(wanted - there), sorted(there - wanted - {"uninstall.exe"})
        self._player.expect(not lacking, f"{len(lacking)} files are missing: {lacking[:3]}")
        self._player.expect(not more, f"{len(more)} files are too many: {more[:3]}")
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
            self._player.expect(entry.get(key) == value, f"{key} is {entry.get(key)!r}")
        told = int(entry.get("EstimatedSize", "0"), 0) * 1024
        size = sum(path.stat().st_size for path in self.home.rglob("*") if path.is_file())
        self._player.expect(
            abs(told - size) < 0.05 * size, f"the size is told as {told / 1e6:.0f} MB"
        )
        self._player.expect(self._pc.profile.joinpath(*self.link).is_file(), "there is no link")
        opened = self._pc.registry(rf"{_KIND}\shell\open\command").get("(Default)", "")
        self._player.expect(
            opened == rf'"{place}\{NAME}.exe" "%1"', f"saved games open with {opened!r}"
        )

    def _program_of_newer(self) -> Path:
        return self._setups[NEWER].parent / "later"

    def _play(self) -> None:
        report = self._report()
        began = time.time()
        self._pc.run(self._self_test(report), check=False, output=self._logs / "game.log")
        self._judge("installed on Windows", report, began)
        self._player.expect(report.with_suffix(".png").is_file(), "there is no picture of the game")

    def _play_asleep(self) -> None:
        """Play while the clock, but not the program, goes on in the midst of a turn."""
        report = self._report()
        began = time.time()
        with self._player.running(self._self_test(report)):
            for _ in range(_NAPS):
                time.sleep(_AWAKE)
                self._player.sleep(_ASLEEP)
        self._judge("asleep meanwhile", report, began, limit=math.inf)

    def _report(self) -> Path:
        report = self._pc.profile / "Bericht über alles.json"
        report.unlink(missing_ok=True)
        return report

    def _self_test(self, report: Path) -> list[str]:
        return [self._player.exe, "--self-test", self._player.path_of(report)]

    def _judge(
        self, name: str, report: Path, began: float, limit: float = _WITH_WINE * check.MAX_WINDOW_S
    ) -> None:
        facts = check.report_of(report, began)
        check.tell(name, facts)
        self._player.wrong += check.judge(facts, limit=limit)

    def _open_saved(self) -> None:
        saved = self._player.add_game(SAVED, _SEED)
        # Wine looks for kinds of file only where those of all users are.
        for key in (_KIND, _SUFFIX):
            for_all = key.replace("HKCU", "HKLM", 1)
            self._pc.run(["reg", "copy", key, for_all, "/s", "/f"], output=self._logs / "reg.log")
        with self._player.running(["start", "/wait", saved]):
            self._player.wait(
                lambda: _SEED in self._player.game_seeds(), "the saved game was not opened"
            )
            self._player.close()

    def _save_held(self) -> None:
        """Open a game while the file that keeps the unfinished one can't be replaced."""
        player = self._player
        other = player.add_game(f"Andere Partie.{SAVE_SUFFIX}", _SEED + 1)
        (kept,) = player.data().glob("current game.json")
        with player.holding(kept), player.running([player.exe, other]):
            player.wait(lambda: "in use" in player.log(), "nothing was said of the file")
            player.expect(player.game_seeds() == [_SEED], "the file was replaced")
            (self._pc.profile / HELD).unlink()
            player.wait(lambda: player.game_seeds() == [_SEED + 1], "saving was not tried again")
            player.close()
        again = player.path_of(self._pc.profile / SAVED)
        with player.running([player.exe, again]):
            player.wait(lambda: _SEED in player.game_seeds(), "the game was not opened")
            player.close()

    def _see_title_bars(self) -> None:
        """See what Windows is asked for by a window that is set to be dark, and by a light one."""
        told = self._pc.drive / "title bars.txt"
        for theme, dark in (("light", "0"), ("dark", "1")):
            self._player.choose(theme=theme)
            told.unlink(missing_ok=True)
            with self._player.running([self._player.exe]):
                self._player.wait(lambda: bool(self._player.locks()), "the program did not start")
                self._player.close()
            lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
            asked = {value for number, value in map(str.split, lines) if number == _DARK_FRAME}
            # Bars are light where nothing is asked for.
            shown = asked or {"0"}
            self._player.expect(shown == {dark}, f"where it is {theme}, {asked} was asked for")

    def _start_twice(self) -> None:
        link = "\\".join(("C:", "users", USER, *self.link))
        with self._player.running(["start", "/wait", link]):
            self._player.wait(lambda: len(self._player.locks()) == 1, "the link did not start it")
            with self._player.running([self._player.exe]):
                self._player.wait(lambda: len(self._player.locks()) == 2, "no second copy runs")  # noqa: PLR2004
                self._player.close()
        self._player.expect(_SEED in self._player.game_seeds(), "the game was not kept")

    def _renew_running(self, newer: str) -> None:
        with self._player.running([self._player.exe]):
            self._player.wait(lambda: len(self._player.locks()) == 1, "the program did not start")
            code = self._setup(newer)
            self._player.expect(code == _BUSY, f"the setup ended with {code} while the program ran")
            self._player.expect(self._player.locks(), "the program was closed unasked")
            self._see_installed(_version())
            code = self._setup(newer, "/CLOSE")
            self._player.expect(code == 0, f"the setup ended with {code} although it may close it")
            self._player.wait(lambda: not self._player.locks(), "the program was not closed")
        self._see_installed(newer)
        self._player.expect(_SEED in self._player.game_seeds(), "the game was not kept")

    def _remove_running(self) -> None:
        with self._player.running([self._player.exe]):
            self._player.wait(lambda: len(self._player.locks()) == 1, "the program did not start")
            self._uninstall()
            self._player.expect(self._player.locks(), "the program was closed unasked")
            self._see_installed(NEWER)
            self._uninstall("/CLOSE")
            self._player.wait(lambda: not self._player.locks(), "the program was not closed")
        self._see_removed()

    def _uninstall(self, *words: str) -> None:
        """Remove the program: its uninstaller goes on in a copy of itself."""
        file = self._player.exe.replace(f"{NAME}.exe", "uninstall.exe")
        self._pc.run([file, "/S", *words], check=False, output=self._logs / "uninstall.log")
        self._player.wait(lambda: not self._player.processes("~nsu"), "the uninstaller did not end")

    def _remove(self) -> None:
        self._uninstall()
        self._see_removed()

    def _see_removed(self) -> None:
        self._player.expect(not self.home.exists(), f"left: {sorted(_files(self.home))[:3]}")
        for key in (_UNINSTALL, _KIND, _SUFFIX):
            self._player.expect(not self._pc.registry(key), f"left in the registry: {key}")
        self._player.expect(not self._pc.profile.joinpath(*self.link).exists(), "the link is left")
        self._player.expect(_SEED in self._player.game_seeds(), "the player's game went, too")


def _files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
