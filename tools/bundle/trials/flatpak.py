"""Builds the Flatpak with a runtime made of Debian, installs it, and plays in its sandbox."""

import os
import platform
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

from tools.bundle import check, linux
from tools.bundle.contents import IDENTIFIER, NAME, ROOT, SAVE_SUFFIX
from tools.bundle.trials.roots import DEBIAN_13, make_root

MANIFEST: Final = ROOT / "packaging" / "flatpak" / f"{IDENTIFIER}.yml"
SCRIPT: Final = MANIFEST.with_name("build.sh")
_LIBRARIES: Final = (
    *("libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libfreetype6", "libglib2.0-0t64"),
    *("libdbus-1-3", "libx11-6", "libx11-xcb1", "libxcb1", "libwayland-client0"),
    *("libwayland-cursor0", "libwayland-egl1", "libasound2t64", "libstdc++6", "zlib1g"),
)
"""What the real runtime has of all that the program asks for."""
_TOOLS: Final = ("appstream", "appstream-compose", "appstream-util")
"""What the real kit has for making known to software centres what is told to them."""
_PARTS: Final = {"bin", "lib", "share", "manifest.json", ".ref"}
"""What an installed Flatpak has beside each other; flatpak itself adds the last."""


def run(folder: Path, say: Callable[[str], None]) -> list[str]:
    """Build, install and play; return what is wrong."""
    program = ROOT / "build" / "bundle" / NAME
    if not program.is_dir():
        raise check.CheckError("There is no program yet: python3 dev.py package builds it.")
    return _Trial(folder, say).run()


