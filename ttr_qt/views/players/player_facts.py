"""What a player's card counts, edition by edition: a sign, a number and its word."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine.rules import RuleSet
from ttr_qt.models.item_models.players import PlayerRow
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.words.enumeration import joined
from ttr_qt.views.words.numbers import counted, pieces_left
from ttr_qt.views.words.people import nameless
from ttr_qt.views.words.speech import sentence, ticket_counts

_CONTEXT: Final = "PlayersPanel"


@dataclass(frozen=True, slots=True)
class PlayerFact:
    """One number on a player's card."""

    sign: str
    """The name of an icon."""
    value: str
    word: str
    words: str
    """What it says in full, for tool tips and screen readers."""
    extra: str = ""
    """Points it brings at present."""


def score_of(row: PlayerRow, rules: RuleSet, *, brief: bool = False) -> tuple[str, str]:
    """Return the large number of a card and what stands below it; nothing on a ``brief`` one."""
    if not rules.tickets_to_win:
        return str(row.score), ""
    done = len(row.shown_tickets) + row.crossing
    if brief:
        return f"{done}/{rules.tickets_to_win}", ""
    template = QCoreApplication.translate(_CONTEXT, "of {goal} tickets")
    return str(done), template.format(goal=rules.tickets_to_win)


def facts_of(
    row: PlayerRow, rules: RuleSet, *, brief: bool = False, wordless: bool = False
) -> tuple[PlayerFact, ...]:
    """Return all numbers of a card.

    A ``brief`` one has one entry for all passengers; a ``wordless`` one, where nothing would tell
    short tickets from long ones, also one for the tickets of all decks.
    """
    facts = [_pieces(row, rules), _cards(row)]
    if rules.tickets_to_win:
        if row.crossing:
            facts.append(_crossing())
    else:
        facts += _tickets(row, rules, together=wordless)
    if rules.passengers:
        facts += [*_passengers(row, together=brief, wordless=wordless), _goods(row)]
    if rules.goods_cards:
        facts.append(_goods_cards(row, row.goods_points))
    return tuple(facts)


def _pieces(row: PlayerRow, rules: RuleSet) -> PlayerFact:
    count = row.pieces
    contracts = edition_named(rules.name).contracts
    words = pieces_left(count, carts=contracts)
    if contracts:
        word = QCoreApplication.translate(_CONTEXT, "carts", "", count)
        return PlayerFact("cart", str(count), word, words)
    word = QCoreApplication.translate(_CONTEXT, "wagons", "", count)
    return PlayerFact("wagon", str(count), word, words)


def _cards(row: PlayerRow) -> PlayerFact:
    word = QCoreApplication.translate(_CONTEXT, "cards", "", row.cards)
    words = QCoreApplication.translate(_CONTEXT, "%n cards in hand", "", row.cards)
    return PlayerFact("cards", str(row.cards), word, words)


def _crossing() -> PlayerFact:
    word = QCoreApplication.translate(_CONTEXT, "East–West")
    words = QCoreApplication.translate(_CONTEXT, "has joined the east and the west")
    return PlayerFact("arrow-left-right", "+1", word, words)


def _tickets(row: PlayerRow, rules: RuleSet, *, together: bool) -> list[PlayerFact]:
    if len(row.tickets) > 1 and not together:
        return [_deck_tickets(deck, n) for deck, n in enumerate(row.tickets)]
    count = sum(row.tickets)
    if edition_named(rules.name).contracts:
        word = QCoreApplication.translate(_CONTEXT, "contracts", "", count)
        words = QCoreApplication.translate(_CONTEXT, "%n contracts", "", count)
    else:
        word = QCoreApplication.translate(_CONTEXT, "tickets", "", count)
        words = ticket_counts(row.tickets)
    return [PlayerFact("ticket", str(count), word, words)]


def _deck_tickets(deck: int, count: int) -> PlayerFact:
    if deck == 0:
        word = QCoreApplication.translate(_CONTEXT, "short", "", count)
        words = QCoreApplication.translate(_CONTEXT, "%n short tickets", "", count)
    else:
        word = QCoreApplication.translate(_CONTEXT, "long", "", count)
        words = QCoreApplication.translate(_CONTEXT, "%n long tickets", "", count)
    return PlayerFact("ticket", str(count), word, words)


