"""What a chapter says at a step, with the names and numbers of the position."""

from collections.abc import Mapping, Sequence
from typing import Final

from ttr_qt.engine import GameMap, Observation, Score
from ttr_qt.engine.maps import load_map
from ttr_qt.models.tutorial.lesson import Step
from ttr_qt.views.editions.tutorial import Say, TutorialChapter
from ttr_qt.views.theme.language import Language, in_language

_NAMES: Final = (("a", "b"), ("c", "d"))
"""What the ends of routes and tickets are called in texts."""


def chapter_title(chapter: TutorialChapter, language: Language) -> str:
    """Return what a chapter is called; one without a title of its own has that of its edition."""
    return chapter.texts().title or in_language(load_map(chapter.script.edition).name, language)


def say(chapter: TutorialChapter, step: Step, facts: Mapping[str, str | int]) -> Say:
    """Return what a step says, with the names and numbers it speaks of."""
    words = chapter.texts().steps[step.key]
    return Say(words.text.format(**facts), words.todo.format(**facts))


def step_facts(
    step: Step, view: Observation, scores: Sequence[Score], language: Language
) -> dict[str, str | int]:
    """Return the names of what a step points at, and the numbers of the position."""
    facts: dict[str, str | int] = {"goods": sum(view.goods[view.seat])}
    game_map = view.board.map
    pairs = iter(_NAMES)

    def called(end: str) -> str:
        return in_language(game_map.end_name(end), language)

    for spot in step.points:
        match spot.kind:
            case "route" | "ticket" | "offer" if spot.key:
                names = next(pairs, None)
                if names is not None:
                    ends = _ends(game_map, spot.kind, spot.key)
                    facts.update(zip(names, map(called, ends), strict=True))
            case "place":
                facts["place"] = called(spot.key)
            case "passenger":
                facts["start"] = called(spot.key)
            case _:
                pass
    return facts | _score_facts(view, scores)


def _ends(game_map: GameMap, kind: str, key: str) -> tuple[str, str]:
    found = game_map.route(key) if kind == "route" else game_map.ticket(key)
    return found.a, found.b


def _score_facts(view: Observation, scores: Sequence[Score]) -> dict[str, str | int]:
    if not scores:
        return {}
    own, other = scores[view.seat], scores[1 - view.seat]
    return {
        "won": sum(ticket.points for ticket in own.tickets if ticket.done),
        "lost": sum(ticket.points for ticket in own.tickets if not ticket.done),
        "spaces": own.longest,
        "total": own.total,
        "other": other.total,
    }
