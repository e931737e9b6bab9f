"""The pages that are opened over others: rules, settings, games, replay, review."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.app.game.game_opener import GameOpener
from ttr_qt.app.settings.current_preferences import CurrentPreferences
from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.window.open_practice import OpenPractice
from ttr_qt.app.window.open_review import OpenReview
from ttr_qt.app.window.page_stack import PageStack
from ttr_qt.bots.level_opponents import level_opponents
from ttr_qt.models.tutorial.progress import TutorialProgress
from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.pages.start.header import SidePage
from ttr_qt.views.theme.style import Style

# Pages are imported when they are opened: the first window does not wait for them.
if TYPE_CHECKING:
    from ttr_qt.engine import Game

RulesPlace = Callable[[], tuple[str, str]]
"""Returns the edition at hand, and the id of the rule that is spoken of, which may be empty."""


class OverlayPages(QObject):
    """Builds overlay pages, shows them, and passes on what a person wants there.

    Signals:
        chapter_wanted: the name of a chapter of the tutorial.
        practice_wanted: mistakes that are due are to be tried again.
        file_wanted: a saved game is to be chosen and opened.
        start_wanted: the edition whose start page is wanted; empty: the one chosen last.
    """

    chapter_wanted = Signal(str)
    practice_wanted = Signal()
    file_wanted = Signal()
    start_wanted = Signal(str)

    def __init__(
        self,
        stack: PageStack,
        preferences: CurrentPreferences,
        archive: Archive,
        opener: GameOpener,
        tutorial_progress: TutorialProgress,
        rules_place: RulesPlace,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._preferences = preferences
        self._archive = archive
        self._opener = opener
        self._tutorial_progress = tutorial_progress
        self._rules_place = rules_place
        self.review: Final = OpenReview(stack, archive.reviews, preferences, self)
        self.review.play_on_wanted.connect(opener.play_on)
        self.practice: Final = OpenPractice(stack, archive, self)
        self.review.try_wanted.connect(self.practice.try_again)
        self.review.reviewed.connect(self.practice.remember)

    @Slot(str)
    def open(self, page: SidePage) -> None:
        """Open a page by its name."""
        {
            "tutorial": self.open_tutorial,
            "rules": self.open_rules,
            "games": self.open_games,
            "statistics": self.open_statistics,
            "settings": self.open_settings,
        }[page]()

    @Slot()
    def open_keys(self) -> None:
        """Show what all keys do."""
        from ttr_qt.pages.keys_page import KeysPage  # noqa: PLC0415 - see above

        self._stack.open_overlay(KeysPage)

    @Slot()
    @Slot(str)
    def open_rules(self, rule: str = "") -> None:
        """Show the rules of the edition at hand, at the rule that is asked for."""
        from ttr_qt.pages.rules.rules_page import RulesPage  # noqa: PLC0415 - see above

        edition, spoken_of = self._rules_place()
        rule = rule or spoken_of

        def make(style: Style) -> OverlayPage:
            return RulesPage(style, edition)

        page = self._stack.open_overlay(make)
        if rule and isinstance(page, RulesPage):
            page.open_at(rule)

    @Slot()
    def open_tutorial(self) -> None:
        """Show the chapters of the tutorial."""
        from ttr_qt.pages.tutorial.chapter_list import TutorialList  # noqa: PLC0415 - see above

        def make(style: Style) -> OverlayPage:
            page = TutorialList(style, self._tutorial_progress, self._archive.practice.offer)
            page.chapter_wanted.connect(self.chapter_wanted)
            page.practice_wanted.connect(self.practice_wanted)
            self.practice.changed.connect(page.show_practice)
            return page

        self._stack.open_overlay(make)

    @Slot()
    def open_games(self) -> None:
        """Show all games there are."""
        from ttr_qt.pages.games.games_page import GamesPage  # noqa: PLC0415 - see above

        def make(style: Style) -> OverlayPage:
            page = GamesPage(style, self._archive.games)
            page.delete_wanted.connect(self._archive.delete)
            page.delete_all_wanted.connect(self._archive.delete_all)
            page.replay_wanted.connect(self._opener.load_replay)
            page.review_wanted.connect(self._opener.load_review)
            page.result_wanted.connect(self._opener.load_result)
            page.open_wanted.connect(self._opener.load)
            page.same_cards_wanted.connect(self._opener.load_same_cards)
            page.play_wanted.connect(self._on_play_wanted)
            page.file_wanted.connect(self.file_wanted)
            self._archive.changed.connect(page.refresh)
            return page

        self._stack.open_overlay(make)

    @Slot(object)
    def open_replay(self, game: "Game") -> None:
        """Show a game again; playing on from a moment begins another game."""
        from ttr_qt.pages.replay.replay_page import ReplayPage  # noqa: PLC0415 - see above

        def make(style: Style) -> OverlayPage:
            page = ReplayPage(
                style,
                game,
                limits=self._preferences.thinking,
                analysed=lambda: self._preferences.values.analysis,
            )
            page.analysis_switched.connect(self._on_analysis_switched)
            page.play_on_wanted.connect(self._opener.play_on)
            page.review_wanted.connect(self.review.open)
            return page

        self._stack.open_overlay(make)

    @Slot()
    def open_statistics(self) -> None:
        """Show what all games together tell."""
        from ttr_qt.bots.level_strengths import measured_anchors  # noqa: PLC0415 - see above
        from ttr_qt.pages.statistics.statistics_page import StatisticsPage  # noqa: PLC0415 - likewise

        def make(style: Style) -> OverlayPage:
            anchors = measured_anchors()
            page = StatisticsPage(
                style, self._archive.facts, level_opponents(), anchors, self._archive.reviews.skills
            )
            page.play_wanted.connect(self._on_play_wanted)
            self._archive.store.changed.connect(page.refresh)
            self._archive.reviews.skills_changed.connect(page.refresh)
            return page

        self._stack.open_overlay(make)

    @Slot()
    @Slot(str)
    def _on_play_wanted(self, edition: str = "") -> None:
        self._stack.close_overlays()
        self.start_wanted.emit(edition)

    @Slot()
    def open_settings(self) -> None:
        """Show all settings."""
        from ttr_qt.pages.settings.settings_page import SettingsPage  # noqa: PLC0415 - see above

        def make(style: Style) -> OverlayPage:
            page = SettingsPage(style, self._preferences.values.as_dict())
            page.changed.connect(self._on_setting)
            page.all_changed.connect(self._on_settings)
            return page

        self._stack.open_overlay(make)

    @Slot(bool)
    def _on_analysis_switched(self, on: bool) -> None:
        self._on_settings({"analysis": on})

    @Slot(str, object)
    def _on_setting(self, key: str, value: object) -> None:
        self._on_settings({key: value})

    @Slot(object)
    def _on_settings(self, values: Mapping[str, Any]) -> None:
        self._preferences.set(self._preferences.values.with_values(values))
