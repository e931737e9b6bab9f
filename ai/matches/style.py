"""How bots play, told from finished games: when they build, what they collect, whom they block.

Everything is looked at with open cards, since the games are over.
"""

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from ai.matches.match import (
    Match,
    Preparation,
    Progress,
    check_match,
    each_deal,
    play_out,
    warm_up_bots,
)
from ai.matches.statistics import FaultReport, GameRecord, summarise
from ttr_qt.engine import Game
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    StartJourney,
    SwapTickets,
    TakeCard,
)
from ttr_qt.engine.knowledge.events import DeckShuffled, Travelled
from ttr_qt.engine.knowledge.prospects import Ways
from ttr_qt.engine.rules import LONG_WILD_NAME

LONGER: Final = 2
"""Spaces by which a claim must lengthen another's way to count as a block."""
_THIRD: Final = 3
"""The claim after which somebody has really begun to build."""


@dataclass(slots=True)
class SeatStyle:
    """What one seat did in one game; numbers of turns count its own."""

    turns: int = 0
    first_claim: int | None = None
    """The turn of the first claim, from 1; None: it claimed nothing."""
    third_claim: int | None = None
    longest_wait: int = 0
    """The most turns in a row with neither a claim nor a journey: only cards and tickets."""
    tickets_at_start: int = 0
    ticket_draws: int = 0
    """Turns spent on new tickets, by drawing or by swapping."""
    card_turns: int = 0
    """Turns spent drawing cards."""
    claims: int = 0
    spaces: int = 0
    """The spaces of all routes claimed."""
    blocks: int = 0
    """Claims that made a ticket that a rival still had to do much longer, or impossible."""
    wilds_used: int = 0
    wilds_taken: int = 0
    """Face-up ones."""
    peak_hand: int = 0
    cards_at_end: int = 0
    tickets_held: int = 0
    """At the end, those done and shown included."""
    tickets_done: int = 0
    journeys: int = 0
    goods: int = 0
    """Tokens that passengers took."""
    goods_cards: int = 0


