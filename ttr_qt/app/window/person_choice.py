"""Who uses the program, as the start page asks for it: somebody else, or one more or fewer."""

from PySide6.QtCore import QObject, QSettings, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from ttr_qt.app.game.error_reporter import ErrorReporter
from ttr_qt.app.settings.last_choice import write_identity
from ttr_qt.app.settings.people import FIRST, MOST, People, Person
from ttr_qt.app.settings.settings_file import write_settings
from ttr_qt.models.setup.choice import Identity
from ttr_qt.pages.start.people_bar import KnownPeople, KnownPerson, called
from ttr_qt.pages.start.start_page import StartPage


class PersonChoice(QObject):
    """Follows what start pages say about people.

    Signals:
        person_wanted: the number of the person who is to use the program from now on.
        removal_wanted: the number of the person to be removed, which was confirmed.
    """

    person_wanted = Signal(int)
    removal_wanted = Signal(int)

    def __init__(
        self, people: People | None, settings: QSettings, errors: ErrorReporter, window: QWidget
    ) -> None:
        """``settings`` are those of the person whose window it is; ``people`` None: nobody else."""
        super().__init__(window)
        self._people = people
        self._settings = settings
        self._errors = errors
        self._window = window
        self._page: StartPage | None = None

    @property
    def known(self) -> KnownPeople | None:
        """Everybody who uses the program."""
        if self._people is None:
            return None
        current, everybody = self._people.current.number, self._people.everybody()
        present = [
            KnownPerson(
                person.number,
                person.identity,
                current=person.number == current,
                removable=person.number != FIRST,
            )
            for person in everybody
        ]
        return KnownPeople(present, self._people.removed(), len(everybody) < MOST)

    @property
    def others(self) -> tuple[Identity, ...]:
        """Everybody but the person whose window it is."""
        known = self.known
        return () if known is None else tuple(o.identity for o in known.present if not o.current)

    def follow(self, page: StartPage) -> None:
        """Do what a page asks for."""
        bar = page.header.people
        if bar is None:
            return
        self._page = page
        page.person.identity_changed.connect(self._keep_identity)
        bar.person_wanted.connect(self._on_person_wanted)
        bar.newcomer_wanted.connect(self._on_newcomer_wanted)
        bar.rename_wanted.connect(self.name_person)
        bar.removal_wanted.connect(self._on_removal_wanted)
        bar.return_wanted.connect(self._on_return_wanted)

    @Slot()
    def name_person(self) -> None:
        """Take the keyboard to the name of the present person."""
        if self._page is not None:
            self._page.person.name_edit.setFocus()
            self._page.person.name_edit.selectAll()

    def tell_of_damage(self) -> None:
        """Say whose settings could not be read, once."""
        if self._people is None:
            return
        alone = len(self._people.everybody()) == 1
        for person in self._people.newly_damaged():
            name = called(person.number, person.identity)
            text = self.tr("The settings of {name} could not be read.").format(name=name)
            heading = self.tr("Your settings could not be read.") if alone else text
            self._errors.show_box(heading, self._what_is_left(person))

    def tell_of_refusal(self) -> None:
        """Say that somebody could not be removed or brought back."""
        self._errors.show_box(
            self.tr("Nothing was changed."),
            self.tr("The folder of this person can't be renamed: another program may be using it."),
        )

    def _what_is_left(self, person: Person) -> str:
        text = self.tr("All games are still there; the settings are back to their defaults.")
        if person.damaged is None or not person.damaged.exists():
            return text
        kept = self.tr("The damaged file is kept as {file}.").format(file=person.damaged)
        return f"{text} {kept}"

    @Slot(object)
    def _keep_identity(self, identity: Identity) -> None:
        """Keep how the person is called and looks, whether or not a game is begun."""
        write_identity(self._settings, identity)
        write_settings(self._settings)

    def _leave(self) -> None:
        """Keep what was typed last."""
        if self._page is not None:
            self._keep_identity(self._page.person.identity)

    @Slot(int)
    def _on_person_wanted(self, number: int) -> None:
        self._leave()
        self.person_wanted.emit(number)

    @Slot()
    def _on_newcomer_wanted(self) -> None:
        self._leave()
        person = None if self._people is None else self._people.add()
        if person is None:
            self._errors.show_box(
                self.tr("The new person could not be added."),
                self.tr("The folder for their games could not be created. Is the disk full?"),
            )
        else:
            self.person_wanted.emit(person.number)

    @Slot(int)
    def _on_return_wanted(self, number: int) -> None:
        self._leave()
        if self._people is not None and self._people.bring_back(number):
            self.person_wanted.emit(number)
        else:
            self.tell_of_refusal()

    @Slot(int)
    def _on_removal_wanted(self, number: int) -> None:
        self._leave()
        known = () if self.known is None else self.known.present
        name = next((one.called for one in known if one.number == number), "")
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self._window.windowTitle(),
            self.tr("Remove {name}?").format(name=name),
            parent=self._window,
        )
        text = self.tr(
            "{name} is no longer shown here. Games, statistics and settings are kept: you can "
            "bring {name} back at any time."
        )
        box.setInformativeText(text.format(name=name))
        remove = box.addButton(self.tr("Remove"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        remove.clicked.connect(lambda: self.removal_wanted.emit(number))
        box.open()
