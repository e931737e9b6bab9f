"""The people who use the program on one account: each with settings and games of their own.

The first person has the files that the program had before there were others; the files of everybody
else lie in a folder of their own, which is named by a number. Whoever is removed keeps that folder
under another name: nothing is deleted, and they can come back.
"""

import logging
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from ttr_qt.app.settings.last_choice import has_identity, read_identity, write_identity
from ttr_qt.app.settings.preferences import read_preferences, write_preferences
from ttr_qt.app.settings.settings_file import put_aside, settings_in, write_settings
from ttr_qt.models.setup.choice import COLOURS, PORTRAITS, Identity

FIRST: Final = 1
"""The number of the person whose files the program had from the beginning."""
MOST: Final = len(PORTRAITS)
"""People at a time: each can have a portrait of their own."""
_FOLDER: Final = "people"
_SETTINGS: Final = "settings.ini"
_CURRENT: Final = "person"
_NUMBER: Final = re.compile(r"[1-9]\d{0,3}")
_REMOVED: Final = "removed "
"""How the names of the folders of those begin who were removed."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Person:
    """Somebody who uses the program."""

    number: int
    settings: QSettings
    folder: Path
    """For the games, the one that is being played too."""
    damaged: Path | None = None
    """Settings that could not be read, under the name that they have now."""

    @property
    def identity(self) -> Identity:
        """Name, colour and portrait."""
        return read_identity(self.settings)


class People:
    """Everybody who uses the program, and who does so now."""

    def __init__(self, common: QSettings, folder: Path) -> None:
        """``folder`` is where the program keeps things, ``common`` what holds for all people."""
        self.common: Final = common
        self._folder = folder
        self._first = Person(FIRST, common, folder, put_aside(common))
        self._others: dict[int, Person] = {}
        self._told: set[Path] = set()

    def everybody(self) -> list[Person]:
        """Return all people in the order in which they came."""
        return [self._first, *(self._other(number) for number in self._numbers())]

    @property
    def current(self) -> Person:
        """The person who uses the program now; the first one, if that person was removed."""
        wanted = self.common.value(_CURRENT)
        return next((one for one in self.everybody() if str(one.number) == wanted), self._first)

    def newly_damaged(self) -> list[Person]:
        """Return all whose settings could not be read, but each only once."""
        found = [one for one in self.everybody() if one.damaged and one.damaged not in self._told]
        self._told.update(one.damaged for one in found if one.damaged)
        return found

    def choose(self, number: int) -> None:
        """Let somebody use the program from now on, and at the next start."""
        self.common.setValue(_CURRENT, str(number))
        write_settings(self.common)

    def add(self) -> Person | None:
        """Return a new person with the preferences of the present one; None: the disk refuses.

        Colour and portrait are such that nobody has yet, as long as there are any.
        """
        everybody = self.everybody()
        if len(everybody) >= MOST:
            return None
        number = max([FIRST, *self._numbers(), *self._numbers(_REMOVED)]) + 1
        identity = self._new_identity()
        preferences = read_preferences(self.current.settings, self.common)
        try:
            self._home(number).mkdir(parents=True)
        except OSError as error:
            _log.warning("nobody can be added: %s", error.strerror)
            return None
        settings = settings_in(self._home(number) / _SETTINGS)
        write_preferences(settings, preferences.as_dict(), self.common)
        write_identity(settings, identity)
        if not write_settings(settings):
            return None
        return self._other(number)

    def remove(self, number: int) -> bool:
        """Take somebody out, and tell whether they are; all their files are kept.

        The first one stays: their files are those of the program.
        """
        if number == FIRST or number not in self._numbers():
            return False
        if self.current.number == number:
            self.choose(FIRST)
        if (person := self._others.pop(number, None)) is not None:
            write_settings(person.settings)  # else Qt would write the file again later
        return self._rename(self._home(number), self._home(number, _REMOVED))

    def removed(self) -> dict[int, Identity]:
        """Return those who were removed and may come back, by their numbers."""
        homes = {number: self._home(number, _REMOVED) for number in self._numbers(_REMOVED)}
        return {
            number: read_identity(settings_in(home / _SETTINGS)) for number, home in homes.items()
        }

    def bring_back(self, number: int) -> bool:
        """Let somebody who was removed be here again, and tell whether they are."""
        if number not in self._numbers(_REMOVED) or len(self.everybody()) >= MOST:
            return False
        return self._rename(self._home(number, _REMOVED), self._home(number))

    @staticmethod
    def _rename(home: Path, new: Path) -> bool:
        try:
            home.rename(new)  # at once or not at all
        except OSError as error:
            _log.warning("%s was not renamed: %s", home.name, error.strerror)
            return False
        return True

    def _new_identity(self) -> Identity:
        known = [one.identity for one in (self._first, *self._others.values())]
        colour = min(COLOURS, key=[one.colour for one in known].count)
        return Identity("", colour, min(PORTRAITS, key=[one.portrait for one in known].count))

    def _home(self, number: int, before: str = "") -> Path:
        return self._folder / _FOLDER / f"{before}{number}"

    def _other(self, number: int) -> Person:
        """Return somebody with the settings on disk; with new ones where those are damaged."""
        if number not in self._others:
            home = self._home(number)
            left = Identity()
            """What can still be read of damaged settings."""

            def is_whole(settings: QSettings) -> bool:
                nonlocal left
                left = read_identity(settings)
                return settings.status() == QSettings.Status.NoError and has_identity(settings)

            settings = settings_in(home / _SETTINGS, is_whole)
            if not has_identity(settings):
                write_identity(settings, left if left != Identity() else self._new_identity())
            self._others[number] = Person(number, settings, home, put_aside(settings))
        return self._others[number]

    def _numbers(self, before: str = "") -> list[int]:
        """Return the numbers of all but the first one; other folders are passed over."""
        try:
            names = [file.name for file in (self._folder / _FOLDER).iterdir() if file.is_dir()]
        except OSError:  # mostly there is only one person
            return []
        told = [name.removeprefix(before) for name in names if name.startswith(before)]
        found = (int(name) for name in told if _NUMBER.fullmatch(name))
        return sorted(number for number in found if number != FIRST)
