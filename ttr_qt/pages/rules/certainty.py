"""How sure the tickets of a board are: one sentence, counted from its map."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from ttr_qt.engine.maps import Certainty, Ticket, load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.pages.rules.facts import AND, fact_text, joined
from ttr_qt.views.theme.language import Language, ticket_text

FEW: Final = 10
"""So many doubtful tickets are named at most; of more the reader learns only the number."""
# The doubtful ones come last, since their names follow the sentence.
_KINDS: Final[Mapping[Language, Mapping[Certainty, str]]] = {
    "en": {
        "confirmed": "confirmed by two or more sources",
        "read": "known from a single source",
        "reconstructed": "reconstructed",
        "doubtful": "doubtful",
    },
    "de": {
        "confirmed": "durch mindestens zwei Quellen bestätigt",
        "read": "aus einer einzigen Quelle bekannt",
        "reconstructed": "rekonstruiert",
        "doubtful": "zweifelhaft",
    },
}
_ALL: Final[Mapping[Language, str]] = {
    "en": "All {total} {word} are {kind}",
    "de": "Alle {total} {word} sind {kind}",
}
_OF: Final[Mapping[Language, str]] = {
    "en": "Of the {total} {word}, {kinds}",
    "de": "Von den {total} {word} {kinds}",
}
# Of one and of several.
_VERBS: Final[Mapping[Language, tuple[str, str]]] = {"en": ("is", "are"), "de": ("ist", "sind")}
_POINTS: Final[Mapping[Language, tuple[str, str]]] = {
    "en": ("point", "points"),
    "de": ("Punkt", "Punkte"),
}


def certainty_text(edition: str, word: str, language: Language) -> str:
    """Return the sentence about all tickets that can be played, which are called ``word``.

    Doubtful ones follow as points of a list, in the markup of the rules.
    """
    tickets = _played(edition)
    counts = Counter(ticket.certainty for ticket in tickets)
    kinds = [(counts[kind], words) for kind, words in _KINDS[language].items() if counts[kind]]
    doubtful = [ticket for ticket in tickets if ticket.certainty == "doubtful"]
    sentence = _sentence(kinds, word, language)
    if not 1 <= len(doubtful) <= FEW:
        return f"{sentence}."
    names = (f"- {_named(edition, ticket, language)}" for ticket in doubtful)
    return "\n".join((f"{sentence}:", *names))


def _played(edition: str) -> list[Ticket]:
    """Return all tickets of the decks there are to play with; a map may hold further ones."""
    decks = {*RULES[edition].ticket_decks, *RULES[edition].deck_choices}
    return [ticket for ticket in load_map(edition).tickets if decks & set(ticket.decks)]


def _sentence(kinds: list[tuple[int, str]], word: str, language: Language) -> str:
    """Tell how many tickets are of which kind, without a mark at the end."""
    total = sum(count for count, _ in kinds)
    if len(kinds) == 1:
        return _ALL[language].format(total=total, word=word, kind=kinds[0][1])
    parts: list[str] = []
    for count, words in kinds:
        verb = _VERBS[language][count > 1]
        number = fact_text(count, "word" if count == 1 else "", language)
        # A German sentence that begins with "Von den ..." goes on with its verb.
        turned = language == "de" and not parts
        parts.append(f"{verb} {number} {words}" if turned else f"{number} {verb} {words}")
    return _OF[language].format(total=total, word=word, kinds=joined(parts, AND[language]))


def _named(edition: str, ticket: Ticket, language: Language) -> str:
    name = ticket_text(load_map(edition), ticket.id, language)
    if not ticket.points:
        return name
    return f"{name}, {ticket.points} {_POINTS[language][ticket.points > 1]}"
