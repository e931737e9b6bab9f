"""What a seat can be certain of beyond the blanked record of its observation.

Only what the observation tells is used: the public log, and the seat's own cards and tickets. Two
games that differ only in what the seat can't see give the same knowledge.

The worlds dealt from it are as likely as they should be, given that what others pay and keep is
taken as if picked blindly, known cards first: it tells about itself, not about their plans. What
their tracks say about their tickets comes on top of it (`ai.searching.beliefs`). Close to that, but
not exact, are

- with three or more players after a new deck: 64 variants stand for all ways in which the cards
  paid may have come from this deck or an older one, and the oldest of more than 8 decks are one;
- several tickets given back that others drew together with more: each is placed by its own
  chances, as if the others said nothing about it, but that no two are in one place;
- where tickets are shown when done: hands are filled one after the other with tickets not done.

What nobody could have held back from doing (a pass, a forced swap) is not taken into account.
"""

import contextlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from ai.deduction.seen_cards import MisfitError, SeenCards, hidden_cards
from ai.deduction.seen_tickets import SeenTickets, write_slips
from ai.scratch import view_of
from ai.searching.worlds import KNOWLEDGE, OFFERED, rule_out_done
from ttr_qt.engine import Observation
from ttr_qt.engine.kernel.layout import DISCARDED, IN_PILE
from ttr_qt.engine.knowledge.observation import LogEntry


class KnowledgeReader:
    """Reads the observations of a game one after the other; what it has read it reads only once.

    Any observation will do: one that does not continue the last is read from the start.
    """

    def __init__(self) -> None:
        self._last: Observation | None = None
        self._read = 0
        self._cards: SeenCards | None = None
        self._tickets: SeenTickets | None = None

    def read(self, observation: Observation) -> np.void:
        """Return the knowledge, of dtype `KNOWLEDGE`, that an observation gives."""
        if self._last is None or not _continues(observation, self._last):
            self._restart(observation)
        self._last = observation
        self._take_in(observation.log[self._read :], observation)
        self._read = len(observation.log)
        known: Any = np.zeros(1, KNOWLEDGE)[0]
        view: Any = view_of(observation)[0]
        known["seat"] = observation.seat
        self._write(observation, view, known)
        if observation.board.rules.instant_tickets:
            rule_out_done(view, known, observation.board.record)
        record: np.void = known
        return record

    def _restart(self, observation: Observation) -> None:
        board, seat, players = observation.board, observation.seat, observation.players
        self._read = 0
        self._cards = self._tickets = None
        with contextlib.suppress(MisfitError):
            self._cards = SeenCards(board, seat, players, observation.drawn_cards)
        with contextlib.suppress(MisfitError):
            self._tickets = SeenTickets(board, seat, players, observation.first)

    def _take_in(self, entries: tuple[LogEntry, ...], observation: Observation) -> None:
        """Read on in the log; one that finds that it can't be is discarded."""
        if self._cards:
            try:
                for entry in entries:
                    self._cards.read(entry, observation.drawn_cards)
            except MisfitError:
                self._cards = None
        if self._tickets:
            try:
                for entry in entries:
                    self._tickets.read(entry, observation.returned_tickets)
            except MisfitError:
                self._tickets = None

    def _write(self, observation: Observation, view: Any, known: Any) -> None:
        """Write what is known, or that nothing is where the log does not lead to ``view``."""
        try:
            if not self._cards:
                raise MisfitError  # noqa: TRY301 - as if it were found only now
            self._cards.write(view, known)
        except MisfitError:
            write_any_cards(observation, view, known)
        try:
            if not self._tickets:
                raise MisfitError  # noqa: TRY301
            self._tickets.write(observation, view, known)
        except MisfitError:
            write_any_tickets(observation, view, known)


def _continues(observation: Observation, last: Observation) -> bool:
    """Tell whether an observation shows the same game later, to the same seat."""
    return (
        observation.board is last.board
        and (observation.seat, observation.players, observation.first)
        == (last.seat, last.players, last.first)
        and observation.log[: len(last.log)] == last.log
        and observation.drawn_cards[: len(last.drawn_cards)] == last.drawn_cards
        and observation.returned_tickets[: len(last.returned_tickets)] == last.returned_tickets
    )


def write_any_cards(observation: Observation, view: Any, known: Any) -> None:
    """Write that others may hold anything that is not seen elsewhere."""
    known["sure"] = 0
    known["variants"] = 1
    known["generations"] = 1
    known["hidden"][0, 0] = hidden_cards(observation.board, view, observation.seat)
    unseen = view["hand"].sum(axis=1)
    unseen[observation.seat] = 0
    known["unseen"][0, 0] = unseen


def write_any_tickets(observation: Observation, view: Any, known: Any) -> None:
    """Write that others may hold any tickets that are not seen elsewhere."""
    record: Any = observation.board.record
    known["traced"] = 0
    write_slips(known, _any_places(observation, view), record["pile_of"])


def _any_places(observation: Observation, view: Any) -> Iterator[tuple[int, int]]:
    """Yield slips and their places, by how many there are of them everywhere."""
    board = observation.board
    record: Any = board.record
    own = {ticket for ticket in view["offer"][observation.seat].tolist() if ticket >= 0}
    at = view["ticket_at"].tolist()
    wanted = view["offer_n"].tolist()
    for deck in range(len(board.decks)):
        # Slips of the deck, each by the number of some hidden ticket of the deck.
        slips = iter(
            [
                ticket
                for ticket in range(len(board.tickets))
                if record["pile_of"][ticket] == deck and at[ticket] == IN_PILE
                if ticket not in own
            ]
        )
        places = [IN_PILE] * observation.ticket_deck_sizes[deck]
        for other in range(observation.players):
            if other != observation.seat:
                places += [other] * observation.ticket_counts[other][deck]
        for place in places:
            yield next(slips), place
        # What is left was offered to others or, where nothing is offered, put away.
        for slip in slips:
            yield slip, _open_offer(observation, wanted)


def _open_offer(observation: Observation, wanted: list[int]) -> int:
    """Return the place of a slip that is neither in a pile nor in a hand."""
    for other in range(observation.players):
        if other != observation.seat and wanted[other]:
            wanted[other] -= 1
            return OFFERED + other
    return DISCARDED
