"""What is heard of a game: which sounds belong to a step, and when."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from ttr_qt.app.sound.sounds import LEAST_APART, Sounds
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    Event,
    GameEnded,
    LastRoundBegan,
    PassengerPlaced,
    RouteClaimed,
    TicketConnected,
    TicketDone,
    Travelled,
    TurnBegan,
)
from ttr_qt.models.session.source import GameSource
from ttr_qt.models.session.updates import Step, Update
from ttr_qt.pages.settings.table import SoundKind
from ttr_qt.views.board_display.step_movements import PIECE_FALL, PIECE_INTERVAL
from ttr_qt.views.theme.style import Motion

_CARDS_APART: Final = 120
_MOST_CARDS: Final = 2
_OTHERS: Final = 0.6
"""How loud opponents are, compared with the person."""
_BRIEF: Final = frozenset({"card", "wagon"})
"""Kinds that belong to a movement, and end with it."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound, and when it is due: milliseconds after its step."""

    kind: SoundKind
    after: int
    strength: float = 1.0


def cues_of(step: Step, source: GameSource, motion: Motion) -> list[Cue]:
    """Return what is to be heard of a step."""
    own = step.seat == source.viewer
    cues: list[Cue] = []
    for event in step.events:
        cues.extend(_cues_of_event(event, source, motion, 1.0 if own else _OTHERS))
    # Where several people share a screen they share its sounds: only what lies open is heard.
    heard = TicketDone if len(source.people) > 1 else TicketConnected | TicketDone
    done = (event for event in step.events if isinstance(event, heard))
    if any(event.seat == source.viewer for event in done):
        cues.append(Cue("ticket", max((cue.after for cue in cues), default=0)))
    return cues


def _cues_of_event(
    event: Event, source: GameSource, motion: Motion, strength: float
) -> Iterator[Cue]:
    match event:
        case CardTaken():
            yield Cue("card", 0, strength)
        case CardsDrawn(count=count):
            flicks = min(count, _MOST_CARDS) if motion.travels else min(count, 1)
            for number in range(flicks):
                yield Cue("card", number * _CARDS_APART, strength)
        case RouteClaimed(route=route):
            pieces = source.map.route(route).length if motion.travels else 1
            apart = max(motion.ms(PIECE_INTERVAL), LEAST_APART + 1)
            landing = motion.ms(PIECE_FALL) // 2
            whole = motion.ms(PIECE_INTERVAL) * (pieces - 1)
            for start in range(0, whole + 1, apart):
                yield Cue("wagon", landing + start, strength)
        case PassengerPlaced() | Travelled():
            yield Cue("wagon", 0, strength)
        case LastRoundBegan():
            yield Cue("last_round", 0)
        case GameEnded():
            yield Cue("end", 0)
        case TurnBegan(seat=seat) if seat in source.people:
            yield Cue("turn", 0)


class GameSounds(QObject):
    """Plays what belongs to the steps of one game."""

    def __init__(
        self,
        sounds: Sounds,
        source: GameSource,
        motion: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._source = source
        self._motion = motion
        self._pending: list[tuple[SoundKind, QTimer]] = []
        source.updates.sound.connect(self._on_update)

    @Slot()
    def hush(self) -> None:
        """Leave out what belongs to a movement that has come to its end."""
        for kind, timer in self._pending:
            if kind in _BRIEF:
                timer.stop()

    @Slot(object)
    def _on_update(self, update: Update) -> None:
        self._drop_pending()
        if update.step is not None:
            for cue in cues_of(update.step, self._source, self._motion):
                self._play_later(cue)

    def _play_later(self, cue: Cue) -> None:
        play = functools.partial(self._sounds.play, cue.kind, cue.strength)
        if not cue.after:
            play()
            return
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(play)
        timer.start(cue.after)
        self._pending.append((cue.kind, timer))

    def _drop_pending(self) -> None:
        for _, timer in self._pending:
            timer.stop()
            timer.deleteLater()
        self._pending = []
