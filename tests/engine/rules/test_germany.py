"""The rules of Germany, G1 to G7; those that Märklin has too are tried on both."""

import msgspec
import pytest

from tests.helpers.engine.arrange import (
    finish,
    legal,
    payments,
    play,
    set_cards,
    set_owners,
    set_seat,
    set_tickets,
    set_totals,
    started,
)
from ttr_qt.engine import Game, IllegalActionError, Setup, load_map
from ttr_qt.engine.knowledge.events import GameEnded, TicketsKept, TicketsShown
from ttr_qt.engine.maps import Ticket

MIXES = {"tickets 4+0", "tickets 3+1", "tickets 2+2", "tickets 1+3", "tickets 0+4"}
PLAIN = ("red", "blue", "green", "white", "black")
BOTH = pytest.mark.parametrize("edition", ["germany", "maerklin"])


def announce(game: Game, *mixes: str) -> None:
    """Announce the starting mixes, seat by seat."""
    for mix in mixes:
        play(game, f"tickets {mix}")


def claim(game: Game, seat: int, route: str) -> None:
    """Let a seat claim a route, however it may, and place no passenger."""
    set_seat(game, seat)
    play(game, f"claim {route} {min(payments(game, route))}")
    if game.phase == "passenger":
        play(game, "no-passenger")


def done(game: Game, seat: int = 0) -> set[str]:
    """Return the tickets of a seat that are done."""
    return {ticket.ticket for ticket in game.scores()[seat].tickets if ticket.done}


def piles_of(game: Game, short: int, long: int) -> None:
    """Leave so many tickets in the piles; the last seat holds all others."""
    decks = game.map.decks
    held = [*decks["short"][short:], *decks["long"][long:]]
    set_tickets(game, {game.players - 1: [ticket.id for ticket in held]})


# G1


@BOTH
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 1), (5, 3)])
def test_G1_mixes_are_announced_in_seat_order(edition: str, players: int, first: int) -> None:
    game = Game.new(edition, players=players, seed=1, first=first)
    for i in range(players):
        assert game.phase == "mix"
        assert game.seat == (first + i) % players
        assert legal(game) == MIXES
        play(game, "tickets 2+2")
    assert game.phase == "keep"
    assert game.seat == first


@BOTH
@pytest.mark.parametrize(("short", "long"), [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)])
def test_G1_the_announced_mix_is_drawn(edition: str, short: int, long: int) -> None:
    game = Game.new(edition, seed=1)
    shorts, longs = game.position().ticket_decks
    events = play(game, f"tickets {short}+{long}")
    drawn = (*shorts[:short], *longs[:long])
    assert events == (TicketsShown(0, (short, long), drawn),)
    assert game.position().offered[0] == drawn
    assert game.position().ticket_decks == (shorts[short:], longs[long:])


@BOTH
def test_G1_no_other_number_can_be_drawn(edition: str) -> None:
    game = Game.new(edition, seed=1)
    for mix in ("3+0", "0+3", "5+0", "4+1", "2+1", "4"):
        with pytest.raises(IllegalActionError):
            play(game, f"tickets {mix}")


@BOTH
@pytest.mark.parametrize("mix", ["4+0", "0+4"])
def test_G1_no_deck_runs_short_in_the_set_up(edition: str, mix: str) -> None:
    game = Game.new(edition, players=5, seed=1)
    for _ in range(5):
        assert legal(game) == MIXES
        play(game, f"tickets {mix}")
    assert [len(offer) for offer in game.position().offered] == [4] * 5


@BOTH
def test_G1_at_least_two_are_kept(edition: str) -> None:
    game = Game.new(edition, seed=1)
    announce(game, "1+3", "4+0")
    kept = [tuple(text.split()[1:]) for text in legal(game)]
    assert sorted(map(len, kept)) == [2] * 6 + [3] * 4 + [4]
    assert {ticket for choice in kept for ticket in choice} == set(game.position().offered[0])
    with pytest.raises(IllegalActionError):
        play(game, f"keep {game.position().offered[0][0]}")


