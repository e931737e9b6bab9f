"""What many games together tell: records, tickets, and the luck of the draw."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ttr_qt.models.records.kept_game import GameFacts, SeatFacts

PERSON = ""
"""Stands for the person where others are named by their level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """How a person did in some games."""

    games: int
    won: int
    """Alone or shared."""
    best: int
    mean: float
    """Score; only games of one edition can be compared."""
    tickets_made: int
    """How many were made, in games in which tickets can be missed."""
    tickets_missed: int
    mean_turns: float
    """The person's own."""
    longest: int
    """Spaces of the longest trail the person ever had."""
    streak: int
    """Games won one after the other up to the last one; below zero: not won."""
    best_streak: int

    @property
    def won_share(self) -> float:
        """The part of the games that were won."""
        return self.won / self.games

    @property
    def made_share(self) -> float | None:
        """The part of the tickets that were made; None where there were none."""
        tickets = self.tickets_made + self.tickets_missed
        return self.tickets_made / tickets if tickets else None


@dataclass(frozen=True, slots=True)
class LevelRecord:
    """How a person did in the games with opponents of one level."""

    level: str
    record: Record
    ahead: int
    """How often the person came before one of them."""
    behind: int
    shared: int


@dataclass(frozen=True, slots=True)
class Luck:
    """The wild cards that came to one player, or to all opponents of a level."""

    who: str
    """A level, or `PERSON`."""
    games: int
    """Seats that they had in all games."""
    blind: int
    """Cards dealt and drawn from the deck: there is no choice."""
    blind_wilds: int
    due: float
    """So many of these chance gives on average."""
    open_wilds: int
    """Taken face-up, on purpose."""
    cards: int
    """All cards that came, also face-up ones."""

    @property
    def share(self) -> float:
        """The part of the wild cards among those that came unseen."""
        return self.blind_wilds / self.blind if self.blind else 0.0

    @property
    def due_share(self) -> float:
        """The part that chance gives."""
        return self.due / self.blind if self.blind else 0.0

    @property
    def surplus(self) -> float:
        """How many more came than chance gives, in standard deviations; below zero: fewer."""
        variance = self.due * (1 - self.due_share)
        return (self.blind_wilds - self.due) / math.sqrt(variance) if variance > 0 else 0.0


def counted(games: Iterable[GameFacts], edition: str | None = None) -> list[GameFacts]:
    """Return the games that count, oldest first: those over in which a person played."""
    chosen = [
        game
        for game in games
        if game.over and game.person is not None and edition in {None, game.edition}
    ]
    return sorted(chosen, key=lambda game: game.played)


def record_of(games: Sequence[GameFacts]) -> Record | None:
    """Return how a person did in games that count, oldest first; None without any."""
    seats = [game.person for game in games if game.person is not None]
    if not seats:
        return None
    # A game that was given up is lost, and its points say nothing.
    ended = [game.person for game in games if game.person and not game.given_up] or seats
    missable = [game.person for game in games if game.person and game.tickets_can_be_missed]
    streak, best_streak = _streaks([seat.place == 1 for seat in seats])
    return Record(
        games=len(seats),
        won=sum(seat.place == 1 for seat in seats),
        best=max(seat.total for seat in ended),
        mean=sum(seat.total for seat in ended) / len(ended),
        tickets_made=sum(seat.tickets_made for seat in missable),
        tickets_missed=sum(seat.tickets_missed for seat in missable),
        mean_turns=sum(seat.turns for seat in ended) / len(ended),
        longest=max(seat.longest for seat in seats),
        streak=streak,
        best_streak=best_streak,
    )


def _streaks(results: Sequence[bool]) -> tuple[int, int]:
    """Return the present streak, below zero of losses, and the longest one of wins."""
    run = longest = 0
    for won in results:
        run = (max(run, 0) + 1) if won else (min(run, 0) - 1)
        longest = max(longest, run)
    return run, longest


def by_edition(games: Sequence[GameFacts]) -> dict[str, Record]:
    """Return the records of the editions that were played."""
    editions = dict.fromkeys(game.edition for game in games)
    found = {
        edition: record_of([game for game in games if game.edition == edition])
        for edition in editions
    }
    return {edition: record for edition, record in found.items() if record is not None}


def by_variant(games: Sequence[GameFacts]) -> dict[str, Record]:
    """Return the records of the ways to play that were played in games of one edition."""
    variants = sorted({game.variant for game in games})
    found = {
        variant: record_of([game for game in games if game.variant == variant])
        for variant in variants
    }
    return {variant: record for variant, record in found.items() if record is not None}


def by_level(games: Sequence[GameFacts], levels: Sequence[str]) -> tuple[LevelRecord, ...]:
    """Return the records against each of ``levels``, in their order, that was met."""
    found = []
    for level in levels:
        met = [game for game in games if any(seat.level == level for seat in game.opponents)]
        record = record_of(met)
        if record is not None:
            results = [result for game in met for result in _results(game, level)]
            ahead, behind = (results.count(sign) for sign in (1, -1))
            found.append(LevelRecord(level, record, ahead, behind, results.count(0)))
    return tuple(found)


def _results(game: GameFacts, level: str) -> list[int]:
    """Return 1 for each opponent of a level that the person was before, -1 behind, 0 beside."""
    person = game.person
    if person is None:
        return []
    gaps = [seat.place - person.place for seat in game.opponents if seat.level == level]
    return [(gap > 0) - (gap < 0) for gap in gaps]


def luck_of(games: Sequence[GameFacts], levels: Sequence[str]) -> tuple[Luck, ...]:
    """Return the luck of the person and of each of ``levels`` that was met, in that order."""
    found = []
    for who in (PERSON, *levels):
        seats = [
            (game, seat)
            for game in games
            for seat in game.seats
            if (seat is game.person if who == PERSON else not seat.person and seat.level == who)
        ]
        if seats:
            found.append(_luck(who, seats))
    return tuple(found)


def _luck(who: str, seats: Sequence[tuple[GameFacts, SeatFacts]]) -> Luck:
    draws = [(game.wild_share, seat.draws) for game, seat in seats]
    blind = sum(drawn.dealt + drawn.deck for _, drawn in draws)
    return Luck(
        who=who,
        games=len(seats),
        blind=blind,
        blind_wilds=sum(drawn.dealt_wilds + drawn.deck_wilds for _, drawn in draws),
        due=sum(share * drawn.dealt + drawn.deck_due for share, drawn in draws),
        open_wilds=sum(drawn.market_wilds for _, drawn in draws),
        cards=blind + sum(drawn.market for _, drawn in draws),
    )


def running_mean(values: Sequence[float], window: int) -> tuple[float, ...]:
    """Return for each value the mean of it and up to ``window`` - 1 before it."""
    means = []
    for end in range(1, len(values) + 1):
        part = values[max(0, end - window) : end]
        means.append(sum(part) / len(part))
    return tuple(means)
