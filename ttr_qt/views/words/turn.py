"""What the person is to do now, in words, and what else is possible."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    DrawCard,
    DrawTickets,
    EndJourney,
    Pass,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    SwapTickets,
    TravelRoute,
)
from ttr_qt.engine.rules import JOKER_NAME
from ttr_qt.models.session.refusal_reasons import turn_reason
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.language import Language, in_language

Wish = Literal["tickets", "journey", "pause", "next", "pass_on", "result"]
"""What is no action, or not yet: a mix of tickets, a passenger to set off, a rest for watchers, the
next opponent's move, the next person's turn, or the table of a game that is over."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to do that is neither a card nor a track."""

    text: str
    sign: str
    command: Command
    payload: Action | Wish
    enabled: bool
    reason: str = ""
    """Why it can't be done now, where that is not plain."""


@dataclass(frozen=True, slots=True)
class TurnWords:
    """What the panel of the turn says."""

    heading: str
    lines: tuple[tuple[str, str], ...]
    """Key caps, or nothing, and what they do."""
    offers: tuple[Offer, ...]


def turn_words(
    view: Observation,
    names: tuple[str, ...],
    language: Language,
    *,
    watching: bool,
    paused: bool = False,
    awaited: bool = False,
    passing_on: bool = False,
    choosing_passenger: bool = False,
) -> TurnWords:
    """Return what is to be said about the turn.

    Args:
        view: what is known.
        names: of all seats.
        language: of the window.
        watching: whether only bots play.
        paused: whether they wait.
        awaited: whether the next opponent moves only when the person wants it.
        passing_on: whether the person still looks at what came of the turn, before the next one.
        choosing_passenger: whether one is to be named.
    """
    if view.phase == "over":
        result = QCoreApplication.translate("turn", "Show the result")
        return TurnWords(
            _tr_over(), (), (Offer(result, "trophy", Command.SHOW_RESULT, "result", True),)
        )
    if passing_on:
        return _passing_on()
    if awaited:
        return _stepwise(view, names)
    if watching or view.to_move != view.seat:
        return _watched(view, names, paused=paused) if watching else _others(view, names)
    heading, lines = _departure() if choosing_passenger else _own(view, language)
    return TurnWords(heading, lines, _offers(view))


def _tr_over() -> str:
    return QCoreApplication.translate("turn", "The game is over")


def _others(view: Observation, names: tuple[str, ...]) -> TurnWords:
    away = (view.seat - view.to_move) % view.players
    line = QCoreApplication.translate("turn", "You are next.")
    if view.last_turns is not None and away >= view.last_turns:
        line = QCoreApplication.translate("turn", "You have had your last turn.")
    elif away > 1:
        line = QCoreApplication.translate("turn", "%n turns until yours.", "", away)
    return TurnWords(_turn_of(view, names), (("", line),), _offers(view))


def _stepwise(view: Observation, names: tuple[str, ...]) -> TurnWords:
    translate = QCoreApplication.translate
    heading = translate("turn", "Next: {name}").format(name=names[view.to_move])
    line = translate("turn", "The game waits for you.")
    follow = Offer(
        translate("turn", "Next move"), "play", Command.SKIP_ANIMATION, "next", enabled=True
    )
    return TurnWords(heading, (("", line),), (follow,))


def _passing_on() -> TurnWords:
    translate = QCoreApplication.translate
    line = translate("turn", "Take your time. Your cards are covered when you pass on.")
    done = Offer(
        translate("turn", "Done, pass on"),
        "check",
        Command.TAKE_SEAT,
        "pass_on",
        enabled=True,
    )
    return TurnWords(translate("turn", "Your turn is over"), (("", line),), (done,))


def _watched(view: Observation, names: tuple[str, ...], *, paused: bool) -> TurnWords:
    line = QCoreApplication.translate("turn", "You are watching.")
    text = QCoreApplication.translate("turn", "Pause")
    if paused:
        text = QCoreApplication.translate("turn", "Go on")
    rest = Offer(text, "play" if paused else "pause", Command.PAUSE, "pause", enabled=True)
    return TurnWords(_turn_of(view, names), (("", line),), (rest,))


def _turn_of(view: Observation, names: tuple[str, ...]) -> str:
    return QCoreApplication.translate("turn", "{name}'s turn").format(name=names[view.to_move])


def _own(view: Observation, language: Language) -> tuple[str, tuple[tuple[str, str], ...]]:
    match view.phase:
        case "second_card":
            heading = QCoreApplication.translate("turn", "One more card")
            return heading, (("", _second_card(view)),)
        case "passenger":
            heading = QCoreApplication.translate("turn", "New passenger?")
            use = QCoreApplication.translate(
                "turn", "It can travel later, along tracks, and collect goods for points."
            )
            return heading, (("", _where_to(view, language)), ("", use))
        case "journey":
            heading = QCoreApplication.translate("turn", "On a journey")
            return heading, (*_journey_lines(view, language), ("", _next_step(view)))
        case "mix" | "keep":
            if edition_of(view.board.map).contracts:
                return QCoreApplication.translate("turn", "Choose contracts"), ()
            return QCoreApplication.translate("turn", "Choose tickets"), ()
        case _:
            heading = QCoreApplication.translate("turn", "Your turn")
            if view.last_turns is not None:
                heading = QCoreApplication.translate("turn", "Your last turn")
            return heading, (("", _choices(view)),)


def _departure() -> tuple[str, tuple[tuple[str, str], ...]]:
    """Say how one of several passengers is named, and how one thinks better of it."""
    heading = QCoreApplication.translate("turn", "Move a passenger")
    how = QCoreApplication.translate(
        "turn", "Click one of your passengers or its city, or drag it along the tracks."
    )
    return heading, (
        ("", how),
        (Command.CANCEL.key_text(), QCoreApplication.translate("turn", "Back")),
    )


