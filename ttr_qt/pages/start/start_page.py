"""The page on which a game begins."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.models.records.todays_results import TodaysOffer
from ttr_qt.models.setup.choice import (
    EditionChoice,
    GameChoice,
    fitting,
    opponents_allowed,
    usual_choice,
)
from ttr_qt.models.setup.seating import seat_names
from ttr_qt.pages.overlay_page import paint_background
from ttr_qt.pages.start.begins_choice import Starter
from ttr_qt.pages.start.big_button import BigButton
from ttr_qt.pages.start.edition_poster import EditionPoster, PosterText
from ttr_qt.pages.start.header import Header, SidePage
from ttr_qt.pages.start.opponents_panel import OpponentsPanel
from ttr_qt.pages.start.people_bar import KnownPeople
from ttr_qt.pages.start.person_panel import PersonPanel
from ttr_qt.pages.today.strip import OfferOf, TodayStrip
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.registry import editions
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import stop_at_chosen
from ttr_qt.views.widgets.panel import MARGIN
from ttr_qt.views.widgets.tab_order import order_tabs_as_read
from ttr_qt.views.words.opponents import Opponent
from ttr_qt.views.words.people import unnamed

_WIDEST: Final = 2200
_HIGHEST: Final = 1240
"""On larger screens the page stays that large, in their middle."""
_TWO_PANELS: Final = 900
"""From this width on the panels stand side by side."""
_ONE_ROW: Final = 780
"""From this width on the posters stand in one row."""
_NARROW_COLUMNS: Final = 3
_ROOMY: Final = 1200
_SIDE: Final = 24
_GAP: Final = 2
_SHARES: Final = (57, 43)
"""How the two panels share the width."""
_POSTERS_SHARE: Final = 0.72
"""The posters' share of the height that is left when everything has the least that it needs."""
_SCROLLED_MORE: Final = 30
"""What posters get beyond their least height where the page is scrolled anyway."""


