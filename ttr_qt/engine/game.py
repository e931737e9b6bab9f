"""A game in progress: the one door to the rules."""

import hashlib
import os
import secrets
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, Self

import msgspec
import numpy as np

from ttr_qt.engine import codec
from ttr_qt.engine.actions import Action
from ttr_qt.engine.board import Board, board_for, deck_choices
from ttr_qt.engine.errors import IllegalActionError, SetupError, shown
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.legal import list_actions
from ttr_qt.engine.kernel.play.setup import new_game
from ttr_qt.engine.knowledge import reveal
from ttr_qt.engine.knowledge.events import Event, events_between
from ttr_qt.engine.knowledge.observation import (
    History,
    LogEntry,
    Observation,
    observation,
    open_observation,
)
from ttr_qt.engine.knowledge.position import PHASES, Phase, Position
from ttr_qt.engine.knowledge.scores import Score, score_sheets
from ttr_qt.engine.maps import GameMap, load_map
from ttr_qt.engine.rules import RULES, RuleSet
from ttr_qt.engine.savefile import GameSnapshot, game_from_json
from ttr_qt.engine.setup import Setup

MAX_SEED = 2**64 - 1


class Game:
    """One game of one edition, with all it takes to go back to any earlier point.

    It has more methods than other classes, since nothing else leads to the rules: all that may be
    asked of a game or done with it is one of its properties or a method of a few lines, and the
    work is done in kernels and in `knowledge`. Not for use by two threads at once.
    """

    def __init__(self, setup: Setup) -> None:
        _check_setup(setup)
        self.setup = setup
        self._board = board_for(setup.map, setup.deck, plain=setup.plain)
        self._states = np.zeros(1, layout.STATE)
        new_game(
            self._state,
            self._board.rules_record,
            self._board.record,
            setup.players,
            setup.first,
            np.uint64(setup.seed),
        )
        self._codes = np.empty(layout.MAX_ACTIONS, np.int64)
        self._history = History(self._board)

    @classmethod
    def new(
        cls,
        edition: str | os.PathLike[str],
        *,
        players: int = 2,
        seed: int | None = None,
        first: int | Literal["random"] = 0,
        deck: str | None = None,
        extra: Mapping[str, Any] | None = None,
    ) -> Self:
        """Start a game of an edition, or on a map file of one's own.

        Without a ``seed`` one is drawn. ``deck`` chooses the tickets where the edition has a
        choice (USA: edition, classic, 1910, big_cities, mega), and with them the rules that
        belong to them.
        """
        game_map = _find_map(edition)
        if seed is None:
            seed = secrets.randbits(64)
        setup = Setup(game_map, players, seed, 0, deck, dict(extra or {}))
        if first == "random":
            _check_setup(setup)
            # By another way than the deck, so that who begins says nothing about the cards.
            first = hashlib.sha256(b"first %d" % seed).digest()[0] % players
        return cls(replace(setup, first=first))

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Return the game that `to_json` wrote; `SaveError` if it can't be told for sure."""
        return game_from_json(cls, text)

    def to_json(self) -> str:
        """Return the game as the text of a save."""
        return self.snapshot().to_json()

    def snapshot(self) -> GameSnapshot:
        """Return this moment of the game, to be saved in another thread while it goes on."""
        history = self._history
        record = self._states.tobytes()
        return GameSnapshot(self.setup, self._board, record, len(history), history.texts)

    @property
    def edition(self) -> str:
        """The id of the map played."""
        return self._board.map.id

    @property
    def map(self) -> GameMap:
        """The map played."""
        return self._board.map

    @property
    def rules(self) -> RuleSet:
        """The rule set played."""
        return self._board.rules

    @property
    def board(self) -> Board:
        """Map and rules as the kernels read them."""
        return self._board

    @property
    def record(self) -> np.void:
        """The whole game, of dtype `layout.STATE`; a copy."""
        record: np.void = self._states.copy()[0]
        return record

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._state["players"])

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return int(self._state["seat"])

    @property
    def phase(self) -> Phase:
        """What is to be decided."""
        phase: Phase = PHASES[self._state["phase"]]
        return phase

    @property
    def turn(self) -> int:
        """Turns completed."""
        return int(self._state["turn"])

    @property
    def ply(self) -> int:
        """Actions played."""
        return len(self._history)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state["phase"] == layout.PHASE_OVER)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions played so far."""
        return self._history.actions

    def legal_actions(self) -> list[Action]:
        """Return every legal action; none when the game is over."""
        return [codec.decode(self._board, self._state, code) for code in self._legal_codes()]

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action and return what happened; an illegal one changes nothing."""
        code = codec.encode(self._board, self._state, action)
        if code is None or code not in self._legal_codes():
            raise IllegalActionError(self._refusal(action))
        # What is kept is our own value: an equal one may be written in another way.
        action = codec.decode(self._board, self._state, code)
        before = self._states.copy()
        apply(self._state, self._board.rules_record, self._board.record, code)
        self._history.add(action, before, self._state)
        return events_between(self._board, before[0], action, self._state)

    def events_of(self, ply: int) -> tuple[Event, ...]:
        """Return once more what action number ``ply`` did, as `play` told it."""
        after = self._after(ply)
        before = self._history.before(ply)[0]
        return events_between(self._board, before, self._history.action(ply), after)

    def entry_of(self, ply: int) -> LogEntry:
        """Return what everybody could say of action number ``ply`` as soon as it was played."""
        setting_up = bool(self._after(ply)["setting_up"])
        return self._history.public_entry(ply, setting_up=setting_up)

    def scores_after(self, ply: int) -> tuple[int, ...]:
        """Return the points on the board after action number ``ply``, by seat."""
        return reveal.scores_of(self._after(ply))

    def _after(self, ply: int) -> Any:
        """Return the record after action number ``ply``."""
        if type(ply) is not int or not 0 <= ply < self.ply:
            raise IllegalActionError(f"There is no action {shown(ply)}: {self.ply} were played.")
        last = ply == self.ply - 1
        return self._state if last else self._history.before(ply + 1)[0]

    def undo(self) -> Action:
        """Take back the last action and return it; everything is as before it."""
        if not self._history:
            raise IllegalActionError("There is nothing to undo: the game has just begun.")
        action, before = self._history.pop()
        self._states[:] = before
        return action

    def at(self, ply: int) -> "Game":
        """Return another game with the first ``ply`` actions of this one; nothing is replayed."""
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise IllegalActionError(
                f"There is no position after {shown(ply)} actions: only {self.ply} were played."
            )
        early = Game(self.setup)
        if ply < self.ply:
            early._states[:] = self._history.before(ply)
        else:
            early._states[:] = self._states
        early._history = self._history.until(ply)
        return early

    def observe(self, seat: int) -> Observation:
        """Return all that ``seat`` may know, and nothing else."""
        self._check_seat(seat)
        legal = tuple(self.legal_actions()) if seat == self.seat else ()
        return observation(self._board, self._state, seat, legal, self._history)

    def observe_after(self, ply: int, seat: int) -> Observation:
        """Return what ``seat`` knew after action number ``ply``, but for what it could do then."""
        self._check_seat(seat)
        after = self._after(ply)
        return observation(self._board, after, seat, (), self._history.until(ply + 1))

    def observe_open(self, seat: int) -> Observation:
        """Return what everybody may know, as it looks from a seat whose cards are face down."""
        self._check_seat(seat)
        return open_observation(self._board, self._state, seat, self._history)

    def position(self) -> Position:
        """Return everything there is, hidden or not; not for bots or views."""
        return reveal.position_of(self._board, self._state)

    def owners(self) -> dict[str, int]:
        """Return who owns which route; free ones are left out."""
        return reveal.owners_of(self._board, self._state)

    def scores(self) -> tuple[Score, ...]:
        """Return each seat's score sheet: final, or as if the game ended now."""
        return score_sheets(self._board, self._state)

    def winners(self) -> tuple[int, ...]:
        """Return the seats that won; several share a victory, none before the end."""
        if not self.over:
            return ()
        return tuple(seat for seat, score in enumerate(self.scores()) if score.place == 1)

    @property
    def _state(self) -> Any:
        return self._states[0]

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            last = self.players - 1
            raise SetupError(f"There is no seat {shown(seat)}; seats go from 0 to {last}.")

    def _legal_codes(self) -> list[int]:
        n = list_actions(self._state, self._board.rules_record, self._board.record, self._codes)
        codes: list[int] = self._codes[:n].tolist()
        return codes

    def _refusal(self, action: Action) -> str:
        try:
            told = str(action)[:200]
        except (TypeError, ValueError):  # not made of what actions are made of
            told = shown(action)
        if self.over:
            return f"The game is over: {told} can no longer be played."
        return f"{told} is not possible now: seat {self.seat} is in phase {self.phase!r}."


