"""Illegal actions: refused with a sentence, and nothing has changed."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.helpers.engine.arrange import (
    legal,
    play,
    set_cards,
    set_owners,
    set_pieces,
    set_tickets,
    started,
    table,
    travelling,
)
from tests.helpers.engine.walks import SEATINGS, actions_of, game_where, lively, played, walk
from ttr_qt.engine import (
    EDITIONS,
    Action,
    Game,
    IllegalActionError,
    parse_action,
)
from ttr_qt.engine.actions import ClaimRoute, DrawTickets, KeepTickets, TakeCard

OPEN = ["red", "blue", "green", "white", "black"]


def assert_refused(game: Game, action: Any) -> None:
    """Assert that an action is refused in words and leaves no trace."""
    before = (game.record.tobytes(), game.actions, game.observe(0), game.legal_actions())
    with pytest.raises(IllegalActionError) as refused:
        game.play(action)
    assert str(action) in str(refused.value)
    assert str(refused.value).endswith(".")
    assert (game.record.tobytes(), game.actions, game.observe(0), game.legal_actions()) == before


def usa() -> Game:
    """Seat 0 is to move; it has some cards, one ticket and a track."""
    game = started("usa")
    set_tickets(game, {0: ["montreal-atlanta-9"], 1: ["boston-miami-12"]})
    set_owners(game, {"dal-hou-1": 0, "kan-okc-1": 1})
    set_cards(game, hands={0: {"red": 3, "blue": 1, "locomotive": 1}, 1: {"red": 8}}, market=OPEN)
    return game


def usa_second() -> Game:
    game = usa()
    set_cards(game, market=["red", "locomotive", "green", "white", "black"])
    play(game, "take 1 red")
    return game


def usa_shown() -> Game:
    game = usa()
    play(game, "tickets 3")
    return game


def usa_choosing() -> Game:
    return Game.new("usa", players=2, seed=3)


def usa_without_cards() -> Game:
    game = usa()
    set_cards(game, deck=[], rest_to=1, market=OPEN)
    return game


def usa_without_tickets() -> Game:
    game = usa()
    set_tickets(game, {0: [ticket.id for ticket in game.board.tickets]})
    return game


def usa_nearly_out() -> Game:
    game = usa()
    set_pieces(game, {0: 2})
    return game


def germany_mixing() -> Game:
    return Game.new("germany", players=2, seed=3)


def germany() -> Game:
    game = started("germany")
    set_cards(game, hands={0: {"red": 4}}, market=OPEN)
    return game


def maerklin() -> Game:
    owners = {"ber-lei-1": 0, "che-lei-1": 1}
    hands = {0: {"red": 3, "locomotive_4plus": 3, "passenger": 1}}
    return travelling(owners, {0: ["berlin"], 1: ["leipzig"]}, hands)


def maerklin_question() -> Game:
    game = maerklin()
    set_cards(game, hands={0: {"locomotive": 7}}, market=OPEN)
    play(game, max(legal(game, "claim")))
    assert game.phase == "passenger"
    return game


def maerklin_under_way() -> Game:
    game = maerklin()
    play(game, "journey berlin", "travel ber-lei-1")
    return game


def first_journey() -> Game:
    return table({"dub-lon-1": 0}, {0: ["berlin-athens", "ankara-moscow"]}, {0: {"blue": 2}})


def amsterdam() -> Game:
    game = started("amsterdam")
    set_cards(game, hands={0: {"red": 2, "joker": 1}}, market=[*OPEN[:3], "pink", "black"])
    return game


REFUSED: dict[Callable[[], Game], tuple[str, ...]] = {
    usa: (
        "take 1 blue",  # another card lies there
        "take 6 red",
        "take 9 red",
        "take 1 lilac",
        "take 1 passenger",
        "claim dal-hou-1 red:1",  # own
        "claim dal-hou-2 red:1",  # parallel to an own one
        "claim kan-okc-2 red:2",  # closed by another's
        "claim dal-hou-9 red:1",
        "claim nowhere red:1",
        "claim atl-cha-1 red:3",  # too many cards
        "claim atl-cha-1 red:1",  # too few
        "claim atl-cha-1 blue:2",  # not so many in the hand
        "claim atl-cha-1 green:2",  # none in the hand
        "claim atl-cha-1 red:1 blue:1",  # two colours
        "claim atl-cha-1 red:1 red:1",
        "claim atl-cha-1 locomotive:1 red:1",  # the other way round
        "claim atl-cha-1 locomotive:2",
        "claim atl-cha-1 lilac:2",
        "claim atl-cha-1 locomotive_4plus:2",
        "claim atl-cha-1 passenger:2",
        "tickets 0",
        "tickets 1",
        "tickets 2",
        "tickets 4",
        "tickets 99",
        "tickets 3+0",
        "tickets 2+1",
        "keep",
        "keep montreal-atlanta-9",
        "passenger dallas",
        "no-passenger",
        "journey dallas",
        "travel dal-hou-1",
        "arrive",
        "swap",
        "pass",
    ),
    usa_second: (
        "take 2 locomotive",  # D4
        "tickets 3",
        "claim atl-cha-1 red:2",
        "pass",
        "keep montreal-atlanta-9",
    ),
    usa_shown: (
        "keep",
        "keep montreal-atlanta-9",  # in the hand already
        "keep boston-miami-12",  # another player's
        "keep no-such-ticket",
        "deck",
        "take 1 red",
        "tickets 3",
        "claim atl-cha-1 red:2",
        "pass",
        "swap",
    ),
    usa_choosing: ("keep", "deck", "tickets 3", "pass", "swap"),
    usa_without_cards: ("deck", "take 1 red", "pass"),  # D8
    usa_without_tickets: ("tickets 3", "tickets 0", "pass"),
    usa_nearly_out: ("claim atl-new-1 red:4", "claim atl-was-1 red:2"),
    germany_mixing: (
        "tickets 4",
        "tickets 0+0",
        "tickets 2+1",
        "tickets 3+2",
        "tickets 5+0",
        "tickets 0+5",
        "tickets 2+2+0",
        "keep",
        "deck",
    ),
    germany: ("tickets 4", "tickets 3", "tickets 1+1", "tickets 4+4", "journey berlin"),
    maerklin: (
        "journey leipzig",  # another's passenger
        "journey hamburg",  # nobody there
        "journey nowhere",
        "journey daenemark",
        "travel ber-lei-1",
        "arrive",
        "passenger berlin",
        "no-passenger",
        "claim bre-ham-1 locomotive_4plus:2",  # too short for them
        "claim bre-ham-1 passenger:2",
        "take 1 passenger",
    ),
    maerklin_question: (
        "passenger berlin",  # not on this route, and one stands there
        "passenger nowhere",
        "deck",
        "pass",
        "arrive",
        "journey berlin",
    ),
    maerklin_under_way: (
        "travel ber-lei-1",  # travelled
        "travel ber-ham-1",  # elsewhere
        "travel dre-lei-1",  # nobody's
        "travel nowhere",
        "journey berlin",
        "deck",
        "no-passenger",
        "pass",
    ),
    first_journey: (
        "take 1 red",
        "tickets 2",
        "keep berlin-athens",
        "claim dub-lon-2 blue:1",
        "claim dub-bre-1 blue:1",
        "claim dub-bre-1 joker:2",
        "pass",
    ),
    amsterdam: ("take 1 joker", "tickets 1", "tickets 3", "claim har-noo-1 locomotive:1", "swap"),
}


@pytest.mark.parametrize(
    ("position", "notation"),
    [(position, text) for position, texts in REFUSED.items() for text in texts],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_an_illegal_action_is_refused(position: Callable[[], Game], notation: str) -> None:
    game = position()
    assert notation not in legal(game)
    assert_refused(game, parse_action(notation))


@pytest.mark.slow
def test_tickets_are_kept_as_they_were_shown() -> None:
    game = usa_shown()
    one, two, three = game.position().offered[0]
    for kept in ((one, one), (two, one), (three, two, one), (one, "boston-miami-12"), (one, "x")):
        assert_refused(game, KeepTickets(kept))
    assert_refused(game, KeepTickets((one, two, three, one)))
    game.play(KeepTickets((one, three)))


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin", "amsterdam"])
def test_too_few_starting_tickets_are_refused(edition: str) -> None:
    game = game_where(edition, lambda game: game.phase == "keep")
    shown = game.position().offered[game.seat]
    for kept in range(game.rules.keep_at_start):
        assert_refused(game, KeepTickets(shown[:kept]))
    others = game.position().offered[(game.seat + 1) % 3]
    assert_refused(game, KeepTickets(others))


@pytest.mark.parametrize("slot", [-1, 0, 6, 9, 10, 2**31, 2**64, -(2**63)])
def test_there_is_no_such_slot(slot: int) -> None:
    game = usa()
    for card in ("red", "black"):
        assert_refused(game, TakeCard(slot, card))


@pytest.mark.parametrize(
    "cards",
    [
        (),
        (("red", 0),),
        (("red", -2),),
        (("red", 2), ("locomotive", 0)),
        (("red", 3), ("locomotive", -1)),
        (("red", 2**40),),
        (("red", 2**80),),
        (("", 2),),
        (("red", 1), ("locomotive", 1), ("locomotive", 1)),
    ],
)
def test_odd_payments_are_refused(cards: tuple[tuple[str, int], ...]) -> None:
    assert_refused(usa(), ClaimRoute("atl-cha-1", cards))


@pytest.mark.parametrize(
    "counts", [(), (-1,), (3, 0), (2**40,), (-(2**70),), (0, 0, 3), (256 + 3,), (4, -1)]
)
def test_odd_mixes_of_tickets_are_refused(counts: tuple[int, ...]) -> None:
    for game in (usa(), germany()):
        assert_refused(game, DrawTickets(counts))


NO_ACTIONS: dict[str, Any] = {
    "text": "deck",
    "nothing": None,
    "a number": 1,
    "a list": ["deck"],
    "a class": TakeCard,
    "a slot in words": TakeCard("1", "red"),  # type: ignore[arg-type]
    "a slot with a fraction": TakeCard(1.5, "red"),  # type: ignore[arg-type]
    "no card": TakeCard(1, None),  # type: ignore[arg-type]
    "a list as a card": TakeCard(1, ["red"]),  # type: ignore[arg-type]
    "no route": ClaimRoute(None, (("red", 2),)),  # type: ignore[arg-type]
    "a list of cards": ClaimRoute("atl-cha-1", [("red", 2)]),  # type: ignore[arg-type]
    "cards in words": ClaimRoute("atl-cha-1", (("red", "2"),)),  # type: ignore[arg-type]
    "tickets in words": DrawTickets(("3",)),  # type: ignore[arg-type]
    "a number as a ticket": KeepTickets((1,)),  # type: ignore[arg-type]
}


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("kind", NO_ACTIONS)
def test_what_is_no_action_is_refused(kind: str) -> None:
    assert kind
    game = usa()
    before = game.record.tobytes()
    with pytest.raises(IllegalActionError):
        game.play(NO_ACTIONS[kind])
    assert game.record.tobytes() == before
    assert game.ply == usa().ply


ALIKE: dict[str, Any] = {
    "take 1 red": TakeCard(1.0, "red"),  # type: ignore[arg-type]
    "take 1 red by truth": TakeCard(True, "red"),
    "claim atl-cha-1 red:2": ClaimRoute("atl-cha-1", (("red", 2.0),)),  # type: ignore[arg-type]
    "claim atl-cha-1 red:1 locomotive:1": ClaimRoute(
        "atl-cha-1", (("red", True), ("locomotive", True))
    ),
    "tickets 3": DrawTickets((3.0,)),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("alike", ALIKE)
def test_an_action_that_only_looks_legal_never_spoils_the_history(alike: str) -> None:
    game = usa()
    try:
        game.play(ALIKE[alike])
    except IllegalActionError:
        assert game.record.tobytes() == usa().record.tobytes()
    # What was played can be written down and read again.
    for action in game.actions:
        assert parse_action(str(action)) == action
    for entry in game.observe(1).log:
        assert "True" not in entry.text
        assert ".0" not in entry.text


def strangers() -> list[Action]:
    """Return a good many actions of all kinds and editions."""
    found = {
        str(action): action
        for edition, players in SEATINGS
        for action in actions_of(edition, players, lively(edition), players + 1)
    }
    return [found[text] for text in sorted(found)]


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_not_among_the_legal_actions_is_refused(edition: str) -> None:
    pool, rng = strangers(), Random(1)
    for game in walk(edition, 3, lively(edition), seed=4):
        if game.ply % 8 and not game.over:
            continue
        own = game.legal_actions()
        record = game.record.tobytes()
        for action in rng.sample(pool, 60):
            if action not in own:
                with pytest.raises(IllegalActionError, match=re.escape(str(action))):
                    game.play(action)
        assert game.record.tobytes() == record
        assert game.ply == len(game.actions)


def neighbours(action: Action) -> Iterator[Action]:
    """Return actions that are nearly the same."""
    if isinstance(action, ClaimRoute):
        for i, (card, count) in enumerate(action.cards):
            for other in (count - 1, count + 1):
                cards = (*action.cards[:i], (card, other), *action.cards[i + 1 :])
                yield replace(action, cards=cards)
        yield replace(action, cards=action.cards[::-1])
        yield replace(action, cards=action.cards[:-1])
        yield replace(action, route=action.route[:-1] + "9")
    elif isinstance(action, TakeCard):
        yield replace(action, slot=action.slot + 1)
        yield replace(action, slot=action.slot - 1)
    elif isinstance(action, KeepTickets):
        yield replace(action, tickets=action.tickets[::-1])
        yield replace(action, tickets=(*action.tickets, action.tickets[0]))
    elif isinstance(action, DrawTickets):
        yield replace(action, counts=(action.counts[0] + 1, *action.counts[1:]))


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_nearly_a_legal_action_is_refused(edition: str) -> None:
    tried = 0
    for game in walk(edition, 2, "builder", seed=3):
        own = set(game.legal_actions())
        record = game.record.tobytes()
        for action in sorted(own, key=str)[:6]:
            for near in neighbours(action):
                if near not in own:
                    tried += 1
                    with pytest.raises(IllegalActionError):
                        game.play(near)
        assert game.record.tobytes() == record
    assert tried > 100


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_can_be_played_after_the_end(edition: str) -> None:
    game = played(edition, 3, "builder")
    assert game.over
    assert game.legal_actions() == []
    before = game.record.tobytes()
    for action in {type(action): action for action in strangers()}.values():
        with pytest.raises(IllegalActionError, match="The game is over") as refused:
            game.play(action)
        assert str(action) in str(refused.value)
    assert game.record.tobytes() == before