def files_in(folder: Path) -> set[str]:
    """Return the names of all files in a folder."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


def runtime_of(manifest: str) -> tuple[str, str, str]:
    """Return the names of runtime and kit, and their version, from the text of a manifest."""
    told = dict(line.split(": ", 1) for line in manifest.splitlines() if ": " in line[:20])
    return told["runtime"], told["sdk"], told["runtime-version"].strip('"')


def not_exported(exports: Path) -> list[str]:
    """Return what desktops would not get to know of the program, from what is exported to them."""
    icons = "icons/hicolor"
    wanted = [
        f"applications/{linux.DESKTOP.name}",
        f"mime/packages/{IDENTIFIER}.xml",
        f"{icons}/scalable/apps/{IDENTIFIER}.svg",
        *(f"{icons}/{size}x{size}/apps/{IDENTIFIER}.png" for size in linux.ICON_SIZES),
        *(f"{icons}/{size}x{size}/mimetypes/{linux.MIME_ICON}.png" for size in (48, 256)),
    ]
    wrong = [f"not exported: {name}" for name in wanted if not (exports / name).exists()]
    # Its last part is another one by older versions of flatpak-builder.
    if not any(exports.glob(f"metainfo/{IDENTIFIER}.*.xml")):
        wrong.append("not exported: what software centres are told")
    entry = exports / "applications" / linux.DESKTOP.name
    text = entry.read_text(encoding="utf-8") if entry.exists() else ""
    opens = f"{IDENTIFIER} @@ %f @@" in text and linux.MIME_TYPE in text
    return wrong if opens else [*wrong, f"no .{SAVE_SUFFIX} can be opened: {text}"]


class _Trial:
    def __init__(self, folder: Path, say: Callable[[str], None]) -> None:
        self._folder, self._say = folder, say
        self._env = os.environ | {
            "FLATPAK_USER_DIR": str(folder / "flatpaks"),
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "HOME": str(folder / "home"),
        }
        for name in ("run", "home"):
            (folder / name).mkdir(exist_ok=True)
        (folder / "run").chmod(0o700)

    def run(self) -> list[str]:
        """Do all of it."""
        self._make_runtimes()
        began = time.monotonic()
        file = self._build()
        size = file.stat().st_size
        self._say(f"{file}: {size / 1e6:.0f} MB, built in {time.monotonic() - began:.0f} s")
        self._call(["flatpak", "install", "--user", "-y", file])
        wrong = [] if size < check.MAX_INSTALLER else [f"{file.name} has {size / 1e6:.0f} MB"]
        wrong += not_exported(self._exports()) + self._see_inside()
        report = self._folder / "out" / "report.json"
        report.parent.mkdir(exist_ok=True)
        report.unlink(missing_ok=True)
        started = time.time()
        command = ["flatpak", "run", "--user", f"--filesystem={report.parent}", IDENTIFIER]
        screen = ["dbus-run-session", "--", "xvfb-run", "-a"]
        self._call([*screen, *command, "--self-test", str(report)], check=False)
        facts = check.report_of(report, started)
        check.tell("in the sandbox", facts)
        wrong += check.judge(facts)
        self._call(["flatpak", "uninstall", "--user", "-y", IDENTIFIER])
        left = [path for path in self._exports().rglob("*") if IDENTIFIER in path.name]
        return wrong + [f"left behind: {path}" for path in left]

    def _call(self, command: Sequence[str | Path], *, check: bool = True) -> None:
        words = [str(word) for word in command]
        subprocess.run(words, env=self._env, check=check, stdin=subprocess.DEVNULL)

    def _make_runtimes(self) -> None:
        """Export a Debian twice, as what the program runs on and as what it is built with."""
        names = runtime_of(MANIFEST.read_text(encoding="utf-8"))
        repository = self._folder / "repository"
        if (repository / "done").is_file():
            return
        self._say("a runtime made of Debian")
        root = make_root(self._folder / "debian", DEBIAN_13)
        root.install([*_LIBRARIES, *_TOOLS], fetch=True)
        shutil.rmtree(repository, ignore_errors=True)
        runtime, kit, branch = names
        tree = self._folder / "runtime"
        shutil.rmtree(tree, ignore_errors=True)
        # Runtimes have their files in `usr`; without a folder for those of a program it is taken
        # for one that was never begun.
        for name in ("usr", "files"):
            (tree / name).mkdir(parents=True)
        self._call(["cp", "-a", f"{root.folder}/usr/.", tree / "usr"])
        self._call(["cp", "-a", root.folder / "etc", tree / "usr" / "etc"])
        for name in (runtime, kit):
            text = f"[Runtime]\nname={name}\nruntime={runtime}/x86_64/{branch}\n"
            text += f"sdk={kit}/x86_64/{branch}\n"
            (tree / "metadata").write_text(text, encoding="utf-8")
            words = ["build-export", "--runtime", "--disable-sandbox"]
            self._call(["flatpak", *words, repository, tree, branch])
        shutil.rmtree(tree)
        remote = ["flatpak", "remote-add", "--user", "--no-gpg-verify", "--if-not-exists"]
        self._call([*remote, "stand-in", repository])
        for name in (runtime, kit):
            self._call(["flatpak", "install", "--user", "-y", "stand-in", f"{name}//{branch}"])
        (repository / "done").touch()

    def _build(self) -> Path:
        """Build the one file that people install; nothing of the runtime gets into it."""
        file = self._folder / f"{NAME}-{version(NAME)}-{platform.machine()}.flatpak"
        file.unlink(missing_ok=True)
        self._call(["/bin/sh", SCRIPT, file])
        return file

    def _see_inside(self) -> list[str]:
        """Return what is not the program that was built, and what of that is lacking."""
        app = self._folder / "flatpaks" / "app" / IDENTIFIER / "current" / "active" / "files"
        there, built = files_in(app / "lib" / NAME), files_in(ROOT / "build" / "bundle" / NAME)
        wrong = [f"not as it was built: {name}" for name in sorted(there ^ built)]
        beside = {path.relative_to(app).parts[0] for path in app.iterdir()}
        return wrong + [f"does not belong in it: {name}" for name in sorted(beside - _PARTS)]

    def _exports(self) -> Path:
        return self._folder / "flatpaks" / "exports" / "share"
