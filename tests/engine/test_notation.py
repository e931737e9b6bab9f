"""The text of an action and the action of a text: exact inverses, and nothing else is notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.engine.walks import SEATINGS, lively, played, walk
from ttr_qt.engine import EDITIONS, Action, Game, NotationError, parse_action
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    EndJourney,
    KeepTickets,
    Pass,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
    TravelRoute,
)

WORDS = st.from_regex(r"[a-z0-9_][a-z0-9_-]{0,23}", fullmatch=True)
CARDS = st.tuples(WORDS, st.integers(1, 9))
ACTIONS: dict[type, st.SearchStrategy[Action]] = {
    DrawCard: st.builds(DrawCard),
    TakeCard: st.builds(TakeCard, st.integers(1, 9), WORDS),
    ClaimRoute: st.builds(ClaimRoute, WORDS, st.lists(CARDS, min_size=1, max_size=4).map(tuple)),
    DrawTickets: st.builds(
        DrawTickets, st.lists(st.integers(0, 99), min_size=1, max_size=3).map(tuple)
    ),
    KeepTickets: st.builds(KeepTickets, st.lists(WORDS, max_size=5).map(tuple)),
    PlacePassenger: st.builds(PlacePassenger, WORDS),
    SkipPassenger: st.builds(SkipPassenger),
    StartJourney: st.builds(StartJourney, WORDS),
    TravelRoute: st.builds(TravelRoute, WORDS),
    EndJourney: st.builds(EndJourney),
    SwapTickets: st.builds(SwapTickets),
    Pass: st.builds(Pass),
}
ANY_ACTION = st.one_of(*ACTIONS.values())
WRITTEN = {
    DrawCard(): "deck",
    TakeCard(3, "locomotive_4plus"): "take 3 locomotive_4plus",
    ClaimRoute("dal-hou-1", (("red", 2), ("locomotive", 1))): "claim dal-hou-1 red:2 locomotive:1",
    DrawTickets((3,)): "tickets 3",
    DrawTickets((0, 4)): "tickets 0+4",
    KeepTickets(("a-b-5", "c-d-20")): "keep a-b-5 c-d-20",
    PlacePassenger("berlin"): "passenger berlin",
    SkipPassenger(): "no-passenger",
    StartJourney("berlin"): "journey berlin",
    TravelRoute("ber-lei-1"): "travel ber-lei-1",
    EndJourney(): "arrive",
    SwapTickets(): "swap",
    Pass(): "pass",
}
NO_NOTATION = [
    "",
    " ",
    "\n",
    "draw",
    "Deck",
    "DECK",
    "deck ",
    " deck",
    "deck\n",
    "deck\x00",
    "deck deck",
    "decks",
    "d\u0435ck",  # with a Cyrillic letter
    "take",
    "take 1",
    "take red",
    "take 0 red",
    "take 10 red",
    "take 01 red",
    "take -1 red",
    "take +1 red",
    "take 1.0 red",
    "take 1  red",
    "take\t1 red",
    "take 1\u00a0red",
    "take 1 red\n",
    "take 1 red ",
    "take 1 red blue",
    "take \u0661 red",  # an Arabic digit one
    "take \u00b9 red",  # a superscript one
    "take \uff11 red",  # a full-width one
    "Take 1 red",
    "claim",
    "claim dal-hou-1",
    "claim dal-hou-1 red",
    "claim dal-hou-1 red:",
    "claim dal-hou-1 :1",
    "claim dal-hou-1 red:0",
    "claim dal-hou-1 red:01",
    "claim dal-hou-1 red:10",
    "claim dal-hou-1 red:-1",
    "claim dal-hou-1 red:\u0661",
    "claim dal-hou-1 red:1:1",
    "claim dal-hou-1 red:1  blue:1",
    "claim dal-hou-1  red:1",
    "claim dal-hou-1 red:1\n",
    "claim red:1",
    "CLAIM dal-hou-1 red:1",
    "tickets",
    "tickets ",
    "tickets 03",
    "tickets 00",
    "tickets 100",
    "tickets -1",
    "tickets 1+",
    "tickets +1",
    "tickets 1 + 3",
    "tickets 1++3",
    "tickets 1+03",
    "tickets \u0663",
    "tickets 3\r",
    "keep ",
    "keep  a-b-5",
    "keep a-b-5 ",
    "keep a-b-5  c-d-20",
    "keep a-b-5\tc-d-20",
    "keep a-b-5\u2003c-d-20",
    "keep a-b-5\n",
    "keep a:b",
    "keep a+b",
    "passenger",
    "passenger ",
    "passenger frankfurt main",
    "nopassenger",
    "no-passenger berlin",
    "journey",
    "journey ",
    "travel",
    "travel ber-lei-1 lei-dre-1",
    "arrive berlin",
    "swap 2",
    "pass\x0b",
    "null",
    "None",
    '{"action": "deck"}',
]
HUGE = {
    "digits": "tickets " + "9" * 1_000_000,
    "spaces": "deck" + " " * 1_000_000,
    "cards": "claim dal-hou-1" + " red:1" * 200_000 + " ",
    "sums": "tickets 1" + "+1" * 500_000 + "+",
    "letters": "d" * 1_000_000,
    "colons": "claim dal-hou-1 " + ":" * 1_000_000,
}


@pytest.mark.parametrize("kind", ACTIONS)
def test_every_kind_of_action_comes_back_from_its_text(kind: type) -> None:
    @given(ACTIONS[kind])
    def comes_back(action: Action) -> None:
        assert type(action) is kind
        text = str(action)
        again = parse_action(text)
        assert again == action
        assert type(again) is kind
        assert hash(again) == hash(action)
        assert str(again) == text

    comes_back()


@given(ANY_ACTION, ANY_ACTION)
def test_two_actions_have_the_same_text_only_if_they_are_equal(one: Action, other: Action) -> None:
    assert (str(one) == str(other)) == (one == other)


@pytest.mark.parametrize(("action", "text"), WRITTEN.items(), ids=list(WRITTEN.values()))
def test_the_notation_is_as_written(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse_action(text) == action


def test_every_kind_of_action_has_its_notation_written_here() -> None:
    assert {type(action) for action in WRITTEN} == set(ACTIONS) == set(Action.__args__)


@pytest.mark.parametrize("text", NO_NOTATION, ids=ascii)
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert repr(text) in str(refused.value)


@pytest.mark.slow
@pytest.mark.timeout(10)  # a pattern that tries everything twice would take years
@pytest.mark.parametrize("text", HUGE.values(), ids=list(HUGE))
def test_a_huge_text_is_refused_at_once_and_not_repeated(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert len(str(refused.value)) < 200


@given(st.text(max_size=40))
def test_any_text_is_exact_notation_or_none(text: str) -> None:
    assert comes_back_or_is_refused(text)


@pytest.mark.parametrize("space", ["\x85", "\xa0", "\u2028", "\x1c"])
@pytest.mark.parametrize(
    "text", ["claim dal-hou-1 red:2 l{}o:1", "keep a{}b", "keep a {}", "take 1 r{}"]
)
def test_unusual_spaces_part_no_words(text: str, space: str) -> None:
    assert comes_back_or_is_refused(text.format(space))


@given(ANY_ACTION.map(str), st.data())
def test_a_text_changed_in_one_place_is_exact_notation_or_none(
    text: str, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(text)))
    dropped = data.draw(st.integers(0, 2))
    added = data.draw(st.text(" \n\t:+-09aA\u0661\u00a0", max_size=2))
    assert comes_back_or_is_refused(text[:at] + added + text[at + dropped :])


def comes_back_or_is_refused(text: str) -> bool:
    try:
        return str(parse_action(text)) == text
    except NotationError:
        return True


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_every_legal_action_of_a_game_comes_back_from_its_text(edition: str, players: int) -> None:
    seen: set[type] = set()
    for policy in (lively(edition), "builder"):
        for game in walk(edition, players, policy, seed=players + 1):
            actions = game.legal_actions()
            texts = [str(action) for action in actions]
            assert [parse_action(text) for text in texts] == actions
            assert len(set(texts)) == len(texts)
            seen.update(map(type, actions))
    shared: set[type] = {DrawCard, ClaimRoute}
    assert seen >= shared | ({SwapTickets} if edition == "first_journey" else {TakeCard})


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_played_again_from_its_texts(edition: str) -> None:
    game = played(edition, 2, lively(edition), seed=2)
    again = Game.new(edition, players=2, seed=2)
    for text in map(str, game.actions):
        again.play(parse_action(text))
    assert again.actions == game.actions
    assert again.record.tobytes() == game.record.tobytes()
