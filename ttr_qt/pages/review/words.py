"""What a review found, in words."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ai.reviewing.findings import CHANCE, POINT, Parts, Quality
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import ClaimRoute, KeepTickets
from ttr_qt.models.hints.advice import Hint, reasons_for
from ttr_qt.models.hints.comparison import advantage, drawback
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.models.item_models.phrases import action_phrase
from ttr_qt.pages.review.reviewed_game import Luck, ReviewedGame, Verdict
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.language import Language, Marked
from ttr_qt.views.words.enumeration import joined
from ttr_qt.views.words.hints.comparison import comparison_sentences
from ttr_qt.views.words.hints.sentences import reason_sentences
from ttr_qt.views.words.numbers import number, percent
from ttr_qt.views.words.people import nameless
from ttr_qt.views.words.speech import phrase_text, sentence

_CERTAIN: Final = 2
"""Standard errors that numbers are mostly within."""
_VERDICTS: Final[dict[Verdict, Marked]] = {
    Quality.ONLY: QT_TRANSLATE_NOOP("review", "the only good move"),
    Quality.BEST: QT_TRANSLATE_NOOP("review", "the best move"),
    Quality.GOOD: QT_TRANSLATE_NOOP("review", "a good move"),
    Quality.INACCURACY: QT_TRANSLATE_NOOP("review", "an inaccuracy"),
    Quality.MISTAKE: QT_TRANSLATE_NOOP("review", "a mistake"),
    Quality.BLUNDER: QT_TRANSLATE_NOOP("review", "a blunder"),
    Luck.LUCKY: QT_TRANSLATE_NOOP("review", "a lucky draw"),
    Luck.UNLUCKY: QT_TRANSLATE_NOOP("review", "an unlucky draw"),
}


def verdict_words(verdict: Verdict) -> str:
    """Return what an action was: "a mistake"."""
    return QCoreApplication.translate("review", str(_VERDICTS[verdict]))


def turn_words(game: ReviewedGame, ply: int, *, brief: bool = False) -> str:
    """Return when an action was played: "Turn 14"; ``brief``: where a list has little room."""
    if ply >= game.length:
        return QCoreApplication.translate("review", "The end")
    turn = game.turn(ply)
    if not turn and brief:
        return QCoreApplication.translate("review", "Start")
    if not turn:
        return QCoreApplication.translate("review", "Before the first turn")
    return QCoreApplication.translate("review", "Turn {number}").format(number=turn)


def heading(game: ReviewedGame, ply: int) -> str:
    """Return what a moment is called: "Turn 14: a mistake"."""
    when, step = turn_words(game, ply), game.step(ply)
    if step is None:
        return when
    if step.judgement is None:
        what = QCoreApplication.translate("review", "nothing to decide")
        if step.to_judge:
            what = QCoreApplication.translate("review", "not judged yet")
    else:
        what = verdict_words(step.judgement.quality)
    return QCoreApplication.translate("review", "{turn}: {verdict}").format(turn=when, verdict=what)


def played_words(game: ReviewedGame, ply: int, language: Language, *, brief: bool = False) -> str:
    """Return who did what: "Rosa: claimed ..."; ``brief``: whatever was paid."""
    who = game.seats[game.game.at(ply).seat].name
    return f"{who}: {phrase_text(game.phrase(ply), language, brief=brief)}"


def better_words(game: ReviewedGame, ply: int, language: Language, *, brief: bool = False) -> str:
    """Return what should have been done; empty where nothing better is certain."""
    better = game.better(ply)
    if better is None:
        return ""
    text = QCoreApplication.translate("review", "Better: {action}")
    phrase = action_phrase(game.game.map, better, _journey_at(game.view(ply)))
    told = phrase_text(phrase, language, past=False, brief=brief)
    return text.format(action=told)


def moment_remark(game: ReviewedGame, ply: int, language: Language) -> str:
    """Return what is to be said about a key moment: what was better, or what chance did."""
    if better := better_words(game, ply, language, brief=True):
        return sentence(better)
    verdict, step = game.verdict(ply), game.step(ply)
    if verdict is not None and verdict not in {Quality.GOOD, Quality.BEST}:
        return sentence(verdict_words(verdict))
    if step is None:
        return ""
    hidden, moved = step.hidden.chances[step.seat], abs(step.change.chances[step.seat])
    if hidden > moved // 2:
        return QCoreApplication.translate(
            "review", "It turned out better than anybody could have known"
        )
    if -hidden > moved // 2:
        return QCoreApplication.translate(
            "review", "It turned out worse than anybody could have known"
        )
    return ""


def same_but_for_payment(game: ReviewedGame, ply: int) -> bool:
    """Tell whether only the cards paid make the difference."""
    played, better = game.action(ply), game.better(ply)
    return (
        isinstance(played, ClaimRoute)
        and isinstance(better, ClaimRoute)
        and played.route == better.route
    )


def _journey_at(view: Observation) -> str:
    return view.journey.at if view.journey is not None else ""


def why_better(game: ReviewedGame, ply: int, language: Language) -> tuple[str, ...]:
    """Return what spoke for the better action, as hints say it."""
    better, view = game.better(ply), game.view(ply)
    if better is None or better not in view.legal_actions:
        return ()
    return what_speaks_for(better, view, game.names, language)


def what_was_wrong(game: ReviewedGame, ply: int) -> list[str]:
    """Return what was wrong with an action in itself, as far as that can be told."""
    better, view = game.better(ply), game.view(ply)
    if better is None or better not in view.legal_actions:
        return []
    moves = TicketPlan(view), game.action(ply), better
    found = advantage(*moves) if isinstance(better, KeepTickets) else drawback(*moves)
    return comparison_sentences(found, contracts=edition_of(game.game.map).contracts)


def what_speaks_for(
    action: Action, view: Observation, names: Sequence[str], language: Language
) -> tuple[str, ...]:
    """Return what speaks for a legal action, as hints say it."""
    hint = Hint(1, action, reasons_for(TicketPlan(view), action))
    return reason_sentences(hint, view, names, language)


def whole_per_cent(units: int) -> float:
    """Return a chance as it is told, without the digits it does not deserve."""
    return round(100 * units / CHANCE) / 100


def chance_change(units: int, language: Language) -> str:
    """Return how much a chance changed, with its sign."""
    told = percent(abs(whole_per_cent(units)), language)
    if whole_per_cent(units) == 0:
        return told
    return f"{'+' if units > 0 else '−'}{told}"


def points_change(points: int, language: Language) -> str:
    """Return how many whole points something changed, with their sign."""
    told = number(abs(points), language)
    return told if points == 0 else f"{'+' if points > 0 else '−'}{told}"


def points_text(points: int, language: Language, *, tickets: bool) -> str:
    """Return the same with the word for it; ``tickets``: they are what counts."""
    text = QCoreApplication.translate("review", "%n points", "", abs(points))
    if tickets:
        text = QCoreApplication.translate("review", "%n tickets", "", abs(points))
    return text.replace(str(abs(points)), points_change(points, language), 1)


def whole_parts(parts: Parts) -> dict[str, int]:
    """Return the parts of a result in whole points that still add up to the whole result."""
    exact = {
        name: getattr(parts, name) / POINT for name in ("deal", "luck", "hidden", "own", "others")
    }
    whole = {name: round(value) for name, value in exact.items()}
    off = round(parts.sum / POINT) - sum(whole.values())
    # Where rounding is off, those yield that were rounded most in the other direction.
    order = sorted(exact, key=lambda name: (exact[name] - whole[name]) * (1 if off > 0 else -1))
    for name in order[::-1][: abs(off)]:
        whole[name] += 1 if off > 0 else -1
    return whole


def doubt_words(doubt: int, language: Language) -> str:
    """Return how exact the parts of a result are: "±5"; empty where that is not worth telling."""
    within = round(_CERTAIN * doubt / POINT)
    return f"±{number(within, language)}" if within else ""


def part_names(game: ReviewedGame, seat: int) -> dict[str, str]:
    """Return what the parts of a result are called."""
    own = QCoreApplication.translate("review", "Your decisions")
    if seat != game.own or not game.person:
        own = QCoreApplication.translate("review", "Own decisions")
    return {
        "deal": QCoreApplication.translate("review", "Cards dealt"),
        "luck": QCoreApplication.translate("review", "Cards drawn"),
        "hidden": QCoreApplication.translate("review", "Hidden from everyone"),
        "own": own,
        "others": QCoreApplication.translate("review", "The others' decisions"),
        "result": QCoreApplication.translate("review", "Result"),
    }


def parts_sentence(names: dict[str, str], parts: dict[str, int], language: Language) -> str:
    """Return the parts of a result for those who can't see them."""
    result = sum(parts.values())
    told = [f"{names[name]} {points_change(value, language)}" for name, value in parts.items()]
    return ", ".join([*told, f"{names['result']} {points_change(result, language)}"])


