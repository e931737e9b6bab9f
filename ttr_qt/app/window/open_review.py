"""The review that is looked at: made while its page is seen, and kept when it is left."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from ttr_qt.app.settings.current_preferences import CurrentPreferences
from ttr_qt.app.storage.kept_reviews import KeptReviews
from ttr_qt.app.window.page_stack import PageStack
from ttr_qt.pages.overlay_page import OverlayPage
from ttr_qt.views.theme.style import Style

# What loads kernels is imported when it is needed: the first window does not wait for it.
if TYPE_CHECKING:
    from ai.reviewing.findings import Review
    from ttr_qt.bots.game_review import GameReview
    from ttr_qt.engine import Game


class OpenReview(QObject):
    """Opens the page of a review over any other; one review at a time is made.

    Signals:
        play_on_wanted: a `Game` that is to be played on from a moment of the one reviewed.
        try_wanted: (the `Game`, its `Review`, a seat, a moment) the mistakes of the seat are to be
            tried again, beginning with that at the moment.
        reviewed: (the `Game`, its `Review`) everything is found.
    """

    play_on_wanted = Signal(object)
    try_wanted = Signal(object, object, int, int)
    reviewed = Signal(object, object)

    def __init__(
        self,
        stack: PageStack,
        kept: KeptReviews,
        preferences: CurrentPreferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._kept = kept
        self._preferences = preferences
        self._game: Game | None = None
        self._finder: GameReview | None = None
        self._written: Review | None = None

    @Slot(object)
    def open(self, game: "Game") -> None:
        """Show the review of a game, and find what is not found yet."""
        from ttr_qt.bots.game_review import GameReview  # noqa: PLC0415 - see above
        from ttr_qt.pages.review.review_page import ReviewPage  # noqa: PLC0415 - likewise

        self.close()
        self._written = self._kept.read(game)
        if not game.over:  # all cards are seen there, however soon it is closed
            self._kept.note_opened(game)
        threads = self._preferences.values.thinking_limits.used_threads
        finder = GameReview(game, self._written, threads=threads, parent=self)
        finder.finished.connect(self._on_finished)
        self._game, self._finder = game, finder
        if self._written is not None and self._written.complete:
            self.reviewed.emit(game, self._written)

        def make(style: Style) -> OverlayPage:
            page = ReviewPage(style, game, finder)
            page.play_on_wanted.connect(self.play_on_wanted)
            page.try_wanted.connect(self._on_try_wanted)
            page.left.connect(self.keep)
            return page

        self._stack.open_overlay(make)

    @Slot()
    def _on_finished(self) -> None:
        self.keep()
        if self._game is not None and self._finder is not None:
            self.reviewed.emit(self._game, self._finder.review)

    @Slot()
    def keep(self) -> None:
        """Have what is found so far written, unless it is already."""
        finder, game = self._finder, self._game
        if finder is None or game is None or finder.review is None:
            return
        if finder.review is not self._written:
            self._written = finder.review
            self._kept.write(game, finder.review)

    @Slot(int, int)
    def _on_try_wanted(self, seat: int, ply: int) -> None:
        if self._game is not None and self._finder is not None and self._finder.review is not None:
            self.try_wanted.emit(self._game, self._finder.review, seat, ply)

    def close(self) -> None:
        """Stop what is being made, and keep what was found."""
        finder = self._finder
        if finder is not None:
            finder.close()
            self.keep()
            finder.deleteLater()
        self._finder = self._game = self._written = None
