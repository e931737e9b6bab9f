"""A chapter of the tutorial as an edition brings it along: what is played and what is said."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ttr_qt.models.tutorial.lesson import Chapter


@dataclass(frozen=True, slots=True)
class Say:
    """What a step says, and what the person is to do; names stand in braces."""

    text: str
    todo: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterTexts:
    """Everything a chapter says, in the language of the window."""

    summary: str
    """What is learned in it, in one line."""
    praise: str
    """A good word at its end."""
    steps: Mapping[str, Say]
    """By the key of the step."""
    title: str = ""
    """What it is called; by default like its edition."""


@dataclass(frozen=True, slots=True)
class TutorialChapter:
    """A chapter and its texts."""

    script: Chapter
    texts: Callable[[], ChapterTexts]
    """Called whenever something is to be said: the language may have changed."""