def _second_card(view: Observation) -> str:
    rules = view.board.rules
    if not rules.market_size:
        return QCoreApplication.translate("turn", "From the deck.")
    if rules.wild_name == JOKER_NAME:
        return QCoreApplication.translate("turn", "An open joker may not be the second card.")
    if rules.long_wild_cards:
        return QCoreApplication.translate(
            "turn", "An open locomotive may not be the second card, except a 4+."
        )
    return QCoreApplication.translate("turn", "An open locomotive may not be the second card.")


def _where_to(view: Observation, language: Language) -> str:
    """Say where a passenger may be put down."""
    legal = view.legal_actions
    places = [action.place for action in legal if isinstance(action, PlacePassenger)]
    if len(places) != 1:
        return QCoreApplication.translate("turn", "Click one of the two glowing cities.")
    place = in_language(view.board.map.place(places[0]).name, language)
    text = QCoreApplication.translate("turn", "Only {place} can take one: click it.")
    return text.format(place=place)


def _next_step(view: Observation) -> str:
    """Say how a journey goes on, or that it does not."""
    legal = view.legal_actions
    if not any(isinstance(action, TravelRoute) for action in legal):
        return QCoreApplication.translate("turn", "The journey ends here.")
    if EndJourney() not in legal:
        return QCoreApplication.translate(
            "turn", "Click the next city: each gives the goods whose number it shows."
        )
    return QCoreApplication.translate("turn", "Click the next city, or end the journey.")


def _journey_lines(view: Observation, language: Language) -> tuple[tuple[str, str], ...]:
    journey = view.journey
    if journey is None:
        return ()
    place = in_language(view.board.map.place(journey.at).name, language)
    if not journey.points:
        text = QCoreApplication.translate("turn", "In {place}, no goods yet.")
        return (("", text.format(place=place)),)
    text = QCoreApplication.translate(
        "turn", "In {place}, goods for %n points so far.", "", journey.points
    )
    return (("", text.format(place=place)),)


def _choices(view: Observation) -> str:
    """Return what is done with cards and tracks; all else has its button."""
    rules = view.board.rules
    if view.last_turns is not None:
        if any(isinstance(action, StartJourney) for action in view.legal_actions):
            return QCoreApplication.translate(
                "turn", "Cards are worth nothing now: claim a route or move a passenger."
            )
        return QCoreApplication.translate(
            "turn", "Cards are worth nothing now: claim a route if you can."
        )
    if not any(isinstance(action, DrawCard) for action in view.legal_actions):
        return QCoreApplication.translate(
            "turn", "No cards are left to take. Claim a route on the board."
        )
    if not rules.market_size:
        return QCoreApplication.translate(
            "turn",
            "Draw two cards, claim a route, or swap your tickets.",
        )
    if rules.wild_name == JOKER_NAME:
        return QCoreApplication.translate(
            "turn", "Take two cards or one open joker, or claim a route on the board."
        )
    return QCoreApplication.translate(
        "turn", "Take two cards or one open locomotive, or claim a route on the board."
    )


def _no_journey(view: Observation) -> str:
    """Say why no passenger can travel; one on the board always can, on the track he came by."""
    if turn_reason(view) is not None or view.passengers[view.seat]:
        return ""
    return QCoreApplication.translate("turn", "You have no passenger on the board.")


def _offers(view: Observation) -> tuple[Offer, ...]:
    """Return the buttons of the edition; those that can't be used now are shown all the same."""
    rules, legal = view.board.rules, view.legal_actions
    mine = turn_reason(view) is None
    offers: list[Offer] = []
    if view.phase == "passenger" and view.to_move == view.seat:
        text = QCoreApplication.translate("turn", "No passenger")
        offers.append(
            Offer(text, "x", Command.NO_PASSENGER, SkipPassenger(), SkipPassenger() in legal)
        )
    if view.phase == "journey" and view.to_move == view.seat:
        text = QCoreApplication.translate("turn", "End the journey")
        able = EndJourney() in legal
        reason = "" if able else QCoreApplication.translate("turn", "First go to another city.")
        offers.append(Offer(text, "check", Command.END_JOURNEY, EndJourney(), able, reason))
    if offers:
        return tuple(offers)
    if rules.tickets_drawn:
        draws = [action for action in legal if isinstance(action, DrawTickets)]
        wish: Action | Wish = draws[0] if len(draws) == 1 else "tickets"
        text = QCoreApplication.translate("turn", "Draw tickets")
        if edition_of(view.board.map).contracts:
            text = QCoreApplication.translate("turn", "Draw contracts")
        offers.append(Offer(text, "ticket", Command.DRAW_TICKETS, wish, mine and bool(draws)))
    if rules.instant_tickets:
        text = QCoreApplication.translate("turn", "Swap tickets")
        offers.append(
            Offer(
                text,
                "arrow-left-right",
                Command.DRAW_TICKETS,
                SwapTickets(),
                SwapTickets() in legal,
            )
        )
    if rules.passengers:
        able = any(isinstance(action, StartJourney) for action in legal)
        text = QCoreApplication.translate("turn", "Move a passenger")
        offers.append(
            Offer(text, "route", Command.START_JOURNEY, "journey", mine and able, _no_journey(view))
        )
    if Pass() in legal:
        offers.append(
            Offer(QCoreApplication.translate("turn", "Pass"), "x", Command.PASS, Pass(), True)
        )
    return tuple(offers)
