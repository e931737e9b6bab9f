"""What happened at a moment of a game, in words."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import GameMap
from ttr_qt.models.item_models.log import LogRow
from ttr_qt.models.session.replay import Mark
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.language import Language, ticket_text
from ttr_qt.views.words.people import nameless
from ttr_qt.views.words.speech import phrase_text


def moment_heading(ply: int, length: int) -> str:
    """Return how far a game has come."""
    if ply == 0:
        return QCoreApplication.translate("replay", "The beginning")
    text = QCoreApplication.translate("replay", "Move {number} of {all}")
    return text.format(number=ply, all=length)


def moment_lines(
    row: LogRow,
    marks: Iterable[Mark],
    names: Sequence[str],
    game_map: GameMap,
    language: Language,
) -> tuple[str, ...]:
    """Return what happened: the action and what came of it, and tickets that were done by it."""
    notes = [phrase_text(note, language) for note in row.notes if note.key != "ticket_done"]
    action = "\u00a0· ".join([phrase_text(row.phrase, language), *notes])
    done = [
        _ticket_done(mark, names, game_map, language) for mark in marks if mark.kind == "ticket"
    ]
    return (f"{row.name}: {action}", *done)


def _ticket_done(mark: Mark, names: Sequence[str], game_map: GameMap, language: Language) -> str:
    ticket = ticket_text(game_map, mark.ticket, language)
    name, contracts = names[mark.seat], edition_of(game_map).contracts
    translate = QCoreApplication.translate
    if name == nameless():
        text = translate("replay", "Your ticket is done: {ticket}")
        if contracts:
            text = translate("replay", "Your contract is done: {ticket}")
    else:
        text = translate("replay", "{name}'s ticket is done: {ticket}")
        if contracts:
            text = translate("replay", "{name}'s contract is done: {ticket}")
    return text.format(name=name, ticket=ticket)
