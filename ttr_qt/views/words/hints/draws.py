"""Reasons to take cards, to draw, keep or swap tickets, and for journeys, as sentences."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.models.hints.reasons import HintKey
from ttr_qt.views.words.hints.case import Case
from ttr_qt.views.words.people import nameless


def _pays_next(case: Case) -> str:
    text = QCoreApplication.translate("hints", "Then {route} can be paid for.")
    return text.format(route=case.route())


def _still_needs(case: Case) -> str:
    text = QCoreApplication.translate("hints", "Still needed for {route} after that: {cards}.")
    return text.format(cards=case.cards(), route=case.route())


def _lacks(case: Case) -> str:
    text = QCoreApplication.translate("hints", "{cards} more will pay for {route}.")
    return text.format(cards=case.cards(), route=case.route())


def _points_with_more(case: Case) -> str:
    if not case.number("missing"):
        text = QCoreApplication.translate(
            "hints", "Then {route} can be paid for: %n points.", "", case.number("points")
        )
        return text.format(route=case.route())
    text = QCoreApplication.translate(
        "hints",
        "Still needed for {route} (%n points) after that: {cards}.",
        "",
        case.number("points"),
    )
    return text.format(cards=case.cards(), route=case.route())


def _wild_fits(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints",
        "It stands for any colour; {route} then takes %n more cards.",
        "",
        case.number("missing"),
    )
    return text.format(route=case.route())


def _colour_spaces(case: Case) -> str:
    spaces = case.number("spaces")
    text = QCoreApplication.translate(
        "hints",
        "%n spaces that the tickets need take only this colour; then in hand: {cards}.",
        "",
        spaces,
    )
    if case.contracts:
        text = QCoreApplication.translate(
            "hints",
            "%n spaces that the contracts need take only this colour; then in hand: {cards}.",
            "",
            spaces,
        )
    return text.format(cards=case.cards(case.number("count")))


def _could_help(case: Case) -> str:
    text = QCoreApplication.translate("hints", "It could help to pay for {route}.")
    return text.format(route=case.route())


def _gathers(case: Case) -> str:
    text = QCoreApplication.translate("hints", "Then in hand: {cards}.")
    return text.format(cards=case.cards(case.number("count")))


def _passenger_card(_case: Case) -> str:
    return QCoreApplication.translate("hints", "Lets a passenger use another player's track.")


def _none_open_fits(_case: Case) -> str:
    return QCoreApplication.translate("hints", "No open card fits a route that is needed.")


def _wilds_unseen(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "Up to {cards} may still be in the deck, where one counts as a single card."
    )
    if case.number("count") == 1:
        text = QCoreApplication.translate(
            "hints", "{cards} may still be in the deck, where it counts as a single card."
        )
    return text.format(cards=case.cards(case.number("count")))


def _deck_left(case: Case) -> str:
    return QCoreApplication.translate("hints", "The deck has %n cards.", "", case.number("count"))


def _all_done(case: Case) -> str:
    pieces = case.number("pieces")
    if case.contracts:
        return QCoreApplication.translate(
            "hints", "All contracts are done, and %n carts are left.", "", pieces
        )
    return QCoreApplication.translate(
        "hints", "All tickets are done, and %n wagons are left.", "", pieces
    )


def _none_to_do(case: Case) -> str:
    pieces = case.number("pieces")
    if case.contracts:
        return QCoreApplication.translate(
            "hints",
            "None of the contracts can still be done; %n carts are left.",
            "",
            pieces,
        )
    return QCoreApplication.translate(
        "hints", "None of the tickets can still be done; %n wagons are left.", "", pieces
    )


def _network(case: Case) -> str:
    if case.contracts:
        return QCoreApplication.translate(
            "hints",
            "The network joins %n places: new contracts may be nearly done.",
            "",
            case.number("count"),
        )
    return QCoreApplication.translate(
        "hints",
        "The network joins %n places: new tickets may be nearly done.",
        "",
        case.number("count"),
    )


def _each_counts(case: Case) -> str:
    return QCoreApplication.translate(
        "hints",
        "Whoever has completed the most tickets at the end gets %n points.",
        "",
        case.number("points"),
    )


def _deck_points(case: Case) -> str:
    text = QCoreApplication.translate("hints", "Long tickets bring {low} to {high} points each.")
    if case.reason.name("deck") == case.view.board.decks[0]:
        text = QCoreApplication.translate(
            "hints", "Short tickets bring {low} to {high} points each."
        )
    return text.format(low=case.number("low"), high=case.number("high"))


def _few_pieces(case: Case) -> str:
    pieces = case.number("pieces")
    if case.contracts:
        return QCoreApplication.translate("hints", "%n carts are left.", "", pieces)
    return QCoreApplication.translate("hints", "%n wagons are left.", "", pieces)


def _done_already(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "{ticket} is done already: %n points.", "", case.number("points")
    )
    return text.format(ticket=case.ticket())


def _near(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "{ticket} needs only %n spaces of track.", "", case.number("spaces")
    )
    if not case.number("spaces"):
        text = QCoreApplication.translate(
            "hints", "{ticket} lies on the way that is needed anyway."
        )
    return text.format(ticket=case.ticket())


def _together(case: Case) -> str:
    worth = QCoreApplication.translate("hints", "%n points", "", case.number("points"))
    text = QCoreApplication.translate(
        "hints", "{points} for %n spaces of track.", "", case.number("spaces")
    )
    return text.format(points=worth)


def _shared(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints",
        "They share track: together they take {spaces} spaces, not %n.",
        "",
        case.number("more"),
    )
    return text.format(spaces=case.number("spaces"))


def _leaves_blocked(case: Case) -> str:
    text = QCoreApplication.translate("hints", "Leaves out {ticket}: there is no way left for it.")
    return text.format(ticket=case.ticket())


def _leaves_far(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "Leaves out {ticket}, which needs %n spaces of track.", "", case.number("spaces")
    )
    return text.format(ticket=case.ticket())


def _lost_tickets(case: Case) -> str:
    text = QCoreApplication.translate("hints", "Can no longer be done: {tickets}.")
    return text.format(tickets=case.tickets())


def _far_ticket(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "{ticket} takes {spaces} of the %n wagons left.", "", case.number("pieces")
    )
    return text.format(ticket=case.ticket(), spaces=case.number("spaces"))


def _journey(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "It can collect %n goods worth {points} points.", "", case.number("count")
    )
    return text.format(points=case.number("points"))


def _journey_from(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints",
        "From {place} a passenger could collect goods worth %n points now.",
        "",
        case.number("points"),
    )
    return text.format(place=case.place(case.reason.name("place")))


def _goods_here(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "Collects goods worth %n points in {place}.", "", case.number("points")
    )
    return text.format(place=case.place(case.reason.name("place")))


def _no_goods_here(case: Case) -> str:
    text = QCoreApplication.translate("hints", "There are no goods left in {place}.")
    return text.format(place=case.place(case.reason.name("place")))


def _journey_on(case: Case) -> str:
    text = QCoreApplication.translate(
        "hints", "From {place} on, goods worth %n points can follow.", "", case.number("points")
    )
    return text.format(place=case.place(case.reason.name("place")))


def _uses_card(case: Case) -> str:
    name = case.names[case.number("seat")]
    if name == nameless():  # in the review of somebody else's decision
        return QCoreApplication.translate("hints", "Uses a passenger card for your track.")
    text = QCoreApplication.translate("hints", "Uses a passenger card for {name}'s track.")
    return text.format(name=name)


def _journey_ends(case: Case) -> str:
    return QCoreApplication.translate(
        "hints", "The journey brings %n points.", "", case.number("points")
    )


def _nothing_more(_case: Case) -> str:
    return QCoreApplication.translate("hints", "There are no more goods within reach.")


def _keeps_passengers(case: Case) -> str:
    return QCoreApplication.translate(
        "hints", "%n passengers stay for other cities.", "", case.number("count")
    )


DRAW_SENTENCES: Final[Mapping[HintKey, Callable[[Case], str]]] = {
    "pays_next": _pays_next,
    "with_more": _still_needs,
    "points_with_more": _points_with_more,
    "wild_fits": _wild_fits,
    "colour_spaces": _colour_spaces,
    "could_help": _could_help,
    "gathers": _gathers,
    "passenger_card": _passenger_card,
    "none_open_fits": _none_open_fits,
    "lacks": _lacks,
    "wilds_unseen": _wilds_unseen,
    "deck_left": _deck_left,
    "all_done": _all_done,
    "none_to_do": _none_to_do,
    "network": _network,
    "each_counts": _each_counts,
    "deck_points": _deck_points,
    "few_pieces": _few_pieces,
    "done_already": _done_already,
    "near": _near,
    "together": _together,
    "shared": _shared,
    "leaves_blocked": _leaves_blocked,
    "leaves_far": _leaves_far,
    "lost_tickets": _lost_tickets,
    "far_ticket": _far_ticket,
    "journey": _journey,
    "goods_here": _goods_here,
    "no_goods_here": _no_goods_here,
    "journey_on": _journey_on,
    "uses_card": _uses_card,
    "journey_ends": _journey_ends,
    "nothing_more": _nothing_more,
    "journey_from": _journey_from,
    "keeps_passengers": _keeps_passengers,
}