def chances_words(chances: Sequence[int], names: Sequence[str], language: Language) -> str:
    """Return everybody's chance to win: "Robin 34%, Rosa 66%"."""
    told = (
        f"{name} {percent(one / CHANCE, language)}"
        for name, one in zip(names, chances, strict=True)
    )
    text = QCoreApplication.translate("review", "To win: {chances}")
    return text.format(chances=", ".join(told))


def points_words(points: Sequence[int], names: Sequence[str], language: Language) -> str:
    """Return everybody's final points to be expected: "In the end: Robin 102, Rosa 97"."""
    told = (
        f"{name} {number(round(one / POINT), language)}"
        for name, one in zip(names, points, strict=True)
    )
    text = QCoreApplication.translate("review", "In the end: {points}")
    return text.format(points=", ".join(told))


def result_words(game: ReviewedGame) -> str:
    """Return how the game ended for whom it is told."""
    if not game.game.over:
        return QCoreApplication.translate("review", "Not finished")
    scores, own = game.game.scores(), game.own
    winners = game.game.winners()
    lead = scores[own].total - max(one.total for seat, one in enumerate(scores) if seat != own)
    name = game.seats[own].name
    if game.game.rules.tickets_to_win or (own in winners) != (lead > 0) or lead == 0:
        return _won_by([game.seats[seat].name for seat in sorted(winners)])
    return _margin(lead, you=name == nameless()).format(name=name)


def _won_by(names: list[str]) -> str:
    if names == [nameless()]:
        return QCoreApplication.translate("review", "You won")
    if len(names) > 1:
        text = QCoreApplication.translate("review", "Shared victory: {names}")
        return text.format(names=joined(names))
    return QCoreApplication.translate("review", "Won by {name}").format(name=names[0])


def _margin(lead: int, *, you: bool) -> str:
    translate = QCoreApplication.translate
    if you and lead > 0:
        return translate("review", "You won by %n points", "", lead)
    if you:
        return translate("review", "You lost by %n points", "", -lead)
    if lead > 0:
        return translate("review", "{name} won by %n points", "", lead)
    return translate("review", "{name} lost by %n points", "", -lead)
