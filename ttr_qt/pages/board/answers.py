"""Answers to what players ask by keys, above all those who hear the game: my hand, the market."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ttr_qt.models.session.source import GameSource
from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.widgets.accessibility import announce

_SHOWN: Final = 8000
"""Milliseconds."""
_SECRETS: Final = (Command.TELL_HAND, Command.TELL_TICKETS)
"""What is told of nobody while the screen changes hands."""


class Answers(QObject):
    """Says on the banner of a page, and to screen readers, what its panels show."""

    def __init__(self, page: QWidget, source: GameSource, parts: PageParts, banner: Banner) -> None:
        super().__init__(page)
        self._source, self._parts, self._banner = source, parts, banner
        for command in self._words():
            bind(command, page, partial(self.tell, command))

    def _words(self) -> dict[Command, Callable[[], str]]:
        parts = self._parts
        return {
            Command.TELL_HAND: parts.hand.in_words,
            Command.TELL_MARKET: parts.market.in_words,
            Command.TELL_TICKETS: parts.tickets.in_words,
            Command.TELL_LATEST: lambda: parts.log.latest_in_words(self._source.person),
            Command.TELL_STANDING: parts.players.in_words,
        }

    def tell(self, command: Command) -> None:
        """Answer one of the questions."""
        if self._source.covered and command in _SECRETS:
            return
        text = self._words()[command]()
        if self._banner.text == text:  # who asks again wants to hear it again
            announce(self._banner, text)
        self._banner.say(text, ms=_SHOWN, passing=True)
