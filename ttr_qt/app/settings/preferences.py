"""What a person prefers, kept from one start to the next; nonsense in the file counts as unset."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal

from PySide6.QtCore import QLocale, QSettings, Qt
from PySide6.QtGui import QGuiApplication

from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.models.company.talk import Talk
from ttr_qt.models.session.pacing import Pace
from ttr_qt.models.setup.choice import Confirm
from ttr_qt.pages.settings.kinds import text_of
from ttr_qt.pages.settings.table import CARD_SCALES, SETTINGS, SOUND_KINDS, SoundKind
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import DARK, LIGHT, STRONG_DARK, STRONG_LIGHT, Theme
from ttr_qt.views.theme.style import Motion, Style

ThemeChoice = Literal["system", "light", "dark"]
CardSize = Literal["small", "normal", "large"]
HandOrder = Literal["colour", "number"]

_GROUP: Final = "preferences"
_COMMON: Final = frozenset(setting.key for setting in SETTINGS if setting.common)
_WHOLE: Final = 100


@dataclass(frozen=True, slots=True)
class Preferences:
    """All settings; the table in `ttr_qt.pages.settings.table` says what each may be."""

    theme: ThemeChoice = "system"
    language: Language | None = None
    """None: that of the system."""
    scale: float = 1.0
    motion: Motion = Motion.NORMAL
    card_size: CardSize = "normal"
    hand_order: HandOrder = "colour"
    high_contrast: bool = False
    symbols: bool = True
    rule_numbers: bool = False
    confirm: Confirm = "choice"
    ask_rating: bool = True
    """Whether a person is asked before a game stops counting for the rating."""
    pass_on: bool = True
    """Whether people who share a screen say themselves when their cards are to be covered."""
    auto_fit: bool = True
    analysis: bool = False
    """Whether replays of finished games show the best moves."""
    pace: Pace = "normal"
    remarks: Talk = Talk.FEW
    read_remarks: bool = False
    """Whether screen readers say what the opponents say."""
    think_seconds: float = 1.0
    threads: int = 0
    """0: as many as leave one core to the window."""
    sounds: bool = True
    volume: int = 100
    """The volume of all sounds together."""
    volume_card: int = 50
    volume_wagon: int = 60
    volume_ticket: int = 60
    volume_last_round: int = 60
    volume_end: int = 60
    volume_turn: int = 0

    def style(self) -> Style:
        """Return the style of the window."""
        return Style(
            self._theme(),
            self._language(),
            self.scale,
            self.motion,
            CARD_SCALES[self.card_size],
            self.symbols,
            self.hand_order == "number",
            self.rule_numbers,
        )

    @property
    def thinking_limits(self) -> ThinkingLimits:
        """How much the opponents may think."""
        return ThinkingLimits(self.think_seconds, self.threads)

    @property
    def volumes(self) -> Mapping[SoundKind, float]:
        """How loud each kind of sound is, from 0 (not at all) to 1."""
        values = self.as_dict()
        whole = self.volume / _WHOLE if self.sounds else 0.0
        return {kind: whole * values[f"volume_{kind}"] / _WHOLE for kind in SOUND_KINDS}

    def as_dict(self) -> dict[str, Any]:
        """Return all settings by their keys, as the page of settings shows them."""
        return asdict(self)

    def with_values(self, values: Mapping[str, Any]) -> "Preferences":
        """Return preferences of which some are others now."""
        return replace(self, **values)

    def changes_from(self, before: "Preferences") -> dict[str, Any]:
        """Return by their keys the settings that are others than before."""
        old = before.as_dict()
        return {key: value for key, value in self.as_dict().items() if value != old[key]}

    def _theme(self) -> Theme:
        dark = self.theme == "dark"
        if self.theme == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        if self.high_contrast:
            return STRONG_DARK if dark else STRONG_LIGHT
        return DARK if dark else LIGHT

    def _language(self) -> Language:
        if self.language is not None:
            return self.language
        german = QLocale.system().language() == QLocale.Language.German
        return "de" if german else "en"


def read_preferences(settings: QSettings, common: QSettings | None = None) -> Preferences:
    """Return what is kept; each value that makes no sense is as at the first start.

    ``common`` has what holds for everybody who uses the program; None: ``settings`` do.
    """
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        file = common if setting.common and common is not None else settings
        values[setting.key] = setting.kind.read(_text(file, setting.key), setting.usual)
    return Preferences(**values)


def write_preferences(
    settings: QSettings, values: Mapping[str, Any], common: QSettings | None = None
) -> None:
    """Keep some settings for the next start; what others the file has stay as they are.

    ``common`` gets what holds for everybody who uses the program; None: ``settings`` do.
    """
    for key, value in values.items():
        file = common if key in _COMMON and common is not None else settings
        file.setValue(f"{_GROUP}/{key}", text_of(value))


def _text(settings: QSettings, key: str) -> str:
    """Return a value as text that names no choice where it is none: Qt reads lists, for example.

    A setting that was never written is no empty text, which may be a value.
    """
    value = settings.value(f"{_GROUP}/{key}")
    return value if isinstance(value, str) else "\0"
