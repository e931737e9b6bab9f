"""Brings the translations up to date and compiles them for Qt.

English has a file too: only for texts with a number, whose source is the form for many.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

import PySide6

from tools.translations import files
from tools.translations.sources import messages_in

_ROOT: Final = Path(__file__).resolve().parents[2]
_FOLDER: Final = _ROOT / "resources" / "translations"


def main() -> int:
    """Update all files; return 1 if something is not translated yet."""
    argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__).parse_args()
    messages = messages_in(_ROOT / "ttr_qt")
    missing = 0
    for language in ("de", "en"):
        wanted = messages if language == "de" else [one for one in messages if one.plural]
        file = _FOLDER / f"ttr_qt_{language}.ts"
        for message in files.write(file, language, wanted, files.read(file)):
            sys.stdout.write(f"{language}: {message.context}: {message.text}\n")
            missing += 1
        compile_file(file, file.with_suffix(".qm"))
    sys.stdout.write(f"{len(messages)} texts, {missing} translations missing.\n")
    return 1 if missing else 0


def compile_file(source: Path, compiled: Path) -> None:
    """Write the form that Qt reads while the program runs."""
    tool = Path(PySide6.__file__).parent / (
        "lrelease.exe" if sys.platform == "win32" else "lrelease"
    )
    command = [str(tool), "-silent", str(source), "-qm", str(compiled)]
    subprocess.run(command, check=True)  # noqa: S603 - Qt's own tool


if __name__ == "__main__":
    sys.exit(main())
