"""What is said of the ticket decks of an edition, and of the ways to play that go with them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from ttr_qt.engine.maps import Text, load_map
from ttr_qt.engine.rules import RULES, RuleSet
from ttr_qt.models.setup.todays_deal import deal_in
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.theme.language import Language, in_language

if TYPE_CHECKING:
    from ttr_qt.models.session.source import GameSource


def source_name(source: "GameSource", language: Language) -> str:
    """Return what a game that is shown is called; the game of a day has its date."""
    name = game_name(source.map.name, source.rules.name, source.rules.variant, language)
    deal = deal_in(source.setup)
    if deal is None:
        return name
    date = QDate(deal.day.year, deal.day.month, deal.day.day)
    told = QLocale(language).toString(date, "d. MMMM" if language == "de" else "d MMMM")
    if source.unrated:
        text = QCoreApplication.translate("decks", "{board} · {date}, practice")
    else:
        text = QCoreApplication.translate("decks", "{board} · game of {date}")
    return text.format(board=name, date=told)


def game_name(board: Text, rules: str, variant: str, language: Language) -> str:
    """Return what a game is called: its board, with the way to play if it is not the usual one."""
    name = in_language(board, language)
    if not variant or rules not in RULES:
        return name
    return f"{name} · {deck_name(rules, variant, language)}"


def deck_name(edition: str, deck: str, language: Language) -> str:
    """Return the name of a deck; its id where nobody gave it one."""
    name = edition_named(edition).deck_names.get(deck)
    if name is None:
        return deck
    return in_language(name, language).format(count=_count(RULES[edition], deck))


def deck_note(edition: str, deck: str | None, language: Language) -> str:
    """Return a sentence about a deck; empty where there is nothing to choose or to say."""
    usual = RULES[edition]
    if not usual.deck_choices:
        return ""
    deck = deck if deck in usual.deck_choices else usual.deck_choices[0]
    note = edition_named(edition).deck_notes.get(deck)
    if note is None:
        return ""
    rules = usual.with_deck(deck)
    return in_language(note, language).format(
        count=_count(usual, deck),
        tickets_dealt=rules.tickets_dealt,
        keep_at_start=rules.keep_at_start,
        longest_bonus=rules.longest_bonus,
        most_tickets_bonus=rules.most_tickets_bonus,
    )


def _count(rules: RuleSet, deck: str) -> int:
    decks = load_map(rules.name).decks
    return sum(len(decks[name]) for name in rules.decks_of(deck))
