"""The preferences that hold at the moment, and the style of the window that follows from them."""

from typing import Final

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ttr_qt.app.settings.preferences import Preferences, read_preferences, write_preferences
from ttr_qt.app.settings.settings_file import write_settings
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.views.theme.qt_palette import qt_palette
from ttr_qt.views.theme.style import Style
from ttr_qt.views.theme.translation import install_language

_WRITE_DELAY: Final = 500
"""Milliseconds without a change after which settings are written: sliders change many times."""
_SCHEMES: Final = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
"""What the system is asked to draw around windows; Unknown leaves that to it."""


class CurrentPreferences(QObject):
    """Preferences that are applied as soon as they are set, and written for the next start.

    Language and palette of the application are set here; whoever shows something follows the
    signals.

    Signals:
        changed: other preferences hold from now on.
        style_changed: the style is another one; everything built in the old one is outdated.
        not_written: the settings could not be written.
    """

    changed = Signal()
    style_changed = Signal()
    not_written = Signal()

    def __init__(
        self,
        settings: QSettings,
        values: Preferences | None = None,
        parent: QObject | None = None,
        *,
        common: QSettings | None = None,
    ) -> None:
        """Begin with some values, such as those of the command line; None: as written.

        ``common`` has what holds for everybody who uses the program, and ``settings`` the rest.
        """
        super().__init__(parent)
        self._settings = settings
        self._common = settings if common is None else common
        self._values = values or read_preferences(settings, common)
        self._ask_for_scheme()
        self._style = self._values.style()
        self.thinking: Final[ThinkingLimits] = self._values.thinking_limits
        """Shared by all opponents, who look into it before each decision."""
        self._write_later = QTimer(self, singleShot=True, interval=_WRITE_DELAY)
        self._write_later.timeout.connect(self._write)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._update_style)
        self._apply_style()

    @property
    def values(self) -> Preferences:
        """All preferences."""
        return self._values

    @property
    def style(self) -> Style:
        """How everything in the window looks."""
        return self._style

    def set(self, wanted: Preferences) -> None:
        """Apply preferences, and write those that are others than before."""
        if changes := wanted.changes_from(self._values):
            self._values = wanted
            self.thinking.become(wanted.thinking_limits)
            # No others: what the command line asks for holds for one start.
            write_preferences(self._settings, changes, self._common)
            self._write_later.start()
            self._ask_for_scheme()
            self.changed.emit()
        self._update_style()

    @Slot()
    def _update_style(self) -> None:
        """Take the style that follows from preferences and system."""
        if (style := self._values.style()) != self._style:
            self._style = style
            self._apply_style()
            self.style_changed.emit()

    def _ask_for_scheme(self) -> None:
        """Let title bars and the system's own dialogs be as dark as the window."""
        scheme = _SCHEMES.get(self._values.theme, Qt.ColorScheme.Unknown)
        QGuiApplication.styleHints().setColorScheme(scheme)

    def _apply_style(self) -> None:
        install_language(self._style.language)
        QApplication.setPalette(qt_palette(self._style.theme))

    @Slot()
    def _write(self) -> None:
        written = write_settings(self._settings)
        if self._common is not self._settings:
            written = write_settings(self._common) and written
        if not written:
            self.not_written.emit()
