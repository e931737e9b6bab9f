"""All that opponents may say, read from files: one for each language, in the same order."""

import functools
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ttr_qt.models.company.happenings import Kind
from ttr_qt.paths import data_dir

Book = Mapping[str, Mapping[Kind, Sequence[str]]]
"""Lines by level and by what they are about; a line has the same place in every language."""
LANGUAGES: Final = ("en", "de")


@functools.cache
def remark_book(language: str) -> Book:
    """Return all lines in a language."""
    file = data_dir("resources") / "remarks" / f"{language}.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[Kind, tuple[str, ...]]])


@functools.cache
def number_of_lines(level: str, kind: Kind) -> int:
    """Return how many lines somebody has about something; nobody else has any."""
    return len(remark_book(LANGUAGES[0]).get(level, {}).get(kind, ()))
