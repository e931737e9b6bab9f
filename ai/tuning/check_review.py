"""Measures whether reviews can be believed: ``python -m ai.tuning.check_review CHECK``.

Checks are:

luck
    Games of equal bots. On average luck, the deal and what nobody could know must be nothing.
skill
    The planner against one that plays some random actions. What the review says this gave away
    must be what it really cost.
blunder
    Games of searching bots in which one absurd move was made. It must be the largest loss that is
    found. (The planner makes larger ones by itself, in First Journey.)
suggested
    What was better than each mistake and blunder, played out from the true positions against what
    was played, by the planner many times and by the bots once. It must win more in nearly all.
stability
    The same games reviewed with two seeds. Both must say the same.
calibration
    Games of searching bots. Chances told must come true as often as told, in each tenth.
time
    Processor time and memory of a usual review.

Every review that is made on the way must add up to the result exactly.
"""

import argparse
import math
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import starmap
from typing import Any, Final

import joblib
import numpy as np

from ai.api import Limit, Request, action_of
from ai.fitted.calibration import stage_of
from ai.matches.chances import summarise
from ai.matches.match import close_workers, cpu_count, derive_seed
from ai.registry import make_bot
from ai.reviewing.appraiser import Appraiser
from ai.reviewing.effort import NORMAL, Effort
from ai.reviewing.findings import CHANCE, POINT, Quality, Review, accuracy, result_of
from ai.reviewing.judge import CERTAIN, Judge, has_choice
from ai.reviewing.reviewer import Reviewer
from ai.reviewing.softening import Floats, load_softening, soften
from ai.reviewing.valuing import Ledger, Moment, Valuer, moment_of, seed_of
from ai.tuning.fit_chances import tell_of
from ai.tuning.fit_review import play_and_value, told_by
from ai.tuning.tune import tell
from ttr_qt.engine import Action, Game, parse_action
from ttr_qt.engine.codec import encode
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.rules import EDITIONS

_ABSURD: Final = 0.15
"""The least chance that a planted move must surely give away to be called absurd."""
_SCREEN: Final = 24
"""Worlds in which every legal action is tried to find the worst."""
_SURE: Final = 256
"""The same, for how bad that really is."""
_CAREFUL: Final = 300
"""Iterations of a search that makes hardly any absurd moves by itself."""
_TRIES: Final = 12
_MIDDLE: Final = (0.2, 0.8)
"""The part of a game in which a move is planted."""
_PERCENT: Final = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What is measured."""

    edition: str
    players: int = 2
    seed: int = 1
    iterations: int = 0
    """How many iterations the search gets for each decision; 0: planners play."""
    playouts: int = 64
    """For each position where only means over games matter."""
    careless: float = 0.3
    """The share of random actions."""
    effort: Effort = NORMAL
    """The effort of whole reviews."""


@dataclass(frozen=True, slots=True)
class Parted:
    """One game's parts of a seat's lead, in points, and of its chance."""

    lead: dict[str, float]
    chance: dict[str, float]


@dataclass(frozen=True, slots=True)
class Planted:
    """An absurd move, and whether the review found it."""

    place: int
    """The place of the move among the losses of that seat, from 1: the largest."""
    lost: float
    """As a chance."""


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A move that was called a mistake, and what came of the better one instead, as a chance."""

    told: float
    """What the review says that it gave away."""
    gained: float
    """By playouts from the true position."""
    error: float
    """The standard error of that."""
    won: float
    """The share of the victory by a game of the bots, less that after the mistake."""

    @property
    def certain(self) -> bool:
        """Whether the playouts surely say which of them is better."""
        return abs(self.gained) > CERTAIN * self.error


@dataclass(frozen=True, slots=True)
class Twice:
    """One game reviewed with two seeds."""

    called: int
    """Mistakes and blunders of both reviews."""
    agreed: int
    """How many of these the other review calls inaccuracies or worse."""
    accuracies: tuple[tuple[float, float], ...]
    luck: float
    """How far apart both are about the luck of the first seat, in points."""
    doubt: float
    """The error that the review itself tells."""


def bots_of(options: Options) -> list[Any]:
    """Return who plays; a searching bot has a memory, so everybody gets their own."""
    name = "mcts" if options.iterations else "heuristic"
    return [make_bot(name) for _ in range(options.players)]


