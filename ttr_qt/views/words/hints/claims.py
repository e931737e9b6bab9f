"""Reasons to claim a route, as sentences."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine.rules import GRAY
from ttr_qt.models.hints.reasons import HintKey
from ttr_qt.views.words.cards import colour_word
from ttr_qt.views.words.hints.case import Case


def _completes(case: Case) -> str:
    if not case.number("points"):
        text = QCoreApplication.translate("hints", "Completes {ticket}.")
        return text.format(ticket=case.ticket())
    text = QCoreApplication.translate(
        "hints", "Completes {ticket}: %n points.", "", case.number("points")
    )
    return text.format(ticket=case.ticket())


def _on_the_way(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "Part of the way for {ticket}; %n routes to go.", "", case.number("left")
    )
    return text.format(ticket=case.ticket())


def _serves(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "Helps %n tickets: {tickets}.", "", len(case.reason.names("tickets"))
    )
    if case.contracts:
        text = QCoreApplication.translate(
            "hints", "Helps %n contracts: {tickets}.", "", len(case.reason.names("tickets"))
        )
    return text.format(tickets=case.tickets())


def _in_network(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints",
        "Part of one network for {tickets}; %n spaces to go.",
        "",
        case.number("spaces"),
    )
    return text.format(tickets=case.tickets())


def _only_way(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "If somebody else takes it, {ticket} can no longer be done."
    )
    return text.format(ticket=case.ticket())


def _detour(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints",
        "If somebody else takes it, {ticket} needs %n more spaces.",
        "",
        case.number("more"),
    )
    return text.format(ticket=case.ticket())


def _last_of_kind(case: Case) -> str:
    length, colour = case.number("length"), case.reason.name("colour")
    if colour == GRAY:
        return QCoreApplication.translate(
            "hints", "The last gray route of %n spaces that can still be claimed.", "", length
        )
    text = QCoreApplication.translate(
        "hints", "The last {colour} route of %n spaces that can still be claimed.", "", length
    )
    return text.format(colour=colour_word(colour, case.language))


def _points(case: Case) -> str:
    spaces, points = case.number("spaces"), case.number("points")
    worth = QCoreApplication.translate("hints", "%n points", "", points)
    if case.contracts:
        text = QCoreApplication.translate("hints", "{points} for %n carts.", "", spaces)
    else:
        text = QCoreApplication.translate("hints", "{points} for %n wagons.", "", spaces)
    return text.format(points=worth)


def _spaces(case: Case) -> str:
    return QCoreApplication.translate("hints", "Uses %n wagons.", "", case.number("spaces"))


def _longest(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints",
        "Makes the longest route, with %n spaces: "
        "a bonus of {points} points if it still is at the end.",
        "",
        case.number("length"),
    )
    return text.format(points=case.number("points"))


def _joins(_case: Case) -> str:
    return QCoreApplication.translate("hints", "Joins two parts of the network.")


def _begins_end(case: Case) -> str:
    return QCoreApplication.translate(
        "hints",
        "Starts the last round, with a lead of %n points on the board.",
        "",
        case.number("lead"),
    )


def _most_tickets(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints",
        "Then %n tickets are done; the most bring {points} points.",
        "",
        case.number("count"),
    )
    return text.format(points=case.number("points"))


def _goods_card(case: Case) -> str:
    count = case.number("count")
    if case.number("lead") > 0:
        return QCoreApplication.translate(
            "hints",
            "Brings a goods card: then there are %n, more than anybody else has.",
            "",
            count,
        )
    return QCoreApplication.translate("hints", "Brings a goods card: then there are %n.", "", count)


def _crossing(_case: Case) -> str:
    return QCoreApplication.translate("hints", "Joins east and west: that counts as a ticket.")


def _toward_crossing(case: Case) -> str:
    return QCoreApplication.translate(
        "hints",
        "Part of the way between east and west; %n spaces to go.",
        "",
        case.number("spaces"),
    )


def _wins(case: Case) -> str:
    return QCoreApplication.translate(
        "hints", "Ticket number {count}: that wins the game.", ""
    ).format(count=case.number("count"))


def _ends_ahead(case: Case) -> str:
    return QCoreApplication.translate(
        "hints",
        "The last wagons: the game ends, and %n tickets win it.",
        "",
        case.number("count"),
    )


CLAIM_SENTENCES: Final[Mapping[HintKey, Callable[[Case], str]]] = {
    "completes": _completes,
    "on_the_way": _on_the_way,
    "serves": _serves,
    "in_network": _in_network,
    "only_way": _only_way,
    "detour": _detour,
    "last_of_kind": _last_of_kind,
    "points": _points,
    "longest": _longest,
    "joins": _joins,
    "begins_end": _begins_end,
    "most_tickets": _most_tickets,
    "goods_card": _goods_card,
    "crossing": _crossing,
    "toward_crossing": _toward_crossing,
    "wins": _wins,
    "ends_ahead": _ends_ahead,
    "spaces": _spaces,
}