@BOTH
def test_G1_returned_tickets_go_to_their_own_decks(edition: str) -> None:
    game = Game.new(edition, seed=1)
    announce(game, "2+2", "2+2")
    shorts, longs = game.position().ticket_decks
    returned: list[tuple[str, str]] = []
    for seat in range(2):
        a, b, c, d = game.position().offered[seat]
        returned.append((a, d))
        play(game, f"keep {b} {c}")
    after = game.position().ticket_decks
    assert sorted(after[0]) == sorted((*shorts, returned[0][0], returned[1][0]))
    assert sorted(after[1]) == sorted((*longs, returned[0][1], returned[1][1]))


@BOTH
def test_G1_decks_are_shuffled_once_all_have_chosen(edition: str) -> None:
    game = Game.new(edition, players=3, seed=1)
    announce(game, "2+2", "2+2", "2+2")
    before = game.position().ticket_decks
    for seat in range(3):
        assert game.position().ticket_decks == before
        play(game, "keep " + " ".join(game.position().offered[seat]))
    after = game.position().ticket_decks
    for old, new in zip(before, after, strict=True):
        assert sorted(old) == sorted(new)
        assert old != new


@BOTH
def test_G1_returned_tickets_may_come_anywhere_after_the_shuffle(edition: str) -> None:
    depths = set()
    for seed in range(30):
        game = Game.new(edition, seed=seed)
        announce(game, "4+0", "0+4")
        a, b, c, returned = game.position().offered[0]
        play(game, f"keep {a} {b} {c}", "keep " + " ".join(game.position().offered[1]))
        depths.add(game.position().ticket_decks[0].index(returned))
    assert len(depths) > 8
    assert min(depths) < 5


# G2


@BOTH
@pytest.mark.parametrize(
    ("short", "long", "mixes"),
    [
        (10, 10, {"4+0", "3+1", "2+2", "1+3", "0+4"}),
        (1, 10, {"1+3", "0+4"}),
        (10, 2, {"4+0", "3+1", "2+2"}),
        (3, 3, {"3+1", "2+2", "1+3"}),
        (0, 6, {"0+4"}),
        (2, 2, {"2+2"}),
        (2, 1, {"2+1"}),
        (0, 3, {"0+3"}),
        (1, 0, {"1+0"}),
        (0, 0, set()),
    ],
)
def test_G2_mix_asks_no_deck_for_more_than_it_holds(
    edition: str, short: int, long: int, mixes: set[str]
) -> None:
    game = started(edition)
    piles_of(game, short, long)
    assert legal(game, "tickets") == {f"tickets {mix}" for mix in mixes}


@BOTH
def test_G2_at_least_one_of_four_is_kept(edition: str) -> None:
    game = started(edition)
    events = play(game, "tickets 3+1")
    offer = game.position().offered[0]
    assert events == (TicketsShown(0, (3, 1), offer),)
    assert game.phase == "keep"
    kept = [text.split()[1:] for text in legal(game)]
    assert sorted(map(len, kept)) == [1] * 4 + [2] * 6 + [3] * 4 + [4]
    with pytest.raises(IllegalActionError):
        play(game, "keep")
    held = game.position().tickets[0]
    events = play(game, f"keep {offer[3]}")
    assert TicketsKept(0, (0, 1), (offer[3],)) in events
    assert set(game.position().tickets[0]) == {*held, offer[3]}
    assert game.seat == 1


@BOTH
def test_G2_when_fewer_are_left_all_are_drawn_and_one_kept(edition: str) -> None:
    game = started(edition)
    piles_of(game, 2, 1)
    play(game, "tickets 2+1")
    assert len(game.position().offered[0]) == 3
    assert game.position().ticket_decks == ((), ())
    assert min(len(text.split()) - 1 for text in legal(game)) == 1


@BOTH
def test_G2_returned_tickets_go_under_their_own_decks_which_are_not_shuffled(edition: str) -> None:
    game = started(edition)
    shorts, longs = game.position().ticket_decks
    play(game, "tickets 2+2")
    a, b, c, d = game.position().offered[0]
    assert (a, b, c, d) == (*shorts[:2], *longs[:2])
    play(game, f"keep {b}")
    after = game.position().ticket_decks
    assert after[0] == (*shorts[2:], a)
    assert after[1][:-2] == longs[2:]
    assert set(after[1][-2:]) == {c, d}