def play_on(game: Game, options: Options, number: int, careless: int | None = None) -> Game:
    """Play a game to its end; seat ``careless`` plays some random actions."""
    bots = bots_of(options)
    limit = Limit(iterations=max(options.iterations, 1))
    dice = np.random.default_rng(derive_seed("careless", options.seed, number) % 2**63)
    while not game.over:
        legal = game.legal_actions()
        if game.seat == careless and len(legal) > 1 and dice.random() < options.careless:
            game.play(legal[int(dice.integers(len(legal)))])
            continue
        own = derive_seed("choice", options.seed, number, game.ply) % 2**63
        request = Request(game.observe(game.seat), limit, threading.Event(), own, game.ply)
        game.play(action_of(bots[game.seat].choose(request)))
    return game


def new_game(options: Options, number: int) -> Game:
    """Return one of many games at its beginning."""
    seed = derive_seed("check review", options.seed, number)
    return Game.new(options.edition, players=options.players, seed=seed)


def valued(game: Game, playouts: int, seed: int) -> Review:
    """Return a review in which no decision is judged."""
    ledger = Ledger(game, load_softening(game.rules.name, game.players))
    valuer, appraiser = Valuer(game, playouts, seed), Appraiser()
    plies = range(game.ply + 1)
    moments = [moment_of(game, ply, appraiser) for ply in plies]
    ledger.add([valuer.value_of(moment, playouts, seed) for moment in moments])
    found = ledger.review(playouts, 1, seed, None)
    check_sums(found, game)
    return found


def check_sums(review: Review, game: Game) -> None:
    """Fail if a review does not add up."""
    for seat in range(game.players):
        even = CHANCE // game.players
        rival = review.rival(seat)
        lead = review.result.points[seat] - review.result.points[rival]
        sound = (
            review.result == result_of(game)
            and even + review.chance_parts(seat).sum == review.result.chances[seat]
            and review.point_parts(seat, rival).sum == lead
        )
        if not sound:
            raise SystemExit(f"The parts of game {review.game} do not add up.")


def luck_of(options: Options, number: int) -> Parted:
    """Return what luck did in a game of equal bots to one of its seats."""
    game = play_on(new_game(options, number), options, number)
    found = valued(game, options.playouts, seed_of(options.seed, number))
    return _parted(found, number % options.players)


def skill_of(options: Options, number: int) -> Parted:
    """Return the parts of a game of the planner against one that is careless."""
    careless = number % options.players
    deal = number // options.players
    game = play_on(new_game(options, deal), options, number, careless)
    found = valued(game, options.playouts, seed_of(options.seed, number))
    judge, softening = Judge(), load_softening(game.rules.name, game.players)
    parts = _parted(found, careless)
    rival = found.rival(careless)
    for ply, action in enumerate(game.actions):
        view = game.at(ply).observe(game.at(ply).seat)
        if not has_choice(view):
            continue
        seed = seed_of(options.seed, ply)
        worth, _ = judge.against_reference(view, action, softening, 8, seed)
        name = "own" if view.seat == careless else "others"
        lead = (worth.points[careless] - worth.points[rival]) / POINT
        chance = worth.chances[careless] / CHANCE
        for part, value in ((parts.lead, lead), (parts.chance, chance)):
            part[name] = part.get(name, 0.0) + value
            part["hidden"] -= value
    return parts


def _parted(found: Review, seat: int) -> Parted:
    rival = found.rival(seat)
    lead, chance = found.point_parts(seat, rival), found.chance_parts(seat)

    def named(parts: Any, unit: int) -> dict[str, float]:
        names = ("deal", "luck", "hidden")
        return {name: getattr(parts, name) / unit for name in names} | {"result": parts.sum / unit}

    return Parted(named(lead, POINT), named(chance, CHANCE))


