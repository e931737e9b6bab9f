"""What hints say in positions in which they once said something untrue or silly."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.engine.arrange import set_cards, started
from ttr_qt.engine import Game, Observation
from ttr_qt.engine.actions import ClaimRoute, DrawCard, TakeCard
from ttr_qt.engine.maps import Ticket
from ttr_qt.models.hints.advice import Hint, reasons_for
from ttr_qt.models.hints.reasons import HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.views.words.hints.sentences import chance_line, reason_sentence, told_apart_by_points


def position(
    edition: str, ways: Sequence[tuple[str, str]], hand: Mapping[str, int], *market: str
) -> Observation:
    """Return an empty board with tickets between these places."""
    game = Game.new(edition, players=2, seed=3)
    while game.phase != "turn":
        game.play(game.legal_actions()[0])
    tickets = tuple(
        Ticket(id=f"way-{n}", a=a, b=b, points=5, decks=()) for n, (a, b) in enumerate(ways)
    )
    view = game.observe(game.seat)
    return replace(view, tickets=tickets, hand=dict(hand), market=market or view.market)


def card_hints(view: Observation, card: str) -> list[tuple[str, str, int]]:
    """Return what is said for a card: the reason, its route, and how many cards are missing."""
    reasons = reasons_for(TicketPlan(view), TakeCard(0, card))
    return [(r.key, str(r.facts.get("route", "")), missing(r)) for r in reasons]


def missing(reason: HintReason) -> int:
    return reason.number("missing") if "missing" in reason.facts else 0


def words(view: Observation, card: str) -> str:
    reasons = reasons_for(TicketPlan(view), TakeCard(0, card))
    return reason_sentence(reasons[0], view, ("Robin", "Ada"), "en")


TO_DALLAS = [("dallas", "el_paso")]
TO_SAN_FRANCISCO = [("salt_lake_city", "san_francisco")]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ({}, "Still needed for Dallas – El Paso after that: 3\u00a0red."),
        ({"red": 2}, "Still needed for Dallas – El Paso after that: 1\u00a0red."),
        ({"red": 3}, "Then Dallas – El Paso can be paid for."),
        ({"red": 1, "locomotive": 1}, "Still needed for Dallas – El Paso after that: 1\u00a0red."),
        ({"locomotive": 3}, "Then Dallas – El Paso can be paid for."),
    ],
)
def test_what_is_missing_is_told_without_the_card_one_takes(
    hand: dict[str, int], said: str
) -> None:
    assert words(position("usa", TO_DALLAS, hand), "red") == said


def test_any_track_between_two_places_will_do() -> None:
    view = position("usa", TO_SAN_FRANCISCO, {"white": 3})
    assert card_hints(view, "locomotive")[0] == ("wild_fits", "slc-sfo-1", 1)
    assert card_hints(view, "white")[0] == ("with_more", "slc-sfo-1", 1)
    # Whether the singular is known depends on the translator.
    assert "then takes 1 more card" in words(view, "locomotive")
    view = position("usa", TO_SAN_FRANCISCO, {"white": 5})
    assert "slc-sfo-1" not in {route for _, route, _ in card_hints(view, "orange")}


@pytest.mark.parametrize(
    ("way", "hand", "card", "expected"),
    [
        (("frankfurt", "koeln"), {"red": 1}, "locomotive_4plus", ("wild_fits", "ffm-koe-1", 2)),
        (("frankfurt", "koeln"), {"red": 2}, "red", ("with_more", "ffm-koe-1", 1)),
        (
            ("frankfurt", "koeln"),
            {"red": 1, "locomotive_4plus": 2},
            "locomotive",
            ("pays_next", "ffm-koe-1", 0),
        ),
        (("muenchen", "augsburg"), {"locomotive_4plus": 1}, "red", ("with_more", "aug-muc-1", 1)),
        (
            ("muenchen", "augsburg"),
            {"red": 1, "locomotive_4plus": 1},
            "locomotive_4plus",
            ("gathers", "", 0),
        ),
    ],
)
def test_gray_routes_and_locomotives_for_long_ones(
    way: tuple[str, str], hand: dict[str, int], card: str, expected: tuple[str, str, int]
) -> None:
    assert card_hints(position("maerklin", [way], hand), card)[0] == expected


def test_points_that_a_card_brings_near() -> None:
    view = position("usa", [], {"red": 3})
    assert (
        words(view, "red") == "Still needed for Helena – Omaha (10 points) after that: 1\u00a0red."
    )
    view = position("usa", [], {"red": 5})
    assert words(view, "red") == "Then Miami – New Orleans can be paid for: 15 points."


@pytest.mark.parametrize(
    ("way", "open_cards", "told"),
    [
        (("oost_indisch_huis", "blauwbrug"), ("blue", "green", "black"), True),
        (("oost_indisch_huis", "blauwbrug"), ("blue", "green", "pink"), False),
        (("oost_indisch_huis", "blauwbrug"), ("blue", "green", "joker"), False),
        (("begijnhof", "dam"), ("blue", "green"), False),
    ],
)
def test_no_open_card_fits_only_if_none_fits_any_track(
    way: tuple[str, str], open_cards: tuple[str, ...], told: bool
) -> None:
    hand = {"red": 1} if way[1] == "blauwbrug" else {}
    view = position("amsterdam", [way], hand, *open_cards)
    keys = [reason.key for reason in reasons_for(TicketPlan(view), DrawCard())]
    assert ("none_open_fits" in keys) == told


def test_an_open_card_for_a_route_that_is_paid_for_already_fits_as_well() -> None:
    ways = [("oost_indisch_huis", "blauwbrug"), ("begijnhof", "munttoren")]
    view = position("amsterdam", ways, {"red": 2}, "pink", "green")
    keys = [reason.key for reason in reasons_for(TicketPlan(view), DrawCard())]
    assert "none_open_fits" not in keys


def test_what_is_missing_where_there_is_no_market() -> None:
    view = position("first_journey", [("dublin", "london")], {})
    reason = reasons_for(TicketPlan(view), DrawCard())[0]
    said = reason_sentence(reason, view, ("Robin", "Ada"), "en")
    assert said == "1\u00a0yellow more will pay for Dublin – London."


def test_a_colour_that_several_routes_take() -> None:
    """The hand pays for each of them, but not for both."""
    view = position("usa", [*TO_DALLAS, ("helena", "omaha")], {"red": 5})
    assert words(view, "red") == (
        "9 spaces that the tickets need take only this colour; then in hand: 6\u00a0red."
    )


def test_a_colour_that_spares_a_locomotive() -> None:
    view = position("usa", TO_DALLAS, {"red": 3, "locomotive": 1})
    assert card_hints(view, "red")[0][0] == "colour_spaces"
    enough = position("usa", TO_DALLAS, {"red": 4})
    assert "colour_spaces" not in {key for key, _, _ in card_hints(enough, "red")}
    only_nearer = position("usa", TO_DALLAS, {"red": 1})
    assert "colour_spaces" not in {key for key, _, _ in card_hints(only_nearer, "red")}


def test_a_colour_that_is_behind_another_one() -> None:
    view = position("usa", [("el_paso", "phoenix")], {"red": 2})
    assert words(view, "blue") == "It could help to pay for El Paso – Phoenix."
    view = position("usa", TO_SAN_FRANCISCO, {"white": 3})
    assert words(view, "orange") == "It could help to pay for Salt Lake City – San Francisco."
    view = position("usa", [("el_paso", "phoenix")], {"red": 3})
    assert "could_help" not in {key for key, _, _ in card_hints(view, "blue")}


def claim_keys(view: Observation, route: str) -> list[str]:
    return [reason.key for reason in reasons_for(TicketPlan(view), ClaimRoute(route, ()))]


@pytest.mark.parametrize(
    ("pieces", "owned", "told"),
    [
        ((45, 45), {}, False),
        ((45, 23), {}, False),
        ((45, 22), {}, True),
        ((22, 45), {}, True),
        ((43, 40), {"elp-sfe-1": 0, "slc-sfo-1": 1}, False),
        ((39, 37), {"elp-hou-1": 0, "slc-sfo-1": 1, "lax-sfo-1": 1}, True),
    ],
)
def test_the_longest_route_is_told_of_late_or_if_it_is_long(
    pieces: tuple[int, int], owned: dict[str, int], told: bool
) -> None:
    view = position("usa", [], {"red": 4})
    assert view.seat == 0
    keys = claim_keys(replace(view, pieces=pieces, owners=owned), "dal-elp-1")
    assert ("longest" in keys) == told
    if told:
        assert keys.index("points") < keys.index("longest")


def test_reasons_are_right_from_everybodys_point_of_view(root: Path) -> None:
    """The same words stand in hints to a person and in reviews of what an opponent did."""
    texts = (root / "resources" / "translations" / "ttr_qt_de.ts").read_text(encoding="utf-8")
    _, hints = texts.split("<name>hints</name>")
    sources = re.findall("<source>(.*)</source>", hints.split("</context>", maxsplit=1)[0])
    assert len(sources) > 60
    told = [one for one in sources if re.search(r"\byou(r|rs)?\b", one, re.IGNORECASE)]
    # It is said of the person's track, to the person, in the review of an opponent's journey.
    assert told == ["Uses a passenger card for your track."]
    done = re.findall("<(?:numerusform|translation)>([^<]+)<", hints.split("</context>")[0])
    told = [one for one in done if re.search(r"\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein\w*)\b", one)]
    assert told == ["Kostet eine Passagierkarte für deine Strecke."]


@pytest.mark.parametrize(
    ("wins", "scores", "expected"),
    [
        ((0.004, 0.01), (96.2, 93.1), ("1% to win, about 96 points", "1% to win, about 93 points")),
        ((0.004, 0.01), (-4.2, 3.1), ("1% to win, about −4 points", "1% to win, about 3 points")),
        ((0.01, 0.01), (96.2, 96.1), ("1% chance to win", "1% chance to win")),
        ((0.5, 0.4), (96.2, 93.1), ("50% chance to win", "40% chance to win")),
    ],
)
def test_where_chances_are_alike_points_tell_hints_apart(
    wins: tuple[float, ...], scores: tuple[float, ...], expected: tuple[str, ...]
) -> None:
    view = position("usa", [], {})
    hints = [
        Hint(number, DrawCard(), (), win, score)
        for number, (win, score) in enumerate(zip(wins, scores, strict=True), 1)
    ]
    points = told_apart_by_points(hints, view)
    assert tuple(chance_line(one, "en", points=points) for one in hints) == expected


@pytest.mark.parametrize("edition", ["usa", "germany"])
def test_in_the_last_turn_nothing_is_promised_for_a_later_one(edition: str) -> None:
    game = started(edition, players=2, seed=4)
    set_cards(game, hands={0: {"blue": 6, "red": 6, "locomotive": 3}})
    plan = TicketPlan(game.observe(game.seat))
    before = {one.key for act in plan.view.legal_actions for one in reasons_for(plan, act)}
    view = replace(plan.view, last_turns=2)
    last = TicketPlan(view)
    for action in view.legal_actions:
        reasons = reasons_for(last, action)
        assert not (reasons and isinstance(action, DrawCard | TakeCard))
    after = {one.key for act in view.legal_actions for one in reasons_for(last, act)}
    assert after
    assert after < before


def test_a_single_card_is_no_reason_to_take_it() -> None:
    for hand, told in (({}, False), ({"purple": 2}, True)):
        view = position("usa", [], hand, "purple")
        keys = {key for key, _, _ in card_hints(view, "purple")}
        assert ("gathers" in keys) == told