# G3


@BOTH
@pytest.mark.parametrize("players", [2, 3])
def test_G3_one_track_of_three_closes_the_others_with_few_players(
    edition: str, players: int
) -> None:
    game = started(edition, players)
    set_cards(game, hands={seat: {"red": 3} for seat in range(players)}, market=PLAIN)
    assert payments(game, "dor-due-2") == {"red:1"}
    claim(game, 0, "dor-due-2")
    for seat in range(players):
        set_seat(game, seat)
        assert not any(payments(game, f"dor-due-{track}") for track in (1, 2, 3))
        assert payments(game, "due-koe-1") == {"red:1"}


@BOTH
@pytest.mark.parametrize("players", [4, 5])
def test_G3_three_players_may_own_the_three_tracks(edition: str, players: int) -> None:
    game = started(edition, players)
    set_cards(game, hands={seat: {"red": 2} for seat in range(players)}, market=PLAIN)
    for seat, track in enumerate(("due-koe-3", "due-koe-1", "due-koe-2")):
        claim(game, seat, track)
    assert game.owners() == {"due-koe-3": 0, "due-koe-1": 1, "due-koe-2": 2}
    set_seat(game, 3)
    assert not any(payments(game, f"due-koe-{track}") for track in (1, 2, 3))


@BOTH
def test_G3_nobody_owns_two_of_three_tracks(edition: str) -> None:
    game = started(edition, 4)
    set_cards(game, hands={0: {"red": 3}, 1: {"red": 3}}, market=PLAIN)
    claim(game, 0, "dor-due-1")
    set_seat(game, 0)
    assert not payments(game, "dor-due-2")
    assert not payments(game, "dor-due-3")
    with pytest.raises(IllegalActionError):
        play(game, "claim dor-due-3 red:1")
    set_seat(game, 1)
    assert payments(game, "dor-due-2") == payments(game, "dor-due-3") == {"red:1"}


# G4

KASSEL_TO_SAARBRUECKEN = ("ffm-kas-1", "ffm-mai-1", "mai-saa-1")
MUENCHEN_TO_KARLSRUHE = ("aug-muc-1", "aug-ulm-1", "stu-ulm-1", "kar-stu-1")


@BOTH
def test_G4_freiburg_and_saarbruecken_are_not_joined_through_france(edition: str) -> None:
    game = started(edition)
    set_tickets(game, {0: ["kassel-freiburg-10"]})
    through_france = (*KASSEL_TO_SAARBRUECKEN, "saa-fr3-1", "fre-fr1-1", "kar-fr2-1")
    set_owners(game, dict.fromkeys(through_france, 0))
    assert done(game) == set()
    # The same two cities joined in Germany.
    set_owners(game, dict.fromkeys((*KASSEL_TO_SAARBRUECKEN, "kar-saa-1", "fre-kar-1"), 0))
    assert done(game) == {"kassel-freiburg-10"}


@BOTH
@pytest.mark.parametrize(
    "into", [("kar-fr2-1",), ("fre-stu-1", "fre-fr1-1"), ("kar-saa-1", "saa-fr3-1")]
)
def test_G4_any_one_own_route_into_the_country_does_the_ticket(
    edition: str, into: tuple[str, ...]
) -> None:
    game = started(edition)
    set_tickets(game, {0: ["frankreich-muenchen-8"]})
    set_owners(game, dict.fromkeys((*MUENCHEN_TO_KARLSRUHE, *into[:-1]), 0))
    assert done(game) == set()
    set_owners(game, dict.fromkeys((*MUENCHEN_TO_KARLSRUHE, *into), 0))
    assert done(game) == {"frankreich-muenchen-8"}