def planted_in(options: Options, number: int) -> Planted | None:
    """Plant an absurd move and return what the review found; None where none could be planted."""
    options = replace(options, iterations=max(options.iterations, _CAREFUL))
    whole = play_on(new_game(options, number), options, number)
    dice = np.random.default_rng(derive_seed("plant", options.seed, number) % 2**63)
    low, high = (round(share * whole.ply) for share in _MIDDLE)
    plies = [ply for ply in range(low, high) if whole.at(ply).phase == "turn"]
    for ply in dice.permutation(plies)[:_TRIES].tolist():
        game = whole.at(ply)
        absurd = _absurd(game, seed_of(options.seed, number))
        if absurd is None:
            continue
        seat = game.seat
        game.play(absurd)
        game = play_on(game, options, number)
        losses = _losses(game, seat, seed_of(options.seed, -number))
        order = sorted(losses, key=lambda one: -losses[one])
        return Planted(order.index(ply) + 1, losses[ply])
    return None


def _absurd(game: Game, seed: int) -> Action | None:
    """Return the worst action there is, if it surely gives away a lot."""
    view, appraiser = game.observe(game.seat), Appraiser()
    softening = load_softening(game.rules.name, game.players)
    luck = softening.at(stage_of(view))
    legal = list(view.legal_actions)
    tried = soften(appraiser.try_all(view, legal, _SCREEN, seed).totals, luck)
    worst = legal[int(np.argmin(tried[..., view.seat].mean(axis=0)))]
    pair = (worst, appraiser.planned(view))
    tried = soften(appraiser.try_all(view, pair, _SURE, seed + 1).totals, luck)
    gap = tried[:, 1, view.seat] - tried[:, 0, view.seat]
    sure = float(gap.mean()) - 2 * float(gap.std()) / math.sqrt(_SURE)
    return worst if sure > _ABSURD else None


def _losses(game: Game, seat: int, seed: int) -> dict[int, int]:
    judge, softening = Judge(), load_softening(game.rules.name, game.players)
    losses = {}
    for ply, action in enumerate(game.actions):
        moment = game.at(ply)
        if moment.seat == seat:
            judged = judge.judge(
                moment.observe(seat), action, softening, NORMAL.decisions, seed_of(seed, ply)
            )
            losses[ply] = 0 if judged is None else judged.judgement.weight
    return losses


def suggested_in(options: Options, number: int) -> list[PlayedOut]:
    """Play out what would have been better in a game of one that is careless."""
    careless = number % options.players
    game = play_on(new_game(options, number), options, number, careless)
    judge, softening = Judge(), load_softening(game.rules.name, game.players)
    found = []
    for ply, action in enumerate(game.actions):
        moment = game.at(ply)
        seed = seed_of(options.seed, ply)
        view = moment.observe(moment.seat)
        judged = judge.judge(view, action, softening, options.effort.decisions, seed)
        if judged is None or judged.judgement.quality not in {Quality.MISTAKE, Quality.BLUNDER}:
            continue
        better = parse_action(judged.judgement.options[0].action)
        luck = softening.at(stage_of(view))
        chances = [
            soften(_after(moment, one, options.effort.positions, seed), luck)[:, moment.seat]
            for one in (better, action)
        ]
        gaps = chances[0] - chances[1]
        won = [_share_after(moment, one, options, number) for one in (better, action)]
        found.append(
            PlayedOut(
                judged.judgement.weight / CHANCE,
                float(gaps.mean()),
                float(gaps.std(ddof=1)) / math.sqrt(len(gaps)),
                won[0] - won[1],
            )
        )
    return found


def _after(game: Game, action: Action, playouts: int, seed: int) -> Floats:
    """Return final scores by playouts after an action and anything that it may draw."""
    record = np.array([game.record], layout.STATE)
    code = encode(game.board, record[0], action)
    stage = stage_of(game.observe(game.seat))
    position = Valuer(game, playouts, seed).value_of(
        Moment(stage, record, None, code, expected=False), playouts, seed
    )
    if position.drawn is None:
        raise SystemExit(f"{action} can't be played out.")
    return position.drawn


def _share_after(game: Game, action: Action, options: Options, number: int) -> float:
    """Return the share of the victory of the seat to move, if the bots play on."""
    game, seat = game.at(game.ply), game.seat
    game.play(action)
    winners = play_on(game, options, number).winners()
    return (seat in winners) / len(winners)


