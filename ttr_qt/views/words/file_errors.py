"""What is wrong with a file, in the language of the window."""

import errno
from collections.abc import Mapping
from typing import Final, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ttr_qt.engine.errors import EngineError, SaveError, SaveFault
from ttr_qt.files import FileInUseError

_SENTENCES: Final = cast(
    "Mapping[SaveFault, str]",
    {
        "unreadable": QT_TRANSLATE_NOOP(
            "faults", "The file can't be read: it is gone, or you don't have permission to read it."
        ),
        "unwritable": QT_TRANSLATE_NOOP("faults", "The file can't be written."),
        "foreign": QT_TRANSLATE_NOOP("faults", "This file was not saved by this program."),
        "damaged": QT_TRANSLATE_NOOP("faults", "The file is damaged."),
        "newer": QT_TRANSLATE_NOOP("faults", "It was saved by a newer version of this program."),
        "changed": QT_TRANSLATE_NOOP(
            "faults", "The file was changed, or comes from another version of this program."
        ),
        "map": QT_TRANSLATE_NOOP("faults", "It was played on a board that is different here."),
    },
)


_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def disk_text(error: OSError) -> str:
    """Return why something could not be written or deleted, as the rest of a sentence.

    What is seldom is said in the system's words, which may be in another language.
    """
    if error.errno in _FULL:
        return QCoreApplication.translate("faults", "the disk is full")
    if isinstance(error, FileInUseError):
        return QCoreApplication.translate("faults", "another program is using the file")
    if error.errno in _FORBIDDEN:
        return QCoreApplication.translate("faults", "access was denied")
    return error.strerror or str(error)


def fault_text(error: EngineError) -> str:
    """Return why a game can't be opened, in a sentence for a person."""
    fault: SaveFault = error.fault if isinstance(error, SaveError) else "damaged"
    return QCoreApplication.translate("faults", _SENTENCES[fault])
