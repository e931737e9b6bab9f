"""Today's games: what the start page offers, the one try, and what its end means for the day."""

import functools
import weakref
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ttr_qt.app.game.current_game import CurrentGame
from ttr_qt.app.game.error_reporter import ErrorReporter
from ttr_qt.app.game.game_opener import GameOpener
from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.todays_results_file import TodaysResults
from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.models.records.todays_results import (
    TodaysOffer,
    day_result,
    offer,
    result_in,
    tries_among,
)
from ttr_qt.models.setup.choice import Identity
from ttr_qt.models.setup.todays_deal import deal_in, deal_of, try_in, try_in_save
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.today.words import end_text

# What loads kernels is imported when it is needed: the first window does not wait for it.
if TYPE_CHECKING:
    from ttr_qt.engine import Game
    from ttr_qt.pages.ending.end_page import EndPage


class TodaysGames(QObject):
    """Knows of the present person's tries at the games of the days.

    A try is found by what its save says, wherever it lies. How one ended is noted as soon as it
    has, and looked up among the kept games where that was missed.

    Signals:
        changed: something else is offered.
    """

    changed = Signal()

    def __init__(
        self,
        results: TodaysResults,
        archive: Archive,
        autosave: Autosave,
        current_game: CurrentGame,
        opener: GameOpener,
        errors: ErrorReporter,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.clock: Callable[[], date] = date.today
        """Returns the day that it is."""
        self._results = results
        self._archive = archive
        self._autosave = autosave
        self._current_game = current_game
        self._opener = opener
        self._errors = errors
        self._begun: dict[tuple[str, date], Path | None] = {}
        """Tries that can be continued; None: the one in the autosave."""
        self._fault_told = False
        results.failed.connect(errors.report_day_not_saved)
        archive.changed.connect(self._on_archive_changed)
        archive.deleted.connect(self._on_deleted)

    def follow(self, page: StartPage) -> None:
        """Offer today's games on a page, and open what it asks for."""
        # Weakly: a page that kept what knows the window would keep the window for good.
        page.offer_today(functools.partial(TodaysGames.offer_of, weakref.proxy(self)))
        page.today_wanted.connect(self._play)
        if page.today is not None:
            self.changed.connect(page.today.refresh)

    def offer_of(self, edition: str) -> TodaysOffer:
        """Return what there is of today's game in an edition."""
        deal = deal_of(edition, self.clock())
        begun = (edition, deal.day) in self._begun
        return offer(self._results.results, deal, begun=begun)

    def look(self, games: Sequence[KeptGame] | None = None) -> None:
        """Look which tries were begun, and how those have ended that nobody noted.

        ``games`` are the entries of the archive's store, if the caller has them already.
        """
        before = self._begun, self._results.results
        kept = self._archive.store.entries() if games is None else games
        tries = list(tries_among(kept, self.clock()))
        self._results.add(result_in(deal, one.facts) for deal, one in tries if one.facts.over)
        self._begun = {
            (deal.edition, deal.day): one.file for deal, one in tries if not one.facts.over
        }
        header = self._autosave.header()
        if header is not None and (deal := try_in_save(header)) is not None:
            self._begun[deal.edition, deal.day] = None
        self._tell_fault()
        if before != (self._begun, self._results.results):
            self.changed.emit()

    def is_second_try(self, game: "Game", file: Path) -> bool:
        """Tell whether a file has a try whose day has a result, or that goes on from elsewhere.

        Whoever keeps a try in a file and opens that later on knows what has come since.
        """
        if (deal := try_in(game.setup)) is None:
            return False
        table = self._current_game.table
        if table is not None and try_in(table.session.setup) == deal:
            return True
        self._archive.store.flush()  # the try may be on its way there
        self.look()
        key = deal.edition, deal.day
        return key in self._results.results or self._begun.get(key, file) != file

    def note_given_up(self) -> None:
        """Keep that the current game was given up, if it is a try."""
        self._note(given_up=True)

    def tell_end(self, end: "EndPage") -> None:
        """Keep how the current game ended if it is a try, and tell on its page what that means."""
        self._note(given_up=False)
        table = self._current_game.table
        deal = None if table is None else deal_in(table.session.setup)
        if table is None or deal is None or not self._current_game.played:
            return
        told = offer(self._results.results, deal, begun=False)
        if told.result is not None:
            practice = try_in(table.session.setup) is None
            end.show_day(end_text(told, self.clock(), end.language, practice=practice))

    def finish_writing(self) -> None:
        """Wait until everything is on the disk."""
        self._results.flush()

    def _note(self, *, given_up: bool) -> None:
        table = self._current_game.table
        if table is None or not self._current_game.played:
            return
        session = table.session
        if (deal := try_in(session.setup)) is None:
            return
        if given_up:
            scores = session.observation.scores
            result = day_result(deal, scores, [0] * len(scores), given_up=True)
        else:
            sheets = session.final_scores
            totals, places = [one.total for one in sheets], [one.place for one in sheets]
            result = day_result(deal, totals, places, given_up=False)
        self._results.add([result])

    @Slot()
    def _on_archive_changed(self) -> None:
        if self._current_game.table is None:  # else nothing is offered
            self.look()

    @Slot(object, object)
    def _play(self, wanted: TodaysOffer, identity: Identity) -> None:
        """Open the game of the day that was offered: the try, or another one for practice."""
        self._archive.store.flush()  # the try may be on its way there
        self.look()
        deal = wanted.deal
        key = deal.edition, deal.day
        done = key in self._results.results
        if done or key not in self._begun:
            self._opener.start_todays(deal, identity, practice=done)
        elif (file := self._begun[key]) is None:
            self._opener.continue_unfinished()
        else:
            self._opener.load(file)

    @Slot(object)
    def _on_deleted(self, games: Iterable[KeptGame]) -> None:
        """Let a try that is deleted before its end be given up."""
        own = [one for one in games if not one.own_file and not one.facts.over]
        tries = tries_among(own, self.clock())
        self._results.add(
            day_result(
                deal,
                [seat.total for seat in one.facts.seats],
                [seat.place for seat in one.facts.seats],
                given_up=True,
            )
            for deal, one in tries
        )

    def _tell_fault(self) -> None:
        """Say, once, that the results of earlier days are not there, when the window is."""
        if self._results.fault is not None and not self._fault_told:
            self._fault_told = True
            QTimer.singleShot(0, self, self._show_fault)

    @Slot()
    def _show_fault(self) -> None:
        texts = {
            "damaged": self.tr("The file is damaged."),
            "newer": self.tr(
                "They were saved by a newer version of this program and stay as they are. What you "
                "play now is not added to them."
            ),
            "unreadable": self.tr(
                "The file can't be opened and stays as it is. What you play now is not added to it."
            ),
        }
        text = texts[self._results.fault or "damaged"]
        if self._results.aside is not None:
            kept = self.tr("It is kept as {file}.").format(file=self._results.aside)
            mended = self.tr(
                "The results of days whose games you still have were restored from them."
            )
            text = f"{text} {kept} {mended}"
        heading = self.tr("The results of earlier games of the day could not be read.")
        self._errors.show_box(heading, text)
