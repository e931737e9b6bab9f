"""Makes the AppImage with a tool that stands in for the real one, and plays from its file system.

The runtime that an AppImage begins with can't be had from any package; all behind it is tried.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.bundle import check
from tools.bundle.contents import NAME, ROOT

TOOL: Final = Path(__file__).parent / "appimagetool"


def run(folder: Path, say: Callable[[str], None]) -> list[str]:
    """Make it, mount it and play; return what is wrong."""
    if not (ROOT / "build" / "bundle" / NAME).is_dir():
        raise check.CheckError("There is no program yet: python3 dev.py package builds it.")
    target = folder / f"{NAME}.squashfs"
    target.unlink(missing_ok=True)
    script = ROOT / "packaging" / "appimage" / "build.sh"
    env = os.environ | {"PATH": f"{TOOL.parent}:{os.environ['PATH']}"}
    began = time.monotonic()
    subprocess.run(["/bin/sh", str(script), str(target)], env=env, check=True)
    size = target.stat().st_size
    say(f"made in {time.monotonic() - began:.0f} s: {size / 1e6:.0f} MB, hardly compressed")
    wrong = [] if size < check.MAX_INSTALLER else [f"it has {size / 1e6:.0f} MB"]
    with _mounted(target) as place, tempfile.TemporaryDirectory() as home:
        env = check.newcomer(Path(home)) | {"APPDIR": str(place), "QT_QPA_PLATFORM": "xcb"}
        report = Path(home) / "report.json"
        command = ["xvfb-run", "-a", str(place / "AppRun"), "--self-test", str(report)]
        started = time.time()
        subprocess.run(command, env=env, check=False)
        facts = check.report_of(report, started)
        check.tell("from the mounted file system", facts)
        return wrong + check.judge(facts)


@contextmanager
def _mounted(file: Path) -> Iterator[Path]:
    """Give the file system in a file; where that can't be mounted, unpacked."""
    place = file.with_suffix(".mounted")
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    mount = ["mount", "-t", "squashfs", "-o", "loop,ro", str(file), str(place)]
    mounted = subprocess.run(mount, check=False).returncode == 0
    if not mounted:
        subprocess.run(["unsquashfs", "-q", "-n", "-f", "-d", str(place), str(file)], check=True)
    try:
        yield place
    finally:
        if mounted:
            subprocess.run(["umount", str(place)], check=True)
        shutil.rmtree(place)
