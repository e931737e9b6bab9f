"""The page of games: those that were finished, left, saved or opened."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final, cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QWidget

from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.models.records.kept_games_model import KeptGamesModel
from ttr_qt.models.records.todays_results import tries_among
from ttr_qt.pages.games.cards import GameCards
from ttr_qt.pages.games.deleting import going, going_question, going_sign, going_text
from ttr_qt.pages.games.detail import GameDetail
from ttr_qt.pages.games.filter import GamesFilter, Kind
from ttr_qt.pages.games.question import Question
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.views.commands.actions import with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments, button, sign_icon
from ttr_qt.views.widgets.invitation import Invitation, centred
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.words.games import board_name, date_text

_DETAIL_WIDTH: Final = 340
_DETAIL_SHARE: Final = 0.42
_KINDS: Final = ("all", "finished", "unfinished", "files")


class GamesPage(TitledPage):
    """Cards of all games, and one of them in full beside them.

    Signals:
        replay_wanted: the `Path` of a game that is over, to be looked at.
        review_wanted: the `Path` of a game that is to be reviewed.
        result_wanted: the `Path` of a game that is over, whose final table is to be shown.
        open_wanted: the `Path` of a game to go on with.
        same_cards_wanted: the `Path` of a game to be played once more from the beginning.
        delete_wanted: a `KeptGame` to be deleted or, where it is a person's own file, to be taken
            off the list; the person was asked.
        delete_all_wanted: a list of such games, all that are shown; the person was asked.
        file_wanted: the person wants to choose a file to open.
        play_wanted: there is nothing to show yet, and the person wants to play.
    """

    replay_wanted = Signal(object)
    review_wanted = Signal(object)
    result_wanted = Signal(object)
    open_wanted = Signal(object)
    same_cards_wanted = Signal(object)
    delete_wanted = Signal(object)
    delete_all_wanted = Signal(object)
    file_wanted = Signal()
    play_wanted = Signal()

    def __init__(
        self,
        style: Style,
        source: Callable[[], Sequence[KeptGame]],
        parent: QWidget | None = None,
    ) -> None:
        """``source`` returns all games there are."""
        super().__init__(style, self.tr("Games"), parent, searchable=True)
        self.model: Final = KeptGamesModel(self)
        self.filter: Final = GamesFilter(self.model, style.language, self)
        self._source = source
        self._detail: GameDetail | None = None
        choices: list[tuple[object, str]] = [
            ("all", self.tr("All")),
            ("finished", self.tr("Finished")),
            ("unfinished", self.tr("Unfinished")),
            ("files", self.tr("My files")),
        ]
        self.kinds: Final = Segments(style, choices, "all", self)
        self.kinds.chosen.connect(self._on_kind)
        self.count: Final = line("", "secondary")
        self.delete_all: Final = button(style, "", kind="quiet", sign="trash-2")
        self.delete_all.clicked.connect(self._on_delete_all)
        self.open_file: Final = button(style, self.tr("Open a file …"), sign="folder-open")
        self.open_file.setToolTip(self._open_tip())
        self.open_file.clicked.connect(self.file_wanted)
        row = QHBoxLayout()
        row.setSpacing(style.px(14))
        row.addWidget(self.kinds)
        row.addWidget(self.count)
        row.addStretch(1)
        row.addWidget(self.delete_all)
        self.header.addWidget(self.open_file)
        self.body.addLayout(row)
        self.question: Final = Question(style, self)
        self.body.addWidget(self.question)
        self.cards: Final = GameCards(style, self.filter, self)
        self.cards.chosen.connect(self._on_chosen)
        self.cards.opened.connect(self._on_opened)
        self.cards.delete_pressed.connect(self._on_delete)
        self.side: Final = QScrollArea(self)
        self.side.setWidgetResizable(True)
        self.side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.side.setFrameShape(QFrame.Shape.NoFrame)
        self.side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self._stack(), 1)
        self.searched.connect(self._on_searched)
        self.refresh()

    def _open_tip(self) -> str:
        return with_key(self.tr("Open a game that you saved."), Command.OPEN_FILE)

    def _stack(self) -> QStackedWidget:
        """Return the games and, for when there are none, what is said instead."""
        self._pages = QStackedWidget(self)
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._style.px(6))
        row.addWidget(self.cards, 1)
        row.addWidget(self.side)
        texts = (
            self.tr("No games yet"),
            self.tr(
                "Every game that you finish is kept here. You can look at it again, "
                "move by move. The game you are playing is saved all the time, too."
            ),
        )
        self.invitation = Invitation(self._style, "history", texts, self.tr("Play a game"))
        self.invitation.accepted.connect(self.play_wanted)
        nothing = label(self.tr("No game matches."), "heading")
        nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for page in (both, centred(self.invitation), nothing):
            self._pages.addWidget(page)
        return self._pages

    @Slot()
    def refresh(self) -> None:
        """Show the games there are now; the present one stays, or the one in its place."""
        present, row = self.cards.game, self.cards.currentIndex().row()
        self.model.set_games(self._source())
        self._find(present, row)
        self._arrange()

    def _find(self, game: KeptGame | None, row: int) -> None:
        """Make a game the present one again, or that in its row."""
        files = [shown.file for shown in self.filter.games()]
        same = game is not None and game.file in files
        self.cards.choose(files.index(game.file) if game is not None and same else row)

    def _arrange(self) -> None:
        self.cards.fit()
        shown, all_games = self.filter.rowCount(), self.model.rowCount()
        self._pages.setCurrentIndex(0 if shown else 2 if all_games else 1)
        self.count.setText(self.tr("%n games", "", shown))
        self.count.setVisible(all_games > 0)
        self._show_delete_all(self.filter.games())
        self.kinds.setVisible(all_games > 0)
        if self.search is not None:
            self.search.setVisible(all_games > 0)
        self._on_chosen(self.cards.game)

    def _show_delete_all(self, shown: Sequence[KeptGame]) -> None:
        """Say what can happen to all games that are shown."""
        text, sign = going_text(shown), going_sign(shown)
        self.delete_all.setText(text)
        self.delete_all.setAccessibleName(text)
        self.delete_all.setIcon(sign_icon(self._style, sign))
        self.delete_all.setVisible(bool(shown))

    @Slot(object)
    def _on_chosen(self, game: KeptGame | None) -> None:
        self.question.cancel()
        if game is None:
            self._detail = None
            self.side.takeWidget()
            return
        detail = GameDetail(self._style, game, can_be_reviewed=not _is_open_try(game))
        detail.replay_wanted.connect(lambda: self.replay_wanted.emit(game.file))
        detail.review_wanted.connect(lambda: self._on_review(game))
        detail.result_wanted.connect(lambda: self.result_wanted.emit(game.file))
        detail.open_wanted.connect(lambda: self.open_wanted.emit(game.file))
        detail.same_cards_wanted.connect(lambda: self.same_cards_wanted.emit(game.file))
        detail.delete_wanted.connect(self._on_delete)
        self._detail = detail
        self.side.setWidget(detail)

    @property
    def detail(self) -> GameDetail | None:
        """The present game in full."""
        return self._detail

    @Slot(object)
    def _on_opened(self, game: KeptGame) -> None:
        (self.replay_wanted if game.facts.over else self.open_wanted).emit(game.file)

    def _on_review(self, game: KeptGame) -> None:
        """Have a game reviewed; if it can still be played on, say first what that means."""
        facts = game.facts
        if facts.over or facts.given_up or facts.person is None:  # nothing is hidden any more
            self.review_wanted.emit(game.file)
            return
        text = self.tr(
            "A review shows what the others hold. You can still continue this game "
            "afterwards, but it won't count for your rating."
        )
        act = partial(self.review_wanted.emit, game.file)
        self.question.ask(text, self.tr("Review"), act, "chart-line")

    @Slot()
    def _on_delete(self) -> None:
        game = self.cards.game
        if game is None:
            return
        if game.own_file:  # nothing is lost, so nothing has to be asked
            self.delete_wanted.emit(game)
            return
        language = self._style.language
        text = self.tr("Delete this game ({board}, {date})? This can't be undone.")
        self.question.ask(
            text.format(
                board=board_name(game.facts, language), date=date_text(game.facts.played, language)
            ),
            self.tr("Delete"),
            lambda: self._delete(game),
        )

    def _delete(self, game: KeptGame) -> None:
        """Have a game deleted; the keyboard goes back to those that are left."""
        self.delete_wanted.emit(game)
        self.setFocus()

    @Slot()
    def _on_delete_all(self) -> None:
        shown = self.filter.games()
        text = going_question(shown, self.model.rows)
        act = partial(self._delete_all, going(shown))
        self.question.ask(text, going_text(shown), act, going_sign(shown))

    def _delete_all(self, games: list[KeptGame]) -> None:
        self.delete_all_wanted.emit(games)
        self.setFocus()

    @Slot(str)
    def _on_searched(self, text: str) -> None:
        present = self.cards.game
        self.filter.search(text)
        self._find(present, 0)
        self._arrange()

    @Slot(object)
    def _on_kind(self, kind: object) -> None:
        present = self.cards.game
        self.filter.set_kind(cast("Kind", kind))
        self._find(present, 0)
        self._arrange()

    def state(self) -> object:
        """Return what is searched for, the kind of games, and the present one."""
        game = self.cards.game
        search = self.search.text() if self.search is not None else ""
        return search, self.kinds.value, game.file if game is not None else None

    def restore(self, state: object) -> None:
        """Show the same again."""
        match state:
            case (str(search), kind, file) if kind in _KINDS:
                self.kinds.set_value(kind)
                self._on_kind(kind)
                if self.search is not None:
                    self.search.setText(search)
                files = [game.file for game in self.filter.games()]
                self.cards.choose(files.index(file) if file in files else 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard begin at the games or, if there are none, at what can be done then."""
        # What can't be seen has no use for keys: then even Esc would go nowhere.
        instead = self.back_button if self.model.rowCount() else self.invitation.button
        (self.cards if self.filter.rowCount() else instead).setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a question back before anything else."""
        if Command.CANCEL.matches(event) and self.question.isVisible():
            self.question.cancel()
            self.setFocus()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the game in full its part of the width."""
        super().resizeEvent(event)
        width = min(self._style.px(_DETAIL_WIDTH), round(event.size().width() * _DETAIL_SHARE))
        self.side.setFixedWidth(width)


def _is_open_try(game: KeptGame) -> bool:
    """Tell whether a game is somebody's one try at the game of a day, and goes on."""
    return not game.facts.over and any(tries_among([game], datetime.now().astimezone().date()))
