"""The part of the window where tickets are drawn and chosen, beside the board."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from ttr_qt.engine.rules import RULES
from ttr_qt.models.item_models.tickets import OfferModel
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.choosing.mix_choice import MixChoice
from ttr_qt.views.choosing.offer_field import OfferField
from ttr_qt.views.choosing.summary import Summary
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import Panel

LEAST_WIDTH: Final = 470


class ChoosingPanel(Panel):
    """First the mix, where there is one to choose; then which of the tickets shown to keep.

    Nothing is chosen beforehand: the person looks at all tickets and decides. Only where every
    ticket has to be kept they are chosen already.

    Signals:
        offer_entered: the id of the ticket that pointer or keyboard have come to.
        offer_left: they have left it.
        keep_wanted: a legal `KeepTickets`.
        mix_wanted: a legal `DrawTickets`.
        back_wanted: no tickets after all, where they are drawn of one's own will.
    """

    offer_entered = Signal(str)
    offer_left = Signal()
    keep_wanted = Signal(object)
    mix_wanted = Signal(object)
    back_wanted = Signal()

    def __init__(
        self,
        style: Style,
        offer_model: OfferModel,
        design: BoardDesign,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent)
        self._offer = offer_model
        self._rules = RULES[design.map.rules]
        decks = self._rules.ticket_decks
        self._several_decks = len(decks) > 1
        self._carts = edition_of(design.map).contracts
        self._heading = label("", "heading", self)
        self._rule = label("", "secondary", self)
        self.mix: Final = MixChoice(style, design.map, self)
        self.field: Final = OfferField(style, design, decks)
        self.summary: Final = Summary(style, carts=self._carts, parent=self)
        self.back: Final = KeyedButton(style, self.tr("Back"), command=Command.NOT_NOW, parent=self)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.field)
        self.box.setSpacing(style.px(6))
        self.box.addWidget(self._heading)
        self.box.addWidget(self._rule)
        self.box.addSpacing(style.px(6))
        self.box.addWidget(self.mix)
        self.box.addWidget(self._scroll, 1)
        self.box.addWidget(self.summary)
        self.box.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self._rest = QWidget(self)
        self.box.addWidget(self._rest, 1)
        self.mix.mix_wanted.connect(self.mix_wanted)
        self.field.toggled.connect(self._on_toggled)
        self.field.entered.connect(self.offer_entered)
        self.field.left.connect(self.offer_left)
        self.summary.keep_wanted.connect(self._on_keep_wanted)
        self.back.clicked.connect(self.back_wanted)
        offer_model.choice_changed.connect(self._show_offer)

    def show_choices(self) -> None:
        """Show what there is to choose now: a mix to draw, or tickets on offer."""
        mixing = not self._offer.rows
        self.mix.setVisible(mixing)
        self.back.setVisible(mixing and not self._offer.setting_up)
        self._scroll.setVisible(not mixing)
        self._rest.setVisible(mixing)
        self.summary.setVisible(not mixing)
        if mixing:
            self.mix.set_mixes(self._offer.mixes, self._offer.deck_sizes)
            self._show_mixes()
        else:
            self._choose_forced()
            self._show_offer()

    def _choose_forced(self) -> None:
        """Choose all tickets where there is no other choice."""
        rows = self._offer.rows
        if self._offer.least == len(rows):
            for row in rows:
                self._offer.choose(row.ticket, chosen=True)

    def _show_mixes(self) -> None:
        count = max((sum(mix.counts) for mix in self._offer.mixes), default=0)
        self._heading.setText(self.tr("Draw %n tickets", "", count))
        rules = self._rules
        least = rules.keep_at_start if self._offer.setting_up else rules.keep_later
        self._rule.setText(
            self.tr(
                "Which mix? You look at all of them and keep at least %n.",
                "",
                min(least, count) if count else least,
            )
        )

    @Slot()
    def _show_offer(self) -> None:
        rows, whole, most = self._offer.rows, self._offer.together, self._offer.all_together
        if whole is None or most is None:
            return
        least, legal = self._offer.least, self._offer.action is not None
        self.field.set_rows(rows, decided=legal)
        contracts = self.tr("Choose your contracts")
        self._heading.setText(contracts if self._carts else self.tr("Choose your tickets"))
        self._rule.setText(self._rule_text(least, len(rows)))
        self.summary.make_room(most, least)
        self._fit()
        if least:
            self.summary.show_choice(whole, least, legal=legal)
        else:
            self.summary.show_waiting()

    def _fit(self) -> None:
        """Let the summary save room where tickets would show less otherwise."""
        if not self._scroll.isVisibleTo(self):
            return
        self.summary.set_low(False)
        self.box.activate()
        edges = self.box.contentsMargins()
        cards = self.field.height_in("compact", self.width() - edges.left() - edges.right())
        rest = self.box.totalMinimumHeightForWidth(self.width())
        rest -= self._scroll.minimumSizeHint().height()
        self.summary.set_low(rest + cards > self.height())
        self.box.activate()

    def _rule_text(self, least: int, count: int) -> str:
        parts = []
        if least == count:
            parts.append(self.tr("You have to keep all of them."))
        elif least:
            parts.append(
                self.tr("Keep at least {least} of these {count}.").format(least=least, count=count)
            )
            parts.append(self._return_text())
        return " ".join(parts)

    def _return_text(self) -> str:
        if self._several_decks:
            return self.tr("The rest go to the bottom of their deck.")
        return self.tr("The rest go to the bottom of the deck.")

    @Slot(str, bool)
    def _on_toggled(self, ticket: str, chosen: bool) -> None:
        self._offer.choose(ticket, chosen=chosen)

    @Slot()
    def _on_keep_wanted(self) -> None:
        action = self._offer.action
        if action is not None:
            self.keep_wanted.emit(action)

    def showEvent(self, event: QShowEvent) -> None:
        """Find out what there is room for, now that all texts have their letters."""
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out what there is room for."""
        super().resizeEvent(event)
        self._fit()

    def height_of_mixes(self, width: int) -> int:
        """Return how high the choice of a mix is in a width; 0 where no mix is chosen."""
        if self.isHidden() or self._offer.rows:
            return 0
        self.box.activate()
        return self.box.totalMinimumHeightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        """Return the least that shows one card and the button without scrolling sideways."""
        size = super().minimumSizeHint()
        return QSize(max(size.width(), self.look.px(LEAST_WIDTH)), size.height())
