"""The item model that all others are: rows of facts, changed as little as possible."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_IN_WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class Row(Protocol):
    """A frozen dataclass, of which no two in a model have the same key; ``str`` is for people."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def key(self) -> Hashable:
        """What makes it the same row when its other facts change."""


R = TypeVar("R", bound=Row)


class RowsModel(QAbstractListModel, Generic[R]):
    """Rows of one kind; each of their fields is a role of the same name.

    Signals:
        those of Qt: rows inserted, removed and moved, and data changed with the roles that did.
        changed: some row is another one than before; sent once, after all of these.
    """

    changed = Signal()

    row_type: type[R]
    shown_as: Mapping[str, Qt.ItemDataRole] = MappingProxyType({})
    """Fields that one of Qt's own roles gives too."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[R] = []
        names = [field.name for field in fields(self.row_type)]
        first = int(Qt.ItemDataRole.UserRole) + 1
        self._names = dict(enumerate(names, first))
        self._roles = {name: role for role, name in self._names.items()}

    @property
    def rows(self) -> tuple[R, ...]:
        """All rows."""
        return tuple(self._rows)

    def row(self, place: int) -> R:
        """Return the row at a place."""
        return self._rows[place]

    def role(self, name: str) -> int:
        """Return the role of a field."""
        return self._roles[name]

    def find(self, key: Hashable) -> R | None:
        """Return the row of a key, if there is one."""
        return next((row for row in self._rows if row.key == key), None)

    def set_rows(self, wanted: Sequence[R]) -> None:
        """Show these rows, sending only what is different."""
        self.set_last_rows(wanted, 0)

    def set_last_rows(self, wanted: Sequence[R], first: int) -> None:
        """Show these rows from the place ``first`` on; those above stay."""
        before = self._rows[first:]
        self._remove_others({row.key for row in wanted}, first)
        for place, row in enumerate(wanted, first):
            here = self._rows[place].key if place < len(self._rows) else None
            if here != row.key:
                self._bring(place, row)
            self._update(place, row)
        if before != self._rows[first:]:
            self.changed.emit()

    def add_rows(self, new: Sequence[R]) -> None:
        """Show more rows below those there are."""
        first = len(self._rows)
        self.beginInsertRows(_ROOT, first, first + len(new) - 1)
        self._rows.extend(new)
        self.endInsertRows()
        self.changed.emit()

    def _remove_others(self, keys: Iterable[Hashable], first: int) -> None:
        for place in reversed(range(first, len(self._rows))):
            if self._rows[place].key not in keys:
                self.beginRemoveRows(_ROOT, place, place)
                del self._rows[place]
                self.endRemoveRows()

    def _bring(self, place: int, row: R) -> None:
        """Get a row to its place, from further down or as a new one."""
        for old in range(place + 1, len(self._rows)):
            if self._rows[old].key == row.key:
                self.beginMoveRows(_ROOT, old, old, _ROOT, place)
                self._rows.insert(place, self._rows.pop(old))
                self.endMoveRows()
                return
        self.beginInsertRows(_ROOT, place, place)
        self._rows.insert(place, row)
        self.endInsertRows()

    def _update(self, place: int, row: R) -> None:
        old = self._rows[place]
        if old == row:
            return
        roles = [role for role, name in self._names.items() if self._differ(old, row, name)]
        roles += [int(also) for name, also in self.shown_as.items() if self._differ(old, row, name)]
        if str(old) != str(row):
            roles += map(int, _IN_WORDS)
        self._rows[place] = row
        cell = self.index(place)
        self.dataChanged.emit(cell, cell, roles)

    @staticmethod
    def _differ(old: R, new: R, name: str) -> bool:
        return bool(getattr(old, name) != getattr(new, name))

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a field of a row, or the row in words."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in _IN_WORDS:
            return str(row)
        name = self._names.get(role)
        return None if name is None else getattr(row, name)

    def roleNames(self) -> dict[int, QByteArray]:
        """Return the names of all roles."""
        return {
            **super().roleNames(),
            **{role: QByteArray(name.encode()) for role, name in self._names.items()},
        }
