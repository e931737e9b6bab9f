"""What is said of the games of the days."""

from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.models.records.todays_results import DayResult, TodaysOffer
from ttr_qt.models.setup.todays_deal import Deal
from ttr_qt.views.theme.language import Language, in_language
from ttr_qt.views.words.enumeration import joined

_ROW: Final = 2
"""Days of which one can say that they are in a row."""


def leaf_texts(day: date, language: Language) -> tuple[str, str]:
    """Return the month and the day of the month, as on the leaf of a calendar."""
    month = QLocale(language).standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)
    return month.rstrip(".").upper(), str(day.day)


def weekday_letter(day: date, language: Language) -> str:
    """Return the first letter of a weekday."""
    weekday = day.isoweekday()
    return QLocale(language).standaloneDayName(weekday, QLocale.FormatType.NarrowFormat)


def weekday_text(day: date, language: Language) -> str:
    """Return a day with its weekday: "Tuesday, 17 November"."""
    form = "dddd, d. MMMM" if language == "de" else "dddd, d MMMM"
    return QLocale(language).toString(QDate(day.year, day.month, day.day), form)


def table_text(deal: Deal, language: Language) -> str:
    """Return the board, and who sits there."""
    board = in_language(load_map(deal.edition).name, language)
    names = joined([name.capitalize() for name in deal.opponents])
    text = QCoreApplication.translate("today", "{board}, with {names}")
    return text.format(board=board, names=names)


def state_text(offer: TodaysOffer) -> str:
    """Return what there is to know before it is begun or gone on with, or how it ended."""
    translate = QCoreApplication.translate
    if offer.result is not None:
        tomorrow = translate("today", "Tomorrow there is a new one.")
        return f"{outcome_text(offer.result)} {tomorrow}"
    if offer.begun:
        return translate("today", "You have begun. One try, no hints, no taking back.")
    return translate("today", "Same cards for all. One try, no hints, no taking back.")


def conditions_text() -> str:
    """Return all that holds for a try."""
    return QCoreApplication.translate(
        "today",
        "Everybody who plays this board today gets the same cards and opponents. You have one try: "
        "there are no hints, and only a move that showed you nothing can be undone. You can leave "
        "it and continue later; if you give up, the day is lost. After that you can play it again "
        "for practice.",
    )


def outcome_text(result: DayResult) -> str:
    """Return how a try ended."""
    translate, by = QCoreApplication.translate, _margin_text(result)
    match result.outcome:
        case "won":
            ahead = translate("today", "You beat Ada by {margin}.")
            level = translate("today", "Level with Ada, but you came first.")
            return ahead.format(margin=by) if result.margin > 0 else level
        case "lost":
            behind = translate("today", "Ada beat you by {margin}.")
            level = translate("today", "Level with Ada, but she came first.")
            return behind.format(margin=by) if result.margin < 0 else level
        case "drawn":
            return translate("today", "You and Ada came out level.")
        case "given_up":
            return translate("today", "You gave up: this day is lost.")


def _margin_text(result: DayResult) -> str:
    points = abs(result.margin)
    if result.edition in RULES and RULES[result.edition].tickets_to_win:
        return QCoreApplication.translate("today", "%n tickets", "", points)
    return QCoreApplication.translate("today", "%n points", "", points)


def day_sentence(day: date, result: DayResult | None, language: Language) -> str:
    """Return all that is told of one of the last days."""
    translate = QCoreApplication.translate
    name = weekday_text(day, language)
    if result is None:
        return translate("today", "{day}: not played").format(day=name)
    if result.outcome == "given_up":
        return translate("today", "{day}: given up").format(day=name)
    text = translate("today", "{day}: you {own}, Ada {ada}")
    return text.format(day=name, own=_signed(result.own), ada=_signed(result.ada))


def won_text(offer: TodaysOffer) -> str:
    """Return on how many of the last days the person was before Ada."""
    if not offer.played:
        return QCoreApplication.translate("today", "not played yet")
    text = QCoreApplication.translate("today", "{won} of {played} won")
    return text.format(won=offer.won, played=len(offer.played))


def streak_text(days: int) -> str:
    """Return how many days in a row were played; empty where there is no row of them."""
    if days < _ROW:
        return ""
    return QCoreApplication.translate("today", "%n days in a row", "", days)


def longest_text(days: int) -> str:
    """Return how long the longest row of days was."""
    return QCoreApplication.translate("today", "Your longest streak so far: %n days", "", days)


def end_text(offer: TodaysOffer, today: date, language: Language, *, practice: bool) -> str:
    """Return what the end of a game means for its day, which may be over by ``today``."""
    translate = QCoreApplication.translate
    outcome = "" if offer.result is None else outcome_text(offer.result)
    if practice:
        text = translate("today", "Practice. What counts is your try: {outcome}")
        return text.format(outcome=outcome)
    text = translate("today", "Today's game: {outcome}").format(outcome=outcome)
    if offer.deal.day != today:
        name = weekday_text(offer.deal.day, language)
        text = translate("today", "Game of {day}: {outcome}").format(day=name, outcome=outcome)
    return f"{text} {told}." if (told := streak_text(offer.streak)) else text


def _signed(points: int) -> str:
    return str(points).replace("-", "−")