class StartPage(QWidget):
    """Lets a person choose a board, opponents and options.

    Signals:
        start_wanted: a `GameChoice`.
        continue_wanted: go on with the game that was left.
        page_wanted: a `SidePage` to be shown.
        today_wanted: the `TodaysOffer` whose game is to be played, and the `Identity` of who plays.

    Most of its many attributes are the controls of the form, one each: what is chosen in one of
    them decides what the others offer.
    """

    today_wanted = Signal(object, object)
    start_wanted = Signal(object)
    continue_wanted = Signal()
    page_wanted = Signal(str)

    def __init__(
        self,
        style: Style,
        opponents: Sequence[Opponent],
        choice: GameChoice,
        parent: QWidget | None = None,
        *,
        of_editions: Mapping[str, EditionChoice] = MappingProxyType({}),
        left: str | None = None,
        show_extras: Collection[SidePage] = (),
        people: KnownPeople | None = None,
    ) -> None:
        """Make the page; ``left`` tells of the game that can be continued.

        ``of_editions`` is what was chosen in the other editions, ``people`` are all who use the
        program; None: nobody is to be told from others.
        """
        super().__init__(parent)
        self._style = style
        self._edition = choice.edition
        self._of_editions = dict(of_editions)
        self._known = choice.known
        self.header: Final = Header(style, show_extras, self, people=people)
        self.header.wanted.connect(self.page_wanted)
        self.today: TodayStrip | None = None
        self.posters: Final = {edition.id: self._poster(edition) for edition in editions()}
        self._group = QButtonGroup(self)
        for number, poster in enumerate(self.posters.values()):
            self._group.addButton(poster, number)
        self.posters[choice.edition].setChecked(True)
        stop_at_chosen(self._group)
        self._group.idToggled.connect(self._on_poster)
        self.opponents: Final = OpponentsPanel(
            style, opponents, choice.opponents, self, guests=choice.guests, known=choice.known
        )
        self.person: Final = PersonPanel(style, choice, self)
        self.start_button: Final = BigButton(
            style,
            self.tr("Start the game"),
            Command.START_GAME.key_text(),
            primary=True,
            parent=self,
        )
        self.start_button.clicked.connect(self.on_start)
        self.continue_button: BigButton | None = None
        self._add_buttons(left)
        self._arrangement = (0, False)
        self._pinned = False
        """Whether the buttons that start a game lie below what is scrolled."""
        self._posters_box = QGridLayout()
        self._panels_box = QGridLayout()
        self._build()
        self.opponents.left.connect(self.person.begins_choice.take_out)
        self.opponents.changed.connect(self._on_opponents_changed)
        self.person.changed.connect(self._on_changed)
        if self.header.people is not None:
            self.person.identity_changed.connect(self.header.people.show_current)
        self._on_changed()
        bind(Command.STATISTICS_AT_START, self, self._on_statistics_key)
        self.setFocus()

    @property
    def choice(self) -> GameChoice:
        """What is chosen at the moment."""
        person = self.person
        return fitting(
            GameChoice(
                edition=self._edition,
                opponents=self.opponents.chosen,
                guests=self.opponents.guests,
                person=person.person,
                name=person.name,
                colour=person.colour,
                portrait=person.portrait.portrait,
                begins=person.begins,
                deck=person.deck,
                seed=person.seed,
                known=self._known,
            )
        )

    @property
    def of_editions(self) -> dict[str, EditionChoice]:
        """What is chosen in each edition that was looked at."""
        return {**self._of_editions, self._edition: self.choice.of_edition}

    @property
    def scroll_length(self) -> int:
        """How far the page can be scrolled; 0 where all of it is seen at once."""
        return self._scroll.verticalScrollBar().maximum()

    def set_progress(self, done: int, total: int) -> None:
        """Show how far the opponents' preparation is; gone when all is done."""
        self.opponents.set_progress(done, total)

    def offer_today(self, offer_of: OfferOf) -> None:
        """Offer today's game, of which ``offer_of`` tells, between the head and the posters."""
        self.today = TodayStrip(self._style, offer_of, self)
        self.today.show_edition(self._edition)
        self.today.play_wanted.connect(self._on_today_wanted)
        self._above.insertWidget(1, self.today)
        self._fit()

    @Slot(object)
    def _on_today_wanted(self, offer: TodaysOffer) -> None:
        self.today_wanted.emit(offer, self.person.identity)

    @Slot()
    def on_start(self) -> None:
        """Ask for the game that is chosen."""
        self.start_wanted.emit(self.choice)

    @Slot()
    def _on_statistics_key(self) -> None:
        if "statistics" in self.header.buttons:
            self.page_wanted.emit("statistics")

    @Slot(int, bool)
    def _on_poster(self, number: int, checked: bool) -> None:
        if checked:
            self._of_editions = self.of_editions
            self._edition = list(self.posters)[number]
            of_edition = self._of_editions.get(self._edition) or usual_choice(self._edition)
            self.opponents.seat(of_edition.opponents, of_edition.guests)
            self.person.show_edition(self._edition, of_edition)
            if self.today is not None:
                self.today.show_edition(self._edition)
            self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        self._on_opponents_changed()
        self._fit()

    @Slot()
    def _on_opponents_changed(self) -> None:
        # Room is kept for all seats, so nothing moves when somebody comes or goes.
        self.opponents.set_limits(*opponents_allowed(self._edition, person=self.person.person))
        choice = self.choice
        self.opponents.show_colours(choice.colours[choice.person :])
        self.opponents.show_people(choice.portraits[choice.person :])
        self.person.show_table(_starters(choice))

    def _poster(self, edition: Edition) -> EditionPoster:
        rules, language = RULES[edition.id], self._style.language
        facts = [
            self.tr("{fewest}–{most} players").format(
                fewest=rules.players_min, most=rules.players_max
            )
        ]
        if edition.minutes is not None:
            facts.append(self.tr("{minutes} min").format(minutes=edition.minutes))
        # A number is never parted from its word.
        told = " · ".join(fact.replace(" ", "\u00a0") for fact in facts)
        name = in_language(load_map(edition.id).name, language)
        text = PosterText(name, told, in_language(edition.motto, language))
        return EditionPoster(self._style, edition, text, self)

    def _add_buttons(self, left: str | None) -> None:
        self._buttons = QWidget()
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._style.px(8))
        if left is not None:
            self.continue_button = BigButton(self._style, self.tr("Continue"), left, parent=self)
            self.continue_button.clicked.connect(self.continue_wanted)
            row.addWidget(self.continue_button, 2)
        row.addWidget(self.start_button, 3)
        self.person.box.addWidget(self._buttons)

    def _build(self) -> None:
        """Put everything into what scrolls where the window is too small."""
        px = self._style.px
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setSpacing(px(6))
        self._above = QVBoxLayout()
        self._above.setSpacing(0)
        self._above.addWidget(self.header)
        self._above.addLayout(self._posters_box)
        self._posters_box.setSpacing(px(_GAP))
        self._panels_box.setSpacing(px(_GAP))
        self._column.addLayout(self._above)
        self._column.addLayout(self._panels_box, 1)
        self._scroll = QScrollArea(self)
        self._scroll.setAccessibleName(self.tr("Choice of a game"))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._content)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        self._foot = QWidget(self)
        self._foot_box = QVBoxLayout(self._foot)
        self._foot.hide()
        whole.addWidget(self._foot)

    def _arrange(self, columns: int, *, two_panels: bool) -> None:
        """Set the posters in rows and the panels side by side or below each other."""
        if (columns, two_panels) == self._arrangement:
            return
        self._arrangement = (columns, two_panels)
        for number, poster in enumerate(self.posters.values()):
            self._posters_box.addWidget(poster, number // columns, number % columns)
        for column in range(len(self.posters)):
            self._posters_box.setColumnStretch(column, int(column < columns))
        self._panels_box.addWidget(self.opponents, 0, 0)
        self._panels_box.addWidget(self.person, int(not two_panels), int(two_panels))
        for column, stretch in enumerate(_SHARES if two_panels else (1, 0)):
            self._panels_box.setColumnStretch(column, stretch)

    def _fit(self) -> None:
        """Give the page its margins, and the posters a good part of what the panels leave."""
        px = self._style.px
        self._pin_buttons(pinned=False)  # what is needed is that of everything together
        width = min(self.width(), px(_WIDEST))
        columns = len(self.posters) if width >= px(_ONE_ROW) else _NARROW_COLUMNS
        two_panels = width >= px(_TWO_PANELS)
        self._arrange(columns, two_panels=two_panels)
        side = px(_SIDE) if width >= px(_ROOMY) else px(_SIDE // 2)
        beside = (self.width() - width) // 2 + side
        above = max(0, self.height() - px(_HIGHEST)) // 2 + side // 2
        below = max(0, above - px(MARGIN))  # the panels have a margin of their own
        self._column.setContentsMargins(beside, above, beside, below)
        posters = tuple(self.posters.values())
        each = (self.width() - 2 * beside - (columns - 1) * px(_GAP)) // columns
        size = min(poster.name_size(each) for poster in posters)
        for poster in posters:
            poster.set_texts_like(size)
        texts = max(poster.text_height(each) for poster in posters)
        for poster in posters:
            poster.set_texts_like(size, texts)
        least, best = posters[0].least_height(each), posters[0].best_height(each)
        panel = self.width() - 2 * beside
        if two_panels:
            room = panel - px(_GAP)
            panel = min(
                room * _SHARES[0] // sum(_SHARES), room - self.person.minimumSizeHint().width()
            )
        self.opponents.arrange_for(panel)
        self._set_height(least)
        needed = max(self._column.heightForWidth(self.width()), self._column.minimumSize().height())
        self._foot_box.setContentsMargins(beside, px(4), beside, px(10))
        self._pin_buttons(pinned=needed > self.height())
        spare = self.height() - needed
        more = round(spare * _POSTERS_SHARE) if two_panels else px(_SCROLLED_MORE)
        self._set_height(min(best, least + max(0, more)))

    def _pin_buttons(self, *, pinned: bool) -> None:
        """Keep the buttons that start a game in sight where the rest has to be scrolled."""
        if pinned == self._pinned:
            return
        self._pinned = pinned
        focused = QApplication.focusWidget()
        box = self._foot_box if pinned else self.person.box
        box.addWidget(self._buttons)
        self._buttons.show()
        self._foot.setVisible(pinned)
        if focused is not None and self._buttons.isAncestorOf(focused):
            focused.setFocus()

    def _set_height(self, height: int) -> None:
        for poster in self.posters.values():
            poster.setFixedHeight(height)
        # Qt would find new sizes of what lies deep inside only at the next turn of the event loop.
        self._column.invalidate()
        self._column.activate()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Go on by Tab, in the order in which the page is read."""
        order_tabs_as_read(self)
        return super().focusNextPrevChild(forwards)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard begin at the edition that is chosen."""
        self.posters[self._edition].setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start the game."""
        if Command.START_GAME.matches(event):
            self.on_start()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything into the new size."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit everything anew: texts have got their fonts by now."""
        super().showEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, a little lighter above."""
        paint_background(self, self._style)


def _starters(choice: GameChoice) -> tuple[Starter, ...]:
    """Return everybody at the table, named as in the game."""
    levels = choice.levels
    people = [seat for seat, level in enumerate(levels) if not level]
    called = [name or unnamed(seat + 1) for name, seat in zip(choice.people, people, strict=True)]
    if choice.person:
        called[0] = choice.name
    portraits = iter(choice.portraits)
    faces = [level or next(portraits) for level in levels]
    seats = zip(faces, seat_names(levels, *called), choice.colours, strict=True)
    return tuple(
        Starter(place, face, name, colour)
        for place, (face, name, colour) in enumerate(seats, 1 - choice.person)
    )
