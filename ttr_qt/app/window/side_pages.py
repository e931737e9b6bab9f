"""The pages beside the game, opened over whatever is shown: rules, settings, statistics, games."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QKeySequence, QShortcut

from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.pages.start.header import SidePage
from ttr_qt.views.theme.style import Style

# Pages are imported when they are opened: the first window does not wait for them.
if TYPE_CHECKING:
    from ttr_qt.app.window.main_window import MainWindow


class SidePages(QObject):
    """Opens them from buttons, menus and keys, and does what a person wants there."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        for key, act in (
            ("F1", self.keys),
            ("F2", self.rules),
            ("Ctrl+,", self.settings),
            ("Ctrl+Q", window.close),
        ):
            QShortcut(QKeySequence(key), window).activated.connect(act)

    @Slot(str)
    def open(self, page: SidePage) -> None:
        """Open a page by its name."""
        {
            "tutorial": self.tutorial,
            "rules": self.rules,
            "games": self.games,
            "statistics": self.statistics,
            "settings": self.settings,
        }[page]()

    @Slot()
    def keys(self) -> None:
        """Show what all keys do."""
        from ttr_qt.pages.keys_page import KeysPage  # noqa: PLC0415 - see above

        self._window.open_leaf(KeysPage)

    @Slot()
    def rules(self, rule: str = "") -> None:
        """Show the rules of the edition at hand, at the rule that is asked for."""
        from ttr_qt.pages.rules.page import RulesPage  # noqa: PLC0415 - see above

        edition = self._window.edition
        rule = rule or self._window.rule

        def make(style: Style) -> OverlayPage:
            return RulesPage(style, edition)

        page = self._window.open_leaf(make)
        if rule and isinstance(page, RulesPage):
            page.open_at(rule)

    @Slot()
    def tutorial(self) -> None:
        """Show the chapters of the tutorial."""
        from ttr_qt.models.tutorial.progress import TutorialProgress  # noqa: PLC0415 - see above
        from ttr_qt.pages.tutorial.chapter_list import TutorialList  # noqa: PLC0415 - likewise

        window = self._window

        def make(style: Style) -> OverlayPage:
            page = TutorialList(style, TutorialProgress(window.settings))
            page.chapter_wanted.connect(window.show_tutorial)
            return page

        window.open_leaf(make)

    @Slot()
    def games(self) -> None:
        """Show all games there are."""
        window = self._window

        def make(style: Style) -> OverlayPage:
            page = window.archive.games_page(style)
            page.replay_wanted.connect(self._on_replay)
            page.result_wanted.connect(self._on_result)
            page.open_wanted.connect(window.load)
            page.same_cards_wanted.connect(self._on_same_cards)
            page.play_wanted.connect(self._on_play)
            page.file_wanted.connect(window.files.ask)
            return page

        window.open_leaf(make)

    @Slot(object)
    def _on_replay(self, file: Path) -> None:
        self._window.files.load(file, self._window.show_replay)

    @Slot(object)
    def _on_result(self, file: Path) -> None:
        self._window.files.load(file, self._window.show_result)

    @Slot(object)
    def _on_same_cards(self, file: Path) -> None:
        self._window.files.load(file, self._window.play_again)

    @Slot()
    @Slot(str)
    def _on_play(self, edition: str = "") -> None:
        self._window.leaves.close_leaf()
        self._window.show_start(edition or None)

    @Slot()
    def statistics(self) -> None:
        """Show what all games together tell."""
        window = self._window

        def make(style: Style) -> OverlayPage:
            page = window.archive.statistics_page(style, window.opponents)
            page.play_wanted.connect(self._on_play)
            return page

        window.open_leaf(make)

    @Slot()
    def settings(self) -> None:
        """Show all settings."""
        from ttr_qt.pages.settings.page import SettingsPage  # noqa: PLC0415 - see above

        def make(style: Style) -> OverlayPage:
            page = SettingsPage(style, self._window.preferences.as_dict())
            page.changed.connect(self._on_setting)
            page.all_changed.connect(self._on_settings)
            return page

        self._window.open_leaf(make)

    @Slot(str, object)
    def _on_setting(self, key: str, value: object) -> None:
        self._on_settings({key: value})

    @Slot(object)
    def _on_settings(self, values: Mapping[str, Any]) -> None:
        self._window.set_preferences(self._window.preferences.with_values(values))