def twice(options: Options, number: int) -> Twice:
    """Review one game with two seeds."""
    game = play_on(new_game(options, number), options, number, number % options.players)
    one, other = (reviewed(game, options.effort, seed) for seed in (1, 2))
    called = agreed = 0
    for mine, theirs in zip(one.steps, other.steps, strict=True):
        for a, b in ((mine.judgement, theirs.judgement), (theirs.judgement, mine.judgement)):
            if a is not None and a.quality in {Quality.MISTAKE, Quality.BLUNDER}:
                called += 1
                agreed += b is not None and b.quality.is_loss
    parts = [review.point_parts(0, review.rival(0)) for review in (one, other)]
    return Twice(
        called,
        agreed,
        tuple((_accuracy(one, seat), _accuracy(other, seat)) for seat in range(game.players)),
        (parts[0].luck - parts[1].luck) / POINT,
        one.doubt.points[0] / POINT,
    )


def reviewed(game: Game, effort: Effort, seed: int) -> Review:
    """Return a whole review."""
    found = Reviewer(game, effort, seed).run()
    if found is None:
        raise SystemExit("A game without a move can't be reviewed.")
    check_sums(found, game)
    return found


def _accuracy(review: Review, seat: int) -> float:
    judged = [step.judgement for step in review.steps if step.seat == seat and step.judgement]
    return accuracy(judged) or 0.0


def tell_parts(games: Sequence[Parted], *, skill: bool) -> None:
    """Tell the mean of each part over games."""
    for what, unit, parts in (
        ("points", 1, [game.lead for game in games]),
        ("% to win", _PERCENT, [game.chance for game in games]),
    ):
        names = dict.fromkeys(name for one in parts for name in one)
        told = []
        for name in names:
            values = unit * np.array([one.get(name, 0.0) for one in parts])
            error = float(values.std(ddof=1)) / math.sqrt(len(values))
            told.append(f"{name} {values.mean():+.2f} ± {2 * error:.2f}")
        tell(f"  {what}: {', '.join(told)}")
        if skill:
            found = sum(one.get("own", 0.0) + one.get("others", 0.0) for one in parts)
            # The deals were played in every rotation, so luck that is the same for all cancels.
            real = sum(one["result"] - one["deal"] - one["luck"] for one in parts)
            plain = sum(one["result"] for one in parts)
            tell(
                f"  found {found / len(parts) * unit:+.2f} of {plain / len(parts) * unit:+.2f}, "
                f"or of {real / len(parts) * unit:+.2f} without luck: "
                f"{_PERCENT * found / real:.0f} %"
            )


def tell_planted(found: Sequence[Planted | None]) -> None:
    """Tell how many planted moves were found."""
    there = [one for one in found if one is not None]
    first = sum(one.place == 1 for one in there)
    named = sum(one.lost >= CHANCE * 0.02 for one in there)
    places = ", ".join(str(one.place) for one in there if one.place > 1) or "-"
    tell(
        f"  {first} of {len(there)} planted moves are the largest loss of their seat (places of "
        f"the others: {places}); {named} are called losses; {len(found) - len(there)} games had "
        "no place for one"
    )


def tell_suggested(games: Sequence[list[PlayedOut]]) -> None:
    """Tell how much better moves really are than mistakes."""
    found = [one for game in games for one in game]
    if not found:
        tell("  no mistake was found")
        return
    more = sum(one.gained > 0 for one in found)
    sure = sum(one.certain and one.gained > 0 for one in found)
    wrong = sum(one.certain and one.gained < 0 for one in found)
    told, gained, won = (
        _PERCENT * np.array([getattr(one, name) for one in found])
        for name in ("told", "gained", "won")
    )
    error = 2 * float(won.std()) / math.sqrt(len(won))
    tell(
        f"  {more} of {len(found)} better moves win more ({_PERCENT * more / len(found):.0f} %; "
        f"{sure} of them surely), {wrong} surely less; told {told.mean():.1f} %, by playouts from "
        f"the true positions {gained.mean():.1f} %, by games of the bots {won.mean():.1f} % "
        f"(± {error:.1f})"
    )


def tell_twice(found: Sequence[Twice]) -> None:
    """Tell how much two seeds differ."""
    called, agreed = sum(one.called for one in found), sum(one.agreed for one in found)
    gaps = [abs(a - b) for one in found for a, b in one.accuracies]
    luck = math.sqrt(sum(one.luck**2 for one in found) / len(found) / 2)
    doubt = math.sqrt(sum(one.doubt**2 for one in found) / len(found))
    share = _PERCENT * agreed / called if called else math.nan
    tell(
        f"  {agreed} of {called} mistakes and blunders are losses with the other seed, too "
        f"({share:.0f} %); accuracies differ by {_PERCENT * np.mean(gaps):.1f} points on average, "
        f"{_PERCENT * max(gaps):.1f} at most; the luck of a seat by {luck:.1f} points "
        f"(the review tells {doubt:.1f})"
    )


