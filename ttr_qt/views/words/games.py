"""What is said of games that were played: when, against whom, and how they ended."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from ttr_qt.engine.rules import RULES
from ttr_qt.models.records.kept_game import GameFacts, SeatFacts
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.decks import game_name
from ttr_qt.views.words.enumeration import joined
from ttr_qt.views.words.numbers import counted


def board_name(facts: GameFacts, language: Language) -> str:
    """Return the name of the board that was played on, with the way if it was not the usual."""
    return game_name(facts.board, facts.rules, facts.variant, language)


def date_text(moment: datetime, language: Language) -> str:
    """Return a date as one says it."""
    here = moment.astimezone()
    date = QDate(here.year, here.month, here.day)
    return QLocale(language).toString(date, _date_form(language))


def time_text(moment: datetime, language: Language) -> str:
    """Return date and time."""
    return f"{date_text(moment, language)}, {moment.astimezone():%H:%M}"


def _date_form(language: Language) -> str:
    return "d. MMMM yyyy" if language == "de" else "d MMMM yyyy"


def seat_name(seat: SeatFacts) -> str:
    """Return who sat there."""
    if seat.name:
        return seat.name
    if seat.person:
        return QCoreApplication.translate("games", "You")
    return QCoreApplication.translate("games", "Opponent")


def against(facts: GameFacts) -> str:
    """Return whom a person played against, or who played where nobody did."""
    names = joined([seat_name(seat) for seat in facts.opponents])
    if facts.person is None:
        return QCoreApplication.translate("games", "{names} without you").format(names=names)
    return QCoreApplication.translate("games", "against {names}").format(names=names)


def result_text(facts: GameFacts) -> str:
    """Return how a game ended for the person, or that it goes on."""
    translate = QCoreApplication.translate
    if not facts.over:
        turn = facts.turns // len(facts.seats) + 1
        return translate("games", "Not finished, turn {number}").format(number=turn)
    if facts.given_up:
        turn = facts.turns // len(facts.seats) + 1
        return translate("games", "Given up in turn {number}, lost").format(number=turn)
    winners = [seat for seat in facts.seats if seat.place == 1]
    person = facts.person
    if person is None or facts.shared:
        names = joined([seat_name(seat) for seat in winners])
        return translate("games", "Won by {names}").format(names=names)
    points = score_text(facts, person.total)
    if person.place != 1:
        text = translate("games", "Place {place} of {players}, {points}")
        return text.format(place=person.place, players=len(facts.seats), points=points)
    if len(winners) > 1:
        return translate("games", "Shared victory, {points}").format(points=points)
    return translate("games", "Won, {points}").format(points=points)


def score_text(facts: GameFacts, total: int) -> str:
    """Return a total with its word: points, or tickets where there are no points."""
    rules = RULES.get(facts.rules)
    if rules is not None and rules.tickets_to_win:
        return QCoreApplication.translate("games", "%n tickets", "", total)
    return counted(QCoreApplication.translate("games", "%n points", "", abs(total)), total)


def game_sentence(facts: GameFacts, language: Language) -> str:
    """Return all that a list tells of a game, in one line."""
    parts = [
        board_name(facts, language),
        time_text(facts.played, language),
        against(facts),
        result_text(facts),
    ]
    if facts.unrated:
        parts.append(QCoreApplication.translate("games", "unrated"))
    return " · ".join(parts)
