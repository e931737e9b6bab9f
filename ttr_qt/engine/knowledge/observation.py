"""What one seat may know of a game, and the history it is told from."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ttr_qt.engine import codec
from ttr_qt.engine.actions import (
    Action,
    ClaimRoute,
    DrawCard,
    KeepTickets,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.board import Board
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.knowledge import reveal
from ttr_qt.engine.knowledge.events import deck_counts
from ttr_qt.engine.knowledge.position import PHASES, Journey, Phase
from ttr_qt.engine.maps import Ticket

States = npt.NDArray[np.void]


@dataclass(frozen=True, slots=True)
class LogEntry:
    """The public part of an action: its notation without what only its seat knows."""

    seat: int
    text: str
    laid_open: tuple[str, ...] = ()
    """Tickets done and shown in this action (First Journey)."""
    held: tuple[tuple[str, int], ...] | None = None
    """If the discards became the deck in this action: what all hands together then held.

    Everybody can tell it by what lay elsewhere; nobody can tell it at other times.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """All that ``seat`` may know; tuples are indexed by seat unless said otherwise."""

    edition: str
    players: int
    seat: int
    """Whose view this is."""
    to_move: int
    first: int
    phase: Phase
    setting_up: bool
    last_turns: int | None
    legal_actions: tuple[Action, ...]
    """Empty while another seat decides."""
    hand: dict[str, int]
    tickets: tuple[Ticket, ...]
    """Own tickets, in the set-up those chosen."""
    offered_tickets: tuple[Ticket, ...]
    """Tickets to choose from now."""
    returned_tickets: tuple[str, ...]
    """Tickets this seat has looked at and given back, in that order."""
    drawn_cards: tuple[str, ...]
    """Cards that came to this seat unseen by others: those dealt, then those from the deck."""
    market: tuple[str, ...]
    deck_size: int
    discards: dict[str, int]
    owners: dict[str, int]
    pieces: tuple[int, ...]
    scores: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    ticket_counts: tuple[tuple[int, ...], ...]
    """By seat and deck: tickets in hand, done or not."""
    ticket_deck_sizes: tuple[int, ...]
    shown_tickets: tuple[tuple[str, ...], ...]
    crossings: tuple[bool, ...]
    passengers: tuple[tuple[str, ...], ...]
    passengers_unused: tuple[int, ...]
    passenger_cities: tuple[str, ...]
    journey: Journey | None
    goods: tuple[tuple[int, ...], ...]
    goods_left: dict[str, tuple[int, ...]]
    goods_cards: tuple[int, ...]
    goods_cards_left: int
    log: tuple[LogEntry, ...]
    board: Board = field(compare=False, repr=False)
    """Places, routes, map and rules."""
    record: bytes
    """The record of the game with everything hidden blanked out, for kernels."""