def calibration_of(options: Options, number: int) -> Any:
    """Return what reviews would tell of a game of searching bots."""
    iterations = max(options.iterations, 100)
    seen = play_and_value(
        options.edition, options.players, iterations, options.playouts, options.seed, number
    )
    return told_by(load_softening(options.edition, options.players), seen)


def time_of(options: Options, number: int) -> tuple[float, int]:
    """Return the processor time of a usual review, and the number of actions of the game."""
    game = play_on(new_game(options, number), options, number)
    reviewed(game, Effort(16, 16), 1)  # loads what is needed
    began = time.process_time()
    reviewed(game, options.effort, 1)
    return time.process_time() - began, game.ply


def tell_time(found: Sequence[tuple[float, int]]) -> None:
    """Tell how long reviews take."""
    seconds, plies = (np.array(one) for one in zip(*found, strict=True))
    tell(
        f"  {seconds.mean():.0f} s of processor time on average, {seconds.max():.0f} at most, for "
        f"{plies.mean():.0f} actions"
    )
    if sys.platform == "linux":  # others count otherwise, or not at all
        import resource  # noqa: PLC0415 - Windows has none

        megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        tell(f"  this process had {megabytes:.0f} MB at most")


def tell_chances(found: Sequence[Any]) -> None:
    """Tell how often chances came true."""
    tell_of("  as reviews tell it", summarise(found))


_CHECKS: Final[dict[str, tuple[Callable[[Options, int], Any], Callable[[Any], None]]]] = {
    "luck": (luck_of, lambda found: tell_parts(found, skill=False)),
    "skill": (skill_of, lambda found: tell_parts(found, skill=True)),
    "blunder": (planted_in, tell_planted),
    "suggested": (suggested_in, tell_suggested),
    "stability": (twice, tell_twice),
    "calibration": (calibration_of, tell_chances),
    "time": (time_of, tell_time),
}


def measure(
    check: str, options: Options, games: int, *, jobs: int = 1, seconds: float = math.inf
) -> list[Any]:
    """Return what one check found in so many games, or in as many as the time allows."""
    one_of, _ = _CHECKS[check]
    until = time.monotonic() + seconds

    def numbers() -> Iterator[tuple[Options, int]]:
        for number in range(games):
            if time.monotonic() > until:
                return
            yield options, number

    if jobs == 1:
        return list(starmap(one_of, numbers()))
    work = joblib.Parallel(n_jobs=jobs, batch_size=1)
    return list(work(joblib.delayed(one_of)(*one) for one in numbers()))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m ai.tuning.check_review",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("checks", nargs="*", metavar="CHECK", help=f"of {', '.join(_CHECKS)}")
    parser.add_argument("--edition", action="append", help="can be repeated; all by default")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=0, help="a decision; 0: planners play")
    parser.add_argument("--playouts", type=int, default=64, help="for each position")
    parser.add_argument("--careless", type=float, default=0.3, help="share of random actions")
    parser.add_argument("--seconds-budget", type=float, default=math.inf, help="for each check")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    chosen = parser.parse_args(arguments)
    for given, known in ((chosen.checks, _CHECKS), (chosen.edition or (), EDITIONS)):
        if unknown := set(given) - set(known):
            parser.error(f"{', '.join(sorted(unknown))}: not one of {', '.join(known)}")
    for edition in chosen.edition or EDITIONS:
        options = Options(
            edition=edition,
            players=chosen.players,
            seed=chosen.seed,
            iterations=chosen.iterations,
            playouts=chosen.playouts,
            careless=chosen.careless,
        )
        for check in chosen.checks or _CHECKS:
            found = measure(
                check, options, chosen.games, jobs=chosen.jobs, seconds=chosen.seconds_budget
            )
            tell(f"{edition}, {chosen.players} players, {check}: {len(found)} games")
            if found:
                _CHECKS[check][1](found)
    if chosen.jobs > 1:
        close_workers()


if __name__ == "__main__":
    main()