def _find_map(edition: str | os.PathLike[str]) -> GameMap:
    """Return the map of an edition or of a file of one's own."""
    if isinstance(edition, str) and edition not in RULES and not _is_file(edition):
        raise SetupError(f"There is no edition {shown(edition)}; choose from {', '.join(RULES)}.")
    return load_map(edition)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # too long for a path, or a null byte
        return False


def _check_setup(setup: Setup) -> None:
    """Refuse what can't be played, in words."""
    rules = RULES[setup.map.rules]
    low, high = rules.players_min, rules.players_max
    name = setup.map.id
    if type(setup.players) is not int or not low <= setup.players <= high:
        raise SetupError(f"{name} is for {low} to {high} players, not for {shown(setup.players)}.")
    if type(setup.seed) is not int or not 0 <= setup.seed <= MAX_SEED:
        told = shown(setup.seed)
        raise SetupError(f"A seed must be a whole number from 0 to {MAX_SEED}, not {told}.")
    if type(setup.first) is not int or not 0 <= setup.first < setup.players:
        raise SetupError(
            f"Seat {shown(setup.first)} can't begin: there are {setup.players} players."
        )
    choices = deck_choices(setup.map, plain=setup.plain)
    if setup.deck is not None and setup.deck not in choices:
        offer = f"only {', '.join(choices)}" if choices else "and no choice of decks"
        raise SetupError(f"{name} has no ticket deck {shown(setup.deck)}, {offer}.")
    try:
        msgspec.json.encode(setup.extra)
    except (TypeError, ValueError, RecursionError) as error:
        raise SetupError(f"The extra data of the game can't be written as JSON: {error}") from error
