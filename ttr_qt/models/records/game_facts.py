"""Finding out what there is to know of a game, for lists and statistics."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from ttr_qt.engine import Game, Score
from ttr_qt.engine.actions import DrawCard
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    Event,
    GameEnded,
    RouteClaimed,
    TurnBegan,
)
from ttr_qt.engine.knowledge.longest import longest_trail
from ttr_qt.engine.maps import map_hash, map_of
from ttr_qt.engine.rules import LONG_WILD_NAME, RULES, RuleSet
from ttr_qt.models.records.kept_game import Draws, GameFacts, SeatFacts
from ttr_qt.models.setup.save_flags import is_given_up, is_unrated
from ttr_qt.models.setup.seating import (
    saved_colours,
    saved_levels,
    saved_people,
    saved_portraits,
    seat_names,
)


def wild_names(rules: RuleSet) -> tuple[str, ...]:
    """Return the names of all cards that are wild, if only on long routes."""
    names = (rules.wild_name, LONG_WILD_NAME)
    return tuple(name for name in names if rules.cards.get(name))


def wild_share(rules: RuleSet) -> float:
    """Return the part of the wild cards among all cards."""
    cards = rules.cards
    return sum(cards[name] for name in wild_names(rules)) / sum(cards.values())


class _Tally:
    """Counts what one seat does."""

    def __init__(self) -> None:
        self.turns = 0
        self.claimed: Counter[int] = Counter()
        self.draws: Counter[str] = Counter()
        self.due = 0.0

    def drawn(self) -> Draws:
        """Return the cards that came."""
        return Draws(**self.draws, deck_due=round(self.due, 6))


def game_facts(game: Game, played: datetime) -> GameFacts:
    """Return what there is to know of a game.

    It is played again for that, which takes some hundredths of a second. ``played`` is when it was
    kept.
    """
    extra = game.setup.extra
    levels = saved_levels(extra, game.players)
    if levels is None:
        people = [0]
        levels = ("",) * game.players
        names = [*saved_people(extra, 1), *levels[1:]]
    else:
        people = [seat for seat, level in enumerate(levels) if not level]
        names = seat_names(levels, *saved_people(extra, len(people)))
    colours = saved_colours(extra, game.players) or ("",) * game.players
    portraits = dict(zip(people, saved_portraits(extra, len(people)), strict=True))
    owners = game.owners()
    tallies = _play_again(game)
    scores = game.scores() if game.over else None
    present = game.position().scores
    lost = is_given_up(game.setup) and scores is None
    places = _places_after(present, people[0] if people else None) if lost else (0,) * game.players
    seats = tuple(
        SeatFacts(
            name=names[seat],
            level=levels[seat],
            person=seat in people,
            portrait=portraits.get(seat, ""),
            total=present[seat] if scores is None else scores[seat].total,
            longest=_longest(game, seat),
            turns=tallies[seat].turns,
            claimed=dict(sorted(tallies[seat].claimed.items())),
            colour=colours[seat],
            tracks=tuple(route.id for route in game.map.routes if owners.get(route.id) == seat),
            draws=tallies[seat].drawn(),
            **({"place": places[seat]} if scores is None else _sheet(scores[seat], game.rules)),
        )
        for seat in range(game.players)
    )
    return GameFacts(
        edition=_edition(game),
        rules=game.rules.name,
        variant=game.rules.variant,
        board=game.map.name,
        map_hash=map_hash(game.map),
        played=played,
        seed=game.setup.seed,
        over=game.over or lost,
        given_up=lost,
        unrated=is_unrated(game.setup),
        turns=sum(seat.turns for seat in seats),
        actions=game.ply,
        wild_share=wild_share(game.rules),
        seats=seats,
    )


def _places_after(scores: Sequence[int], loser: int | None) -> tuple[int, ...]:
    """Return the places when somebody has given up: the others' by their points, then theirs."""
    return tuple(
        len(scores)
        if seat == loser
        else 1 + sum(other > score for rival, other in enumerate(scores) if rival != loser)
        for seat, score in enumerate(scores)
    )


def _edition(game: Game) -> str:
    """Return the edition, on whichever of its boards; a map of one's own is something else."""
    if game.edition in RULES and map_of(game.edition, map_hash(game.map)) is None:
        return f"{game.edition}, own map"
    return game.edition


def _sheet(score: Score, rules: RuleSet) -> dict[str, Any]:
    """Return what a score sheet tells beyond its total."""
    made = [ticket.points for ticket in score.tickets if ticket.done]
    # Tickets that are dealt one after the other are never all done, and cost nothing.
    missed = [t.points for t in score.tickets if not t.done and not rules.instant_tickets]
    return {
        "place": score.place,
        "routes": score.routes,
        "tickets_made": score.tickets_done if rules.instant_tickets else len(made),
        "made_points": sum(made),
        "tickets_missed": len(missed),
        "missed_points": sum(missed),
        "longest_bonus": score.longest_bonus,
        "most_tickets_bonus": score.most_tickets_bonus,
        "goods": score.goods,
        "goods_card_bonus": score.goods_card_bonus,
    }


def _longest(game: Game, seat: int) -> int:
    places = game.board.place_index
    own = (game.map.route(route) for route, owner in game.owners().items() if owner == seat)
    tracks = [(places[route.a], places[route.b], route.length) for route in own]
    return longest_trail(tracks) if tracks else 0


def _play_again(game: Game) -> list[_Tally]:
    """Return what each seat did."""
    twin = Game(game.setup)
    wilds = wild_names(twin.rules)
    tallies = [_Tally() for _ in range(twin.players)]
    for tally, hand in zip(tallies, twin.position().hands, strict=True):
        tally.draws["dealt"] = sum(hand.values())
        tally.draws["dealt_wilds"] = sum(hand.get(name, 0) for name in wilds)
    playing = twin.rules.instant_tickets  # in other editions all choose tickets first
    for action in game.actions:
        seat = twin.seat
        shares = _deck_shares(twin, wilds) if isinstance(action, DrawCard) else ()
        events = twin.play(action)
        for event in events:
            _note(tallies[seat], event, twin, wilds)
            if isinstance(event, CardsDrawn) and shares:
                tallies[seat].due += _due(event.count, shares)
        ends = any(isinstance(event, TurnBegan | GameEnded) for event in events)
        tallies[seat].turns += playing and ends
        playing = playing or ends
    return tallies


def _note(tally: _Tally, event: Event, game: Game, wilds: tuple[str, ...]) -> None:
    match event:
        case CardsDrawn(cards=cards) if cards is not None:
            tally.draws["deck"] += len(cards)
            tally.draws["deck_wilds"] += sum(card in wilds for card in cards)
        case CardTaken(card=card):
            tally.draws["market"] += 1
            tally.draws["market_wilds"] += card in wilds
        case RouteClaimed(route=route):
            tally.claimed[game.map.route(route).length] += 1


def _deck_shares(game: Game, wilds: tuple[str, ...]) -> tuple[tuple[int, float], ...]:
    """Return size and share of wild cards of the deck, and of the discards that would follow it."""
    position = game.position()
    discards = sum(position.discards.values())
    wild_discards = sum(position.discards.get(name, 0) for name in wilds)
    deck_wilds = sum(card in wilds for card in position.deck)
    return (
        (len(position.deck), deck_wilds / max(len(position.deck), 1)),
        (discards, wild_discards / max(discards, 1)),
    )


def _due(count: int, shares: tuple[tuple[int, float], ...]) -> float:
    """Return how many of ``count`` cards are wild on average."""
    due = 0.0
    for size, share in shares:
        taken = min(count, size)
        due += taken * share
        count -= taken
    return due
