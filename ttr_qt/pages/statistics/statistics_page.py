"""The page of statistics: numbers, charts and records of all games that were kept."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.models.records.kept_game import GameFacts
from ttr_qt.models.records.rating import Anchors
from ttr_qt.models.records.skill import GameSkill, skills_of
from ttr_qt.models.records.statistics import counted
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.pages.statistics.columns import Columns
from ttr_qt.pages.statistics.figures import FigureCard
from ttr_qt.pages.statistics.sections import (
    Source,
    best_panel,
    editions_panel,
    figures,
    levels_panel,
    luck_panel,
    rating_panel,
    tickets_panel,
    trend_panel,
    ways_panel,
)
from ttr_qt.pages.statistics.skill_panels import skill_panels
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.invitation import Invitation, centred
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.scrolling import ScrolledContent
from ttr_qt.views.words.opponents import Opponent

_CARD: Final = 168
_CHART: Final = 470


class StatisticsPage(TitledPage):
    """What all games together tell, of all editions or of one.

    Signals:
        play_wanted: there is nothing to show yet, and the person wants to change that; the name
            of the edition looked at, or an empty text.
    """

    play_wanted = Signal(str)

    def __init__(
        self,
        style: Style,
        source: Callable[[], Sequence[GameFacts]],
        opponents: Sequence[Opponent],
        anchors: Anchors,
        skills: Callable[[], Sequence[GameSkill]] = tuple,
        parent: QWidget | None = None,
    ) -> None:
        """``source`` returns all games, ``skills`` what reviews say of some of them.

        ``opponents`` go from the weakest to the strongest.
        """
        super().__init__(style, self.tr("Statistics"), parent)
        self._source = source
        self._games = tuple(source())
        self._skills_source = skills
        self._skills = tuple(skills())
        self._opponents = tuple(opponents)
        self._anchors = anchors
        names = [(name, in_language(load_map(name).name, style.language)) for name in RULES]
        self.editions: Final = Segments(style, [("", self.tr("All")), *names], "", self)
        self.editions.chosen.connect(self._on_chosen)
        self.body.addWidget(self.editions, 0, Qt.AlignmentFlag.AlignLeft)
        self.pane: Final = QScrollArea(self)
        self.pane.setWidgetResizable(True)
        self.pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pane.setFrameShape(QFrame.Shape.NoFrame)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self.pane, 1)
        self._fill()

    @property
    def games(self) -> tuple[GameFacts, ...]:
        """All games that the page knows of."""
        return self._games

    @property
    def edition(self) -> str | None:
        """The edition that is looked at; None for all."""
        return str(self.editions.value) or None

    @Slot()
    def refresh(self) -> None:
        """Count the games and reviews there are now."""
        games, skills = tuple(self._source()), tuple(self._skills_source())
        if (games, skills) != (self._games, self._skills):
            self._games, self._skills = games, skills
            self._fill()

    @Slot(object)
    def _on_chosen(self, _edition: object) -> None:
        self._fill()

    def _fill(self) -> None:
        games = counted(self._games, self.edition)
        content = self._content(games) if games else self._empty()
        at = self.pane.verticalScrollBar().value()
        self.pane.setWidget(content)
        self.pane.verticalScrollBar().setValue(at)

    def _empty(self) -> QWidget:
        """Return an invitation to play."""
        edition = self.edition
        heading = self.tr("No games yet")
        if edition is not None:
            name = in_language(load_map(edition).name, self._style.language)
            heading = self.tr("No games on this board yet: {board}").format(board=name)
        meaning = self.tr(
            "Once you have finished a game, you will see here how often you win, how strong you "
            "are and how lucky you were."
        )
        card = Invitation(self._style, "chart-line", (heading, meaning), self.tr("Play a game"))
        card.accepted.connect(lambda: self.play_wanted.emit(edition or ""))
        return centred(card)

    def _content(self, games: Sequence[GameFacts]) -> QWidget:
        style = self._style
        source = Source(style, games, self.edition, self._opponents, self._anchors)
        ratings = source.ratings()
        content = ScrolledContent()
        box = QVBoxLayout(content)
        box.setContentsMargins(0, 0, style.px(6), 0)
        box.setSpacing(style.px(4))
        cards = Columns(style, _CARD, content)
        for figure in figures(source, ratings):
            cards.add(FigureCard(style, figure))
        box.addWidget(cards)
        charts = Columns(style, _CHART, content, most=2)
        for panel in (
            trend_panel(source),
            rating_panel(source, ratings),
            luck_panel(source),
            *skill_panels(style, skills_of(self._skills, self.edition), self.edition),
            tickets_panel(source),
            levels_panel(source),
            best_panel(source),
            editions_panel(source),
            ways_panel(source),
        ):
            if panel is not None:
                charts.add(panel)
        box.addWidget(charts)
        unrated = sum(game.unrated for game in games)
        if unrated:
            text = self.tr(
                "%n games are unrated because moves were taken back, hints were used or the "
                "cards were already known. They count for everything except the rating.",
                "",
                unrated,
            )
            box.addWidget(label(text, "secondary"))
        box.addStretch(1)
        return content

    def state(self) -> object:
        """Return what is looked at, and how far the page is scrolled."""
        return self.edition or "", self.pane.verticalScrollBar().value()

    def restore(self, state: object) -> None:
        """Look at the same again."""
        match state:
            case (str(edition), int(at)) if edition in {"", *RULES}:
                self.editions.set_value(edition)
                self._fill()
                # Not before the page has its size is there anything to scroll.
                QTimer.singleShot(0, self, lambda: self.pane.verticalScrollBar().setValue(at))
