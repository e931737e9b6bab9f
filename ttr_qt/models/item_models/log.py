"""What was played, action by action, as far as the viewer may know."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Slot

from ttr_qt.engine import GameMap, Observation, parse_action
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    PlacePassenger,
    StartJourney,
    TravelRoute,
)
from ttr_qt.engine.knowledge.events import Event, Travelled
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.engine.maps import Text
from ttr_qt.models.item_models.phrases import (
    ENGLISH_PAST,
    Phrase,
    action_phrase,
    cards_phrase,
    cut_off_phrases,
    drawn_phrase,
    english,
    event_phrases,
    together,
)
from ttr_qt.models.item_models.rows import RowsModel
from ttr_qt.models.session.history import turn_numbers
from ttr_qt.models.session.source import Seat
from ttr_qt.models.session.updates import Step

_JOURNEY_KEYS: Final = frozenset({"travel", "arrive"})
"""Phrases of the actions that follow the beginning of a journey."""
_CARD_KEYS: Final = frozenset({"draw", "draw_known", "take"})


@dataclass(frozen=True, slots=True)
class LogRow:
    """One action, or all actions of a journey, or both cards of a turn."""

    ply: int
    seat: int
    name: str
    phrase: Phrase
    notes: tuple[Phrase, ...]
    """What came of it: points, goods, tickets done, the last round."""
    routes: tuple[str, ...]
    """Tracks it is about, to be shown on the board."""
    places: tuple[str, ...]
    turn: int
    """Which turn it is after the action, see `turn_numbers`."""
    earlier: int = 0
    """How many actions before it belong to the same row, see `ShortLog`."""

    @property
    def key(self) -> int:
        """The number of its first action."""
        return self.ply - self.earlier

    def has(self, ply: int) -> bool:
        """Tell whether it is about the action of a number."""
        return self.key <= ply <= self.ply

    def __str__(self) -> str:
        notes = "; ".join(english(note, ENGLISH_PAST) for note in self.notes)
        action = english(self.phrase, ENGLISH_PAST)
        return f"{self.name}: {action}" + (f" ({notes})" if notes else "")


def entry_phrase(game_map: GameMap, entry: LogEntry, events: Sequence[Event] = ()) -> Phrase:
    """Return the public part of an action as a phrase.

    ``events`` tell which way somebody went, and what the viewer has drawn.
    """
    verb, _, rest = entry.text.partition(" ")
    if verb == str(DrawCard()):
        return drawn_phrase(events)
    if verb != "keep":
        return action_phrase(game_map, parse_action(entry.text), start_of_journey(game_map, events))
    if not rest:  # in the set-up not even the number is known
        return Phrase("keep_hidden", rules=game_map.rules)
    counts = tuple(map(int, rest.split("+")))
    return Phrase("keep_counts", (("counts", counts),), game_map.rules)


def start_of_journey(game_map: GameMap, events: Sequence[Event]) -> str:
    """Return where a passenger was before he travelled."""
    for event in events:
        if isinstance(event, Travelled):
            route = game_map.route(event.route)
            return route.a if event.place == route.b else route.b
    return ""


def entry_subjects(entry: LogEntry) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the routes and the places an action is about."""
    if entry.text.startswith("keep"):
        return (), ()
    match parse_action(entry.text):
        case ClaimRoute(route=route) | TravelRoute(route=route):
            return (route,), ()
        case PlacePassenger(place=place) | StartJourney(place=place):
            return (), (place,)
        case _:
            return (), ()