class History:
    """The actions played, with the record before each."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._actions: list[Action] = []
        self._texts: list[str] = []
        self._befores: list[States] = []
        self._log: list[LogEntry] = []
        self._returned: list[tuple[str, ...]] = []
        self._drawn: list[tuple[str, ...]] = []

    def __len__(self) -> int:
        return len(self._actions)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions played, first to last."""
        return tuple(self._actions)

    @property
    def texts(self) -> Sequence[str]:
        """The same in notation; grows when an action is added, and changes in no other way.

        So what is there by now may be read at any time, also in another thread.
        """
        return self._texts

    def add(self, action: Action, before: States, after: Any) -> None:
        """Note that ``action`` led from ``before`` to ``after``."""
        state: Any = before[0]
        seat = int(state["seat"])
        returned: tuple[str, ...] = ()
        drawn = _drawn_cards(self._board, state, after) if isinstance(action, DrawCard) else ()
        text = notation = str(action)
        if isinstance(action, KeepTickets):
            shown = codec.offered(self._board, state, seat)
            returned = tuple(ticket for ticket in shown if ticket not in action.tickets)
            counts = deck_counts(self._board, action.tickets)
            text = "keep " + "+".join(map(str, counts))
        elif isinstance(action, SwapTickets):
            put_away = reveal.tickets_at(self._board, state, seat)
            kept = reveal.tickets_at(self._board, after, seat)
            returned = tuple(ticket for ticket in put_away if ticket not in kept)
        self._actions.append(action)
        self._texts.append(notation)
        self._befores.append(before)
        laid_open = _laid_open(self._board, state, after)
        held = None
        if _deck_was_shuffled(action, state, after):
            hands = after["hand"].sum(axis=0)
            if state["deck_n"] == 1 and len(drawn) > 1:
                # The second of two cards came from the new deck: nobody else can tell which.
                hands[self._board.card_index[drawn[1]]] -= 1
            held = tuple(reveal.card_counts(self._board, hands).items())
        self._log.append(LogEntry(seat, text, laid_open, held))
        self._returned.append(returned)
        self._drawn.append(drawn)

    def pop(self) -> tuple[Action, States]:
        """Forget the last action; return it and the record before it."""
        self._log.pop()
        self._returned.pop()
        self._drawn.pop()
        self._texts = self._texts[:-1]  # another list: somebody may still read this one
        return self._actions.pop(), self._befores.pop()

    def action(self, ply: int) -> Action:
        """Return an action by its number."""
        return self._actions[ply]

    def before(self, ply: int) -> States:
        """Return the record before an action."""
        return self._befores[ply]

    def until(self, ply: int) -> "History":
        """Return another history with the first ``ply`` actions of this one."""
        early = History(self._board)
        early._actions = self._actions[:ply]
        early._texts = self._texts[:ply]
        early._befores = self._befores[:ply]
        early._log = self._log[:ply]
        early._returned = self._returned[:ply]
        early._drawn = self._drawn[:ply]
        return early

    def returned_by(self, seat: int) -> tuple[str, ...]:
        """Return the tickets that ``seat`` looked at and gave back."""
        return self._of_seat(seat, self._returned)

    def drawn_by(self, seat: int, state: Any) -> tuple[str, ...]:
        """Return the cards that ``seat`` was dealt and drew; ``state`` is the game now."""
        start: Any = self._befores[0][0] if self._befores else state
        dealt = reveal.card_counts(self._board, start["hand"][seat])
        first = tuple(card for card, count in dealt.items() for _ in range(count))
        return first + self._of_seat(seat, self._drawn)

    def _of_seat(self, seat: int, things: list[tuple[str, ...]]) -> tuple[str, ...]:
        """Return what belongs to the actions of ``seat``, in one row."""
        return tuple(
            thing
            for entry, some in zip(self._log, things, strict=True)
            if entry.seat == seat
            for thing in some
        )

    def public_log(self, *, setting_up: bool) -> tuple[LogEntry, ...]:
        """Return the log everybody knows; in the set-up not even how many tickets were kept."""
        if not setting_up:
            return tuple(self._log)
        return tuple(self.public_entry(ply, setting_up=True) for ply in range(len(self)))

    def public_entry(self, ply: int, *, setting_up: bool) -> LogEntry:
        """Return one entry of that log."""
        entry = self._log[ply]
        hides = setting_up and entry.text.startswith("keep ")
        return replace(entry, text="keep") if hides else entry


def _drawn_cards(board: Board, before: Any, after: Any) -> tuple[str, ...]:
    """Return the cards that were drawn from the deck, the top one first."""
    top = before["deck"][before["deck_n"] - 1]
    gained = after["hand"][before["seat"]] - before["hand"][before["seat"]]
    gained[top] -= 1
    others = reveal.card_counts(board, gained)
    return (board.cards[top], *(card for card, count in others.items() for _ in range(count)))


def _laid_open(board: Board, before: Any, after: Any) -> tuple[str, ...]:
    """Return the tickets that were shown between the two records."""
    if not board.rules.instant_tickets:
        return ()
    shown = layout.SHOWN + int(before["seat"])
    old = reveal.tickets_at(board, before, shown)
    return tuple(ticket for ticket in reveal.tickets_at(board, after, shown) if ticket not in old)


