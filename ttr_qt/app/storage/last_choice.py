"""The last choice for a game, kept in the settings of the person who uses the program."""

from collections.abc import Collection, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QSettings

from ttr_qt.app.process.log_file import keep_out
from ttr_qt.engine.rules import RULES
from ttr_qt.models.session.choice import BEGINS, COLOURS, GameChoice, clean_name, fitting

_GROUP: Final = "choice"
_SEATS: Final = 5
_Word = TypeVar("_Word")


def remember(settings: QSettings, choice: GameChoice) -> None:
    """Keep a choice for the next start, but for what is a preference."""
    keep_out(choice.name)
    settings.beginGroup(_GROUP)
    settings.setValue("edition", choice.edition)
    settings.setValue("opponents", ",".join(choice.opponents))
    settings.setValue("plays", "yes" if choice.person else "no")
    settings.setValue("name", choice.name)
    settings.setValue("colour", choice.colour)
    settings.setValue("begins", choice.begins)
    settings.setValue("deck", choice.deck or "")
    settings.endGroup()


def recall(settings: QSettings, levels: Collection[str]) -> GameChoice:
    """Return the choice of last time; what is missing or makes no sense is as at the first start.

    ``levels`` are the names of the opponents there are.
    """
    usual = GameChoice()
    settings.beginGroup(_GROUP)
    try:
        edition = _one_of(_text(settings, "edition"), tuple(RULES), usual.edition)
        decks = RULES[edition].deck_choices
        name = clean_name(_text(settings, "name"))
        keep_out(name)
        return fitting(
            GameChoice(
                edition=edition,
                opponents=_opponents(_text(settings, "opponents"), levels) or usual.opponents,
                person=_text(settings, "plays") != "no",
                name=name,
                colour=_one_of(_text(settings, "colour"), COLOURS, usual.colour),
                begins=_one_of(_text(settings, "begins"), BEGINS, usual.begins),
                deck=_one_of(_text(settings, "deck"), decks, "") or None,
            )
        )
    finally:
        settings.endGroup()


def _one_of(text: str, choices: Sequence[_Word], usual: _Word) -> _Word:
    """Return the choice that a text names, or the usual one where it names none."""
    return next((choice for choice in choices if choice == text), usual)


def _text(settings: QSettings, key: str) -> str:
    """Return a value as text; Qt reads a line with commas as a list."""
    value = settings.value(key)
    if isinstance(value, list):
        return ",".join(str(part) for part in value)
    return value if isinstance(value, str) else ""


def _opponents(text: str, levels: Collection[str]) -> tuple[str, ...]:
    names = (name.strip() for name in text.split(","))
    return tuple(name for name in names if name in levels)[:_SEATS]
