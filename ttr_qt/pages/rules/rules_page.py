"""The page of rules: which edition, its contents, and the text to read and search in."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.pages.rules.contents import ContentsList
from ttr_qt.pages.rules.figures import Figures
from ttr_qt.pages.rules.source import other_words, read_page
from ttr_qt.pages.rules.text_view import RulesText
from ttr_qt.views.commands.actions import bind, with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments, button
from ttr_qt.views.widgets.labels import line
from ttr_qt.views.widgets.panel import Panel

_CONTENTS: Final = 262
_WIDEST: Final = 1280
"""On larger screens the page stays that wide, in their middle."""
_PADDING: Final = 10


@dataclass(frozen=True, slots=True)
class _State:
    """What a page built anew goes on with."""

    edition: str
    words: str
    block: int


class RulesPage(TitledPage):
    """The rules of all editions, one at a time."""

    def __init__(self, style: Style, edition: str, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("RulesPage", "Rules")
        super().__init__(style, title, parent, searchable=True)
        self._edition = ""
        self._hit = -1
        self._figures: dict[str, Figures] = {}
        self.contents: Final = ContentsList(style)
        self.text: Final = RulesText(style)
        names = [(name, in_language(load_map(name).name, style.language)) for name in RULES]
        self.editions: Final = Segments(style, names, edition, self)
        self.count: Final = line("", "secondary", self)
        self.earlier_button: Final = self._small_button("chevron-up")
        self.later_button: Final = self._small_button("chevron-down")
        self._name_parts()
        self._lay_out()
        self.editions.chosen.connect(self._on_edition)
        self.contents.chosen.connect(self._on_chosen)
        self.text.laid_out.connect(self._on_laid_out)
        self.text.moved.connect(self._on_moved)
        self.text.link_followed.connect(self.follow)
        self.searched.connect(self._on_searched)
        self.earlier_button.clicked.connect(self.show_earlier)
        self.later_button.clicked.connect(self.show_later)
        self._add_keys()
        self.set_edition(edition)

    def _small_button(self, sign: str) -> QPushButton:
        result = button(self._style, "", kind="quiet", sign=sign, parent=self)
        size = self._style.px(16)
        result.setIcon(icon(sign, self._style.theme.ink, self._style.theme.ink_disabled))
        result.setIconSize(QSize(size, size))
        result.setStyleSheet(f"padding: {self._style.px(7)}px;")
        return result

    def _name_parts(self) -> None:
        """Say what everything is to those who hear it."""
        self.editions.setAccessibleName(self.tr("Edition"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rules"))
        for step, words, command in (
            (self.earlier_button, self.tr("Previous match"), Command.PREVIOUS_MATCH),
            (self.later_button, self.tr("Next match"), Command.NEXT_MATCH),
        ):
            step.setAccessibleName(words)
            step.setToolTip(with_key(words, command))

    def _lay_out(self) -> None:
        px = self._style.px
        found = QHBoxLayout()
        found.setSpacing(px(2))
        for part in (self.count, self.earlier_button, self.later_button):
            found.addWidget(part)
        self.header.insertLayout(self.header.count() - 1, found)  # before the field
        above = QHBoxLayout()
        above.addWidget(self.editions)
        above.addStretch(1)
        beside = Panel(self._style, self, padding=_PADDING)
        beside.setFixedWidth(px(_CONTENTS))
        beside.box.addWidget(self.contents)
        paper = Panel(self._style, self, padding=_PADDING)
        paper.box.addWidget(self.text)
        below = QHBoxLayout()
        below.setSpacing(px(4))
        below.addWidget(beside)
        below.addWidget(paper, 1)
        middle = QWidget(self)
        middle.setMaximumWidth(px(_WIDEST))
        both = QVBoxLayout(middle)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(px(6))
        both.addLayout(above)
        both.addLayout(below, 1)
        row = QHBoxLayout()
        row.addWidget(middle)
        self.body.addLayout(row, 1)
        self._show_count()

    def _add_keys(self) -> None:
        bind(Command.NEXT_MATCH, self, self.show_later)
        bind(Command.PREVIOUS_MATCH, self, self.show_earlier)
        if self.search is not None:
            self.search.returnPressed.connect(self.show_later)  # `NEXT_MATCH_IN_FIELD`, by Qt

    @property
    def edition(self) -> str:
        """Whose rules are shown."""
        return self._edition

    def set_edition(self, edition: str) -> None:
        """Show the rules of an edition from their beginning."""
        if edition == self._edition:
            return
        self._edition = edition
        self.editions.set_value(edition)
        if edition not in self._figures:
            self._figures[edition] = Figures(self._style, edition, self)
        page = read_page(edition, self._style.language)
        self.text.show_page(page, self._figures[edition])

    @Slot()
    def _on_laid_out(self) -> None:
        self.contents.show_entries(self.text.setting.entries)
        self._search()

    def open_at(self, rule: str) -> None:
        """Scroll to a numbered rule, such as ``D4``, and let it glow shortly."""
        self.text.show_rule(rule)

    @Slot(str)
    def follow(self, link: str) -> None:
        """Go where a link leads: ``#D4`` here, ``germany#G1`` on another page."""
        edition, _, rule = link.partition("#")
        if edition:
            self.set_edition(edition)
        self.open_at(rule)

    def state(self) -> object:
        """Return what should survive when the page is built anew in another style."""
        words = self.search.text() if self.search is not None else ""
        return _State(self._edition, words, self.text.first_seen()[0])

    def restore(self, state: object) -> None:
        """Take over what `state` of an earlier page returned."""
        if not isinstance(state, _State):
            return
        self.set_edition(state.edition)
        super().restore(state.words)
        self.text.go_to(state.block)

    @Slot(object)
    def _on_edition(self, edition: object) -> None:
        self.set_edition(str(edition))

    @Slot(int)
    def _on_chosen(self, block: int) -> None:
        self.text.go_to(block)
        self.contents.show_place(block)

    @Slot()
    def _on_moved(self) -> None:
        self.contents.show_place(self.text.seen_block())

    @Slot(str)
    def _on_searched(self, _words: str) -> None:
        self._search()
        if self.text.hits:
            self.show_later()

    def _search(self) -> None:
        """Find everything anew; where the words don't stand, what the rules call it."""
        words = self.search.text() if self.search is not None else ""
        self._hit = -1
        blocks = self.text.search(words)
        for other in other_words(words, self._style.language):
            blocks = blocks or self.text.search(other)
        self.contents.show_hits(blocks)
        self._show_count()

    @Slot()
    def show_later(self) -> None:
        """Go to the next hit; after the last one comes the first."""
        self._step(1)

    @Slot()
    def show_earlier(self) -> None:
        """Go to the hit before; before the first one comes the last."""
        self._step(-1)

    def _step(self, way: int) -> None:
        found = len(self.text.hits)
        if not found:
            return
        before = self._hit if self._hit >= 0 or way > 0 else 0
        self._hit = (before + way) % found
        self.text.show_hit(self._hit)
        self._show_count()

    def _show_count(self) -> None:
        """Tell how much was found, and which of it is shown."""
        searching = self.search is not None and bool(self.search.text().strip())
        found = len(self.text.hits)
        if not searching:
            words = ""
        elif not found:
            words = self.tr("Not found here")
        elif self._hit < 0:
            words = self.tr("%n found", "", found)
        else:
            words = self.tr("{number} of {found}").format(number=self._hit + 1, found=found)
        self.count.setText(words)
        for step in (self.earlier_button, self.later_button):
            step.setVisible(searching and found > 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard begin in the text."""
        self.text.setFocus(event.reason())
