"""The last choice for a game, kept in the settings of the person who uses the program."""

from collections.abc import Collection, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QSettings

from ttr_qt.app.process.log_file import keep_out
from ttr_qt.engine.rules import RULES
from ttr_qt.models.setup.choice import (
    COLOURS,
    GUEST,
    PORTRAITS,
    EditionChoice,
    GameChoice,
    Identity,
    clean_name,
    fitting,
    usual_choice,
    with_edition,
)

_GROUP: Final = "choice"
_SEATS: Final = 5
_SHARED_ONCE: Final = ("opponents", "deck")
"""What is kept for each edition; earlier versions kept it once for all."""
_SEPARATOR: Final = "\t"
"""Between names of people, which have no such letter."""
_BY_LOT: Final = "random"
_BEGINS: Final = {_BY_LOT: None, "me": 0, **{str(place): place for place in range(_SEATS + 1)}}
"""Who begins, as it is written; earlier versions wrote "me"."""
_Word = TypeVar("_Word")


def read_identity(settings: QSettings) -> Identity:
    """Return who the person with these settings is; what makes no sense is as usual."""
    usual, key = Identity(), f"{_GROUP}/{{}}".format
    name = clean_name(_text(settings, key("name")))
    keep_out(name)
    return Identity(
        name,
        _one_of(_text(settings, key("colour")), COLOURS, usual.colour),
        _one_of(_text(settings, key("portrait")), PORTRAITS, usual.portrait),
    )


def has_identity(settings: QSettings) -> bool:
    """Tell whether somebody's identity was ever written to these settings."""
    return settings.contains(f"{_GROUP}/portrait")


def write_identity(settings: QSettings, identity: Identity) -> None:
    """Keep who the person is."""
    keep_out(identity.name)
    for key in ("name", "colour", "portrait"):
        settings.setValue(f"{_GROUP}/{key}", getattr(identity, key))


def remember(settings: QSettings, choice: GameChoice) -> None:
    """Keep a choice for the next start, but for what is a preference."""
    for name in choice.people:
        keep_out(name)
    write_identity(settings, Identity(choice.name, choice.colour, choice.portrait))
    settings.beginGroup(_GROUP)
    settings.setValue("edition", choice.edition)
    settings.setValue("plays", "yes" if choice.person else "no")
    settings.setValue(f"{choice.edition}/opponents", ",".join(choice.opponents))
    settings.setValue(f"{choice.edition}/deck", choice.deck or "")
    settings.setValue(f"{choice.edition}/guests", _SEPARATOR.join(choice.guests))
    begins = _BY_LOT if choice.begins is None else str(choice.begins)
    settings.setValue(f"{choice.edition}/begins", begins)
    for key in _SHARED_ONCE:
        settings.remove(key)
    settings.endGroup()


def recall(settings: QSettings, levels: Collection[str]) -> GameChoice:
    """Return the choice of last time; what is missing or makes no sense is as at the first start.

    ``levels`` are the names of the opponents there are.
    """
    identity = read_identity(settings)
    of_editions = recall_editions(settings, levels)
    settings.beginGroup(_GROUP)
    try:
        edition = _last_edition(settings)
        choice = GameChoice(
            person=_text(settings, "plays") != "no",
            name=identity.name,
            colour=identity.colour,
            portrait=identity.portrait,
        )
        return fitting(with_edition(choice, edition, of_editions[edition]))
    finally:
        settings.endGroup()


def recall_editions(settings: QSettings, levels: Collection[str]) -> dict[str, EditionChoice]:
    """Return what was chosen last in each edition, likewise."""
    settings.beginGroup(_GROUP)
    try:
        last = _last_edition(settings)
        return {
            edition: _of_edition(settings, levels, edition, last=edition == last)
            for edition in RULES
        }
    finally:
        settings.endGroup()


def _last_edition(settings: QSettings) -> str:
    return _one_of(_text(settings, "edition"), tuple(RULES), GameChoice().edition)


def _of_edition(
    settings: QSettings, levels: Collection[str], edition: str, *, last: bool
) -> EditionChoice:
    """Return the choice for an edition; what all shared once is that of the ``last`` one."""
    texts = {key: _text(settings, f"{edition}/{key}") for key in _SHARED_ONCE}
    if last and not settings.contains(f"{edition}/opponents"):
        texts = {key: _text(settings, key) for key in _SHARED_ONCE}
    opponents = _opponents(texts["opponents"], levels) or usual_choice(edition).opponents
    names = _text(settings, f"{edition}/guests").split(_SEPARATOR)
    guests = tuple(clean_name(name) for name in names)[: opponents.count(GUEST)]
    for name in guests:
        keep_out(name)
    # Earlier versions kept this once for all editions: it holds where none has been chosen since.
    begins = _text(settings, f"{edition}/begins") or _text(settings, "begins")
    return EditionChoice(
        opponents,
        _one_of(texts["deck"], RULES[edition].deck_choices, "") or None,
        guests,
        _BEGINS.get(begins),
    )


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
    return tuple(name for name in names if name in levels or name == GUEST)[:_SEATS]