@dataclass(frozen=True, slots=True)
class GameStyle:
    """A finished game; seats in order."""

    seats: tuple[SeatStyle, ...]
    turns: float
    """The turns of each player, on average."""
    reshuffles: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BotStyle:
    """How a bot played; means over its games unless said otherwise, None where there is nothing."""

    name: str
    games: int
    """Those that were played to their end."""
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float | None
    first_claim: float | None
    """The median."""
    third_claim: float | None
    """The median; a game without one counts as if it came in the turn after its end."""
    longest_wait: float | None
    """The median of the most turns in a row with neither a claim nor a journey."""
    tickets_at_start: float | None
    ticket_draws: float | None
    tickets_held: float | None
    tickets_done: float | None
    tickets_missed: float | None
    share_done: float | None
    """The share of tickets that were done, among all held at the end of any game."""
    claims: float | None
    claim_length: float | None
    """Over all claims."""
    blocks: float | None
    wilds_used: float | None
    wilds_taken: float | None
    peak_hand: float | None
    """The median."""
    cards_at_end: float | None
    turns: float | None
    card_turns: float | None
    """The share of all turns that were spent drawing cards."""
    journeys: float | None
    goods: float | None
    goods_cards: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StyleResult:
    """How the bots of a match play."""

    edition: str
    games: int
    bots: tuple[BotStyle, ...]
    game_turns: float | None
    """Turns of each player, the mean over all games."""
    reshuffles: float | None
    """The median over all games."""
    faults: tuple[FaultReport, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return the result as plain values, ready for JSON."""
        return asdict(self)


class StyledGame(NamedTuple):
    """A game of a match and how it was played; None if it was stopped."""

    record: GameRecord
    style: GameStyle | None


def run_style(
    match: Match,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    preparation: Preparation | None = None,
) -> StyleResult:
    """Play a match and tell how everybody played."""
    names = check_match(match)
    games = each_deal(
        match, play_styled_deal, jobs=jobs, progress=progress, preparation=preparation
    )
    games.sort(key=lambda game: (game.record.deal, game.record.rotation))
    return summarise_style(match.edition, names, games)


def play_styled_deal(match: Match, deal: int) -> list[StyledGame]:
    """Play one deal in every rotation and look at the games."""
    warm_up_bots(match)
    games = []
    for rotation in range(match.rotations):
        record, game = play_out(match, deal, rotation)
        games.append(StyledGame(record, None if record.fault else style_of(game)))
    return games


def style_of(game: Game) -> GameStyle:
    """Return how a finished game was played."""
    reader = _Reader(game)
    for ply in range(game.ply):
        reader.read(ply)
    return reader.finish()


class _Reader:
    """Goes through a game, action after action."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats = tuple(SeatStyle() for _ in range(game.players))
        self._reshuffles = 0
        self._waits = [0] * game.players
        self._begun = False
        self._wilds = {game.rules.wild_name, LONG_WILD_NAME}

    def read(self, ply: int) -> None:
        """Take in one action."""
        before = self._game.at(ply)
        action = self._game.actions[ply]
        own = self._seats[before.seat]
        self._look_at_hands(before)
        if before.phase == "turn":
            if not self._begun:
                self._begun = True
                for seat, tickets in zip(self._seats, before.position().tickets, strict=True):
                    seat.tickets_at_start = len(tickets)
            own.turns += 1
            own.ticket_draws += isinstance(action, DrawTickets | SwapTickets)
            own.card_turns += isinstance(action, DrawCard | TakeCard)
            own.journeys += isinstance(action, StartJourney)
            built = isinstance(action, ClaimRoute | StartJourney)
            self._waits[before.seat] = 0 if built else self._waits[before.seat] + 1
            own.longest_wait = max(own.longest_wait, self._waits[before.seat])
        if isinstance(action, TakeCard):
            own.wilds_taken += action.card in self._wilds
        elif isinstance(action, ClaimRoute):
            self._read_claim(before, action, own, self._game.at(ply + 1))
        for event in self._game.events_of(ply):
            self._reshuffles += isinstance(event, DeckShuffled)
            own.goods += isinstance(event, Travelled) and event.goods > 0

    def finish(self) -> GameStyle:
        """Look at the end, and return everything."""
        game = self._game
        self._look_at_hands(game)
        view = game.observe(0)
        for seat, (own, score) in enumerate(zip(self._seats, game.scores(), strict=True)):
            own.cards_at_end = view.hand_sizes[seat]
            own.tickets_held = len(score.tickets)
            own.tickets_done = sum(ticket.done for ticket in score.tickets)
            own.goods_cards = view.goods_cards[seat]
        return GameStyle(self._seats, game.turn / game.players, self._reshuffles)

    def _look_at_hands(self, game: Game) -> None:
        hands = game.record["hand"].sum(axis=1).tolist()
        for own, cards in zip(self._seats, hands, strict=False):
            own.peak_hand = max(own.peak_hand, cards)

    def _read_claim(self, before: Game, action: ClaimRoute, own: SeatStyle, after: Game) -> None:
        own.first_claim = own.first_claim or own.turns
        own.claims += 1
        if own.claims == _THIRD:
            own.third_claim = own.turns
        own.spaces += before.map.route(action.route).length
        own.wilds_used += sum(count for card, count in action.cards if card in self._wilds)
        own.blocks += any(
            _is_blocked(missing_spaces(before, rival), missing_spaces(after, rival))
            for rival in range(before.players)
            if rival != before.seat
        )


def missing_spaces(game: Game, seat: int) -> dict[str, float]:
    """Return how many spaces each ticket in the hand of a seat still takes, or infinity."""
    view = game.observe(seat)
    ways = Ways(view)
    found = {}
    for ticket in view.tickets:
        way = ways.between(ticket.a, ticket.b)
        found[ticket.id] = math.inf if way is None else way.spaces
    return found


def _is_blocked(before: dict[str, float], after: dict[str, float]) -> bool:
    return any(
        spaces > 0 and after[ticket] >= spaces + LONGER
        for ticket, spaces in before.items()
        if math.isfinite(spaces) and ticket in after
    )


def summarise_style(edition: str, names: Sequence[str], games: Sequence[StyledGame]) -> StyleResult:
    """Return how bots play from all games of a match, which are in order of the deals."""
    records = [game.record for game in games]
    result = summarise(edition, names, records)
    styles = [game.style for game in games if game.style is not None]
    return StyleResult(
        edition=edition,
        games=len(games),
        bots=tuple(
            _bot_style(
                bot.name,
                bot.win_rate,
                bot.ci95,
                bot.mean_score,
                [
                    game.style.seats[game.record.seating.index(index)]
                    for game in games
                    if game.style is not None
                ],
            )
            for index, bot in enumerate(result.bots)
        ),
        game_turns=_mean([style.turns for style in styles]),
        reshuffles=statistics.median(style.reshuffles for style in styles) if styles else None,
        faults=result.faults,
    )


def _bot_style(
    name: str,
    win_rate: float,
    ci95: tuple[float, float],
    mean_score: float | None,
    seats: Sequence[SeatStyle],
) -> BotStyle:
    def mean(value: Callable[[SeatStyle], float]) -> float | None:
        return _mean([value(seat) for seat in seats])

    def share(part: Callable[[SeatStyle], float], whole: Callable[[SeatStyle], float]) -> float:
        total = sum(map(whole, seats))
        return sum(map(part, seats)) / total if total else math.nan

    def median(value: Callable[[SeatStyle], float]) -> float | None:
        return float(statistics.median(map(value, seats))) if seats else None

    claims = [seat.first_claim for seat in seats if seat.first_claim is not None]
    return BotStyle(
        name=name,
        games=len(seats),
        win_rate=win_rate,
        ci95=ci95,
        mean_score=mean_score,
        first_claim=statistics.median(claims) if claims else None,
        third_claim=median(lambda seat: seat.third_claim or seat.turns + 1),
        longest_wait=median(lambda seat: seat.longest_wait),
        tickets_at_start=mean(lambda seat: seat.tickets_at_start),
        ticket_draws=mean(lambda seat: seat.ticket_draws),
        tickets_held=mean(lambda seat: seat.tickets_held),
        tickets_done=mean(lambda seat: seat.tickets_done),
        tickets_missed=mean(lambda seat: seat.tickets_held - seat.tickets_done),
        share_done=_number(share(lambda seat: seat.tickets_done, lambda seat: seat.tickets_held)),
        claims=mean(lambda seat: seat.claims),
        claim_length=_number(share(lambda seat: seat.spaces, lambda seat: seat.claims)),
        blocks=mean(lambda seat: seat.blocks),
        wilds_used=mean(lambda seat: seat.wilds_used),
        wilds_taken=mean(lambda seat: seat.wilds_taken),
        peak_hand=median(lambda seat: seat.peak_hand),
        cards_at_end=mean(lambda seat: seat.cards_at_end),
        turns=mean(lambda seat: seat.turns),
        card_turns=_number(share(lambda seat: seat.card_turns, lambda seat: seat.turns)),
        journeys=mean(lambda seat: seat.journeys),
        goods=mean(lambda seat: seat.goods),
        goods_cards=mean(lambda seat: seat.goods_cards),
    )


def _mean(values: Sequence[float]) -> float | None:
    return math.fsum(values) / len(values) if values else None


def _number(value: float) -> float | None:
    return None if math.isnan(value) else value
