"""The file of settings, looked at before Qt reads it: nothing in it is executed, whatever it says.

Qt keeps values of any kind in such a file, and PySide lets Python's pickle make objects of some of
them, which runs whatever they ask for. This program keeps texts, lists of them and switches.
"""

import contextlib
import logging
import re
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

MAX_BYTES: Final = 1_000_000
_HEXADECIMAL: Final = re.compile(r"\\x([0-9a-fA-F]+)")
_OCTAL: Final = re.compile(r"\\([0-7]+)")
_IGNORED: Final = re.compile(r'\\\r?\n|"')
_BINARY: Final = ("@Variant(", "@DateTime(")
"""How values begin that Qt makes objects of."""
_log = logging.getLogger(__name__)


def open_settings() -> QSettings:
    """Return the settings of the person who uses the program."""
    if sys.platform in {"win32", "darwin"}:  # elsewhere they are such a file anyway
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    return settings_in(Path(QSettings().fileName()))


def settings_in(file: Path) -> QSettings:
    """Return the settings in a file; one that can't be ours is put aside first."""
    try:
        with file.open("rb") as source:
            data = source.read(MAX_BYTES + 1)
    except (OSError, ValueError):
        data = b""  # mostly there is none yet
    if not is_plain(data):
        _set_aside(file)
    return QSettings(str(file), QSettings.Format.IniFormat)


def is_plain(data: bytes) -> bool:
    """Tell whether a file is small and has nothing but texts, lists and numbers."""
    if len(data) > MAX_BYTES:
        return False
    # Any letter may be written by its number, and Qt takes the last 16 bits of that.
    text = _HEXADECIMAL.sub(lambda found: _letter(int(found[1][-4:], 16)), data.decode("latin-1"))
    text = _OCTAL.sub(lambda found: _letter(int(found[1][-12:], 8)), text)
    text = _IGNORED.sub("", text)
    return not any(word in text for word in _BINARY)


def write_settings(settings: QSettings) -> bool:
    """Write what was changed, and tell whether it is on the disk."""
    settings.sync()
    return settings.status() == QSettings.Status.NoError


def _letter(number: int) -> str:
    return chr(number & 0xFFFF)


def _set_aside(file: Path) -> None:
    _log.warning("the settings were put aside: they are not as this program writes them")
    try:
        file.replace(file.with_name(f"damaged {file.name}"))
    except OSError:
        with contextlib.suppress(OSError):
            file.unlink()
