"""Actions and what came of them, in the language of the window."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine.maps import Text
from ttr_qt.models.phrases import ENGLISH, ENGLISH_PAST, Fact, Phrase
from ttr_qt.views.paint.cards.deck import card_name
from ttr_qt.views.texts import Language, in_language


def told(phrase: Phrase, language: Language, *, past: bool = True, brief: bool = False) -> str:
    """Return a phrase in words; ``brief`` leaves out which cards were paid."""
    templates = ENGLISH_PAST if past else ENGLISH
    key = f"{phrase.key}_brief" if brief else phrase.key
    template = templates.get(key, templates[phrase.key])
    facts = {name: _written(fact, language) for name, fact in phrase.facts}
    return QCoreApplication.translate("speech", template).format(**facts)


def sentence(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def card_count(card: str, count: int, language: Language) -> str:
    """Return so many cards of a name: "2 blue"."""
    template = QCoreApplication.translate("speech", "{count} {card}")
    return template.format(count=count, card=card_name(card, language))


def card_counts(cards: Iterable[tuple[str, int]], language: Language) -> str:
    """Return cards and their numbers: "2 blue and 1 locomotive"."""
    return joined([card_count(card, count, language) for card, count in cards if count])


def joined(parts: list[str]) -> str:
    """Return parts as one enumeration."""
    if len(parts) <= 1:
        return "".join(parts)
    last = QCoreApplication.translate("speech", "{first} and {last}")
    return last.format(first=", ".join(parts[:-1]), last=parts[-1])


def ticket_counts(counts: tuple[int, ...]) -> str:
    """Return numbers of tickets by deck: "3 tickets", "2 short and 1 long"."""
    if len(counts) == 1:
        return QCoreApplication.translate("speech", "%n tickets", "", counts[0])
    template = QCoreApplication.translate("speech", "{short} short and {long} long")
    return template.format(short=counts[0], long=counts[1])


def _written(fact: Fact, language: Language) -> str:
    if isinstance(fact, Text):
        return in_language(fact, language)
    if isinstance(fact, str):
        return card_name(fact, language)
    if isinstance(fact, int):
        return str(fact)
    if all(isinstance(part, Text) for part in fact):
        names = [in_language(part, language) for part in fact if isinstance(part, Text)]
        return ", ".join(f"{a} – {b}" for a, b in zip(names[::2], names[1::2], strict=True))
    numbers = tuple(part for part in fact if isinstance(part, int))
    if numbers:
        return ticket_counts(numbers)
    return card_counts((part for part in fact if isinstance(part, tuple)), language)
