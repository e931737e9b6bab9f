"""The panel of the person: name, colour, and how the game is played."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.engine.rules import RULES
from ttr_qt.models.setup.choice import (
    NAME_LENGTH,
    EditionChoice,
    GameChoice,
    Identity,
    clean_name,
)
from ttr_qt.models.setup.seeds import parse_seed, seed_text
from ttr_qt.pages.start.begins_choice import BeginsChoice, Starter
from ttr_qt.pages.start.deck_note import DeckNote
from ttr_qt.pages.start.portrait_button import PortraitButton
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments, stop_at_chosen
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.player_faces import ColourButton, player_colour
from ttr_qt.views.widgets.tool_tips import wrapped
from ttr_qt.views.words.decks import deck_name

_SEED_LENGTH: Final = 40
_SEED_WIDTH: Final = 190
_DECK_PADDING: Final = 7
"""Beside the names of decks: five of them have to fit into a small window."""


class PersonPanel(Panel):
    """Everything about a game that is neither its board nor an opponent.

    Signals:
        changed: something else was chosen.
        identity_changed: the `Identity` that the person has from now on.
    """

    changed = Signal()
    identity_changed = Signal(object)

    def __init__(self, style: Style, choice: GameChoice, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=12)
        self._colour = choice.colour
        self._edition, self._deck = choice.edition, choice.deck
        self.portrait: Final = PortraitButton(style, choice.portrait, self)
        self.portrait.portrait_chosen.connect(self.changed)
        self.portrait.portrait_chosen.connect(self._on_identity)
        self.name_edit: Final = QLineEdit(choice.name, self)
        self.name_edit.setMaxLength(NAME_LENGTH)
        self.name_edit.setPlaceholderText(self.tr("You"))
        self.name_edit.setAccessibleName(self.tr("Your name"))
        self.name_edit.textEdited.connect(self.changed)
        self.name_edit.editingFinished.connect(self._on_identity)
        self._colour_caption = label("", "caption", self)
        self._colour_group = QButtonGroup(self)
        self.colour_buttons: Final = {
            player.id: ColourButton(style, player, self) for player in PLAYERS
        }
        for number, (colour, part) in enumerate(self.colour_buttons.items()):
            part.setChecked(colour == choice.colour)
            self._colour_group.addButton(part, number)
        stop_at_chosen(self._colour_group)
        self._colour_group.idClicked.connect(self._on_colour)
        self._colour_group.idClicked.connect(self._on_identity)
        self.box.addLayout(self._identity())
        self.seat_choice: Final = Segments(
            style,
            [(True, self.tr("I play")), (False, self.tr("I only watch"))],
            choice.person,
            self,
        )
        self.begins_choice: Final = BeginsChoice(style, choice.begins, self)
        self.first_player: Final = line("", "caption", self)
        """Who begins by the book."""
        self.first_player.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.seed_edit: Final = self._seed_field(choice.seed)
        self._deck_choices = self._make_deck_choices()
        self.deck_choice = next(iter(self._deck_choices.values()))
        """Of the edition that was shown last and has one."""
        self._decks_shown = QStackedWidget(self)
        for decks in self._deck_choices.values():
            self._decks_shown.addWidget(decks)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(style.px(5))
        self._add_row(self.tr("Your part"), self.seat_choice)
        self._add_row(self.tr("Who begins"), self.begins_choice, self.first_player)
        self._add_row(self.tr("Cards"), self.seed_edit)
        self._deck_row = self._add_row(self.tr("Tickets"), self._decks_shown)
        self.deck_note: Final = DeckNote(style, self)
        self._rows.addWidget(self.deck_note)
        # Nothing moves when another edition is looked at.
        for told in (self._deck_row, self.deck_note):
            policy = told.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            told.setSizePolicy(policy)
        self.box.addLayout(self._rows, 3)
        self.box.addStretch(1)
        for segments in (self.seat_choice, self.begins_choice):
            segments.chosen.connect(self._on_changed)
        self.show_edition(choice.edition, choice.of_edition)
        self._show()

    @property
    def person(self) -> bool:
        """Whether somebody plays, and does not only watch."""
        return bool(self.seat_choice.value)

    @property
    def name(self) -> str:
        """The name of the person."""
        return clean_name(self.name_edit.text())

    @property
    def colour(self) -> str:
        """The id of the chosen colour."""
        return self._colour

    @property
    def identity(self) -> Identity:
        """Name, colour and portrait."""
        return Identity(self.name, self.colour, self.portrait.portrait)

    @property
    def begins(self) -> int | None:
        """Who begins, as in `GameChoice`."""
        return self.begins_choice.place

    @property
    def seed(self) -> int | None:
        """The seed that was typed; None for cards by chance."""
        return parse_seed(self.seed_edit.text())

    @property
    def deck(self) -> str | None:
        """Which tickets are played, where there is a choice."""
        return self._deck

    def show_edition(self, edition: str, chosen: EditionChoice) -> None:
        """Offer the choices that an edition has, with what was chosen there."""
        deck = chosen.deck
        self._edition, self._deck = edition, deck
        self.begins_choice.set_value(chosen.begins)
        rule = in_language(edition_named(edition).first_player, self.look.language)
        self.first_player.setText(self.tr("By the book: {who}").format(who=rule) if rule else "")
        self.begins_choice.setAccessibleDescription(self.first_player.text())
        decks = self._deck_choices.get(edition)
        self._deck_row.setVisible(decks is not None)
        if decks is not None:
            choices = RULES[edition].deck_choices
            decks.set_value(deck if deck in choices else choices[0])
            self.deck_choice = decks
            self._decks_shown.setCurrentWidget(decks)
        self._show_note()

    def show_table(self, starters: Sequence[Starter]) -> None:
        """Offer those who sit at the table as the one who begins."""
        self.begins_choice.show_table(starters)

    @Slot(int)
    def _on_colour(self, number: int) -> None:
        self._colour = PLAYERS[number].id
        self._on_changed()

    @Slot()
    def _on_identity(self) -> None:
        self.identity_changed.emit(self.identity)

    @Slot(object)
    def _on_deck(self, deck: str) -> None:
        self._deck = deck
        self._show_note()
        self._on_changed()

    def _show_note(self) -> None:
        self.deck_note.show_deck(self._edition, self._deck)
        self.deck_choice.setAccessibleDescription(self.deck_note.text())

    @Slot()
    def _on_changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        """Show what depends on other choices."""
        plays = self.person
        for part in (self.portrait, self.name_edit):
            part.setEnabled(plays)
        for chip in self.colour_buttons.values():
            chip.setEnabled(plays)
        name = in_language(player_colour(self._colour).name, self.look.language)
        self._colour_caption.setText(self.tr("Your colour: {colour}").format(colour=name))

    def _identity(self) -> QHBoxLayout:
        px = self.look.px
        name = QVBoxLayout()
        name.setSpacing(px(4))
        name.addWidget(label(self.tr("Your name"), "caption", self))
        name.addWidget(self.name_edit)
        chips = QHBoxLayout()
        chips.setSpacing(px(1))
        for part in self.colour_buttons.values():
            chips.addWidget(part)
        chips.addStretch(1)
        colours = QVBoxLayout()
        colours.setSpacing(px(2))
        colours.addWidget(self._colour_caption)
        colours.addLayout(chips)
        row = QHBoxLayout()
        row.setSpacing(px(12))
        row.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(name, 1)
        row.addLayout(colours)
        return row

    def _seed_field(self, seed: int | None) -> QLineEdit:
        field = QLineEdit("" if seed is None else seed_text(seed), self)
        field.setMaxLength(_SEED_LENGTH)
        field.setPlaceholderText(self.tr("freshly shuffled"))
        field.setAccessibleName(self.tr("Game number"))
        tip = self.tr(
            "Every game has a number. Type in the number of another game to play with the same "
            "cards; such a game does not count for your rating."
        )
        field.setToolTip(wrapped(tip))
        field.setFixedWidth(self.look.px(_SEED_WIDTH))
        field.textEdited.connect(self._on_seed)
        return field

    @Slot()
    def _on_seed(self) -> None:
        """Show at once whether what is typed is a number of a game."""
        wrong = bool(self.seed_edit.text().strip()) and self.seed is None
        self.seed_edit.setStyleSheet(f"color: {self.look.theme.bad};" if wrong else "")
        self.changed.emit()

    def _make_deck_choices(self) -> dict[str, Segments]:
        """Return the choice of decks of each edition that has one."""
        choices: dict[str, Segments] = {}
        for edition, rules in RULES.items():
            decks = rules.deck_choices
            if not decks:
                continue
            names = [(deck, deck_name(edition, deck, self.look.language)) for deck in decks]
            choices[edition] = Segments(self.look, names, decks[0], self, padding=_DECK_PADDING)
            choices[edition].chosen.connect(self._on_deck)
        return choices

    def _add_row(self, text: str, choice: QWidget, remark: QWidget | None = None) -> QWidget:
        """Add a choice and what it is about, with a remark below that; return all as one."""
        result = QWidget(self)
        whole = QVBoxLayout(result)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(self.look.px(10))
        whole.addLayout(row)
        if remark is not None:
            whole.addWidget(remark)
        row.addWidget(label(text, "body", self), 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(choice, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows.addWidget(result, 1)
        return result
