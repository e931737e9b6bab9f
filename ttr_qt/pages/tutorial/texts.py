"""Everything the tutorial says, in the language of the window."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import GameMap, Observation, Score
from ttr_qt.engine.maps import load_map
from ttr_qt.models.tutorial.lesson import Chapter, Step
from ttr_qt.pages.tutorial import basic_texts, edition_texts
from ttr_qt.pages.tutorial.words import Say, Words
from ttr_qt.views.theme.language import Language, in_language

_CHAPTERS: Final[Mapping[str, Callable[[], Words]]] = {
    "cards": basic_texts.cards,
    "routes": basic_texts.routes,
    "tickets": basic_texts.tickets,
    "end": basic_texts.end,
    "germany": edition_texts.germany,
    "maerklin": edition_texts.maerklin,
    "first_journey": edition_texts.first_journey,
    "amsterdam": edition_texts.amsterdam,
}
_NAMES: Final = (("a", "b"), ("c", "d"))
"""What the ends of routes and tickets are called in texts."""


def chapter_title(chapter: Chapter, language: Language) -> str:
    """Return what a chapter is called; the chapters of editions have their names."""
    titles = {
        "cards": QCoreApplication.translate("tutorial", "Cards"),
        "routes": QCoreApplication.translate("tutorial", "Routes"),
        "tickets": QCoreApplication.translate("tutorial", "Tickets"),
        "end": QCoreApplication.translate("tutorial", "The end"),
    }
    name = load_map(chapter.edition).name
    return titles.get(chapter.name) or in_language(name, language)


def chapter_summary(chapter: str) -> str:
    """Return in one line what is learned in a chapter."""
    return {
        "cards": QCoreApplication.translate(
            "tutorial", "Two cards a turn, and what a locomotive costs."
        ),
        "routes": QCoreApplication.translate(
            "tutorial", "Three ways to claim, gray and double tracks, points."
        ),
        "tickets": QCoreApplication.translate("tutorial", "Choose them, connect them, draw more."),
        "end": QCoreApplication.translate(
            "tutorial", "The last round, and how everything is counted."
        ),
        "germany": QCoreApplication.translate(
            "tutorial", "Short and long tickets, countries, the most tickets."
        ),
        "maerklin": QCoreApplication.translate(
            "tutorial", "Passengers who collect goods, and the locomotive 4+."
        ),
        "first_journey": QCoreApplication.translate(
            "tutorial", "Six tickets win. Swap them, or earn the East–West bonus."
        ),
        "amsterdam": QCoreApplication.translate("tutorial", "Contracts, carts and goods cards."),
    }[chapter]


def praise(chapter: str) -> str:
    """Return a good word at the end of a chapter."""
    return {
        "cards": QCoreApplication.translate("tutorial", "Well done! You know all about cards."),
        "routes": QCoreApplication.translate("tutorial", "Well done! You can build railways now."),
        "tickets": QCoreApplication.translate(
            "tutorial", "Well done! Now you know what you are building for."
        ),
        "end": QCoreApplication.translate(
            "tutorial", "Well done! That is all it takes to play a whole game."
        ),
        "germany": QCoreApplication.translate("tutorial", "Well done! You are ready for Germany."),
        "maerklin": QCoreApplication.translate(
            "tutorial", "Well done! Your passengers can't wait."
        ),
        "first_journey": QCoreApplication.translate(
            "tutorial", "Well done! Your first journey can begin."
        ),
        "amsterdam": QCoreApplication.translate("tutorial", "Well done! Load the carts!"),
    }[chapter]


def say(chapter: Chapter, step: Step, facts: Mapping[str, str | int]) -> Say:
    """Return what a step says, with the names and numbers it speaks of."""
    words = _CHAPTERS[chapter.name]()[step.key]
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