def _deck_was_shuffled(action: Action, before: Any, after: Any) -> bool:
    """Tell whether the discards became the deck."""
    if isinstance(action, ClaimRoute):  # which may also shuffle tickets
        return bool(before["deck_n"] == 0)
    by_chance = isinstance(action, (DrawCard, TakeCard, TravelRoute))
    return by_chance and bool(before["rng"] != after["rng"])


def open_observation(board: Board, state: Any, seat: int, history: History) -> Observation:
    """Return what everybody may know, as it looks from ``seat``: its own cards are hidden, too."""
    return replace(
        observation(board, state, seat, (), history),
        hand={},
        tickets=(),
        offered_tickets=(),
        returned_tickets=(),
        drawn_cards=(),
        record=blanked(state, None),
    )


def observation(
    board: Board, state: Any, seat: int, legal: tuple[Action, ...], history: History
) -> Observation:
    """Return all that ``seat`` may know; ``legal`` are its actions if it is to decide."""
    players = int(state["players"])
    seats = range(players)
    last_turns = int(state["last_turns"])
    offered = codec.offered(board, state, seat)
    chosen = codec.chosen_from(offered, int(state["chosen"][seat]))
    ticket = board.map.ticket
    return Observation(
        edition=board.map.id,
        players=players,
        seat=seat,
        to_move=int(state["seat"]),
        first=int(state["first"]),
        phase=PHASES[state["phase"]],
        setting_up=bool(state["setting_up"]),
        last_turns=None if last_turns == layout.NONE else last_turns,
        legal_actions=legal,
        hand=reveal.card_counts(board, state["hand"][seat]),
        tickets=tuple(map(ticket, chosen or reveal.tickets_at(board, state, seat))),
        offered_tickets=() if chosen else tuple(map(ticket, offered)),
        returned_tickets=history.returned_by(seat),
        drawn_cards=history.drawn_by(seat, state),
        market=reveal.market_of(board, state),
        deck_size=int(state["deck_n"]),
        discards=reveal.card_counts(board, state["discard"]),
        owners=reveal.owners_of(board, state),
        pieces=tuple(state["pieces"][:players].tolist()),
        scores=reveal.scores_of(state),
        hand_sizes=tuple(state["hand"][:players].sum(axis=1).tolist()),
        ticket_counts=tuple(
            deck_counts(board, reveal.tickets_at(board, state, other)) for other in seats
        ),
        ticket_deck_sizes=tuple(state["pile_n"][: len(board.decks)].tolist()),
        shown_tickets=tuple(
            reveal.tickets_at(board, state, layout.SHOWN + other) for other in seats
        ),
        crossings=tuple(bool(state["crossed"][other]) for other in seats),
        passengers=tuple(reveal.passengers_of(board, state, other) for other in seats),
        passengers_unused=tuple(state["unused"][:players].tolist()),
        passenger_cities=reveal.passenger_cities(board, state),
        journey=reveal.journey_of(board, state),
        goods=tuple(reveal.goods_of(state, other) for other in seats),
        goods_left=reveal.goods_left(board, state),
        goods_cards=tuple(state["goods_cards"][:players].tolist()),
        goods_cards_left=int(state["goods_cards_left"]),
        log=history.public_log(setting_up=bool(state["setting_up"])),
        board=board,
        record=blanked(state, seat),
    )


def blanked(state: Any, seat: int | None) -> bytes:
    """Return the record with everything that ``seat`` can't know blanked out; None: anybody.

    Sizes of piles and hands stay; others have unknown cards and no tickets; the generator is zero.
    """
    copies = np.array([state], layout.STATE)
    copy: Any = copies[0]
    others = np.array([other != seat for other in range(layout.MAX_PLAYERS)])
    copy["rng"] = 0
    sizes = copy["hand"].sum(axis=1)
    copy["hand"][others] = 0
    copy["hand"][others, layout.UNKNOWN] = sizes[others]
    copy["deck"][:] = layout.NONE
    copy["pile"][:] = layout.NONE
    copy["pile_top"][:] = 0
    copy["offer"][others] = layout.NONE
    copy["chosen"][others] = 0
    at = copy["ticket_at"]
    hidden = at < layout.SHOWN
    at[hidden if seat is None else hidden & (at != seat)] = layout.IN_PILE
    return copies.tobytes()
