"""What the public log tells about the cards that others hold.

Cards taken face-up are known until they are paid. When the discards become the deck, everybody
can tell what all hands together hold; what came unseen from one deck is a generation of cards.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ai.searching.origins import spread_payments
from ai.searching.worlds import MAX_GENERATIONS
from ttr_qt.engine.board import Board
from ttr_qt.engine.kernel.layout import CARD_KINDS, MAX_PLAYERS, PASSENGER
from ttr_qt.engine.knowledge.observation import LogEntry

Counts = list[int]
"""By card kind, or by seat."""

_TRIES = 64


class MisfitError(Exception):
    """The log does not lead to the position, as when a test arranged it."""


def card_totals(board: Board) -> Counts:
    """Return how many cards of each kind there are in the game."""
    record: Any = board.rules_record
    totals = np.bincount(record["deck"][: record["deck_n"]], minlength=CARD_KINDS)
    counts: Counts = totals.tolist()
    return counts


class SeenCards:
    """Who holds what, as far as one seat can tell; fed with the log, entry by entry."""

    def __init__(self, board: Board, seat: int, players: int, drawn: Sequence[str]) -> None:
        self._board = board
        self._seat = seat
        self._others = [other for other in range(players) if other != seat]
        self._own = [0] * CARD_KINDS
        self._own_drawn = 0
        self._sure = [[0] * CARD_KINDS for _ in range(MAX_PLAYERS)]
        self._owners: dict[str, int] = {}
        # By generation: what it held (closed ones only), what of it was certainly paid since,
        # and how many cards of it came to each seat.
        self._hidden: list[Counts] = []
        self._spent: list[Counts] = []
        self._unseen: list[Counts] = []
        # Cards paid that may be of several generations: payer, card, slots by generation.
        self._open_payments: list[tuple[int, int, Counts]] = []
        # Unseen cards of others when the last generation began, and those paid since.
        self._before = [0] * CARD_KINDS
        self._paid = [0] * CARD_KINDS
        self._begin_generation()
        dealt = board.rules.cards_dealt
        for other in self._others:
            self._unseen[0][other] = dealt
        self._draw_own(drawn, dealt)
        self._deck_left = sum(card_totals(board)) - dealt * players

    def read(self, entry: LogEntry, drawn: Sequence[str]) -> None:
        """Take in one entry of the log; ``drawn`` are all cards this seat was dealt and drew."""
        verb, *words = entry.text.split()
        if verb == "deck" and not self._board.rules.market_size:
            self._draw_two(entry, drawn)
            return
        if verb == "deck":
            self._draw(entry.seat, drawn)
        elif verb == "take":
            self.hand_of(entry.seat)[self._board.card_index[words[1]]] += 1
        elif verb == "claim":
            self._owners[words[0]] = entry.seat
            for card, count in (word.rsplit(":", 1) for word in words[1:]):
                self._pay(entry.seat, self._board.card_index[card], int(count))
        elif verb == "travel" and self._owners.get(words[0]) != entry.seat:
            self._pay(entry.seat, PASSENGER, 1)
        self._close_generation(entry)

    def write(self, view: Any, known: Any) -> None:
        """Write to ``known`` what is known; `MisfitError` if the log does not lead to ``view``."""
        hidden = hidden_cards(self._board, view, self._seat)
        sizes = view["hand"].sum(axis=1).tolist()
        for other in self._others:
            if self._unknown(other) + sum(self._sure[other]) != sizes[other]:
                raise MisfitError
            hidden = _less(hidden, self._sure[other])
        current = _less(_less(_more(hidden, self._paid), self._before), self._spent[-1])
        deck = int(view["deck_n"])
        own = view["hand"][self._seat, :CARD_KINDS].tolist()
        if sum(current) != sum(self._unseen[-1]) + deck or own != self._own:
            raise MisfitError
        rest = [_less(had, lost) for had, lost in zip(self._hidden, self._spent, strict=False)]
        rest.append(current)
        n = len(rest)
        known["sure"] = self._sure
        if not self._open_payments:
            known["variants"], known["generations"] = 1, n
            known["hidden"][0, :n] = rest
            known["unseen"][0, :n] = self._unseen
        elif not self._spread(rest, known):
            # None of many tries was possible: then by all that is unseen, in any deck.
            known["variants"] = known["generations"] = 1
            known["hidden"][0, 0] = hidden
            known["unseen"][0, 0, self._others] = [self._unknown(other) for other in self._others]

    def _spread(self, rest: list[Counts], known: Any) -> bool:
        """Say by chance of which generation cards were that may have been of several."""
        n = len(rest)
        hidden = np.zeros((MAX_GENERATIONS, CARD_KINDS), np.int8)
        unseen = np.zeros((MAX_GENERATIONS, MAX_PLAYERS), np.int8)
        hidden[:n], unseen[:n] = rest, self._unseen
        drawn = np.zeros((len(self._open_payments), MAX_GENERATIONS), np.int8)
        for i, (_, _, slots) in enumerate(self._open_payments):
            drawn[i, : len(slots)] = slots
        payers = np.array([payer for payer, _, _ in self._open_payments], np.int64)
        cards = np.array([card for _, card, _ in self._open_payments], np.int64)
        # Always the same chances, so that the same observation gives the same knowledge. Where
        # payments leave few possibilities, one try may find none of them.
        return any(
            spread_payments(payers, cards, drawn, hidden, unseen, known, n, seed)
            for seed in range(1, _TRIES + 1)
        )

    def hand_of(self, seat: int) -> Counts:
        """Return what a seat surely holds, by kind of card."""
        return self._own if seat == self._seat else self._sure[seat]

    def _draw_own(self, drawn: Sequence[str], count: int) -> None:
        if len(drawn) < self._own_drawn + count:
            raise MisfitError
        for card in drawn[self._own_drawn : self._own_drawn + count]:
            self._own[self._board.card_index[card]] += 1
        self._own_drawn += count

    def _draw(self, seat: int, drawn: Sequence[str], count: int = 1) -> None:
        if seat == self._seat:
            self._draw_own(drawn, count)
        else:
            self._unseen[-1][seat] += count

    def _draw_two(self, entry: LogEntry, drawn: Sequence[str]) -> None:
        """Draw both cards at once (F2); the second may be the first of a new deck (F10)."""
        split = self._deck_left == 1 and entry.held is not None
        count = 1 if split else min(2, self._deck_left)
        self._draw(entry.seat, drawn, count)
        self._deck_left -= count
        self._close_generation(entry)
        if split:
            self._draw(entry.seat, drawn)
            self._deck_left -= 1

    def _pay(self, seat: int, card: int, count: int) -> None:
        """Let cards leave a hand, those known to be there first."""
        hand = self.hand_of(seat)
        known = min(hand[card], count)
        hand[card] -= known
        if known < count and seat == self._seat:
            raise MisfitError
        for _ in range(count - known):
            self._pay_unseen(seat, card)

    def _pay_unseen(self, seat: int, card: int) -> None:
        """Let one card leave a hand that came to it unseen."""
        if not self._unknown(seat):
            raise MisfitError
        self._paid[card] += 1
        slots = [unseen[seat] for unseen in self._unseen]
        possible = [generation for generation, count in enumerate(slots) if count]
        if len(possible) == 1:
            self._unseen[possible[0]][seat] -= 1
            self._spent[possible[0]][card] += 1
        else:
            self._open_payments.append((seat, card, slots))

    def _unknown(self, seat: int) -> int:
        """Return how many cards of a hand are not known."""
        paid = sum(payer == seat for payer, _, _ in self._open_payments)
        return sum(unseen[seat] for unseen in self._unseen) - paid

    def _begin_generation(self) -> None:
        self._unseen.append([0] * MAX_PLAYERS)
        self._spent.append([0] * CARD_KINDS)

    def _close_generation(self, entry: LogEntry) -> None:
        """If the discards became the deck, take in what that tells about all hands together."""
        if entry.held is None:
            return
        held = [0] * CARD_KINDS
        for name, count in entry.held:
            held[self._board.card_index[name]] = count
        self._deck_left = sum(card_totals(self._board)) - sum(held)
        left = _less(held, self._own)
        for other in self._others:
            left = _less(left, self._sure[other])
        generation = _less(_more(left, self._paid), self._before)
        if sum(generation) != sum(self._unseen[-1]) + sum(self._spent[-1]):
            raise MisfitError
        self._hidden.append(generation)
        holders = [other for other in self._others if self._unknown(other)]
        if len(holders) <= 1:
            # One hand is left to hold all that is unseen: now it is known.
            for other in holders:
                self._sure[other] = _more(self._sure[other], left)
            left = [0] * CARD_KINDS
            self._hidden, self._spent, self._unseen = [], [], []
            self._open_payments = []
        self._before, self._paid = left, [0] * CARD_KINDS
        self._fold_generations()
        self._begin_generation()

    def _fold_generations(self) -> None:
        """Let generations of which nothing is left, or too many, be one with their next."""
        oldest = 0
        while oldest < len(self._hidden) - 1:
            if any(self._unseen[oldest]) and len(self._hidden) < MAX_GENERATIONS:
                oldest += 1
                continue
            for rows in (self._hidden, self._spent, self._unseen):
                rows[oldest : oldest + 2] = [_more(rows[oldest], rows[oldest + 1])]
            for _, _, slots in self._open_payments:
                slots[oldest : oldest + 2] = [sum(slots[oldest : oldest + 2])]


def hidden_cards(board: Board, view: Any, seat: int) -> Counts:
    """Return what others hold and the deck together, by all that lies open or is one's own."""
    left = np.array(card_totals(board)) - view["hand"][seat, :CARD_KINDS] - view["discard"]
    market = view["market"][: board.rules.market_size]
    counts: Counts = (left - np.bincount(market, minlength=CARD_KINDS)).tolist()
    return counts


def _more(counts: Counts, others: Counts) -> Counts:
    return [count + other for count, other in zip(counts, others, strict=True)]


def _less(counts: Counts, others: Counts) -> Counts:
    left = [count - other for count, other in zip(counts, others, strict=True)]
    if min(left) < 0:
        raise MisfitError
    return left
