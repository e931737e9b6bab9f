"""Matches: bots against each other on the same deals, with everybody in every seat.

Every deal is played once for each rotation of the seats, so that neither a good hand nor the
first turn favours anybody. All chance comes from the match's seed: with bots that are limited by
iterations, the same match gives the same games, however many processes share the work.
"""

import contextlib
import functools
import hashlib
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeVar

import joblib
from joblib.externals.loky import get_reusable_executor

from ai.api import Bot, BotError, Choice, Limit, Request, action_of
from ai.matches.referee import BotFault, Referee, seconds_allowed
from ai.matches.statistics import Fault, GameRecord, MatchResult, summarise
from ai.registry import labels, make_bot
from ai.warmup import steps_for
from ttr_qt.engine import Action, Game, SetupError, warmup
from ttr_qt.engine.game import MAX_SEED

Progress = Callable[[int], None]
"""Called with the number of games finished so far."""
Preparation = warmup.Progress
"""Called with how far the kernels are that have to be compiled before the first game."""

_T = TypeVar("_T")

WARM_UP_SECONDS: Final = 300.0
"""How long a bot may take for a decision that does not count: it may have to compile first."""
_WARM_UP_LIMIT: Final = Limit(seconds=0.05, iterations=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Who plays what, how often and with how much time."""

    edition: str
    """An edition's name, or the path of a map file."""
    bots: tuple[str, ...]
    """As `make_bot` takes them; the same one may play twice."""
    games: int
    """At least this many; rounded up so that every deal is played in every rotation."""
    limit: Limit = field(default_factory=Limit)
    seed: int = 0
    deck: str | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise SetupError(f"A match needs at least 1 game, not {self.games!r}.")
        if not 0 <= self.seed <= MAX_SEED:
            raise SetupError(
                f"A seed must be a whole number from 0 to {MAX_SEED}, not {self.seed!r}."
            )
        if not self.bots:
            raise SetupError("A match needs bots.")

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return len(self.bots)

    @property
    def deals(self) -> int:
        """How many different deals are played."""
        return -(-self.games // self.rotations)

    @property
    def games_played(self) -> int:
        """How many games it takes to play every deal in every rotation."""
        return self.deals * self.rotations

    def seating(self, rotation: int) -> tuple[int, ...]:
        """Return which bot, by index, sits in each seat."""
        return tuple((seat + rotation) % self.rotations for seat in range(self.rotations))

    def deal_seed(self, deal: int) -> int:
        """Return the seed of a deal; the same for all rotations, bots and lengths of matches."""
        return derive_seed("deal", self.seed, deal)

    def new_game(self, deal: int) -> Game:
        """Return a deal, ready for the first action."""
        return Game.new(
            self.edition, players=len(self.bots), seed=self.deal_seed(deal), deck=self.deck
        )


def derive_seed(*parts: str | int) -> int:
    """Return a seed that depends on all parts and on nothing else, on every machine."""
    text = " ".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def run_match(
    match: Match,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    preparation: Preparation | None = None,
) -> MatchResult:
    """Play a match in ``jobs`` processes and return its result.

    Everything a person can get wrong is an `EngineError` before anything else is done.
    """
    names = check_match(match)
    records = play_match(match, jobs=jobs, progress=progress, preparation=preparation)
    return summarise(match.edition, names, records)


def check_match(match: Match) -> tuple[str, ...]:
    """Return what the bots are called; `EngineError` if the match can't be played."""
    match.new_game(0)
    return labels(make_bot(spec) for spec in match.bots)


def play_match(
    match: Match,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    preparation: Preparation | None = None,
) -> list[GameRecord]:
    """Play a match that can be played and return its games, in order of the deals."""
    records = each_deal(match, play_deal, jobs=jobs, progress=progress, preparation=preparation)
    return sorted(records, key=lambda record: (record.deal, record.rotation))


def each_deal(
    match: Match,
    play: Callable[[Match, int], list[_T]],
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    preparation: Preparation | None = None,
) -> list[_T]:
    """Return what ``play`` returns for the games of each deal of a match, in any order.

    The processes stay for the next match until `close_workers`. Inside a
    ``joblib.parallel_config`` its backend does the work, on a cluster if need be.
    """
    prepare_bots(match.bots, preparation)
    warm_up_bots(match)
    play_one = functools.partial(play, match)
    return work_through(play_one, range(match.deals), jobs=jobs, progress=progress)


def prepare_bots(bots: Iterable[str], preparation: Preparation | None = None) -> None:
    """Compile what games of these bots need."""
    warmup.warm_up(preparation, steps_for(bots))


def work_through(
    play: Callable[[int], list[_T]],
    numbers: Iterable[int],
    *,
    jobs: int = 1,
    progress: Progress | None = None,
) -> list[_T]:
    """Return what ``play`` returns for all numbers, in any order; in ``jobs`` processes."""
    played: list[_T] = []
    # Unordered, so that a long game holds up neither the others nor the progress.
    work = joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")
    outcomes = work(joblib.delayed(play)(number) for number in numbers)
    try:
        with contextlib.closing(outcomes):
            for outcome in outcomes:
                played.extend(outcome)
                if progress:
                    progress(len(played))
    except BrokenProcessPool as error:
        raise BotError(
            "A process of the match died: a bot crashed it, or it ran out of memory."
        ) from error
    return played


def cpu_count() -> int:
    """Return how many processes this machine has cores for."""
    return int(joblib.cpu_count())


def close_workers() -> None:
    """End the processes that matches were played in."""
    get_reusable_executor().shutdown(wait=True)


def play_deal(match: Match, deal: int) -> list[GameRecord]:
    """Play one deal in every rotation."""
    warm_up_bots(match)  # in each process, which all load their own kernels
    return [play_game(match, deal, rotation) for rotation in range(match.rotations)]


MOST_ACTIONS = 5000
"""How many actions a game may have before it is stopped and scored as it stands: bots may swap
tickets for ever."""


class PlayedGame(NamedTuple):
    """A game as it ended, and what is noted of it."""

    record: GameRecord
    game: Game


def play_game(match: Match, deal: int, rotation: int) -> GameRecord:
    """Play one game; a bot that fails, cheats or takes too long ends and loses it."""
    return play_out(match, deal, rotation).record


def play_out(match: Match, deal: int, rotation: int) -> PlayedGame:
    """Play one game, as `play_game`, and return it too."""
    seating = match.seating(rotation)
    decisions = [0] * len(seating)
    seconds = [0.0] * len(seating)
    game = match.new_game(deal)
    judge = Referee(seconds_allowed(match.limit))
    bots: list[Bot] = []

    def play() -> None:
        while not game.over and game.ply < MOST_ACTIONS:
            index = seating[game.seat]
            decisions[index] += 1
            seed = derive_seed("decision", match.seed, deal, rotation, game.ply)
            answer = judge.ask(bots[index], new_request(game, match.limit, seed))
            seconds[index] += answer.seconds
            game.play(answer.action)

    fault = None
    try:
        bots.extend(map(make_bot, match.bots))
        judge.watch(play)
    except BotFault as error:
        index = seating[error.request.observation.seat]
        seconds[index] += error.seconds
        fault = Fault(index, error.kind, str(error), error.request.ply)
    except BotError as error:  # of a factory that worked before the match
        fault = Fault(len(bots), "error", str(error), 0)
    record = GameRecord(
        deal=deal,
        rotation=rotation,
        seed=match.deal_seed(deal),
        seating=seating,
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        fault=fault,
    )
    if fault:
        return PlayedGame(record, game)
    by_seat = game.scores()
    # By bot. A game without end has no winners of its own, but places.
    sheets = [by_seat[seating.index(index)] for index in range(len(seating))]
    record = replace(
        record,
        turns=game.turn / len(seating),
        scores=tuple(sheet.total for sheet in sheets),
        places=tuple(sheet.place for sheet in sheets),
    )
    return PlayedGame(record, game)


class Asked(NamedTuple):
    """A decision of a game and what a bot answers."""

    game: Game
    """As it is before the answer is played."""
    request: Request
    bot: Bot
    answer: Action | Choice


def play_openly(match: Match, deal: int, rotation: int) -> Iterator[Asked]:
    """Play one game without a referee, for spectators; stop before every answer is played.

    What a bot does wrong is raised. In the end the game is over.
    """
    game = match.new_game(deal)
    bots = [make_bot(match.bots[index]) for index in match.seating(rotation)]
    while not game.over and game.ply < MOST_ACTIONS:
        seed = derive_seed("decision", match.seed, deal, rotation, game.ply)
        request = new_request(game, match.limit, seed)
        bot = bots[game.seat]
        answer = bot.choose(request)
        yield Asked(game, request, bot, answer)
        game.play(action_of(answer))


def new_request(game: Game, limit: Limit, seed: int) -> Request:
    """Return what the seat to move is asked."""
    return Request(game.observe(game.seat), limit, threading.Event(), seed, game.ply)


def warm_up_bots(match: Match) -> None:
    """Get all bots of a match ready, see `warm_up_bot`."""
    for spec in sorted(set(match.bots)):
        warm_up_bot(spec, match.edition, len(match.bots), match.deck)


@functools.cache  # once in each process
def warm_up_bot(spec: str, edition: str, players: int, deck: str | None) -> None:
    """Let a bot make a few decisions that don't count, so that what it compiles is ready.

    Failures are left for the games, where they are reported.
    """
    game = Game.new(edition, players=players, seed=0, deck=deck)
    judge = Referee(WARM_UP_SECONDS)

    def play() -> None:
        bots = [make_bot(spec) for _ in range(players)]
        for _ in range(2 * players + 2):  # the tickets of everybody, then some turns
            request = new_request(game, _WARM_UP_LIMIT, seed=game.ply)
            game.play(judge.ask(bots[game.seat], request).action)

    with contextlib.suppress(BotError):
        judge.watch(play)
