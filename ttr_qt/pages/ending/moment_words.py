"""What is worth remembering of a game, in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.models.records.moments import Moment, MomentKind
from ttr_qt.models.records.result import GameResult
from ttr_qt.pages.ending.words import amount, pieces_are_carts
from ttr_qt.views.theme.language import Language, route_text, ticket_text

_CLOSE: Final = 0.1
"""The part of what won that may be missing where somebody came close."""


def moment_title(result: GameResult, moment: Moment) -> str:
    """Return what kind of moment it was."""
    translate = QCoreApplication.translate
    if moment.kind == "best_turn" and result.of(moment.seat).person:
        return translate("ending", "Your best turn")
    if moment.kind == "grand" and pieces_are_carts(result):
        return translate("ending", "The biggest contract")
    if moment.kind == "led" and not _close(result, moment.seat):
        return translate("ending", "Overtaken at the end")
    titles: dict[MomentKind, str] = {
        "best_turn": translate("ending", "The best turn"),
        "led": translate("ending", "So close"),
        "steady": translate("ending", "In the lead to the end"),
        "missed": translate("ending", "Bad luck"),
        "blocked": translate("ending", "In the way"),
        "near": translate("ending", "Nearly there"),
        "late": translate("ending", "At the last moment"),
        "grand": translate("ending", "The biggest ticket"),
        "crossing": translate("ending", "East–West"),
        "long_route": translate("ending", "The longest stretch"),
    }
    return titles[moment.kind]


def _close(result: GameResult, seat: int) -> bool:
    """Say whether hardly anything was missing to win."""
    best = result.standings[0].total
    return best - result.of(seat).total <= _CLOSE * best


def moment_text(result: GameResult, moment: Moment, language: Language) -> str:
    """Return what happened."""
    standing = result.of(moment.seat)
    if moment.kind == "best_turn":
        template = _best_turn(moment)
    elif moment.kind == "blocked":
        template = _blocked(you=result.person is not None)
    elif moment.kind == "near":
        template = _near(moment.spaces, you=standing.person, carts=pieces_are_carts(result))
    else:
        template = (_of_the_person() if standing.person else _of_another())[moment.kind]
    return template.format(
        name=standing.name,
        winner=result.winners[0].name,
        turn=moment.turn,
        points=moment.points,
        amount=amount(result, moment.points),
        spaces=moment.spaces,
        ticket=ticket_text(result.map, moment.ticket, language) if moment.ticket else "",
        route=route_text(result.map, moment.route, language) if moment.route else "",
    )


def _best_turn(moment: Moment) -> str:
    if moment.route:
        return QCoreApplication.translate("ending", "{route}, {amount} in turn {turn}")
    return QCoreApplication.translate("ending", "{amount} in turn {turn}")


def _blocked(*, you: bool) -> str:
    """Return what is said of a ticket that the person, or else the winner, stood in the way of."""
    if you:
        return QCoreApplication.translate(
            "ending", "{name} missed {ticket}, −{points}: your tracks were in the way"
        )
    return QCoreApplication.translate(
        "ending", "{name} missed {ticket}, −{points}: {winner}'s tracks were in the way"
    )


def _near(spaces: int, *, you: bool, carts: bool) -> str:
    translate = QCoreApplication.translate
    if you and carts:
        return translate("ending", "For {ticket} you were %n carts short", "", spaces)
    if you:
        return translate("ending", "For {ticket} you were %n wagons short", "", spaces)
    if carts:
        return translate("ending", "For {ticket} {name} was %n carts short", "", spaces)
    return translate("ending", "For {ticket} {name} was %n wagons short", "", spaces)


def _of_the_person() -> dict[MomentKind, str]:
    translate = QCoreApplication.translate
    return {
        "led": translate("ending", "You led from turn {turn} to the count"),
        "steady": translate("ending", "You led from turn {turn} to the end"),
        "missed": translate("ending", "You missed {ticket}, −{points}"),
        "late": translate("ending", "You finished {ticket} in turn {turn}"),
        "grand": translate("ending", "You completed {ticket}, {points} points"),
        "crossing": translate("ending", "You were the first, in turn {turn}"),
        "long_route": translate("ending", "You: {route}, {spaces} spaces"),
    }


def _of_another() -> dict[MomentKind, str]:
    translate = QCoreApplication.translate
    return {
        "led": translate("ending", "{name} led from turn {turn} to the count"),
        "steady": translate("ending", "{name} led from turn {turn} to the end"),
        "missed": translate("ending", "{name} missed {ticket}, −{points}"),
        "late": translate("ending", "{name} finished {ticket} in turn {turn}"),
        "grand": translate("ending", "{name} completed {ticket}, {points} points"),
        "crossing": translate("ending", "{name} was the first, in turn {turn}"),
        "long_route": translate("ending", "{name}: {route}, {spaces} spaces"),
    }