def _passengers(row: PlayerRow, *, together: bool, wordless: bool) -> list[PlayerFact]:
    out, unused = len(row.passengers), row.passengers_unused
    translate = QCoreApplication.translate
    if together and not out + unused:
        return [
            PlayerFact(
                "user",
                "0",
                translate(_CONTEXT, "passengers", "", 0),
                translate(_CONTEXT, "%n passengers on the board", "", 0),
            )
        ]
    if together:
        form = "{out}/{all}" if wordless else translate(_CONTEXT, "{out} of {all}")
        value = form.format(out=out, all=out + unused)
        template = translate(_CONTEXT, "passengers: {out} on the board, {unused} in reserve")
        words = template.format(out=out, unused=unused)
        return [PlayerFact("user", value, translate(_CONTEXT, "on the board"), words)]
    return [
        PlayerFact(
            "user",
            str(out),
            translate(_CONTEXT, "on the board"),
            translate(_CONTEXT, "%n passengers on the board", "", out),
        ),
        PlayerFact(
            "user",
            str(unused),
            translate(_CONTEXT, "in reserve"),
            translate(_CONTEXT, "%n passengers in reserve", "", unused),
        ),
    ]


def _goods(row: PlayerRow) -> PlayerFact:
    word = QCoreApplication.translate(_CONTEXT, "goods", "", len(row.goods))
    if not row.goods:
        return PlayerFact("package", "0", word, QCoreApplication.translate(_CONTEXT, "no goods"))
    template = QCoreApplication.translate(_CONTEXT, "goods worth {sum} points: {values}")
    values = ", ".join(map(str, row.goods))
    words = template.format(sum=sum(row.goods), values=values)
    return PlayerFact("package", str(len(row.goods)), word, words)


def _goods_cards(row: PlayerRow, points: int) -> PlayerFact:
    count = row.goods_cards
    word = QCoreApplication.translate(_CONTEXT, "goods", "", count)
    words = QCoreApplication.translate(_CONTEXT, "%n goods cards", "", count)
    extra = ""
    if points:
        extra = f"+{points}"
        template = QCoreApplication.translate(
            _CONTEXT, "{cards}, worth {points} points as things stand"
        )
        words = template.format(cards=words, points=points)
    return PlayerFact("package", str(count), word, words, extra)


def standing_in_words(rows: Sequence[PlayerRow], rules: RuleSet) -> str:
    """Return who leads, and the points or tickets of everybody, the most first."""
    translate = QCoreApplication.translate
    done = {row.seat: int(score_of(row, rules)[0]) for row in rows}
    order = sorted(rows, key=lambda row: -done[row.seat])
    first = [row.name for row in order if done[row.seat] == done[order[0].seat]]
    text = translate(_CONTEXT, "{name} leads.")
    if first == [nameless()]:
        text = translate(_CONTEXT, "You lead.")
    elif nameless() in first:
        first.remove(nameless())
        text = translate(_CONTEXT, "You are level with {name}.")
    elif len(first) > 1:
        text = translate(_CONTEXT, "{name} are level.")
    parts = [f"{row.name}: {score_in_words(row, rules)}" for row in order]
    return " ".join([text.format(name=joined(first)), "; ".join(parts) + "."])


def score_in_words(row: PlayerRow, rules: RuleSet) -> str:
    """Return the large number of a card in words."""
    score, below = score_of(row, rules)
    points = QCoreApplication.translate(_CONTEXT, "%n points", "", abs(row.score))
    return f"{score} {below}" if below else counted(points, row.score)


def description_of(row: PlayerRow, rules: RuleSet, say: Callable[[str], str]) -> str:
    """Return all numbers of a card in words, a line each; ``say`` writes the level."""
    lines = [row.name if not row.level else f"{row.name}, {say(row.level)}"]
    lines.append(score_in_words(row, rules))
    lines += [sentence(fact.words) for fact in facts_of(row, rules)]
    return "\n".join(lines)