@BOTH
def test_G4_the_route_into_the_country_must_be_connected_and_own(edition: str) -> None:
    game = started(edition)
    set_tickets(game, {0: ["frankreich-muenchen-8"]})
    own = dict.fromkeys(MUENCHEN_TO_KARLSRUHE, 0)
    # Into France, but elsewhere; into another country; by somebody else.
    for owners in ({"saa-fr3-1": 0}, {"fre-stu-1": 0, "fre-ch1-1": 0}, {"kar-fr2-1": 1}):
        set_owners(game, own | owners)
        assert done(game) == set()
    set_owners(game, own | {"kar-fr2-1": 0})
    assert done(game) == {"frankreich-muenchen-8"}


@BOTH
def test_G4_claim_into_the_country_does_the_ticket(edition: str) -> None:
    game = started(edition)
    set_tickets(game, {0: ["frankreich-muenchen-8"]})
    set_owners(game, dict.fromkeys(MUENCHEN_TO_KARLSRUHE, 0))
    set_cards(game, hands={0: {"black": 2}}, market=PLAIN)
    assert game.scores()[0].total == 1 + 2 + 2 + 1 - 8
    claim(game, 0, "kar-fr2-1")
    bonus = {"germany": 15, "maerklin": 10}[edition]
    assert game.scores()[0].total == 1 + 2 + 2 + 1 + 2 + 8 + bonus


@BOTH
def test_G4_no_route_leads_out_of_a_country_again(edition: str) -> None:
    game_map = load_map(edition)
    for place in game_map.places:
        if place.country is not None:
            ends = {end for r in game_map.routes if place.id in {r.a, r.b} for end in (r.a, r.b)}
            (city,) = ends - {place.id}
            assert game_map.place(city).country is None


# G7

TO_DENMARK_AND_EMDEN = ("kie-dk2-1", "bhv-kie-1", "bhv-emd-1")


@BOTH
def test_G7_two_countries_are_joined_through_cities(edition: str) -> None:
    game = started(edition)
    set_tickets(game, {0: ["daenemark-niederlande-10"]})
    set_owners(game, dict.fromkeys(TO_DENMARK_AND_EMDEN, 0))
    assert done(game) == set()
    set_owners(game, dict.fromkeys((*TO_DENMARK_AND_EMDEN, "emd-nl2-1"), 0))
    assert done(game) == {"daenemark-niederlande-10"}
    # The two routes abroad alone, with a gap between.
    set_owners(game, {"kie-dk2-1": 0, "bhv-emd-1": 0, "emd-nl2-1": 0})
    assert done(game) == set()
    # The gap closed by another player.
    set_owners(game, {"kie-dk2-1": 0, "bhv-kie-1": 1, "bhv-emd-1": 0, "emd-nl2-1": 0})
    assert done(game) == set()


@BOTH
def test_G7_two_countries_are_not_joined_through_a_third(edition: str) -> None:
    game = started(edition)
    set_tickets(game, {0: ["frankreich-daenemark-17"]})
    north = (*TO_DENMARK_AND_EMDEN, "emd-nl2-1")
    south = ("due-nl1-1", "due-koe-1", "kob-koe-1", "kob-saa-1", "saa-fr3-1")
    set_owners(game, dict.fromkeys((*north, *south), 0))
    assert done(game) == set()
    set_owners(game, dict.fromkeys((*north, *south, "emd-mst-1", "dor-mst-1", "dor-due-1"), 0))
    assert done(game) == {"frankreich-daenemark-17"}


@BOTH
def test_G7_two_routes_into_the_same_countries_do_not_hang_together_abroad(edition: str) -> None:
    game = started(edition)
    set_tickets(game, {0: ["frankreich-daenemark-17"]})
    # Denmark twice and France twice, but no way between the two.
    set_owners(game, dict.fromkeys(("kie-dk2-1", "bhv-dk1-1", "fre-fr1-1", "saa-fr3-1"), 0))
    assert done(game) == set()


