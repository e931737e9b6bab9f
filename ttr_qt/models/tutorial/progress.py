"""How far a person is in the tutorial, kept in the settings."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSettings

from ttr_qt.models.tutorial.lesson import Chapter, Lesson

_GROUP: Final = "tutorial"
_BETWEEN: Final = "; "
_LONGEST: Final = 20_000


@dataclass(frozen=True, slots=True)
class ChapterState:
    """What is known of a chapter without playing it."""

    step: int = 0
    """How many steps were done since it was begun last; 0: it is not being played."""
    done: bool = False


class TutorialProgress:
    """Reads and writes what was played in each chapter; nonsense counts as nothing."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def state(self, chapter: Chapter) -> ChapterState:
        """Return how far a chapter is."""
        name = chapter.name
        text = self._text(name, "step")
        step = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0  # noqa: PLR2004
        if step >= len(chapter.steps) or not self.played(name):
            step = 0
        return ChapterState(step, self._text(name, "done") == "yes")

    def played(self, chapter: str) -> tuple[str, ...]:
        """Return what was played in a chapter that was left."""
        text = self._text(chapter, "played")
        if not text or len(text) > _LONGEST:
            return ()
        return tuple(text.split(_BETWEEN))

    def keep(self, lesson: Lesson) -> None:
        """Note where a chapter is; one that is done begins anew the next time."""
        name = lesson.chapter.name
        if lesson.done:
            self.forget(name)
            self._write(name, "done", "yes")
        else:
            self._write(name, "played", _BETWEEN.join(lesson.played))
            self._write(name, "step", str(lesson.number))

    def forget(self, chapter: str) -> None:
        """Let a chapter begin anew; that it was done before stays true."""
        for key in ("played", "step"):
            self._settings.remove(f"{_GROUP}/{chapter}/{key}")

    def _write(self, chapter: str, key: str, text: str) -> None:
        self._settings.setValue(f"{_GROUP}/{chapter}/{key}", text)

    def _text(self, chapter: str, key: str) -> str:
        value = self._settings.value(f"{_GROUP}/{chapter}/{key}")
        return value if isinstance(value, str) else ""
