"""The words of the cover."""

from PySide6.QtCore import QCoreApplication

from ttr_qt.pages.handover.cover_facts import CoverFacts
from ttr_qt.views.words.speech import ticket_counts


def heading(facts: CoverFacts) -> str:
    """Return who is next."""
    if facts.first and not facts.playing:
        return QCoreApplication.translate("cover", "{name} begins").format(name=facts.name)
    if facts.children:
        return QCoreApplication.translate("cover", "Pass to {name}!").format(name=facts.name)
    return QCoreApplication.translate("cover", "{name} is next").format(name=facts.name)


def request(facts: CoverFacts) -> str:
    """Return what is to be done, and what nobody sees meanwhile."""
    texts = []
    if facts.playing:
        text = QCoreApplication.translate("cover", "{opponent} plays before {name}.")
        texts.append(text.format(opponent=facts.playing, name=facts.name))
    elif facts.before:
        text = QCoreApplication.translate("cover", "{before}, please pass the screen on.")
        texts.append(text.format(before=facts.before))
    if facts.children:
        text = QCoreApplication.translate("cover", "Only {name} looks at these cards.")
    else:
        text = QCoreApplication.translate("cover", "All cards stay face down until {name} is here.")
    texts.append(text.format(name=facts.name))
    return " ".join(texts)


def answer(facts: CoverFacts) -> str:
    """Return what the person says who is next."""
    return QCoreApplication.translate("cover", "I am {name}").format(name=facts.name)


def consequence(facts: CoverFacts) -> str:
    """Return what comes of it."""
    if facts.offered and facts.contracts:
        return QCoreApplication.translate("cover", "choose my contracts")
    if facts.offered and not facts.children:
        return QCoreApplication.translate("cover", "choose my tickets")
    return QCoreApplication.translate("cover", "show my cards")


def undo_text(facts: CoverFacts) -> str:
    """Return whose last action would be undone."""
    return QCoreApplication.translate("cover", "Undo for {name}").format(name=facts.undoes)


def since_text(facts: CoverFacts) -> str:
    """Return the heading of what was played since the person's last turn."""
    return QCoreApplication.translate("cover", "Since {name}'s turn").format(name=facts.name)


def tickets_title(facts: CoverFacts) -> str:
    """Return what lies face down."""
    if facts.contracts:
        return QCoreApplication.translate("cover", "Contracts")
    return QCoreApplication.translate("cover", "Tickets")


def tickets_text(facts: CoverFacts) -> str:
    """Return how many tickets lie there, and whose they are."""
    if not sum(facts.tickets):
        if facts.contracts:
            return QCoreApplication.translate("cover", "No contracts yet.")
        return QCoreApplication.translate("cover", "No tickets yet.")
    counts = ticket_counts(facts.tickets, contracts=facts.contracts)
    text = QCoreApplication.translate("cover", "{tickets}, only for {name}")
    return text.format(tickets=counts, name=facts.name)