@BOTH
def test_G7_one_city_with_a_route_into_each_is_enough(edition: str) -> None:
    # No ticket of the two games asks for it, so it gets one more.
    game_map = load_map(edition)
    extra = Ticket(
        id="schweiz-frankreich-5", a="schweiz", b="frankreich", points=5, decks=("short",)
    )
    game_map = msgspec.structs.replace(game_map, tickets=(*game_map.tickets, extra))
    game = Game(Setup(game_map, players=2, seed=1, first=0))
    announce(game, "4+0", "4+0")
    play(game, *("keep " + " ".join(offer) for offer in game.position().offered))
    set_tickets(game, {0: ["schweiz-frankreich-5"]})
    set_owners(game, {"fre-fr1-1": 0})
    assert done(game) == set()
    set_owners(game, {"fre-fr1-1": 0, "fre-ch1-1": 0})
    assert done(game) == {"schweiz-frankreich-5"}
    set_owners(game, {"fre-fr1-1": 0, "kon-ch2-1": 0})
    assert done(game) == set()


# G5

EASY = {0: ["bremen-duesseldorf-5"], 1: ["berlin-chemnitz-6"]}
EASY_ROUTES = {
    "bre-mst-1": 0,
    "dor-mst-1": 0,
    "dor-due-1": 0,
    "ber-lei-1": 1,
    "che-lei-1": 1,
}


def test_G5_most_tickets_done_get_fifteen_points() -> None:
    game = started("germany", 3)
    set_tickets(game, {**EASY, 1: [], 2: ["hamburg-koeln-9"]})
    set_owners(game, EASY_ROUTES)
    assert [score.most_tickets_bonus for score in game.scores()] == [15, 0, 0]
    assert [score.total for score in game.scores()] == [6 + 5 + 15, 9, -9]


def test_G5_all_who_tie_get_fifteen_points() -> None:
    game = started("germany", 3)
    set_tickets(game, EASY)
    set_owners(game, EASY_ROUTES)
    assert [score.most_tickets_bonus for score in game.scores()] == [15, 15, 0]
    assert [score.total for score in game.scores()] == [6 + 5 + 15, 9 + 6 + 15, 0]


def test_G5_tickets_not_done_do_not_count() -> None:
    game = started("germany", 3)
    set_tickets(game, {**EASY, 2: ["hamburg-koeln-9", "bremen-kassel-6", "koblenz-ulm-7"]})
    set_owners(game, {route: seat for route, seat in EASY_ROUTES.items() if seat == 0})
    assert [score.tickets_done for score in game.scores()] == [1, 0, 0]
    assert [score.most_tickets_bonus for score in game.scores()] == [15, 0, 0]


def test_G5_nobody_gets_it_without_a_ticket_done() -> None:
    game = started("germany", 3)
    set_tickets(game, EASY)
    assert [score.most_tickets_bonus for score in game.scores()] == [0, 0, 0]
    assert [score.total for score in game.scores()] == [-5, -6, 0]


# G6


def test_G6_more_tickets_done_win_a_tie() -> None:
    game = started("germany", 3)
    set_tickets(game, {1: ["bremen-duesseldorf-5"], 2: ["hamburg-koeln-9"]})
    set_owners(game, {"bre-mst-1": 1, "dor-mst-1": 1, "dor-due-1": 1, "ber-ham-1": 0})
    set_totals(game, {0: 60, 1: 60, 2: 60})
    assert [score.place for score in game.scores()] == [2, 1, 2]
    assert finish(game)[-1] == GameEnded(0, (1,))
    assert game.winners() == (1,)


def test_G6_points_come_before_tickets() -> None:
    game = started("germany")
    set_tickets(game, {1: ["bremen-duesseldorf-5"]})
    set_owners(game, {"bre-mst-1": 1, "dor-mst-1": 1, "dor-due-1": 1})
    set_totals(game, {0: 61, 1: 60})
    finish(game)
    assert game.winners() == (0,)


def test_G6_victory_is_shared_when_tickets_are_equal() -> None:
    game = started("germany", 3)
    set_tickets(game, EASY)
    # One has by far the longer way and the fewer wagons left; neither decides here.
    set_owners(game, {**EASY_ROUTES, "ber-ham-1": 1, "dre-reg-1": 1})
    set_totals(game, {0: 60, 1: 60, 2: 59})
    assert [score.place for score in game.scores()] == [1, 1, 3]
    assert finish(game)[-1] == GameEnded(0, (0, 1))
    assert game.winners() == (0, 1)
