"""What is wrong with a move, and what a better one does, as sentences that don't name that one."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ttr_qt.models.hints.comparison import Advantage, Drawback
from ttr_qt.views.theme.language import Marked

_SENTENCES: Final[Mapping[Drawback | Advantage, Marked]] = {
    "no_ticket": QT_TRANSLATE_NOOP("hints", "It brings no ticket any closer."),
    "no_use": QT_TRANSLATE_NOOP("hints", "It pays for nothing that the tickets need now."),
    "spends_wilds": QT_TRANSLATE_NOOP("hints", "It spends locomotives."),
    "wins": QT_TRANSLATE_NOOP("hints", "Another move wins at once."),
    "ends": QT_TRANSLATE_NOOP("hints", "Another move ends the game while in the lead."),
    "completes": QT_TRANSLATE_NOOP("hints", "Another move completes a ticket."),
    "nearer": QT_TRANSLATE_NOOP("hints", "Another move does more for the tickets."),
    "narrow": QT_TRANSLATE_NOOP(
        "hints", "There is something on the way that somebody else could take."
    ),
    "network": QT_TRANSLATE_NOOP("hints", "Another move makes more of the network."),
    "points": QT_TRANSLATE_NOOP("hints", "Another move scores more."),
    "cards": QT_TRANSLATE_NOOP("hints", "There are too few cards for a track that is needed."),
    "none_open": QT_TRANSLATE_NOOP("hints", "No open card fits what is needed."),
    "tickets_over": QT_TRANSLATE_NOOP(
        "hints", "There is no ticket left to build for: where else are there points?"
    ),
    "goods": QT_TRANSLATE_NOOP("hints", "There are goods to be had."),
    "goods_later": QT_TRANSLATE_NOOP("hints", "A passenger collects more later."),
    "payment": QT_TRANSLATE_NOOP("hints", "The track is right, but pay for it differently."),
    "fewer_tickets": QT_TRANSLATE_NOOP("hints", "That is too many tickets."),
    "more_tickets": QT_TRANSLATE_NOOP("hints", "Another ticket is worth keeping, too."),
    "other_tickets": QT_TRANSLATE_NOOP("hints", "Other tickets go better together."),
}
_OF_CONTRACTS: Final[Mapping[Drawback | Advantage, Marked]] = {
    "no_ticket": QT_TRANSLATE_NOOP("hints", "It brings no contract any closer."),
    "no_use": QT_TRANSLATE_NOOP("hints", "It pays for nothing that the contracts need now."),
    "spends_wilds": QT_TRANSLATE_NOOP("hints", "It spends jokers."),
    "completes": QT_TRANSLATE_NOOP("hints", "Another move completes a contract."),
    "nearer": QT_TRANSLATE_NOOP("hints", "Another move does more for the contracts."),
    "tickets_over": QT_TRANSLATE_NOOP(
        "hints", "There is no contract left to build for: where else are there points?"
    ),
    "goods": QT_TRANSLATE_NOOP("hints", "There is a goods card to be had."),
    "fewer_tickets": QT_TRANSLATE_NOOP("hints", "That is too many contracts."),
    "more_tickets": QT_TRANSLATE_NOOP("hints", "Another contract is worth keeping, too."),
    "other_tickets": QT_TRANSLATE_NOOP("hints", "Other contracts go better together."),
}


def comparison_sentences(*findings: Drawback | Advantage | None, contracts: bool) -> list[str]:
    """Return a sentence for each finding; ``contracts``: that is what tickets are called."""
    told = []
    for name in findings:
        if name is not None:
            words = _OF_CONTRACTS.get(name) if contracts else None
            told.append(QCoreApplication.translate("hints", str(words or _SENTENCES[name])))
    return told
