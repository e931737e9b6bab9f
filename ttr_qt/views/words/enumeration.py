"""Several things in one sentence."""

from PySide6.QtCore import QCoreApplication


def joined(parts: list[str]) -> str:
    """Return parts as one enumeration."""
    if len(parts) <= 1:
        return "".join(parts)
    last = QCoreApplication.translate("speech", "{first} and {last}")
    return last.format(first=", ".join(parts[:-1]), last=parts[-1])
