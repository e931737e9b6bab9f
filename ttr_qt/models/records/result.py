"""How a game ended: the final table with its ties, the curve of scores, and what to remember."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from itertools import pairwise
from typing import Literal

from ttr_qt.engine import GameMap, RuleSet, Score
from ttr_qt.engine.knowledge.events import LastRoundBegan
from ttr_qt.engine.knowledge.prospects import Ways
from ttr_qt.engine.rules import TieBreak
from ttr_qt.models.records.moments import Moment, moments_of
from ttr_qt.models.session.history import Turn, score_curve, turns_of
from ttr_qt.models.session.source import GameSource

Ending = Literal["pieces", "tickets", "last_piece", "stuck"]
"""Few pieces were left and the last round was played; enough tickets were done; the last piece was
placed; nobody could do anything any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing(Score):
    """A line of the final table: a score sheet, whose it is and what else is told of it there.

    What an edition does not have is zero or empty.
    """

    seat: int
    name: str
    level: str
    """Empty for a person."""
    colour: str
    """Id of the player's colour."""
    person: bool
    done_points: int
    missed_points: int
    """Taken away, so never above zero."""
    goods_cards: int
    crossing: bool
    too_late: frozenset[str]
    """Tickets that are connected but did not count any more: the game was won before (F6)."""
    pieces: int
    """Left over."""
    curve: tuple[int, ...]
    """Before the first turn and after each; the count at the end is not in it."""

    @property
    def tickets_missed(self) -> int:
        """How many tickets were not done at the end."""
        return sum(not ticket.done for ticket in self.tickets)

    @property
    def bonus(self) -> int:
        """All that is added at the end beside tickets."""
        return self.longest_bonus + self.most_tickets_bonus + self.goods_card_bonus


@dataclass(frozen=True, slots=True)
class Tie:
    """Two neighbours in the table with the same total, and what put one ahead."""

    ahead: int
    behind: int
    by: TieBreak | None
    """None: nothing did, the place is shared."""
    values: tuple[int, int] = (0, 0)
    """What both had, in what decided."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """All there is to show at the end of a game."""

    map: GameMap
    rules: RuleSet
    seed: int
    ending: Ending
    standings: tuple[Standing, ...]
    """Best place first."""
    ties: tuple[Tie, ...]
    moments: tuple[Moment, ...]
    turns: int
    """Most that a seat had."""

    @property
    def winners(self) -> tuple[Standing, ...]:
        """Who won; several share a victory."""
        return tuple(standing for standing in self.standings if standing.place == 1)

    @property
    def person(self) -> Standing | None:
        """The line of the one person who played; None where only bots did, or several people."""
        return next((standing for standing in self.standings if standing.person), None)

    def of(self, seat: int) -> Standing:
        """Return the line of a seat."""
        return next(standing for standing in self.standings if standing.seat == seat)


def game_result(source: GameSource, colours: Sequence[str]) -> GameResult:
    """Return how a game that is over ended; ``colours`` are ids of players' colours by seat."""
    if not source.over:
        raise ValueError("The game is still going on.")
    turns = turns_of(source.open_steps(), source.rules)
    by_seat = [_standing(source, seat, turns, colours) for seat in range(len(source.seats))]
    standings = tuple(sorted(by_seat, key=lambda standing: standing.place))
    person = _only_person(source)
    hero = standings[0].seat if person is None else person
    return GameResult(
        map=source.map,
        rules=source.rules,
        seed=source.seed,
        ending=_ending(source),
        standings=standings,
        ties=tuple(_ties(source.rules, standings)),
        moments=moments_of(source.observation, turns, source.final_scores, hero),
        turns=max((turn.number for turn in turns), default=0),
    )


def _only_person(source: GameSource) -> int | None:
    """Return the seat of whom is spoken to; several people are called by their names."""
    return source.people[0] if len(source.people) == 1 else None


def _standing(
    source: GameSource, seat: int, turns: Sequence[Turn], colours: Sequence[str]
) -> Standing:
    view, score = source.observation, source.final_scores[seat]
    points = [ticket.points if ticket.done else -ticket.points for ticket in score.tickets]
    return Standing(
        **{field.name: getattr(score, field.name) for field in fields(score)},
        seat=seat,
        name=source.seats[seat].name,
        level=source.seats[seat].level,
        colour=colours[seat],
        person=seat == _only_person(source),
        done_points=sum(value for value in points if value > 0),
        missed_points=sum(value for value in points if value < 0),
        goods_cards=view.goods_cards[seat],
        crossing=view.crossings[seat],
        too_late=frozenset(_too_late(source, seat)),
        pieces=view.pieces[seat],
        curve=score_curve(turns, seat),
    )


def _too_late(source: GameSource, seat: int) -> Iterator[str]:
    """Yield the tickets that a seat still holds although it has connected them."""
    ways = Ways(replace(source.observation, seat=seat))
    for score in source.final_scores[seat].tickets:
        ticket = source.map.ticket(score.ticket)
        way = ways.between(ticket.a, ticket.b)
        if not score.done and way is not None and not way.routes:
            yield ticket.id


def _ending(source: GameSource) -> Ending:
    rules = source.rules
    if any(isinstance(event, LastRoundBegan) for step in source.steps for event in step.events):
        return "pieces"
    if rules.instant_tickets:
        if max(score.total for score in source.final_scores) >= rules.tickets_to_win:
            return "tickets"
        if min(source.observation.pieces) == 0:
            return "last_piece"
    return "stuck"


def stays_ahead(rules: RuleSet, ahead: Standing, behind: Standing) -> bool:
    """Tell whether one standing would win against another, by its total or a tie-break."""
    if ahead.total != behind.total:
        return ahead.total > behind.total
    tie = tie_between(rules, ahead, behind)
    return tie.by is not None and tie.values[0] > tie.values[1]


def _ties(rules: RuleSet, standings: Sequence[Standing]) -> list[Tie]:
    ties = []
    for ahead, behind in pairwise(standings):
        if ahead.total == behind.total:
            ties.append(tie_between(rules, ahead, behind))
    return ties


def tie_between(rules: RuleSet, ahead: Standing, behind: Standing) -> Tie:
    """Return what decided between two with the same total, in the order the rules look at it."""
    for tie_break in rules.tie_breaks:
        values = _compared(ahead, tie_break), _compared(behind, tie_break)
        if values[0] != values[1]:
            return Tie(ahead.seat, behind.seat, tie_break, values)
    return Tie(ahead.seat, behind.seat, None)


def _compared(standing: Standing, tie_break: TieBreak) -> int:
    values = {
        "tickets": standing.tickets_done,
        "longest": standing.longest,
        "goods": standing.goods,
    }
    return values[tie_break]
