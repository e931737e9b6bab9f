"""Routes, places and players in words, for those who can't see them."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.prospects import RouteStanding, route_standings
from ttr_qt.engine.rules import GRAY
from ttr_qt.models.item_models.log import LogRow
from ttr_qt.models.session.history import fresh_claims
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.language import Language, in_language
from ttr_qt.views.words.cards import colour_word
from ttr_qt.views.words.speech import phrase_text

_NUMBERS: Final[tuple[Any, ...]] = (
    QT_TRANSLATE_NOOP("described", "no"),
    QT_TRANSLATE_NOOP("described", "one"),
    QT_TRANSLATE_NOOP("described", "two"),
    QT_TRANSLATE_NOOP("described", "three"),
    QT_TRANSLATE_NOOP("described", "four"),
    QT_TRANSLATE_NOOP("described", "five"),
    QT_TRANSLATE_NOOP("described", "six"),
    QT_TRANSLATE_NOOP("described", "seven"),
)


class Describer:
    """Describes what lies on the board, as far as the one who looks knows it."""

    def __init__(
        self, view: Observation, names: Sequence[str], language: Language, you: int | None = None
    ) -> None:
        """``you`` is the seat that is spoken to, by default that of whoever looks on."""
        self._view, self._names, self._language = view, tuple(names), language
        self._you = view.seat if you is None else you
        self._standings = route_standings(view)
        self._fresh = fresh_claims(view)
        self._claimable = {a.route for a in view.legal_actions if isinstance(a, ClaimRoute)}

    def route(self, route: str) -> str:
        """Return a route: "Montréal to New York, three blue, free, claimable"."""
        track = self._view.board.map.route(route)
        ends = QCoreApplication.translate("described", "{a} to {b}").format(
            a=self._place_name(track.a), b=self._place_name(track.b)
        )
        parts = [ends, self._cost(track.length, track.colour)]
        parallels = sorted((route, *self._view.board.map.parallels(route)))
        if len(parallels) > 1:
            text = QCoreApplication.translate("described", "track {number} of {count}")
            parts.append(text.format(number=parallels.index(route) + 1, count=len(parallels)))
        if track.cart:
            parts.append(QCoreApplication.translate("described", "brings a goods card"))
        parts += self._standing(route, self._standings[route])
        return ", ".join(parts)

    def place(self, place: str) -> str:
        """Return a place: "Berlin, goods 4, 3, 2, passenger of Ada, end of your ticket to Rome"."""
        view = self._view
        parts = [self._place_name(place)]
        goods = view.goods_left.get(place, ())
        if goods:
            values = ", ".join(map(str, goods))
            text = QCoreApplication.translate("described", "goods {values}")
            parts.append(text.format(values=values))
        for seat, places in enumerate(view.passengers):
            if place in places:
                parts.append(self._passenger(seat))
        for ticket in view.tickets:
            for here, there in ((ticket.a, ticket.b), (ticket.b, ticket.a)):
                if place in view.board.map.ends(here):
                    parts.append(self._end_of_ticket(there))
        return ", ".join(parts)

    def _end_of_ticket(self, there: str) -> str:
        contracts, yours = edition_of(self._view.board.map).contracts, self._speaks_to_viewer
        if yours and contracts:
            text = QCoreApplication.translate("described", "end of your contract to {place}")
        elif yours:
            text = QCoreApplication.translate("described", "end of your ticket to {place}")
        elif contracts:
            text = QCoreApplication.translate("described", "end of a contract of {name} to {place}")
        else:
            text = QCoreApplication.translate("described", "end of a ticket of {name} to {place}")
        return text.format(place=self._end_name(there), name=self._viewer_name)

    @property
    def _speaks_to_viewer(self) -> bool:
        """Whether whoever looks on is the one who is spoken to."""
        return self._you == self._view.seat

    @property
    def _viewer_name(self) -> str:
        return self._names[self._view.seat]

    def _cost(self, length: int, colour: str) -> str:
        number = QCoreApplication.translate("described", _NUMBERS[length])
        if colour == GRAY:
            text = QCoreApplication.translate("described", "{number} of any one colour")
            return text.format(number=number)
        return f"{number} {colour_word(colour, self._language)}"

    def _standing(self, route: str, standing: RouteStanding) -> list[str]:
        view = self._view
        if standing == "taken":
            owner = view.owners[route]
            if owner == self._you:
                return [QCoreApplication.translate("described", "yours")]
            text = QCoreApplication.translate("described", "taken by {name}")
            if route in self._fresh and self._speaks_to_viewer:
                text = QCoreApplication.translate(
                    "described", "taken by {name} since your last turn"
                )
            return [text.format(name=self._names[owner])]
        if standing != "open":
            if not self._speaks_to_viewer:
                text = QCoreApplication.translate("described", "closed to {name}")
                return [text.format(name=self._viewer_name)]
            return [QCoreApplication.translate("described", "closed to you")]
        free = QCoreApplication.translate("described", "free")
        if route in self._claimable:
            return [free, QCoreApplication.translate("described", "claimable")]
        return [free]

    def _passenger(self, seat: int) -> str:
        if seat == self._you:
            return QCoreApplication.translate("described", "your passenger")
        text = QCoreApplication.translate("described", "passenger of {name}")
        return text.format(name=self._names[seat])

    def _place_name(self, place: str) -> str:
        """Return the name of a place; of a border point that of its country."""
        one = self._view.board.map.place(place)
        return self._end_name(one.country) if one.country is not None else self._end_name(place)

    def _end_name(self, end: str) -> str:
        return in_language(self._view.board.map.end_name(end), self._language)


def entry_described(row: LogRow, language: Language) -> str:
    """Return what somebody did and what came of it: "Ada took a blue card"."""
    parts = [phrase_text(row.phrase, language, past=True)]
    parts += [phrase_text(note, language, past=True) for note in row.notes]
    text = QCoreApplication.translate("described", "{name} {action}")
    return text.format(name=row.name, action=", ".join(parts))
