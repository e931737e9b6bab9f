"""Actions and what came of them, in the language of the window."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ttr_qt.engine.maps import Text
from ttr_qt.models.item_models.phrases import ENGLISH, ENGLISH_PAST, Fact, Phrase
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.theme.language import Language, Marked, between, in_language
from ttr_qt.views.words.cards import numbered_cards, one_card
from ttr_qt.views.words.enumeration import joined

_TO_COUNTRIES: Final[dict[str, tuple[Marked, Marked]]] = {
    "Netherlands": (
        QT_TRANSLATE_NOOP("speech", "travel from {a} to the Netherlands"),
        QT_TRANSLATE_NOOP("speech", "travelled from {a} to the Netherlands"),
    ),
    "Switzerland": (
        QT_TRANSLATE_NOOP("speech", "travel from {a} to Switzerland"),
        QT_TRANSLATE_NOOP("speech", "travelled from {a} to Switzerland"),
    ),
}
"""Journeys, in the present and in the past, to countries whose names have an article in a sentence,
in English or in German."""
_DRAWN: Final = ("draw_known", "take_draw_known")
"""Phrases that call a card which came alone "a blue card", as those of one that was taken do."""


def phrase_text(
    phrase: Phrase, language: Language, *, past: bool = True, brief: bool = False
) -> str:
    """Return a phrase in words; ``brief`` leaves out which cards were paid."""
    templates = ENGLISH_PAST if past else ENGLISH
    key = f"{phrase.key}_brief" if brief else phrase.key
    template = templates.get(key, templates[phrase.key])
    if phrase.key == "travel" and isinstance(end := dict(phrase.facts)["b"], Text):
        template = str(_TO_COUNTRIES.get(end.en, (template, template))[past])
    contracts = bool(phrase.rules) and edition_named(phrase.rules).contracts
    if contracts and phrase.key == "keep_hidden":
        return QCoreApplication.translate("speech", "chose contracts")
    facts = {name: _written(fact, language, contracts=contracts) for name, fact in phrase.facts}
    if phrase.key in _DRAWN and (card := _single_card(phrase)):
        facts["cards"] = one_card(card, language)
    return QCoreApplication.translate("speech", template).format(**facts)


def _single_card(phrase: Phrase) -> str:
    """Return the card of a draw that brought only one; empty for more."""
    match dict(phrase.facts)["cards"]:
        case ((str() as card, 1),):
            return card
    return ""


def sentence(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def card_counts(cards: Iterable[tuple[str, int]], language: Language) -> str:
    """Return cards and their numbers: "2 blue and 1 locomotive"."""
    return joined([numbered_cards(card, count, language) for card, count in cards if count])


def ticket_counts(counts: tuple[int, ...], *, contracts: bool = False) -> str:
    """Return numbers of tickets by deck: "3 tickets", "2 short and 1 long"."""
    translate = QCoreApplication.translate
    if contracts:
        return translate("speech", "%n contracts", "", sum(counts))
    if len(counts) == 1:
        return translate("speech", "%n tickets", "", counts[0])
    short, long = counts
    if not long:
        return translate("speech", "%n short tickets", "", short)
    if not short:
        return translate("speech", "%n long tickets", "", long)
    return translate("speech", "{short} short and {long} long").format(short=short, long=long)


def _written(fact: Fact, language: Language, *, contracts: bool) -> str:
    if isinstance(fact, Text):
        return in_language(fact, language)
    if isinstance(fact, str):
        return one_card(fact, language)
    if isinstance(fact, int):
        return str(fact)
    if all(isinstance(part, Text) for part in fact):
        ends = [part for part in fact if isinstance(part, Text)]
        pairs = zip(ends[::2], ends[1::2], strict=True)
        return ", ".join(between(pair, language) for pair in pairs)
    numbers = tuple(part for part in fact if isinstance(part, int))
    if numbers:
        return ticket_counts(numbers, contracts=contracts)
    return card_counts((part for part in fact if isinstance(part, tuple)), language)
