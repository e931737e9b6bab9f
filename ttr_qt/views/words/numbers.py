"""Numbers as each language writes them."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from ttr_qt.views.theme.language import Language

_LONG: Final = 10_000
"""The least number that is written in groups of three figures."""


def number(value: float, language: Language) -> str:
    """Return a number; one without a fraction has none, others one digit of it."""
    locale = QLocale(language)
    if abs(value) < _LONG:
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    if float(value).is_integer():
        return locale.toString(int(value)).replace("-", "−")
    return locale.toString(float(value), "f", 1).replace("-", "−")


def tenths(value: float, language: Language) -> str:
    """Return a mean, always with one figure behind the point."""
    return QLocale(language).toString(float(value), "f", 1).replace("-", "−")


def percent(part: float, language: Language, digits: int = 0) -> str:
    """Return a part of a whole: "86%"; German has a space before the sign."""
    told = QLocale(language).toString(part * 100, "f", digits)
    return f"{told}\N{NO-BREAK SPACE}%" if language == "de" else f"{told}%"


def seconds(value: float, language: Language) -> str:
    """Return a time: "0.5 s"."""
    return f"{number(value, language)}\N{NO-BREAK SPACE}s"


def counted(text: str, count: int) -> str:
    """Return a translated text about ``abs(count)`` things as one about ``count``.

    Qt fills in no numbers below zero, which points can be.
    """
    return text if count >= 0 else text.replace(str(-count), f"−{-count}", 1)


def pieces_left(count: int, *, carts: bool) -> str:
    """Return how many wagons or carts somebody has left."""
    translate = QCoreApplication.translate
    if carts:
        some = translate("pieces", "%n carts left", "", count)
        return some if count else translate("pieces", "no carts left")
    some = translate("pieces", "%n wagons left", "", count)
    return some if count else translate("pieces", "no wagons left")