class LogModel(RowsModel[LogRow]):
    """One row an action, the first one first."""

    row_type = LogRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setting_up = True

    def refresh(self, view: Observation, steps: Sequence[Step], seats: Sequence[Seat]) -> None:
        """Show all that was played; what was said before is kept, unless more is known now."""
        rows = list(self.rows[: len(steps)])
        if view.setting_up != self._setting_up:
            # Numbers of tickets kept in the set-up become known only when it is over.
            self._setting_up = view.setting_up
            rows = []
        known = len(rows)
        turns = turn_numbers(steps, view.board.rules)
        new = [
            self._row(view, step, seats[step.seat].name, turn)
            for step, turn in zip(steps[known:], turns[known:], strict=True)
        ]
        if new and known == len(self.rows):
            self.add_rows(new)
        else:
            self.set_rows([*rows, *new])

    @staticmethod
    def _row(view: Observation, step: Step, name: str, turn: int) -> LogRow:
        game_map, entry = view.board.map, view.log[step.ply]
        routes, places = entry_subjects(entry)
        return LogRow(
            ply=step.ply,
            seat=step.seat,
            name=name,
            phrase=entry_phrase(game_map, entry, step.events),
            notes=(
                *event_phrases(game_map, _own(step.events, step.seat)),
                *cut_off_phrases(game_map, step.cut_off),
            ),
            routes=routes,
            places=places,
            turn=turn,
        )


class ShortLog(RowsModel[LogRow]):
    """A log for people to read: a journey is one row, and so are the two cards of a turn."""

    row_type = LogRow

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._followed: tuple[LogRow, ...] = ()
        """The actions that are shown."""
        log.changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Show what has come; only the last row can be one that goes on."""
        followed, self._followed = self._followed, self._log.rows
        if not followed or self._followed[: len(followed)] != followed:
            self.set_rows(_joined(self._followed))
            return
        last = self.rowCount() - 1
        begun = bisect_left(followed, self.row(last).key, key=lambda row: row.ply)
        self.set_last_rows(_joined(self._followed[begun:]), last)


def _joined(log: Sequence[LogRow]) -> list[LogRow]:
    """Return the rows of actions, those that belong together in one."""
    rows = list(log)
    starts = [place for place, row in enumerate(rows) if row.phrase.key == "journey"]
    for start in reversed(starts):
        end = start + 1
        while end < len(rows) and rows[end].phrase.key in _JOURNEY_KEYS:
            end += 1
        rows[start:end] = [_whole_journey(rows[start:end])]
    return _with_whole_draws(rows)


def _whole_journey(rows: Sequence[LogRow]) -> LogRow:
    """Return the row of a journey, of its actions until now."""
    stops = [dict(row.phrase.facts).get("b") for row in rows[1:]]
    way = [dict(rows[0].phrase.facts)["place"], *stops]
    names = [stop for stop in way if isinstance(stop, Text)]
    if len(names) == 1:
        return rows[0]
    whole = Text(" – ".join(n.en for n in names), " – ".join(n.de for n in names))
    return replace(
        rows[-1],
        phrase=Phrase("journey_made", (("way", whole),)),
        notes=together([note for row in rows for note in row.notes]),
        routes=tuple(route for row in rows for route in row.routes),
        places=rows[0].places,
        earlier=len(rows) - 1,
    )


def _with_whole_draws(rows: Sequence[LogRow]) -> list[LogRow]:
    """Return rows with one for both cards of a turn."""
    result: list[LogRow] = []
    for row in rows:
        if result and _same_draw(result[-1], row):
            result.append(_whole_draw(result.pop(), row))
        else:
            result.append(row)
    return result


def _whole_draw(first: LogRow, second: LogRow) -> LogRow:
    notes = tuple(dict.fromkeys((*first.notes, *second.notes)))
    phrase = cards_phrase(first.phrase, second.phrase)
    return replace(second, phrase=phrase, notes=notes, earlier=1)


def _same_draw(first: LogRow, second: LogRow) -> bool:
    """Tell whether two rows are the cards of one turn: next to each other in the whole game."""
    keys = {first.phrase.key, second.phrase.key}
    near = second.ply == first.ply + 1 and not first.earlier
    return near and first.seat == second.seat and keys <= _CARD_KEYS


def _own(events: Sequence[Event], seat: int) -> list[Event]:
    """Return what happened to the seat that acted; the set-up's end tells of all others too."""
    return [event for event in events if event.seat == seat]
