"""The numbers and names that stand in the rules, taken from the rule sets and maps themselves."""

import functools
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from ttr_qt.engine.maps import GameMap, load_map
from ttr_qt.engine.rules import RULES, RuleSet
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.registry import edition_named, editions
from ttr_qt.views.theme.language import Language, in_language, ticket_text

_WORDS: Final[Mapping[Language, tuple[str, ...]]] = {
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight"),
    "de": ("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"),
}
"""Small numbers; all that is counted in the German texts is feminine or there is more than one."""
_TOGETHER: Final = {2: "zweit", 3: "dritt", 4: "viert", 5: "fünft"}
"""As in "zu zweit"."""
AND: Final[Mapping[Language, str]] = {"en": "and", "de": "und"}
_OR: Final[Mapping[Language, str]] = {"en": "or", "de": "oder"}

Fact = int | str


def facts_of(edition: str, language: Language) -> Mapping[str, Fact]:
    """Return all that texts about an edition may name; facts of others behind their id."""
    facts = dict(_own_facts(edition_named(edition), language))
    for other in editions():
        own = _own_facts(other, language)
        facts.update({f"{other.id}.{name}": value for name, value in own.items()})
    return MappingProxyType(facts)


def fact_text(fact: Fact, form: str, language: Language) -> str:
    """Return a fact as it stands in a text: as it is, as a ``word``, or as in "``zu`` zweit"."""
    match form:
        case "":
            return str(fact)
        case "word":
            words = _WORDS[language]
            return words[int(fact)] if int(fact) < len(words) else str(fact)
        case "zu":
            return _TOGETHER[int(fact)]
    raise ValueError(f"Numbers have no form {form!r}.")


@functools.cache
def _own_facts(edition: Edition, language: Language) -> Mapping[str, Fact]:
    rules, board = RULES[edition.id], load_map(edition.id)
    facts: dict[str, Fact] = {**_rule_facts(rules), **_ticket_facts(board), **_goods_facts(board)}
    for variant, own in rules.variants.items():
        other: dict[str, Fact] = _rule_facts(own)
        other["count"] = sum(len(board.decks[deck]) for deck in own.ticket_decks)
        if variant in edition.deck_names:
            other["name"] = in_language(edition.deck_names[variant], language)
        facts.update({f"with_{variant}.{name}": value for name, value in other.items()})
    longest = max(route.length for route in board.routes)
    facts["longest_route"] = longest
    facts["name"] = in_language(board.name, language)
    facts["provenance"] = in_language(board.provenance, language)
    for length in range(1, longest + 1):
        facts[f"points_{length}"] = rules.route_points[length]
    if edition.rulebook.ticket is not None:
        facts["ticket"] = ticket_text(board, edition.rulebook.ticket.id, language)
    countries = [in_language(country.name, language) for country in board.countries]
    if countries:
        facts["countries"] = joined(countries, AND[language])
    for side in ("east", "west"):
        names = [in_language(p.name, language) for p in board.places if p.side == side]
        if names:
            facts[side] = joined(names, _OR[language])
    return facts


def _rule_facts(rules: RuleSet) -> dict[str, Fact]:
    names = (
        *("players_min", "players_max", "pieces", "cards_per_colour", "wild_cards"),
        *("long_wild_cards", "long_wild_length", "passenger_cards", "cards_dealt", "market_size"),
        *("tickets_dealt", "keep_at_start", "tickets_drawn", "keep_later"),
        *("parallels_closed_up_to", "longest_bonus", "most_tickets_bonus", "goods_cards"),
        *("passengers", "tickets_to_win"),
    )
    facts: dict[str, Fact] = {name: getattr(rules, name) for name in names}
    if rules.closing_pieces is not None:
        facts["closing_pieces"] = rules.closing_pieces
    facts["colour_count"] = len(rules.colours)
    facts["deck_size"] = sum(rules.cards.values())
    for players, ranks in rules.goods_card_bonus.items():
        for place, points in enumerate(ranks, 1):
            facts[f"goods_{players}_{place}"] = points
    return facts


def _ticket_facts(board: GameMap) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for deck in {deck for ticket in board.tickets for deck in ticket.decks}:
        points = [ticket.points for ticket in board.tickets if deck in ticket.decks]
        facts[f"count_{deck}"] = len(points)
        facts[f"least_{deck}"], facts[f"most_{deck}"] = min(points), max(points)
    return facts


def _goods_facts(board: GameMap) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    tokens: list[int] = []
    for kind, stack in board.goods.items():
        cities = sum(place.goods == kind for place in board.places)
        facts[f"cities_{kind}"] = cities
        facts[f"stack_{kind}"] = ", ".join(map(str, stack))
        tokens += stack * cities
    facts["goods_count"], facts["goods_points"] = len(tokens), sum(tokens)
    return facts


def joined(names: Iterable[str], word: str) -> str:
    """Return names or clauses in a row, with commas and a word before the last one."""
    *first, last = names
    return f"{', '.join(first)} {word} {last}" if first else last
