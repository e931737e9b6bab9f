"""What a person prefers, kept from one start to the next; nonsense in the file counts as unset."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from PySide6.QtCore import QLocale, QSettings, Qt
from PySide6.QtGui import QGuiApplication

from ttr_qt.app.kept import one_of
from ttr_qt.views.palette import DARK, LIGHT, Theme
from ttr_qt.views.style import Motion, Style
from ttr_qt.views.texts import LANGUAGES, Language

ThemeChoice = Literal["system", "light", "dark"]
THEMES: Final[tuple[ThemeChoice, ...]] = get_args(ThemeChoice)
SCALES: Final = (0.85, 1.0, 1.15, 1.3, 1.5)

_GROUP: Final = "preferences"


@dataclass(frozen=True, slots=True)
class Preferences:
    """How the window is to look and to move."""

    theme: ThemeChoice = "system"
    language: Language | None = None
    """None: that of the system."""
    scale: float = 1.0
    motion: Motion = Motion.NORMAL

    def style(self) -> Style:
        """Return the style of the window."""
        return Style(self._theme(), self._language(), self.scale, self.motion)

    def _theme(self) -> Theme:
        if self.theme == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            return DARK if dark else LIGHT
        return DARK if self.theme == "dark" else LIGHT

    def _language(self) -> Language:
        if self.language is not None:
            return self.language
        german = QLocale.system().language() == QLocale.Language.German
        return "de" if german else "en"


def read_preferences(settings: QSettings) -> Preferences:
    """Return what is kept; each value that makes no sense is as at the first start."""
    usual = Preferences()
    text = {key: str(settings.value(f"{_GROUP}/{key}", "")) for key in _KEYS}
    scales = {str(scale): scale for scale in SCALES}
    motions = {motion.value: motion for motion in Motion}
    return Preferences(
        theme=one_of(text["theme"], THEMES, usual.theme),
        language=one_of(text["language"], LANGUAGES, None),
        scale=scales.get(text["scale"], usual.scale),
        motion=motions.get(text["motion"], usual.motion),
    )


def write_preferences(settings: QSettings, wanted: Preferences) -> None:
    """Keep preferences for the next start."""
    settings.setValue(f"{_GROUP}/theme", wanted.theme)
    settings.setValue(f"{_GROUP}/language", wanted.language or "")
    settings.setValue(f"{_GROUP}/scale", str(wanted.scale))
    settings.setValue(f"{_GROUP}/motion", wanted.motion.value)


_KEYS: Final = ("theme", "language", "scale", "motion")
