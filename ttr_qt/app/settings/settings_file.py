"""The file of settings, looked at before Qt reads it: nothing in it is executed, whatever it says.

Qt keeps values of any kind in such a file, and PySide lets Python's pickle make objects of some of
them, which runs whatever they ask for. This program keeps texts, lists of them and switches.
"""

import contextlib
import logging
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

MAX_BYTES: Final = 1_000_000
_HEXADECIMAL: Final = re.compile(r"\\x([0-9a-fA-F]+)")
_OCTAL: Final = re.compile(r"\\([0-7]+)")
_IGNORED: Final = re.compile(r'\\\r?\n|"')
_BINARY: Final = ("@Variant(", "@DateTime(")
"""How values begin that Qt makes objects of."""
_ASIDE: Final = "put aside"
"""The property of settings that tells where the file is that they replace."""
_log = logging.getLogger(__name__)


def open_settings() -> QSettings:
    """Return the settings of the person who uses the program."""
    if sys.platform in {"win32", "darwin"}:  # elsewhere they are such a file anyway
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    return settings_in(Path(QSettings().fileName()))


def settings_in(
    file: Path, is_whole: Callable[[QSettings], bool] = lambda _settings: True
) -> QSettings:
    """Return the settings in a file; one that can't be ours or is not whole is put aside first."""
    try:
        with file.open("rb") as source:
            data = source.read(MAX_BYTES + 1)
    except FileNotFoundError:  # mostly there is none yet
        return QSettings(str(file), QSettings.Format.IniFormat)
    except (OSError, ValueError):
        data = b""
    plain = is_plain(data)
    if plain:
        settings = QSettings(str(file), QSettings.Format.IniFormat)
        if is_whole(settings):
            return settings
        del settings  # Qt would keep what it has read
    aside = _set_aside(file)
    if aside is None and not plain:
        with contextlib.suppress(OSError):
            file.unlink()
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    settings.setProperty(_ASIDE, str(aside or file))
    return settings


def put_aside(settings: QSettings) -> Path | None:
    """Return where the file is that these settings replace; None: there was none to put aside."""
    file = settings.property(_ASIDE)
    return Path(file) if isinstance(file, str) else None


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


def _set_aside(file: Path) -> Path | None:
    """Give a file another name in its folder, and return that; None if it stayed where it is."""
    _log.warning("the settings were put aside: they are not as this program writes them")
    number = 1
    while (aside := file.with_name(f"damaged {file.stem}{_tail(number)}{file.suffix}")).exists():
        number += 1
    try:
        return file.rename(aside)
    except OSError as error:
        _log.warning("%s stays where it is: %s", file.name, error.strerror)
        return None


def _tail(number: int) -> str:
    return f" {number}" if number > 1 else ""
